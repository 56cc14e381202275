// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Reading what precedes or surrounds the rows of an input.
extension TableReader {
  mutating func open() throws(ReadingError) {
    try input.skipByteOrderMark()
    try input.refuseBinary()
    if let known = options.shape {
      shape = known
      return try openRows()
    }
    let rewritten = textTable.map { _ in InputShape.delimited(separator: UInt8(ascii: ",")) }
    if let known = rewritten ?? keyedText?.shape {
      shape = known
      if samples { try takeSample() }
      return try openRows()
    }
    let mayNameSeparator = options.rowsAt == nil && (options.format ?? .csv) == .csv
    if mayNameSeparator, let separator = try input.takeSeparatorLine() {
      shape = .delimited(separator: separator)
    } else {
      shape = try findShape()
    }
    if shape == .jsonColumns { try turnColumnsIntoRows() }
    if shape == .textTable { try readTextTable() }
    if case .keyedText(let kind) = shape { readKeyedText(kind) }
    if samples { try takeSample() }
    try openRows()
  }

  /// Reads what precedes or surrounds the rows.
  private mutating func openRows() throws(ReadingError) {
    if shape == .tableDocument {
      try readDescription()
    } else {
      if !options.readsTwice, !options.goesBack { input.willNotRewind() }
    }
    description.spreadMissingValues()
    description.spreadFields()
    if let described = options.described { take(described) }
    description.title =
      options.title ?? description.title ?? (options.isBehindTable ? nil : textTable?.title)
    if let fields = options.fields { description.fields = fields }
    if description.sections.isEmpty {
      var section = TableDescription.Section()
      if options.isBehindTable { section.header = options.titleAbove ?? textTable?.title }
      description.sections = [section]
    }
    columns = ColumnTable(isOpen: description.fields == nil)
    if let fields = description.fields {
      // The table's own fields come first, so that unnamed cells are assigned to them.
      for field in fields { _ = columns.declare(field.name) }
      // A rule may depend on cells that are not read out.
      for condition in description.displayRules.flatMap(\.conditions) {
        _ = columns.declare(condition.field)
      }
    }
    for field in options.keptFields + (options.key.map { [$0] } ?? []) {
      _ = columns.declare(field)
    }
    expandObjects()
    tracker = VisibilityTracker(options.viewport ?? description.viewport, description.style)
    switch shape {
    case .jsonArray, .jsonMembers:
      try json.enterRows(&input, at: options.rowsAt)
      takeMembersAsRows()
    case .tableDocument:
      try json.enterDocument(&input)
    case .delimited(let separator):
      delimited = DelimitedScanner(separator: separator)
      try findDialect()
    case .arrayInside(let path, let isOnly):
      let pointer = JSONPointer(along: path)
      if !isOnly { findTables(beside: path) }
      if isOnly, path.count == 1, options.rowsAt == nil {
        valuesBeside = TablesInObject(input.buffer.storage.bytes, input.cursor).values
      }
      try json.enterRows(&input, at: pointer)
      shape = .jsonArray
      takeMembersAsRows()
    case .lines: try findLineComments()
    case .ndjson, .jsonColumns, .jsonLines, .textTable, .keyedText: break
    }
    if case .indexed = options.arrangement {} else { try checkSection() }
    enterSection(0)
  }

  /// Finds the comments that a list begins with.
  ///
  /// In Markdown they would be headings, above a blank line or of a lower level.
  private mutating func findLineComments() throws(ReadingError) {
    guard options.format == nil, !options.isLive else { return }
    try input.readAhead(Self.dialectLength)
    let found = CommentLines(
      input.buffer.storage.bytes, from: input.cursor.position,
      to: endOfLines(in: Self.dialectLength))
    let signed = found.texts.filter { $0.hasPrefix("#") }
    guard signed.count == found.texts.count(where: { !$0.isEmpty }), !signed.isEmpty,
      found.end < input.cursor.end,
      signed.count > 1
        ? signed[0].hasPrefix("##") || !signed[1].hasPrefix("##") : found.texts.count == 1
    else { return }
    lineComments = found
  }

