// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// What TalkBack and NVDA say, and what all readers have in common.
@Suite struct OtherReadersTests {
  static func toggle(_ label: String, _ role: CellRole, _ state: ToggleState) -> AccessibleElement {
    var element = AccessibleElement(label: label, traits: role.traits)
    element.toggle = state
    return element
  }

  static func slider(_ label: String, _ value: String) -> AccessibleElement {
    AccessibleElement(label: label, value: value, traits: .adjustable)
  }

  struct Example: Sendable, CustomTestStringConvertible {
    var reader: ScreenReader
    var element: AccessibleElement
    var text: String
    var testDescription: String { "\(reader.rawValue): \(text)" }

    init(_ reader: ScreenReader, _ element: AccessibleElement, _ text: String) {
      self.reader = reader
      self.element = element
      self.text = text
    }
  }

  static let examples: [Example] = [
    Example(.talkback, toggle("Wi-Fi", .switch, .on), "on, Wi-Fi, Switch"),
    Example(.talkback, toggle("Terms", .checkbox, .on), "checked, Terms, Check box"),
    Example(.talkback, toggle("Terms", .checkbox, .off), "not checked, Terms, Check box"),
    Example(
      .talkback, AccessibleElement(label: "Save", traits: [.button, .notEnabled]),
      "Save, Button, disabled"),
    Example(.talkback, AccessibleElement(label: "Inbox", traits: .selected), "selected, Inbox"),
    Example(.talkback, slider("Volume", "50"), "50, Volume, Slider"),
    Example(.talkback, AccessibleElement(label: "button", traits: .button), "button"),
    Example(.talkback, AccessibleElement(), "Unlabelled"),
    Example(.talkback, AccessibleElement(traits: .button), "Button"),
    Example(.talkback, AccessibleElement(traits: .image), "Unlabelled, Image"),
    Example(
      .talkback, AccessibleElement(label: "Name", value: "Ada", traits: .textEntry),
      "Ada, Edit box, Name"),
    Example(.talkback, AccessibleElement(label: "Name", traits: .textEntry), "Name, Edit box"),
    Example(
      .talkback,
      AccessibleElement(label: "Save", traits: [.button, .notEnabled], hint: "Saves it."),
      "Save, Button, Saves it, disabled"),
    Example(
      .talkback, AccessibleElement(label: "Save", traits: .button, hint: "save"), "Save, Button"),
    Example(.talkback, AccessibleElement(label: "News", traits: .header), "News, Heading"),
  ]

  @Test(arguments: examples) func saysAnExample(_ example: Example) {
    var session = ScreenReaderSession(example.reader)
    #expect(session.say(example.element).text == example.text)
  }

  // MARK: Containers

  static let list = ["Apple", "Banana", "Cherry"].enumerated().map { index, label in
    var element = AccessibleElement(label: label)
    element.container = ElementContainer(.list, title: "Fruits", rowCount: 3)
    element.position = AccessibleElement.Position(index + 1, of: 3)
    return element
  }

  @Test(arguments: [
    (
      ScreenReader.voiceover, Verbosity.normal,
      ["Apple. List Start.", "Banana", "Cherry. List End."]
    ),
    (
      .talkback, .normal,
      [
        "Apple, 1 of 3, In list Fruits, 3 items", "Banana, 2 of 3", "Cherry, 3 of 3",
        "Out of list Fruits",
      ]
    ),
    (.talkback, .brief, ["Apple", "Banana", "Cherry"]),
    (
      .nvda, .normal,
      [
        "Fruits  list  with 3 items  Apple", "Banana", "Cherry", "out of list",
      ]
    ),
    (.nvda, .brief, ["Apple", "Banana", "Cherry"]),
    (.orca, .normal, ["List with 3 items. Apple.", "Banana.", "Cherry."]),
    (.orca, .brief, ["Apple.", "Banana.", "Cherry."]),
  ]) func aListIsEnteredAndLeft(
    _ reader: ScreenReader, _ verbosity: Verbosity, _ expected: [String]
  ) {
    var session = ScreenReaderSession(reader, verbosity: verbosity)
    var lines = Self.list.map { session.say($0).line }
    if let last = session.leave() { lines.append(last.line) }
    #expect(lines == expected)
    #expect(session.leave() == nil)
  }

