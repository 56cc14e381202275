/// Speaks segments, one after the other, through a process that may die of them.
///
/// ```swift
/// var synthesizer = Synthesizer(worker: ["/proc/self/exe", SpeechWorker.argument])
/// var samples: [UInt8] = []
/// try synthesizer.speak(Segment("Hello", voices: ["en-us"]), into: &samples)
/// ```
///
/// When the process dies it is replaced and the segment tried again, then in plainer pieces; what can't be
/// said even so is left out and reported. No other segment is touched.
public struct Synthesizer: ~Copyable {
  /// What became of a segment.
  public enum Outcome: Hashable, Sendable {
    /// It is spoken.
    case spoken
    /// It is spoken, but eSpeak NG failed on the text as it stood, and it had to be simplified.
    case simplified
    /// Some of it, or all, could not be spoken.
    case failed
  }

  /// How long the worker may say nothing, in milliseconds.
  private static let patience: Int32 = 20_000
  /// The longest text of one request, in bytes.
  private static let textLimit = 4_000

  private let command: [String]
  private let settings: SpeechSettings
  private var worker: ChildProcess?
  /// The worker's standard input and output.
  private var channel: (input: Int32, output: Int32)?

  /// Makes a synthesizer; its worker starts with the first segment.
  ///
  /// - Parameters:
  ///   - worker: the command that calls ``SpeechWorker/run()``.
  ///   - settings: how speech sounds.
  public init(worker: [String], settings: SpeechSettings) {
    command = worker
    self.settings = settings
  }

  /// Appends the sound of a segment, with the pause after it.
  ///
  /// - Throws: a ``SpeechError`` when there is no such voice or no synthesizer. A text that kills the worker
  ///   throws nothing.
  public mutating func speak(
    _ segment: Segment, into samples: inout [UInt8]
  ) throws(SpeechError) -> Outcome {
    var outcome = Outcome.spoken
    for piece in Self.split(Self.withoutControls(segment.text)) {
      switch try speak(piece: piece, segment.voices, into: &samples) {
      case .spoken: break
      case .simplified: if outcome == .spoken { outcome = .simplified }
      case .failed: outcome = .failed
      }
    }
    let silence = segment.pauseSamples * AudioFormat.bytesPerSample
    samples.append(contentsOf: repeatElement(0, count: max(silence, 0)))
    return outcome
  }

  private mutating func speak(
    piece: String, _ voices: [String], into samples: inout [UInt8]
  ) throws(SpeechError) -> Outcome {
    for _ in 0..<2 {
      if try request(piece, voices, into: &samples) { return .spoken }
    }
    var outcome = Outcome.simplified
    for plain in TextGuard.pieces(of: piece) {
      if try !request(plain, voices, into: &samples) { outcome = .failed }
    }
    return outcome
  }

  /// Asks the worker for one text.
  ///
  /// False when it died or stalled; then nothing is appended.
  private mutating func request(
    _ text: String, _ voices: [String], into samples: inout [UInt8]
  ) throws(SpeechError) -> Bool {
    if channel == nil { try start() }
    let request = WorkerMessage.Request(
      rate: settings.rate, pitch: settings.pitch, volume: settings.volume, voices: voices,
      text: text)
    let before = samples.count
    let reply = exchange(request, into: &samples)
    switch reply {
    case .done: return true
    case .noVoice:
      throw SpeechError(.noVoice, "eSpeak NG has no voice \(voices.joined(separator: " or "))")
    case .noSynthesizer:
      throw SpeechError(.noSynthesizer, "eSpeak NG can't start: are its data files there?")
    case .tooLong:
      return false
    case .audio, nil:
      worker = nil
      channel = nil
      samples.removeLast(samples.count - before)
      return false
    }
  }

  /// Sends a request and takes in its sound; the last reply, or nil when the worker is gone or stalls.
  private func exchange(
    _ request: WorkerMessage.Request, into samples: inout [UInt8]
  ) -> WorkerMessage.Reply? {
    guard let (input, output) = channel else { return nil }
    guard Descriptor.write(request.bytes, to: input) == 0 else { return nil }
    while true {
      var header: [UInt8] = []
      guard Descriptor.read(5, from: output, into: &header, patience: Self.patience) else {
        return nil
      }
      let reply = WorkerMessage.Reply(rawValue: header[0])
      guard reply == .audio else { return reply }
      let count = WorkerMessage.number(header[1...])
      guard Descriptor.read(count, from: output, into: &samples, patience: Self.patience) else {
        return nil
      }
    }
  }

  private mutating func start() throws(SpeechError) {
    // eSpeak NG's sound library would look for a PulseAudio server, which costs time and is not needed.
    let process = try ChildProcess(
      command, environment: ["PULSE_SERVER": "unix:/nonexistent"], capturesOutput: true,
      capturesErrors: false)
    channel = (process.input, process.output)
    worker = consume process
  }

  /// Text without control characters, which eSpeak NG obeys as commands.
  private static func withoutControls(_ text: String) -> String {
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      clean.append(isControl ? " " : scalar)
    }
    return String(clean)
  }

  /// Text in pieces of a bounded length, at spaces where there are any.
  static func split(_ text: String) -> [String] {
    var pieces: [String] = []
    var rest = Substring(text)
    while rest.utf8.count > textLimit {
      var end = rest.utf8.index(rest.startIndex, offsetBy: textLimit)
      while rest.utf8[end] & 0xC0 == 0x80 { end = rest.utf8.index(before: end) }
      let head = rest[..<end]
      let cut = head.lastIndex(where: \.isWhitespace) ?? end
      let next = cut > rest.startIndex ? cut : end
      pieces.append(String(rest[..<next]))
      rest = rest[next...].drop(while: \.isWhitespace)
    }
    if rest.contains(where: { !$0.isWhitespace }) { pieces.append(String(rest)) }
    return pieces
  }
}
