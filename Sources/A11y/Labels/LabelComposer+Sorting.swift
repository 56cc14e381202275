// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The values that rows are sorted by.
extension LabelComposer {
  /// The value of a row in one column: its text, and a byte key that sorts like the value.
  ///
  /// Numbers, dates and truth values have a key; it is nil for text, and empty if there is no
  /// value.
  ///
  /// - Throws: the failure of a cell that is not of its field's type.
  mutating func sortValue(
    in column: Int, _ row: borrowing RowView, _ properties: borrowing RowProperties,
    _ window: borrowing ByteBuffer, _ columns: inout ColumnTable
  ) throws(CellFailure) -> (text: String, key: [UInt8]?) {
    try choosePrototype(for: properties, row, &columns)
    let cell = row.cell(column)
    guard cell.kind != .absent, cell.kind != .null else { return ("", []) }
    let bytes = window.bytes
    let text = TextCleaner.text(of: cell, bytes)
    let field = field(in: column, columns)
    if field.format.looksUpText, field.format.field.missingValues.contains(text) { return ("", []) }
    switch field.format.form {
    case .number, .measure:
      do throws(CellFailure) {
        guard let number = try phraseComposer.number(field, cell, bytes) else { return (text, []) }
        return (text, [1] + number.sortKey)
      } catch {
        // A field that is a number only by its name may hold text.
        guard field.format.isLenient else { throw error }
        return (text, nil)
      }
    case .amount(let format):
      do throws(CellFailure) {
        let number = try phraseComposer.amount(format, field, cell, bytes)
        return (text, number.map { [1] + $0.sortKey } ?? [])
      } catch {
        guard field.format.isLenient else { throw error }
        return (text, nil)
      }
    case .bare where cell.kind == .number:
      let number = try? DecimalNumber(bytes, from: cell.start, to: cell.end)
      return (text, number.map { [1] + $0.sortKey })
    case .calendar(let format):
      // Milliseconds since 1970 are whole numbers far below 2^53.
      guard let time = format.parse(text), let moment = Int64(exactly: time.instant) else {
        return (text, nil)
      }
      let number = DecimalNumber(
        isNegative: moment < 0, significand: UInt128(moment.magnitude), scale: 0)
      return (text, [2] + number.sortKey)
    case .yesNo, .toggle:
      return (text, phraseComposer.truth(field, cell, bytes).map { [1, $0 ? 1 : 0] })
    case .text
    where field.say.kind == .version || field.say.kind == .ipAddress && !text.contains(":"):
      return (text, VersionOrder.sortKey(of: text).map { [2] + $0 })
    case .text where field.say.kind == .identifier:
      return (text, Self.sortKey(ofCode: text))
    case .text where cell.kind == .number:
      let number = try? DecimalNumber(bytes, from: cell.start, to: cell.end)
      return (text, number.map { [1] + $0.sortKey })
    case .bare, .text, .skip:
      return (text, MeasuredText(text).map { [2, $0.kind] + $0.amount.sortKey })
    }
  }

  /// The key of a code that is a number, which people count by though each of its digits is said; nil for any other.
  private static func sortKey(ofCode text: String) -> [UInt8]? {
    let (sign, rest) = (text.prefix { $0 == "-" }, text.drop { $0 == "-" })
    guard rest.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }) else {
      return nil
    }
    // Zeros at the beginning are no part of a number.
    let digits = rest.drop { $0 == "0" }
    let isZero = digits.first.map { !$0.isNumber } ?? !rest.isEmpty
    let bytes = ByteBuffer(sign + (isZero ? "0" : "") + digits)
    return (try? DecimalNumber(bytes.bytes, from: 0, to: bytes.count)).map { [1] + $0.sortKey }
  }

  /// The field of a column in the last row's prototype, or a new one if the prototype omits it.
  private mutating func field(in column: Int, _ columns: borrowing ColumnTable) -> PreparedField {
    if column >= 0, !prototype.isDeclared { discoverFields(upTo: column, columns) }
    if let field = prototype.fields.first(where: { $0.column == column }) { return field }
    return PreparedField(
      Field(columns.name(of: column) ?? ""), column: column, formats: prototype.formats)
  }
}
