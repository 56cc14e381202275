// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import Glibc

/// The sound system to play on.
public enum PlayerOutput: String, CaseIterable, Sendable {
  /// The running sound server, or else ALSA.
  case auto
  /// PipeWire, through its PulseAudio or ALSA interface.
  case pipewire
  /// The PulseAudio server.
  case pulse
  /// ALSA's default device.
  case alsa
  /// No sound, but the same timing.
  case none

  /// Opens the device.
  ///
  /// - Parameter channels: the channels of what it will play.
  /// - Returns: the device.
  /// - Throws: a ``SpeechError`` when there is none.
  func open(_ channels: AudioFormat.Channels) throws(SpeechError) -> any SoundDevice {
    switch self {
    case .auto: return try Self.openAny(channels)
    case .pulse: return try PulseDevice(channels)
    case .alsa: return try ALSADevice("default", channels)
    case .none: return SilentDevice(channels)
    case .pipewire:
      guard Self.hasPipeWire else {
        throw SpeechError(.noDevice, "no sound: PipeWire is not running")
      }
      return Self.hasPulseServer ? try PulseDevice(channels) : try ALSADevice("pipewire", channels)
    }
  }

  /// Opens the sound server's device, or ALSA's when no server runs or answers.
  private static func openAny(
    _ channels: AudioFormat.Channels
  ) throws(SpeechError) -> any SoundDevice {
    var serverFault: SpeechError?
    if hasPulseServer {
      do throws(SpeechError) {
        return try PulseDevice(channels)
      } catch {
        serverFault = error
      }
    }
    do throws(SpeechError) {
      return try ALSADevice("default", channels)
    } catch {
      if let serverFault { throw serverFault }
      throw SpeechError(
        .noDevice, "\(error): neither PulseAudio nor PipeWire runs, and ALSA has no sound card")
    }
  }

  /// Whether a PulseAudio server, or PipeWire in its place, is listening.
  private static var hasPulseServer: Bool {
    unsafe getenv("PULSE_SERVER") != nil || isThere("pulse/native")
  }

  private static var hasPipeWire: Bool { isThere("pipewire-0") }

  /// Whether something exists in the user's runtime folder.
  private static func isThere(_ name: String) -> Bool {
    unsafe access(RuntimeFolder.path(name), F_OK) == 0
  }
}
