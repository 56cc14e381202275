// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The well-formed byte sequences of UTF-8 (Unicode 16, table 3-7).
enum UTF8Sequence {
  /// The length of the non-ASCII sequence at an offset; 0 if it is malformed.
  @inline(__always)
  static func length(_ bytes: RawSpan, at offset: Int) -> Int {
    let first = bytes.byte(offset)
    let second = bytes.byte(offset &+ 1)
    func isTail(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
    switch first {
    case 0xC2...0xDF:
      return isTail(second) ? 2 : 0
    case 0xE0...0xEF:
      let low: UInt8 = first == 0xE0 ? 0xA0 : 0x80
      let high: UInt8 = first == 0xED ? 0x9F : 0xBF
      return second >= low && second <= high && isTail(bytes.byte(offset &+ 2)) ? 3 : 0
    case 0xF0...0xF4:
      let low: UInt8 = first == 0xF0 ? 0x90 : 0x80
      let high: UInt8 = first == 0xF4 ? 0x8F : 0xBF
      return second >= low && second <= high && isTail(bytes.byte(offset &+ 2))
        && isTail(bytes.byte(offset &+ 3)) ? 4 : 0
    default:
      return 0
    }
  }

  /// The scalar of a well-formed sequence of a known length.
  @inline(__always)
  static func scalar(_ bytes: RawSpan, at offset: Int, length: Int) -> UInt32 {
    func tail(_ index: Int) -> UInt32 { UInt32(bytes.byte(offset &+ index) & 0x3F) }
    let first = UInt32(bytes.byte(offset))
    switch length {
    case 1: return first
    case 2: return (first & 0x1F) << 6 | tail(1)
    case 3: return (first & 0x0F) << 12 | tail(1) << 6 | tail(2)
    default: return (first & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3)
    }
  }
}
