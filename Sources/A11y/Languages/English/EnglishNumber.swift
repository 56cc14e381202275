// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// English number words.
///
/// Compounds have no hyphen: eSpeak NG starts a new word at a hyphen, so "thirty-nine" would lose
/// its flap.
enum EnglishNumber {
  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  /// The names of the powers of a thousand.
  private static let scales = [
    "", "thousand", "million", "billion", "trillion", "quadrillion", "quintillion", "sextillion",
    "septillion", "octillion", "nonillion", "decillion", "undecillion",
  ]

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The digits before and after the point.
  static func parts(of number: DecimalNumber) -> (whole: String, fraction: String) {
    let text = number.text
    let parts = text.drop { $0 == "-" }.split(separator: ".")
    return (parts.first.map(String.init) ?? "0", parts.count > 1 ? String(parts[1]) : "")
  }

  /// A whole number, given in digits, as words: "six hundred forty eight".
  ///
  /// Numbers beyond the named powers are read digit by digit.
  static func cardinal(_ digits: String) -> String {
    let significant = digits.drop { $0 == "0" }
    guard !significant.isEmpty else { return small[0] }
    let groups = (significant.utf8.count + 2) / 3
    guard groups <= scales.count else { return Self.digits(digits) }
    var words: [String] = []
    var rest = significant
    for group in stride(from: groups - 1, through: 0, by: -1) {
      let count = rest.utf8.count - group * 3
      let value = Int(rest.prefix(count)) ?? 0
      rest = rest.dropFirst(count)
      guard value > 0 else { continue }
      words.append(belowThousand(value))
      if group > 0 { words.append(scales[group]) }
    }
    return words.joined(separator: " ")
  }

  /// A whole number, given in digits, with "and" before the part below a hundred.
  ///
  /// "eight hundred and fifty four": amounts and measures in running text are read this way.
  static func amount(_ digits: String) -> String {
    let cardinal = cardinal(digits)
    let value = Int(digits.suffix(3)) ?? 0
    guard digits.count > 2, value % 100 > 0 else { return cardinal }
    let rest = belowHundred(value % 100)
    guard cardinal.hasSuffix(" " + rest) else { return cardinal }
    return cardinal.dropLast(rest.count) + "and " + rest
  }

  private static func belowThousand(_ value: Int) -> String {
    guard value >= 100 else { return belowHundred(value) }
    let hundreds = small[value / 100] + " hundred"
    return value % 100 == 0 ? hundreds : hundreds + " " + belowHundred(value % 100)
  }

  private static func belowHundred(_ value: Int) -> String {
    guard value >= 20 else { return small[value] }
    return value % 10 == 0 ? tens[value / 10] : tens[value / 10] + " " + small[value % 10]
  }

  /// A whole number as outside the United States: "three hundred and twenty five thousand".
  static func british(_ digits: String) -> String {
    var words: [String] = []
    for (value, power) in SpokenNumber.groups(digits, of: 3) {
      guard power < scales.count else { return Self.digits(digits) }
      words.append(amount(String(value)) + (power > 0 ? " " + scales[power] : ""))
    }
    guard let last = words.last else { return small[0] }
    // "one thousand and five"
    let rest = Int(digits.suffix(3)) ?? 0
    if words.count > 1, (1..<100).contains(rest) { words[words.count - 1] = "and " + last }
    return words.joined(separator: " ")
  }

  /// A year as outside the United States: "two thousand and three".
  static func britishYear(_ year: Int) -> String {
    (2001...2009).contains(year) ? british(String(year)) : self.year(year)
  }

  /// The name of each digit: "one eight five".
  static func digits(_ digits: String) -> String {
    digits.utf8.map { small[Int($0 &- UInt8(ascii: "0")) % 10] }.joined(separator: " ")
  }

  /// A year, read in pairs of digits where that is customary: what has four digits.
  static func year(_ year: Int) -> String {
    guard (1000...9999).contains(year) else { return cardinal(String(year)) }
    let (century, rest) = (year / 100, year % 100)
    if century % 10 == 0, rest < 10 { return cardinal(String(year)) }
    if rest == 0 { return belowHundred(century) + " hundred" }
    return belowHundred(century) + (rest < 10 ? " oh " : " ") + belowHundred(rest)
  }

  /// An ordinal from 1 to 99: "twenty first".
  static func ordinal(_ value: Int) -> String {
    let irregular = [
      1: "first", 2: "second", 3: "third", 5: "fifth", 8: "eighth", 9: "ninth", 12: "twelfth",
    ]
    if let word = irregular[value] { return word }
    guard value > 20, value % 10 > 0 else {
      let word = belowHundred(value)
      return word.hasSuffix("y") ? word.dropLast() + "ieth" : word + "th"
    }
    return tens[value / 10 % 10] + " " + ordinal(value % 10)
  }

  /// The ordinal of a whole number, given in digits: "one thousand two hundred thirty fourth".
  static func ordinal(digits: String) -> String {
    let cardinal = Self.cardinal(digits)
    // Only the last word changes.
    guard let index = cardinal.lastIndex(where: { $0 == " " || $0 == "-" }) else {
      return ordinalWord(cardinal)
    }
    let word = cardinal.index(after: index)
    return cardinal[..<word] + ordinalWord(String(cardinal[word...]))
  }

  private static func ordinalWord(_ word: String) -> String {
    if let number = small.firstIndex(of: word), number > 0 { return ordinal(number) }
    return word.hasSuffix("y") ? word.dropLast() + "ieth" : word + "th"
  }
}
