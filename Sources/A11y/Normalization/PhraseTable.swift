// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Abbreviations and phrases of several tokens, with what they stand for.
struct PhraseTable<Meaning: Sendable>: Sendable {
  fileprivate let phrases: [String: [(written: String, value: Meaning)]]
  /// The abbreviations that are words as well, and so are none at the end of a sentence.
  private(set) var words: Set<String> = []

  /// Makes a table from written forms and their values.
  ///
  /// Matching is case-sensitive, except for a capital at the beginning.
  init(_ values: [String: Meaning] = [:]) {
    var phrases: [String: [(written: String, value: Meaning)]] = [:]
    for (written, value) in values {
      let first = TextTokens(written).text(0).lowercased()
      phrases[first, default: []].append((written, value))
    }
    // The longest match wins, "z. B." before "z.", and of two as long the one in capitals, "Ud." before "ud."
    self.phrases = phrases.mapValues {
      $0.sorted { ($0.written.count, $1.written) > ($1.written.count, $0.written) }
    }
  }

  /// The value of the phrase at an index, and the index past it.
  func phrase(_ tokens: TextTokens, at index: Int) -> (value: Meaning, next: Int)? {
    guard tokens.isEdge(index - 1) || tokens.kind(index) == .mark,
      let candidates = phrases[tokens.text(index).lowercased()]
    else { return nil }
    for (written, value) in candidates {
      var text = ""
      var end = index
      while end < tokens.count, text.utf8.count < written.utf8.count {
        text += tokens.text(end)
        end += 1
      }
      // Within a line, capitals with periods are the letters of a name: "trivago N.V."
      let mayBegin = index == 0 || tokens.text(index).count > 1
      let isSame =
        text == written
        || mayBegin && text.prefix(1).lowercased() + text.dropFirst() == written
      guard isSame, tokens.isEdge(end) || tokens.kind(end - 1) == .mark else { continue }
      return (value, end)
    }
    return nil
  }
}

extension PhraseTable where Meaning == String {
  /// What a phrase of one word and a period stands for; nil if there is none.
  subscript(written: some StringProtocol) -> String? {
    let first = String(written.prefix { $0 != "." }).lowercased()
    return phrases[first]?.first { $0.written == written }?.value
  }

  /// Makes a table from a list and from values that take precedence.
  ///
  /// - Parameters:
  ///   - list: an abbreviation a line and what it stands for, "zw. = zwischen". A tilde is before those that are words as
  ///     well. The blanks between the parts of one, "o. g.", may be left out in a text.
  ///   - values: other phrases.
  init(listed list: String, _ values: [String: String]) {
    var all: [String: String] = [:]
    var words: Set<String> = []
    for line in list.split(separator: "\n") {
      let isWord = line.hasPrefix("~ ")
      let parts = line.dropFirst(isWord ? 2 : 0).split(separator: " = ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let (written, meaning) = (String(parts[0]), String(parts[1]))
      all[written] = meaning
      all[written.replacing(". ", with: ".")] = meaning
      if isWord { words.insert(written) }
    }
    self.init(all.merging(values) { $1 })
    self.words = words
  }
}
