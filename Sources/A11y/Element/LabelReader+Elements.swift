extension LabelReader {
  /// The elements of what was read last.
  ///
  /// - Parameters:
  ///   - item: what ``next(into:)`` returned.
  ///   - label: the buffer that it appended to, as it was after that.
  ///   - structure: as what the table is given.
  /// - Returns: one for a header or footer, and one or more for a row, in reading order.
  public func elements(
    of item: TableItem, label: borrowing ByteBuffer, as structure: Structure = .list
  ) -> [Element] {
    var elements: [Element]
    switch item {
    case .header(let section):
      let header = reader.description.sections[section].header ?? ""
      elements = [Element(header: TextCleaner.clean(header), locale)]
    case .footer(let section):
      let footer = reader.description.sections[section].footer ?? ""
      elements = [Element(footer: TextCleaner.clean(footer), locale)]
    case .row where isPlainRow && structure != .table:
      // The same as below, without looking for what such a row does not have.
      var element = Element(label: label.text(from: composer.labelStart, to: composer.labelEnd))
      element.part = .row
      element.language = composer.rowLocale
      elements = [element]
      if structure == .list { Element.place(&elements, row: rowNumber, of: rowCount) }
    case .row:
      let parts = ElementComposer(composer, reader.description, reader.properties)
      // The column headers are a row too.
      let place = structure != .table ? nil : hasColumnHeaders ? rowNumber : rowNumber - 1
      elements = parts.elements(label: label, asCellsOf: place)
      if structure == .list { Element.place(&elements, row: rowNumber, of: rowCount) }
    }
    let container = container(as: structure)
    for place in elements.indices { elements[place].container = container }
    return elements
  }

  /// Whether the row that was read last is one element with a label and nothing else.
  var isPlainRow: Bool {
    composer.prototype.isPlain && !composer.isEditing && !reader.mayChangeState
      && !reader.isStateChanged && willDisplay == nil && reader.description.grouping == .combined
  }

  /// What the rows are in.
  public func container(as structure: Structure) -> Container? {
    var container: Container
    switch structure {
    case .plain: return nil
    case .list: container = Container(.list, rowCount: rowCount)
    case .table:
      let columns = composer.columnHeaders.count
      container = Container(
        .table, rowCount: rowCount.map { hasColumnHeaders ? $0 + 1 : $0 },
        columnCount: columns > 0 ? columns : nil)
    }
    container.title = title
    container.allowsSelection = reader.hasSelection
    return container
  }

  /// Whether a column has a header.
  private var hasColumnHeaders: Bool { composer.columnHeaders.contains { !$0.isEmpty } }

  /// The column headers, which are the first row of a table of cells; none when no column has one.
  ///
  /// The columns are the declared fields, or those that were seen when rows were counted.
  public func columnHeaders() -> [Element] {
    guard hasColumnHeaders else { return [] }
    return composer.columnHeaders.enumerated().map { column, text in
      var element = Element(label: text)
      element.part = .header
      element.cell = TableCell(row: 0, column: column)
      element.container = container(as: .table)
      element.language = locale
      return element
    }
  }

  /// The title of the table as an element; nil when it has none.
  public func titleElement() -> Element? {
    title.flatMap { $0.isEmpty ? nil : Element(header: $0, locale, part: .title) }
  }
}

extension PreparedPrototype {
  /// The places of the fields that are cells of a table.
  var cellFields: [Int] {
    fields.indices.filter {
      if case .skip = fields[$0].form { false } else { fields[$0].part != .customContent }
    }
  }
}
