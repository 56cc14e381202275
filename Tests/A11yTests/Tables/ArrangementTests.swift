// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

@Suite struct ArrangementTests {
  static func lines(
    _ text: String, _ arrangement: Arrangement, section: String? = nil,
    viewport: Viewport? = nil, locale: String = "en-US"
  ) throws -> [String] {
    var options = ReadingOptions()
    options.takesSample = false
    options.arrangement = arrangement
    options.section = section
    options.viewport = viewport
    options.blockLength = 16
    return try Labels.lines(MemorySource(text), options, locale: locale)
  }

  @Test(arguments: [
    (
      #"[{"n": 10}, {"n": 9}, {"n": -1}, {"n": null}, {"n": 9.5}]"#,
      ["n −1", "n 9", "n 9.5", "n 10", ""]
    ),
    ("n,m\n10,\n9,\n-1,\n9.5,\n", ["n −1", "n 9", "n 9.5", "n 10"]),
    (#"[{"n": "b"}, {"n": "Ä"}, {"n": "a"}, {"x": 1}]"#, ["a", "Ä", "b", "x 1"]),
    (
      #"[{"n": 1e-3}, {"n": 0}, {"n": 1e30}, {"n": -1e30}]"#,
      [
        "n −1,000,000,000,000,000,000,000,000,000,000", "n 0", "n 0.001",
        "n 1,000,000,000,000,000,000,000,000,000,000",
      ]
    ),
    (#"[{"n": true}, {"n": "x"}, {"n": 5}]"#, ["n 5", "n yes", "x"]),
    // Units of one kind, each in its own.
    (
      #"[{"n": "2 h"}, {"n": "90 min"}, {"n": "1 d"}, {"n": "later"}, {"n": "45 s"}]"#,
      ["45 s", "90 min", "2 h", "1 d", "later"]
    ),
    (
      #"[{"n": "1:30 PM"}, {"n": "9:05 AM"}, {"n": "12:10 AM"}, {"n": "x"}]"#,
      ["12:10 AM", "9:05 AM", "1:30 PM", "x"]
    ),
    (
      #"[{"n": "1:01:12"}, {"n": "58:31"}, {"n": "9:05"}, {"n": "x"}]"#,
      ["9:05", "58:31", "1:01:12", "x"]
    ),
    (
      #"[{"n": "1.2 kg"}, {"n": "300 g"}, {"n": "1 t"}, {"n": "-2 g"}]"#,
      ["-2 g", "300 g", "1.2 kg", "1 t"]
    ),
    // Codes that are numbers, before those that are none.
    (
      #"{"fields": [{"name": "n", "say": "identifier"}], "rows": [[100], ["010"], [9], ["A1"], [-3], ["00"]]}"#,
      ["-3", "00", "9", "010", "100", "A1"]
    ),
    (
      #"{"fields": [{"name": "n", "format": "%d.%m.%Y", "say": "date"}], "rows": [["01.02.2024"], ["31.01.2023"], ["05.12.1950"]]}"#,
      ["Dec 5, 1950", "Jan 31, 2023", "Feb 1, 2024"]
    ),
  ]) func rowsAreSortedByMeaning(_ text: String, _ expected: [String]) throws {
    #expect(try Self.lines(text, .sorted(by: "n", descending: false)) == expected)
  }

  @Test func whereTheFirstIsTheSameTheNextDecides() throws {
    let text = "a,b,c\nx,2,1\ny,1,2\nx,10,3\ny,,4\nx,2,5\n"
    let fields = [SortField("a", isDescending: true), SortField("b")]
    let rows = try Self.lines(text, .sorted(by: fields)).map { $0.suffix(1) }
    #expect(rows == ["2", "4", "1", "5", "3"])
    let back = [
      SortField("a"), SortField("b", isDescending: true), SortField("c", isDescending: true),
    ]
    #expect(
      try Self.lines(text, .sorted(by: back)).map { $0.suffix(1) } == ["3", "5", "1", "2", "4"])
    #expect(throws: ReadingError.self) {
      try Self.lines(text, .sorted(by: [SortField("a"), SortField("z")]))
    }
  }

