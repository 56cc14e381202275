// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

@Suite struct DecimalNumberTests {
  static func number(_ text: String) throws -> DecimalNumber {
    var digits = ByteBuffer()
    digits.append(text)
    digits.padWithZeros()
    return try DecimalNumber(digits.bytes, from: 0, to: digits.count)
  }

  @Test(
    "digits are kept as they are written",
    arguments: [
      ("0", "0"), ("-0", "0"), ("5.10", "5.10"), ("-648.11", "-648.11"), ("1e3", "1000"),
      ("1.5E+2", "150"), ("25e-3", "0.025"), ("9007199254740993.25", "9007199254740993.25"),
      ("12345678901234567890123456789012345678", "12345678901234567890123456789012345678"),
      ("0.00000000000000000000000001", "0.00000000000000000000000001"), ("0e400000", "0"),
      ("1e308", "1" + String(repeating: "0", count: 308)),
    ])
  func keepsDigits(_ text: String, _ expected: String) throws {
    #expect(try Self.number(text).rounded(toFractionDigits: nil).text == expected)
  }

  @Test(
    "what is no number, or too long for one, is refused",
    arguments: [
      "", "-", ".", "1.2.3", "abc", "1e", "1e+", "1x", "NaN", "1e999", "1e-401", "--1", "1,5",
      "999999999999999999999999999999999999999999", "1_000", "٣",
    ])
  func refuses(_ text: String) {
    #expect(throws: DecimalNumber.Fault.self) { try Self.number(text) }
  }

  @Test(
    "a half is rounded to the even digit, exactly",
    arguments: [
      ("2.675", 2, "2.68"), ("2.665", 2, "2.66"), ("2.5", 0, "2"), ("3.5", 0, "4"),
      ("-2.5", 0, "-2"),
      ("0.5", 0, "0"), ("-0.004", 2, "0.00"), ("1.005", 2, "1.00"), ("9.995", 2, "10.00"),
      ("2.50000000000000000000000000001", 0, "3"),
      ("99999999999999999999.5", 0, "100000000000000000000"),
      ("18446744073709551615.5", 0, "18446744073709551616"), ("1e-40", 2, "0.00"),
      ("12345678901234567890123456789012345678e-38", 10, "0.1234567890"),
    ])
  func roundsHalfToEven(_ text: String, _ digits: Int, _ expected: String) throws {
    #expect(try Self.number(text).rounded(toFractionDigits: digits).text == expected)
  }
}
