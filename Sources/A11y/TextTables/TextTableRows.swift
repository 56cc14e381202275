// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Turns the lines of a text table into rows, one after the other.
///
/// Each line becomes one line of output: a row, or nothing. So a place in the output is one in the input.
struct TextTableRows {
  /// Another table than the first begins.
  struct AnotherTable: Error {
    /// Its line, from 1.
    var line: Int
  }

  private let layout: TextTableLayout
  /// How many lines have been taken.
  private(set) var lineCount = 0
  /// The row that the next line may go on with, and how many lines it has.
  private var row: (cells: [String], lines: Int, goesOn: Set<Int>, cutSigns: [Int: Character])?
  /// Whether the next line may go on with a row.
  var holdsRow: Bool { row != nil }
  /// Whether a blank line is behind each row.
  private let isSpread: Bool
  /// Whether the last line was blank.
  private var isBehindBlank = false
  /// Whether a rule is between all rows, so that a row may have several lines; or between groups of rows.
  private let isGrid: Bool
  /// How wide the columns are in a grid.
  private let widths: [Int]
  /// Which lines go on with the row above them, where no rule parts the rows; nil if none do but those that psql marks.
  private let wrapped: WrappedCells?
  /// The cells of the last line of the row.
  private var lastCells: [String] = []
  private var hasEnded = false
  /// Whether lines are those of another header, up to the next rule.
  private var isInHeader = false
  /// Whether the next line follows a row of columns directly, so that it is a row as well unless it can't be one.
  var isAmongRows: Bool {
    if case .columns = layout.division { return !hasEnded }
    return false
  }
  /// How many lines of text belong to no table, and the first of them, from 1.
  private(set) var leftOut: (count: Int, first: Int)?
  /// The last line that is not blank.
  private var last: TerminalLine?
  /// Whether the last line was a row's, or something else among rows.
  private var isBehindRow = false
  /// Whether the last line was a remark among the rows of a frame.
  private(set) var isBehindRemark = false
  /// The last values that go for rows below as well.
  private var sparse: [String] = []
  /// The last line that was a row's.
  private var lastOfRow: TerminalLine?

  /// - Parameters:
  ///   - layout: the table's layout.
  ///   - lines: its first lines.
  init(_ layout: TextTableLayout, _ lines: [TerminalLine]) {
    self.layout = layout
    let rows = lines.dropFirst(layout.firstRow).prefix { !$0.isBlank }
    // The last rule of any table has no row behind it.
    let rule = rows.firstIndex { Self.rule($0) != nil }
    let body = lines.dropFirst(layout.firstRow).prefix { TableRule($0) == nil }
    // The line above another rule is another header.
    let isCut = body.endIndex < lines.endIndex && body.last?.isBlank == false
    isSpread =
      layout.hasColumns && AlignedColumns.areSpread(isCut ? body.dropLast() : body)
    let next = rule.flatMap { $0 + 1 < rows.endIndex ? rows[$0 + 1] : nil }
    widths = lines.lazy.compactMap { TableRule($0) }.first?.strokes.map(\.count) ?? []
    // In Markdown each line is a row.
    isGrid =
      layout.isRuled && !layout.isMarkdown
      && !Self.areSeveralRows(rows.prefix { Self.rule($0) == nil }, layout)
      && next.map {
        let cells = layout.cells(of: $0)
        return Self.rule($0) == nil && !Self.isFooter($0) && cells?.count == layout.count
          && cells != layout.names
      } ?? false
    let cells = body.compactMap { layout.cells(of: $0) }
    // A footer that counts as many rows as there are lines tells that none goes on.
    let isCounted = lines.contains { Self.rowCount($0) == cells.count }
    wrapped =
      isGrid || layout.isMarkdown || isCounted ? nil : Self.wrapping(cells, lines, layout)
  }

