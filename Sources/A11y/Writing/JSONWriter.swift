/// Writes rows as JSON objects that carry all there is to say of them, each part in its own place.
struct JSONWriter: ~Copyable {
  private var label = ByteBuffer()
  private var spoken = SpokenForm()
  private let speaker = SpokenComposer()
  private var isFirst = true

  private let options: WritingOptions
  private var session: ScreenReaderSession?
  /// How plain rows are written; nil before the first.
  private var plain: PlainRowJSON?
  /// Whether the row that was written last is one of them.
  private var wasPlain = false

  init(_ options: WritingOptions) { self.options = options }

  private var isArray: Bool { options.format == .json }

  mutating func beginArray(into out: inout ByteBuffer) {
    out.append("[")
    isFirst = true
  }

  mutating func endArray(into out: inout ByteBuffer) { out.append(isFirst ? "]\n" : "\n]\n") }

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
    let language = item.isRow ? labels.composer.rowLocale : labels.locale
    Self.appendString(language.tag, into: &out)
    out.append(isArray ? "}" : "}\n")
    return item
  }

  /// Appends a row that is one element with a label and nothing else: the same as for any other row, without making the
  /// element.
  private mutating func appendPlainRow(
    _ indexPath: IndexPath, _ labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    var plain = plain.take()
    if plain?.fits(labels) != true {
      var container = ByteBuffer()
      (labels.container(as: options.structure)?.json ?? .null).write(into: &container)
      plain = PlainRowJSON(labels, container: container, end: isArray ? "}" : "}\n")
    }
    plain?.appendHead(row: indexPath.row, into: &out)
    appendKept(labels, into: &out)
    plain?.appendLabel(
      label, from: labels.composer.labelStart, to: labels.composer.labelEnd,
      phrases: labels.composer.phrases.count, into: &out
    ) {
      let phrase = labels.composer.phrases[$0]
      return PhrasePlace(field: phrase.field, start: phrase.start, end: phrase.end)
    }
    plain?.appendPlace(number: labels.rowNumber, into: &out)
    appendSpoken(.row(indexPath), labels, into: &out)
    plain?.appendEnd(into: &out)
    self.plain = plain
    wasPlain = true
  }

  /// Appends rows that are like the one that was written last, if that was a plain one.
  mutating func writeAlikeRows(
    from labels: inout LabelReader, upTo length: Int, into out: inout ByteBuffer
  ) {
    guard wasPlain, !options.writesSpoken, let plain else { return }
    var row = labels.rowsRead
    var number = labels.rowNumber
    let separator = isArray ? ",\n{" : "{"
    label.removeAll()
    labels.appendAlikeRows(findsPhrases: true, into: &label) { label, phrases in
      number &+= 1
      out.append(separator)
      plain.appendHead(row: row, into: &out)
      plain.appendLabel(label, from: 0, to: label.count, phrases: phrases.count, into: &out) {
        phrases[$0]
      }
      plain.appendPlace(number: number, into: &out)
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
    let place = TableItem.row(labels.currentIndexPath).jsonMembers.dropFirst()
    JSONValue.write([("kind", .string("error"))] + place, into: &out)
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
    for (place, field) in labels.keptFields.enumerated() {
      if place > 0 { out.append(",") }
      Self.appendString(field, into: &out)
      out.append(":")
      labels.appendKept(field, into: &out)
    }
    out.append("}")
  }

  // MARK: The parts of an object

  private func append(
    _ elements: [Element], _ item: TableItem, _ labels: borrowing LabelReader,
    into out: inout ByteBuffer
  ) {
    var element = Self.main(of: elements) ?? Element()
    if options.structure == .table, item.isRow {
      // The object is the row's, of which the cells are elements.
      let container = element.container
      element = Self.main(of: labels.elements(of: item, label: label)) ?? element
      element.container = container
    }
    out.append(",\"label\":")
    Self.appendString(element.label, into: &out)
    out.append(",\"phrases\":[")
    if item.isRow { appendPhrases(labels, into: &out) }
    out.append("],")
    JSONValue.write(element.jsonMembers + element.jsonExtras + element.jsonPlace, into: &out)
    if case .header(let section) = item,
      let title = labels.description.sections[section].indexTitle
    {
      out.append(",\"indexTitle\":")
      Self.appendString(title, into: &out)
    }
    if elements.count > 1 || (options.structure == .table && item.isRow) {
      out.append(",\"elements\":")
      JSONValue.array(elements.map(\.json)).write(into: &out)
    }
  }

  /// The element that stands for the whole row.
  private static func main(of elements: [Element]) -> Element? {
    elements.first { $0.isWholeRow } ?? elements.first
  }

  private func appendPhrases(_ labels: borrowing LabelReader, into out: inout ByteBuffer) {
    for (place, phrase) in labels.composer.phrases.enumerated() {
      out.append(place == 0 ? "{\"field\":" : ",{\"field\":")
      let isCell = phrase.field != Phrase.accessoryField
      let name = isCell ? labels.composer.field(of: phrase).field.name : "$row.accessory"
      Self.appendString(name, into: &out)
      out.append(",\"text\":")
      Self.appendString(label.bytes, from: phrase.start, to: phrase.end, into: &out)
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
    Self.appendString(spoken.text.bytes, from: 0, to: spoken.text.count, into: &out)
  }

  /// What the screen reader says that was asked for, at each element.
  private mutating func appendUtterances(
    _ elements: [Element], _ labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    guard var session = session ?? options.session(in: labels.locale) else { return }
    out.append(",\"utterances\":")
    let lines = elements.map { session.say($0).line }
    JSONValue.strings(lines).write(into: &out)
    self.session = session
  }

  // MARK: Values of the data

  /// Appends a cell as it stands in the data, on one line.
  static func append(_ cell: CellSlice, _ bytes: RawSpan, into out: inout ByteBuffer) {
    switch cell.kind {
    case .absent, .null: out.append("null")
    case .true, .false, .number: out.append(bytes, from: cell.start, to: cell.end)
    case .text: appendString(bytes, from: cell.start, to: cell.end, into: &out)
    case .escapedText, .doubledQuotes:
      let text = TextCleaner.decoded(cell, bytes)
      appendString(text.bytes, from: 0, to: text.count, into: &out)
    case .container:
      var cursor = TextCursor(before: cell)
      guard let node = try? JSONNode(&cursor, bytes) else { return }
      JSONValue(node).write(into: &out)
    }
  }

  // MARK: Strings

  private static let hexDigits = Array("0123456789abcdef".utf8)

  /// Appends a text as a JSON string.
  static func appendString(_ text: String, into out: inout ByteBuffer) {
    let source = ByteBuffer(text)
    appendString(source.bytes, from: 0, to: source.count, into: &out)
  }

  /// Appends UTF-8 as a JSON string.
  ///
  /// Names of fields come here as the data has them, so every control character is escaped, those above
  /// ASCII too: a terminal would obey them.
  static func appendString(
    _ bytes: RawSpan, from start: Int, to end: Int, into out: inout ByteBuffer
  ) {
    out.append(UInt8(ascii: "\""))
    var run = start
    var at = start
    while at < end {
      let block = bytes.block(at)
      let marks =
        (block.controlsQuotesAndBeyondASCII | block.equal(to: UInt8(ascii: "\\"))
        | block.equal(to: 0x7F)).bits
      guard marks != 0 else {
        at &+= 16
        continue
      }
      at &+= marks.trailingZeroBitCount
      guard at < end else { break }
      defer { at &+= 1 }
      let byte = bytes.byte(at)
      let isMark = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      // U+0080 to U+009F are two bytes, of which the second is the scalar.
      let isHigh = byte == 0xC2 && at + 1 < end && bytes.byte(at + 1) < 0xA0
      guard byte < 0x20 || byte == 0x7F || isMark || isHigh else { continue }
      out.append(bytes, from: run, to: at)
      if isMark {
        out.append(UInt8(ascii: "\\"))
        out.append(byte)
      } else {
        let control = isHigh ? bytes.byte(at + 1) : byte
        out.append("\\u00")
        out.append(hexDigits[Int(control >> 4)])
        out.append(hexDigits[Int(control & 15)])
      }
      run = at + (isHigh ? 2 : 1)
    }
    out.append(bytes, from: run, to: end)
    out.append(UInt8(ascii: "\""))
  }
}
