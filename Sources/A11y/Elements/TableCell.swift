// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The position of an element in a table of cells, and the headers announced with it.
public struct TableCell: Hashable, Codable, Sendable {
  /// The row, from 0; nil if it is unknown.
  public var row: Int?
  /// The column, from 0; nil if it is unknown.
  public var column: Int?
  /// The number of rows that it spans.
  public var rowSpan = 1
  /// The number of columns that it spans.
  public var columnSpan = 1
  /// The texts of its row's headers.
  public var rowHeaders: [String] = []
  /// The texts of its column's headers.
  public var columnHeaders: [String] = []
  /// Whether it is the header of its row.
  public var isRowHeader = false
  /// Whether it is the first cell of its row.
  public var isFirstInRow: Bool

  /// The headers that are announced with a name, except those that only repeat the name.
  func headers(_ headers: [String], beside name: String) -> [String] {
    headers.filter { !$0.isEmpty && $0 != name }
  }

  /// Makes a position; a cell of column 0 is the first of its row.
  public init(row: Int?, column: Int?) {
    self.row = row
    self.column = column
    isFirstInRow = column == 0
  }
}
