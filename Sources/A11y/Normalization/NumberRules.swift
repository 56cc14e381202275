// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The number words of a language, as rules in ICU's RBNF notation.
///
/// Each rule set has a name: `%cardinal` counts, `%cardinal-feminine` counts what is feminine, and `%ordinal` numbers.
///
/// ```
/// %cardinal:
/// 0: nul; een; twee; drie;
/// 100: honderd[>>]; 200: <<honderd[>>];
/// ```
///
/// Source: the notation is that of ICU's class `RuleBasedNumberFormat`.
struct NumberRules: Sendable {
  /// The rules.
  let text: String
  private let locale: LocaleIdentifier
  /// The most digits of a number that has words.
  private let digits: Int
  /// The names of the sets.
  private let sets: Set<String>

  /// The formatters so far, by language and set.
  private static let formatters = FactCache<ICU.NumberRulesFormatter>(limit: 200)

  /// Makes rules.
  ///
  /// - Parameters:
  ///   - text: the rules.
  ///   - locale: the language, whose plural categories the rules may ask for.
  ///   - digits: the most digits of a number that the rules have words for.
  init(_ text: String, _ locale: LocaleIdentifier, upTo digits: Int) {
    self.text = text
    self.locale = locale
    self.digits = digits
    sets = Set(
      text.split(whereSeparator: { $0.isWhitespace || $0 == ";" })
        .filter { $0.hasPrefix("%") && $0.hasSuffix(":") }.map { String($0.dropLast()) })
  }

  /// Whether there is a set of a name.
  func has(_ set: String) -> Bool { sets.contains(set) }

  /// The words of a number; nil where it is too large, or the set has none for it.
  ///
  /// - Parameters:
  ///   - number: the number, in ASCII digits.
  ///   - set: the set's name.
  /// - Returns: its words.
  func words(_ number: String, _ set: String) -> String? {
    guard let value = Int64(number), number.drop(while: { $0 == "0" }).count <= digits else {
      return nil
    }
    return Self.formatters.use(
      locale.language + set, make: { ICU.NumberRulesFormatter(text, set: set, locale) }
    ) { $0.words(value) }
  }
}
