// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Makes the summary of a table from its rows, each of which is read once and kept nowhere.
///
/// ```swift
/// var labels = try LabelReader(MemorySource(#"[{"city": "Oslo", "temp_c": 4}, {"city": "Rome", "temp_c": 12}]"#))
/// var summarizer = TableSummarizer()
/// while try summarizer.addNext(of: &labels) != nil {}
/// summarizer.summary(.normal, of: labels).lines()
/// // ["rows: 2, columns: 2", "city: all different", "temp: lowest 4°C (Oslo), highest 12°C (Rome), median 4°C"]
/// ```
package struct TableSummarizer: ~Copyable {
  private let tally: TableTally
  private var label = ByteBuffer()

  /// Makes a summarizer for one table.
  ///
  /// - Parameters:
  ///   - column: the name or heading of a column whose values group the rows; nil for none.
  ///   - series: the columns whose numbers are to be heard or seen.
  ///   - correlates: whether it is asked how closely columns go together.
  package init(
    by column: String? = nil, series: TableTally.Series = .none, correlates: Bool = false
  ) {
    tally = TableTally(by: column, series: series, correlates: correlates)
  }

  /// Adds the next header, row or footer; nil at the end.
  ///
  /// - Throws: the ``ReadingError`` of a row that can't be read.
  package mutating func addNext(
    of labels: inout LabelReader
  ) throws(ReadingError) -> TableItem? {
    label.removeAll()
    labels.keepsPhrases = true
    guard let item = try labels.next(into: &label) else { return nil }
    switch item {
    case .header: tally.sections += 1
    case .footer: break
    case .row: tally.add(labels, label)
    }
    return item
  }

  /// The summary of the rows that were added.
  package func summary(
    _ level: SummaryLevel, of labels: borrowing LabelReader
  ) -> TableSummary {
    let title = labels.title ?? labels.reader.titleAbove ?? labels.name
    return tally.summary(
      level, title: title, knownColumns: labels.reader.columns.columnCount, labels.locale)
  }
}
