extension LabelReader {
  /// The elements of the last item read.
  ///
  /// - Parameters:
  ///   - item: the item that ``next(into:)`` returned.
  ///   - label: the buffer that it appended to, unchanged since.
  ///   - structure: the structure in which the table is presented.
  /// - Returns: one for a header or footer, and one or more for a row, in reading order.
  public func elements(
    of item: TableItem, label: borrowing ByteBuffer, as structure: Structure = .list
  ) -> [Element] {
    var elements: [Element]
    switch item {
    case .header(let section):
      let header = description.sections[section].header ?? ""
      elements = [Element(header: TextCleaner.clean(header), locale)]
    case .footer(let section):
      let footer = description.sections[section].footer ?? ""
      elements = [Element(footer: TextCleaner.clean(footer), locale)]
    case .row where isPlainRow && structure != .table:
      // The same as below, without looking for parts that such a row does not have.
      var element = Element(label: composedRow(in: label).label)
      element.part = .row
      element.language = self.locale(of: item)
      elements = [element]
      if structure == .list { Element.place(&elements, row: rowNumber, of: rowCount) }
    case .row:
      // The column headers count as a row.
      let place = structure != .table ? nil : hasColumnHeaders ? rowNumber : rowNumber - 1
      elements = ElementComposer(composedRow(in: label), description)
        .elements(asCellsOf: place)
      if structure == .list { Element.place(&elements, row: rowNumber, of: rowCount) }
    }
    let container = container(as: structure)
    for place in elements.indices { elements[place].container = container }
    return elements
  }

  /// The container of the rows; nil if the structure has none.
  public func container(as structure: Structure) -> Container? {
    var container: Container
    switch structure {
    case .plain: return nil
    case .list: container = Container(.list, rowCount: rowCount)
    case .table:
      let columns = columnHeadings.count
      container = Container(
        .table, rowCount: rowCount.map { hasColumnHeaders ? $0 + 1 : $0 },
        columnCount: columns > 0 ? columns : nil)
    }
    container.title = title
    container.allowsSelection = hasSelection
    return container
  }

  /// Whether any column has a header.
  private var hasColumnHeaders: Bool { columnHeadings.contains { !$0.isEmpty } }

  /// The column headers, which are the first row of a table of cells; none if no column has one.
  ///
  /// The columns are the declared fields, or those that were seen while rows were counted.
  public func columnHeaders() -> [Element] {
    guard hasColumnHeaders else { return [] }
    return columnHeadings.enumerated().map { column, text in
      var element = Element(label: text)
      element.part = .header
      element.cell = TableCell(row: 0, column: column)
      element.container = container(as: .table)
      element.language = locale
      return element
    }
  }

  /// The title of the table as an element; nil if it has none.
  public func titleElement() -> Element? {
    title.flatMap { $0.isEmpty ? nil : Element(header: $0, locale, part: .title) }
  }
}
