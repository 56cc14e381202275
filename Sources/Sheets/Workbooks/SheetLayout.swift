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
  init(_ rows: [SheetRow]) {
    let usual = Self.usualCount(rows)
    if usual > 1 {
      // A line above a table has a few cells of its own.
      while headRows < min(rows.count - 1, Self.mostTitles), rows[headRows].cells.count * 2 <= usual,
        rows[headRows].cells.count < usual
      {
        if Self.spreads(rows[headRows], over: rows[headRows + 1]) { break }
        let row = rows[headRows]
        titles.append(row.cells.map(row.text).joined(separator: " "))
        headRows += 1
      }
    }
    findNames(Array(rows[headRows...]))
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

  private mutating func findNames(_ rows: [SheetRow]) {
    guard let first = rows.first else { return }
    var indices = Set(rows.joined().map(\.column))
    var names: [Int: String] = [:]
    var body = rows.dropFirst()
    for cell in first.cells { names[cell.column] = Self.name(first, cell) }
    if let next = body.first, Self.spreads(first, over: next) {
      for cell in first.cells {
        for column in cell.column..<cell.column + cell.span where column != cell.column {
          names[column] = names[cell.column]
        }
      }
      for cell in next.cells {
        let name = Self.name(next, cell)
        names[cell.column] = [names[cell.column], name].compactMap(\.self).removingRepeats()
          .joined(separator: " ")
      }
      body = body.dropFirst()
      headRows += 2
    } else if Self.names(first, columnsOf: Array(body), indices) {
      headRows += 1
    } else {
      columns = indices.sorted().map { Column(index: $0) }
      return
    }
    indices.formUnion(names.keys)
    var taken: Set<String> = []
    columns = indices.sorted().enumerated().map { number, index in
      let given = names[index] ?? (number == 0 ? "" : "column \(number + 1)")
      var name = given
      var copy = 2
      while !taken.insert(name).inserted {
        name = "\(given) \(copy)"
        copy += 1
      }
      return Column(index: index, name: name)
    }
  }

  private static func name(_ row: SheetRow, _ cell: SheetRow.Cell) -> String {
    row.text(of: cell).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func names(
    _ first: SheetRow, columnsOf rows: [SheetRow], _ indices: Set<Int>
  ) -> Bool {
    let order = indices.sorted()
    func texts(_ row: SheetRow) -> [String] {
      order.map { column in row.cell(at: column).map(row.text) ?? "" }
    }
    // Truth and amounts are never names.
    if first.cells.contains(where: { $0.kind == .truth }) { return false }
    return DelimitedHeader(texts(first), above: rows.map(texts)).namesColumns
  }
}

extension SheetRow: Sequence {
  func makeIterator() -> IndexingIterator<[Cell]> { cells.makeIterator() }
}

extension [String] {
  /// Without texts that are the same as the one before.
  fileprivate func removingRepeats() -> [String] {
    enumerated().filter { $0.offset == 0 || self[$0.offset - 1] != $0.element }.map(\.element)
  }
}
