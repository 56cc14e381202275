// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// Draws the table around the current row, and the text being spoken.
struct BrowseScreen {
  /// The number of the entry at the top.
  private var top = 0
  private(set) var size = (columns: 80, lines: 24)
  /// The labels drawn last, with the numbers of their entries.
  private var labels: [(number: Int, label: String)] = []

  /// The number of lines for rows: all but the title, the spoken text and the status line.
  var rowLines: Int { max(size.lines - 3, 1) }

  /// Adopts the terminal's size.
  mutating func resize(_ size: (columns: Int, lines: Int)) {
    self.size = size
    labels = []
  }

  /// Scrolls so that the current entry is visible.
  private mutating func scroll(_ browser: inout Browser) {
    let current = browser.current
    let oldTop = top
    if current < top { top = current }
    // After a page down, the last row of the old page is still visible.
    if current >= top + rowLines { top = max(current - rowLines + 1, 0) }
    if labels.isEmpty || top != oldTop || labels.count < rowLines {
      labels = browser.labels(in: top..<top + rowLines)
    }
  }

  /// The text that draws the screen on a terminal.
  ///
  /// - Parameters:
  ///   - browser: the browser to draw.
  ///   - highlight: the part of the row's label that is being spoken.
  ///   - said: the text being spoken.
  ///   - state: the status line.
  /// - Returns: the text, including its escape sequences.
  mutating func draw(
    _ browser: inout Browser, highlight: Range<Int>?, said: String, state: String
  ) -> String {
    scroll(&browser)
    var lines: [String] = []
    let title = [browser.entries.title, browser.sectionTitle].compactMap { $0 }
    lines.append(Style.bold + fit(title.joined(separator: ": ")) + Style.plain)
    var cursorLine = 1
    var rows: [String] = []
    for (number, label) in labels {
      let mark = browser.marks[number] != nil ? "*" : " "
      if number == browser.current {
        let text = WrappedText(label, columns: max(size.columns - 2, 2))
        // A long row takes as many lines as it needs, up to the screen's.
        cursorLine = rows.count
        for line in text.lines.indices.prefix(rowLines) {
          rows.append(
            (line == 0 ? "\(mark)>" : "  ") + Style.bold
              + text.line(line, highlighting: highlight) + Style.plain)
        }
      } else {
        rows.append("\(mark) " + fit(label, columns: size.columns - 2))
      }
    }
    // Rows that a long row pushes off the screen are removed from the top first.
    if rows.count > rowLines {
      let over = rows.count - rowLines
      let before = min(over, cursorLine)
      rows.removeFirst(before)
      rows.removeLast(over - before)
      cursorLine -= before
    }
    lines += rows
    lines += Array(repeating: "", count: max(rowLines - rows.count, 0))
    lines.append(Style.faint + fit(said) + Style.plain)
    lines.append(Style.highlight + fit(state) + Style.plain)
    let drawn = lines.suffix(size.lines).map { "\($0)\u{1B}[K" }.joined(separator: "\r\n")
    // The cursor is on the current row, where screen magnifiers look for it.
    return "\u{1B}[H\(drawn)\u{1B}[\(cursorLine + 2);1H"
  }

  /// Draws the list of commands in place of the rows.
  func drawHelp() -> String {
    var lines = BrowseCommand.bindings.map { fit("\($0.name): \($0.help)") }
    lines.insert(Style.bold + fit("Keys") + Style.plain, at: 0)
    lines = Array(lines.prefix(size.lines))
    lines += Array(repeating: "", count: size.lines - lines.count)
    return "\u{1B}[H" + lines.map { "\($0)\u{1B}[K" }.joined(separator: "\r\n") + "\u{1B}[1;1H"
  }

  /// Truncates text to fit in a line.
  private func fit(_ text: String, columns: Int? = nil) -> String {
    let columns = columns ?? size.columns
    var width = 0
    // Where to truncate text that is too long, leaving room for the ellipsis.
    var cut = text.startIndex
    for index in text.indices {
      width += Terminal.width(of: text[index])
      if width > columns { return text[..<cut] + "…" }
      if width < columns { cut = text.index(after: index) }
    }
    return text
  }
}
