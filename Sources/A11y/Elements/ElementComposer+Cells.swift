// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The elements of a row in a table of cells.
extension ElementComposer {
  /// The cells of a row, each an element, also those that are empty; the row's hint and its details are the
  /// first one's.
  ///
  /// - Parameters:
  ///   - tableRow: the row's index.
  ///   - title: what the row is called.
  /// - Returns: an element for each column; for each cell that holds something, in a row that is sparse.
  func cells(_ tableRow: Int, title: String?) -> [AccessibleElement] {
    let fields = row.fields
    let headerFields = self.headerFields
    var phrases: [Int: Phrase] = [:]
    var rowHeaders: [String] = []
    for phrase in row.phrases where !phrase.isAccessory {
      phrases[phrase.field] = phrase
      if headerFields.contains(phrase.field) { rowHeaders.append(row.valueText(of: phrase)) }
    }
    let traits = stateTraits.subtracting(.button)
    var cells: [AccessibleElement] = []
    let isSparse = row.isSparse
    for (position, index) in row.cellFields.enumerated() {
      if isSparse, phrases[index] == nil { continue }
      let field = fields[index]
      var element = AccessibleElement()
      if let phrase = phrases[index], phrase.isControl {
        element = controlElement(
          phrase, name: field.headingText.isEmpty ? title ?? "" : field.headingText)
      } else if let phrase = phrases[index] {
        element.label = row.valueText(of: phrase)
        element.traits = field.say.role?.traits ?? []
      }
      if element.part != .control { element.part = .cell }
      element.traits.formUnion(traits)
      element.language = field.locale
      element.cell = TableCell(row: tableRow, column: row.tableColumn(of: field, at: position))
      element.cell?.isFirstInRow = position == 0
      element.cell?.columnHeaders = field.headingText.isEmpty ? [] : [field.headingText]
      element.cell?.isRowHeader = headerFields.contains(index)
      element.cell?.rowHeaders = headerFields.contains(index) ? [] : rowHeaders
      cells.append(element)
    }
    if !cells.isEmpty {
      cells[0].hint = cells[0].hint ?? row.hint
      cells[0].customContent = row.customContent
    }
    return cells
  }

  /// The fields that are headers of the row, by their indices: those that identify it, or else the one that names it.
  ///
  /// Failing that, the first does if it is a text, which declared fields have there on purpose and others mostly do, or if
  /// it is a day or a code that nobody has declared: something must tell whose the cells of a row are.
  private var headerFields: Set<Int> {
    let fields = row.fields
    let declared = row.cellFields.filter { primaryKey.contains(fields[$0].name) }
    if !primaryKey.isEmpty { return Set(declared) }
    if let namingField {
      let found = row.cellFields.first {
        // Cells without names are known by their numbers.
        let name = fields[$0].name
        return (name.isEmpty ? String(fields[$0].column) : name) == namingField
      }
      if let found { return [found] }
    }
    guard row.cellFields.count > 1, let first = row.cellFields.first else { return [] }
    let format = fields[first].format
    if format.isText { return [first] }
    guard !row.isDeclared else { return [] }
    let isDay = if case .calendar = format.form { true } else { false }
    return isDay || format.say.kind == .identifier ? [first] : []
  }
}

extension ComposedRow {
  /// Whether hardly any of very many columns has a cell.
  ///
  /// Where every row brings names of its own, empty cells would grow with the square of the input.
  var isSparse: Bool { cellFields.count > 256 && phrases.count < cellFields.count / 64 }
}
