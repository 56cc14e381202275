// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Parts of a second as a date, a time or a duration by ISO 8601.
struct ArrowMoment {
  private static let secondsOfDay = 86_400

  /// The whole seconds, rounded down.
  let seconds: Int
  /// The digits behind them, without zeros at the end.
  private let fraction: String

  init(_ count: Int, perSecond: Int) {
    let (quotient, rest) = count.quotientAndRemainder(dividingBy: perSecond)
    let isBefore = rest < 0
    seconds = isBefore ? quotient - 1 : quotient
    let parts = isBefore ? rest + perSecond : rest
    var digits = parts == 0 ? "" : CivilDay.padded(parts, String(perSecond).count - 1)
    while digits.last == "0" { digits.removeLast() }
    fraction = digits
  }

  /// Whether it is the first of a day.
  var isMidnight: Bool { seconds % Self.secondsOfDay == 0 && fraction.isEmpty }

  /// The day, and the time of it unless that is left out, by clocks that are some seconds ahead.
  func text(withTime: Bool, offset: Int = 0) -> String {
    let (sum, isOver) = seconds.addingReportingOverflow(offset)
    let local = isOver ? seconds : sum
    let time = (local % Self.secondsOfDay + Self.secondsOfDay) % Self.secondsOfDay
    // Rounded down, also before 1970.
    let day = local / Self.secondsOfDay - (local < 0 && time > 0 ? 1 : 0)
    let date = CivilDay(day).text
    return withTime ? date + "T" + self.time(time) : date
  }

  /// The time of the day.
  var time: String { time(seconds) }

  private func time(_ seconds: Int) -> String {
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    return parts.map { CivilDay.padded($0, 2) }.joined(separator: ":")
      + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// How far the clocks of a zone are ahead, as ISO 8601 has it.
  static func text(ofOffset seconds: Int) -> String {
    let minutes = Int(seconds.magnitude) / 60
    return (seconds < 0 ? "-" : "+") + CivilDay.padded(minutes / 60, 2) + ":"
      + CivilDay.padded(minutes % 60, 2)
  }

  /// The offset that a zone is named by: `+02:00`; nil for any other name.
  static func offset(ofZone name: String) -> Int? {
    let digits = name.dropFirst().filter { $0 != ":" }
    guard let sign = name.first, "+-".contains(sign), digits.count == 4,
      let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2))
    else { return nil }
    return (sign == "-" ? -1 : 1) * (hours * 60 + minutes) * 60
  }

  /// A count of parts of a second as a duration.
  static func duration(_ count: Int, perSecond: Int) -> String {
    let magnitude = Int(clamping: count.magnitude)
    let length = ArrowMoment(magnitude, perSecond: perSecond)
    return DateSystem.duration(
      seconds: length.seconds, isNegative: count < 0, fraction: length.fraction)
  }
}
