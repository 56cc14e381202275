/// One cell of a row as it stands in the read buffer: what it is and where.
struct CellSlice: BitwiseCopyable, Sendable {
  enum Kind: UInt8, BitwiseCopyable, Sendable {
    /// The row has no such cell.
    case absent
    case null
    case `false`
    case `true`
    /// A number by the grammar of JSON.
    case number
    /// Text that stands for itself.
    case text
    /// The inside of a JSON string that has escapes.
    case escapedText
    /// The inside of a quoted CSV cell that has doubled quotes.
    case doubledQuotes
    /// A whole JSON array or object.
    case container
  }

  var kind: Kind
  var start: Int
  var end: Int

  static let absent = CellSlice(kind: .absent, start: 0, end: 0)

  var isText: Bool { kind == .text || kind == .escapedText || kind == .doubledQuotes }
}
