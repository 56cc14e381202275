// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A date, a time of day, or both, as written: no time zone is applied.
struct CivilTime: Hashable, Sendable {
  /// The parts that a text must have.
  enum Parts {
    case date, time, dateTime
  }

  var year = 1970
  var month = 1
  var day = 1
  var hour = 0
  var minute = 0
  var second = 0
  /// The digits of the part of a second that was written, without zeros at the end; empty for a whole second.
  var fraction = ""
  /// Whether a time was written.
  var hasTime = true
  /// Whether a day was written, and not a month alone.
  var hasDay = true
  /// The time zone as written after the time, `Z` or `+02:00`; nil if there was none.
  var zone: String?

  /// The time in milliseconds since 1970, interpreted as UTC.
  ///
  /// More digits of the second than these can hold would be the next one.
  var milliseconds: Double { milliseconds(digits: 5) }

  /// The time in milliseconds since 1970 with so many digits of its second.
  private func milliseconds(digits: Int) -> Double {
    let whole = Double(((daysSince1970 * 24 + hour) * 60 + minute) * 60 + second) * 1000
    // Most times have none, and need no text for them.
    return fraction.isEmpty ? whole : whole + (Double("0." + fraction.prefix(digits)) ?? 0) * 1000
  }

  /// How many digits of a second ``instant`` tells apart: beyond 2⁴³ milliseconds, a millionth of a second is less than a
  /// binary number can hold.
  var digitsOfInstant: Int { (1_700..<2_240).contains(year) ? 6 : 5 }

  /// Whether the time is the start of a day.
  var isMidnight: Bool { hour == 0 && minute == 0 && second == 0 && fraction.isEmpty }
  /// Whether it is of a zone other than UTC.
  var hasOffset: Bool { zone?.contains { ("1"..."9").contains($0) } == true }

  /// The time in milliseconds since 1970 in the zone that was written, or in UTC where none was.
  var instant: Double {
    let milliseconds = milliseconds(digits: digitsOfInstant)
    guard let zone, let sign = zone.first, "+-−".contains(sign) else { return milliseconds }
    let digits = zone.filter { $0.isASCII && $0.isNumber }
    guard let hours = Int(digits.prefix(2)), let minutes = Int("0" + digits.dropFirst(2)) else {
      return milliseconds
    }
    let offset = Double((hours * 60 + minutes) * 60_000)
    return sign == "+" ? milliseconds - offset : milliseconds + offset
  }

  /// The number of days since 1970 in the Gregorian calendar, by Hinnant's `days_from_civil`.
  private var daysSince1970: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The day of the week, from 1 for Monday to 7.
  var weekday: Int {
    // 1970 began with a Thursday.
    let days = (daysSince1970 + 3) % 7
    return (days < 0 ? days + 7 : days) + 1
  }

  /// How many days each month of the year has.
  private var monthLengths: [Int] {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  }

  /// Whether the next day is of another month.
  var isLastOfMonth: Bool { (1...12).contains(month) && day == monthLengths[month - 1] }

  /// Whether the date and the time exist.
  var isValid: Bool {
    guard (1...12).contains(month), (1...monthLengths[month - 1]).contains(day) else {
      return false
    }
    // ISO 8601 allows the year 0 and leap seconds, but no locale has a way to write them.
    return year > 0 && (0...23).contains(hour) && (0...59).contains(minute)
      && (0...59).contains(second)
  }
}

// MARK: Writing

extension CivilTime {
  /// The date, the time or both by ISO 8601, without a zone: `2024-05-06T10:20:30`.
  func iso8601(_ parts: Parts) -> String {
    func digits(_ number: Int, _ count: Int = 2) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(count - text.utf8.count, 0)) + text
    }
    let date =
      digits(year, 4) + "-" + digits(month) + (hasDay ? "-" + digits(day) : "")
    guard parts != .date, hasTime || parts == .time else { return date }
    let time =
      digits(hour) + ":" + digits(minute) + ":" + digits(second)
      + (fraction.isEmpty ? "" : "." + fraction)
    return parts == .time ? time : date + "T" + time
  }
}

// MARK: Reading

extension CivilTime {
  /// The date and the time that many seconds after the start of 1970, by Hinnant's `civil_from_days`.
  init(secondsSince1970 seconds: Int) {
    self.init()
    let (days, rest) = (seconds / 86_400, seconds % 86_400)
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    (hour, minute, second) = (rest / 3_600, rest % 3_600 / 60, rest % 60)
  }

