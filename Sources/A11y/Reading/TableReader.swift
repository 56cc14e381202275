// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Reads a table's rows from bytes, one at a time, in display order.
///
/// A row is a view of the read buffer, and reading the next one overwrites it. The reader takes
/// headers, footers, hidden rows, collapsed sections and the viewport into account, and returns
/// only what is visible.
struct TableReader: ~Copyable {
  var description = TableDescription()
  /// The last row read.
  var row = RowView()
  /// The last row's properties besides its cells.
  var properties = RowProperties()
  var columns: ColumnTable
  /// How many names there were before the last row.
  private var nameCountBefore = 0
  var input: InputScanner

  let options: ReadingOptions
  var shape: InputShape = .lines
  var json = JSONTableCursor()
  var delimited = DelimitedScanner(separator: 0)
  var tracker: VisibilityTracker
  var section = 0
  /// What is wrong with a section's description, to be reported behind the rows.
  var descriptionError: ReadingError?
  /// The description of the current section.
  var currentSection = TableDescription.Section()
  /// What is known of sections that are not remembered.
  var laterSections = LaterSections()
  var rowsInSection = 0
  var waiting: [TableItem] = []
  var isDone = false
  /// Whether the current section is not the requested one.
  var isOtherSection = false
  /// Whether to go through all rows, and not only the requested ones.
  var showsAll = false
  /// How many rows the table shows, scrolled into view or not; nil if not counted.
  var rowCount: Int?
  /// How the rows are spread over sections; nil if not counted.
  var sectionCounts: SectionCounts?
  /// How many columns the rows have; nil if not counted.
  var columnCount: Int?
  /// Whether the last row's state differs from what the input declares.
  private(set) var isStateChanged = false
  /// How many cells the widest unnamed row has.
  var widestRow = 0
  /// Whether any row read or counted so far is selected.
  var hasSelection = false
  /// Whether the last row was incomplete when the bytes ended.
  var wasCutOff = false
  /// The error of an unreadable row whose end has not been searched for yet.
  var brokenRow: ReadingError?
  /// Whether the lines before the header have been skipped.
  var hasPassedTitles = false
  /// The column of the key, where rows are the members of an object.
  var keyColumn = 0
  /// Whether the input held the rows by their columns, and is now in memory.
  var isTurned = false
  /// How many lines behind a drawn table belong to none, and the number of the first; known once all rows are read.
  var leftOut: (count: Int, first: Int)?
  /// What the table is called among the others of its object or stream; nil for the only one.
  var titleAbove: String?
  /// The further tables of one JSON object, which are read behind this one, the next of them last.
  var followingTables: [FollowingTable] = []
  /// The members of a table document that hold objects in a list, as its rows do, and are passed over.
  var tablesBeside: [String] = []
  /// The members of an object that tell about the one list in it, whose objects are the rows, and are passed over.
  var valuesBeside: [String] = []
  /// The comments that plain lines begin with, since others may be among them; nil where there are none.
  var lineComments: CommentLines?
  /// The table of numbers below a text, if that is what the input is.
  var tableBelowText: TableBelowText?
  /// How many lines of text are above the table, which was sought below them.
  var linesAboveTable = 0
  /// The layout of a table drawn with characters, which is read as the records that it holds.
  var textTable: TextTableLayout?
  /// What named its values in lines, and is read as the JSON that they say.
  var keyedText: KeyedText?
  /// Whether what is read is not what the input has at the same place.
  var isRewritten: Bool { isTurned || textTable != nil || keyedText != nil }
  /// The encoding of the input.
  let encoding: FoundEncoding
  /// How a CSV is written beyond its separator.
  var dialect = DelimitedDialect()
  /// The first bytes of the input, to find out from what its columns hold; nil if that is not wanted.
  var sample: ByteBuffer?
  /// The names under which objects inside of its rows have columns of their own.
  var expandedObjects: [String]
  /// How its rows are laid out.
  var sampleShape = InputShape.lines
  /// Whether the sample is the whole input.
  var sampleIsAll = false
  /// The rows, if they are shown in an order other than that of the data.
  var held: HeldRows?

