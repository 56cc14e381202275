// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// CLDR's names of units and currencies, in the form that goes with a number.
enum UnitNames {
  /// The name of a unit such as `unit/kilometer-per-hour` or `currency/USD`: "kilometres per hour".
  ///
  /// - Returns: nil when CLDR does not know the unit.
  static func name(
    _ unit: String, for number: SpokenNumber, _ locale: LocaleIdentifier
  ) -> String? {
    guard let (before, after) = parts(unit, for: number, locale) else { return nil }
    let name = (before + " " + after).trimmingSpaces()
    return name.isEmpty ? nil : name
  }

  private static let feminine = FactCache<Set<String>>(limit: 50)

  /// Whether CLDR has a unit's name for a feminine one in a language.
  static func isFeminine(_ unit: String, _ locale: LocaleIdentifier) -> Bool {
    feminine.use(locale.language) {
      ICU.feminineUnits(of: locale.language)
    } _: {
      $0.contains(unit)
    } ?? false
  }

  /// What stands before and behind the number: in Korean, "시속" and "마일" for miles an hour.
  static func parts(
    _ unit: String, for number: SpokenNumber, _ locale: LocaleIdentifier
  ) -> (before: String, after: String)? {
    // Keep all fraction digits, since they determine the plural form.
    let skeleton = "\(unit) unit-width-full-name .+ group-off"
    guard let formatted = NumberFormatters.formatParts(number.text, skeleton, locale) else {
      return nil
    }
    let before = String(
      decoding: formatted.units[..<formatted.number.lowerBound], as: UTF16.self)
    let after = String(
      decoding: formatted.units[formatted.number.upperBound...], as: UTF16.self)
    return (before.spaced().trimmingSpaces(), after.spaced().trimmingSpaces())
  }
}

extension String {
  /// The name of a currency without the years in which it was in use, and without the marks around a remark.
  ///
  /// CLDR tells old currencies from new ones so: "Russian ruble (1991–1998)", "US dollar (next day)". Neither digits nor
  /// parentheses may be left to a voice.
  var withoutYears: String {
    guard contains(where: { $0 == "(" || $0.isNumber }) else { return self }
    let words = split { "() ".contains($0) }
    return words.filter { !$0.contains(where: \.isNumber) && $0 != "-" }.joined(separator: " ")
  }
}
