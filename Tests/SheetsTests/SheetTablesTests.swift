// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import A11y
import Testing

@testable import Sheets

/// Tables on sheets that are made of rows of cells: texts, and numbers and amounts where they are some.
@Suite struct SheetTablesTests {
  /// Rows that are in memory.
  private final class Rows: SheetSource {
    private var rows: [SheetRow]

    init(_ sheet: String, _ merged: [MergedCells]) {
      var merges = MergedRows(merged)
      rows = sheet.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
        let row = SheetRow()
        row.number = $0 + 1
        for (column, cell) in $1.split(separator: "|", omittingEmptySubsequences: false)
          .enumerated()
        where !cell.isEmpty {
          let kind: SheetRow.Kind =
            Double(cell) != nil ? .number : "$%".contains { cell.contains($0) } ? .amount : .text
          row.add(column: column, kind) { $0.append(String(cell)) }
        }
        merges.complete(row)
        return row
      }.filter { !$0.cells.isEmpty }.reversed()
    }

    func next() -> SheetRow? { rows.popLast() }
    func reuse(_ row: SheetRow) { row.removeAll() }
  }

  private static func lines(_ sheet: String, _ merged: [MergedCells] = []) throws -> [String] {
    let tables = try SheetTables(Rows(sheet, merged))
    var out = ByteBuffer()
    while try tables.appendNext(into: &out) {}
    return out.text().split(separator: "\n").map(String.init)
  }

  @Test("a line tells which row of the sheet it was written for")
  func linesHaveRows() {
    var places = RowPlaces()
    for row in [2, 3, 4, 9, 10] { places.add(row: row) }
    #expect((1...5).map(places.row(ofLine:)) == [2, 3, 4, 9, 10])
    #expect(places.row(ofLine: 6) == nil)
  }

  @Test(
    "the names of columns are found",
    arguments: [
      (
        "city|snow\nOslo|12\nRome|0",
        [#"{"city": "Oslo", "snow": 12}"#, #"{"city": "Rome", "snow": 0}"#]
      ),
      (
        "Snow in cities\n\ncity|snow\nOslo|12\nRome|0",
        [#"{"city": "Oslo", "snow": 12}"#, #"{"city": "Rome", "snow": 0}"#]
      ),
      (
        // Notes as wide as the table, of which one has a gap.
        "Lots of people\nat|the|top|of it\nor|merging||cells\nName|Job|Age|Pets\nAnn|singer|69|1\nBob|actor|60|2\nCy|actor|61|0",
        [
          #"{"Name": "Ann", "Job": "singer", "Age": 69, "Pets": 1}"#,
          #"{"Name": "Bob", "Job": "actor", "Age": 60, "Pets": 2}"#,
          #"{"Name": "Cy", "Job": "actor", "Age": 61, "Pets": 0}"#,
        ]
      ),
      (
        // Another table stands beside it from the second row on.
        "Name|Age\nAnn|34||Label|Sum\nBob|41||Ann|34\nCy|29||Bob|41",
        [
          #"{"Name": "Ann", "Age": 34, "column 3": "Label", "column 4": "Sum"}"#,
          #"{"Name": "Bob", "Age": 41, "column 3": "Ann", "column 4": 34}"#,
          #"{"Name": "Cy", "Age": 29, "column 3": "Bob", "column 4": 41}"#,
        ]
      ),
      (
        // The fields of a form are no names.
        "Author|Jane\nDate|45000\nRegion|Urban|Rural|Births\nA|1|2|3\nB|4|5|6",
        [
          #"{"Region": "A", "Urban": 1, "Rural": 2, "Births": 3}"#,
          #"{"Region": "B", "Urban": 4, "Rural": 5, "Births": 6}"#,
        ]
      ),
      ("|snow\nOslo|12\nRome|0", [#"{"": "Oslo", "snow": 12}"#, #"{"": "Rome", "snow": 0}"#]),
      ("Oslo|12\nRome|0", [#"["Oslo", 12]"#, #"["Rome", 0]"#]),
      ("n|n\n1|2\n3|4", [#"{"n": 1, "n 2": 2}"#, #"{"n": 3, "n 2": 4}"#]),
      (
        "a|b\n1|2|3\n4|",
        [#"{"a": 1, "b": 2, "column 3": 3}"#, #"{"a": 4, "b": null, "column 3": null}"#]
      ),
      (
        "city|2019|2020\nOslo|5|6\nRome|7|8",
        [#"{"city": "Oslo", "2019": 5, "2020": 6}"#, #"{"city": "Rome", "2019": 7, "2020": 8}"#]
      ),
      (
        "a|b\n1|2\n\n\nc|d\nx|y\nz|w",
        [#"{"a": 1, "b": 2}"#, #"{"c": "x", "d": "y"}"#, #"{"c": "z", "d": "w"}"#]
      ),
      (
        "a|b\n1|2\n\nNotes\nc|d\nx|y",
        [#"{"a": 1, "b": 2}"#, #"["Notes"]"#, #"{"c": "x", "d": "y"}"#]
      ),
      (
        "a|b\n1|2\n\n3|4\n\nSource: us",
        [#"{"a": 1, "b": 2}"#, #"{"a": 3, "b": 4}"#, #"{"a": "Source: us", "b": null}"#]
      ),
    ] as [(String, [String])])
  func names(_ sheet: String, _ lines: [String]) throws {
    #expect(try Self.lines(sheet) == lines)
  }

  @Test func namesOfGroupsJoinThoseBelow() throws {
    let merged = ["A1:A2", "B1:C1", "D1:E1"].compactMap { MergedCells($0) }
    let lines = try Self.lines("City|2019||2020\n|Q1|Q2|Q1|Q2\nOslo|1|2|3|4", merged)
    #expect(lines == [#"{"City": "Oslo", "2019 Q1": 1, "2019 Q2": 2, "2020 Q1": 3, "2020 Q2": 4}"#])
  }

  /// A group of one column is one where amounts, and not texts alone, are below the names.
  @Test func groupsMayHaveOneColumn() throws {
    let merged = ["B1:C1"].compactMap { MergedCells($0) }
    let lines = try Self.lines(
      "|Sales||Share\nShop|Q1|Q2|Web\nHavn|$12|$13|40%\nRibe|$7|$8|3%", merged)
    #expect(
      lines == [
        #"{"Shop": "Havn", "Sales Q1": "$12", "Sales Q2": "$13", "Share Web": "40%"}"#,
        #"{"Shop": "Ribe", "Sales Q1": "$7", "Sales Q2": "$8", "Share Web": "3%"}"#,
      ])
  }

  @Test func mergedCellsAreTheValueOfEachRow() throws {
    let merged = ["A2:A3"].compactMap { MergedCells($0) }
    let lines = try Self.lines("room|books\nReading|5\n|6\nCellar|7", merged)
    #expect(
      lines.map { $0.prefix(17) } == [
        #"{"room": "Reading"#, #"{"room": "Reading"#, #"{"room": "Cellar""#,
      ])
  }

  @Test func titlesStandAbove() throws {
    let tables = try SheetTables(Rows("Budget\nIn dollars|2024\n\na|b|c\n1|2|3\n4|5|6", []))
    #expect(tables.titles == ["Budget", "In dollars 2024"] || tables.titles == ["Budget"])
  }

  @Test(
    "references name columns and rows",
    arguments: [("A1", 0, 1), ("Z9", 25, 9), ("AA10", 26, 10), ("XFD1048576", 16_383, 1_048_576)])
  func references(_ text: String, _ column: Int, _ row: Int) throws {
    let position = try #require(CellReference.position(text[...]))
    #expect(position == (column, row))
  }

  @Test("what is no reference is none", arguments: ["", "A", "1", "A0", "XFE1", "A1048577", "a1"])
  func noReference(_ text: String) {
    #expect(CellReference.position(text[...]) == nil)
  }
}