  /// How the cells of a table without rules between its rows are wrapped; nil where they are not.
  private static func wrapping(
    _ cells: [[String]], _ lines: [TerminalLine], _ layout: TextTableLayout
  ) -> WrappedCells? {
    let rules = lines.lazy.compactMap { TableRule($0) }
    // Above the names, a frame may have the ends of its bars alone.
    guard layout.isRuled, let rule = rules.first(where: { !$0.strokes.isEmpty }) else { return nil }
    guard layout.isFramed else {
      // With bars alone, psql prints tables, and marks what goes on; others begin their rules with half a stroke.
      let hasBars = !layout.hasColumns
      if hasBars, !rule.beginsWithHalf { return nil }
      let isTyped = lines.contains { TableRule($0) != nil && $0.columns.contains("-") }
      let found = WrappedCells(
        cells, widths: rule.strokes.map { $0.count - (hasBars ? 2 : 0) },
        leastWidth: isTyped ? leastWrapped : 0)
      return found?.isStrong == true ? found : nil
    }
    let header = lines.indices.contains(layout.start) ? lines[layout.start] : nil
    // Those that put names in the middle of their columns, and cells at the left, wrap nothing: psql and sqlite3.
    let rows = lines.dropFirst(layout.firstRow)
    if let header, !rows.isEmpty,
      rule.strokes.contains(where: { stroke in
        centers(header, in: stroke) && !rows.contains { centers($0, in: stroke) }
      })
    {
      return nil
    }
    // Nor does mysql, which frames with signs that can be typed; what wraps does so in columns that are wide enough.
    let isTyped =
      lines.prefix(layout.firstRow).last?.columns.starts(with: "+-".unicodeScalars) == true
    return WrappedCells(
      cells, widths: rule.strokes.map { $0.count - 2 }, leastWidth: isTyped ? leastWrapped : 0)
  }

  /// Whether a line has a word in the middle of some columns, with room around it.
  private static func centers(_ line: TerminalLine, in columns: Range<Int>) -> Bool {
    let left = columns.prefix { line.isBlank(at: $0) }.count
    let right = columns.reversed().prefix { line.isBlank(at: $0) }.count
    return left > 1 && right > 1 && left < columns.count && abs(left - right) < 2
  }

  /// Takes the next line.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - put: receives a line of output: the cells of a row, or nil for an empty line.
  /// - Throws: ``AnotherTable`` when a table with other columns follows.
  mutating func take(_ line: TerminalLine, _ put: ([String]?) -> Void) throws(AnotherTable) {
    lineCount += 1
    isBehindRemark = false
    if lineCount <= layout.firstRow {
      let names = lineCount == layout.start + 1 ? layout.names : nil
      return put(names)
    }
    defer { if !line.isBlank { last = line } }
    defer { isBehindBlank = line.isBlank }
    // Below the one under its names, a table of Markdown has rows alone, but for the same rule again.
    // The groups of columns may come again as well, above their names.
    if isRuleAgain(line) || isGroupLine(line) {
      finish(put)
      return put(nil)
    }
    if !layout.isMarkdown || hasEnded, let rule = Self.rule(line) {
      isBehindRow = false
      finish(put)
      put(nil)
      return try take(rule)
    }
    if layout.hasColumns, !layout.isRuled, Self.isComment(line.text), !isHeader(line) {
      finish(put)
      put(nil)
      leftOut = ((leftOut?.count ?? 0) + 1, leftOut?.first ?? lineCount)
      return
    }
    if isInHeader { try checkHeader(line) }
    // Blank lines may stand between groups of rows: what fills all columns is no note below the table.
    if hasEnded, !isInHeader, !isHeader(line),
      layout.isFilled(by: line) && (!isUnlikeRows(line) || line.words.count == layout.count)
        || isRowBehindBlank(line)
    {
      hasEnded = false
    }
    guard !hasEnded, !Self.isFooter(line), let cells = layout.cells(of: line) else {
      finish(put)
      put(nil)
      if !line.isBlank, !Self.isFooter(line), !isHeader(line), !layout.isAnnouncement(line) {
        leftOut = ((leftOut?.count ?? 0) + 1, leftOut?.first ?? lineCount)
      }
      // What a program says among rows in a frame, which the frame's end is still below.
      let isAmongFramed =
        layout.isFramed && !layout.isMarkdown && !isInHeader && !line.isBlank && !hasEnded
        && BarCells.of(line) == nil && !Self.isFooter(line) && isBehindRow
      isBehindRemark = isAmongFramed
      if isAmongFramed { return }
      // A header that comes again is followed by more of the table.
      if hasEnded, case .columns = layout.division, isHeader(line) {
        hasEnded = false
      } else if !isInHeader, !(isSpread && line.isBlank && !isBehindBlank) {
        hasEnded = true
      }
      return
    }
    lastOfRow = line
    isBehindRow = true
    take(layout.sparseCount > 0 && !isGap(cells) ? filled(cells) : cells, of: line, put)
  }

