// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The elements of rows that a program holds itself.
extension RowLabeler {
  /// The elements of a row, in reading order: one, unless it has separate controls or is a
  /// container.
  ///
  /// - Throws: a ``RowError`` if a value is not of its field's type.
  public mutating func elements(for row: DataRow) throws(RowError) -> [AccessibleElement] {
    try elements(for: row, isEditing: description.isEditing)
  }

  private mutating func elements(
    for row: DataRow, isEditing: Bool
  ) throws(RowError) -> [AccessibleElement] {
    try compose(row, isEditing: isEditing)
    return ElementComposer(composedRow(row.properties), description).elements()
  }

  /// The elements of what a table on a screen shows, from top to bottom, with their positions.
  ///
  /// - Throws: a ``RowError`` if a value is not of its field's type.
  public mutating func elements(
    of table: inout TableView<some TableDataSource>
  ) throws(RowError) -> [AccessibleElement] {
    let shownRows = table.scrollPosition
    let shown = table.visibleRows()
    let isEditing = table.isEditing
    var container = ElementContainer(.list, title: table.title, rowCount: shownRows.count)
    container.allowsSelection = shown.contains {
      $0.row?.state.showsSelection(isEditing: isEditing) == true
    }
    var number = shownRows.rows?.lowerBound ?? 1
    var all: [AccessibleElement] = []
    let title = TextCleaner.clean(table.title ?? "")
    if !title.isEmpty, table.contentOffset == 0 {
      all.append(AccessibleElement(header: title, locale, part: .title))
    }
    for (item, row) in shown {
      var elements: [AccessibleElement]
      if let row {
        elements = try self.elements(for: row, isEditing: isEditing)
        AccessibleElement.setPosition(&elements, row: number, of: shownRows.count)
        number += 1
      } else {
        let title = Self.title(of: item, table.dataSource)
        let isHeader = if case .header = item { true } else { false }
        elements = [
          isHeader
            ? AccessibleElement(header: title, locale) : AccessibleElement(footer: title, locale)
        ]
      }
      for index in elements.indices { elements[index].container = container }
      all += elements
    }
    // Headers and footers belong to the list, and the title does not.
    let shownRange = shownRows.rows
    let first = all.firstIndex { $0.container != nil }
    for index in all.indices {
      all[index].isFirst = index == first && (shownRange?.lowerBound ?? 1) == 1
      all[index].isLast =
        index == all.count - 1 && shownRange.map { $0.upperBound == shownRows.count } ?? true
    }
    return all
  }
}
