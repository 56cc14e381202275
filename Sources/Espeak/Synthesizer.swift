/// Speaks segments, one after the other, through a process that may die of them.
///
/// ```swift
/// var synthesizer = Synthesizer(
///   worker: ["/proc/self/exe", SpeechWorker.argument], settings: try SpeechSettings())
/// var samples: [UInt8] = []
/// let outcome = try synthesizer.speak(Segment("Hello", voices: ["en-us"]), into: &samples)
/// ```
///
/// When the process dies it is replaced and the segment tried again, then in plainer pieces; what can't be
/// said even so is left out and reported. No other segment is touched.
///
/// The program must ignore `SIGPIPE`, which it would get when the worker dies.
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
  /// The sound of one request, reused.
  private var samples: [UInt8] = []

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
    try speak(segment) { (piece: [UInt8]) throws(SpeechError) in samples += piece }
  }

  /// Gives the sound of a segment on, piece by piece as it is made, and then the pause after it.
  ///
  /// A piece is whole: when the worker dies of a text, nothing of that attempt is given on.
  ///
  /// - Throws: a ``SpeechError`` when there is no such voice or no synthesizer, and what `receive` throws.
  public mutating func speak(
    _ segment: Segment, receive: ([UInt8]) throws(SpeechError) -> Void
  ) throws(SpeechError) -> Outcome {
    var outcome = Outcome.spoken
    for piece in Self.split(Self.withoutControls(segment.text)) {
      switch try speak(piece: piece, segment.voices, receive) {
      case .spoken: break
      case .simplified: if outcome == .spoken { outcome = .simplified }
      case .failed: outcome = .failed
      }
    }
    let silence = max(segment.pauseSamples, 0) * AudioFormat.bytesPerSample
    if silence > 0 { try receive([UInt8](repeating: 0, count: silence)) }
    return outcome
  }

  private mutating func speak(
    piece: String, _ voices: [String], _ receive: ([UInt8]) throws(SpeechError) -> Void
  ) throws(SpeechError) -> Outcome {
    for _ in 0..<2 {
      if let outcome = try request(piece, voices, receive) { return outcome }
    }
    var outcome = Outcome.simplified
    for plain in TextGuard.pieces(of: piece) {
      if try request(plain, voices, receive) != .spoken { outcome = .failed }
    }
    return outcome
  }

  /// Asks the worker for one text.
  ///
  /// - Returns: nil when it died or stalled; then nothing was given on.
  private mutating func request(
    _ text: String, _ voices: [String], _ receive: ([UInt8]) throws(SpeechError) -> Void
  ) throws(SpeechError) -> Outcome? {
    if channel == nil { try start() }
    let request = WorkerMessage.Request(
      parameters: settings.parameters, voices: voices, text: text)
    samples.removeAll(keepingCapacity: true)
    let reply = Self.exchange(request, channel, into: &samples)
    switch reply {
    case .done, .tooLong:
      try receive(samples)
      // What is too long was cut off, and would be again.
      return reply == .done ? .spoken : .failed
    case .noVoice:
      throw SpeechError(.noVoice, "eSpeak NG has no voice \(voices.joined(separator: " or "))")
    case .noSynthesizer:
      throw SpeechError(.noSynthesizer, "eSpeak NG can't start: are its data files there?")
    case .audio, nil:
      worker = nil
      channel = nil
      return nil
    }
  }

  /// Sends a request and takes in its sound; the last reply, or nil when the worker is gone or stalls.
  private static func exchange(
    _ request: WorkerMessage.Request, _ channel: (input: Int32, output: Int32)?,
    into samples: inout [UInt8]
  ) -> WorkerMessage.Reply? {
    guard let (input, output) = channel else { return nil }
    guard Descriptor.write(request.bytes, to: input) == 0 else { return nil }
    while true {
      var header: [UInt8] = []
      guard Descriptor.read(5, from: output, into: &header, patience: patience) else {
        return nil
      }
      let reply = WorkerMessage.Reply(rawValue: header[0])
      guard reply == .audio else { return reply }
      let count = WorkerMessage.number(header[1...])
      guard Descriptor.read(count, from: output, into: &samples, patience: patience) else {
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
