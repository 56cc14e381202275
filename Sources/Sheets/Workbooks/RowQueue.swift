// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Rows that were read and not yet asked for, and those that are free.
final class RowQueue {
  private var ready: [SheetRow] = []
  private var first = 0
  private var free: [SheetRow] = []
  /// Whether the sheet has ended, though its file goes on.
  var isComplete = false

  /// What is left out of the rows.
  var omissions = SheetOmissions()

  /// What is wrong with the sheet behind the rows that are ready.
  var problem: TableFileError?

  /// An empty row to fill.
  func make() -> SheetRow {
    guard let row = free.popLast() else { return SheetRow() }
    row.removeAll()
    return row
  }

  func add(_ row: SheetRow) { ready.append(row) }

  func take() -> SheetRow? {
    guard first < ready.count else {
      ready.removeAll(keepingCapacity: true)
      first = 0
      return nil
    }
    first += 1
    return ready[first - 1]
  }

  func reuse(_ row: SheetRow) { free.append(row) }
}
