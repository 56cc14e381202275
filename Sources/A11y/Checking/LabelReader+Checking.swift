extension LabelReader {
  /// What was read last, as rules see it.
  ///
  /// - Parameters:
  ///   - item: what ``next(into:)`` returned.
  ///   - label: the buffer with nothing but the label that it appended.
  /// - Returns: the item.
  func checkedItem(_ item: TableItem, label: borrowing ByteBuffer) -> CheckedItem {
    let locale = item.isRow ? composer.rowLocale : self.locale
    var checked = CheckedItem(
      item: item, label: label.text(), elements: elements(of: item, label: label),
      rowNumber: rowNumber, place: place(of: item), locale: locale)
    guard item.isRow else { return checked }
    for (number, phrase) in composer.phrases.enumerated() {
      checked.phrases.append(checkedPhrase(phrase, number, label: label))
    }
    return checked
  }

  /// Where an item stands; the title of an index letter stands nowhere.
  private func place(of item: TableItem) -> CheckedItem.Place {
    let (place, path): (TableDescription.TextPlace?, String)
    switch item {
    case .header(let section):
      (place, path) = (description.sections[section].headerPlace, "sections[\(section)].header")
    case .footer(let section):
      (place, path) = (description.sections[section].footerPlace, "sections[\(section)].footer")
    case .row: return self.place(at: reader.input.rowStart.position, path: reader.currentPath)
    }
    return .init(line: place?.line ?? 1, column: place?.column ?? 1, path: path)
  }

  private func place(at offset: Int, path: String) -> CheckedItem.Place {
    let place = reader.input.error(.value, at: offset, "", path: path)
    return .init(line: place.line, column: place.column, path: path)
  }

  private func checkedPhrase(
    _ phrase: Phrase, _ number: Int, label: borrowing ByteBuffer
  ) -> CheckedPhrase {
    let field = composer.field(of: phrase)
    let isAccessory = phrase.field == Phrase.accessoryField
    let bytes = reader.input.buffer.storage.bytes
    let cell = phrase.cell
    let hasCell = !isAccessory && cell.kind != .absent && cell.kind != .null
    let name = isAccessory ? "$row.accessory" : field.field.name
    let source: String
    switch cell.kind {
    case _ where !hasCell: source = ""
    case .escapedText, .doubledQuotes: source = TextCleaner.decoded(cell, bytes).text()
    default: source = bytes.text(from: cell.start, to: cell.end)
    }
    return CheckedPhrase(
      number: number, column: field.column, field: name, heading: field.headingText,
      text: label.text(from: phrase.start, to: phrase.end),
      value: label.text(
        from: phrase.valueStart,
        to: phrase.isControl ? max(phrase.valueEnd, phrase.valueStart) : phrase.end),
      say: field.say, isUndescribed: field.field.say == nil && field.field.type == .any,
      isByName: field.isByName, saysHeading: phrase.valueStart > phrase.start,
      isControl: phrase.isControl, kind: cell.kind, source: source, locale: field.locale,
      hasOwnLocale: field.say.locale != nil || reader.properties.locale != nil,
      nameWords: isAccessory ? [] : field.nameWords,
      place: place(
        at: hasCell ? reader.offset(of: cell) : reader.input.rowStart.position,
        path: reader.path(toField: name)),
      range: hasCell
        ? reader.input.buffer.offset + cell.start..<reader.input.buffer.offset + cell.end : 0..<0,
      notation: hasCell && cell.isText && reader.held == nil
        ? reader.notation(isQuoted: reader.isQuoted(cell)) : .none)
  }
}

extension TableReader {
  /// How texts are written in the input.
  fileprivate func notation(isQuoted: Bool) -> CheckedPhrase.Notation {
    switch shape {
    case .jsonArray, .tableDocument, .ndjson, .jsonLines: .json
    case .delimited: .delimited(isQuoted: isQuoted)
    case .lines: .lines
    case .arrayInside: .none
    }
  }
}
