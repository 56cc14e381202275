// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A table that JSON holds by its columns, written out as rows.
///
/// Three layouts are known: columns of values by row number, as pandas writes a data frame unless
/// told otherwise; columns that are arrays of one length; and names of columns apart from arrays of
/// values, which pandas calls "split", and which many services answer with: `{"fields": [...], "data": [[...], ...]}`.
///
/// The rows of such a table are spread over all of it, so all of it is kept in memory.
struct ColumnsAsRows {
  /// How much is kept at most.
  static let limit = 256 << 20

  /// An array of fewer values is a cell: two colors of one flag, three sizes of one shirt.
  private static let leastValues = 3

  /// The names of the columns, as JSON.
  private var names: [[UInt8]] = []
  /// The values of each column.
  private var columns: [[Range<Int>]] = []

  /// Writes the table at the cursor as NDJSON.
  ///
  /// - Returns: nil if it is no such table.
  static func rows(_ bytes: RawSpan, _ start: TextCursor) -> [UInt8]? {
    var table = Self()
    do throws(ScanFailure) {
      // As columns, "columns" and "data" may be of one length.
      let isSplit = try table.readSplit(bytes, start)
      if !isSplit { guard try table.readColumns(bytes, start) else { return nil } }
    } catch {
      return nil
    }
    return table.written(bytes)
  }

  /// Reads members that are columns; false if one is not.
  private mutating func readColumns(
    _ bytes: RawSpan, _ start: TextCursor
  ) throws(ScanFailure) -> Bool {
    names = []
    columns = []
    var cursor = start
    cursor.position += 1
    while cursor.skipWhitespace(bytes) == UInt8(ascii: "\"") {
      names.append(Self.copy(try Self.range(&cursor, bytes), bytes))
      try cursor.consume(UInt8(ascii: ":"), bytes, else: .colon)
      guard let values = try Self.values(&cursor, bytes) else { return false }
      if let first = columns.first, first.count != values.count { return false }
      columns.append(values)
      if cursor.skipWhitespace(bytes) == UInt8(ascii: ",") { cursor.position += 1 }
    }
    return columns.count > 1 && columns[0].count >= Self.leastValues
  }

  /// The members that names of columns are usually in.
  private static let nameKeys = [
    "columns", "fields", "cols", "column_names", "columnNames", "header", "headers", "names",
  ]

  /// Reads names of columns in one member and rows of as many values in another; false if either is missing, or if there may
  /// be another table.
  private mutating func readSplit(_ bytes: RawSpan, _ start: TextCursor) throws(ScanFailure) -> Bool
  {
    var cursor = start
    var headers: [(key: String, names: [Range<Int>])] = []
    var tables: [[[Range<Int>]]] = []
    var index: [Range<Int>] = []
    cursor.position += 1
    while cursor.skipWhitespace(bytes) == UInt8(ascii: "\"") {
      let key = JSONNode.text(try cursor.string(bytes), bytes)
      try cursor.consume(UInt8(ascii: ":"), bytes, else: .colon)
      let opening = cursor
      if cursor.skipWhitespace(bytes) == UInt8(ascii: "["),
        let values = try Self.values(&cursor, bytes)
      {
        switch values.first.map({ bytes.byte($0.lowerBound) }) {
        case _ where key == "index": index = values
        case UInt8(ascii: "["):
          let areRows = key == "rows" || MembersAsRows.answers.contains(key)
          tables.append(areRows ? try Self.rows(values, bytes) : [])
        case UInt8(ascii: "{") where !Self.nameKeys.contains(key): tables.append([])
        default: headers.append((key, try Self.names(values, bytes)))
        }
      } else {
        cursor = opening
        _ = cursor.skipWhitespace(bytes)
        _ = try cursor.value(bytes)
      }
      if cursor.skipWhitespace(bytes) == UInt8(ascii: ",") { cursor.position += 1 }
    }
    // A row may lack its last values.
    guard tables.count == 1, let width = tables[0].map(\.count).max(), width > 0 else {
      return false
    }
    headers = headers.filter { $0.names.count == width }
    guard
      let header = Self.nameKeys.lazy.compactMap({ key in headers.first { $0.key == key } }).first
    else { return false }
    columns = (0..<width).map { column in
      tables[0].map { $0.indices.contains(column) ? $0[column] : 0..<0 }
    }
    names = Self.unique(header.names.map { Self.copy($0, bytes) })
    // The index of a data frame names its rows, unless it only counts them.
    if index.count == tables[0].count,
      index.enumerated().contains(where: { Self.copy($1, bytes) != Array("\($0)".utf8) })
    {
      columns.insert(index, at: 0)
      names.insert(Array("\"\"".utf8), at: 0)
    }
    return true
  }

