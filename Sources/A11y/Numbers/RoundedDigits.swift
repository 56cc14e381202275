// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The digits of a number as they are written, rounded half to even to a fixed number of fraction
/// digits.
///
/// They stay text all the way, eight in a word, and no branch depends on the length of the number
/// or on whether it is rounded: one price has two digits after its point and the next has four, so
/// such a branch would be mispredicted too often.
struct RoundedDigits: BitwiseCopyable {
  /// The digits in ASCII, the first in the lowest byte.
  let word: UInt64
  /// The number of digits before the point.
  let wholeCount: Int
  let isNegative: Bool

  /// Reads a number of at most eight digits, padded with zeros to the scale.
  ///
  /// Returns nil for any other number, for zero, for an exponent, and if rounding adds a digit.
  ///
  /// - Parameters:
  ///   - bytes: the window.
  ///   - start: the offset of the number.
  ///   - end: where it ends.
  ///   - scale: the number of digits read after the point in the data, at most six.
  ///   - fraction: the number of digits after the point as written, at most `scale`: two of the
  ///     four of 0.0185 for 1.85%.
  @inline(__always)
  init?(_ bytes: RawSpan, from start: Int, to end: Int, scale: Int, fraction: Int) {
    isNegative = bytes.byte(start) == UInt8(ascii: "-")
    let first = start &+ (isNegative ? 1 : 0)
    let length = end &- first
    let text = bytes.word(first)
    let pointAt = Word.first(Word.matches(text, UInt8(ascii: ".")))
    let whole = min(pointAt, length)
    // Zero if there is no point.
    let rest = max(length &- whole &- 1, 0)
    let count = whole &+ scale
    guard whole > 0, whole &+ rest <= 8, count <= 8 else { return nil }
    let bits = UInt64(truncatingIfNeeded: count &* 8)
    let wholeBits = UInt64(truncatingIfNeeded: whole &* 8)
    // Digits that the data lacks are zero.
    let before = (text ^ Word.zeros) & (.max &>> (64 &- wholeBits))
    let after =
      (bytes.word(first &+ whole &+ 1) ^ Word.zeros)
      & ((1 << UInt64(truncatingIfNeeded: rest &* 8)) &- 1)
    let digits = before | after << wholeBits
    // The first digit is now the highest byte, as in a number.
    let ordered = digits.byteSwapped
    let kept = ordered &>> (64 &- bits)
    // More than half, or exactly half after an odd digit.
    let isUp = ((ordered &<< (bits &- 8)) &<< 8) &+ (kept & 1) > 0x05 &<< 56
    // Adding one carries through nines: with 0xF6 added, a nine is the largest byte.
    let sum = kept &+ Word.ones &* 0xF6 &+ (isUp ? 1 : 0)
    let rounded = sum &- (sum &>> 7 & Word.ones) &* 0xF6
    guard
      Word.areDigits(digits), rounded != 0,
      rounded &>> (bits &- 8) < 10
    else { return nil }
    let ascii = (rounded | Word.zeros).byteSwapped &>> (64 &- bits)
    // Only a number below one starts with a zero, which stays if it is the only digit before the
    // point.
    let leading = min(Word.first(ascii ^ Word.zeros), count &- fraction &- 1)
    word = ascii &>> UInt64(truncatingIfNeeded: leading &* 8)
    wholeCount = count &- fraction &- leading
  }
}
