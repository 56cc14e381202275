// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import Glibc

/// Speaks segments one after the other in a child process, so that text which crashes eSpeak NG
/// does not end the program.
///
/// ```swift
/// var synthesizer = Synthesizer(
///   worker: ["/proc/self/exe", SpeechWorker.argument], settings: try SpeechSettings())
/// var samples: [UInt8] = []
/// let outcome = try synthesizer.speak(Segment("Hello", voices: ["en-us"]), into: &samples)
/// ```
///
/// When the process dies, it is replaced and the segment is tried again, then in smaller, plainer
/// chunks; what still fails is skipped and reported. Other segments are not affected.
///
/// The program must ignore `SIGPIPE`, which is raised when the worker dies.
public struct Synthesizer: ~Copyable {
  /// The result of speaking a segment.
  public enum Outcome: Hashable, Sendable {
    /// It was spoken.
    case spoken
    /// eSpeak NG failed on the text, so a simplified form was spoken.
    case simplified
    /// Some or all of it could not be spoken.
    case failed
  }

  /// How long the worker may be silent, in milliseconds.
  private static let patience: Int32 = 20_000

  private let command: [String]
  /// How speech sounds, starting with the next segment.
  public var settings: SpeechSettings
  private var worker: ChildProcess?
  /// The worker's standard input and output.
  private var channel: (input: Int32, output: Int32)?
  /// Whether sound is passed on while it is synthesized.
  private let streams: Bool
  /// The sound of one request, reused.
  private var samples: [UInt8] = []
  /// The worker's requests since its fresh start, to bring a replacement to the same state.
  private var history: [[UInt8]] = []
  /// Whether the history is complete.
  private var isHistoryWhole = true
  /// The most requests that are kept; for reproducible samples, start afresh before that.
  private static let historyLimit = 2_000
  /// Whether the samples since the last fresh start may differ from those of a run in which no worker was ended.
  ///
  /// They do once workers are ended faster than one can repeat what was spoken. The words are all there.
  public private(set) var isVaried = false
  /// Whether the last worker was ended by a signal that no text causes.
  private var wasKilled = false
  /// How often a text is tried again because of that.
  private static let mostInterruptions = 100
  /// Whether the next text is to be spoken as if nothing had been spoken before.
  private var startsAfresh = false
  /// The request that the worker was sent ahead of its turn.
  private var ahead: [UInt8]?

  /// Creates a synthesizer; its worker starts with the first segment, or with ``prepare()``.
  ///
  /// - Parameters:
  ///   - worker: the command that calls ``SpeechWorker/run()``.
  ///   - settings: how speech sounds.
  ///   - streams: whether sound is passed on while it is synthesized, rather than when a text is
  ///     done. If the worker dies after some of a text was passed on, the next attempt continues
  ///     after that.
  public init(worker: [String], settings: SpeechSettings, streams: Bool = false) {
    command = worker
    self.streams = streams
    self.settings = settings
  }

  /// Starts the worker in advance.
  ///
  /// - Throws: a ``SpeechError`` when it can't be started.
  public mutating func prepare() throws(SpeechError) {
    if channel == nil { try start() }
  }

  /// Appends the sound of a segment, with the pause after it.
  ///
  /// - Throws: a ``SpeechError`` when there is no voice or no synthesizer. A text that crashes the
  ///   worker is not an error.
  public mutating func speak(
    _ segment: Segment, into samples: inout [UInt8]
  ) throws(SpeechError) -> Outcome {
    try speak(segment) { (chunk: [UInt8]) throws(SpeechError) in samples += chunk }
  }

  /// Passes on the sound of a segment in chunks as it is synthesized, and then the pause after it.
  ///
  /// Without streaming, chunks are complete: if the worker dies, nothing of that attempt is passed
  /// on.
  ///
  /// - Parameters:
  ///   - segment: what to speak.
  ///   - next: what will be spoken next, if that is known: the worker begins with it while this one's sound is passed on.
  ///   - receive: receives the sound.
  /// - Returns: whether it was spoken.
  /// - Throws: a ``SpeechError`` when there is no voice or no synthesizer, and whatever `receive`
  ///   throws.
  public mutating func speak(
    _ segment: Segment, before next: Segment? = nil,
    receive: ([UInt8]) throws(SpeechError) -> Void
  ) throws(SpeechError) -> Outcome {
    var outcome = Outcome.spoken
    let chunks = RequestText.parts(of: segment)
    let after = next.flatMap { next in
      RequestText.parts(of: next).first.map { request($0, next.voices).bytes }
    }
    for (index, chunk) in chunks.enumerated() {
      let following =
        index + 1 < chunks.count ? request(chunks[index + 1], segment.voices).bytes : after
      switch try speak(chunk: chunk, segment.voices, before: following, receive) {
      case .spoken: break
      case .simplified: if outcome == .spoken { outcome = .simplified }
      case .failed: outcome = .failed
      }
    }
    let silence = max(segment.pauseSamples, 0) * AudioFormat.bytesPerSample
    if silence > 0 { try receive([UInt8](repeating: 0, count: silence)) }
    return outcome
  }

