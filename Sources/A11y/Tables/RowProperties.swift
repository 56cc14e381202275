/// What a row is besides its cells: its prototype, its place on the screen, and its state.
public struct RowProperties: Hashable, Sendable {
  /// The reuse identifier of the row's prototype; nil for the table's own fields.
  public var reuseIdentifier: String?
  /// The locale of this row alone.
  public var locale: LocaleIdentifier?
  /// Whether the row is left out; a data source tells it before it is asked for the row.
  public var isHidden = false
  /// Its height in points; nil for the table's, or what the data source tells.
  public var height: Double?
  /// How its parts are given; nil for the prototype's way, or the table's.
  public var grouping: RowGrouping?
  /// How it is shown.
  public var state = RowState()

  /// Makes the properties of an ordinary row.
  public init() {}
}
