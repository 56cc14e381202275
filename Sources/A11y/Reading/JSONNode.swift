// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A small in-memory JSON value with its location: a table's description, never its rows.
struct JSONNode {
  enum Content {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// A name in an object, and its value.
  struct Member {
    let key: String
    let value: JSONNode
  }

  var content: Content
  var line: Int
  var column: Int

  /// Reads the value at the cursor, which a scan has already validated.
  init(_ cursor: inout TextCursor, _ bytes: RawSpan) throws(ScanFailure) {
    let first = cursor.skipWhitespace(bytes)
    line = cursor.line
    column = cursor.position - cursor.lineStart + 1
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      content = try Self.container(&cursor, bytes, isObject: first == UInt8(ascii: "{"))
    default:
      let cell = try cursor.value(bytes)
      switch cell.kind {
      case .true: content = .bool(true)
      case .false: content = .bool(false)
      case .number: content = .number(bytes.text(from: cell.start, to: cell.end))
      case .text, .escapedText: content = .string(Self.text(cell, bytes))
      default: content = .null
      }
    }
  }

  private static func container(
    _ cursor: inout TextCursor, _ bytes: RawSpan, isObject: Bool
  ) throws(ScanFailure) -> Content {
    var members: [Member] = []
    cursor.position += 1
    while true {
      var next = cursor.skipWhitespace(bytes)
      if next == UInt8(ascii: ",") {
        cursor.position += 1
        next = cursor.skipWhitespace(bytes)
      }
      if next == UInt8(ascii: "}") || next == UInt8(ascii: "]") {
        cursor.position += 1
        break
      }
      var key = ""
      if isObject {
        key = text(try cursor.string(bytes), bytes)
        try cursor.consume(UInt8(ascii: ":"), bytes, else: .colon)
      }
      members.append(Member(key: key, value: try JSONNode(&cursor, bytes)))
    }
    return isObject ? .object(members) : .array(members.map(\.value))
  }

  /// The text of a string cell, decoded.
  static func text(_ cell: CellSlice, _ bytes: RawSpan) -> String {
    guard cell.kind == .escapedText else { return bytes.text(from: cell.start, to: cell.end) }
    var decoded = ByteBuffer()
    JSONText.appendDecoded(bytes, from: cell.start, to: cell.end, into: &decoded)
    return decoded.text()
  }

  /// A description of the value for error messages.
  var kindName: String {
    switch content {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let digits): digits
    case .string(let text): "\"" + (text.count > 60 ? text.prefix(60) + "…" : text) + "\""
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONNode {
  /// Reads an input that is a single value, such as a file of fields.
  ///
  /// - Throws: a ``ReadingError`` with the location of what is wrong.
  static func document(_ source: any ByteSource) throws(ReadingError) -> JSONNode {
    var input = InputScanner(source, blockLength: 64 * 1024)
    try input.skipByteOrderMark()
    if try input.peek() == 0, try input.isAtEnd() {
      throw input.error(.expected(.value, at: input.cursor.position))
    }
    let node = try input.node()
    guard try input.peek() == 0, input.cursor.position >= input.cursor.end else {
      throw try input.unexpected(.end)
    }
    return node
  }
}
