// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A line that is told of a table before its rows, and what may be drawn beside it.
package struct OverviewLine: Sendable {
  /// The words.
  package let text: String
  /// The numbers of the column that the line is about; nil for any other line.
  let chart: ColumnChart?

  init(_ text: String, _ chart: ColumnChart? = nil) {
    self.text = text
    self.chart = chart
  }
}

/// The numbers of a column from the first row to the last, to be drawn as a line.
struct ColumnChart: Sendable {
  /// What it is called: the column, how many rows there are, and between which values the line is.
  let label: String
  /// The numbers.
  let points: [ColumnSeries.Point]
}