  /// Makes the samples of what follows independent of what was spoken before.
  ///
  /// eSpeak NG varies its output slightly over time, so the same text gives different samples each
  /// time. A fresh start takes about a millisecond.
  public mutating func startAfresh() {
    startsAfresh = !history.isEmpty || !isHistoryWhole || ahead != nil
  }

  private mutating func speak(
    chunk: String, _ voices: [String], before next: [UInt8]?,
    _ receive: ([UInt8]) throws(SpeechError) -> Void
  ) throws(SpeechError) -> Outcome {
    // The number of bytes passed on by attempts that failed later.
    var given = 0
    var attempts = 2
    var interruptions = 0
    while attempts > 0 {
      if let outcome = try speak(chunk, voices, before: next, &given, receive) { return outcome }
      // A worker that another program has ended says nothing about the text.
      if wasKilled, interruptions < Self.mostInterruptions {
        interruptions += 1
        // Repeating the history takes longer than the time between the interruptions.
        if interruptions > 10 {
          isVaried = isVaried || !history.isEmpty
          isHistoryWhole = false
        }
      } else {
        attempts -= 1
      }
    }
    // What was already passed on is not repeated in another form.
    if given > 0 { return .failed }
    var outcome = Outcome.simplified
    for plain in TextGuard.chunks(of: chunk) {
      var given = 0
      if try speak(plain, voices, before: nil, &given, receive) != .spoken { outcome = .failed }
    }
    return outcome
  }

  /// Sends the worker one text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - voices: the voices to try.
  ///   - next: the request that follows, if it is known.
  ///   - given: the number of bytes of its sound already passed on, which are skipped.
  ///   - receive: receives the sound.
  /// - Returns: the outcome, or nil when the worker died or stalled.
  /// - Throws: a ``SpeechError`` when nothing can be spoken, and whatever `receive` throws.
  private mutating func speak(
    _ text: String, _ voices: [String], before next: [UInt8]?, _ given: inout Int,
    _ receive: ([UInt8]) throws(SpeechError) -> Void
  ) throws(SpeechError) -> Outcome? {
    if startsAfresh, channel == nil { forget() }
    if channel == nil {
      try start()
      repeatHistory()
    }
    let request = request(text, voices).bytes
    samples.removeAll(keepingCapacity: true)
    var reply: WorkerMessage.Reply?
    if send(request, before: next), let channel {
      wasKilled = false
      repeat {
        reply = Self.readReply(channel.output, into: &samples)
        if streams, reply == .audio { try giveOrEnd(receive, &given) }
      } while reply == .audio
    }
    switch reply {
    case .done, .tooLong:
      keep(request)
      try give(receive, &given)
      // Sound that was too long was cut off, and would be again. Silence means that the data of the
      // language is missing, or that it has no sounds for the script.
      return reply == .done && !isSilent(text) ? .spoken : .failed
    default:
      try giveUp(reply, voices)
      return nil
    }
  }

  /// A request to speak a text.
  private func request(_ text: String, _ voices: [String]) -> WorkerMessage.Request {
    var request = WorkerMessage.Request(
      parameters: settings.parameters, voices: voices, text: text)
    if streams { request.purpose = .stream }
    return request
  }

  /// Sends the worker a request, unless it has it already, and the one that follows; false when the worker is gone.
  ///
  /// Both fit into a pipe, so neither waits for the worker.
  private mutating func send(_ request: [UInt8], before next: [UInt8]?) -> Bool {
    // A worker that died while it repeated the history has been sent nothing.
    guard let channel else { return false }
    var bytes: [UInt8] = []
    if startsAfresh || ahead != request {
      guard passOverAhead() else { return false }
      if startsAfresh {
        bytes = WorkerMessage.bytes(UInt32(WorkerMessage.freshStart))
        forget()
      }
      bytes += request
    }
    ahead = next
    bytes += next ?? []
    return bytes.isEmpty || Descriptor.write(bytes, to: channel.input) == 0
  }

  /// Passes over the sound of a request that was sent ahead and is not wanted; false when the worker is gone.
  private mutating func passOverAhead() -> Bool {
    guard let request = ahead.take() else { return true }
    guard let channel else { return false }
    let reply = passOverReply(channel.output)
    if reply == .done || reply == .tooLong { keep(request) }
    return reply != nil
  }

  /// Whether the last sound is silence although its text has something to say.
  private func isSilent(_ text: String) -> Bool {
    settings.volume > 0 && samples.allSatisfy { $0 == 0 }
      && text.contains { $0.isLetter || $0.isNumber }
  }

