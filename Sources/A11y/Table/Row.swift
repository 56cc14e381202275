/// A row that a program gives: its cells by name, and how it is shown.
public struct Row: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// A cell: a field's name and a value.
  public struct Cell: Hashable, Sendable {
    /// The name of the cell's field.
    public var name: String
    /// What the cell holds.
    public var value: Value

    /// Makes a cell.
    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// The cells, in the order in which they are said when no fields are declared.
  public var cells: [Cell]
  /// How the row is shown.
  public var state: RowState

  /// Makes a row.
  public init(_ cells: [Cell], state: RowState = RowState()) {
    self.cells = cells
    self.state = state
  }

  /// Makes a row of names and values.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self.init(elements.map { Cell($0.0, $0.1) })
  }
}
