// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// An exact decimal number: its digits and the position of the point.
///
/// No binary floating point is involved. The value is `significand × 10^-scale`, with its sign.
struct DecimalNumber: Hashable, Sendable {
  /// The maximum number of digits, the same as for SQL's DECIMAL.
  static let digitLimit = 38
  /// The maximum distance of the point from the digits.
  static let scaleLimit = 400

  var isNegative: Bool
  /// Whether a plus was written before it, which is then said: "+4.5" is a change, or not below zero.
  var hasPlus = false
  var significand: UInt128
  var scale: Int

  var isZero: Bool { significand == 0 }

  /// Why a text is not a number that can be represented.
  enum Fault: Error {
    case notANumber
    case tooLong

    /// What was expected instead.
    var expectation: String {
      switch self {
      case .notANumber: "a number"
      case .tooLong: "a number of at most \(DecimalNumber.digitLimit) digits"
      }
    }
  }

  /// Parses a number in JSON's notation; `1_000`, `0x1F` and `NaN` are not numbers.
  @inline(__always)
  init(_ bytes: RawSpan, from start: Int, to end: Int) throws(Fault) {
    guard let short = ShortNumber(bytes, from: start, to: end) else {
      try self.init(long: bytes, from: start, to: end)
      return
    }
    self.init(short)
  }

  /// The slow path, for an exponent, a plus sign, or more digits.
  @inline(never)
  private init(long bytes: RawSpan, from start: Int, to end: Int) throws(Fault) {
    var at = start
    isNegative = false
    significand = 0
    scale = 0
    if at < end, bytes.byte(at) == UInt8(ascii: "-") || bytes.byte(at) == UInt8(ascii: "+") {
      isNegative = bytes.byte(at) == UInt8(ascii: "-")
      hasPlus = !isNegative
      at += 1
    }
    var seen = 0
    var isFraction = false
    while at < end {
      let byte = bytes.byte(at)
      let digit = byte &- UInt8(ascii: "0")
      if digit < 10 {
        let (product, isOver) = significand.multipliedReportingOverflow(by: 10)
        let (sum, isOverToo) = product.addingReportingOverflow(UInt128(digit))
        guard !isOver, !isOverToo else { throw .tooLong }
        significand = sum
        seen += 1
        if isFraction { scale += 1 }
      } else if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else {
        break
      }
      at += 1
    }
    guard seen > 0 else { throw .notANumber }
    if at < end {
      guard bytes.byte(at) | 0x20 == UInt8(ascii: "e") else { throw .notANumber }
      scale -= try Self.exponent(bytes, from: at + 1, to: end)
    }
    if significand == 0, !(0...Self.scaleLimit).contains(scale) { scale = 0 }
    guard abs(scale) <= Self.scaleLimit else { throw .tooLong }
    if significand == 0 { hasPlus = false }
  }

  private static func exponent(
    _ bytes: RawSpan, from start: Int, to end: Int
  ) throws(Fault) -> Int {
    var at = start
    var isNegative = false
    if at < end, bytes.byte(at) == UInt8(ascii: "-") || bytes.byte(at) == UInt8(ascii: "+") {
      isNegative = bytes.byte(at) == UInt8(ascii: "-")
      at += 1
    }
    guard at < end else { throw .notANumber }
    var exponent = 0
    while at < end {
      let digit = bytes.byte(at) &- UInt8(ascii: "0")
      guard digit < 10 else { throw .notANumber }
      exponent = min(exponent * 10 + Int(digit), 1_000_000)
      at += 1
    }
    return isNegative ? -exponent : exponent
  }

  /// Makes a number from its parts.
  init(isNegative: Bool, significand: UInt128, scale: Int) {
    self.isNegative = isNegative
    self.significand = significand
    self.scale = scale
  }

  /// The number as a percentage: 0.0185 becomes 1.85.
  func inPercent() -> DecimalNumber {
    var number = self
    number.scale -= 2
    return number
  }

  /// The number rounded half to even, to at most the given number of fraction digits.
  ///
  /// A number that rounds to zero loses its sign.
  @inline(__always)
  func rounded(toFractionDigits digits: Int?) -> DecimalNumber {
    var result = self
    if let digits, scale > digits {
      let excess = scale &- digits
      result.scale = digits
      if excess > 19 || significand > UInt128(UInt64.max) {
        result.significand = Self.divide(significand, byTenTo: excess)
      } else {
        result.significand = UInt128(
          HalfEven.quotient(
            UInt64(truncatingIfNeeded: significand), dividingBy: PowersOfTen.small[excess]))
      }
    }
    if result.significand == 0 { (result.isNegative, result.hasPlus) = (false, false) }
    return result
  }

