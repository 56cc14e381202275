// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A number with at most eight digits before its point and eight after it, so that each part fits
/// in a word.
///
/// Most numbers do.
struct ShortNumber: BitwiseCopyable {
  var isNegative: Bool
  var digits: UInt64
  /// The number of digits after the point, at most eight.
  var scale: Int

  /// Reads digits with a minus and a point; nil for anything longer, with an exponent, or invalid.
  @inline(__always)
  init?(_ bytes: RawSpan, from start: Int, to end: Int) {
    let isNegative = start < end && bytes.byte(start) == UInt8(ascii: "-")
    let first = start &+ (isNegative ? 1 : 0)
    let count = end &- first
    guard count <= 8 else {
      self.init(long: bytes, from: first, to: end, isNegative: isNegative)
      return
    }
    guard count > 0 else { return nil }
    // The digits move to the end of the word, with zeros before them.
    let shift = UInt64(truncatingIfNeeded: 64 &- count &* 8)
    let text = bytes.word(first) &<< shift
    var values = (text ^ Word.zeros) & (.max &<< shift)
    let points = Word.matches(text, UInt8(ascii: "."))
    var scale = 0
    if points != 0 {
      // The digits before the point move up by one byte, over the point.
      let before = points &>> 7 &- 1
      let through = before &<< 8 | 0xFF
      scale = 7 &- Word.first(points)
      values = (values & ~through) | (values & before) &<< 8
    }
    guard Word.areDigits(values), count > (points != 0 ? 1 : 0) else { return nil }
    self.init(isNegative: isNegative, digits: Word.decimal(values), scale: scale)
  }

  private init(isNegative: Bool, digits: UInt64, scale: Int) {
    self.isNegative = isNegative
    self.digits = digits
    self.scale = scale
  }

  /// Reads more than eight bytes: at most eight digits before the point, and eight after it.
  @inline(__always)
  private init?(long bytes: RawSpan, from first: Int, to end: Int, isNegative: Bool) {
    self.isNegative = isNegative
    let word = bytes.word(first)
    let whole = Word.digitCount(word)
    guard whole > 0 else { return nil }
    digits = Word.decimal(word, digits: whole)
    scale = 0
    let mark = first &+ whole
    if mark == end { return }
    guard mark < end, bytes.byte(mark) == UInt8(ascii: ".") else { return nil }
    let rest = bytes.word(mark &+ 1)
    scale = Word.digitCount(rest)
    guard scale > 0, mark &+ 1 &+ scale == end else { return nil }
    // Sixteen digits fit in 64 bits.
    digits = digits &* PowersOfTen.small[scale] &+ Word.decimal(rest, digits: scale)
  }

  /// The number as a percentage: 0.0185 becomes 1.85.
  @inline(__always)
  func inPercent() -> ShortNumber {
    var number = self
    if scale >= 2 {
      number.scale &-= 2
    } else {
      // Eighteen digits fit too.
      number.digits = digits &* PowersOfTen.small[2 &- scale]
      number.scale = 0
    }
    return number
  }

  /// The number rounded half to even to at most this many fraction digits.
  ///
  /// A number that rounds to zero loses its sign.
  @inline(__always)
  func rounded(toFractionDigits most: Int) -> ShortNumber {
    var number = self
    if scale > most {
      number.digits = digits(atScale: most)
      number.scale = most
    }
    if number.digits == 0 { number.isNegative = false }
    return number
  }

  /// The digits with this many of them after the point, at most ten, rounded half to even.
  @inline(__always)
  func digits(atScale target: Int) -> UInt64 {
    // At most eight digits before the point and ten after it: all fit in 64 bits.
    guard scale > target else { return digits &* PowersOfTen.small[target &- scale] }
    return HalfEven.quotient(digits, dividingBy: PowersOfTen.small[scale &- target])
  }

  /// The number without trailing zeros in its fraction, down to a minimum number of digits.
  @inline(__always)
  func trimmed(toFractionDigits least: Int) -> ShortNumber {
    if scale <= least { return self }
    var number = self
    HalfEven.trim(&number.digits, scale: &number.scale, to: least)
    return number
  }
}

extension DecimalNumber {
  /// Makes a number of any length from a short one.
  init(_ short: ShortNumber) {
    self.init(
      isNegative: short.isNegative, significand: UInt128(short.digits), scale: short.scale)
  }
}
