// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// Digits that are rounded as text, against whole numbers that are divided.
@Suite struct RoundedDigitsTests {
  /// The digits and how many of them stand before the point; nil when there are none for a number.
  private static func digits(_ number: String, scale: Int, fraction: Int) -> (String, Int)? {
    let text = ByteBuffer(number + ",")
    guard
      let digits = RoundedDigits(
        text.bytes, from: 0, to: number.utf8.count, scale: scale, fraction: fraction)
    else { return nil }
    var out = ByteBuffer()
    var end = 0
    out.write(word: digits.word, count: digits.wholeCount + fraction, at: &end)
    out.extend(to: end)
    return ((digits.isNegative ? "-" : "") + out.text(), digits.wholeCount)
  }

  @Test(
    "a number is rounded half to even",
    arguments: [
      ("38.15", 2, 2, "3815", 2), ("-38.15", 2, 2, "-3815", 2), ("5", 2, 2, "500", 1),
      ("0.05", 2, 2, "005", 1), ("0.0185", 4, 2, "185", 1), ("-0.07459", 4, 2, "-746", 1),
      ("1.0185", 4, 2, "10185", 3), ("123.4567", 2, 2, "12346", 3), ("1.005", 2, 2, "100", 1),
      ("1.015", 2, 2, "102", 1), ("1.0051", 2, 2, "101", 1), ("1.999", 2, 2, "200", 1),
      ("19.996", 2, 2, "2000", 2), ("123456.78", 2, 2, "12345678", 6), ("0.5", 1, 1, "05", 1),
      ("0.00005", 4, 2, nil, 0), ("0.00015", 4, 2, "002", 1),
    ] as [(String, Int, Int, String?, Int)])
  func isRounded(
    _ number: String, _ scale: Int, _ fraction: Int, _ digits: String?, _ wholeCount: Int
  ) {
    let found = Self.digits(number, scale: scale, fraction: fraction)
    #expect(found?.0 == digits)
    #expect(found?.1 ?? 0 == wholeCount)
  }

  @Test(
    "what is no short number is left to others",
    arguments: [
      "", "-", ".", ".5", "1e3", "1.2.3", "1-2", "12345678.9", "1.23456789", "0", "-0.0", "9.999",
      "99999999.99", "1 2", "１２",
    ])
  func isLeft(_ number: String) {
    #expect(Self.digits(number, scale: 2, fraction: 2)?.0 == nil)
  }

  @Test func digitsAreThoseOfADivision() throws {
    var random = SeededGenerator(seed: 21)
    var found = 0
    for _ in 0..<50_000 {
      let whole = Int.random(in: 1...6, using: &random)
      let rest = Int.random(in: 0...(8 - whole), using: &random)
      let value = Int.random(in: 0..<powerOfTen(whole + rest), using: &random)
      let fraction = Int.random(in: 1...2, using: &random)
      let scale = fraction + (Bool.random(using: &random) ? 2 : 0)
      let sign = Bool.random(using: &random) ? "-" : ""
      let tail = value % powerOfTen(rest)
      let number =
        sign + "\(value / powerOfTen(rest))"
        + (rest == 0 ? "" : "." + zeroPadded(tail, rest))
      guard let (digits, wholeCount) = Self.digits(number, scale: scale, fraction: fraction) else {
        continue
      }
      found += 1
      let rounded = Self.rounded(value, from: rest, to: scale)
      #expect(digits == sign + zeroPadded(rounded, fraction + 1), "\(number) at \(scale)")
      #expect(wholeCount == digits.utf8.count - sign.utf8.count - fraction, "\(number)")
    }
    #expect(found > 25_000)
  }

  private static func rounded(_ value: Int, from scale: Int, to target: Int) -> Int {
    guard scale > target else { return value * powerOfTen(target - scale) }
    let divisor = powerOfTen(scale - target)
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    let twice = remainder * 2
    return quotient + (twice > divisor || (twice == divisor && quotient % 2 == 1) ? 1 : 0)
  }
}

private func powerOfTen(_ exponent: Int) -> Int {
  (0..<exponent).reduce(1) { power, _ in power * 10 }
}

private func zeroPadded(_ value: Int, _ count: Int) -> String {
  let digits = "\(value)"
  return String(repeating: "0", count: max(count - digits.utf8.count, 0)) + digits
}
