// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The queries that recompute what a summary tells of a column.
///
/// They are in DuckDB's SQL, of a table `data` whose columns have the types of their values, as DuckDB's own readers of
/// CSV and JSON find them out.
struct SummaryQuery {
  /// The table as a whole.
  static let wholeTable = "data"

  private let column: String
  /// What the rows are taken from.
  private let source: String

  /// - Parameters:
  ///   - column: the name of the column.
  ///   - source: what the rows are taken from: the table, or those of its rows that ``rows(where:)`` gives.
  init(column: String, of source: String = wholeTable) {
    self.column = Self.quoted(column)
    self.source = source
  }

  /// A name as SQL has it.
  static func quoted(_ name: String) -> String {
    "\"" + name.replacing("\"", with: "\"\"") + "\""
  }

  /// The rows that meet a condition, as a source of others.
  static func rows(where condition: String) -> String {
    "(SELECT rowid, * FROM \(wholeTable) WHERE \(condition)) AS \(wholeTable)"
  }

  /// How many rows there are.
  static func rows(of source: String = wholeTable) -> String { "SELECT count(*) FROM \(source)" }

  /// That a row has a text in the column, or nothing where it is empty.
  func condition(_ text: String) -> String {
    text.isEmpty ? "\(column) IS NULL" : "\(column) = '" + text.replacing("'", with: "''") + "'"
  }

  func of(_ function: String) -> String { "SELECT \(function)(\(column)) FROM \(source)" }

  func count(_ condition: String) -> String {
    "SELECT count(*) FROM \(source) WHERE \(column) \(condition)"
  }

  func quantile(_ part: Double) -> String {
    "SELECT quantile_disc(\(column), \(part)) FROM \(source)"
  }

  var quantiles: String {
    "SELECT quantile_disc(\(column), 0.25), quantile_disc(\(column), 0.75) FROM \(source)"
  }

  var outliers: String {
    "WITH q AS (SELECT quantile_disc(\(column), 0.25) AS a, quantile_disc(\(column), 0.75) AS b FROM \(source)) "
      + "SELECT count(*) FROM \(source), q WHERE \(column) < a - 1.5 * (b - a) OR \(column) > b + 1.5 * (b - a)"
  }

  var span: String { "SELECT min(\(column)), max(\(column)) FROM \(source)" }

  var distinct: String { "SELECT count(DISTINCT \(column)) FROM \(source)" }

  var longest: String { "SELECT max(length(\(column))) FROM \(source)" }

  func mostCommon(_ limit: Int) -> String {
    "SELECT \(column), count(*) FROM \(source) WHERE \(column) IS NOT NULL "
      + "GROUP BY 1 ORDER BY 2 DESC, min(rowid) LIMIT \(limit)"
  }
}
