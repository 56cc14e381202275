/// How one cell was understood, what it prints, and what is said of it.
public struct CellExplanation: Sendable {
  /// The name of the field.
  public var field: String
  /// The heading for people.
  public var heading: String
  /// What the cell holds, as the data has it; nil when the row has no such cell.
  public var source: String?
  /// What it is in the data: text, a number, true or false, an object.
  public var kind: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in bytes.
  public var column: Int
  /// The path inside the data.
  public var path: String
  /// How it is said: `currency:USD`.
  public var say: String
  /// Why it is said so.
  public var reason: String
  /// The locale.
  public var locale: LocaleIdentifier
  /// What it adds to the label; empty when that is nothing.
  public var printed: String
  /// What is spoken of it, in the voices that it takes.
  public var spoken: [SpokenPhrase]
}

/// How a header, row or footer was understood.
public struct ItemExplanation: Sendable {
  /// What it is, and where.
  public var item: TableItem
  /// The number of the row, from 1.
  public var rowNumber: Int
  /// The label.
  public var label: String
  /// What is spoken.
  public var spoken: String
  /// The cells of a row, in the order of speech.
  public var cells: [CellExplanation]
}
