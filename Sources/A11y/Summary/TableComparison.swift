// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Compares two versions of a table by the keys of their rows: the old one is kept, the new one is read past it.
///
/// ```swift
/// var comparison = TableComparison(key: nil)
/// while try comparison.addOld(of: &old) {}
/// while try comparison.addNew(of: &new) {}
/// comparison.changes(of: new).lines()
/// ```
package struct TableComparison: ~Copyable {
  private let versions: ComparedVersions
  private var label = ByteBuffer()

  /// Makes a comparison.
  ///
  /// - Parameter key: the name or heading of the column that identifies a row; nil for the table's primary key, or else the column
  ///   that names the rows.
  package init(key: String?) { versions = ComparedVersions(key: key) }

  /// Adds the next item of the old version; false at the end.
  ///
  /// - Throws: the ``ReadingError`` of a row that can't be read.
  package mutating func addOld(of labels: inout LabelReader) throws(ReadingError) -> Bool {
    guard let item = try next(of: &labels) else { return false }
    if item.isRow { versions.addOld(labels.composedRow(in: label), of: labels) }
    return true
  }

  /// Adds the next item of the new version; false at the end.
  ///
  /// - Throws: the ``ReadingError`` of a row that can't be read.
  package mutating func addNew(of labels: inout LabelReader) throws(ReadingError) -> Bool {
    guard let item = try next(of: &labels) else { return false }
    if item.isRow { versions.addNew(labels.composedRow(in: label), of: labels) }
    return true
  }

  private mutating func next(of labels: inout LabelReader) throws(ReadingError) -> TableItem? {
    label.removeAll()
    labels.keepsPhrases = true
    return try labels.next(into: &label)
  }

  /// What has changed, after all rows of both versions were added.
  package func changes(
    _ level: SummaryLevel, of labels: borrowing LabelReader
  ) -> TableChanges { versions.changes(level, of: labels) }
}
