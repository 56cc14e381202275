// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Columns that only their places in the line tell apart.
struct AlignedColumns {
  /// Where each column begins; the first at 0 or where the table does.
  let starts: [Int]
  /// Whether each word is a cell, and the last cell has all that are left, since numbers are wider than their columns.
  var dividesWords = false
  /// Whether what is between gaps of two blanks is a cell, since cells are wider than their names and have blanks in them.
  private(set) var dividesGaps = false
  /// Whether two blanks or more are between all cells, each of which begins where its name does.
  private(set) var areSetApart = false

  /// Makes columns that begin at these places.
  init(_ starts: [Int], dividesWords: Bool = false) {
    self.starts = starts
    self.dividesWords = dividesWords
  }

  var count: Int { starts.count }

  /// Whether a cell of a line goes over the beginning of a column.
  func cuts(_ line: TerminalLine) -> Bool {
    starts.dropFirst().contains { !line.isBlank(at: $0 - 1) && !line.isBlank(at: $0) }
  }

  /// Whether a column begins within what two blanks part from the rest of a line.
  private func dividesCell(_ line: TerminalLine) -> Bool {
    Self.cells(apart: line).contains { cell in
      starts.contains { cell.lowerBound < $0 && $0 < cell.upperBound }
    }
  }

  /// Whether single blanks are within the cells of a line, and wider gaps between them.
  func areWideApart(in line: TerminalLine) -> Bool {
    zip(line.words, line.words.dropFirst()).allSatisfy { word, next in
      let isBetween = starts.contains { word.upperBound <= $0 && $0 <= next.lowerBound }
      return (next.lowerBound - word.upperBound > 1) == isBetween
    }
  }

  /// Whether a word of a line begins where each of the columns does, or each of several cells where one of the columns does
  /// or ends where one of the row above does; the other columns are blank.
  func areBegun(by line: TerminalLine, below row: TerminalLine) -> Bool {
    let words = line.words
    if starts.allSatisfy({ start in words.contains { $0.lowerBound == start } }) { return true }
    let cells = Self.cells(apart: line)
    // A name alone, above all of whose row nothing else is.
    if cells.count == 1, count > 1 {
      return cells[0].lowerBound == starts[0] && cells[0].upperBound < starts[1]
    }
    // One blank alone may be behind a column whose cells end where the next one's room begins.
    let ends = Self.cells(apart: row).map(\.upperBound) + starts.dropFirst().map { $0 - 1 }
    return cells.count > 1
      && (cells[0].lowerBound == starts.first || ends.contains(cells[0].upperBound))
      && cells.allSatisfy { starts.contains($0.lowerBound) || ends.contains($0.upperBound) }
  }

  /// The cells of a line; nil when it is blank.
  ///
  /// A cell that is wider than its column pushes the others to the right. Then they are told by their words.
  func cells(of line: TerminalLine) -> [String]? {
    guard !line.isBlank else { return nil }
    if dividesGaps {
      let cells = Self.cells(apart: line)
      if cells.count == count { return cells.map { line.text($0) } }
    }
    let words = line.words
    if dividesWords || cuts(line), words.count >= count {
      let last = words[count - 1].lowerBound
      return words.prefix(count - 1).map { line.text($0) } + [line.text(last..<line.width)]
    }
    if dividesWords, words.count == count - 1 { return words.map { line.text($0) } + [""] }
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : max(line.width, starts[index])
      return line.text((index == 0 ? 0 : starts[index])..<max(end, starts[index]))
    }
  }
}

extension AlignedColumns {
  /// Which part of the lines must be blank between two columns, of 1.
  private static let share = 0.9

