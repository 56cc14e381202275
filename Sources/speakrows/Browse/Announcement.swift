import A11y

/// What the talking table says, and shows as text.
struct Announcement {
  /// What is said, in its order.
  private(set) var phrases: [SpokenPhrase] = []
  /// The same to read.
  private(set) var text = ""

  init() {}

  /// Our own words, which are English.
  init(_ words: String) { add(words) }

  /// Adds our own words.
  mutating func add(_ words: String) {
    // A reason may quote the data, of which a terminal must obey nothing.
    let words = TextCleaner.clean(words)
    guard !words.isEmpty else { return }
    phrases.append(SpokenPhrase(words, locale: .enUS))
    addText(words)
  }

  /// Adds phrases of the table.
  mutating func add(_ more: [SpokenPhrase]) {
    for phrase in more {
      phrases.append(phrase)
      if !phrase.isContinued { addText(phrase.label) }
    }
  }

  /// Adds what another says.
  mutating func add(_ other: Announcement) {
    phrases += other.phrases
    if !other.text.isEmpty { addText(other.text) }
  }

  private mutating func addText(_ more: String) {
    text += text.isEmpty ? more : ", \(more)"
  }
}