  /// The values of arrays; none if one is no array.
  private static func rows(
    _ arrays: [Range<Int>], _ bytes: RawSpan
  ) throws(ScanFailure) -> [[Range<Int>]] {
    var rows: [[Range<Int>]] = []
    for array in arrays {
      var cursor = TextCursor(before: array)
      guard bytes.byte(array.lowerBound) == UInt8(ascii: "["), let row = try values(&cursor, bytes)
      else { return [] }
      rows.append(row)
    }
    return rows
  }

  /// The texts of an array of names, or of objects that have a name; none if one is anything else.
  private static func names(
    _ values: [Range<Int>], _ bytes: RawSpan
  ) throws(ScanFailure) -> [Range<Int>] {
    var names: [Range<Int>] = []
    for value in values {
      var name: Range<Int>? = value
      if bytes.byte(value.lowerBound) == UInt8(ascii: "{") {
        name = try member("name", TextCursor(before: value), bytes)
      }
      guard let name, bytes.byte(name.lowerBound) == UInt8(ascii: "\"") else { return [] }
      names.append(name)
    }
    return names
  }

  /// The value of a member of the object at a cursor; nil if it has none of that name.
  private static func member(
    _ wanted: String, _ start: TextCursor, _ bytes: RawSpan
  ) throws(ScanFailure) -> Range<Int>? {
    var cursor = start
    cursor.position += 1
    while cursor.skipWhitespace(bytes) == UInt8(ascii: "\"") {
      let key = JSONNode.text(try cursor.string(bytes), bytes)
      try cursor.consume(UInt8(ascii: ":"), bytes, else: .colon)
      let value = try range(&cursor, bytes)
      if key == wanted { return value }
      guard cursor.skipWhitespace(bytes) == UInt8(ascii: ",") else { return nil }
      cursor.position += 1
    }
    return nil
  }

  /// Names that all differ, since a repeated key would hide the values before it; a header of CSV is read likewise.
  private static func unique(_ names: [[UInt8]]) -> [[UInt8]] {
    var known: Set<[UInt8]> = []
    return names.enumerated().map { index, name in
      var name = name
      while !known.insert(name).inserted {
        name = name.dropLast() + Array(" column \(index + 1)\"".utf8)
      }
      return name
    }
  }

  private static func copy(_ range: Range<Int>, _ bytes: RawSpan) -> [UInt8] {
    range.map { bytes.byte($0) }
  }

  /// The elements of an array, or of an object whose keys count them; nil for anything else.
  private static func values(
    _ cursor: inout TextCursor, _ bytes: RawSpan
  ) throws(ScanFailure) -> [Range<Int>]? {
    let open = cursor.skipWhitespace(bytes)
    let isObject = open == UInt8(ascii: "{")
    guard isObject || open == UInt8(ascii: "[") else { return nil }
    let close = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    var values: [Range<Int>] = []
    cursor.position += 1
    while cursor.skipWhitespace(bytes) != close {
      if isObject {
        guard JSONNode.text(try cursor.string(bytes), bytes) == String(values.count) else {
          return nil
        }
        try cursor.consume(UInt8(ascii: ":"), bytes, else: .colon)
      }
      values.append(try range(&cursor, bytes))
      guard cursor.skipWhitespace(bytes) == UInt8(ascii: ",") else { break }
      cursor.position += 1
    }
    try cursor.consume(close, bytes, else: isObject ? .commaOrBrace : .commaOrBracket)
    return values
  }

  /// Passes a value; its range.
  private static func range(
    _ cursor: inout TextCursor, _ bytes: RawSpan
  ) throws(ScanFailure) -> Range<Int> {
    _ = cursor.skipWhitespace(bytes)
    let start = cursor.position
    _ = try cursor.value(bytes)
    return start..<cursor.position
  }

  private func written(_ bytes: RawSpan) -> [UInt8] {
    var out: [UInt8] = []
    for row in columns[0].indices {
      for (column, name) in names.enumerated() {
        out.append(UInt8(ascii: column == 0 ? "{" : ","))
        out += name
        out.append(UInt8(ascii: ":"))
        let value = columns[column][row]
        if value.isEmpty { out += "null".utf8 }
        for at in value { out.append(bytes.byte(at)) }
      }
      out.append(UInt8(ascii: "}"))
      out.append(UInt8(ascii: "\n"))
    }
    return out
  }
}
