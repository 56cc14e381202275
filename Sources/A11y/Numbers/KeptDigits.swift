// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The digits that a number keeps although its field is rounded to fewer.
///
/// How many digits a column has is found out from the sample of its rows. A later row may have a number that
/// means more of them: 0.0000001234 is not 0, and whoever writes $5.123 means each digit.
struct KeptDigits: Hashable, BitwiseCopyable, Sendable {
  /// The most digits, from the first above zero, of a number that is written as it is.
  var exact = 0
  /// The most digits after the point of a number that is written as it is.
  var exactFraction = 0
  /// How many digits, from the first above zero, rounding leaves at least.
  var least = 0
  /// How many digits a number has that rounding would leave fewer than ``least`` of.
  var restored = 0

  /// Nothing is kept: the digits were asked for.
  static let none = KeptDigits()
  /// What would be rounded to zero keeps its first two digits: $0.0042 is not nothing.
  static let aboveZero = KeptDigits(least: 1, restored: 2)
  /// What binary floating point is printed with keeps its first three digits; any shorter number is exact.
  static let ofFloating = KeptDigits(exact: 9, least: 3, restored: 3)
  /// What was stored in 32 bits keeps the six digits that these always hold; any of seven or fewer is exact.
  static let ofSinglePrecision = KeptDigits(exact: 7, least: 6, restored: 6)
  /// An amount of money keeps its first two digits, and all that somebody writes.
  static func ofMoney(exactFraction: Int) -> KeptDigits {
    KeptDigits(exactFraction: exactFraction, least: 2, restored: 2)
  }

  /// Rounds a number to a field's digits, but for those that it keeps.
  @inline(__always)
  func rounded(_ exact: DecimalNumber, to fraction: FractionDigits) -> DecimalNumber {
    guard let most = fraction.maximum else { return exact.rounded(toFractionDigits: nil) }
    var number = exact.rounded(toFractionDigits: most)
    if self != .none, exact.scale > most { number = keeping(exact, rounded: number, most) }
    return number.trimmed(toFractionDigits: fraction.minimum)
  }

  @inline(never)
  private func keeping(_ number: DecimalNumber, rounded: DecimalNumber, _ most: Int)
    -> DecimalNumber
  {
    let short = number.trimmed(toFractionDigits: 0)
    guard short.scale > most else { return rounded }
    if short.scale <= exactFraction || short.digitCount <= exact { return short }
    let left = rounded.isZero ? 0 : rounded.digitCount
    return left < least ? number.rounded(toDigits: restored) : rounded
  }
}
