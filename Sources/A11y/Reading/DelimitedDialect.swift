// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How a CSV is written beyond RFC 4180, found out from its first records.
struct DelimitedDialect: Sendable {
  /// How many lines precede the header: titles and comments.
  var skippedLines = 0
  /// Whether the first record names the columns.
  var hasHeader = true
  /// Whether the header names all columns but the first, as R writes tables with row names.
  var lacksFirstName = false
  /// Whether the header begins with the sign of a comment, which is no part of the first name.
  var namesInComment = false
  /// The names of the columns, where comments tell them and no record has them; nil otherwise.
  var names: [String]?
  /// Whether a word stands before the names, which is no name: `Data:  x  y`.
  var hasLabelBeforeNames = false
  /// Whether that sign is a cell of its own, as where blanks divide.
  var separatesSign = false
  /// What divides the names in the header, where it is not what divides the cells of the rows; nil where it is.
  var nameDivider: Character?
  /// How many records after the header tell how the columns are stored, or are comments.
  var formatLines = 0
  /// Whether the record after the header has the units of the columns.
  var hasUnits = false
  /// Whether the record after the header has names below those of groups.
  var hasSecondNames = false
  /// Whether names of the header that are empty stand for no column: the rows have a cell for each of the others.
  var skipsEmptyNames = false
  /// What begins a comment between the rows; nil if there are none.
  var comment: UInt8?
  /// Whether apostrophes quote cells.
  var hasApostrophes = false
  /// Whether each quote that a cell of TSV begins with quotes it, whatever is in it.
  var quotesTabs = false
  /// Whether blanks may precede a quoted cell.
  var padsQuotes = false
  /// Whether quotes in a quoted cell are behind backslashes.
  var escapesQuotes = false

  /// How many records are looked at.
  private static let recordLimit = 100
  /// The most lines that may precede the header.
  private static let titleLimit = 20

  init() {}

