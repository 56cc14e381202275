// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

@testable import speakrows

/// Labels in lines of a terminal.
@Suite struct WrappedTextTests {
  private static func lines(_ text: String, _ columns: Int) -> [String] {
    let wrapped = WrappedText(text, columns: columns)
    return wrapped.lines.indices.map { wrapped.line($0, highlighting: nil) }
  }

  @Test(
    "lines",
    arguments: [
      ("one two three", 8, ["one two ", "three"]), ("one two", 7, ["one two"]), ("", 10, [""]),
      ("abcdefgh", 3, ["abc", "def", "gh"]), ("漢字かな", 4, ["漢字", "かな"]),
      ("a漢b", 2, ["a", "漢", "b"]),
      ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
    ])
  func lines(_ text: String, _ columns: Int, _ expected: [String]) {
    #expect(Self.lines(text, columns) == expected)
  }

  @Test(
    "widths",
    arguments: [("a", 1), ("漢", 2), ("e\u{301}", 1), ("👍", 2), ("👩‍👩‍👧", 2), ("ﬁ", 1), ("한", 2)])
  func widths(_ text: Character, _ width: Int) { #expect(Terminal.width(of: text) == width) }

  @Test func nothingIsLostAndEachLineFits() {
    var generator = SeededGenerator()
    let characters = Array("ab  漢é👍 한\u{301}")
    for _ in 0..<500 {
      let count = Int.random(in: 0...60, using: &generator)
      let text = String((0..<count).compactMap { _ in characters.randomElement(using: &generator) })
      let columns = Int.random(in: 2...20, using: &generator)
      let lines = Self.lines(text, columns)
      #expect(lines.joined() == text)
      for line in lines {
        // A space at the end need not be seen.
        let width = line.reduce(0) { $0 + Terminal.width(of: $1) }
        #expect(width <= columns + (line.last == " " ? 1 : 0), "\(line)")
      }
    }
  }

  @Test func aHighlightGoesOverLines() {
    let wrapped = WrappedText("one two three", columns: 8)
    let lines = wrapped.lines.indices.map { wrapped.line($0, highlighting: 4..<9) }
    #expect(lines == ["one \u{1B}[7mtwo \u{1B}[0m", "\u{1B}[7mt\u{1B}[0mhree"])
  }
}
