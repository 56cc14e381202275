// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The figures of one column over some rows: how many, the least, the most, the mean, the sum.
package struct ColumnFigures {
  private var tally: ColumnTally?
  private let names = RowNames()
  private var rows = 0
  private let column: Int
  private let drawsSeries: Bool

  /// - Parameters:
  ///   - column: the index of the column.
  ///   - drawsSeries: whether its numbers are to be heard.
  package init(column: Int, drawsSeries: Bool = false) {
    self.column = column
    self.drawsSeries = drawsSeries
  }

  /// The column's numbers from the first row to the last; empty for a column that is not of numbers.
  package var points: [ColumnSeries.Point] { tally?.series?.points(of: rows) ?? [] }

  /// The lowest and the highest number in the words of a summary, and the rows that they are in.
  package func extremes(in locale: LocaleIdentifier) -> String {
    tally.map { ColumnSummary($0, of: rows, .normal, locale, source: nil).extremes } ?? ""
  }

  /// What the column holds, in the words of a summary, a statement each; nothing when no row has the column.
  package func statements(in locale: LocaleIdentifier) -> [String] {
    tally.map { ColumnSummary($0, of: rows, .full, locale, source: nil).statements.map(\.text) }
      ?? []
  }

  /// How many rows have a value, and how many there are.
  package var counts: (values: Int, rows: Int) { (tally?.count ?? 0, rows) }

  /// The sum of its numbers as a cell would have it; nil for a column that is not of numbers, or of which a sum tells nothing.
  package var sum: String? {
    guard let tally, tally.numbers > 0, tally.field.say.canBeSummed, let total = tally.sum.total
    else { return nil }
    return tally.field.format.text(of: total) ?? total.text
  }

  fileprivate mutating func add(_ row: borrowing ComposedRow, numbersAreText: Bool) {
    rows += 1
    names.add(row)
    guard let field = row.fields.first(where: { $0.column == column }) else { return }
    let tally = self.tally ?? ColumnTally(field, names, place: 0)
    self.tally = tally
    let composer = PhraseComposer(numbersAreText: numbersAreText)
    let naming = names.position
    for (position, phrase) in row.phrases.enumerated() where !phrase.isAccessory {
      let field = row.field(of: phrase)
      guard field.column == column, row.hasValue(phrase) else { continue }
      let value = composer.value(of: phrase, field, row.window)
      tally.add(value, phrase, of: row, namesRow: position == naming)
      if drawsSeries, case .number(let number) = value { tally.draw(number, row: rows - 1) }
    }
  }
}

extension NumberedEntries {
  /// Adds the rows among some entries to the tally of a whole table.
  ///
  /// - Parameters:
  ///   - range: the numbers of the entries.
  ///   - tally: the tally.
  ///   - isIncluded: whether the entry of a number counts.
  /// - Throws: a ``ReadingError`` if the input can't be read there.
  package mutating func add(
    _ range: Range<Int>, to tally: TableTally, where isIncluded: (Int) -> Bool
  ) throws(ReadingError) {
    try forEachComposedRow(in: range, where: isIncluded) { labels, label, _ in
      tally.add(labels, label)
    }
  }

  /// Adds the rows among some entries to figures.
  ///
  /// - Parameters:
  ///   - range: the numbers of the entries.
  ///   - figures: the figures.
  ///   - isIncluded: whether the entry of a number counts.
  /// - Throws: a ``ReadingError`` if the input can't be read there.
  package mutating func add(
    _ range: Range<Int>, to figures: inout ColumnFigures, where isIncluded: (Int) -> Bool
  ) throws(ReadingError) {
    try forEachComposedRow(in: range, where: isIncluded) { labels, label, _ in
      figures.add(labels.composedRow(in: label), numbersAreText: labels.numbersAreText)
    }
  }
}
