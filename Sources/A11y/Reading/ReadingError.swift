/// Input that can't be read, with its place.
///
/// ```swift
/// String(describing: error)  // 3:8: rows[2].price: expected a number, found "n/a"
/// ```
///
/// Whoever knows the file's name puts it in front.
public struct ReadingError: Error, Hashable, Sendable {
  /// What kind of fault it is.
  public enum Code: String, Sendable {
    /// The text breaks the grammar of its format.
    case syntax
    /// The bytes are not UTF-8.
    case encoding
    /// A cell is not of the type that its field says.
    case value
    /// The document's description of its table is wrong.
    case description
    /// A row is longer, or nested deeper, than this reader takes.
    case limit
    /// The source itself failed.
    case source
  }

  /// What kind of fault it is.
  public var code: Code
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in bytes, as compilers count.
  public var column: Int
  /// The path inside the data, such as `rows[12].price`; empty when there is none.
  public var path: String
  /// What is wrong, in words.
  public var reason: String
  /// Whether the rows after this one can still be read.
  public var isRecoverable: Bool

  /// Makes an error.
  public init(
    _ code: Code, line: Int, column: Int, path: String = "", reason: String,
    isRecoverable: Bool = false
  ) {
    self.code = code
    self.line = line
    self.column = column
    self.path = path
    self.reason = reason
    self.isRecoverable = isRecoverable
  }
}

extension ReadingError: CustomStringConvertible {
  /// The place, the path and the reason, as a compiler writes them.
  public var description: String {
    "\(line):\(column): " + (path.isEmpty ? "" : "\(path): ") + reason
  }
}
