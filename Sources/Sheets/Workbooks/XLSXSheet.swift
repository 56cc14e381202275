// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// Takes the rows out of a worksheet's markup (ECMA-376, 18.3).
final class XLSXSheet: MarkupHandler {
  /// What is known of the workbook that a sheet is in.
  struct Context {
    var strings: SharedStrings?
    var styles = WorkbookStyles()
    var dates = DateSystem.from1900
    /// Whether programs that open the workbook compute it first, as its writer computed nothing.
    var computesOnLoad = false
  }

  private enum CellType {
    case number, shared, text, truth, error, date
  }

  private let context: Context
  private let rows: RowQueue
  private var merges: MergedRows
  private var hiddenColumns: [ClosedRange<Int>] = []

  private var row: SheetRow?
  private var lastRow = 0
  private var column = -1
  private var type = CellType.number
  private var style = 0
  private var isInValue = false
  private var hasFormula = false
  private var text = CellText()

  init(_ context: Context, merges: [MergedCells], _ rows: RowQueue) {
    self.context = context
    self.rows = rows
    self.merges = MergedRows(merges)
  }

  func start(_ name: MarkupName, _ attributes: MarkupAttributes) {
    switch name {
    case "c": startCell(attributes)
    case "v": isInValue = true
    case "f": hasFormula = true
    case "row": startRow(attributes)
    case "col":
      let (first, last) = (attributes.number("min") ?? 0, attributes.number("max") ?? 0)
      if attributes.isTrue("hidden"), first > 0, first <= last,
        hiddenColumns.count < CellReference.columnLimit
      {
        hiddenColumns.append(first - 1...last - 1)
      }
    default: text.start(name, attributes)
    }
  }

  func end(_ name: MarkupName) {
    switch name {
    case "c": endCell()
    case "v": isInValue = false
    case "row": endRow()
    default: text.end(name)
    }
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    if isInValue { unsafe text.append(bytes) } else { unsafe text.take(bytes) }
  }

  private func startRow(_ attributes: MarkupAttributes) {
    let next = rows.make()
    next.number = attributes.number("r") ?? lastRow + 1
    next.isHidden = attributes.isTrue("hidden")
    lastRow = next.number
    column = -1
    row = next
  }

  private func endRow() {
    guard let row = row.take() else { return }
    merges.complete(row)
    guard !row.cells.isEmpty, !row.isHidden else {
      if !row.cells.isEmpty { rows.omissions.addHiddenRows(1) }
      return rows.reuse(row)
    }
    rows.add(row)
  }

  private func startCell(_ attributes: MarkupAttributes) {
    column = attributes.column("r") ?? column + 1
    style = attributes.number("s") ?? 0
    hasFormula = false
    switch attributes.mark("t") {
    case ("s", 1)?: type = .shared
    case ("b", _)?: type = .truth
    case ("e", _)?: type = .error
    case ("d", _)?: type = .date
    case (_, 2...)?: type = .text
    default: type = .number
    }
  }

  private func endCell() {
    defer { text.removeAll() }
    guard let row, column < CellReference.columnLimit else { return }
    if hiddenColumns.contains(where: { $0.contains(column) }) {
      if !text.isEmpty { rows.omissions.addHiddenColumn(column) }
      return
    }
    let isZero = unsafe text.withBytes { unsafe $0.count == 1 && $0.first == UInt8(ascii: "0") }
    // Whoever computes nothing may write zeros for results.
    guard !text.isEmpty, !(isZero && hasFormula && context.computesOnLoad) else {
      // The result of a formula may be an empty text.
      if hasFormula, type == .number, !row.isHidden {
        rows.omissions.addFormula(column: column, row: row.number)
      }
      return
    }
    switch type {
    case .number:
      unsafe text.withBytes {
        unsafe context.styles.format(style).add($0, context.dates, to: row, column: column)
      }
    case .shared:
      let index = unsafe text.withBytes { unsafe Self.index($0) }
      guard let strings = context.strings, let range = index.flatMap(strings.range) else {
        rows.problem = TableFileError(
          "cell \(CellReference.name(column: column, row: row.number)) names the shared text "
            + "\(index.map { String($0) } ?? "of no number"), which the workbook lacks")
        return
      }
      guard !range.isEmpty else { return }
      row.add(column: column, .text) { $0.append(strings.content, in: range) }
    case .text: row.add(column: column, .text) { text.pass(to: &$0) }
    case .date: row.add(column: column, .date) { text.pass(to: &$0) }
    case .truth:
      let isTrue = unsafe text.withBytes { unsafe $0.first == UInt8(ascii: "1") }
      row.add(column: column, .truth) { $0.append(isTrue ? "true" : "false") }
    // What can't be computed is missing.
    case .error: break
    }
  }

  /// The number of a shared text.
  private static func index(_ digits: UnsafeBufferPointer<UInt8>) -> Int? {
    guard digits.count <= 9 else { return nil }
    var index = 0
    for at in digits.indices {
      let digit = unsafe digits[at]
      guard (0x30...0x39).contains(digit) else { return nil }
      index = index * 10 + Int(digit - 0x30)
    }
    return index
  }
}

extension UInt8 {
  /// Matches a character of ASCII.
  fileprivate static func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool {
    UInt8(ascii: character) == byte
  }
}
