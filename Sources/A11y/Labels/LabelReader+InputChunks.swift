// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Reading rows in chunks, each by its own reader on its own thread.
extension LabelReader {
  /// Whether the input can be read in chunks.
  ///
  /// Each row's label must be independent of other rows, and row boundaries must be visible without
  /// reading the rows. This is the case for NDJSON, CSV, TSV and lines, if all rows are shown in
  /// their order.
  package var readsChunks: Bool {
    reader.readsChunks && willDisplay == nil && !findsChanges && options.totals.isEmpty
  }

  /// Reads the header of a CSV, which is otherwise read with the first row.
  ///
  /// - Throws: a ``ReadingError`` if it is invalid.
  package mutating func passHeader() throws(ReadingError) { try reader.passHeader() }

  /// Takes the rest of the input from this reader, which reads chunks of it from then on.
  ///
  /// - Throws: a ``ReadingError`` if what precedes the rows is invalid.
  package mutating func takeChunks() throws(ReadingError) -> InputChunks { try reader.takeChunks() }

  /// Makes another reader for chunks of the same input.
  package func another() -> LabelReader {
    var reader = TableReader(chunksOf: self.reader)
    let composer = LabelComposer(
      reader.description, locale: locale, numbersAreText: reader.numbersAreText,
      columns: &reader.columns)
    var another = LabelReader(
      reader, composer, title: title, locale: locale, dictionary: dictionary)
    another.guesses = guesses
    another.name = name
    return another
  }

  /// Continues with the rows of a chunk, and hands back the bytes of the previous one.
  ///
  /// A final call hands back the last chunk. Read ``wasCutOff``, ``line`` and ``rowsRead`` before
  /// it.
  ///
  /// - Parameters:
  ///   - chunk: bytes of the input that end with a line or at the end of the input.
  ///   - line: the number of their first line.
  ///   - row: the number of rows before them.
  ///   - offset: the number of bytes before them.
  package mutating func exchangeChunk(
    _ chunk: inout ByteBuffer, line: Int = 1, row: Int = 0, offset: Int = 0
  ) {
    reader.exchangeChunk(&chunk, line: line, row: row, offset: offset)
  }

  /// Whether the last chunk ended inside a row.
  package var wasCutOff: Bool { reader.wasCutOff }

  /// The line that the reader is at, from 1.
  package var line: Int { reader.input.cursor.line }

  /// The number of rows read so far, including those before the chunk.
  package var rowsRead: Int { reader.rowsInSection }
}

extension TableReader {
  /// Whether the input can be read in chunks.
  var readsChunks: Bool {
    guard held == nil, !isRewritten, tracker.viewport == .all, rowCount == nil,
      options.section == nil
    else {
      return false
    }
    switch shape {
    case .ndjson, .jsonColumns, .jsonLines, .delimited, .lines: return true
    case .jsonArray, .jsonMembers, .tableDocument, .textTable, .keyedText, .arrayInside:
      return false
    }
  }

  /// Makes a reader for chunks of another reader's input.
  init(chunksOf other: borrowing TableReader) {
    options = other.options
    encoding = other.encoding
    description = other.description
    shape = other.shape
    titleAbove = other.titleAbove
    delimited = other.delimited
    dialect = other.dialect
    lineComments = other.lineComments
    columns = other.columns.copy()
    expandedObjects = other.expandedObjects
    tracker = other.tracker
    input = InputScanner(MemorySource([]), blockLength: 0)
    enterSection(0)
  }

  mutating func takeChunks() throws(ReadingError) -> InputChunks {
    // All readers must know the columns.
    try passHeader()
    return input.takeChunks()
  }

  /// Reads the header of a CSV or TSV, which is otherwise read with the first row.
  mutating func passHeader() throws(ReadingError) {
    if case .delimited = shape, delimited.headerCount == nil { _ = try advanceToRow() }
  }

  mutating func exchangeChunk(_ chunk: inout ByteBuffer, line: Int, row: Int, offset: Int) {
    input.exchange(&chunk, line: line, offset: offset)
    rowsInSection = row
    self.row.reset()
    waiting = []
    isDone = false
    wasCutOff = false
    brokenRow = nil
  }
}
