// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The detected shape of an input: its format, and how its rows are laid out.
enum InputShape: Equatable {
  /// A JSON array of rows.
  case jsonArray
  /// A JSON object whose members are rows, each named by its key.
  case jsonMembers
  /// A JSON object that may hold a table by its columns.
  case jsonColumns
  /// A JSON object that describes a table: this library's own, or that of pandas.
  case tableDocument
  /// A sequence of JSON values.
  case ndjson
  /// JSON values, one per line, as the NDJSON specification requires.
  case jsonLines
  /// Records with a header.
  case delimited(separator: UInt8)
  /// A table drawn with characters, which is then read as the records that it holds.
  case textTable
  /// Text whose lines name their values, which is then read as JSON.
  case keyedText(KeyedText)
  /// Plain lines.
  case lines
  /// One JSON object that is not a table, but has an array of objects behind these keys, or an object of many.
  case arrayInside(path: [String], isOnly: Bool)

  /// Whether it is JSON.
  var isJSON: Bool {
    switch self {
    case .jsonArray, .jsonMembers, .jsonColumns, .tableDocument, .ndjson, .jsonLines,
      .arrayInside:
      true
    case .delimited, .textTable, .keyedText, .lines: false
    }
  }

  /// How many bytes may be read to detect the shape.
  static let evidenceLimit = 1 << 20
  /// Whether a longer look may show that it is a table document.
  var mayBeDocument: Bool { isJSON && self != .tableDocument && self != .jsonLines }

  /// How many bytes may be read to find what the members of an object are, of which the first may be
  /// long; less than a row may have.
  private static let memberLimit = 15 << 20

  /// In how many bytes separators are counted.
  static let countedLength = 16 * 1024

  /// How many CSV or TSV records are examined.
  private static let evidenceRecords = 5

  /// Detects the shape from the first bytes, after any byte order mark.
  ///
  /// - Parameters:
  ///   - window: the bytes read so far.
  ///   - start: the offset of the first byte after any byte order mark.
  ///   - isAtEnd: whether these are all the bytes.
  ///   - format: the format, if known.
  ///   - mayBeColumns: whether an object may hold a table by its columns.
  /// - Returns: the shape; nil if it takes more bytes to tell, and more may be read.
  static func detect(
    _ window: borrowing ByteBuffer, from start: Int, isAtEnd: Bool, format: InputFormat?,
    mayBeColumns: Bool = true
  ) -> InputShape? {
    let bytes = window.bytes
    var cursor = TextCursor()
    cursor.position = start
    cursor.end = bytes.byteCount
    cursor.isAtEnd = isAtEnd
    let mayRead = !isAtEnd && bytes.byteCount < evidenceLimit
    switch format {
    case .ndjson: return .jsonLines
    case .tsv: return .delimited(separator: UInt8(ascii: "\t"))
    case .lines: return .lines
    case .table: return .textTable
    case .logfmt: return .keyedText(.pairs)
    case .records: return records(window, from: start, mayRead: mayRead)
    case .csv:
      let found = delimited(
        window, from: start, isAtEnd: isAtEnd, [",", ";", "\t", "|"], mayRead: mayRead)
      guard found == .lines else { return found }
      // The same bytes are counted however they arrive.
      if mayRead, bytes.byteCount < start + countedLength { return nil }
      guard let usual = commonSeparator(bytes, from: start) else {
        if mayRead { return nil }
        // A file that is said to be CSV, and has no separator.
        let areTable = BlankSeparatedLines.areTable(
          window, from: start, isAtEnd: isAtEnd, mayRead: mayRead)
        return areTable.map { .delimited(separator: UInt8(ascii: $0 ? " " : ",")) }
      }
      return .delimited(separator: usual)
    case .json, nil: break
    }
    switch cursor.skipWhitespace(bytes) {
    case UInt8(ascii: "["):
      if format == .json { return .jsonArray }
      switch keyedText(window, from: start, isAtEnd: isAtEnd, mayRead: mayRead) {
      case nil: return nil
      case let kind??: return .keyedText(kind)
      case .some(nil): break
      }
      guard let isTag = isTag(bytes, cursor, mayRead: mayRead) else { return nil }
      if isTag { return text(window, from: start, isAtEnd: isAtEnd, mayRead: mayRead) }
      return array(bytes, cursor, mayRead: mayRead)
    case UInt8(ascii: "{"):
      // MediaWiki begins a table so.
      if format == nil, cursor.position + 1 < cursor.end,
        bytes.byte(cursor.position + 1) == UInt8(ascii: "|")
      {
        return text(window, from: start, isAtEnd: isAtEnd, mayRead: mayRead)
      }
      if format == nil {
        guard let isName = isNameInBraces(bytes, cursor, mayRead: mayRead) else { return nil }
        if isName { return text(window, from: start, isAtEnd: isAtEnd, mayRead: mayRead) }
      }
      return object(
        bytes, cursor, mayRead: mayRead,
        mayReadMembers: !isAtEnd && bytes.byteCount < memberLimit, isOneText: format == .json,
        mayBeColumns: mayBeColumns)
    case 0 where cursor.position >= cursor.end && mayRead:
      return nil
    case 0 where format == .json:
      return .jsonArray
    default:
      // A single value that is not an array is one row.
      if format == .json { return .ndjson }
      return text(window, from: start, isAtEnd: isAtEnd, mayRead: mayRead)
    }
  }

