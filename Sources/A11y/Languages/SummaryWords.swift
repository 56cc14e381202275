// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// One language's words for what a summary tells of a table; `%@` stands for a value or a count, `%1` and `%2` for two.
///
/// They are laid out like labels, a word and its value, so that no word has to agree with a number.
struct SummaryWords: Sendable {
  let rows: String
  /// A row by its number.
  let row: String
  let columns: String
  let sections: String
  /// How many rows have no value.
  let missing: String
  /// That no row has a value.
  let none: String
  let lowest: String
  let highest: String
  let median: String
  let sum: String
  let mean: String
  /// Between which values the middle half of all are.
  let middleHalf: String
  let zero: String
  let belowZero: String
  let outliers: String
  /// The first and the last of dates or times.
  let span: String
  /// How many values there are that differ from each other.
  let different: String
  let allDifferent: String
  /// That all values are one.
  let always: String
  let mostCommon: String
  /// How many values are of another kind than the column's.
  let others: String
  /// How many characters the longest text has.
  let longest: String
  /// Before what is estimated.
  let about: String
  /// How many more there are that are not told.
  let more: String
  /// How many rows another version of the table lacks.
  let added: String
  /// How many rows of another version are gone.
  let removed: String
  /// How many rows or values differ from those of another version.
  let changed: String
  /// How many rows have nothing that tells which row of another version is theirs.
  let notCompared: String
  /// By how much a number has risen or fallen most.
  let rise: String
  let fall: String
  /// From which value to which one a row has changed.
  let change: String
  /// That each value is as much as the one above it, or more.
  let rising: String
  let falling: String
  /// How far a date is from the next, mostly.
  let interval: String
  /// How many dates are further from the next.
  let gaps: String
  /// How many rows are the same as one above them.
  let repeatedRows: String
  /// How closely two columns go together, from −1 to 1.
  let correlation: String

  /// The fallback when no words are known: signs that need none.
  static let unknown = SummaryWords(
    rows: "↓ %@", row: "#%@", columns: "→ %@", sections: "§ %@", missing: "∅ %@", none: "∅",
    lowest: "min %@",
    highest: "max %@", median: "x̃ %@", sum: "Σ %@", mean: "x̄ %@", middleHalf: "25–75 %: %1–%2",
    zero: "= 0: %@", belowZero: "< 0: %@", outliers: "± %@", span: "%1–%2", different: "≠ %@",
    allDifferent: "≠", always: "= %@", mostCommon: "# %@", others: "? %@", longest: "↔ %@",
    about: "≈ %@", more: "+ %@", added: "+ %@", removed: "− %@", changed: "Δ %@",
    notCompared: "Δ? %@", rise: "↑ %@",
    fall: "↓ %@", change: "%1–%2", rising: "↗", falling: "↘", interval: "⇥ %@", gaps: "… %@",
    repeatedRows: "↻ %@", correlation: "r %@")
}

extension String {
  /// A pattern with a value in the place of `%@`.
  func filled(_ value: String) -> String { replacing("%@", with: value) }
}
