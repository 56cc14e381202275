// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// An offset in the window on the input, with its line.
///
/// The methods take the window's bytes on each call, so that the cursor holds no reference to them.
/// They throw `.incomplete` if the window ends inside a value; the caller then reads more and scans
/// the row again from its start.
struct TextCursor {
  /// The offset of the next byte in the window.
  var position = 0
  /// The offset past the window's last byte.
  var end = 0
  /// Whether the source has nothing after `end`.
  var isAtEnd = false
  /// The line of `position`, from 1.
  ///
  /// A JSON string can't contain a raw line break, so only white space needs to be counted.
  var line = 1
  /// The offset of the line's first byte in the window; negative once it has left the window.
  var lineStart = 0

  /// Creates a cursor at the first byte of the input.
  init() {}

  /// A cursor before a part of a text that is complete.
  init(before range: Range<Int>) {
    position = range.lowerBound
    end = range.upperBound
    isAtEnd = true
  }

  /// Creates a cursor at a cell that has been read, with nothing after the cell.
  init(before cell: CellSlice) {
    position = cell.start
    end = cell.end
    isAtEnd = true
  }

  /// Adjusts to the window's content having moved towards the front, and to its new end.
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

  /// The failure for an unexpected byte here: incomplete at the window's end.
  func unexpected(_ what: ScanFailure.StaticReason) -> ScanFailure {
    position >= end ? ScanFailure(.incomplete, at: position) : .expected(what, at: position)
  }

  /// Skips white space and consumes one byte that must follow.
  @inline(__always)
  mutating func consume(
    _ byte: UInt8, _ bytes: RawSpan, else what: ScanFailure.StaticReason
  ) throws(ScanFailure) {
    guard skipWhitespace(bytes) == byte, position < end else { throw unexpected(what) }
    position &+= 1
  }

  /// Consumes the rest of the line after a value that began on it.
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

  /// Moves to the end of the line; kept out of line because most rows have nothing before it.
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

  /// Whether a byte is JSON white space other than a line feed.
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

  /// Validates the UTF-8 sequence at an offset and returns the offset after it.
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
