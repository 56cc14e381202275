// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

@Suite struct SayTests {
  @Test(
    "a value is said as its field tells",
    arguments: [
      ("648.11", "currency:USD", "$648.11"), ("-5", "currency:USD", "−$5.00"),
      ("5", "currency:usd", "$5.00"), ("0.0042", "currency:USD", "$0.0042"),
      ("-0.000001234", "currency:USD", "−$0.0000012"), ("0.4", "currency:JPY", "¥0.4"),
      ("0.0042", "currency:USD:.00", "$0.00"), ("0.0", "currency:USD", "$0.00"),
      ("-5", "currency:USD:accounting", "($5.00)"), ("1234.5", "currency:JPY", "¥1,234"),
      ("1250", "currency:USD:.", "$1,250"), ("1.5", "currency:KWD", "KWD\u{A0}1.500"),
      ("0.0185", "percent", "1.85%"), ("0.0185", "percent:direction", "up 1.85%"),
      ("-0.0021", "percent:direction", "down 0.21%"), ("0", "percent:direction", "unchanged"),
      ("-0.00001", "percent:direction", "unchanged"), ("-0.00001", "percent", "0%"),
      ("1.85", "percent:whole", "1.85%"), ("0.5", "percent:.00", "50.00%"),
      ("1e-4", "percent", "0.01%"),
      ("5.10", "number", "5.10"), ("-5.10", "number:direction", "down 5.10"),
      ("5", "number:.00", "5.00"),
      ("12", "integer", "12"), ("12.0", "integer", "12"), ("\"12\"", "number", "12"),
      ("\" −3 \"", "number", "−3"),
      ("2024", "year", "2024"), ("\"2024-01-15\"", "date", "Jan 15, 2024"),
      ("\"2024-01-15\"", "date:short", "1/15/24"),
      ("\"2024-01-15\"", "date:full", "Monday, January 15, 2024"),
      ("\"2024-01-15T23:59:59Z\"", "date", "Jan 15, 2024"),
      ("\"10:30\"", "time", "10:30\u{202F}AM"),
      ("\"2024-01-15T10:30:00+02:00\"", "datetime", "Jan 15, 2024 at 10:30\u{202F}AM UTC+02:00"),
      ("\"1492-10-12\"", "date", "Oct 12, 1492"), ("\"0001-01-01\"", "date", "Jan 1, 1"),
      ("\"2024-01-15\"", "datetime", "Jan 15, 2024"), ("\"14:05:09\"", "time", "2:05:09\u{202F}PM"),
      ("\"10:30\"", "time:full", "10:30:00\u{202F}AM"),
      ("true", "yesno", "yes"), ("\"false\"", "yesno", "no"), ("21.5", "measure:celsius", "21.5°C"),
      ("-21.55", "measure:celsius:.0", "−21.6°C"), ("1", "measure:day", "1 day"),
      ("2", "measure:day", "2 days"),
      ("60", "measure:kilometer-per-hour", "60 km/h"), ("\"3B6E\"", "identifier", "3B6E"),
      ("7", "text", "7"),
      ("\"secret\"", "skip", ""), ("null", "currency:USD", ""), ("\"\"", "number", ""),
      ("\"  \"", "date", ""),
    ])
  func says(_ json: String, _ say: String, _ label: String) throws {
    #expect(try Labels.label(json, say) == label)
  }

  @Test(
    "a typed cell never guesses",
    arguments: [
      ("\"n/a\"", "number", "expected a number, found \"n/a\""),
      ("true", "currency:USD", "expected a number, found true"),
      ("[1]", "number", "expected a number, found an array"),
      ("{}", "percent", "expected a number, found an object"),
      ("5.5", "integer", "expected a whole number, found 5.5"),
      ("\"2024-02-30\"", "date", "expected a date such as 2024-01-15, found \"2024-02-30\""),
      ("\"23:59:60\"", "time", "expected a time such as 10:30, found \"23:59:60\""),
      ("\"0000-01-01\"", "date", "expected a date such as 2024-01-15, found \"0000-01-01\""),
      ("5", "date", "expected a date such as 2024-01-15, found 5"),
      ("\"25:00\"", "time", "expected a time such as 10:30, found \"25:00\""),
      ("\"maybe\"", "yesno", "expected true or false, found \"maybe\""),
      ("1e999", "number", "expected a number of at most 38 digits, found 1e999"),
    ])
  func neverGuesses(_ json: String, _ say: String, _ reason: String) throws {
    let error = try #require(Labels.error("[[\(json)]]", fields: ["value=\(say)"]))
    #expect(error.reason == reason)
    #expect(error.path == "[0].value" && error.column == 3)
  }

  @Test(
    "what can't be understood is named",
    arguments: [
      "curency:USD", "currency", "currency:XQZ", "currency:US", "percent:up", "text:direction",
      "date:.00",
      "measure:parsec2", "measure", "number:.0x", "", "number:", "yesno:short", "number:whole",
    ])
  func refuses(_ say: String) { #expect(throws: SayAsError.self) { try SayAs(say) } }

  @Test(
    "digits follow ICU's tokens",
    arguments: [(".00", 2, 2), (".##", 0, 2), (".0#", 1, 2), (".", 0, 0), (".0+", 1, nil)]
      as [(String, Int, Int?)])
  func digits(_ token: String, _ minimum: Int, _ maximum: Int?) {
    #expect(FractionDigits(token: token) == FractionDigits(minimum: minimum, maximum: maximum))
  }

  @Test func datesAreReadByTheirFormat() throws {
    let json = #"""
      {"fields": [{"name": "d", "type": "date", "format": "%d.%m.%Y"}, {"name": "t", "type": "time", "format": "%I:%M %p"}],
       "rows": [{"d": "15.01.2024", "t": "01:05 PM"}]}
      """#
    #expect(try Labels.lines(json) == ["Jan 15, 2024, 1:05\u{202F}PM"])
  }
}
