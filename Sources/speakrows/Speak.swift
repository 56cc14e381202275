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
        speakrows speak -o talk.wav --captions talk.vtt --chapters chapters.vtt table.json
      """)

  @OptionGroup var input: InputOptions

  @Option(
    name: .shortAndLong, help: "Write a WAV file, which is whole or absent, and play nothing.")
  var output: String?

  @Option(help: "With -o FOLDER: write a WAV file for each row or section: 00001.wav, 00002.wav …")
  var split: SoundSplit?

  @Flag(
    help: "With --split: leave files that are there as they are, and make those that are missing.")
  var resume = false

  @Option(
    help: ArgumentHelp(
      "Write captions beside the sound, WebVTT or SubRip: a cue a row.",
      valueName: "file.vtt|file.srt"))
  var captions: String?

  @Option(
    help: ArgumentHelp("Write the sections as chapters, in WebVTT.", valueName: "file.vtt"))
  var chapters: String?

  @Option(
    help: ArgumentHelp(
      "Write when each phrase begins and ends, to the sample, as JSON.", valueName: "file.json"))
  var timing: String?

  @OptionGroup var voice: VoiceOptions

  @Option(name: .customLong("repeat"), help: "How often each row is said, 1 to 100.")
  var repetitions = 1

  @Flag(help: "Say all letter by letter.")
  var spell = false

  func validate() throws {
    try checkFiles()
    if let captions, TimedFiles.format(of: captions) == nil {
      throw ValidationError("--captions writes files that end in .vtt or .srt")
    }
    if split != nil, output == nil || output == "-" {
      throw ValidationError("--split needs a folder: -o FOLDER")
    }
    if split != nil, captions != nil || chapters != nil || timing != nil {
      throw ValidationError(
        "--captions, --chapters and --timing are for one sound, without --split")
    }
    if resume, split == nil { throw ValidationError("--resume goes with --split") }
    guard (1...100).contains(repetitions) else {
      throw ValidationError("--repeat is from 1 to 100, not \(repetitions)")
    }
  }

  /// Refuses outputs that would take each other's place, or that of what is read.
  private func checkFiles() throws {
    let endings = ["mp3", "flac", "ogg", "opus", "m4a", "aac"]
    if let output, let ending = output.split(separator: ".").last,
      endings.contains(ending.lowercased())
    {
      throw ValidationError("-o writes WAV, and no other sound yet: end its name in .wav")
    }
    let outputs = [output, captions, chapters, timing].compactMap { $0 }
    for (place, path) in outputs.enumerated() {
      if outputs[..<place].contains(where: { FileIdentity.isSame($0, path) }) {
        throw ValidationError("two outputs can't both be \(path)")
      }
      if input.paths.contains(where: { FileIdentity.isSame($0, path) }) {
        throw ValidationError("\(path) is read, and can't be written to")
      }
    }
  }

  func run() throws {
    do {
      var synthesizer = Synthesizer(
        worker: ["/proc/self/exe", SpeechWorker.argument], settings: try voice.settings())
      var sink = try sink()
      var files = try TimedFiles(captions: captions, chapters: chapters, timing: timing)
      try speak(&synthesizer, &sink, &files)
    } catch let error as SpeechError {
      throw Failure(error)
    }
  }

  private func sink() throws -> SoundSink {
    guard split != nil, let output else { return try SoundSink(output) }
    return SoundSink(folder: try SoundFolder(output, resumes: resume))
  }

  private func speak(
    _ synthesizer: inout Synthesizer, _ sink: inout SoundSink, _ files: inout TimedFiles
  ) throws {
    var run = TableRun(input)
    var label = ByteBuffer()
    var failures = 0
    // What a file is for, and whether it is made.
    var part: SoundSplit.Part?
    var isWanted = true
    do {
      try run.forEach { announcement in
        StandardError.write(announcement)
      } step: { labels, name in
        label.removeAll()
        guard let item = try labels.next(into: &label) else {
          files.endInput()
          part = nil
          return false
        }
        if input.rowsOnly, !item.isRow { return true }
        if let split {
          let next = split.part(of: item)
          if next != part { isWanted = try sink.beginFile() }
          part = next
          if !isWanted { return true }
        }
        let phrases = voice.withPauses(
          labels.spokenPhrases(of: item, label: label, spelled: spell))
        let fileName = name.split(separator: "/").last.map(String.init) ?? name
        for repetition in 0..<repetitions {
          var timed = TimedRow(item, label: label.text(), at: sink.sampleCount)
          for phrase in phrases {
            let start = sink.sampleCount
            let problem = try say(phrase, labels.locale, &synthesizer, &sink)
            timed.add(phrase, from: start, to: sink.sampleCount)
            guard let problem, repetition == 0 else { continue }
            failures += 1
            StandardError.write("\(name): \(Self.place(of: item, phrase)): \(problem)")
          }
          try files.append(timed, title: labels.title ?? fileName)
        }
        return true
      } replace: { _, _ in
      }
    } catch {
      // What was good before the fault is heard to its end; a file stays absent.
      try? sink.finishPlaying()
      throw error
    }
    try sink.finish()
    try files.finish()
    try run.checkBadRows()
    if failures > 0 {
      let texts = failures == 1 ? "one text" : "\(failures) texts"
      throw Failure(
        .synthesizer, "speakrows: eSpeak NG failed on \(texts); everything else was spoken")
    }
  }

  /// Says one phrase; the problem in words when it could not be said as it is.
  ///
  /// A voice that is missing for the whole table, or that was asked for, ends everything; one that only the
  /// data asks for does not.
  private func say(
    _ phrase: SpokenPhrase, _ tableLocale: LocaleIdentifier,
    _ synthesizer: inout Synthesizer, _ sink: inout SoundSink
  ) throws -> String? {
    let segment = Segment(
      phrase.text, voices: voice.names(for: phrase.locale), pauseMilliseconds: phrase.pause)
    do throws(SpeechError) {
      let outcome = try synthesizer.speak(segment) { (samples: [UInt8]) throws(SpeechError) in
        try sink.append(samples)
      }
      switch outcome {
      case .spoken: return nil
      case .simplified:
        return "eSpeak NG failed on this text; it was said in a simplified form"
      case .failed: return "eSpeak NG failed on this text; it, or a part of it, was not said"
      }
    } catch {
      guard error.code == .noVoice, voice.voice == nil, phrase.locale != tableLocale else {
        throw error
      }
      return "\(error), so this was not said"
    }
  }

  /// Names the row and the column of a text.
  private static func place(of item: TableItem, _ phrase: SpokenPhrase) -> String {
    switch item {
    case .row(let indexPath):
      let section = indexPath.section > 0 ? "section \(indexPath.section + 1), " : ""
      return "\(section)row \(indexPath.row + 1), column \(phrase.field ?? "")"
    case .header(let section): return "section \(section + 1), header"
    case .footer(let section): return "section \(section + 1), footer"
    }
  }
}

extension TimedRow {
  /// Adds a phrase with what was made for it, of which the end is the silence behind it.
  fileprivate mutating func add(_ phrase: SpokenPhrase, from start: Int, to end: Int) {
    let silence = Segment("", voices: [], pauseMilliseconds: phrase.pause).pauseSamples
    let heard = max(end - silence, start)
    if phrase.isContinued {
      extend(to: heard)
    } else {
      add(phrase.field, phrase.label, phrase.locale, from: start, to: heard)
    }
  }
}
