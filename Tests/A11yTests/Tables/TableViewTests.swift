// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

@Suite struct TableViewTests {
  /// A source whose rows can change, and that counts what it is asked for.
  final class Model: TableDataSource {
    var counts: [Int]
    var asked: [RowIndexPath] = []

    init(_ counts: [Int]) { self.counts = counts }

    var numberOfSections: Int { counts.count }

    func numberOfRows(inSection section: Int) -> Int { counts[section] }

    func titleForHeader(inSection section: Int) -> String? { "Section \(section)" }

    func titleForFooter(inSection section: Int) -> String? { nil }

    var sectionIndexTitles: [String] { counts.indices.map { "S\($0)" } }

    func row(at indexPath: RowIndexPath) -> DataRow {
      asked.append(indexPath)
      return ["n": CellValue(indexPath.row)]
    }
  }

  @Test func rowsAreAskedForAsTheyComeIntoView() {
    let model = Model([1_000_000])
    var table = TableView(dataSource: model, height: 440)
    table.scroll(to: 28)
    #expect(table.visibleRows().count == 10)
    #expect(model.asked == (0..<10).map { RowIndexPath(row: $0, section: 0) })
    // What is on the screen is not asked for again, also when it moves.
    _ = table.visibleRows()
    table.scroll(to: 28 + 88)
    #expect(table.visibleRows().count == 10)
    #expect(model.asked.count == 12)
    table.scrollToRow(at: RowIndexPath(row: 999_999, section: 0))
    #expect(table.visibleRows().last?.row?["n"] == 999_999)
    #expect(model.asked.count == 22)
  }

