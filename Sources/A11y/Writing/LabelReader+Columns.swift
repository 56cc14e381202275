/// The cells of a row, for formats that have columns.
extension LabelReader {
  /// The texts of the last row's cells, column by column.
  ///
  /// Nil when a cell has no column in the table, so that the row can only be written as a whole.
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
