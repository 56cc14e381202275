/// The elements of rows that a program holds itself.
extension RowLabeler {
  /// The elements of a row, in reading order: one, unless it has separate controls or is a
  /// container.
  ///
  /// - Throws: a ``RowError`` if a value is not of its field's type.
  public mutating func elements(for row: Row) throws(RowError) -> [Element] {
    try elements(for: row, isEditing: description.isEditing)
  }

  private mutating func elements(
    for row: Row, isEditing: Bool
  ) throws(RowError) -> [Element] {
    try compose(row, isEditing: isEditing)
    return ElementComposer(composedRow(row.properties), description).elements()
  }

  /// The elements of what a table on a screen shows, from top to bottom, with their positions.
  ///
  /// - Throws: a ``RowError`` if a value is not of its field's type.
  public mutating func elements(
    of table: inout TableView<some TableDataSource>
  ) throws(RowError) -> [Element] {
    let place = table.scrollPosition
    let shown = table.visibleRows()
    let isEditing = table.isEditing
    var container = Container(.list, title: table.title, rowCount: place.count)
    container.allowsSelection = shown.contains {
      $0.row?.state.showsSelection(isEditing: isEditing) == true
    }
    var number = place.rows?.lowerBound ?? 1
    var all: [Element] = []
    let title = TextCleaner.clean(table.title ?? "")
    if !title.isEmpty, table.contentOffset == 0 {
      all.append(Element(header: title, locale, part: .title))
    }
    for (item, row) in shown {
      var elements: [Element]
      if let row {
        elements = try self.elements(for: row, isEditing: isEditing)
        Element.place(&elements, row: number, of: place.count)
        number += 1
      } else {
        let title = Self.title(of: item, table.dataSource)
        let isHeader = if case .header = item { true } else { false }
        elements = [isHeader ? Element(header: title, locale) : Element(footer: title, locale)]
      }
      for index in elements.indices { elements[index].container = container }
      all += elements
    }
    return all
  }
}
