// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

public import ArgumentParser
public import Espeak

/// `speakrows speak`: speaks the rows.
struct Speak: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak",
    abstract: "Speak the rows, or write them to a sound file.",
    discussion: """
      EXAMPLES
        speakrows speak stocks.json
        speakrows speak --player none --rate 300 stocks.json
        speakrows speak -o stocks.wav --rate 220 stocks.json
        speakrows speak --sonify price stocks.csv
        speakrows speak -o talk.wav --captions talk.vtt --chapters chapters.vtt table.json
      """)

  @OptionGroup var input: InputOptions

  @OptionGroup var grouping: GroupingOptions

  @Option(
    name: .shortAndLong,
    help:
      "Write a sound file instead of playing: .wav, or with an encoder .flac, .opus or .mp3."
  )
  var output: String?

  @Option(help: "With -o: the format (default: from the file's name): wav, flac, opus or mp3.")
  var encode: SoundFormat?

  @Option(
    help: ArgumentHelp(
      "With -o: the samples per second, 8000 to 192000; others than the usual need libsoxr.",
      valueName: "rate"))
  var sampleRate = AudioFormat.sampleRate

  @Option(help: "With -o FOLDER: write one file per row or section: 00001.wav, 00002.wav …")
  var split: SoundSplit?

  @Flag(
    help: "With --split: keep existing files, and write only the missing ones.")
  var resume = false

  @Option(
    help: ArgumentHelp(
      "Write WebVTT or SubRip captions for the sound, one cue per row.",
      valueName: "file.vtt|file.srt"),
    transform: CaptionFile.init(argument:))
  var captions: CaptionFile?

  @Option(
    help: ArgumentHelp("Write the sections as WebVTT chapters.", valueName: "file.vtt"),
    transform: CaptionFile.chapters(argument:))
  var chapters: String?

  @Option(
    help: ArgumentHelp(
      "Write the start and end of each phrase, in samples, as JSON.", valueName: "file.json"))
  var timing: String?

  @OptionGroup(title: "Tones") var tones: ToneOptions

  @Flag(help: "Tell before the rows what is in the table, as `speakrows summary` does.")
  var withSummary = false

  @OptionGroup var voice: VoiceOptions

  @Option(name: .customLong("repeat"), help: "How many times to speak each row, 1 to 100.")
  var repetitions = 1

  @Flag(help: "Spell everything letter by letter.")
  var spell = false

  @OptionGroup var playing: PlayingOptions

  @Option(
    help:
      "What speaks: espeak, or spd (Speech Dispatcher, with your voice and settings)."
  )
  var engine = SpeechEngine.espeak

  @Flag(
    help:
      "With -o: make each row's samples independent of the rows before it."
  )
  var fresh = false

  func validate() throws {
    try checkFiles()
    try grouping.check(input)
    if split != nil, output == nil || output == "-" {
      throw ValidationError("--split needs a folder: -o FOLDER")
    }
    if split != nil, captions != nil || chapters != nil || timing != nil {
      throw ValidationError(
        "--captions, --chapters and --timing can't be used with --split")
    }
    if resume, split == nil { throw ValidationError("--resume goes with --split") }
    if encode != nil, output == nil { throw ValidationError("--encode goes with -o") }
    if sampleRate != AudioFormat.sampleRate, output == nil {
      throw ValidationError("--sample-rate goes with -o")
    }
    guard (8000...192_000).contains(sampleRate) else {
      throw ValidationError("--sample-rate is from 8000 to 192000, not \(sampleRate)")
    }
    let usual = try SpeechSettings()
    if engine == .spd,
      voice.range != usual.range || voice.gap != usual.wordGap
        || voice.punctuation != usual.punctuation || voice.capitals != usual.capitals
    {
      throw ValidationError(
        "--range, --gap, --punctuation and --capitals are for eSpeak NG; Speech Dispatcher has its own settings"
      )
    }
    if engine == .spd, output != nil || captions != nil || chapters != nil || timing != nil {
      throw ValidationError("--engine spd can't write files")
    }
    if withSummary, input.follow || split != nil || chapters != nil || timing != nil {
      throw ValidationError(
        "--with-summary does not support --follow, --split, --chapters and --timing, which are of rows"
      )
    }
    if tones.sonify != nil,
      input.follow || split != nil || captions != nil || chapters != nil || timing != nil
        || withSummary || repetitions > 1 || engine == .spd
    {
      throw ValidationError(
        "--sonify plays a whole column in place of rows; it does not support --follow, --split, --captions, --chapters, --timing, --with-summary, --repeat and --engine spd"
      )
    }
    guard (1...100).contains(repetitions) else {
      throw ValidationError("--repeat is from 1 to 100, not \(repetitions)")
    }
  }

  /// Rejects outputs that would overwrite each other or an input.
  private func checkFiles() throws {
    if let output, encode == nil, split == nil, let ending = SoundFormat.unknownEnding(of: output) {
      throw ValidationError(
        "-o writes .wav, .flac, .opus or .mp3, not .\(ending); use --encode for other names"
      )
    }
    if split != nil, let output,
      let path = input.paths.first(where: { FileIdentity.isFile($0, in: output) })
    {
      throw ValidationError("\(path) is in the folder that the sound files go to")
    }
    let outputs = [output, captions?.path, chapters, timing].compactMap { $0 }
    for (index, path) in outputs.enumerated() {
      if outputs[..<index].contains(where: { FileIdentity.isSame($0, path) }) {
        throw ValidationError("two outputs can't both be \(path)")
      }
      try input.checkOutput(path)
    }
  }

  func run() throws {
    do {
      var run = try SpeechRun(request(), try sink())
      try run.run()
      guard run.failures > 0 else { return }
      let texts = run.failures == 1 ? "one text" : "\(run.failures) texts"
      throw Failure(
        .synthesizer, "speakrows: eSpeak NG failed on \(texts); everything else was spoken")
    } catch let error as SpeechError {
      throw Failure(error)
    } catch is ClosedPipe {
      // The reader of the printed labels has closed the pipe.
    }
  }

  /// What was asked for, as one value.
  private func request() throws -> SpeakRequest {
    var input = input.request()
    grouping.apply(to: &input)
    return SpeakRequest(
      input: input, voice: try voice.request(), engine: engine,
      highlights: playing.highlight, output: output, split: split, captions: captions,
      chapters: chapters, timing: timing, repetitions: repetitions, spells: spell, isFresh: fresh,
      hasOverview: withSummary, tones: tones.sonify.map { ($0, tones.style) },
      sampleRate: sampleRate)
  }

  private func sink() throws -> SoundSink {
    if engine == .spd { return SoundSink() }
    let channels: AudioFormat.Channels = tones.sonify == nil ? .mono : .stereo
    guard let output else { return SoundSink(playing.player, channels: channels) }
    let format = encode ?? SoundFormat(path: output) ?? .wav
    guard split != nil else {
      return try SoundSink(path: output, format, rate: sampleRate, channels: channels)
    }
    return SoundSink(
      folder: try SoundFolder(
        output, encode ?? .wav, rate: sampleRate, resumes: resume,
        settings: try voice.request().key + " \(repetitions) \(spell)"
          + (sampleRate == AudioFormat.sampleRate ? "" : " \(sampleRate)")))
  }
}

extension SoundFormat: ExpressibleByArgument {}
