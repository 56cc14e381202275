/// Reading rows in pieces, each by a reader of its own, on a thread of its own.
extension LabelReader {
  /// Whether each row is said the same by itself, and where rows may end can be seen without reading them: NDJSON,
  /// CSV, TSV and lines, of which all rows are shown in their order.
  public var readsPieces: Bool { reader.readsPieces && willDisplay == nil && !findsChanges }

  /// Takes the input's rest away from this reader, which from then on reads pieces of it.
  ///
  /// - Throws: a ``ReadingError`` when what stands before the rows is wrong.
  public mutating func takePieces() throws(ReadingError) -> Pieces { try reader.takePieces() }

  /// Makes a reader of pieces of the same input.
  public func another() -> LabelReader {
    var reader = TableReader(piecesOf: self.reader)
    let composer = LabelComposer(
      reader.description, locale: locale, numbersAreText: reader.numbersAreText,
      columns: &reader.columns)
    return LabelReader(reader, composer, title: title, locale: locale, dictionary: dictionary)
  }

  /// Goes on with the rows of a piece, and gives back the bytes of the one before.
  ///
  /// Called once more it gives back the piece. ``wasCutOff``, ``line`` and ``rowsRead`` are asked before that.
  ///
  /// - Parameters:
  ///   - piece: bytes of the input that end with a line or with the input.
  ///   - line: the number of their first line.
  ///   - row: how many rows stand before them.
  ///   - offset: how many bytes stand before them.
  public mutating func exchangePiece(
    _ piece: inout ByteBuffer, line: Int = 1, row: Int = 0, offset: Int = 0
  ) {
    reader.exchangePiece(&piece, line: line, row: row, offset: offset)
  }

  /// Whether the last piece ended inside of a row.
  public var wasCutOff: Bool { reader.wasCutOff }

  /// The line at which the reader is, from 1.
  public var line: Int { reader.input.cursor.line }

  /// How many rows have been read, and stood before the piece.
  public var rowsRead: Int { reader.rowsInSection }
}

extension TableReader {
  /// Whether the input can be read in pieces.
  var readsPieces: Bool {
    guard held == nil, tracker.viewport == .all, rowCount == nil, options.section == nil else {
      return false
    }
    switch shape {
    case .ndjson, .jsonLines, .delimited, .lines: return true
    case .jsonArray, .tableDocument, .arrayInside: return false
    }
  }

  /// Makes a reader of pieces of another's input.
  init(piecesOf other: borrowing TableReader) {
    options = other.options
    description = other.description
    shape = other.shape
    delimited = other.delimited
    columns = other.columns.copy()
    tracker = other.tracker
    input = InputScanner(MemorySource([]), blockLength: 0)
    enterSection(0)
  }

  mutating func takePieces() throws(ReadingError) -> Pieces {
    // All readers have to know the columns.
    try passHeader()
    return input.takePieces()
  }

  /// Reads the header of a CSV or TSV, which otherwise waits for the first row.
  mutating func passHeader() throws(ReadingError) {
    if case .delimited = shape, delimited.headerCount == nil { _ = try advanceToRow() }
  }

  mutating func exchangePiece(_ piece: inout ByteBuffer, line: Int, row: Int, offset: Int) {
    input.exchange(&piece, line: line, offset: offset)
    rowsInSection = row
    self.row.reset()
    waiting = []
    isDone = false
    wasCutOff = false
    brokenRow = nil
  }
}
