// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// What the browser announces: phrases to speak, and the same as text.
struct Announcement {
  /// The phrases to speak, in order.
  private(set) var phrases: [SpokenPhrase] = []
  /// The text to show.
  private(set) var text = ""

  init() {}

  /// An announcement in our own words, which are English.
  init(_ words: String) { add(words) }

  /// Adds our own words.
  mutating func add(_ words: String) {
    // A reason may quote the data, whose control characters must not reach the terminal.
    let words = TextCleaner.clean(words)
    guard !words.isEmpty else { return }
    phrases.append(SpokenPhrase(words, locale: .enUS))
    addText(words)
  }

  /// Adds phrases from the table.
  mutating func add(_ more: [SpokenPhrase]) {
    for phrase in more {
      phrases.append(phrase)
      if !phrase.isContinued { addText(phrase.label) }
    }
  }

  /// Adds another announcement.
  mutating func add(_ other: Announcement) {
    phrases += other.phrases
    if !other.text.isEmpty { addText(other.text) }
  }

  private mutating func addText(_ more: String) {
    text += text.isEmpty ? more : ", \(more)"
  }
}
