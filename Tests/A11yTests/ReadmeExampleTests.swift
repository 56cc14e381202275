// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import A11y
import Testing

/// The code of the README and of the page of examples, to the letter.
@Suite struct ReadmeExampleTests {
  @Test func aFewLinesGiveALabel() throws {
    var labeler = RowLabeler(
      fields: [
        Field("company"),
        Field("price", say: .currency("USD")),
        Field("change", say: .signedChange),
      ])
    let label = try labeler.label(
      for: ["company": "Apple Inc.", "price": 648.11, "change": 0.0185])
    #expect(label == "Apple Inc., $648.11, up 1.85%")
  }

  @Test func aMillionRowSourceShowsTen() throws {
    struct Numbers: TableDataSource {
      func numberOfRows(inSection section: Int) -> Int { 1_000_000 }
      func row(at indexPath: RowIndexPath) -> DataRow { ["number": CellValue(indexPath.row + 1)] }
    }

    var table = TableView(dataSource: Numbers(), height: 440)
    var labeler = RowLabeler(fields: [Field("number", say: .integer)])
    let first = try labeler.labels(of: &table)
    let announcement = table.scrollPage(.down)?.announcement(in: .enUS)
    table.reloadData()
    #expect(first.map(\.label) == (1...10).map(String.init))
    #expect(announcement == "Rows 11 to 20 of 1,000,000")
  }

  @Test func anIndexHasTitlesAndAHookTheLastWord() throws {
    let index = SectionIndex(locale: .enUS)
    let letter = index.title(for: "Émile")
    let people: [DataRow] = [["name": "Émile", "stock": 0], ["name": "3M", "stock": 2]]
    let source = IndexedRows(people, by: "name", locale: .enUS)
    let header = source.titleForHeader(inSection: 0)
    #expect(letter == "E")
    #expect(header == "E")

    var shop = TableView(dataSource: source, height: 480)
    shop.willDisplay = { row, indexPath, state in
      state.isEnabled = row["stock"] != 0
    }
    var labeler = RowLabeler(fields: [Field("name")])
    let elements = try labeler.elements(of: &shop)
    #expect(elements.map(\.label) == ["E", "Émile", "#", "3M"])
    #expect(elements.map(\.traits) == [.header, .notEnabled, .header, []])
  }

  @Test func aScreenReaderSaysElements() throws {
    var labeler = RowLabeler(fields: [Field("name"), Field("on", say: .switch)])
    var session = ScreenReaderSession(.voiceover, locale: .enUS)
    let lines = try labeler.elements(for: ["name": "Wi-Fi", "on": true]).map { element in
      session.say(element).line
    }
    #expect(lines == ["Wi-Fi. Switch Button. On. Double tap to toggle setting."])
  }
}
