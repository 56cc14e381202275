// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import _FoundationICU

/// What ICU knows of locales.
extension ICU {
  /// What ICU calls a locale.
  static func name(of locale: LocaleIdentifier) -> String { isIndependent ? locale.tag : "" }

  /// Whether ICU starts without the environment's locale.
  ///
  /// It looks that up even though every call here names a locale, and crashes if it is too long or
  /// not a locale at all. So it is given one, which nothing uses.
  private static let isIndependent: Bool = {
    var status = U_ZERO_ERROR
    unsafe swift_uloc_setDefault(LocaleIdentifier.enUS.tag, &status)
    return status.rawValue <= U_ZERO_ERROR.rawValue
  }()

  /// The names of all countries in a locale's language.
  static func countryNames(in locale: LocaleIdentifier) -> [String] {
    var names: [String] = []
    guard var country = unsafe swift_uloc_getISOCountries() else { return [] }
    while let code = unsafe country.pointee {
      let region = unsafe "und_" + String(cString: code)
      let units = unsafe text {
        unsafe swift_uloc_getDisplayCountry(region, name(of: locale), $0, $1, $2)
      }
      if let units { names.append(String(decoding: units, as: UTF16.self)) }
      unsafe country += 1
    }
    return names
  }

  /// The names of the months and weekdays in a locale's language, in full and abbreviated.
  static func calendarNames(of locale: LocaleIdentifier) -> [String] {
    months(of: locale, .withDay) + months(of: locale, .alone) + months(of: locale, .short)
      + weekdays(of: locale)
  }

  /// Whether a code of two or three lowercase letters is a language's in ISO 639.
  static func isLanguage(_ code: String) -> Bool {
    guard code.utf8.count <= 3 else { return false }
    return unsafe swift_uloc_getISO3Language(code).pointee != 0
  }

  /// The code of a language in ISO 639-2, such as `eng`; `und` where it has none.
  static func languageCode(of locale: LocaleIdentifier) -> String {
    let code = unsafe String(cString: swift_uloc_getISO3Language(name(of: locale)))
    return code.isEmpty ? "und" : code
  }

  /// Whether a code is a region's: two uppercase letters of ISO 3166.
  static func isRegion(_ code: String) -> Bool {
    guard code.utf8.count == 2 else { return false }
    return unsafe swift_uloc_getISO3Country("und_" + code).pointee != 0
  }

  /// The year that a moment is in by the calendar that a locale's people use: 2543 in Thailand for 2000.
  ///
  /// - Parameters:
  ///   - locale: the locale.
  ///   - milliseconds: the moment, since the beginning of 1970 in UTC.
  /// - Returns: the year; nil where ICU can't tell.
  static func year(in locale: LocaleIdentifier, at milliseconds: Double) -> Int? {
    var status = U_ZERO_ERROR
    let zone = Array("Etc/UTC".utf16)
    let calendar = unsafe swift_ucal_open(
      zone, Int32(zone.count), name(of: locale), UCAL_DEFAULT, &status)
    guard let calendar = unsafe calendar else { return nil }
    defer { unsafe swift_ucal_close(calendar) }
    unsafe swift_ucal_setMillis(calendar, milliseconds, &status)
    let year = unsafe swift_ucal_get(calendar, UCAL_YEAR, &status)
    return status.rawValue <= U_ZERO_ERROR.rawValue ? Int(year) : nil
  }

  /// Whether a language is written from right to left.
  static func isRightToLeft(_ locale: LocaleIdentifier) -> Bool {
    unsafe swift_uloc_isRightToLeft(name(of: locale)) != 0
  }
}
