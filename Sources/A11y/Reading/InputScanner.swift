/// The input's window and the place in it: reads more when a row goes on, and names places in errors.
struct InputScanner: ~Copyable {
  /// How much an error shows of what was found, in bytes.
  private static let contextLength = 24

  private(set) var buffer: ReadBuffer
  var cursor = TextCursor()
  /// Where the row that is being read begins.
  ///
  /// Its bytes are in the window, so places in it can be found.
  private(set) var rowStart = TextCursor()

  init(_ source: any ByteSource, blockLength: Int, isPrompt: Bool = false) {
    buffer = ReadBuffer(source, blockLength: blockLength, isPrompt: isPrompt)
  }

  /// Reads more, keeping what follows an offset.
  mutating func readMore(keepingFrom kept: Int) throws(ReadingError) {
    let moved: Int?
    do throws(SourceError) {
      moved = try buffer.refill(keepingFrom: kept)
    } catch {
      throw ReadingError(.source, line: cursor.line, column: 1, reason: error.reason)
    }
    guard let moved else {
      throw error(.limit, at: cursor.position, ReadBuffer.tooLong)
    }
    cursor.follow(moved: moved, end: buffer.end, isAtEnd: buffer.isAtEnd)
    rowStart.follow(moved: moved, end: buffer.end, isAtEnd: buffer.isAtEnd)
  }

  /// Tells the source that nothing has to be kept of what was read.
  mutating func willNotRewind() { buffer.willNotRewind() }

  /// Starts again at the first byte, after a byte order mark.
  mutating func rewind() throws(ReadingError) {
    do throws(SourceError) {
      try buffer.rewind()
    } catch {
      throw ReadingError(.source, line: 1, column: 1, reason: error.reason)
    }
    cursor = TextCursor()
    try skipByteOrderMark()
  }

  /// Hands over what has not been read yet, after which there is nothing more to read here.
  mutating func takePieces() -> Pieces {
    defer { cursor.position = cursor.end }
    return buffer.takePieces(from: cursor.position)
  }

  /// Puts one row into the window; its line, column and offset are those of where it stood.
  mutating func load(
    _ bytes: borrowing ByteBuffer, from start: Int, to end: Int, line: Int, column: Int, offset: Int
  ) {
    buffer.replace(with: bytes, from: start, to: end, offset: offset)
    cursor = TextCursor()
    cursor.end = buffer.end
    cursor.isAtEnd = true
    cursor.line = line
    cursor.lineStart = -column
    rowStart = cursor
  }

  /// Skips the byte order mark of UTF-8, and refuses UTF-16 by its name.
  mutating func skipByteOrderMark() throws(ReadingError) {
    while cursor.end < 3 && !cursor.isAtEnd { try readMore(keepingFrom: 0) }
    let first = (buffer.storage.bytes.byte(0), buffer.storage.bytes.byte(1))
    if cursor.end >= 2, first == (0xFF, 0xFE) || first == (0xFE, 0xFF) {
      throw error(.encoding, at: 0, "this is UTF-16; only UTF-8 is read")
    }
    if cursor.end >= 3, first == (0xEF, 0xBB), buffer.storage.bytes.byte(2) == 0xBF {
      cursor.position = 3
      cursor.lineStart = 3
    }
  }

  /// Goes over the line before the header in which Excel names its separator, "sep=;"; nil where there is none.
  mutating func takeSeparatorLine() throws(ReadingError) -> UInt8? {
    let name = Array("sep=".utf8)
    for place in 0...name.count + 2 {
      while cursor.position + place >= cursor.end, !cursor.isAtEnd {
        try readMore(keepingFrom: cursor.position)
      }
      let byte = buffer.storage.bytes.byte(cursor.position + place)
      if place < name.count {
        let isSame = byte == name[place] || (place < 3 && byte | 0x20 == name[place])
        if !isSame { return nil }
      } else if place == name.count {
        if !Self.isSeparator(byte) { return nil }
      } else if byte == UInt8(ascii: "\n") {
        let separator = buffer.storage.bytes.byte(cursor.position + name.count)
        cursor.position += place + 1
        cursor.line += 1
        cursor.lineStart = cursor.position
        return separator
      } else if byte != UInt8(ascii: "\r") || place > name.count + 1 {
        return nil
      }
    }
    return nil
  }