  /// Whether a row stands for those that a program left out: signs alone, and nothing where a value goes for more rows.
  private func isGap(_ cells: [String]) -> Bool {
    let filled = layout.sparseCount > 0 ? cells.filter { !$0.isEmpty } : cells
    return filled.allSatisfy { ["…", "...", "..", "·", "⋮", ":"].contains($0) }
  }

  /// The cells of a row, with those above it in the place of empty ones that they go for.
  private mutating func filled(_ cells: [String]) -> [String] {
    var cells = cells
    for column in 0..<min(layout.sparseCount, cells.count) {
      guard cells[column].isEmpty, sparse.indices.contains(column) else { break }
      cells[column] = sparse[column]
    }
    sparse = Array(cells.prefix(layout.sparseCount))
    return cells
  }

  /// Whether a line is a comment among rows, which no value begins like.
  static func isComment(_ text: String) -> Bool { text.hasPrefix("# ") || text.hasPrefix("##") }

  /// Whether a line is the rule under the names of Markdown once more, which some libraries put between all rows.
  private func isRuleAgain(_ line: TerminalLine) -> Bool {
    layout.isMarkdown && !hasEnded && !widths.isEmpty && widths.allSatisfy { $0 > Self.leastStroke }
      && TableRule(line)?.strokes.map(\.count) == widths
  }

  /// Whether a line groups the names, as the one above them.
  private func isGroupLine(_ line: TerminalLine) -> Bool {
    guard let groupLine = layout.groupLine else { return false }
    return groupLine == line.text
  }

  /// The least width of a stroke that is no sign for a missing value.
  private static let leastStroke = 3

  /// A line as a rule; nil for any other, and for a row whose cells are lone hyphens.
  private static func rule(_ line: TerminalLine) -> TableRule? {
    TableRule(line).flatMap { $0.mayBeRow ? nil : $0 }
  }

  /// Whether two of some lines have a number in one column, as no lines of one row have.
  private static func areSeveralRows(
    _ lines: some Sequence<TerminalLine>, _ layout: TextTableLayout
  ) -> Bool {
    var columns: Set<Int> = []
    for line in lines {
      // A line that has no name may go on with the row above it.
      guard let cells = layout.cells(of: line), cells.first?.isEmpty == false else { continue }
      for (column, cell) in cells.enumerated() where WrappedCells.isFigure(cell) {
        if !columns.insert(column).inserted { return true }
      }
    }
    return false
  }

  /// Whether a line has words alone, though rows have numbers: the header of another table, or a remark.
  private func isUnlikeRows(_ line: TerminalLine) -> Bool {
    let hasNumbers = { (line: TerminalLine) in line.text.contains(where: \.isNumber) }
    return lastOfRow.map(hasNumbers) == true && !hasNumbers(line)
  }

  /// Whether a line behind a blank one has a name and numbers, and not in each column, at the places of the row above that:
  /// so a total is set apart.
  private func isRowBehindBlank(_ line: TerminalLine) -> Bool {
    guard case .columns(let columns) = layout.division, isBehindBlank, let lastOfRow,
      columns.areBegun(by: line, below: lastOfRow), let cells = columns.cells(of: line),
      cells.count > 2, !cells[0].isEmpty
    else { return false }
    let values = cells.dropFirst().filter { !$0.isEmpty }
    // Years, and what the columns are called, are names of another table's columns.
    let areNames = values.allSatisfy { layout.names?.contains($0) == true || isYear($0) }
    return !values.isEmpty && values.allSatisfy(WrappedCells.isFigure) && !areNames
  }

