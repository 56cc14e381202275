// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// A number as a workbook has it, with its digits as decimals, so that rounding is what people expect of them.
struct DecimalText {
  var isNegative = false
  private var significand: UInt64 = 0
  var isZero: Bool { significand == 0 }
  /// How many of the digits are behind the point.
  private var scale = 0

  /// The digits that a spreadsheet shows of a number without a format; what is behind them comes from binary fractions.
  private static let usualDigits = 15

  /// Reads a number: `12`, `-0.5`, `1.5E-7`; nil if it is none, or too large or small to be written out.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    let count = bytes.count
    if count > 0, unsafe bytes[0] == UInt8(ascii: "-") {
      isNegative = true
      index = 1
    }
    var digits = 0
    var hasPoint = false
    while index < count {
      let byte = unsafe bytes[index]
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if (0x30...0x39).contains(byte) {
        digits += 1
        if significand < 1_000_000_000_000_000_000 {
          significand = significand * 10 + UInt64(byte - 0x30)
          if hasPoint { scale += 1 }
        } else if !hasPoint {
          scale -= 1
        }
      } else {
        break
      }
      index += 1
    }
    guard digits > 0 else { return nil }
    if index < count {
      guard let exponent = unsafe Self.exponent(bytes, from: index) else { return nil }
      scale -= exponent
    }
    guard (-30...40).contains(scale) else { return nil }
  }

  private static func exponent(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard unsafe bytes[start] | 0x20 == UInt8(ascii: "e") else { return nil }
    let text = unsafe String(decoding: bytes[(start + 1)...], as: UTF8.self)
    return text.utf8.count <= 5 ? Int(text) : nil
  }

  /// Multiplies it by a power of ten.
  mutating func shift(by power: Int) { scale -= power }

  /// Rounds to a number of digits behind the point, halves away from zero, as spreadsheets do.
  mutating func round(toFraction digits: Int) {
    while scale > digits {
      let isLast = scale == digits + 1
      let rest = significand % 10
      significand /= 10
      // Digits further behind count only as part of this one.
      if isLast, rest >= 5 { significand += 1 }
      scale -= 1
    }
    if significand == 0 { isNegative = false }
  }

  /// Leaves out digits that no one has written.
  mutating func roundToUsualDigits() {
    let digits = Self.count(significand)
    if digits > Self.usualDigits { round(toFraction: scale - (digits - Self.usualDigits)) }
    while scale > 0, significand % 10 == 0 {
      significand /= 10
      scale -= 1
    }
    if significand == 0 { isNegative = false }
  }

  /// Appends it with at least so many digits before and behind the point.
  ///
  /// - Parameters:
  ///   - prefix: what stands between the sign and the digits.
  ///   - whole: the least number of digits before the point.
  ///   - fraction: the least number of digits behind it; zeros beyond are left out.
  ///   - out: takes the text.
  func append(prefix: String = "", whole: Int = 1, fraction: Int, into out: inout ByteBuffer) {
    if isNegative { out.append(UInt8(ascii: "-")) }
    out.append(prefix)
    var number = self
    while number.scale > fraction, number.significand % 10 == 0 {
      number.significand /= 10
      number.scale -= 1
    }
    let digits = Self.count(number.significand)
    let behind = max(number.scale, 0)
    for _ in 0..<max(max(whole, 1) - max(digits - behind, 0), 0) { out.append(UInt8(ascii: "0")) }
    // The digits from the first, zeros before the first of them, and the point where it is.
    for place in stride(from: max(digits, behind), to: 0, by: -1) {
      if place == behind { out.append(UInt8(ascii: ".")) }
      let digit =
        place > digits ? 0 : number.significand / Self.powers[place - 1] % 10
      out.append(UInt8(ascii: "0") + UInt8(digit))
    }
    if number.significand > 0 {
      for _ in 0..<max(-number.scale, 0) { out.append(UInt8(ascii: "0")) }
    }
    if fraction > behind {
      if behind == 0 { out.append(UInt8(ascii: ".")) }
      for _ in behind..<fraction { out.append(UInt8(ascii: "0")) }
    }
  }

  /// The powers of ten that fit.
  private static let powers = (0..<20).map { power in
    (0..<power).reduce(UInt64(1)) { result, _ in result * 10 }
  }

  /// How many digits a number has; none if it is zero.
  private static func count(_ number: UInt64) -> Int {
    powers.firstIndex { $0 > number } ?? powers.count
  }

  /// Its digits before the point, if it has none behind it.
  var wholeDigits: String? {
    guard scale <= 0 else { return nil }
    return String(significand) + (isZero ? "" : String(repeating: "0", count: -scale))
  }
}