  /// Throws the worker's error if it reported one; otherwise ends the worker.
  private mutating func giveUp(
    _ reply: WorkerMessage.Reply?, _ voices: [String]
  ) throws(SpeechError) {
    switch reply {
    case .noVoice:
      throw SpeechError(.noVoice, "eSpeak NG has no voice \(voices.joined(separator: " or "))")
    case .noSynthesizer:
      throw SpeechError(.noSynthesizer, "eSpeak NG can't start: are its data files installed?")
    case _ where worker == nil: break
    default: endDeadWorker()
    }
  }

  /// Ends a worker that no longer answers, and finds out whether another program has ended it.
  private mutating func endDeadWorker() {
    // One that stalls has not ended.
    let code = worker?.code(within: 100) ?? 0
    wasKilled = [SIGKILL, SIGTERM, SIGINT, SIGHUP].contains { code == $0 || code == 128 + $0 }
    endWorker()
  }

  /// The segment's pronunciation in the International Phonetic Alphabet; nil when the worker dies.
  ///
  /// - Throws: a ``SpeechError`` when there is no voice or no synthesizer.
  public mutating func phonemes(of segment: Segment) throws(SpeechError) -> String? {
    var sounds: [String] = []
    _ = passOverAhead()
    for chunk in RequestText.parts(of: segment) {
      if channel == nil { try start() }
      var request = WorkerMessage.Request(
        parameters: settings.parameters, voices: segment.voices, text: chunk)
      request.purpose = .phonemes
      samples.removeAll(keepingCapacity: true)
      var reply: WorkerMessage.Reply?
      if let channel, Descriptor.write(request.bytes, to: channel.input) == 0 {
        repeat {
          reply = Self.readReply(channel.output, into: &samples)
        } while reply == .phonemes
      }
      guard reply == .done else {
        try giveUp(reply, segment.voices)
        return nil
      }
      sounds.append(String(decoding: samples, as: UTF8.self))
    }
    return sounds.joined(separator: " ")
  }

  /// Passes on sound while more is coming.
  ///
  /// On failure the worker ends, because the rest of its output would be taken for the next text's.
  private mutating func giveOrEnd(
    _ receive: ([UInt8]) throws(SpeechError) -> Void, _ given: inout Int
  ) throws(SpeechError) {
    do throws(SpeechError) {
      try give(receive, &given)
    } catch {
      endWorker()
      throw error
    }
  }

  /// Kills the worker as another program might; tests do.
  func killWorker() { worker?.kill() }

  private mutating func endWorker() {
    worker = nil
    channel = nil
    ahead = nil
  }

  // MARK: History

  private mutating func forget() {
    history.removeAll()
    isHistoryWhole = true
    isVaried = false
    startsAfresh = false
  }

  private mutating func keep(_ request: [UInt8]) {
    if history.count < Self.historyLimit {
      history.append(request)
    } else {
      isHistoryWhole = false
    }
  }

  /// Has a new worker repeat its predecessor's requests, discarding the sound, so that it continues
  /// with the same samples.
  private mutating func repeatHistory() {
    guard isHistoryWhole, let channel else { return }
    for request in history {
      guard Descriptor.write(request, to: channel.input) == 0 else { return endDeadWorker() }
      if passOverReply(channel.output) == nil { return endDeadWorker() }
    }
  }

  /// Passes on the sound of a text, except what has been passed on already.
  private func give(
    _ receive: ([UInt8]) throws(SpeechError) -> Void, _ given: inout Int
  ) throws(SpeechError) {
    guard samples.count > given else { return }
    try receive(given == 0 ? samples : Array(samples[given...]))
    given = samples.count
  }

  /// Passes over the sound of a request, and returns the reply behind it; nil when the worker is gone or stalls.
  private mutating func passOverReply(_ output: Int32) -> WorkerMessage.Reply? {
    var reply: WorkerMessage.Reply?
    repeat {
      samples.removeAll(keepingCapacity: true)
      reply = Self.readReply(output, into: &samples)
    } while reply == .audio
    samples.removeAll(keepingCapacity: true)
    return reply
  }

  /// Reads a reply and its sound; nil when the worker is gone or stalls.
  private static func readReply(
    _ output: Int32, into samples: inout [UInt8]
  ) -> WorkerMessage.Reply? {
    var header: [UInt8] = []
    guard Descriptor.read(5, from: output, into: &header, patience: patience) else { return nil }
    let reply = WorkerMessage.Reply(rawValue: header[0])
    guard reply == .audio || reply == .phonemes else { return reply }
    let count = WorkerMessage.number(header[1...])
    return Descriptor.read(count, from: output, into: &samples, patience: patience) ? reply : nil
  }

  private mutating func start() throws(SpeechError) {
    let process =
      if let early = SpeechWorker.takeEarly() {
        early
      } else {
        try ChildProcess(command, capturesErrors: false)
      }
    channel = (process.input, process.output)
    worker = consume process
  }
}
