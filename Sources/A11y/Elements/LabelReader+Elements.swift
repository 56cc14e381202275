// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension LabelReader {
  /// The elements of the last item read.
  ///
  /// - Parameters:
  ///   - item: the item that ``next(into:)`` returned.
  ///   - label: the buffer that it appended to, unchanged since.
  ///   - structure: the structure in which the table is presented.
  /// - Returns: one for a header or footer, and one or more for a row, in reading order.
  public func elements(
    of item: TableItem, label: borrowing ByteBuffer, as structure: TableStructure = .list
  ) -> [AccessibleElement] {
    var elements: [AccessibleElement]
    switch item {
    case .header(let section):
      let header = reader.section(at: section).header ?? ""
      elements = [AccessibleElement(header: TextCleaner.clean(header), locale)]
    case .footer(let section):
      let footer = reader.section(at: section).footer ?? ""
      elements = [AccessibleElement(footer: TextCleaner.clean(footer), locale)]
    case .row where isPlainRow && structure != .table:
      // The same as below, without looking for parts that such a row does not have.
      var element = AccessibleElement(label: composedRow(in: label).label)
      element.part = .row
      element.language = self.locale(of: item)
      elements = [element]
    case .row:
      // The column headers count as a row.
      let index = structure != .table ? nil : hasColumnHeaders ? rowNumber : rowNumber - 1
      elements = ElementComposer(composedRow(in: label), description)
        .elements(asCellsOf: index)
    }
    if structure == .list {
      if item.isRow { AccessibleElement.setPosition(&elements, row: rowNumber, of: rowCount) }
      markEnds(of: item, &elements)
    }
    let container = container(as: structure)
    for index in elements.indices { elements[index].container = container }
    return elements
  }

  /// Marks the first and last element of a list, to which the headers and footers of its sections belong.
  private func markEnds(of item: TableItem, _ elements: inout [AccessibleElement]) {
    let counts = reader.sectionCounts
    let section = reader.section(at: item.section)
    let hasHeader = section.header?.isEmpty == false
    let hasFooter = section.footer?.isEmpty == false
    let before = counts?.titles(before: item.section) ?? 0
    let upToEnd = counts?.titles(before: item.section + 1) ?? 0
    var isFirst = before == 0
    var isLast = rowNumber == rowCount && (counts?.titleCount ?? 0) == upToEnd
    switch item {
    case .header:
      isFirst = isFirst && counts?.rows(before: item.section) == 0
      isLast = isLast && !hasFooter
    case .row:
      isFirst = isFirst && rowNumber == 1 && !hasHeader
      isLast = isLast && !hasFooter
    case .footer: isFirst = false
    }
    for index in elements.indices {
      elements[index].isFirst = isFirst && index == 0
      elements[index].isLast = isLast && index == elements.count - 1
    }
  }

  /// The container of the rows; nil if the structure has none.
  public func container(as structure: TableStructure) -> ElementContainer? {
    var container: ElementContainer
    switch structure {
    case .plain: return nil
    case .list: container = ElementContainer(.list, rowCount: rowCount)
    case .table:
      let columns = columnHeadings.count
      container = ElementContainer(
        .table, rowCount: rowCount.map { hasColumnHeaders ? $0 + 1 : $0 },
        columnCount: columns > 0 ? columns : nil)
    }
    container.title = title
    container.allowsSelection = hasSelection
    return container
  }

  /// Whether any column has a header.
  var hasColumnHeaders: Bool { columnHeadings.contains { !$0.isEmpty } }

  /// The column headers, which are the first row of a table of cells; none if no column has one.
  ///
  /// The columns are the declared fields, or those that were seen while rows were counted.
  public func columnHeaders() -> [AccessibleElement] {
    guard hasColumnHeaders else { return [] }
    return columnHeadings.enumerated().map { column, text in
      var element = AccessibleElement(label: text)
      element.part = .header
      element.cell = TableCell(row: 0, column: column)
      element.container = container(as: .table)
      element.language = locale
      return element
    }
  }

  /// The title of the table as an element; nil if it has none.
  public func titleElement() -> AccessibleElement? {
    title.flatMap { $0.isEmpty ? nil : AccessibleElement(header: $0, locale, part: .title) }
  }
}
