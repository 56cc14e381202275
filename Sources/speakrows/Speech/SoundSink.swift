import Espeak

/// Where sound goes: the sound system, a file, or a folder of files.
struct SoundSink: ~Copyable {
  private let player: Player?
  private var file: SoundFile?
  private var folder: SoundFolder?
  /// How many samples there have been.
  private(set) var sampleCount = 0

  /// Plays on the sound system.
  init(_ output: PlayerOutput) { player = Player(output) }

  /// Takes no sound, as is right where something else makes it.
  init() { player = nil }

  /// Writes a file.
  init(path: String, _ format: SoundFormat) throws(SpeechError) {
    player = nil
    file = try SoundFile(path: path, format)
  }

  /// Writes files into a folder.
  init(folder: consuming SoundFolder) {
    player = nil
    self.folder = consume folder
  }

  /// Whether it is heard while it is made.
  var isPlayed: Bool { player != nil }

  /// The number of a folder's next file.
  mutating func takeFileNumber() -> Int { folder?.takeNumber() ?? 1 }

  /// Whether a file of a folder has to be made.
  func isWanted(_ number: Int) -> Bool { folder?.isWanted(number) ?? true }

  /// Begins a file of a folder.
  mutating func beginFile(_ number: Int) throws(SpeechError) { try folder?.beginFile(number) }

  /// Plays or writes samples.
  mutating func append(_ samples: [UInt8]) throws(SpeechError) {
    sampleCount += samples.count / AudioFormat.bytesPerSample
    try player?.play(samples)
    try file?.append(samples)
    try folder?.append(samples)
  }

  /// Calls a function when all that was played so far is heard.
  func cue(_ action: @escaping @Sendable () -> Void) throws(SpeechError) {
    try player?.cue(action)
  }

  /// Waits until all is heard that has been played.
  func finishPlaying() throws(SpeechError) { try player?.finish() }

  /// Waits until all is heard, or puts the file in its place.
  mutating func finish() throws(SpeechError) {
    try finishPlaying()
    try file?.finish()
    try folder?.finish()
  }
}
