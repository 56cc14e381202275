// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A user's pronunciations: how to speak a name, a ticker or anything that matches a pattern.
///
/// The source is a JSON array of entries, each with a `word` or a `pattern`, what to `say`, and
/// optionally a `language`:
///
/// ```json
/// [{"word": "AAPL", "say": "Apple"},
///  {"word": "Xi", "say": "shee", "language": "en"},
///  {"pattern": "SQL(ite)?", "say": "sequel$1"}]
/// ```
///
/// A word has at most 200 characters. It matches as a whole, and in any case if it is written in
/// lowercase. A pattern is a regular expression in
/// [ICU's syntax](https://unicode-org.github.io/icu/userguide/strings/regexp.html); `$1` is what its
/// first group matched. Where entries overlap, the later one wins. The replacement is spoken
/// verbatim; labels never change.
///
/// All words together take no longer to find than one. A pattern that backtracks for too long on a
/// text is not applied to it, and ``slowPatterns`` lists it; on many texts, it is given up.
public struct PronunciationDictionary {
  struct Entry {
    /// The pattern; nil for a word.
    var pattern: Pattern?
    var say: String
    /// A language tag or its beginning; nil for all languages.
    var language: String?
  }

  /// A pattern, and whether a text was too much for it.
  final class Pattern: Sendable {
    let source: String
    let expression: ICU.RegularExpression
    /// On how many texts it took too long.
    private let slowCount = Atomic(0)
    /// On how many texts it may, before it is given up: each of them takes its time in vain.
    ///
    /// With several threads it is a matter of chance which texts are behind them; the run fails anyway.
    private static let mostSlow = 32

    init(_ source: String) throws(ICU.RegularExpression.Fault) {
      self.source = source
      expression = try ICU.RegularExpression(source)
    }

    /// Whether it was not applied to some text, since that took too long.
    var isSlow: Bool { slowCount.load(ordering: .relaxed) > 0 }
    /// Whether it is applied to no text any more.
    var isGivenUp: Bool { slowCount.load(ordering: .relaxed) >= Self.mostSlow }

    func matches(in units: [UInt16]) -> [ICU.RegularExpression.Match] {
      if isGivenUp { return [] }
      if let matches = expression.matches(in: units) { return matches }
      slowCount.add(1, ordering: .relaxed)
      return []
    }
  }

  private(set) var entries: [Entry] = []
  /// The words that match as they are written.
  private var exactWords = WordTrie()
  /// The words in lowercase, which match in any case.
  private var lowercaseWords = WordTrie()

  /// Makes an empty dictionary.
  public init() {}

  /// Whether it has no entries.
  public var isEmpty: Bool { entries.isEmpty }

  /// The patterns that took too long on some text so far, and were not applied to it.
  public var slowPatterns: [String] {
    entries.compactMap { $0.pattern }.filter(\.isSlow).map(\.source)
  }

  /// Those of them that took too long so often that they are not applied to any later text.
  package var givenUpPatterns: [String] {
    entries.compactMap { $0.pattern }.filter(\.isGivenUp).map(\.source)
  }

  /// Adds a word.
  mutating func add(word: String, say: String, language: String?) {
    if word == word.lowercased() {
      lowercaseWords.add(Self.lowercase(Array(word)), value: entries.count)
    } else {
      exactWords.add(word, value: entries.count)
    }
    entries.append(Entry(pattern: nil, say: say, language: language))
  }

  /// Adds a pattern.
  mutating func add(
    pattern: String, say: String, language: String?
  ) throws(ICU.RegularExpression.Fault) {
    entries.append(Entry(pattern: try Pattern(pattern), say: say, language: language))
  }

  /// A part of a text.
  enum Stretch {
    /// Text that no entry matches.
    case text(String)
    /// The replacement from an entry.
    case words(String)

