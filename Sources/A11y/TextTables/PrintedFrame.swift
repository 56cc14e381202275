// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A data frame as pandas prints it, with names of columns on several lines, or those of its index on a line of their own.
///
/// ```text
///            v         w
/// q         Q1   Q2   Q1   Q2
/// region
/// N       9.99 -2.5  1.0  2.0
/// ```
///
/// All cells of a column end where its name does. A name above others ends where the first of them does, and a value of
/// the index is not repeated in the rows below it.
struct PrintedFrame {
  let columns: AlignedColumns
  let names: [String]
  /// The index of the line with the lowest names.
  let start: Int
  let firstRow: Int
  /// How many columns of the index have a value that goes for the rows below as well.
  let sparseCount: Int

  /// The most lines of names.
  private static let mostLevels = 4

  /// Finds a frame at the beginning of some lines; nil if there is none.
  ///
  /// - Parameters:
  ///   - texts: the lines as they are, with the blanks at their ends.
  ///   - lines: the same as a terminal shows them.
  init?(_ texts: [String], _ lines: [TerminalLine]) {
    guard let first = lines.firstIndex(where: { !$0.isBlank }) else { return nil }
    let block = lines[first...].prefix { !$0.isBlank }
    // No name is a row of strokes, or of types, which R alone prints.
    if block.prefix(Self.mostLevels + 1).contains(where: {
      TableRule($0) != nil || TextTableLayout.areTypes($0)
    }) {
      return nil
    }
    for levels in 1...Self.mostLevels where levels + 1 < block.count {
      for hasIndexNames in [true, false] {
        let body = first + levels + (hasIndexNames ? 1 : 0)
        guard body < block.endIndex,
          let found = Self.frame(
            block, names: first..<first + levels, body: body,
            indexNames: hasIndexNames ? texts[first + levels] : nil)
        else { continue }
        self = found
        return
      }
    }
    return nil
  }

  private init(
    columns: AlignedColumns, names: [String], start: Int, firstRow: Int, sparseCount: Int
  ) {
    self.columns = columns
    self.names = names
    self.start = start
    self.firstRow = firstRow
    self.sparseCount = sparseCount
  }

