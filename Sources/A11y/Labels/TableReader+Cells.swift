/// The cells of the row that was read last, and where they are in the input.
extension TableReader {
  /// The error of a cell of the row that was read last, with its place in the input.
  func error(of failure: CellFailure) -> ReadingError {
    input.error(
      .value, at: offset(of: failure.cell), failure.reason, path: path(toField: failure.field)
    ).recoverable
  }

  /// Where a cell of the row that was read last begins in the window, a quoted one with its quotation mark; where its row
  /// begins when there is none.
  func offset(of cell: CellSlice) -> Int {
    if cell.kind == .absent || cell.kind == .null { return input.rowStart.position }
    return isQuoted(cell) ? cell.start - 1 : cell.start
  }

  /// Whether a cell of the row that was read last stands in quotation marks.
  func isQuoted(_ cell: CellSlice) -> Bool {
    cell.isText && cell.start > 0
      && input.buffer.storage.bytes.byte(cell.start - 1) == UInt8(ascii: "\"")
  }

  /// The path to a field of the row that was read last; to the row itself when the field has no name.
  func path(toField name: String) -> String {
    currentPath + (name.isEmpty ? "" : ".\(name)")
  }

  /// The row that was read last, as a program would give it.
  var rowValue: Row {
    let bytes = input.buffer.storage.bytes
    var value = Row([])
    value.properties = properties
    for column in row.order {
      let cell = row.cell(column)
      let content: Value =
        switch cell.kind {
        case .absent, .null: .null
        case .true: .bool(true)
        case .false: .bool(false)
        case .number: .number(TextCleaner.text(of: cell, bytes))
        case .text, .escapedText, .doubledQuotes: .text(TextCleaner.text(of: cell, bytes))
        case .container: .text(bytes.text(from: cell.start, to: cell.end))
        }
      // A row without names has its places for names.
      let name = row.isPositional && columns.isOpen ? nil : columns.name(of: column)
      value.cells.append(Row.Cell(name ?? String(column), content))
    }
    return value
  }
}