  /// Parses ISO 8601: `2024-01-15`, `10:30`, `2024-01-15T10:30:00.5+02:00`, with `T` or a space.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - parts: which parts there must be; a day may be followed by a time that is left out.
  init?(iso8601 text: String, parts: Parts) {
    var scanner = DigitScanner(text)
    if parts != .time {
      guard let year = scanner.digits(4...4), scanner.skip("-"), let month = scanner.digits(2...2),
        scanner.skip("-"), let day = scanner.digits(2...2)
      else { return nil }
      (self.year, self.month, self.day) = (year, month, day)
      if scanner.isAtEnd {
        guard parts == .date || parts == .dateTime, isValid else { return nil }
        hasTime = false
        return
      }
      guard scanner.skip("T") || scanner.skip(" ") || scanner.skip("t") else { return nil }
    }
    guard let hour = scanner.digits(2...2), scanner.skip(":"), let minute = scanner.digits(2...2)
    else { return nil }
    (self.hour, self.minute) = (hour, minute)
    if scanner.skip(":") {
      guard let second = scanner.digits(2...2) else { return nil }
      self.second = second
      guard takeFraction(&scanner) else { return nil }
    }
    if !scanner.isAtEnd {
      let rest = scanner.rest
      guard Self.isZone(rest) else { return nil }
      zone = rest
    }
    guard isValid else { return nil }
  }

  private static func isZone(_ text: String) -> Bool {
    if text == "Z" || text == "z" { return true }
    var scanner = DigitScanner(text)
    guard scanner.skip("+") || scanner.skip("-"), let hour = scanner.digits(2...2), hour <= 18
    else {
      return false
    }
    if scanner.isAtEnd { return true }
    _ = scanner.skip(":")
    guard let minute = scanner.digits(2...2) else { return false }
    return minute < 60 && scanner.isAtEnd
  }

  /// Parses a text by a `strptime` pattern, as Frictionless Table Schema uses them.
  ///
  /// The numeric directives `%Y %y %m %d %e %H %I %M %S` are supported, `%b`, `%B` and `%p` in
  /// English, `%z`, and `%%`. Hours and minutes alone without a mark, `%H%M`, may lack their leading
  /// zeros, since programs that keep them as numbers lose those: 517 is 5:17.
  init?(_ text: String, pattern: String) {
    if pattern == "%H%M" {
      guard takeHoursAndMinutes(text) else { return nil }
      return
    }
    var scanner = DigitScanner(text)
    var isAfternoon: Bool?
    var symbols = pattern.makeIterator()
    while let symbol = symbols.next() {
      guard symbol == "%" else {
        guard scanner.skip(String(symbol)) else { return nil }
        continue
      }
      guard let directive = symbols.next(), take(directive, &scanner, &isAfternoon) else {
        return nil
      }
    }
    if let isAfternoon {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    guard scanner.isAtEnd, isValid else { return nil }
    hasDay = Self.hasDay(pattern)
    // As HTTP and mail name the zone of UTC.
    if pattern.hasSuffix("GMT") { zone = "Z" }
  }

  /// Takes hours and minutes from one number: `0517`, `517`, `5`; 2400 ends a day.
  private mutating func takeHoursAndMinutes(_ text: String) -> Bool {
    // A column of whole numbers with missing values has a fraction in many programs.
    let digits = text.hasSuffix(".0") ? text.dropLast(2) : text[...]
    var scanner = DigitScanner(String(digits))
    guard let number = scanner.digits(1...4), scanner.isAtEnd else { return false }
    (hour, minute) = (number == 2400 ? 0 : number / 100, number % 100)
    return isValid
  }

  /// Whether a pattern has a day where it has a month.
  private static func hasDay(_ pattern: String) -> Bool {
    let directives = zip(pattern.utf8, pattern.utf8.dropFirst())
      .filter { $0.0 == UInt8(ascii: "%") }.map(\.1)
    return directives.contains { "des".utf8.contains($0) }
      || !directives.contains { "mbB".utf8.contains($0) }
  }

  /// Consumes the seconds since 1970, or with more than eleven digits their thousandths.
  private mutating func takeSeconds(_ scanner: inout DigitScanner) -> Bool {
    let count = scanner.digitCount
    guard let number = scanner.digits(1...14) else { return false }
    let isInThousandths = count > 11
    var digits = isInThousandths ? String(1_000 + number % 1_000).dropFirst() : ""
    if scanner.skip("."), let rest = scanner.fraction() { digits += rest }
    self = CivilTime(secondsSince1970: isInThousandths ? number / 1_000 : number)
    // A binary number of this size tells no more than millionths, and has other digits behind them.
    digits = digits.prefix(6)
    while digits.last == "0" { digits.removeLast() }
    fraction = String(digits)
    zone = "Z"
    return true
  }

  /// Consumes the part of a second behind its point, if there is one.
  private mutating func takeFraction(_ scanner: inout DigitScanner) -> Bool {
    guard scanner.skip(".") else { return true }
    guard let digits = scanner.fraction() else { return false }
    fraction = digits
    return true
  }

  private mutating func take(
    _ directive: Character, _ scanner: inout DigitScanner, _ isAfternoon: inout Bool?
  ) -> Bool {
    func number(_ count: ClosedRange<Int>) -> Int? { scanner.digits(count) }
    switch directive {
    case "Y": return number(4...4).map { year = $0 } != nil
    case "y": return number(2...2).map { year = $0 < 30 ? 2000 + $0 : 1900 + $0 } != nil
    case "s": return takeSeconds(&scanner)
    case "m": return number(1...2).map { month = $0 } != nil
    case "d", "e": return number(1...2).map { day = $0 } != nil
    case "H", "I": return number(1...2).map { hour = $0 } != nil
    case "M": return number(1...2).map { minute = $0 } != nil
    case "S": return number(1...2).map { second = $0 } != nil && takeFraction(&scanner)
    case "a": return scanner.skipWeekday()
    case "b", "B": return scanner.month().map { month = $0 } != nil
    case "p":
      isAfternoon = ["PM", "pm", "p", "P"].contains { scanner.skip($0) }
      return isAfternoon == true || ["AM", "am", "a", "A"].contains { scanner.skip($0) }
    case "z":
      zone = scanner.word()
      return zone.map(Self.isZone) ?? false
    case "Z":
      zone = Self.zones[scanner.word()]
      return zone != nil
    case "%": return scanner.skip("%")
    default: return false
    }
  }
}

extension CivilTime {
  /// The offsets of the zones that C and Java name in dates; names that several zones share are those of North America.
  ///
  /// Source: RFC 5322, section 4.3, for those of North America.
  fileprivate static let zones: [String: String] = [
    "UTC": "Z", "GMT": "Z", "UT": "Z", "EST": "-05:00", "EDT": "-04:00", "CST": "-06:00",
    "CDT": "-05:00", "MST": "-07:00", "MDT": "-06:00", "PST": "-08:00", "PDT": "-07:00",
    "WET": "+00:00", "WEST": "+01:00", "CET": "+01:00", "CEST": "+02:00", "EET": "+02:00",
    "EEST": "+03:00", "MSK": "+03:00", "JST": "+09:00", "AEST": "+10:00", "AEDT": "+11:00",
  ]
}

/// Consumes digits and marks from the front of a text.
private struct DigitScanner {
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// The text in bytes: most of it is digits, which need no characters.
  private let bytes: String.UTF8View
  private var position: String.Index

