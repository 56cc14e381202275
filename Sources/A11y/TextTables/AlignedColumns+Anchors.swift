// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension AlignedColumns {
  /// To which end of its name the cells of a column are set.
  private enum Anchor {
    case beginning, end
  }

  /// Where columns begin whose cells all begin, or all end, where their names do, each name a word; nil where one doesn't.
  ///
  /// Single blanks may then part names as well as columns, as in the lists of `squeue` and `lsof`: that each name has cells
  /// of its own tells it from a part of another. Where some have such, one in capitals may be without.
  ///
  /// - Parameters:
  ///   - header: the line of the names.
  ///   - rows: the lines below.
  /// - Returns: the places.
  static func anchored(_ header: TerminalLine, _ rows: [TerminalLine]) -> [Int]? {
    let names = header.words
    guard names.count > 3, rows.count > 1, names[0].lowerBound == 0 || rows.count > 2,
      !names.contains(where: { isAmount(header.text($0)) })
    else { return nil }
    let words = rows.map(\.words)
    var anchors: [Anchor] = []
    var isUsed: [Bool] = []
    for name in names {
      let begun = words.count { $0.contains { $0.lowerBound == name.lowerBound } }
      let ended = words.count { $0.contains { $0.upperBound == name.upperBound } }
      // Of cells as wide as their name, numbers are set to the end.
      let areFigures = begun == ended && areFigures(in: name, rows)
      anchors.append(begun > ended || begun == ended && !areFigures ? .beginning : .end)
      isUsed.append(begun + ended > 0)
    }
    guard isUsed.allSatisfy({ $0 }) || maySpare(names, isUsed, header) else { return nil }
    guard let starts = starts(under: names, anchors, rows) else { return nil }
    let columns = AlignedColumns(starts)
    var isApart = names.map { _ in false }
    for (row, words) in zip(rows, words) {
      guard !columns.cuts(row) else { return nil }
      var last: (column: Int, words: ArraySlice<Range<Int>>)?
      for index in names.indices {
        let end = index + 1 < starts.count ? starts[index + 1] : max(row.width, starts[index])
        let cell = words.drop { $0.lowerBound < starts[index] }.prefix { $0.lowerBound < end }
        guard let first = cell.first, let final = cell.last else { continue }
        switch anchors[index] {
        case .beginning: guard first.lowerBound == names[index].lowerBound else { return nil }
        case .end: guard final.upperBound == names[index].upperBound else { return nil }
        }
        // Beside a number, or with a wider gap in some row, a column is no word of the one before.
        if let last, last.column == index - 1, let before = last.words.last,
          first.lowerBound - before.upperBound == 1
        {
          isApart[index] =
            isApart[index] || isFigure(cell, in: row) || isFigure(last.words, in: row)
        } else {
          isApart[index] = true
        }
        last = (index, cell)
      }
    }
    return zip(isApart, isUsed).allSatisfy { $0 || !$1 } ? starts : nil
  }

  /// Whether columns may have no cells: their names are in capitals, and single blanks part some that have.
  private static func maySpare(
    _ names: [Range<Int>], _ isUsed: [Bool], _ header: TerminalLine
  ) -> Bool {
    guard isUsed.count(where: { $0 }) > 3,
      header.text.allSatisfy({ !$0.isLetter || $0.isUppercase })
    else { return false }
    return names.indices.dropFirst().contains {
      isUsed[$0] && isUsed[$0 - 1] && names[$0].lowerBound - names[$0 - 1].upperBound == 1
    }
  }

  /// Whether what stands under a name is a number in each row.
  private static func areFigures(in name: Range<Int>, _ rows: [TerminalLine]) -> Bool {
    rows.allSatisfy { WrappedCells.isFigure($0.text(name)) }
  }

  /// Whether a cell is one number.
  private static func isFigure(_ cell: ArraySlice<Range<Int>>, in row: TerminalLine) -> Bool {
    cell.count == 1 && cell.first.map { WrappedCells.isFigure(row.text($0)) } == true
  }

  /// Where columns begin that are set to one end of their names each; nil where nothing blank is between two of them.
  private static func starts(
    under names: [Range<Int>], _ anchors: [Anchor], _ rows: [TerminalLine]
  ) -> [Int]? {
    var starts = [anchors[0] == .beginning ? names[0].lowerBound : 0]
    for index in names.indices.dropFirst() {
      switch (anchors[index - 1], anchors[index]) {
      case (_, .beginning): starts.append(names[index].lowerBound)
      case (.end, .end): starts.append(names[index - 1].upperBound + 1)
      case (.beginning, .end):
        let gap = names[index - 1].upperBound..<names[index].lowerBound
        guard let blank = gap.last(where: { column in rows.allSatisfy { $0.isBlank(at: column) } })
        else { return nil }
        starts.append(blank + 1)
      }
    }
    return starts
  }
}