  private static func frame(
    _ block: ArraySlice<TerminalLine>, names nameLines: Range<Int>, body: Int, indexNames: String?
  ) -> PrintedFrame? {
    let rows = block[body...]
    let lower = block[nameLines.upperBound - 1]
    // Where all rows end a cell, a name does.
    let indexWidth = indexNames.map { TerminalLine($0).width } ?? 0
    // What begins the line is the name of the axis, and none of a column.
    let ends = lower.words.filter { $0.lowerBound > 0 }.map(\.upperBound).filter { end in
      end > indexWidth
        && rows.allSatisfy { !$0.isBlank(at: end - 1) && $0.isBlank(at: end) }
    }
    guard let firstEnd = ends.first, ends.last == lower.width,
      rows.allSatisfy({ $0.width == lower.width }),
      // Of two as wide, the first may be within a name of several words.
      let blanks = TerminalLine.widestGap(
        in: Array(block[nameLines]) + rows, indexWidth..<firstEnd),
      case let gap = blanks.upperBound - 1,
      rows.contains(where: { !$0.text(0..<gap).isEmpty })
    else { return nil }
    // A single column has no names above names; they are rows that lack a cell.
    if nameLines.count > 1, ends.count == 1 { return nil }
    let dataStart = gap + 1
    // Names that are further apart than words, or that cells end with, are those of columns, some of whose cells are empty.
    let ownWords = lower.words.filter { $0.lowerBound >= dataStart }
    let known = Set(ends)
    let hasEmptyCells = zip(ownWords, ownWords.dropFirst()).contains { word, next in
      let end = word.upperBound
      return !known.contains(end)
        && (next.lowerBound > end + 1
          || rows.allSatisfy { $0.isBlank(at: end) }
            && rows.contains { !$0.isBlank(at: end - 1) })
    }
    if hasEmptyCells { return nil }
    let axisName = lower.text(0..<dataStart)
    var index = AlignedColumns([0])
    var levels = [""]
    if let indexNames {
      let line = TerminalLine(indexNames)
      guard line.width <= gap else { return nil }
      // Below the name of the first column, a row may be a title of those under it; pandas fills up the line of its names.
      if !axisName.isEmpty, indexNames.utf8.count < lower.width || ends.count == 1 { return nil }
      // No number is a name, but a cell of a row that lacks its last ones.
      if line.words.contains(where: { AlignedColumns.isAmount(line.text($0)) }) { return nil }
      (index, levels) = levelsOfIndex(line, rows, gap)
    } else if block[nameLines].contains(where: { $0.text(0..<gap).isEmpty == !axisName.isEmpty }) {
      // The columns of all lines are called something, or those of none.
      return nil
    }
    // An index is in each row: what only some have before the gap is a part of a cell.
    if indexNames == nil, !rows.allSatisfy({ !$0.text(0..<gap).isEmpty }) { return nil }
    // With one line of names, only the places prove it.
    if nameLines.count == 1, indexNames == nil {
      guard axisName.isEmpty, ends.count > 1, rows.count > 1 else { return nil }
    }
    guard
      let groups = groups(block[nameLines.dropLast()], ends: ends, dataStart: dataStart)
    else { return nil }
    let starts = [dataStart] + ends.dropLast()
    let own = zip(starts, ends).map { lower.text($0..<$1) }
    // With something at the beginning of each line, the lowest may be a row like those below: then it has numbers as well.
    if indexNames == nil, !axisName.isEmpty {
      let numeric = own.indices.filter { column in
        rows.allSatisfy { AlignedColumns.isAmount($0.text(starts[column]..<ends[column])) }
      }
      guard !numeric.isEmpty, !numeric.contains(where: { AlignedColumns.isAmount(own[$0]) }) else {
        return nil
      }
    }
    // Values below values are cells of rows.
    let isValue = { (text: String) in
      AlignedColumns.isAmount(text) || !text.isEmpty && AlignedColumns.isMissing(text)
    }
    let areRows = own.indices.contains { column in
      isValue(own[column]) && groups.contains { isValue($0[column]) }
    }
    if areRows { return nil }
    let names = own.indices.map { column in
      (groups.map { $0[column] } + [own[column]]).filter { !$0.isEmpty }.joined(separator: " ")
    }
    return PrintedFrame(
      columns: AlignedColumns(index.starts + starts), names: levels + names,
      start: nameLines.upperBound - 1, firstRow: body, sparseCount: levels.count - 1)
  }

  /// The names of groups for each column, from the lines above the lowest names; nil where one ends elsewhere.
  private static func groups(
    _ lines: ArraySlice<TerminalLine>, ends: [Int], dataStart: Int
  ) -> [[String]]? {
    var groups: [[String]] = []
    for line in lines {
      var names = ends.map { _ in "" }
      var start = dataStart
      var firsts: [Int] = []
      for (column, end) in ends.enumerated()
      where !line.isBlank(at: end - 1) && line.isBlank(at: end) {
        names[column] = line.text(start..<end)
        firsts.append(column)
        start = end
      }
      // Whatever is left would be said nowhere.
      guard let first = firsts.first, first == 0, line.width == start else { return nil }
      for column in ends.indices.dropFirst() where names[column].isEmpty {
        names[column] = names[column - 1]
      }
      groups.append(names)
    }
    return groups
  }

  /// Where the columns of the index begin, and their names.
  private static func levelsOfIndex(
    _ line: TerminalLine, _ rows: ArraySlice<TerminalLine>, _ gap: Int
  ) -> (AlignedColumns, [String]) {
    var starts = [0]
    for word in line.words.dropFirst()
    where rows.allSatisfy({ $0.isBlank(at: word.lowerBound - 1) })
      && rows.contains(where: { !$0.isBlank(at: word.lowerBound) })
    {
      starts.append(word.lowerBound)
    }
    let names = zip(starts, starts.dropFirst() + [gap]).map { line.text($0..<$1) }
    return (AlignedColumns(starts), names)
  }
}
