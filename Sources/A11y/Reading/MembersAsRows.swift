// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Whether the members of an object are rows: objects that have keys in common, or many values of one kind.
///
/// Data is often kept so, by a code: `{"NO": {"name": "Norway"}, "SE": {"name": "Sweden"}}`, or
/// `{"NO": "Norway", "SE": "Sweden", …}`.
struct MembersAsRows {
  /// How many objects are looked at.
  private static let limit = 20
  /// As many texts, numbers or arrays are rows; fewer may be the cells of one.
  private static let leastValues = 30

  /// What each member is, by the byte that it begins with: an object, an array, a text; 0 for other values.
  private var kind: UInt8?
  private var areOneKind = true
  private var memberCount = 0
  /// How many elements the first member has, when it is an array.
  private var elementCount = 0
  /// Whether some of the first members are arrays of other lengths, which columns never are.
  private var areRagged = false

  private var keys: Set<String> = []
  /// How many keys all objects have together.
  private var keyCount = 0
  private var count = 0
  private var areObjects = true
  /// Whether each object has half of its keys in common with those before it.
  private var shareKeys = true
  /// Whether all have the same keys.
  private var areAlike = true
  private var firstIsColumn = false
  private var (haveNames, haveArrays) = (false, false)

  /// Whether the first member is one of a table that is held by its columns.
  var areColumns: Bool {
    firstIsColumn && !areManyShortArrays && !(areRagged && memberCount >= Self.leastValues)
  }

  /// Whether there are many more arrays than each has elements, as rows have.
  private var areManyShortArrays: Bool {
    areOneKind && kind == UInt8(ascii: "[") && memberCount >= Self.leastValues
      && memberCount > 3 * elementCount
  }

  /// Whether a member is a list of names, and another one of arrays, which may be the rows below them.
  var haveColumnsApart: Bool { haveNames && haveArrays }

  /// Notes whether a member is a list of texts or of arrays, with the cursor at its value.
  mutating func noteParts(_ bytes: RawSpan, _ start: TextCursor) {
    var cursor = start
    guard cursor.skipWhitespace(bytes) == UInt8(ascii: "[") else { return }
    cursor.position += 1
    switch cursor.skipWhitespace(bytes) {
    case UInt8(ascii: "\""), UInt8(ascii: "{"): haveNames = true
    case UInt8(ascii: "["): haveArrays = true
    default: break
    }
  }

