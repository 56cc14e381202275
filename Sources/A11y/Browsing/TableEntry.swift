/// An item of a table as it is printed and said, or a row that can't be read.
public struct TableEntry: Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    /// A header, row or footer.
    case item(TableItem)
    /// A row that can't be read, and where it stands.
    case unreadable(ReadingError, IndexPath)
  }

  /// What it is.
  public var kind: Kind
  /// The label; of a row that can't be read, the place and the reason.
  public var label: String
  /// What is said of it, phrase by phrase.
  public var phrases: [SpokenPhrase] = []
  /// The number of a row among all rows, from 1; of a header or footer that of a row beside it.
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
