// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What a key does in the talking table.
enum BrowseCommand: Hashable {
  case rowUp, rowDown, cellLeft, cellRight, cellUp, cellDown
  case firstRow, lastRow, pageUp, pageDown, nextSection, previousSection
  case rowStart, rowEnd, columnTop, columnBottom, nextFilled, previousFilled
  case sayAgain, spell, whereAmI, readRow, readColumn, readDown, readAcross
  case nextWord, previousWord, nextCharacter, previousCharacter
  /// Asks for text, and goes to what it finds.
  case ask(BrowseQuestion)
  case nextMatch, previousMatch, back
  case mark, nextMark, previousMark, copy, chooseCopy
  case sheet, sort, sameValue, allRows, hideColumn, showColumns, figures, frequencies, tones
  case overview
  case slower, faster, rowNames, silence, redraw, help, quit

  /// The keys of a command.
  struct Binding {
    var command: BrowseCommand
    var keys: [Key]
  }

  /// All commands, in the order that help lists them: what everyone needs comes first.
  ///
  /// Letters and digits are reserved for type-ahead search, so commands use other keys.
  static let bindings: [Binding] = [
    Binding(command: .rowDown, keys: [.down]),
    Binding(command: .rowUp, keys: [.up]),
    Binding(command: .cellRight, keys: [.right, .altRight]),
    Binding(command: .cellLeft, keys: [.left, .altLeft]),
    Binding(command: .cellDown, keys: [.controlDown, .altDown, .text("]")]),
    Binding(command: .cellUp, keys: [.controlUp, .altUp, .text("[")]),
    Binding(command: .whereAmI, keys: [.text(".")]),
    Binding(command: .sayAgain, keys: [.text(" ")]),
    Binding(command: .ask(.text), keys: [.text("/")]),
    Binding(command: .sheet, keys: [.enter]),
    Binding(command: .silence, keys: [.escape]),
    Binding(command: .help, keys: [.text("?"), .help]),
    Binding(command: .quit, keys: [.control("q"), .control("d")]),
    Binding(command: .firstRow, keys: [.home]),
    Binding(command: .lastRow, keys: [.end]),
    Binding(command: .pageDown, keys: [.pageDown]),
    Binding(command: .pageUp, keys: [.pageUp]),
    Binding(command: .rowStart, keys: [.modifiedHome]),
    Binding(command: .rowEnd, keys: [.modifiedEnd]),
    Binding(command: .columnTop, keys: [.modifiedPageUp]),
    Binding(command: .columnBottom, keys: [.modifiedPageDown]),
    Binding(command: .nextFilled, keys: [.text("}")]),
    Binding(command: .previousFilled, keys: [.text("{")]),
    Binding(command: .nextSection, keys: [.tab, .controlRight]),
    Binding(command: .previousSection, keys: [.backTab, .controlLeft]),
    Binding(command: .ask(.columnHeading), keys: [.text("|")]),
    Binding(command: .ask(.rowNumber), keys: [.text("#")]),
    Binding(command: .ask(.indexTitle), keys: [.text("@")]),
    Binding(command: .ask(.textInColumn), keys: [.control("s")]),
    Binding(command: .nextMatch, keys: [.control("n")]),
    Binding(command: .previousMatch, keys: [.control("p")]),
    Binding(command: .back, keys: [.text("`")]),
    Binding(command: .readDown, keys: [.control("a")]),
    Binding(command: .readAcross, keys: [.control("e")]),
    Binding(command: .readRow, keys: [.control("r")]),
    Binding(command: .readColumn, keys: [.control("k")]),
    Binding(command: .nextWord, keys: [.text(";")]),
    Binding(command: .previousWord, keys: [.text(":")]),
    Binding(command: .nextCharacter, keys: [.text("'")]),
    Binding(command: .previousCharacter, keys: [.text("\"")]),
    Binding(command: .spell, keys: [.text(",")]),
    Binding(command: .mark, keys: [.text("*")]),
    Binding(command: .nextMark, keys: [.text(">")]),
    Binding(command: .previousMark, keys: [.text("<")]),
    Binding(command: .ask(.fileName), keys: [.control("w")]),
    Binding(command: .copy, keys: [.text("=")]),
    Binding(command: .chooseCopy, keys: [.control("y")]),
    Binding(command: .sort, keys: [.text("^")]),
    Binding(command: .sameValue, keys: [.text("&")]),
    Binding(command: .ask(.condition), keys: [.text("%")]),
    Binding(command: .allRows, keys: [.text("_")]),
    Binding(command: .figures, keys: [.text("$")]),
    Binding(command: .overview, keys: [.text("(")]),
    Binding(command: .tones, keys: [.text("!")]),
    Binding(command: .frequencies, keys: [.control("f")]),
    Binding(command: .hideColumn, keys: [.text("\\")]),
    Binding(command: .showColumns, keys: [.text("~")]),
    Binding(command: .slower, keys: [.text("-")]),
    Binding(command: .faster, keys: [.text("+")]),
    Binding(command: .rowNames, keys: [.control("t")]),
    Binding(command: .redraw, keys: [.control("l")]),
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