  private func isYear(_ text: String) -> Bool {
    text.utf8.count == 4 && Int(text).map { (1800..<2200).contains($0) } == true
  }

  /// Whether a line right below a row may be the header of another table, or of a listing, or is none of the listing.
  private func mayInterrupt(_ line: TerminalLine) -> Bool {
    if layout.hasColumns, BarCells.frame(line) || isFrame(Self.rule(line)) { return true }
    // Below what a program says among rows, a rule of other columns.
    if isBehindRemark, let rule = Self.rule(line), isFrame(rule) {
      return rule.strokes.count != layout.count
    }
    if case .listing(let listing) = layout.division {
      // Its own title is above its rows.
      return lineCount >= layout.firstRow && listing.cells(of: line) == nil
        && !listing.isAnnouncement(line)
    }
    // Under a rule, another table has one as well.
    guard case .columns(let columns) = layout.division, !layout.isRuled, let lastOfRow else {
      return false
    }
    guard Self.mayBeHeader(line, below: lastOfRow) else { return false }
    if Self.mayBeginListing(line) { return true }
    // What begins in each column as the rows do is one, though it has no number.
    let letters = line.text.filter(\.isLetter)
    let hasCapitals = letters.count > 1 && letters.allSatisfy(\.isUppercase)
    return hasCapitals || !columns.areBegun(by: line, below: lastOfRow)
  }

  /// Whether a rule is one of a frame around several columns.
  private func isFrame(_ rule: TableRule?) -> Bool {
    rule.map { $0.strokes.count > 1 && $0.joints.count > $0.strokes.count } ?? false
  }

  /// Whether a line has words alone below amounts, or begins a listing.
  static func mayBeHeader(_ line: TerminalLine, below row: TerminalLine) -> Bool {
    let hasAmounts = { (line: TerminalLine) in
      line.words.contains { AlignedColumns.isAmount(line.text($0)) }
    }
    // Most lines are rows with amounts, and need no more to be known for such.
    // Few names have digits in them, as codes do: "GL591".
    let areCodes =
      line.words.count { line.text($0).contains(where: \.isNumber) } * 2 > line.words.count
    return !hasAmounts(line) && line.words.count > 1 && !areCodes && hasAmounts(row)
      || mayBeginListing(line)
  }

  /// Whether a line is one of a listing of files, or the total that is above them.
  static func mayBeginListing(_ line: TerminalLine) -> Bool {
    Listing.files.cells(of: line) != nil || line.text.hasPrefix("total ")
  }

  /// Whether another table may begin with the next line: this one has ended, and the line is neither a row nor of its header.
  func mayBeginTable(_ line: TerminalLine) -> Bool {
    // Most lines are rows below rows.
    let isBelowRule = last.map { Self.rule($0) != nil } ?? false
    guard !isInHeader, !line.isBlank, !Self.isFooter(line) else { return false }
    guard hasEnded || isBelowRule else { return mayInterrupt(line) }
    if Self.rule(line) != nil, let last {
      // One that closes a frame, and one that opens another.
      if isBelowRule { return true }
      if isHeader(last) { return false }
    }
    return hasEnded && !isRowBehindBlank(line)
      && (!layout.isFilled(by: line) || isUnlikeRows(line) || isHeader(line))
  }

  /// Whether a line has the names of the columns, as the first one.
  private func isHeader(_ line: TerminalLine) -> Bool {
    layout.names.map { layout.cells(of: line) == $0 } ?? false
  }

  /// Whether a line tells how many rows the table has, or how long that took: "(3 rows)", "3 rows in set (0.00 sec)".
  static func isFooter(_ line: TerminalLine) -> Bool {
    let words = line.text.prefix(64).split(separator: " ")
    if words.count > 1, words[0] == "Time:", Double(words[1]) != nil { return true }
    return rowCount(line) != nil
  }