  /// Whether brackets are a tag before a text, such as the time in `[10:30:12] started`, which no JSON has; nil if it
  /// takes more bytes to tell.
  private static func isTag(_ bytes: RawSpan, _ start: TextCursor, mayRead: Bool) -> Bool? {
    var inside = start
    inside.position += 1
    let first = inside.skipWhitespace(bytes)
    if "{[\"]".utf8.contains(first) { return false }
    var at = start.position
    let end = min(bytes.byteCount, at + countedLength)
    while at < end, bytes.byte(at) != UInt8(ascii: "\n"), bytes.byte(at) != UInt8(ascii: "]") {
      at += 1
    }
    if at + 2 >= bytes.byteCount, mayRead, bytes.byte(at) != UInt8(ascii: "\n") { return nil }
    guard at < end, bytes.byte(at) == UInt8(ascii: "]") else { return false }
    // A section of settings, a date, a job: words that are none of JSON.
    if isWordy(bytes.text(from: inside.position, to: at)) { return true }
    guard at + 2 < end, " +-".utf8.contains(bytes.byte(at + 1)) else { return false }
    let next = bytes.byte(at + 2)
    return next >= 0x80 || (0x61...0x7A).contains(next | 0x20) || (0x30...0x39).contains(next)
      || bytes.byte(at + 1) != UInt8(ascii: " ") && next == UInt8(ascii: " ")
  }

  /// Whether braces are around a name to put a text in for, as templates and AsciiDoc have it, `{product}` and `{{ name }}`, or
  /// begin a document in RTF; nil if it takes more bytes to tell.
  private static func isNameInBraces(
    _ bytes: RawSpan, _ start: TextCursor, mayRead: Bool
  ) -> Bool? {
    var at = start.position + 1
    let end = min(bytes.byteCount, at + longestName)
    guard at < end else { return mayRead ? nil : false }
    if "{%#\\".utf8.contains(bytes.byte(at)) { return true }
    while at < end, isNameByte(bytes.byte(at)) { at += 1 }
    if at == bytes.byteCount, mayRead { return nil }
    return at > start.position + 1 && at < end && bytes.byte(at) == UInt8(ascii: "}")
  }

