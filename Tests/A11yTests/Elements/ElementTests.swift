// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

@Suite struct ElementTests {
  /// The elements of a document's rows, each as `part: label = value [traits]`.
  static func elements(_ text: String, as structure: TableStructure = .list) throws
    -> [AccessibleElement]
  {
    var options = ReadingOptions()
    options.countsRows = true
    var labels = try LabelReader(MemorySource(text), options: options)
    var label = ByteBuffer()
    var elements: [AccessibleElement] = []
    while let item = try labels.next(into: &label) {
      elements += labels.elements(of: item, label: label, as: structure)
      label.removeAll()
    }
    return elements
  }

  static func summary(_ element: AccessibleElement) -> String {
    var text = "\(element.part.rawValue): \(element.label)"
    if let value = element.value { text += " = \(value)" }
    if !element.traits.isEmpty { text += " [\(element.traits.names.joined(separator: " "))]" }
    if let hint = element.hint { text += " / \(hint)" }
    if !element.actions.isEmpty { text += " > " + element.actions.joined(separator: "; ") }
    return text
  }

  /// A row of a document with a prototype for each role.
  static func row(_ row: String, _ table: String = "") throws -> [String] {
    let document = #"""
      {"locale": "en-US", \#(table)
      "fields": ["t", "u", {"name": "on", "say": "switch"}, {"name": "ok", "title": "OK", "say": "checkbox"},
        {"name": "v", "say": {"as": "slider", "min": 0, "max": 10, "value": "number:.0", "hint": "Own"}},
        {"name": "go", "say": "button"}, {"name": "e", "say": "textfield"}, {"name": "p", "say": "progress"},
        {"name": "l", "say": "link"}, {"name": "h", "say": "heading"}, {"name": "i", "say": "image"},
        {"name": "low", "title": "Low", "say": {"as": "number", "importance": "low"}}],
      "rows": [\#(row)]}
      """#
    return try elements(document).map(summary)
  }

  @Test(arguments: [
    (#"{"t": "Wi-Fi", "on": true}"#, ["row: Wi-Fi = on [button toggleButton]"]),
    (#"{"t": "Wi-Fi", "on": null}"#, ["row: Wi-Fi"]),
    (#"{"on": false}"#, ["row:  = off [button toggleButton]"]),
    (#"{"t": "Terms", "ok": "mixed"}"#, ["row: Terms, OK = mixed [button toggleButton checkbox]"]),
    (#"{"t": "Ringer", "v": 7.46}"#, ["row: Ringer = 7.5 [adjustable] / Own"]),
    // A switch or slider without a state is none; an empty text field is one.
    (#"{"t": "Wi-Fi", "on": "", "v": ""}"#, ["row: Wi-Fi"]),
    (#"{"t": "Name", "e": "Ada"}"#, ["row: Name = Ada [textEntry]"]),
    (#"{"t": "Name", "e": ""}"#, ["row: Name [textEntry]"]),
    (#"{"t": "Up", "p": 0.5}"#, ["row: Up = 50% [progress updatesFrequently]"]),
    (#"{"t": "New", "l": "More"}"#, ["row: New, More [link]"]),
    (#"{"h": "Title"}"#, ["row: Title [header]"]),
    (#"{"i": "Dog"}"#, ["row: Dog [image]"]),
    (#"{"t": "Dog", "i": "Dog"}"#, ["row: Dog"]),
    (
      #"{"t": "Room", "on": true, "$row": {"accessory": {"as": "switch", "current": true}}}"#,
      // A control at the end of a row has the row's name where it has none of its own.
      ["row: Room = on on, on > on: on; Room: on"]
    ),
    (
      #"{"t": "Room", "on": true, "v": 3, "go": "Cook", "e": "x"}"#,
      [
        "row: Room = on on, v 3.0, e x > on: on; Increment v; Decrement v; Cook; e: x"
      ]
    ),
    (
      #"{"t": "Room", "u": "Up", "on": true, "v": 3, "$row": {"grouping": "separate", "selected": true, "hint": "H"}}"#,
      [
        "summary: Room, Up [selected summaryElement] / H", "cell: Room", "cell: Up",
        "control: on = on [button toggleButton]", "control: v = 3.0 [adjustable] / Own",
      ]
    ),
    (
      #"{"t": "Fan", "on": true, "$row": {"grouping": "separate", "enabled": false}}"#,
      [
        "summary: Fan [notEnabled summaryElement]", "cell: Fan [notEnabled]",
        "control: Fan = on [button toggleButton notEnabled]",
      ]
    ),
    (#"{"t": "A", "$row": {"accessory": "disclosureIndicator"}}"#, ["row: A [button]"]),
    (#"{"t": "A", "$row": {"accessory": "checkmark"}}"#, ["row: A [selected]"]),
    (
      #"{"t": "A", "u": "B", "$row": {"accessory": "detailDisclosureButton"}}"#,
      ["row: A, B [button]", "detailButton: More info, A [button]"]
    ),
    (
      #"{"t": "A", "$row": {"accessory": {"as": "switch", "current": false, "label": "Mute"}}}"#,
      ["row: A, Mute = off [button toggleButton]"]
    ),
    (
      #"{"t": "A", "on": true, "$row": {"accessory": {"as": "slider", "current": 0.5, "label": "Volume"}}}"#,
      ["row: A = on on, Volume 50% > on: on; Increment Volume; Decrement Volume"]
    ),
    // In editing mode alone the controls of editing mode show.
    (#"{"t": "A", "$row": {"editing": "delete", "reorder": true}}"#, ["row: A"]),
    (#"{"t": "A", "$row": {"editingAccessory": "detailButton"}}"#, ["row: A"]),
  ]) func aRowHasItsElements(_ row: String, _ expected: [String]) throws {
    #expect(try Self.row(row) == expected)
  }

  @Test(arguments: [
    (
      #"{"t": "A", "u": "B", "$row": {"editing": "delete", "reorder": true, "accessory": "detailButton"}}"#,
      [
        "editingControl: Delete A [button]", "row: A, B", "reorderControl: Reorder A [button]",
      ]
    ),
    (
      #"{"t": "A", "$row": {"editing": "insert", "enabled": false, "editingAccessory": "checkmark"}}"#,
      ["editingControl: Insert A [button notEnabled]", "row: A [selected notEnabled]"]
    ),
    (
      #"{"t": "A", "$row": {"accessory": {"as": "switch", "current": true}, "editingAccessory": {"as": "checkbox", "current": true}}}"#,
      ["row: A = checked [button toggleButton checkbox]"]
    ),
    (#"{"$row": {"editing": "delete"}}"#, ["editingControl: Delete [button]", "row: "]),
  ]) func inEditingModeItHasItsControls(_ row: String, _ expected: [String]) throws {
    #expect(try Self.row(row, #""editing": true,"#) == expected)
  }

  @Test func groupingIsTheRowsThenThePrototypesThenTheTables() throws {
    let text = #"""
      {"grouping": "separate", "prototypes": {"one": {"fields": ["t"], "grouping": "combined"}},
       "fields": ["t"], "rows": [{"t": "a"}, {"t": "b", "$row": {"prototype": "one"}},
       {"t": "c", "$row": {"prototype": "one", "grouping": "separate"}}]}
      """#
    #expect(try Self.elements(text).map(\.part) == [.summary, .cell, .row, .summary, .cell])
  }

  @Test func detailsOnDemandAreNoPartOfTheLabel() throws {
    let text = #"""
      {"fields": ["t", {"name": "population", "say": {"as": "integer", "importance": "low"}}],
       "rows": [{"t": "Oslo", "population": 700000}, {"t": "Rome"}, {"t": "Bern", "population": "x"}]}
      """#
    var labels = try LabelReader(MemorySource(text))
    var label = ByteBuffer()
    var found: [[CustomContent]] = []
    #expect(throws: ReadingError.self) {
      while let item = try labels.next(into: &label) {
        found += labels.elements(of: item, label: label).map(\.customContent)
      }
    }
    #expect(found == [[CustomContent(label: "population", value: "700,000")], []])
    #expect(label.text() == "OsloRome")
  }

  @Test(arguments: [
    ("slider", "11", "expected a number from 0 to 10, found 11"),
    ("slider", "\"x\"", "expected a number, found \"x\""),
  ]) func aValueOutsideOfItsRangeIsAnError(_ role: String, _ value: String, _ reason: String) {
    let json =
      #"{"fields": [{"name": "v", "say": {"as": "\#(role)", "min": 0, "max": 10}}], "rows": [[\#(value)]]}"#
    #expect(Labels.error(json)?.reason == reason)
    #expect(
      Labels.error("v,w\n1.5,\n", fields: ["v=slider"])?.reason
        == "expected a number from 0 to 1, found 1.5")
    #expect(
      Labels.error(#"[{"v": "perhaps"}]"#, fields: ["v=switch"])?.reason
        == #"expected true, false or "mixed", found "perhaps""#)
  }

  @Test(arguments: [
    (
      #"{"as": "slider", "min": 5, "max": 1}"#,
      "the range of a slider needs a 'max' above its 'min'"
    ),
    (#"{"as": "slider", "min": 5}"#, "the range of a slider needs a 'max' above its 'min'"),
    (#"{"as": "text", "min": 5}"#, "'min' is for a slider or progress, not for 'text'"),
    (#"{"as": "slider", "value": "switch"}"#, "a control's value can't be a control"),
    (#"{"as": "switch", "importance": "low"}"#, "a control can't be of low importance"),
  ]) func aMistakeInAControlIsNamed(_ say: String, _ reason: String) {
    let json = #"{"fields": [{"name": "v", "say": \#(say)}], "rows": []}"#
    #expect(Labels.error(json)?.reason == reason)
  }

  @Test(arguments: [
    (#"{"as": "slider:.0", "min": 0, "max": 10}"#, "3", "slider, 3.0"),
    (#"{"as": "slider", "step": 0.05}"#, "0.5", "slider, 50%"),
    (#"{"as": "progress:whole", "max": 100}"#, "45", "progress, 45%"),
    (#"{"as": "slider", "min": -10, "max": 0}"#, "-3", "slider, −3"),
    (#"{"as": "slider", "max": 40, "value": "measure:celsius"}"#, "21.5", "slider, 21.5°C"),
  ]) func aControlsValueIsSaidAsDescribed(_ say: String, _ value: String, _ label: String) throws {
    let json = #"{"fields": [{"name": "v", "say": \#(say)}], "rows": [[\#(value)]]}"#
    #expect(try Labels.lines(json) == [label])
  }

  @Test func aMeasureHasARangeToo() {
    let say = #"{"as": "slider", "max": 40, "value": "measure:celsius"}"#
    let json = #"{"fields": [{"name": "v", "say": \#(say)}], "rows": [[41]]}"#
    #expect(Labels.error(json)?.reason == "expected a number from 0 to 40, found 41")
  }

  @Test func aMachinesNumberIsNotRounded() throws {
    let say = #"{"as": "slider", "min": 0, "max": 10, "value": "number:."}"#
    let json = #"{"fields": [{"name": "v", "say": \#(say)}], "rows": [[7.25]]}"#
    let element = try #require(try Self.elements(json).first)
    #expect(element.value == "7")
    #expect(element.range?.current == "7.25")
  }

  @Test func aButtonAtTheEndOfARowHasItsName() throws {
    #expect(
      try Self.row(#"{"t": "Ada", "$row": {"accessory": {"as": "button", "label": "Follow"}}}"#)
        == ["row: Ada, Follow [button]"])
  }

  @Test func listsBeginAndEndWithTheirElements() throws {
    let text = #"""
      {"editing": true, "fields": ["t"], "rows": [
        {"t": "a", "$row": {"editing": "delete"}}, {"t": "b", "$row": {"reorder": true}}]}
      """#
    var session = ScreenReaderSession(.voiceover)
    #expect(
      try Self.elements(text).map { session.say($0).line } == [
        "Delete a. Button. List Start.", "a", "b", "Reorder b. Button. List End.",
      ])
  }

  @Test func badRowsKeepTheirNumbers() throws {
    let text = "[{\"n\": 1}, {\"n\": \"x\"}, {\"n\": }, {\"n\": 4}]"
    var options = ReadingOptions()
    options.countsRows = true
    options.fields = [Field("n", say: .integer)]
    var labels = try LabelReader(MemorySource(text), options: options)
    #expect(labels.rowCount == 4)
    var label = ByteBuffer()
    var numbers: [Int] = []
    while true {
      do {
        guard try labels.next(into: &label) != nil else { break }
        numbers.append(labels.rowNumber)
      } catch {
        #expect(error.isRecoverable)
      }
    }
    #expect(numbers == [1, 4])
  }

  @Test func aShareStaysAShareAsANumber() throws {
    let json =
      #"{"fields": [{"name": "v", "say": {"as": "slider", "step": 0.29}}], "rows": [[0.29]]}"#
    let element = try #require(try Self.elements(json).first)
    #expect(element.value == "29%")
    #expect(
      element.range == AccessibleElement.RangeValue(SayAs.Range(0...1, step: 0.29), current: "0.29")
    )
  }

  @Test(arguments: [
    (
      #""accessory": {"as": "text"}"#,
      "an accessory given as an object must be a control, such as {\"as\": \"switch\"}"
    ),
    (
      #""accessory": "star""#,
      "expected one of none, disclosureIndicator, detailButton, detailDisclosureButton, checkmark, found \"star\""
    ),
    (#""grouping": "both""#, "expected one of combined, separate, found \"both\""),
  ]) func aMistakeInARowIsNamed(_ state: String, _ reason: String) {
    #expect(Labels.error(#"{"rows": [{"t": "a", "$row": {\#(state)}}]}"#)?.reason == reason)
  }

  @Test func aBufferWithOtherRowsOrNoneTrapsNothing() throws {
    var labels = try LabelReader(MemorySource(#"[["first", 1], ["second", 2]]"#))
    var label = ByteBuffer()
    while let item = try labels.next(into: &label) {
      _ = labels.elements(of: item, label: ByteBuffer())
      _ = labels.elements(of: item, label: ByteBuffer(), as: .table)
    }
    #expect(
      labels.elements(of: .row(RowIndexPath(row: 1, section: 0)), label: label).map(\.label) == [
        "second, 2"
      ])
  }

  @Test func aProgramsRowsHaveTheSameElements() throws {
    var labeler = RowLabeler(
      fields: [Field("t"), Field("on", say: .switch)],
      prototypes: [
        Prototype(identifier: "level", fields: [Field("t"), Field("v", say: .slider(0...10))])
      ])
    var row: DataRow = ["t": "Wi-Fi", "on": true]
    row.state.isSelected = true
    #expect(
      try labeler.elements(for: row).map(Self.summary)
        == ["row: Wi-Fi = on [button toggleButton selected]"])
    #expect(try labeler.label(for: row) == "Wi-Fi, switch button, on")
    row = ["t": "Ringer", "v": 7]
    row.reuseIdentifier = "level"
    row.properties.grouping = .separate
    #expect(
      try labeler.elements(for: row).map(Self.summary)
        == ["summary: Ringer [summaryElement]", "cell: Ringer", "control: Ringer = 7 [adjustable]"])
    row = ["t": "A"]
    row.state.accessoryView = AccessoryView(.checkbox, value: false)
    #expect(try labeler.label(for: row) == "A, checkbox, not checked")
  }

  /// Every language has a word for every role and state, and says every control in it.
  @Test(arguments: Language.all.map(\.code)) func controlsAreSaidInEveryLanguage(_ code: String)
    throws
  {
    let controls = Language.of(try #require(LocaleIdentifier(code))).controls
    for role in CellRole.allCases where role.isControl {
      #expect(!controls.word(for: role).isEmpty)
    }
    for role in [CellRole.switch, .checkbox] {
      #expect(Set(ToggleState.allCases.map { controls.word(for: $0, of: role) }).count == 3)
    }
    let words = Language.of(try #require(LocaleIdentifier(code))).table
    for pattern in [
      words.delete, words.insert, words.reorder, words.moreInfo, words.increment, words.decrement,
    ] {
      #expect(pattern.contains("%@"))
    }
    #expect(["%1", "%2", "%3"].allSatisfy { words.rows.contains($0) })
    #expect(["%1", "%2"].allSatisfy { words.position.contains($0) })
  }
}
