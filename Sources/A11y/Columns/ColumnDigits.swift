// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The digits after the point that the numbers of a column mean, where their text has others.
enum ColumnDigits {
  /// The most digits that are said of a number with the tail of binary floating point.
  private static let most = 6

  /// How many digits, from the first above zero, a number may have that is not printed from binary floating point.
  private static let mostExact = 14

  /// How many digits no number that a program has computed comes out with: each of fewer is meant.
  private static let mostByHand = 9

  /// How many digits tell a number of binary floating point apart from any other.
  private static let mostFloating = 17

  /// The least number that may be rounded to the digits of the others.
  private static let leastRounded = 1e-9

  /// The digits to say, and what later rows keep of theirs; nil for all that the text has.
  ///
  /// Numbers that all end in `.0` are whole. So are those among numbers as programs print binary floating
  /// point: with as many digits as each needs, and at least one. The tails of such numbers, as in
  /// `0.221000003814697`, are cut.
  static func of(_ values: [ColumnProfile.Value]) -> (digits: FractionDigits, kept: KeptDigits)? {
    var allWhole = true
    var hasFraction = false
    var hasTail = false
    var isFloating = true
    var hasLongFraction = false
    var least = Double.infinity
    var mostShort = 0
    var powers = 0
    for value in values {
      let hasPower = value.text.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
      if hasPower { powers += 1 }
      // What is written with a power of ten has any number of zeros, and none of them is a tail.
      if hasPower, let number = Double(value.text), number != 0, number.magnitude < leastRounded {
        return nil
      }
      guard let point = value.text.utf8.firstIndex(of: UInt8(ascii: ".")) else {
        isFloating = isFloating && hasPower
        continue
      }
      let fraction = value.text.utf8[value.text.utf8.index(after: point)...]
      hasFraction = true
      if !fraction.allSatisfy({ $0 == UInt8(ascii: "0") }) { allWhole = false }
      let digits = value.text.utf8.drop { !(0x31...0x39).contains($0) }
        .count { (0x30...0x39).contains($0) }
      // Written without a power of ten, no number that a program computes with has so many.
      if digits > mostFloating, !hasPower { return nil }
      if digits > mostExact { hasTail = true }
      if digits <= mostByHand { mostShort = max(mostShort, fraction.count) }
      if fraction.count > 1 {
        hasLongFraction = true
        isFloating = isFloating && fraction.last != UInt8(ascii: "0")
      }
      if let number = Double(value.text), number != 0 { least = min(least, number.magnitude) }
    }
    guard hasFraction else { return nil }
    // What is written with a power of ten has the digits of its form, and not those that it means.
    let upTo = { (FractionDigits(minimum: 0, maximum: $0), KeptDigits.ofFloating) }
    if powers == values.count, !hasTail { return upTo(15) }
    if let digits = singlePrecision(values) { return (digits, .ofSinglePrecision) }
    if allWhole { return upTo(9) }
    if let digits = padded(values) { return (digits, .ofFloating) }
    guard hasTail, least > leastRounded else {
      return isFloating && hasLongFraction ? upTo(15) : nil
    }
    // The smallest keeps three digits that count.
    var digits = max(most, mostShort)
    var scaled = least * 1000
    while scaled < 1 {
      scaled *= 10
      digits += 1
    }
    return upTo(digits)
  }

  /// The digits of amounts of money, where some have more than are usual; nil if the usual ones do.
  ///
  /// Whoever writes "$3.459" means each digit, and so does a price of fuel or a rate of exchange. What a program has divided
  /// has many more.
  static func ofWritten(
    _ values: [ColumnProfile.Value], decimal: Character, usual: Int
  ) -> FractionDigits? {
    var most = 0
    for value in values {
      most = max(most, fraction(of: value.text, decimal).count)
    }
    return most > usual && most <= mostWritten
      ? FractionDigits(minimum: usual, maximum: most) : nil
  }

  /// The digits of percents that are written with their sign: those that somebody writes; nil for the usual ones, where a
  /// program has divided.
  ///
  /// A later row may have more of them than the sample, and 99.999% is not 100%.
  static func ofPercents(_ values: [ColumnProfile.Value], decimal: Character) -> FractionDigits? {
    let isComputed = values.contains { fraction(of: $0.text, decimal).count > mostWritten }
    return isComputed ? nil : FractionDigits(minimum: 0, maximum: mostWritten)
  }

  /// The digits behind the decimal mark.
  private static func fraction(of text: String, _ decimal: Character) -> Substring {
    guard let mark = text.lastIndex(of: decimal) else { return "" }
    return text[text.index(after: mark)...].prefix { $0.isASCII && $0.isNumber }
  }

