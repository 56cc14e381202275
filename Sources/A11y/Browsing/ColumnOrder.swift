// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The order of a table's rows by the values of one column.
///
/// ```swift
/// var order = ColumnOrder(locale: entries.locale)
/// try entries.add(0..<entries.count, column: 2, to: &order) { _ in true }
/// order.numbers(isDescending: false)
/// ```
package struct ColumnOrder {
  private var keys = SortKeys(count: 1)
  private var numbers: [Int] = []
  private let sorter: SectionIndex.Sorter

  /// - Parameter locale: the language whose alphabet texts are in.
  package init(locale: LocaleIdentifier) { sorter = SectionIndex.Sorter(locale) }

  fileprivate mutating func add(_ number: Int, _ value: (text: String, key: [UInt8]?)) {
    numbers.append(number)
    keys.append(value, sorter)
  }

  /// The numbers of the entries in order; rows without a value come last, and equal ones stay in the order of the data.
  package func numbers(isDescending: Bool) -> [Int] {
    numbers.indices.sorted { keys.precedes($0, $1, [isDescending]) }.map { numbers[$0] }
  }
}

extension NumberedEntries {
  /// Adds the rows among some entries to an order.
  ///
  /// - Parameters:
  ///   - range: the numbers of the entries.
  ///   - column: the index of the column.
  ///   - order: the order.
  ///   - isIncluded: whether the entry of a number is one of those that are put in order.
  /// - Throws: a ``ReadingError`` if the input can't be read there.
  package mutating func add(
    _ range: Range<Int>, column: Int, to order: inout ColumnOrder, where isIncluded: (Int) -> Bool
  ) throws(ReadingError) {
    try forEachRow(in: range) { labels, number, isReadable in
      guard isIncluded(number) else { return }
      // A row that can't be read is with those that have no value.
      let value = isReadable ? try? labels.sortValue(in: column) : nil
      order.add(number, value ?? ("", []))
    }
  }
}

extension LabelReader {
  /// What the row that was read last is sorted by.
  fileprivate mutating func sortValue(
    in column: Int
  ) throws(CellFailure) -> (text: String, key: [UInt8]?) {
    try composer.sortValue(
      in: column, reader.row, reader.properties, reader.input.buffer.storage, &reader.columns)
  }
}
