// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The fixed words that a language uses around values.
struct SpokenWords: Sendable {
  /// Before a negative number.
  let minus: String
  /// Between a number and what is taken away from it.
  var takenAway: String { symbols["−"] ?? minus }
  /// "+".
  let plus: String
  /// Between a number's whole part and its fraction.
  let point: String
  /// Between the points of two sides; empty where nothing is spoken between them.
  let score: String
  /// "%".
  let percent: String
  /// Between the ends of a range.
  let to: String
  /// Between the sides of an area: "3 × 4".
  let by: String
  /// "=".
  let equals: String
  /// Before the unit that a rate is per.
  let per: String
  /// Between a whole number and a fraction.
  let and: String
  /// A power: %1 is the base, and %2 the exponent.
  let power: String
  /// A square and a cube, behind their base; empty where they are powers like any other.
  var squared = ""
  var cubed = ""
  /// The names of marks in addresses and codes.
  let marks: [Character: String]
  /// The symbols in running text that a voice would skip or misread.
  let symbols: [String: String]
  /// The names of further marks where they are a whole text; beside others they only set these apart.
  var alone: [Character: String] = [:]

  /// Names of parentheses, brackets, braces, the marks of quotation, the semicolon and the backtick, with a bar between two.
  static func alone(_ names: String) -> [Character: String] {
    Dictionary(
      zip("()[]{}\"';`", names.split(separator: "|").map { String($0) }),
      uniquingKeysWith: { first, _ in first })
  }

  /// A power in words: its base, and an exponent in digits and in words.
  func power(of base: String, _ digits: String, isNegative: Bool, _ exponent: String) -> String {
    if !isNegative, digits == "2", !squared.isEmpty {
      return (base + " " + squared).trimmingSpaces()
    }
    if !isNegative, digits == "3", !cubed.isEmpty { return (base + " " + cubed).trimmingSpaces() }
    return power.replacing("%1", with: base).replacing("%2", with: exponent).trimmingSpaces()
  }
}

/// A date in running text or in a typed cell; unknown parts are nil.
struct SpokenDate: Sendable {
  var year: Int?
  var month: Int?
  var day: Int?
  /// Whether the year has two digits and is read that way.
  var hasShortYear = false
  /// Whether the month was written as a word, as in a sentence.
  var isWritten = false
}

/// A time of day in running text or in a typed cell.
struct SpokenTime: Sendable {
  var hour: Int
  var minute: Int
  var second: Int?
  /// The half of the day on a 12-hour clock; nil on a 24-hour clock.
  var half: Half?
  /// Whether a time zone follows it.
  var hasZone = false
  /// The word before it that says when, in small letters: "om", "o", "saat"; empty if there is none.
  var lead = ""

  enum Half: Sendable {
    case morning
    case afternoon
  }
}
