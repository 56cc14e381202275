// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What a page says of rows: states, hints and controls are text in it.
extension LabelReader {
  /// The title of a page whose data has none.
  static let usualPageTitle = "Table"

  /// The title of the table's page, which has one even if the table doesn't.
  var pageTitle: String {
    if let title, !title.isEmpty { return title }
    // The name of a file is no text, but made of words: "seattle-weather".
    let words = name.map { NameWords.of($0).joined(separator: " ") } ?? ""
    if words.isEmpty { return name ?? Self.usualPageTitle }
    // A word with a capital inside is written as it wants to be: "iPhone".
    let hasOwn = words.prefix { $0 != " " }.dropFirst().contains(where: \.isUppercase)
    return hasOwn ? words : words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The headings of the columns as a page has them: with the unit that all numbers of a column have, "weight (kg)".
  var pageHeadings: [String] { composer.columnHeadersWithUnits }

  /// The text of a cell without the unit that its column's heading has; the whole text where it has another, or more than a
  /// number.
  private func withoutUnit(_ text: String, column: Int) -> String {
    guard !columnHeadings[column].isEmpty, let unit = composer.columnUnits[column], !unit.isEmpty
    else { return text }
    let isOfNumber = { (character: Character) in
      character.isDecimalDigit
        || "+-−.,٫٬'’ \u{A0}\u{202F}\u{200E}\u{200F}\u{61C}".contains(character)
    }
    let parts = text.ranges(of: unit)
    guard parts.count == 1, text.contains(where: \.isDecimalDigit) else { return text }
    let number = text.replacing(unit, with: "").spaced()
    return number.allSatisfy(isOfNumber) ? number : text
  }

  /// The elements of the last item as a page has them.
  func pageElements(
    of item: TableItem, label: borrowing ByteBuffer, as structure: TableStructure
  ) -> [AccessibleElement] {
    guard item.isRow else { return elements(of: item, label: label, as: structure) }
    if structure == .table, let cells = pageCells(of: item, label: label) { return cells }
    let row = composedRow(in: label)
    var element = AccessibleElement(label: label.text() + row.stateText(after: label.text()))
    element.customContent = row.customContent
    element.language = row.locale
    return [element]
  }

  /// The cells of the last row as a page has them, column by column.
  ///
  /// The states stand in the cell that names the row, or else in the first one. Controls at the end of the row, its hint
  /// and its details belong to the last one: where they followed the first cell, Orca would read them before the others.
  ///
  /// - Parameters:
  ///   - item: the item that ``next(into:)`` returned.
  ///   - label: the buffer that it appended the label to.
  /// - Returns: an element for each column; nil when a cell has no column in the table.
  func pageCells(of item: TableItem, label: borrowing ByteBuffer) -> [AccessibleElement]? {
    guard let cells = cellElements(of: item, label: label) else { return nil }
    let row = composedRow(in: label)
    let headings = pageHeadings
    let naming = cells.firstIndex { $0.cell?.isRowHeader == true } ?? 0
    var pageCells: [AccessibleElement] = []
    for (column, cell) in cells.enumerated() {
      let isLast = column == cells.count - 1
      var texts = [withoutUnit(cell.cellText, column: column)]
      if column == naming { texts += row.stateWords }
      if isLast, let accessory = row.accessoryText { texts.append(accessory) }
      var element = AccessibleElement(
        label: texts.filter { !$0.isEmpty }.joined(separator: row.language.separator))
      element.part = .cell
      element.language = cell.language
      element.cell = cell.cell ?? emptyCell(column, beside: cells)
      element.cell?.isFirstInRow = column == 0
      // A page has one heading for all cells of a column.
      element.cell?.columnHeaders = headings[column].isEmpty ? [] : [headings[column]]
      if isLast {
        element.customContent =
          row.hints.map { CustomContent(label: "", value: $0) } + row.customContent
      }
      pageCells.append(element)
    }
    return pageCells
  }

  /// The cell of a column that the row doesn't have.
  private func emptyCell(_ column: Int, beside cells: [AccessibleElement]) -> TableCell? {
    guard let other = cells.lazy.compactMap(\.cell).first else { return nil }
    var cell = TableCell(row: other.row, column: column)
    cell.rowHeaders = cells.first { $0.cell?.isRowHeader == false }?.cell?.rowHeaders ?? []
    return cell
  }
}

extension ComposedRow {
  /// The words for the row's state.
  var stateWords: [String] {
    var words: [String] = []
    if showsSelection { words.append(language.controls.selected) }
    if !properties.state.isEnabled { words.append(language.controls.disabled) }
    return words
  }

  /// The row's state and hint, to go on with after its label; empty when it has neither.
  func stateText(after label: String) -> String {
    var text = stateWords.map { language.separator + $0 }.joined()
    for hint in hints {
      let isEnded = text.isEmpty ? label.hasSuffix(".") : text.hasSuffix(".")
      text += (isEnded ? " " : ". ") + hint
    }
    return text
  }

  /// The row's hint and those of its controls, each once; a hint that the row itself has stands for them all.
  fileprivate var hints: [String] {
    var hints = [hint ?? ""]
    if properties.state.hint == nil {
      hints += phrases.filter(\.isControl).compactMap {
        field(of: $0).say.hint.map { TextCleaner.clean($0) }
      }
    }
    var distinct: [String] = []
    for hint in hints where !hint.isEmpty && !distinct.contains(hint) { distinct.append(hint) }
    return distinct
  }

  /// The control at the end of the row, as in its label; nil if there is none.
  fileprivate var accessoryText: String? {
    guard let phrase = phrases.last, phrase.isAccessory else { return nil }
    let text = text(of: phrase)
    return text.isEmpty ? nil : text
  }
}
