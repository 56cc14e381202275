// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Columns of dates and times without marks.
extension DateColumn {
  /// Words of names of columns that hold points in time.
  private static let timeWords: Set<String> = [
    "date", "time", "timestamp", "created", "updated", "modified", "day", "datetime", "at", "epoch",
    "datum", "ts",
  ]

  /// Dates without marks, and seconds since 1970.
  static func digits(_ column: TypedColumn) -> ColumnGuess? {
    let isNamed = column.words.contains { timeWords.contains($0) }
    if !isNamed, CodeName.isCode(column.words) { return nil }
    // What is counted or measured is no day, whatever its digits are.
    if !isNamed,
      CountName.isCount(column.words) || column.words.contains(where: CountName.isSize)
        || Quantity.of(column.words) != nil
    {
      return nil
    }
    // "Tdate", "orderdate"
    let isDay = isNamed || column.words.contains { $0.hasSuffix("date") }
    // Hardly any two numbers of eight digits are days by chance.
    if isDay || column.values.count > 1 || !column.profile.isNamed,
      fits(
        column,
        {
          $0.utf8.count == 8
            && CivilTime($0, pattern: "%Y%m%d").map { (1700...2100).contains($0.year) } == true
        })
    {
      return guess(
        column, .date, "%Y%m%d", "dates of eight digits, such as \(column.values[0].text)")
    }
    // To the hour or to the minute, as measurements are written down; orders are numbered by their days, too: "2023050102".
    for (length, pattern) in [(10, "%Y%m%d%H"), (12, "%Y%m%d%H%M"), (14, "%Y%m%d%H%M%S")]
    where column.values.count > 1 && (isNamed || length > 10)
      && fits(
        column,
        {
          $0.utf8.count == length
            && CivilTime($0, pattern: pattern).map { (1700...2100).contains($0.year) } == true
        })
    {
      return guess(
        column, .dateTime, pattern,
        "days and times of \(length) digits, such as \(column.values[0].text)")
    }
    let isOfMonths = isNamed || column.words.contains { monthWords.contains($0) }
    if isOfMonths, column.values.count > 1,
      fits(
        column,
        {
          $0.utf8.count == 6
            && CivilTime($0, pattern: "%Y%m").map { (1800...2100).contains($0.year) } == true
        })
    {
      return guess(column, .date, "%Y%m", "months of six digits, such as \(column.values[0].text)")
    }
    // Days with the last digits of their year, where they can have but one order.
    if isNamed, column.values.count > 2,
      case let patterns = ["%y%m%d", "%d%m%y", "%m%d%y"].filter({ pattern in
        fits(column, { $0.utf8.count == 6 && CivilTime($0, pattern: pattern) != nil })
      }), patterns.count == 1, let pattern = patterns.first
    {
      return guess(
        column, .date, pattern, "dates of six digits, such as \(column.values[0].text)")
    }
    // From 1973 to 2033, in seconds or in thousandths of one.
    let isEpoch = column.values.allSatisfy { value in
      guard let number = Double(value.text) else { return false }
      return (100_000_000..<2_000_000_000).contains(number)
        || (100_000_000_000..<2_000_000_000_000).contains(number)
    }
    guard isNamed, isEpoch else { return nil }
    return guess(column, .dateTime, "%s", "times in seconds since 1970")
  }
}