  /// Detects the input's shape, and reads what precedes or surrounds its rows.
  init(_ source: any ByteSource, options: ReadingOptions) throws(ReadingError) {
    self.options = options
    titleAbove = options.titleAbove
    expandedObjects = options.expandedObjects
    encoding = FoundEncoding()
    var source = source
    if !options.isBehindTable {
      source = DecodingSource(
        source, encoding: options.encoding, isPrompt: options.isLive, found: encoding)
    }
    input = InputScanner(
      source, blockLength: options.blockLength, isPrompt: options.isLive,
      firstLine: options.firstLine)
    columns = ColumnTable(isOpen: true)
    tracker = VisibilityTracker(.all)
    try open()
    if options.readsTwice, sample == nil { try count() }
  }

  /// Makes columns of the members of objects inside of the rows that the sample shows to be columns.
  ///
  /// Only then can the columns be counted.
  mutating func expand(_ objects: [String]) throws(ReadingError) {
    expandedObjects = objects
    for name in objects { columns.expand(name) }
    if options.readsTwice { try count() }
  }

  // MARK: Rows

  /// The next visible header, row or footer; nil at the end.
  ///
  /// After a recoverable error, the rows after the bad one can still be read.
  @inline(__always)
  mutating func next() throws(ReadingError) -> TableItem? {
    while true {
      if !waiting.isEmpty { return waiting.removeFirst() }
      if isDone {
        if let error = descriptionError.take() { throw error }
        return nil
      }
      let isBelow = tracker.isBelow
      guard !isBelow, try readRow() else {
        isDone = true
        leaveSection()
        if !isBelow { try checkCount() }
        continue
      }
      if let item = visibleRow(try rowIsShown()) { return item }
    }
  }

  /// Reads the last row's properties and returns whether the row is shown.
  @inline(__always)
  private mutating func rowIsShown() throws(ReadingError) -> Bool {
    if row.state.kind == .absent { return true }
    properties = RowProperties()
    var start = TextCursor()
    start.position = row.state.start
    start.end = input.cursor.end
    let path = currentPath + ".$row"
    guard row.state.kind != .text, row.state.kind != .escapedText else {
      passBadRow()
      let text = TextCleaner.text(of: row.state, input.buffer.storage.bytes)
      throw input.error(
        .description, at: row.state.start - 1, "expected an object, found \"\(text.prefix(60))\"",
        path: path
      ).recoverable
    }
    let node: JSONNode
    do throws(ScanFailure) {
      node = try JSONNode(&start, input.buffer.storage.bytes)
    } catch {
      throw input.error(error, path: path)
    }
    do throws(ReadingError) {
      properties = try RowProperties(DescriptionDecoder(node, path: path))
    } catch {
      passBadRow()
      throw input.error(.description, at: row.state.start, error.reason, path: error.path)
        .recoverable
    }
    return !properties.isHidden
  }

  @inline(__always)
  private mutating func visibleRow(_ isShown: Bool) -> TableItem? {
    let entry = currentSection
    guard isShown, !entry.isCollapsed, !isOtherSection else { return nil }
    let visible = tracker.passRow(height: properties.height ?? description.rowHeight(in: entry))
    if visible.header { waiting.append(.header(section: section)) }
    guard visible.row else { return nil }
    let item = TableItem.row(currentIndexPath)
    if waiting.isEmpty { return item }
    waiting.append(item)
    return nil
  }

  /// Whether the last row has a state, or display rules may give it one; false for most rows.
  @inline(__always)
  var mayChangeState: Bool { row.state.kind != .absent || !description.displayRules.isEmpty }

  /// Lets the document's rules, and then the program, change the last row's state.
  mutating func changeState(_ willDisplay: WillDisplay? = nil) {
    if willDisplay != nil || !description.displayRules.isEmpty {
      let row = rowValue
      var state = properties.state
      for rule in description.displayRules { rule.apply(to: &state) { row[$0] } }
      willDisplay?(row, currentIndexPath, &state)
      properties.state = state
      isStateChanged = true
    }
    guard row.state.kind != .absent || isStateChanged else { return }
    if properties.state.showsSelection(isEditing: description.isEditing) { hasSelection = true }
  }

  /// The last row's index path.
  var currentIndexPath: RowIndexPath { RowIndexPath(row: rowsInSection - 1, section: section) }

