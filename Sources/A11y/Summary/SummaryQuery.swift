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

  /// That a row has a value in the column, as ``literal(_:)`` has it, or none.
  func condition(_ literal: String?) -> String {
    literal.map { "\(column) = \($0)" } ?? "\(column) IS NULL"
  }

  /// A text, a date or a time as a query has it.
  static func literal(_ text: String) -> String {
    "'" + text.replacing("'", with: "''") + "'"
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

  /// How often a value is on the wrong side of the one above it: 0 for a column in order.
  func disorder(_ direction: ValueOrder.Direction) -> String {
    "SELECT count(*) FROM (\(neighbours)) WHERE value \(direction == .rising ? "<" : ">") above"
  }

  /// The largest difference between two rows that follow each other.
  func step(_ function: String, _ direction: ValueOrder.Direction) -> String {
    let difference = direction == .rising ? "value - above" : "above - value"
    return "SELECT \(function)(\(difference)) FROM (\(allNeighbours))"
  }

  /// How far most dates are from the next, in a unit; of years as numbers, without one.
  func interval(_ unit: String?, _ direction: ValueOrder.Direction) -> String {
    "SELECT mode(distance) FROM (\(distances(unit, direction))) WHERE distance <> 0"
  }

  /// How many dates are further from the next than the interval.
  func gaps(
    beyond length: Int, _ unit: String?, _ direction: ValueOrder.Direction,
    leavingOutWeekends: Bool
  ) -> String {
    let earlier = direction == .rising ? "above" : "value"
    return "SELECT count(*) FROM (\(distances(unit, direction))) WHERE distance > \(length)"
      + (leavingOutWeekends ? " AND NOT (distance = 3 AND isodow(\(earlier)) = 5)" : "")
  }

  /// How closely the column goes together with another.
  func correlation(with other: String) -> String {
    "SELECT corr(\(column), \(Self.quoted(other))) FROM \(source)"
  }

  private func distances(_ unit: String?, _ direction: ValueOrder.Direction) -> String {
    let (from, to) = direction == .rising ? ("above", "value") : ("value", "above")
    let distance = unit.map { "date_diff('\($0)', \(from), \(to))" } ?? "\(to) - \(from)"
    return "SELECT above, value, \(distance) AS distance FROM (\(neighbours))"
  }

  /// Each value beside the one above it, of the rows that have one.
  private var neighbours: String { allNeighbours + " WHERE \(column) IS NOT NULL" }

  /// Each value beside that of the row above it.
  private var allNeighbours: String {
    "SELECT \(column) AS value, lag(\(column)) OVER (ORDER BY rowid) AS above FROM \(source)"
  }

  /// How many rows have the same in some columns as one above them.
  static func repeatedRows(in columns: [String]) -> String {
    let names = columns.map(quoted).joined(separator: ", ")
    return "SELECT count(*) - (SELECT count(*) FROM (SELECT DISTINCT \(names) FROM \(wholeTable))) "
      + "FROM \(wholeTable)"
  }

  func mostCommon(_ limit: Int) -> String {
    "SELECT \(column), count(*) FROM \(source) WHERE \(column) IS NOT NULL "
      + "GROUP BY 1 ORDER BY 2 DESC, min(rowid) LIMIT \(limit)"
  }
}
