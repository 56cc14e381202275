// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Describing errors: their location, and what was found there.
extension InputScanner {
  /// How many bytes of the input an error shows.
  private static let contextLength = 24

  /// Reads on until the window has everything that an error shows at the location of a failed scan.
  mutating func withContext(
    _ failure: ScanFailure, keepingFrom kept: Int
  ) throws(ReadingError) -> ScanFailure {
    var failure = failure
    var kept = min(kept, failure.offset)
    while buffer.end - failure.offset < Self.contextLength, !cursor.isAtEnd,
      !hasGap(from: failure.offset)
    {
      let moved = try readMore(keepingFrom: kept)
      failure.offset -= moved
      kept -= moved
    }
    return failure
  }

  /// Whether the window has white space after an offset.
  ///
  /// An error shows nothing beyond white space, and waiting for more input would only delay it.
  private func hasGap(from offset: Int) -> Bool {
    let bytes = buffer.storage.bytes
    return (offset..<max(buffer.end, offset)).contains { bytes.byte($0) <= UInt8(ascii: " ") }
  }

  /// The error for a failed scan.
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
    var start = offset >= cursor.lineStart ? cursor : rowStart
    var at = start.position
    while at < min(offset, buffer.end), start.line < cursor.line {
      at += 1
      if isLineBreak(before: at) {
        start.line += 1
        start.lineStart = at
      }
    }
    return ReadingError(
      code, line: start.line, column: max(offset - start.lineStart, 0) + 1, path: path,
      reason: reason)
  }

  /// Whether a line ends right before an offset.
  private func isLineBreak(before offset: Int) -> Bool {
    let bytes = buffer.storage.bytes
    let byte = bytes.byte(offset - 1)
    return byte == UInt8(ascii: "\n")
      || (byte == UInt8(ascii: "\r") && bytes.byte(offset) != UInt8(ascii: "\n"))
  }

  /// The lines of the row that was read last.
  var rowLines: RowLines {
    var lines = RowLines(first: rowStart.line, starts: [rowStart.lineStart])
    for at in rowStart.position..<max(rowStart.position, cursor.position)
    where isLineBreak(before: at + 1) {
      lines.starts.append(at + 1)
    }
    return lines
  }

  /// What is at an offset, described for people.
  func found(at offset: Int) -> String {
    let bytes = buffer.storage.bytes
    guard offset < buffer.end else { return "the end of the input" }
    var end = offset
    let first = bytes.byte(offset)
    if first == UInt8(ascii: "\n") { return "the end of the line" }
    if first < 0x20 || first >= 0x7F {
      let length = first >= 0x80 ? UTF8Sequence.length(bytes, at: offset) : 0
      guard length > 0, offset + length <= buffer.end else {
        if first == 0xED, bytes.byte(offset + 1) >= 0xA0 { return "half of a pair of UTF-16" }
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
