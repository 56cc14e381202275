/// An item of a table as it is printed and spoken, or a row that can't be read.
public struct TableEntry: Sendable {
  /// The kind of an entry.
  public enum Kind: Hashable, Sendable {
    /// A header, row or footer.
    case item(TableItem)
    /// A row that can't be read, and its index path.
    case unreadable(ReadingError, RowIndexPath)
  }

  /// The kind of the entry.
  public var kind: Kind
  /// The label; for a row that can't be read, the location and the reason.
  public var label: String
  /// Its spoken form, phrase by phrase.
  public var phrases: [SpokenPhrase] = []
  /// The position of a row among all rows, from 1; for a header or footer, that of a row beside it.
  public var rowNumber: Int

  /// The section that it is in.
  public var section: Int {
    switch kind {
    case .item(let item): item.section
    case .unreadable(_, let indexPath): indexPath.section
    }
  }

  /// Whether it is a row.
  public var isRow: Bool {
    switch kind {
    case .item(let item): item.isRow
    case .unreadable: true
    }
  }
}