  @Test func rowsWithoutAValueAreLastInBothDirections() throws {
    let text = #"[{"n": 1}, {"n": null, "t": "none"}, {"n": 2}, {"n": 3}]"#
    #expect(
      try Self.lines(text, .sorted(by: "n", descending: true)) == ["n 3", "n 2", "n 1", "none"])
  }

  @Test func sectionsKeepTheirRows() throws {
    let text = #"""
      {"sections": [
        {"header": "B", "footer": "end", "rows": [{"n": 2}, {"n": 1}, {"n": 0, "$row": {"hidden": true}}]},
        {"header": "Closed", "collapsed": true, "rows": [{"n": 7}]},
        {"header": "A", "rows": [{"n": 5}, {"n": 4}]}]}
      """#
    #expect(
      try Self.lines(text, .sorted(by: "n", descending: false))
        == ["B", "n 1", "n 2", "end", "Closed", "A", "n 4", "n 5"])
    #expect(
      try Self.lines(text, .sorted(by: "n", descending: false), section: "A") == [
        "A", "n 4", "n 5",
      ])
    #expect(
      try Self.lines(
        text, .sorted(by: "n", descending: false), section: "1", viewport: .rows(2...2))
        == ["B", "n 2", "end"])
  }

  @Test func anErrorIsNamedWhereItStood() throws {
    let text = "[\n{\"n\": 2},\n  {\"n\": \"x\"},\n{\"n\": 1, \"m\": \"y\"}]"
    var options = ReadingOptions()
    options.takesSample = false
    options.arrangement = .sorted(by: "n", descending: false)
    options.fields = [Field("n", say: .integer), Field("m", say: .integer)]
    var labels = try LabelReader(MemorySource(text), options: options)
    var out = ByteBuffer()
    var seen: [String] = []
    while true {
      out.removeAll()
      do {
        guard try labels.next(into: &out) != nil else { break }
        seen.append(out.text())
      } catch {
        seen.append(error.description)
      }
    }
    #expect(
      seen == [
        #"3:9: [1].n: expected a number, found "x""#,
        #"4:15: [2].m: expected a number, found "y""#, "2",
      ])
  }

  @Test(
    arguments: [
      (
        Arrangement.indexed(by: "nope"), nil,
        #"1:1: no row has the field "nope" to sort by; there are n"#
      ),
      (.indexed(by: "n"), "Q", "1:1: there is no section 'Q'; there are 2: A, B"),
    ] as [(Arrangement, String?, String)])
  func aMistakeIsNamed(_ arrangement: Arrangement, _ section: String?, _ message: String) {
    let error = #expect(throws: ReadingError.self) {
      try Self.lines(#"[{"n": "a"}, {"n": "b"}]"#, arrangement, section: section)
    }
    #expect(error?.description == message)
  }

  @Test(arguments: ["[]", #"{"rows": []}"#, ""]) func anEmptyTableHasNoOrder(_ text: String) throws
  {
    #expect(try Self.lines(text, .indexed(by: "n")).isEmpty)
    #expect(try Self.lines(text, .sorted(by: "n", descending: true)).isEmpty)
  }

  @Test func whatOnlyANameSaysToBeANumberIsTextWhereItIsNone() throws {
    let text = #"[{"price_usd": 5}, {"price_usd": "call us"}, {"price_usd": 1}]"#
    #expect(
      try Self.lines(text, .sorted(by: "price_usd", descending: false))
        == ["price $1.00", "price $5.00", "call us"])
  }

  @Test func rowsOfOneSectionAreCountedAlone() throws {
    let text = #"[{"n": "b"}, {"n": "a"}, {"n": "bb"}]"#
    for arrangement in [Arrangement.indexed(by: "n"), .sorted(by: "n", descending: false)] {
      var options = ReadingOptions()
      options.takesSample = false
      options.arrangement = arrangement
      options.section = arrangement == .indexed(by: "n") ? "B" : nil
      let labels = try LabelReader(MemorySource(text), options: options)
      #expect(labels.rowCount == (options.section == nil ? 3 : 2))
    }
  }

  @Test(arguments: [("1", ["2", "a"]), ("2", ["2", "a"]), ("3", ["c"])])
  func aSectionIsItsHeaderBeforeItsNumber(_ choice: String, _ lines: [String]) throws {
    let text =
      #"{"sections": [{"header": "2", "indexTitle": "1", "rows": ["a"]}, {"rows": ["b"]}, {"rows": ["c"]}]}"#
    var options = ReadingOptions()
    options.takesSample = false
    options.section = choice
    #expect(try Labels.lines(MemorySource(text), options) == lines)
  }

  @Test func rowsWithoutNamesAreOrderedByTheirPlaces() throws {
    let text = #"[["b", 1], ["a", 3], ["c", 2]]"#
    #expect(try Self.lines(text, .sorted(by: "0", descending: false)) == ["a, 3", "b, 1", "c, 2"])
    #expect(try Self.lines(text, .sorted(by: "1", descending: false)) == ["b, 1", "c, 2", "a, 3"])
  }

  /// Random rows in every format give the same order as a plain sort.
  @Test func randomRowsAreSortedAsAPlainSortDoes() throws {
    var random = SeededGenerator(seed: 77)
    for _ in 0..<60 {
      let values = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        Double(Int.random(in: -50...50, using: &random)) / 4
      }
      let sorted = values.enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
      let expected = sorted.map { "\($0.offset)" }
      let objects = values.enumerated().map { #"{"id": "\#($0)", "v": \#($1)}"# }
      let csv = "id,v\n" + values.enumerated().map { "\"\($0)\",\($1)\n" }.joined()
      for text in [
        "[" + objects.joined(separator: ",\n") + "]", objects.joined(separator: "\n"), csv,
        #"{"rows": ["# + objects.joined(separator: ",") + "]}",
      ] {
        let lines = try Self.lines(text, .sorted(by: "v", descending: false))
        #expect(lines.map { String($0.prefix { $0 != "," }.drop { !$0.isNumber }) } == expected)
      }
    }
  }

  /// A row of one cell is no model for a blank line, which is no row.
  @Test(arguments: ["city,n\nOslo\n\nRome,2\n", "city,n\nOslo\nBern\n\n\nRome,2\n"])
  func blankLinesAreNotCounted(_ text: String) throws {
    var options = ReadingOptions()
    options.countsRows = true
    var labels = try LabelReader(MemorySource(text), options: options)
    var out = ByteBuffer()
    var count = 0
    while let item = try labels.next(into: &out) { count += item.isRow ? 1 : 0 }
    #expect(labels.rowCount == count)
  }

  @Test func countsAreThoseOfTheRowsThatShow() throws {
    let text = #"""
      {"sections": [{"rows": [["a"], {"0": "b", "$row": {"hidden": true}}]}, {"collapsed": true, "header": "H", "rows": [["c"]]},
      {"rows": [["d"], ["e"]]}], "visible": {"first": 2, "count": 1}}
      """#
    for arrangement in [nil, Arrangement.sorted(by: "0", descending: false)] {
      var options = ReadingOptions()
      options.takesSample = false
      options.countsRows = true
      options.arrangement = arrangement
      var labels = try LabelReader(MemorySource(text), options: options)
      var out = ByteBuffer()
      #expect(labels.rowCount == 3)
      while let item = try labels.next(into: &out) {
        if item.isRow { #expect(labels.rowNumber == 2) }
      }
      #expect(out.text().contains("d"))
    }
  }
}
