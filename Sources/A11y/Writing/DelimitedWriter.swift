// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Writes rows as CSV or TSV, with the same columns for every table: index path, label, and
/// properties.
///
/// CSV follows RFC 4180, with a line feed as the line ending. Text that a spreadsheet would treat
/// as a formula gets a leading apostrophe, which spreadsheets don't display; numbers are left
/// unchanged.
///
/// Source: https://www.rfc-editor.org/rfc/rfc4180, https://owasp.org/www-community/attacks/CSV_Injection
struct DelimitedWriter: FormatWriter, ~Copyable {
  private let options: WritingOptions
  private let separator: UInt8
  private var label = ByteBuffer()
  private var spoken = SpokenForm()
  private let speaker = SpokenComposer()
  private var hasHeader = false

  init(_ options: WritingOptions) {
    self.options = options
    separator = UInt8(ascii: options.format == .tsv ? "\t" : ",")
  }

  mutating func writeNext(
    from labels: inout LabelReader, into out: inout ByteBuffer
  ) throws(ReadingError) -> TableItem? {
    label.removeAll()
    if !hasHeader { appendHeader(labels.keptFields, into: &out) }
    guard let item = try labels.next(into: &label) else { return nil }
    if options.rowsOnly, !item.isRow { return item }
    let elements = labels.elements(of: item, label: label)
    let element = elements.first { $0.isWholeRow } ?? elements.first ?? AccessibleElement()
    appendIndexPath(item, labels, into: &out)
    var cells = [
      label.text(), element.value ?? "", element.traits.names.joined(separator: " "),
      element.hint ?? "", element.customContent.map(\.line).joined(separator: "; "),
    ]
    if options.writesSpoken {
      spoken.removeAll()
      speaker.append(item, of: labels, label: label, into: &spoken)
      cells.append(spoken.text.text())
    }
    cells.append(labels.locale(of: item).tag)
    for cell in cells { append(cell, into: &out) }
    endLine(&out)
    return item
  }

  mutating func write(
    _ error: ReadingError, of labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    if !hasHeader { appendHeader(labels.keptFields, into: &out) }
    appendKept(of: labels, isRow: true, into: &out)
    append("error", into: &out)
    let indexPath = labels.currentIndexPath
    for number in [indexPath.section, indexPath.row] { append(String(number), into: &out) }
    // The reason takes the value column, since the row has no label.
    append("", into: &out)
    append(TextCleaner.clean("\(error)"), into: &out)
    for _ in 0..<(options.writesSpoken ? 5 : 4) { append("", into: &out) }
    endLine(&out)
  }

  private mutating func appendHeader(_ kept: [String], into out: inout ByteBuffer) {
    hasHeader = true
    let names =
      ["kind", "section", "row", "label", "value", "traits", "hint", "details"]
      + (options.writesSpoken ? ["spoken"] : []) + ["language"]
    // Most readers would merge two columns of the same name.
    for name in kept {
      // Names come unchanged from the data.
      let name = TextCleaner.clean(name)
      append(names.contains(name) ? "keep.\(name)" : name, into: &out)
    }
    for name in names { append(name, into: &out) }
    endLine(&out)
  }

  private func appendIndexPath(
    _ item: TableItem, _ labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    appendKept(of: labels, isRow: item.isRow, into: &out)
    let (kind, section, row): (String, Int, String) =
      switch item {
      case .header(let section): ("header", section, "")
      case .row(let indexPath): ("row", indexPath.section, String(indexPath.row))
      case .footer(let section): ("footer", section, "")
      }
    for cell in [kind, String(section), row] { append(cell, into: &out) }
  }

  private func appendKept(
    of labels: borrowing LabelReader, isRow: Bool, into out: inout ByteBuffer
  ) {
    for field in labels.keptFields {
      append(isRow ? labels.keptText(field) : "", into: &out)
    }
  }

  // MARK: Cells

  /// Appends a cell and a separator; ``endLine(_:)`` removes the last separator.
  private func append(_ text: String, into out: inout ByteBuffer) {
    let text = Self.isFormula(text) ? "'" + text : text
    // A spreadsheet may treat a semicolon or tab as the end of the cell, and what follows as a
    // formula.
    let isMark = { (byte: UInt8) in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\"")
        || byte < 0x20
    }
    if separator == UInt8(ascii: "\t") {
      // The TSV specification has no quoting, but readers accept it where a cell begins with a
      // quotation mark.
      let line = String(text.unicodeScalars.map { $0.value < 0x20 ? " " : Character($0) })
      out.append(line.hasPrefix("\"") ? "\"" + line.replacing("\"", with: "\"\"") + "\"" : line)
    } else if text.utf8.contains(where: isMark) {
      out.append("\"" + text.replacing("\"", with: "\"\"") + "\"")
    } else {
      out.append(text)
    }
    out.append(separator)
  }

  private func endLine(_ out: inout ByteBuffer) {
    out.truncate(to: out.count - 1)
    out.append(UInt8(ascii: "\n"))
  }

  /// Whether a spreadsheet would evaluate a text: it begins like a formula, and is not a number.
  static func isFormula(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, "=+-@\t\r＝＋－＠".unicodeScalars.contains(first)
    else { return false }
    let digits = ByteBuffer(text)
    return (try? DecimalNumber(digits.bytes, from: 0, to: digits.count)) == nil
  }
}
