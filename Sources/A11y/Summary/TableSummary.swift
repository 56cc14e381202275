// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What is in a table: how large it is, and what each column holds.
///
/// Every statement is computed from the rows, and has a query that computes it again.
package struct TableSummary {
  /// The table's title.
  package let title: String?
  /// The language of its words.
  package let locale: LocaleIdentifier
  /// What is told of the whole table.
  package let statements: [SummaryStatement]
  /// What is told of each column.
  package private(set) var columns: [ColumnSummary]
  /// What the rows of each value of a column hold, if they were grouped.
  package private(set) var groups: [GroupSummary]
  /// How many rows are in no group, since there were too many.
  private let ungrouped: Int
  /// Whether a column that groups the rows was asked for, and no row has it.
  package let lacksGroupColumn: Bool
  /// Whether only some of the columns were asked for.
  private var isPart = false

  private let level: SummaryLevel
  private let words: SummaryWords
  private let separator: String
  /// Columns beyond these are counted in an ordinary summary: more than a listener takes in at once.
  private static let mostColumns = 12
  /// The first columns are named in a brief one.
  private static let mostNames = 8

  init(
    title: String?, rows: Int, sections: Int, knownColumns: Int, _ tallies: [ColumnTally],
    _ grouped: GroupTallies?,
    _ level: SummaryLevel, _ locale: LocaleIdentifier
  ) {
    let language = Language.of(locale)
    self.title = title
    self.locale = locale
    self.level = level
    words = language.summary
    separator = language.separator
    let columnCount = rows == 0 ? max(tallies.count, knownColumns) : tallies.count
    func statement(
      _ kind: SummaryStatement.Kind, _ pattern: String, _ count: Int, _ query: String? = nil
    ) -> SummaryStatement { .count(kind, pattern, count, locale, query: query) }
    statements =
      [
        statement(.rows, language.summary.rows, rows, SummaryQuery.rows()),
        statement(.columns, language.summary.columns, columnCount),
      ] + (sections > 1 ? [statement(.sections, language.summary.sections, sections)] : [])
    columns = tallies.map { ColumnSummary($0, of: rows, level, locale) }
    lacksGroupColumn = grouped.map { $0.column == nil && rows > 0 } ?? false
    ungrouped = grouped?.otherRows ?? 0
    groups =
      grouped.flatMap { grouped in
        grouped.column.map { column in
          grouped.groups.map {
            GroupSummary($0, by: column, isText: grouped.isText, level, locale)
          }
        }
      } ?? []
  }

  /// Keeps the columns of some names or headings, in any case; none of them keeps all.
  ///
  /// - Returns: which of the names there are.
  package mutating func keepColumns(_ names: [String]) -> [String] {
    guard !names.isEmpty else { return [] }
    let found = names.filter { name in columns.contains { $0.isCalled(name) } }
    columns.removeAll { !names.contains(where: $0.isCalled) }
    for index in groups.indices { groups[index].keepColumns { names.contains(where: $0.isCalled) } }
    isPart = true
    return found
  }

  /// What is told of the whole table, in one line.
  package var size: String {
    ((title.map { [$0] } ?? []) + statements.map(\.text)).joined(separator: separator)
  }

  /// The summary in sentences, a line each.
  ///
  /// - Parameter proves: whether the queries that compute a sentence again follow it, indented.
  /// - Returns: the lines, the first of them on the whole table.
  package func lines(proving proves: Bool = false) -> [String] {
    if level == .brief { return briefLines }
    let told = level == .full || isPart ? columns[...] : columns.prefix(Self.mostColumns)
    func queries(_ statements: [SummaryStatement]) -> [String] {
      proves ? statements.compactMap(\.queryLine) : []
    }
    let first =
      isPart ? [] : [size] + queries(statements)
    return first + told.flatMap { [$0.sentence] + queries($0.statements) }
      + more(columns[told.count...])
      + groups.flatMap { [$0.sentence] + queries($0.statements) } + rest
  }

  /// What stands before the rows: the lines of an ordinary summary, and the numbers of their columns.
  package var overview: [OverviewLine] {
    lines().enumerated().map { index, line in
      // The first line is of the whole table, and those behind the columns are of others.
      guard index > 0, index <= columns.count, line == columns[index - 1].sentence else {
        return OverviewLine(line)
      }
      return OverviewLine(line, columns[index - 1].chart)
    }
  }

  private var briefLines: [String] {
    let spans = columns.flatMap { column in
      column.statements.filter { $0.kind == .span }.map { "\(column.heading) \($0.text)" }
    }
    let names = columns.prefix(Self.mostNames).map(\.heading)
    return [
      ([size] + spans).joined(separator: separator),
      (names + moreCount(columns.count - names.count)).joined(separator: separator),
    ].filter { !$0.isEmpty }
  }

  /// How many rows are in no group.
  private var rest: [String] {
    ungrouped > 0
      ? [words.more.filled(words.rows.filled(CountFormat.text(ungrouped, in: locale)))] : []
  }

  /// How many more columns there are.
  private func moreCount(_ count: Int) -> [String] {
    count > 0 ? [words.more.filled(CountFormat.text(count, in: locale))] : []
  }

  /// How many more columns there are, and what the first of them are called.
  private func more(_ columns: ArraySlice<ColumnSummary>) -> [String] {
    let names = columns.prefix(Self.mostNames).map(\.heading)
    let rest = names.count < columns.count ? ["…"] : []
    return moreCount(columns.count).map {
      $0 + ": " + (names + rest).joined(separator: separator)
    }
  }

  /// Appends the summary as JSON.
  package func writeJSON(into out: inout ByteBuffer) {
    JSONValue.some([
      ("title", .text(title)), ("locale", .string(locale.tag)),
      ("statements", .array(statements.map(\.json))), ("columns", .array(columns.map(\.json))),
      ("groups", groups.isEmpty ? nil : .array(groups.map(\.json))),
    ]).write(into: &out)
    out.append("\n")
  }
}
