// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The members of one JSON object that are tables, such as the nodes and the links of a graph.
struct TablesInObject {
  /// A member that holds objects or arrays.
  struct Member {
    let key: String
    /// Where its value is in the window.
    let range: Range<Int>
  }

  /// Members that describe a table of this library, and are none.
  static let descriptions: Set<String> = ["fields", "sections", "willDisplay"]

  /// Members that tell of which kind a document is.
  private static let kinds: Set<String> = ["type", "kind", "apiVersion", "$schema", "version"]

  /// The members, in their order, as far as the object has been read.
  private(set) var members: [Member] = []
  /// The keys of the texts and numbers beside them that tell what the rows are of: two or more with a text among them, since
  /// numbers alone count the rows in many programs.
  private(set) var values: [String] = []
  /// Whether the whole object has been read.
  private(set) var isWhole = false

  /// Looks through an object.
  ///
  /// - Parameters:
  ///   - bytes: the window.
  ///   - start: a cursor before its brace.
  init(_ bytes: RawSpan, _ start: TextCursor) {
    var cursor = start
    var hasText = false
    guard cursor.skipWhitespace(bytes) == UInt8(ascii: "{") else { return }
    cursor.position += 1
    defer { if !hasText || values.count < 2 { values = [] } }
    do throws(ScanFailure) {
      while cursor.skipWhitespace(bytes) == UInt8(ascii: "\"") {
        let key = JSONNode.text(try cursor.string(bytes), bytes)
        try cursor.consume(UInt8(ascii: ":"), bytes, else: .colon)
        let first = cursor.skipWhitespace(bytes)
        let position = cursor.position
        let isList = first == UInt8(ascii: "[") && InputShape.holdsContainers(bytes, cursor)
        _ = try cursor.value(bytes)
        let isTable =
          isList
          || first == UInt8(ascii: "{")
            && (position + 1..<cursor.position).contains { "{[".utf8.contains(bytes.byte($0)) }
        // The kind of document that it is tells nothing of it, nor does the address of its next part.
        let isText =
          first == UInt8(ascii: "\"") && cursor.position > position + 2
          && !bytes.text(from: position, to: cursor.position).hasPrefix("\"http")
        let isNumber = first == UInt8(ascii: "-") || first &- UInt8(ascii: "0") < 10
        if isText || isNumber, !Self.kinds.contains(key) {
          values.append(key)
          hasText = hasText || isText
        }
        if isTable, !Self.descriptions.contains(key) {
          members.append(Member(key: key, range: position..<cursor.position))
        }
        guard cursor.skipWhitespace(bytes) == UInt8(ascii: ",") else { break }
        cursor.position += 1
      }
      isWhole = cursor.skipWhitespace(bytes) == UInt8(ascii: "}")
    } catch {}
  }
}
