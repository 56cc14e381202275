// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The day that a workbook counts dates from.
enum DateSystem: Hashable {
  /// From 1900, with a day in that year which never was (ECMA-376, 18.17.4.1).
  case from1900
  /// From 1904, as old programs for the Macintosh did.
  case from1904

  /// A day and a time by ISO 8601.
  struct Moment {
    var date: String
    var time: String
    /// Whether it is after the day that is counted from.
    var hasDate: Bool
  }

  private static let secondsOfDay = 86_400.0
  /// The days from the first that is counted to 1970-01-01.
  private var daysToEpoch: Int { self == .from1900 ? 25_569 : 24_107 }

  /// The moment of a number of days.
  ///
  /// - Parameters:
  ///   - serial: the days from the first that is counted.
  ///   - fraction: how many digits are shown behind the seconds, up to three.
  /// - Returns: the moment; nil before the first day and after the year 9999.
  func moment(_ serial: Double, fraction: Int = 0) -> Moment? {
    guard (0..<2_958_466).contains(serial) else { return nil }
    var day = Int(serial)
    let scale = Self.scale(fraction)
    var parts = Int(((serial - Double(day)) * Self.secondsOfDay * Double(scale)).rounded())
    if parts == Int(Self.secondsOfDay) * scale {
      day += 1
      parts = 0
    }
    let second = parts / scale
    // The first sixty days are a day off, since the 29th of February 1900 counts as one of them.
    let shift = self == .from1900 && (1..<60).contains(day) ? 1 : 0
    // The day that never was is shown by the programs that count it.
    let isNoDay = self == .from1900 && day == 60
    let date =
      isNoDay ? CivilDay(year: 1900, month: 2, day: 29) : CivilDay(day + shift - daysToEpoch)
    return Moment(
      date: date.text,
      time: CivilDay.padded(second / 3600, 2) + ":" + CivilDay.padded(second / 60 % 60, 2) + ":"
        + CivilDay.padded(second % 60, 2)
        + (parts % scale > 0 ? "." + CivilDay.padded(parts % scale, String(scale).count - 1) : ""),
      hasDate: day > 0)
  }

  /// A number of days as a duration by ISO 8601; nil if it is too long to be one.
  ///
  /// - Parameters:
  ///   - serial: how many days it lasts.
  ///   - hasSeconds: whether its seconds are shown.
  ///   - fraction: how many digits are shown behind them, up to three.
  /// - Returns: the duration; nil if it is too long.
  static func duration(_ serial: Double, hasSeconds: Bool, fraction: Int = 0) -> String? {
    guard serial.magnitude < 1_000_000 else { return nil }
    let scale = scale(fraction)
    let parts = Int((serial.magnitude * secondsOfDay * Double(scale)).rounded())
    let seconds = parts / scale
    return duration(
      seconds: hasSeconds ? seconds : seconds - seconds % 60, isNegative: serial < 0,
      fraction: parts % scale > 0 && hasSeconds
        ? CivilDay.padded(parts % scale, String(scale).count - 1) : "")
  }

  /// A number of seconds as a duration by ISO 8601.
  ///
  /// - Parameters:
  ///   - seconds: the whole seconds.
  ///   - isNegative: whether it is below zero.
  ///   - fraction: the digits behind the seconds; empty if there are none.
  /// - Returns: the duration.
  static func duration(seconds: Int, isNegative: Bool, fraction: String = "") -> String {
    if seconds == 0, fraction.isEmpty { return "PT0S" }
    let parts = [(seconds / 3600, "H"), (seconds / 60 % 60, "M")]
    var text =
      (isNegative ? "-PT" : "PT")
      + parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
    if seconds % 60 > 0 || !fraction.isEmpty {
      text += "\(seconds % 60)" + (fraction.isEmpty ? "" : "." + fraction) + "S"
    }
    return text
  }

  /// Into how many parts so many digits divide a second.
  private static func scale(_ fraction: Int) -> Int {
    [1, 10, 100, 1000][min(max(fraction, 0), 3)]
  }
}
