// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A position between two items of a table, to which its reader can return.
///
/// It takes a few hundred bytes, regardless of the input's length.
struct Bookmark {
  fileprivate var offset: Int
  fileprivate var line: Int
  fileprivate var column: Int
  fileprivate var json: JSONTableCursor
  fileprivate var tracker: VisibilityTracker
  fileprivate var section: Int
  fileprivate var rowsInSection: Int
  fileprivate var isDone: Bool
  fileprivate var isOtherSection: Bool
  fileprivate var brokenRow: ReadingError?
}

extension TableReader {
  /// Whether nothing that has been read is still queued, such as a row after its header.
  var canBookmark: Bool { waiting.isEmpty }

  /// The position between the last item and the next; valid only if ``canBookmark``.
  var bookmark: Bookmark {
    let cursor = input.cursor
    return Bookmark(
      offset: input.buffer.offset + cursor.position, line: cursor.line,
      column: cursor.position - cursor.lineStart, json: json, tracker: tracker, section: section,
      rowsInSection: rowsInSection, isDone: isDone, isOtherSection: isOtherSection,
      brokenRow: brokenRow
    )
  }

  /// Moves back or forward to a bookmarked position.
  ///
  /// - Throws: a ``ReadingError`` if the input can no longer be read there.
  mutating func go(to bookmark: Bookmark) throws(ReadingError) {
    json = bookmark.json
    tracker = bookmark.tracker
    section = bookmark.section
    currentSection = section(at: section)
    rowsInSection = bookmark.rowsInSection
    waiting = []
    isDone = bookmark.isDone
    isOtherSection = bookmark.isOtherSection
    brokenRow = bookmark.brokenRow
    row.reset()
    properties = RowProperties()
    // Held rows are located by their index path.
    if held == nil {
      try input.seek(to: bookmark.offset, line: bookmark.line, column: bookmark.column)
    }
  }
}
