// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Columns that what is blank in all lines tells, wherever in them the cells stand.
extension AlignedColumns {
  /// Where columns begin whose cells all end where their names do, and so every line where the last name does.
  ///
  /// So pandas prints a frame without its index: names and texts are set to the right as numbers are, and cells may be empty.
  /// Lines that end at one place and begin at several are no running text. A column of numbers below a name proves that the
  /// first line is no row, or that there are three columns: few lists of words without names are set so. What names the rows
  /// may be before them all, under no name.
  ///
  /// - Parameters:
  ///   - header: the line of the names.
  ///   - rows: the lines below.
  ///   - needsProof: whether nothing else tells that the first line has names.
  /// - Returns: the places; nil where a cell ends elsewhere.
  static func flushRight(
    _ header: TerminalLine, _ rows: [TerminalLine], needsProof: Bool
  ) -> [Int]? {
    guard rows.count > 1, let last = header.words.last?.upperBound,
      !header.words.contains(where: { isAmount(header.text($0)) }),
      rows.allSatisfy({ $0.width <= last }), rows.contains(where: { $0.width == last }),
      Set(([header] + rows).compactMap { $0.words.first?.lowerBound }).count > 1
    else { return nil }
    // Of a name of several words, the last one alone ends where cells do.
    var ends: [Int] = []
    for (word, next) in zip(header.words, header.words.dropFirst()) {
      let end = word.upperBound
      if rows.allSatisfy({ $0.isBlank(at: end) }),
        next.lowerBound > end + 1 || rows.contains(where: { !$0.isBlank(at: end - 1) })
      {
        ends.append(end)
      } else if next.lowerBound > end + 1 {
        return nil
      }
    }
    ends.append(last)
    guard ends.count > 1 else { return nil }
    let first = startBehindStub(header, rows, upTo: ends[0])
    let starts = [first] + ends.dropLast().map { $0 + 1 }
    var hasFigures = first > 0
    for (start, end) in zip(starts, ends) {
      let cells = rows.filter { !$0.text(start..<end).isEmpty }
      // Where nothing names the rows and there are two columns, most cells must tell where theirs ends.
      guard first > 0 || ends.count > 2 || cells.count * 2 > rows.count,
        cells.allSatisfy({ !$0.isBlank(at: end - 1) })
      else { return nil }
      let texts = cells.map { $0.text(start..<end) }
      hasFigures =
        hasFigures
        || texts.contains(where: WrappedCells.isFigure) && cells.count * 2 > rows.count
          && texts.allSatisfy { WrappedCells.isFigure($0) || isMissing($0) }
    }
    guard hasFigures || ends.count > 2 && rows.count > 2 || !needsProof else { return nil }
    return first > 0 ? [0] + starts : starts
  }

  /// Where the first column with a name begins behind the names or numbers of the rows, which begin each line but that of the
  /// names; 0 without such.
  ///
  /// What is under the first name and ends where it does is a number in all rows, but where it is missing. Without a number,
  /// only rows that are numbered show that the first word is no part of the cell.
  private static func startBehindStub(
    _ header: TerminalLine, _ rows: [TerminalLine], upTo end: Int
  ) -> Int {
    guard let name = header.words.first?.lowerBound, name > 1 else { return 0 }
    let words = rows.map { row in row.words.prefix { $0.upperBound <= end } }
    let areNumbered = zip(rows, words).allSatisfy { row, words in
      words.first.map { $0.lowerBound == 0 && Int(row.text($0)) != nil } == true
    }
    let areFigures = zip(rows, words).allSatisfy { row, words in
      words.last.map {
        $0.upperBound < end && $0.upperBound < name || WrappedCells.isFigure(row.text($0))
          || isMissing(row.text($0))
      } == true
    }
    let stubs = words.map { words in
      areNumbered
        ? words.prefix(1) : areFigures && words.last?.upperBound == end ? words.dropLast() : words
    }
    let stubEnd = stubs.compactMap { $0.last?.upperBound }.max() ?? 0
    guard areNumbered || areFigures, stubs.allSatisfy({ !$0.isEmpty }), stubEnd < name,
      rows.allSatisfy({ $0.isBlank(at: stubEnd) })
    else { return 0 }
    return stubEnd + 1
  }

  /// Where columns begin that two blanks or more part, each of whose cells begins where its name does; nil where one doesn't.
  ///
  /// So `kubectl`, `docker` and `gh` write tables: names of several words and empty cells are told by nothing else. In capitals,
  /// names prove themselves even above a single row.
  ///
  /// - Parameters:
  ///   - header: the line of the names.
  ///   - rows: the lines below.
  /// - Returns: the places.
  static func setApart(_ header: TerminalLine, _ rows: [TerminalLine]) -> [Int]? {
    let names = cells(apart: header)
    let hasCapitals = header.text.allSatisfy { !$0.isLetter || $0.isUppercase }
    guard names.count > (rows.count > 1 ? 2 : 3), hasCapitals, names[0].lowerBound == 0,
      !names.contains(where: { isAmount(header.text($0)) })
    else { return nil }
    let starts = names.map(\.lowerBound)
    let known = Set(starts)
    var filled = 0
    for row in rows {
      let cells = cells(apart: row)
      guard cells.count <= names.count, cells.first?.lowerBound == 0,
        cells.allSatisfy({ known.contains($0.lowerBound) })
      else { return nil }
      filled += cells.count
    }
    return filled * 5 >= rows.count * names.count * 3 ? starts : nil
  }

  /// Where columns begin that two blanks or more part in all lines, each with one name above it; nil where they are not so.
  ///
  /// The cells may be in the middle of their columns, wider than the names and away from them.
  ///
  /// - Parameters:
  ///   - header: the line of the names.
  ///   - rows: the lines below.
  ///   - needsProof: whether nothing else tells that the first line has names.
  /// - Returns: the places; nil where a column has no name, or several.
  static func betweenGutters(
    _ header: TerminalLine, _ rows: [TerminalLine], needsProof: Bool
  ) -> [Int]? {
    let names = cells(apart: header)
    guard names.count > (needsProof ? 2 : 1), rows.count > 2 else { return nil }
    let lines = [header] + rows
    let width = lines.map(\.width).max() ?? 0
    var columns: [Range<Int>] = []
    for place in 0..<width where lines.contains(where: { !$0.isBlank(at: place) }) {
      if let last = columns.last, place - last.upperBound < 2 {
        columns[columns.count - 1] = last.lowerBound..<place + 1
      } else {
        columns.append(place..<place + 1)
      }
    }
    guard columns.count == names.count,
      zip(columns, names).allSatisfy({
        $0.lowerBound <= $1.lowerBound && $1.upperBound <= $0.upperBound
      })
    else { return nil }
    return columns.map(\.lowerBound)
  }
}
