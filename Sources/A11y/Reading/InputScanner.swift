// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The window on the input and the cursor in it: reads more as rows continue, and locates errors.
struct InputScanner: ~Copyable {
  private(set) var buffer: ReadBuffer
  var cursor = TextCursor()
  /// The start of the current row.
  ///
  /// The row's bytes are in the window, so positions in it can be located.
  private(set) var rowStart = TextCursor()
  /// What stays in the window, as long as it is not too long: the start of what is looked at ahead.
  private var pin: Int?
  /// How many bytes behind a pin are kept.
  private static let pinnedLength = 512 * 1024

  /// The number of the first line.
  private let firstLine: Int

  init(
    _ source: any ByteSource, blockLength: Int, isPrompt: Bool = false, firstLine: Int = 1
  ) {
    self.firstLine = firstLine
    cursor.line = firstLine
    buffer = ReadBuffer(source, blockLength: blockLength, isPrompt: isPrompt)
  }

  /// Reads more, keeping the bytes from an offset on.
  ///
  /// - Parameter kept: the offset.
  /// - Returns: how far everything in the window moved.
  /// - Throws: a ``ReadingError`` of the source, or for what is too long.
  @discardableResult
  mutating func readMore(keepingFrom kept: Int) throws(ReadingError) -> Int {
    if let start = pin, kept - start > Self.pinnedLength { pin = nil }
    let kept = min(kept, pin ?? kept)
    let moved: Int?
    do throws(SourceError) {
      moved = try buffer.refill(keepingFrom: kept)
    } catch {
      throw ReadingError(error, line: cursor.line)
    }
    guard let moved else {
      throw error(.limit, at: cursor.position, ReadBuffer.tooLong)
    }
    cursor.follow(moved: moved, end: buffer.end, isAtEnd: buffer.isAtEnd)
    rowStart.follow(moved: moved, end: buffer.end, isAtEnd: buffer.isAtEnd)
    pin = pin.map { $0 - moved }
    return moved
  }

  /// Reads on, and returns to the cursor.
  ///
  /// - Parameter body: what is done ahead.
  /// - Throws: what `body` throws, or a ``ReadingError`` of the source.
  mutating func lookAhead(
    _ body: (inout InputScanner) throws(ReadingError) -> Void
  ) throws(ReadingError) {
    let (offset, line) = (buffer.offset + cursor.position, cursor.line)
    let column = cursor.position - cursor.lineStart
    pin = cursor.position
    try body(&self)
    pin = nil
    try seek(to: offset, line: line, column: column)
  }

  /// Reads more until so many bytes are ahead, or to the end.
  ///
  /// A fault of the source is reported when what precedes it has been read.
  mutating func readAhead(_ length: Int) throws(ReadingError) {
    while cursor.end - cursor.position < length, !cursor.isAtEnd, !buffer.hasFault {
      buffer.keepsFault = true
      defer { buffer.keepsFault = false }
      try readMore(keepingFrom: cursor.position)
    }
  }

  /// A copy of some bytes of the window.
  func bytes(in range: Range<Int>) -> [UInt8] {
    let bytes = buffer.storage.bytes
    return range.map { bytes.byte($0) }
  }

  /// Whether a list begins here whose first element is an object, as far as white space between them is no longer than
  /// anybody indents.
  mutating func isAtListOfObjects() throws(ReadingError) -> Bool {
    guard try peek() == UInt8(ascii: "[") else { return false }
    try readAhead(256)
    var at = cursor.position + 1
    while at < cursor.end, buffer.storage.bytes.byte(at) <= UInt8(ascii: " ") { at += 1 }
    return at < cursor.end && buffer.storage.bytes.byte(at) == UInt8(ascii: "{")
  }

  /// Reads until the window has some bytes from the cursor on, but waits no longer than some time.
  mutating func readAhead(_ length: Int, within time: Duration) throws(ReadingError) {
    let end = ContinuousClock.now + time
    while cursor.end - cursor.position < length, !cursor.isAtEnd, !buffer.hasFault {
      let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
      guard isReady(within: max(Int(left), 0)) else { return }
      try readAhead(cursor.end - cursor.position + 1)
    }
  }