  /// The most digits that somebody writes.
  private static let mostWritten = 5

  /// The digits of amounts of money of which some are too small for a currency's usual ones; nil if the usual ones do.
  ///
  /// An amount that rounding would change by more than a hundredth is too small: 0.015 dollars, and not 3.499.
  static func ofSmallMoney(
    _ values: [ColumnProfile.Value], decimal: Character, usual: Int
  ) -> FractionDigits? {
    var most = usual
    var isSmall = false
    var unit = 1.0
    for _ in 0..<usual { unit /= 10 }
    for value in values {
      guard let mark = value.text.lastIndex(of: decimal) else { continue }
      let fraction = value.text[value.text.index(after: mark)...].prefix {
        $0.isASCII && $0.isNumber
      }
      guard fraction.count > usual else { continue }
      most = max(most, fraction.count)
      let whole = value.text[..<mark].reversed().prefix { $0.isASCII && $0.isNumber }.reversed()
      guard let amount = Double("\(String(whole)).\(fraction)"), amount > 0 else { continue }
      let rounded = (amount / unit).rounded() * unit
      if (amount - rounded).magnitude > amount / 100 { isSmall = true }
    }
    return isSmall ? FractionDigits(minimum: usual, maximum: min(most, mostOfMoney)) : nil
  }

  /// What amounts of money in later rows keep: as many digits as somebody writes, unless the sample has amounts that a
  /// program has computed.
  static func keptOfMoney(_ values: [ColumnProfile.Value], decimal: Character) -> KeptDigits {
    let isComputed = values.contains { fraction(of: $0.text, decimal).count > mostWritten }
    return isComputed ? .aboveZero : .ofMoney(exactFraction: mostWritten)
  }

  /// The most digits that are said of money.
  private static let mostOfMoney = 8

  /// The digits of numbers that a program padded with zeros to a length that none of them needs: `2.500000`.
  private static func padded(_ values: [ColumnProfile.Value]) -> FractionDigits? {
    var length: Int?
    var needed = 0
    for value in values {
      guard let point = value.text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
      let fraction = value.text.utf8[value.text.utf8.index(after: point)...]
      // The zeros of a power of ten are none of the number's.
      guard fraction.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      guard fraction.count >= leastPadded, length == nil || length == fraction.count else {
        return nil
      }
      length = fraction.count
      needed = max(
        needed, fraction.count - fraction.reversed().prefix { $0 == UInt8(ascii: "0") }.count)
    }
    guard let length, values.count > 1, needed + 2 <= length else { return nil }
    return FractionDigits(minimum: 0, maximum: needed)
  }

  /// The fewest digits behind the point that nobody writes by hand.
  private static let leastPadded = 5

  /// The digits of numbers that were stored in 32 bits and printed with more digits than those hold, such as 127.099998.
  ///
  /// Any number with so many digits is next to one of 32 bits, but a column whose numbers all are was stored as such.
  private static func singlePrecision(_ values: [ColumnProfile.Value]) -> FractionDigits? {
    var longCount = 0
    var hasTail = false
    var most = 0
    var mostWritten = 0
    for value in values {
      guard let point = value.text.utf8.firstIndex(of: UInt8(ascii: ".")) else { continue }
      let written = value.text.utf8.distance(from: point, to: value.text.utf8.endIndex) - 1
      guard let number = Double(value.text), let single = Float(value.text), single.isFinite else {
        return nil
      }
      let digits = value.text.utf8.drop { !(0x31...0x39).contains($0) }
        .count { (0x30...0x39).contains($0) }
      let shortest = "\(single)"
      guard !shortest.contains("e"), let mark = shortest.utf8.firstIndex(of: UInt8(ascii: "."))
      else {
        return nil
      }
      var fraction = shortest.utf8.distance(from: mark, to: shortest.utf8.endIndex) - 1
      if shortest.hasSuffix(".0") { fraction = 0 }
      most = max(most, min(fraction, written))
      mostWritten = max(mostWritten, written)
      guard digits > mostSingle else { continue }
      longCount += 1
      var unit = 1.0
      for _ in 0..<min(written, 20) { unit /= 10 }
      guard (number - Double(single)).magnitude <= unit * 0.501 else { return nil }
      if fraction + 3 <= written { hasTail = true }
    }
    guard hasTail, longCount >= leastLong, most <= mostShort, most < mostWritten else { return nil }
    return FractionDigits(minimum: 0, maximum: most)
  }

  /// How many digits a number of 32 bits always holds.
  private static let mostSingle = 7
  /// The most digits that such numbers were meant to have; more may be their own.
  private static let mostShort = 4
  /// How many numbers with more digits prove that all were stored so.
  private static let leastLong = 3
}
