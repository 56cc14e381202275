/// A row as the cells of a table, for formats that have columns.
extension LabelReader {
  /// What the cells of the row that was read last say, column by column; nil when it has cells where the table has no
  /// columns, so that it can only be given as a whole.
  ///
  /// - Parameters:
  ///   - item: what ``next(into:)`` returned.
  ///   - label: the buffer that it appended to.
  /// - Returns: a text for each column.
  func cellTexts(of item: TableItem, label: borrowing ByteBuffer) -> [String]? {
    cellElements(of: item, label: label)?.map(\.cellText)
  }

  /// The cells of the row that was read last, column by column, as ``cellTexts(of:label:)`` has them.
  func cellElements(of item: TableItem, label: borrowing ByteBuffer) -> [Element]? {
    var cells = [Element](repeating: Element(), count: columnHeadings.count)
    for element in elements(of: item, label: label, as: .table) {
      // Controls of editing mode are no data.
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

extension Element {
  /// What a cell shows under its column's heading: the value of a control that holds one, the text of anything else.
  var cellText: String {
    part == .control && traits.role?.holdsValue == true ? value ?? "" : label
  }
}