  /// Keeps the other tables of an object for later; of one that is too long for that, they are only named.
  private mutating func findTables(beside path: [String]) {
    let found = TablesInObject(input.buffer.storage.bytes, input.cursor)
    let others = found.members.filter { [$0.key] != path }
    guard found.isWhole, !options.goesBack else {
      tablesBeside = others.map(\.key)
      return
    }
    // Rows that are counted before are opened twice.
    followingTables = []
    // Each line is counted once, however many members there are.
    var (line, counted) = (options.firstLine, input.cursor.position)
    for member in others {
      line += input.bytes(in: counted..<member.range.lowerBound).count { $0 == UInt8(ascii: "\n") }
      counted = member.range.lowerBound
      followingTables.append(
        FollowingTable(
          source: MemorySource(input.bytes(in: member.range)), format: .json, firstLine: line,
          title: member.key))
    }
    followingTables.reverse()
    guard let key = path.last, !options.isBehindTable else { return }
    titleAbove = key
    description.sections[0].header = key
  }

  /// Makes columns of the members of objects inside of the rows, those that are known to be columns, and those
  /// that names of columns are in.
  private mutating func expandObjects() {
    for name in expandedObjects { columns.expand(name) }
    let wholes =
      options.keptFields + (options.key.map { [$0] } ?? []) + (options.arrangement?.names ?? [])
    let named =
      (description.fields?.map(\.name) ?? []) + description.understood.keys
      + options.overrides.map(\.name) + wholes
    columns.expandParents(of: named, except: wholes)
  }

  /// Names each row by its key, if the rows are members of an object.
  private mutating func takeMembersAsRows() {
    guard json.rowsAreMembers else { return }
    shape = .jsonMembers
    keyColumn = columns.columnOfHeader("column 1")
  }

  /// Takes over what a description from outside says.
  private mutating func take(_ described: TableDescription) {
    description.title = described.title ?? description.title
    description.locale = description.locale ?? described.locale
    if !described.primaryKey.isEmpty { description.primaryKey = described.primaryKey }
    description.namingField = described.namingField ?? description.namingField
    description.fields = described.fields ?? description.fields
    if !described.understood.isEmpty {
      description.understood = described.understood
      description.fields = nil
    }
  }

  // MARK: The sample

  /// How many bytes of the input are looked at.
  private static let sampleLength = 1 << 20

  /// Whether the columns are to be found out from a sample.
  private var samples: Bool {
    guard options.takesSample, !options.isLive, options.described?.understood.isEmpty ?? true else {
      return false
    }
    switch shape {
    case .jsonLines: return options.samplesLines
    case .lines, .textTable, .keyedText: return false
    case .jsonArray, .jsonMembers, .jsonColumns, .tableDocument, .ndjson, .delimited, .arrayInside:
      return true
    }
  }

  /// Finds out how a CSV is written, unless its rows are needed as they arrive.
  private mutating func findDialect() throws(ReadingError) {
    if let textTable {
      dialect = DelimitedDialect()
      dialect.hasHeader = textTable.names != nil
    } else if let known = options.dialect ?? tableBelowText?.dialect {
      dialect = known
    } else if options.isLive {
      dialect = DelimitedDialect()
      dialect.hasHeader = try firstLinesNameColumns()
    } else {
      try input.readAhead(Self.dialectLength)
      dialect = DelimitedDialect(
        input.buffer.storage, from: offset(behindLines: options.skippedLines ?? 0),
        to: endOfLines(in: Self.dialectLength), delimited, mayGoOn: options.mayGoOn)
    }
    if let asked = options.skippedLines {
      dialect.skippedLines = asked
    } else if tableBelowText == nil, hasText(inLines: dialect.skippedLines) {
      linesAboveTable = dialect.skippedLines
    }
    dialect.hasHeader = options.hasHeader ?? dialect.hasHeader
    if options.hasHeader == false { dialect.lacksFirstName = false }
    delimited.padsQuotes = dialect.padsQuotes
    delimited.escapesQuotes = dialect.escapesQuotes
    delimited.hasApostrophes = dialect.hasApostrophes
    delimited.quotesTabs = dialect.quotesTabs
  }

