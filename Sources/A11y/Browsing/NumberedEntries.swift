/// The headers, rows and footers of a table by number, so that one can move about in an input of any length.
///
/// Hardly anything is read when it is made. The entries are numbered as ``readAhead(entries:)`` goes through the input, or as one asks
/// for them; what is kept of them is a bookmark now and then, of which there are never more than some thousand.
///
/// ```swift
/// var options = ReadingOptions()
/// options.goesBack = true
/// var entries = try NumberedEntries(LabelReader(source, options: options))
/// while try entries.readAhead(entries: 10_000) {}
/// try entries.entry(entries.count - 1)?.label  // the last
/// ```
public struct NumberedEntries: ~Copyable {
  /// A section, and where it begins.
  public struct Section: Sendable {
    /// Its number in the table.
    public var number: Int
    /// Its header, or its title in the index; nil when it has none.
    public var title: String?
    /// Its title in the index.
    public var indexTitle: String?
    /// The number of its first entry.
    public var start: Int
  }

  /// How many bookmarks are kept at most; then every second is dropped.
  private static let bookmarkLimit = 4096

  private var labels: LabelReader
  /// Where some entries begin, with their numbers.
  private var bookmarks: [(number: Int, place: Bookmark)] = []
  /// How many entries are between two bookmarks, or a few more.
  private var step = 64
  /// Where the entries end that have been counted.
  private var frontier: Bookmark
  /// How many entries have been counted.
  public private(set) var count = 0
  /// The greatest number of a row that has been counted.
  public private(set) var rowCount = 0
  /// Whether all entries have been counted.
  public private(set) var isComplete = false
  /// The sections that have been met.
  public private(set) var sections: [Section] = []
  /// The errors of rows that could not be put in order, and so are no entries.
  public let errors: [ReadingError]
  /// The number of the entry at which the reader stands; nil when that is not known.
  private var position: Int?

  /// Numbers the items of a reader of which none has been read, and which was told that one goes back.
  ///
  /// - Throws: a ``ReadingError`` when what stands before the rows is wrong.
  public init(_ labels: consuming LabelReader) throws(ReadingError) {
    // No way back leads to the header, which would be a row there.
    try labels.reader.passHeader()
    self.labels = labels
    errors = self.labels.foundErrors.map(\.error)
    self.labels.foundErrors = []
    frontier = self.labels.reader.bookmark
    bookmarks.append((0, frontier))
    position = 0
  }

  /// The title of the table.
  public var title: String? { labels.title }

  /// The locale of the table.
  public var locale: LocaleIdentifier { labels.locale }

  /// Counts more entries; false when there are no more.
  ///
  /// - Throws: a ``ReadingError`` after which nothing can be read; all before it has been counted.
  public mutating func readAhead(entries wanted: Int) throws(ReadingError) -> Bool {
    guard !isComplete else { return false }
    do throws(ReadingError) {
      try go(to: count)
    } catch {
      // What can't be gone to now can't be gone to when it is tried again.
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

  /// Counts an entry.
  private mutating func note(_ kind: TableEntry.Kind) {
    let entry = TableEntry(kind: kind, label: "", rowNumber: 0)
    if entry.isRow { rowCount = max(rowCount, labels.rowNumber) }
    if sections.last?.number != entry.section {
      let section = labels.description.sections[entry.section]
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

  /// Goes to an entry that has been counted, or behind the last of them.
  private mutating func go(to number: Int) throws(ReadingError) {
    if position == number { return }
    position = nil
    if number == count {
      try labels.reader.go(to: frontier)
    } else {
      let nearest = bookmarks[bookmark(before: number)]
      try labels.reader.go(to: nearest.place)
      for _ in nearest.number..<number { _ = try labels.skip() }
    }
    position = number
  }

  /// The last bookmark that is not behind an entry.
  private func bookmark(before number: Int) -> Int {
    var (low, high) = (0, bookmarks.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if bookmarks[middle].number <= number { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The entry of a number with its phrases; nil behind the last.
  ///
  /// - Throws: a ``ReadingError`` when the input can't be read there.
  public mutating func entry(_ number: Int) throws(ReadingError) -> TableEntry? {
    var found: TableEntry?
    try forEach(in: number..<number + 1, withPhrases: true) { _, entry in
      found = entry
      return false
    }
    return found
  }

  /// Goes through entries, as long as they are wanted.
  ///
  /// - Parameters:
  ///   - range: their numbers; those behind the last are left out.
  ///   - withPhrases: whether what is said of each is made, which takes more time than the label.
  ///   - body: takes the number and the entry; returns whether more are wanted.
  /// - Throws: a ``ReadingError`` when the input can't be read there.
  public mutating func forEach(
    in range: Range<Int>, withPhrases: Bool = false, _ body: (Int, TableEntry) -> Bool
  ) throws(ReadingError) {
    // What is good before a fault is given first.
    var fault: ReadingError?
    do throws(ReadingError) {
      while count < range.upperBound, try readAhead(entries: range.upperBound - count) {}
    } catch {
      fault = error
    }
    try give(range.clamped(to: 0..<count), withPhrases: withPhrases, body)
    if let fault { throw fault }
  }

  private mutating func give(
    _ range: Range<Int>, withPhrases: Bool, _ body: (Int, TableEntry) -> Bool
  ) throws(ReadingError) {
    guard !range.isEmpty else { return }
    try go(to: range.lowerBound)
    var label = ByteBuffer()
    for number in range {
      position = nil
      guard let entry = try labels.nextEntry(&label, withPhrases: withPhrases) else { return }
      position = number + 1
      if !body(number, entry) { return }
    }
  }
}

extension LabelReader {
  /// Goes over the next item, or over a row that can't be read, without saying it; nil at the end.
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
      return TableEntry(
        kind: .item(item), label: label.text(),
        phrases: withPhrases ? spokenPhrases(of: item, label: label) : [], rowNumber: rowNumber)
    } catch {
      guard error.isRecoverable else { throw error }
      return TableEntry(
        kind: .unreadable(error, currentIndexPath),
        label: TextCleaner.clean("line \(error.line), column \(error.column): \(error.reason)"),
        rowNumber: rowNumber)
    }
  }
}
