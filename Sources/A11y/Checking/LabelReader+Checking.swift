extension LabelReader {
  /// The last item, as rules see it.
  ///
  /// - Parameters:
  ///   - item: the item that ``next(into:)`` returned.
  ///   - label: a buffer that contains only the label it appended.
  /// - Returns: the item to check.
  func checkedItem(_ item: TableItem, label: borrowing ByteBuffer) -> CheckedItem {
    var checked = CheckedItem(
      item: item, label: label.text(), elements: elements(of: item, label: label),
      rowNumber: rowNumber, location: location(of: item), locale: locale(of: item))
    guard item.isRow else { return checked }
    let row = composedRow(in: label)
    for (number, phrase) in row.phrases.enumerated() {
      checked.phrases.append(
        CheckedPhrase(phrase, number, of: row, sourceCell(of: phrase, in: row)))
    }
    return checked
  }

  /// Where an item is in the input; the title of an index letter is nowhere in it.
  private func location(of item: TableItem) -> InputLocation {
    let (location, path): (TableDescription.TextLocation?, String)
    switch item {
    case .header(let section):
      (location, path) = (
        description.sections[section].headerLocation, "sections[\(section)].header"
      )
    case .footer(let section):
      (location, path) = (
        description.sections[section].footerLocation, "sections[\(section)].footer"
      )
    case .row: return rowLocation
    }
    return InputLocation(line: location?.line ?? 1, column: location?.column ?? 1, path: path)
  }
}

extension CheckedPhrase {
  fileprivate init(
    _ phrase: Phrase, _ number: Int, of row: borrowing ComposedRow, _ cell: SourceCell
  ) {
    let field = row.field(of: phrase)
    let rowLocale = row.properties.locale
    self.init(
      number: number, column: field.column, field: row.fieldName(of: phrase),
      heading: field.headingText, text: row.text(of: phrase), value: row.valueText(of: phrase),
      say: field.say, isUndescribed: field.field.say == nil && field.field.type == .any,
      isByName: field.isByName, isGuess: field.field.isGuess,
      saysHeading: phrase.valueStart > phrase.start,
      isControl: phrase.isControl, kind: cell.kind, source: cell.text, locale: field.locale,
      hasOwnLocale: field.say.locale != nil || rowLocale != nil,
      nameWords: phrase.isAccessory ? [] : field.nameWords, location: cell.location,
      range: cell.range, notation: cell.notation)
  }
}
