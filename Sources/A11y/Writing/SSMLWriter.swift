/// Writes the spoken form as one document of Speech Synthesis Markup Language 1.1, a sentence a row.
///
/// Numbers, dates and amounts are words already, so that every synthesizer says them alike; `say-as` is left to
/// what has to be spelled, which all of them know.
///
/// Source: https://www.w3.org/TR/speech-synthesis11/
struct SSMLWriter: ~Copyable {
  private var label = ByteBuffer()
  private var spoken = SpokenForm()
  private let speaker = SpokenComposer()
  private var isOpen = false

  mutating func writeNext(
    from labels: inout LabelReader, rowsOnly: Bool, into out: inout ByteBuffer
  ) throws(ReadingError) -> TableItem? {
    label.removeAll()
    if !isOpen { begin(labels.locale, into: &out) }
    guard let item = try labels.next(into: &label) else { return nil }
    if rowsOnly, !item.isRow { return item }
    spoken.removeAll()
    speaker.append(item, of: labels, label: label, into: &spoken)
    let locale = item.isRow ? labels.composer.rowLocale : labels.locale
    out.append("<s")
    Self.append(language: locale, into: &out)
    out.append(">")
    append(in: locale, into: &out)
    out.append("</s>\n")
    return item
  }

  private mutating func begin(_ locale: LocaleIdentifier, into out: inout ByteBuffer) {
    isOpen = true
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    out.append("<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\"")
    Self.append(language: locale, into: &out)
    out.append(">\n")
  }

  /// Ends the document; one without any input is whole, too.
  mutating func end(into out: inout ByteBuffer) {
    if !isOpen { begin(.enUS, into: &out) }
    out.append("</speak>\n")
    isOpen = false
  }

  private func append(in locale: LocaleIdentifier, into out: inout ByteBuffer) {
    var at = 0
    for token in spoken.tokens {
      Self.escape(spoken.text.bytes.text(from: at, to: token.start), into: &out)
      at = token.end
      let text = spoken.text.bytes.text(from: token.start, to: token.end)
      let own = token.locale.flatMap { $0.language == locale.language ? nil : $0 }
      if let own {
        out.append("<lang")
        Self.append(language: own, into: &out)
        out.append(">")
      }
      if token.kind == .letters, text.contains(where: \.isLetter) {
        out.append("<say-as interpret-as=\"characters\">")
        Self.escape(text, into: &out)
        out.append("</say-as>")
      } else {
        Self.escape(text, into: &out)
      }
      if own != nil { out.append("</lang>") }
    }
    Self.escape(spoken.text.bytes.text(from: at, to: spoken.text.count), into: &out)
  }

  private static func append(language: LocaleIdentifier, into out: inout ByteBuffer) {
    out.append(" xml:lang=\"" + language.tag + "\"")
  }

  /// Text with the characters that are markup written as references, once, and last.
  private static func escape(_ text: String, into out: inout ByteBuffer) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): out.append("&lt;")
      case UInt8(ascii: ">"): out.append("&gt;")
      case UInt8(ascii: "&"): out.append("&amp;")
      default: out.append(byte)
      }
    }
  }
}
