// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The reading side's unchecked loads, all in one place.
///
/// They may reach up to ``ByteBuffer/slack`` bytes past the end. Every ``ByteBuffer`` allocates
/// that much extra, and a ``TextPool`` includes it in its bytes; a span read with these loads must
/// come from one of the two.
extension RawSpan {
  /// The byte at an offset, which may be up to ``ByteBuffer/slack`` past the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    assert(offset >= 0 && offset < byteCount + ByteBuffer.slack)
    return unsafe unsafeLoad(fromUncheckedByteOffset: offset, as: UInt8.self)
  }

  /// Eight bytes at an offset, the first in the lowest position.
  @inline(__always)
  func word(_ offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + 8 <= byteCount + ByteBuffer.slack)
    return UInt64(
      littleEndian: unsafe unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
  }

  /// Sixteen bytes at an offset, as two words.
  @inline(__always)
  func words(_ offset: Int) -> SIMD2<UInt64> {
    assert(offset >= 0 && offset + 16 <= byteCount + ByteBuffer.slack)
    let words = unsafe unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: SIMD2<UInt64>.self)
    return SIMD2(UInt64(littleEndian: words[0]), UInt64(littleEndian: words[1]))
  }

  /// Sixteen bytes at an offset, ready for comparison.
  @inline(__always)
  func block(_ offset: Int) -> ByteBlock { ByteBlock(words(offset)) }

  /// A range of the bytes as text, clamped to the span; invalid UTF-8 becomes U+FFFD.
  func text(from start: Int, to end: Int) -> String {
    let last = min(end, byteCount)
    let first = min(max(start, 0), last)
    return unsafe withUnsafeBytes {
      unsafe String(decoding: UnsafeRawBufferPointer(rebasing: $0[first..<last]), as: UTF8.self)
    }
  }

  /// Whether a range equals the bytes at an offset of another span.
  @inline(__always)
  func equals(from start: Int, count: Int, _ other: RawSpan, at otherStart: Int) -> Bool {
    var done = 0
    while count &- done >= 8 {
      if word(start &+ done) != other.word(otherStart &+ done) { return false }
      done &+= 8
    }
    let rest = UInt64(truncatingIfNeeded: count &- done)
    guard rest > 0 else { return true }
    let mask = (1 &<< (rest &* 8)) &- 1
    return (word(start &+ done) ^ other.word(otherStart &+ done)) & mask == 0
  }
}

/// Tests on all eight bytes of a word at once.
enum Word {
  static let ones: UInt64 = 0x0101_0101_0101_0101
  static let highs: UInt64 = 0x8080_8080_8080_8080
  /// The digit zero in each byte.
  static let zeros: UInt64 = 0x3030_3030_3030_3030

  /// The high bit of every byte that equals `byte`; exact up to and including the first match.
  @inline(__always)
  static func matches(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    let difference = word ^ (ones &* UInt64(byte))
    return (difference &- ones) & ~difference & highs
  }

  /// Whether all bytes are digit values, 0 to 9.
  @inline(__always)
  static func areDigits(_ values: UInt64) -> Bool {
    (values | (values &+ ones &* 0x76)) & highs == 0
  }

  /// How many of the leading bytes are ASCII digits, 0 to 8.
  @inline(__always)
  static func digitCount(_ word: UInt64) -> Int {
    let digits = word ^ zeros
    return (((digits &+ ones &* 0x76) | digits) & highs).trailingZeroBitCount &>> 3
  }

  /// The value of the first `count` bytes, which are ASCII digits; `count` is 1 to 8.
  @inline(__always)
  static func decimal(_ word: UInt64, digits count: Int) -> UInt64 {
    // Shift the digits to the end, with zeros before them.
    decimal((word &<< (64 &- UInt64(truncatingIfNeeded: count) &* 8)) & (ones &* 0x0F))
  }

  /// The number whose eight digit values are the bytes.
  @inline(__always)
  static func decimal(_ digits: UInt64) -> UInt64 {
    // Combine adjacent digits into pairs, then pairs of pairs.
    var value = digits
    value = (value &* 2561) &>> 8 & 0x00FF_00FF_00FF_00FF
    value = (value &* 6_553_601) &>> 16 & 0x0000_FFFF_0000_FFFF
    return (value &* 42_949_672_960_001) &>> 32
  }

  /// The index, 0 to 7, of the first marked byte.
  @inline(__always)
  static func first(_ marks: UInt64) -> Int { marks.trailingZeroBitCount &>> 3 }
}
