// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// What readers show on a braille display, and in which windows.
@Suite struct BrailleDisplayTests {
  // MARK: Elements

  /// An element, and what Orca 43, NVDA in browse mode, NVDA with focus, TalkBack and VoiceOver show of it.
  struct Shown: CustomTestStringConvertible {
    var element: AccessibleElement
    var orca: String
    var arrows: String
    var focus: String
    var talkback: String
    var voiceover: String
    var testDescription: String { orca }
  }

  static let shown = [
    Shown(
      element: OrcaTests.toggle("Wi-Fi", .switch, .on), orca: "&=y Wi-Fi switch",
      arrows: "⣏⣿⣹ swtch Wi-Fi", focus: "Wi-Fi ⣏⣿⣹ swtch", talkback: "Wi-Fi (x) ⠿⠄",
      voiceover: "Wi-Fi switch button on"),
    Shown(
      element: OrcaTests.toggle("Wi-Fi", .switch, .off), orca: "& y Wi-Fi switch",
      arrows: "⣏⣀⣹ swtch Wi-Fi", focus: "Wi-Fi ⣏⣀⣹ swtch", talkback: "Wi-Fi ( ) ⠿⠄",
      voiceover: "Wi-Fi switch button off"),
    Shown(
      element: OrcaTests.toggle("Done", .checkbox, .mixed), orca: "<-> Done check box",
      arrows: "⣏⣸⣹ chk Done", focus: "Done ⣏⣸⣹ chk", talkback: "Done ( ) ⠿⠄",
      voiceover: "Done switch button mixed"),
    Shown(
      element: OrcaTests.slider, orca: "Ringer 7.5 horizontal slider", arrows: "slider 7.5",
      focus: "Ringer 7.5 slider", talkback: "Ringer ⠿⠄", voiceover: "Ringer 7.5 adjustable"),
    Shown(
      element: OrcaTests.progress, orca: "Backup 45% progress bar", arrows: "prgbar 45%",
      focus: "Backup 45% prgbar", talkback: "Backup", voiceover: "Backup 45%"),
    Shown(
      element: AccessibleElement(label: "Name", value: "Ada", traits: .textEntry),
      orca: "Name Ada $l", arrows: "edt Ada", focus: "Name Ada edt", talkback: "Ada edt",
      voiceover: "Name Ada text field"),
    Shown(
      element: AccessibleElement(label: "Reset", traits: .button, hint: "Deletes all."),
      orca: "Reset push button", arrows: "btn Reset", focus: "Reset btn Deletes all.",
      talkback: "Reset btn", voiceover: "Reset button"),
    Shown(
      element: AccessibleElement(label: "Save", traits: [.button, .notEnabled]),
      orca: "Save push button", arrows: "unavailable btn Save", focus: "Save unavailable btn",
      talkback: "Save btn disabled", voiceover: "Save dimmed button"),
    Shown(
      element: AccessibleElement(label: "Help", traits: .link), orca: "Help", arrows: "lnk Help",
      focus: "Help lnk", talkback: "Help lnk", voiceover: "Help link"),
    Shown(
      element: AccessibleElement(label: "Oslo", traits: .image), orca: "Oslo image",
      arrows: "gra Oslo", focus: "Oslo gra", talkback: "Oslo gra", voiceover: "Oslo image"),
    Shown(
      element: AccessibleElement(header: "News", .enUS), orca: "News h2", arrows: "h2 News",
      focus: "News h2", talkback: "News hdg", voiceover: "News heading"),
    Shown(
      element: AccessibleElement(label: "Row", traits: .selected), orca: "Row", arrows: "sel Row",
      focus: "Row sel", talkback: "Row sel", voiceover: "Row"),
  ]

  @Test("each reader shows names, roles and states in its own order", arguments: shown)
  func elements(_ shown: Shown) {
    var settings = OrcaSettings()
    settings.version = .v43
    var sessions = [
      (ScreenReaderSession(.orca, orca: settings), shown.orca),
      (ScreenReaderSession(.nvda), shown.arrows),
      (ScreenReaderSession(.nvda, nvda: .focus), shown.focus),
      (ScreenReaderSession(.talkback), shown.talkback),
      (ScreenReaderSession(.voiceover), shown.voiceover),
    ]
    for index in sessions.indices {
      #expect(sessions[index].0.show([shown.element]) == [sessions[index].1])
    }
  }

