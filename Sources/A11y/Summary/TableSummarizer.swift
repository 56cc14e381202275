/// Makes the summary of a table from its rows, each of which is read once and kept nowhere.
///
/// ```swift
/// var labels = try LabelReader(MemorySource(#"[{"city": "Oslo", "temp_c": 4}, {"city": "Rome", "temp_c": 12}]"#))
/// var summarizer = TableSummarizer()
/// while try summarizer.addNext(of: &labels) != nil {}
/// summarizer.summary(.normal, of: labels).lines()
/// // ["rows: 2, columns: 2", "city: all different", "temp: lowest 4°C (Oslo), highest 12°C (Rome), median 4°C"]
/// ```
package struct TableSummarizer: ~Copyable {
  private let tallies = ColumnTallies()
  private let groups: GroupTallies?
  private var rows = 0
  private var sections = 0
  private var label = ByteBuffer()

  /// Makes a summarizer for one table.
  ///
  /// - Parameter column: the name or heading of a column whose values group the rows; nil for none.
  package init(by column: String? = nil) { groups = column.map { GroupTallies(by: $0) } }

  /// Adds the next header, row or footer; nil at the end.
  ///
  /// - Throws: the ``ReadingError`` of a row that can't be read.
  package mutating func addNext(
    of labels: inout LabelReader
  ) throws(ReadingError) -> TableItem? {
    label.removeAll()
    labels.keepsPhrases = true
    guard let item = try labels.next(into: &label) else { return nil }
    switch item {
    case .header: sections += 1
    case .footer: break
    case .row: add(labels)
    }
    return item
  }

  private mutating func add(_ labels: borrowing LabelReader) {
    rows += 1
    let row = labels.composedRow(in: label)
    let group = self.group(of: row).flatMap { groups?.groups[$0].tallies }
    tallies.begin(with: row.fields)
    group?.begin(with: row.fields)
    let composer = PhraseComposer(numbersAreText: labels.reader.numbersAreText)
    for (number, phrase) in row.phrases.enumerated() where !phrase.isAccessory {
      let field = row.field(of: phrase)
      guard phrase.end > phrase.valueStart, !row.isMissing(phrase) else { continue }
      let value = composer.value(of: phrase, field, row.window)
      tallies.tally(of: field).add(value, phrase, of: row, namesRow: number == 0)
      group?.tally(of: field).add(value, phrase, of: row, namesRow: number == 0)
    }
    // Details on demand have their texts alone.
    var details = row.customContent[...]
    guard !details.isEmpty else { return }
    for field in row.fields where field.part == .customContent {
      guard let detail = details.first, detail.label == field.headingText else { continue }
      details.removeFirst()
      tallies.tally(of: field).add(detail: detail.value)
      group?.tally(of: field).add(detail: detail.value)
    }
  }

  /// The index of the row's group; nil if rows are not grouped, or it has none of its own.
  private func group(of row: borrowing ComposedRow) -> Int? {
    guard let groups, let field = row.fields.first(where: groups.isAsked) else { return nil }
    var value: String?
    for phrase in row.phrases
    where !phrase.isAccessory && row.field(of: phrase).column == field.column {
      if phrase.end > phrase.valueStart, !row.isMissing(phrase) {
        value = row.valueText(of: phrase)
      }
    }
    return groups.group(of: value, field)
  }

  /// The summary of the rows that were added.
  package func summary(
    _ level: SummaryLevel, of labels: borrowing LabelReader
  ) -> TableSummary {
    TableSummary(
      title: labels.title ?? labels.name, rows: rows, sections: sections,
      tallies.all, groups, level, labels.locale)
  }
}

extension ComposedRow {
  /// Whether a phrase is the word for a value that is not there.
  func isMissing(_ phrase: Phrase) -> Bool {
    if phrase.cell.kind == .absent || phrase.cell.kind == .null { return true }
    let format = field(of: phrase).format
    guard !format.missing.isEmpty, format.looksUpText, phrase.cell.isText else { return false }
    return format.field.missingValues.contains(TextCleaner.text(of: phrase.cell, window))
  }
}

extension PhraseComposer {
  /// The value in a cell of which a phrase was composed, with all of its digits; nil if it is a text to the label.
  func value(
    of phrase: Phrase, _ field: PreparedField, _ bytes: RawSpan
  ) -> ColumnTally.Value? {
    switch field.format.form {
    case .number, .measure, .bare:
      guard phrase.number != nil else { return nil }
      return (try? number(field, phrase.cell, bytes)).flatMap { $0 }.map { .number($0) }
    case .amount(let format):
      guard phrase.number != nil else { return nil }
      return (try? amount(format, field, phrase.cell, bytes)).flatMap { $0 }.map { .number($0) }
    case .calendar(let format):
      guard phrase.isTyped else { return nil }
      return format.parse(TextCleaner.text(of: phrase.cell, bytes)).map { .time($0) }
    case .yesNo: return truth(field, phrase.cell, bytes).map { .truth($0) }
    case .text, .toggle, .skip: return nil
    }
  }
}
