// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Writes rows as JSON objects that contain everything known about them, each property in its own
/// member.
struct JSONWriter: FormatWriter, ~Copyable {
  private var label = ByteBuffer()
  private var spoken = SpokenForm()
  private let speaker = SpokenComposer()
  private var isFirst = true

  private let options: WritingOptions
  private var session: ScreenReaderSession?
  /// The prepared JSON of plain rows; nil before the first.
  private var plain: PlainRowJSON?
  /// Whether the last row was written as a plain row.
  private var wasPlain = false

  init(_ options: WritingOptions) { self.options = options }

  private var isArray: Bool { options.format == .json }

  mutating func begin(into out: inout ByteBuffer) {
    guard isArray else { return }
    out.append("[")
    isFirst = true
  }

  mutating func end(into out: inout ByteBuffer) {
    if isArray { out.append(isFirst ? "]\n" : "\n]\n") }
  }

  mutating func writeNext(
    from labels: inout LabelReader, into out: inout ByteBuffer
  ) throws(ReadingError) -> TableItem? {
    label.removeAll()
    wasPlain = false
    guard let item = try labels.next(into: &label) else {
      session = nil
      plain = nil
      return nil
    }
    if options.rowsOnly, !item.isRow { return item }
    open(into: &out)
    if case .row(let indexPath) = item, options.structure == .list, options.screenReader == nil,
      labels.isPlainRow
    {
      appendPlainRow(indexPath, labels, into: &out)
      return item
    }
    JSONValue.write(item.jsonMembers, into: &out)
    if item.isRow { appendKept(labels, into: &out) }
    let elements = labels.elements(of: item, label: label, as: options.structure)
    append(elements, item, labels, into: &out)
    appendSpoken(item, labels, into: &out)
    appendUtterances(elements, labels, into: &out)
    out.append(",\"language\":")
    let language = labels.locale(of: item)
    JSONString.append(language.tag, into: &out)
    out.append(isArray ? "}" : "}\n")
    return item
  }

  /// Appends a row that is one element with only a label.
  ///
  /// The output is the same as on the general path, but no element is created.
  private mutating func appendPlainRow(
    _ indexPath: RowIndexPath, _ labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    var plain = plain.take()
    if plain?.fits(labels) != true {
      var container = ByteBuffer()
      (labels.container(as: options.structure)?.json ?? .null).write(into: &container)
      plain = PlainRowJSON(labels, container: container, end: isArray ? "}" : "}\n")
    }
    plain?.appendHead(row: indexPath.row, into: &out)
    appendKept(labels, into: &out)
    if let plain { appendLabel(labels, plain, into: &out) }
    plain?.appendPosition(number: labels.rowNumber, into: &out)
    appendSpoken(.row(indexPath), labels, into: &out)
    plain?.appendEnd(into: &out)
    self.plain = plain
    wasPlain = true
  }

  /// Appends the label and the phrases of a plain row.
  private func appendLabel(
    _ labels: borrowing LabelReader, _ plain: PlainRowJSON, into out: inout ByteBuffer
  ) {
    let row = labels.composedRow(in: label)
    plain.appendLabel(
      row.output, from: row.labelRange.lowerBound, to: row.labelRange.upperBound,
      phrases: row.phrases.count, into: &out
    ) {
      PhraseRange(
        field: row.phrases[$0].field, start: row.phrases[$0].start, end: row.phrases[$0].end)
    }
  }

  /// Appends the following templated rows, if the last row was a plain one.
  mutating func writeTemplatedRows(
    from labels: inout LabelReader, into out: inout ByteBuffer, upTo length: Int
  ) {
    guard wasPlain, !options.writesSpoken, let plain else { return }
    var row = labels.rowsRead
    var number = labels.rowNumber
    let separator = isArray ? ",\n{" : "{"
    label.removeAll()
    labels.appendTemplatedRows(findsPhrases: true, into: &label) { label, phrases in
      number &+= 1
      out.append(separator)
      plain.appendHead(row: row, into: &out)
      plain.appendLabel(label.bytes, from: 0, to: label.count, phrases: phrases.count, into: &out) {
        phrases[$0]
      }
      plain.appendPosition(number: number, into: &out)
      plain.appendEnd(into: &out)
      row &+= 1
      label.removeAll()
      return out.count < length
    }
  }

