/// Writes what a screen reader says, an utterance a line.
struct ScreenReaderWriter: FormatWriter, ~Copyable {
  private let options: WritingOptions
  private var label = ByteBuffer()
  /// Going through one input; nil before its first row.
  private var session: ScreenReaderSession?
  /// Whether nothing was said of the last element but its label.
  private var saidLabelAlone = false

  init(_ options: WritingOptions) { self.options = options }

  mutating func writeNext(
    from labels: inout LabelReader, into out: inout ByteBuffer
  ) throws(ReadingError) -> TableItem? {
    label.removeAll()
    guard let item = try labels.next(into: &label) else {
      // A table without rows still has its title.
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

  /// Says what stands above all rows, when the top of the table is shown.
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

  private mutating func say(_ element: Element, into out: inout ByteBuffer) {
    guard let utterance = session?.say(element) else { return }
    append(utterance, into: &out)
    saidLabelAlone = utterance.line == element.label
  }

  /// Writes rows that are like the one that was written last.
  ///
  /// When of a plain row nothing is said but its label, neither of its place nor of what has been entered, so it is of
  /// those behind it, but for the last of the list.
  mutating func writeAlikeRows(
    from labels: inout LabelReader, upTo length: Int, into out: inout ByteBuffer
  ) {
    guard saidLabelAlone, labels.isPlainRow, options.structure != .table else { return }
    let limit = labels.rowCount.map { $0 - labels.rowNumber - 1 } ?? .max
    labels.appendAlikeRows(limit: limit, into: &out) { out, _ in
      out.append(UInt8(ascii: "\n"))
      return out.count < length
    }
  }

  private func append(_ utterance: Utterance, into out: inout ByteBuffer) {
    out.append(utterance.line)
    out.append("\n")
  }
}
