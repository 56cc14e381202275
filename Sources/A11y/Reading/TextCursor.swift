/// A place in the window on the input, with its line.
///
/// The methods take the window's bytes each time, and so hold no reference to them. They throw
/// `.incomplete` when the window ends inside of a value; whoever calls them then reads more and
/// scans again from the start of the row.
struct TextCursor {
  /// The offset in the window of the next byte.
  var position = 0
  /// One past the window's last byte.
  var end = 0
  /// Whether the source has nothing after `end`.
  var isAtEnd = false
  /// The line of `position`, from 1.
  ///
  /// A raw line break can't stand inside a JSON string, so white space is the only place to count them.
  var line = 1
  /// The offset in the window of the line's first byte; negative when it has left the window.
  var lineStart = 0

  /// Stands before the first byte of the input.
  init() {}

  /// Stands before a cell that has been read, with nothing behind it.
  init(before cell: CellSlice) {
    position = cell.start
    end = cell.end
    isAtEnd = true
  }

  /// Follows the window's content, which has moved towards the front, to its new end.
  mutating func follow(moved count: Int, end: Int, isAtEnd: Bool) {
    position -= count
    lineStart -= count
    self.end = end
    self.isAtEnd = isAtEnd
  }

  /// Skips white space and returns the byte after it, or 0 at the end of the window.
  @inline(__always)
  mutating func skipWhitespace(_ bytes: RawSpan) -> UInt8 {
    while true {
      let byte = bytes.byte(position)
      if byte > 0x20 { return byte }
      switch byte {
      case UInt8(ascii: "\n"):
        position &+= 1
        line &+= 1
        lineStart = position
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        position &+= 1
      default:
        return position < end ? byte : 0
      }
    }
  }

  /// The failure for an unexpected byte here: incomplete when it is the window's end.
  func unexpected(_ what: ScanFailure.StaticReason) -> ScanFailure {
    position >= end ? ScanFailure(.incomplete, at: position) : .expected(what, at: position)
  }

  /// Consumes one byte that must be there.
  @inline(__always)
  mutating func consume(
    _ byte: UInt8, _ bytes: RawSpan, else what: ScanFailure.StaticReason
  ) throws(ScanFailure) {
    guard skipWhitespace(bytes) == byte, position < end else { throw unexpected(what) }
    position &+= 1
  }

  /// Consumes the rest of the line behind a value that began on it.
  @inline(__always)
  mutating func endRow(_ bytes: RawSpan, begunAt start: TextCursor) throws(ScanFailure) {
    if bytes.byte(position) != UInt8(ascii: "\n") || line != start.line {
      try endOddRow(bytes, begunAt: start)
    }
    guard position < end else { return }
    position &+= 1
    line &+= 1
    lineStart = position
  }

  /// Goes to the end of the line; not in place, since most rows have nothing before it.
  private mutating func endOddRow(
    _ bytes: RawSpan, begunAt start: TextCursor
  ) throws(ScanFailure) {
    guard line == start.line else { throw ScanFailure(.rowOverLines, at: start.position) }
    skipBlanks(bytes)
    if position >= end {
      guard isAtEnd else { throw ScanFailure(.incomplete, at: end) }
    } else if bytes.byte(position) != UInt8(ascii: "\n") {
      throw .expected(.endOfLine, at: position)
    }
  }

  /// Skips white space on this line.
  mutating func skipBlanks(_ bytes: RawSpan) {
    while Self.isBlank(bytes.byte(position)) { position += 1 }
  }

  /// Whether a byte is white space of JSON that ends no line.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// Consumes a line break (LF, CRLF or CR), or nothing at the end of the input.
  mutating func endLine(_ bytes: RawSpan) throws(ScanFailure) {
    guard position < end else {
      if isAtEnd { return }
      throw ScanFailure(.incomplete, at: end)
    }
    if bytes.byte(position) == UInt8(ascii: "\r") {
      guard position + 1 < end || isAtEnd else { throw ScanFailure(.incomplete, at: end) }
      position &+= 1
      if position >= end || bytes.byte(position) != UInt8(ascii: "\n") {
        line &+= 1
        lineStart = position
        return
      }
    }
    position &+= 1
    line &+= 1
    lineStart = position
  }

  /// Checks the UTF-8 sequence at an offset and returns the offset after it.
  @inline(__always)
  func character(_ bytes: RawSpan, at offset: Int) throws(ScanFailure) -> Int {
    let length = UTF8Sequence.length(bytes, at: offset)
    guard length > 0 else {
      throw ScanFailure(end - offset < 4 && !isAtEnd ? .incomplete : .badEncoding, at: offset)
    }
    guard offset + length <= end else { throw ScanFailure(.incomplete, at: end) }
    return offset &+ length
  }
}
