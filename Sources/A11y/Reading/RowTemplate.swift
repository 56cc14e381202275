// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A template of the bytes around a row's values, derived from one row of the input.
///
/// Rows that match it need no grammar: the template finds the same cells that the grammar would. In
/// a row that departs from it, it finds nothing.
protocol RowTemplate {
  /// How many line breaks a row contains.
  var lineCount: Int { get }

  /// Finds the cells of a row.
  ///
  /// - Parameters:
  ///   - bytes: the window, followed by zeros.
  ///   - start: the offset at which the previous row ended.
  ///   - cells: take the requested cells, in speaking order.
  /// - Returns: the end of the row; nil if it departs from the template or continues past the
  ///   window.
  func findCells(
    _ bytes: RawSpan, from start: Int, into cells: inout MutableSpan<CellSlice>
  ) -> Int?
}
