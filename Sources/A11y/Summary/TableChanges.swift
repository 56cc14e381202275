// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What has changed from one version of a table to another, in statements that can be computed again.
package struct TableChanges {
  /// What is told of the whole table.
  package let statements: [SummaryStatement]
  /// What is told of each column that has changed.
  package private(set) var columns:
    [(heading: String, name: String, statements: [SummaryStatement])]
  /// How many rows have no key, or one that another row has, and are not compared.
  package let unidentified: Int
  /// The columns that the rows were told apart by.
  package let key: [String]
  /// Whether rows were compared as wholes, since no column tells them apart.
  package let comparesWholeRows: Bool
  /// The columns of the table's primary key that are no fields of it, and tell no rows apart.
  package let unknownKey: [String]
  /// All columns of the newer version.
  private let allColumns: [(name: String, heading: String)]
  private let title: String?
  private let locale: LocaleIdentifier
  private let level: SummaryLevel
  private let separator: String
  private let words: SummaryWords

  /// How many rows that are new or gone are named.
  private static let mostNames = 5
  /// The name of the old version in queries.
  private static let oldTable = "old"

  init(
    title: String?, rows: Int, added: [String], removed: [String], changedRows: Int,
    columns: [ColumnChanges], newColumns: [String], goneColumns: [String], unidentified: Int,
    key: [String], unknownKey: [String], wholeRows: [String]?, _ level: SummaryLevel,
    _ locale: LocaleIdentifier
  ) {
    let language = Language.of(locale)
    let words = language.summary
    let separator = language.separator
    self.title = title
    self.locale = locale
    self.level = level
    self.unidentified = unidentified
    self.key = key
    self.unknownKey = unknownKey
    comparesWholeRows = wholeRows != nil
    self.separator = separator
    self.words = words
    // Rows that are not told apart would be counted by a query.
    let areKnown = wholeRows.map { !$0.isEmpty } ?? (!key.isEmpty && unidentified == 0)
    let queries =
      !areKnown ? nil : ChangeQuery(key: key, old: Self.oldTable, wholeRows: wholeRows)
    func named(
      _ kind: SummaryStatement.Kind, _ pattern: String, _ names: [String], _ query: String?
    ) -> SummaryStatement {
      let count = CountFormat.text(names.count, in: locale)
      let told = names.prefix(level == .brief ? 0 : Self.mostNames).filter { !$0.isEmpty }
      let list =
        told.isEmpty
        ? "" : " (\(told.joined(separator: wholeRows == nil ? separator : "; ")))"
      return SummaryStatement(
        kind: kind, text: pattern.filled(count) + list,
        values: [("value", .int(names.count)), ("rows", .array(names.map { .string($0) }))],
        query: query)
    }
    var statements = [
      SummaryStatement.count(.rows, words.rows, rows, locale, query: SummaryQuery.rows())
    ]
    if !added.isEmpty { statements.append(named(.added, words.added, added, queries?.added)) }
    if !removed.isEmpty {
      statements.append(named(.removed, words.removed, removed, queries?.removed))
    }
    if changedRows > 0 {
      let compared = columns.filter { $0.count > 0 }.map(\.field.name)
      statements.append(
        .count(
          .changed, words.changed, changedRows, locale, query: queries?.changedRows(in: compared)))
    }
    for (names, pattern, kind) in [
      (newColumns, words.added, SummaryStatement.Kind.newColumns),
      (goneColumns, words.removed, .goneColumns),
    ] where !names.isEmpty {
      statements.append(
        SummaryStatement(
          kind: kind,
          text: words.columns.filled(pattern.filled(names.joined(separator: separator))),
          values: [("values", .array(names.map { .string($0) }))]))
    }
    if unidentified > 0 {
      statements.append(.count(.notCompared, words.notCompared, unidentified, locale, query: nil))
    } else if statements.count == 1 {
      statements.append(SummaryStatement(kind: .unchanged, text: language.unchanged))
    }
    self.statements = statements
    allColumns = columns.map { ($0.field.name, $0.field.columnHeading) }
    self.columns = columns.filter { $0.count > 0 }.map { changes in
      (
        changes.field.columnHeading, changes.field.name,
        Self.statements(changes, words, separator, locale, queries)
      )
    }
  }

  /// The statements on one column.
  private static func statements(
    _ changes: ColumnChanges, _ words: SummaryWords, _ separator: String,
    _ locale: LocaleIdentifier, _ queries: ChangeQuery?
  ) -> [SummaryStatement] {
    let name = changes.field.name
    let span = { (change: ColumnChanges.Change) in
      change.row + ": "
        + TableWords.fill(
          words.change, [change.from?.text ?? words.none, change.to?.text ?? words.none])
    }
    let hasSteps = changes.rise != nil || changes.fall != nil
    let examples =
      hasSteps ? "" : " (\(changes.first.map(span).joined(separator: separator)))"
    let count = CountFormat.text(changes.count, in: locale)
    var statements = [
      SummaryStatement(
        kind: .changed, text: words.changed.filled(count) + examples,
        values: [("value", .int(changes.count))], query: queries?.changed(name))
    ]
    for (kind, pattern, step, function) in [
      (SummaryStatement.Kind.rise, words.rise, changes.rise, "max"),
      (.fall, words.fall, changes.fall, "min"),
    ] {
      guard let step else { continue }
      var size = step.difference
      size.isNegative = false
      // Values may be rounded to what hides the change.
      let isHidden = step.change.from?.text == step.change.to?.text
      let text = isHidden ? size.text : changes.field.format.text(of: size) ?? size.text
      statements.append(
        SummaryStatement(
          kind: kind, text: pattern.filled(text) + " (\(span(step.change)))",
          values: [("value", .number(step.difference.text))]
            + [("from", step.change.from), ("to", step.change.to)].compactMap { key, value in
              value?.number.map { (key, .number($0.text)) }
            }, row: step.change.row, query: queries?.step(name, function)))
    }
    return statements
  }

  /// Keeps the columns of some names or headings, in any case; none of them keeps all.
  ///
  /// - Returns: the first of the names that no column of the table has; nil if each has one.
  package mutating func keepColumns(_ names: [String]) -> String? {
    guard !names.isEmpty else { return nil }
    let unknown = names.first { name in
      !allColumns.contains { ColumnSummary.is($0.name, $0.heading, called: name) }
    }
    columns.removeAll { column in
      !names.contains { ColumnSummary.is(column.name, column.heading, called: $0) }
    }
    return unknown
  }

  /// The changes in sentences, a line each.
  ///
  /// - Parameter proves: whether the queries that compute a sentence again follow it, indented.
  /// - Returns: the lines, the first of them on the whole table.
  package func lines(proving proves: Bool = false) -> [String] {
    func queries(_ statements: [SummaryStatement]) -> [String] {
      proves ? statements.compactMap(\.queryLine) : []
    }
    let size = (title.map { [$0] } ?? []) + statements.map(\.text)
    var lines = [size.joined(separator: separator)] + queries(statements)
    guard level != .brief else { return lines }
    for column in columns {
      lines.append(
        column.heading + ": " + column.statements.map(\.text).joined(separator: separator))
      lines += queries(column.statements)
    }
    return lines
  }

  /// Appends the changes as JSON.
  package func writeJSON(into out: inout ByteBuffer) {
    JSONValue.some([
      ("title", .text(title)), ("locale", .string(locale.tag)),
      ("key", .array(key.map { .string($0) })),
      ("statements", .array(statements.map(\.json))),
      (
        "columns",
        .array(
          columns.map { column in
            .object([
              ("name", .string(column.name)), ("heading", .string(column.heading)),
              ("statements", .array(column.statements.map(\.json))),
            ])
          })
      ),
    ]).write(into: &out)
    out.append("\n")
  }
}
