// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The parts of a row outside its label: the values of controls, and custom content.
extension PhraseComposer {
  /// The custom content from a cell that is kept out of the label; nil if the cell is empty.
  func customContent(
    _ field: PreparedField, _ cell: CellSlice, _ bytes: RawSpan
  ) throws(CellFailure) -> CustomContent? {
    var value = ByteBuffer()
    var phrase = Phrase(field: 0, start: 0, end: 0, valueStart: 0, cell: cell, number: nil)
    try append(field, cell, bytes, into: &value, &phrase)
    if value.count == 0 { return nil }
    return CustomContent(label: field.headingText, value: value.text())
  }

  /// Throws if a value is outside the range of its control.
  func checkRange(
    _ field: PreparedField, _ value: DecimalNumber, _ cell: CellSlice, _ bytes: RawSpan
  ) throws(CellFailure) {
    guard let range = field.say.usualRange, let number = Double(value.text) else { return }
    guard (range.minimum...range.maximum).contains(number) else {
      let bounds = [range.minimum, range.maximum].map { CellValue($0).text }
      throw failure(field, cell, bytes, expected: "a number from \(bounds[0]) to \(bounds[1])")
    }
  }

  func toggle(_ field: PreparedField, _ cell: CellSlice, _ bytes: RawSpan) -> ToggleState? {
    if let truth = truth(field, cell, bytes) { return truth ? .on : .off }
    guard cell.isText || cell.kind == .number else { return nil }
    let text = TextCleaner.text(of: cell, bytes)
    return text == "mixed" || text == ToggleState.mixed.rawValue ? .mixed : nil
  }
}
