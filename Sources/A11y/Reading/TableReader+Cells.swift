// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The cells of the row that was read last, and where they are in the input.
extension TableReader {
  /// The offset in the window of a cell of the last row read, including its opening quotation mark.
  ///
  /// It is the offset of the row if there is no such cell.
  func offset(of cell: CellSlice) -> Int {
    if cell.kind == .absent || cell.kind == .null { return input.rowStart.position }
    return isQuoted(cell) ? cell.start - 1 : cell.start
  }

  /// Whether a cell of the last row read is in quotation marks.
  func isQuoted(_ cell: CellSlice) -> Bool {
    cell.isText && cell.start > 0
      && input.buffer.storage.bytes.byte(cell.start - 1) == UInt8(ascii: "\"")
  }

  /// The path to a field of the last row read; to the row itself if the field has no name.
  func path(toField name: String) -> String {
    currentPath + (name.isEmpty ? "" : ".\(name)")
  }

  /// The last row read, as a program would provide it.
  var rowValue: DataRow {
    let bytes = input.buffer.storage.bytes
    var value = DataRow([])
    value.properties = properties
    for column in row.order {
      let cell = row.cell(column)
      let content: CellValue =
        switch cell.kind {
        case .absent, .null: .null
        case .true: .bool(true)
        case .false: .bool(false)
        case .number: .number(TextCleaner.text(of: cell, bytes))
        case .text, .escapedText, .doubledQuotes, .escapedQuotes:
          .text(TextCleaner.text(of: cell, bytes))
        case .container: .json(bytes.text(from: cell.start, to: cell.end))
        }
      // The cells of a row without names are named by their indices.
      let name = row.isPositional && columns.isOpen ? nil : columns.name(of: column)
      value.cells.append(DataRow.Cell(name ?? String(column), content))
    }
    return value
  }
}
