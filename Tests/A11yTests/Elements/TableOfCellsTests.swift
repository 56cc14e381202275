// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

@Suite struct TableOfCellsTests {
  @Test func aTableOfCellsHasAnElementForEach() throws {
    let text = #"""
      {"primaryKey": "city", "fields": [{"name": "city"}, {"name": "t", "title": "High", "say": "measure:celsius"},
        {"name": "no", "say": "skip"}],
       "rows": [{"city": "Oslo", "t": 4}, {"city": "Rome", "no": "x", "$row": {"selected": true}}]}
      """#
    let cells = try ElementTests.elements(text, as: .table)
    #expect(cells.map(\.label) == ["Oslo", "4°C", "Rome", ""])
    #expect(cells.map(\.cell?.row) == [1, 1, 2, 2])
    #expect(cells.map(\.cell?.columnHeaders) == [["city"], ["High"], ["city"], ["High"]])
    #expect(cells.map(\.cell?.rowHeaders) == [[], ["Oslo"], [], ["Rome"]])
    #expect(cells.map { $0.traits.contains(.selected) } == [false, false, true, true])
    #expect(cells[0].container == ElementContainer(.table, rowCount: 3, columnCount: 2).selectable)
  }

  @Test func columnsAreThoseOfTheTableAndNotOfARow() throws {
    let text = #"""
      {"prototypes": {"toggle": {"fields": ["name", {"name": "on", "say": "switch"}]}},
       "sections": [{"header": "H", "rows": [{"name": "a", "size": 1}, {"size": 2},
         {"name": "b", "on": true, "$row": {"prototype": "toggle"}}]}]}
      """#
    var options = ReadingOptions()
    options.countsRows = true
    for arrangement in [nil, Arrangement.sorted(by: "size", descending: false)] {
      options.arrangement = arrangement
      var labels = try LabelReader(MemorySource(text), options: options)
      #expect(labels.columnHeaders().map(\.label) == ["name", "size", "on"])
      var label = ByteBuffer()
      var cells: [AccessibleElement] = []
      while let item = try labels.next(into: &label) {
        cells += labels.elements(of: item, label: label, as: .table)
      }
      #expect(
        Set(cells.map(\.container)) == [ElementContainer(.table, rowCount: 4, columnCount: 3)])
      #expect(cells.suffix(2).map(\.label) == ["b", "on"])
      #expect(cells.suffix(2).map(\.cell?.column) == [0, 2])
      #expect(cells.last?.value == "on")
    }
  }

  @Test func aTableWithoutColumnHeadersHasNoRowForThem() throws {
    let cells = try ElementTests.elements(#"[["a", 1], ["b"]]"#, as: .table)
    #expect(cells.map(\.label) == ["a", "1", "b", ""])
    #expect(cells.map(\.cell?.row) == [0, 0, 1, 1])
    #expect(cells[0].container == ElementContainer(.table, rowCount: 2, columnCount: 2))
  }

  @Test func emptyCellsAreNoMoreThanTheirInput() throws {
    func count(_ names: Int) throws -> Int {
      let text = (0..<names).map { #"{"k\#($0)": \#($0)}"# }.joined(separator: "\n")
      return try ElementTests.elements(text, as: .table).count
    }
    #expect(try count(100) == 10_000)
    #expect(try count(1_000) == 1_000)
  }

  @Test func nothingOfARowIsLostInATableOfCells() throws {
    let text = #"""
      {"editing": true, "fields": ["t", {"name": "low", "say": {"as": "text", "importance": "low"}}],
       "rows": [{"t": "a", "low": "x", "$row": {"editing": "delete", "reorder": true, "hint": "H",
         "editingAccessory": {"as": "switch", "current": true}}}]}
      """#
    let elements = try ElementTests.elements(text, as: .table)
    #expect(elements.map(\.part) == [.editingControl, .cell, .reorderControl, .control])
    #expect(elements[1].hint == "H")
    #expect(elements[1].customContent == [CustomContent(label: "low", value: "x")])
    #expect(elements[3].value == "on")
  }
}

extension ElementContainer {
  /// The same container, of whose items some are selected.
  fileprivate var selectable: ElementContainer {
    var container = self
    container.allowsSelection = true
    return container
  }
}
