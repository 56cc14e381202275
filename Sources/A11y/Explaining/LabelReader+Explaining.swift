// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension LabelReader {
  /// Explains how the last item was understood.
  ///
  /// - Parameters:
  ///   - item: what ``next(into:)`` returned.
  ///   - label: a buffer holding only the label that it appended.
  /// - Returns: the explanation, cell by cell.
  package func explanation(
    of item: TableItem, label: borrowing ByteBuffer
  ) -> ItemExplanation {
    var form = SpokenForm()
    SpokenComposer().append(item, of: self, label: label, into: &form)
    var explanation = ItemExplanation(
      item: item, rowNumber: rowNumber, label: label.text(), spoken: form.text.text(), cells: [])
    guard item.isRow else { return explanation }
    let phrases = checkedItem(item, label: label).phrases
    // A row may have thousands of cells, none of which may look through all others.
    let spoken = Dictionary(grouping: spokenPhrases(of: item, label: label), by: \.labelRange)
    let reasons = Dictionary(
      guesses.map { ($0.field.name, $0.reason) }, uniquingKeysWith: { first, _ in first })
    let lines = rowLines
    var said: Set<Int> = []
    let row = composedRow(in: label)
    for (checked, phrase) in zip(phrases, row.phrases) {
      if !phrase.isAccessory { said.insert(phrase.field) }
      let range = phrase.start..<phrase.end
      let field = row.field(of: phrase)
      explanation.cells.append(
        CellExplanation(
          checked, field, field.guessed(reasons),
          location(at: checked.offset, field: checked.field, in: lines),
          spoken: spoken[range] ?? []))
    }
    for (index, field) in row.fields.enumerated() where !said.contains(index) {
      let cell = sourceCell(of: field)
      guard row.isDeclared || cell.kind != .absent else { continue }
      explanation.cells.append(
        CellExplanation(
          silent: cell, field, field.guessed(reasons),
          location(at: cell.offset, field: field.name, in: lines)))
    }
    return explanation
  }
}

extension PreparedField {
  /// What the sample told of the field's column, by the names of columns; nil if the field was declared.
  fileprivate func guessed(_ reasons: [String: String]) -> String? {
    format.field.isGuess ? reasons[name] : nil
  }
}

extension CellExplanation {
  /// Explains why a cell is not in the label.
  fileprivate init(
    silent cell: SourceCell, _ field: PreparedField, _ guessed: String?,
    _ location: InputLocation
  ) {
    let isEmpty = cell.kind == .absent || cell.kind == .null || cell.range.isEmpty
    let reason: String
    if case .skip = field.format.form {
      reason = guessed ?? "its field is declared as skipped"
    } else if isEmpty {
      reason = cell.kind == .absent ? "the row has no such cell" : "the cell is empty"
    } else if field.part == .customContent {
      reason = "it is of low importance and available on demand"
    } else if field.say.role == .image {
      reason = "the image's text only repeats how the row begins"
    } else {
      reason = "its text stands for a missing value"
    }
    self.init(
      field: field.name, heading: field.headingText,
      source: cell.kind == .absent ? nil : TextCleaner.clean(cell.text), kind: cell.kind.name,
      line: location.line, column: location.column, path: location.path,
      say: field.say.shortForm, reason: reason, locale: field.locale, printed: "", spoken: [])
  }

  fileprivate init(
    _ phrase: CheckedPhrase, _ field: PreparedField, _ guessed: String?,
    _ location: InputLocation, spoken: [SpokenPhrase]
  ) {
    self.init(
      field: phrase.field, heading: phrase.heading,
      source: phrase.kind == .absent ? nil : TextCleaner.clean(phrase.source),
      kind: phrase.kind.name, line: location.line, column: location.column,
      path: location.path, say: phrase.say.shortForm,
      reason: guessed ?? Self.reason(phrase, field),
      locale: phrase.locale, printed: phrase.text, spoken: spoken)
  }

  private static func reason(_ phrase: CheckedPhrase, _ field: PreparedField) -> String {
    if phrase.kind == .absent || phrase.kind == .null { return "there is no value" }
    if field.format.field.say != nil { return "its field says so" }
    if field.format.field.type != .any {
      return "its field has the type \(field.format.field.type.rawValue)"
    }
    if phrase.isByName { return "the field's name implies it" }
    switch phrase.kind {
    case .number: return "an undeclared number is read with its heading"
    case .true, .false: return "an undeclared boolean is read with its heading"
    case .container: return "its contents are read one after another"
    default: return "undeclared text is read unchanged"
    }
  }
}

extension CellSlice.Kind {
  /// The kind in words.
  fileprivate var name: String {
    switch self {
    case .absent: "absent"
    case .null: "null"
    case .false: "false"
    case .true: "true"
    case .number: "number"
    case .text, .escapedText, .doubledQuotes, .escapedQuotes: "text"
    case .container: "array or object"
    }
  }
}
