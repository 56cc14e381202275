// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The markup of rows in a table.
extension HTMLWriter {
  func appendTableRow(
    _ labels: borrowing LabelReader, _ item: TableItem, _ alignment: inout DecimalAlignment,
    into out: inout ByteBuffer
  ) {
    out.append("<tr")
    if label.count > 0 { out.append(attribute: "aria-label", label.text()) }
    let row = labels.composedRow(in: label)
    appendState(row, into: &out)
    out.append(">")
    if let cells = labels.pageCells(of: item, label: label) {
      appendCells(cells, row, numbers: labels.numberColumns(of: row), &alignment, into: &out)
    } else {
      out.append("<td colspan=\"\(max(labels.columnHeadings.count, 1))\">")
      appendLabel(row, into: &out)
      out.append(escaped: row.stateText(after: label.text()))
      appendDetails(row.customContent, in: row.locale, into: &out)
      out.append("</td>")
    }
    out.append("</tr>\n")
  }

  private func appendCells(
    _ cells: [AccessibleElement], _ row: borrowing ComposedRow, numbers: Set<Int>,
    _ alignment: inout DecimalAlignment, into out: inout ByteBuffer
  ) {
    for (column, cell) in cells.enumerated() {
      let isHeader = cell.cell?.isRowHeader == true
      out.append(isHeader ? "<th scope=\"row\"" : "<td")
      if numbers.contains(column), cell.label.contains(where: \.isNumber) {
        let length = alignment.add(cell.label, column: column, mark: row.decimalMark)
        out.append(length > 0 ? " class=\"n f\(length)\"" : " class=\"n\"")
      }
      out.append(">")
      appendRuns(cell.label, in: cell.language ?? row.locale, of: row.locale, into: &out)
      appendDetails(cell.customContent, in: row.locale, into: &out)
      out.append(isHeader ? "</th>" : "</td>")
    }
  }
}

extension LabelReader {
  /// The columns of a table of cells that hold numbers in the last row.
  func numberColumns(of row: borrowing ComposedRow) -> Set<Int> {
    var columns: Set<Int> = []
    for (position, index) in row.cellFields.enumerated() {
      let field = row.fields[index]
      guard field.format.holdsNumbers, let column = row.tableColumn(of: field, at: position) else {
        continue
      }
      columns.insert(column)
    }
    return columns
  }
}

extension CellFormat {
  /// Whether its values are amounts, which are aligned with each other.
  fileprivate var holdsNumbers: Bool {
    switch form {
    case .number, .measure, .amount: say.kind != .year && part == .label
    case .bare, .text, .calendar, .yesNo, .toggle, .skip: false
    }
  }
}

extension ComposedRow {
  /// The decimal mark of the row's locale.
  fileprivate var decimalMark: String { bareNumber.layout.decimalMark.text }
}
