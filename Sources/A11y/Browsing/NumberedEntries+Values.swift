// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Going through the values of many rows.
extension NumberedEntries {
  /// Passes the values of one column to a closure.
  ///
  /// - Parameters:
  ///   - column: the index of the column.
  ///   - range: the numbers of the entries; those past the last are left out, and so are headers and footers.
  ///   - isIncluded: whether the entry of a number is wanted.
  ///   - body: receives the number of the entry and its value.
  /// - Throws: a ``ReadingError`` if the input can't be read there.
  package mutating func forEachValue(
    of column: Int, in range: Range<Int>, where isIncluded: (Int) -> Bool = { _ in true },
    _ body: (Int, EntryValue) -> Void
  ) throws(ReadingError) {
    try forEachComposedRow(in: range, where: isIncluded) { labels, label, number in
      body(number, labels.value(in: column, label))
    }
  }

  /// Passes the data of rows to a closure, as it stands in the input.
  ///
  /// - Parameters:
  ///   - range: the numbers of the entries.
  ///   - columns: the indices of the columns.
  ///   - body: receives the number of the entry, and for each column its text and its value in JSON.
  /// - Throws: a ``ReadingError`` if the input can't be read there.
  package mutating func forEachRowOfData(
    in range: Range<Int>, columns: [Int],
    _ body: (Int, [(text: String, json: String)]) -> Void
  ) throws(ReadingError) {
    try forEachRow(in: range) { labels, number, isReadable in
      if isReadable { body(number, columns.map { labels.data(in: $0) }) }
    }
  }
}

extension LabelReader {
  /// Whether numbers are written as texts, as in CSV.
  var numbersAreText: Bool { reader.numbersAreText }

  /// What the row that was read last has in a column of the input, unchanged.
  fileprivate func data(in column: Int) -> (text: String, json: String) {
    let cell = reader.row.cell(column)
    var json = ByteBuffer()
    JSONCell.append(cell, window, into: &json)
    let hasText = cell.kind != .null && cell.kind != .absent
    return (hasText ? TextCleaner.text(of: cell, window) : "", json.text())
  }

  /// The value of the row that was read last in a column.
  fileprivate func value(in column: Int, _ label: borrowing ByteBuffer) -> EntryValue {
    let row = composedRow(in: label)
    let composer = PhraseComposer(numbersAreText: numbersAreText)
    for phrase in row.phrases where !phrase.isAccessory {
      let field = row.field(of: phrase)
      guard field.column == column, row.hasValue(phrase) else { continue }
      let text = row.valueText(of: phrase)
      switch composer.value(of: phrase, field, row.window) {
      case .number(let number):
        // The number that is heard: 1.85% is 1.85.
        let shown = field.format.number.isPercent ? number.inPercent() : number
        return EntryValue(text: text, number: shown, instant: nil)
      case .time(let time): return EntryValue(text: text, number: nil, instant: time.instant)
      case .truth, nil: return EntryValue(text: text, number: nil, instant: nil)
      }
    }
    return EntryValue(text: "", number: nil, instant: nil)
  }
}
