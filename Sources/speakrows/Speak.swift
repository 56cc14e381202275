import A11y
import ArgumentParser
import Espeak

/// `speakrows speak`: the rows as sound.
struct Speak: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say the rows, or write them as a sound file.",
    discussion: """
      EXAMPLES
        speakrows speak stocks.json
        speakrows speak -o stocks.wav --rate 220 stocks.json
      """)

  /// The silence after a phrase and after a row, in milliseconds.
  private static let phrasePause = 150
  private static let rowPause = 400

  @OptionGroup var input: InputOptions

  @Option(
    name: .shortAndLong, help: "Write a WAV file, which is whole or absent, and play nothing.")
  var output: String?

  @Option(help: "A voice of `speakrows voices`; else the one for each row's language.")
  var voice: String?

  @Option(help: "Words a minute, 80 to 449.")
  var rate = 175

  @Option(help: "The pitch, 0 to 99.")
  var pitch = 50

  @Option(help: "The loudness in percent, 0 to 200.")
  var volume = 100

  func validate() throws {
    do {
      _ = try SpeechSettings(rate: rate, pitch: pitch, volume: volume)
    } catch {
      throw ValidationError(error.description)
    }
  }

  func run() throws {
    do {
      let settings = try SpeechSettings(rate: rate, pitch: pitch, volume: volume)
      let synthesizer = Synthesizer(
        worker: ["/proc/self/exe", SpeechWorker.argument], settings: settings)
      let sink = try SoundSink(output)
      try speak(synthesizer, sink)
    } catch let error as SpeechError {
      throw Failure(error)
    }
  }

  private func speak(
    _ synthesizer: consuming Synthesizer, _ sink: consuming SoundSink
  ) throws {
    var run = TableRun(input)
    var label = ByteBuffer()
    var samples: [UInt8] = []
    var failures = 0
    try run.forEach { labels, name in
      label.removeAll()
      guard let item = try labels.next(into: &label) else { return false }
      if input.rowsOnly, !item.isRow { return true }
      label.padWithZeros()
      samples.removeAll(keepingCapacity: true)
      let phrases = labels.spokenPhrases(of: item, label: label)
      for (place, phrase) in phrases.enumerated() {
        let isLast = place == phrases.count - 1
        let segment = Segment(
          phrase.text, voices: voice.map { [$0] } ?? VoiceNames.candidates(for: phrase.locale.tag),
          pauseMilliseconds: isLast ? Self.rowPause : Self.phrasePause)
        let outcome = try synthesizer.speak(segment, into: &samples)
        guard outcome != .spoken else { continue }
        failures += 1
        Self.report(outcome, item, phrase, name)
      }
      try sink.append(samples)
      return true
    } replace: { _, _ in
    }
    try sink.finish()
    try run.checkBadRows()
    if failures > 0 {
      throw Failure(
        .synthesizer,
        "speakrows: eSpeak NG failed on \(failures) of the texts; all others were spoken")
    }
  }

  /// Names the row and the column of a text on which eSpeak NG failed.
  private static func report(
    _ outcome: Synthesizer.Outcome, _ item: TableItem, _ phrase: SpokenPhrase, _ name: String
  ) {
    let place: String
    switch item {
    case .row(let indexPath):
      let section = indexPath.section > 0 ? "section \(indexPath.section + 1), " : ""
      place = "\(section)row \(indexPath.row + 1), column \(phrase.field ?? "")"
    case .header(let section): place = "section \(section + 1), header"
    case .footer(let section): place = "section \(section + 1), footer"
    }
    let result =
      outcome == .simplified
      ? "it was said in a simplified form" : "it, or a part of it, was not said"
    StandardError.write("\(name): \(place): eSpeak NG failed on this text; \(result)")
  }
}
