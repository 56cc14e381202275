// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Cells that are shown as one, with the value of the first.
struct MergedCells {
  /// The columns, from 0.
  var columns: ClosedRange<Int>
  /// The rows, from 1.
  var rows: ClosedRange<Int>

  init(columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Reads a range such as `A1:B3`.
  init?(_ range: Substring) {
    let ends = range.split(separator: ":").compactMap(CellReference.position)
    guard ends.count == 2, ends[0].column <= ends[1].column, ends[0].row <= ends[1].row else {
      return nil
    }
    columns = ends[0].column...ends[1].column
    rows = ends[0].row...ends[1].row
  }
}
