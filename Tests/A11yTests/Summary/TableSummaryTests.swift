// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

@Suite("What is in a table, before its rows")
struct TableSummaryTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let what: String
    let input: String
    var level = SummaryLevel.normal
    var locale = LocaleIdentifier.enUS
    let lines: [String]
    var testDescription: String { what }
  }

  static func lines(
    _ input: String, _ level: SummaryLevel = .normal, _ locale: LocaleIdentifier = .enUS
  ) throws -> [String] {
    var labels = try LabelReader(MemorySource(input), locale: locale)
    var summarizer = TableSummarizer()
    while try summarizer.addNext(of: &labels) != nil {}
    return summarizer.summary(level).lines()
  }

  static let examples = [
    Example(
      what: "rows by their numbers, where what comes first is the same in most",
      input: "year,late\n2013,5\n2013,90\n2013,5\n2013,7\n",
      lines: [
        "rows: 4, columns: 2, repeated rows: 1", "year: always 2013",
        "late: lowest 5 (row 1, and 1 more), highest 90 (row 2), median 5",
      ]),
    Example(
      what: "a long text among others",
      input: "n,note\n5,no reply\n5,no reply\n5,\(String(repeating: "long ", count: 60))end\n",
      lines: [
        "rows: 3, columns: 2, repeated rows: 1", "n: always 5",
        "note: different values: 2, most common: no reply (2), "
          + String(repeating: "long ", count: 11) + "long… (1)",
      ]),
    Example(
      what: "places that are as common as each other, and one more than twice",
      input:
        "city,who\nOslo,Ann\nRome,Ann\nOslo,Bo\nRome,Cy\nLima,Di\nLima,Ed\nBonn,Flo\nBonn,Gil\n",
      lines: [
        "rows: 8, columns: 2", "city: different values: 4",
        "who: different values: 7, most common: Ann (2)",
      ]),
    Example(
      what: "numbers that say yes or no",
      input: "id,flag\na1,0\na2,1\na3,0\n", level: .full,
      lines: [
        "rows: 3, columns: 2", "id: all different",
        "flag: most common: 0 (2), 1 (1), sum 1, average 0.33",
      ]),
    Example(
      what: "what is among numbers",
      input: "id,v\na1,0.5\na2,inf\na3,7\na4,2\na5,inf\na6,8\n",
      lines: [
        "rows: 6, columns: 2", "id: all different",
        "v: lowest 0.5 (id a1), highest 8 (id a6), median 2, other values: 2 (inf)",
      ]),
    Example(
      what: "rows called by the dates that tell them apart",
      input: "station,day,high\nS1,2024-01-01,7\nS1,2024-01-02,1\nS1,2024-01-03,12\n",
      lines: [
        "rows: 3, columns: 3", "station: always S1", "day: Jan 1, 2024 to Jan 3, 2024",
        "high: lowest 1 (Jan 2, 2024), highest 12 (Jan 3, 2024), median 7",
      ]),
    Example(
      what: "a first column of amounts, which calls no row",
      input: "lat,mag\n1.5,4\n1.5,5\n2.5,7\n2.5,6\n3.5,6\n",
      lines: [
        "rows: 5, columns: 2",
        "lat: lowest 1.5 (row 1, and 1 more), highest 3.5 (row 5), median 2.5",
        "mag: lowest 4 (row 1), highest 7 (row 3), median 6",
      ]),
    Example(
      what: "the names of columns beyond twelve",
      input: (1...14).map { "c\($0)x" }.joined(separator: ",") + "\n"
        + String(repeating: "z,", count: 13) + "z\n",
      lines: ["rows: 1, columns: 14"] + (1...12).map { "c\($0)x: always z" }
        + ["and 2 more: c13x, c14x"]),
    Example(
      what: "extremes with their rows, and texts that all differ",
      input: "city,temp_c\nOslo,4\nRome,12\nBern,-3\n",
      lines: [
        "rows: 3, columns: 2", "city: all different",
        "temp: lowest −3°C (Bern), highest 12°C (Rome), median 4°C",
      ]),
    Example(
      what: "common values, and dates",
      input: "day,kind\n2024-01-05,a b\n2024-03-01,c d\n2024-02-01,a b\n",
      lines: [
        "rows: 3, columns: 2", "day: Jan 5, 2024 to Mar 1, 2024",
        "kind: different values: 2, most common: a b (2), c d (1)",
      ]),
    Example(
      what: "missing values, however they are written",
      input: "name,size\nAda,NA\nBob,5\nCy,\nDan,7\n",
      lines: [
        "rows: 4, columns: 2", "name: all different",
        "size: lowest 5 (Bob), highest 7 (Dan), median 5, missing: 2",
      ]),
    Example(
      what: "members that some rows lack", input: #"[{"a": "x", "b": 1}, {"a": "y"}]"#,
      lines: ["rows: 2, columns: 2", "a: all different", "b: most common: 1 (1), missing: 1"]),
    Example(
      what: "truth values and columns that are all one",
      input: #"[{"n": "x", "ok": true, "k": "z"}, {"n": "y", "ok": false, "k": "z"}]"#,
      lines: ["rows: 2, columns: 3", "n: all different", "ok: yes: 1, no: 1", "k: always z"]),
    Example(
      what: "details on demand",
      input:
        #"{"fields": ["n", {"name": "p", "say": {"as": "number", "importance": "low"}}], "rows": [{"n": "a", "p": 1}, {"n": "b", "p": 1}, {"n": "c"}]}"#,
      lines: ["rows: 3, columns: 2", "n: all different", "p: most common: 1 (2), missing: 1"]),
    Example(
      what: "nothing is always so that other values are beside",
      input: "n,v\na,1e999\nb,1e999\nc,5\n",
      lines: [
        "rows: 3, columns: 2", "n: all different",
        "v: most common: 5 (1), most common: 1e999 (2)",
      ]),
    Example(
      what: "all that is known, by Tukey's rule too",
      input: "name,price_usd\n"
        + (1...12).map { "item \($0),\($0 == 12 ? 500 : $0 - 2)\n" }.joined(), level: .full,
      lines: [
        "rows: 12, columns: 2", "name: all different",
        "price: lowest −$1.00 (item 1), highest $500.00 (item 12), median $4.00, sum $544.00, "
          + "average $45.33, middle half $1.00 to $7.00, zero: 1, below zero: 1, "
          + "far from the rest: 1, in rising order",
      ]),
    Example(
      what: "in brief, with the time that it covers",
      input: "day,kind\n2024-01-05,a b\n2024-03-01,c d\n2024-02-01,a b\n", level: .brief,
      lines: ["rows: 3, columns: 2, day Jan 5, 2024 to Mar 1, 2024", "day, kind"]),
    Example(
      what: "in another language", input: "Ort;Preis\nA;1,5 €\nB;2,5 €\nC;9,0 €\n",
      locale: .german,
      lines: [
        "Zeilen: 3, Spalten: 2", "Ort: alle verschieden",
        "Preis: kleinster Wert 1,50\u{A0}€ (A), größter Wert 9,00\u{A0}€ (C), Median 2,50\u{A0}€",
      ]),
    Example(
      what: "a table without rows", input: "[]", lines: ["rows: 0, columns: 0"]),
  ]

  @Test("a summary tells what there is", arguments: examples)
  func tells(_ example: Example) throws {
    #expect(try Self.lines(example.input, example.level, example.locale) == example.lines)
  }

  static let groups: [(input: String, by: String, lines: [String])] = [
    (
      "name,kind,price_usd\nA,tea,1.50\nB,cake,2.50\nC,tea,9\nD,,3\n", "kind",
      [
        "tea: rows: 2, price median $1.50", "cake: rows: 1, name always B, price always $2.50",
        "no values: rows: 1, name always D, price always $3.00",
      ]
    ),
    ("name,n\nA,1\nB,2\n", "other", []),
  ]

  @Test("rows of one value are told of together", arguments: groups)
  func tellsGroups(_ example: (input: String, by: String, lines: [String])) throws {
    var labels = try LabelReader(MemorySource(example.input), locale: .enUS)
    var summarizer = TableSummarizer(by: example.by)
    while try summarizer.addNext(of: &labels) != nil {}
    let summary = summarizer.summary(.normal)
    #expect(summary.groups.map(\.sentence) == example.lines)
    #expect(summary.lacksGroupColumn == example.lines.isEmpty)
  }

  @Test func rowsBeyondTheMostGroupsAreCounted() throws {
    let rows = (0..<(GroupTallies.mostGroups + 30)).map { "name \($0),\($0)\n" }.joined()
    var labels = try LabelReader(MemorySource("name,n\n" + rows), locale: .enUS)
    var summarizer = TableSummarizer(by: "name")
    while try summarizer.addNext(of: &labels) != nil {}
    let summary = summarizer.summary(.normal)
    #expect(summary.groups.count == GroupTallies.mostGroups)
    #expect(summary.lines().last == "and rows: 30 more")
  }

  @Test("each language has its own words", arguments: Language.all.map(\.code))
  func wordsAreOwn(_ code: String) throws {
    let input = "name,price\n" + (1...12).map { "item \($0),\($0 * $0)\n" }.joined()
    let lines = try Self.lines(input, .full, #require(LocaleIdentifier(code)))
    let english = try Self.lines(input, .full)
    #expect(code == "en" || zip(lines, english).allSatisfy { $0 != $1 })
    #expect(!lines.joined().contains("%"))
  }
}

