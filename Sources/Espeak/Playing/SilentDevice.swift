// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import Glibc

/// Plays nothing, but takes as long as playing would.
final class SilentDevice: SoundDevice {
  private let channels: AudioFormat.Channels

  init(_ channels: AudioFormat.Channels) { self.channels = channels }

  /// When the samples written so far would have been played, on the monotonic clock, in samples.
  private var heardBy = 0

  private static func now() -> Int {
    MonotonicClock.milliseconds() * AudioFormat.sampleRate / 1000
  }

  func write(_ samples: ArraySlice<UInt8>) {
    heardBy = max(heardBy, Self.now()) + samples.count / channels.bytesPerFrame
    let ahead = AudioFormat.sampleRate * DeviceBuffer.milliseconds / 1000
    sleep(samplesWaiting() - ahead)
  }

  func samplesWaiting() -> Int { max(heardBy - Self.now(), 0) }

  func discard() { heardBy = 0 }

  func drain() { sleep(samplesWaiting()) }

  private func sleep(_ samples: Int) {
    if samples > 0 { usleep(UInt32(clamping: samples * 1_000_000 / AudioFormat.sampleRate)) }
  }
}
