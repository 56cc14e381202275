public import ArgumentParser
public import Espeak

/// `speakrows speak`: the rows as sound.
struct Speak: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak",
    abstract: "Say the rows, or write them as a sound file.",
    discussion: """
      EXAMPLES
        speakrows speak stocks.json
        speakrows speak --player none --rate 300 stocks.json
        speakrows speak -o stocks.wav --rate 220 stocks.json
        speakrows speak -o talk.wav --captions talk.vtt --chapters chapters.vtt table.json
      """)

  @OptionGroup var input: InputOptions

  @Option(
    name: .shortAndLong,
    help:
      "Write a sound file, which is whole or absent, and play nothing: .wav, or .flac, .opus, .mp3 with the system's encoders."
  )
  var output: String?

  @Option(help: "With -o: the format, when the file's name does not tell: wav, flac, opus or mp3.")
  var encode: SoundFormat?

  @Option(help: "With -o FOLDER: write a file for each row or section: 00001.wav, 00002.wav …")
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

  @OptionGroup var playing: PlayingOptions

  @Option(
    help:
      "What speaks: espeak, or spd, which is Speech Dispatcher with the voice and settings that you have chosen there."
  )
  var engine = SpeechEngine.espeak

  @Flag(
    help:
      "With -o: begin each row with a fresh eSpeak NG, so that it sounds the same to the sample whatever came before it."
  )
  var fresh = false

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
    if encode != nil, output == nil { throw ValidationError("--encode goes with -o") }
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
      throw ValidationError("--engine spd speaks, and writes no files")
    }
    guard (1...100).contains(repetitions) else {
      throw ValidationError("--repeat is from 1 to 100, not \(repetitions)")
    }
  }

  /// Refuses outputs that would take each other's place, or that of what is read.
  private func checkFiles() throws {
    if let output, encode == nil, let ending = SoundFormat.unknownEnding(of: output) {
      throw ValidationError(
        "-o writes .wav, .flac, .opus or .mp3, not .\(ending); --encode names the format of any other name"
      )
    }
    let outputs = [output, captions, chapters, timing].compactMap { $0 }
    for (place, path) in outputs.enumerated() {
      if outputs[..<place].contains(where: { FileIdentity.isSame($0, path) }) {
        throw ValidationError("two outputs can't both be \(path)")
      }
      try input.checkOutput(path)
    }
  }

  func run() throws {
    do {
      var run = try SpeechRun(self, try sink())
      try run.run()
      guard run.failures > 0 else { return }
      let texts = run.failures == 1 ? "one text" : "\(run.failures) texts"
      throw Failure(
        .synthesizer, "speakrows: eSpeak NG failed on \(texts); everything else was spoken")
    } catch let error as SpeechError {
      throw Failure(error)
    } catch is ClosedPipe {
      // Whoever reads the labels has had enough of them.
    }
  }

  private func sink() throws -> SoundSink {
    if engine == .spd { return SoundSink() }
    guard let output else { return SoundSink(playing.player) }
    let format = encode ?? SoundFormat(path: output) ?? .wav
    guard split != nil else { return try SoundSink(path: output, format) }
    return SoundSink(folder: try SoundFolder(output, encode ?? .wav, resumes: resume))
  }
}

extension SoundFormat: ExpressibleByArgument {}