@Suite("Sketches of many values")
struct SketchTests {
  @Test("a quantile is within its stated bound", arguments: [1_000, 5_000, 200_000])
  func quantilesAreNear(_ count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    var sketch = QuantileSketch()
    var values: [Int] = []
    for _ in 0..<count {
      let value = Int.random(in: -1_000_000...1_000_000, using: &random)
      values.append(value)
      let number = DecimalNumber(
        isNegative: value < 0, significand: UInt128(value.magnitude), scale: 3)
      sketch.add(number, number.approximation)
    }
    values.sort()
    #expect(sketch.isExact == (count < 4_096))
    for part in [0.01, 0.25, 0.5, 0.75, 0.99] {
      let found = Int((sketch.numbers(at: [part])[0].approximation * 1_000).rounded())
      let rank = Double(values.firstIndex { $0 >= found } ?? 0) / Double(count - 1)
      let bound = sketch.isExact ? 1.0 / Double(count) : QuantileSketch.rankError
      #expect(abs(rank - part) <= bound, "\(part): \(rank)")
    }
  }

  @Test("digits come back", arguments: ["3.0", "0.10", "-12.345", "1000000", "123456789.012345"])
  func digitsAreKept(_ text: String) throws {
    let bytes = ByteBuffer(text)
    let number = try DecimalNumber(bytes.bytes, from: 0, to: bytes.count)
    var sketch = QuantileSketch()
    sketch.add(number, number.approximation)
    #expect(sketch.numbers(at: [0.5]) == [number])
  }

