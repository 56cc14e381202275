// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A label verbalized for our own synthesizer, as tokens in one reused buffer.
///
/// The text is ordinary text: words, with a comma at the end of each phrase. The tokens record what
/// each range of it is, so that markup can be generated from it later.
package struct SpokenForm: ~Copyable {
  /// The kind of a token.
  package enum Kind: Hashable, Sendable {
    /// Words.
    case words
    /// Letters, named one by one.
    case letters
    /// Digits, named one by one.
    case digits
  }

  /// A range of the text.
  package struct Token: Hashable, Sendable {
    /// Its kind.
    package var kind: Kind
    /// The offset of its first byte in the text.
    package var start: Int
    /// The offset past its last byte.
    package var end: Int
    /// The language it is spoken in; nil for the table's.
    package var locale: LocaleIdentifier?
    /// Whether a pause mark follows it.
    package var hasPause = false
  }

  /// The text, in UTF-8.
  package private(set) var text = ByteBuffer()
  /// The tokens, in order.
  package private(set) var tokens: [Token] = []

  /// The language of what is appended next.
  var locale: LocaleIdentifier?

  /// Whether what is appended next attaches to the mark before it, as to an opening quotation mark.
  var joinsNext = false

  /// Whether a space separates what is appended next even in a script without spaces, because the
  /// text has one.
  var splitsNext = false

  /// Makes an empty form.
  package init() {}

  /// Appends a text, with a space before it unless it comes first.
  mutating func append(_ words: String, as kind: Kind = .words) {
    guard !words.isEmpty else { return }
    separate(from: words)
    let start = text.count
    text.append(words)
    close(kind, from: start)
  }

  /// Appends a text verbatim, attached to what precedes it or separated by a space.
  mutating func append(literal text: String, isGlued: Bool) {
    guard isGlued, self.text.count > 0, let last = tokens.last, last.locale == locale else {
      append(text)
      return
    }
    if last.kind != .words, text.first.map({ !$0.isLetter && !$0.isNumber }) == true {
      // A mark behind letters or digits that are named is none of them.
      let start = self.text.count
      self.text.append(text)
      joinsNext = false
      splitsNext = false
      tokens.append(Token(kind: .words, start: start, end: self.text.count, locale: locale))
      return
    }
    guard last.kind == .words else {
      append(text)
      return
    }
    self.text.append(text)
    tokens[tokens.count - 1].end = self.text.count
  }

  /// Appends the mark for a pause between phrases.
  mutating func appendPause(_ mark: String) {
    text.append(mark)
    if !tokens.isEmpty { tokens[tokens.count - 1].hasPause = true }
  }

  /// The last character; nil when there is none.
  var last: Character? { text.bytes.text(from: max(text.count - 32, 0), to: text.count).last }

  /// Whether the text ends in a letter.
  var endsInWord: Bool {
    text.count > 0 && text[text.count - 1] != UInt8(ascii: " ")
      && (text[text.count - 1] | 0x20 >= UInt8(ascii: "a"))
  }

  /// Whether its words end in a text.
  func ends(in word: String) -> Bool {
    let count = word.utf8.count
    return text.count >= count && text.bytes.text(from: text.count - count, to: text.count) == word
  }

  /// Truncates the text to an earlier length, and the tokens with it.
  mutating func truncate(to count: Int) {
    text.truncate(to: count)
    while let last = tokens.last, last.end > count {
      tokens.removeLast()
      if last.start < count {
        tokens.append(
          Token(kind: last.kind, start: last.start, end: count, locale: last.locale))
        break
      }
    }
  }

  /// Removes everything but keeps the capacity.
  package mutating func removeAll() {
    text.removeAll()
    joinsNext = false
    splitsNext = false
    locale = nil
    tokens.removeAll(keepingCapacity: true)
  }

  /// Inserts a space before what follows, except between characters of a script without spaces.
  private mutating func separate(from words: String) {
    let isJoined = joinsNext
    let isSplit = splitsNext
    joinsNext = false
    splitsNext = false
    guard text.count > 0, text[text.count - 1] != UInt8(ascii: " "), !isJoined else { return }
    if !isSplit, let first = words.utf8.first, Self.isEastAsian(first), endsInEastAsian { return }
    text.append(UInt8(ascii: " "))
  }

  /// Whether a byte begins a three-byte East Asian character: kana, Han or their marks, but not
  /// Hangul.
  private static func isEastAsian(_ byte: UInt8) -> Bool { (0xE3...0xE9).contains(byte) }

  private var endsInEastAsian: Bool {
    text.count >= 3 && text[text.count - 1] & 0xC0 == 0x80 && text[text.count - 2] & 0xC0 == 0x80
      && Self.isEastAsian(text[text.count - 3])
  }

  private mutating func close(_ kind: Kind, from start: Int) {
    if kind == .words, let last = tokens.last, last.kind == .words, last.end + 1 >= start,
      last.locale == locale, !last.hasPause
    {
      tokens[tokens.count - 1].end = text.count
    } else {
      tokens.append(Token(kind: kind, start: start, end: text.count, locale: locale))
    }
  }
}
