// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser

/// How the talking table talks and shows itself.
struct BrowseOptions: ParsableArguments {
  @Flag(help: "Leave speech to a screen reader or a braille display: make no sound.")
  var quiet = false

  @Flag(
    help:
      "Print a line for each thing that is said, instead of drawing the table; terminals whose cursor can't be moved get this by themselves."
  )
  var lines = false

  @Flag(help: "Show what is said in braille, too, in a line under the table.")
  var braille = false

  @OptionGroup var brailleTable: BrailleTableOptions

  @Flag(help: "Tell at the beginning what is in the table, as the key ( does.")
  var withSummary = false

  @Flag(
    inversion: .prefixedNo,
    help: "Play short sounds for edges, blank cells, marked rows and searches that start over.")
  var earcons = true

  @Option(
    help: ArgumentHelp(
      "When a cell is preceded by the name of its row: \(RowNames.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "when"))
  var rowNames = RowNames.change

  @Option(
    help: ArgumentHelp(
      "A file that the marked rows are saved to whenever they change.", valueName: "file"))
  var marks: String?

  @Flag(help: "Print the keys, and end.")
  var keys = false
}
