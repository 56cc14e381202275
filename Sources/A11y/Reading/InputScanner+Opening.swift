// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What may precede everything else in the input.
extension InputScanner {
  /// Skips a UTF-8 byte order mark, and rejects UTF-16 and UTF-32 with an error that names them.
  mutating func skipByteOrderMark() throws(ReadingError) {
    // Only what may be a mark is waited for: a log may begin with a line of one letter.
    while cursor.end < 4,
      cursor.end == 0 || [0xEF, 0xFF, 0xFE].contains(buffer.storage.bytes.byte(0)),
      !cursor.isAtEnd
    {
      try readMore(keepingFrom: 0)
    }
    let first = (buffer.storage.bytes.byte(0), buffer.storage.bytes.byte(1))
    if cursor.end >= 4, first == (0xFF, 0xFE), buffer.storage.bytes.byte(2) == 0,
      buffer.storage.bytes.byte(3) == 0
    {
      throw error(.encoding, at: 0, "this is UTF-32; iconv -f utf-32 -t utf-8 makes it readable")
    }
    if cursor.end >= 2, first == (0xFF, 0xFE) || first == (0xFE, 0xFF) {
      throw error(.encoding, at: 0, "this is UTF-16; only UTF-8 is read")
    }
    if cursor.end >= 3, first == (0xEF, 0xBB), buffer.storage.bytes.byte(2) == 0xBF {
      cursor.position = 3
      cursor.lineStart = 3
    }
  }

  /// Skips the "sep=;" line in which Excel names its separator before the header; nil if none.
  mutating func takeSeparatorLine() throws(ReadingError) -> UInt8? {
    let name = Array("sep=".utf8)
    for offset in 0...name.count + 2 {
      while cursor.position + offset >= cursor.end, !cursor.isAtEnd {
        try readMore(keepingFrom: cursor.position)
      }
      let byte = buffer.storage.bytes.byte(cursor.position + offset)
      if offset < name.count {
        let isSame = byte == name[offset] || (offset < 3 && byte | 0x20 == name[offset])
        if !isSame { return nil }
      } else if offset == name.count {
        if !Self.isSeparator(byte) { return nil }
      } else if byte == UInt8(ascii: "\n") {
        let separator = buffer.storage.bytes.byte(cursor.position + name.count)
        cursor.position += offset + 1
        cursor.line += 1
        cursor.lineStart = cursor.position
        return separator
      } else if byte != UInt8(ascii: "\r") || offset > name.count + 1 {
        return nil
      }
    }
    return nil
  }

  /// Whether a byte may separate cells: a tab, or punctuation other than a quote.
  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""): false
    case UInt8(ascii: "\t"), 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
