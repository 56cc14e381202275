// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension DecimalNumber {
  /// Whether the number is less than another, by all of their digits.
  func isLess(than other: DecimalNumber) -> Bool {
    let (own, others) = (approximation, other.approximation)
    // Binary numbers keep the order of decimal ones, but for those that they can't tell apart.
    guard own == others else { return own < others }
    if self == other { return false }
    return sortKey.lexicographicallyPrecedes(other.sortKey)
  }

  /// The nearest binary number, or one beside it.
  var approximation: Double {
    let magnitude: Double
    if (0...22).contains(scale), significand <= UInt128(1) << 53 {
      magnitude = Double(UInt64(truncatingIfNeeded: significand)) / Self.powers[scale]
    } else {
      magnitude = Double("\(significand)e\(-scale)") ?? 0
    }
    return isNegative ? -magnitude : magnitude
  }

  /// The powers of ten that are binary numbers.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The shortest decimal number that a binary one stands for; nil for one that is none.
  init?(_ number: Double) {
    guard number.isFinite else { return nil }
    let text = ByteBuffer(String(number))
    guard let number = try? DecimalNumber(text.bytes, from: 0, to: text.count) else { return nil }
    self = number.trimmed(toFractionDigits: 0)
  }

  /// The number with zeros at the end of its fraction, up to a number of digits.
  func padded(toFractionDigits digits: Int) -> DecimalNumber {
    var result = self
    while result.scale < digits {
      let (product, isOver) = result.significand.multipliedReportingOverflow(by: 10)
      if isOver { break }
      result.significand = product
      result.scale += 1
    }
    return result
  }
}
