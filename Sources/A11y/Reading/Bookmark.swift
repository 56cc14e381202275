/// A place between two items of a table, to which its reader can go back.
///
/// It takes some hundred bytes, whatever the length of the input.
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
  /// Whether nothing waits to be given that has been read already, such as a row behind its header.
  var canBookmark: Bool { waiting.isEmpty }

  /// Where the reader is, between the item that was read last and the next, when it ``canBookmark``.
  var bookmark: Bookmark {
    let cursor = input.cursor
    return Bookmark(
      offset: input.buffer.offset + cursor.position, line: cursor.line,
      column: cursor.position - cursor.lineStart, json: json, tracker: tracker, section: section,
      rowsInSection: rowsInSection, isDone: isDone, isOtherSection: isOtherSection,
      brokenRow: brokenRow
    )
  }

  /// Goes back, or on, to a place where the reader has been.
  ///
  /// - Throws: a ``ReadingError`` when the input can't be read there any more.
  mutating func go(to bookmark: Bookmark) throws(ReadingError) {
    json = bookmark.json
    tracker = bookmark.tracker
    section = bookmark.section
    rowsInSection = bookmark.rowsInSection
    waiting = []
    isDone = bookmark.isDone
    isOtherSection = bookmark.isOtherSection
    brokenRow = bookmark.brokenRow
    row.reset()
    properties = RowProperties()
    // Held rows are found by their index path.
    if held == nil {
      try input.seek(to: bookmark.offset, line: bookmark.line, column: bookmark.column)
    }
  }
}
