/// Writes rows as JSON objects that carry all there is to say of them, each part in its own place.
struct JSONWriter: ~Copyable {
  private var label = ByteBuffer()
  private var spoken = SpokenForm()
  private let speaker = SpokenComposer()
  private var isFirst = true

  mutating func beginArray(into out: inout ByteBuffer) {
    out.append("[")
    isFirst = true
  }

  mutating func endArray(into out: inout ByteBuffer) { out.append(isFirst ? "]\n" : "\n]\n") }

  mutating func writeNext(
    from labels: inout LabelReader, rowsOnly: Bool, inArray: Bool, into out: inout ByteBuffer
  ) throws(ReadingError) -> TableItem? {
    label.removeAll()
    guard let item = try labels.next(into: &label) else { return nil }
    if rowsOnly, !item.isRow { return item }
    open(inArray, into: &out)
    switch item {
    case .row(let indexPath): appendRow(labels, indexPath, into: &out)
    case .header(let section): appendTitle("header", item, section, labels, into: &out)
    case .footer(let section): appendTitle("footer", item, section, labels, into: &out)
    }
    out.append(inArray ? "}" : "}\n")
    return item
  }

  mutating func write(
    _ error: ReadingError, at indexPath: IndexPath, inArray: Bool, into out: inout ByteBuffer
  ) {
    open(inArray, into: &out)
    out.append("\"kind\":\"error\",")
    appendIndexPath(section: indexPath.section, row: indexPath.row, into: &out)
    out.append(",\"label\":\"\",\"error\":{\"code\":")
    Self.appendString(error.code.rawValue, into: &out)
    out.append(",\"line\":\(error.line),\"column\":\(error.column),\"path\":")
    Self.appendString(error.path, into: &out)
    out.append(",\"reason\":")
    Self.appendString(error.reason, into: &out)
    out.append(inArray ? "}}" : "}}\n")
  }

  private mutating func open(_ inArray: Bool, into out: inout ByteBuffer) {
    if inArray { out.append(isFirst ? "\n{" : ",\n{") } else { out.append("{") }
    isFirst = false
  }

  // MARK: The parts of an object

  private mutating func appendRow(
    _ labels: borrowing LabelReader, _ indexPath: IndexPath, into out: inout ByteBuffer
  ) {
    let prototype = labels.composer.prototype
    out.append("\"kind\":\"row\",")
    appendIndexPath(section: indexPath.section, row: indexPath.row, into: &out)
    out.append(",\"label\":")
    Self.appendString(label.bytes, from: 0, to: label.count, into: &out)
    out.append(",\"phrases\":[")
    for (place, phrase) in labels.composer.phrases.enumerated() {
      out.append(place == 0 ? "{\"field\":" : ",{\"field\":")
      Self.appendString(prototype.fields[phrase.field].field.name, into: &out)
      out.append(",\"text\":")
      Self.appendString(label.bytes, from: phrase.start, to: phrase.end, into: &out)
      out.append(UInt8(ascii: "}"))
    }
    out.append("],\"value\":null,\"traits\":[")
    for (place, trait) in labels.traits.enumerated() {
      if place > 0 { out.append(UInt8(ascii: ",")) }
      Self.appendString(trait.rawValue, into: &out)
    }
    out.append("],\"hint\":")
    appendOptional(labels.hint, into: &out)
    appendSpoken(.row(indexPath), labels, into: &out)
    out.append(",\"language\":")
    Self.appendString(labels.composer.rowLocale.tag, into: &out)
  }

  /// A header or footer: a label, and a trait where a screen reader knows one.
  private mutating func appendTitle(
    _ kind: String, _ item: TableItem, _ section: Int, _ labels: borrowing LabelReader,
    into out: inout ByteBuffer
  ) {
    out.append("\"kind\":\"\(kind)\",")
    appendIndexPath(section: section, row: nil, into: &out)
    out.append(",\"label\":")
    Self.appendString(label.bytes, from: 0, to: label.count, into: &out)
    out.append(",\"phrases\":[],\"value\":null,\"traits\":[")
    if kind == "header" { out.append("\"header\"") }
    out.append("],\"hint\":null")
    appendSpoken(item, labels, into: &out)
    out.append(",\"language\":")
    Self.appendString(labels.locale.tag, into: &out)
  }

  private mutating func appendSpoken(
    _ item: TableItem, _ labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    spoken.removeAll()
    speaker.append(item, of: labels, label: label, into: &spoken)
    out.append(",\"spoken\":")
    Self.appendString(spoken.text.bytes, from: 0, to: spoken.text.count, into: &out)
  }

  private func appendIndexPath(section: Int, row: Int?, into out: inout ByteBuffer) {
    out.append("\"indexPath\":{\"section\":\(section),\"row\":\(row.map(String.init) ?? "null")}")
  }

  private func appendOptional(_ text: String?, into out: inout ByteBuffer) {
    if let text { Self.appendString(text, into: &out) } else { out.append("null") }
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
    for at in start..<end {
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
