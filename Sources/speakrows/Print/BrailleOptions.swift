// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

public import A11y
public import ArgumentParser

extension BrailleLayout: ExpressibleByArgument {}

/// How braille is written.
struct BrailleOptions: ParsableArguments {
  @Option(
    name: .customLong("braille"),
    help: ArgumentHelp(
      "With --screen-reader: what it shows on a braille display of so many cells.", valueName: "n"))
  var width: Int?

  @Option(help: ArgumentHelp("In braille: the cells of a line (40).", valueName: "n"))
  var cells: Int?

  @Option(
    help: ArgumentHelp(
      "In braille: the lines of a page, with the running head (25).", valueName: "n"))
  var lines: Int?

  @Option(
    help: ArgumentHelp(
      "In braille: columnar, listed, stairstep or linear; by itself columns where they fit.",
      valueName: "layout"))
  var layout: BrailleLayout?

  @OptionGroup var table: BrailleTableOptions

  /// The options that were given, other than the one for a display.
  var given: [String] { ofPages + table.given }

  /// The options for pages that were given.
  var ofPages: [String] {
    [
      cells.map { _ in "--cells" }, lines.map { _ in "--lines" }, layout.map { _ in "--layout" },
    ].compactMap(\.self)
  }

  func validate() throws {
    try Self.check(width, of: "--braille", BrailleDisplay.possibleCells)
    try Self.check(cells, of: "--cells", BrailleSettings.possibleCells)
    try Self.check(lines, of: "--lines", BrailleSettings.possibleLines)
  }

  static func check(
    _ number: Int?, of option: String, _ possible: ClosedRange<Int>
  ) throws {
    guard let number, !possible.contains(number) else { return }
    throw ValidationError(
      "\(option) takes a number from \(possible.lowerBound) to \(possible.upperBound)")
  }

  /// The braille display that was asked for; nil for none.
  var display: BrailleDisplay? { width.map { BrailleDisplay(cells: $0, table.translators()) } }

  /// The settings of pages, with the tables of liblouis.
  var settings: BrailleSettings {
    var settings = BrailleSettings(table.translators(notesSubstitutes: true))
    settings.cells = cells ?? settings.cells
    settings.lines = lines ?? settings.lines
    settings.layout = layout
    return settings
  }
}
