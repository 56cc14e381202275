// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// Draws the table around the current row, and the text being spoken.
struct BrowseScreen {
  /// The place of the entry at the top.
  private var top = 0
  private(set) var size = (columns: 80, lines: 24)
  /// The labels drawn last, with the numbers of their entries.
  private var labels: [(number: Int, label: String)] = []
  /// The order that they were in.
  private var order: [Int]?
  /// The lines as they stand on the terminal; empty when they are not known.
  private var drawn: [String] = []
  /// What writes the spoken text in braille, in a line of its own; nil for none.
  var translator: (any BrailleTranslator)?

  /// The number of lines for rows: all but the title, the spoken text and the status line.
  var rowLines: Int { max(size.lines - (translator == nil ? 3 : 4), 1) }

  /// Adopts the terminal's size.
  mutating func resize(_ size: (columns: Int, lines: Int)) {
    self.size = size
    labels = []
    drawn = []
  }

  /// Forgets the rows, so that those that were added are seen.
  mutating func forgetRows() { labels = [] }

  /// Forgets what stands on the terminal, so that all of it is drawn again.
  mutating func forget() { drawn = [] }

  /// Scrolls so that the current entry is visible.
  private mutating func scroll(_ browser: inout Browser) {
    let current = browser.place
    let oldTop = top
    if current < top { top = current }
    // After a page down, the last row of the old page is still visible.
    if current >= top + rowLines { top = max(current - rowLines + 1, 0) }
    if labels.isEmpty || top != oldTop || labels.count < rowLines || order != browser.order.numbers
    {
      order = browser.order.numbers
      labels = browser.labels(in: top..<top + rowLines)
    }
  }

  /// The text that draws the screen on a terminal: only lines that differ from what stands there.
  ///
  /// - Parameters:
  ///   - browser: the browser to draw.
  ///   - highlight: the part of the row's label that is being spoken.
  ///   - said: the text being spoken.
  ///   - state: the status line.
  ///   - asks: whether a text is typed in the status line, where the cursor is then.
  /// - Returns: the text, including its escape sequences.
  mutating func draw(
    _ browser: inout Browser, highlight: Range<Int>?, said: String, state: String,
    asks: Bool = false
  ) -> String {
    if let list = browser.list { return draw(list, said: said, state: state) }
    scroll(&browser)
    var lines: [String] = []
    let title = [browser.title, browser.sectionTitle].compactMap { $0 }
    lines.append(Style.bold + fit(title.joined(separator: ": ")) + Style.plain)
    var cursor = (line: 0, column: 0)
    var rows: [String] = []
    var cell: String?
    for (number, label) in labels {
      let mark = browser.marks[number] != nil ? "*" : " "
      if number == browser.current {
        let text = WrappedText(label, columns: max(size.columns - 2, 2))
        // A long row takes as many lines as it needs, up to the screen's.
        if let range = browser.labelRange,
          let start = label.utf8.index(
            label.utf8.startIndex, offsetBy: range.lowerBound, limitedBy: label.utf8.endIndex),
          let end = label.utf8.index(start, offsetBy: range.count, limitedBy: label.utf8.endIndex)
        {
          cell = String(label[start..<end])
        }
        let place = text.place(of: (highlight ?? browser.labelRange)?.lowerBound ?? 0)
        cursor = (rows.count + min(place.line, rowLines - 1), place.column + 2)
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
      let before = min(over, cursor.line)
      rows.removeFirst(before)
      rows.removeLast(over - before)
      cursor.line -= before
    }
    // Where a screen reader, a braille display or a magnifier looks.
    if asks {
      let line = rowLines + (translator == nil ? 1 : 2)
      cursor = (line, state.reduce(0) { $0 + Terminal.width(of: $1) })
    }
    return write(
      lines + padded(rows), said, state, cursor: (cursor.line + 1, cursor.column), cell: cell)
  }

  /// Draws the lines of a list around the current one.
  private mutating func draw(_ list: BrowseList, said: String, state: String) -> String {
    let lines = [Style.bold + fit(list.title) + Style.plain]
    let first = min(max(list.current - rowLines / 2, 0), max(list.lines.count - rowLines, 0))
    let shown = list.lines.indices.dropFirst(first).prefix(rowLines)
    var rows: [String] = []
    for index in shown {
      let text = list.lines[index].said.text
      guard index == list.current else {
        rows.append("  " + fit(text, columns: size.columns - 2))
        continue
      }
      // The current line takes as many lines as it needs.
      let wrapped = WrappedText(text, columns: max(size.columns - 2, 2))
      for line in wrapped.lines.indices.prefix(rowLines) {
        let text = wrapped.line(line, highlighting: nil)
        rows.append((line == 0 ? " >" : "  ") + Style.bold + text + Style.plain)
      }
    }
    let cursorLine = min(list.current - first, max(rowLines - 1, 0))
    return write(
      lines + padded(Array(rows.prefix(rowLines))), said, state, cursor: (cursorLine + 1, 2))
  }

  private func padded(_ rows: [String]) -> [String] {
    rows + Array(repeating: "", count: max(rowLines - rows.count, 0))
  }

  private mutating func write(
    _ lines: [String], _ said: String, _ state: String, cursor: (line: Int, column: Int),
    cell: String? = nil
  ) -> String {
    // Of what is wider than the line, the current cell is shown.
    let braille = translator.map { translator in
      let lines = translator.lines(of: said, cells: size.columns)
      guard lines.count > 1, let cell else { return lines.first ?? "" }
      return translator.lines(of: cell, cells: size.columns).first ?? ""
    }
    let all =
      lines + [Style.faint + fit(said) + Style.plain] + [braille].compactMap(\.self)
      + [Style.highlight + fit(state) + Style.plain]
    let kept = Array(all.suffix(size.lines))
    let removed = all.count - kept.count
    var output = ""
    for (index, line) in kept.enumerated()
    where !drawn.indices.contains(index) || drawn[index] != line {
      output += "\u{1B}[\(index + 1);1H\(line)\u{1B}[K"
    }
    drawn = kept
    let column = min(cursor.column, max(size.columns - 1, 0))
    return output + "\u{1B}[\(max(cursor.line - removed, 0) + 1);\(column + 1)H"
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
