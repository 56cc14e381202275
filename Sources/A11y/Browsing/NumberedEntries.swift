// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The headers, rows and footers of a table by number, for moving around in an input of any length.
///
/// Creating it reads almost nothing. The entries are numbered as ``readAhead(entries:)`` goes
/// through the input, or as they are requested; all that is kept of them is an occasional bookmark,
/// never more than a few thousand in total.
///
/// ```swift
/// var options = ReadingOptions()
/// options.goesBack = true
/// var entries = try NumberedEntries(LabelReader(source, options: options))
/// while try entries.readAhead(entries: 10_000) {}
/// try entries.entry(entries.count - 1)?.label  // the last
/// ```
package struct NumberedEntries: ~Copyable {
  /// A section and where it starts.
  package struct Section: Sendable {
    /// Its index in the table.
    package var number: Int
    /// Its header, or its title in the index; nil if it has none.
    package var title: String?
    /// Its title in the index.
    package var indexTitle: String?
    /// The number of its first entry.
    package var start: Int
  }

  /// The maximum number of bookmarks; beyond it, every second one is dropped.
  static let bookmarkLimit = 4096

  private var labels: LabelReader
  /// The positions of some entries in the input, with their numbers.
  private var bookmarks: [(number: Int, bookmark: Bookmark)] = []
  /// The minimum number of entries between two bookmarks.
  private var step = 64
  /// The end of the entries that have been counted.
  private var frontier: Bookmark
  /// The number of entries that have been counted.
  package private(set) var count = 0
  /// The highest row number that has been counted.
  package private(set) var rowCount = 0
  /// Whether all entries have been counted.
  package private(set) var isComplete = false
  /// The sections found so far.
  package private(set) var sections: [Section] = []
  /// The errors of rows that could not be put in order, and so are not entries.
  package let errors: [ReadingError]
  /// The number of the entry that the reader is at; nil if it is unknown.
  private var position: Int?

  /// Numbers the items of an unused reader whose options say that it goes back.
  ///
  /// - Throws: a ``ReadingError`` if what precedes the rows is invalid.
  package init(_ labels: consuming LabelReader) throws(ReadingError) {
    // The header is read now, since it would be taken for a row after going back.
    try labels.reader.passHeader()
    self.labels = labels
    errors = self.labels.foundErrors.map(\.error)
    self.labels.foundErrors = []
    frontier = self.labels.reader.bookmark
    bookmarks.append((0, frontier))
    position = 0
  }

  /// How many bookmarks are kept.
  var bookmarkCount: Int { bookmarks.count }

  /// The title of the table.
  package var title: String? { labels.title }

  /// Whether the input is one document, whose rows can't go on behind its end.
  package var isDocument: Bool { labels.isDocument }

  /// The locale of the table.
  package var locale: LocaleIdentifier { labels.locale }

  /// The table's own columns, as far as the rows that were read have shown them.
  package var columns: [EntryColumn] { labels.entryColumns }

  /// The name of the column by which rows are called, where one was declared or found out.
  package var namingColumn: String? {
    labels.description.primaryKey.first ?? labels.description.namingField
  }

  /// Counts more entries; returns false if there are no more.
  ///
  /// - Throws: a ``ReadingError`` after which nothing can be read; everything before it has been
  ///   counted.
  package mutating func readAhead(entries wanted: Int) throws(ReadingError) -> Bool {
    guard !isComplete else { return false }
    do throws(ReadingError) {
      try go(to: count)
    } catch {
      // What can't be reached now can't be reached by trying again.
      isComplete = true
      throw error
    }
    var left = wanted
    while left > 0 || !labels.reader.canBookmark {
      left -= 1
      let next: TableEntry.Kind?
      do throws(ReadingError) {
        next = try labels.skip()
      } catch {
        isComplete = true
        position = nil
        throw error
      }
      guard let next else {
        isComplete = true
        break
      }
      note(next)
    }
    frontier = labels.reader.bookmark
    position = count
    return !isComplete
  }

  /// Looks again behind the end that was found, since the input has grown.
  ///
  /// The last entries are counted once more: the last of them may have been a row that was only half written.
  package mutating func goOn() {
    guard isComplete, let last = bookmarks.last else { return }
    count = last.number
    frontier = last.bookmark
    sections.removeAll { $0.start >= last.number }
    position = nil
    isComplete = false
    labels.reader.input.forget()
  }

  /// Counts an entry.
  private mutating func note(_ kind: TableEntry.Kind) {
    let entry = TableEntry(kind: kind, label: "", rowNumber: 0)
    if entry.isRow { rowCount = max(rowCount, labels.rowNumber) }
    if sections.last?.number != entry.section {
      let section = labels.reader.section(at: entry.section)
      sections.append(
        Section(
          number: entry.section,
          title: (section.header ?? section.indexTitle).map { TextCleaner.clean($0) },
          indexTitle: section.indexTitle, start: count))
    }
    count += 1
    guard count - (bookmarks.last?.number ?? 0) >= step, labels.reader.canBookmark else { return }
    bookmarks.append((count, labels.reader.bookmark))
    guard bookmarks.count > Self.bookmarkLimit else { return }
    bookmarks = bookmarks.indices.filter { $0 % 2 == 0 }.map { bookmarks[$0] }
    step *= 2
  }

  /// Moves to an entry that has been counted, or past the last of them.
  private mutating func go(to number: Int) throws(ReadingError) {
    if position == number { return }
    position = nil
    if number == count {
      try labels.reader.go(to: frontier)
    } else {
      let nearest = bookmarks[bookmark(before: number)]
      try labels.reader.go(to: nearest.bookmark)
      for _ in nearest.number..<number { _ = try labels.skip() }
    }
    position = number
  }

  /// The index of the last bookmark that is not past an entry.
  private func bookmark(before number: Int) -> Int {
    var (low, high) = (0, bookmarks.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if bookmarks[middle].number <= number { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The entry with a number, with its phrases; nil past the last.
  ///
  /// - Throws: a ``ReadingError`` if the input can't be read there.
  package mutating func entry(_ number: Int) throws(ReadingError) -> TableEntry? {
    var found: TableEntry?
    try forEach(in: number..<number + 1, withPhrases: true) { _, entry in
      found = entry
      return false
    }
    return found
  }

  /// Passes entries to a closure, for as long as it wants more.
  ///
  /// - Parameters:
  ///   - range: their numbers; those past the last are left out.
  ///   - withPhrases: whether spoken phrases are composed, which takes longer than the label.
  ///   - body: receives the number and the entry; returns whether to continue.
  /// - Throws: a ``ReadingError`` if the input can't be read there.
  package mutating func forEach(
    in range: Range<Int>, withPhrases: Bool = false, _ body: (Int, TableEntry) -> Bool
  ) throws(ReadingError) {
    var label = ByteBuffer()
    try visit(range) { entries, number throws(ReadingError) in
      try entries.labels.nextEntry(&label, withPhrases: withPhrases).map { body(number, $0) }
    }
  }

  /// Passes rows to a closure, read but not composed.
  ///
  /// - Parameters:
  ///   - range: the numbers of the entries; those past the last are left out, and so are headers and footers.
  ///   - body: receives the reader, the number of the entry, and whether it could be read.
  /// - Throws: a ``ReadingError`` if the input can't be read there; the rows before it have been passed.
  mutating func forEachRow(
    in range: Range<Int>, _ body: (inout LabelReader, Int, Bool) -> Void
  ) throws(ReadingError) {
    try visit(range) { entries, number throws(ReadingError) in
      switch try entries.labels.skip() {
      case .item(let item) where item.isRow: body(&entries.labels, number, true)
      case .unreadable: body(&entries.labels, number, false)
      case .item: break
      case nil: return nil
      }
      return true
    }
  }

  /// Passes rows to a closure as they are composed.
  ///
  /// - Parameters:
  ///   - range: the numbers of the entries; those past the last are left out, and so are headers, footers and rows that can't be read.
  ///   - isIncluded: whether the entry of a number is wanted.
  ///   - body: receives the reader, the buffer with the row's label, and the number of the entry.
  /// - Throws: a ``ReadingError`` if the input can't be read there; the rows before it have been passed.
  mutating func forEachComposedRow(
    in range: Range<Int>, where isIncluded: (Int) -> Bool = { _ in true },
    _ body: (borrowing LabelReader, borrowing ByteBuffer, Int) -> Void
  ) throws(ReadingError) {
    var label = ByteBuffer()
    labels.keepsPhrases = true
    try visit(range) { entries, number throws(ReadingError) in
      guard isIncluded(number) else { return try entries.labels.skip().map { _ in true } }
      label.removeAll()
      do throws(ReadingError) {
        guard let item = try entries.labels.next(into: &label) else { return nil }
        if item.isRow { body(entries.labels, label, number) }
      } catch {
        guard error.isRecoverable else { throw error }
      }
      return true
    }
  }

  /// Has a closure read each entry of a range, for as long as it wants more; the entries before a fault come first.
  ///
  /// - Parameters:
  ///   - range: the numbers of the entries; those past the last are left out.
  ///   - read: reads the next entry, whose number it gets; returns whether to continue, and nil where there is none.
  /// - Throws: a ``ReadingError`` if the input can't be read there.
  private mutating func visit(
    _ range: Range<Int>, _ read: (inout NumberedEntries, Int) throws(ReadingError) -> Bool?
  ) throws(ReadingError) {
    var fault: ReadingError?
    do throws(ReadingError) {
      while count < range.upperBound, try readAhead(entries: range.upperBound - count) {}
    } catch {
      fault = error
    }
    let counted = range.clamped(to: 0..<count)
    if !counted.isEmpty { try go(to: counted.lowerBound) }
    for number in counted {
      position = nil
      guard let goesOn = try read(&self, number) else { break }
      position = number + 1
      if !goesOn { break }
    }
    if let fault { throw fault }
  }
}

extension LabelReader {
  /// Skips the next item, or a row that can't be read, without composing it; nil at the end.
  fileprivate mutating func skip() throws(ReadingError) -> TableEntry.Kind? {
    do throws(ReadingError) {
      return try reader.next().map { .item($0) }
    } catch {
      guard error.isRecoverable else { throw error }
      return .unreadable(error, currentIndexPath)
    }
  }

  /// Reads the next item, or a row that can't be read; nil at the end.
  fileprivate mutating func nextEntry(
    _ label: inout ByteBuffer, withPhrases: Bool
  ) throws(ReadingError) -> TableEntry? {
    label.removeAll()
    do throws(ReadingError) {
      guard let item = try next(into: &label) else { return nil }
      var entry = TableEntry(kind: .item(item), label: label.text(), rowNumber: rowNumber)
      guard withPhrases else { return entry }
      entry.phrases = spokenPhrases(of: item, label: label)
      guard item.isRow else { return entry }
      entry.cells = entryCells(in: label)
      entry.columns = entryColumnsOfRow
      entry.details = details
      return entry
    } catch {
      guard error.isRecoverable else { throw error }
      return TableEntry(
        kind: .unreadable(error, currentIndexPath),
        label: TextCleaner.clean("line \(error.line), column \(error.column): \(error.reason)"),
        rowNumber: rowNumber)
    }
  }
}
