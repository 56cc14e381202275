// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Where the arrays of objects are that are deeper in an object than its members: `{"class": {"systems": [{…}, …]}}`.
struct NestedArrays {
  /// How deep they are looked for.
  private static let mostDepth = 8

  /// As many objects are rows, and fewer may be a cell of the row that they are in.
  private static let leastRows = 3

  /// The keys that lead to each.
  private(set) var paths: [[String]] = []
  /// Whether an object around them has a value of its own, which the rows would not have.
  private var hasValues = false
  /// How many objects the last of them has.
  private var count = 0

  /// The keys that lead to the only one, if it is the table; nil otherwise.
  var table: [String]? {
    paths.count == 1 && (!hasValues || count >= Self.leastRows) ? paths[0] : nil
  }

  /// Looks through the object at a cursor, which is complete.
  init(_ bytes: RawSpan, _ start: TextCursor) {
    var cursor = start
    try? look(&cursor, bytes, [])
  }

  private mutating func look(
    _ cursor: inout TextCursor, _ bytes: RawSpan, _ path: [String]
  ) throws(ScanFailure) {
    cursor.position += 1
    while cursor.skipWhitespace(bytes) == UInt8(ascii: "\"") {
      let key = JSONNode.text(try cursor.string(bytes), bytes)
      try cursor.consume(UInt8(ascii: ":"), bytes, else: .colon)
      let first = cursor.skipWhitespace(bytes)
      if first == UInt8(ascii: "{"), path.count < Self.mostDepth {
        var inside = cursor
        try look(&inside, bytes, path + [key])
      } else if first == UInt8(ascii: "["), let count = Self.objectCount(bytes, cursor) {
        paths.append(path + [key])
        self.count = count
      } else if first != UInt8(ascii: "{") {
        hasValues = true
      }
      _ = try cursor.value(bytes)
      guard cursor.skipWhitespace(bytes) == UInt8(ascii: ",") else { return }
      cursor.position += 1
    }
  }

  /// How many objects an array begins with, up to as many as make rows; nil if it begins with none.
  private static func objectCount(_ bytes: RawSpan, _ start: TextCursor) -> Int? {
    var cursor = start
    var count = 0
    repeat {
      cursor.position += 1
      guard cursor.skipWhitespace(bytes) == UInt8(ascii: "{"), (try? cursor.value(bytes)) != nil
      else { break }
      count += 1
    } while count < leastRows && cursor.skipWhitespace(bytes) == UInt8(ascii: ",")
    return count > 0 ? count : nil
  }
}
