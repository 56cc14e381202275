// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A year, a month, a day or a minute that a person types: by ISO 8601, or as they hear it.
///
/// ```swift
/// TypedPeriod("January 5, 2024", in: .enUS)   // the day
/// TypedPeriod("5. Januar 2024", in: german)   // the day
/// TypedPeriod("Jan 2024", in: .enUS)          // the month
/// TypedPeriod("2024", in: .enUS)              // the year
/// ```
struct TypedPeriod {
  /// The period in milliseconds since 1970.
  let range: Range<Double>

  /// Parses a text; nil for any other.
  init?(_ text: String, in locale: LocaleIdentifier) {
    let text = text.trimmingSpaces()
    guard let range = Self.iso(text) ?? Self.year(text) ?? Self.heard(text, locale) else {
      return nil
    }
    self.range = range
  }

  /// Where a time is: before (negative), within (zero) or after the period.
  func order(of instant: Double) -> Int {
    instant < range.lowerBound ? -1 : instant < range.upperBound ? 0 : 1
  }

  // MARK: Forms

  private static func iso(_ text: String) -> Range<Double>? {
    let text = text.uppercased()
    if let month = CivilTime(text, pattern: "%Y-%m") {
      return range(year: month.year, month: month.month, day: nil)
    }
    if !text.contains(":"), let day = CivilTime(iso8601: text, parts: .date) {
      return range(year: day.year, month: day.month, day: day.day)
    }
    guard let moment = CivilTime(iso8601: text, parts: .dateTime) else { return nil }
    return moment.instant..<moment.instant + (text.count { $0 == ":" } > 1 ? second : minute)
  }

  private static func year(_ text: String) -> Range<Double>? {
    guard text.utf8.count == 4, let year = Int(text) else { return nil }
    return range(year: year, month: nil, day: nil)
  }

  /// A date with the name of its month or in the locale's order, maybe with a time of day.
  private static func heard(_ text: String, _ locale: LocaleIdentifier) -> Range<Double>? {
    var parts = text.lowercased().split { $0.isWhitespace || $0 == "," }
    var time: (hour: Int, minute: Int)?
    if let clock = parts.firstIndex(where: { $0.contains(":") }) {
      let half = clock + 1 < parts.count ? half(parts[clock + 1]) : nil
      guard let found = self.time(parts[clock], half) else { return nil }
      time = found
      parts.removeSubrange(clock..<clock + (half == nil ? 1 : 2))
    }
    let words = parts.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
    let numbers = words.filter { $0.first?.isWholeNumber == true }.map { word in
      let digits = word.prefix(while: \.isWholeNumber)
      return (value: Int(digits) ?? -1, digits: digits.count)
    }
    let months = words.compactMap { Self.month($0, locale) }
    guard months.count < 2, numbers.allSatisfy({ $0.digits < 5 }) else { return nil }
    var date: (year: Int, month: Int, day: Int?)?
    if let month = months.first {
      guard let year = numbers.first(where: { $0.digits == 4 }), numbers.count < 3 else {
        return nil
      }
      date = (year.value, month, numbers.first { $0.digits < 3 }?.value)
    } else if numbers.count == 3, words.count == 3 {
      date = ordered(numbers, locale)
    }
    guard let date, let range = range(year: date.year, month: date.month, day: date.day) else {
      return nil
    }
    guard let time else { return range }
    guard date.day != nil else { return nil }
    let start = range.lowerBound + Double(time.hour * 60 + time.minute) * minute
    return start..<start + minute
  }

  /// Which half of the day "am" and "p.m." are; nil for any other text.
  private static func half(_ text: Substring) -> Int? {
    ["am": 0, "pm": 12][text.filter { $0 != "." }]
  }

  /// A time of day, its seconds left out; `half` is the number of hours before its half of the day, if one was typed.
  private static func time(_ clock: Substring, _ half: Int?) -> (hour: Int, minute: Int)? {
    let digits = clock.prefix { $0.isWholeNumber || $0 == ":" }
    let half = half ?? self.half(clock[digits.endIndex...])
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    guard (2...3).contains(parts.count), (0..<24).contains(parts[0]), (0..<60).contains(parts[1])
    else { return nil }
    return (half.map { parts[0] % 12 + $0 } ?? parts[0], parts[1])
  }

  /// The month of a name, in full or short, in the locale's language or in English.
  private static func month(_ word: Substring, _ locale: LocaleIdentifier) -> Int? {
    guard word.first?.isLetter == true else { return nil }
    for locale in [locale, .enUS] {
      for form in [ICU.MonthForm.withDay, .alone, .short, .shortAlone] {
        let names = ICU.months(of: locale, form).map { $0.lowercased().filter { $0 != "." } }
        if names.count == 12, let index = names.firstIndex(where: { $0 == word }) {
          return index + 1
        }
      }
    }
    return nil
  }

  /// Three numbers in the order of the locale, unless the year is first.
  private static func ordered(
    _ numbers: [(value: Int, digits: Int)], _ locale: LocaleIdentifier
  ) -> (year: Int, month: Int, day: Int?)? {
    let values = numbers.map(\.value)
    if numbers[0].digits == 4 { return (values[0], values[1], values[2]) }
    guard numbers[2].digits == 4 else { return nil }
    let isDayFirst = locale.region != "US"
    return isDayFirst
      ? (values[2], values[1], values[0]) : (values[2], values[0], values[1])
  }

  // MARK: Time

  private static let (second, minute, day) = (1000.0, 60_000.0, 86_400_000.0)

  private static func range(year: Int, month: Int?, day: Int?) -> Range<Double>? {
    guard (1...9998).contains(year),
      let start = instant(year: year, month: month ?? 1, day: day ?? 1)
    else { return nil }
    if day != nil { return start..<start + Self.day }
    let end =
      if let month, month < 12 { instant(year: year, month: month + 1, day: 1) } else {
        instant(year: year + 1, month: 1, day: 1)
      }
    return end.map { start..<$0 }
  }

  private static func instant(year: Int, month: Int, day: Int) -> Double? {
    let text = [(year, 4), (month, 2), (day, 2)].map { value, count in
      let digits = String(value)
      return String(repeating: "0", count: max(count - digits.utf8.count, 0)) + digits
    }.joined(separator: "-")
    return CivilTime(iso8601: text, parts: .date)?.instant
  }
}
