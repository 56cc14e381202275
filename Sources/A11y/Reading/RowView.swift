/// The row that was read last, as slices of the read buffer; reused from row to row.
///
/// Cells stand at their places in the row. Which column a place is, is mostly the same from row to row, and is
/// kept until a row departs from it.
struct RowView {
  /// The cells in the order of the data, and behind them those of longer rows before.
  var cells: [CellSlice] = []
  /// How many cells this row has.
  var count = 0
  /// For each place the column of the ``ColumnTable``; negative for a cell that nobody asked for.
  private(set) var columns: [Int] = []
  /// For each column its place in the row; negative for none.
  private var places: [Int] = []
  /// How many cells `places` was made for; nil when a column has changed since.
  private var placedCount: Int? = 0
  /// Whether the row is an array or a single value, whose cells have no names.
  var isPositional = false
  /// The `$row` object, which tells how the row is shown; absent for most.
  var state = CellSlice.absent

  /// The columns that this row has, in the order of the data.
  var order: some Collection<Int> {
    (0..<count).lazy.filter { isAsked(at: $0) }.map { columns[$0] }
  }

  /// Whether the cell at a place is the one that counts for a column that somebody asked for.
  @inline(__always)
  func isAsked(at place: Int) -> Bool {
    columns[place] >= 0 && places[columns[place]] == place
  }

  /// Forgets the last row, so that nothing of it shows in the next.
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

  /// Makes room for a row like the last ones.
  @inline(__always)
  mutating func reserve(_ cellCount: Int) {
    if cells.count < cellCount {
      cells += repeatElement(.absent, count: cellCount - cells.count)
    }
  }

  @inline(never)
  private mutating func change(_ column: Int) {
    if count < columns.count { columns[count] = column } else { columns.append(column) }
    placedCount = nil
  }

  /// Ends the row, after which its cells can be found by their columns.
  @inline(__always)
  mutating func finish() {
    if placedCount != count { place() }
  }

  /// Finds the places of columns; of two with one name the later one counts.
  @inline(never)
  private mutating func place() {
    for place in places.indices { places[place] = -1 }
    for (place, column) in columns[..<count].enumerated() where column >= 0 {
      if column >= places.count {
        places += repeatElement(-1, count: column + 1 - places.count)
      }
      places[column] = place
    }
    placedCount = count
  }

  /// The cell of a column, absent when this row has none.
  @inline(__always)
  func cell(_ column: Int) -> CellSlice {
    guard places.indices.contains(column), places[column] >= 0, places[column] < count else {
      return .absent
    }
    return cells[places[column]]
  }
}
