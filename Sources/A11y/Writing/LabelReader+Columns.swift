// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The cells of a row, for formats that have columns.
extension LabelReader {
  /// The texts of the last row's cells, column by column.
  ///
  /// Nil when the row is better written as a whole: a cell has no column in the table, or hardly any column has a cell.
  ///
  /// - Parameters:
  ///   - item: the item that ``next(into:)`` returned.
  ///   - label: the buffer that it appended the label to.
  /// - Returns: a text for each column.
  func cellTexts(of item: TableItem, label: borrowing ByteBuffer) -> [String]? {
    cellElements(of: item, label: label)?.map(\.cellText)
  }

  /// The cells of the last row, column by column, as in ``cellTexts(of:label:)``.
  func cellElements(of item: TableItem, label: borrowing ByteBuffer) -> [AccessibleElement]? {
    if item.isRow, composedRow(in: label).isSparse { return nil }
    var cells = [AccessibleElement](repeating: AccessibleElement(), count: columnHeadings.count)
    for element in elements(of: item, label: label, as: .table) {
      // The controls of editing mode are not data.
      guard let cell = element.cell else { continue }
      guard let column = cell.column, cells.indices.contains(column) else {
        if element.cellText.isEmpty { continue }
        return nil
      }
      cells[column] = element
    }
    return cells
  }
}
