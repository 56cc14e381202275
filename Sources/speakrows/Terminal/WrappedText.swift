// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Text wrapped to a number of columns, at spaces where possible.
struct WrappedText {
  private let text: String
  /// The range of each line in the text, in UTF-8 bytes.
  let lines: [Range<Int>]

  init(_ text: String, columns: Int) {
    self.text = text
    let columns = max(columns, 2)
    var lines: [Range<Int>] = []
    var start = 0
    var width = 0
    var at = 0
    // Where the line may be broken, and its width up to there.
    var cut: (at: Int, width: Int)?
    for character in text {
      let own = Terminal.width(of: character)
      // The part of a word carried over may fill the next line too, if a wide character follows.
      while width + own > columns, at > start {
        if character == " " {
          // The space itself can be dropped at the break.
          cut = (at, width)
        }
        let end = cut ?? (at, width)
        lines.append(start..<end.at)
        start = end.at
        width -= end.width
        cut = nil
      }
      width += own
      at += character.utf8.count
      if character == " " { cut = (at, width) }
    }
    lines.append(start..<at)
    self.lines = lines
  }

  /// A line with a part of the text highlighted.
  func line(_ number: Int, highlighting range: Range<Int>?) -> String {
    let line = lines[number]
    guard let range = range?.clamped(to: line), !range.isEmpty else { return part(line) }
    return part(line.lowerBound..<range.lowerBound) + Style.highlight + part(range) + Style.plain
      + part(range.upperBound..<line.upperBound)
  }

  /// The line that a place in the text is in, in UTF-8 bytes, and how many columns stand before it there.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let line = lines.lastIndex { $0.lowerBound <= offset } ?? 0
    let start = lines[line].lowerBound
    let before = part(start..<min(max(offset, start), lines[line].upperBound))
    return (line, before.reduce(0) { $0 + Terminal.width(of: $1) })
  }

  private func part(_ range: Range<Int>) -> String {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    return String(text[start..<end])
  }
}
