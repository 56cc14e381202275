// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers that are in no cell, such as a mean, in the format of a column's cells.
extension CellFormat {
  /// Writes a number as a cell with it has it.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - isComputed: whether it has digits that nobody wrote.
  /// - Returns: the text; nil where cells hold no numbers.
  func text(of value: DecimalNumber, isComputed: Bool = false) -> String? {
    var out = ByteBuffer()
    switch form {
    case .number, .bare:
      var number = number
      if isComputed { (number.kept.exact, number.kept.exactFraction) = (0, 0) }
      let prepared = number.prepared(value)
      append(framed: prepared, into: &out) { number.append(prepared, withSign: $0, into: &$1) }
    case .measure(let format): append(measure: value, format, into: &out)
    case .amount(let format): return format.text(of: value)
    case .text, .calendar, .yesNo, .toggle, .skip: return nil
    }
    return out.text()
  }

  /// A quantity with the digits that the label has, and so what is spoken.
  func rounded(measure value: DecimalNumber) -> DecimalNumber {
    number.kept.rounded(value, to: say.digits ?? .all)
  }

  /// Appends a quantity with its unit, and the words for its sign.
  func append(measure value: DecimalNumber, _ format: MeasureFormat, into out: inout ByteBuffer) {
    let rounded = rounded(measure: value)
    append(framed: rounded, into: &out) { format.append(rounded, withSign: $0, into: &$1) }
  }

  /// Appends a number between the words for its sign, or with its sign where there are none.
  private func append(
    framed number: DecimalNumber, into out: inout ByteBuffer,
    _ write: (_ withSign: Bool, _ out: inout ByteBuffer) -> Void
  ) {
    let frame = frame(of: number)
    out.append(frame?.before ?? [])
    if frame?.hasValue ?? true { write(frame == nil, &out) }
    out.append(frame?.after ?? [])
  }
}