  /// Whether a byte may separate cells: a tab, or a mark that is no quote.
  private static func isSeparator(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "\"") { return false }
    let scalar = Unicode.Scalar(byte)
    return byte == UInt8(ascii: "\t")
      || (scalar.isASCII && byte > UInt8(ascii: " ") && byte < 0x7F
        && !scalar.properties.isAlphabetic && !("0"..."9").contains(Character(scalar)))
  }

  /// Skips white space, reading more as it goes, and returns the byte after it; 0 at the input's end.
  mutating func peek() throws(ReadingError) -> UInt8 {
    while true {
      // A copy, since a view of the window borrows all of this scanner.
      var ahead = cursor
      let byte = ahead.skipWhitespace(buffer.storage.bytes)
      cursor = ahead
      if cursor.position < cursor.end || cursor.isAtEnd { return byte }
      try readMore(keepingFrom: cursor.position)
    }
  }

  /// Whether the input has no more bytes.
  mutating func isAtEnd() throws(ReadingError) -> Bool {
    while cursor.position >= cursor.end {
      if cursor.isAtEnd { return true }
      try readMore(keepingFrom: cursor.position)
    }
    return false
  }

  /// Consumes one byte that must be there.
  mutating func consume(
    _ byte: UInt8, else what: ScanFailure.StaticReason
  ) throws(ReadingError) {
    guard try peek() == byte else { throw try unexpected(what) }
    cursor.position += 1
  }

  /// Goes back to a mark and reads more when a scan failed for want of bytes; otherwise throws.
  mutating func readMore(after failure: ScanFailure, from mark: TextCursor) throws(ReadingError) {
    guard failure.reason == .incomplete, !cursor.isAtEnd else {
      throw error(try withContext(failure, keepingFrom: mark.position))
    }
    cursor = mark
    try readMore(keepingFrom: mark.position)
  }

  /// Scans a whole value, and returns where it is in the window.
  mutating func value() throws(ReadingError) -> CellSlice {
    _ = try peek()
    while true {
      let mark = cursor
      var ahead = mark
      do throws(ScanFailure) {
        let cell = try ahead.value(buffer.storage.bytes)
        cursor = ahead
        return cell
      } catch {
        cursor = ahead
        try readMore(after: error, from: mark)
      }
    }
  }

  /// Goes over a value of any length, of which no more than one string or number must fit the window.
  mutating func skipValue() throws(ReadingError) {
    var closes: [UInt8] = []
    while true {
      let first = try peek()
      var isOpen = false
      if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
        guard closes.count < TextCursor.depthLimit else {
          throw error(ScanFailure(.tooDeep, at: cursor.position))
        }
        cursor.position += 1
        closes.append(first == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]"))
        isOpen = try peek() != closes.last
        if isOpen, first == UInt8(ascii: "{") { try skipKey() }
      } else {
        _ = try value()
      }
      if isOpen { continue }
      // Behind a value stands another, or the end of what they are in.
      while let close = closes.last, try peek() == close {
        cursor.position += 1
        closes.removeLast()
      }
      guard let close = closes.last else { return }
      let isObject = close == UInt8(ascii: "}")
      try consume(UInt8(ascii: ","), else: isObject ? .commaOrBrace : .commaOrBracket)
      if isObject { try skipKey() }
    }
  }

  private mutating func skipKey() throws(ReadingError) {
    guard try peek() == UInt8(ascii: "\"") else { throw try unexpected(.key) }
    _ = try value()
    try consume(UInt8(ascii: ":"), else: .colon)
  }

  /// Reads a whole value into memory.
  mutating func node() throws(ReadingError) -> JSONNode {
    _ = try peek()
    while true {
      let mark = cursor
      var ahead = mark
      do throws(ScanFailure) {
        _ = try ahead.value(buffer.storage.bytes)
        cursor = ahead
        var start = mark
        return try JSONNode(&start, buffer.storage.bytes)
      } catch {
        cursor = ahead
        try readMore(after: error, from: mark)
      }
    }
  }

  /// The error for what stands at the cursor instead of what must.
  mutating func unexpected(_ what: ScanFailure.StaticReason) throws(ReadingError) -> ReadingError {
    error(try withContext(cursor.unexpected(what), keepingFrom: cursor.position))
  }

  /// Reads on until all is in the window that an error shows of the place where a scan failed.
  mutating func withContext(
    _ failure: ScanFailure, keepingFrom kept: Int
  ) throws(ReadingError) -> ScanFailure {
    var failure = failure
    var kept = min(kept, failure.offset)
    while buffer.end - failure.offset < Self.contextLength, !cursor.isAtEnd,
      !hasGap(from: failure.offset)
    {
      try readMore(keepingFrom: kept)
      failure.offset -= kept
      kept = 0
    }
    return failure
  }

  /// Whether white space stands in the window behind an offset, beyond which an error shows nothing; waiting for more
  /// would withhold it from who waits for it.
  private func hasGap(from offset: Int) -> Bool {
    let bytes = buffer.storage.bytes
    return (offset..<max(buffer.end, offset)).contains { bytes.byte($0) <= UInt8(ascii: " ") }
  }

  /// Reads the key of a member and the colon after it.
  mutating func key() throws(ReadingError) -> String {
    guard try peek() == UInt8(ascii: "\"") else { throw try unexpected(.key) }
    let key = try value()
    let text = JSONNode.text(key, buffer.storage.bytes)
    try consume(UInt8(ascii: ":"), else: .colon)
    return text
  }
}

