/// The row that was read last, as slices of the read buffer; reused from row to row.
struct RowView {
  /// A cell for each column of the ``ColumnTable``.
  private(set) var cells: [CellSlice] = []
  /// The columns that this row has, in the order of the data.
  private(set) var order: [Int] = []
  /// Whether the row is an array or a single value, whose cells have no names.
  var isPositional = false
  /// The `$row` object, which tells how the row is shown; absent for most.
  var state = CellSlice.absent

  /// Forgets the last row, so that nothing of it shows in the next.
  @inline(__always)
  mutating func reset() {
    for column in order { cells[column].kind = .absent }
    order.removeAll(keepingCapacity: true)
    state.kind = .absent
    isPositional = false
  }

  /// Sets a cell; of two with one name the later one counts.
  @inline(__always)
  mutating func set(_ column: Int, _ cell: CellSlice) {
    while column >= cells.count { cells.append(.absent) }
    if cells[column].kind == .absent { order.append(column) }
    cells[column] = cell
  }

  /// The cell of a column, absent when this row or all rows so far had none.
  @inline(__always)
  func cell(_ column: Int) -> CellSlice {
    cells.indices.contains(column) ? cells[column] : .absent
  }
}
