// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A row that a program provides: its cells by name, and how it is shown.
///
/// ```swift
/// var row: DataRow = ["text": "Alerts", "on": true]
/// row.reuseIdentifier = "toggle"
/// row.state.isSelected = true
/// ```
public struct DataRow: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// A cell: a field's name and a value.
  public struct Cell: Hashable, Sendable {
    /// The name of the cell's field.
    public var name: String
    /// What the cell holds.
    public var value: CellValue

    /// Makes a cell.
    public init(_ name: String, _ value: CellValue) {
      self.name = name
      self.value = value
    }
  }

  /// The cells, in the order in which they are spoken if no fields are declared.
  public var cells: [Cell]
  /// The properties of the row besides its cells.
  public var properties = RowProperties()

  /// How the row is shown.
  public var state: RowState {
    get { properties.state }
    set { properties.state = newValue }
  }

  /// The reuse identifier of the row's prototype; nil for the table's own fields.
  public var reuseIdentifier: String? {
    get { properties.reuseIdentifier }
    set { properties.reuseIdentifier = newValue }
  }

  /// Makes a row.
  public init(_ cells: [Cell], state: RowState = RowState()) {
    self.cells = cells
    self.state = state
  }

  /// Makes a row from names and values.
  public init(dictionaryLiteral elements: (String, CellValue)...) {
    self.init(elements.map { Cell($0.0, $0.1) })
  }

  /// The value of the last cell with a name; nil if there is none.
  public subscript(name: String) -> CellValue? { cells.last { $0.name == name }?.value }

  /// The value of the last cell with a name that the row must have.
  ///
  /// - Throws: a ``RowError`` that proposes a name, if the row has no such cell.
  public func value(of name: String) throws(RowError) -> CellValue {
    if let value = self[name] { return value }
    let proposal = NameProposal.closest(to: name, among: cells.map(\.name))
    throw RowError(
      field: name, reason: "the row has no such cell" + NameProposal.question(proposal))
  }
}
