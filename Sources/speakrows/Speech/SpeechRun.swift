// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Espeak
import Glibc

/// Speaks the rows of all inputs: plays them while printing their labels, or writes sound files.
struct SpeechRun: ~Copyable {
  /// How many items are spoken before eSpeak NG starts afresh: enough that it costs nothing, and
  /// few enough to spread the work evenly over several narrators.
  private static let itemsBetweenStarts = 32

  let request: SpeakRequest
  private var narrator: Narrator
  private var lanes: NarratorLanes?
  /// The service that speaks in place of the narrator.
  private var dispatcher: SpeechDispatcher?
  var sink: SoundSink
  private var files: TimedFiles
  private var live: LiveLabels?
  var progress: ProgressLine?
  /// The items of a part that one narrator is to say, as far as they are known.
  private var part: [SpokenItem] = []
  /// The number of items since the last fresh start.
  var sinceStart = 0
  /// The file being written: the part of the table it contains, its number, and whether it is
  /// needed.
  private var file: (of: SoundSplit.Part, number: Int, isWanted: Bool)?
  /// What the file being written is called.
  private var tags: FileTags
  /// The number of texts that could not be spoken unchanged.
  private(set) var failures = 0
  /// Whether it has been said that the sound may differ from that of another run.
  private var hasWarned = false

  init(_ request: SpeakRequest, _ sink: consuming SoundSink) throws {
    let isPlayed = sink.isPlayed
    var narrator = try Narrator(request.voice, isLive: isPlayed)
    // What arrives row by row, or is heard from a pipe, is written row by row.
    let isWritten =
      request.output.map { $0 != "-" } ?? false && !request.input.reading.isLive
      && request.engine == .espeak
    let lanes =
      isWritten || request.output != nil && request.input.jobs > 1
      ? try NarratorLanes(jobs: request.input.jobs, request.voice) : nil
    if lanes == nil, request.engine == .espeak { try narrator.prepare() }
    let dispatcher = request.engine == .spd ? try request.voice.connectDispatcher() : nil
    let files = try TimedFiles(
      captions: request.captions, chapters: request.chapters, timing: request.timing,
      rate: request.sampleRate, isTagged: request.output != nil && request.split == nil)
    self.request = request
    self.narrator = narrator
    self.lanes = lanes
    self.dispatcher = dispatcher
    self.sink = sink
    self.files = files
    tags = FileTags(split: request.split)
    live =
      isPlayed || request.engine == .spd ? LiveLabels(highlights: request.highlights) : nil
    progress = request.output == nil ? nil : ProgressLine(request.input.paths)
  }

  /// Speaks everything.
  mutating func run() throws {
    if let tones = request.tones { return try playTones(of: tones.column, tones.style) }
    try speakRows()
  }

  private mutating func speakRows() throws {
    var table = TableRun(request.input)
    if request.hasOverview {
      table.overviews = try TableOverviews(of: request.input.withFields())
    }
    var label = ByteBuffer()
    var header: (section: Int, label: String)?
    let (rowsOnly, spell, voice) = (request.input.rowsOnly, request.spells, request.voice)
    do {
      try table.forEach { announcement in
        StandardError.write(announcement)
      } step: { labels, name in
        label.removeAll()
        if !labels.overview.isEmpty {
          try say(labels.overview.map(\.text), of: labels, name)
          labels.overview = []
        }
        guard let item = try labels.next(into: &label) else {
          endInput()
          header = nil
          return false
        }
        if rowsOnly, !item.isRow {
          if case .header(let section) = item { header = (section, label.text()) }
          return true
        }
        var spoken = SpokenItem(
          item: item, label: label.text(), phrases: [], tableLocale: labels.locale,
          title: labels.title ?? Self.fileName(name), input: name)
        // A header that is not spoken is what its section is called.
        if let header, case .row(let path) = item, path.section == header.section {
          spoken.sectionTitle = header.label
        }
        // A file that is kept is known by what it says.
        spoken.phrases = voice.asOneSentence(
          labels.spokenPhrases(of: item, label: label, spelled: spell))
        guard try beginPart(of: &spoken) else { return true }
        try take(spoken)
        progress?.show(labels.bytesRead, sink.sampleCount)
        try live?.check()
        return true
      } replace: { _, _ in
      }
      try sayWaiting()
    } catch {
      stop(at: error)
      throw error
    }
    try dispatcher?.finish()
    try finish()
    try table.checkBadRows()
  }

  /// Plays what preceded a fault to its end; a file is not created.
  mutating func stop(at error: any Error) {
    progress?.clear()
    guard !(error is ClosedPipe) else { return }
    if !(error is SpeechError) { try? sayWaiting() }
    try? sink.finishPlaying()
    // Before a row that can't be read, the file of the last one is whole.
    if request.split == .row, !(error is SpeechError) { try? sink.finish(tags.taken()) }
  }

  /// Waits until all is played, or moves the files into place.
  mutating func finish() throws {
    progress?.clear()
    try sink.finish(tags.taken(files.chapters))
    try sink.endParts()
    try files.finish()
    try live?.check()
  }

  /// Speaks lines that are no rows, such as what is told of a whole table.
  mutating func say(
    _ told: [String], of labels: borrowing LabelReader, _ name: String
  ) throws {
    let text = told.joined(separator: "\n")
    var options = ReadingOptions()
    options.format = .lines
    var lines = try LabelReader(MemorySource(text), options: options, locale: labels.locale)
    var label = ByteBuffer()
    while let item = try lines.next(into: &label) {
      var spoken = SpokenItem(
        item: item, label: label.text(), phrases: [], tableLocale: lines.locale,
        title: labels.title ?? Self.fileName(name), input: name)
      _ = try beginPart(of: &spoken)
      spoken.phrases = request.voice.asOneSentence(
        lines.spokenPhrases(of: item, label: label, spelled: request.spells))
      try take(spoken)
      label.removeAll()
    }
  }

