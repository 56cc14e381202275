extension LabelReader {
  /// How what was read last was understood.
  ///
  /// - Parameters:
  ///   - item: what ``next(into:)`` returned.
  ///   - label: the buffer with nothing but the label that it appended.
  /// - Returns: the item, cell by cell.
  public func explanation(
    of item: TableItem, label: borrowing ByteBuffer
  ) -> ItemExplanation {
    var form = SpokenForm()
    SpokenComposer().append(item, of: self, label: label, into: &form)
    var explanation = ItemExplanation(
      item: item, rowNumber: rowNumber, label: label.text(), spoken: form.text.text(), cells: [])
    guard item.isRow else { return explanation }
    let phrases = checkedItem(item, label: label).phrases
    let spoken = spokenPhrases(of: item, label: label)
    var said: Set<Int> = []
    for (phrase, place) in zip(phrases, composer.phrases) {
      if place.field >= 0 { said.insert(place.field) }
      let range = place.start..<place.end
      explanation.cells.append(
        CellExplanation(
          phrase, composer.field(of: place), spoken: spoken.filter { $0.labelRange == range }))
    }
    for (place, field) in composer.prototype.fields.enumerated() where !said.contains(place) {
      if let cell = silentCell(field) { explanation.cells.append(cell) }
    }
    return explanation
  }

  /// A cell that is no part of the label, and why; nil when the row has no such cell and nobody has asked for it.
  private func silentCell(_ field: PreparedField) -> CellExplanation? {
    let cell = reader.row.cell(field.column)
    guard composer.prototype.isDeclared || cell.kind != .absent else { return nil }
    let isEmpty = cell.kind == .absent || cell.kind == .null || cell.start == cell.end
    let reason: String
    if case .skip = field.form {
      reason = "it is to be skipped"
    } else if isEmpty {
      reason = cell.kind == .absent ? "the row has no such cell" : "the cell is empty"
    } else if field.part == .customContent {
      reason = "it is of low importance, and given on demand"
    } else if field.say.role == .image {
      reason = "the picture has the text that the row begins with"
    } else {
      reason = "its text is one that means no value"
    }
    let place = reader.input.error(.value, at: reader.offset(of: cell), "")
    return CellExplanation(
      field: field.field.name, heading: field.headingText,
      source: cell.kind == .absent
        ? nil : TextCleaner.text(of: cell, reader.input.buffer.storage.bytes),
      kind: cell.kind.name, line: place.line, column: place.column,
      path: reader.path(toField: field.field.name), say: field.say.shortForm, reason: reason,
      locale: field.locale, printed: "", spoken: [])
  }
}

extension CellExplanation {
  fileprivate init(
    _ phrase: CheckedPhrase, _ field: PreparedField, spoken: [SpokenPhrase]
  ) {
    self.init(
      field: phrase.field, heading: phrase.heading,
      source: phrase.kind == .absent ? nil : TextCleaner.clean(phrase.source),
      kind: phrase.kind.name, line: phrase.place.line, column: phrase.place.column,
      path: phrase.place.path, say: phrase.say.shortForm, reason: Self.reason(phrase, field),
      locale: phrase.locale, printed: phrase.text, spoken: spoken)
  }

  private static func reason(_ phrase: CheckedPhrase, _ field: PreparedField) -> String {
    if phrase.kind == .absent || phrase.kind == .null { return "there is no value" }
    if field.field.say != nil { return "its field says so" }
    if field.field.type != .any { return "its field has the type \(field.field.type.rawValue)" }
    if phrase.isByName { return "its name states it" }
    switch phrase.kind {
    case .number: return "a number that nobody has described says its heading"
    case .true, .false: return "a truth value that nobody has described says its heading"
    case .container: return "what is inside is said one after the other"
    default: return "text that nobody has described stands as it is"
    }
  }
}

extension CellSlice.Kind {
  /// What it is, in words.
  fileprivate var name: String {
    switch self {
    case .absent: "absent"
    case .null: "null"
    case .false: "false"
    case .true: "true"
    case .number: "number"
    case .text, .escapedText, .doubledQuotes: "text"
    case .container: "array or object"
    }
  }
}
