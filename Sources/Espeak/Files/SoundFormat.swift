// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import Glibc

/// A format of sound files.
public enum SoundFormat: String, CaseIterable, Sendable {
  /// Uncompressed samples.
  case wav
  /// The Free Lossless Audio Codec: half the size, without loss.
  case flac
  /// Opus in Ogg: the smallest for speech.
  case opus
  /// MP3, which every player supports.
  case mp3

  /// The format that a file name's extension stands for; nil when it stands for none.
  public init?(path: String) {
    switch path.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased() {
    case "wav", "wave": self = .wav
    case "flac": self = .flac
    case "opus", "ogg", "oga": self = .opus
    case "mp3": self = .mp3
    default: return nil
    }
  }

  /// The extension of a file name when it stands for no supported sound format; nil otherwise.
  public static func unknownEnding(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    let isEnding =
      (1...4).contains(ending.count) && ending.allSatisfy { $0.isLetter || $0.isNumber }
    return isEnding && SoundFormat(path: path) == nil ? ending : nil
  }

  /// The encoder program and its Debian package; nil when none is needed.
  var encoder: (program: String, package: String)? {
    switch self {
    case .wav: nil
    case .flac: ("flac", "flac")
    case .opus: ("opusenc", "opus-tools")
    case .mp3: ("lame", "lame")
    }
  }

  /// The arguments that make the encoder read raw samples and write to its standard output.
  ///
  /// - Parameters:
  ///   - rate: the samples per second.
  ///   - channels: the channels of the sound.
  ///   - isFile: whether standard output is a file, so that the encoder can seek in it.
  /// - Returns: the arguments; empty for formats without an encoder.
  func encoderArguments(rate: Int, _ channels: AudioFormat.Channels, isFile: Bool) -> [String] {
    switch self {
    case .wav: return []
    case .flac:
      // flac writes the length into the header only of a file that it has opened by name.
      let output = isFile ? ["--force", "--output-name=/proc/self/fd/1"] : ["--stdout"]
      return ["--silent"] + output + [
        "--force-raw-format", "--endian=little", "--sign=signed", "--channels=\(channels.rawValue)",
        "--bps=16",
        // Its subset for streams has few rates.
        "--sample-rate=\(rate)", "--lax", "-",
      ]
    case .opus:
      return [
        "--quiet", channels == .mono ? "--speech" : "--music", "--raw", "--raw-bits", "16",
        "--raw-rate", "\(rate)", "--raw-chan", "\(channels.rawValue)",
        "--bitrate", channels == .mono ? "24" : "64", "-", "-",
      ]
    case .mp3:
      return [
        "--quiet", "-r", "-s", "\(Double(rate) / 1000)", "--bitwidth", "16", "--signed",
        "--little-endian", "-m", channels == .mono ? "m" : "j", "-V", "5", "-", "-",
      ]
    }
  }
}
