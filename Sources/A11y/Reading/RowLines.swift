// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Where the lines of a row begin, for locating many of its cells.
struct RowLines {
  /// The number of the first line, from 1.
  let first: Int
  /// The offset in the window of each line, in order; the first may begin before the row.
  var starts: [Int]

  /// The line and column, from 1, of an offset in the window.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return (first + low, max(offset - starts[low], 0) + 1)
  }
}
