/// The fixed words that a language says around values.
struct SpokenWords: Sendable {
  /// Before a number below zero.
  let minus: String
  /// "+".
  let plus: String
  /// Between a number's whole part and its fraction.
  let point: String
  /// Between the points of two sides; empty where they only follow each other.
  let score: String
  /// "%".
  let percent: String
  /// Between the ends of a range.
  let to: String
  /// Between the sides of an area: "3 × 4".
  let by: String
  /// "=".
  let equals: String
  /// Before the unit that a rate is by.
  let per: String
  /// Between a whole number and a fraction.
  let and: String
  /// The marks in addresses and codes, said by name.
  let marks: [Character: String]
  /// The symbols in running text that would be silent or misread.
  let symbols: [String: String]
}

/// A day in running text or in a typed cell; what is not known is nil.
struct SpokenDate: Sendable {
  var year: Int?
  var month: Int?
  var day: Int?
  /// Whether the year has two digits, and is said as they are.
  var hasShortYear = false
  /// Whether the month was written as a word, as in a sentence.
  var isWritten = false
}

/// A time of day in running text or in a typed cell.
struct SpokenTime: Sendable {
  var hour: Int
  var minute: Int
  var second: Int?
  /// Whether the hour is counted to twelve, and which half of the day it is in.
  var half: Half?
  /// Whether a time zone is said behind it.
  var hasZone = false

  enum Half: Sendable {
    case morning
    case afternoon
  }
}
