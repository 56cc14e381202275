/// One thing that a table shows, from the top down.
public enum TableItem: Hashable, Sendable {
  /// A section's header.
  case header(section: Int)
  /// A row.
  case row(IndexPath)
  /// A section's footer.
  case footer(section: Int)

  /// Whether it is a row, and not a header or footer.
  public var isRow: Bool { if case .row = self { true } else { false } }
}
