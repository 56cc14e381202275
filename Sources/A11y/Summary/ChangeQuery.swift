// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The queries that recompute what has changed between two versions of a table, `data` and an older one.
///
/// They are in DuckDB's SQL, as those of ``SummaryQuery`` are.
struct ChangeQuery {
  private let key: [String]
  private let old: String
  private let data = SummaryQuery.wholeTable

  /// - Parameters:
  ///   - key: the columns that identify a row.
  ///   - old: the name of the older table.
  init(key: [String], old: String) {
    self.key = key.map(SummaryQuery.quoted)
    self.old = old
  }

  private func countOf(_ table: String, without other: String) -> String {
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
