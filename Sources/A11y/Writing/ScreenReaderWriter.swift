/// Writes what a screen reader announces, one utterance per line.
struct ScreenReaderWriter: FormatWriter, ~Copyable {
  private let options: WritingOptions
  private var label = ByteBuffer()
  /// The screen reader's session in the current table; nil before its first row.
  private var session: ScreenReaderSession?
  /// Whether the last utterance was only the element's label.
  private var saidLabelAlone = false

  init(_ options: WritingOptions) { self.options = options }

  mutating func writeNext(
    from labels: inout LabelReader, into out: inout ByteBuffer
  ) throws(ReadingError) -> TableItem? {
    label.removeAll()
    guard let item = try labels.next(into: &label) else {
      // A table without rows still has a title.
      if session == nil { begin(labels, into: &out) }
      if let last = session?.leave() { append(last, into: &out) }
      session = nil
      return nil
    }
    if session == nil { begin(labels, into: &out) }
    if options.rowsOnly, !item.isRow { return item }
    for element in labels.elements(of: item, label: label, as: options.structure) {
      say(element, into: &out)
    }
    return item
  }

  /// Announces what precedes the rows, if the viewport includes the first row.
  private mutating func begin(
    _ labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    session = options.session(in: labels.locale)
    guard !options.rowsOnly, labels.rowNumber <= 1 else { return }
    if let title = labels.titleElement() { say(title, into: &out) }
    if options.structure == .table {
      for header in labels.columnHeaders() { say(header, into: &out) }
    }
  }

  private mutating func say(_ element: AccessibleElement, into out: inout ByteBuffer) {
    guard let utterance = session?.say(element) else { return }
    append(utterance, into: &out)
    saidLabelAlone = utterance.line == element.label
  }

  mutating func write(
    _ error: ReadingError, of labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    labels.appendKeptColumns(into: &out)
    out.append(UInt8(ascii: "\n"))
  }

  /// Writes the following templated rows.
  ///
  /// If a plain row's utterance is only its label, without position or context, so is that of each
  /// following row but the last of the list.
  mutating func writeTemplatedRows(
    from labels: inout LabelReader, into out: inout ByteBuffer, upTo length: Int
  ) {
    guard saidLabelAlone, labels.isPlainRow, options.structure != .table else { return }
    let limit = labels.rowCount.map { $0 - labels.rowNumber - 1 } ?? .max
    labels.appendTemplatedRows(limit: limit, into: &out) { out, _ in
      out.append(UInt8(ascii: "\n"))
      return out.count < length
    }
  }

  private func append(_ utterance: Utterance, into out: inout ByteBuffer) {
    out.append(utterance.line)
    out.append("\n")
  }
}
