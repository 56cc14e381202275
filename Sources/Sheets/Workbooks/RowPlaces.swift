// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Which row of a sheet each line that was written is of.
///
/// Most rows follow each other, so only the lines behind a gap are kept.
struct RowPlaces {
  private var runs: [(line: Int, row: Int)] = []
  private var lineCount = 0

  /// Adds a line of a row.
  mutating func add(row: Int) {
    lineCount += 1
    if let last = runs.last, last.row + lineCount - last.line == row { return }
    runs.append((lineCount, row))
  }

  /// Adds a line of a title, which is above the next row.
  mutating func addTitle(above row: Int) { add(row: row) }

  /// The row of a line, from 1; nil for a line that wasn't written.
  func row(ofLine line: Int) -> Int? {
    guard line <= lineCount, let run = runs.last(where: { $0.line <= line }) else { return nil }
    return run.row + line - run.line
  }
}