  @inline(never)
  private static func divide(_ value: UInt128, byTenTo power: Int) -> UInt128 {
    guard power <= digitLimit else { return 0 }
    var divisor: UInt128 = 1
    for _ in 0..<power { divisor *= 10 }
    return HalfEven.quotient(value, dividingBy: divisor)
  }

  /// The number rounded half to even to some digits from its first on.
  func rounded(toDigits digits: Int) -> DecimalNumber {
    rounded(toFractionDigits: max(digits - 1 - magnitude, 0))
  }

  /// The number without trailing zeros in its fraction, down to a minimum number of digits.
  @inline(__always)
  func trimmed(toFractionDigits minimum: Int) -> DecimalNumber {
    var result = self
    guard scale > minimum else { return result }
    if significand <= UInt128(UInt64.max) {
      var digits = UInt64(truncatingIfNeeded: significand)
      HalfEven.trim(&digits, scale: &result.scale, to: minimum)
      result.significand = UInt128(digits)
    } else {
      HalfEven.trim(&result.significand, scale: &result.scale, to: minimum)
    }
    return result
  }

  /// A byte key that sorts like the number: the sign, the size, then the digits.
  var sortKey: [UInt8] {
    guard !isZero else { return [1] }
    var digits = Array(String(significand).utf8)
    let exponent = digits.count - scale
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    // The size is a few hundred at most, so it fits into two bytes with room for its sign.
    let size = UInt16(clamping: exponent + 0x8000)
    let key = [UInt8(size >> 8), UInt8(size & 0xFF)] + digits
    // Inverted, since a greater magnitude below zero is less; 0xFF at the end sorts above all
    // digits.
    return isNegative ? [0] + key.map { ~$0 } + [0xFF] : [2] + key
  }

  /// Whether the number has no fractional part.
  var isInteger: Bool { trimmed(toFractionDigits: 0).scale <= 0 }

  /// How many digits it has from the first above zero on; 1 for zero.
  var digitCount: Int { String(significand).utf8.count }

  /// The power of ten of its first digit.
  private var magnitude: Int { digitCount - scale - 1 }

  /// The least magnitude of a number that a person follows zero by zero.
  private static let leastPlainMagnitude = -6

  /// A digit with its fraction, and the power of ten that they are multiplied by: 4.7309 and −23 rather
  /// than a point and 22 zeros; nil for any number that is not so small.
  var scientific: (mantissa: DecimalNumber, power: Int)? {
    // Nearly all numbers are none.
    guard scale > 6, !isZero, magnitude < Self.leastPlainMagnitude else { return nil }
    let power = magnitude
    let mantissa = DecimalNumber(
      isNegative: isNegative, significand: significand, scale: scale + power)
    return (mantissa.trimmed(toFractionDigits: 0), power)
  }

  /// The number as JSON writes it, without an exponent.
  var text: String {
    var digits = String(significand)
    if scale <= 0 {
      digits += significand == 0 ? "" : String(repeating: "0", count: -scale)
    } else {
      if digits.utf8.count <= scale {
        digits = String(repeating: "0", count: scale + 1 - digits.utf8.count) + digits
      }
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -scale))
    }
    return (isNegative ? "-" : "") + digits
  }
}

/// The powers of ten that fit in 64 bits.
enum PowersOfTen {
  static let small: [UInt64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000,
    100_000_000_000_000, 1_000_000_000_000_000, 10_000_000_000_000_000,
    100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]
}

extension DecimalNumber {
  /// Zero.
  static var zero: DecimalNumber { DecimalNumber(isNegative: false, significand: 0, scale: 0) }

  /// The most that so many digits can be.
  private static let greatestSignificand: UInt128 =
    99_999_999_999_999_999_999_999_999_999_999_999_999

  /// Passes the number to or from another process.
  mutating func pass(_ archive: inout ByteArchive) throws(ByteArchive.Fault) {
    try archive.pass(&isNegative)
    try archive.pass(&hasPlus)
    try archive.pass(&significand)
    try archive.pass(&scale, within: Self.scaleLimit)
    guard significand <= Self.greatestSignificand else { throw .broken }
  }
}
