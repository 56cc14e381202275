// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// One language's words for what a table adds to its rows; `%@` stands for a row's title.
struct TableWords: Sendable {
  /// The names of a row's controls.
  let delete: String
  let insert: String
  let reorder: String
  let moreInfo: String
  /// The announcement on scrolling: rows `%1` to `%2` of `%3`.
  let rows: String
  /// A position: `%1` of `%2`.
  let position: String
  /// A rating in stars: `%1` of `%2`.
  let rating: String
  /// The names of the actions that step a control's value.
  let increment: String
  let decrement: String

  /// A pattern with a row's title filled in.
  static func name(_ pattern: String, _ title: String) -> String {
    pattern.replacing("%@", with: title)
  }

  /// A pattern with numbers filled in, exactly as given.
  static func fill(_ pattern: String, _ numbers: [String]) -> String {
    var text = pattern
    for (index, number) in numbers.enumerated() {
      text = text.replacing("%\(index + 1)", with: number)
    }
    return text
  }

  /// The fallback when no words are known: signs that need none.
  static let unknown = TableWords(
    delete: "− %@", insert: "+ %@", reorder: "↕ %@", moreInfo: "… %@", rows: "%1–%2 / %3",
    position: "%1 / %2", rating: "%1 / %2 ★", increment: "+ %@", decrement: "− %@")
}