  /// Finds out the dialect.
  ///
  /// - Parameters:
  ///   - window: the first bytes of the input.
  ///   - first: the offset of the first line.
  ///   - end: the offset after the last line to look at.
  ///   - scanner: the scanner for its separator.
  ///   - mayGoOn: whether more lines may follow, so that one alone is a header only if no value is in it.
  init(
    _ window: borrowing ByteBuffer, from first: Int, to end: Int, _ scanner: DelimitedScanner,
    mayGoOn: Bool = false
  ) {
    var start = first
    var comments = 0
    var lastComment: Int?
    while let next = CommentLines.endOfComment(window.bytes, at: start), next < end {
      lastComment = start
      start = next
      comments += 1
    }
    let above = CommentLines(window.bytes, from: first, to: end)
    if above.hasDirectives, scanner.mergesBlanks {
      (start, comments) = (above.end, above.starts.count)
    } else if above.areRemarks, above.end < end, above.starts.count > Self.recordLimit / 2 {
      // Many comments would leave no room for rows among the records that are looked at.
      comments = max(above.starts.count - Self.recordLimit / 2, comments)
      if comments < above.starts.count { start = above.starts[comments] }
    }
    defer { skippedLines += comments }
    var records = Self.records(window, from: start, to: end, scanner)
    var scanner = scanner
    // Takes another way to quote, unless fewer records can be read so, or they are less alike.
    func take(_ way: WritableKeyPath<DelimitedScanner, Bool>, ifMore: Bool = false) -> Bool {
      var other = scanner
      other[keyPath: way] = true
      let others = Self.records(window, from: start, to: end, other)
      guard !ifMore || others.count > records.count,
        (others.last?.line ?? 0) >= (records.last?.line ?? 0),
        Self.regularity(others) >= Self.regularity(records)
      else { return false }
      records = others
      scanner = other
      return true
    }
    let mayPadQuotes = records.contains { $0.cells.contains(where: DelimitedScanner.padsQuote) }
    padsQuotes = mayPadQuotes && take(\.padsQuotes)
    // One at the end of a cell is taken for a doubled quote, and the next record can't be read.
    let showsEscapes = records.contains(where: \.escapesQuotes)
    escapesQuotes =
      window.bytes.hasEscapedQuote(from: start, to: end)
      && take(\.escapesQuotes, ifMore: !showsEscapes)
    hasApostrophes = Self.beginWithApostrophes(records) && take(\.hasApostrophes)
    let quotesAll =
      scanner.separator == UInt8(ascii: "\t")
      && Self.quotesAll(window.bytes, from: start, to: end)
    if scanner.separator == UInt8(ascii: "\t"),
      quotesAll || records.contains(where: { $0.cells.contains { $0.first == "\"" } })
    {
      let before = (records: records, scanner: scanner)
      quotesTabs = take(\.quotesTabs)
      // A text or an inch that begins with a quote is as likely, unless records are more alike so, or all names are quoted.
      // And one that is alone in its cell is a value.
      let isValue = before.records.contains { $0.cells.contains("\"") }
      if quotesTabs,
        isValue || !quotesAll && Self.regularity(records) <= Self.regularity(before.records)
      {
        (records, scanner, quotesTabs) = (before.records, before.scanner, false)
      }
    }
    // The comment right above the rows may name their columns, as one behind a number sign may.
    if let lastComment {
      var others = Self.records(window, from: lastComment, to: end, scanner)
      if others.count == records.count + 1, let sign = others[0].cells.first?.first,
        others[0].cells.count >= records[0].cells.count
      {
        others[0].cells[0] = "#" + others[0].cells[0].drop { $0 == sign }
        records = others
        comments -= 1
      }
    }
    let uncommented = records.filter { !Self.isComment($0.cells) }
    guard
      let usual = Self.countBelowLabels(records)
        ?? Self.mostCommon((uncommented.isEmpty ? records : uncommented).map(\.cells.count))
    else { return }
    var table = records.map(\.cells)[...]
    // Loggers of Campbell Scientific write a line about themselves, names, units and kinds of values.
    if records.count > 4, records[0].cells[0] == "TOA5" {
      skippedLines = records[1].line - 1
      formatLines = 2
      return
    }
    // The first line of a data set of scikit-learn has its numbers of rows and columns, and the names of classes.
    if let counts = table.first, counts.count > 3, usual > 1, records.count > 2,
      let rowCount = Int(counts[0]),
      rowCount > 1, Int(counts[1]) == usual - 1,
      counts[2...].allSatisfy({ Double($0) == nil && !$0.isEmpty }),
      records[1].cells.count == usual, records[1].cells.contains(where: { Double($0) != nil })
    {
      skippedLines = records[1].line - 1
      hasHeader = false
      return
    }
    if usual > 1 {
      var titles = Self.labelsAbove(records, of: usual)
      // A line about a station may have a few cells of its own, and the header may lack one.
      let isRegular =
        uncommented.count { $0.cells.count == usual } * 5 > uncommented.count * 4
      let isTitle = { (record: [String]) in
        record.count == 1 || (isRegular && record.count < usual - 1) || Self.isPaddedTitle(record)
      }
      if Self.areRows(table.prefix { Self.isPaddedTitle($0) }) {
        hasHeader = false
        return
      }
      let tagged = table.count { Self.isTag($0, of: usual) }
      if takeCommentedNames(above.texts, records, of: usual) { return }
      // Alone in its cell, the sign is the name of a column, if another comment is not right below.
      let ofSign = table.indices.first { row in
        table[row][0] == "#" && table[row].count == usual && Self.mayName(table[row])
          && !(row + 1 < table.endIndex && Self.isComment(table[row + 1]))
      }
      let nameOfSign = ofSign.map { table[$0] }
      let isComment = { (record: [String]) in
        // Glued to a word in one of as many cells, it is part of that.
        Self.isComment(record) && record != nameOfSign
          && !(Self.isTag(record, of: usual)
            && (tagged * 2 > table.count || !Self.mayName(record)))
      }
      while titles < table.count, titles < Self.titleLimit || isComment(table[titles]),
        isComment(table[titles]) || isTitle(table[titles])
          || Self.isLabel(table[titles...].prefix(2), of: usual)
      {
        titles += 1
      }
      if titles < 2 { titles = max(titles, Self.paddedLabels(records, of: usual)) }
      // The header of the data behind that of the data about them, and their values.
      if titles == 0, DelimitedHeader.isBelowValues(Array(table.prefix(20))) { titles = 2 }
      let hasSignAlone = { (record: [String]) in
        scanner.separator == UInt8(ascii: " ") && record.count == usual + 1 && record[0] == "#"
      }
      // Where blanks part cells and several comments begin with the sign and a blank, it is the name of no column.
      let areSigned =
        scanner.separator == UInt8(ascii: " ") && table[..<titles].count { $0[0] == "#" } > 1
      // The last of the comments with as many cells may name the columns.
      let naming = table[..<titles].lastIndex { record in
        isComment(record) && Self.mayName(record)
          && !(areSigned && record.count == usual && record[0] == "#")
          && (record.count == usual || hasSignAlone(record)
            || record.count > usual && scanner.separator == UInt8(ascii: "\t"))
      }
      if let naming, titles < table.count,
        table[naming..<titles].allSatisfy(Self.isComment),
        !Self.isUnlike(table[titles], table.dropFirst(titles + 1).filter { !Self.isComment($0) })
      {
        separatesSign = hasSignAlone(table[naming])
        formatLines = titles - naming - 1
        titles = naming
        namesInComment = true
      }
      if takeUndividedNames(records, above: titles, of: usual) { return }
      skippedLines = titles > 0 && titles < records.count ? records[titles].line - 1 : 0
      table = table.dropFirst(titles)
      // A row that begins so would have as many cells as the others. Where comments are above the table, more may
      // follow behind the sample.
      let comments = table.dropFirst().filter(Self.isComment)
      let hasComments =
        !comments.isEmpty || namesInComment
        || records.prefix(titles).contains { Self.isRemark($0.cells) }
      let rows = table.dropFirst().filter { !Self.isComment($0) && $0.count == usual }
      let isNoRow = { (record: [String]) in
        // The sign alone may stand above row numbers, beside units.
        Self.isRemark(record)
          && (record.count != usual || record[0].utf8.count > 1 && Self.isUnlike(record, rows))
      }
      // What the reader passes; a word right behind the sign may begin a row.
      let remarks = comments.filter(Self.isRemark)
      if hasComments, !remarks.isEmpty || comments.isEmpty, remarks.allSatisfy(isNoRow) {
        comment = UInt8(ascii: "#")
        table = table.prefix(1) + table.dropFirst().filter { !Self.isRemark($0) }
      }
    }
    guard var first = table.first, table.count > 1 else {
      if let only = table.first.map({ DelimitedHeader($0, above: []) }) {
        hasHeader = mayGoOn ? only.namesColumns : !only.hasFigures && !only.hasValues
      }
      return
    }
    if usual > 1, first.count > usual {
      let filled = first.filter { !$0.trimmingSpaces().isEmpty }
      skipsEmptyNames =
        filled.count == usual && table.dropFirst(1 + formatLines).allSatisfy { $0.count == usual }
      if skipsEmptyNames { first = filled }
    }
    let rows = Array(table.dropFirst(1 + formatLines).filter { $0.count >= first.count })
    // Separators at the end of each row are no column.
    lacksFirstName =
      rows.count > 1 && first.count + 1 == usual
      && rows.allSatisfy { $0.count == usual } && rows.contains { $0.last?.isEmpty == false }
      // Commas of texts in the last column have a blank behind them, as none of the others has.
      && !(rows.allSatisfy { $0.last?.hasPrefix(" ") == true }
        && !rows.contains { $0.dropLast().contains { $0.hasPrefix(" ") } })
    let header = DelimitedHeader(first, above: rows)
    hasSecondNames = !lacksFirstName && !namesInComment && header.precedesNames
    hasHeader = lacksFirstName || namesInComment || hasSecondNames || header.namesColumns
    // Lists of words of all lengths have no names.
    let longCount = table.dropFirst().count { $0.count > first.count && $0.last?.isEmpty == false }
    if formatLines == 0, !lacksFirstName, table.count > 5, longCount * 3 > table.count {
      hasHeader = false
    }
    if !hasHeader { skipsEmptyNames = false }
    guard hasHeader, !lacksFirstName, !hasSecondNames else { return }
    if formatLines == 0 { formatLines = FormatLines.count(in: rows) }
    hasUnits = formatLines == 0 && header.precedesUnits
    // Below its units, a table of the System Advisor Model has the names that its program knows the columns by.
    if !hasUnits, formatLines == 0, rows.count > 3, rows[1].first == "[0]" {
      let others = DelimitedHeader(first, above: Array(rows[..<1] + rows[2...]))
      hasUnits = others.precedesUnits
      formatLines = hasUnits ? 1 : 0
    }
  }

