// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A table that JSON holds by its columns, written out as rows.
///
/// Three layouts are known: columns of values by row number, as pandas writes a data frame unless
/// told otherwise; columns that are arrays of one length; and names of columns apart from arrays of
/// values, which pandas calls "split".
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

  /// Reads names in `columns` and rows in `data`; false if either is missing.
  private mutating func readSplit(_ bytes: RawSpan, _ start: TextCursor) throws(ScanFailure) -> Bool
  {
    var cursor = start
    var header: [Range<Int>] = []
    var rows: [[Range<Int>]] = []
    cursor.position += 1
    while cursor.skipWhitespace(bytes) == UInt8(ascii: "\"") {
      let key = JSONNode.text(try cursor.string(bytes), bytes)
      try cursor.consume(UInt8(ascii: ":"), bytes, else: .colon)
      let first = cursor.skipWhitespace(bytes)
      switch key {
      case "columns" where first == UInt8(ascii: "["):
        guard let found = try Self.values(&cursor, bytes) else { return false }
        header = found
      case "data" where first == UInt8(ascii: "["):
        cursor.position += 1
        while cursor.skipWhitespace(bytes) == UInt8(ascii: "[") {
          guard let row = try Self.values(&cursor, bytes) else { return false }
          rows.append(row)
          if cursor.skipWhitespace(bytes) == UInt8(ascii: ",") { cursor.position += 1 }
        }
        try cursor.consume(UInt8(ascii: "]"), bytes, else: .commaOrBracket)
      case "index" where first == UInt8(ascii: "["): _ = try cursor.value(bytes)
      default: return false
      }
      if cursor.skipWhitespace(bytes) == UInt8(ascii: ",") { cursor.position += 1 }
    }
    guard !header.isEmpty, !rows.isEmpty, rows.allSatisfy({ $0.count == header.count }),
      header.allSatisfy({ bytes.byte($0.lowerBound) == UInt8(ascii: "\"") })
    else { return false }
    columns = header.indices.map { column in rows.map { $0[column] } }
    names = Self.unique(header.map { Self.copy($0, bytes) })
    return true
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
        for at in columns[column][row] { out.append(bytes.byte(at)) }
      }
      out.append(UInt8(ascii: "}"))
      out.append(UInt8(ascii: "\n"))
    }
    return out
  }
}
