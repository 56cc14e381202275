// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The text of a cell of a page, with its blanks folded.
struct PageText {
  private var text = MarkedText()

  /// The words, parted by single blanks.
  var words: String {
    String(decoding: text.shown, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  mutating func add(_ part: String) { text.append(part.utf8) }

  /// Parts what precedes from what follows.
  mutating func part() { add(" ") }

  /// Text begins that is raised, lowered or struck out.
  mutating func begin(_ look: MarkedText.Look) { text.begin(look) }

  /// Such a text ends.
  mutating func end() { text.end() }

  /// A link to another place of the page begins, which in raised text is a note's mark.
  mutating func startLink() { text.markNote() }
}
