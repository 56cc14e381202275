// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What the browser can ask the user to type.
enum BrowseQuestion: Hashable {
  /// The start of a row.
  case beginning
  /// Text anywhere in a row.
  case text
  /// Text in the current column.
  case textInColumn
  /// A section's title in the index.
  case indexTitle
  /// A row number.
  case rowNumber
  /// The heading of a column.
  case columnHeading
  /// A condition on the values of the current column.
  case condition
  /// The file that marked rows are saved to.
  case fileName

  /// The prompt that is spoken and shown.
  var prompt: BrowseWords.Word {
    switch self {
    case .beginning: .beginsWith
    case .text: .find
    case .textInColumn: .findInColumn
    case .indexTitle: .indexTitle
    case .rowNumber: .rowNumber
    case .columnHeading: .columnHeading
    case .condition: .condition
    case .fileName: .fileName
    }
  }

  /// Whether an answer counts only when it is complete, and each key until then is echoed.
  var waitsForEnter: Bool {
    switch self {
    case .rowNumber, .condition, .fileName: true
    case .beginning, .text, .textInColumn, .indexTitle, .columnHeading: false
    }
  }
}
