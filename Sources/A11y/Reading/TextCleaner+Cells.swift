// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The text of cells, made fit for a label.
extension TextCleaner {
  /// Appends the cleaned text of a cell.
  @inline(__always)
  static func append(_ cell: CellSlice, _ bytes: RawSpan, into out: inout ByteBuffer) {
    if cell.isEncoded {
      appendDecoded(cell, bytes, into: &out)
    } else {
      append(bytes, from: cell.start, to: cell.end, into: &out)
    }
  }

  /// Appends the cleaned text of a cell with escapes or doubled quotes.
  private static func appendDecoded(
    _ cell: CellSlice, _ bytes: RawSpan, into out: inout ByteBuffer
  ) {
    let start = out.count
    decode(cell, bytes, into: &out)
    clean(&out, from: start)
  }

  /// The decoded text of a cell with escapes or doubled quotes.
  static func decoded(_ cell: CellSlice, _ bytes: RawSpan) -> ByteBuffer {
    var text = ByteBuffer(capacity: cell.end - cell.start)
    decode(cell, bytes, into: &text)
    text.padWithZeros()
    return text
  }

  private static func decode(
    _ cell: CellSlice, _ bytes: RawSpan, into text: inout ByteBuffer
  ) {
    switch cell.kind {
    case .escapedText: JSONText.appendDecoded(bytes, from: cell.start, to: cell.end, into: &text)
    case .escapedQuotes:
      var at = cell.start
      while at < cell.end {
        let next = at + 1 < cell.end ? bytes.byte(at + 1) : 0
        let escapes = next == UInt8(ascii: "\"") || next == UInt8(ascii: "\\")
        let isEscape = bytes.byte(at) == UInt8(ascii: "\\") && escapes
        if isEscape { at += 1 }
        text.append(bytes.byte(at))
        // Others may be doubled.
        let isDoubled =
          !isEscape && bytes.byte(at) == UInt8(ascii: "\"") && next == UInt8(ascii: "\"")
        at += isDoubled ? 2 : 1
      }
    default:
      var at = cell.start
      while at < cell.end {
        text.append(bytes.byte(at))
        at += bytes.byte(at) == UInt8(ascii: "\"") ? 2 : 1
      }
    }
  }

  /// The cleaned text of a cell.
  static func text(of cell: CellSlice, _ bytes: RawSpan) -> String {
    var out = ByteBuffer()
    append(cell, bytes, into: &out)
    return out.text()
  }
}
