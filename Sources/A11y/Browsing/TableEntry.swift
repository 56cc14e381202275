// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// An item of a table as it is printed and spoken, or a row that can't be read.
package struct TableEntry: Sendable {
  /// The kind of an entry.
  package enum Kind: Hashable, Sendable {
    /// A header, row or footer.
    case item(TableItem)
    /// A row that can't be read, and its index path.
    case unreadable(ReadingError, RowIndexPath)
  }

  /// The kind of the entry.
  package var kind: Kind
  /// The label; for a row that can't be read, the location and the reason.
  package var label: String
  /// Its spoken form, phrase by phrase.
  package var phrases: [SpokenPhrase] = []
  /// What a row has in each column, where it has something to say.
  package var cells: [EntryCell] = []
  /// The columns of its kind of row.
  package var columns: [EntryColumn] = []
  /// The details that a row gives on demand, a line each.
  package var details: [String] = []
  /// The position of a row among all rows, from 1; for a header or footer, that of a row beside it.
  package var rowNumber: Int

  /// The section that it is in.
  package var section: Int {
    switch kind {
    case .item(let item): item.section
    case .unreadable(_, let indexPath): indexPath.section
    }
  }

  /// Whether it is a row.
  package var isRow: Bool {
    switch kind {
    case .item(let item): item.isRow
    case .unreadable: true
    }
  }
}
