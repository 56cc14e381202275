// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The text inside a JSON string.
enum JSONText {
  static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte &- UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte &- UInt8(ascii: "a") &+ 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte &- UInt8(ascii: "A") &+ 10)
    default: nil
    }
  }

  /// Whether a byte right after a number makes it invalid, as in `01`, `1.2.3` or `1x`.
  @inline(__always)
  static func continuesNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Appends the decoded contents of a JSON string that a scanner has validated.
  ///
  /// A surrogate without its counterpart becomes U+FFFD.
  static func appendDecoded(
    _ bytes: RawSpan, from start: Int, to end: Int, into out: inout ByteBuffer
  ) {
    var at = start
    while at < end {
      let run = escapeStart(bytes, from: at, to: end)
      out.append(bytes, from: at, to: run)
      at = run
      guard at + 1 < end else { return }
      switch bytes.byte(at + 1) {
      case UInt8(ascii: "b"): out.append(0x08)
      case UInt8(ascii: "f"): out.append(0x0C)
      case UInt8(ascii: "n"): out.append(0x0A)
      case UInt8(ascii: "r"): out.append(0x0D)
      case UInt8(ascii: "t"): out.append(0x09)
      case UInt8(ascii: "u"):
        at += 6
        appendUnit(unit(bytes, at: at - 6), bytes, &at, end, &out)
        continue
      default: out.append(bytes.byte(at + 1))
      }
      at += 2
    }
  }

  /// The offset of the first backslash, or `end`.
  private static func escapeStart(_ bytes: RawSpan, from start: Int, to end: Int) -> Int {
    var at = start
    while at < end {
      let marks = bytes.block(at).equal(to: UInt8(ascii: "\\")).bits
      if marks != 0 { return min(at &+ marks.trailingZeroBitCount, end) }
      at &+= 16
    }
    return end
  }

  /// Appends an escaped unit's scalar; `at` follows the unit and moves past a second surrogate.
  private static func appendUnit(
    _ unit: UInt32, _ bytes: RawSpan, _ at: inout Int, _ end: Int, _ out: inout ByteBuffer
  ) {
    var value = unit
    if unit >> 10 == 0xD800 >> 10, at + 6 <= end, bytes.byte(at) == UInt8(ascii: "\\"),
      bytes.byte(at + 1) == UInt8(ascii: "u")
    {
      let second = self.unit(bytes, at: at)
      if second >> 10 == 0xDC00 >> 10 {
        at += 6
        value = 0x10000 + (unit & 0x3FF) << 10 + second & 0x3FF
      }
    }
    out.append(Unicode.Scalar(value) ?? "\u{FFFD}")
  }

  /// The UTF-16 unit of the escape `\uXXXX` at an offset.
  private static func unit(_ bytes: RawSpan, at offset: Int) -> UInt32 {
    (2..<6).reduce(0) { $0 << 4 | (hexDigit(bytes.byte(offset + $1)) ?? 0) }
  }
}