  /// Whether reading on gives bytes, or the end, within some milliseconds.
  mutating func isReady(within milliseconds: Int) -> Bool {
    cursor.isAtEnd || buffer.isReady(within: milliseconds)
  }

  /// Tells the source that it need not keep what was read.
  mutating func willNotRewind() { buffer.willNotRewind() }

  /// Starts over at the first byte, skipping a byte order mark.
  mutating func rewind() throws(ReadingError) {
    do throws(SourceError) {
      try buffer.rewind()
    } catch {
      throw ReadingError(error, line: firstLine)
    }
    cursor = TextCursor()
    cursor.line = firstLine
    try skipByteOrderMark()
  }

  /// Moves to another offset in the input, whose line and column are known.
  mutating func seek(to offset: Int, line: Int, column: Int) throws(ReadingError) {
    // What is in the window need not be read again.
    if !buffer.holds(offset) {
      do throws(SourceError) {
        try buffer.seek(to: offset)
      } catch {
        throw ReadingError(error, line: line)
      }
    }
    cursor.position = offset - buffer.offset
    cursor.end = buffer.end
    cursor.isAtEnd = buffer.isAtEnd
    cursor.line = line
    cursor.lineStart = cursor.position - column
    rowStart = cursor
  }

  /// Forgets what was read, so that the next seek sees what the input has now.
  mutating func forget() { buffer.forget() }

  /// Hands over the source for good, with what has been read of it and not been used.
  mutating func takeSource() -> (source: any ByteSource, rest: [UInt8]) {
    defer { cursor.position = cursor.end }
    return buffer.takeSource(from: cursor.position)
  }

  /// Hands over everything that has not been read, leaving nothing to read here.
  mutating func takeChunks() -> InputChunks {
    defer { cursor.position = cursor.end }
    return buffer.takeChunks(from: cursor.position)
  }

  /// Loads one row into the window, with its original line, column and offset.
  mutating func load(
    _ bytes: borrowing ByteBuffer, from start: Int, to end: Int, line: Int, column: Int, offset: Int
  ) {
    buffer.replace(with: bytes, from: start, to: end, offset: offset)
    begin(line: line, column: column)
  }

  /// Swaps the window for other bytes, which begin at the start of a line.
  mutating func exchange(_ bytes: inout ByteBuffer, line: Int, offset: Int) {
    buffer.exchange(&bytes, offset: offset)
    begin(line: line, column: 0)
  }

  private mutating func begin(line: Int, column: Int) {
    cursor = TextCursor()
    cursor.end = buffer.end
    cursor.isAtEnd = true
    cursor.line = line
    cursor.lineStart = -column
    rowStart = cursor
  }

