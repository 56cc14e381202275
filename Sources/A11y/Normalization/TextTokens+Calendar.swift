// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension TextTokens {
  /// Two words with a dash between them, each perhaps with the period of an abbreviation, and the index past them.
  func dashedWords(_ index: Int) -> (first: String, last: String, next: Int)? {
    guard kind(index) == .letters, isEdge(index - 1) else { return nil }
    let hasStop = isMark(index + 1, ".")
    let behind = index + (hasStop ? 2 : 1)
    // Blanks stand on both sides of the dash or on neither.
    let dash = skipSpace(behind)
    let last = skipSpace(dash + 1)
    guard isMark(dash, in: ["-", "–", "—"]), (dash == behind) == (last == dash + 1),
      kind(last) == .letters, isEdge(last + 1)
    else { return nil }
    let end = last + 1 + (hasStop && isMark(last + 1, ".") ? 1 : 0)
    return isMark(end, in: ["-", "–", "—"]) ? nil : (text(index), text(last), end)
  }

  /// Two times of hours and minutes with a dash between them, and the index past them: "9:00–18:00".
  ///
  /// - Parameters:
  ///   - index: the index of the first hour.
  ///   - marks: what is between hours and minutes.
  /// - Returns: the times and the index past them; nil if there are none.
  func clockRange(
    _ index: Int, marks: [String] = [":"]
  ) -> (from: SpokenTime, to: SpokenTime, next: Int)? {
    let dash = skipSpace(index + 3)
    let last = skipSpace(dash + 1)
    guard isEdge(index - 1), isMark(dash, in: TextNormalizer.dashes),
      (dash == index + 3) == (last == dash + 1), let from = clock(index, marks),
      let to = clock(last, marks), isEdge(last + 3), !isMark(last + 3, ":"),
      !isMark(last + 3, in: marks) || kind(last + 4) != .digits
    else { return nil }
    return (from, to, last + 3)
  }

  private func clock(_ index: Int, _ marks: [String]) -> SpokenTime? {
    guard kind(index) == .digits, isMark(index + 1, in: marks), text(index + 2).utf8.count == 2,
      let hour = Int(text(index)), hour <= 24, let minute = Int(text(index + 2)), minute < 60
    else { return nil }
    return SpokenTime(hour: hour, minute: minute)
  }

  /// The years that two numbers around a slash are, if the second is the next, or one of the ten behind it that can be no month:
  /// "2023/24", "1999/2000", "1914/18".
  static func season(_ first: String, _ last: String) -> (from: Int, to: String)? {
    guard first.count == 4, last.count == 4 || last.count == 2, let year = Int(first),
      let end = Int(last), (1800...2199).contains(year)
    else { return nil }
    let isLater =
      last.count == 2 && end > max(year % 100, 12) && end - year % 100 <= 10 && year < 2100
    return isLater || String(year + 1).hasSuffix(last) ? (year, last) : nil
  }

  /// A month of a year in digits: "2024-05", "05/2024".
  func numericMonth(_ index: Int) -> (date: SpokenDate, next: Int)? {
    guard kind(index) == .digits, isMark(index + 1, in: ["-", "/"]),
      kind(index + 2) == .digits, isBoundary(index + 3),
      !isMark(index + 3, in: ["-", "/"])
    else { return nil }
    let texts = [text(index), text(index + 2)]
    // The session of a parliament, before the number of a paper: "2009/10:80".
    if isMark(index + 1, "/"), isMark(index + 3, ":"), kind(index + 4) == .digits,
      Self.season(texts[0], texts[1]) != nil
    {
      return nil
    }
    let isYearFirst = isMark(index + 1, "-") || texts[0].count == 4
    guard texts[isYearFirst ? 0 : 1].count == 4, texts[isYearFirst ? 1 : 0].count == 2,
      let year = Int(texts[isYearFirst ? 0 : 1]), let month = Int(texts[isYearFirst ? 1 : 0]),
      (1000...2200).contains(year), (1...12).contains(month)
    else { return nil }
    return (SpokenDate(year: year, month: month), index + 3)
  }

  /// A day of a month in digits, of which one begins with a zero, as no fraction does: "01/12", "05/30".
  func numericDay(_ index: Int, isDayFirst: Bool) -> (month: Int, day: Int, next: Int)? {
    let texts = [text(index), text(index + 2)]
    guard kind(index) == .digits, isMark(index + 1, "/"), kind(index + 2) == .digits,
      !isMark(index + 3, in: ["/", "-"]), isBoundary(index + 3),
      texts.allSatisfy({ $0.count <= 2 }),
      let first = Int(texts[0]), let second = Int(texts[1]),
      texts.contains(where: { $0.count == 2 && $0.first == "0" })
        || isDayFirst && first > 12 && !Self.isAspect(first, second)
    else { return nil }
    // A month beyond twelve means that the parts are in the other order.
    let isSwapped = isDayFirst ? second > 12 : first > 12
    let (day, month) = isDayFirst != isSwapped ? (first, second) : (second, first)
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    return (month, day, index + 3)
  }

  /// Whether two numbers are how wide screens are beside their height: "16/9".
  static func isAspect(_ width: Int, _ height: Int) -> Bool {
    height == 9 && [16, 21].contains(width)
  }

  /// A duration by ISO 8601 with a time in it, and the index past it: "PT5M", "P1DT2H", "-PT30S".
  func duration(_ index: Int) -> (duration: SpokenDuration, next: Int)? {
    let start = isMark(index, in: ["-", "−"]) ? index + 1 : index
    guard text(start) == "PT" || text(start) == "P", isEdge(start - 1), kind(start + 1) == .digits
    else { return nil }
    var end = start
    let limit = start + 16
    while end < limit, !isEdge(end) || isMark(end, ".") && kind(end + 1) == .digits { end += 1 }
    let written = text(from: index, to: end)
    guard written.contains("T") else { return nil }
    return SpokenDuration(written).map { ($0, end) }
  }
}