  /// Adds a member, with the cursor at its value.
  mutating func add(_ key: String, _ bytes: RawSpan, _ start: TextCursor) {
    var cursor = start
    let first = cursor.skipWhitespace(bytes)
    let kind: UInt8 =
      switch first {
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""): first
      default: 0
      }
    memberCount += 1
    areOneKind = areOneKind && kind == (self.kind ?? kind)
    self.kind = self.kind ?? kind
    if kind == UInt8(ascii: "["), areOneKind, memberCount <= Self.limit,
      let elements = Self.elementCount(bytes, cursor)
    {
      if memberCount == 1 { elementCount = elements }
      areRagged = areRagged || elements != elementCount
    }
    guard areObjects, count < Self.limit else { return }
    guard first == UInt8(ascii: "{") else {
      if count == 0, first == UInt8(ascii: "[") {
        firstIsColumn = Self.isFlat(key, bytes, cursor)
      }
      areObjects = false
      return
    }
    count += 1
    let found = Self.keys(bytes, &cursor)
    if count == 1, found.isSuperset(of: ["0", "1", "2"]) {
      firstIsColumn = true
      areObjects = false
      return
    }
    // Half of the keys may be of some rows alone.
    let shared = count == 1 ? found : found.intersection(keys)
    if shared.isEmpty || shared.count * 2 < found.count { shareKeys = false }
    if count > 1, found != keys { areAlike = false }
    keys.formUnion(found)
    keyCount += found.count
  }

  /// How many elements the array at a cursor has; nil if its end has not been read.
  private static func elementCount(_ bytes: RawSpan, _ start: TextCursor) -> Int? {
    var cursor = start
    var count = 0
    repeat {
      cursor.position += 1
      if cursor.skipWhitespace(bytes) == UInt8(ascii: "]") { break }
      guard (try? cursor.value(bytes)) != nil else { return nil }
      count += 1
    } while cursor.skipWhitespace(bytes) == UInt8(ascii: ",")
    return cursor.skipWhitespace(bytes) == UInt8(ascii: "]") ? count : nil
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

  /// Whether all are objects that have keys in common: each with those before it or, of many, all with each other, as where each
  /// substance has some of a few properties.
  private var areOfOneKind: Bool {
    areObjects && (shareKeys || count >= Self.many && keyCount >= 2 * keys.count)
  }

  /// So many objects are no parts of one thing.
  private static let many = 8

  /// Whether these are rows: a single member proves nothing, and a few must be alike.
  ///
  /// - Parameter isAtEnd: whether all members were added.
  /// - Returns: whether each member is a row.
  func areRows(isAtEnd: Bool) -> Bool {
    if areOfOneKind { return count > (isAtEnd ? 1 : 2) && (areAlike || count > 3) }
    guard areOneKind, memberCount >= Self.leastValues else { return false }
    return kind == UInt8(ascii: "[") ? areManyShortArrays || areRagged : kind != UInt8(ascii: "{")
  }

  /// Whether the first member of the object at a cursor is an object, too.
  static func holdsObjects(_ bytes: RawSpan, _ start: TextCursor) -> Bool {
    var cursor = start
    cursor.position += 1
    guard cursor.skipWhitespace(bytes) == UInt8(ascii: "\""), (try? cursor.string(bytes)) != nil,
      (try? cursor.consume(UInt8(ascii: ":"), bytes, else: .colon)) != nil
    else { return false }
    return cursor.skipWhitespace(bytes) == UInt8(ascii: "{")
  }

  /// Whether the first element of the array at a cursor may be a section of a table document: it has rows, or something else
  /// that only sections have, or is no object that has been read to its end.
  static func mayHoldSections(_ bytes: RawSpan, _ start: TextCursor) -> Bool {
    var cursor = start
    cursor.position += 1
    guard cursor.skipWhitespace(bytes) == UInt8(ascii: "{") else { return true }
    var end = cursor
    guard (try? end.value(bytes)) != nil else { return true }
    let keys = Self.keys(bytes, &cursor)
    return keys.isEmpty
      || keys.contains { $0 == "rows" || TableDescription.Section.isDescribed(by: $0) }
  }

  /// How much an object looks like a table.
  enum TableLikeness {
    /// Not at all.
    case none
    /// It has a few objects that are alike, as a cell of a row may have.
    case small
    /// It is beyond doubt a table, and not one of the cells of a row.
    case certain
  }

  /// What services call the member that their answer is in, beside what they tell about it.
  static let answers: Set<String> = [
    "data", "result", "results", "items", "records", "entries", "response", "values",
  ]

  /// Whether the object that is the value of a key, at a cursor, is a table.
  static func likeness(of key: String, _ bytes: RawSpan, _ start: TextCursor) -> TableLikeness {
    var cursor = start
    var members = Self()
    cursor.position += 1
    do throws(ScanFailure) {
      while members.count < limit, cursor.skipWhitespace(bytes) == UInt8(ascii: "\"") {
        let key = JSONNode.text(try cursor.string(bytes), bytes)
        try cursor.consume(UInt8(ascii: ":"), bytes, else: .colon)
        members.add(key, bytes, cursor)
        guard members.areObjects, members.shareKeys || members.count < many else { return .none }
        _ = cursor.skipWhitespace(bytes)
        _ = try cursor.value(bytes)
        guard cursor.skipWhitespace(bytes) == UInt8(ascii: ",") else { break }
        cursor.position += 1
      }
    } catch {}
    guard members.areOfOneKind else { return .none }
    let isAnswer = answers.contains(key) && members.count > 1
    return members.count == limit || isAnswer
      ? .certain : members.count > 2 && members.areAlike ? .small : .none
  }
}