  /// How many rows a footer counts; nil for any other line, and a number beyond all bounds.
  private static func rowCount(_ line: TerminalLine) -> Int? {
    let words = line.text.drop { "([".contains($0) }.prefix(64).split(separator: " ")
    guard words.count > 1, words[0].allSatisfy(\.isNumber),
      ["row", "rows", "row)", "rows)"].contains(words[1])
    else { return nil }
    return Int(words[0])
  }

  /// Takes the line above the next table, which was its title, from those that belong to none.
  mutating func takeTitle() {
    guard let found = leftOut else { return }
    leftOut = found.count > 1 ? (found.count - 1, found.first) : nil
  }

  /// Refuses a header that is not that of this table.
  private func checkHeader(_ line: TerminalLine) throws(AnotherTable) {
    guard let cells = layout.cells(of: line), let names = layout.names else { return }
    let isSame =
      cells.count == names.count && zip(names, cells).allSatisfy { $0.hasPrefix($1) || $1 == "---" }
    // The lines below the names may tell types.
    guard isSame || last.map({ TableRule($0) == nil }) == true else {
      throw AnotherTable(line: lineCount)
    }
  }

  /// Puts out what is left.
  mutating func finish(_ put: ([String]?) -> Void) {
    guard let row = row.take() else { return }
    put(row.cells)
    for _ in 1..<max(row.lines, 1) { put(nil) }
  }

  private mutating func take(_ rule: TableRule) throws(AnotherTable) {
    if isInHeader {
      isInHeader = false
      return
    }
    // A rule below a table that has none is no part of it.
    if case .columns = layout.division, !layout.isRuled {
      hasEnded = true
      return
    }
    if rule.isLast { hasEnded = true }
    // The third one of a simple table of reStructuredText.
    if layout.isClosed(by: rule) {
      hasEnded = true
      return
    }
    guard hasEnded, !rule.isLast else { return }
    // Behind a blank line, one below columns is above what belongs to none of them.
    if layout.hasColumns, isBehindBlank { return }
    // A rule behind the end begins another table, or is under its header.
    if rule.strokes.count == 1, layout.count > 1, last?.words.count == 1, last?.columns.first == " "
    {
      throw AnotherTable(line: lineCount)
    }
    let above = last.flatMap { TableRule($0) == nil ? layout.cells(of: $0) : nil }
    if let above, above.count > 1, above != layout.names { throw AnotherTable(line: lineCount) }
    hasEnded = false
    isInHeader = above != layout.names && layout.names != nil
  }

  private mutating func take(
    _ cells: [String], of line: TerminalLine, _ put: ([String]?) -> Void
  ) {
    // Names that come again, rows that were left out, and a line across the table.
    let isNameless = layout.names?.allSatisfy { Double($0) != nil } ?? true
    let isNoRow =
      isInHeader || cells == layout.names && !isNameless
      || (cells.count == 1 && layout.count > 1 && !BarCells.isCut(line))
      || isGap(cells)
    if isNoRow {
      // A line across the table is told, as those beside it are.
      let isAcross = !isInHeader && cells.count == 1 && layout.count > 1 && cells[0].count > 1
      if isAcross { leftOut = ((leftOut?.count ?? 0) + 1, leftOut?.first ?? lineCount) }
      finish(put)
      return put(nil)
    }
    let marked = continuations(in: cells, of: line)
    let cut = cuts(in: cells, of: line)
    if var row = self.row.take() {
      if !row.cutSigns.isEmpty, row.cells.count == cells.count,
        cells.indices.allSatisfy({ index in
          cells[index].isEmpty || row.cutSigns[index].map { cells[index].first == $0 } ?? false
        })
      {
        for index in cells.indices where !cells[index].isEmpty {
          // Neither the sign at the end nor that at the beginning is of the text.
          row.cells[index] = String(row.cells[index].dropLast() + cells[index].dropFirst())
        }
        row.lines += 1
        (row.goesOn, row.cutSigns) = (marked, cut)
        self.row = row
        lastCells = cells
        return
      }
      let joins =
        isGrid && !isAnotherRow(cells)
        || wrapped?.goesOn(cells, below: lastCells, of: row.cells) == true
        || !row.goesOn.isEmpty
          && cells.indices.allSatisfy { row.goesOn.contains($0) || cells[$0].isEmpty }
      if joins, row.cells.count == cells.count {
        for index in cells.indices where !cells[index].isEmpty || row.goesOn.contains(index) {
          if row.goesOn.contains(index) { Self.unmark(&row.cells[index]) }
          let isFirst = row.cells[index].isEmpty
          row.cells[index] += (isFirst || cells[index].isEmpty ? "" : " ") + cells[index]
        }
        row.lines += 1
        (row.goesOn, row.cutSigns) = (marked, cut)
        self.row = row
        lastCells = cells
        return
      }
      self.row = row
      finish(put)
    }
    row = (cells, 1, marked, cut)
    lastCells = cells
    // Only a row in a frame, or a cell that psql marks, may go on.
    if !layout.isFramed, !isGrid, wrapped == nil, marked.isEmpty, cut.isEmpty { finish(put) }
  }

