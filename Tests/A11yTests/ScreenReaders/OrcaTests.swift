// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// What Orca says, as it was heard from version 43.1 with Chromium and GTK, and read in the source of 47.
@Suite struct OrcaTests {
  static func toggle(_ label: String, _ role: CellRole, _ state: ToggleState) -> AccessibleElement {
    var element = AccessibleElement(label: label, traits: role.traits)
    element.toggle = state
    return element
  }

  static let slider: AccessibleElement = {
    var element = AccessibleElement(label: "Ringer", value: "7.5", traits: .adjustable)
    element.range = .init(SayAs.Range(0...10), current: "7.5")
    return element
  }()

  static let progress: AccessibleElement = {
    var element = AccessibleElement(
      label: "Backup", value: "45%", traits: CellRole.progress.traits)
    element.range = .init(SayAs.Range(0...1), current: "0.45")
    return element
  }()

  @Test(arguments: [
    (toggle("Wi-Fi", .switch, .on), "Wi-Fi switch on.", "Wi-Fi on switch."),
    (
      toggle("Done", .checkbox, .on), "Done check box checked.", "Done checked check box."
    ),
    (
      AccessibleElement(label: "Reset", traits: .button, hint: "Deletes all settings."),
      "Reset push button. Deletes all settings.", "Reset button. Deletes all settings."
    ),
    (slider, "Ringer horizontal slider 7.5.", "Ringer slider 7.5 75 percent."),
    (progress, "Backup 45 percent.", "Backup 45 percent."),
    (
      AccessibleElement(label: "Name", value: "Ada", traits: .textEntry), "Name entry Ada.",
      "Name entry Ada."
    ),
    (
      AccessibleElement(header: "News", .enUS), "News heading level 2.", "News heading 2."
    ),
    (
      AccessibleElement(label: "Save", traits: [.button, .notEnabled]),
      "Save push button grayed.", "Save button grayed."
    ),
    // Of rows neither state is said.
    (AccessibleElement(label: "Row", traits: [.selected, .notEnabled]), "Row.", "Row."),
    (AccessibleElement(label: "up 1.85%"), "up 1.85%", "up 1.85%"),
    (AccessibleElement(label: "14 m²"), "14 m².", "14 m²."),
  ])
  func wordsDependOnTheVersion(_ element: AccessibleElement, _ old: String, _ new: String) {
    for (version, expected) in [(OrcaSettings.Version.v43, old), (.v47, new)] {
      var settings = OrcaSettings()
      settings.version = version
      var session = ScreenReaderSession(.orca, orca: settings)
      #expect(session.say(element).line == expected)
    }
  }

  static let stocks = #"""
    {"title": "Stocks", "fields": ["company", {"name": "price", "say": "currency:USD"}, "note"], "sections": [
      {"header": "Technology", "rows": [{"company": "Apple Inc.", "price": 648.11}], "footer": "Delayed"},
      {"header": "Fruit", "rows": [{"company": "Banana", "price": 1, "note": "ripe"}]}]}
    """#

  static let plain = #"""
    {"fields": ["room", {"name": "light", "say": "checkbox"}, "note"], "primaryKey": ["room"],
     "rows": [{"room": "Hall", "light": true}, {"room": "Attic", "light": false, "note": "cold"}]}
    """#

  struct Case: Sendable, CustomTestStringConvertible {
    var table = stocks
    var structure = TableStructure.table
    var verbosity = Verbosity.normal
    var settings = OrcaSettings()
    var lines: [String]
    var testDescription: String { "\(structure) \(settings) \(verbosity)" }

    init(
      _ table: String, _ structure: TableStructure, _ toolkit: OrcaSettings.Toolkit,
      _ navigation: OrcaSettings.Navigation = .rows, _ verbosity: Verbosity = .normal,
      says lines: [String]
    ) {
      (self.table, self.structure, self.verbosity, self.lines) = (
        table, structure, verbosity, lines
      )
      settings.version = .v43
      settings.toolkit = toolkit
      settings.navigation = navigation
    }
  }

  static let cases: [Case] = [
    Case(
      stocks, .list, .web,
      says: [
        "Stocks heading level 1.", "Technology heading level 2.",
        "List with 1 item. Apple Inc., $648.11.", "leaving list. Delayed.",
        "Fruit heading level 2.",
        "List with 1 item. Banana, $1.00, ripe.",
      ]),
    Case(
      stocks, .table, .page,
      says: [
        "Stocks. table with 6 rows 3 columns. Stocks heading level 1.",
        "company column header. price column header. note column header.",
        "Technology heading level 2.", "Apple Inc. price column header $648.11.", "Delayed.",
        "Fruit heading level 2.", "Banana. price column header $1.00. note column header ripe.",
      ]),
    Case(
      stocks, .table, .page, .rows, .brief,
      says: [
        "Stocks. table with 6 rows 3 columns. Stocks heading level 1.", "company. price. note.",
        "Technology heading level 2.", "Apple Inc. price $648.11.", "Delayed.",
        "Fruit heading level 2.", "Banana. price $1.00. note ripe.",
      ]),
    Case(
      stocks, .table, .page, .cells,
      says: [
        "Non-uniform table with 6 rows 3 columns. company column header.",
        "price column header. Row 1, column 2.", "note column header. Row 1, column 3.",
        "Technology heading level 2. Row 2, column 1. Cell spans 3 columns.",
        "Apple Inc. row header. Row 3, column 1.", "$648.11. Row 3, column 2.",
        "note. blank. Row 3, column 3.", "Delayed. Row 4, column 1. Cell spans 3 columns.",
        "Fruit heading level 2. Row 5, column 1. Cell spans 3 columns.",
        "Banana row header. Row 6, column 1.", "$1.00. Row 6, column 2.",
        "note. ripe. Row 6, column 3.",
      ]),
    Case(
      stocks, .list, .gtk,
      says: ["Stocks List with 2 items. Apple Inc., $648.11.", "Banana, $1.00, ripe."]),
    Case(
      plain, .table, .page,
      says: [
        "Table. table with 3 rows 3 columns. Table heading level 1.",
        "room column header. light column header. note column header.",
        "Hall. light column header checked.",
        "Attic. light column header not checked. note column header cold.",
      ]),
    Case(
      plain, .table, .gtk,
      says: [
        "table with 2 rows 3 columns. Hall. light check box checked.",
        "Attic. light check box not checked. cold.",
      ]),
  ]

  @Test(arguments: cases) func aTableIsSaid(_ example: Case) throws {
    var options = WritingOptions()
    options.screenReader = .orca
    options.structure = example.structure
    options.verbosity = example.verbosity
    options.orca = example.settings
    var reading = ReadingOptions()
    reading.countsRows = true
    var labels = try LabelReader(MemorySource(example.table), options: reading)
    var writer = LabelWriter(options)
    var out = ByteBuffer()
    while try writer.write(from: &labels, into: &out, upTo: .max) {}
    writer.end(into: &out)
    #expect(out.text().split(separator: "\n").map(String.init) == example.lines)
  }
}