  /// Whether the first line names the columns, as far as it shows by itself and the next one, where that comes soon.
  private mutating func firstLinesNameColumns() throws(ReadingError) -> Bool {
    while !input.hasLines(2), !input.cursor.isAtEnd,
      input.cursor.end - input.cursor.position < Self.dialectLength,
      input.isReady(within: Self.pause)
    {
      try input.readMore(keepingFrom: input.cursor.position)
    }
    let lines = offset(behindLines: 2)
    let found = DelimitedDialect(
      input.buffer.storage, from: input.cursor.position,
      to: input.hasLines(2) ? lines : input.cursor.end, delimited, mayGoOn: true)
    return found.hasHeader || found.skippedLines > 0
  }

  /// The offset behind some lines, of those that have been read.
  private func offset(behindLines count: Int) -> Int {
    var at = input.cursor.position
    for _ in 0..<max(count, 0) {
      while at < input.cursor.end, input.buffer.storage.bytes.byte(at) != UInt8(ascii: "\n") {
        at += 1
      }
      guard at < input.cursor.end else { break }
      at += 1
    }
    return at
  }

  /// Whether any of the next lines has text that is no comment, which a reader of the rows alone would miss.
  private func hasText(inLines count: Int) -> Bool {
    let marks = Array("#%!;/@".utf8)
    let end = offset(behindLines: count)
    var isAtStart = true
    for at in input.cursor.position..<max(end, input.cursor.position) {
      let byte = input.buffer.storage.bytes.byte(at)
      if byte == UInt8(ascii: "\n") {
        isAtStart = true
      } else if isAtStart, byte > UInt8(ascii: " ") {
        if !marks.contains(byte) { return true }
        isAtStart = false
      }
    }
    return false
  }

  /// How many bytes of a CSV are looked at to find out how it is written.
  private static let dialectLength = 64 * 1024

  /// Copies the first bytes of the input, the same however they arrive, up to the end of a row.
  private mutating func takeSample() throws(ReadingError) {
    try input.readAhead(Self.sampleLength)
    let start = input.cursor.position
    var end = min(input.cursor.end, start + Self.sampleLength)
    if end < input.cursor.end || !input.cursor.isAtEnd {
      // The last line may be cut, which shows in JSON but not in CSV.
      if case .delimited = shape {
        while end > start, input.buffer.storage.bytes.byte(end - 1) != UInt8(ascii: "\n") {
          end -= 1
        }
      }
    }
    var bytes = ByteBuffer(capacity: end - start)
    bytes.append(input.buffer.storage.bytes, from: start, to: end)
    sample = consume bytes
    sampleShape = shape
    sampleIsAll = end == input.cursor.end && input.cursor.isAtEnd
  }

  /// Replaces a table that is held by its columns by its rows; anything else is one row.
  private mutating func turnColumnsIntoRows() throws(ReadingError) {
    try input.readAhead(ColumnsAsRows.limit)
    guard input.cursor.isAtEnd,
      let rows = ColumnsAsRows.rows(input.buffer.storage.bytes, input.cursor)
    else {
      shape =
        InputShape.detect(
          input.buffer.storage, from: input.cursor.position, isAtEnd: input.cursor.isAtEnd,
          format: options.format, mayBeColumns: false) ?? .ndjson
      return
    }
    shape = .ndjson
    input = InputScanner(MemorySource(rows), blockLength: options.blockLength)
    isTurned = true
  }

