// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// What the browser announces: phrases to speak, and the same as text.
struct Announcement {
  /// The sounds to play before the words.
  private(set) var earcons: [Earcon] = []
  /// The tones to play behind those sounds, before the words.
  var tones: ToneSequence?
  /// The phrases to speak, in order.
  private(set) var phrases: [SpokenPhrase] = []
  /// The text to show.
  private(set) var text = ""

  init() {}

  /// An announcement in our own words, or in those of a title.
  init(_ words: String, _ locale: LocaleIdentifier) { add(words, locale) }

  /// Adds words that are in no cell.
  mutating func add(_ words: String, _ locale: LocaleIdentifier) {
    // A reason may quote the data, whose control characters must not reach the terminal.
    let words = TextCleaner.clean(words)
    guard !words.isEmpty else { return }
    phrases += SpokenPhrase.reading(words, locale)
    addText(words)
  }

  /// Adds phrases from the table.
  mutating func add(_ more: [SpokenPhrase]) {
    for phrase in more {
      phrases.append(phrase)
      if !phrase.isContinued { addText(phrase.label) }
    }
  }

  /// Adds phrases that are shown as another text.
  mutating func add(_ more: [SpokenPhrase], shownAs text: String) {
    phrases += more
    addText(text)
  }

  /// Adds another announcement.
  mutating func add(_ other: Announcement) {
    earcons += other.earcons
    tones = tones ?? other.tones
    phrases += other.phrases
    if !other.text.isEmpty { addText(other.text) }
  }

  /// Adds a sound.
  mutating func add(_ earcon: Earcon) { earcons.append(earcon) }

  private mutating func addText(_ more: String) {
    text += text.isEmpty ? more : ", \(more)"
  }
}
