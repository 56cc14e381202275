/// One phrase of a row as it is spoken: its text in the language of its field.
public struct SpokenPhrase: Hashable, Sendable {
  /// The field's name; nil for a header or footer.
  public var field: String?
  /// The words.
  public var text: String
  /// The locale, which decides on the voice.
  public var locale: LocaleIdentifier
}

extension LabelReader {
  /// The spoken phrases of what was read last.
  ///
  /// - Parameters:
  ///   - item: what ``next(into:)`` returned.
  ///   - label: the buffer with nothing but the label that it appended.
  /// - Returns: a phrase for each phrase of a row, or one for a header or footer.
  public func spokenPhrases(
    of item: TableItem, label: borrowing ByteBuffer
  ) -> [SpokenPhrase] {
    let speaker = SpokenComposer()
    var form = SpokenForm()
    guard item.isRow else {
      speaker.append(item, of: self, label: label, into: &form)
      return [SpokenPhrase(field: nil, text: form.text.text(), locale: locale)]
    }
    var phrases: [SpokenPhrase] = []
    for phrase in composer.phrases {
      form.removeAll()
      speaker.append(phrase, of: self, label: label, into: &form)
      let field = composer.field(of: phrase)
      phrases.append(
        SpokenPhrase(field: field.field.name, text: form.text.text(), locale: field.locale))
    }
    return phrases
  }
}
