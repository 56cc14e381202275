// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// A table of a page, with its rows as those of a sheet.
final class PageTable {
  /// Its caption; empty if it has none.
  var caption = ""
  private(set) var rows: [SheetRow] = []
  /// Whether it only lays out what is beside each other: another table is in it, or it says so itself.
  var isLayout = false
  /// Whether it is a list of terms with what each means, which has no names of columns.
  var isList = false
  /// The number of the first rows that only name columns.
  private(set) var headRows = 0
  /// The most rows that a head has; those behind it are rows, even if all of their cells are names.
  private static let mostHeadRows = 100
  /// How many of its first rows name columns: none where the first has a name beside other cells or above all, or most rows
  /// are named themselves; nil if that is to be found out.
  var namingRows: Int? {
    isList
      ? 0
      : headRows > 0
        ? headRows
        : beginsWithName && rows.contains { $0.cells.count > 1 }
          || rows.count > 1 && (namedRows * 4 >= rows.count * 3 || beginsWithSentence) ? 0 : nil
  }

  /// Whether nothing is marked as a name, and a cell of the first row is as long a text as those below it, as names of
  /// columns are not.
  private var beginsWithSentence: Bool {
    guard !hasNames, rows.count > 2, let first = rows.first else { return false }
    return first.cells.contains { cell in
      let words = { (text: String) in text.split(separator: " ").count }
      let below = rows.dropFirst().compactMap { row in
        row.cell(at: cell.column).map { words(row.text(of: $0)) }
      }
      return words(first.text(of: cell)) > 3 && below.count + 1 == rows.count
        && below.count { $0 > 2 } * 3 > below.count * 2
    }
  }

  /// How many rows have a name in front of other cells, and are named by it.
  private var namedRows = 0
  /// Whether a cell of the first row is a name.
  private var beginsWithName = false
  /// How many rows have a cell that is not empty.
  private var filledRows = 0
  /// The rows of a foot, which are shown last, wherever they are written.
  private var footRows: [SheetRow] = []
  /// What the row that was begun is in.
  private var group = Group.body

  private var merges = MergedRows([])
  private var row: SheetRow?
  private var column = 0
  /// The columns that cells above reach down to, and for how many more rows.
  private var occupied: [Int: Int] = [:]
  private var hasHead = false
  /// How many cells the row has, and how many of them are names.
  private var cellCount = 0
  private var nameCount = 0

  /// Whether one of its cells so far names a column or a row.
  private(set) var hasNames = false

  /// Whether it has rows and columns, or a column with a name.
  var hasData: Bool {
    !isLayout && rows.count > 1 && (hasNames || rows.contains { $0.cells.count > 1 })
  }

  /// Whether it has more columns than are read.
  private(set) var isTooWide = false
  /// Whether cells reach down into more columns of one row than are heeded.
  private(set) var reachesTooFar = false
  /// The most columns: as many as a row of any other format may have fields.
  static let mostColumns = 65_536

  /// Calls a closure with the text of each cell, row by row.
  func forEachText(_ body: (String) -> Void) {
    for row in rows { for cell in row.cells { body(row.text(of: cell)) } }
  }

  /// Whether it has a single row below a title over all columns, as the links to the pages before and behind are laid out.
  var isSlight: Bool {
    rows.count == 2 && rows[0].cells.count == 1 && rows[1].cells.count > 1
  }

  /// Whether it has names of columns, and several rows below them.
  var isFull: Bool { headRows > 0 && rows.count - headRows > 1 }

  /// Whether it has several rows that don't lay out the page.
  var hasRows: Bool { !isLayout && rows.count > 1 }

  /// A part of a table that cells don't reach out of.
  enum Group {
    case head, body, foot
  }

  /// Begins a part of the table, which ends the last one.
  func start(_ group: Group) {
    endRow()
    self.group = group
    occupied.removeAll()
    merges.end()
  }

  /// Ends the table.
  func end() {
    endRow()
    for row in footRows { append(row) }
    footRows = []
  }

  private func append(_ row: SheetRow) {
    row.number = rows.count + 1
    rows.append(row)
    if !row.cells.isEmpty { filledRows += 1 }
  }

  /// Begins a row.
  func startRow() {
    endRow()
    row = SheetRow()
    row?.number = rows.count + footRows.count + 1
    column = 0
    cellCount = 0
    nameCount = 0
  }

  /// Adds a cell to the row that was begun.
  ///
  /// - Parameters:
  ///   - text: its text.
  ///   - isName: whether it names a column or a row.
  ///   - columns: how many columns it spans.
  ///   - span: how many rows it spans; 0 for those down to the end of its part of the table.
  func add(_ text: String, isName: Bool, columns: Int, rows span: Int) {
    // Of a table that is refused, nothing more is kept.
    if reachesTooFar { return }
    if row == nil { startRow() }
    guard let row else { return }
    let span = span == 0 ? Int(UInt16.max) : span
    while occupied[column, default: 0] > 0, column < Self.mostColumns { column += 1 }
    let last = min(column + columns, Self.mostColumns)
    guard column < last else {
      isTooWide = true
      return
    }
    if span > 1, occupied.count >= MergedRows.mostAtOnce {
      reachesTooFar = true
      occupied = [:]
      merges.end()
      return
    }
    if columns > 1 || span > 1 {
      merges.add(
        MergedCells(columns: column...last - 1, rows: row.number...row.number + span - 1))
    }
    if span > 1 { for index in column..<last { occupied[index] = span } }
    if !text.isEmpty { row.add(column: column, .text) { $0.append(text) } }
    cellCount += 1
    if isName {
      nameCount += 1
      hasNames = true
    }
    column = last
  }

  /// Ends the row that was begun.
  func endRow() {
    guard let row = row.take() else { return }
    for (column, count) in occupied { occupied[column] = count > 1 ? count - 1 : nil }
    merges.complete(row)
    // Without a head of its own, rows of names alone are one.
    let isOfNames = cellCount > 1 && nameCount == cellCount && !hasHead
    let isHead = group == .head
    // An empty row names nothing, and is none of those that are read.
    if headRows == filledRows, headRows < Self.mostHeadRows, group != .foot, isHead || isOfNames,
      !row.cells.isEmpty
    {
      headRows += 1
    }
    if isHead { hasHead = true }
    if nameCount == 1, cellCount > 1, row.cells.first?.column == 0 { namedRows += 1 }
    if rows.isEmpty, nameCount > 0 { beginsWithName = true }
    if group == .foot { footRows.append(row) } else { append(row) }
  }
}
