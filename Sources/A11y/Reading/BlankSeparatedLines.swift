// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Whether lines are a table whose cells only blanks separate, as programs print numbers.
///
/// Prose has blanks as well, and lines of it may happen to be of equally many words. So some column must hold numbers in each line
/// but the first, or keys with digits below small words, and either the first line is without any, which then names the columns, or
/// half of the columns are numbers.
enum BlankSeparatedLines {
  /// How many lines are looked at.
  private static let lineCount = 5
  /// The fewest lines that prove anything.
  private static let leastLines = 3
  /// In how many bytes they must be.
  private static let length = 16 * 1024

  /// Looks at the first lines.
  ///
  /// - Parameters:
  ///   - window: the bytes read so far.
  ///   - start: the offset of the first line.
  ///   - isAtEnd: whether these are all the bytes.
  ///   - mayRead: whether more may be read.
  /// - Returns: whether they are a table; nil if it takes more bytes to tell.
  static func areTable(
    _ window: borrowing ByteBuffer, from start: Int, isAtEnd: Bool, mayRead: Bool
  ) -> Bool? {
    let end = min(window.count, start + length)
    let bytes = window.bytes
    let scanner = DelimitedScanner(separator: UInt8(ascii: " "))
    var cursor = TextCursor()
    cursor.position = start
    cursor.end = end
    cursor.isAtEnd = isAtEnd
    var row = RowView()
    var lines: [[String]] = []
    while lines.count < lineCount, cursor.position < end {
      do throws(ScanFailure) {
        try scanner.scan(&cursor, window, &row)
      } catch {
        guard error.reason == .incomplete else { return false }
        break
      }
      let cells = (0..<row.count).map {
        bytes.text(from: row.cells[$0].start, to: row.cells[$0].end)
      }
      let isComment = cells[0] == "#" || lines.isEmpty && cells[0].hasPrefix("#")
      if isComment || (cells.count == 1 && cells[0].isEmpty) { continue }
      // Prose is known by its first line nearly always.
      if let first = lines.first, cells.count != first.count, cells.count != first.count + 1 {
        return false
      }
      lines.append(cells)
    }
    if lines.count < lineCount, !isAtEnd, end < start + length { return mayRead ? nil : false }
    guard lines.count >= leastLines else { return false }
    return areTable(lines)
  }

  /// Whether each line but the first has several blanks in a row between its tabs, as between columns of numbers.
  static func dividesBlanks(besideTabsOf lines: [String]) -> Bool {
    let rows = lines.dropFirst().filter { !$0.isEmpty }
    return rows.count >= leastLines
      && rows.allSatisfy { row in
        row.contains("\t")
          && row.split(separator: "\t").contains { cell in
            let trimmed = String(cell).trimmingSpaces()
            return trimmed.contains("  ")
          }
      }
  }

  private static func areTable(_ lines: [[String]]) -> Bool {
    let (first, rows) = (lines[0], lines.dropFirst())
    guard let count = rows.first?.count, count > 1, rows.allSatisfy({ $0.count == count }) else {
      return false
    }
    let numberColumns = (0..<count).count { column in
      rows.allSatisfy { isNumber($0[column]) }
    }
    guard numberColumns > 0 || areRecordsOfWords(lines, count) else { return false }
    // A header may lack a name for the first column, which then names the rows.
    if first.count + 1 == count, Set(rows.map { $0[0] }).count < rows.count { return false }
    if !first.contains(where: { $0.contains(where: \.isNumber) && isNumber($0) }) {
      return count > 2 || numberColumns == 2
    }
    // The names of a square table are those of its rows, which may be numbers.
    if first.count + 1 == count, rows.allSatisfy({ first.contains($0[0]) }) { return true }
    // Two numbers are a row, too, unless they are one whose thousands are apart.
    let mayBeThousands = lines.allSatisfy { line in
      line.count == 2 && line[1].utf8.prefix { $0 != UInt8(ascii: ".") }.count == 3
        && line[1].utf8.first != UInt8(ascii: "-") && !line[0].contains(".")
    }
    let isPair =
      count == 2 && lines.allSatisfy { $0.allSatisfy(isNumber) } && !mayBeThousands
      && lines.contains { $0.contains { $0.contains(where: { ".-eE".contains($0) }) } }
    // No sentence has so many decimals.
    let decimalColumns = (0..<count).count { column in
      lines.allSatisfy { column < $0.count && isNumber($0[column]) && $0[column].contains(".") }
    }
    if first.count == count, decimalColumns > 1, numberColumns * 4 >= count * 3 { return true }
    return first.count == count && (count > 2 || isPair) && numberColumns * 2 >= count
      && (0..<count).allSatisfy { column in
        // A word that each line has belongs to a sentence: "Room 12 Floor 3".
        isNumber(first[column]) || rows.contains { $0[column] != first[column] }
      }
  }

  /// Whether a header of small words, each different, is above records of words and codes with as many cells, of which one
  /// column has digits in each: a telephone number or a key.
  private static func areRecordsOfWords(_ lines: [[String]], _ count: Int) -> Bool {
    let isWord = { (cell: String) in
      cell.count > 1 && cell.allSatisfy { $0.isLowercase || $0 == "_" }
    }
    return count > 3 && lines.count > 3 && lines[0].count == count && lines[0].allSatisfy(isWord)
      && Set(lines[0]).count == count
      && (0..<count).contains { column in
        lines.dropFirst().allSatisfy { row in
          row[column].contains(where: \.isNumber)
            && row[column].last.map { $0.isNumber || $0.isLetter } == true
        } && Set(lines.dropFirst().map { $0[column] }).count == lines.count - 1
      }
      // A word that each line has belongs to a sentence.
      && (0..<count).allSatisfy { column in
        Set(lines.dropFirst().map { $0[column] }).count > 1
      }
  }

  /// Whether it is a number, or what stands for a missing one.
  private static func isNumber(_ cell: String) -> Bool {
    if ["NA", "NaN", "nan", "-", "*", "."].contains(cell) { return true }
    guard cell.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return false }
    return Double(cell) != nil
  }
}
