// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// Takes the rows of one sheet out of a spreadsheet's markup (ISO/IEC 26300, part 3, chapter 9).
final class ODSSheet: MarkupHandler {
  private let name: String
  private let rows: RowQueue
  private var depth = 0
  private var isOpen = false
  private var hiddenColumns: [ClosedRange<Int>] = []
  private var columnCount = 0
  private let styles: ODSStyles
  /// The columns whose cells have a style of durations unless they have one of their own.
  private var durationColumns: [ClosedRange<Int>] = []

  private var row: SheetRow?
  private var rowRepeats = 1
  private var lastRow = 0
  private var column = 0
  private var cell: ODSCell?
  /// How many elements are open whose text is no part of a cell's: notes and drawings.
  private var asides = 0
  private var merges = MergedRows([])

  /// How many cells the sheet may have, repeated ones counted as often as they stand there.
  private let mostCells: UInt64
  private var cellCount: UInt64 = 0
  /// How many bytes of markup a cell has at least that stands for itself alone.
  private static let bytesPerCell: UInt64 = 16

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - name: the sheet's name.
  ///   - styles: the workbook's.
  ///   - mostBytes: how much markup the sheet may have. Cells that are repeated may not make more of it than that.
  ///   - rows: takes the rows.
  init(_ name: String, _ styles: ODSStyles, mostBytes: UInt64, _ rows: RowQueue) {
    self.styles = styles
    self.name = name
    self.rows = rows
    mostCells = mostBytes / Self.bytesPerCell
  }

  func start(_ name: MarkupName, _ attributes: MarkupAttributes) {
    switch name {
    case "table":
      depth += 1
      if depth == 1 { isOpen = attributes.text("name") == self.name && !rows.isComplete }
      return
    default: break
    }
    guard isOpen else { return }
    if asides > 0 || isAside(name) {
      asides += 1
      return
    }
    guard depth == 1 else { return }
    switch name {
    case "table-column": takeColumn(attributes)
    case "table-row": startRow(attributes)
    case "table-cell", "covered-table-cell": cell = ODSCell(attributes)
    case "p": cell?.startParagraph()
    case "span": cell?.startSpan(styles.look(attributes.text("style-name")))
    case "s": cell?.addSpaces(attributes.number("c") ?? 1)
    case "tab", "line-break": cell?.addSpaces(1)
    default: break
    }
  }

  func end(_ name: MarkupName) {
    switch name {
    case "table":
      if depth == 1, isOpen { rows.isComplete = true }
      depth -= 1
      isOpen = isOpen && depth > 0
      return
    default: break
    }
    guard isOpen else { return }
    if asides > 0 {
      asides -= 1
      return
    }
    guard depth == 1 else { return }
    switch name {
    case "table-row": endRow()
    case "table-cell": endCell(isCovered: false)
    case "covered-table-cell": endCell(isCovered: true)
    case "p": cell?.endParagraph()
    case "span": cell?.endSpan()
    default: break
    }
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    if isOpen, asides == 0, depth == 1 { unsafe cell?.add(bytes) }
  }

  private func isAside(_ name: MarkupName) -> Bool {
    switch name {
    case "annotation", "frame", "shapes", "custom-shape", "g", "control", "ruby-text": true
    default: false
    }
  }

  private static func isHidden(_ attributes: MarkupAttributes) -> Bool {
    ["collapse", "filter"].contains(attributes.text("visibility") ?? "")
  }

  private func takeColumn(_ attributes: MarkupAttributes) {
    let count = max(attributes.number("number-columns-repeated") ?? 1, 1)
    let columns = columnCount...columnCount + count - 1
    if Self.isHidden(attributes) { hiddenColumns.append(columns) }
    if styles.isDuration(attributes.text("default-cell-style-name")) {
      durationColumns.append(columns)
    }
    columnCount += count
  }

  private func startRow(_ attributes: MarkupAttributes) {
    let next = rows.make()
    next.number = lastRow + 1
    next.isHidden = Self.isHidden(attributes)
    rowRepeats = max(attributes.number("number-rows-repeated") ?? 1, 1)
    column = 0
    row = next
  }

  private func endRow() {
    guard let row = row.take() else { return }
    lastRow = row.number + rowRepeats - 1
    merges.complete(row)
    cellCount += UInt64(row.cells.count * min(rowRepeats, CellReference.rowLimit))
    guard cellCount <= mostCells else {
      rows.problem = TableFileError(
        "the sheet repeats its cells until there are more than \(mostCells), as what is made to do harm does; --unpack-all reads it"
      )
      isOpen = false
      return
    }
    guard !row.cells.isEmpty, !row.isHidden else {
      if !row.cells.isEmpty {
        rows.omissions.addHiddenRows(min(rowRepeats, CellReference.rowLimit))
      }
      return rows.reuse(row)
    }
    row.repeats = min(rowRepeats, CellReference.rowLimit)
    rows.add(row)
  }

  private func endCell(isCovered: Bool) {
    guard let cell = cell.take() else { return }
    defer { column = min(column + cell.repeats, CellReference.columnLimit) }
    guard let row, !isCovered else { return }
    if cell.spannedRows > 1 || cell.spannedColumns > 1 {
      merges.add(
        MergedCells(
          columns: column...column + cell.spannedColumns - 1,
          rows: row.number...row.number + cell.spannedRows - 1))
    }
    if cell.isEmpty { return }
    for at in column..<min(column + cell.repeats, CellReference.columnLimit) {
      if hiddenColumns.contains(where: { $0.contains(at) }) {
        rows.omissions.addHiddenColumn(at)
        continue
      }
      let isDuration =
        cell.style.map(styles.isDuration) ?? durationColumns.contains { $0.contains(at) }
      cell.add(to: row, column: at, isDuration: isDuration)
    }
  }
}