  /// Reads a table that is drawn with characters as the records that it holds.
  private mutating func readTextTable() throws(ReadingError) {
    let offset = input.buffer.offset + input.cursor.position
    var (base, rest) = input.takeSource()
    let table: TextTableSource?
    do throws(SourceError) {
      table = try TextTableSource(
        &base, first: &rest, at: offset, firstLine: options.firstLine, isPrompt: options.isLive,
        needsProof: options.format != .table)
    } catch {
      throw ReadingError(error, line: options.firstLine)
    }
    guard let table else {
      guard options.format == .table else {
        // A line of hyphens that is no rule.
        shape = .lines
        let source = PrefixedSource(rest, base)
        input = InputScanner(source, blockLength: options.blockLength, isPrompt: options.isLive)
        return
      }
      throw ReadingError(
        .description, line: 1, column: 1,
        reason: "no table is drawn here: there are no columns under a header or between bars")
    }
    textTable = table.layout
    if linesAboveTable == 0 { linesAboveTable = table.linesAbove }
    input = InputScanner(
      table, blockLength: options.blockLength, isPrompt: options.isLive,
      firstLine: options.firstLine - (table.layout.addsNames ? 1 : 0))
    shape = .delimited(separator: UInt8(ascii: ","))
  }

  /// Reads text whose lines name their values as the JSON that they say.
  private mutating func readKeyedText(_ kind: KeyedText) {
    let (base, rest) = input.takeSource()
    let source = KeyedTextSource(PrefixedSource(rest, base), kind)
    keyedText = kind
    input = InputScanner(source, blockLength: options.blockLength, isPrompt: options.isLive)
    shape = kind.shape
  }

  /// Reads everything but the rows of a table document, in the first of two passes.
  ///
  /// If the fields are already known, an error among the rows is left to the second pass, so that
  /// the rows before it are read out.
  private mutating func readDescription() throws(ReadingError) {
    do throws(ReadingError) {
      try readParts()
    } catch {
      // A sample ends anywhere.
      if options.shape != nil { return try input.rewind() }
      guard error.code != .description, !error.isOfSource, description.fields != nil else {
        throw error
      }
    }
    try input.rewind()
  }

  private mutating func readParts() throws(ReadingError) {
    var outline = JSONTableCursor()
    tablesBeside = []
    // A section that is not remembered.
    var later = TableDescription.Section()
    try outline.enterDocument(&input)
    while let part = try outline.nextPart(&input) {
      switch part {
      case .member(let key):
        // A member that describes nothing may be of any length.
        guard TableDescription.isDescribed(by: key) else {
          if try input.isAtListOfObjects() { tablesBeside.append(key) }
          let fault = try Self.skipUnknown(key, path: key, in: &input)
          descriptionError = descriptionError ?? fault
          continue
        }
        try description.take(key, DescriptionDecoder(try input.node(), path: key))
      case .section(let number):
        laterSections.note(later)
        later = TableDescription.Section()
        if number < rememberedSections { description.sections.append(later) }
      case .sectionMember(let section, let key):
        let fault =
          section < rememberedSections
          ? try Self.take(key, of: section, from: &input, into: &description.sections[section])
          : try Self.take(key, of: section, from: &input, into: &later)
        descriptionError = descriptionError ?? fault
      case .row:
        try Self.skipRow(&input)
        if description.sections.isEmpty { description.sections = [TableDescription.Section()] }
      }
    }
    laterSections.note(later)
    descriptionError = descriptionError ?? outline.fault
  }

  /// Skips a member that a table document doesn't have.
  ///
  /// - Returns: what is wrong with it, if it holds rows under a name that is nearly one that has them.
  static func skipUnknown(
    _ key: String, path: String, in input: inout InputScanner
  ) throws(ReadingError) -> ReadingError? {
    var fault: ReadingError?
    if try input.peek() == UInt8(ascii: "["),
      let meant = NameProposal.closest(to: key, among: ["rows", "sections"])
    {
      fault = input.error(
        .description, at: input.cursor.position,
        "rows are in \"\(meant)\", and nothing is read from \"\(key)\"", path: path)
    }
    try input.skipValue()
    return fault
  }

  /// Skips a row in the first pass; its errors are reported in the second.
  static func skipRow(_ input: inout InputScanner) throws(ReadingError) {
    _ = try input.peek()
    input.beginRow()
    do throws(ReadingError) {
      _ = try input.value()
    } catch {
      guard !error.isOfSource, try input.skipBrokenElement() else { throw error }
    }
  }