  @Test(
    "a reader says its own words, with nouns in the form that their number needs",
    arguments: [
      (ScreenReader.nvda, "ru", 1, "Ящик  список  из 1 элемента  A"),
      (.nvda, "ru", 2, "Ящик  список  из 2 элементов  A"),
      (.nvda, "de", 1, "Ящик  Liste  mit 1 Element  A"),
      (.nvda, "fr", 2, "Ящик  liste  de 2 éléments  A"),
      (.nvda, "ja", 2, "Ящик  リスト  2項目  A"),
      (.talkback, "ru", 1, "A, В списке \"Ящик\", 1 элемент"),
      (.talkback, "ru", 3, "A, 1 из 3, В списке \"Ящик\", 3 элемента"),
      (.talkback, "ru", 5, "A, 1 из 5, В списке \"Ящик\", 5 элементов"),
      (.talkback, "ru", 21, "A, 1 из 21, В списке \"Ящик\", 21 элемент"),
      (.talkback, "es", 2, "A, 1 de 2, En la lista Ящик, 2 elementos"),
      (.talkback, "ja", 2, "A, 2件中の1件目です, リストЯщикの中です, 2個のアイテム"),
      (.orca, "de", 1, "Liste mit 1 Eintrag. A."),
      (.orca, "ru", 5, "Список с 5 элементами. A."),
      (.orca, "ja", 5, "List with 5 items. A."),
    ])
  func wordsOfLanguages(
    _ reader: ScreenReader, _ language: String, _ count: Int, _ expected: String
  ) throws {
    var element = AccessibleElement(label: "A")
    element.container = ElementContainer(.list, title: "Ящик", rowCount: count)
    element.position = AccessibleElement.Position(1, of: count)
    var session = ScreenReaderSession(reader, locale: try #require(LocaleIdentifier(language)))
    #expect(session.say(element).text == expected)
  }

  @Test func aListWithoutANameIsNamedWithoutQuotes() throws {
    var element = AccessibleElement(label: "A")
    element.container = ElementContainer(.list, rowCount: 2)
    var session = ScreenReaderSession(
      .talkback, locale: try #require(LocaleIdentifier("ru")))
    #expect(session.say(element).text == "A, В списке, 2 элемента")
  }

  @Test(arguments: [
    (ScreenReader.voiceover, "Apple. List Start. 1 of 3."),
    (.orca, "List with 3 items. Apple 1 of 3."),
  ]) func aPlaceIsSaidWhenItIsAskedFor(_ reader: ScreenReader, _ expected: String) {
    var session = ScreenReaderSession(reader, saysPosition: true)
    #expect(session.say(Self.list[0]).line == expected)
  }

  static func table(_ rows: [[String]]) -> [AccessibleElement] {
    rows.enumerated().flatMap { row, cells in
      cells.enumerated().map { column, text in
        var element = AccessibleElement(label: text)
        element.container = ElementContainer(.table, rowCount: rows.count, columnCount: cells.count)
        element.cell = TableCell(row: row, column: column)
        return element
      }
    }
  }

  @Test(arguments: [
    (
      ScreenReader.nvda,
      [
        "table  with 4 rows and 2 columns  row 1  column 1  Month", "column 2  items",
        "row 2  column 1  May", "column 2  7",
      ], "out of table"
    ),
    (
      .talkback,
      [
        "Month, Row 1, Column 1, In grid, 4 rows, 2 columns", "items, Column 2",
        "May, Row 2, Column 1", "7, Column 2",
      ], "Out of grid"
    ),
  ]) func coordinatesAreSaidWhenTheyChange(
    _ reader: ScreenReader, _ expected: [String], _ last: String
  ) {
    var session = ScreenReaderSession(reader)
    let cells = Self.table([["Month", "items"], ["May", "7"], ["June", "8"], ["July", "9"]])
    #expect(cells.prefix(4).map { session.say($0).line } == expected)
    #expect(session.leave()?.line == last)
  }

  @Test(arguments: [
    (ScreenReader.nvda, 2, 1, "row 2  through 3  column 1  X"),
    (.nvda, 1, 2, "row 2  column 1  through 2  X"),
    (.nvda, 2, 2, "row 2  column 1  through row 3 column 2  X"),
  ]) func spansAreSaid(_ reader: ScreenReader, _ rows: Int, _ columns: Int, _ expected: String) {
    var element = AccessibleElement(label: "X")
    element.cell = TableCell(row: 1, column: 0)
    element.cell?.rowSpan = rows
    element.cell?.columnSpan = columns
    var session = ScreenReaderSession(reader)
    #expect(session.say(element).line == expected)
  }

  @Test func aHeaderThatIsTheNameIsSaidOnce() {
    var cell = AccessibleElement(label: "Done", traits: CellRole.checkbox.traits)
    cell.toggle = .on
    cell.cell = TableCell(row: 1, column: 1)
    cell.cell?.columnHeaders = ["Done"]
    let said = ScreenReader.allCases.map { reader in
      var session = ScreenReaderSession(reader)
      return session.say(cell).text
    }
    #expect(
      said == [
        "Done. Column 2. Switch Button. On.", "checked, Done, Check box, Row 2",
        "row 2  column 2  check box  checked  Done", "Done checked check box. Row 2, column 2.",
      ])
  }

  @Test func headersAreSaidWhenTheyChange() {
    var first = AccessibleElement(label: "5")
    first.cell = TableCell(row: 1, column: 1)
    first.cell?.columnHeaders = ["price"]
    first.cell?.rowHeaders = ["Apple"]
    var below = first
    below.label = "6"
    below.cell?.row = 2
    below.cell?.rowHeaders = ["Google"]
    var session = ScreenReaderSession(.nvda)
    #expect(session.say(first).line == "Apple  row 2  price  column 2  5")
    #expect(session.say(below).line == "Google  row 3  6")
  }

  @Test func anotherContainerIsEnteredAfterTheFirstIsLeft() {
    var session = ScreenReaderSession(.nvda)
    _ = session.say(Self.list[2])
    #expect(session.say(AccessibleElement(label: "Outside")).line == "out of list  Outside")
    #expect(session.leave() == nil)
  }
}
