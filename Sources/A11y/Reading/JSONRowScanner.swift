// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Reads one JSON value as a row.
enum JSONRowScanner {
  /// Scans the row at the cursor.
  ///
  /// An object's cells are keyed by name, an array's by index; anything else is a row of one cell.
  @inline(__always)
  static func scan(
    _ cursor: inout TextCursor, _ window: borrowing ByteBuffer, _ row: inout RowView,
    _ columns: inout ColumnTable
  ) throws(ScanFailure) {
    let bytes = window.bytes
    row.reset()
    switch bytes.byte(cursor.position) {
    case UInt8(ascii: "{"): try object(&cursor, bytes, &row, &columns)
    case UInt8(ascii: "["):
      row.isPositional = true
      columns.expectNothing()
      try array(&cursor, bytes, &row)
    default:
      row.isPositional = true
      columns.expectNothing()
      do throws(ScanFailure) {
        row.append(try cursor.value(bytes), column: 0)
      } catch {
        guard error.reason == .expected(.value) else { throw error }
        throw .expected(.row, at: error.offset)
      }
    }
    row.finish()
  }

  /// Scans the member at the cursor as a row: its key is the first cell, and its value the rest.
  static func scanMember(
    _ cursor: inout TextCursor, _ window: borrowing ByteBuffer, _ row: inout RowView,
    _ columns: inout ColumnTable, keyColumn: Int
  ) throws(ScanFailure) {
    let bytes = window.bytes
    row.reset()
    guard bytes.byte(cursor.position) == UInt8(ascii: "\"") else { throw cursor.unexpected(.key) }
    row.append(try cursor.string(bytes), column: keyColumn)
    try cursor.consume(UInt8(ascii: ":"), bytes, else: .colon)
    if cursor.skipWhitespace(bytes) == UInt8(ascii: "{") {
      // No member of the object stands where the key does.
      columns.expect(nil, at: 0, isPlain: false)
      try object(&cursor, bytes, &row, &columns)
    } else {
      columns.expectNothing()
      row.append(try cursor.value(bytes), column: columns.columnOfHeader("value"))
    }
    row.finish()
  }

  @inline(__always)
  private static func object(
    _ cursor: inout TextCursor, _ bytes: RawSpan, _ row: inout RowView, _ columns: inout ColumnTable
  ) throws(ScanFailure) {
    row.reserve(columns.patterns.count)
    cursor.position &+= 1
    let first = row.count
    while true {
      if try expectedMembers(
        &cursor, bytes, &row.cells, &row.count, columns.patterns.span, columns.patternTexts)
      {
        return
      }
      let next = cursor.skipWhitespace(bytes)
      // White space alone does not make the row depart from the expected keys.
      if columns.expects(at: row.count, bytes, cursor.position) { continue }
      if next == UInt8(ascii: "}"), row.count == first, row.state.kind == .absent {
        cursor.position &+= 1
        return
      }
      guard next == UInt8(ascii: "\"") else { throw cursor.unexpected(.key) }
      if try otherMember(&cursor, bytes, &row, &columns) { return }
    }
  }