  /// Scans a record that names columns.
  private mutating func headerRecord() throws(ReadingError) -> RowView {
    var header = RowView()
    input.beginRow()
    while true {
      do throws(ScanFailure) {
        try delimited.scan(&input.cursor, input.buffer.storage, &header)
        return header
      } catch {
        try input.readMoreOfRow(after: error)
      }
    }
  }

  /// Adds the units of the next record to the names of the columns, "depth (m)", or the names that it has below
  /// those of groups; a unit in its corner is that of all.
  private mutating func addSecondRecord(to names: inout [String]) throws(ReadingError) {
    delimited.headerCount = nil
    let record = try headerRecord()
    delimited.headerCount = names.count
    var units = record.order.map {
      TextCleaner.text(of: record.cell($0), input.buffer.storage.bytes).trimmingSpaces()
    }
    if dialect.hasSecondNames, let corner = units.first, corner.hasPrefix("[") {
      units = [""] + units.dropFirst().map { $0 + " " + corner }
    }
    for (index, unit) in units.enumerated() where index < names.count {
      guard unit.contains(where: { $0.isLetter || $0.isNumber || "%°".contains($0) }) else {
        continue
      }
      let isMarked = dialect.hasSecondNames || "([".contains(unit.first ?? " ")
      names[index] += isMarked ? " \(unit)" : " (\(unit))"
    }
  }

  /// Reads the header line of a CSV or TSV file, which names the columns.
  ///
  /// This is deferred until the first row, to give the caller time to declare fields.
  mutating func readHeaderRecord() throws(ReadingError) {
    let header = try headerRecord()
    let start = input.rowStart.position
    if !dialect.hasHeader {
      input.cursor = input.rowStart
      delimited.headerCount = header.count
      delimited.columns = Array(0..<header.count)
      delimited.isPositional = true
      return
    }
    var names: Set<String> = []
    if dialect.lacksFirstName {
      names.insert("column 1")
      delimited.columns.append(columns.columnOfHeader("column 1"))
    }
    var texts = header.order.map {
      TextCleaner.text(of: header.cell($0), input.buffer.storage.bytes)
    }
    if let names = dialect.names {
      input.cursor = input.rowStart
      texts = names
    }
    if let divider = dialect.nameDivider {
      texts = DelimitedDialect.names(in: texts.joined(separator: " "), dividedBy: divider)
    }
    if dialect.skipsEmptyNames { texts.removeAll { $0.isEmpty } }
    for isThere in [dialect.separatesSign, dialect.hasLabelBeforeNames]
    where isThere && !texts.isEmpty {
      texts.removeFirst()
    }
    let unnamed = delimited.columns.count
    let count = texts.count + unnamed
    delimited.headerCount = count
    // Alone in its cell, the sign is a name.
    if dialect.namesInComment, let sign = texts.first?.first, "#%!".contains(sign),
      case let first = texts[0].drop(while: { $0 == sign }), !first.isEmpty
    {
      texts[0] = String(first)
    }
    if dialect.hasUnits || dialect.hasSecondNames { try addSecondRecord(to: &texts) }
    delimited.headerCount = nil
    for _ in 0..<dialect.formatLines { _ = try headerRecord() }
    delimited.headerCount = count
    for (index, text) in texts.enumerated() {
      var name = text
      // Name an unnamed or repeated column after its number, so that no cell is lost.
      if name.isEmpty || !names.insert(name).inserted { name += " column \(index + unnamed + 1)" }
      name = TextCleaner.clean(name)
      names.insert(name)
      delimited.columns.append(columns.columnOfHeader(name))
    }
    // A header lists all columns, so a field that it lacks is a mistake.
    let sought = (description.fields ?? []).map(\.name) + options.keptFields + [options.key ?? ""]
    for name in sought where !names.contains(name) && !name.isEmpty {
      isDone = true
      let proposal =
        NameProposal.closest(to: name, among: names)
        .map { " (did you mean \"\($0)\"?)" } ?? ""
      throw input.error(
        .description, at: start,
        "no column \"\(name)\"\(proposal); the columns are \(names.sorted().joined(separator: ", "))"
      )
    }
  }
}
