// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension LabelReader {
  /// The last item, as rules see it.
  ///
  /// - Parameters:
  ///   - item: the item that ``next(into:)`` returned.
  ///   - label: a buffer that contains only the label it appended.
  /// - Returns: the item to check.
  func checkedItem(_ item: TableItem, label: borrowing ByteBuffer) -> CheckedItem {
    var checked = CheckedItem(
      item: item, label: label.text(), rowNumber: rowNumber, location: location(of: item),
      locale: locale(of: item))
    guard item.isRow else { return checked }
    let row = composedRow(in: label)
    checked.phrases.reserveCapacity(row.phrases.count)
    for (number, phrase) in row.phrases.enumerated() {
      checked.phrases.append(
        CheckedPhrase(phrase, number, of: row, sourceCell(of: phrase, in: row)))
    }
    if checked.phrases.contains(where: \.isControl) {
      checked.elements = elements(of: item, label: label)
    }
    return checked
  }

  /// Where an item is in the input; the title of an index letter is nowhere in it.
  private func location(of item: TableItem) -> InputLocation {
    let (location, path): (TableDescription.TextLocation?, String)
    switch item {
    case .header(let section):
      (location, path) = (
        reader.section(at: section).headerLocation, "sections[\(section)].header"
      )
    case .footer(let section):
      (location, path) = (
        reader.section(at: section).footerLocation, "sections[\(section)].footer"
      )
    case .row: return rowLocation
    }
    return InputLocation(line: location?.line ?? 1, column: location?.column ?? 1, path: path)
  }
}
