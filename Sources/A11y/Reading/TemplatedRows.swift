// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The template of rows like the previous one, for reading further ones quickly.
///
/// Such rows have the same keys in the same order, plain text and short numbers, and nothing to
/// announce besides their label. Most rows of most files are like that. They are processed from
/// bytes to bytes in a single loop, which keeps its state close at hand and needs no grammar,
/// sections or errors. When a row departs from the template, the loop ends before it, as if the row
/// had not been examined, and the row takes the general path.
struct TemplatedRows {
  /// The template for such rows.
  enum Layout {
    case json(JSONRowTemplate)
    case delimited(DelimitedRowTemplate)
  }

  /// Rows that have been read, and how far.
  struct Passed {
    var rows = 0
    var lines = 0
    /// The offset at which reading continues.
    var end: Int
  }

  /// A template derived from a row.
  struct Template {
    var layout: Layout
    /// The indices of the plans that compose the cells, in order; empty if rows are only counted.
    var planIndices: [Int] = []
    /// What is left out of the columns behind those of the plans.
    var skipped: [SkippedValues] = []
  }

  /// The last template derived; nil if rows are better read one by one.
  var template: Template?
  /// How many rows have matched a template.
  private(set) var rowCount = 0
  /// How many rows take the general path before a template is derived again.
  private var pause = 0
  private var nextPause = 0

  /// Records rows that matched the template; false if there were none.
  mutating func pass(_ count: Int) -> Bool {
    guard count > 0 else { return false }
    rowCount += count
    pause = 0
    nextPause = 0
    return true
  }

  /// Whether to derive a template from a row; ever less often if all rows differ.
  mutating func mayDerive() -> Bool {
    if pause > 0 {
      pause -= 1
      return false
    }
    pause = nextPause
    nextPause = min(max(nextPause * 2, 1), 64)
    return true
  }
}
