/// Whether the members of an object are rows: objects that have keys in common.
///
/// Data is often kept so, by a code: `{"NO": {"name": "Norway"}, "SE": {"name": "Sweden"}}`.
struct MembersAsRows {
  /// How many members are looked at.
  private static let limit = 20

  private var keys: Set<String> = []
  private var count = 0
  private var areObjects = true
  /// Whether all have the same keys.
  private var areAlike = true
  /// Whether the first member is one of a table that is held by its columns.
  private(set) var areColumns = false

  /// Adds a member, with the cursor at its value.
  mutating func add(_ key: String, _ bytes: RawSpan, _ start: TextCursor) {
    guard areObjects, count < Self.limit else { return }
    var cursor = start
    let first = cursor.skipWhitespace(bytes)
    guard first == UInt8(ascii: "{") else {
      if count == 0, first == UInt8(ascii: "[") { areColumns = Self.isFlat(key, bytes, cursor) }
      areObjects = false
      return
    }
    count += 1
    let found = Self.keys(bytes, &cursor)
    if count == 1, found.isSuperset(of: ["0", "1", "2"]) {
      areColumns = true
      areObjects = false
      return
    }
    // Half of the keys may be of some rows alone.
    let shared = count == 1 ? found : found.intersection(keys)
    if shared.isEmpty || shared.count * 2 < found.count { areObjects = false }
    if count > 1, found != keys { areAlike = false }
    keys.formUnion(found)
  }

  /// Whether an array is a column, or the names of columns or rows.
  private static func isFlat(_ key: String, _ bytes: RawSpan, _ start: TextCursor) -> Bool {
    var cursor = start
    cursor.position += 1
    let first = cursor.skipWhitespace(bytes)
    return (first != UInt8(ascii: "{") && first != UInt8(ascii: "["))
      || (key == "data" && first == UInt8(ascii: "["))
  }

  /// The keys of the object at a cursor, as far as it has been read.
  private static func keys(_ bytes: RawSpan, _ cursor: inout TextCursor) -> Set<String> {
    var keys: Set<String> = []
    cursor.position += 1
    do throws(ScanFailure) {
      while cursor.skipWhitespace(bytes) == UInt8(ascii: "\"") {
        let key = JSONNode.text(try cursor.string(bytes), bytes)
        try cursor.consume(UInt8(ascii: ":"), bytes, else: .colon)
        _ = cursor.skipWhitespace(bytes)
        keys.insert(key)
        _ = try cursor.value(bytes)
        guard cursor.skipWhitespace(bytes) == UInt8(ascii: ",") else { break }
        cursor.position += 1
      }
    } catch {}
    return keys
  }

  /// Whether these are rows: a single member proves nothing, and a few must be alike.
  ///
  /// - Parameter isAtEnd: whether all members were added.
  /// - Returns: whether each member is a row.
  func areRows(isAtEnd: Bool) -> Bool {
    areObjects && count > (isAtEnd ? 1 : 2) && (areAlike || count > 3)
  }
}
