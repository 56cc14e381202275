// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Formats dates and times for a locale.
struct DateFormat {
  /// A formatter that is opened for the first value that needs it, which takes longer than many rows.
  private final class Formatter {
    private let open: () -> ICU.DateFormatter?
    private lazy var opened = open()
    /// The texts of days that were formatted, which come again in most columns of dates.
    private var days: [Double: String] = [:]
    private static let mostDays = 1 << 15

    init(_ open: @escaping () -> ICU.DateFormatter?) { self.open = open }

    func format(_ time: CivilTime) -> String? {
      let milliseconds = time.milliseconds.rounded(.down)
      // Other moments seldom come again.
      guard milliseconds.truncatingRemainder(dividingBy: 86_400_000) == 0 else {
        return opened?.format(milliseconds: milliseconds)
      }
      if let known = days[milliseconds] { return known }
      guard let text = opened?.format(milliseconds: milliseconds) else { return nil }
      if days.count >= Self.mostDays { days.removeAll(keepingCapacity: true) }
      days[milliseconds] = text
      return text
    }
  }

  private let kind: SayAs.Kind
  /// Whether midnight stands for a day alone.
  private let isWhole: Bool
  private let pattern: String?
  private let formatter: Formatter
  /// Formats times with seconds when no style was chosen.
  private let secondsFormatter: Formatter
  /// Formats times with thousandths of a second when no style was chosen.
  private let fractionFormatter: Formatter
  /// Formats a date and time without its time.
  private let otherFormatter: Formatter
  /// Formats months of which no day was written.
  private let monthFormatter: Formatter

  /// Whether a day may be written with a time, which is left out then.
  private let takesTimes: Bool

  /// Prepares the format of a date or time field; nil for other fields.
  ///
  /// - Parameters:
  ///   - say: how its values are spoken; of whole dates, midnight is left out and any other time said.
  ///   - pattern: how they are written; nil for the forms of ISO 8601.
  ///   - locale: the locale.
  ///   - takesTimes: whether a day may be written with a time.
  init?(
    _ say: SayAs, pattern: String?, locale: LocaleIdentifier, takesTimes: Bool = true
  ) {
    kind = say.kind == .date && say.whole ? .dateTime : say.kind
    isWhole = say.whole
    self.takesTimes = takesTimes
    self.pattern = pattern
    monthFormatter = Formatter {
      ICU.DateFormatter(skeleton: Self.monthSkeleton(say.style), locale: locale)
    }
    let dateStyle = say.style ?? .medium
    // The longer time styles include a time zone, which only some data specifies.
    let timeStyle = say.style.map { $0 == .short ? DateStyle.short : .medium }
    func styles(_ date: DateStyle?, _ time: DateStyle?) -> Formatter {
      Formatter { ICU.DateFormatter(date: date, time: time, locale: locale) }
    }
    func fraction(_ date: String) -> Formatter {
      Formatter { ICU.DateFormatter(skeleton: date + "jmsSSS", locale: locale) }
    }
    switch kind {
    case .date:
      formatter = styles(dateStyle, nil)
      secondsFormatter = formatter
      fractionFormatter = formatter
      otherFormatter = formatter
    case .time:
      formatter = styles(nil, timeStyle ?? .short)
      secondsFormatter = timeStyle == nil ? styles(nil, .medium) : formatter
      fractionFormatter = timeStyle == nil ? fraction("") : formatter
      otherFormatter = formatter
    case .dateTime:
      formatter = styles(dateStyle, .short)
      secondsFormatter = timeStyle == nil ? styles(dateStyle, .medium) : formatter
      fractionFormatter = timeStyle == nil ? fraction("yMMMd") : formatter
      otherFormatter = styles(dateStyle, nil)
    default: return nil
    }
  }

  private static func monthSkeleton(_ style: DateStyle?) -> String {
    switch style {
    case .short: "yM"
    case .medium, nil: "yMMM"
    case .long, .full: "yMMMM"
    }
  }

  /// Parses a cell; nil if it holds no such date or time.
  func parse(_ text: String) -> CivilTime? {
    guard var time = parsed(text) else { return nil }
    if isWhole, time.isMidnight, !time.hasOffset {
      time.hasTime = false
      time.zone = nil
    }
    return time
  }

  private func parsed(_ text: String) -> CivilTime? {
    if let pattern { return CivilTime(text, pattern: pattern) }
    let parts: CivilTime.Parts =
      switch kind {
      case .time: .time
      case .dateTime: .dateTime
      default: takesTimes ? .date : .dateTime
      }
    let time = CivilTime(iso8601: text, parts: parts)
    return takesTimes || time?.hasTime != true ? time : nil
  }

  /// What a cell should have held, for error messages.
  var expectation: String {
    let example =
      pattern.map { "written as \($0)" }
      ?? (kind == .time
        ? "such as 10:30" : kind == .date ? "such as 2024-01-15" : "such as 2024-01-15T10:30")
    return (kind == .time ? "a time " : kind == .date ? "a date " : "a date and time ") + example
  }

  /// Appends a date or time.
  ///
  /// A time zone in the data is written too, since the time would mean something else without it.
  func append(_ time: CivilTime, into out: inout ByteBuffer) {
    let chosen =
      !time.hasDay
      ? monthFormatter
      : !time.hasTime
        ? otherFormatter
        : !time.fraction.isEmpty
          ? fractionFormatter : time.second > 0 ? secondsFormatter : formatter
    guard let text = chosen.format(time) else { return }
    if chosen === fractionFormatter, !time.fraction.isEmpty {
      out.append(Self.replacingThousandths(in: text, by: time.fraction))
    } else {
      out.append(text)
    }
    if kind != .date, let zone = time.zone {
      out.append(" UTC" + Self.offset(zone))
    }
  }

  /// A formatted time with all digits of its second: ICU writes three, and takes no more.
  private static func replacingThousandths(in text: String, by fraction: String) -> String {
    let thousandths = (fraction + "00").prefix(3).compactMap(\.wholeNumberValue)
    let characters = Array(text)
    let values = characters.map(\.wholeNumberValue)
    // Nothing else has three digits: neither an hour, a minute or a second nor a year.
    guard
      let start = characters.indices.dropLast(2).last(where: {
        values[$0..<$0 + 3].elementsEqual(thousandths)
          && ($0 == 0 || values[$0 - 1] == nil)
          && ($0 + 3 == values.count || values[$0 + 3] == nil)
      })
    else { return text }
    // The digits are those of the locale.
    let zero = characters[start].unicodeScalars.first.map { $0.value - UInt32(values[start] ?? 0) }
    let digits = fraction.utf8.map { byte in
      Unicode.Scalar((zero ?? 0x30) + UInt32(byte - 0x30)).map(Character.init) ?? "?"
    }
    return String(characters[..<start] + digits + characters[(start + 3)...])
  }

  /// A zone's offset as it is written: "+05:30" for `+0530`, and nothing for UTC itself.
  private static func offset(_ zone: String) -> String {
    let digits = zone.filter(\.isNumber)
    guard digits.contains(where: { $0 != "0" }) else { return "" }
    let sign = zone.hasPrefix("-") ? "−" : "+"
    guard digits.count == 4 else { return sign + digits }
    return sign + digits.prefix(2) + ":" + digits.suffix(2)
  }
}
