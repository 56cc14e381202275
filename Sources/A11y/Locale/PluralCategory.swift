// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import _FoundationICU

/// CLDR's plural category of a number, which says what form a noun takes behind it.
enum PluralCategory: String, Sendable {
  case zero, one, two, few, many, other

  private static let rules = FactCache<ICU.PluralRules>(limit: 50)

  /// The category of a number in a locale's language.
  ///
  /// ```swift
  /// PluralCategory(of: "22", hasFraction: false, .polish)  // few
  /// ```
  ///
  /// - Parameters:
  ///   - whole: the digits of its whole part.
  ///   - hasFraction: whether there are more.
  ///   - locale: the locale.
  init(of whole: String, hasFraction: Bool, _ locale: LocaleIdentifier) {
    // The rules look at the last digits of a whole number, and at whether there is a fraction.
    let value = (Double(whole.suffix(15)) ?? 0) + (hasFraction ? 0.5 : 0)
    let word = Self.rules.use(locale.tag, make: { ICU.PluralRules(locale) }) {
      $0.category(of: value)
    }
    self = word.flatMap(Self.init(rawValue:)) ?? .other
  }
}

extension ICU {
  /// The plural rules of a locale.
  @safe final class PluralRules {
    private let rules: OpaquePointer

    /// Opens the rules; nil where ICU can't.
    init?(_ locale: LocaleIdentifier) {
      var status = U_ZERO_ERROR
      let rules = unsafe swift_uplrules_open(ICU.name(of: locale), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, let rules = unsafe rules else { return nil }
      unsafe self.rules = rules
    }

    deinit { unsafe swift_uplrules_close(rules) }

    /// The name of a number's category: `few`.
    func category(of number: Double) -> String? {
      unsafe ICU.text { unsafe swift_uplrules_select(rules, number, $0, $1, $2) }
        .map { String(decoding: $0, as: UTF16.self) }
    }
  }
}
