// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How one cell was understood, and what it adds to the label and to speech.
package struct CellExplanation: Sendable {
  /// The name of the field.
  package var field: String
  /// The heading shown to people.
  package var heading: String
  /// The cell's text in the data; nil if the row has no such cell.
  package var source: String?
  /// The cell's kind in the data: text, a number, true or false, an object.
  package var kind: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, counted in bytes.
  package var column: Int
  /// The path inside the data.
  package var path: String
  /// The short form of how the value is spoken: `currency:USD`.
  package var say: String
  /// Why it is spoken that way.
  package var reason: String
  /// The locale.
  package var locale: LocaleIdentifier
  /// What the cell adds to the label; may be empty.
  package var printed: String
  /// The phrases spoken for the cell, each for a single voice.
  package var spoken: [SpokenPhrase]
}

/// How a header, row or footer was understood.
package struct ItemExplanation: Sendable {
  /// The kind of item and where it is.
  package var item: TableItem
  /// The row's number, from 1.
  package var rowNumber: Int
  /// The label.
  package var label: String
  /// The spoken form of the label.
  package var spoken: String
  /// The cells of a row, in speaking order.
  package var cells: [CellExplanation]
}