/// Rows and their places.
extension InputScanner {
  /// Remembers that a row begins at the cursor.
  @inline(__always)
  mutating func beginRow() { rowStart = cursor }

  /// Goes on behind rows with so many line breaks.
  mutating func pass(lines: Int, to end: Int) {
    cursor.position = end
    guard lines > 0 else { return }
    cursor.line += lines
    cursor.lineStart = end
    while buffer.storage.bytes.byte(cursor.lineStart - 1) != UInt8(ascii: "\n") {
      cursor.lineStart -= 1
    }
  }

  /// Goes back to the row's start and reads more when its scan failed for want of bytes; else throws.
  mutating func readMoreOfRow(after failure: ScanFailure) throws(ReadingError) {
    try readMore(after: failure, from: rowStart)
    rowStart = cursor
  }

  /// Whether a whole line is in the window.
  var hasLine: Bool {
    let bytes = buffer.storage.bytes
    return (cursor.position..<buffer.end).contains { bytes.byte($0) == UInt8(ascii: "\n") }
  }

  /// Skips white space on the line, as far as it is in the window.
  mutating func skipBlanks() {
    var ahead = cursor
    ahead.skipBlanks(buffer.storage.bytes)
    cursor = ahead
  }

  /// Whether white space stands here that is no line break.
  var isAtBlank: Bool {
    let byte = buffer.storage.bytes.byte(cursor.position)
    return TextCursor.isBlank(byte)
  }

  /// Goes over the end of the line on which the row began.
  @inline(__always)
  mutating func endRow() throws(ScanFailure) {
    var ahead = cursor
    try ahead.endRow(buffer.storage.bytes, begunAt: rowStart)
    cursor = ahead
  }

  /// Skips one line break.
  mutating func skipLineBreak() throws(ReadingError) {
    while true {
      var ahead = cursor
      do throws(ScanFailure) {
        try ahead.endLine(buffer.storage.bytes)
        cursor = ahead
        return
      } catch {
        try readMoreOfRow(after: error)
      }
    }
  }

  /// Skips the element of an array that could not be read, from its start to the comma or bracket after it.
  ///
  /// - Returns: false when its end can't be told, because a string in it is not closed, it nests without end, or the input
  ///   ends.
  mutating func skipBrokenElement() throws(ReadingError) -> Bool {
    cursor = rowStart
    var open: [UInt8] = []
    var isString = false
    var isEscaped = false
    while try !isAtEnd() {
      let byte = buffer.storage.bytes.byte(cursor.position)
      if isEscaped {
        isEscaped = false
        cursor.position += 1
        continue
      }
      switch (byte, isString) {
      case (UInt8(ascii: "\""), _): isString.toggle()
      case (UInt8(ascii: "\\"), true): isEscaped = true
      case (0..<0x20, true): return false
      case (_, true): break
      case (UInt8(ascii: "{"), _), (UInt8(ascii: "["), _):
        guard open.count < ReadBuffer.rowLimit >> 4 else { return false }
        open.append(byte)
      case (UInt8(ascii: "}"), _), (UInt8(ascii: "]"), _):
        if open.isEmpty { return true }
        // A bracket also closes what was left open inside of it.
        let partner = byte == UInt8(ascii: "}") ? UInt8(ascii: "{") : UInt8(ascii: "[")
        while let last = open.popLast(), last != partner {}
      case (UInt8(ascii: ","), _): if open.isEmpty { return true }
      case (UInt8(ascii: "\n"), _):
        cursor.line += 1
        cursor.lineStart = cursor.position + 1
      default: break
      }
      cursor.position += 1
    }
    return false
  }