  /// Scans members for as long as they have the last row's keys in the same order.
  ///
  /// - Parameters:
  ///   - cursor: at a member; moves to the first member that departs, or past the object.
  ///   - bytes: the window.
  ///   - cells: take the values; have room for one per pattern.
  ///   - count: the number of values.
  ///   - patterns: the last row's keys.
  ///   - texts: the texts of the patterns.
  /// - Returns: whether the object has ended.
  /// - Throws: a ``ScanFailure`` for a value or what follows it.
  @inline(__always)
  private static func expectedMembers(
    _ cursor: inout TextCursor, _ bytes: RawSpan, _ cells: inout [CellSlice],
    _ count: inout Int, _ patterns: Span<BytePattern>, _ texts: RawSpan
  ) throws(ScanFailure) -> Bool {
    var cells = cells.mutableSpan
    // Keep these in local variables: each offset depends on the one before, so a detour through
    // memory would be the longest part of the critical path.
    var at = cursor.position
    var index = count
    defer { count = index }
    while index < patterns.count, index < cells.count,
      patterns[index].matches(bytes, at: at, texts)
    {
      at &+= patterns[index].count
      // A loop, since a conditional select would delay the address of the next byte.
      while bytes.byte(at) == UInt8(ascii: " ") { at &+= 1 }
      if bytes.byte(at) == UInt8(ascii: "\"") {
        let end = bytes.plainTextEnd(from: at &+ 1)
        if bytes.byte(end) == UInt8(ascii: "\"") {
          cells[index] = CellSlice(kind: .text, start: at &+ 1, end: end)
          at = end &+ 1
        } else {
          cells[index] = try otherValue(&cursor, bytes, &at)
        }
      } else {
        let end = bytes.plainNumberEnd(from: at)
        if end > at, bytes.byte(end) == UInt8(ascii: ",") || bytes.byte(end) == UInt8(ascii: "}") {
          cells[index] = CellSlice(kind: .number, start: at, end: end)
          at = end
        } else {
          cells[index] = try otherValue(&cursor, bytes, &at)
        }
      }
      index &+= 1
      if bytes.byte(at) == UInt8(ascii: ",") {
        at &+= 1
        while bytes.byte(at) == UInt8(ascii: " ") { at &+= 1 }
      } else if bytes.byte(at) == UInt8(ascii: "}") {
        cursor.position = at &+ 1
        return true
      } else {
        cursor.position = at
        if try endMember(&cursor, bytes) { return true }
        at = cursor.position
      }
    }
    cursor.position = at
    return false
  }

  /// Scans a value that is neither plain text nor a plain number.
  @inline(never)
  private static func otherValue(
    _ cursor: inout TextCursor, _ bytes: RawSpan, _ at: inout Int
  ) throws(ScanFailure) -> CellSlice {
    cursor.position = at
    _ = cursor.skipWhitespace(bytes)
    let cell = try cursor.value(bytes, depth: 1)
    at = cursor.position
    return cell
  }

  /// Scans a member with any key.
  @inline(never)
  private static func otherMember(
    _ cursor: inout TextCursor, _ bytes: RawSpan, _ row: inout RowView,
    _ columns: inout ColumnTable
  ) throws(ScanFailure) -> Bool {
    // A key may come again, so there may be more members than names.
    guard row.count < ColumnTable.nameLimit else {
      throw ScanFailure(.tooManyMembers, at: cursor.position)
    }
    let key = try cursor.string(bytes)
    let entry = try columns.entry(ofKey: key, bytes)
    try cursor.consume(UInt8(ascii: ":"), bytes, else: .colon)
    if let entry, columns.isExpanded(entry) {
      try expandedValue(of: entry, &cursor, bytes, &row, &columns, depth: 1)
      return try endMember(&cursor, bytes)
    }
    _ = cursor.skipWhitespace(bytes)
    let cell = try cursor.value(bytes, depth: 1)
    let column = columns.column(of: entry)
    if column == ColumnTable.stateColumn {
      row.state = cell
    } else {
      // Only now, when nothing can fail any more, so that the pattern and the row agree.
      columns.expect(entry, at: row.count, isPlain: key.kind == .text)
      row.append(cell, column: column)
    }
    return try endMember(&cursor, bytes)
  }

  /// How deep objects are expanded; deeper ones are cells.
  private static let mostExpanded = 16

