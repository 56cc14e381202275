/// A date format other than ISO 8601.
struct DatePattern {
  /// The pattern in `strptime` syntax.
  let pattern: String
  /// Whether the pattern has a time of day.
  let hasTime: Bool
  let format: DateFormat?

  private init(_ pattern: String) {
    self.pattern = pattern
    hasTime = pattern.contains("%H")
    format = DateFormat(SayAs(hasTime ? .dateTime : .date), pattern: pattern, locale: .enUS)
  }

  /// The patterns to try on every column.
  static var all: [DatePattern] {
    let ends = ["/%Y", "/%y", ".%Y", "-%Y"]
    let numbers = ends.flatMap { end in
      let mark = end.prefix(1)
      return ["%m\(mark)%d\(end)", "%d\(mark)%m\(end)"]
    }
    let others = [
      "%Y/%m/%d", "%Y.%m.%d", "%b %d %Y", "%b %d, %Y", "%B %d %Y", "%B %d, %Y", "%d %b %Y",
      "%d %B %Y", "%d-%b-%Y", "%d-%b-%y", "%Y/%m/%d %H:%M", "%Y/%m/%d %H:%M:%S",
      "%b %d %Y %H:%M", "%d %b %Y %H:%M", "%m/%d/%Y %H:%M", "%d/%m/%Y %H:%M",
    ]
    return (numbers + others).map { DatePattern($0) }
  }

  /// Whether the day comes before the month.
  var dayIsFirst: Bool { pattern.hasPrefix("%d") }
}
