/// The formulas of a sheet that have no result beside them, as programs write them that compute nothing.
public struct UncomputedFormulas: Sendable {
  /// How many there are in the rows that were read.
  public private(set) var count = 0
  /// The first one's place, such as "C2"; nil if there is none.
  public private(set) var first: String?

  mutating func add(column: Int, row: Int) {
    count += 1
    if first == nil { first = CellReference.name(column: column, row: row) }
  }
}
