internal import Glibc

/// Plays sound through a program of the sound system, which takes samples on its standard input.
///
/// A program of its own starts at once, can be stopped within milliseconds, and can't take us with it.
public struct Player: ~Copyable {
  private static let rate = String(AudioFormat.sampleRate)

  private var process: ChildProcess
  private let name: String

  /// Starts the player of the sound server that runs, or else of ALSA.
  ///
  /// - Throws: a ``SpeechError`` when none is installed.
  public init() throws(SpeechError) {
    guard let command = Self.commands().first(where: { Self.isInstalled($0[0]) }) else {
      throw SpeechError(
        .noDevice,
        "nothing to play sound with: install alsa-utils (aplay) or pulseaudio-utils (pacat)"
      )
    }
    process = try Self.start(command)
    name = command[0]
  }

  private static func start(_ command: [String]) throws(SpeechError) -> ChildProcess {
    do throws(SpeechError) {
      return try ChildProcess(command, capturesOutput: false, capturesErrors: true)
    } catch {
      throw SpeechError(.noDevice, error.description)
    }
  }

  /// Plays samples; returns as soon as the player has taken them.
  public mutating func play(_ samples: [UInt8]) throws(SpeechError) {
    if Descriptor.write(samples, to: process.input) != 0 { throw failure() }
  }

  /// Waits until all is heard.
  public mutating func finish() throws(SpeechError) {
    process.closeInput()
    if process.wait() != 0 { throw failure() }
  }

  private mutating func failure() -> SpeechError {
    process.closeInput()
    var words: [UInt8] = []
    while words.count < 2_000,
      Descriptor.read(1, from: process.errors, into: &words, patience: 2_000)
    {}
    process.stop()
    let code = process.wait()
    let reason =
      String(decoding: words, as: UTF8.self)
      .split(separator: "\n").last.map(String.init) ?? "it ended with \(code)"
    return SpeechError(.noDevice, "no sound: \(name): \(reason)")
  }

  /// The players in the order in which they are tried.
  private static func commands() -> [[String]] {
    let pulse = [
      "pacat", "--playback", "--raw", "--format=s16le", "--channels=1", "--rate=\(rate)",
      "--client-name=speakrows", "--latency-msec=50",
    ]
    let alsa = ["aplay", "-q", "-t", "raw", "-f", "S16_LE", "-c", "1", "-r", rate]
    return hasPulseServer ? [pulse, alsa] : [alsa]
  }

  /// Whether a PulseAudio server, or PipeWire in its place, listens.
  private static var hasPulseServer: Bool {
    if unsafe getenv("PULSE_SERVER") != nil { return true }
    let folder =
      unsafe getenv("XDG_RUNTIME_DIR").map { unsafe String(cString: $0) } ?? "/run/user/\(getuid())"
    return unsafe access("\(folder)/pulse/native", F_OK) == 0
  }

  private static func isInstalled(_ program: String) -> Bool {
    let path = unsafe getenv("PATH").map { unsafe String(cString: $0) } ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { unsafe access("\($0)/\(program)", X_OK) == 0 }
  }
}