  /// Reads the input's next row, visible or not; false at the end.
  @inline(__always)
  private mutating func readRow() throws(ReadingError) -> Bool {
    if row.state.kind != .absent || isStateChanged {
      properties = RowProperties()
      isStateChanged = false
    }
    if let error = brokenRow.take(), try !skipBrokenRow() { throw error }
    if let held {
      guard advanceToHeldRow(held) else { return false }
    } else {
      guard try advanceToRow() else { return false }
    }
    rowsInSection &+= 1
    input.beginRow()
    nameCountBefore = columns.nameCount
    while true {
      do throws(ScanFailure) {
        switch shape {
        case .jsonArray, .tableDocument, .ndjson, .jsonColumns:
          try JSONRowScanner.scan(
            &input.cursor, input.buffer.storage, &row, &columns)
        case .jsonLines:
          try JSONRowScanner.scan(
            &input.cursor, input.buffer.storage, &row, &columns)
          if held == nil { try input.endRow() }
        case .jsonMembers:
          try JSONRowScanner.scanMember(
            &input.cursor, input.buffer.storage, &row, &columns, keyColumn: keyColumn)
        case .delimited:
          try delimited.scan(&input.cursor, input.buffer.storage, &row)
        case .lines, .textTable, .keyedText, .arrayInside:
          try LineScanner.scan(&input.cursor, input.buffer.storage, &row)
        }
        return true
      } catch {
        try readMoreOfRow(after: error)
      }
    }
  }

  private mutating func readMoreOfRow(after failure: ScanFailure) throws(ReadingError) {
    var failure = failure
    // Don't buffer a row that spans several lines, so that it takes no memory.
    if shape == .jsonLines, input.cursor.line > input.rowStart.line {
      failure = ScanFailure(.rowOverLines, at: input.rowStart.position)
    }
    if failure.reason == .incomplete, !input.cursor.isAtEnd {
      do throws(ReadingError) {
        return try input.readMoreOfRow(after: failure)
      } catch {
        guard error.code == .limit else { throw error }
        // A row that is too long to keep can still be skipped. Its end, if it has one, is searched
        // for only after the error is reported.
        var error = error
        error.path = currentPath
        row.reset()
        passBadRow()
        brokenRow = error
        throw error.recoverable
      }
    }
    wasCutOff = failure.reason == .incomplete || failure.reason == .openQuote
    // A chunk of the input may exceed the window.
    if wasCutOff, input.cursor.end - input.rowStart.position > ReadBuffer.rowLimit {
      wasCutOff = false
      let start = input.rowStart.position
      return try passBrokenRow(
        input.error(.limit, at: start, ReadBuffer.tooLong, path: currentPath))
    }
    // Report an unclosed value where the row begins.
    if failure.reason == .incomplete { failure.offset = input.rowStart.position }
    failure = try input.withContext(failure, keepingFrom: input.rowStart.position)
    let error = input.error(failure, path: currentPath)
    // A record with the wrong number of cells has already been read to its end.
    if case .wrongFieldCount = failure.reason {
      row.reset()
      passBadRow()
      throw error.recoverable
    }
    try passBrokenRow(error)
  }

  /// Throws the error of an unreadable row, after which reading continues.
  private mutating func passBrokenRow(_ error: ReadingError) throws(ReadingError) {
    row.reset()
    passBadRow()
    switch shape {
    case .jsonArray, .jsonMembers, .tableDocument:
      // Only the end of the row shows whether anything after it can be read.
      if try !skipBrokenRow() { throw error }
    case .ndjson, .jsonColumns, .jsonLines, .delimited, .lines, .textTable, .keyedText,
      .arrayInside:
      // The line may never end, so report the error before skipping it.
      input.cursor = input.rowStart
      brokenRow = error
    }
    throw error.recoverable
  }

  /// Moves past the unreadable row; false if its end can't be determined.
  private mutating func skipBrokenRow() throws(ReadingError) -> Bool {
    switch shape {
    case .jsonArray, .jsonMembers, .tableDocument:
      if try input.skipBrokenElement() { return true }
      isDone = true
      return false
    case .delimited, .lines, .textTable, .keyedText, .arrayInside, .jsonLines:
      input.cursor = input.rowStart
      try input.skipLine(endsAtReturn: shape != .jsonLines)
    case .ndjson, .jsonColumns:
      try input.skipBrokenRow()
    }
    return true
  }

