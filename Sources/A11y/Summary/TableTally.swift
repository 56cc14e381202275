// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What is known of a table from the rows that have been read.
package final class TableTally {
  private let names: RowNames
  private let tallies: ColumnTallies
  private let groups: GroupTallies?
  /// The columns whose numbers are to be heard or seen.
  private let series: Series
  private var rows = 0
  /// How many sections have begun.
  var sections = 0

  /// Which columns of numbers have a ``ColumnSeries``.
  package enum Series {
    case none
    /// The first of them, as many as anybody looks at.
    case first
    /// The one of a name or a heading.
    case of(String)
  }

  /// Makes the tally of a table without rows.
  ///
  /// - Parameters:
  ///   - column: the name or heading of a column whose values group the rows; nil for none.
  ///   - series: the columns whose numbers are to be heard or seen.
  package init(by column: String? = nil, series: Series = .none) {
    let names = RowNames()
    self.names = names
    tallies = ColumnTallies(names)
    groups = column.map { GroupTallies(by: $0, names) }
    self.series = series
  }

  /// Adds the row that was read last.
  ///
  /// - Parameters:
  ///   - labels: the reader, which keeps phrases.
  ///   - label: the row's label.
  func add(_ labels: borrowing LabelReader, _ label: borrowing ByteBuffer) {
    rows += 1
    let row = labels.composedRow(in: label)
    if rows == 1 { names.column = labels.description.namingField }
    names.add(row)
    let group = self.group(of: row).flatMap { groups?.groups[$0].tallies }
    let composer = PhraseComposer(numbersAreText: labels.reader.numbersAreText)
    tallies.add(row, composer, and: group, draw: { draw($0, of: $1, $2) })
  }

  /// Adds a number to the series of its column, if that has one.
  private func draw(_ number: DecimalNumber, of field: PreparedField, _ tally: ColumnTally) {
    let isDrawn =
      switch series {
      case .none: false
      case .first: tallies.takesSeries(tally)
      case .of(let asked):
        field.isCalled(asked)
      }
    if isDrawn { tally.draw(number, row: rows - 1) }
  }

  /// The index of the row's group; nil if rows are not grouped, or it has none of its own.
  private func group(of row: borrowing ComposedRow) -> Int? {
    guard let groups, let field = row.fields.first(where: groups.isAsked) else { return nil }
    return groups.group(of: row.valueText { $0.column == field.column }, field)
  }

  /// The summary of the rows that were added.
  ///
  /// - Parameters:
  ///   - level: how much is told.
  ///   - title: what the table is called; nil where it has no name.
  ///   - knownColumns: how many columns a table without rows is known to have.
  ///   - locale: the language of the words.
  /// - Returns: the summary.
  package func summary(
    _ level: SummaryLevel, title: String?, knownColumns: Int = 0, _ locale: LocaleIdentifier
  ) -> TableSummary {
    TableSummary(
      title: title, rows: rows, sections: sections, knownColumns: knownColumns, tallies.all, groups,
      level, locale)
  }
}
