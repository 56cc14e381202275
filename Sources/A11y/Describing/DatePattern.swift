/// A way to write dates that is no ISO 8601, and in which the day can be told from the month.
struct DatePattern {
  /// The pattern, as `strptime` writes it.
  let pattern: String
  /// Whether it has a time of day.
  let hasTime: Bool
  let format: DateFormat?

  private init(_ pattern: String) {
    self.pattern = pattern
    hasTime = pattern.contains("%H")
    format = DateFormat(Say(hasTime ? .dateTime : .date), pattern: pattern, locale: .enUS)
  }

  /// All that are tried.
  static var all: [DatePattern] {
    [
      "%Y/%m/%d", "%Y.%m.%d", "%b %d %Y", "%b %d, %Y", "%B %d %Y", "%B %d, %Y", "%d %b %Y",
      "%d %B %Y", "%d-%b-%Y", "%d-%b-%y", "%Y/%m/%d %H:%M", "%Y/%m/%d %H:%M:%S",
      "%b %d %Y %H:%M", "%d %b %Y %H:%M",
    ].map { DatePattern($0) }
  }
}