  /// Takes the names that comments tell, or those of the record below them if it repeats these.
  private mutating func takeCommentedNames(
    _ comments: [String], _ records: [Record], of usual: Int
  ) -> Bool {
    let table = records.map(\.cells)
    guard let body = table.firstIndex(where: { !Self.isComment($0) }), table[body].count == usual,
      let commented = CommentedNames(comments, count: usual),
      case let rows = table.dropFirst(body + 1).filter({ !Self.isComment($0) }),
      !Self.isUnlike(table[body], rows)
    else { return false }
    let same = zip(table[body], commented.names).count {
      $0.trimmingSpaces().lowercased() == $1.lowercased()
    }
    // Where it repeats them, it is a header, whatever is below it.
    if same * 2 <= usual { names = commented.names }
    skippedLines = records[body].line - 1
    comment = UInt8(ascii: "#")
    return true
  }

  /// Takes the line right above the rows whose names something else divides than their cells: "id name" above tabs.
  private mutating func takeUndividedNames(
    _ records: [Record], above titles: Int, of usual: Int
  ) -> Bool {
    guard titles > 0, titles + 1 < records.count, records[titles - 1].cells.count == 1,
      records[titles].line == records[titles - 1].line + 1,
      case let line = records[titles - 1].cells[0], !line.hasPrefix("#"),
      case let rows = records[titles...].map(\.cells), rows.allSatisfy({ $0.count == usual }),
      !DelimitedHeader(rows[0], above: Array(rows.dropFirst())).namesColumns
    else { return false }
    for divider: Character in [",", ";", "|", "\t", " "] {
      let names = Self.names(in: line, dividedBy: divider)
      guard names.count == usual, DelimitedHeader.areNames(names),
        DelimitedHeader(names, above: rows).namesColumns
      else { continue }
      nameDivider = divider
      skippedLines = records[titles - 1].line - 1
      return true
    }
    return false
  }

