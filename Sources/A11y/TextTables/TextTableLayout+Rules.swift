// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Telling by rules that a table begins, and where.
extension TextTableLayout {
  /// Whether some first lines begin a table with a rule.
  static func isRuled(_ lines: [TerminalLine]) -> Bool {
    lines.prefix(evidenceLines).indices.contains { index in
      guard let rule = TableRule(lines[index]) else { return false }
      let neighbors = [index - 1, index + 1].filter(lines.indices.contains)
      if rule.hasJoints {
        return neighbors.contains {
          TableRule(lines[$0]) == nil && (BarCells.of(lines[$0])?.count ?? 0) > 0
            && (rule.strokes.count > 1
              || lines[$0].columns.first.map { !$0.properties.isAlphabetic } == true)
        }
      }
      if rule.strokes.count == 1 {
        return isFramed(lines[index...], by: rule) || isUnderlined(lines, at: index)
          || isCounted(lines, at: index)
      }
      return neighbors.contains { isHeader(lines[$0], under: rule) }
    }
  }

  /// Where columns begin whose names are underlined: with the strokes, or behind a gap that all rows have before these.
  ///
  /// PowerShell's strokes are as long as the names, and its cells begin or end where these do: wide ones go on between the
  /// strokes, from either side, and a blank is left there in each row.
  static func starts(of rule: TableRule, over rows: ArraySlice<TerminalLine>) -> [Int] {
    let rows = rows.filter { TableRule($0) == nil && !TextTableRows.isFooter($0) }
    guard !rule.hasJoints, !rows.isEmpty else { return rule.strokes.map(\.lowerBound) }
    let gaps = zip(rule.strokes, rule.strokes.dropFirst()).map { left, right in
      TerminalLine.widestGap(in: rows, left.upperBound..<right.lowerBound)?.upperBound
        ?? right.lowerBound
    }
    return (rule.strokes.first.map { [$0.lowerBound] } ?? []) + gaps
  }

  /// The first line of a table in a frame of several columns, wherever it begins; nil if there is none.
  ///
  /// Below a text only a frame tells enough: two like rules, and between them lines with as many cells; or the rule of
  /// Markdown below a header with as many.
  static func startOfFrame(in lines: [TerminalLine]) -> Int? {
    for (index, line) in lines.enumerated() {
      if isHeaderOfMarkdown(lines, at: index) { return index }
      guard let rule = TableRule(line), rule.hasJoints, rule.strokes.count > 1 else { continue }
      let header = lines[(index + 1)...].prefix { TableRule($0) == nil }
      guard !header.isEmpty, header.count < evidenceLines,
        header.allSatisfy({ BarCells.of($0)?.count == rule.strokes.count }),
        lines.indices.contains(header.endIndex),
        TableRule(lines[header.endIndex])?.strokes == rule.strokes
      else { continue }
      return index
    }
    return nil
  }

  /// The line with the names of the first table of Markdown; nil if there is none.
  static func startOfMarkdown(in lines: [TerminalLine]) -> Int? {
    lines.indices.first { isHeaderOfMarkdown(lines, at: $0) }
  }

  /// Whether a line has the names of columns above a rule of Markdown.
  private static func isHeaderOfMarkdown(_ lines: [TerminalLine], at index: Int) -> Bool {
    guard index + 1 < lines.count, lines[index].columns.contains("|"),
      let rule = TableRule(lines[index + 1]), rule.hasJoints, rule.strokes.count > 1,
      lines[index + 1].columns.allSatisfy({ "|-: ".unicodeScalars.contains($0) }),
      lines[index + 1].columns.contains("|")
    else { return false }
    return TableRule(lines[index]) == nil && BarCells.of(lines[index])?.count == rule.strokes.count
  }

  /// Whether a header of several columns is between a rule of one stroke and another such rule.
  ///
  /// A heading may be framed so, too, but its words are not apart.
  static func isFramed(_ lines: ArraySlice<TerminalLine>, by rule: TableRule) -> Bool {
    let lines = Array(lines.prefix(4))
    guard lines.count == 4, TableRule(lines[2])?.strokes == rule.strokes, !lines[3].isBlank,
      TableRule(lines[3]) == nil
    else { return false }
    let words = lines[1].words
    return zip(words, words.dropFirst()).contains { $1.lowerBound - $0.upperBound > 1 }
      && words.allSatisfy { rule.strokes[0].contains($0.lowerBound) }
  }

