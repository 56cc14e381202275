// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The constant JSON of plain rows, prepared once.
///
/// A plain row, as most rows are, is one element with only a label.
struct PlainRowJSON {
  private var texts = TextPool()
  private let head: TextPool.Slice
  private let beforePhrases: TextPool.Slice
  /// For each field, what precedes the text of its phrase.
  private var fields: [TextPool.Slice] = []
  /// The first of them, which tells the fields of one kind of row from those of another.
  private var first: PreparedField?
  private let tail: TextPool.Slice
  private let container: TextPool.Slice
  private let language: TextPool.Slice
  /// The section and locale that it was prepared for.
  private let section: Int
  private let locale: LocaleIdentifier

  /// Prepares the JSON for rows with the last row's section and prototype.
  ///
  /// - Parameters:
  ///   - labels: the table.
  ///   - container: the JSON of the container.
  ///   - end: what follows a row.
  init(_ labels: borrowing LabelReader, container: borrowing ByteBuffer, end: String) {
    section = labels.currentIndexPath.section
    locale = labels.rowLocale
    head = texts.add("\"kind\":\"row\",\"indexPath\":{\"section\":\(section),\"row\":".utf8)
    beforePhrases = texts.add(",\"phrases\":[".utf8)
    var members = ByteBuffer()
    JSONValue.write(AccessibleElement().jsonMembers, into: &members)
    tail = texts.add("],\(members.text()),\"position\":{\"index\":".utf8)
    let count = labels.rowCount.map { String($0) } ?? "null"
    self.container = texts.add(",\"count\":\(count)},\"container\":\(container.text())".utf8)
    language = texts.add(",\"language\":\"\(locale.tag)\"\(end)".utf8)
    addFields(labels)
  }

  private mutating func addFields(_ labels: borrowing LabelReader) {
    for field in labels.rowFields[fields.count...] {
      var name = ByteBuffer()
      JSONString.append(field.name, into: &name)
      first = first ?? field
      fields.append(texts.add(",{\"field\":\(name.text()),\"text\":".utf8))
    }
  }

  /// Whether the JSON was prepared for rows like the last one; adds the fields that are new.
  mutating func fits(_ labels: borrowing LabelReader) -> Bool {
    // Rows without names have fields of their own, at the same indices.
    let isSameKind = first == nil || first === labels.rowFields.first
    guard section == labels.currentIndexPath.section, locale == labels.rowLocale, isSameKind,
      fields.count <= labels.rowFields.count
    else { return false }
    addFields(labels)
    return true
  }

  /// Appends what precedes a label.
  @inline(__always)
  func appendHead(row: Int, into out: inout ByteBuffer) {
    out.append(head, of: texts.bytes)
    out.append(decimal: row)
    out.append(UInt8(ascii: "}"))
  }

  /// Appends a label and its phrases.
  @inline(__always)
  func appendLabel(
    _ output: RawSpan, from start: Int, to end: Int, phrases: Int, into out: inout ByteBuffer,
    _ phrase: (Int) -> PhraseRange
  ) {
    out.append(",\"label\":")
    JSONString.append(output, from: start, to: end, into: &out)
    out.append(beforePhrases, of: texts.bytes)
    for index in 0..<phrases {
      let phrase = phrase(index)
      // The prepared text includes a comma, which the first phrase does not need.
      out.append(
        index == 0 ? fields[phrase.field].dropping(1) : fields[phrase.field], of: texts.bytes)
      JSONString.append(output, from: phrase.start, to: phrase.end, into: &out)
      out.append(UInt8(ascii: "}"))
    }
  }

  /// Appends what follows the phrases, up to the spoken form.
  @inline(__always)
  func appendPosition(number: Int, into out: inout ByteBuffer) {
    out.append(tail, of: texts.bytes)
    out.append(decimal: number)
    out.append(container, of: texts.bytes)
  }

  /// Appends the end of the object.
  @inline(__always)
  func appendEnd(into out: inout ByteBuffer) { out.append(language, of: texts.bytes) }
}
