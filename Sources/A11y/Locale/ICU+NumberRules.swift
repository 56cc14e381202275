// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import _FoundationICU

extension ICU {
  /// Number words by rules in ICU's RBNF notation, which ICU compiles.
  @safe final class NumberRulesFormatter {
    private let formatter: UnsafeMutablePointer<UNumberFormat?>

    /// Compiles rules, and chooses one of their sets; nil where the rules are not well-formed or have no such set.
    ///
    /// - Parameters:
    ///   - rules: the rules.
    ///   - set: the name of the set that words are made by, as `%cardinal`.
    ///   - locale: the locale, whose plural categories the rules may ask for.
    convenience init?(_ rules: String, set: String, _ locale: LocaleIdentifier) {
      let units = Array(rules.utf16)
      self.init(UNUM_PATTERN_RULEBASED, units, set: set, locale)
    }

    /// Chooses one of the sets of rules that CLDR has for a locale's language; nil where it has none.
    ///
    /// - Parameters:
    ///   - set: the name of the set, as `%spellout-cardinal-feminine`.
    ///   - locale: the locale.
    convenience init?(ofCLDR set: String, _ locale: LocaleIdentifier) {
      self.init(UNUM_SPELLOUT, [], set: set, locale)
      var status = U_ZERO_ERROR
      let actual = unsafe swift_unum_getLocaleByType(formatter, ULOC_ACTUAL_LOCALE, &status)
      guard let actual = unsafe actual, unsafe String(cString: actual).hasPrefix(locale.language)
      else { return nil }
    }

    private init?(
      _ style: UNumberFormatStyle, _ rules: [UInt16], set: String, _ locale: LocaleIdentifier
    ) {
      var status = U_ZERO_ERROR
      var error = UParseError()
      let opened = unsafe swift_unum_open(
        style, rules.isEmpty ? nil : rules, Int32(rules.count), ICU.name(of: locale), &error,
        &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, let opened = unsafe opened else { return nil }
      unsafe formatter = opened
      let name = Array(set.utf16)
      unsafe swift_unum_setTextAttribute(
        opened, UNUM_DEFAULT_RULESET, name, Int32(name.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    }

    deinit { unsafe swift_unum_close(formatter) }

    /// The words for a whole number.
    func words(_ value: Int64) -> String? {
      unsafe ICU.text { unsafe swift_unum_formatInt64(formatter, value, $0, $1, nil, $2) }
        .map(ICU.string)
    }
  }
}
