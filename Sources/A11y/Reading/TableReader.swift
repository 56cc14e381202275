/// Reads the rows of a table from bytes, one at a time, in the order in which they are seen.
///
/// A row is a view of the read buffer, and the next one takes its place. Headers, footers, hidden rows,
/// collapsed sections and the viewport are taken care of here, so that what comes out is what is visible.
struct TableReader: ~Copyable {
  var description = TableDescription()
  /// The row that was read last.
  private(set) var row = RowView()
  /// How that row is shown.
  private(set) var state = RowState()
  var columns: ColumnTable
  var input: InputScanner

  let options: ReadingOptions
  var shape: InputShape = .lines
  var json = JSONTableCursor()
  var delimited = DelimitedScanner(separator: 0)
  var tracker: VisibilityTracker
  private var section = 0
  private var rowsInSection = 0
  private var waiting: [TableItem] = []
  var isDone = false

  /// Finds out what the input is, and reads what stands before or around its rows.
  init(_ source: any ByteSource, options: ReadingOptions) throws(ReadingError) {
    self.options = options
    input = InputScanner(source, blockLength: options.blockLength)
    columns = ColumnTable(isOpen: true)
    tracker = VisibilityTracker(.all)
    try open()
  }

  // MARK: Rows

  /// The next visible header, row or footer; nil at the end.
  ///
  /// After a recoverable error the rows behind the bad one can still be read.
  @inline(__always)
  mutating func next() throws(ReadingError) -> TableItem? {
    while true {
      if !waiting.isEmpty { return waiting.removeFirst() }
      if isDone { return nil }
      guard !tracker.isBelow, try readRow() else {
        isDone = true
        leaveSection()
        continue
      }
      if let item = visibleRow(try rowState()) { return item }
    }
  }

  /// The state of the row that was just read.
  @inline(__always)
  private mutating func rowState() throws(ReadingError) -> Bool {
    if row.state.kind == .absent { return true }
    state = RowState()
    var start = TextCursor()
    start.position = row.state.start
    start.end = input.cursor.end
    let path = path(of: currentIndexPath) + ".$row"
    let node: JSONNode
    do throws(ScanFailure) {
      node = try JSONNode(&start, input.buffer.storage.bytes)
    } catch {
      throw input.error(error, path: path)
    }
    do throws(ReadingError) {
      state = try RowState(DescriptionDecoder(node, path: path))
    } catch {
      throw input.error(.description, at: row.state.start, error.reason, path: error.path)
        .recoverable
    }
    return !state.isHidden
  }

  @inline(__always)
  private mutating func visibleRow(_ isShown: Bool) -> TableItem? {
    let entry = description.sections[section]
    guard isShown, !entry.isCollapsed else { return nil }
    let visible = tracker.passRow(height: state.height ?? description.rowHeight(in: entry))
    if visible.header { waiting.append(.header(section: section)) }
    guard visible.row else { return nil }
    let item = TableItem.row(currentIndexPath)
    if waiting.isEmpty { return item }
    waiting.append(item)
    return nil
  }

  /// Where the row that was read last stands.
  var currentIndexPath: IndexPath { IndexPath(row: rowsInSection - 1, section: section) }

  /// Reads the next row of the input, visible or not; false at the end.
  @inline(__always)
  private mutating func readRow() throws(ReadingError) -> Bool {
    if row.state.kind != .absent { state = RowState() }
    guard try advanceToRow() else { return false }
    rowsInSection &+= 1
    input.beginRow()
    while true {
      do throws(ScanFailure) {
        switch shape {
        case .jsonArray, .tableDocument, .ndjson:
          try JSONRowScanner.scan(
            &input.cursor, input.buffer.storage, &row, &columns)
        case .delimited:
          try delimited.scan(&input.cursor, input.buffer.storage, &row)
        case .lines, .arrayInside:
          try LineScanner.scan(&input.cursor, input.buffer.storage, &row)
        }
        return true
      } catch {
        try readMoreOfRow(after: error)
      }
    }
  }

