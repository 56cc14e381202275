// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Gives rows below the first of merged cells the value that is shown beside them.
struct MergedRows {
  /// Cells that are merged, the topmost last.
  private var waiting: [MergedCells]
  /// Those of the current rows, and the row that has their values.
  private var current: [(cells: MergedCells, first: SheetRow)] = []

  /// The most merged cells beside each other that are heeded: each costs time in every row that it reaches down to.
  static let mostAtOnce = 2_000

  init(_ cells: [MergedCells]) {
    waiting = cells.sorted { $0.rows.lowerBound > $1.rows.lowerBound }
  }

  /// Adds cells whose first row is the next to be completed.
  mutating func add(_ cells: MergedCells) { waiting.append(cells) }

  /// Ends all cells at the last row.
  mutating func end() {
    waiting = []
    current = []
  }

  /// Completes a row; rows come in their order.
  mutating func complete(_ row: SheetRow) {
    if waiting.isEmpty, current.isEmpty { return }
    current.removeAll { $0.cells.rows.upperBound < row.number }
    for (cells, first) in current {
      let column = cells.columns.lowerBound
      guard row.cell(at: column) == nil, let cell = first.cell(at: column) else { continue }
      row.add(cell, of: first)
    }
    while let cells = waiting.last, cells.rows.lowerBound <= row.number {
      waiting.removeLast()
      guard cells.rows.contains(row.number) else { continue }
      let column = cells.columns.lowerBound
      row.span(cells)
      guard cells.rows.count > 1, current.count < Self.mostAtOnce, let cell = row.cell(at: column)
      else { continue }
      let copy = SheetRow()
      copy.add(cell, of: row)
      current.append((cells, copy))
    }
  }
}
