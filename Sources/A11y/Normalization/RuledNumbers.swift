// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A language whose number words are ``NumberRules``, and whose nouns have a form for each of CLDR's plural categories.
///
/// The rule sets that are looked for are `%cardinal`, `%ordinal`, and each with a gender behind it: `%cardinal-feminine`.
protocol RuledNumbers: SpokenRules {
  /// The number words.
  static var numberRules: NumberRules { get }
  /// The plural categories in the order of the forms of a ``Noun``.
  static var categories: [PluralCategory] { get }
}

extension RuledNumbers {
  static var categories: [PluralCategory] { [.one, .other] }

  func cardinal(_ digits: String, _ gender: Gender) -> String {
    let set = Self.set("%cardinal", gender)
    // Each digit of a number that has no words has some.
    return Self.numberRules.words(digits, set) ?? (digits.count > 1 ? self.digits(digits) : digits)
  }

  func ordinal(_ digits: String, _ gender: Gender) -> String? {
    Self.numberRules.words(digits, Self.set("%ordinal", gender))
  }

  func form(for number: SpokenNumber) -> Int {
    let category = PluralCategory(of: number.whole, hasFraction: !number.fraction.isEmpty, locale)
    return Self.categories.firstIndex(of: category) ?? Self.categories.count - 1
  }

  /// A part of something is in the form that CLDR has for fractions: "trzy czwarte kilograma".
  func measure(fraction: String, isMixed: Bool, unit: String) -> String {
    fraction + " " + name(ofUnit: unit, for: SpokenNumber("1", "5"))
  }

  /// The set for a gender, or the one for all genders.
  private static func set(_ name: String, _ gender: Gender) -> String {
    let own =
      switch gender {
      case .none: name
      case .masculine: name + "-masculine"
      case .feminine: name + "-feminine"
      case .neuter: name + "-neuter"
      }
    return numberRules.has(own) ? own : name
  }
}
