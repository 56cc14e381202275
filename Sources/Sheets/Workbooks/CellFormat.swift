// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// How a spreadsheet shows the numbers of a cell, from its number format (ECMA-376, 18.8.30 and 18.8.31).
///
/// ```swift
/// CellFormat(code: "0.00%", in: .from1900)     // 0.05 is "5.00%"
/// CellFormat(code: "[$€-407] #,##0.00", …)     // 5 is "€5.00"
/// CellFormat(code: "yyyy-mm-dd", …)            // 45296 is "2024-01-05"
/// ```
///
/// Conditions and colours change nothing that is said, and a minus stays whatever a format puts in its place.
enum CellFormat: Hashable {
  /// As it is, with the digits that matter.
  case general
  /// With a number of digits behind the point, as many as are needed of the second.
  case fixed(Int, upTo: Int)
  /// With signs or words around it.
  case decorated(NumberDecoration)
  case date, month, year
  /// A day with its time, or a time alone, and how many digits behind its seconds.
  case dateTime(fraction: Int = 0)
  case time(fraction: Int = 0)
  /// A time that may be longer than a day, whether its seconds are shown, and how many digits behind them.
  case duration(hasSeconds: Bool, fraction: Int = 0)
  /// A word in place of any number of a sign, or nothing.
  case words(positive: String, negative: String, zero: String)

  /// Formats by numbers that files leave unexplained (ECMA-376, 18.8.30).
  ///
  /// Programs leave those of money unexplained only where they are the ones of the standard, in dollars.
  init(number: Int) {
    switch number {
    case 1, 3, 37, 38, 41: self = .fixed(0, upTo: 0)
    case 2, 4, 39, 40, 43: self = .fixed(2, upTo: 2)
    case 5, 6, 42: self = CellFormat(code: "$0")
    case 7, 8, 44: self = CellFormat(code: "$0.00")
    case 9: self = CellFormat(code: "0%")
    case 10: self = CellFormat(code: "0.00%")
    case 14...16, 27...31, 50...54, 57, 58: self = .date
    case 17, 36: self = .month
    case 18...21, 32...35, 55, 56: self = .time()
    case 22: self = .dateTime()
    case 45, 46, 47: self = .duration(hasSeconds: true)
    default: self = .general
    }
  }

  /// The format of a code.
  init(code: String) {
    let code = NumberFormatCode(code)
    self = code.wordsFormat ?? code.timeFormat ?? code.numberFormat
  }

  /// Appends a number as it is shown, dates and times by ISO 8601.
  ///
  /// - Parameters:
  ///   - bytes: the number as the file has it.
  ///   - dates: the days that dates are counted from.
  ///   - row: takes the cell.
  ///   - column: its column.
  func add(
    _ bytes: UnsafeBufferPointer<UInt8>, _ dates: DateSystem, to row: SheetRow, column: Int
  ) {
    guard var number = unsafe DecimalText(bytes) else {
      let text = unsafe String(decoding: bytes, as: UTF8.self)
      // Too large or small to be written out, or no number at all.
      let isNumber = Double(text)?.isFinite == true && (text.first?.isWholeNumber ?? false)
      return row.add(column: column, isNumber ? .number : .text) { $0.append(text) }
    }
    switch self {
    case .general:
      number.roundToUsualDigits()
      row.add(column: column, .number) { number.append(fraction: 0, into: &$0) }
    case .fixed(let least, upTo: let most):
      number.round(toFraction: most)
      row.add(column: column, .number) { number.append(fraction: least, into: &$0) }
    case .words(let positive, let negative, let zero):
      let text = unsafe String(decoding: bytes, as: UTF8.self)
      let value = Double(text) ?? 0
      let word = value > 0 ? positive : value < 0 ? negative : zero
      // What a format hides is not there for those who look, either.
      if word.contains(where: { !$0.isWhitespace }) {
        row.add(column: column, .text) { $0.append(word) }
      }
    case .decorated(let decoration):
      row.add(column: column, .amount) { decoration.append(number, into: &$0) }
    case .date, .month, .year, .dateTime, .time, .duration:
      let text = unsafe String(decoding: bytes, as: UTF8.self)
      guard let serial = Double(text), let shown = self.text(of: serial, dates) else {
        return unsafe CellFormat.general.add(bytes, dates, to: row, column: column)
      }
      row.add(column: column, self == .year ? .text : .date) { $0.append(shown) }
    }
  }

  /// A moment or a duration as text; nil where there is no such date.
  private func text(of serial: Double, _ dates: DateSystem) -> String? {
    if case .duration(let hasSeconds, let fraction) = self {
      return DateSystem.duration(serial, hasSeconds: hasSeconds, fraction: fraction)
    }
    let fraction =
      switch self {
      case .dateTime(let fraction), .time(let fraction): fraction
      default: 0
      }
    guard let moment = dates.moment(serial, fraction: fraction) else { return nil }
    switch self {
    case .date: return moment.date
    case .month: return String(moment.date.dropLast(3))
    case .year: return String(moment.date.prefix(4))
    case .time: return moment.time
    default: return moment.hasDate ? moment.date + "T" + moment.time : moment.time
    }
  }
}
