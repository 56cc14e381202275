// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Writes texts as JSON strings.
package enum JSONString {
  private static let hexDigits = Array("0123456789abcdef".utf8)

  /// Appends a text as a JSON string.
  package static func append(_ text: String, into out: inout ByteBuffer) {
    let source = ByteBuffer(text)
    append(source.bytes, from: 0, to: source.count, into: &out)
  }

  /// Appends a part of a buffer as a JSON string.
  package static func append(
    _ text: borrowing ByteBuffer, in range: Range<Int>, into out: inout ByteBuffer
  ) {
    append(text.bytes, from: range.lowerBound, to: range.upperBound, into: &out)
  }

  /// Appends UTF-8 as a JSON string.
  ///
  /// Field names come unchanged from the data, so every control character is escaped, including
  /// U+0080 to U+009F, because a terminal would interpret them.
  static func append(
    _ bytes: RawSpan, from start: Int, to end: Int, into out: inout ByteBuffer
  ) {
    out.append(UInt8(ascii: "\""))
    var run = start
    var at = start
    while at < end {
      let block = bytes.block(at)
      let marks =
        (block.controlsQuotesAndBeyondASCII | block.equal(to: UInt8(ascii: "\\"))
        | block.equal(to: 0x7F)).bits
      guard marks != 0 else {
        at &+= 16
        continue
      }
      at &+= marks.trailingZeroBitCount
      guard at < end else { break }
      defer { at &+= 1 }
      let byte = bytes.byte(at)
      let isMark = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      // U+0080 to U+009F take two bytes, the second of which is the scalar's value.
      let isHigh = byte == 0xC2 && at + 1 < end && bytes.byte(at + 1) < 0xA0
      guard byte < 0x20 || byte == 0x7F || isMark || isHigh else { continue }
      out.append(bytes, from: run, to: at)
      if isMark {
        out.append(UInt8(ascii: "\\"))
        out.append(byte)
      } else {
        let control = isHigh ? bytes.byte(at + 1) : byte
        out.append("\\u00")
        out.append(hexDigits[Int(control >> 4)])
        out.append(hexDigits[Int(control & 15)])
      }
      run = at + (isHigh ? 2 : 1)
    }
    out.append(bytes, from: run, to: end)
    out.append(UInt8(ascii: "\""))
  }
}
