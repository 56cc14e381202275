public import A11y

/// Why a database can't be read.
public struct DatabaseError: Error {
  /// The reason, in words.
  public var reason: String
  /// What is at fault.
  public var part: SourceError.Part

  init(_ reason: String, in part: SourceError.Part = .content) {
    self.reason = reason
    self.part = part
  }

  /// The library that reads databases is not installed.
  static func missing(_ reason: String) -> DatabaseError {
    DatabaseError("reading this database takes the package libsqlite3-0: \(reason)", in: .library)
  }

  /// The same, as an error of a source of bytes.
  var ofSource: SourceError { SourceError(reason, in: part) }
}
