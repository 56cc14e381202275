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
  /// Whether the record after the header has the units of the columns.
  var hasUnits = false
  /// Whether blanks may precede a quoted cell.
  var padsQuotes = false

  /// How many records are looked at.
  private static let recordLimit = 100
  /// The most lines that may precede the header.
  private static let titleLimit = 10

  init() {}

  /// Finds out the dialect.
  ///
  /// - Parameters:
  ///   - window: the first bytes of the input.
  ///   - start: the offset of the first record.
  ///   - end: the offset after the last line to look at.
  ///   - scanner: the scanner for its separator.
  init(_ window: borrowing ByteBuffer, from start: Int, to end: Int, _ scanner: DelimitedScanner) {
    var records = Self.records(window, from: start, to: end, scanner)
    let mayPadQuotes = records.contains { $0.cells.contains(where: DelimitedScanner.padsQuote) }
    if mayPadQuotes {
      var padded = scanner
      padded.padsQuotes = true
      let others = Self.records(window, from: start, to: end, padded)
      // A record that can't be read ends both.
      if (others.last?.line ?? 0) >= (records.last?.line ?? 0),
        Self.regularity(others) >= Self.regularity(records)
      {
        records = others
        padsQuotes = true
      }
    }
    guard let usual = Self.mostCommon(records.map(\.cells.count)) else { return }
    var table = records.map(\.cells)[...]
    if usual > 1 {
      var titles = 0
      // A line about a station may have a few cells of its own, and the header may lack one.
      let isRegular = records.count { $0.cells.count == usual } * 5 > records.count * 4
      let isTitle = { (record: [String]) in
        record.count == 1 || (isRegular && record.count < usual - 1)
      }
      while titles < table.count, titles < Self.titleLimit || Self.isComment(table[titles]),
        Self.isComment(table[titles]) || isTitle(table[titles])
      {
        titles += 1
      }
      // The last comment may name the columns.
      if titles > 0, Self.isComment(table[titles - 1]), titles < table.count {
        let count = table[titles - 1].count
        if count == usual || (count > usual && scanner.separator == UInt8(ascii: "\t")) {
          titles -= 1
          namesInComment = true
        }
      }
      skippedLines = titles > 0 && titles < records.count ? records[titles].line - 1 : 0
      table = table.dropFirst(titles)
    }
    guard let first = table.first, table.count > 1 else { return }
    let rows = Array(table.dropFirst().filter { $0.count >= first.count })
    // Separators at the end of each row are no column.
    lacksFirstName =
      rows.count > 1 && first.count + 1 == usual
      && rows.allSatisfy { $0.count == usual } && rows.contains { $0.last?.isEmpty == false }
    hasHeader = lacksFirstName || namesInComment || Self.names(first, columnsOf: rows)
    hasUnits = hasHeader && !lacksFirstName && Self.startWithUnits(rows)
  }

  private static func isComment(_ record: [String]) -> Bool {
    record.first?.hasPrefix("#") == true
  }

  /// Whether the first record names the columns of the others.
  ///
  /// It does unless it has a number above numbers. Years in a row, and numbers that count, name columns.
  private static func names(_ first: [String], columnsOf rows: [[String]]) -> Bool {
    if rows.isEmpty { return true }
    if isRow(first, like: rows) || recurs(first, in: rows) { return false }
    let numbers = first.map { number($0) }
    let found = numbers.compactMap { $0 }
    if found.isEmpty { return true }
    // A word above dates is a name.
    if let word = first.first, word.allSatisfy(\.isLetter),
      rows.allSatisfy({ $0.first.map(isDate) == true })
    {
      return true
    }
    let steps = zip(found, found.dropFirst()).map { $1 - $0 }
    let isSeries = steps.allSatisfy { $0 == steps[0] && $0.magnitude >= 1 }
    // Two numbers always have one distance: they are names when they count from 0, or are years.
    let areYears = found.allSatisfy { (1800...2100).contains($0) }
    if found.count > 2 ? isSeries : found == [0, 1] || (areYears && isSeries && found.count > 1) {
      return true
    }
    return !first.indices.contains { index in
      guard numbers[index] != nil else { return false }
      let cells = rows.compactMap { $0.indices.contains(index) ? $0[index].trimmingSpaces() : nil }
      let filled = cells.filter { !$0.isEmpty }
      return !filled.isEmpty && filled.count { number($0) != nil } * 2 > filled.count
    }
  }

  /// Whether the first of some records has the units of the columns of numbers below it.
  private static func startWithUnits(_ rows: [[String]]) -> Bool {
    guard let units = rows.first, rows.count > 2 else { return false }
    let numeric = units.indices.filter { column in
      let cells = rows.dropFirst().compactMap { $0.indices.contains(column) ? $0[column] : nil }
      let filled = cells.filter { !$0.trimmingSpaces().isEmpty }
      return filled.count > 1 && filled.allSatisfy { number($0) != nil }
    }
    let named = numeric.filter { isUnit(units[$0]) }
    return numeric.count > 1 && named.count * 2 > numeric.count
      && numeric.allSatisfy { isUnit(units[$0]) || units[$0].trimmingSpaces().isEmpty }
  }

  /// Whether a text may be a unit, and does not stand for a missing value.
  private static func isUnit(_ cell: String) -> Bool {
    let text = cell.trimmingSpaces()
    guard (1...16).contains(text.utf8.count), number(text) == nil else { return false }
    let missing = ["na", "n/a", "nan", "null", "none", "nil", "inf", "missing", "unknown"]
    return text.contains { $0.isLetter || "%°".contains($0) }
      && !missing.contains(text.lowercased())
  }

  /// Whether the first record comes again as numbers do, or each of its cells in its column.
  ///
  /// Words alone come again as a whole where files with headers were put together.
  private static func recurs(_ first: [String], in rows: [[String]]) -> Bool {
    if rows.contains(first) { return first.contains { number($0) != nil } }
    return first.count > 1
      && first.indices.allSatisfy { column in
        !first[column].isEmpty
          && rows.contains { $0.indices.contains(column) && $0[column] == first[column] }
      }
  }

  /// Whether one of the first record's words is a value that its column has again and again.
  private static func isRow(_ first: [String], like rows: [[String]]) -> Bool {
    let values = first.map { $0.trimmingSpaces() }
    // A word above numbers is a name, and so are the others then.
    let isName = values.indices.contains { column in
      let cells = rows.compactMap { $0.indices.contains(column) ? $0[column] : nil }
        .filter { !$0.trimmingSpaces().isEmpty }
      return values[column].contains(where: \.isLetter) && cells.count > 1
        && cells.allSatisfy { number($0) != nil }
    }
    if isName { return false }
    return values.indices.contains { column in
      guard values[column].contains(where: \.isLetter) else { return false }
      // Where files were put together, the header comes again as a whole.
      let count = rows.count { row in
        row.indices.contains(column) && row[column].trimmingSpaces() == values[column]
          && row != first
      }
      return count > 1
    }
  }

  /// Whether it is a date of three numbers.
  private static func isDate(_ cell: String) -> Bool {
    let parts = cell.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
    return parts.count == 3 && parts.allSatisfy { (1...4).contains($0.count) && Int($0) != nil }
  }

  /// The number that a cell is; "inf" and "nan" are names.
  private static func number(_ cell: String) -> Double? {
    let text = cell.trimmingSpaces()
    guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    return Double(text)
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

  /// A record as texts, and its line.
  private typealias Record = (cells: [String], line: Int)

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
      records.append((cells, line))
    }
    return records
  }
}
