/// The digits of a number as they are said: with as many behind the point as there always are, rounded half to even.
///
/// They stay text all the way, eight in a word, and nothing here asks how long the number is or whether it is rounded: one
/// price has two digits behind its point and the next has four, and a branch on that would be guessed wrong too often.
struct RoundedDigits: BitwiseCopyable {
  /// The digits in ASCII, the first lowest.
  let word: UInt64
  /// How many of them stand before the point.
  let wholeCount: Int
  let isNegative: Bool

  /// Reads a number of at most eight digits, with those that it has not at its scale; nil for any other, and for zero, an exponent, and what rounding makes longer.
  ///
  /// - Parameters:
  ///   - bytes: the window.
  ///   - start: the first byte of the number.
  ///   - end: where it ends.
  ///   - scale: how many digits of the data are read behind its point, at most six.
  ///   - fraction: how many of all digits stand behind the point that is said, at most as many: two of the four of 0.0185
  ///     for 1.85%.
  @inline(__always)
  init?(_ bytes: RawSpan, from start: Int, to end: Int, scale: Int, fraction: Int) {
    isNegative = bytes.byte(start) == UInt8(ascii: "-")
    let first = start &+ (isNegative ? 1 : 0)
    let length = end &- first
    let text = bytes.word(first)
    let pointAt = Word.first(Word.matches(text, UInt8(ascii: ".")))
    let whole = min(pointAt, length)
    // None when there is no point.
    let rest = max(length &- whole &- 1, 0)
    let count = whole &+ scale
    guard whole > 0, whole &+ rest <= 8, count <= 8 else { return nil }
    let bits = UInt64(truncatingIfNeeded: count &* 8)
    let wholeBits = UInt64(truncatingIfNeeded: whole &* 8)
    // Digits that the data has not are zero.
    let before = (text ^ Word.zeros) & (.max &>> (64 &- wholeBits))
    let after =
      (bytes.word(first &+ whole &+ 1) ^ Word.zeros)
      & ((1 << UInt64(truncatingIfNeeded: rest &* 8)) &- 1)
    let digits = before | after << wholeBits
    // The first digit is now the highest, as in a number.
    let ordered = digits.byteSwapped
    let kept = ordered &>> (64 &- bits)
    // Beyond a half, or a half behind an odd digit.
    let isUp = ((ordered &<< (bits &- 8)) &<< 8) &+ (kept & 1) > 0x05 &<< 56
    // One more makes nines zeros, and goes on to the digit before: with 0xF6 a nine is the largest byte.
    let sum = kept &+ Word.ones &* 0xF6 &+ (isUp ? 1 : 0)
    let rounded = sum &- (sum &>> 7 & Word.ones) &* 0xF6
    guard
      Word.areDigits(digits), rounded != 0,
      rounded &>> (bits &- 8) < 10
    else { return nil }
    let ascii = (rounded | Word.zeros).byteSwapped &>> (64 &- bits)
    // Only a number below one begins with a zero, which stays when it is the only digit before the point.
    let leading = min(Word.first(ascii ^ Word.zeros), count &- fraction &- 1)
    word = ascii &>> UInt64(truncatingIfNeeded: leading &* 8)
    wholeCount = count &- fraction &- leading
  }
}
