/// How a locale writes days and times.
struct DateFormat {
  private let kind: Say.Kind
  private let pattern: String?
  private let formatter: ICU.DateFormatter?
  /// For values that have less than is said of others, or more: a date and time without its time, or a time
  /// with seconds where nobody chose how long it is.
  private let otherFormatter: ICU.DateFormatter?

  /// Prepares the format of a field that says dates or times; nil for other fields.
  init?(_ say: Say, pattern: String?, locale: LocaleIdentifier) {
    kind = say.kind
    self.pattern = pattern
    let dateStyle = say.style ?? .medium
    // The longer styles of times name a time zone, which data has only when it says so.
    let timeStyle = say.style.map { $0 == .short ? DateStyle.short : .medium }
    switch say.kind {
    case .date:
      formatter = ICU.DateFormatter(date: dateStyle, time: nil, locale: locale)
      otherFormatter = formatter
    case .time:
      formatter = ICU.DateFormatter(date: nil, time: timeStyle ?? .short, locale: locale)
      otherFormatter =
        timeStyle == nil ? ICU.DateFormatter(date: nil, time: .medium, locale: locale) : formatter
    case .dateTime:
      formatter = ICU.DateFormatter(date: dateStyle, time: .short, locale: locale)
      otherFormatter = ICU.DateFormatter(date: dateStyle, time: nil, locale: locale)
    default: return nil
    }
  }

  /// Reads a cell; nil when it is no such date.
  func parse(_ text: String) -> CivilTime? {
    if let pattern { return CivilTime(text, pattern: pattern) }
    let parts: CivilTime.Parts =
      switch kind {
      case .time: .time
      case .dateTime: .dateTime
      default: .date
      }
    return CivilTime(iso8601: text, parts: parts)
  }

  /// What a cell should have held, for an error.
  var expectation: String {
    let example =
      pattern.map { "written as \($0)" }
      ?? (kind == .time
        ? "such as 10:30" : kind == .date ? "such as 2024-01-15" : "such as 2024-01-15T10:30")
    return (kind == .time ? "a time " : kind == .date ? "a date " : "a date and time ") + example
  }

  /// Appends a day or time; a time zone that was written is written too, since without it the time is
  /// another one.
  func append(_ time: CivilTime, into out: inout ByteBuffer) {
    let isOther = kind == .time ? time.second > 0 : !time.hasTime
    let chosen = isOther ? otherFormatter : formatter
    guard let text = chosen?.format(milliseconds: time.milliseconds) else { return }
    out.append(text)
    if kind != .date, let zone = time.zone {
      out.append(
        zone == "Z" || zone == "z"
          ? " UTC" : " UTC" + zone.map { $0 == "-" ? "−" : String($0) }.joined())
    }
  }
}
