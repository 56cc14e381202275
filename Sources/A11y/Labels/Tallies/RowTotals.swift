// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What a footer says of the rows above it: how many there are, and figures of their columns.
final class RowTotals {
  /// The figures that were asked for; none for the means of the first columns that hold numbers.
  private let asked: [Total]
  private let names: RowNames
  private let tallies: ColumnTallies
  private var rows = 0
  /// The columns that figures were asked for and some row has.
  private var columns: Set<String> = []

  /// More means than these are no footer, but a summary.
  private static let mostMeans = 3

  /// Whether all rows have been added before the first is told.
  let areComplete: Bool

  /// - Parameters:
  ///   - asked: the figures that were asked for.
  ///   - naming: the name of the column that names the rows; nil for the first value of each.
  ///   - areComplete: whether all rows have been added before the first is told, in another order.
  init(_ asked: [Total], naming: String?, areComplete: Bool) {
    self.asked = asked
    names = RowNames(by: naming, haveNumbers: !areComplete)
    tallies = ColumnTallies(names)
    self.areComplete = areComplete
  }

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - composer: what has composed its phrases.
  ///   - column: the column that rows are grouped by: no mean is told of it, and no row is called by it.
  func add(
    _ row: borrowing ComposedRow, _ composer: PhraseComposer, without column: String? = nil
  ) {
    rows += 1
    names.excluded = column
    names.add(row)
    for total in asked where !columns.contains(total.column) {
      if row.fields.contains(where: { $0.isNamed(total.column) }) { columns.insert(total.column) }
    }
    tallies.add(row, composer) { [asked] field in
      guard !asked.isEmpty else {
        return field.say.kind != .text && field.say.kind != .year && field.dataName != column
      }
      return asked.contains { field.isNamed($0.column) }
    }
  }

  /// What is said, behind what the rows are called.
  func sentence(naming name: String? = nil, _ locale: LocaleIdentifier) -> String {
    let language = Language.of(locale)
    let count = language.summary.rows.filled(CountFormat.text(rows, in: locale))
    let told = ([count] + figures(language)).joined(separator: language.separator)
    return name.map { $0 + ": " + told } ?? told
  }

  private func figures(_ language: Language) -> [String] {
    guard !asked.isEmpty else {
      return tallies.all.filter { $0.numbers > 0 }.prefix(Self.mostMeans)
        .compactMap { Self.figure(.mean, of: $0, language) }
    }
    return asked.compactMap { total in
      tally(of: total).flatMap { Self.figure(total.function, of: $0, language) }
    }
  }

  /// The names of columns that no row has a number in, though a figure of them was asked for.
  var columnsWithoutNumbers: [String] {
    rows == 0 ? [] : asked.filter { tally(of: $0) == nil }.map(\.column)
  }

  /// Whether some row has a column, be it of numbers or not.
  func hasColumn(_ name: String) -> Bool { columns.contains(name) }

  private func tally(of total: Total) -> ColumnTally? {
    tallies.all.first { $0.field.isNamed(total.column) && $0.numbers > 0 }
  }

  /// A figure behind its column's heading: "price sum $1,283.33".
  private static func figure(
    _ function: Total.Function, of tally: ColumnTally, _ language: Language
  ) -> String? {
    let words = language.summary
    let text =
      switch function {
      case .sum: tally.sumText(words)
      case .mean: tally.meanText(words)
      case .median: tally.medianText(words)
      case .lowest: tally.lowest.map { tally.text(of: $0, words.lowest, language) }
      case .highest: tally.highest.map { tally.text(of: $0, words.highest, language) }
      }
    return text.map { tally.field.columnHeading + " " + $0 }
  }
}
