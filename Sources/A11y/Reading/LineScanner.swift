// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Reads plain text, where each line is a row of one cell.
enum LineScanner {
  static func scan(
    _ cursor: inout TextCursor, _ window: borrowing ByteBuffer, _ row: inout RowView
  ) throws(ScanFailure) {
    let bytes = window.bytes
    row.reset()
    let start = cursor.position
    var at = start
    while true {
      let word = bytes.word(at)
      let marks =
        Word.matches(word, UInt8(ascii: "\n")) | Word.matches(word, UInt8(ascii: "\r"))
        | Word.matches(word, 0) | (word & Word.highs)
      guard marks != 0 else {
        at &+= 8
        continue
      }
      at &+= Word.first(marks)
      let byte = bytes.byte(at)
      if byte >= 0x80 {
        at = try cursor.character(bytes, at: at)
      } else if byte == 0 && at < cursor.end {
        // In plain text a zero byte is a control character like any other.
        at &+= 1
      } else {
        break
      }
    }
    cursor.position = min(at, cursor.end)
    row.append(CellSlice(kind: .text, start: start, end: cursor.position), column: 0)
    row.finish()
    try cursor.endLine(bytes)
  }
}
