// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A table that is drawn with characters, as CSV.
///
/// Each of its lines becomes a line of CSV, an empty one if it has no row, so that messages name the right lines. It ends where
/// another table begins.
struct TextTableSource: ByteSource {
  private static let blockLength = 16 * 1024
  private static let longest = 1 << 20

  private var base: any ByteSource
  /// What has been read and not yet been divided into lines.
  private var rest: [UInt8]
  /// The offset of that in the base.
  private var offset: Int
  private let firstOffset: Int
  private let firstLine: Int
  private var isAtEnd = false
  private let isPrompt: Bool
  /// Whether no more is coming for now, so that what has been read must do to tell whether another table begins.
  private var isPaused = false
  /// A line alone behind the end of the table, which may be the title of another.
  private var note: String?
  /// The table behind the end of this one.
  private(set) var following: FollowingTable?
  private var rows: TextTableRows
  private let firstRows: TextTableRows
  /// How the table is laid out.
  let layout: TextTableLayout
  /// How many lines are above the table, if they are more than its title.
  let linesAbove: Int
  private var written: [UInt8] = []
  private var position = 0
  private var hasFinished = false
  /// What keeps the next line from being read; the rows before it are read first.
  private var fault: SourceError?

  /// Reads the first lines of a table; nil if there is none.
  ///
  /// - Parameters:
  ///   - base: where the bytes come from, behind the first ones.
  ///   - first: the bytes that have been read; receives those that are read here.
  ///   - offset: the offset of the first of them in the source.
  ///   - firstLine: the number of the first line.
  ///   - isPrompt: whether not to wait for more lines than tell that there is a table.
  ///   - needsProof: whether columns without a rule need proof.
  /// - Throws: a ``SourceError``.
  init?(
    _ base: inout any ByteSource, first: inout [UInt8], at offset: Int, firstLine: Int = 1,
    isPrompt: Bool, needsProof: Bool
  ) throws(SourceError) {
    let wanted = isPrompt ? TextTableLayout.evidenceLines : TextTableLayout.lines
    var isAtEnd = false
    while first.count(where: { $0 == UInt8(ascii: "\n") }) < wanted, !isAtEnd {
      guard first.count < Self.longest else { break }
      if isPrompt, first.contains(UInt8(ascii: "\n")), !base.isReady(within: TableReader.pause) {
        break
      }
      isAtEnd = try base.append(upTo: Self.blockLength, to: &first) == 0
    }
    let texts = Self.lines(first, isAtEnd: isAtEnd)
    // Comments above a table are no part of it; their lines are counted.
    let comments = needsProof ? texts.prefix { $0.hasPrefix("#") }.count : 0
    let isKept = { (index: Int) in
      index < comments || !needsProof || !TextTableRows.isComment(texts[index])
    }
    let kept = texts.indices.filter(isKept)
    let uncommented = kept.map { $0 < comments ? "" : texts[$0] }
    let withoutComments = TextTableLayout(uncommented, needsProof: needsProof)
    guard var found = withoutComments ?? TextTableLayout(texts, needsProof: needsProof) else {
      return nil
    }
    if withoutComments != nil {
      // Lines are counted with the comments between them.
      found.start = found.start < kept.count ? kept[found.start] : texts.count
      found.firstRow = found.firstRow < kept.count ? kept[found.firstRow] : texts.count
    }
    let lines = texts.indices.map { index in
      let isShown = withoutComments == nil || isKept(index) && index >= comments
      return TerminalLine(isShown ? texts[index] : "", countsWide: found.countsWide)
    }
    found.takeValuesAsRow(lines)
    self.base = base
    self.isAtEnd = isAtEnd
    self.isPrompt = isPrompt
    let above = lines.prefix(found.start).filter {
      !$0.isBlank && TableRule($0) == nil && !found.isAnnouncement($0)
    }
    linesAbove = above.count > 1 && comments == 0 && found.title != nil ? found.start : 0
    rest = first
    self.offset = offset
    firstOffset = offset
    self.firstLine = firstLine
    layout = found
    rows = TextTableRows(found, lines)
    firstRows = rows
    writeNames()
  }

  /// The first lines of some bytes.
  private static func lines(_ bytes: some Collection<UInt8>, isAtEnd: Bool) -> [String] {
    var parts = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: TextTableLayout.lines,
      omittingEmptySubsequences: false)
    // What is behind the last line break may go on.
    if !isAtEnd || parts.count > TextTableLayout.lines || parts.last?.isEmpty == true {
      parts.removeLast()
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }

  mutating func read(into output: inout OutputRawSpan) throws(SourceError) {
    while position == written.count, !hasFinished {
      if let fault { throw fault }
      do throws(SourceError) {
        try writeMore()
      } catch {
        fault = error
      }
    }
    while position < written.count, output.freeCapacity > 0 {
      output.append(written[position])
      position += 1
    }
  }

