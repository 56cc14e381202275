// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The rows of a table that are on the screen, as announced after scrolling: "Rows 3 to 12 of 500".
public struct VisibleRowRange: Hashable, Codable, Sendable {
  /// The rows, counted from 1 across all sections without hidden rows; nil if none is on the
  /// screen.
  public var rows: ClosedRange<Int>?
  /// The total number of rows.
  public var count: Int

  /// Makes a range.
  public init(rows: ClosedRange<Int>?, count: Int) {
    self.rows = rows
    self.count = count
  }
}
