// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// Where a table is on a sheet: what precedes it, the names of its columns, and its first row.
struct SheetLayout {
  /// A column that is read.
  struct Column {
    /// Its number in the sheet, from 0.
    var index: Int
    /// Its name; nil in a table whose columns have none.
    var name: String?
  }

  /// The texts above the table.
  private(set) var titles: [String] = []
  private(set) var columns: [Column] = []
  /// How many of the rows that were looked at precede the first of the table.
  private(set) var headRows = 0
  var hasNames: Bool { columns.contains { $0.name != nil } }

  /// The most rows of notes above a table.
  private static let mostTitles = 20

  /// Finds the table that some rows begin with.
  ///
  /// - Parameters:
  ///   - rows: the rows.
  ///   - depth: how many of them name the columns; nil to find it out.
  ///   - hasHeader: whether the first row below the titles names the columns; nil to find it out.
  init(_ rows: [SheetRow], depth: Int? = nil, hasHeader: Bool? = nil) {
    if let depth, (1..<max(rows.count, 1)).contains(depth) {
      findNames(rows, depth: depth)
      return
    }
    if depth == 0 {
      columns = Set(rows.joined().map(\.column)).sorted().map { Column(index: $0) }
      return
    }
    let usual = Self.usualCount(rows)
    while headRows < min(rows.count - 1, Self.mostTitles),
      Self.isTitle(rows[headRows], above: rows[(headRows + 1)...], usual: usual)
    {
      titles.append(Self.text(of: rows[headRows]))
      headRows += 1
    }
    if headRows > 0 {
      let count = Self.notes(rows[headRows...], usual: usual)
      titles += rows[headRows..<headRows + count].map(Self.text)
      headRows += count
    }
    let order = Set(rows.joined().map(\.column)).sorted()
    let texts = rows[headRows...].prefix(20).map { row in
      order.map { column in row.cell(at: column).map(row.text) ?? "" }
    }
    if DelimitedHeader.isBelowValues(texts) {
      titles += rows[headRows..<headRows + 2].map(Self.text)
      headRows += 2
    }
    let table = Array(rows[headRows...])
    if hasHeader == false {
      columns = Set(table.joined().map(\.column)).sorted().map { Column(index: $0) }
    } else {
      findNames(table, depth: hasHeader == true ? Self.depth(table[...]) : nil)
    }
  }

  /// Whether a row is a line above a table: it has a few cells of its own, and names no columns.
  private static func isTitle(
    _ row: SheetRow, above others: ArraySlice<SheetRow>, usual: Int
  ) -> Bool {
    guard let next = others.first else { return false }
    let count = row.cells.count
    // A blank row sets apart what has more cells, too.
    let isApart = next.number > row.number + 1 && count < next.cells.count
    guard usual > 1, count < usual, count * 2 <= usual || isApart, !spreads(row, over: next),
      !isRightAbove(row, others, usual: usual)
    else { return false }
    // Of two columns, the first may have no name.
    let isBeside = (row.cells.first?.column ?? 0) > (next.cells.first?.column ?? 0)
    return !(isBeside && row.cells[0].span == 1 && next.number == row.number + 1)
  }

  private static func text(of row: SheetRow) -> String {
    row.cells.map(row.text).joined(separator: " ")
  }

  /// Whether words side by side are right above columns of which one has numbers or dates alone, as names are, though
  /// another table may be beside theirs.
  private static func isRightAbove(
    _ row: SheetRow, _ others: ArraySlice<SheetRow>, usual: Int
  ) -> Bool {
    guard row.cells.count > 1, others.first?.number == row.number + 1,
      row.cells.allSatisfy({ $0.kind == .text && $0.span == 1 }),
      let first = row.cells.first, let last = row.cells.last,
      last.column - first.column == row.cells.count - 1, others.count > 2
    else { return false }
    let below = others.prefix(10)
    // Behind a form's fields, the names of the table are below.
    if below.contains(where: { $0.cells.count >= usual && $0.cells.allSatisfy { $0.kind == .text } }
    ) {
      return false
    }
    return row.cells.contains { cell in
      below.allSatisfy { row in
        row.cell(at: cell.column).map { $0.kind != .text } ?? false
      }
    }
  }

  /// How many rows of notes with as many cells as the table are between its titles and the names of its columns: a row
  /// of names alone is the last above numbers and dates, and one above it has gaps.
  private static func notes(_ rows: ArraySlice<SheetRow>, usual: Int) -> Int {
    let isText = { (row: SheetRow) in row.cells.allSatisfy { $0.kind == .text } }
    let first = Array(rows.prefix { isText($0) })
    // One row above another may have the names of groups, or stand above units.
    guard usual > 2, first.count > 2, first.count <= mostTitles, first.count + 1 < rows.count,
      let names = first.last, names.cells.count == usual,
      Set(names.cells.map(names.text)).count == usual,
      names.cells.allSatisfy({ $0.span == 1 }),
      // Each row of names of groups spans columns; one of notes does so by chance.
      first.dropLast().contains(where: { row in
        row.cells.count < usual && row.cells.allSatisfy { $0.span == 1 }
      })
    else { return 0 }
    let below = rows.dropFirst(first.count).prefix(10)
    let isMeasured = names.cells.contains { cell in
      below.allSatisfy { row in
        row.cell(at: cell.column).map { $0.kind != .text } ?? true
      }
    }
    let isFull = below.count { $0.cells.count == usual } * 2 > below.count
    return isMeasured && isFull ? first.count - 1 : 0
  }

