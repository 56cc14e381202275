/// Which rows of a table are on the screen, as scrolling announces it: "Rows 3 to 12 of 500".
public struct ScrollPosition: Hashable, Sendable {
  /// The rows, counted from 1 over all sections without hidden rows; nil when none is on the screen.
  public var rows: ClosedRange<Int>?
  /// How many rows there are.
  public var count: Int

  /// Makes a position.
  public init(rows: ClosedRange<Int>?, count: Int) {
    self.rows = rows
    self.count = count
  }
}
