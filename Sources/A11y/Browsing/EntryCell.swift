// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A column of a table that is browsed.
package struct EntryColumn: Hashable, Sendable {
  /// Which of the input's columns it is; it stays the same for all rows.
  package let index: Int
  /// The name by which the data knows it; empty for a column without one.
  package let name: String
  /// What it is called: its number, where it has no heading.
  package let heading: String

  init(_ field: PreparedField) {
    index = field.column
    name = field.name
    heading = field.columnHeading
  }
}

/// What a row has in one of its columns, without the heading.
package struct EntryCell: Sendable {
  /// Which of the input's columns it is in; ``accessory`` for what is in none.
  package let column: Int
  /// The heading of its column.
  package let heading: String
  /// What is said and shown: the value as the label has it, or a control with its name and role.
  package let text: String
  /// The value alone, as ``EntryValue/text`` has it; empty where there is none.
  package let value: String
  /// Whether the text tells already what the column is called.
  package let saysHeading: Bool
  /// The value as it is spoken.
  package let phrases: [SpokenPhrase]
  /// Where it is in the row's label, in UTF-8 bytes.
  package let labelRange: Range<Int>

  /// Stands for the column of what belongs to the row alone, such as its accessory.
  package static let accessory = -1
}

extension LabelReader {
  /// The table's own columns, as far as rows have shown them.
  ///
  /// Those with details on demand are none of them.
  var entryColumns: [EntryColumn] {
    composer.tableFields.filter(\.isBrowsed).map { EntryColumn($0) }
  }

  /// The columns of the row that was read last: its kind of row may have others than the table.
  var entryColumnsOfRow: [EntryColumn] { rowFields.filter(\.isBrowsed).map { EntryColumn($0) } }

  /// The cells of the row that was read last.
  ///
  /// - Parameter label: the buffer that ``next(into:)`` appended its label to.
  /// - Returns: those that have something to say.
  func entryCells(in label: borrowing ByteBuffer) -> [EntryCell] {
    let row = composedRow(in: label)
    let speaker = SpokenComposer()
    var form = SpokenForm()
    return row.phrases.map { phrase in
      form.removeAll()
      let field = row.field(of: phrase)
      var value = phrase
      // A control's role stands before its value, and a heading alone is all that there is.
      let saysHeading = phrase.isControl || phrase.end <= phrase.valueStart
      if !saysHeading { value.start = phrase.valueStart }
      let text = row.text(of: value)
      speaker.append(value, of: row, dictionary, into: &form)
      let isCell = !phrase.isAccessory && field.isBrowsed
      return EntryCell(
        column: isCell ? field.column : EntryCell.accessory, heading: field.headingText, text: text,
        value: row.hasValue(phrase) ? row.valueText(of: phrase) : "", saysHeading: saysHeading,
        phrases: form.phrases(of: field.name, text, field.locale)
          .placed(at: value.start..<value.end, under: field.headingText),
        labelRange: value.start..<value.end)
    }
  }
}

extension PreparedField {
  /// Whether its cells are gone through one by one, and not skipped or given on demand.
  fileprivate var isBrowsed: Bool { !format.isSkipped && part != .customContent }
}
