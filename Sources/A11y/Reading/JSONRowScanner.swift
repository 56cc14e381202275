/// Reads one JSON value as a row.
enum JSONRowScanner {
  /// Scans the row at the cursor: an object by its keys, an array by its places, anything else as
  /// a row of one cell.
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
      try array(&cursor, bytes, &row)
    default:
      row.isPositional = true
      do throws(ScanFailure) {
        row.set(0, try cursor.value(bytes))
      } catch {
        guard error.reason == .expected(.value) else { throw error }
        throw .expected(.row, at: error.offset)
      }
    }
  }

  @inline(__always)
  private static func object(
    _ cursor: inout TextCursor, _ bytes: RawSpan, _ row: inout RowView, _ columns: inout ColumnTable
  ) throws(ScanFailure) {
    cursor.position &+= 1
    if cursor.skipWhitespace(bytes) == UInt8(ascii: "}") {
      cursor.position &+= 1
      return
    }
    var ordinal = 0
    while true {
      guard cursor.skipWhitespace(bytes) == UInt8(ascii: "\"") else {
        throw cursor.unexpected(.key)
      }
      let key = try cursor.string(bytes)
      let column = try columns.column(ofKey: key, at: ordinal, bytes)
      ordinal &+= 1
      try cursor.consume(UInt8(ascii: ":"), bytes, else: .colon)
      _ = cursor.skipWhitespace(bytes)
      let cell = try cursor.value(bytes, depth: 1)
      if column >= 0 {
        row.set(column, cell)
      } else if column == ColumnTable.stateColumn {
        row.state = cell
      }
      let next = cursor.skipWhitespace(bytes)
      if next == UInt8(ascii: ",") {
        cursor.position &+= 1
      } else if next == UInt8(ascii: "}") {
        cursor.position &+= 1
        return
      } else {
        throw cursor.unexpected(.commaOrBrace)
      }
    }
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
        throw ScanFailure(.tooManyNames, at: cursor.position)
      }
      row.set(column, try cursor.value(bytes, depth: 1))
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