  init(_ text: String) {
    bytes = text.utf8
    position = bytes.startIndex
  }

  private var left: Substring.UTF8View { bytes[position...] }
  var isAtEnd: Bool { position == bytes.endIndex }
  var rest: String { String(Substring(left)) }

  /// How many digits come next.
  var digitCount: Int { left.prefix { (0x30...0x39).contains($0) }.count }

  /// All up to the next blank.
  mutating func word() -> String {
    let word = left.prefix { $0 != UInt8(ascii: " ") }
    position = word.endIndex
    return String(Substring(word))
  }

  mutating func skip(_ mark: String) -> Bool {
    var end = position
    for byte in mark.utf8 {
      guard end < bytes.endIndex, bytes[end] == byte else { return false }
      bytes.formIndex(after: &end)
    }
    position = end
    return true
  }

  mutating func digits(_ count: ClosedRange<Int>) -> Int? {
    // No field of a time has more digits than fit.
    var value = 0
    var found = 0
    var end = position
    while end < bytes.endIndex, found < count.upperBound, (0x30...0x39).contains(bytes[end]) {
      value = value * 10 + Int(bytes[end] - 0x30)
      found += 1
      bytes.formIndex(after: &end)
    }
    guard count.contains(found) else { return nil }
    position = end
    return value
  }

  /// Consumes the digits behind a decimal mark, and returns them without zeros at the end.
  mutating func fraction() -> String? {
    let found = left.prefix { (0x30...0x39).contains($0) }
    guard (1...18).contains(found.count) else { return nil }
    position = found.endIndex
    let zeros = found.reversed().prefix { $0 == 0x30 }.count
    return String(Substring(found.dropLast(zeros)))
  }

  /// Consumes the first three letters of an English weekday.
  mutating func skipWeekday() -> Bool {
    ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].contains { skip($0) }
  }

  /// Consumes the English name of a month, in full or its first three letters.
  mutating func month() -> Int? {
    let lower = rest.lowercased()
    for (index, name) in Self.months.enumerated() {
      for form in [name, String(name.prefix(3))] where lower.hasPrefix(form) {
        position =
          bytes.index(position, offsetBy: form.utf8.count, limitedBy: bytes.endIndex)
          ?? bytes.endIndex
        return index + 1
      }
    }
    return nil
  }
}

extension CivilTime {
  /// Years beyond these are of no calendar.
  private static let mostYears = 1_000_000

  /// Passes the time to or from another process.
  mutating func pass(_ archive: inout ByteArchive) throws(ByteArchive.Fault) {
    try archive.pass(&year, within: Self.mostYears)
    try archive.pass(&month, most: 12)
    try archive.pass(&day, most: 31)
    try archive.pass(&hour, most: 24)
    try archive.pass(&minute, most: 60)
    try archive.pass(&second, most: 61)
    try archive.pass(&fraction)
    try archive.pass(&hasTime)
    try archive.pass(&hasDay)
    try archive.pass(&zone)
    guard month > 0, day > 0, fraction.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .broken
    }
  }
}