    /// Whether it does not begin with a space.
    var beginsOpen: Bool { if case .text(let text) = self { text.first != " " } else { true } }
    /// Whether it does not end with a space.
    var endsOpen: Bool { if case .text(let text) = self { text.last != " " } else { true } }
  }

  /// A match of an entry, in UTF-16 units.
  private struct Found {
    var entry: Int
    var range: Range<Int>
    var say: String
  }

  /// Splits a text where entries for a language match.
  func stretches(of text: String, _ locale: LocaleIdentifier) -> [Stretch] {
    let units = Array(text.utf16)
    var found = words(in: text, locale) + matches(in: units, locale)
    guard !found.isEmpty else { return [.text(text)] }
    // Of two that overlap, the later entry wins; of two of one entry, the first.
    found.sort { ($1.entry, $0.range.lowerBound) < ($0.entry, $1.range.lowerBound) }
    var isTaken = [Bool](repeating: false, count: units.count)
    found = found.filter { match in
      guard !isTaken[match.range].contains(true) else { return false }
      for place in match.range { isTaken[place] = true }
      return true
    }
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
    var stretches: [Stretch] = []
    var end = 0
    for match in found {
      if end < match.range.lowerBound {
        stretches.append(
          .text(String(decoding: units[end..<match.range.lowerBound], as: UTF16.self)))
      }
      stretches.append(.words(match.say))
      end = match.range.upperBound
    }
    if end < units.count {
      stretches.append(.text(String(decoding: units[end...], as: UTF16.self)))
    }
    return stretches
  }

  /// The words in a text, no letter or digit beside any.
  private func words(in text: String, _ locale: LocaleIdentifier) -> [Found] {
    let characters = Array(text)
    let lowercase = Self.lowercase(characters)
    let isPart = characters.map { $0.isLetter || $0.isNumber }
    var offsets = [0]
    for character in characters {
      offsets.append(offsets[offsets.count - 1] + character.utf16.count)
    }
    var found: [Found] = []
    for start in characters.indices where start == 0 || !isPart[start - 1] {
      let take = { (end: Int, index: Int) in
        let entry = entries[index]
        guard end == characters.count || !isPart[end], Self.applies(entry.language, to: locale)
        else { return }
        found.append(Found(entry: index, range: offsets[start]..<offsets[end], say: entry.say))
      }
      exactWords.forEachWord(in: characters, from: start, take)
      lowercaseWords.forEachWord(in: lowercase, from: start, take)
    }
    return found
  }

  private func matches(in units: [UInt16], _ locale: LocaleIdentifier) -> [Found] {
    var found: [Found] = []
    for (index, entry) in entries.enumerated() {
      guard let pattern = entry.pattern, Self.applies(entry.language, to: locale) else { continue }
      for match in pattern.matches(in: units) {
        guard let range = match.ranges[0], !range.isEmpty else { continue }
        found.append(Found(entry: index, range: range, say: Self.filled(entry.say, match, units)))
      }
    }
    return found
  }

  private static func applies(_ language: String?, to locale: LocaleIdentifier) -> Bool {
    guard let language else { return true }
    return locale.tag == language || locale.tag.hasPrefix(language + "-")
  }

  /// Each character in lowercase, where that is one character.
  private static func lowercase(_ characters: [Character]) -> [Character] {
    characters.map { character in
      let lowercase = character.lowercased()
      return lowercase.count == 1 ? lowercase.first ?? character : character
    }
  }

  /// What to say, with the match's groups in place of `$1` and the like.
  private static func filled(
    _ say: String, _ match: ICU.RegularExpression.Match, _ units: [UInt16]
  ) -> String {
    var text = ""
    var rest = say[...]
    while let mark = rest.firstIndex(of: "$") {
      text += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      guard let digit = rest.first?.wholeNumberValue, match.ranges.indices.contains(digit) else {
        text += "$"
        continue
      }
      if let range = match.ranges[digit] { text += String(decoding: units[range], as: UTF16.self) }
      rest = rest.dropFirst()
    }
    return text + rest
  }
}
