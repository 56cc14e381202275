// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// Lines in place of the table that are gone through one by one: the keys, a row's cells, a column's values.
struct BrowseList {
  /// What Enter does on a line.
  enum Action {
    case perform(BrowseCommand)
    /// Goes to a column of the row.
    case go(column: Int)
    /// Shows only the rows with a value.
    case show(value: String)
    case copy(CopiedPart, CopiedText.Format)
    case nothing
  }

  /// What is copied.
  enum CopiedPart {
    case cell, row, column, marked
  }

  /// A line: what is said and shown, and what Enter does.
  struct Line {
    var said: Announcement
    var action: Action
  }

  let title: String
  let lines: [Line]
  private(set) var current = 0

  init(_ title: String, _ lines: [Line]) {
    self.title = title
    self.lines = lines
  }

  /// What a key did in the list.
  enum Outcome {
    case said(Announcement)
    case chosen(Action)
    case closed
    /// It is a key of the table.
    case passed
  }

  /// Goes to another line, or chooses the current one.
  mutating func take(_ key: Key, pageLength: Int, _ words: BrowseWords) -> Outcome {
    switch key {
    case .down, .altDown, .controlDown: return move(by: 1, words)
    case .up, .altUp, .controlUp: return move(by: -1, words)
    case .pageDown: return move(by: pageLength, words)
    case .pageUp: return move(by: -pageLength, words)
    case .home: return move(by: -lines.count, words)
    case .end: return move(by: lines.count, words)
    case .enter: return lines.isEmpty ? .closed : .chosen(action)
    case .escape, .text("?"), .help: return .closed
    case .text(" "): return .said(said)
    case .text("."): return .said(words.say(.lineOf, "\(current + 1)", "\(lines.count)"))
    case .text(let character) where character.isLetter || character.isNumber:
      let start = character.lowercased()
      let places =
        Array(lines.indices.dropFirst(current + 1)) + Array(lines.indices.prefix(current + 1))
      let found = places.first { lines[$0].said.text.lowercased().hasPrefix(start) }
      guard let found else { return .said(words.say(.notFound, String(character))) }
      current = found
      return .said(said)
    default: return .passed
    }
  }

  private mutating func move(by step: Int, _ words: BrowseWords) -> Outcome {
    let next = min(max(current + step, 0), max(lines.count - 1, 0))
    if next != current {
      current = next
      return .said(said)
    }
    var announcement = words.say(step > 0 ? .bottom : .top)
    announcement.add(.edge)
    announcement.add(said)
    return .said(announcement)
  }

  /// What Enter does on the current line.
  var action: Action { lines.indices.contains(current) ? lines[current].action : .nothing }

  /// The current line.
  var said: Announcement { lines.indices.contains(current) ? lines[current].said : Announcement() }

  /// The title and the current line.
  func opening(_ words: BrowseWords) -> Announcement {
    var announcement = Announcement(title, words.locale)
    announcement.add(words.say(.lineOf, "\(current + 1)", "\(lines.count)"))
    announcement.add(said)
    return announcement
  }
}
