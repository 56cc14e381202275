// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// A row of a sheet: its cells as text, one after the other in a buffer.
///
/// Rows are used again, so that a long sheet takes no more memory than a short one.
final class SheetRow {
  /// What a cell holds.
  enum Kind {
    case text, number, date, truth
    /// A number that is shown with signs or words around it: "$120.00", "40%".
    case amount
  }

  /// A cell that isn't empty.
  struct Cell {
    /// Its column, from 0.
    var column: Int
    /// How many columns and rows it spans.
    var span = 1
    var rowSpan = 1
    var kind: Kind
    /// Where its value is.
    var range: Range<Int>
  }

  /// Its number in the sheet, from 1.
  var number = 0
  var isHidden = false
  /// How many rows below each other are the same as this one.
  var repeats = 1
  private(set) var cells: [Cell] = []
  private(set) var content = ByteBuffer()

  func removeAll() {
    cells.removeAll(keepingCapacity: true)
    content.removeAll()
    isHidden = false
    repeats = 1
  }

  /// Adds a cell, whose value the closure appends.
  func add(column: Int, _ kind: Kind, _ value: (inout ByteBuffer) -> Void) {
    let start = content.count
    value(&content)
    insert(Cell(column: column, kind: kind, range: start..<content.count))
  }

  /// Adds a cell of another row.
  func add(_ cell: Cell, of row: SheetRow) {
    add(column: cell.column, cell.kind) {
      $0.append(row.content, in: cell.range)
    }
  }

  /// Sets how many columns and rows a cell spans.
  func span(_ merged: MergedCells) {
    let index = firstIndex(from: merged.columns.lowerBound)
    guard index < cells.count, cells[index].column == merged.columns.lowerBound else { return }
    cells[index].span = merged.columns.count
    cells[index].rowSpan = merged.rows.count
  }

  /// Keeps the order of columns, which no format guarantees; the first of two in one column counts.
  private func insert(_ cell: Cell) {
    guard let last = cells.last, last.column >= cell.column else { return cells.append(cell) }
    let index = firstIndex(from: cell.column)
    if cells[index].column != cell.column { cells.insert(cell, at: index) }
  }

  /// The cell of a column.
  func cell(at column: Int) -> Cell? {
    let index = firstIndex(from: column)
    return index < cells.count && cells[index].column == column ? cells[index] : nil
  }

  /// The index of the first cell in a column or behind it; a search by halves, since a row may have thousands.
  private func firstIndex(from column: Int) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].column < column { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A cell's value as text.
  func text(of cell: Cell) -> String {
    content.text(from: cell.range.lowerBound, to: cell.range.upperBound)
  }

  /// Appends a cell's value as JSON.
  func append(_ cell: Cell, into out: inout ByteBuffer) {
    switch cell.kind {
    case .number, .truth: out.append(content, in: cell.range)
    case .text, .date, .amount: JSONString.append(content, in: cell.range, into: &out)
    }
  }
}
