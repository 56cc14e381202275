// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// One thing that a summary tells: what it is, in words, and as a value that can be checked.
package struct SummaryStatement {
  /// What is told.
  package enum Kind: String {
    case rows, columns, sections
    case missing, none
    case lowest, highest, median, mean, middleHalf = "middle half", zero, belowZero = "below zero"
    case outliers
    case span
    case different, allDifferent = "all different", always, mostCommon = "most common"
    case yes, no
    case longest, others
    case sum, rising, falling, interval, gaps
    case repeatedRows = "repeated rows", correlation
    case added = "new", removed = "gone", changed, unchanged, notCompared = "not compared"
    case rise = "largest rise", fall = "largest fall"
    case newColumns = "new columns", goneColumns = "gone columns"
  }

  /// What is told.
  package var kind: Kind
  /// The words, in the table's language.
  package var text: String
  /// The value as data, by its parts: `value`, or `from` and `to`.
  var values: [(key: String, value: JSONValue)] = []
  /// The row that an extreme is in.
  var row: String?
  /// Whether it is an estimate.
  var isEstimate = false
  /// A query in SQL that gives the same value, of a table `data` whose columns have the types of their values.
  package var query: String?

  /// A statement of how many there are of something.
  static func count(
    _ kind: Kind, _ pattern: String, _ count: Int, _ locale: LocaleIdentifier, query: String?
  ) -> SummaryStatement {
    SummaryStatement(
      kind: kind, text: pattern.filled(CountFormat.text(count, in: locale)),
      values: [("value", .int(count))], query: query)
  }

  /// The query as a line below the sentence that it proves; nil if there is none.
  var queryLine: String? { query.map { "    \(kind.rawValue): \($0.withoutControls)" } }

  /// The statement as JSON.
  var json: JSONValue {
    .some(
      [("kind", .string(kind.rawValue)), ("text", .string(text))]
        + values.map { ($0.key, $0.value) }
        + [
          ("row", row.map { .string($0) }), ("estimate", isEstimate ? .bool(true) : nil),
          ("query", query.map { .string($0) }),
        ])
  }
}
