/// A number with at most eight digits before its point and as many after it, as most have: what fits into one word.
struct ShortNumber: BitwiseCopyable {
  var isNegative: Bool
  var digits: UInt64
  /// How many of the digits stand after the point, at most eight.
  var scale: Int

  /// Reads a number that has the grammar of JSON; nil for one that is longer or has an exponent.
  @inline(__always)
  init?(json bytes: RawSpan, from start: Int, to end: Int) {
    let minus = UInt8(ascii: "-")
    let first = start &+ (bytes.byte(start) == minus ? 1 : 0)
    let count = end &- first
    guard count <= 8 else {
      self.init(bytes, from: start, to: end)
      return
    }
    // The digits move to the end of the word, with zeros before them.
    let shift = UInt64(truncatingIfNeeded: 64 &- count &* 8)
    let text = bytes.word(first) &<< shift
    var values = (text ^ Word.zeros) & (.max &<< shift)
    let points = Word.matches(text, UInt8(ascii: "."))
    var scale = 0
    if points != 0 {
      // What stands before the point moves up into its place.
      let before = points &>> 7 &- 1
      let through = before &<< 8 | 0xFF
      scale = 7 &- Word.first(points)
      values = (values & ~through) | (values & before) &<< 8
    }
    guard Word.areDigits(values) else { return nil }
    self.init(isNegative: first != start, digits: Word.decimal(values), scale: scale)
  }

  private init(isNegative: Bool, digits: UInt64, scale: Int) {
    self.isNegative = isNegative
    self.digits = digits
    self.scale = scale
  }

  /// Reads digits as JSON writes them; nil for all that is longer or has an exponent.
  @inline(__always)
  init?(_ bytes: RawSpan, from start: Int, to end: Int) {
    isNegative = start < end && bytes.byte(start) == UInt8(ascii: "-")
    let first = isNegative ? start &+ 1 : start
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
      number.digits = digits(atScale: most)
      number.scale = most
    }
    if number.digits == 0 { number.isNegative = false }
    return number
  }

  /// The digits with so many of them after the point, at most ten, rounded half to even.
  @inline(__always)
  func digits(atScale target: Int) -> UInt64 {
    // There are at most eight digits before the point, and then at most ten after it: all fit.
    guard scale > target else { return digits &* PowersOfTen.small[target &- scale] }
    let divisor = PowersOfTen.small[scale &- target]
    let (quotient, remainder) = digits.quotientAndRemainder(dividingBy: divisor)
    let twice = remainder &* 2
    let isUp = twice > divisor || (twice == divisor && quotient & 1 == 1)
    return quotient &+ (isUp ? 1 : 0)
  }

  /// The number without the zeros at the end of its fraction, down to a least number of digits.
  @inline(__always)
  func trimmed(toFractionDigits least: Int) -> ShortNumber {
    if scale <= least { return self }
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