  @Test func afterReloadDataEverythingIsAskedAnew() throws {
    let model = Model([3])
    var table = TableView(dataSource: model, height: 480)
    var labeler = RowLabeler(fields: [Field("n", say: .integer)])
    #expect(try labeler.labels(of: &table).map(\.label) == ["Section 0", "0", "1", "2"])
    model.counts = [1, 1]
    table.reloadData()
    #expect(
      try labeler.labels(of: &table).map(\.label) == ["Section 0", "0", "Section 1", "0"])
    #expect(model.asked.count == 5)
    #expect(table.scrollPosition == VisibleRowRange(rows: 1...2, count: 2))
  }

  @Test func scrollingByPageAnnouncesRows() {
    var heights = TableDescription.Heights()
    heights.row = 40
    heights.header = 0
    var table = TableView(dataSource: Model([300, 200]), height: 400, heights: heights)
    #expect(table.scrollPosition.announcement(in: .enUS) == "Rows 1 to 10 of 500")
    #expect(table.scrollPage(.down)?.announcement(in: .enUS) == "Rows 11 to 20 of 500")
    table.scroll(to: 80)
    #expect(table.scrollPosition.announcement(in: .enUS) == "Rows 3 to 12 of 500")
    #expect(table.scrollPage(.up)?.rows == 1...10)
    #expect(table.scrollPage(.up) == nil)
    table.scroll(toSectionIndexTitle: "S1")
    #expect(table.scrollPosition.rows == 301...310)
    table.scroll(to: .greatestFiniteMagnitude)
    #expect(table.scrollPage(.down) == nil)
    #expect(table.scrollPosition.rows == 491...500)
  }

  @Test(arguments: [
    ("de-DE", "Zeilen 1.201 bis 1.210 von 5.000"), ("ru-RU", "Строки с 1201 по 1210 из 5000"),
    ("ja-JP", "5,000行中1,201行目から1,210行目"),
  ]) func anAnnouncementIsInItsLocale(_ locale: String, _ expected: String) throws {
    let index = VisibleRowRange(rows: 1201...1210, count: 5000)
    // Russian groups with a space that does not break.
    let said = index.announcement(in: try #require(LocaleIdentifier(locale)))
    #expect(said.filter { $0 != "\u{A0}" } == expected)
  }

  @Test func theLastWordIsOnStateAlone() throws {
    let model = Model([3])
    var table = TableView(dataSource: model, height: 480)
    table.title = "Numbers"
    table.willDisplay = { row, indexPath, state in
      state.isSelected = row["n"] == 1
      if indexPath.row == 2 { state.isEnabled = false }
    }
    var labeler = RowLabeler(fields: [Field("n", say: .integer)])
    let elements = try labeler.elements(of: &table)
    #expect(elements.map(\.label) == ["Numbers", "Section 0", "0", "1", "2"])
    #expect(elements.map(\.traits) == [.header, .header, [], .selected, .notEnabled])
    #expect(elements.map(\.position?.index) == [nil, nil, 1, 2, 3])
    #expect(elements[0].container == nil)
    #expect(elements[2].container?.title == "Numbers")
    #expect(elements[2].container?.rowCount == 3)
    #expect(elements[2].container?.allowsSelection == true)
  }

  @Test func anotherSourceIsAskedForEverything() {
    var table = TableView(
      dataSource: IndexedRows([["n": "a"]], by: "n", locale: .enUS), height: 480)
    #expect(table.visibleRows().count == 2)
    table.dataSource = IndexedRows([["n": "b"], ["n": "c"]], by: "n", locale: .enUS)
    #expect(table.visibleRows().compactMap { $0.row?["n"] } == ["b", "c"])
    table.willDisplay = { _, _, state in state.isSelected = true }
    #expect(table.visibleRows().compactMap { $0.row?.state.isSelected } == [true, true])
  }

  @Test func whatIsNotThereTrapsNothing() {
    let source = IndexedRows([], by: "n", locale: .enUS)
    #expect(source.row(at: RowIndexPath(row: 3, section: -1)).cells.isEmpty)
    #expect(source.titleForHeader(inSection: 7) == nil)
    var table = TableView(dataSource: Model([-3, 2]), height: 100)
    table.scroll(to: .nan)
    table.scroll(to: -.infinity)
    table.scrollToRow(at: RowIndexPath(row: 0, section: 0))
    table.scrollToRow(at: RowIndexPath(row: -1, section: 1))
    #expect(table.contentOffset == 0)
    #expect(table.scrollPosition.count == 2)
  }

  @Test func anEmptyTableShowsNothing() {
    var table = TableView(dataSource: Model([0, 0]), height: 100)
    #expect(table.visibleRows().isEmpty)
    #expect(table.scrollPosition == VisibleRowRange(rows: nil, count: 0))
    #expect(table.scrollPosition.announcement(in: .enUS) == "")
    #expect(table.scrollPage(.down) == nil)
    table.scrollToRow(at: RowIndexPath(row: 4, section: 9))
    table.scroll(toSectionIndexTitle: "none")
    #expect(table.contentOffset == 0)
  }

  /// Random tables, laid out by a plain model, and gone through at random offsets.
  @Test func randomTablesScrollAsAPlainModelDoes() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<200 {
      let model = RandomTable(&random)
      let height = Double(Int.random(in: 0...300, using: &random))
      var table = TableView(dataSource: model, height: height)
      table.style = model.style
      let all = model.visible(top: -1, height: .infinity)
      let shown = all.compactMap { if case .row(let path) = $0 { path } else { nil } }
      for _ in 0..<6 {
        table.scroll(to: Double(Int.random(in: -50...500, using: &random)))
        let expected = model.visible(top: table.contentOffset, height: height)
        #expect(Array(table.visibleItems) == expected)
        let rows = expected.compactMap { if case .row(let path) = $0 { path } else { nil } }
        let numbers = rows.first.flatMap { shown.firstIndex(of: $0) }.map {
          $0 + 1...$0 + rows.count
        }
        #expect(table.scrollPosition == VisibleRowRange(rows: numbers, count: shown.count))
        #expect(table.contentOffset <= max(table.contentHeight - height, 0))
      }
      // A row without height is never on the screen.
      let seen = shown.filter { model.sections[$0.section].rows[$0.row].height > 0 }
      if let path = seen.randomElement(using: &random), height > 60 {
        table.scrollToRow(at: path)
        #expect(table.indexPathsForVisibleRows.contains(path))
      }
    }
  }
}
