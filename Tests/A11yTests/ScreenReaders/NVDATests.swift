// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// What NVDA says by the arrow keys, by a quick key, and on focus.
///
/// Those that are marked are in NVDA's own tests, `tests/system/robot/chromeTests.py`; the others follow from its source, as
/// the comment of `NVDA` tells.
@Suite struct NVDATests {
  private static func toggle(
    _ label: String, _ role: CellRole, _ state: ToggleState
  ) -> AccessibleElement {
    var element = AccessibleElement(label: label, traits: role.traits)
    element.toggle = state
    return element
  }

  private static func row(_ label: String, _ traits: ElementTraits = []) -> AccessibleElement {
    var element = AccessibleElement(label: label, traits: traits)
    element.container = ElementContainer(.list, title: "Fruit", rowCount: 3)
    element.position = AccessibleElement.Position(2, of: 3)
    return element
  }

  private static func detailed(_ label: String) -> AccessibleElement {
    var element = AccessibleElement(label: label, traits: .button)
    element.customContent = [CustomContent(label: "Size", value: "5")]
    return element
  }

  struct Example: Sendable, CustomTestStringConvertible {
    var element: AccessibleElement
    var arrows: String
    var quickKeys: String
    var focus: String
    var testDescription: String { arrows }
  }

  static let examples: [Example] = [
    // In NVDA's tests.
    Example(
      element: toggle("Notifications", .switch, .off), arrows: "switch  off  Notifications",
      quickKeys: "Notifications  switch  off", focus: "Notifications  switch  off"),
    Example(
      element: AccessibleElement(label: "News", traits: .header), arrows: "heading  level 2  News",
      quickKeys: "News  heading  level 2", focus: "News  heading  level 2"),
    Example(
      element: AccessibleElement(label: "Home", traits: .link), arrows: "link  Home",
      quickKeys: "Home  link", focus: "Home  link"),
    Example(
      element: AccessibleElement(label: "text", traits: .link, hint: "D"), arrows: "link  D  text",
      quickKeys: "text  link  D", focus: "text  link  D"),
    Example(
      element: detailed("push me"), arrows: "button  has details  push me",
      quickKeys: "push me  button  has details", focus: "push me  button  has details"),
    // From its source.
    Example(
      element: toggle("Lettuce", .checkbox, .mixed), arrows: "check box  half checked  Lettuce",
      quickKeys: "Lettuce  check box  half checked", focus: "Lettuce  check box  half checked"),
    Example(
      element: AccessibleElement(label: "Save", traits: [.button, .notEnabled]),
      arrows: "button  unavailable  Save", quickKeys: "Save  button  unavailable",
      focus: "Save  button  unavailable"),
    Example(
      element: AccessibleElement(label: "Home", traits: [.link, .notEnabled]),
      arrows: "unavailable  link  Home", quickKeys: "Home  unavailable  link",
      focus: "Home  link  unavailable"),
    Example(
      element: AccessibleElement(label: "Volume", value: "70 percent", traits: .adjustable),
      arrows: "Volume  slider  70 percent", quickKeys: "70 percent  Volume  slider",
      focus: "Volume  slider  70 percent"),
    Example(
      element: AccessibleElement(label: "Name", value: "John", traits: .textEntry),
      arrows: "Name  edit  John", quickKeys: "Name  edit  John", focus: "Name  edit  John"),
    Example(
      element: AccessibleElement(label: "Logo", traits: .image), arrows: "graphic  Logo",
      quickKeys: "Logo  graphic", focus: "Logo  graphic"),
    Example(
      element: row("Apples"), arrows: "Fruit  list  with 3 items  Apples",
      quickKeys: "Fruit  list  with 3 items  Apples", focus: "Fruit  list  Apples  2 of 3"),
    Example(
      element: row("Apples", .selected), arrows: "Fruit  list  with 3 items  current  Apples",
      quickKeys: "Fruit  list  with 3 items  Apples  current",
      focus: "Fruit  list  Apples  current  2 of 3"),
  ]

  @Test("each way to reach an element has its order", arguments: examples)
  func saysAnExample(_ example: Example) {
    for (navigation, words) in [
      (NVDANavigation.arrows, example.arrows), (.quickKeys, example.quickKeys),
      (.focus, example.focus),
    ] {
      var session = ScreenReaderSession(.nvda, nvda: navigation)
      #expect(session.say(example.element).text == words)
    }
  }

  @Test("a level is said on focus, first where it changes")
  func levels() {
    var session = ScreenReaderSession(.nvda, nvda: .focus)
    let lines = [1, 2, 2].map { level in
      var element = Self.row("Docs")
      element.level = level
      return session.say(element).text
    }
    #expect(
      lines == [
        "Fruit  list  level 1  Docs  2 of 3", "level 2  Docs  2 of 3", "Docs  2 of 3  level 2",
      ])
  }

  @Test("a quick key and Tab leave a list without a word", arguments: NVDANavigation.allCases)
  func leaving(_ navigation: NVDANavigation) {
    var session = ScreenReaderSession(.nvda, nvda: navigation)
    _ = session.say(Self.row("Apples"))
    #expect(session.leave()?.text == (navigation == .arrows ? "out of list" : nil))
  }

  @Test("a cell has its headers and its place, before its text or behind it")
  func cells() {
    var cell = AccessibleElement(label: "£3")
    cell.cell = TableCell(row: 2, column: 1)
    cell.cell?.columnHeaders = ["Price"]
    cell.cell?.rowHeaders = ["Apples"]
    let lines = NVDANavigation.allCases.map { navigation in
      var session = ScreenReaderSession(.nvda, nvda: navigation)
      return session.say(cell).text
    }
    let place = "Apples  row 3  Price  column 2"
    #expect(lines == ["\(place)  £3", "\(place)  £3", "£3  \(place)"])
  }
}
