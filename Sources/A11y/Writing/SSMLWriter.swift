// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Writes the spoken form as one document in Speech Synthesis Markup Language 1.1, with one
/// sentence per row and a mark before each phrase.
///
/// A mark's name consists of the indices of section, row and phrase, such as `0.12.2`; in later
/// tables `t1.0.12.2`.
///
/// Numbers, dates and amounts are already verbalized, so that every synthesizer speaks them the
/// same way. `say-as` is used only for what must be spelled, which every synthesizer supports.
///
/// Source: https://www.w3.org/TR/speech-synthesis11/
struct SSMLWriter: FormatWriter, ~Copyable {
  private let options: WritingOptions
  private var label = ByteBuffer()
  private var spoken = SpokenForm()
  private let speaker = SpokenComposer()
  private var isOpen = false
  /// The number of tables written.
  private var tableNumber = 0

  init(_ options: WritingOptions) { self.options = options }

  mutating func writeNext(
    from labels: inout LabelReader, into out: inout ByteBuffer
  ) throws(ReadingError) -> TableItem? {
    label.removeAll()
    if !isOpen { begin(labels.locale, into: &out) }
    guard let item = try labels.next(into: &label) else {
      tableNumber += 1
      return nil
    }
    if options.rowsOnly, !item.isRow { return item }
    let locale = labels.locale(of: item)
    out.append("<s")
    out.append(attribute: "xml:lang", locale.tag)
    out.append(">")
    if case .row(let indexPath) = item {
      appendPhrases(labels, indexPath, in: locale, into: &out)
    } else {
      spoken.removeAll()
      speaker.append(item, of: labels, label: label, into: &spoken)
      appendSpoken(in: locale, into: &out)
    }
    out.append("</s>\n")
    return item
  }

  /// Appends the phrases of a row, each after a mark with which a synthesizer reports its progress.
  private mutating func appendPhrases(
    _ labels: borrowing LabelReader, _ indexPath: RowIndexPath, in locale: LocaleIdentifier,
    into out: inout ByteBuffer
  ) {
    let (count, separator) = phraseCountAndSeparator(labels)
    let table = tableNumber > 0 ? "t\(tableNumber)." : ""
    for number in 0..<count {
      spoken.removeAll()
      if number > 0 { spoken.appendPause(separator) }
      appendSpoken(in: locale, into: &out)
      out.append("<mark")
      out.append(attribute: "name", "\(table)\(indexPath.section).\(indexPath.row).\(number)")
      out.append("/>")
      spoken.removeAll()
      speaker.append(phrase: number, of: labels, label: label, into: &spoken)
      appendSpoken(in: locale, into: &out)
    }
  }

  private func phraseCountAndSeparator(_ labels: borrowing LabelReader) -> (Int, String) {
    let row = labels.composedRow(in: label)
    return (row.phrases.count, row.language.separator)
  }

  private mutating func begin(_ locale: LocaleIdentifier, into out: inout ByteBuffer) {
    isOpen = true
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    out.append("<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\"")
    out.append(attribute: "xml:lang", locale.tag)
    out.append(">\n")
  }

  /// Ends the document; without any input, it is an empty but complete one.
  mutating func end(into out: inout ByteBuffer) {
    if !isOpen { begin(.enUS, into: &out) }
    out.append("</speak>\n")
    isOpen = false
  }

  private func appendSpoken(in locale: LocaleIdentifier, into out: inout ByteBuffer) {
    var at = 0
    for token in spoken.tokens {
      append(spoken.text.bytes.text(from: at, to: token.start), into: &out)
      at = token.end
      let text = spoken.text.bytes.text(from: token.start, to: token.end)
      let own = token.locale.flatMap { $0.language == locale.language ? nil : $0 }
      if let own {
        out.append("<lang")
        out.append(attribute: "xml:lang", own.tag)
        out.append(">")
      }
      if token.kind == .letters, text.contains(where: \.isLetter) {
        out.append("<say-as interpret-as=\"characters\">")
        append(text, into: &out)
        out.append("</say-as>")
      } else {
        append(text, into: &out)
      }
      if own != nil { out.append("</lang>") }
    }
    append(spoken.text.bytes.text(from: at, to: spoken.text.count), into: &out)
  }

  /// Appends text without U+FFFE and U+FFFF, which XML does not allow.
  private func append(_ text: String, into out: inout ByteBuffer) {
    let isForbidden = { (scalar: Unicode.Scalar) in scalar.value & 0xFFFE == 0xFFFE }
    guard text.unicodeScalars.contains(where: isForbidden) else {
      out.append(escaped: text)
      return
    }
    var rest = String.UnicodeScalarView()
    rest.append(contentsOf: text.unicodeScalars.filter { !isForbidden($0) })
    out.append(escaped: String(rest))
  }
}