  private mutating func readMoreOfRow(after failure: ScanFailure) throws(ReadingError) {
    if failure.reason == .incomplete, !input.cursor.isAtEnd {
      try input.readMoreOfRow(after: failure)
      return
    }
    var failure = failure
    // What is not closed is best found where it begins.
    if failure.reason == .incomplete { failure.offset = input.rowStart.position }
    failure = try input.withContext(failure, keepingFrom: input.rowStart.position)
    let error = input.error(failure, path: path(of: currentIndexPath))
    row.reset()
    switch shape {
    case .jsonArray, .tableDocument:
      if try input.skipBrokenElement() { throw error.recoverable }
      isDone = true
      throw error
    case .delimited, .lines, .arrayInside:
      // A record with the wrong number of cells has been read to its end.
      if case .wrongFieldCount = failure.reason { throw error.recoverable }
      input.cursor = input.rowStart
      try input.skipLine()
      throw error.recoverable
    case .ndjson:
      try input.skipBrokenRow()
      throw error.recoverable
    }
  }

  /// Goes to the first byte of the next row; false at the end.
  @inline(__always)
  private mutating func advanceToRow() throws(ReadingError) -> Bool {
    switch shape {
    case .jsonArray, .tableDocument: return try advanceInJSON()
    case .ndjson:
      if try input.peek() != 0 { return true }
      return try !input.isAtEnd()
    case .delimited: return try advanceToRecord()
    case .lines, .arrayInside: return try !input.isAtEnd()
    }
  }

  @inline(__always)
  private mutating func advanceInJSON() throws(ReadingError) -> Bool {
    do throws(ReadingError) {
      while let part = try json.nextPart(&input) {
        switch part {
        case .row: return true
        case .section(let next):
          if next > 0 {
            leaveSection()
            enterSection(next)
          }
        case .member, .sectionMember: _ = try input.value()
        }
      }
      return false
    } catch {
      isDone = true
      throw error
    }
  }

  /// Passes over the header and blank lines.
  ///
  /// In a table of one column a blank line is a row.
  private mutating func advanceToRecord() throws(ReadingError) -> Bool {
    while try !input.isAtEnd() {
      let byte = input.buffer.storage.bytes.byte(input.cursor.position)
      let isBlank = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      if isBlank, delimited.headerCount != 1 {
        input.beginRow()
        try input.skipLineBreak()
      } else if delimited.headerCount == nil {
        try readHeaderRecord()
      } else {
        return true
      }
    }
    return false
  }

  // MARK: Sections

  mutating func enterSection(_ next: Int) {
    // The first reading may have ended at a fault before this section.
    while description.sections.count <= next {
      description.sections.append(TableDescription.Section())
    }
    section = next
    rowsInSection = 0
    let entry = description.sections[next]
    tracker.enterSection(
      headerHeight: description.headerHeight(of: entry),
      hasFooter: description.footerHeight(of: entry) != nil)
  }

  private mutating func leaveSection() {
    let entry = description.sections[section]
    let visible = tracker.leaveSection(
      footerHeight: description.footerHeight(of: entry), isCollapsed: entry.isCollapsed)
    if visible.header { waiting.append(.header(section: section)) }
    if visible.footer { waiting.append(.footer(section: section)) }
  }

  /// Whether numbers are text, as in CSV, and not JSON's own.
  var numbersAreText: Bool { if case .delimited = shape { true } else { false } }

  // MARK: Places

  /// The path of a row in the data: `rows[12]`, `sections[1].rows[0]`, `[3]`.
  func path(of indexPath: IndexPath) -> String {
    switch shape {
    case .jsonArray, .tableDocument: "\(json.rowsPath)[\(indexPath.row)]"
    default: "rows[\(indexPath.row)]"
    }
  }
}

extension ReadingError {
  /// The same error, after which reading can go on.
  var recoverable: ReadingError {
    var error = self
    error.isRecoverable = true
    return error
  }
}
