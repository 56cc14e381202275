// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Reads CSV and TSV records: RFC 4180, and what spreadsheets write beyond it.
///
/// A line ends with LF, CRLF or CR. A quote inside a cell that does not start with one is literal.
/// A zero byte is rejected, since it indicates UTF-16.
struct DelimitedScanner {
  let separator: UInt8
  /// Whether any number of blanks and tabs separates two cells.
  var mergesBlanks: Bool { separator == UInt8(ascii: " ") }
  /// Whether blanks may precede a quoted cell.
  var padsQuotes = false
  /// Whether each quote behind a backslash belongs to its cell, as MySQL and many loggers write it.
  ///
  /// Without that, one does that can't end its cell, and those behind it.
  var escapesQuotes = false
  /// Whether apostrophes quote cells, as SAS writes them.
  var hasApostrophes = false
  /// Whether each quote that a cell of TSV begins with quotes it, whatever is in it.
  var quotesTabs = false
  /// Whether a template of one row finds the cells of others: each ends at a separator or at the first quote.
  var mayBeTemplated: Bool { !mergesBlanks && !padsQuotes && !escapesQuotes && !hasApostrophes }
  /// Whether the cells have no names, since there is no header.
  var isPositional = false
  /// For each cell of the header, its column; empty while the header itself is read.
  var columns: [Int] = []
  /// How many cells the header has; nil while the header itself is read.
  var headerCount: Int?

  init(separator: UInt8) { self.separator = separator }

