// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Rules for a language that reads digits as one character each, with no spaces in between.
protocol EastAsianRules: SpokenRules {
  /// The names of the digits, zero first.
  static var digitNames: [String] { get }
}

extension EastAsianRules {
  func digits(_ digits: String) -> String {
    digits.map { Self.digitNames[$0.wholeNumberValue ?? 0] }.joined()
  }

  func decimal(_ number: SpokenNumber, _ gender: Gender) -> String {
    cardinal(number.whole)
      + (number.fraction.isEmpty ? "" : words.point + digits(number.fraction))
  }

  /// Nouns have no plural.
  func form(for number: SpokenNumber) -> Int { 0 }
}

/// Rules for a language written without spaces, in which an amount is a single word.
protocol UnspacedRules: EastAsianRules {}

extension UnspacedRules {
  func signed(_ number: SpokenNumber, _ text: String) -> String {
    number.isNegative ? words.minus + text : text
  }

  func ordinal(_ digits: String, _ gender: Gender) -> String? { "第" + cardinal(digits) }

  func scaled(_ number: SpokenNumber, _ scale: Noun, of noun: String) -> String {
    say(number) + scale.form(0) + noun
  }

  func phone(_ groups: [String], isInternational: Bool) -> String {
    (isInternational ? words.plus : "") + groups.map { digits($0) }.joined(separator: pause)
  }
}