  /// Counts an unreadable row, and drops the names that only it has.
  ///
  /// How much of such a row was scanned depends on how the bytes arrive.
  private mutating func passBadRow() {
    columns.forgetNames(after: nameCountBefore)
    if !currentSection.isCollapsed, !isOtherSection { tracker.passBadRow() }
  }

  /// Moves to the first byte of the next row; false at the end.
  @inline(__always)
  mutating func advanceToRow() throws(ReadingError) -> Bool {
    switch shape {
    case .jsonArray, .jsonMembers, .tableDocument: return try advanceInJSON()
    case .ndjson, .jsonColumns:
      if try input.peek() == 0, try input.isAtEnd() { return false }
      // A JSON text holds exactly one value.
      if options.format == .json, rowsInSection > 0, !isTurned {
        isDone = true
        throw try input.unexpected(.end)
      }
      return true
    case .jsonLines: return try advanceToLine()
    case .delimited: return try advanceToRecord()
    case .lines: return try advanceToText()
    case .textTable, .keyedText, .arrayInside: return try !input.isAtEnd()
    }
  }

  /// Moves to the next line that is a row; false at the end.
  private mutating func advanceToText() throws(ReadingError) -> Bool {
    while try !input.isAtEnd() {
      guard let comments = lineComments else { return true }
      let first = input.buffer.storage.bytes.byte(input.cursor.position)
      // Blank lines only part the groups that comments are above.
      if first == UInt8(ascii: "\n") || first == UInt8(ascii: "\r") {
        try input.skipLineBreak()
        continue
      }
      guard first == UInt8(ascii: "#") else { return true }
      try input.readAhead(2)
      let second = input.buffer.storage.bytes.byte(input.cursor.position + 1)
      guard !comments.areRemarks || CommentLines.isRemark(second) else { return true }
      try input.skipLine()
    }
    return false
  }

  /// Moves to the next line that is not blank; false at the end.
  @inline(__always)
  private mutating func advanceToLine() throws(ReadingError) -> Bool {
    if input.cursor.position < input.cursor.end,
      input.buffer.storage.bytes.byte(input.cursor.position) > UInt8(ascii: " ")
    {
      return true
    }
    return try passBlankLines()
  }

  private mutating func passBlankLines() throws(ReadingError) -> Bool {
    while try !input.isAtEnd() {
      input.beginRow()
      repeat {
        input.skipBlanks()
        if try input.isAtEnd() { return false }
      } while input.isAtBlank
      let byte = input.buffer.storage.bytes.byte(input.cursor.position)
      if byte != UInt8(ascii: "\n") { return true }
      let error = input.error(
        .expected(.row, at: input.cursor.position), path: "rows[\(rowsInSection)]")
      try input.skipLineBreak()
      guard options.blankLinesAreBadRows else { continue }
      rowsInSection += 1
      row.reset()
      // The names of the row before it are good.
      nameCountBefore = columns.nameCount
      passBadRow()
      throw error.recoverable
    }
    return false
  }

  @inline(__always)
  private mutating func advanceInJSON() throws(ReadingError) -> Bool {
    do throws(ReadingError) {
      while let part = try json.nextPart(&input) {
        switch part {
        case .row: return true
        case .section(let next):
          if next > 0 {
            let isKept = !waiting.isEmpty
            leaveSection()
            try lookInto(next, keepingOthers: isKept)
            enterSection(next)
          }
        case .member, .sectionMember: try input.skipValue()
        }
      }
      return false
    } catch {
      isDone = true
      throw error
    }
  }

  /// Skips the titles and comments before the header.
  private mutating func passTitles() throws(ReadingError) {
    hasPassedTitles = true
    for _ in 0..<dialect.skippedLines where try !input.isAtEnd() { try input.skipLine() }
  }

