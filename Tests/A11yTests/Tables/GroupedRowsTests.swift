// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// Rows in groups with footers, and totals below the rows.
@Suite struct GroupedRowsTests {
  private static func lines(
    _ text: String, by column: String? = nil, sortedBy: [SortField] = [], _ totals: [String] = [],
    locale: String = "en-US"
  ) throws -> [String] {
    var options = ReadingOptions()
    if let column { options.arrangement = .grouped(by: column, sortedBy: sortedBy) }
    options.totals = try totals.map { try Total(argument: $0) }
    return try Labels.lines(MemorySource(text), options, locale: locale)
  }

  private static let companies = """
    company,sector,price_usd,founded_year
    Apple,Technology,648.11,1976
    Shell,Energy,27.50,1907
    Google,Technology,619.40,1998

    """

  @Test func aGroupHasItsValueAndItsMeans() throws {
    #expect(
      try Self.lines(Self.companies, by: "sector") == [
        "sector Technology", "Apple, price $648.11, founded year 1976",
        "Google, price $619.40, founded year 1998",
        "sector Technology: rows: 2, price average $633.76",
        "sector Energy", "Shell, price $27.50, founded year 1907",
        "sector Energy: rows: 1, price average $27.50",
      ])
  }

  @Test func aHeadingIsAsGoodAsANameAndRowsAreSorted() throws {
    #expect(
      try Self.lines(Self.companies, by: "Sector", sortedBy: [SortField("price_usd")], ["price"])
        == [
          "sector Technology", "Google, price $619.40, founded year 1998",
          "Apple, price $648.11, founded year 1976",
          "sector Technology: rows: 2, price sum $1,267.51",
          "sector Energy", "Shell, price $27.50, founded year 1907",
          "sector Energy: rows: 1, price sum $27.50",
          "rows: 3, price sum $1,295.01",
        ])
  }

  @Test(arguments: [
    (["price=mean"], "rows: 3, price average $431.67"),
    (["price=median"], "rows: 3, price median $619.40"),
    (
      ["price=lowest", "price=highest"],
      "rows: 3, price lowest $27.50 (Shell), price highest $648.11 (Apple)"
    ),
    (
      ["price_usd", "founded year=lowest"],
      "rows: 3, price sum $1,295.01, founded year lowest 1907 (Shell)"
    ),
    (["company"], "rows: 3"),
  ]) func aTotalIsBelowTheRows(_ totals: [String], _ footer: String) throws {
    let lines = try Self.lines(Self.companies, totals)
    #expect(lines.count == 4)
    #expect(lines.last == footer)
  }

  @Test func noRowIsCalledByItsGroup() throws {
    let lines = try Self.lines(
      "area,sold,goods\nNorth,5,tea\nNorth,9,rice\nSouth,7,salt\n", by: "area", ["sold=highest"])
    #expect(lines.filter { $0.contains(": ") }.allSatisfy { !$0.contains("(") })
    let named = try Self.lines(
      "area,name,sold\nNorth,Ann,5\nNorth,Bob,9\nSouth,Eve,7\n", by: "area", ["sold=highest"])
    #expect(named.contains("area North: rows: 2, sold highest 9 (Bob)"))
  }

  @Test func rowsWithoutTheValueAreAGroup() throws {
    let lines = try Self.lines(
      #"[{"n": "a", "k": "x"}, {"n": "b"}, {"n": "c", "k": null}, {"n": "d", "k": "x"}]"#, by: "k")
    #expect(
      lines == [
        "k x", "n a", "n d", "k x: rows: 2", "k no values", "n b", "n c", "k no values: rows: 2",
      ])
  }

  @Test(arguments: [
    ("de-DE", "Zeilen: 2, n Summe 3,75"), ("fr-FR", "lignes : 2, n somme 3,75"),
    ("ja-JP", "行数 2、n 合計 3.75"),
  ]) func theWordsAreOfTheTable(_ locale: String, _ footer: String) throws {
    let lines = try Self.lines(#"[{"n": 1.5}, {"n": 2.25}]"#, ["n"], locale: locale)
    #expect(lines.last == footer)
  }

  @Test(arguments: ["", "=sum", "price=total", "price="]) func whatIsNoTotalIsRefused(
    _ argument: String
  ) {
    #expect(throws: SayAsError.self) { try Total(argument: argument) }
  }

  @Test(arguments: [
    (
      "nope",
      #"1:1: no row has the field "nope" to group by; there are company, sector, price_usd, founded_year"#
    ),
    (
      "sectr",
      #"1:1: no row has the field "sectr" to group by (did you mean "sector"?); there are company, sector, price_usd, founded_year"#
    ),
  ]) func aColumnThatNoRowHasIsNamed(_ name: String, _ message: String) {
    let error = #expect(throws: ReadingError.self) { try Self.lines(Self.companies, by: name) }
    #expect(error?.description == message)
  }

  @Test func positionsCountTheFooterOfTheTable() throws {
    var options = ReadingOptions()
    options.totals = [Total(of: "n", .sum)]
    options.countsRows = true
    for arrangement in [nil, Arrangement.sorted(by: "n", descending: true)] {
      options.arrangement = arrangement
      var labels = try LabelReader(MemorySource(#"[{"n": 1}, {"n": 2}]"#), options: options)
      #expect(labels.rowCount == 2)
      #expect(labels.reader.sectionCounts?.titleCount == 1)
      var out = ByteBuffer()
      var items: [TableItem] = []
      while let item = try labels.next(into: &out) { items.append(item) }
      #expect(items.last == .footer(section: 1))
      #expect(labels.reader.section(at: 1).footer == "rows: 2, n sum 3")
    }
  }

  /// Groups hold each row once in the order of the data, and their sums are exact.
  @Test(arguments: 0..<60) func groupsArePartsOfTheWhole(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rows = (0..<Int.random(in: 1...40, using: &random)).map { number in
      (
        name: "row\(number)", group: "g\(Int.random(in: 0..<6, using: &random))",
        cents: Int.random(in: -99_999...99_999, using: &random)
      )
    }
    func amount(_ cents: Int) -> String {
      let part = String(abs(cents) % 100)
      return (cents < 0 ? "-" : "") + "\(abs(cents) / 100)." + (part.count < 2 ? "0" : "") + part
    }
    let text =
      "name,group,amount\n" + rows.map { "\($0.name),\($0.group),\(amount($0.cents))\n" }.joined()
    var options = ReadingOptions()
    options.arrangement = .grouped(by: "group")
    options.totals = [Total(of: "amount", .sum)]
    options.overrides = [Field("amount", say: try SayAs("number:.00"))]
    var labels = try LabelReader(MemorySource(text), options: options)
    var (found, sums) = ([String: [String]](), [String]())
    var group = ""
    var out = ByteBuffer()
    while let item = try labels.next(into: &out) {
      let line = out.text()
      out.removeAll()
      switch item {
      case .header: group = line
      case .row: found[group, default: []].append(String(line.prefix { $0 != "," }))
      case .footer: sums.append(line)
      }
    }
    var order: [String] = []
    for row in rows where !order.contains(row.group) { order.append(row.group) }
    let expected = Dictionary(grouping: rows, by: \.group)
    #expect(found.count == order.count)
    #expect(sums.count == order.count + 1)
    for (name, sum) in zip(order, sums) {
      let own = expected[name] ?? []
      // A heading may stand before the name.
      let key = found.keys.first { $0 == name || $0.hasSuffix(" " + name) }
      #expect(
        key.flatMap { found[$0] }?.map { $0.split(separator: " ").last.map(String.init) }
          == own.map(\.name))
      let digits = sum.filter { $0.isNumber || $0 == "." || $0 == "−" }
      #expect(digits.hasSuffix(amount(own.map(\.cents).reduce(0, +)).replacing("-", with: "−")))
    }
    let total = amount(rows.map(\.cents).reduce(0, +)).replacing("-", with: "−")
    #expect(sums.last?.filter { $0.isNumber || $0 == "." || $0 == "−" }.hasSuffix(total) == true)
  }
}
