// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Columns of months, and of their first days.
extension DateColumn {
  /// Words of names of columns that hold months.
  static let monthWords: Set<String> = [
    "month", "months", "yearmonth", "yyyymm", "ym", "period", "quarter", "monat", "mois", "mes",
    "mese", "mês",
    "maand", "månad", "måned", "miesiąc", "месяц", "місяць", "ay", "hónap",
  ]

  /// The form of months with the last two digits of their year, as spreadsheets write them; nil if the numbers may be days.
  ///
  /// "Jan-23" is the month where the column is called so, where a number is no day, or where each month is followed by the
  /// next: few days are those of a month later.
  static func monthsOfYears(_ column: TypedColumn) -> String? {
    guard
      let pattern = ["%b-%y", "%b '%y", "%b'%y", "%b ’%y", "%b’%y"].first(where: { pattern in
        column.values.allSatisfy { CivilTime($0.text, pattern: pattern) != nil }
      })
    else { return nil }
    let months = column.values.compactMap { CivilTime($0.text, pattern: pattern) }
    let steps = zip(months, months.dropFirst()).map {
      ($1.year - $0.year) * 12 + $1.month - $0.month
    }
    let isNamed = column.words.contains(where: monthWords.contains)
    return pattern != "%b-%y" || isNamed || months.contains { !(1...31).contains($0.year % 100) }
      || steps.count > 1 && steps.allSatisfy { abs($0) == 1 } ? pattern : nil
  }

  /// Of patterns of dates over several years, the one by which all are the first of a month, as those of monthly figures
  /// are; nil if there is none, or the other order may be meant.
  ///
  /// Within a year they may be the first days of January as well.
  static func firstsOfMonths(_ patterns: [String], _ column: TypedColumn) -> String? {
    guard patterns.count > 1, column.values.count > 3 else { return nil }
    let found = patterns.filter { pattern in
      let dates = column.values.compactMap { CivilTime($0.text, pattern: pattern) }
      return dates.count == column.values.count && dates.allSatisfy { $0.day == 1 }
        && Set(dates.map(\.year)).count > 1
    }
    return found.count == 1 && !found[0].contains(".") ? found[0] : nil
  }

  /// Whether numbers with a point are months of years, "05.2024" or "2024.05", and no other decimals, "1.1172" or "1822.5".
  static func areMonths(_ column: TypedColumn, _ pattern: String) -> Bool {
    column.values.count > 2
      && column.values.allSatisfy { value in
        value.text.utf8.count == 7
          && CivilTime(value.text, pattern: pattern).map { (1500...2200).contains($0.year) } == true
      }
  }

  /// Whether four digits, a hyphen and one digit or two are years and months, and no codes with a digit to check them:
  /// "2135-2".
  ///
  /// Of months, some have two digits, or all do, or each is followed by the next; and nobody writes codes below a word for
  /// months or dates.
  static func areYearsWithMonths(_ column: TypedColumn) -> Bool {
    let months = column.values.compactMap { CivilTime($0.text, pattern: "%Y-%m") }
    guard !CodeName.isCode(column.words), months.allSatisfy({ (1500...2200).contains($0.year) })
    else { return false }
    let lengths = Set(column.values.map(\.text.utf8.count))
    let steps = zip(months, months.dropFirst()).map {
      ($1.year - $0.year) * 12 + $1.month - $0.month
    }
    return lengths.contains(7) || steps.count > 1 && steps.allSatisfy { abs($0) == 1 }
      || column.words.contains { monthWords.contains($0) || plainWords.contains($0) }
  }
}