  /// Whether a line in a grid is no more of the row above it: both have a number in one column, or something in each, of
  /// which some word would have had room in the line above.
  private func isAnotherRow(_ cells: [String]) -> Bool {
    guard cells.count == lastCells.count else { return false }
    let pairs = zip(lastCells, cells)
    let goesOn = lastCells.first?.isEmpty == false && cells.first?.isEmpty == true
    let figures = cells.indices.filter {
      WrappedCells.isFigure(lastCells[$0]) && WrappedCells.isFigure(cells[$0])
    }
    // A number that fills its column may go on below, where the row's name doesn't.
    let areCut = figures.allSatisfy { at in
      widths.indices.contains(at) && TerminalLine(lastCells[at]).width >= widths[at] - 2
    }
    if !figures.isEmpty, !(goesOn && areCut) { return true }
    guard widths.count == cells.count, pairs.allSatisfy({ !$0.isEmpty && !$1.isEmpty }) else {
      return false
    }
    // Nobody wraps texts in columns that are all narrow.
    if widths.allSatisfy({ $0 < Self.leastWrapped }) { return true }
    return zip(pairs, widths).contains { pair, width in
      let word = pair.1.prefix { $0 != " " }
      // A blank is at both ends of a cell.
      return TerminalLine(pair.0).width + 1 + TerminalLine(String(word)).width <= width - 2
    }
  }

  /// How wide the widest column is, at least, in which texts are wrapped.
  private static let leastWrapped = 12

  /// The cells that end with a sign by which psql tells that they go on in the next line, behind a line break of theirs.
  ///
  /// It is right before the bar, where a cell's own sign has a blank behind it: the mark "A+".
  private func continuations(in cells: [String], of line: TerminalLine) -> Set<Int> {
    marked(by: "+", in: cells, of: line).union(marked(by: "↵", in: cells, of: line))
  }

  /// The cells that psql has cut to fit, by the sign that stands where they are, at both sides.
  private func cuts(in cells: [String], of line: TerminalLine) -> [Int: Character] {
    var found: [Int: Character] = [:]
    for sign: Unicode.Scalar in [".", "…"] {
      for index in marked(by: sign, in: cells, of: line) { found[index] = Character(sign) }
    }
    return found
  }

  /// The cells that end with a sign right before the bar behind them.
  private func marked(
    by sign: Unicode.Scalar, in cells: [String], of line: TerminalLine
  ) -> Set<Int> {
    guard case .bars(let isFramed) = layout.division, !layout.isMarkdown else { return [] }
    return BarCells.cells(of: line, isFramed: isFramed, endIn: sign)
      .filter { cells.indices.contains($0) && cells[$0].last == Character(sign) }
  }

  private static func unmark(_ cell: inout String) {
    cell.removeLast()
    while cell.last == " " { cell.removeLast() }
  }
}
