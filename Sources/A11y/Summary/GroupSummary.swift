// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What the rows have in their columns that share a value of another: the rows of one sector, of one year.
package struct GroupSummary {
  /// The value; empty for rows that have none.
  package let value: String
  /// How many rows there are.
  package let rows: SummaryStatement
  /// What their columns hold.
  package private(set) var columns: [ColumnSummary]
  private let noValue: String
  private let separator: String

  /// What is told of a column in a group, where the whole table has told the rest.
  private static let kinds: Set<SummaryStatement.Kind> = [
    .median, .mean, .span, .yes, .always, .missing,
  ]

  init(
    _ group: GroupTallies.Group, by column: String, _ level: SummaryLevel,
    _ locale: LocaleIdentifier
  ) {
    let language = Language.of(locale)
    value = group.value
    noValue = language.summary.none
    separator = language.separator
    let source: String? =
      group.value.isEmpty || group.literal != nil
      ? SummaryQuery.rows(where: SummaryQuery(column: column).condition(group.literal)) : nil
    rows = .count(
      .rows, language.summary.rows, group.rows, locale,
      query: source.map { SummaryQuery.rows(of: $0) })
    columns = group.tallies.all.compactMap { tally in
      guard tally.field.name != column else { return nil }
      var summary = ColumnSummary(tally, of: group.rows, level, locale, source: source)
      summary.keep { level == .full || Self.kinds.contains($0.kind) }
      return summary.statements.isEmpty ? nil : summary
    }
  }

  /// Keeps the columns that are asked for.
  mutating func keepColumns(_ isKept: (ColumnSummary) -> Bool) { columns.removeAll { !isKept($0) } }

  /// The group in one sentence, behind its value.
  package var sentence: String {
    let parts = columns.map { column in
      column.heading + " " + column.statements.map(\.text).joined(separator: separator)
    }
    return (value.isEmpty ? noValue : value) + ": "
      + ([rows.text] + parts).joined(separator: separator)
  }

  /// What it tells, in speaking order.
  var statements: [SummaryStatement] { [rows] + columns.flatMap(\.statements) }

  /// The group as JSON.
  var json: JSONValue {
    .object([
      ("value", .string(value)), ("statements", .array([rows.json])),
      ("columns", .array(columns.map(\.json))),
    ])
  }
}
