// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import _FoundationICU

/// The only gateway to ICU: number and date formats, currencies and units, as the toolchain ships
/// them.
///
/// Formats are queried once per locale and kept; see ``NumberFormat`` for how digits are then
/// written without ICU.
enum ICU {
  /// A number formatted by ICU, with the ranges of its parts.
  struct FormattedNumber {
    var units: [UInt16]
    /// The range of the number, including its sign and its marks.
    var number = 0..<0
    /// The range of the sign.
    var sign = 0..<0

    var text: String { ICU.string(units) }
  }

  /// A number format, described by a skeleton such as `currency/USD .00`.
  @safe final class NumberFormatter {
    private let formatter: OpaquePointer
    private let result: OpaquePointer

    /// Opens a format; nil when ICU rejects the skeleton.
    init?(skeleton: String, locale: LocaleIdentifier) {
      var status = U_ZERO_ERROR
      let units = Array(skeleton.utf16)
      let formatter = unsafe swift_unumf_openForSkeletonAndLocale(
        units, Int32(units.count), ICU.name(of: locale), &status)
      let result = unsafe swift_unumf_openResult(&status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, let formatter = unsafe formatter,
        let result = unsafe result
      else {
        unsafe swift_unumf_close(formatter)
        unsafe swift_unumf_closeResult(result)
        return nil
      }
      unsafe self.formatter = formatter
      unsafe self.result = result
    }

    deinit {
      unsafe swift_unumf_close(formatter)
      unsafe swift_unumf_closeResult(result)
    }

    /// Formats a number given in decimal digits; nil when they are not a number.
    func format(_ digits: String) -> String? {
      units(digits).map(ICU.string)
    }

    /// Formats a number and finds the ranges of its parts.
    ///
    /// The first call makes ICU build character sets, which takes longer than the rest of the
    /// startup.
    func formatParts(_ digits: String) -> FormattedNumber? {
      guard let units = units(digits) else { return nil }
      var formatted = FormattedNumber(units: units)
      findParts(of: &formatted)
      return formatted
    }

    private func units(_ digits: String) -> [UInt16]? {
      var status = U_ZERO_ERROR
      let length = Int32(digits.utf8.count)
      unsafe swift_unumf_formatDecimal(formatter, digits, length, result, &status)
      let units = unsafe ICU.text { unsafe swift_unumf_resultToString(result, $0, $1, $2) }
      return status.rawValue <= U_ZERO_ERROR.rawValue ? units : nil
    }

    private func findParts(of formatted: inout FormattedNumber) {
      var status = U_ZERO_ERROR
      guard let iterator = unsafe swift_ufieldpositer_open(&status) else { return }
      defer { unsafe swift_ufieldpositer_close(iterator) }
      unsafe swift_unumf_resultGetAllFieldPositions(result, iterator, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return }
      var begin: Int32 = 0
      var end: Int32 = 0
      while true {
        let field = unsafe swift_ufieldpositer_next(iterator, &begin, &end)
        guard field >= 0 else { return }
        let range = Int(begin)..<Int(end)
        switch UNumberFormatFields(rawValue: UInt32(field)) {
        case UNUM_SIGN_FIELD: formatted.sign = range
        case UNUM_INTEGER_FIELD, UNUM_FRACTION_FIELD, UNUM_GROUPING_SEPARATOR_FIELD,
          UNUM_DECIMAL_SEPARATOR_FIELD:
          break
        default: continue
        }
        let known = formatted.number
        formatted.number =
          known.isEmpty
          ? range
          : min(known.lowerBound, range.lowerBound)..<max(known.upperBound, range.upperBound)
      }
    }
  }

  /// A format for dates and times without a time zone.
  @safe final class DateFormatter {
    private let formatter: UnsafeMutablePointer<UDateFormat?>

