// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

public import A11y
public import ArgumentParser
import Louis

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

  @Option(
    help: ArgumentHelp("In braille: 1 writes words in full, 2 contracts them.", valueName: "n"))
  var grade: Int?

  @Option(
    help: ArgumentHelp(
      "In braille: a table of liblouis in place of the language's.", valueName: "name"))
  var brailleTable: String?

  /// The options that were given, other than the one for a display.
  var given: [String] {
    ofPages
      + [grade.map { _ in "--grade" }, brailleTable.map { _ in "--braille-table" }].compactMap(
        \.self)
  }

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
    if let grade, ![1, 2].contains(grade) { throw ValidationError("--grade is 1 or 2") }
    if grade != nil, brailleTable != nil {
      throw ValidationError("--grade chooses a language's table, and --braille-table names one")
    }
  }

  static func check(
    _ number: Int?, of option: String, _ possible: ClosedRange<Int>
  ) throws {
    guard let number, !possible.contains(number) else { return }
    throw ValidationError(
      "\(option) takes a number from \(possible.lowerBound) to \(possible.upperBound)")
  }

  /// The braille display that was asked for; nil for none.
  var display: BrailleDisplay? { width.map { BrailleDisplay(cells: $0, translators) } }

  /// The settings of pages, with the tables of liblouis.
  var settings: BrailleSettings {
    var settings = BrailleSettings(translators)
    settings.cells = cells ?? settings.cells
    settings.lines = lines ?? settings.lines
    settings.layout = layout
    return settings
  }

  private var translators: LouisTranslators {
    LouisTranslators(table: brailleTable, isContracted: grade == 2) {
      substitutes in
      guard !substitutes.isEmpty else { return }
      let listed = substitutes.prefix(Self.mostListed).map { character, text in
        "\(character) is written as \"\(text)\""
      }
      let more = substitutes.count - listed.count
      StandardError.write(
        "the braille table lacks some signs; \(listed.joined(separator: ", "))"
          + (more > 0 ? " and \(more) more" : ""))
    }
  }

  private static let mostListed = 12
}
