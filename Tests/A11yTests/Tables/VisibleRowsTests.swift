// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// A source that counts what it is asked for.
final class CountingSource: TableDataSource {
  let counts: [Int]
  private(set) var asked: [RowIndexPath] = []

  init(_ counts: [Int]) { self.counts = counts }

  var numberOfSections: Int { counts.count }

  func numberOfRows(inSection section: Int) -> Int { counts[section] }

  func titleForHeader(inSection section: Int) -> String? { "Section \(section)" }

  func row(at indexPath: RowIndexPath) -> DataRow {
    asked.append(indexPath)
    return ["n": CellValue(indexPath.row)]
  }
}

/// A random table, with a model of what it shows that is as plain as can be.
struct RandomTable {
  struct Section {
    var header: String?
    var footer: String?
    var isCollapsed: Bool
    var headerHeight: Double
    var footerHeight: Double
    var rows: [(height: Double, isHidden: Bool)]
  }

  var sections: [Section]
  var style: TableDescription.Style?

  init(_ random: inout SeededGenerator) {
    sections = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      let rows = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        (
          height: Double(Int.random(in: 0...60, using: &random)),
          isHidden: Int.random(in: 0...3, using: &random) == 0
        )
      }
      return Section(
        header: Bool.random(using: &random) ? "H" : nil,
        footer: Bool.random(using: &random) ? "F" : nil,
        isCollapsed: Int.random(in: 0...4, using: &random) == 0,
        headerHeight: Double(Int.random(in: 1...40, using: &random)),
        footerHeight: Double(Int.random(in: 1...40, using: &random)), rows: rows)
    }
    style = [nil, .plain, .grouped].randomElement(using: &random) ?? nil
  }

  /// Lays everything out from the top down, then keeps what overlaps the viewport.
  func visible(top: Double, height: Double) -> [TableItem] {
    var laidOut: [(item: TableItem, height: Double)] = []
    for (number, section) in sections.enumerated() {
      let shown = section.rows.indices.filter { !section.rows[$0].isHidden }
      if section.header != nil, section.isCollapsed || !shown.isEmpty {
        laidOut.append((.header(section: number), section.headerHeight))
      }
      if section.isCollapsed { continue }
      for row in shown {
        laidOut.append((.row(RowIndexPath(row: row, section: number)), section.rows[row].height))
      }
      if section.footer != nil, !shown.isEmpty {
        laidOut.append((.footer(section: number), section.footerHeight))
      }
    }
    var found: Set<TableItem> = []
    var y = 0.0
    for (item, itemHeight) in laidOut {
      if y < top + height, y + itemHeight > top { found.insert(item) }
      y += itemHeight
    }
    if style == .plain {
      // What floats shows with any row of its section.
      for case .row(let path) in found {
        found.insert(.header(section: path.section))
        found.insert(.footer(section: path.section))
      }
    }
    return laidOut.map(\.item).filter { found.contains($0) }
  }

  /// Numbers the rows that show, and takes some, with the headers above them, and footers behind the last ones.
  func visible(rows: ClosedRange<Int>) -> [TableItem] {
    var found: [TableItem] = []
    var number = 0
    for (index, section) in sections.enumerated() {
      let shown =
        section.isCollapsed ? [] : section.rows.indices.filter { !section.rows[$0].isHidden }
      let numbers = shown.indices.map { number + $0 + 1 }
      let taken = zip(shown, numbers).filter { rows.contains($1) }.map(\.0)
      // A collapsed section shows its header between the rows before and after it.
      let isBetween =
        section.isCollapsed && number + 1 >= rows.lowerBound && number < rows.upperBound
      if section.header != nil, !taken.isEmpty || isBetween {
        found.append(.header(section: index))
      }
      found += taken.map { .row(RowIndexPath(row: $0, section: index)) }
      number += shown.count
      if section.footer != nil, !shown.isEmpty, rows.contains(number) {
        found.append(.footer(section: index))
      }
    }
    return found
  }

  /// The same table as a document.
  func document(top: Double, height: Double) -> String {
    let sections = sections.enumerated().map { number, section in
      let rows = section.rows.enumerated().map { row, entry in
        #"{"n":"\#(number).\#(row)","$row":{"height":\#(entry.height),"hidden":\#(entry.isHidden)}}"#
      }
      let header = section.header.map { #""header":"\#($0)\#(number)","# } ?? ""
      let footer = section.footer.map { #""footer":"\#($0)\#(number)","# } ?? ""
      return
        #"{\#(header)\#(footer)"collapsed":\#(section.isCollapsed),"headerHeight":\#(section.headerHeight),"footerHeight":\#(section.footerHeight),"rows":[\#(rows.joined(separator: ","))]}"#
    }
    let style = style.map { #""style":"\#($0.rawValue)","# } ?? ""
    return
      #"{\#(style)"sections":[\#(sections.joined(separator: ","))],"visible":{"top":\#(top),"height":\#(height)}}"#
  }
}

extension RandomTable: TableDataSource {
  var numberOfSections: Int { sections.count }

  func numberOfRows(inSection section: Int) -> Int { sections[section].rows.count }

  func row(at indexPath: RowIndexPath) -> DataRow { [:] }

  func titleForHeader(inSection section: Int) -> String? { sections[section].header }

  func titleForFooter(inSection section: Int) -> String? { sections[section].footer }

  func heightForRow(at indexPath: RowIndexPath) -> Double? {
    sections[indexPath.section].rows[indexPath.row].height
  }

  func heightForHeader(inSection section: Int) -> Double? { sections[section].headerHeight }

  func heightForFooter(inSection section: Int) -> Double? { sections[section].footerHeight }

  func isHidden(at indexPath: RowIndexPath) -> Bool {
    sections[indexPath.section].rows[indexPath.row].isHidden
  }

  func isCollapsed(section: Int) -> Bool { sections[section].isCollapsed }
}

@Suite struct VisibleRowsTests {
  @Test func onlyVisibleRowsAreAskedFor() {
    let source = CountingSource([3, 1_000_000])
    for case .row(let indexPath) in VisibleRows(of: source, in: .rows(500_001...500_010)) {
      _ = source.row(at: indexPath)
    }
    #expect(source.asked == (499_997...500_006).map { RowIndexPath(row: $0, section: 1) })
  }

  @Test func pointsCountHeadersAndRows() {
    let source = CountingSource([2, 2])
    // A header is 28 high, a row 44: 0, 28, 72, 116, 144, 188.
    let visible = Array(VisibleRows(of: source, in: .points(top: 72, height: 44)))
    #expect(visible == [.row(RowIndexPath(row: 1, section: 0))])
    #expect(
      Array(VisibleRows(of: source, in: .points(top: 115, height: 30)))
        == [
          .row(RowIndexPath(row: 1, section: 0)), .header(section: 1),
          .row(RowIndexPath(row: 0, section: 1)),
        ])
  }

  @Test func randomTablesShowWhatThePlainModelShows() throws {
    var random = SeededGenerator(seed: 42)
    for round in 0..<400 {
      let table = RandomTable(&random)
      let top = Double(Int.random(in: 0...400, using: &random))
      let height = Double(Int.random(in: 1...300, using: &random))
      let expected = table.visible(top: top, height: height).map { item in
        switch item {
        case .header(let section): "H\(section)"
        case .footer(let section): "F\(section)"
        case .row(let path): "\(path.section).\(path.row)"
        }
      }
      let lines = try Labels.lines(table.document(top: top, height: height), blockLength: 64)
      #expect(lines == expected, "round \(round)")
      #expect(
        Array(VisibleRows(of: table, in: .points(top: top, height: height), style: table.style))
          == table.visible(top: top, height: height), "round \(round)")
    }
  }

  @Test func randomTablesShowTheRowsOfNumbersThatThePlainModelShows() throws {
    var random = SeededGenerator(seed: 43)
    for round in 0..<400 {
      let table = RandomTable(&random)
      let first = Int.random(in: 1...12, using: &random)
      let rows = first...(first + Int.random(in: 0...8, using: &random))
      let expected = table.visible(rows: rows)
      #expect(Array(VisibleRows(of: table, in: .rows(rows))) == expected, "round \(round)")
      let lines = try Labels.lines(
        table.document(top: 0, height: 1), viewport: .rows(rows), blockLength: 64)
      #expect(lines.count == expected.count, "round \(round)")
    }
  }

  @Test(
    "rows are cut out by number, with their header",
    arguments: [
      (1...1, ["A", "0.0"]), (2...3, ["A", "0.1", "end", "B", "1.0"]), (4...9, ["B", "1.1"]),
      (7...9, []),
    ])
  func rowsByNumber(_ rows: ClosedRange<Int>, _ lines: [String]) throws {
    let json = #"""
      {"sections":[{"header":"A","footer":"end","rows":["0.0",{"x":"h","$row":{"hidden":true}},"0.1"]},
                   {"header":"B","rows":["1.0","1.1"]}]}
      """#
    #expect(try Labels.lines(json, viewport: .rows(rows)) == lines)
  }

  @Test(
    "in the plain style headers and footers float",
    arguments: [
      (0, ["A", "0", "1", "a"]), (72, ["A", "1", "2", "a"]), (160, ["a", "B", "3", "b"]),
      (266, ["B", "4", "b"]),
    ])
  func titlesFloat(_ top: Int, _ lines: [String]) throws {
    let json = #"""
      {"style": "plain", "visible": {"top": \#(top), "height": 80}, "sections": [
        {"header": "A", "footer": "a", "rows": ["0", "1", "2"]}, {"header": "B", "footer": "b", "rows": ["3", "4"]}]}
      """#
    #expect(try Labels.lines(json) == lines)
    let grouped = json.replacing("plain", with: "grouped")
    #expect(
      try Labels.lines(grouped) == Labels.lines(json.replacing(#""style": "plain","#, with: "")))
    #expect(try Labels.lines(grouped) != lines)
  }
}