  /// The names in a line.
  static func names(in line: String, dividedBy divider: Character) -> [String] {
    line.split(separator: divider, omittingEmptySubsequences: divider == " ")
      .map { String($0).trimmingSpaces() }
  }

  /// How many cells all records behind the last blank line have, if those above it have fewer, as where a bank writes a few
  /// lines about the account above a few bookings; nil if that is not so.
  private static func countBelowLabels(_ records: [Record]) -> Int? {
    guard records.count > 3,
      let start = records.indices.dropFirst().last(where: {
        records[$0].line > records[$0 - 1].line + 1
      }), start <= titleLimit, records.count - start > 1,
      case let count = records[start].cells.count, count > 2,
      records[start...].allSatisfy({ $0.cells.count == count }),
      records[..<start].allSatisfy({ $0.cells.count < count && !isComment($0.cells) })
    else { return nil }
    return count
  }

  /// How many records tell about the table below them, as banks write: they have fewer cells than all others, and a blank
  /// line or more than one cell is between.
  private static func labelsAbove(_ records: [Record], of usual: Int) -> Int {
    guard let first = records.firstIndex(where: { $0.cells.count == usual }),
      (1...titleLimit).contains(first), records.count - first > 1,
      records[first...].allSatisfy({ $0.cells.count == usual }),
      records[..<first].contains(where: { $0.cells.count > 1 }),
      !records[..<first].contains(where: { isComment($0.cells) })
    else { return 0 }
    let widest = records[..<first].map(\.cells.count).max() ?? 1
    // A header may lack the name of its first column.
    let isApart = records[first].line > records[first - 1].line + 1
    let header = DelimitedHeader(
      records[first].cells, above: records[(first + 1)...].map(\.cells))
    guard isApart || header.namesColumns else { return 0 }
    return widest < usual && (isApart || widest < usual - 1 && usual > 3) ? first : 0
  }

