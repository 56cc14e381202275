// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Testing

@testable import speakrows

/// The line in braille under the talking table.
@Suite struct BrailleLineTests {
  /// Writes each letter of ASCII as a cell, whatever its case.
  private final class Letters: BrailleTranslator {
    func cells(of text: String) -> [UInt8] { text.utf8.map { $0 == 0x20 ? 0 : $0 & 0x3F } }
    func knows(_ character: Unicode.Scalar) -> Bool { character.isASCII }
  }

  private static func patterns(_ text: String) -> String {
    Letters().lines(of: text, cells: 80).joined()
  }

  private static func drawn(_ commands: [BrowseCommand], columns: Int) throws -> String {
    var options = ReadingOptions()
    options.goesBack = true
    let rows =
      #"[{"name": "Apple", "price": "dear"}, {"name": "Pear", "price": "fair and square"}]"#
    var browser = Browser(
      try NumberedEntries(LabelReader(MemorySource(rows), options: options)))
    var screen = BrowseScreen()
    screen.translator = Letters()
    screen.resize((columns: columns, lines: 10))
    var said = browser.begin().text
    for command in commands { said = browser.perform(command, pageLength: 5)?.text ?? said }
    return screen.draw(&browser, highlight: nil, said: said, state: "")
  }

  @Test func whatIsSaidIsInBrailleAndTheTableHasALineLess() throws {
    var screen = BrowseScreen()
    screen.resize((columns: 40, lines: 10))
    #expect(screen.rowLines == 7)
    screen.translator = Letters()
    #expect(screen.rowLines == 6)
    let row = try Self.drawn([.rowDown], columns: 60)
    #expect(row.contains(Self.patterns("Pear")))
    #expect(!row.contains(Self.patterns("Apple")))
  }

  @Test func ofWhatIsWiderTheCurrentCellIsShown() throws {
    let cell = try Self.drawn([.rowDown, .cellRight, .cellRight], columns: 12)
    #expect(cell.contains(Self.patterns("fair and")))
  }
}
