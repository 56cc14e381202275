/// Numbers that are in no cell, such as a mean, in the format of a column's cells.
extension CellFormat {
  /// The text of a number as a cell with it has it; nil where cells hold no numbers.
  func text(of value: DecimalNumber) -> String? {
    var out = ByteBuffer()
    switch form {
    case .number, .bare:
      let prepared = number.prepared(value)
      let frame = frame(of: prepared)
      out.append(frame?.before ?? [])
      if frame?.hasValue ?? true {
        number.append(prepared, withSign: frame == nil, into: &out)
      }
      out.append(frame?.after ?? [])
    case .measure(let format): append(measure: value, format, into: &out)
    case .amount(let format): return format.text(of: value)
    case .text, .calendar, .yesNo, .toggle, .skip: return nil
    }
    return out.text()
  }

  /// A quantity with the digits that the label has, and so what is spoken.
  func rounded(measure value: DecimalNumber) -> DecimalNumber {
    let rounded = value.rounded(toFractionDigits: say.digits?.maximum)
    guard let digits = say.digits, digits.maximum != nil else { return rounded }
    return rounded.trimmed(toFractionDigits: digits.minimum)
  }

  /// Appends a quantity with its unit, and the words for its sign.
  func append(measure value: DecimalNumber, _ format: MeasureFormat, into out: inout ByteBuffer) {
    let rounded = rounded(measure: value)
    let frame = frame(of: rounded)
    out.append(frame?.before ?? [])
    if frame?.hasValue ?? true { format.append(rounded, withSign: frame == nil, into: &out) }
    out.append(frame?.after ?? [])
  }
}