  /// Scans the record at the cursor, which is not at the end.
  func scan(
    _ cursor: inout TextCursor, _ window: borrowing ByteBuffer, _ row: inout RowView
  ) throws(ScanFailure) {
    let bytes = window.bytes
    row.reset()
    row.isPositional = isPositional
    let start = cursor.position
    if mergesBlanks { skipBlanks(&cursor, bytes) }
    while true {
      let index = row.count
      guard index < ColumnTable.nameLimit else {
        throw ScanFailure(.tooManyNames, at: cursor.position)
      }
      if padsQuotes { skipBlanksBeforeQuote(&cursor, bytes) }
      let cell = try cell(&cursor, bytes)
      if headerCount == nil {
        row.append(cell, column: index)
      } else {
        // Where no header tells how many there are, a longer row only has more cells.
        let column =
          index < columns.count ? columns[index] : isPositional ? index : ColumnTable.skipped
        row.append(column >= 0 ? typed(cell, bytes) : cell, column: column)
      }
      guard separates(bytes.byte(cursor.position)), cursor.position < cursor.end else { break }
      cursor.position &+= 1
      guard mergesBlanks else { continue }
      skipBlanks(&cursor, bytes)
      let next = bytes.byte(cursor.position)
      // Blanks at the end of a line separate nothing.
      if next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") || cursor.position >= cursor.end {
        break
      }
    }
    try cursor.endLine(bytes)
    row.finish()
    // A short record lacks its last cells; a long one may end with separators, and nothing else.
    if let headerCount, !isPositional, row.count > headerCount,
      row.cells[headerCount..<row.count].contains(where: { $0.start < $0.end })
    {
      throw ScanFailure(.wrongFieldCount(found: row.count, expected: headerCount), at: start)
    }
  }

  /// Whether a byte is between cells.
  @inline(__always)
  fileprivate func separates(_ byte: UInt8) -> Bool {
    byte == separator || byte == UInt8(ascii: "\t") && mergesBlanks
  }

  private func skipBlanks(_ cursor: inout TextCursor, _ bytes: RawSpan) {
    while cursor.position < cursor.end {
      let byte = bytes.byte(cursor.position)
      guard byte == UInt8(ascii: " ") || separates(byte) && mergesBlanks else { return }
      cursor.position &+= 1
    }
  }

  /// Skips blanks if a quote follows them.
  private func skipBlanksBeforeQuote(_ cursor: inout TextCursor, _ bytes: RawSpan) {
    var ahead = cursor
    skipBlanks(&ahead, bytes)
    if bytes.byte(ahead.position) == UInt8(ascii: "\"") { cursor.position = ahead.position }
  }

  /// Whether a cell that was read as it stands is a quote behind blanks.
  static func padsQuote(_ cell: String) -> Bool {
    cell.first == " " && cell.drop { $0 == " " }.first == "\""
  }

  /// Scans the cell at the cursor as text.
  @inline(__always)
  func cell(_ cursor: inout TextCursor, _ bytes: RawSpan) throws(ScanFailure) -> CellSlice {
    if hasApostrophes, let cell = try betweenApostrophes(&cursor, bytes) { return cell }
    guard bytes.byte(cursor.position) == UInt8(ascii: "\""), cursor.position < cursor.end else {
      return try plain(&cursor, bytes)
    }
    if separator == UInt8(ascii: "\t"), !quotesTabs, try !isQuote(at: cursor, bytes) {
      return try plain(&cursor, bytes)
    }
    return try quoted(&cursor, bytes)
  }

  /// How many bytes are searched for the end of a quoted cell.
  private static let longestBetweenQuotes = 32 * 1024

  /// Whether the quote at the cursor quotes a cell of TSV.
  ///
  /// Programs that write tabs often quote nothing, and a quote is then an inch, or one that a text begins with. A quoted
  /// cell ends at a separator or with the line, and has no tab behind a line break in it, as the next rows would have.
  @inline(never)
  private func isQuote(
    at cursor: TextCursor, _ bytes: RawSpan
  ) throws(ScanFailure) -> Bool {
    var at = cursor.position &+ 1
    if at >= cursor.end, !cursor.isAtEnd { throw ScanFailure(.incomplete, at: at) }
    // Alone in its cell it is a value, such as the sign of a stress.
    let first = bytes.byte(at)
    if at < cursor.end, first == separator || first == UInt8(ascii: "\n") { return false }
    let limit = min(cursor.end, at + Self.longestBetweenQuotes)
    var hasLineBreak = false
    while at < limit {
      let byte = bytes.byte(at)
      at &+= 1
      if byte == UInt8(ascii: "\n") {
        hasLineBreak = true
      } else if byte == separator, hasLineBreak {
        return false
      } else if byte == UInt8(ascii: "\"") {
        if at < cursor.end, bytes.byte(at) == UInt8(ascii: "\"") {
          at &+= 1
          continue
        }
        while at < cursor.end, bytes.byte(at) == UInt8(ascii: " ") { at &+= 1 }
        if at >= cursor.end { break }
        let next = bytes.byte(at)
        return next == separator || next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r")
      }
    }
    if at >= cursor.end, !cursor.isAtEnd { throw ScanFailure(.incomplete, at: at) }
    // One that is never closed is an error, for the end may be that of a part of the input.
    return true
  }

  private static let longestBetweenApostrophes = 4_096

  /// Scans a cell between apostrophes, of which only one before a separator or the end of the line ends it; nil for any other.
  private func betweenApostrophes(
    _ cursor: inout TextCursor, _ bytes: RawSpan
  ) throws(ScanFailure) -> CellSlice? {
    let start = cursor.position
    guard bytes.byte(start) == UInt8(ascii: "'"), start < cursor.end else { return nil }
    var at = start &+ 1
    // No further, since each cell of a line may begin so and none end.
    while at < cursor.end, at - start < Self.longestBetweenApostrophes {
      let byte = bytes.byte(at)
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == 0 { return nil }
      if byte >= 0x80 {
        at = try cursor.character(bytes, at: at)
        continue
      }
      at &+= 1
      guard byte == UInt8(ascii: "'") else { continue }
      if at >= cursor.end, !cursor.isAtEnd { break }
      let next = bytes.byte(at)
      if at >= cursor.end || next == separator || next == UInt8(ascii: "\n")
        || next == UInt8(ascii: "\r")
      {
        cursor.position = at
        return CellSlice(kind: .text, start: start &+ 1, end: at &- 1)
      }
    }
    if at >= cursor.end, !cursor.isAtEnd { throw ScanFailure(.incomplete, at: at) }
    return nil
  }

  /// Returns a cell that is a valid JSON number as a number; `007` and `1,5` remain text.
  @inline(__always)
  func typed(_ cell: CellSlice, _ bytes: RawSpan) -> CellSlice {
    let first = bytes.byte(cell.start)
    guard cell.start < cell.end, cell.kind == .text,
      first &- UInt8(ascii: "0") < 10 || first == UInt8(ascii: "-")
    else { return cell }
    if bytes.plainNumberEnd(from: cell.start) == cell.end {
      return CellSlice(kind: .number, start: cell.start, end: cell.end)
    }
    return anyNumber(cell, bytes)
  }

  /// Like `typed(_:_:)`, for a number that may have an exponent.
  @inline(never)
  private func anyNumber(_ cell: CellSlice, _ bytes: RawSpan) -> CellSlice {
    var number = TextCursor(before: cell)
    guard let slice = try? number.number(bytes), slice.end == cell.end else { return cell }
    return slice
  }

  @inline(__always)
  private func plain(
    _ cursor: inout TextCursor, _ bytes: RawSpan
  ) throws(ScanFailure) -> CellSlice {
    let start = cursor.position
    var at = start
    while true {
      at = bytes.plainCellEnd(from: at, separator: separator)
      let byte = bytes.byte(at)
      if separates(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      if byte >= 0x80 {
        at = try cursor.character(bytes, at: at)
      } else if byte == 0 {
        if at >= cursor.end { break }
        throw ScanFailure(.zeroByte, at: at)
      } else {
        at &+= 1
      }
    }
    if at >= cursor.end && !cursor.isAtEnd { throw ScanFailure(.incomplete, at: at) }
    cursor.position = at
    return CellSlice(kind: .text, start: start, end: at)
  }

  private func quoted(
    _ cursor: inout TextCursor, _ bytes: RawSpan
  ) throws(ScanFailure) -> CellSlice {
    let open = cursor.position
    var at = open &+ 1
    var kind = CellSlice.Kind.text
    while true {
      at = bytes.plainQuoteEnd(from: at)
      let byte = bytes.byte(at)
      if byte == UInt8(ascii: "\"") {
        let isEscaped = try isEscapedQuote(
          at: at, cursor, bytes, known: escapesQuotes || kind == .escapedQuotes, from: open &+ 1)
        if isEscaped {
          kind = .escapedQuotes
          at &+= 1
          continue
        }
        if bytes.byte(at &+ 1) == UInt8(ascii: "\""), at &+ 1 < cursor.end {
          if kind == .text { kind = .doubledQuotes }
          at &+= 2
          continue
        }
        if at &+ 1 >= cursor.end && !cursor.isAtEnd { throw ScanFailure(.incomplete, at: at) }
        break
      } else if byte >= 0x80 {
        at = try cursor.character(bytes, at: at)
        continue
      } else if byte == 0 {
        if at >= cursor.end {
          throw ScanFailure(cursor.isAtEnd ? .openQuote : .incomplete, at: open)
        }
        throw ScanFailure(.zeroByte, at: at)
      }
      at &+= 1
      if byte == UInt8(ascii: "\n") {
        cursor.line &+= 1
        cursor.lineStart = at
      }
    }
    cursor.position = at &+ 1
    // Blanks behind a quote can only be padding.
    if !mergesBlanks { skipBlanks(&cursor, bytes) }
    if cursor.position >= cursor.end && !cursor.isAtEnd { throw ScanFailure(.incomplete, at: at) }
    let next = bytes.byte(cursor.position)
    guard
      cursor.position >= cursor.end || separates(next) || next == UInt8(ascii: "\n")
        || next == UInt8(ascii: "\r")
    else { throw ScanFailure(.textAfterQuote, at: cursor.position) }
    return CellSlice(kind: kind, start: open &+ 1, end: at)
  }
}

