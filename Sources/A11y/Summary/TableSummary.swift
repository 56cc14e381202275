// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What is in a table: how large it is, and what each column holds.
///
/// Every statement is computed from the rows, and has a query that computes it again.
public struct TableSummary {
  /// The table's title; nil for one without.
  public let title: String?
  /// The language of its words.
  public let locale: LocaleIdentifier
  /// What is told of the whole table.
  package let statements: [SummaryStatement]
  /// What is told of each column.
  package private(set) var columns: [ColumnSummary]
  /// What the rows of each value of a column hold, if they were grouped.
  package private(set) var groups: [GroupSummary]
  /// How closely columns go together, if it was asked for.
  private var correlations: [CorrelationStatement]
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
  /// Of more pairs of columns, an ordinary summary tells those that go together most closely.
  private static let mostCorrelations = 10
  /// The first columns are named in a brief one.
  private static let mostNames = 8

  init(
    title: String?, rows: Int, sections: Int, knownColumns: Int, _ repeats: RowRepeats,
    _ tallies: [ColumnTally], _ grouped: GroupTallies?, _ correlations: [Correlations.Pair],
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
      + Self.repeatedRows(repeats, tallies, language.summary, locale)
    // Only rows of one time each follow each other in time.
    let time = tallies.lazy.filter { $0.isOfTime && $0.order.isStrict && $0.count == rows }
      .compactMap(\.order.direction).first
    columns = tallies.map { ColumnSummary($0, of: rows, level, locale, time: time) }
    self.correlations = correlations.compactMap { CorrelationStatement($0, tallies, locale) }
    lacksGroupColumn = grouped.map { $0.column == nil && rows > 0 } ?? false
    ungrouped = grouped?.otherRows ?? 0
    groups =
      grouped.flatMap { grouped in
        grouped.column.map { column in
          grouped.groups.map {
            GroupSummary($0, by: column, level, locale)
          }
        }
      } ?? []
  }

  /// That rows repeat others, if any do; in one column, values may.
  private static func repeatedRows(
    _ repeats: RowRepeats, _ tallies: [ColumnTally], _ words: SummaryWords,
    _ locale: LocaleIdentifier
  ) -> [SummaryStatement] {
    let count = repeats.count
    guard count > 0, tallies.count > 1 else { return [] }
    let number = CountFormat.text(count, in: locale)
    return [
      SummaryStatement(
        kind: .repeatedRows,
        text: words.repeatedRows.filled(words.hedged(number, !repeats.isExact)),
        values: [("value", .int(count))]
          + (repeats.isExact ? [] : [("standardError", .number("\(RowRepeats.standardError)"))]),
        isEstimate: !repeats.isExact,
        query: SummaryQuery.repeatedRows(in: tallies.map(\.field.name)))
    ]
  }

  /// Keeps the columns of some names or headings, in any case; none of them keeps all.
  ///
  /// - Returns: which of the names there are.
  @discardableResult
  public mutating func keepColumns(_ names: [String]) -> [String] {
    guard !names.isEmpty else { return [] }
    let found = names.filter { name in columns.contains { $0.isCalled(name) } }
    columns.removeAll { !names.contains(where: $0.isCalled) }
    let kept = Set(columns.map(\.place))
    correlations.removeAll { !kept.contains($0.pair.first) && !kept.contains($0.pair.second) }
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
  public func lines(proving proves: Bool = false) -> [String] {
    if level == .brief { return briefLines }
    // It takes as long to name one more as to tell of it.
    let isAll = level == .full || isPart || columns.count == Self.mostColumns + 1
    let told = isAll ? columns[...] : columns.prefix(Self.mostColumns)
    func queries(_ statements: [SummaryStatement]) -> [String] {
      proves ? statements.compactMap(\.queryLine) : []
    }
    let first =
      isPart ? [] : [size] + queries(statements)
    return first + told.flatMap { [$0.sentence] + queries($0.statements) }
      + more(columns[told.count...])
      + groups.flatMap { [$0.sentence] + queries($0.statements) } + rest
      + correlationsTold.flatMap { [$0.statement.text] + queries([$0.statement]) }
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

  /// How closely columns go together: of many pairs, those that do most.
  private var correlationsTold: ArraySlice<CorrelationStatement> {
    level == .full ? correlations[...] : correlations.prefix(Self.mostCorrelations)
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

  /// The summary as a line of JSON: each statement with its kind, its words, its values and the query that computes it again.
  public var json: String {
    var out = ByteBuffer()
    writeJSON(into: &out)
    return String(out.text().dropLast())
  }

  /// Appends the summary as JSON.
  package func writeJSON(into out: inout ByteBuffer) {
    JSONValue.some([
      ("title", .text(title)), ("locale", .string(locale.tag)),
      ("statements", .array(statements.map(\.json))), ("columns", .array(columns.map(\.json))),
      ("groups", groups.isEmpty ? nil : .array(groups.map(\.json))),
      ("correlations", correlations.isEmpty ? nil : .array(correlations.map(\.statement.json))),
    ]).write(into: &out)
    out.append("\n")
  }
}
