// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// One cell of a row in the read buffer: its kind and offsets.
struct CellSlice: BitwiseCopyable, Sendable {
  enum Kind: UInt8, BitwiseCopyable, Sendable {
    /// The row has no such cell.
    case absent
    case null
    case `false`
    case `true`
    /// A valid JSON number.
    case number
    /// Literal text.
    case text
    /// The contents of a JSON string that has escapes.
    case escapedText
    /// The contents of a quoted CSV cell that has doubled quotes.
    case doubledQuotes
    /// The contents of a quoted CSV cell that has quotes behind backslashes.
    case escapedQuotes
    /// A whole JSON array or object.
    case container

    var isText: Bool { self == .text || isEncoded }

    /// Whether the text is not written as it is said.
    var isEncoded: Bool {
      self == .escapedText || self == .doubledQuotes || self == .escapedQuotes
    }
  }

  var kind: Kind
  var start: Int
  var end: Int

  static let absent = CellSlice(kind: .absent, start: 0, end: 0)

  var isText: Bool { kind.isText }
  var isEncoded: Bool { kind.isEncoded }
}
