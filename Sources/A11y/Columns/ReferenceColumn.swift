// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Columns that refer to other rows by their codes, such as that of what a row is a part of: "parent 36.00".
enum ReferenceColumn {
  /// Words for the row that another one refers to.
  private static let words: Set<String> = [
    "parent", "parents", "predecessor", "successor", "superior", "manager", "supervisor", "leader",
    "previous", "next", "refers", "root", "ancestor", "padre", "père", "vorgänger", "nachfolger",
  ]

  /// The guess for a column whose values are codes of the table's own rows, in part or in whole; nil for any other.
  ///
  /// - Parameters:
  ///   - column: the column.
  ///   - columns: all columns.
  ///   - guesses: what they were taken for.
  /// - Returns: codes.
  static func guess(
    _ column: TypedColumn, among columns: [TypedColumn], _ guesses: [ColumnGuess]
  ) -> ColumnGuess? {
    let name =
      column.words.last.map { ["id", "code", "no", "number"].contains($0) } == true
      ? column.words.dropLast().last : column.words.last
    // "parent_station": what is parent to a row is called by its kind.
    guard name.map(words.contains) == true || column.words.first.map(words.contains) == true,
      guesses[column.profile.index].field.say?.kind != .identifier, column.values.count > 1
    else { return nil }
    let isOfOther = columns.indices.contains { index in
      guard guesses[index].field.say?.kind == .identifier else { return false }
      // What a code begins with before a point is the code of a larger part.
      let codes = Set(
        columns[index].values.flatMap { value in
          [value.text]
            + value.text.indices.filter { value.text[$0] == "." }.map {
              String(value.text[..<$0])
            }
        })
      let known = column.values.count { codes.contains($0.text) }
      return known * 2 > column.values.count
    }
    guard isOfOther else { return nil }
    var say = SayAs(.identifier)
    say.heading = .always
    return ColumnGuess(
      column.field, say, heading: .always, "codes, most of which another column has")
  }
}
