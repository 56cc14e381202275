// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

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
      guard row.hasValue(phrase) else { continue }
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
    return groups.group(of: row.valueText { $0.column == field.column }, field)
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