extension DelimitedScanner {
  /// Whether a quote is behind a backslash that takes its meaning from it.
  ///
  /// - Parameters:
  ///   - quote: the offset of the quote.
  ///   - cursor: at the cell.
  ///   - bytes: the window.
  ///   - known: whether such quotes were seen; otherwise this is one only if it can't end the cell and isn't doubled.
  ///   - start: the offset of the first byte of the cell.
  /// - Returns: whether it is.
  /// - Throws: a ``ScanFailure`` where more bytes have to tell.
  @inline(__always)
  private func isEscapedQuote(
    at quote: Int, _ cursor: TextCursor, _ bytes: RawSpan, known: Bool, from start: Int
  ) throws(ScanFailure) -> Bool {
    guard quote > start, bytes.byte(quote &- 1) == UInt8(ascii: "\\") else { return false }
    var at = quote
    while at > start, bytes.byte(at &- 1) == UInt8(ascii: "\\") { at &-= 1 }
    guard (quote &- at) % 2 == 1 else { return false }
    if known { return true }
    at = quote &+ 1
    while at < cursor.end, bytes.byte(at) == UInt8(ascii: " ") { at &+= 1 }
    if at >= cursor.end {
      if !cursor.isAtEnd { throw ScanFailure(.incomplete, at: at) }
      return false
    }
    let next = bytes.byte(at)
    return !separates(next) && next != UInt8(ascii: "\n") && next != UInt8(ascii: "\r")
      && next != UInt8(ascii: "\"")
  }
}

extension RawSpan {
  /// The offset of the first byte from `start` on that may end an unquoted cell.
  ///
  /// That is a separator, a control character (which includes line breaks) or a non-ASCII byte.
  @inline(__always)
  func plainCellEnd(from start: Int, separator: UInt8) -> Int {
    var at = start
    while true {
      let block = block(at)
      let marks = (block.equal(to: separator) | block.controlsAndBeyondASCII).bits
      // The zeros in the slack are marked, so the loop stops at the window's end.
      if marks != 0 { return at &+ marks.trailingZeroBitCount }
      at &+= 16
    }
  }

  /// The offset of the first byte from `start` on that may end a quoted cell.
  ///
  /// That is a quote, a control character or a non-ASCII byte.
  @inline(__always)
  func plainQuoteEnd(from start: Int) -> Int {
    var at = start
    while true {
      let marks = block(at).controlsQuotesAndBeyondASCII.bits
      if marks != 0 { return at &+ marks.trailingZeroBitCount }
      at &+= 16
    }
  }

  /// Whether a backslash is before a quote somewhere between two offsets.
  func hasEscapedQuote(from start: Int, to end: Int) -> Bool {
    var at = start &+ 1
    while at < end {
      if byte(at) == UInt8(ascii: "\""), byte(at &- 1) == UInt8(ascii: "\\") { return true }
      at &+= 1
    }
    return false
  }
}
