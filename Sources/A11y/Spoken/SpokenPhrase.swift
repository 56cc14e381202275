// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// One phrase of a row as it is spoken, or the part of it that is in one language: text for one
/// voice.
package struct SpokenPhrase: Hashable, Sendable {
  /// The field's name; nil for a header or footer.
  package var field: String?
  /// The field's human-readable heading; empty for a header or footer.
  package var heading = ""
  /// The phrase's text in the label.
  package var label = ""
  /// The range of that text in the label, in UTF-8 bytes.
  package var labelRange = 0..<0
  /// Whether it continues the phrase before it in another voice.
  package var isContinued = false
  /// The words, as eSpeak NG's voice for the language reads them.
  package var text: String
  /// The locale, which determines the voice.
  package var locale: LocaleIdentifier
  /// The silence after it, in milliseconds; none where the phrase continues in another voice.
  package var pause = phrasePause

  /// The silence after a phrase.
  package static let phrasePause = 150
  /// The silence after a row.
  package static let rowPause = 400

  /// Makes a phrase from text that is spoken verbatim.
  package init(_ text: String, locale: LocaleIdentifier, pause: Int = phrasePause) {
    self.init(label: text, text: text, locale: locale, pause: pause)
  }

  init(
    field: String? = nil, label: String = "", isContinued: Bool = false, text: String,
    locale: LocaleIdentifier, pause: Int = phrasePause
  ) {
    self.field = field
    self.label = label
    self.isContinued = isContinued
    self.text = text
    self.locale = locale
    self.pause = pause
  }

  /// The phrases of a text that is in no table, with its numbers, dates and signs in words.
  package static func reading(_ text: String, _ locale: LocaleIdentifier) -> [SpokenPhrase] {
    var form = SpokenForm()
    SpokenComposer().append(text, locale, into: &form)
    return form.phrases(of: nil, text, locale)
  }

  /// The phrases that spell a text letter by letter.
  package static func spelling(_ text: String, _ locale: LocaleIdentifier) -> [SpokenPhrase] {
    var form = SpokenForm()
    SpokenComposer().spell(text, locale, into: &form)
    return form.phrases(of: nil, text, locale)
  }
}

extension LabelReader {
  /// The spoken phrases of the item that was read last.
  ///
  /// - Parameters:
  ///   - item: what ``next(into:)`` returned.
  ///   - label: the buffer, containing only the label that it appended.
  ///   - spelled: whether to spell everything letter by letter.
  /// - Returns: one phrase for each phrase of a row, or one for a header or footer; more where the
  ///   language changes within a phrase.
  package func spokenPhrases(
    of item: TableItem, label: borrowing ByteBuffer, spelled: Bool = false
  ) -> [SpokenPhrase] {
    let speaker = SpokenComposer()
    var form = SpokenForm()
    guard item.isRow else {
      if spelled {
        speaker.spell(label.text(), locale, into: &form)
      } else {
        speaker.append(item, of: self, label: label, into: &form)
      }
      return form.phrases(of: nil, label.text(), locale).placed(at: 0..<label.count, under: "")
        .ended
    }
    var phrases: [SpokenPhrase] = []
    let row = composedRow(in: label)
    for phrase in row.phrases {
      form.removeAll()
      let field = row.field(of: phrase)
      let text = row.text(of: phrase)
      if spelled {
        speaker.spell(text, field.locale, into: &form)
      } else {
        speaker.append(phrase, of: row, dictionary, into: &form)
      }
      phrases += form.phrases(of: field.name, text, field.locale)
        .placed(at: phrase.start..<phrase.end, under: field.headingText)
    }
    return phrases.ended
  }
}

extension [SpokenPhrase] {
  /// The phrases with their range in the label and their heading.
  func placed(at range: Range<Int>, under heading: String) -> [SpokenPhrase] {
    map { phrase in
      var phrase = phrase
      phrase.labelRange = range
      phrase.heading = heading
      return phrase
    }
  }

  /// The phrases, the last of them with the silence after a row.
  fileprivate var ended: [SpokenPhrase] {
    guard !isEmpty else { return self }
    var phrases = self
    phrases[phrases.count - 1].pause = SpokenPhrase.rowPause
    return phrases
  }
}

extension SpokenForm {
  /// The text, split where its language changes.
  func phrases(
    of field: String?, _ label: String, _ locale: LocaleIdentifier
  ) -> [SpokenPhrase] {
    var phrases: [SpokenPhrase] = []
    var start = 0
    var firstToken = 0
    for (index, token) in tokens.enumerated() {
      let own = token.locale ?? locale
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      if let next, next.locale ?? locale == own { continue }
      // Marks between two tokens stay with the first.
      let end = next?.start ?? text.count
      let words = reading(of: firstToken...index, from: start, to: end, own).trimmingSpaces()
      let read = own.language == "ja" ? JapaneseKana.reading(of: words) : words
      phrases.append(
        SpokenPhrase(
          field: field, label: label, isContinued: start > 0, text: read, locale: own,
          pause: next == nil ? SpokenPhrase.phrasePause : 0))
      start = end
      firstToken = index + 1
    }
    if phrases.isEmpty {
      phrases.append(
        SpokenPhrase(field: field, label: label, text: text.text(), locale: locale))
    }
    return phrases
  }

  /// The text of some tokens, adapted to eSpeak NG's voice for their language.
  ///
  /// English voices take the letter A for the article wherever something follows it, so "S A T"
  /// would lose its middle letter; "eigh" sounds like the letter.
  private func reading(
    of indices: ClosedRange<Int>, from start: Int, to end: Int, _ locale: LocaleIdentifier
  ) -> String {
    guard locale.language == "en", tokens[indices].contains(where: { $0.kind == .letters }) else {
      return text.bytes.text(from: start, to: end)
    }
    var words = ""
    var at = start
    for index in indices {
      words += text.bytes.text(from: at, to: tokens[index].start)
      at = tokens[index].end
      words += isLetterA(index) ? "eigh" : text.bytes.text(from: tokens[index].start, to: at)
    }
    return words + text.bytes.text(from: at, to: end)
  }

  /// Whether a token is the single letter A.
  private func isLetterA(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.kind == .letters && token.end - token.start == 1
      && text[token.start] | 0x20 == UInt8(ascii: "a")
  }
}
