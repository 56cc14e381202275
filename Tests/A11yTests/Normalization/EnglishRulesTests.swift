// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

@Suite struct EnglishRulesTests {
  static func spoken(_ json: String, _ say: String) throws -> String {
    try Labels.lines("[[\(json)]]", as: .spoken, fields: ["value=\(say)"]).first ?? ""
  }

  @Test(
    "a typed value is written out as people say it",
    arguments: [
      ("648.11", "currency:USD", "six hundred forty eight dollars eleven cents"),
      ("0.02", "currency:USD", "two cents"),
      ("-5", "currency:USD", "minus five dollars"), ("1", "currency:USD", "one dollar"),
      ("-0.01", "currency:USD", "minus one cent"),
      ("1.01", "currency:GBP", "one pound one penny"),
      ("1.20", "currency:GBP", "one pound twenty pence"),
      ("30000000000", "currency:JPY", "thirty billion yen"),
      ("20.506", "currency:USD:.000", "twenty point five zero six dollars"),
      ("-5", "currency:USD:accounting", "minus five dollars"),
      ("2.5", "currency:CHF", "two Swiss francs fifty rappen"),
      ("0.0185", "percent:direction", "up one point eight five percent"),
      ("-0.5", "percent", "minus fifty percent"),
      ("0", "percent:direction", "unchanged"),
      (
        "83399718", "number",
        "eighty three million three hundred ninety nine thousand seven hundred eighteen"
      ),
      ("-0.05", "number", "minus zero point zero five"), ("1000000", "number", "one million"),
      ("0", "number", "zero"),
      ("1e36", "number", "one undecillion"), ("1970", "year", "nineteen seventy"),
      ("2005", "year", "two thousand five"),
      ("1905", "year", "nineteen oh five"), ("1900", "year", "nineteen hundred"),
      ("2024", "year", "twenty twenty four"),
      ("-38.2", "measure:celsius", "minus thirty eight point two degrees Celsius"),
      ("1", "measure:mile", "one mile"),
      ("\"2024-01-15\"", "date", "January fifteenth, twenty twenty four"),
      ("\"10:05\"", "time", "ten oh five a.m."),
      ("\"00:00\"", "time", "twelve a.m."), ("\"3B-7\"", "identifier", "three B dash seven"),
      ("\"Apple Inc.\"", "text", "Apple Incorporated"),
      ("\"from -$5, now 12%!\"", "text", "from minus five dollars, now twelve percent!"),
      (
        "\"$1,234.50 or $1,23\"", "text",
        "one thousand two hundred thirty four dollars fifty cents or one dollar twenty three cents"
      ),
    ])
  func writesOut(_ json: String, _ say: String, _ words: String) throws {
    #expect(try Self.spoken(json, say) == words)
  }

  @Test(
    "what few tables have is said by its kind",
    arguments: [
      ("3", "ordinal", "third", "3rd"), ("\"21st\"", "ordinal", "twenty first", "21st"),
      ("7505", "duration", "two hours five minutes five seconds", "2 hours 5 minutes 5 seconds"),
      ("\"P1DT2H\"", "duration", "one day two hours", "1 day 2 hours"),
      ("\"2:05:00\"", "duration", "two hours five minutes", "2 hours 5 minutes"),
      ("-90.5", "duration", "minus one minute thirty point five seconds", "−1 minute 30.5 seconds"),
      ("0", "duration", "zero seconds", "0 seconds"),
      ("1536000", "bytes", "one point five three six megabytes", "1.536 megabytes"),
      ("999", "bytes", "nine hundred ninety nine bytes", "999 bytes"),
      ("4.5", "rating:5", "four point five of five stars", "4.5 of 5 stars"),
      ("\"3/10\"", "rating:10", "three of ten stars", "3 of 10 stars"),
      ("\"-1 1/2\"", "fraction", "minus one and a half", "-1 1/2"),
      ("\"+1 555 123\"", "phone", "plus one, five five five, one two three", "+1 555 123"),
      ("\"a.b@gmail.com\"", "email", "a dot b at gmail dot com", "a.b@gmail.com"),
      ("\"10.0.0.1\"", "ip", "one zero dot zero dot zero dot one", "10.0.0.1"),
      ("\"A-1_x\"", "verbatim", "A dash one underscore X", "A-1_x"),
      ("\"v1.20\"", "version", "v one point twenty", "v1.20"),
      ("\"10–20\"", "range", "ten to twenty", "10–20"),
      ("\"-1/-2\"", "range", "minus one to minus two", "-1/-2"),
      ("\"2--1\"", "score", "two to minus one", "2--1"),
      ("\"3:1\"", "score", "three to one", "3:1"), ("\"XIV\"", "roman", "fourteen", "XIV"),
      ("\"seven\"", "roman", "seven", "seven"),
    ])
  func whatIsRareHasItsForm(_ json: String, _ say: String, _ words: String, _ label: String) throws
  {
    #expect(try Self.spoken(json, say) == words)
    #expect(try Labels.lines("[[\(json)]]", fields: ["value=\(say)"]) == [label])
  }

  @Test(
    "no part of a text is taken for an ordinal or a rating",
    arguments: [
      ("1,234", "ordinal"), ("1e3", "ordinal"), ("3/10", "ordinal"), ("21.5", "ordinal"),
      ("09:12", "ordinal"), ("2024-08-04", "ordinal"), ("5 min", "ordinal"),
      ("3/10", "rating:5"), ("0/0", "rating:5"), ("3/5/5", "rating:5"),
    ])
  func anotherNumberIsRefused(_ text: String, _ say: String) {
    #expect(throws: (any Error).self) {
      try Labels.lines("[[\"\(text)\"]]", fields: ["value=\(say)"])
    }
  }

  @Test func numbersThatDifferNeverSoundTheSame() throws {
    var random = SeededGenerator(seed: 5)
    for say in [
      "number", "currency:USD:.00", "currency:CHF:.00", "percent:.0000", "measure:kilometer",
      "number:direction",
    ] {
      var seen: [String: String] = [:]
      for _ in 0..<TestScope.rounds(2_000) {
        let digits = random.decimal(whole: 4, fraction: 3)
        let label = try Labels.label(digits, say)
        let words = try Self.spoken(digits, say)
        let isNegative = label.hasPrefix("−") || label.hasPrefix("down")
        #expect(isNegative == (words.hasPrefix("minus ") || words.hasPrefix("down ")), "\(digits)")
        // Labels that differ by zeros at the end alone are the same value.
        if let other = seen[words],
          Self.withoutTrailingZeros(other) != Self.withoutTrailingZeros(label)
        {
          Issue.record("\(other) and \(label) are both \(words)")
        }
        seen[words] = label
      }
    }
  }

  private static func withoutTrailingZeros(_ label: String) -> String {
    var digits = label.filter { !"0123456789.".contains($0) } + "|"
    var number = label.filter { "0123456789.".contains($0) }
    if number.contains(".") {
      while number.last == "0" { number.removeLast() }
      if number.last == "." { number.removeLast() }
    }
    digits += number
    return digits
  }

  @Test func linesAreSpokenOneForOne() throws {
    let lines = try Labels.lines("a\n\n$5\n\nb", as: .spoken, format: .lines)
    #expect(lines == ["a", "", "five dollars", "", "b"])
  }
}
