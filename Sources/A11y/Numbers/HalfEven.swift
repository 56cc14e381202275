// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Rounding half to even, the one way in which all numbers are rounded, as ICU does.
enum HalfEven {
  /// A quotient, rounded to the nearest whole number; halfway, to the even one.
  @inline(__always)
  static func quotient<Number: FixedWidthInteger & UnsignedInteger>(
    _ value: Number, dividingBy divisor: Number
  ) -> Number {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    // Compared without doubling, which could overflow.
    let rest = divisor &- remainder
    let isUp = remainder > rest || (remainder == rest && quotient & 1 == 1)
    return quotient &+ (isUp ? 1 : 0)
  }

  /// A number without the zeros at the end of its fraction.
  ///
  /// - Parameters:
  ///   - digits: the digits, and then those that are left.
  ///   - scale: how many of them are after the point, and then how many are left.
  ///   - least: the fewest that may be left after the point.
  @inline(__always)
  static func trim<Number: FixedWidthInteger & UnsignedInteger>(
    _ digits: inout Number, scale: inout Int, to least: Int
  ) {
    while scale > least {
      let (quotient, remainder) = digits.quotientAndRemainder(dividingBy: 10)
      guard remainder == 0 else { break }
      digits = quotient
      scale &-= 1
    }
  }
}