  /// Finds the columns under a header; nil when lines are not aligned under it.
  ///
  /// - Parameters:
  ///   - lines: the first lines, the header first.
  ///   - needsProof: whether the header must differ from the rows in kind: words above numbers, or capitals.
  init?(under lines: [TerminalLine], needsProof: Bool) {
    guard let header = lines.first, !header.isBlank else { return nil }
    let rows = Self.rows(of: Self.linesOfTable(lines.dropFirst(), under: header))
    guard !rows.isEmpty else { return nil }
    if let starts = Self.setApart(header, rows) {
      self.init(starts)
      areSetApart = true
      return
    }
    if let starts = Self.flushRight(header, rows, needsProof: needsProof)
      ?? Self.anchored(header, rows)
      ?? Self.sparse(header, rows) ?? Self.sparseUnderCapitals(header, rows)
    {
      self.init(starts)
      return
    }
    let words = header.words
    var starts: [Int] = []
    var names: [Range<Int>] = []
    if let first = words.first {
      if let start = Self.startBehindRowNames(rows, before: first.lowerBound) {
        starts = [0, start]
        names = [0..<0, first]
      } else {
        starts = [0]
        names = [first]
      }
    }
    for (word, next) in zip(words, words.dropFirst()) {
      guard
        let gap = Self.gap(word.upperBound..<next.lowerBound, rows)
          ?? Self.startOfFigures(under: word, next, rows)
      else {
        names[names.count - 1] = names[names.count - 1].lowerBound..<next.upperBound
        continue
      }
      starts.append(gap)
      names.append(next)
    }
    self.init(starts)
    (self, names) = merged(names, rows, header)
    (self, names) = withoutWords(names, rows, header)
    // Columns may be one blank apart as well, which are more then.
    if let starts = Self.betweenGutters(header, rows, needsProof: needsProof),
      starts.count >= count
    {
      let apart = AlignedColumns(starts)
      if !needsProof || apart.isProven(by: header, rows) {
        self = apart
        return
      }
    }
    let placesOfWords = Self.wordByWord(header, rows)
    guard count > 1 || placesOfWords != nil,
      rows.allSatisfy({ cells(of: $0)?.first?.isEmpty == false }) || !needsProof
    else { return nil }
    if let words = placesOfWords, joinsNumbers(rows) || cutsOrLacks(rows) {
      self.init(words)
      dividesWords = true
      return
    }
    if let cells = Self.gapByGap(header, rows),
      cells.count > count || cells.count == count && rows.contains(where: dividesCell)
    {
      self.init(cells)
      dividesGaps = true
      return
    }
    if needsProof, !isProven(by: header, rows) { return nil }
    if rows.count == 1, !isExact(names, rows[0]) { return nil }
  }

  /// The columns under names of numbers alone, above rows that begin with a label and a colon and may end with words.
  ///
  /// As many numbers as there are names belong to these, wherever they stand. So the kernel lists interrupts.
  ///
  /// - Parameters:
  ///   - header: the line of the names.
  ///   - rows: the lines below.
  /// - Returns: the columns and their names; nil for other lines.
  static func labeled(
    _ header: TerminalLine, _ rows: some Collection<TerminalLine>
  ) -> (columns: AlignedColumns, names: [String])? {
    let names = header.words.map { header.text($0) }
    guard let first = header.words.first, first.lowerBound > 2, rows.count > 1,
      !names.contains(where: isAmount)
    else { return nil }
    var full = 0
    var longest = 0
    for row in rows {
      let words = row.words.prefix(names.count + 2).map { row.text($0) }
      guard words.count > 1, words[0].hasSuffix(":"), words[1].allSatisfy(\.isNumber) else {
        return nil
      }
      if words.dropFirst().prefix(names.count).allSatisfy({ $0.allSatisfy(\.isNumber) }),
        words.count > names.count
      {
        full += 1
      }
      longest = max(longest, words.count)
    }
    guard full * 2 > rows.count else { return nil }
    let hasWords = longest > names.count + 1
    let starts = [0] + header.words.map(\.lowerBound) + (hasWords ? [header.width + 1] : [])
    return (
      AlignedColumns(starts, dividesWords: true), [""] + names + (hasWords ? [""] : [])
    )
  }

  /// Whether a row goes over the beginning of a column, or a column has no cell at all: then the places don't fit.
  private func cutsOrLacks(_ rows: [TerminalLine]) -> Bool {
    if rows.contains(where: cuts) { return true }
    let cells = rows.compactMap { self.cells(of: $0) }
    return starts.indices.contains { column in cells.allSatisfy { $0[column].isEmpty } }
  }

  /// Whether a cell has several numbers, so that it is more than one.
  private func joinsNumbers(_ rows: [TerminalLine]) -> Bool {
    rows.contains { row in
      cells(of: row)?.contains { $0.split(separator: " ").count { Self.isAmount(String($0)) } > 1 }
        == true
    }
  }

