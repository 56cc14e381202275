/// What elements are in, as a screen reader announces it on entering and leaving.
public struct Container: Hashable, Sendable {
  /// The kinds that screen readers tell apart.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Rows that are one element each.
    case list
    /// Cells in rows and columns.
    case table
    /// Some of which one is chosen, such as segments.
    case series
    /// Tabs.
    case tabBar
    /// A part of a page that has a name.
    case landmark
  }

  /// What kind it is.
  public var kind: Kind
  /// Its name.
  public var title: String?
  /// How many rows, or other items, it has; nil when that is not known before the end.
  public var rowCount: Int?
  /// How many columns it has; nil when it has none, or that is not known.
  public var columnCount: Int?
  /// Whether some of its items are selected, so that the others are not.
  public var allowsSelection = false

  /// Makes a container.
  public init(_ kind: Kind, title: String? = nil, rowCount: Int? = nil, columnCount: Int? = nil) {
    self.kind = kind
    self.title = title
    self.rowCount = rowCount
    self.columnCount = columnCount
  }
}