  /// Skips the header and blank lines.
  ///
  /// In a table with a single column, a blank line is a row.
  private mutating func advanceToRecord() throws(ReadingError) -> Bool {
    while try !input.isAtEnd() {
      if delimited.headerCount == nil, !hasPassedTitles { try passTitles() }
      let byte = input.buffer.storage.bytes.byte(input.cursor.position)
      let isBlank = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      if isBlank, delimited.headerCount != 1 {
        input.beginRow()
        try input.skipLineBreak()
      } else if byte <= UInt8(ascii: " "), delimited.separator == UInt8(ascii: " "),
        try !input.skipBlankOrComment(dialect.comment)
      {
        continue
      } else if byte == options.comment {
        try input.skipLine()
      } else if try isRemark() {
        try input.skipLine()
      } else if byte == UInt8(ascii: "("), try isRowCount() {
        try input.skipLine()
      } else if delimited.headerCount == nil {
        if try !input.isAtEnd() { try readHeaderRecord() }
      } else {
        return true
      }
    }
    return false
  }

  /// Whether a line only counts the rows above it, as `psql -A` prints below them: "(2 rows)".
  private mutating func isRowCount() throws(ReadingError) -> Bool {
    guard delimited.separator == UInt8(ascii: "|"), delimited.headerCount ?? 0 > 1 else {
      return false
    }
    try input.readAhead(Self.longestRowCount)
    let bytes = input.buffer.storage.bytes
    var at = input.cursor.position + 1
    let digits = at
    while bytes.byte(at) &- UInt8(ascii: "0") < 10, at < digits + 12 { at += 1 }
    guard at > digits else { return false }
    for byte in " row".utf8 {
      guard bytes.byte(at) == byte else { return false }
      at += 1
    }
    if bytes.byte(at) == UInt8(ascii: "s") { at += 1 }
    let end = bytes.byte(at + 1)
    return bytes.byte(at) == UInt8(ascii: ")")
      && (end == UInt8(ascii: "\n") || end == UInt8(ascii: "\r") || at + 1 >= input.cursor.end)
  }

  private static let longestRowCount = 24

  /// Whether a line among the rows is a comment as the sample has them, or as the lines above the table are.
  private mutating func isRemark() throws(ReadingError) -> Bool {
    guard let sign = dialect.comment, delimited.headerCount != nil else { return false }
    // It may be indented.
    var indent = 0
    while input.buffer.storage.bytes.byte(input.cursor.position + indent) == UInt8(ascii: " ") {
      indent += 1
      try input.readAhead(indent + 2)
      guard input.cursor.position + indent < input.cursor.end else { return false }
    }
    guard input.buffer.storage.bytes.byte(input.cursor.position + indent) == sign else {
      return false
    }
    try input.readAhead(indent + 2)
    if CommentLines.isRemark(input.buffer.storage.bytes.byte(input.cursor.position + indent + 1)) {
      return true
    }
    guard dialect.names != nil else { return false }
    return try beginsDirective(behind: indent)
  }

  /// Whether a word with its colon is behind a sign, as logs of web servers go on where their columns change: `#Software: x`.
  private mutating func beginsDirective(behind indent: Int) throws(ReadingError) -> Bool {
    var length = indent + 1
    while true {
      try input.readAhead(length + 1)
      let at = input.cursor.position + length
      guard at < input.cursor.end, length < indent + Self.longestDirective else { return false }
      let byte = input.buffer.storage.bytes.byte(at)
      if byte == UInt8(ascii: ":") { return length > indent + 1 }
      guard (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "-") else {
        return false
      }
      length += 1
    }
  }

  private static let longestDirective = 32

  /// Whether numbers come from text, as in CSV, rather than from JSON.
  var numbersAreText: Bool { if case .delimited = shape { true } else { false } }

  // MARK: Locations

  /// The last row's path in the data: `rows[12]`, `sections[1].rows[0]`, `[3]`.
  var currentPath: String {
    held?.path(of: currentIndexPath) ?? "\(arrayPath)[\(rowsInSection - 1)]"
  }

  /// The path of the array that contains the last row.
  var arrayPath: String {
    switch shape {
    case .jsonArray, .jsonMembers, .tableDocument: json.rowsPath
    default: "rows"
    }
  }

  /// The first name that came twice in a row, of whose values only the last counts.
  var repeatedName: String? { row.repeatedColumn.flatMap { columns.name(of: $0) } }

  /// The number, from 1, of the row passed last, not counting hidden rows.
  var rowNumber: Int { tracker.rowNumber }
}

extension ReadingError {
  /// The same error, marked as one after which reading can continue.
  var recoverable: ReadingError {
    var error = self
    error.isRecoverable = true
    return error
  }
}