  /// Where the words of a header begin that has as many as each row, most of them above numbers: then their order tells
  /// which belong together, wherever they stand.
  ///
  /// The last may be missing where the others are at the same places in all rows, as the paths in `/proc/net/unix`.
  private static func wordByWord(_ header: TerminalLine, _ rows: [TerminalLine]) -> [Int]? {
    let names = header.words
    let words = rows.map(\.words)
    let most = words.map(\.count).max() ?? 0
    let least = words.map(\.count).min() ?? 0
    guard names.count > 3, rows.count > 1, most == names.count,
      !names.contains(where: { isAmount(header.text($0)) }),
      least == most || least == most - 1 && haveSamePlaces(words, upTo: least)
    else { return nil }
    let numeric = names.indices.prefix(least).filter { column in
      zip(rows, words).allSatisfy { isAmount($0.text($1[column])) }
    }
    return numeric.count * 2 > names.count ? names.map(\.lowerBound) : nil
  }

  /// Whether the first words of all rows begin, or end, at the same places.
  private static func haveSamePlaces(_ words: [[Range<Int>]], upTo count: Int) -> Bool {
    guard let first = words.first else { return false }
    return first.indices.prefix(count).allSatisfy { column in
      words.allSatisfy { $0[column].lowerBound == first[column].lowerBound }
        || words.allSatisfy { $0[column].upperBound == first[column].upperBound }
    }
  }

  /// Where the names of a header begin that are set apart by two blanks and more, as are as many cells of each row.
  ///
  /// Then their order tells which belong together, wherever they stand. Numbers below them or their capitals prove that
  /// they are names.
  private static func gapByGap(_ header: TerminalLine, _ rows: [TerminalLine]) -> [Int]? {
    let names = cells(apart: header)
    let cells = rows.map { Self.cells(apart: $0) }
    let hasCapitals = header.text.allSatisfy { !$0.isLetter || $0.isUppercase }
    guard names.count > (hasCapitals ? 1 : 2), rows.count > 1,
      cells.allSatisfy({ $0.count == names.count }),
      !names.contains(where: { isAmount(header.text($0)) }),
      hasCapitals
        || names.indices.contains(where: { column in
          zip(rows, cells).allSatisfy { isAmount($0.text($1[column])) }
        })
    else { return nil }
    return names.map(\.lowerBound)
  }

  /// Where columns begin of which some cells are empty: all others begin or end where the name does; nil where that is not so.
  ///
  /// What stands behind two blanks or more is a cell, so that the places tell all that a rule would.
  private static func sparse(_ header: TerminalLine, _ rows: [TerminalLine]) -> [Int]? {
    let names = cells(apart: header)
    return starts(under: names, header, rows.map { ($0, cells(apart: $0)) }) {
      $0 * 4 >= names.count * 3
    }
  }

  /// Where columns begin whose names are words in capitals behind single blanks, some of them with no cells at all.
  private static func sparseUnderCapitals(
    _ header: TerminalLine, _ rows: [TerminalLine]
  ) -> [Int]? {
    let letters = header.text.filter(\.isLetter)
    // A title in capitals may be above the names.
    guard letters.count > 8, letters.allSatisfy(\.isUppercase),
      rows.first?.text.contains(where: \.isLowercase) == true
    else { return nil }
    return starts(under: header.words, header, rows.map { ($0, $0.words) }) { $0 > 3 }
  }

