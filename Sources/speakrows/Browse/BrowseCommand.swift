// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What a key does in the talking table.
enum BrowseCommand: Hashable {
  case rowUp, rowDown, phraseLeft, phraseRight, cellUp, cellDown
  case firstRow, lastRow, pageUp, pageDown, nextSection, previousSection
  case sayAgain, spell, whereAmI, slower, faster, mark, copy, help, silence, redraw, quit
  /// Asks for text, and goes to what it finds.
  case ask(BrowseQuestion)
  case nextMatch, previousMatch

  /// A command with its keys, their spoken name, and what the command does.
  struct Binding {
    var command: BrowseCommand
    var keys: [Key]
    var name: String
    var help: String
  }

  /// All commands, in the order that help lists them.
  ///
  /// Letters and digits are reserved for type-ahead search, so commands use other keys.
  static let bindings: [Binding] = [
    Binding(command: .rowUp, keys: [.up], name: "Up", help: "the row above"),
    Binding(command: .rowDown, keys: [.down], name: "Down", help: "the row below"),
    Binding(
      command: .phraseLeft, keys: [.left], name: "Left", help: "the previous phrase in the row"
    ),
    Binding(
      command: .phraseRight, keys: [.right], name: "Right", help: "the next phrase in the row"
    ),
    Binding(
      command: .cellUp, keys: [.modifiedUp, .text("[")], name: "Control Up, [",
      help: "the cell above, under the same heading"),
    Binding(
      command: .cellDown, keys: [.modifiedDown, .text("]")], name: "Control Down, ]",
      help: "the cell below, under the same heading"),
    Binding(command: .firstRow, keys: [.home], name: "Home", help: "the first row"),
    Binding(command: .lastRow, keys: [.end], name: "End", help: "the last row"),
    Binding(command: .pageUp, keys: [.pageUp], name: "Page Up", help: "a page up"),
    Binding(command: .pageDown, keys: [.pageDown], name: "Page Down", help: "a page down"),
    Binding(
      command: .nextSection, keys: [.tab, .modifiedRight], name: "Tab", help: "the next section"),
    Binding(
      command: .previousSection, keys: [.backTab, .modifiedLeft], name: "Shift Tab",
      help: "the previous section"),
    Binding(command: .sayAgain, keys: [.text(" ")], name: "Space", help: "repeat"),
    Binding(command: .spell, keys: [.text(",")], name: "Comma", help: "spell the row or phrase"),
    Binding(command: .whereAmI, keys: [.text(".")], name: "Period", help: "where am I"),
    Binding(
      command: .slower, keys: [.text("-")], name: "Minus", help: "speak slower"),
    Binding(
      command: .faster, keys: [.text("+")], name: "Plus", help: "speak faster"),
    Binding(
      command: .ask(.indexTitle), keys: [.text("@")], name: "@",
      help: "go to a section by its title in the index"),
    Binding(
      command: .ask(.rowNumber), keys: [.text("#")], name: "#", help: "go to a row by its number"),
    Binding(
      command: .ask(.text), keys: [.text("/")], name: "Slash",
      help:
        "find text anywhere in a row; typing letters or digits finds a row that begins with them"
    ),
    Binding(
      command: .nextMatch, keys: [.control("n")], name: "Control N", help: "the next match"
    ),
    Binding(
      command: .previousMatch, keys: [.control("p")], name: "Control P",
      help: "the previous match"),
    Binding(
      command: .mark, keys: [.text("*")], name: "Star",
      help: "mark or unmark the row; marked rows are printed when you quit"),
    Binding(
      command: .copy, keys: [.text("=")], name: "Equals",
      help: "copy the label to the clipboard, and to standard output unless it is a terminal"),
    Binding(command: .silence, keys: [.escape], name: "Escape", help: "stop speaking"),
    Binding(command: .redraw, keys: [.control("l")], name: "Control L", help: "redraw the screen"),
    Binding(command: .help, keys: [.text("?"), .help], name: "Question mark", help: "all keys"),
    Binding(
      command: .quit, keys: [.control("q"), .control("d")], name: "Control Q",
      help: "quit and print the marked rows, as Control C does too"),
  ]

  private static let byKey: [Key: BrowseCommand] = bindings.reduce(into: [:]) { table, binding in
    for key in binding.keys { table[key] = binding.command }
  }

  /// The command bound to a key; nil when there is none.
  init?(_ key: Key) {
    guard let command = Self.byKey[key] else { return nil }
    self = command
  }
}