  private static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  // MARK: Items

  /// Decides whether an item begins a file, and whether it starts afresh; false when its file
  /// exists already.
  private mutating func beginPart(of item: inout SpokenItem) throws -> Bool {
    if let split = request.split {
      let own = split.part(of: item.item)
      if file?.of != own {
        let number = try sink.takeFileNumber()
        file = (own, number, sink.isWanted(number))
        item.fileNumber = number
        sinceStart = 0
      }
      for phrase in item.phrases { sink.note(phrase.text) }
      if file?.isWanted == false { return false }
    }
    if request.isFresh || sinceStart % Self.itemsBetweenStarts == 0 { item.startsAfresh = true }
    sinceStart += 1
    return true
  }

  /// Notes that the next item is from another input.
  private mutating func endInput() {
    file = nil
    progress?.endInput()
    if part.isEmpty {
      files.endInput()
    } else {
      part[part.count - 1].endsInput = true
    }
  }

  /// Speaks an item, or holds it back until the part is whole that a narrator is to say.
  private mutating func take(_ item: SpokenItem) throws {
    guard lanes != nil else { return try tell(item, nil) }
    if item.startsAfresh { try sayPart() }
    part.append(item)
  }

  private mutating func sayPart() throws {
    guard let lanes, !part.isEmpty else { return }
    let items = part
    part.removeAll()
    try lanes.say(items) { try tell($0, $1) }
  }

  /// Speaks all that is held back.
  mutating func sayWaiting() throws {
    try sayPart()
    try lanes?.finish { try tell($0, $1) }
  }

  /// Plays or writes an item as often as it is to be repeated.
  ///
  /// - Parameters:
  ///   - item: the item.
  ///   - sounds: the sounds of its phrases, or nil when they have not been synthesized yet.
  /// - Throws: whatever the synthesizer, the sink and the files throw.
  private mutating func tell(_ item: SpokenItem, _ sounds: [PhraseSound]?) throws {
    if dispatcher != nil { return try tellThroughDispatcher(item) }
    if let number = item.fileNumber {
      try sink.beginFile(number, after: tags.taken())
    }
    tags.note(item)
    if item.startsAfresh, sounds == nil { narrator.startAfresh() }
    if let live { try sink.cue { live.begin(item.label) } }
    // Repetitions reuse the same sound, so the output does not depend on the number of
    // synthesizers.
    var made = sounds ?? []
    for repetition in 0..<request.repetitions {
      var timed = TimedRow(item.item, label: item.label, at: sink.sampleCount)
      for (index, phrase) in item.phrases.enumerated() {
        if let live { try sink.cue { live.say(phrase.labelRange) } }
        let start = sink.sampleCount
        if index < made.count {
          try sink.append(made[index].samples)
        } else {
          made.append(
            try Self.say(
              phrase, item.tableLocale, &narrator, &sink, keeps: request.repetitions > 1))
        }
        timed.add(phrase, from: start, to: sink.sampleCount)
        if made[index].isVaried { warnThatSoundVaries(at: item.location(of: phrase)) }
        guard let problem = made[index].problem, repetition == 0 else { continue }
        failures += 1
        progress?.clear()
        StandardError.write("\(item.location(of: phrase)): \(problem)")
      }
      try files.append(timed, title: item.sectionTitle ?? item.title)
    }
    if let live { try sink.cue { live.end() } }
    if item.endsInput { files.endInput() }
  }

  /// Says once, of sound that is kept, that another run may not make the same.
  private mutating func warnThatSoundVaries(at location: String) {
    guard !hasWarned, live == nil else { return }
    hasWarned = true
    progress?.clear()
    StandardError.write(
      "\(location): another program ends eSpeak NG's process again and again; all is spoken, but from here on the "
        + "sound may differ a little from that of another run")
  }

  /// Has the service speak an item, behind those before it, and displays its progress.
  private mutating func tellThroughDispatcher(_ item: SpokenItem) throws {
    let live = live
    for repetition in 0..<request.repetitions {
      let spoken = item.phrases.filter { !$0.text.isEmpty }
      let isLast = repetition + 1 == request.repetitions
      let parts = spoken.enumerated().map { index, phrase in
        SpeechDispatcher.Part(phrase.text, language: phrase.locale.tag) {
          if index == 0, repetition == 0 { live?.begin(item.label) }
          live?.say(phrase.labelRange)
        }
      }
      if parts.isEmpty {
        try dispatcher?.finish()
        live?.begin(item.label)
        live?.end()
        return
      }
      try dispatcher?.queue(parts) { if isLast { live?.end() } }
    }
  }

  /// Speaks a phrase into a sink, and keeps the sound if it is needed again.
  private static func say(
    _ phrase: SpokenPhrase, _ tableLocale: LocaleIdentifier, _ narrator: inout Narrator,
    _ sink: inout SoundSink, keeps: Bool
  ) throws(SpeechError) -> PhraseSound {
    var sound = PhraseSound()
    sound.problem = try narrator.say(phrase, tableLocale) {
      (samples: [UInt8]) throws(SpeechError) in
      try sink.append(samples)
      if keeps { sound.samples += samples }
    }
    sound.isVaried = narrator.isVaried
    return sound
  }
}

extension TimedRow {
  /// Adds a phrase with its range of samples, less the silence at the end.
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