    /// Opens a format; a nil style omits the date or the time.
    init?(date: DateStyle?, time: DateStyle?, locale: LocaleIdentifier) {
      var status = U_ZERO_ERROR
      let zone = Array("Etc/UTC".utf16)
      let formatter = unsafe swift_udat_open(
        Self.style(time), Self.style(date), ICU.name(of: locale), zone, Int32(zone.count), nil, 0,
        &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, let formatter = unsafe formatter else {
        return nil
      }
      unsafe self.formatter = formatter
      useGregorianCalendarAlways(locale, zone)
    }

    /// Opens a format with the parts of a date that a skeleton names, such as `yMMM`.
    init?(skeleton: String, locale: LocaleIdentifier) {
      var status = U_ZERO_ERROR
      let generator = unsafe swift_udatpg_open(ICU.name(of: locale), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, let generator = unsafe generator else {
        return nil
      }
      defer { unsafe swift_udatpg_close(generator) }
      let parts = Array(skeleton.utf16)
      let zone = Array("Etc/UTC".utf16)
      guard
        let pattern = unsafe ICU.text({
          unsafe swift_udatpg_getBestPattern(generator, parts, Int32(parts.count), $0, $1, $2)
        })
      else { return nil }
      let formatter = unsafe swift_udat_open(
        UDAT_PATTERN, UDAT_PATTERN, ICU.name(of: locale), zone, Int32(zone.count), pattern,
        Int32(pattern.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, let formatter = unsafe formatter else {
        return nil
      }
      unsafe self.formatter = formatter
      useGregorianCalendarAlways(locale, zone)
    }

    deinit { unsafe swift_udat_close(formatter) }

    /// Dates in data are Gregorian by ISO 8601, even those before that calendar was introduced.
    private func useGregorianCalendarAlways(_ locale: LocaleIdentifier, _ zone: [UInt16]) {
      var status = U_ZERO_ERROR
      let calendar = unsafe swift_ucal_open(
        zone, Int32(zone.count), ICU.name(of: locale), UCAL_DEFAULT, &status)
      guard let calendar = unsafe calendar else { return }
      defer { unsafe swift_ucal_close(calendar) }
      unsafe swift_ucal_setGregorianChange(calendar, -8.64e15, &status)
      // Locales with a calendar of their own keep it.
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return }
      unsafe swift_udat_setCalendar(formatter, calendar)
    }

    private static func style(_ style: DateStyle?) -> UDateFormatStyle {
      switch style {
      case .short: UDAT_SHORT
      case .medium: UDAT_MEDIUM
      case .long: UDAT_LONG
      case .full: UDAT_FULL
      case nil: UDAT_NONE
      }
    }

    /// Formats a moment, in milliseconds since 1970.
    func format(milliseconds: Double) -> String? {
      unsafe ICU.text { unsafe swift_udat_format(formatter, milliseconds, $0, $1, nil, $2) }
        .map(ICU.string)
    }
  }

  /// A form of the month names.
  enum MonthForm {
    /// In full, as used with a day.
    case withDay
    /// In full, as used alone.
    case alone
    /// Abbreviated, as used with a day.
    case short
    /// Abbreviated, as used alone.
    case shortAlone
  }

  /// The names of the months of a locale, January first; empty when ICU has none.
  static func months(of locale: LocaleIdentifier, _ form: MonthForm) -> [String] {
    var status = U_ZERO_ERROR
    let zone = Array("Etc/UTC".utf16)
    let formatter = unsafe swift_udat_open(
      UDAT_NONE, UDAT_FULL, ICU.name(of: locale), zone, Int32(zone.count), nil, 0, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let formatter = unsafe formatter else {
      return []
    }
    defer { unsafe swift_udat_close(formatter) }
    let symbols =
      switch form {
      case .withDay: UDAT_MONTHS
      case .alone: UDAT_STANDALONE_MONTHS
      case .short: UDAT_SHORT_MONTHS
      case .shortAlone: UDAT_STANDALONE_SHORT_MONTHS
      }
    return unsafe names(symbols, 0..<12, formatter)
  }

  /// The names of the weekdays of a locale, Sunday first, in full and then abbreviated.
  static func weekdays(of locale: LocaleIdentifier) -> [String] {
    var status = U_ZERO_ERROR
    let zone = Array("Etc/UTC".utf16)
    let formatter = unsafe swift_udat_open(
      UDAT_NONE, UDAT_FULL, ICU.name(of: locale), zone, Int32(zone.count), nil, 0, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let formatter = unsafe formatter else {
      return []
    }
    defer { unsafe swift_udat_close(formatter) }
    // ICU counts weekdays from 1.
    return unsafe names(UDAT_WEEKDAYS, 1..<8, formatter)
      + names(UDAT_SHORT_WEEKDAYS, 1..<8, formatter)
  }

  private static func names(
    _ symbols: UDateFormatSymbolType, _ indices: Range<Int>,
    _ formatter: UnsafeMutablePointer<UDateFormat?>
  ) -> [String] {
    indices.compactMap { index in
      unsafe ICU.text { unsafe swift_udat_getSymbols(formatter, symbols, Int32(index), $0, $1, $2) }
        .map { String(decoding: $0, as: UTF16.self) }
    }
  }

  /// A rule-based format for whole numbers: in words, or as ordinals.
  @safe final class RuleBasedFormatter {
    /// What a formatter writes.
    enum Style {
      /// Numbers in words.
      case words
      /// Ordinals in digits: "3rd".
      case ordinals
    }

    private let formatter: UnsafeMutablePointer<UNumberFormat?>

    /// Opens a format; nil when ICU has none.
    init?(_ style: Style, _ locale: LocaleIdentifier) {
      var status = U_ZERO_ERROR
      var error = UParseError()
      let rules = style == .words ? UNUM_SPELLOUT : UNUM_ORDINAL
      let formatter = unsafe swift_unum_open(rules, nil, 0, ICU.name(of: locale), &error, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, let formatter = unsafe formatter else {
        return nil
      }
      unsafe self.formatter = formatter
    }

    deinit { unsafe swift_unum_close(formatter) }

    /// Whether its rules belong to a language rather than to the root locale.
    func isOf(_ language: String) -> Bool {
      var status = U_ZERO_ERROR
      let actual = unsafe swift_unum_getLocaleByType(formatter, ULOC_ACTUAL_LOCALE, &status)
      guard let actual = unsafe actual else { return false }
      return unsafe String(cString: actual).hasPrefix(language)
    }

    /// Formats a whole number.
    func format(_ value: Int64) -> String? {
      unsafe ICU.text { unsafe swift_unum_formatInt64(formatter, value, $0, $1, nil, $2) }
        .map { String(decoding: $0, as: UTF16.self) }
    }
  }

  /// The word for minus in a locale's language; nil when CLDR has no number words in that language.
  static func minus(of locale: LocaleIdentifier) -> String? {
    guard let formatter = RuleBasedFormatter(.words, locale), formatter.isOf(locale.language),
      let below = formatter.format(-5)?.spaced(), let above = formatter.format(5)?.spaced(),
      below.hasSuffix(above)
    else { return nil }
    let minus = below.dropLast(above.count).filter { $0.isLetter || $0 == " " }
    return minus.isEmpty ? nil : String(minus).trimmingSpaces()
  }

  /// The collation of a locale.
  @safe final class Collator {
    private let collator: OpaquePointer

    /// Opens the locale's collation; nil when ICU has none at all.
    ///
    /// - Parameters:
    ///   - locale: the locale.
    ///   - ignoresMarks: whether accents and case make no difference.
    init?(_ locale: LocaleIdentifier, ignoresMarks: Bool = false) {
      var status = U_ZERO_ERROR
      let collator = unsafe swift_ucol_open(ICU.name(of: locale), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, let collator = unsafe collator else {
        return nil
      }
      unsafe self.collator = collator
      if ignoresMarks { unsafe swift_ucol_setStrength(collator, UCOL_PRIMARY) }
    }

    deinit { unsafe swift_ucol_close(collator) }

    /// Bytes that compare in collation order.
    func sortKey(_ text: [UInt16]) -> [UInt8] {
      let count = Int32(text.count)
      let length = unsafe swift_ucol_getSortKey(collator, text, count, nil, 0)
      return unsafe [UInt8](unsafeUninitializedCapacity: Int(max(length, 0))) { buffer, filled in
        filled = Int(
          unsafe swift_ucol_getSortKey(
            collator, text, count, buffer.baseAddress, Int32(buffer.count)))
      }
    }

    /// The strings that follow U+FDD0 in the collation: the labels of groups of Han characters, by
    /// pinyin or by strokes.
    var hanGroups: [[UInt16]] {
      var status = U_ZERO_ERROR
      let set = unsafe swift_uset_openEmpty()
      defer { unsafe swift_uset_close(set) }
      unsafe swift_ucol_getContractionsAndExpansions(collator, set, nil, 0, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, let set = unsafe set else { return [] }
      return unsafe ICU.strings(in: set).filter { $0.first == 0xFDD0 }.map { Array($0.dropFirst()) }
    }
  }

  /// The letters under which a locale's lists are indexed, in no particular order.
  static func indexLetters(of locale: LocaleIdentifier) -> [String] {
    var status = U_ZERO_ERROR
    let data = unsafe swift_ulocdata_open(ICU.name(of: locale), &status)
    defer { unsafe swift_ulocdata_close(data) }
    let set = unsafe swift_ulocdata_getExemplarSet(
      data, nil, 0, ULOCDATA_ES_INDEX, &status)
    defer { unsafe swift_uset_close(set) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let set = unsafe set else { return [] }
    return unsafe strings(in: set).map { String(decoding: $0, as: UTF16.self) }
  }

  /// The scripts that an index distinguishes; hiragana and katakana count as one.
  enum Script: Hashable {
    case han
    case kana
    case other(Int32)
  }

  /// The script of a character.
  static func script(of scalar: Unicode.Scalar) -> Script {
    var status = U_ZERO_ERROR
    let script = unsafe swift_uscript_getScript(UChar32(scalar.value), &status)
    switch script {
    case USCRIPT_HAN: return .han
    case USCRIPT_HIRAGANA, USCRIPT_KATAKANA: return .kana
    default: return .other(Int32(script.rawValue))
    }
  }

  /// The characters and strings of a set.
  private static func strings(in set: OpaquePointer) -> [[UInt16]] {
    var strings: [[UInt16]] = []
    for item in 0..<(unsafe swift_uset_getItemCount(set)) {
      var first: UChar32 = 0
      var last: UChar32 = 0
      // Index strings have a few letters each, so longer ones can be skipped.
      var units = [UInt16](repeating: 0, count: 32)
      var status = U_ZERO_ERROR
      let count = unsafe swift_uset_getItem(
        set, item, &first, &last, &units, Int32(units.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { continue }
      if count > 0 {
        strings.append(Array(units.prefix(Int(count))))
      } else if first <= last {
        for value in first...last {
          guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
          strings.append(Array(String(scalar).utf16))
        }
      }
    }
    return strings
  }

  /// Whether a code is or was an ISO 4217 currency.
  static func isCurrency(_ code: String) -> Bool {
    var status = U_ZERO_ERROR
    let units = Array(code.utf16) + [0]
    let forever = 8.0e15
    return unsafe swift_ucurr_isAvailable(units, -forever, forever, &status) != 0
      && status.rawValue <= U_ZERO_ERROR.rawValue
  }

  /// Whether a code is of a currency that is in use, or one that the euro replaced.
  static func isModernCurrency(_ code: String) -> Bool { modernCurrencies.contains(code) }

  private static let modernCurrencies: Set<String> = {
    var codes: Set<String> = [
      "ATS", "BEF", "DEM", "ESP", "FIM", "FRF", "GRD", "IEP", "ITL", "LUF", "NLG", "PTE",
    ]
    var status = U_ZERO_ERROR
    let kinds = UCURR_COMMON.rawValue | UCURR_NON_DEPRECATED.rawValue
    guard let all = unsafe swift_ucurr_openISOCurrencies(kinds, &status) else { return codes }
    defer { unsafe swift_uenum_close(all) }
    var length: Int32 = 0
    while let code = unsafe swift_uenum_next(all, &length, &status) {
      codes.insert(unsafe String(cString: code))
    }
    return codes
  }()

  /// The number of fraction digits of a currency: 2 for USD, 0 for JPY.
  static func fractionDigits(ofCurrency code: String) -> Int {
    var status = U_ZERO_ERROR
    let units = Array(code.utf16) + [0]
    let digits = unsafe swift_ucurr_getDefaultFractionDigits(units, &status)
    return status.rawValue <= U_ZERO_ERROR.rawValue ? Int(digits) : 2
  }

  /// Whether CLDR knows a unit by this name.
  static func isUnit(_ unit: String) -> Bool {
    guard !unit.isEmpty,
      unit.utf8.allSatisfy({
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
      })
    else { return false }
    return NumberFormatter(skeleton: "unit/\(unit)", locale: .enUS)?.format("1") != nil
  }

  /// The text of units of UTF-16: faster than the standard library decodes it, where there are no surrogates.
  static func string(_ units: [UInt16]) -> String {
    guard !units.contains(where: { $0 & 0xF800 == 0xD800 }) else {
      return String(decoding: units, as: UTF16.self)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(units.count + 8)
    for unit in units {
      switch unit {
      case ..<0x80: bytes.append(UInt8(truncatingIfNeeded: unit))
      case ..<0x800:
        bytes.append(UInt8(truncatingIfNeeded: 0xC0 | unit >> 6))
        bytes.append(UInt8(truncatingIfNeeded: 0x80 | unit & 0x3F))
      default:
        bytes.append(UInt8(truncatingIfNeeded: 0xE0 | unit >> 12))
        bytes.append(UInt8(truncatingIfNeeded: 0x80 | unit >> 6 & 0x3F))
        bytes.append(UInt8(truncatingIfNeeded: 0x80 | unit & 0x3F))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text that a function writes into a buffer, which is enlarged once if the function needs
  /// more room.
  static func text(
    _ fill: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
  ) -> [UInt16]? {
    var room: Int32 = 128
    for _ in 0..<2 {
      var status = U_ZERO_ERROR
      var length: Int32 = 0
      let units = unsafe [UInt16](unsafeUninitializedCapacity: Int(room)) { buffer, count in
        length = unsafe fill(buffer.baseAddress, room, &status)
        count = Int(min(max(length, 0), room))
      }
      if status.rawValue <= U_ZERO_ERROR.rawValue { return units }
      guard status == U_BUFFER_OVERFLOW_ERROR else { return nil }
      room = length + 1
    }
    return nil
  }
}
