/// How one cell was understood, and what it adds to the label and to speech.
public struct CellExplanation: Sendable {
  /// The name of the field.
  public var field: String
  /// The heading shown to people.
  public var heading: String
  /// The cell's text in the data; nil if the row has no such cell.
  public var source: String?
  /// The cell's kind in the data: text, a number, true or false, an object.
  public var kind: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, counted in bytes.
  public var column: Int
  /// The path inside the data.
  public var path: String
  /// The short form of how the value is spoken: `currency:USD`.
  public var say: String
  /// Why it is spoken that way.
  public var reason: String
  /// The locale.
  public var locale: LocaleIdentifier
  /// What the cell adds to the label; may be empty.
  public var printed: String
  /// The phrases spoken for the cell, each for a single voice.
  public var spoken: [SpokenPhrase]
}

/// How a header, row or footer was understood.
public struct ItemExplanation: Sendable {
  /// The kind of item and where it is.
  public var item: TableItem
  /// The row's number, from 1.
  public var rowNumber: Int
  /// The label.
  public var label: String
  /// The spoken form of the label.
  public var spoken: String
  /// The cells of a row, in speaking order.
  public var cells: [CellExplanation]
}
