// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The forms of dates other than those of ISO 8601, in the syntax of `strptime`.
enum DatePatterns {
  /// The patterns to try, in `strptime` syntax.
  static let all =
    days + months + datesWithTimes(" ") + datesWithTimes(" - ")
    + days.map { $0 + "T%H:%M:%S" } + stamps
    + [
      "%Y-%m-%d - %H:%M", "%Y-%m-%d - %H:%M:%S", "%Y-%m-%d %H:%M:%S %z", "%Y-%m-%d %I:%M %p",
      "%Y-%m-%d %I:%M:%S %p",
    ]

  /// Those that begin with a weekday, as C's `ctime` and mail write them.
  private static let stamps = [
    "%a %b %d %H:%M:%S %Y", "%a, %d %b %Y %H:%M:%S %z", "%a, %d %b %Y", "%a %b %d %Y",
    "%a, %d %b %Y %H:%M:%S GMT", "%a %b %d %H:%M:%S %z %Y", "%a %b %d %H:%M:%S %Z %Y",
  ]

  /// Those of dates with a comma before the time, which few texts have.
  static let withComma = datesWithTimes(", ")

  private static let days: [String] = {
    let ends = ["/%Y", "/%y", ".%Y", ".%y", "-%Y", "-%y"]
    let numbers = ends.flatMap { end in
      let mark = end.prefix(1)
      return ["%m\(mark)%d\(end)", "%d\(mark)%m\(end)"]
    }
    return numbers + [
      "%Y/%m/%d", "%Y.%m.%d", "%y-%m-%d", "%y/%m/%d", "%y.%m.%d", "%b %d %Y", "%b %d, %Y",
      "%d %b %Y", "%d-%b-%Y", "%d-%b-%y",
      "%d. %b %Y", "%Y-%b-%d", "%b-%d-%Y", "%d/%b/%Y", "%d/%b/%y",
    ]
  }()

  private static let months = [
    "%Y-%m", "%Y/%m", "%m/%Y", "%Y.%m", "%m.%Y", "%YM%m", "%b %Y", "%b-%Y", "%Y %b", "%b, %Y",
  ]

  private static func datesWithTimes(_ mark: String) -> [String] {
    let times = [
      "%H:%M", "%H:%M:%S", "%H:%M:%S%z", "%I:%M %p", "%I:%M:%S %p", "%I:%M%p", "%I:%M:%S%p",
    ]
    return days.flatMap { day in times.map { day + mark + $0 } }
  }
}