  /// How many of the first records tell about the table, as spreadsheets save lines above it: each lacks its last cells, and
  /// an empty one is between them and names in all cells.
  private static func paddedLabels(_ records: [Record], of usual: Int) -> Int {
    let sparse = sparseLabels(records, of: usual)
    if sparse > 0 { return sparse }
    let isEmpty = { (record: [String]) in record.allSatisfy { $0.trimmingSpaces().isEmpty } }
    guard
      let blank = records.prefix(titleLimit).lastIndex(where: {
        $0.cells.count == usual && isEmpty($0.cells)
      }), blank > 0, blank + 2 < records.count, usual > 2,
      case let names = records[blank + 1].cells, names.count == usual,
      DelimitedHeader.areNames(names),
      records[..<blank].allSatisfy({ $0.cells.count == usual && $0.cells.last?.isEmpty == true }),
      // Another table is no text about this one.
      records[..<blank].count(where: { $0.cells.count { Double($0) != nil } > 1 }) < 3,
      DelimitedHeader(names, above: records[(blank + 2)...].map(\.cells)).namesColumns
    else { return 0 }
    return blank + 1
  }

  /// How many of the first records have a label and its value and nothing else, above one with names in nearly all cells.
  private static func sparseLabels(_ records: [Record], of usual: Int) -> Int {
    let filled = { (record: [String]) in record.count { !$0.trimmingSpaces().isEmpty } }
    let labels = records.prefix(titleLimit).prefix {
      $0.cells.count == usual && (1...2).contains(filled($0.cells))
    }
    guard usual > 5, labels.count > 1, records.count > labels.count + 1,
      case let names = records[labels.count].cells, names.count == usual,
      filled(names) * 10 >= usual * 9,
      DelimitedHeader(names, above: records[(labels.count + 1)...].map(\.cells)).namesColumns
    else { return 0 }
    return labels.count
  }

  /// Whether several records with one word each, in their first cell, are rows that lack the others, and no titles.
  private static func areRows(_ records: ArraySlice<[String]>) -> Bool {
    records.count > 1
      && records.allSatisfy { !$0[0].isEmpty && !$0[0].contains(" ") && !$0[0].hasPrefix("#") }
  }

  /// Whether the first of two records has one or two words in its first cells and no more, above names in all cells.
  private static func isLabel(_ records: ArraySlice<[String]>, of usual: Int) -> Bool {
    guard usual > 3, records.count == 2, let label = records.first, let names = records.last,
      label.count == usual, names.count == usual
    else { return false }
    let words = label.prefix { !$0.isEmpty }
    return words.count <= 2 && label.dropFirst(words.count).allSatisfy(\.isEmpty)
      && DelimitedHeader.areNames(names) && DelimitedHeader.areNames(Array(words))
  }

  /// Whether a record has a text in its first cell alone, or none, as spreadsheets save a line above a table.
  private static func isPaddedTitle(_ record: [String]) -> Bool {
    record.count > 2 && (record[0].isEmpty || record[0].contains(where: \.isLetter))
      && record.dropFirst().allSatisfy { $0.trimmingSpaces().isEmpty }
  }

  /// Whether the first cell of each record is between apostrophes, but for a title.
  private static func beginWithApostrophes(_ records: [Record]) -> Bool {
    let count = records.count { record in
      guard let cell = record.cells.first else { return false }
      return cell.hasPrefix("'") && (cell.utf8.count > 1 || record.cells.count > 1)
    }
    let endCount = records.count { record in
      record.cells.contains { $0.utf8.count > 1 && $0.hasSuffix("'") }
    }
    return count > 1 && count * 10 >= records.count * 9 && endCount == count
  }

  /// Whether a record has a text where all others have a number: a comment with commas has as many cells by chance.
  private static func isUnlike(_ record: [String], _ rows: [[String]]) -> Bool {
    rows.count > 1
      && record.indices.contains { column in
        let cell = record[column].trimmingSpaces()
        return !cell.isEmpty && Double(cell) == nil
          && rows.allSatisfy {
            $0.indices.contains(column) && Double($0[column].trimmingSpaces()) != nil
          }
      }
  }