  /// The number of cells that most rows have.
  private static func usualCount(_ rows: [SheetRow]) -> Int {
    var times: [Int: Int] = [:]
    for row in rows { times[row.cells.count, default: 0] += 1 }
    return times.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
  }

  /// Whether a row has names for groups of the columns that the next one names.
  private static func spreads(_ row: SheetRow, over next: SheetRow) -> Bool {
    row.cells.contains { $0.span > 1 } && row.cells.count > 1
      && next.cells.count > row.cells.count && next.cells.allSatisfy { $0.kind == .text }
  }

  /// How many rows name the columns, if those that begin with a row do: a name may span several, and one row may name
  /// groups of the columns that the next one names.
  private static func depth(_ rows: ArraySlice<SheetRow>) -> Int {
    guard let first = rows.first, first.cells.count > 1 else { return 1 }
    let spanned = first.cells.map(\.rowSpan).max() ?? 1
    // What reaches down beside a cell that neither does nor has names below it is a group of rows.
    if spanned > 1, spanned < rows.count,
      first.cells.allSatisfy({ $0.rowSpan > 1 || $0.span > 1 }),
      rows.prefix(spanned).joined().allSatisfy({ $0.kind == .text })
    {
      return spanned
    }
    let groups = zip(rows, rows.dropFirst()).prefix { spreads($0, over: $1) }
    let depth = min(groups.count + 1, rows.count)
    return groups.allSatisfy { namesGroups($0, of: $1) }
      || isMeasured(rows[(rows.startIndex + depth - 1)...]) ? depth : 1
  }

  /// Whether nothing is below the cells that span no columns, as nothing more is to be named there.
  private static func namesGroups(_ row: SheetRow, of next: SheetRow) -> Bool {
    row.cells.allSatisfy { $0.span > 1 || next.cell(at: $0.column) == nil }
  }

  /// Whether numbers, dates or truth values alone are right below one of the first row's cells, up to a blank row.
  private static func isMeasured(_ rows: ArraySlice<SheetRow>) -> Bool {
    guard let names = rows.first else { return false }
    let below = zip(rows.dropFirst(), rows).prefix { $0.number == $1.number + 1 }.prefix(10)
      .map(\.0)
    guard !below.isEmpty else { return false }
    return names.cells.contains { cell in
      below.allSatisfy { row in
        row.cell(at: cell.column).map { $0.kind != .text } ?? false
      }
    }
  }

  private mutating func findNames(_ rows: [SheetRow], depth known: Int? = nil) {
    guard let first = rows.first else { return }
    var indices = Set(rows.joined().map(\.column))
    var names: [Int: String] = [:]
    let depth = known ?? Self.depth(rows[...])
    guard
      known != nil || depth > 1 || Self.names(first, columnsOf: Array(rows.dropFirst()), indices)
    else {
      columns = indices.sorted().map { Column(index: $0) }
      return
    }
    headRows += depth
    for row in rows.prefix(depth) { Self.add(row, to: &names, isLast: row === rows[depth - 1]) }
    indices.formUnion(names.keys)
    var taken: Set<String> = []
    var copies: [String: Int] = [:]
    columns = indices.sorted().enumerated().map { number, index in
      let given = names[index] ?? (number == 0 ? "" : "column \(number + 1)")
      var name = given
      while !taken.insert(name).inserted {
        // Each number is tried once, however many columns have the name.
        let copy = copies[given, default: 1] + 1
        copies[given] = copy
        name = "\(given) \(copy)"
      }
      return Column(index: index, name: name)
    }
  }

  /// Adds a row's names behind those above them; what spans columns is a name of each, unless nothing is below.
  private static func add(_ row: SheetRow, to names: inout [Int: String], isLast: Bool) {
    for cell in row.cells {
      let name = row.text(of: cell).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for column in cell.column..<cell.column + (isLast ? 1 : cell.span) {
        let above = names[column]
        if above == name || above?.hasSuffix(" " + name) == true { continue }
        names[column] = above.map { $0 + " " + name } ?? name
      }
    }
  }

  /// How many rows below a first one are looked at, if some stand for several.
  private static let mostCopies = 100

  private static func names(
    _ first: SheetRow, columnsOf rows: [SheetRow], _ indices: Set<Int>
  ) -> Bool {
    let order = indices.sorted()
    func texts(_ row: SheetRow) -> [String] {
      order.map { column in row.cell(at: column).map(row.text) ?? "" }
    }
    // Truth and amounts are never names.
    if first.cells.contains(where: { $0.kind == .truth || $0.kind == .amount }) { return false }
    if rows.isEmpty, first.repeats == 1, first.cells.contains(where: { $0.kind != .text }) {
      return false
    }
    // Rows that one stands for count as if each was written.
    var below = [[String]](repeating: texts(first), count: min(first.repeats - 1, mostCopies))
    for row in rows where below.count < mostCopies {
      below += repeatElement(texts(row), count: min(row.repeats, mostCopies - below.count))
    }
    return DelimitedHeader(texts(first), above: below).namesColumns
  }
}

extension SheetRow: Sequence {
  func makeIterator() -> IndexingIterator<[Cell]> { cells.makeIterator() }
}