  mutating func write(
    _ error: ReadingError, of labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    open(into: &out)
    let path = TableItem.row(labels.currentIndexPath).jsonMembers.dropFirst()
    JSONValue.write([("kind", .string("error"))] + path, into: &out)
    appendKept(labels, into: &out)
    out.append(",")
    JSONValue.write(
      [
        ("label", .string("")),
        (
          "error",
          .object([
            ("code", .string(error.code.rawValue)), ("line", .int(error.line)),
            ("column", .int(error.column)), ("path", .string(error.path)),
            ("reason", .string(error.reason)),
          ])
        ),
      ], into: &out)
    out.append(isArray ? "}" : "}\n")
  }

  private mutating func open(into out: inout ByteBuffer) {
    if isArray { out.append(isFirst ? "\n{" : ",\n{") } else { out.append("{") }
    isFirst = false
  }

  private func appendKept(_ labels: borrowing LabelReader, into out: inout ByteBuffer) {
    guard !labels.keptFields.isEmpty else { return }
    out.append(",\"keep\":{")
    for (index, field) in labels.keptFields.enumerated() {
      if index > 0 { out.append(",") }
      JSONString.append(field, into: &out)
      out.append(":")
      labels.appendKept(field, into: &out)
    }
    out.append("}")
  }

  // MARK: The parts of an object

  private func append(
    _ elements: [AccessibleElement], _ item: TableItem, _ labels: borrowing LabelReader,
    into out: inout ByteBuffer
  ) {
    var element = Self.main(of: elements) ?? AccessibleElement()
    if options.structure == .table, item.isRow {
      // The object describes the row; its cells are the elements.
      let container = element.container
      element = Self.main(of: labels.elements(of: item, label: label)) ?? element
      element.container = container
    }
    out.append(",\"label\":")
    JSONString.append(element.label, into: &out)
    out.append(",\"phrases\":[")
    if item.isRow { appendPhrases(labels, into: &out) }
    out.append("],")
    JSONValue.write(element.jsonMembers + element.jsonExtras + element.jsonPosition, into: &out)
    if case .header(let section) = item,
      let title = labels.reader.section(at: section).indexTitle
    {
      out.append(",\"indexTitle\":")
      JSONString.append(title, into: &out)
    }
    if elements.count > 1 || (options.structure == .table && item.isRow) {
      out.append(",\"elements\":")
      JSONValue.array(elements.map(\.json)).write(into: &out)
    }
  }

  /// The element that represents the whole row.
  private static func main(of elements: [AccessibleElement]) -> AccessibleElement? {
    elements.first { $0.isWholeRow } ?? elements.first
  }

  private func appendPhrases(_ labels: borrowing LabelReader, into out: inout ByteBuffer) {
    let row = labels.composedRow(in: label)
    for (index, phrase) in row.phrases.enumerated() {
      out.append(index == 0 ? "{\"field\":" : ",{\"field\":")
      JSONString.append(row.fieldName(of: phrase), into: &out)
      out.append(",\"text\":")
      JSONString.append(row.output, from: phrase.start, to: phrase.end, into: &out)
      out.append(UInt8(ascii: "}"))
    }
  }

  private mutating func appendSpoken(
    _ item: TableItem, _ labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    guard options.writesSpoken else { return }
    spoken.removeAll()
    speaker.append(item, of: labels, label: label, into: &spoken)
    out.append(",\"spoken\":")
    JSONString.append(spoken.text.bytes, from: 0, to: spoken.text.count, into: &out)
  }

  /// What the requested screen reader announces for each element.
  private mutating func appendUtterances(
    _ elements: [AccessibleElement], _ labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    guard var session = session ?? options.session(in: labels.locale) else { return }
    out.append(",\"utterances\":")
    let lines = elements.map { session.say($0).line }
    JSONValue.strings(lines).write(into: &out)
    self.session = session
  }
}