  /// Whether a rule of one stroke is between a header and a row of as many columns, each set apart by several blanks, as
  /// Rich draws its simple boxes.
  ///
  /// A cell of the row may be empty, where all others are in the columns of the header.
  private static func isUnderlined(_ lines: [TerminalLine], at index: Int) -> Bool {
    guard index > 0, index + 1 < lines.count, TableRule(lines[index + 1]) == nil else {
      return false
    }
    let rows = lines[(index + 1)...].prefix { !$0.isBlank && TableRule($0) == nil }
    if let starts = AlignedColumns.flushRight(lines[index - 1], Array(rows), needsProof: true),
      starts.count > 2
    {
      return true
    }
    let (names, cells) = (groups(of: lines[index - 1]), groups(of: lines[index + 1]))
    guard names.count > 1 else { return false }
    if names.count == cells.count { return true }
    let columns = cells.map { cell in
      let begun = names.lastIndex { $0.lowerBound <= cell.lowerBound }
      let ended = names.firstIndex { $0.upperBound >= cell.upperBound }
      // At the left, a cell begins where its name does; at the right, it ends so.
      return begun.flatMap { names[$0].lowerBound == cell.lowerBound ? $0 : nil }
        ?? ended.flatMap { names[$0].upperBound == cell.upperBound ? $0 : nil }
    }
    return columns.count > 1 && !columns.contains(nil) && Set(columns).count == columns.count
  }

  /// The parts of a line between which more than one blank is.
  private static func groups(of line: TerminalLine) -> [Range<Int>] {
    line.words.reduce(into: []) { groups, word in
      if let last = groups.last, word.lowerBound - last.upperBound == 1 {
        groups[groups.count - 1] = last.lowerBound..<word.upperBound
      } else {
        groups.append(word)
      }
    }
  }

  /// Whether a rule of one stroke is under a header no wider, and some rows are below it that a footer counts, as `psql`
  /// prints a single column.
  static func isCounted(_ lines: [TerminalLine], at index: Int) -> Bool {
    guard index > 0, !lines[index - 1].isBlank, lines[index - 1].width <= lines[index].width,
      lines[index - 1].columns.first == " "
    else { return false }
    let rows = lines[(index + 1)...].prefix { !$0.isBlank }
    return rows.contains { TextTableRows.isFooter($0) } || isCentered(lines, at: index, above: rows)
  }

  /// Whether a header is in the middle above a rule, and all rows below have a blank at both ends within it, as `psql`
  /// prints them; its footer may be far below.
  private static func isCentered(
    _ lines: [TerminalLine], at index: Int, above rows: ArraySlice<TerminalLine>
  ) -> Bool {
    let (header, width) = (lines[index - 1], lines[index].width)
    let blanks = header.columns.prefix { $0 == " " }.count
    let isInMiddle = blanks == 1 + (width - 2 - (header.width - blanks)) / 2
    return isInMiddle && lines[index].columns.first != " " && !rows.isEmpty
      && rows.allSatisfy { $0.columns.first == " " && $0.width < width }
  }

  /// Whether each word of a line is above or under a stroke of a rule.
  static func isHeader(_ line: TerminalLine, under rule: TableRule) -> Bool {
    // The first column, of row numbers, may have no name.
    guard !line.isBlank, TableRule(line) == nil, let first = rule.strokes.first else {
      return false
    }
    let isNamed = line.words.contains { $0.overlaps(first) }
    let strokes = isNamed ? rule.strokes[...] : rule.strokes.dropFirst()
    guard !strokes.isEmpty, isNamed || strokes.count > 1, line.words.count >= strokes.count else {
      return false
    }
    return line.words.allSatisfy { word in strokes.contains { $0.overlaps(word) } }
      && strokes.allSatisfy { stroke in line.words.contains { $0.overlaps(stroke) } }
  }
}
