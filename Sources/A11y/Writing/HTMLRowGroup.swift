// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Rows of a page that are shown together.
///
/// A long table is written as groups: the first is shown, and each of the others opens on request,
/// so that a browser and a screen reader have to lay out only some hundred rows at a time.
struct HTMLRowGroup: ~Copyable {
  /// The most rows of a group.
  ///
  /// Chromium shows a page of 10,000 rows in groups of this length in the time that it takes for
  /// about a thousand rows without groups.
  static let length = 500

  /// The number of its first row among all rows of the table, from 1.
  let firstRow: Int
  /// The markup of its rows.
  var markup = ByteBuffer()
  /// The title of the table, where it is the table's caption.
  var title: String?
  /// The headings of the table's columns; nil until they are known.
  var columnHeadings: [String]?
  /// How the numbers of the table's columns are aligned.
  var alignment = DecimalAlignment()

  init(firstRow: Int) { self.firstRow = firstRow }

  /// Whether it is the table's first, which is always shown.
  var isFirst: Bool { firstRow == 1 }

  /// Whether another row belongs to the next group, when so many rows have been written.
  func isFull(_ rowCount: Int) -> Bool { rowCount - firstRow + 1 >= Self.length }
}