  /// Scans a value under the name of objects whose members are cells: such an object, or what is in its place.
  ///
  /// - Parameters:
  ///   - name: the entry of the name.
  ///   - cursor: before the value; moves past it.
  ///   - bytes: the window.
  ///   - row: takes the cells.
  ///   - columns: the names, to which those of the members are added.
  ///   - depth: how many objects and arrays are around it.
  /// - Throws: a ``ScanFailure`` where the value is no JSON.
  private static func expandedValue(
    of name: Int, _ cursor: inout TextCursor, _ bytes: RawSpan, _ row: inout RowView,
    _ columns: inout ColumnTable, depth: Int
  ) throws(ScanFailure) {
    if cursor.skipWhitespace(bytes) == UInt8(ascii: "{"), depth <= mostExpanded {
      try members(of: name, &cursor, bytes, &row, &columns, depth: depth)
      return
    }
    let cell = try cursor.value(bytes, depth: depth)
    // No object is no value either.
    guard cell.kind != .null else { return }
    // The object's own key precedes the others in it, so no pattern can stand for it.
    columns.expect(nil, at: row.count, isPlain: false)
    row.append(cell, column: columns.columnOfValue(under: name))
  }

  /// Scans the members of an object inside of the row as cells of their own.
  ///
  /// - Parameters:
  ///   - parent: the entry of the object's name.
  ///   - cursor: at the object; moves past it.
  ///   - bytes: the window.
  ///   - row: takes the cells.
  ///   - columns: the names, to which those of the members are added.
  ///   - depth: how many objects and arrays are around it.
  /// - Throws: a ``ScanFailure`` where the object is no JSON.
  private static func members(
    of parent: Int, _ cursor: inout TextCursor, _ bytes: RawSpan, _ row: inout RowView,
    _ columns: inout ColumnTable, depth: Int
  ) throws(ScanFailure) {
    cursor.position &+= 1
    if cursor.skipWhitespace(bytes) == UInt8(ascii: "}") {
      cursor.position &+= 1
      return
    }
    while true {
      guard cursor.skipWhitespace(bytes) == UInt8(ascii: "\"") else {
        throw cursor.unexpected(.key)
      }
      guard row.count < ColumnTable.nameLimit else {
        throw ScanFailure(.tooManyMembers, at: cursor.position)
      }
      let key = try cursor.string(bytes)
      let entry = try columns.entry(ofKey: key, in: parent, bytes)
      try cursor.consume(UInt8(ascii: ":"), bytes, else: .colon)
      if let entry, columns.isExpanded(entry) {
        try expandedValue(of: entry, &cursor, bytes, &row, &columns, depth: depth + 1)
      } else {
        _ = cursor.skipWhitespace(bytes)
        let cell = try cursor.value(bytes, depth: depth + 1)
        // The keys of the object around it precede this one's, so no pattern can stand for it.
        columns.expect(nil, at: row.count, isPlain: false)
        row.append(cell, column: columns.column(of: entry))
      }
      if try endMember(&cursor, bytes) { return }
    }
  }

  /// Skips the comma after a member, or the closing brace; true for a brace.
  private static func endMember(
    _ cursor: inout TextCursor, _ bytes: RawSpan
  ) throws(ScanFailure) -> Bool {
    let next = cursor.skipWhitespace(bytes)
    if next == UInt8(ascii: ",") {
      cursor.position &+= 1
      return false
    }
    guard next == UInt8(ascii: "}") else { throw cursor.unexpected(.commaOrBrace) }
    cursor.position &+= 1
    return true
  }

  private static func array(
    _ cursor: inout TextCursor, _ bytes: RawSpan, _ row: inout RowView
  ) throws(ScanFailure) {
    cursor.position &+= 1
    if cursor.skipWhitespace(bytes) == UInt8(ascii: "]") {
      cursor.position &+= 1
      return
    }
    var column = 0
    while true {
      _ = cursor.skipWhitespace(bytes)
      guard column < ColumnTable.nameLimit else {
        throw ScanFailure(.tooManyMembers, at: cursor.position)
      }
      row.append(try cursor.value(bytes, depth: 1), column: column)
      column &+= 1
      let next = cursor.skipWhitespace(bytes)
      if next == UInt8(ascii: ",") {
        cursor.position &+= 1
      } else if next == UInt8(ascii: "]") {
        cursor.position &+= 1
        return
      } else {
        throw cursor.unexpected(.commaOrBracket)
      }
    }
  }
}