  /// Writes the rows of all lines that have been read, or reads more.
  private mutating func writeMore() throws(SourceError) {
    written.removeAll(keepingCapacity: true)
    position = 0
    var start = rest.startIndex
    while following == nil, let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = try line(rest[start..<end])
      // A table begins with its own first line, so each takes one at least.
      if rows.lineCount > 0, rows.mayBeginTable(line) {
        guard let found = followingTable(at: start) else { break }
        following = found.table
        if following != nil {
          if note != nil, following?.title == note { rows.takeTitle() }
          break
        }
        note = found.isAlone ? line.text : nil
      } else if !line.isBlank {
        note = nil
      }
      try take(line)
      if rows.isBehindRemark, !line.isBlank { note = line.text }
      start = end + 1
    }
    if following == nil, isAtEnd {
      if start < rest.endIndex { try take(line(rest[start...])) }
      start = rest.endIndex
    }
    if following != nil || isAtEnd {
      finish()
      hasFinished = true
    }
    rest.removeFirst(start)
    offset += start
    guard written.isEmpty, !hasFinished else { return }
    if rest.count > Self.longest {
      throw SourceError("a line of this table is longer than 1 MiB", in: .content)
    }
    let hasLine = rest.contains(UInt8(ascii: "\n"))
    isPaused =
      isPrompt && (hasLine || rows.holdsRow) && !base.isReady(within: TableReader.pause)
    if isPaused {
      if !hasLine { finish() }
      return
    }
    isAtEnd = try base.append(upTo: Self.blockLength, to: &rest) == 0
  }

  /// Finds the table that begins with the line at an offset of what has been read.
  ///
  /// - Returns: the table, if there is one, and else whether the line has no other below it; nil if it takes more lines to tell.
  private func followingTable(at start: Int) -> (table: FollowingTable?, isAlone: Bool)? {
    var lines: [String] = []
    var starts: [Int] = []
    var at = start
    while lines.count <= TextTableLayout.evidenceLines {
      let end = rest[at...].firstIndex(of: UInt8(ascii: "\n"))
      if end == nil, !isAtEnd {
        if isPaused, !lines.isEmpty { break }
        return nil
      }
      let text = String(decoding: rest[at..<(end ?? rest.endIndex)], as: UTF8.self)
      if TerminalLine(text).isBlank { break }
      lines.append(text)
      starts.append(at)
      guard let end, end + 1 < rest.endIndex || !isAtEnd else { break }
      at = end + 1
    }
    // A title may stand on the line above.
    for first in 0..<min(2, lines.count) {
      guard let found = TextTableLayout(Array(lines[first...]), needsProof: true) else { continue }
      guard !layout.hasHeader(of: found, in: lines[first...]),
        // A row of words is above numbers as a header would be.
        !(rows.isAmongRows && found.isInPlace(of: layout))
      else { return (nil, false) }
      let table = FollowingTable(
        source: PrefixedSource(Array(rest[starts[first]...]), base, at: offset + starts[first]),
        firstLine: firstLine + rows.lineCount + first,
        title: first == 0 ? note : TerminalLine(lines[0]).text)
      return (table, false)
    }
    return (nil, lines.count == 1)
  }

  /// How many lines of text belong to no table, and the number of the first.
  var leftOut: (count: Int, first: Int)? {
    rows.leftOut.map { ($0.count, firstLine + $0.first - 1) }
  }

  private func line(_ bytes: ArraySlice<UInt8>) throws(SourceError) -> TerminalLine {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SourceError(
        "the bytes of line \(firstLine + rows.lineCount) are not UTF-8", in: .content)
    }
    return TerminalLine(text, countsWide: layout.countsWide)
  }

  private mutating func take(_ line: TerminalLine) throws(SourceError) {
    var lines: [[String]?] = []
    do throws(TextTableRows.AnotherTable) {
      try rows.take(line) { lines.append($0) }
    } catch {
      throw SourceError(
        "another table begins at line \(firstLine + error.line - 1); each is read by itself",
        in: .content)
    }
    for cells in lines { write(cells) }
  }

  private mutating func finish() {
    var lines: [[String]?] = []
    rows.finish { lines.append($0) }
    for cells in lines { write(cells) }
  }

  /// Writes the names of the columns where no line has them.
  private mutating func writeNames() {
    if layout.addsNames { write(layout.names) }
  }

  /// Writes a record; an empty line stands for no row, but is one in a table of one column.
  private mutating func write(_ cells: [String]?) {
    guard let cells else {
      if layout.count > 1 { written.append(UInt8(ascii: "\n")) }
      return
    }
    for (index, cell) in cells.enumerated() {
      if index > 0 { written.append(UInt8(ascii: ",")) }
      let needsQuotes = cell.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }
      guard needsQuotes || (cell.isEmpty && cells.count == 1) else {
        written.append(contentsOf: cell.utf8)
        continue
      }
      written.append(UInt8(ascii: "\""))
      written += Array(cell.replacing("\"", with: "\"\"").utf8)
      written.append(UInt8(ascii: "\""))
    }
    written.append(UInt8(ascii: "\n"))
  }

  mutating func rewind() throws(SourceError) {
    try base.seek(to: firstOffset)
    offset = firstOffset
    rest = []
    note = nil
    following = nil
    isAtEnd = false
    hasFinished = false
    fault = nil
    written = []
    position = 0
    rows = firstRows
    writeNames()
  }

  mutating func willNotRewind() { base.willNotRewind() }
}

extension TextTableLayout {
  /// Makes the first line a row where it has values over values, and no names.
  fileprivate mutating func takeValuesAsRow(_ lines: [TerminalLine]) {
    guard let names, firstRow == start + 1, !addsNames, !Self.isRuled(lines) else { return }
    let body = lines[firstRow...].drop { $0.isBlank }
    // Behind a blank line another table may begin, with names of its own.
    let end = AlignedColumns.areSpread(body) ? nil : body.firstIndex(where: \.isBlank)
    let rows = body[..<(end ?? body.endIndex)].filter { !$0.isBlank }
      .compactMap { cells(of: $0) }
    guard !rows.isEmpty, !DelimitedHeader(names, above: rows).namesColumns else { return }
    self.names = nil
    firstRow = start
  }
}
