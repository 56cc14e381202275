/// Reads the rows of a table from bytes, one at a time, in the order in which they are seen.
///
/// A row is a view of the read buffer, and the next one takes its place. Headers, footers, hidden rows,
/// collapsed sections and the viewport are taken care of here, so that what comes out is what is visible.
struct TableReader: ~Copyable {
  private(set) var description = TableDescription()
  /// The row that was read last.
  private(set) var row = RowView()
  /// How that row is shown.
  private(set) var state = RowState()
  var columns: ColumnTable
  var input: InputScanner

  private let options: ReadingOptions
  private var shape: InputShape = .lines
  private var json = JSONTableCursor()
  private var delimited = DelimitedScanner(separator: 0)
  private var tracker: VisibilityTracker
  private var section = 0
  private var rowsInSection = 0
  private var waiting: [TableItem] = []
  private var isDone = false

  /// Finds out what the input is, and reads what stands before or around its rows.
  init(_ source: any ByteSource, options: ReadingOptions) throws(ReadingError) {
    self.options = options
    input = InputScanner(source, blockLength: options.blockLength)
    columns = ColumnTable(isOpen: true)
    tracker = VisibilityTracker(.all)
    try open()
  }

  // MARK: Opening

  private mutating func open() throws(ReadingError) {
    try input.skipByteOrderMark()
    shape = try findShape()
    if shape == .tableDocument {
      try readDescription()
    } else {
      input.willNotRewind()
    }
    description.spreadMissingValues()
    if let fields = options.fields { description.fields = fields }
    if description.sections.isEmpty { description.sections = [TableDescription.Section()] }
    columns = ColumnTable(isOpen: description.fields == nil)
    tracker = VisibilityTracker(options.viewport ?? description.viewport)
    switch shape {
    case .jsonArray:
      try json.enterRows(&input, at: options.rowsAt)
    case .tableDocument:
      try json.enterDocument(&input)
    case .delimited(let separator):
      delimited = DelimitedScanner(separator: separator)
    case .arrayInside(let key):
      let pointer = "/" + key.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
      throw ReadingError(
        .description, line: 1, column: 1,
        reason: "this is one object, and its \"\(key)\" holds an array of rows: "
          + "add --rows-at '\(pointer)'")
    case .ndjson, .lines: break
    }
    enterSection(0)
  }

  private mutating func findShape() throws(ReadingError) -> InputShape {
    if options.rowsAt != nil { return .jsonArray }
    while true {
      let shape = InputShape.detect(
        input.buffer.storage, from: input.cursor.position, isAtEnd: input.cursor.isAtEnd,
        format: options.format)
      if shape == .lines, let hint = options.formatHint {
        return InputShape.detect(
          input.buffer.storage, from: input.cursor.position, isAtEnd: input.cursor.isAtEnd,
          format: hint) ?? .lines
      }
      if let shape { return shape }
      try input.readMore(keepingFrom: 0)
    }
  }

  /// The first of two readings of a table document: everything but the rows.
  ///
  /// A fault among the rows is left to the second reading when the fields are known by then, so that the
  /// rows before it are said.
  private mutating func readDescription() throws(ReadingError) {
    do throws(ReadingError) {
      try readParts()
    } catch {
      guard error.code != .description, error.code != .source, description.fields != nil else {
        throw error
      }
    }
    try input.rewind()
  }

  private mutating func readParts() throws(ReadingError) {
    var outline = JSONTableCursor()
    try outline.enterDocument(&input)
    while let part = try outline.nextPart(&input) {
      switch part {
      case .member(let key):
        try description.take(key, DescriptionDecoder(try input.node(), path: key))
      case .section:
        description.sections.append(TableDescription.Section())
      case .sectionMember(let section, let key):
        let node = try input.node()
        try description.sections[section].take(
          key, DescriptionDecoder(node, path: "sections[\(section)].\(key)"))
      case .row:
        try skipRow()
        if description.sections.isEmpty { description.sections = [TableDescription.Section()] }
      }
    }
  }

  /// Passes over a row in the first reading; what is wrong with it is said in the second.
  private mutating func skipRow() throws(ReadingError) {
    _ = try input.peek()
    input.beginRow()
    do throws(ReadingError) {
      _ = try input.value()
    } catch {
      guard error.code != .source, try input.skipBrokenElement() else { throw error }
    }
  }

  /// Reads the header line of a CSV or TSV, which names the columns.
  ///
  /// It waits for the first row, so that whoever declares fields has had the time to.
  private mutating func readHeaderRecord() throws(ReadingError) {
    var header = RowView()
    input.beginRow()
    while true {
      do throws(ScanFailure) {
        try delimited.scan(&input.cursor, input.buffer.storage, &header)
        break
      } catch {
        try input.readMoreOfRow(after: error)
      }
    }
    delimited.headerCount = header.order.count
    let start = input.rowStart.position
    var names: Set<String> = []
    for place in header.order {
      var name = TextCleaner.text(of: header.cell(place), input.buffer.storage.bytes)
      // A column without a name of its own is known by its place, so that no cell is lost.
      if name.isEmpty || !names.insert(name).inserted { name += " column \(place + 1)" }
      name = TextCleaner.clean(name)
      names.insert(name)
      delimited.columns.append(columns.columnOfHeader(name))
    }
    // A header tells all there is, so a field that it lacks is a mistake.
    for field in description.fields ?? [] where !names.contains(field.name) {
      isDone = true
      throw input.error(
        .description, at: start,
        "there is no column \"\(field.name)\"; there are \(names.sorted().joined(separator: ", "))")
    }
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

  private mutating func enterSection(_ next: Int) {
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
