/// A number with at most eight digits before its point and as many after it, as most have: what fits into one word.
struct ShortNumber: BitwiseCopyable {
  var isNegative: Bool
  var digits: UInt64
  /// How many of the digits stand after the point, at most eight.
  var scale: Int

  /// Reads digits as JSON writes them; nil for all that is longer or has an exponent.
  @inline(__always)
  init?(
    _ bytes: RawSpan, from start: Int, to end: Int, decimalMark: UInt8 = UInt8(ascii: ".")
  ) {
    isNegative = start < end && bytes.byte(start) == UInt8(ascii: "-")
    let first = isNegative ? start &+ 1 : start
    let word = bytes.word(first)
    let whole = Word.digitCount(word)
    guard whole > 0 else { return nil }
    digits = Word.decimal(word, digits: whole)
    scale = 0
    let mark = first &+ whole
    if mark == end { return }
    guard mark < end, bytes.byte(mark) == decimalMark else { return nil }
    let rest = bytes.word(mark &+ 1)
    scale = Word.digitCount(rest)
    guard scale > 0, mark &+ 1 &+ scale == end else { return nil }
    // Sixteen digits fit 64 bits.
    digits = digits &* PowersOfTen.small[scale] &+ Word.decimal(rest, digits: scale)
  }

  /// The number in hundredths: 0.0185 is 1.85.
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

  /// The number with at most so many digits after the point, rounded half to even; what rounds to zero has no sign.
  @inline(__always)
  func rounded(toFractionDigits most: Int) -> ShortNumber {
    var number = self
    if scale > most {
      let divisor = PowersOfTen.small[scale &- most]
      let (quotient, remainder) = digits.quotientAndRemainder(dividingBy: divisor)
      let twice = remainder &* 2
      let isUp = twice > divisor || (twice == divisor && quotient & 1 == 1)
      number.digits = quotient &+ (isUp ? 1 : 0)
      number.scale = most
    }
    if number.digits == 0 { number.isNegative = false }
    return number
  }

  /// The number without the zeros at the end of its fraction, down to a least number of digits.
  @inline(__always)
  func trimmed(toFractionDigits least: Int) -> ShortNumber {
    var number = self
    while number.scale > least {
      let (quotient, remainder) = number.digits.quotientAndRemainder(dividingBy: 10)
      guard remainder == 0 else { break }
      number.digits = quotient
      number.scale &-= 1
    }
    return number
  }
}

extension DecimalNumber {
  /// A number of any length from a short one.
  init(_ short: ShortNumber) {
    self.init(
      isNegative: short.isNegative, significand: UInt128(short.digits), scale: short.scale)
  }
}
