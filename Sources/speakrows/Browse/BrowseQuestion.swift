// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What the browser can ask the user to type.
enum BrowseQuestion: Hashable {
  /// The start of a row.
  case beginning
  /// Text anywhere in a row.
  case text
  /// A section's title in the index.
  case indexTitle
  /// A row number.
  case rowNumber

  /// The prompt that is spoken and shown.
  var prompt: String {
    switch self {
    case .beginning: "begins with"
    case .text: "find"
    case .indexTitle: "index title"
    case .rowNumber: "row number"
    }
  }
}
