/// A stretch of speech: a text in one voice, and the silence after it.
public struct Segment: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The voices to try, best first: names or languages of eSpeak NG.
  public var voices: [String]
  /// The silence after it, in samples, the same at every rate.
  public var pauseSamples: Int

  /// Makes a segment with a pause in milliseconds.
  public init(_ text: String, voices: [String], pauseMilliseconds: Int = 0) {
    self.text = text
    self.voices = voices
    pauseSamples = pauseMilliseconds * AudioFormat.sampleRate / 1000
  }
}

/// The form of all sound here: one channel of signed 16-bit samples, the lower byte first.
public enum AudioFormat {
  /// Samples a second, as eSpeak NG makes them.
  public static let sampleRate = 22_050
  /// Bytes a sample.
  public static let bytesPerSample = 2
}