  /// Whether a comment can be told from a row by its first two characters.
  private static func isRemark(_ record: [String]) -> Bool {
    guard let first = record.first?.utf8.drop(while: { $0 == UInt8(ascii: " ") }),
      first.first == UInt8(ascii: "#")
    else { return false }
    return first.dropFirst().first.map(CommentLines.isRemark) ?? true
  }

  /// Whether a row of so many cells begins with the sign and a word: "#travel", "#101".
  private static func isTag(_ record: [String], of usual: Int) -> Bool {
    record.count == usual && isComment(record) && !isRemark(record)
  }

  /// Whether the cells of a comment may be names: none of them is a value, and a colon is behind all of them or behind none.
  private static func mayName(_ record: [String]) -> Bool {
    let cells = record.map { String($0.drop { $0 == "#" || $0 == " " }) }
    let labels = cells.count { $0.hasSuffix(":") }
    return record.count { !$0.isEmpty } * 2 > record.count
      && cells.allSatisfy { Double($0) == nil }
      && (labels == 0 || labels == cells.count { !$0.isEmpty })
      && !DelimitedHeader(cells, above: []).hasValues
      // A sentence names nothing: "# 4066 entries. Compiled by DK9TN, 14/Oct/2022."
      && !record.contains { cell in
        cell.split(separator: " ").count > 3
          && (cell.contains(". ") || cell.trimmingSpaces().hasSuffix("."))
      }
      && !(record.last?.trimmingSpaces().hasSuffix(".") == true
        && record.contains { $0.split(separator: " ").count > 5 })
      // Nor does a directive, as Unicode's files have for all characters that are not listed: "# @missing: 0000..10FFFF; N".
      && !record[0].drop { $0 == "#" || $0 == " " }.hasPrefix("@")
  }

  private static func isComment(_ record: [String]) -> Bool {
    record.first?.drop { $0 == " " }.first == "#"
  }

  private static func mostCommon(_ counts: [Int]) -> Int? {
    var times: [Int: Int] = [:]
    for count in counts { times[count, default: 0] += 1 }
    return times.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }

  /// How many of some records have as many cells as most of them, of 1.
  private static func regularity(_ records: [Record]) -> Double {
    let counts = records.map(\.cells.count)
    let usual = mostCommon(counts)
    return Double(counts.count { $0 == usual }) / Double(max(counts.count, 1))
  }

  /// Whether all cells of a line of TSV, of which there are several, are between quotes.
  private static func quotesAll(_ bytes: RawSpan, from start: Int, to end: Int) -> Bool {
    let quote = UInt8(ascii: "\"")
    var at = start
    var tabs = 0
    guard at < end, bytes.byte(at) == quote else { return false }
    while at < end, bytes.byte(at) != UInt8(ascii: "\n"), bytes.byte(at) != UInt8(ascii: "\r") {
      if bytes.byte(at) == UInt8(ascii: "\t") {
        guard bytes.byte(at - 1) == quote, at + 1 < end, bytes.byte(at + 1) == quote else {
          return false
        }
        tabs += 1
      }
      at += 1
    }
    return tabs > 0 && bytes.byte(at - 1) == quote
  }

  /// A record as texts, its line, and whether a quote in it is behind a backslash.
  private typealias Record = (cells: [String], line: Int, escapesQuotes: Bool)

  /// The first records, up to one that can't be read.
  private static func records(
    _ window: borrowing ByteBuffer, from start: Int, to end: Int, _ scanner: DelimitedScanner
  ) -> [Record] {
    var scanner = scanner
    scanner.headerCount = nil
    var cursor = TextCursor()
    cursor.position = start
    cursor.end = end
    cursor.isAtEnd = true
    var row = RowView()
    var records: [Record] = []
    let bytes = window.bytes
    while records.count < recordLimit, cursor.position < end {
      let line = cursor.line
      do throws(ScanFailure) {
        try scanner.scan(&cursor, window, &row)
      } catch {
        break
      }
      let cells = (0..<row.count).map {
        bytes.text(from: row.cells[$0].start, to: row.cells[$0].end)
      }
      // A blank line is no record.
      if cells.count == 1, cells[0].trimmingSpaces().isEmpty { continue }
      let escapesQuotes = (0..<row.count).contains { row.cells[$0].kind == .escapedQuotes }
      records.append((cells, line, escapesQuotes))
    }
    return records
  }
}
