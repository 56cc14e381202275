// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The queries that recompute what has changed between two versions of a table, `data` and an older one.
///
/// They are in DuckDB's SQL, as those of ``SummaryQuery`` are.
struct ChangeQuery {
  private let key: [String]
  private let old: String
  /// The columns that both tables have, where whole rows are compared.
  private let wholeRows: [String]?
  private let data = SummaryQuery.wholeTable

  /// - Parameters:
  ///   - key: the columns that identify a row.
  ///   - old: the name of the older table.
  ///   - wholeRows: the columns that both tables have, where whole rows are compared; nil where a key tells rows apart.
  init(key: [String], old: String, wholeRows: [String]? = nil) {
    self.key = key.map(SummaryQuery.quoted)
    self.old = old
    self.wholeRows = wholeRows?.map(SummaryQuery.quoted)
  }

  private func countOf(_ table: String, without other: String) -> String {
    if let wholeRows {
      let columns = wholeRows.joined(separator: ", ")
      return
        "SELECT count(*) FROM (SELECT \(columns) FROM \(table) EXCEPT ALL SELECT \(columns) FROM \(other))"
    }
    let same = key.map { "\(other).\($0) = \(table).\($0)" }.joined(separator: " AND ")
    return "SELECT count(*) FROM \(table) WHERE NOT EXISTS (SELECT 1 FROM \(other) WHERE \(same))"
  }

  /// How many rows are new.
  var added: String { countOf(data, without: old) }

  /// How many rows are gone.
  var removed: String { countOf(old, without: data) }

  private var both: String {
    "FROM \(data) JOIN \(old) USING (\(key.joined(separator: ", ")))"
  }

  private func differs(_ column: String) -> String {
    let name = SummaryQuery.quoted(column)
    return "\(data).\(name) IS DISTINCT FROM \(old).\(name)"
  }

  /// How many rows have another value in a column.
  func changed(_ column: String) -> String {
    "SELECT count(*) \(both) WHERE \(differs(column))"
  }

  /// How many rows have another value in any of some columns.
  func changedRows(in columns: [String]) -> String {
    "SELECT count(*) \(both) WHERE " + columns.map(differs).joined(separator: " OR ")
  }

  /// The largest or the least difference of a column's numbers.
  func step(_ column: String, _ function: String) -> String {
    let name = SummaryQuery.quoted(column)
    return "SELECT \(function)(\(data).\(name) - \(old).\(name)) \(both)"
  }
}
