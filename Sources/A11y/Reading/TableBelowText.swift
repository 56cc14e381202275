// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A table that begins far below the first line, under a text that tells about it.
///
/// Instruments, statistical agencies and simulations write a page of text before their numbers. The first lines don't show
/// that, so the search begins at the last: a run of lines with equally many cells, in which at least one column holds
/// numbers, or half of the columns if only blanks divide them.
struct TableBelowText {
  /// What separates the cells; a blank stands for any number of them.
  let separator: UInt8
  /// How the table is written.
  let dialect: DelimitedDialect

  /// In how many bytes it is looked for.
  static let evidence = 64 * 1024
  /// The fewest lines of numbers.
  private static let leastRows = 5
  /// How many lines of text there may be for each line of numbers.
  private static let mostText = 4

  /// Finds such a table; nil if the lines do not end in one.
  ///
  /// - Parameters:
  ///   - bytes: the first bytes of the input.
  ///   - start: the offset of the first line.
  ///   - end: the offset behind the last whole line.
  init?(_ bytes: RawSpan, from start: Int, to end: Int) {
    let text = bytes.text(from: start, to: end)
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    let found = [UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: " ")]
      .compactMap { separator in Self.run(lines, separator).map { (separator, $0) } }
      // Blanks divide only what nothing else does; of the others, the one that divides more.
      .max { ($0.0 == 0x20 ? 0 : 1, $0.1.count) < ($1.0 == 0x20 ? 0 : 1, $1.1.count) }
    guard let (separator, run) = found else { return nil }
    var header = run.first - 1
    while header >= 0, Self.isRule(lines[header]) { header -= 1 }
    // Comments may stand between the names and the rows, too.
    let behindComments = lines[..<run.first].lastIndex { $0.first != "#" && !Self.isRule($0) }
    if let behindComments, behindComments < header,
      Self.cells(lines[behindComments], separator).count == run.count
    {
      header = behindComments
    }
    let rules = run.first - 1 - header
    var dialect = DelimitedDialect()
    var names = header < 0 ? [] : Self.cells(lines[header], separator)
    while names.count > run.count, names.last?.isEmpty == true { names.removeLast() }
    let isLabelled = names.count == run.count + 1 && names[0].hasSuffix(":")
    // The last columns of a whole table may have no values, nor the marks for them.
    // Between blanks below a text, more words than cells may as well be those of names of two.
    let mayHaveWords =
      separator == UInt8(ascii: " ") && lines[..<max(header, 0)].contains { !Self.isBlank($0) }
    let hasMoreNames =
      (run.count + 1...run.count + 3).contains(names.count) && !isLabelled && !mayHaveWords
    let isHeader =
      (names.count == run.count || isLabelled || hasMoreNames)
      && names.allSatisfy { !$0.isEmpty && !Self.isNumber($0) }
    dialect.hasHeader = isHeader
    dialect.hasLabelBeforeNames = isHeader && isLabelled
    dialect.formatLines = isHeader ? rules : 0
    dialect.skippedLines = isHeader ? header : run.first
    // A text above is what makes the table hard to find.
    let above = lines[..<dialect.skippedLines].count { !Self.isBlank($0) }
    guard above > 0 || isHeader && hasMoreNames, above <= (run.end - run.first) * Self.mostText
    else { return nil }
    // The last of several tables is not all, unless those above are small.
    let size = (run.end - run.first) * run.count
    guard Self.largestTable(lines[..<dialect.skippedLines], separator) * Self.timesSmaller < size
    else { return nil }
    self.separator = separator
    self.dialect = dialect
  }

  /// The last lines that have as many cells each, without their header.
  private static func run(
    _ lines: [Substring], _ separator: UInt8
  ) -> (first: Int, end: Int, count: Int)? {
    guard let last = lines.lastIndex(where: { !isBlank($0) }) else { return nil }
    let count = cells(lines[last], separator).count
    let mergesBlanks = separator == UInt8(ascii: " ")
    guard count > (mergesBlanks ? 1 : 2) else { return nil }
    var rows: [[Substring]] = []
    while rows.count <= last {
      let cells = cells(lines[last - rows.count], separator)
      guard cells.count == count else { break }
      rows.append(cells)
    }
    let numbers = (0..<count).filter { column in
      rows.count { isNumber($0[column]) } * 5 >= rows.count * 4
    }
    // What stands above numbers is their header, and maybe lines of text that happen to have as many words.
    let header = rows.firstIndex { row in numbers.allSatisfy { !isNumber(row[$0]) } }
    if let header { rows.removeLast(rows.count - header) }
    let needed = mergesBlanks ? (count + 1) / 2 : 1
    guard rows.count >= leastRows, numbers.count >= needed else { return nil }
    // A word that each line has belongs to a sentence: "Page 1 of 7".
    let words = Set(0..<count).subtracting(numbers)
    if mergesBlanks,
      words.contains(where: { word in rows.allSatisfy { $0[word] == rows[0][word] } })
    {
      return nil
    }
    return (last + 1 - rows.count, last + 1, count)
  }

  /// How many times smaller than the table all others above it must be.
  private static let timesSmaller = 3

  /// How many cells the largest table has among some lines: as many in each, mostly numbers; 0 if there is none.
  private static func largestTable(_ lines: ArraySlice<Substring>, _ separator: UInt8) -> Int {
    var (rows, count, largest) = (0, 0, 0)
    for line in lines {
      let cells = cells(line, separator)
      let isRow = cells.count > 1 && cells.count { isNumber($0) } * 2 >= cells.count
      rows = isRow ? (cells.count == count ? rows + 1 : 1) : 0
      count = cells.count
      if rows >= leastRows { largest = max(largest, rows * count) }
    }
    return largest
  }

  private static func cells(_ line: Substring, _ separator: UInt8) -> [Substring] {
    let isBlank = separator == UInt8(ascii: " ")
    let line = line.utf8.last == UInt8(ascii: "\r") ? line.dropLast() : line
    return line.utf8.split(omittingEmptySubsequences: isBlank) {
      $0 == separator || isBlank && $0 == UInt8(ascii: "\t")
    }
    .map { Substring($0).trimmingBlanks() }
  }

  /// Whether it is a number, a date or a time in numbers, or what stands for a missing one.
  private static func isNumber(_ cell: Substring) -> Bool {
    if ["NA", "NaN", "nan", "-", "*", "."].contains(cell) { return true }
    var hasDigit = false
    for byte in cell.utf8 {
      if byte &- UInt8(ascii: "0") < 10 {
        hasDigit = true
      } else if !"+-.,:/".utf8.contains(byte), !(hasDigit && "eEdDTZ".utf8.contains(byte)) {
        return false
      }
    }
    return hasDigit
  }

  /// Whether a line is drawn between a header and its rows, and has no words.
  private static func isRule(_ line: Substring) -> Bool {
    !isBlank(line) && line.allSatisfy { "*-=_+# \t\r".contains($0) }
  }

  private static func isBlank(_ line: Substring) -> Bool {
    line.utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }
}

extension Substring {
  fileprivate func trimmingBlanks() -> Substring {
    var rest = self.drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
