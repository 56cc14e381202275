// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// A cell of an OpenDocument spreadsheet: its type, its value, and the text that is shown.
struct ODSCell {
  /// How many cells beside each other are the same.
  let repeats: Int
  let spannedColumns: Int
  let spannedRows: Int
  private let type: String
  private let value: String?
  /// The name of its style; nil if it has its column's.
  let style: String?
  private var text = MarkedText()
  private var isInParagraph = false

  init(_ attributes: MarkupAttributes) {
    let limit = CellReference.columnLimit
    repeats = min(max(attributes.number("number-columns-repeated") ?? 1, 1), limit)
    spannedColumns = min(max(attributes.number("number-columns-spanned") ?? 1, 1), limit)
    spannedRows = min(max(attributes.number("number-rows-spanned") ?? 1, 1), CellReference.rowLimit)
    type = attributes.text("value-type") ?? ""
    value =
      switch type {
      case "date": attributes.text("date-value")
      case "time": attributes.text("time-value")
      case "boolean": attributes.text("boolean-value")
      case "string": attributes.text("string-value")
      default: attributes.text("value")
      }
    style = attributes.text("style-name")
  }

  var isEmpty: Bool { type.isEmpty && text.isEmpty }

  mutating func startParagraph() {
    if !text.isEmpty { text.append([UInt8(ascii: "\n")]) }
    isInParagraph = true
  }

  mutating func endParagraph() { isInParagraph = false }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    if isInParagraph { unsafe text.append(bytes) }
  }

  mutating func startSpan(_ look: MarkedText.Look?) { text.begin(look) }

  mutating func endSpan() { text.end() }

  mutating func addSpaces(_ count: Int) {
    if isInParagraph { text.append(repeatElement(0x20, count: min(count, 1024))) }
  }

  /// Adds it to a row, in the form that a number format of a worksheet gives.
  ///
  /// - Parameters:
  ///   - row: takes the cell.
  ///   - column: its column.
  ///   - isDuration: whether its style shows more hours than a day has.
  func add(to row: SheetRow, column: Int, isDuration: Bool) {
    let shown = String(decoding: text.shown, as: UTF8.self)
    if Self.errors.contains(where: { shown.hasPrefix($0) }) { return }
    switch type {
    case "float", "percentage", "currency":
      // A format may show a word in place of a number: "TRUE", "none".
      guard let value, shown.isEmpty || shown.contains(where: \.isWholeNumber) else {
        let isTruth = ["TRUE", "FALSE"].contains(shown)
        return row.add(column: column, isTruth ? .truth : .text) {
          $0.append(isTruth ? shown.lowercased() : shown)
        }
      }
      unsafe Array(value.utf8).withUnsafeBufferPointer {
        unsafe format(shown).add($0, .from1900, to: row, column: column)
      }
    case "date": row.add(column: column, .date) { $0.append(value ?? shown) }
    case "time":
      // Some programs write hours as a clock shows them, against the standard.
      let time = value.map { value in
        guard value.hasPrefix("P") || value.hasPrefix("-P") else { return value }
        return Self.time(value, isDuration: isDuration, digits: Self.digitsOfSecond(shown))
      }
      row.add(column: column, .date) { $0.append(time ?? shown) }
    case "boolean":
      row.add(column: column, .truth) { $0.append(value == "true" ? "true" : "false") }
    default:
      let text = value ?? shown
      if !text.isEmpty { row.add(column: column, .text) { $0.append(text) } }
    }
  }

  /// The format that the shown text has: as many digits behind the mark, and what is around them.
  private func format(_ shown: String) -> CellFormat {
    guard let first = shown.firstIndex(where: \.isWholeNumber),
      let last = shown.lastIndex(where: \.isWholeNumber), let digits = fraction(shown)
    else { return .general }
    var decoration = NumberDecoration(fraction: digits...digits)
    decoration.take(
      before: String(shown[..<first]), after: String(shown[shown.index(after: last)...]))
    decoration.isPercent = type == "percentage"
    decoration.whole = digits == 0 ? shown[first...last].count(where: \.isWholeNumber) : 1
    let isPadded = shown[first] == "0" && decoration.whole > 1
    if !isPadded { decoration.whole = 1 }
    let isBare = decoration.prefix.isEmpty && decoration.suffix.isEmpty && !isPadded
    return isBare ? .fixed(digits, upTo: digits) : .decorated(decoration)
  }

  /// How many digits of the shown number are behind its decimal mark, whichever that is; nil if it shows another number.
  ///
  /// A number is shown by all of its digits, rounded to so many: 9.99 is not 10.0, nor is "1E-10" a 0.
  private func fraction(_ shown: String) -> Int? {
    let digits = String(shown.compactMap { $0.wholeNumberValue.map(String.init) }.joined())
    guard let value,
      let number = unsafe Array(value.utf8).withUnsafeBufferPointer({
        unsafe DecimalText($0)
      })
    else { return nil }
    let significant = digits.drop { $0 == "0" }
    let behind = shown.lastIndex { ".,".contains($0) }.map { mark in
      min(shown[mark...].count(where: \.isWholeNumber), Self.mostFraction)
    }
    if significant.isEmpty { return behind ?? 0 }
    // The last mark may as well be between thousands.
    return [behind, 0].compactMap(\.self).first { count in
      var rounded = number
      rounded.shift(by: count + (type == "percentage" ? 2 : 0))
      rounded.round(toFraction: 0)
      return rounded.wholeDigits.map { $0.drop { $0 == "0" } == significant } ?? false
    }
  }

  /// The most digits behind the mark that a format shows.
  private static let mostFraction = 20

  /// How many digits a shown time has behind its seconds, whichever mark is before them.
  private static func digitsOfSecond(_ shown: String) -> Int {
    guard let mark = shown.lastIndex(where: { ".,".contains($0) }) else { return 0 }
    return shown[..<mark].contains(":")
      ? shown[shown.index(after: mark)...].prefix(while: \.isWholeNumber).count : 0
  }

  /// A duration as a time of the day, "10:30:00" for "PT10H30M00S", or if it is longer than a day, as a duration.
  private static func time(_ duration: String, isDuration: Bool, digits shown: Int) -> String {
    let isNegative = duration.hasPrefix("-")
    var parts: [Character: Int] = [:]
    var digits = duration.drop { !$0.isWholeNumber }
    // What is shown of a fraction of a second.
    var fraction = ""
    while let end = digits.firstIndex(where: \.isLetter) {
      let number = digits[..<end].split(whereSeparator: { !$0.isWholeNumber })
      parts[digits[end]] = number.first.flatMap { Int($0.suffix(9)) }
      if number.count > 1 { fraction = String(number[1].prefix(shown)) }
      digits = digits[digits.index(after: end)...]
    }
    let units: [(letter: Character, seconds: Int)] = [
      ("D", 86_400), ("H", 3_600), ("M", 60), ("S", 1),
    ]
    let seconds = units.reduce(0) { $0 + (parts[$1.letter] ?? 0) * $1.seconds }
    if !fraction.contains(where: { $0 != "0" }) { fraction = "" }
    guard !isDuration, !isNegative, seconds < 86_400 else {
      return DateSystem.duration(seconds: seconds, isNegative: isNegative, fraction: fraction)
    }
    return [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
      .joined(separator: ":") + (fraction.isEmpty ? "" : "." + fraction)
  }

  private static let errors = [
    "#N/A", "#REF!", "#DIV/0!", "#VALUE!", "#NAME?", "#NUM!", "#NULL!", "Err:5",
  ]
}
