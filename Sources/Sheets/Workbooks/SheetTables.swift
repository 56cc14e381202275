// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// Writes the tables of a sheet as lines of JSON, one a row.
///
/// A line above a table is its title, a row that names its columns gives the keys, and a row of another kind behind a
/// blank one begins another table.
final class SheetTables {
  private let source: any SheetSource
  private let hasHeader: Bool?
  private var held: [SheetRow] = []
  private var layout: SheetLayout?
  /// Each column's name as JSON, with what precedes its value.
  private var keys: [String] = []
  /// The columns that have had numbers alone.
  private var numeric: Set<Int> = []
  private var lastNumber = 0
  /// What precedes the first table.
  private(set) var titles: [String] = []
  private(set) var isAtEnd = false

  /// How many rows tell where a table is.
  private static let sampleRows = 100
  /// How many tell whether another one begins.
  private static let newTableRows = 8

  /// Reads the first rows of a sheet.
  ///
  /// - Parameters:
  ///   - source: the sheet.
  ///   - headRows: how many rows name the columns; nil to find it out.
  ///   - hasHeader: whether the first row below the titles does; nil to find it out.
  /// - Throws: a ``TableFileError`` when it can't be read.
  init(
    _ source: any SheetSource, headRows: Int? = nil, hasHeader: Bool? = nil
  ) throws(TableFileError) {
    self.source = source
    self.hasHeader = hasHeader
    try hold(max(Self.sampleRows, headRows ?? 0))
    let first = SheetLayout(held, depth: headRows, hasHeader: hasHeader)
    titles = first.titles
    begin(first)
  }

  /// What is left out of the rows that have been read.
  var omissions: SheetOmissions { source.omissions }

  /// Whether the sheet has no rows.
  var isEmpty: Bool { isAtEnd && held.isEmpty }

  /// Appends the next row; false at the end.
  ///
  /// - Throws: a ``TableFileError`` when it can't be read.
  func appendNext(into out: inout ByteBuffer) throws(TableFileError) -> Bool {
    if held.isEmpty { try hold(1) }
    guard let row = held.first else { return false }
    if lastNumber > 0, row.number > lastNumber + 1, try beginsTable() { return true }
    lastNumber = row.number
    for _ in pendingTitles { places.addTitle(above: row.number) }
    places.add(row: row.number)
    write(row, into: &out)
    if row.repeats > 1 {
      // One at a time, since a file of a few bytes may stand for a million rows.
      row.repeats -= 1
      row.number += 1
      return true
    }
    held.removeFirst()
    learn(row)
    source.reuse(row)
    return true
  }

  private func hold(_ count: Int) throws(TableFileError) {
    while held.count < count, !isAtEnd {
      guard let row = try source.next() else {
        isAtEnd = true
        return
      }
      held.append(row)
    }
  }

  private func begin(_ next: SheetLayout) {
    var headRows = next.headRows
    if headRows > 0, held[headRows - 1].repeats > 1 {
      // Of rows that are the same, only the first names the columns.
      headRows -= 1
      held[headRows].repeats -= 1
      held[headRows].number += 1
    }
    for row in held.prefix(headRows) { source.reuse(row) }
    held.removeFirst(headRows)
    layout = next
    numeric = []
    lastNumber = held.first.map { $0.number - 1 } ?? 0
    keys = next.columns.enumerated().map { position, column in
      var key = ByteBuffer()
      key.append(position == 0 ? "" : ", ")
      if let name = column.name {
        JSONString.append(name, into: &key)
        key.append(": ")
      }
      return key.text()
    }
  }

  /// Begins another table if the rows behind a blank one are no rows of this one.
  private func beginsTable() throws(TableFileError) -> Bool {
    try hold(Self.newTableRows)
    // A title may precede the names of its columns.
    let hasTitle = held.first.map { $0.cells.count == 1 } ?? false
    guard let head = held.dropFirst(hasTitle ? 1 : 0).first, head.cells.count > 1,
      head.cells.allSatisfy({ $0.kind == .text }),
      head.cells.contains(where: { numeric.contains($0.column) })
    else { return false }
    try hold(Self.sampleRows)
    let next = SheetLayout(held, hasHeader: hasHeader == false ? false : nil)
    guard next.hasNames, next.headRows > 0, next.headRows < held.count else { return false }
    pendingTitles = next.titles
    begin(next)
    return true
  }

  private var pendingTitles: [String] = []
  private var places = RowPlaces()

  /// The cell in a column, in the row that a line was written for: "B3"; its row alone if there is no such column.
  func cell(inLine line: Int, column name: String) -> String? {
    guard let row = places.row(ofLine: line) else { return nil }
    let column = layout?.columns.first { $0.name == name }
    return column.map { CellReference.name(column: $0.index, row: row) } ?? "row \(row)"
  }

  private func write(_ row: SheetRow, into out: inout ByteBuffer) {
    for title in pendingTitles {
      out.append("[")
      JSONString.append(title, into: &out)
      out.append("]\n")
    }
    pendingTitles = []
    guard let layout else { return }
    // What spans all columns is a heading of the rows below it.
    if let only = row.cells.first, row.cells.count == 1, only.span > 1,
      only.span >= layout.columns.count
    {
      out.append("[")
      row.append(only, into: &out)
      return out.append("]\n")
    }
    out.append(layout.hasNames ? "{" : "[")
    var cells = row.cells[...]
    for (position, column) in layout.columns.enumerated() {
      while let cell = cells.first, cell.column < column.index { cells.removeFirst() }
      out.append(keys[position])
      if let cell = cells.first, cell.column == column.index {
        row.append(cell, into: &out)
      } else {
        out.append("null")
      }
    }
    // What stands beside the columns that were found has no name but its place.
    let last = layout.columns.last?.index ?? -1
    for cell in row.cells where cell.column > last {
      out.append(layout.columns.isEmpty ? "" : ", ")
      if layout.hasNames { out.append("\"column \(cell.column + 1)\": ") }
      row.append(cell, into: &out)
    }
    out.append(layout.hasNames ? "}\n" : "]\n")
  }

  private func learn(_ row: SheetRow) {
    for cell in row.cells {
      if cell.kind == .number || cell.kind == .date || cell.kind == .amount {
        numeric.insert(cell.column)
      }
    }
  }
}
