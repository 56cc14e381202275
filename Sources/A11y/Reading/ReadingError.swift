// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// An error in the input, with its location.
///
/// ```swift
/// String(describing: error)  // 3:8: rows[2].price: expected a number, found "n/a"
/// ```
///
/// A caller that knows the file's name can prepend it.
public struct ReadingError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: String, Sendable {
    /// The text breaks the grammar of its format.
    case syntax
    /// The bytes are not UTF-8.
    case encoding
    /// A cell does not have the type that its field declares.
    case value
    /// The document's description of its table is invalid.
    case description
    /// A row is longer, or nested deeper, than this reader accepts.
    case limit
    /// The source itself failed.
    case source
    /// The source could not keep a copy of what it had read.
    case copy
    /// What the source read is damaged, so that nothing more can be read.
    case content
    /// A library that the source needs is not installed.
    case library
  }

  /// The kind of error.
  public var code: Code
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in bytes, as compilers count it.
  public var column: Int
  /// The path inside the data, such as `rows[12].price`; empty if there is none.
  public var path: String
  /// What is wrong, in words.
  public var reason: String
  /// Whether the rows after this one can still be read.
  public var isRecoverable: Bool

  /// Creates an error.
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

extension ReadingError {
  /// Makes a source's error one of the input, at its own line or else the one that was reached.
  init(_ error: SourceError, line: Int) {
    self.init(
      Self.code(of: error), line: error.line ?? line, column: error.column ?? 1,
      reason: error.reason)
  }

  /// The kind of error that a source's error is.
  static func code(of error: SourceError) -> Code {
    switch error.part {
    case .input: .source
    case .copy: .copy
    case .content: .content
    case .library: .library
    }
  }

  /// Whether the bytes could not be read, whatever they are.
  var isOfSource: Bool { [.source, .copy, .content, .library].contains(code) }
}

extension ReadingError: CustomStringConvertible {
  /// The location, path and reason, in the style of compiler messages.
  public var description: String {
    "\(line):\(column): " + (path.isEmpty ? "" : "\(path): ") + reason
  }
}
