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
  private var repeats = RowRepeats()
  /// How closely columns go together; nil unless it was asked for.
  private var correlations: Correlations?
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
  ///   - correlates: whether it is asked how closely columns go together.
  package init(by column: String? = nil, series: Series = .none, correlates: Bool = false) {
    let names = RowNames()
    self.names = names
    tallies = ColumnTallies(names)
    groups = column.map { GroupTallies(by: $0, names) }
    self.series = series
    correlations = correlates ? Correlations() : nil
  }

  /// Adds the row that was read last.
  ///
  /// - Parameters:
  ///   - labels: the reader, which keeps phrases.
  ///   - label: the row's label.
  func add(_ labels: borrowing LabelReader, _ label: borrowing ByteBuffer) {
    rows += 1
    let row = labels.composedRow(in: label)
    if rows == 1 {
      names.column = labels.description.namingField
      let shown = Set(row.fields.filter { !$0.format.isSkipped }.map(\.name))
      names.choose(among: labels.guesses.filter { shown.contains($0.field.name) })
    }
    names.add(row)
    let composer = PhraseComposer(numbersAreText: labels.reader.numbersAreText)
    let group = self.group(of: row, composer).flatMap { groups?.groups[$0].tallies }
    tallies.add(row, composer, and: group, draw: { draw($0, of: $1, $2) })
    correlations?.endRow()
    repeats.add(row)
  }

  /// Adds the rows that follow.
  ///
  /// - Parameter next: their tally, which has no series.
  package func merge(_ next: TableTally) {
    let columns = tallies.merge(next.tallies, named: next.names)
    if let added = next.groups { groups?.merge(added, named: next.names) }
    if let added = next.correlations { correlations?.merge(added, columns: columns) }
    repeats.merge(next.repeats)
    names.merge(next.names)
    rows += next.rows
    sections += next.sections
  }

  /// Passes the tally to or from another process.
  ///
  /// - Parameters:
  ///   - archive: where it is written to, or read from.
  ///   - field: finds the field of a column by its name, and its place.
  /// - Throws: a fault of the archive.
  func pass(
    _ archive: inout ByteArchive, field: (String, Int) -> PreparedField
  ) throws(ByteArchive.Fault) {
    try archive.pass(&rows)
    try archive.pass(&sections)
    try repeats.pass(&archive)
    try names.pass(&archive)
    try tallies.pass(&archive, field: field)
    try groups?.pass(&archive, field: field)
    try correlations?.pass(&archive, columnCount: tallies.all.count)
  }

  /// Adds a number to the series of its column, if that has one, and to what it goes together with.
  private func draw(_ number: DecimalNumber, of field: PreparedField, _ tally: ColumnTally) {
    let isDrawn =
      switch series {
      case .none: false
      case .first: tallies.takesSeries(tally)
      case .of(let asked):
        field.isCalled(asked)
      }
    if isDrawn { tally.draw(number, row: rows - 1) }
    correlations?.add(number.approximation, of: tally.place)
  }

  /// The index of the row's group; nil if rows are not grouped, or it has none of its own.
  private func group(of row: borrowing ComposedRow, _ composer: PhraseComposer) -> Int? {
    guard let groups, let field = row.fields.first(where: groups.isAsked) else { return nil }
    let phrase = row.lastValue { $0.column == field.column }
    let value = phrase.map { row.valueText(of: $0) }
    let literal = phrase.flatMap { phrase in
      // A text is in the data as it is said.
      field.say.kind == .text
        ? value.map(SummaryQuery.literal)
        : composer.value(of: phrase, field, row.window).map { $0.literal(field.say.kind) }
    }
    return groups.group(of: value, literal: literal, field)
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
      title: title, rows: rows, sections: sections, knownColumns: knownColumns, repeats,
      tallies.all, groups, correlations?.pairs ?? [], level, locale)
  }
}

extension ColumnTally.Value {
  /// The value as a query has it.
  fileprivate func literal(_ kind: SayAs.Kind) -> String {
    switch self {
    case .number(let number): number.text
    case .time(let time): SummaryQuery.literal(time.iso8601(kind.calendarParts))
    case .truth(let isTrue): isTrue ? "true" : "false"
    }
  }
}
