extension LabelReader {
  /// The elements of what was read last.
  ///
  /// - Parameters:
  ///   - item: what ``next(into:)`` returned.
  ///   - label: the buffer with nothing but what it appended.
  ///   - structure: as what the table is given.
  /// - Returns: one for a header or footer, and one or more for a row, in reading order.
  public func elements(
    of item: TableItem, label: borrowing ByteBuffer, as structure: Structure = .list
  ) -> [Element] {
    var elements: [Element]
    switch item {
    case .header: elements = [Element(header: label.text(), locale)]
    case .footer: elements = [Element(footer: label.text(), locale)]
    case .row:
      let composer = ElementComposer(
        composer: composer, description: reader.description, properties: reader.properties,
        hint: hint)
      elements =
        structure == .table
        ? composer.cells(label: label, row: rowNumber) : composer.elements(label: label)
    }
    let container = container(as: structure)
    for place in elements.indices {
      elements[place].container = container
      let isRow = elements[place].part == .row || elements[place].part == .summary
      if isRow, structure == .list {
        elements[place].position = Element.Position(rowNumber, of: rowCount)
      }
    }
    return elements
  }

  /// What the rows are in.
  public func container(as structure: Structure) -> Container? {
    var container: Container
    switch structure {
    case .plain: return nil
    case .list: container = Container(.list, rowCount: rowCount)
    case .table:
      // The column headers are a row too.
      let columns = composer.columnHeaders.count
      container = Container(
        .table, rowCount: rowCount.map { $0 + 1 }, columnCount: columns > 0 ? columns : nil)
    }
    container.title = reader.description.title.map { TextCleaner.clean($0) }
    container.allowsSelection = reader.hasSelection
    return container
  }

  /// The column headers, which are the first row of a table of cells.
  public func columnHeaders() -> [Element] {
    composer.columnHeaders.enumerated().map { column, text in
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
    let title = TextCleaner.clean(reader.description.title ?? "")
    if title.isEmpty { return nil }
    return Element(header: title, locale, part: .title)
  }
}

extension LabelComposer {
  /// The headings of the fields that are cells of a table.
  var columnHeaders: [String] { prototype.cellFields.map { prototype.fields[$0].headingText } }
}

extension PreparedPrototype {
  /// The places of the fields that are cells of a table.
  var cellFields: [Int] {
    fields.indices.filter {
      if case .skip = fields[$0].form { false } else { fields[$0].part != .customContent }
    }
  }
}

extension ElementComposer {
  /// The cells of a row, each an element, also those that are empty.
  func cells(label: borrowing ByteBuffer, row: Int) -> [Element] {
    let prototype = composer.prototype
    let state = stateTraits
    return prototype.cellFields.enumerated().map { column, place in
      let field = prototype.fields[place]
      var element = Element()
      element.part = .cell
      if let phrase = composer.phrases.first(where: { $0.field == place }) {
        if phrase.isControl {
          element = controlElement(phrase, label, rowLabel: field.headingText)
          element.part = .control
        } else {
          element.label = label.text(from: phrase.valueStart, to: phrase.end)
          element.traits = field.say.role?.traits ?? []
        }
      }
      element.traits.formUnion(state.subtracting(.button))
      element.language = field.locale
      var cell = TableCell(row: row, column: column)
      if !field.headingText.isEmpty { cell.columnHeaders = [field.headingText] }
      let key = description.primaryKey
      if !key.contains(field.field.name) {
        cell.rowHeaders = composer.phrases
          .filter { key.contains(composer.field(of: $0).field.name) }
          .map { label.text(from: $0.valueStart, to: $0.end) }
      }
      element.cell = cell
      return element
    }
  }
}
