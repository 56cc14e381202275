// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A screen on which each thing that is said is a line, with the cursor at its end: there a screen reader looks after a key.
///
/// Orca says a text that ends where the cursor is. When a terminal scrolls, it says the line before once more, so a screen
/// that can be is cleared when it is full.
struct LineScreen {
  /// The lines that are taken; nil before the first text, when others have written on the screen.
  private var count: Int?
  private let canBeCleared: Bool

  /// - Parameter canBeCleared: whether the terminal knows how to.
  init(canBeCleared: Bool) { self.canBeCleared = canBeCleared }

  /// Forgets what is on the screen, since it has another size or others have written on it.
  mutating func forget() { if canBeCleared { count = nil } }

  /// What to write before a text, and whether a screen reader needs time to see it before the text comes.
  ///
  /// - Parameters:
  ///   - text: the text to say next.
  ///   - size: the terminal's.
  /// - Returns: a line break, the sequences that clear the screen, or nothing.
  mutating func opening(
    for text: String, in size: (columns: Int, lines: Int)
  ) -> (text: String, needsTime: Bool) {
    let width = text.reduce(0) { $0 + Terminal.width(of: $1) }
    let needed = max((width + size.columns - 1) / max(size.columns, 1), 1)
    let taken = count ?? size.lines
    guard canBeCleared, taken + needed > size.lines else {
      defer { count = taken + needed }
      return (count == nil ? "" : "\r\n", false)
    }
    count = needed
    return ("\u{1B}[H\u{1B}[2J", true)
  }
}
