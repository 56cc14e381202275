import Espeak

/// Where sound goes: the sound system, a file, or a folder of files.
struct SoundSink: ~Copyable {
  private var player: Player?
  private var file: WAVFile?
  private var folder: SoundFolder?
  /// How many samples there have been.
  private(set) var sampleCount = 0

  /// Opens a WAV file, or the sound system when there is no path.
  init(_ path: String?) throws(SpeechError) {
    if let path {
      file = try WAVFile(path: path)
    } else {
      player = try Player()
    }
  }

  /// Writes files into a folder.
  init(folder: consuming SoundFolder) { self.folder = consume folder }

  /// Begins the next file of a folder; false when it is there already, so that nothing needs to be said.
  mutating func beginFile() throws -> Bool { try folder?.beginFile() ?? true }

  /// Plays or writes samples.
  mutating func append(_ samples: [UInt8]) throws(SpeechError) {
    sampleCount += samples.count / AudioFormat.bytesPerSample
    try player?.play(samples)
    try file?.append(samples)
    try folder?.append(samples)
  }

  /// Waits until all is heard that has been played.
  mutating func finishPlaying() throws(SpeechError) { try player?.finish() }

  /// Waits until all is heard, or puts the file in its place.
  mutating func finish() throws(SpeechError) {
    try finishPlaying()
    try file?.finish()
    try folder?.finish()
  }
}
