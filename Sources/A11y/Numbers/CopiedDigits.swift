// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A number in at most eight bytes of text that has the digits of the data, with at most the point moved: `38.15`, and `0.0185` for
/// 1.85%.
///
/// Most columns have as many digits in all rows, and copying them takes a third less than rounding them (``RoundedDigits``).
struct CopiedDigits: BitwiseCopyable {
  /// The digits and the point in ASCII, the first in the lowest byte.
  let word: UInt64
  let count: Int
  let isNegative: Bool

  /// Reads a number; nil for zero, for more than three digits before the point, and for all that have other digits.
  ///
  /// - Parameters:
  ///   - bytes: the window.
  ///   - start: the offset of the number.
  ///   - end: where it ends.
  ///   - scale: the number of digits after the point that the data must have.
  ///   - isPercent: whether the point moves by two digits.
  @inline(__always)
  init?(_ bytes: RawSpan, from start: Int, to end: Int, scale: Int, isPercent: Bool) {
    isNegative = bytes.byte(start) == UInt8(ascii: "-")
    let first = isNegative ? start &+ 1 : start
    let point = end &- 1 &- scale
    guard point > first, point &- first <= 3, bytes.byte(point) == UInt8(ascii: ".") else {
      return nil
    }
    let isBelowOne = bytes.byte(first) == UInt8(ascii: "0")
    // The digits are checked: a program may pass any text as a number, and data may have an exponent.
    guard isPercent else {
      let text = bytes.word(first)
      let length = end &- first
      let mark = UInt64(UInt8(ascii: ".") ^ UInt8(ascii: "0"))
      let values = Self.values(
        text ^ mark &<< UInt64(truncatingIfNeeded: (point &- first) &* 8), count: length)
      if isBelowOne || values == nil { return nil }
      word = text
      count = length
      return
    }
    // After `0.` come the two digits that move before the point, then the rest.
    let text = bytes.word(first &+ 2)
    guard isBelowOne, let values = Self.values(text, count: scale), values != 0 else {
      return nil
    }
    let digits = text & 0xFFFF | UInt64(UInt8(ascii: ".")) &<< 16 | (text & 0xFFFF_0000) &<< 8
    // Without a branch, which would be mispredicted half the time.
    let zeros = text & 0xFF == UInt64(UInt8(ascii: "0")) ? 1 : 0
    word = digits &>> UInt64(truncatingIfNeeded: zeros &* 8)
    count = scale &+ 1 &- zeros
  }

  /// The digit values of a word's first bytes, in its highest bytes; nil unless all are digits.
  @inline(__always)
  private static func values(_ word: UInt64, count: Int) -> UInt64? {
    let values =
      (word ^ Word.zeros)
      &<< UInt64(truncatingIfNeeded: 64 &- count &* 8)
    return Word.areDigits(values) ? values : nil
  }
}
