// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// How speech sounds: its rate, pitch and volume, and how punctuation and capitals are spoken.
///
/// ```swift
/// let settings = try SpeechSettings(rate: 220, punctuation: .some)
/// ```
public struct SpeechSettings: Hashable, Sendable {
  /// Which punctuation is spoken by name.
  public enum Punctuation: String, CaseIterable, Sendable {
    /// None; it only causes pauses.
    case none
    /// Signs, brackets and strokes, but none that ends or divides a sentence: those are heard as pauses.
    case some
    /// All of it.
    case all
  }

  /// How capital letters are indicated.
  public enum Capitals: String, CaseIterable, Sendable {
    /// Not at all.
    case none
    /// The word "capital" before each.
    case word
    /// A higher pitch for capitalized words.
    case pitch
  }

  /// The marks that ``Punctuation/some`` means.
  static let importantMarks = "#$%&*+/<=>@\\^_|~()[]{}"

  /// The supported rates in words per minute: those that need no second, slower engine in eSpeak
  /// NG.
  public static let rates = 80...449
  /// The pitches, without a unit.
  public static let pitches = 0...99
  /// The volumes, in percent.
  public static let volumes = 0...200
  /// The pitch ranges, without a unit; 0 is monotone.
  public static let ranges = 0...99
  /// The silences between words, in milliseconds.
  public static let wordGaps = 0...2000

  /// Words per minute.
  public let rate: Int
  /// The pitch; 50 is the voice's default.
  public let pitch: Int
  /// The volume in percent.
  public let volume: Int
  /// The pitch range; 50 is the voice's default.
  public let range: Int
  /// Silence added to the voice's own between words, in milliseconds, rounded to the nearest ten.
  public let wordGap: Int
  /// Which punctuation is spoken by name.
  public let punctuation: Punctuation
  /// How capital letters are indicated.
  public let capitals: Capitals

  /// Creates settings.
  ///
  /// - Throws: a ``SpeechError`` that gives the valid range when a value is outside it; eSpeak NG
  ///   does not check.
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

  /// The values of eSpeak NG's parameters, in the order that the worker sets them.
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
      // Values above two are a pitch increase in hertz.
      case .pitch: 30
      }
    // eSpeak NG measures word gaps in hundredths of a second.
    return [rate, pitch, volume, range, (wordGap + 5) / 10, marks, letters]
  }
}
