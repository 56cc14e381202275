// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

@Suite struct LabelTests {
  static let stocks = ["company", "price=currency:USD", "change=percent:direction"]

  @Test func theStocksRowIsSaidWhole() throws {
    let row = #"{"company": "Apple Inc.", "price": 648.11, "change": 0.0185}"#
    #expect(try Labels.lines(row, fields: Self.stocks) == ["Apple Inc., $648.11, up 1.85%"])
  }

  @Test(
    "phrases are joined as the language joins them",
    arguments: [
      ("en-US", "a, b"), ("de-DE", "a, b"), ("ar-EG", "a، b"), ("ja-JP", "a、b"), ("zh-CN", "a，b"),
      ("xx", "a, b"),
    ])
  func joins(_ locale: String, _ label: String) throws {
    #expect(try Labels.lines(#"[["a", null, "", "b"]]"#, locale: locale) == [label])
  }

  @Test func withoutFieldsNumbersAndTruthSayTheirHeading() throws {
    let row = #"{"name":"Apple","volume":83399718,"active":false,"n":null,"text":"7"}"#
    #expect(try Labels.lines(row) == ["Apple, volume 83,399,718, active no, 7"])
  }

  @Test func theSignOfTheYenIsOfTheYuanInChinese() throws {
    let rows = "n,p\nA,¥5.50\nB,¥600.00\n"
    #expect(
      try Labels.lines(rows, locale: "zh-CN", sample: true) == ["A，¥5.50", "B，¥600.00"])
  }

  @Test func numbersWithPowersOfTenAreNoVersions() throws {
    let rows = "6.32e-03,1.80e+01\n2.731e-02,0.0e+00\n1.05393e+00,2.5e+01\n"
    #expect(
      try Labels.lines(rows, format: .csv, sample: true) == [
        "0.00632, 18", "0.02731, 0", "1.05393, 25",
      ])
  }

  @Test(
    "truth values in a list are said",
    arguments: [
      ("en-US", "[true, false]", "f yes, no"), ("de-DE", #"["a", true, 2]"#, "f a, ja, 2"),
      ("en-US", "[[false], null, {\"on\": true}]", "f no, on yes"),
    ])
  func truthInLists(_ locale: String, _ list: String, _ label: String) throws {
    let rows = #"[{"n":"Oslo","f":\#(list)},{"n":"Rome","f":["b"]}]"#
    #expect(try Labels.lines(rows, locale: locale, sample: true).first == "Oslo, \(label)")
  }

  @Test(
    "names that state a unit are honoured, and a value that does not fit stays",
    arguments: [
      ("price_usd", "-5", "price −$5.00"), ("valueInDollars", "96", "value $96.00"),
      ("n_eur", "1", "n €1.00"),
      ("change_pct", "1.85", "change 1.85%"), ("temp_c", "21", "temp 21°C"),
      ("distance_km", "12", "distance 12 km"),
      ("vitamin_c", "3", "vitamin c 3"), ("Year", "1970", "Year 1970"),
      ("user_id", "1234", "user id 1234"), ("log_id", "1234", "log id 1234"),
      ("revenue_k_usd", "5", "revenue k usd 5"),
      ("usd", "3", "usd 3"), ("price_usd", "\"n/a\"", "n/a"),
      ("Year", "\"1970-01-01\"", "1970-01-01"),
      ("price_usd", "\"7\"", "price $7.00"), ("price_usd", "[1]", "$1.00"),
      ("serialNumber", "\"x1\"", "x1"),
    ])
  func namesTell(_ name: String, _ value: String, _ label: String) throws {
    #expect(try Labels.lines("{\"\(name)\":\(value)}") == [label])
  }

  @Test func rowsWithoutNamesHaveNoHeadings() throws {
    let rows = #"[{"price":5},7,[8,"x"],{"price":9}]"#
    #expect(try Labels.lines(rows) == ["price 5", "7", "8, x", "price 9"])
    #expect(try Labels.lines(#"[[5],{"a":1}]"#) == ["5", "a 1"])
  }

  @Test func moreLocalesThanAreKeptChangeNothing() throws {
    // Parts of the world, by their numbers.
    let locales = (100..<412).map { "en-\($0)" } + ["de", "aa", "de"]
    let rows = locales.map { #"{"p":-5,"$row":{"locale":"\#($0)"}},{"p":-5}"# }
    let json = #"{"fields":["p=currency:EUR"],"rows":[\#(rows.joined(separator: ","))]}"#
    let lines = try Labels.lines(json)
    #expect(lines.count == locales.count * 2)
    for (index, locale) in locales.enumerated() {
      #expect(lines[index * 2 + 1] == "−€5.00")
      if locale == "de" { #expect(lines[index * 2] == "−5,00\u{A0}€") }
    }
  }

  @Test func aDeclaredTypeIsHeldToWhateverTheName() throws {
    let json =
      #"{"fields":[{"name":"price_usd","type":"number"}],"rows":[{"price_usd":5},{"price_usd":"n/a"}]}"#
    #expect(try #require(Labels.error(json)).reason == "expected a number, found \"n/a\"")
  }

  @Test func anImageDoesNotRepeatTheTitle() throws {
    let fields = ["text", "image=image", "more"]
    let rows = #"[["Cat","Cat","Cat"],["Cat","a cat","x"]]"#
    #expect(try Labels.lines(rows, fields: fields) == ["Cat, Cat", "Cat, a cat, x"])
  }

  // A debug build takes a minute and a half.
  @Test(.enabled(if: TestScope.current == .all, "Scripts/test all runs it"))
  func unknownNamesBeyondTheLimitAreSkipped() throws {
    let rows = (0..<70_000).map { #"{"id":\#($0),"k\#($0)":1}"# }.joined(separator: "\n")
    #expect(try Labels.lines(rows, fields: ["id=identifier"]).last == "69999")
    #expect(Labels.error(rows)?.code == .limit)
  }

  @Test func aLibraryUsersUnknownCurrencyIsStillSaid() throws {
    var labeler = RowLabeler(fields: [
      Field("a", say: .currency("XX")), Field("b", say: SayAs(.measure("banana"))), Field("$row"),
      Field("c"),
    ])
    let label = try labeler.label(for: ["a": -5, "b": -3, "c": true, "$row": 1])
    #expect(label == "−XX\u{A0}5.00, −3 banana, c yes")
  }

  @Test func aDataSourceIsLabelledRowByVisibleRow() throws {
    let source = CountingSource([2, 1_000])
    var labeler = RowLabeler(fields: [Field("n", say: .integer)])
    let lines = try labeler.labels(of: source, in: .rows(2...4)).map(\.label)
    #expect(lines == ["Section 0", "1", "Section 1", "0", "1"])
    #expect(source.asked.count == 3)
  }

  @Test func aFieldTellsWhatIsMissingAndWhatWordsStandForSigns() throws {
    let json = #"""
      {"fields": [
         {"name": "p", "say": {"as": "currency:USD", "missing": "no price", "heading": "always",
           "sign": {"positive": "gained", "negative": "lost", "zero": "flat"}}},
         {"name": "s", "categories": [{"value": 1, "label": "sunny"}], "missingValues": ["-99", "?"]},
         {"name": "low", "say": {"as": "text", "importance": "low"}}],
       "rows": [{"p": 5, "s": 1, "low": "x"}, {"p": -5, "s": "?"}, {"p": 0.001, "s": -99}, {"s": 2}]}
      """#
    #expect(
      try Labels.lines(json) == [
        "p gained $5.00, sunny", "p lost $5.00", "p flat", "no price, s 2",
      ])
  }

  @Test func nothingOfOneRowShowsInTheNext() throws {
    let rows = (0..<200).map { number in
      switch number % 8 {
      case 5: #"{"t":"Wi-Fi","on":true,"$row":{"prototype":"toggle"}}"#
      case 6: #"{"t":"Room","low":\#(number),"$row":{"prototype":"toggle","grouping":"separate"}}"#
      case 7: #"{"p":1,"$row":{"accessory":{"as":"slider","current":0.\#(number)}}}"#
      case 0: #"{"text":"T\#(number)","$row":{"prototype":"subtitle","locale":"de-DE"}}"#
      case 1: #"{"text":"S","detail":"D\#(number)","image":"I","$row":{"prototype":"value1"}}"#
      case 2: #"{"p":\#(number).5}"#
      case 3: #"{"q":"only q","$row":{"selected":true,"hint":"H"}}"#
      default: #"{}"#
      }
    }
    let head = #"""
      {"fields":["p=currency:USD","q"],
      "prototypes":{"toggle":{"fields":["t",{"name":"on","say":"switch"},
        {"name":"low","say":{"as":"number","importance":"low"}}]}},"rows":[
      """#
    var random = SeededGenerator(seed: 11)
    let shuffled = rows.shuffled(using: &random)
    let together = try Labels.lines(head + shuffled.joined(separator: ",") + "]}", as: .ndjson)
    for (row, line) in zip(shuffled, together) {
      let alone = try Labels.lines(head + row + "]}", as: .ndjson)
      #expect(alone.count == 1)
      // Where a row stands is all that may differ.
      let index = /"indexPath":{[^}]*}|"position":{[^}]*}/
      #expect(line.replacing(index, with: "") == alone.first?.replacing(index, with: ""))
    }
  }

  @Test func aLibraryUserLearnsWhichValueIsWrong() {
    var labeler = RowLabeler(fields: [Field("price", say: .currency("USD"))])
    #expect(throws: RowError(field: "price", reason: "expected a number, found \"n/a\"")) {
      try labeler.label(for: ["price": "n/a"])
    }
    #expect((try? labeler.label(for: ["price": -5, "other": "x"])) == "−$5.00")
  }

  /// Numbers of a program are texts that nobody has scanned.
  @Test(
    "a library user's number is read to the letter",
    arguments: [
      ("+9.50", "+$9.50"), ("1.e5", "$100,000.00"), ("9.50", "$9.50"), ("-9.50", "−$9.50"),
      ("x9.50", nil), ("1,2.50", nil), ("1..50", nil), ("--1.50", nil), ("\u{1B}c.12", nil),
      ("1.5x", nil), ("12.3/", nil),
    ] as [(String, String?)])
  func numbersOfALibraryUserAreChecked(_ number: String, _ label: String?) {
    var labeler = RowLabeler(fields: [
      Field("price", say: .currency("USD")), Field("part", say: .percent),
    ])
    #expect((try? labeler.label(for: ["price": .number(number)])) == label)
    // The same as a percent with the digits that are said.
    #expect((try? labeler.label(for: ["part": .number("0." + number)])) == nil)
  }
}
