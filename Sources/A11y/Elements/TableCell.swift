/// The place of an element in a table of cells, and the headers that are said with it.
public struct TableCell: Hashable, Sendable {
  /// The row, from 0; nil when it is not known.
  public var row: Int?
  /// The column, from 0; nil when it is not known.
  public var column: Int?
  /// How many rows it spans.
  public var rowSpan = 1
  /// How many columns it spans.
  public var columnSpan = 1
  /// The texts of its row's headers.
  public var rowHeaders: [String] = []
  /// The texts of its column's headers.
  public var columnHeaders: [String] = []
  /// Whether it heads its row.
  public var isRowHeader = false
  /// Whether it is the first of its row.
  public var isFirstInRow: Bool

  /// The headers that are said beside a name: one that is the name again is said once.
  func headers(_ headers: [String], beside name: String) -> [String] {
    headers.filter { !$0.isEmpty && $0 != name }
  }

  /// Makes a place; a cell of column 0 is the first of its row.
  public init(row: Int?, column: Int?) {
    self.row = row
    self.column = column
    isFirstInRow = column == 0
  }
}
