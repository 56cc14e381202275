// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// A header, row or footer that is to be spoken.
struct SpokenItem: Sendable {
  /// The item of its table.
  var item: TableItem
  /// The label, as printed.
  var label: String
  /// The phrases to speak.
  var phrases: [SpokenPhrase]
  /// The language of its table.
  var tableLocale: LocaleIdentifier
  /// The title of its table, or else the name of the file.
  var title: String
  /// The header of its section, where that is not spoken.
  var sectionTitle: String?
  /// The name of the input in messages.
  var input: String
  /// The number of the file that begins with this item, if there are several.
  var fileNumber: Int?
  /// Whether its sound must not depend on what came before it.
  var startsAfresh = false
  /// Whether it is the last of its input.
  var endsInput = false

  /// Names the row and the column of a phrase.
  func location(of phrase: SpokenPhrase) -> String {
    let location =
      switch item {
      case .row(let indexPath):
        (indexPath.section > 0 ? "section \(indexPath.section + 1), " : "")
          + "row \(indexPath.row + 1)"
          + (phrase.field.map { $0.isEmpty ? "" : ", column \($0)" } ?? "")
      case .header(let section): "section \(section + 1), header"
      case .footer(let section): "section \(section + 1), footer"
      }
    return "\(input): \(location)"
  }
}