  // MARK: Rows

  /// The windows of a table on a display whose translator knows ASCII.
  private static func windows(
    _ input: String, _ reader: ScreenReader, cells: Int = 40,
    _ change: (inout WritingOptions) -> Void = { _ in }
  ) throws -> [String] {
    var options = WritingOptions()
    options.screenReader = reader
    options.structure = .table
    options.display = BrailleDisplay(cells: cells, PlainBraille())
    change(&options)
    var reading = ReadingOptions()
    reading.countsRows = true
    var labels = try LabelReader(MemorySource(input), options: reading)
    var writer = LabelWriter(options)
    var out = ByteBuffer()
    writer.begin(into: &out)
    while try writer.write(from: &labels, into: &out, upTo: .max) {}
    writer.end(into: &out)
    return out.text().split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  private static let lights = """
    {"title": "Lights", "rows": [{"name": "Hall", "watts": 40}, {"name": "A cellar with many shelves", "watts": null}]}
    """

  @Test func orcaShowsALineOfAPageAndTheWholeRowForAnEmptyCell() throws {
    let rows = try Self.windows(Self.lights, .orca) { $0.orca.toolkit = .page }
    #expect(rows == ["Lights h1", "name watts", "Hall 40", "A cellar with many shelves"])
    let cells = try Self.windows(Self.lights, .orca) {
      $0.orca.toolkit = .page
      $0.orca.navigation = .cells
    }
    #expect(
      cells == [
        "name", "watts", "Hall", "40", "A cellar with many shelves", "A cellar with many shelves",
      ])
  }

  @Test func orcaCutsWhereTheDisplayEndsAndOthersBetweenWords() throws {
    let cut = try Self.windows(Self.lights, .orca, cells: 10) { $0.orca.toolkit = .page }
    #expect(cut.suffix(3) == ["A cellar w", "  with many", "  shelves"])
    let wrapped = try Self.windows(Self.lights, .talkback, cells: 10)
    #expect(wrapped.suffix(4) == ["40", "A cellar", "  with many", "  shelves"])
  }

  @Test func nvdaShowsThePlaceOfACellAndTheEndOfATable() throws {
    let lines = try Self.windows(Self.lights, .nvda)
    #expect(
      lines == [
        "h1 Lights", "tbl r1 c1 name", "r1 c2 watts", "r2 name c1 Hall", "r2 watts c2 40",
        "r3 name c1 A cellar with many shelves", "r3 watts c2 tbl end",
      ])
    let list = try Self.windows(Self.lights, .nvda) { $0.structure = .list }
    #expect(list.first == "h1 Lights" && list.last?.hasSuffix("lst end") == true)
  }

  // MARK: Windows

  @Test("windows are no wider than the display, and lose nothing")
  func windowsHoldTheLine() {
    var random = SeededGenerator(seed: 11)
    let letters = Array("abcdefgh  ..19⣏⣿")
    for _ in 0..<500 {
      let line = String(
        (0..<Int.random(in: 0...120, using: &random)).compactMap { _ in
          letters.randomElement(using: &random)
        })
      let cells = Int.random(in: 8...40, using: &random)
      var cut = BrailleWindows(cells: cells, translator: nil)
      let windows = cut.windows(of: line)
      #expect(windows.allSatisfy { $0.count <= cells })
      // Each window goes on within or right behind the one before.
      var known = windows.first ?? ""
      for window in windows.dropFirst() {
        let overlap = (0...known.count).first {
          window.hasPrefix(known.suffix($0)) && line.hasPrefix(known.dropLast($0) + window)
        }
        #expect(overlap != nil)
        known = String(known.dropLast(overlap ?? 0)) + window
      }
      #expect(known == line)
      var wrapped = BrailleWindows(cells: cells, translator: PlainBraille())
      let lines = wrapped.windows(of: line)
      #expect(lines.joined().filter { $0 != " " } == line.filter { $0 != " " })
      #expect(lines.allSatisfy { $0.count <= cells })
    }
  }
}
