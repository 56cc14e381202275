internal import Glibc

/// A format of sound files.
public enum SoundFormat: String, CaseIterable, Sendable {
  /// Samples as they are.
  case wav
  /// The Free Lossless Audio Codec: half of the length, and nothing lost.
  case flac
  /// Opus in Ogg: the shortest for speech.
  case opus
  /// MP3, which every player knows.
  case mp3

  /// The format that the ending of a file's name stands for; nil when it is no format of sound that is known here.
  public init?(path: String) {
    switch path.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased() {
    case "wav", "wave": self = .wav
    case "flac": self = .flac
    case "opus", "ogg", "oga": self = .opus
    case "mp3": self = .mp3
    default: return nil
    }
  }

  /// The ending of a file's name when it stands for a format of sound that is not made here; nil otherwise.
  public static func unknownEnding(of path: String) -> String? {
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    return ["m4a", "aac", "wma", "aif", "aiff", "au", "webm", "mka"].contains(ending) ? ending : nil
  }

  /// The program that makes it of samples, and the Debian package that has it; nil when none is needed.
  var encoder: (program: String, package: String)? {
    switch self {
    case .wav: nil
    case .flac: ("flac", "flac")
    case .opus: ("opusenc", "opus-tools")
    case .mp3: ("lame", "lame")
    }
  }

  /// The arguments with which that program takes our samples and writes to its standard output.
  ///
  /// - Parameter isFile: whether that is a file, so that it can go back in it.
  /// - Returns: the arguments; none for what no program makes.
  func encoderArguments(isFile: Bool) -> [String] {
    let rate = AudioFormat.sampleRate
    switch self {
    case .wav: return []
    case .flac:
      // It writes the length into the beginning only of what it has opened by a name.
      let output = isFile ? ["--force", "--output-name=/proc/self/fd/1"] : ["--stdout"]
      return ["--silent"] + output + [
        "--force-raw-format", "--endian=little", "--sign=signed", "--channels=1", "--bps=16",
        "--sample-rate=\(rate)", "-",
      ]
    case .opus:
      return [
        "--quiet", "--speech", "--raw", "--raw-bits", "16", "--raw-rate", "\(rate)", "--raw-chan",
        "1", "--bitrate", "24", "-", "-",
      ]
    case .mp3:
      return [
        "--quiet", "-r", "-s", "\(Double(rate) / 1000)", "--bitwidth", "16", "--signed",
        "--little-endian", "-m", "m", "-V", "5", "-", "-",
      ]
    }
  }
}
