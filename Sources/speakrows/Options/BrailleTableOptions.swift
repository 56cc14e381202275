// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Louis

/// Which table of liblouis writes text in braille.
struct BrailleTableOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("In braille: 1 writes words in full, 2 contracts them.", valueName: "n"))
  var grade: Int?

  @Option(
    help: ArgumentHelp(
      "In braille: a table of liblouis in place of the language's.", valueName: "name"))
  var brailleTable: String?

  /// The options that were given.
  var given: [String] {
    [grade.map { _ in "--grade" }, brailleTable.map { _ in "--braille-table" }].compactMap(\.self)
  }

  func validate() throws {
    if let grade, ![1, 2].contains(grade) { throw ValidationError("--grade is 1 or 2") }
    if grade != nil, brailleTable != nil {
      throw ValidationError("--grade chooses a language's table, and --braille-table names one")
    }
  }

  /// What writes text in braille, and tells what the table lacks where that is asked for.
  func translators(notesSubstitutes: Bool = false) -> LouisTranslators {
    LouisTranslators(table: brailleTable, isContracted: grade == 2) { substitutes in
      guard notesSubstitutes, !substitutes.isEmpty else { return }
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
