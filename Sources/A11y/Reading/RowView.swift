// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The last row read, as slices of the read buffer; reused from row to row.
///
/// Cells are stored in the order of the row. Their columns are mostly the same from row to row, and
/// are kept until a row departs from them.
struct RowView {
  /// The cells in the order of the data, followed by leftovers of earlier, longer rows.
  var cells: [CellSlice] = []
  /// How many cells this row has.
  var count = 0
  /// For each cell, its column in the ``ColumnTable``; negative for a cell that was not requested.
  private(set) var columns: [Int] = []
  /// For each column, the index of its cell; negative for none.
  private var indices: [Int] = []
  /// The columns that `indices` has a cell for.
  private var indexed: [Int] = []
  /// The first column that a row had two cells of, under one name that came again.
  private(set) var repeatedColumn: Int?
  /// The number of cells that `indices` was computed for; nil if a column has changed since.
  private var indexedCount: Int? = 0
  /// Whether the row is an array or a single value, whose cells have no names.
  var isPositional = false
  /// The `$row` object, which sets how the row is shown; absent in most rows.
  var state = CellSlice.absent

  /// The columns that this row has, in the order of the data.
  var order: some Collection<Int> {
    (0..<count).lazy.filter { isRequested(at: $0) }.map { columns[$0] }
  }

  /// Whether the cell at an index is the one that counts for a requested column.
  @inline(__always)
  func isRequested(at index: Int) -> Bool {
    columns[index] >= 0 && indices[columns[index]] == index
  }

  /// Clears the row, so that none of it shows in the next.
  @inline(__always)
  mutating func reset() {
    count = 0
    state.kind = .absent
    isPositional = false
  }

  /// Appends a cell of a column.
  @inline(__always)
  mutating func append(_ cell: CellSlice, column: Int) {
    if count == cells.count { cells.append(.absent) }
    cells[count] = cell
    if count == columns.count || columns[count] != column { change(column) }
    count &+= 1
  }

  /// Makes room for a row with the expected number of cells.
  @inline(__always)
  mutating func reserve(_ cellCount: Int) {
    if cells.count < cellCount {
      cells += repeatElement(.absent, count: cellCount - cells.count)
    }
  }

  @inline(never)
  private mutating func change(_ column: Int) {
    if count < columns.count { columns[count] = column } else { columns.append(column) }
    indexedCount = nil
  }

  /// Ends the row; its cells can then be found by column.
  @inline(__always)
  mutating func finish() {
    if indexedCount != count { indexColumns() }
  }

  /// Computes the index for each column; of two cells with the same name, the later one counts.
  @inline(never)
  private mutating func indexColumns() {
    // Only what the last row had is cleared: the input may have many more columns than a row.
    for column in indexed { indices[column] = -1 }
    indexed.removeAll(keepingCapacity: true)
    for (index, column) in columns[..<count].enumerated() where column >= 0 {
      if column >= indices.count {
        indices += repeatElement(-1, count: column + 1 - indices.count)
      }
      if indices[column] >= 0, repeatedColumn == nil { repeatedColumn = column }
      indices[column] = index
      indexed.append(column)
    }
    indexedCount = count
  }

  /// A column's cell; absent if this row has none.
  @inline(__always)
  func cell(_ column: Int) -> CellSlice {
    guard indices.indices.contains(column), indices[column] >= 0, indices[column] < count else {
      return .absent
    }
    return cells[indices[column]]
  }
}