  /// Where columns begin whose cells all begin or end where their names do.
  ///
  /// - Parameters:
  ///   - names: the names.
  ///   - header: the line that they are in.
  ///   - rows: the rows, with the cells of each.
  ///   - isEnough: whether it is enough that so many columns have cells.
  /// - Returns: the places; nil where a cell is under no name.
  private static func starts(
    under names: [Range<Int>], _ header: TerminalLine,
    _ rows: [(line: TerminalLine, cells: [Range<Int>])],
    _ isEnough: (Int) -> Bool
  ) -> [Int]? {
    guard names.count > 1, rows.count > 1,
      !names.contains(where: { isAmount(header.text($0)) })
    else { return nil }
    let beginnings = Dictionary(
      names.enumerated().map { ($1.lowerBound, $0) }, uniquingKeysWith: { first, _ in first })
    let ends = Dictionary(
      names.enumerated().map { ($1.upperBound, $0) }, uniquingKeysWith: { first, _ in first })
    var columns = names
    var used: Set<Int> = []
    var hasGaps = false
    var (oddCount, cellCount) = (0, 0)
    // Any two words may be above two others, unless the names are in capitals, or above numbers alone.
    let letters = header.text.filter(\.isLetter)
    let hasCapitals = letters.count > 3 && letters.allSatisfy(\.isUppercase)
    var areFigures = names.map { _ in true }
    for (line, cells) in rows {
      for cell in cells {
        var column = beginnings[cell.lowerBound] ?? ends[cell.upperBound]
        if column == nil {
          // A cell in the middle, or one that is off by one, is under a single name.
          let under = names.indices.filter { names[$0].overlaps(cell) }
          (column, oddCount) = (under.count == 1 ? under[0] : nil, oddCount + 1)
        }
        cellCount += 1
        guard let column, oddCount * 8 <= max(cellCount, 8) else { return nil }
        columns[column] =
          min(
            columns[column].lowerBound, cell.lowerBound)..<max(
            columns[column].upperBound, cell.upperBound)
        used.insert(column)
        areFigures[column] = areFigures[column] && WrappedCells.isFigure(line.text(cell))
      }
      hasGaps = hasGaps || cells.count < names.count
    }
    guard hasGaps, isEnough(used.count),
      names.count > 2 || hasCapitals || areFigures.contains(true),
      zip(columns, columns.dropFirst()).allSatisfy({ $0.upperBound < $1.lowerBound })
    else { return nil }
    return columns.map(\.lowerBound)
  }