  /// The bytes in the longest name that may be in braces.
  private static let longestName = 64

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
      || "_-.:".utf8.contains(byte)
  }

  /// Whether what is between brackets has a word, and none of the marks and names of JSON.
  private static func isWordy(_ text: String) -> Bool {
    let isMarked = text.contains { ",\"'[]{}".contains($0) || $0.isNewline }
    let words = text.split { !$0.isLetter }
    // The power of ten of a number: 1e5.
    return !isMarked && !["true", "false", "null"].contains(text.trimmingSpaces())
      && (words.contains { $0.count > 1 } || words.first?.startIndex == text.startIndex)
  }

  /// The shape of an array: an array of rows, or the first of many arrays that are rows themselves.
  private static func array(
    _ bytes: RawSpan, _ start: TextCursor, mayRead: Bool
  ) -> InputShape? {
    var inside = start
    inside.position += 1
    let first = inside.skipWhitespace(bytes)
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return .jsonArray }
    var cursor = start
    do throws(ScanFailure) {
      _ = try cursor.value(bytes)
    } catch {
      return error.reason == .incomplete && mayRead ? nil : .jsonArray
    }
    switch cursor.skipWhitespace(bytes) {
    case UInt8(ascii: "["), UInt8(ascii: "{"): return .ndjson
    case 0 where mayRead: return nil
    default: return .jsonArray
    }
  }

  /// The shape of an object: a table document, or the first of many objects that are rows.
  private static func object(
    _ bytes: RawSpan, _ start: TextCursor, mayRead: Bool, mayReadMembers: Bool, isOneText: Bool,
    mayBeColumns: Bool
  ) -> InputShape? {
    var cursor = start
    cursor.position += 1
    var keys: Set<String> = []
    var arrayKey: String?
    var isOnly = true
    // Small tables are tables where there is nothing else.
    var (tableKey, tableCount, areTables): (String?, Int, Bool) = (nil, 0, true)
    var members = MembersAsRows()
    // Objects of objects beside a table of such are its other parts, which must not be lost.
    var partCount = 0
    do throws(ScanFailure) {
      var next = cursor.skipWhitespace(bytes)
      while next == UInt8(ascii: "\"") {
        let key = JSONNode.text(try cursor.string(bytes), bytes)
        try cursor.consume(UInt8(ascii: ":"), bytes, else: .colon)
        members.add(key, bytes, cursor)
        members.noteParts(bytes, cursor)
        let first = cursor.skipWhitespace(bytes)
        let likeness =
          first == UInt8(ascii: "{") ? MembersAsRows.likeness(of: key, bytes, cursor) : .none
        if likeness == .none { areTables = false }
        if first == UInt8(ascii: "{"), MembersAsRows.holdsObjects(bytes, cursor) { partCount += 1 }
        tableKey = tableKey ?? key
        tableCount += 1
        if likeness == .certain {
          isOnly = arrayKey == nil
          arrayKey = arrayKey ?? key
        }
        if first == UInt8(ascii: "["),
          key == "sections", !MembersAsRows.mayHoldSections(bytes, cursor)
        {
          isOnly = arrayKey == nil
          arrayKey = arrayKey ?? key
        } else if first == UInt8(ascii: "[") {
          keys.insert(key)
          // Fields and sections are arrays of objects, too, and describe a table.
          if !TablesInObject.descriptions.contains(key), holdsContainers(bytes, cursor) {
            isOnly = arrayKey == nil
            arrayKey = arrayKey ?? key
          }
        } else if key == "schema" {
          keys.insert(key)
        }
        _ = try cursor.value(bytes)
        next = cursor.skipWhitespace(bytes)
        if next == UInt8(ascii: ",") {
          cursor.position += 1
          next = cursor.skipWhitespace(bytes)
        }
      }
      guard next == UInt8(ascii: "}") else { throw cursor.unexpected(.commaOrBrace) }
      cursor.position += 1
    } catch {
      if error.reason == .incomplete && mayRead { return nil }
      if describesTable(keys) { return .tableDocument }
      if error.reason == .incomplete, mayBeColumns, members.areColumns || members.haveColumnsApart {
        return .jsonColumns
      }
      if members.areRows(isAtEnd: error.reason != .incomplete) { return .jsonMembers }
      if error.reason == .incomplete, arrayKey == nil, mayReadMembers { return nil }
      // Broken JSON is read as rows; that finds the error again and reports it.
      return arrayKey.map { .arrayInside(path: [$0], isOnly: isOnly) } ?? .ndjson
    }
    let next = cursor.skipWhitespace(bytes)
    // Rows whose columns are named beside them; fields describe a table of this library.
    let hasNamesOfRows =
      keys.contains("rows") && members.haveColumnsApart
      && keys.isDisjoint(with: ["fields", "sections", "schema"])
    if describesTable(keys), !(mayBeColumns && hasNamesOfRows && next == 0) {
      if next == 0 && mayRead { return nil }
      return next == UInt8(ascii: "{") && !isOneText ? .ndjson : .tableDocument
    }
    if mayBeColumns, members.areColumns || members.haveColumnsApart {
      if next == 0 && mayRead { return nil }
      if next == 0 || isOneText { return .jsonColumns }
    }
    if members.areRows(isAtEnd: true) {
      if next == 0 && mayRead { return nil }
      if next == 0 || isOneText { return .jsonMembers }
    }
    if areTables, arrayKey == nil, let tableKey {
      (arrayKey, isOnly) = (tableKey, tableCount == 1)
    }
    if let arrayKey {
      if next == 0 && mayRead { return nil }
      let isAlone = isOnly && (tableCount != partCount || partCount < 2)
      if next == 0 { return .arrayInside(path: [arrayKey], isOnly: isAlone) }
    } else if next == 0, let path = NestedArrays(bytes, start).table {
      if mayRead { return nil }
      return .arrayInside(path: path, isOnly: true)
    }
    return .ndjson
  }

  private static func describesTable(_ arrays: Set<String>) -> Bool {
    arrays.contains("rows") || arrays.contains("sections")
      || (arrays.contains("schema") && arrays.contains("data"))
  }

  /// Whether the array at the cursor begins with an array or object.
  static func holdsContainers(_ bytes: RawSpan, _ start: TextCursor) -> Bool {
    var cursor = start
    cursor.position += 1
    let first = cursor.skipWhitespace(bytes)
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// The separator that gives the first records the same number of cells, more than one.
  static func delimited(
    _ window: borrowing ByteBuffer, from start: Int, isAtEnd: Bool, _ separators: [Unicode.Scalar],
    mayRead: Bool
  ) -> InputShape? {
    var best: (count: Int, separator: UInt8)?
    var belowTitle: (count: Int, separator: UInt8)?
    for scalar in separators {
      let separator = UInt8(ascii: scalar)
      switch cellCount(window, from: start, isAtEnd: isAtEnd, separator, mayRead: mayRead) {
      case .unknown: return nil
      case .none: continue
      case .belowTitle(let count):
        // A decimal comma parts numbers below a title as well.
        if count > belowTitle?.count ?? 1 { belowTitle = (count, separator) }
      case .count(let count):
        // Lists have commas, but few texts have tabs.
        if scalar == "\t", count > 1, separators.first == "\t" {
          return .delimited(separator: separator)
        }
        let areMarks =
          scalar == ";" && count > 1 && best?.separator == UInt8(ascii: ",")
          && areDecimalMarks(window.bytes, from: start)
        if count > best?.count ?? 1 || areMarks { best = (count, separator) }
      }
    }
    // What looks like a title may be a header with another separator.
    return (best ?? belowTitle).map { .delimited(separator: $0.separator) } ?? .lines
  }

  /// How many lines above a table may be its title or tell about it, and how many records must be below them.
  private static let mostTitles = 2
  private static let mostLabels = 4
  private static let recordsBelowTitle = 3

  private enum Evidence {
    case unknown
    case none
    case count(Int)
    /// Below a title, with so many cells.
    case belowTitle(Int)
  }

  /// What the first records are with some separator.
  private struct Records {
    /// How many cells each has; none for a broken one.
    var counts: [Int] = []
    /// Whether a blank follows a separator.
    var hasBlanks = false
    /// Whether a quote follows blanks behind a separator.
    var hasPaddedQuotes = false
    /// Whether one of them can't be read.
    var haveBroken = false
    /// Whether the first cell of each is a label with its colon, or the last has the colon before its value: a tab beside it
    /// is only a wide blank.
    var areLabelled = true
    /// Whether each begins with a separator that only indents it, since one cell is behind it.
    var areIndented = true
    /// Whether the window ends before there are enough of them.
    var areCut = false
    /// Whether all have as many cells but one or two lines above them, which have no separator: a title.
    var areBelowTitle: Bool {
      let rows = counts.drop { $0 == 1 }
      guard let count = rows.first, count > 1, rows.count >= InputShape.recordsBelowTitle else {
        return false
      }
      return (1...InputShape.mostTitles).contains(counts.count - rows.count) && !hasBlanks
        && rows.allSatisfy { $0 == count }
    }
    /// How many cells all have but a few above them that have fewer, such as labels with their values; nil if that is not so.
    var countBelowLabels: Int? {
      guard let count = counts.last, count > 2,
        let first = counts.firstIndex(of: count), (1...InputShape.mostLabels).contains(first),
        // A header alone may lack the name of its first column.
        counts[..<first].allSatisfy({ $0 < (first == 1 ? count - 1 : count) }),
        counts.count - first >= InputShape.recordsBelowTitle, !hasBlanks
      else { return nil }
      return counts[first...].allSatisfy { $0 == count } ? count : nil
    }
    /// Whether all have a cell more than the first, as R writes rows whose names have no heading.
    var haveUnnamedFirst: Bool {
      counts.count > 2 && counts[0] > 1 && !hasBlanks
        && counts.dropFirst().allSatisfy { $0 == counts[0] + 1 }
    }
    /// How many have as many cells as the first.
    var agreeing: Int { counts.count { $0 == counts[0] } }
  }

  /// The number of cells, more than one, on which enough of the first records agree.
  private static func cellCount(
    _ window: borrowing ByteBuffer, from start: Int, isAtEnd: Bool, _ separator: UInt8,
    mayRead: Bool
  ) -> Evidence {
    var scanner = DelimitedScanner(separator: separator)
    var found = records(window, from: start, isAtEnd: isAtEnd, scanner)
    // Require the same evidence however the bytes arrive, so that the answer is always the same.
    if found.counts.count < evidenceRecords, mayRead { return .unknown }
    if found.hasPaddedQuotes {
      scanner.padsQuotes = true
      let padded = records(window, from: start, isAtEnd: isAtEnd, scanner)
      if padded.areCut || padded.counts.count < evidenceRecords, mayRead { return .unknown }
      if padded.agreeing >= found.agreeing { found = padded }
    }
    // A quote behind a backslash at the end of a cell is taken for a doubled one, and the next record is broken.
    if found.haveBroken, window.bytes.hasEscapedQuote(from: start, to: window.count) {
      scanner.escapesQuotes = true
      let escaped = records(window, from: start, isAtEnd: isAtEnd, scanner)
      if escaped.areCut || escaped.counts.count < evidenceRecords, mayRead { return .unknown }
      if escaped.agreeing > found.agreeing { found = escaped }
    }
    if found.areBelowTitle { return .belowTitle(found.counts.last ?? 1) }
    // Tabs at the beginning of lines indent them.
    if let count = found.countBelowLabels, separator != UInt8(ascii: "\t") {
      return .belowTitle(count)
    }
    if found.haveUnnamedFirst { return .count(found.counts[1]) }
    guard found.agreeing >= 2, found.counts[0] > 1 else { return .none }
    if found.areLabelled || found.areIndented, separator == UInt8(ascii: "\t") { return .none }
    // A ragged table is still a table, but prose with commas is not.
    let needed = found.hasBlanks ? max(found.counts.count, 3) : found.counts.count / 2 + 1
    guard found.agreeing >= needed else { return .none }
    return .count(found.counts[0])
  }

  private static func records(
    _ window: borrowing ByteBuffer, from start: Int, isAtEnd: Bool, _ scanner: DelimitedScanner
  ) -> Records {
    let bytes = window.bytes
    var cursor = TextCursor()
    cursor.position = start
    cursor.end = window.count
    cursor.isAtEnd = isAtEnd
    var row = RowView()
    var records = Records()
    var isComment = false
    while records.counts.count < evidenceRecords, cursor.position < cursor.end {
      let start = cursor.position
      do throws(ScanFailure) {
        try scanner.scan(&cursor, window, &row)
      } catch {
        if error.reason == .incomplete {
          records.areCut = true
          break
        }
        // So many cells are no prose, and the reader says what is wrong with them.
        if error.reason == .tooManyNames {
          return Records(counts: [
            ColumnTable.nameLimit, ColumnTable.nameLimit, ColumnTable.nameLimit,
          ])
        }
        // A broken record counts as one that disagrees.
        records.haveBroken = true
        row.reset()
        while cursor.position < cursor.end, bytes.byte(cursor.position) != UInt8(ascii: "\n") {
          cursor.position += 1
        }
        cursor.position += 1
        // A zero byte is not what tells rows from lines, and the reader says where it is.
        if error.reason == .zeroByte, let last = records.counts.last {
          records.counts.append(last)
          continue
        }
      }
      // A blank line is no record.
      if row.count == 1, row.cells[0].start == row.cells[0].end { continue }
      // A comment among rows has commas of its own.
      if !records.counts.isEmpty, !isComment, start + 1 < window.count,
        bytes.byte(start) == UInt8(ascii: "#"), CommentLines.isRemark(bytes.byte(start + 1))
      {
        continue
      }
      // A comment before the table has cells of its own, if any; a header may look like one.
      if isComment, records.counts.count == 1, records.counts[0] != row.count {
        records.counts.removeFirst()
      }
      isComment = records.counts.isEmpty && bytes.byte(start) == UInt8(ascii: "#")
      records.counts.append(row.count)
      if row.count != 2 || bytes.byte(start) != scanner.separator { records.areIndented = false }
      let label = row.count > 0 ? row.cells[0] : nil
      let hasColon = label.map { $0.start < $0.end && bytes.byte($0.end - 1) == UInt8(ascii: ":") }
      // Or the colon is before the value: "Account expires\t: never".
      let value = row.count > 1 ? row.cells[row.count - 1] : nil
      let isLed =
        value.map {
          $0.start + 1 < $0.end && bytes.byte($0.start) == UInt8(ascii: ":")
            && bytes.byte($0.start + 1) == UInt8(ascii: " ")
        }
      if hasColon != true, isLed != true { records.areLabelled = false }
      for cell in row.order.map({ row.cell($0) })
      where bytes.byte(cell.start) == UInt8(ascii: " ") {
        records.hasBlanks = true
        let text = bytes.text(from: cell.start, to: cell.end)
        if DelimitedScanner.padsQuote(text) { records.hasPaddedQuotes = true }
      }
    }
    return records
  }
}