  /// Skips the row that could not be read, from its start to a line that can begin the next row.
  ///
  /// After a broken object or array that is one that begins with the same bracket, since the lines between
  /// may be the rest of it.
  mutating func skipBrokenRow() throws(ReadingError) {
    cursor = rowStart
    let first = buffer.storage.bytes.byte(cursor.position)
    let isContainer = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    while true {
      try skipLine()
      if try isAtEnd() { return }
      if !isContainer || buffer.storage.bytes.byte(cursor.position) == first { return }
    }
  }

  /// Skips to the next line.
  ///
  /// - Parameter endsAtReturn: whether a carriage return alone ends a line too; in NDJSON it is white space.
  /// - Throws: a ``ReadingError`` when the source can't be read.
  mutating func skipLine(endsAtReturn: Bool = true) throws(ReadingError) {
    while true {
      while cursor.position < cursor.end {
        let byte = buffer.storage.bytes.byte(cursor.position)
        cursor.position += 1
        let isReturn = byte == UInt8(ascii: "\r") && endsAtReturn
        guard byte == UInt8(ascii: "\n") || isReturn else { continue }
        if isReturn, try !isAtEnd(),
          buffer.storage.bytes.byte(cursor.position) == UInt8(ascii: "\n")
        {
          cursor.position += 1
        }
        cursor.line += 1
        cursor.lineStart = cursor.position
        return
      }
      if cursor.isAtEnd { return }
      try readMore(keepingFrom: cursor.position)
    }
  }

  /// The error of a scan that failed.
  func error(_ failure: ScanFailure, path: String = "") -> ReadingError {
    error(
      failure.code, at: failure.offset,
      failure.description(
        found: found(at: failure.offset), offset: buffer.offset + failure.offset), path: path)
  }

  /// An error at an offset of the window.
  func error(
    _ code: ReadingError.Code, at offset: Int, _ reason: String, path: String = ""
  ) -> ReadingError {
    var place = offset >= cursor.lineStart ? cursor : rowStart
    var at = place.position
    while at < min(offset, buffer.end), place.line < cursor.line {
      let byte = buffer.storage.bytes.byte(at)
      at += 1
      let isBreak =
        byte == UInt8(ascii: "\n")
        || (byte == UInt8(ascii: "\r") && buffer.storage.bytes.byte(at) != UInt8(ascii: "\n"))
      if isBreak {
        place.line += 1
        place.lineStart = at
      }
    }
    return ReadingError(
      code, line: place.line, column: max(offset - place.lineStart, 0) + 1, path: path,
      reason: reason)
  }

  /// What stands at an offset, for a person.
  func found(at offset: Int) -> String {
    let bytes = buffer.storage.bytes
    guard offset < buffer.end else { return "the end of the input" }
    var end = offset
    let first = bytes.byte(offset)
    if first == UInt8(ascii: "\n") { return "the end of the line" }
    if first < 0x20 || first >= 0x7F {
      let length = first >= 0x80 ? UTF8Sequence.length(bytes, at: offset) : 0
      guard length > 0, offset + length <= buffer.end else {
        let hex = String(first, radix: 16, uppercase: true)
        return "byte 0x" + (hex.utf8.count < 2 ? "0" : "") + hex
      }
      return "'" + bytes.text(from: offset, to: offset + length) + "'"
    }
    while end < min(buffer.end, offset + Self.contextLength), bytes.byte(end) > 0x20,
      bytes.byte(end) < 0x7F,
      end == offset || !Self.endsToken(bytes.byte(end))
    { end += 1 }
    return end == offset ? "a space" : "'" + bytes.text(from: offset, to: end) + "'"
  }

  private static func endsToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"): true
    default: false
    }
  }
}
