/// The queries that recompute what a summary tells of a column.
///
/// They are in DuckDB's SQL, of a table `data` whose columns have the types of their values, as DuckDB's own readers of
/// CSV and JSON find them out.
struct SummaryQuery {
  private let column: String

  init(column: String) { self.column = "\"" + column.replacing("\"", with: "\"\"") + "\"" }

  /// How many rows there are.
  static let rows = "SELECT count(*) FROM data"

  /// That a row has a text in the column, or nothing where it is empty.
  func condition(_ text: String) -> String {
    text.isEmpty ? "\(column) IS NULL" : "\(column) = '" + text.replacing("'", with: "''") + "'"
  }

  func of(_ function: String) -> String { "SELECT \(function)(\(column)) FROM data" }

  func count(_ condition: String) -> String {
    "SELECT count(*) FROM data WHERE \(column) \(condition)"
  }

  func quantile(_ part: Double) -> String { "SELECT quantile_disc(\(column), \(part)) FROM data" }

  var quantiles: String {
    "SELECT quantile_disc(\(column), 0.25), quantile_disc(\(column), 0.75) FROM data"
  }

  var outliers: String {
    "WITH q AS (SELECT quantile_disc(\(column), 0.25) AS a, quantile_disc(\(column), 0.75) AS b FROM data) "
      + "SELECT count(*) FROM data, q WHERE \(column) < a - 1.5 * (b - a) OR \(column) > b + 1.5 * (b - a)"
  }

  var span: String { "SELECT min(\(column)), max(\(column)) FROM data" }

  var distinct: String { "SELECT count(DISTINCT \(column)) FROM data" }

  var longest: String { "SELECT max(length(\(column))) FROM data" }

  func mostCommon(_ limit: Int) -> String {
    "SELECT \(column), count(*) FROM data WHERE \(column) IS NOT NULL "
      + "GROUP BY 1 ORDER BY 2 DESC, min(rowid) LIMIT \(limit)"
  }
}
