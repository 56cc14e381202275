/// Where the arrays of objects are that are deeper in an object than its members: `{"class": {"systems": [{…}, …]}}`.
struct NestedArrays {
  /// How deep they are looked for.
  private static let mostDepth = 8

  /// The keys that lead to each.
  private(set) var paths: [[String]] = []

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
      } else if first == UInt8(ascii: "["), Self.holdsObjects(bytes, cursor) {
        paths.append(path + [key])
      }
      _ = try cursor.value(bytes)
      guard cursor.skipWhitespace(bytes) == UInt8(ascii: ",") else { return }
      cursor.position += 1
    }
  }

  private static func holdsObjects(_ bytes: RawSpan, _ start: TextCursor) -> Bool {
    var cursor = start
    cursor.position += 1
    return cursor.skipWhitespace(bytes) == UInt8(ascii: "{")
  }
}