  @Test("few numbers have their own median, however many digits they have")
  func digitsOfFewAreKept() throws {
    var sketch = QuantileSketch()
    let texts = ["1.5", "123456789.123456791", "123456789.123456789", "-2"]
    for text in texts {
      let bytes = ByteBuffer(text)
      let number = try DecimalNumber(bytes.bytes, from: 0, to: bytes.count)
      sketch.add(number, number.approximation)
    }
    #expect(sketch.isExact)
    #expect(sketch.numbers(at: [0.5, 1]).map(\.text) == ["1.5", "123456789.123456791"])
    #expect(sketch.numbers(at: [0.75]).map(\.text) == ["123456789.123456789"])
  }

  @Test("how many differ is within four standard errors", arguments: [100, 12_000, 300_000])
  func distinctIsNear(_ count: Int) {
    var counts = ValueCounts()
    for number in 0..<count * 2 { counts.add("value \(number % count)") }
    let error = abs(Double(counts.distinctCount - count)) / Double(count)
    #expect(counts.isExact == (count <= ValueCounts.mostHashed))
    #expect(error <= (counts.isExact ? 0 : 4 * DistinctSketch.standardError))
  }

  @Test func sumsAreExact() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      var (sum, cents) = (ExactSum(), 0)
      let count = Int.random(in: 1...50, using: &random)
      for _ in 0..<count {
        let value = Int.random(in: -100_000...100_000, using: &random)
        cents += value
        let scale = value % 10 == 0 ? 1 : 2
        let number = DecimalNumber(
          isNegative: value < 0,
          significand: UInt128((scale == 1 ? value / 10 : value).magnitude), scale: scale)
        sum.add(number, number.approximation)
      }
      #expect(sum.isExact)
      #expect(sum.total?.approximation == Double(cents) / 100)
      let mean = try #require(sum.mean(of: count))
      #expect(abs(mean.approximation - Double(cents) / 100 / Double(count)) <= 0.000_000_01)
    }
  }

  @Test func sumsOfAnySizeEnd() {
    var sum = ExactSum()
    for scale in [-200, 0, 300, 38] {
      let number = DecimalNumber(isNegative: false, significand: .max, scale: scale)
      sum.add(number, number.approximation)
    }
    #expect(!sum.isExact)
    #expect(sum.mean(of: 4) != nil)
  }
}