  /// Skips white space, reading more as needed, and returns the next byte; 0 at the input's end.
  mutating func peek() throws(ReadingError) -> UInt8 {
    while true {
      // Scan with a copy, since a view of the window borrows the entire scanner.
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

  /// Skips white space and consumes one byte that must follow.
  mutating func consume(
    _ byte: UInt8, else what: ScanFailure.StaticReason
  ) throws(ReadingError) {
    guard try peek() == byte else { throw try unexpected(what) }
    cursor.position += 1
  }

  /// Returns to a mark and reads more if a scan ran out of bytes; otherwise throws.
  mutating func readMore(after failure: ScanFailure, from mark: TextCursor) throws(ReadingError) {
    guard failure.reason == .incomplete else {
      throw error(try withContext(failure, keepingFrom: mark.position))
    }
    guard !cursor.isAtEnd else {
      throw error(.syntax, at: failure.offset, "the input ends inside this value")
    }
    cursor = mark
    try readMore(keepingFrom: mark.position)
  }

  /// Scans a whole value and returns its location in the window.
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

  /// Skips a string of any length, at whose first quote the cursor is.
  private mutating func skipText() throws(ReadingError) {
    cursor.position += 1
    while true {
      var ahead = cursor
      do throws(ScanFailure) {
        try ahead.skipText(buffer.storage.bytes)
        cursor = ahead
        return
      } catch {
        cursor = ahead
        try readMore(after: error, from: cursor)
      }
    }
  }

  /// Skips a value of any length; only its individual numbers must fit the window.
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
      } else if first == UInt8(ascii: "\"") {
        try skipText()
      } else {
        _ = try value()
      }
      if isOpen { continue }
      // After a value comes another, or the end of what contains them.
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

  /// The error for what is at the cursor instead of what is required.
  mutating func unexpected(_ what: ScanFailure.StaticReason) throws(ReadingError) -> ReadingError {
    error(try withContext(cursor.unexpected(what), keepingFrom: cursor.position))
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

/// Rows and their locations.
extension InputScanner {
  /// Records that a row begins at the cursor.
  @inline(__always)
  mutating func beginRow() { rowStart = cursor }

  /// Continues after rows that contain the given number of line breaks.
  mutating func pass(lines: Int, to end: Int) {
    cursor.position = end
    guard lines > 0 else { return }
    cursor.line += lines
    cursor.lineStart = end
    while buffer.storage.bytes.byte(cursor.lineStart - 1) != UInt8(ascii: "\n") {
      cursor.lineStart -= 1
    }
  }

  /// Returns to the row's start and reads more if its scan ran out of bytes; otherwise throws.
  mutating func readMoreOfRow(after failure: ScanFailure) throws(ReadingError) {
    try readMore(after: failure, from: rowStart)
    rowStart = cursor
  }

  /// Whether a whole line is in the window.
  var hasLine: Bool { hasLines(1) }

  /// Whether so many whole lines are in the window.
  func hasLines(_ count: Int) -> Bool {
    let bytes = buffer.storage.bytes
    var left = count
    for at in cursor.position..<buffer.end where bytes.byte(at) == UInt8(ascii: "\n") {
      left -= 1
      if left == 0 { return true }
    }
    return false
  }

  /// Whether the line in the window has one of some bytes.
  func lineHas(_ isSought: (UInt8) -> Bool) -> Bool {
    let bytes = buffer.storage.bytes
    let end = (cursor.position..<buffer.end).first { bytes.byte($0) == UInt8(ascii: "\n") }
    return (cursor.position..<(end ?? buffer.end)).contains { isSought(bytes.byte($0)) }
  }

  /// Skips the line's white space, as far as it is in the window.
  mutating func skipBlanks() {
    var ahead = cursor
    ahead.skipBlanks(buffer.storage.bytes)
    cursor = ahead
  }

  /// Whether the cursor is at white space other than a line break.
  var isAtBlank: Bool {
    let byte = buffer.storage.bytes.byte(cursor.position)
    return TextCursor.isBlank(byte)
  }

  /// Skips the end of the line on which the row began.
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

  /// Skips an unreadable array element, from its start to the comma or bracket after it.
  ///
  /// - Returns: false if its end can't be determined, because a string in it is not closed, it
  ///   nests endlessly, or the input ends.
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
        // A bracket also closes any unclosed brackets inside it.
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

  /// Skips an unreadable row, from its start to a line that can begin the next row.
  ///
  /// After a broken object or array, that is a line beginning with the same bracket, since the
  /// lines in between may belong to the broken row.
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

  /// Skips a line with nothing but blanks on it, or with a comment behind them.
  ///
  /// - Parameter comment: what begins a comment; nil if nothing does.
  /// - Returns: whether the line has anything else, and so was not skipped.
  /// - Throws: a ``ReadingError`` of the source.
  mutating func skipBlankOrComment(_ comment: UInt8?) throws(ReadingError) -> Bool {
    var length = 0
    while true {
      try readAhead(length + 2)
      let at = cursor.position + length
      guard at < cursor.end else { break }
      let byte = buffer.storage.bytes.byte(at)
      guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") else {
        guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == comment else {
          return true
        }
        break
      }
      length += 1
    }
    beginRow()
    try skipLine()
    return false
  }

  /// Skips to the next line.
  ///
  /// - Parameter endsAtReturn: whether a lone carriage return also ends a line; in NDJSON it is
  ///   white space.
  /// - Throws: a ``ReadingError`` if the source can't be read.
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
}
