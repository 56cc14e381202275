/// How speech sounds: its speed, pitch and loudness, and what is said of marks and capitals.
///
/// ```swift
/// let settings = try SpeechSettings(rate: 220, punctuation: .some)
/// ```
public struct SpeechSettings: Hashable, Sendable {
  /// Which punctuation is said by name.
  public enum Punctuation: String, CaseIterable, Sendable {
    /// None: it is heard as pauses.
    case none
    /// What eSpeak NG takes for the marks that matter in text.
    case some
    /// All of it.
    case all
  }

  /// What is said of capital letters.
  public enum Capitals: String, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// The word "capital" before each.
    case word
    /// Words that begin with one are said higher.
    case pitch
  }

  /// The rates eSpeak NG speaks without a second, slower engine behind it, in words a minute.
  public static let rates = 80...449
  /// The pitches, without a unit.
  public static let pitches = 0...99
  /// The volumes, in percent.
  public static let volumes = 0...200
  /// The ranges of the pitch, without a unit; 0 is a monotone.
  public static let ranges = 0...99
  /// The silences between words, in milliseconds.
  public static let wordGaps = 0...2000

  /// Words a minute.
  public let rate: Int
  /// The pitch, 50 for the voice's own.
  public let pitch: Int
  /// The loudness in percent.
  public let volume: Int
  /// How far the pitch moves, 50 for the voice's own.
  public let range: Int
  /// The silence between words that is added to the voice's own, in milliseconds, to the nearest ten.
  public let wordGap: Int
  /// Which punctuation is said by name.
  public let punctuation: Punctuation
  /// What is said of capital letters.
  public let capitals: Capitals

  /// Makes settings.
  ///
  /// - Throws: a ``SpeechError`` that names the range when a value is outside of it: eSpeak NG itself checks
  ///   nothing.
  public init(
    rate: Int = 175, pitch: Int = 50, volume: Int = 100, range: Int = 50, wordGap: Int = 0,
    punctuation: Punctuation = .none, capitals: Capitals = .none
  ) throws(SpeechError) {
    for (name, value, range) in [
      ("rate", rate, Self.rates), ("pitch", pitch, Self.pitches), ("volume", volume, Self.volumes),
      ("range", range, Self.ranges), ("gap", wordGap, Self.wordGaps),
    ] where !range.contains(value) {
      throw SpeechError(
        .badSetting, "the \(name) is from \(range.lowerBound) to \(range.upperBound), not \(value)")
    }
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
    self.range = range
    self.wordGap = wordGap
    self.punctuation = punctuation
    self.capitals = capitals
  }

  /// The values of eSpeak NG's parameters, in the order in which the worker sets them.
  var parameters: [Int] {
    let marks =
      switch punctuation {
      case .none: 0
      case .all: 1
      case .some: 2
      }
    let letters =
      switch capitals {
      case .none: 0
      case .word: 2
      // Above two it is by how many hertz.
      case .pitch: 30
      }
    // eSpeak NG counts the silence between words in hundredths of a second.
    return [rate, pitch, volume, range, (wordGap + 5) / 10, marks, letters]
  }
}
