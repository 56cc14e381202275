// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Roman numerals.
enum RomanNumber {
  private static let digits: [(text: String, value: Int)] = [
    ("M", 1000), ("CM", 900), ("D", 500), ("CD", 400), ("C", 100), ("XC", 90), ("L", 50),
    ("XL", 40), ("X", 10), ("IX", 9), ("V", 5), ("IV", 4), ("I", 1),
  ]

  /// The value of a well-formed Roman numeral from 1 to 3999; nil for any other text.
  static func value(of text: String) -> Int? {
    var rest = text[...]
    var value = 0
    for digit in digits {
      while rest.hasPrefix(digit.text) {
        value += digit.value
        rest = rest.dropFirst(digit.text.count)
      }
    }
    guard rest.isEmpty, (1...3999).contains(value), Self.text(of: value) == text else { return nil }
    return value
  }

  /// A value as a Roman numeral.
  private static func text(of value: Int) -> String {
    var rest = value
    var text = ""
    for digit in digits {
      while rest >= digit.value {
        text += digit.text
        rest -= digit.value
      }
    }
    return text
  }
}
