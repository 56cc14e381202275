/// A label written out for our own synthesizer, as tokens in one reused buffer.
///
/// The text is ordinary text: words, with a comma where a phrase ends. What a stretch of it is stays known,
/// so that markup can be made of it later.
public struct SpokenForm: ~Copyable {
  /// What a stretch of the text is.
  public enum Kind: Hashable, Sendable {
    /// Words.
    case words
    /// Letters that are named one by one.
    case letters
    /// Digits that are named one by one.
    case digits
  }

  /// A stretch of the text.
  public struct Token: Hashable, Sendable {
    /// What it is.
    public var kind: Kind
    /// Where it begins in the text, in bytes.
    public var start: Int
    /// Where it ends.
    public var end: Int
    /// In what language it is said; nil for that of the table.
    public var locale: LocaleIdentifier?
    /// Whether a pause is after it, as its mark tells.
    public var hasPause = false
  }

  /// The text, in UTF-8.
  public private(set) var text = ByteBuffer()
  /// Its stretches, in order.
  public private(set) var tokens: [Token] = []

  /// The language of what comes next.
  var locale: LocaleIdentifier?

  /// Whether what comes next is joined to the mark before it, as to a quotation mark that opens.
  var joinsNext = false

  /// Whether a space is before what comes next, also in writing that has none between words: it was written.
  var splitsNext = false

  /// Makes an empty form.
  public init() {}

  /// Appends a text, with a space before it when something precedes.
  mutating func append(_ words: String, as kind: Kind = .words) {
    guard !words.isEmpty else { return }
    separate(from: words)
    let start = text.count
    text.append(words)
    close(kind, from: start)
  }

  /// Appends text as it stands, glued to what precedes it or with a space between.
  mutating func append(literal text: String, isGlued: Bool) {
    guard isGlued, self.text.count > 0, let last = tokens.last, last.kind == .words,
      last.locale == locale
    else {
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

  /// Forgets what was appended since the text had a length.
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

  /// Forgets everything; the room stays.
  public mutating func removeAll() {
    text.removeAll()
    joinsNext = false
    splitsNext = false
    locale = nil
    tokens.removeAll(keepingCapacity: true)
  }

  /// Puts a space before what follows, but between characters of a writing without spaces.
  private mutating func separate(from words: String) {
    let isJoined = joinsNext
    let isSplit = splitsNext
    joinsNext = false
    splitsNext = false
    guard text.count > 0, text[text.count - 1] != UInt8(ascii: " "), !isJoined else { return }
    if !isSplit, let first = words.utf8.first, Self.isEastAsian(first), endsInEastAsian { return }
    text.append(UInt8(ascii: " "))
  }

  /// Whether a character of three bytes begins with this one: kana, Han, and their marks, but not Hangul.
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
