/// How speech sounds: its speed, pitch and loudness.
public struct SpeechSettings: Hashable, Sendable {
  /// The rates eSpeak NG speaks without a second, slower engine behind it, in words a minute.
  public static let rates = 80...449
  /// The pitches, without a unit.
  public static let pitches = 0...99
  /// The volumes, in percent.
  public static let volumes = 0...200

  /// Words a minute.
  public let rate: Int
  /// The pitch, 50 for the voice's own.
  public let pitch: Int
  /// The loudness in percent.
  public let volume: Int

  /// Makes settings.
  ///
  /// - Throws: a ``SpeechError`` that names the range when a value is outside of it: eSpeak NG itself checks
  ///   nothing.
  public init(rate: Int = 175, pitch: Int = 50, volume: Int = 100) throws(SpeechError) {
    for (name, value, range) in [
      ("rate", rate, Self.rates), ("pitch", pitch, Self.pitches), ("volume", volume, Self.volumes),
    ] where !range.contains(value) {
      throw SpeechError(
        .badSetting, "the \(name) is from \(range.lowerBound) to \(range.upperBound), not \(value)")
    }
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
  }
}
