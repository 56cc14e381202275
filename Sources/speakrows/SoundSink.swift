import Espeak

/// Where sound goes: the sound system, or a file.
struct SoundSink: ~Copyable {
  private var player: Player?
  private var file: WAVFile?
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

  /// Plays or writes samples.
  mutating func append(_ samples: [UInt8]) throws(SpeechError) {
    sampleCount += samples.count / AudioFormat.bytesPerSample
    try player?.play(samples)
    try file?.append(samples)
  }

  /// Waits until all is heard that has been played.
  mutating func finishPlaying() throws(SpeechError) { try player?.finish() }

  /// Waits until all is heard, or puts the file in its place.
  mutating func finish() throws(SpeechError) {
    try finishPlaying()
    try file?.finish()
  }
}