  /// The words of a line with the single blanks between them.
  static func cells(apart line: TerminalLine) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    for word in line.words {
      if let last = cells.last, word.lowerBound - last.upperBound < 2 {
        cells[cells.count - 1] = last.lowerBound..<word.upperBound
      } else {
        cells.append(word)
      }
    }
    return cells
  }

  /// The rows up to the first blank line, or all of them if a blank line is behind each.
  private static func rows(of lines: ArraySlice<TerminalLine>) -> [TerminalLine] {
    if areSpread(lines) { return lines.filter { !$0.isBlank } }
    // A blank line may part the names from the rows, as in /proc/partitions.
    let rows = lines.first?.isBlank == true ? lines.dropFirst() : lines
    return Array(rows.prefix { !$0.isBlank })
  }

  /// The lines up to the header of another table of the same program, which has some of the names of the first, and up to
  /// its title: `netstat` lists sockets of two kinds.
  static func linesOfTable(
    _ lines: ArraySlice<TerminalLine>, under header: TerminalLine
  ) -> ArraySlice<TerminalLine> {
    let names = header.words.map { header.text($0) }
    let known = Set(names)
    guard names.count > 3, let first = names.first,
      let next = lines.firstIndex(where: { line in
        let words = line.words.map { line.text($0) }
        return words.first == first && words.count > 3 && words.count { known.contains($0) } > 2
          && !words.contains(where: isAmount)
      }), lines[next...].dropFirst().first?.isBlank == false
    else { return lines }
    let end = next - 1
    let isTitle = end >= lines.startIndex && !lines[end].text.contains(where: \.isNumber)
    return lines[..<(isTitle ? end : next)]
  }

  /// Whether exactly one blank line is between any two of several lines.
  ///
  /// A row and the title of another table may stand so, too: two lines have their cells at the same places besides.
  static func areSpread(_ lines: ArraySlice<TerminalLine>) -> Bool {
    let lines = lines.drop { $0.isBlank }
    let places = lines.indices.filter { !lines[$0].isBlank }
    guard let first = places.first, let last = places.last, places.count > 1,
      zip(places, places.dropFirst()).allSatisfy({ $1 - $0 == 2 })
    else { return false }
    guard places.count == 2 else { return true }
    let (above, below) = (cells(apart: lines[first]), cells(apart: lines[last]))
    return above.count > 1 && above.count == below.count
      && zip(above, below).allSatisfy {
        $0.lowerBound == $1.lowerBound || $0.upperBound == $1.upperBound
      }
  }

  /// Whether the cells of the only row begin or end where their names do, as more rows would show.
  private func isExact(_ names: [Range<Int>], _ row: TerminalLine) -> Bool {
    guard !cuts(row) else { return false }
    let words = row.words
    // Two columns need names that are set apart, since any two words may be above two others.
    if count == 2,
      names.contains(where: \.isEmpty) || names[1].lowerBound - names[0].upperBound < 2
    {
      return false
    }
    var exactCount = 0
    let areUnder = zip(names, starts.indices).allSatisfy { name, index in
      let end = index + 1 < starts.count ? starts[index + 1] : max(row.width, starts[index])
      let cell = words.filter { (starts[index]..<end).contains($0.lowerBound) }
      guard let first = cell.first, let last = cell.last else { return false }
      if first.lowerBound == name.lowerBound || last.upperBound == name.upperBound {
        exactCount += 1
        return true
      }
      // Addresses with ports meet their name at the colon.
      return cell.count == 1 && first.overlaps(name)
    }
    return areUnder && (exactCount == count || count > 4 && exactCount * 5 >= count * 3)
  }

  /// Where the first named column begins in a table that has names of rows under nothing; nil if it has none.
  private static func startBehindRowNames(_ rows: [TerminalLine], before name: Int) -> Int? {
    let firstWords = rows.compactMap(\.words.first)
    let isNumbered = zip(rows, firstWords).allSatisfy { isAmount($0.text($1)) }
    let numbersEnd = firstWords.map(\.upperBound).max() ?? 0
    // Row numbers have no blanks in them, as names of rows may.
    let margin = isNumbered && numbersEnd < name ? 0..<numbersEnd + 1 : 0..<name
    guard let start = gap(margin, rows), start > 1,
      rows.allSatisfy({ !$0.text(0..<start).isEmpty })
    else { return nil }
    return start
  }

  /// The column in a gap of the header behind which a column of the rows begins; nil if none is blank.
  private static func gap(_ range: Range<Int>, _ rows: [TerminalLine]) -> Int? {
    let needed = Double(rows.count) * share
    let best = range.map { column in (column, rows.count { $0.isBlank(at: column) }) }
      .filter { Double($0.1) >= needed }
    guard let most = best.map(\.1).max() else { return nil }
    // Values that all end where the name does leave the rest of the gap to the next column, unless its own begin where
    // its name does: first words may all be as long as the name.
    let isUnderNext = rows.allSatisfy {
      $0.isBlank(at: range.upperBound - 1) && !$0.isBlank(at: range.upperBound)
    }
    let isRight =
      range.lowerBound > 0 && !isUnderNext
      && rows.allSatisfy { row in
        row.isBlank(at: range.lowerBound) && !row.isBlank(at: range.lowerBound - 1)
      }
    let found = isRight ? best.first { $0.1 == most } : best.last { $0.1 == most }
    return found.map { $0.0 + 1 }
  }

  /// Where the column of a name begins whose numbers are wider than it, so that they go on below the name before; nil where
  /// not each row has a number under both, or a mark for none under the first, the second of which ends where its name does.
  private static func startOfFigures(
    under word: Range<Int>, _ next: Range<Int>, _ rows: [TerminalLine]
  ) -> Int? {
    var (end, start) = (0, next.lowerBound)
    var haveMarks = true
    for row in rows {
      let cells = row.words.filter { $0.overlaps(word.lowerBound..<next.upperBound) }
      guard cells.count == 2, cells[1].upperBound == next.upperBound,
        isAmount(row.text(cells[1])),
        isAmount(row.text(cells[0])) || isMissing(row.text(cells[0]))
      else { return nil }
      haveMarks = haveMarks && isMissing(row.text(cells[0]))
      end = max(end, cells[0].upperBound)
      start = min(start, cells[1].lowerBound)
    }
    // Two numbers of one row may as well be one with blanks in it.
    let isEnough = rows.count > 1 || haveMarks
    return isEnough && end < start && end <= word.upperBound ? start : nil
  }

  /// The columns without those that begin behind a single blank in the header and in all rows, where all others are further
  /// apart: "First name" above "Peter Berg".
  private func withoutWords(
    _ names: [Range<Int>], _ rows: [TerminalLine], _ header: TerminalLine
  ) -> (AlignedColumns, [Range<Int>]) {
    let gaps = starts.indices.dropFirst().map { index -> (least: Int, most: Int) in
      let all =
        ([names[index].lowerBound - names[index - 1].upperBound])
        + rows.compactMap { row in
          let end = index + 1 < starts.count ? starts[index + 1] : max(row.width, starts[index])
          return Self.blanks(before: starts[index], upTo: end, row)
        }
      return (all.min() ?? 0, all.max() ?? 0)
    }
    let areWords = gaps.map { $0 == (1, 1) }
    let words = gaps.indices.filter { areWords[$0] }
    // Beside numbers, whose columns may touch, only the names show how far apart others are.
    guard !words.isEmpty, words.count < gaps.count,
      gaps.indices.allSatisfy({ index in
        areWords[index]
          || gaps[index].least != 1 && names[index + 1].lowerBound - names[index].upperBound > 1
      })
    else { return (self, names) }
    // A program that writes names in capitals, and parts columns by one blank elsewhere, does so here: "CLS TT" in `ps`.
    let isNarrow = gaps.indices.contains { index in
      !areWords[index] && rows.contains { Self.isNarrow($0, at: starts[index + 1]) }
    }
    if isNarrow, header.text.allSatisfy({ !$0.isLetter || $0.isUppercase }) { return (self, names) }
    var kept: [Int] = []
    var ranges: [Range<Int>] = []
    for index in starts.indices {
      if index > 0, words.contains(index - 1) {
        ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<names[index].upperBound
      } else {
        kept.append(starts[index])
        ranges.append(names[index])
      }
    }
    return (AlignedColumns(kept), ranges)
  }

  /// Whether one blank is between two words at the beginning of a column.
  private static func isNarrow(_ line: TerminalLine, at column: Int) -> Bool {
    zip(line.words, line.words.dropFirst()).contains { word, next in
      next.lowerBound - word.upperBound == 1 && word.upperBound <= column
        && column <= next.lowerBound
    }
  }

  /// How many blanks are before the first word of a cell, 0 beside a number; nil where it has none, or none is before it.
  private static func blanks(before column: Int, upTo end: Int, _ line: TerminalLine) -> Int? {
    guard let next = line.words.first(where: { $0.lowerBound >= column - 1 }),
      next.lowerBound < end,
      let last = line.words.last(where: { $0.upperBound <= next.lowerBound })
    else { return nil }
    // No number is a word of a text, whose column may end right before the next.
    if isAmount(line.text(last)) || isAmount(line.text(next)) { return 0 }
    return next.lowerBound - last.upperBound
  }

  /// The columns without those that no row has: a name of two words, such as "Mounted on".
  private func merged(
    _ names: [Range<Int>], _ rows: [TerminalLine], _ header: TerminalLine
  ) -> (AlignedColumns, [Range<Int>]) {
    var kept: [Int] = []
    var ranges: [Range<Int>] = []
    let cells = rows.compactMap { self.cells(of: $0) }
    var isJoined = false
    for index in starts.indices {
      if isJoined {
        ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<names[index].upperBound
        isJoined = false
        continue
      }
      let isEmpty = cells.allSatisfy { $0[index].isEmpty }
      let isBehind = index > 0 && names[index].lowerBound - names[index - 1].upperBound == 1
      // Values that begin or end where a name does are of that name alone.
      let isBesideEnd =
        isBehind && index + 1 < starts.count
        && names[index + 1].lowerBound - names[index].upperBound == 1
        && (rows.allSatisfy { $0.words.contains { $0.upperBound == names[index - 1].upperBound } }
          || rows.allSatisfy { $0.words.contains { $0.lowerBound == names[index - 1].lowerBound } })
      // The values may as well be under the last word.
      let isUnderThis =
        isBehind && kept.last == starts[index - 1] && cells.allSatisfy { $0[index - 1].isEmpty }
      // Where a single blank parts other names as well, an empty column is one of its own.
      lazy var areNarrow = starts.indices.dropFirst().contains { other in
        other != index && names[other].lowerBound - names[other - 1].upperBound == 1
          && cells.contains { !$0[other].isEmpty } && cells.contains { !$0[other - 1].isEmpty }
      }
      if (isEmpty && isBehind && !isBesideEnd) || isUnderThis && !areNarrow {
        ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<names[index].upperBound
        continue
      }
      // The first word of the next name, in small letters, unlike the names of columns that stay empty: "Local Address".
      isJoined = isEmpty && isBesideEnd && header.text(names[index]).contains(where: \.isLowercase)
      kept.append(starts[index])
      ranges.append(names[index])
    }
    return (AlignedColumns(kept), ranges)
  }

  private func isProven(by header: TerminalLine, _ rows: [TerminalLine]) -> Bool {
    guard let names = cells(of: header) else { return false }
    let cells = rows.compactMap { self.cells(of: $0) }
    let filled = cells.reduce(0) { $0 + $1.count { !$0.isEmpty } }
    guard filled * 10 >= cells.count * count * 6 else { return false }
    let letters = header.text.filter(\.isLetter)
    let hasCapitals = letters.count > 3 && letters.allSatisfy(\.isUppercase)
    let isMixed = rows.contains { $0.text.contains { $0.isLowercase } }
    if hasCapitals, isMixed || rows.contains(where: { $0.text.contains(where: \.isNumber) }) {
      return true
    }
    let numeric = names.indices.filter { column in
      !Self.isAmount(names[column]) && names[column].contains { !$0.isNumber }
        && cells.allSatisfy { Self.isAmount($0[column]) || Self.isMissing($0[column]) }
        && cells.contains { Self.isAmount($0[column]) }
    }
    // Row numbers, as pandas and R print them under nothing.
    if names[0].isEmpty, cells.allSatisfy({ Self.isAmount($0[0]) }) { return true }
    if count > 2, rows.count > 1, ([header] + rows).allSatisfy(isSetApart) { return true }
    if numeric == [1], count == 2, rows.count > 1,
      Self.areFlush([header] + rows) || ([header] + rows).allSatisfy(isSetApart)
    {
      return true
    }
    let others = names.dropFirst(Self.isClock(names[0]) ? 1 : 0)
    return count > 2 && !numeric.isEmpty && !others.contains(where: Self.isAmount)
  }

  /// Whether a word is a time of day with seconds, as stands in place of a name above times.
  static func isClock(_ word: String) -> Bool {
    word.utf8.count == 8 && CivilTime(word, pattern: "%H:%M:%S") != nil
  }

  /// Whether the last word of each line ends at the same place in all, behind a word or behind several and two blanks, and some
  /// are further apart than words of a text.
  private static func areFlush(_ lines: [TerminalLine]) -> Bool {
    var isApart = false
    for line in lines {
      let words = line.words
      guard let last = words.last, words.count > 1,
        last.upperBound == lines[0].words.last?.upperBound
      else { return false }
      let gap = last.lowerBound - words[words.count - 2].upperBound
      guard words.count == 2 || gap > 1 else { return false }
      isApart = isApart || gap > 1
    }
    return isApart
  }

  /// Whether a word of a line begins at each column, behind more than one blank, and no other words are so far apart.
  private func isSetApart(_ line: TerminalLine) -> Bool {
    let words = line.words
    guard words.first?.lowerBound == 0 else { return false }
    let begins = zip(words, words.dropFirst()).filter { $1.lowerBound - $0.upperBound > 1 }
      .map(\.1.lowerBound)
    return begins == Array(starts.dropFirst())
  }

  /// Whether a text is a number, maybe with a short unit: 12%, 4.0K, 5d.
  static func isAmount(_ text: String) -> Bool {
    let digits = text.drop { "+-−<>~≈".contains($0) }
    guard digits.first?.isNumber == true else { return false }
    let rest = digits.drop { $0.isNumber || ".,:".contains($0) }
    return rest.count < 4 && rest.allSatisfy { $0.isLetter || $0 == "%" }
  }

  static func isMissing(_ text: String) -> Bool {
    ["", "-", "NaN", "NaT", "NA", "<NA>", "<none>", "None", "NULL", "null", "?"].contains(text)
  }
}
