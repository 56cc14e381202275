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
/// A word matches as a whole, and in any case if it is written in lowercase. A pattern is a regular
/// expression; `$1` is what its first group matched. Where entries overlap, the later one wins. The
/// replacement is spoken verbatim; labels never change. A pattern runs on every text without a time
/// limit, so one that backtracks a lot is slow.
public struct PronunciationDictionary {
  struct Entry {
    var regex: Regex<AnyRegexOutput>
    var say: String
    /// Whether `say` refers to groups of the pattern.
    var hasGroups: Bool
    /// A language tag or its beginning; nil for all languages.
    var language: String?
    /// Whether no letter or digit may adjoin the match.
    var isWord: Bool
  }

  var entries: [Entry] = []

  /// Makes an empty dictionary.
  public init() {}

  /// Whether it has no entries.
  public var isEmpty: Bool { entries.isEmpty }

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

  /// Splits a text where entries for a language match.
  func stretches(of text: String, _ locale: LocaleIdentifier) -> [Stretch] {
    var found: [(range: Range<String.Index>, say: String)] = []
    for entry in entries.reversed() where Self.applies(entry.language, to: locale) {
      for match in text.matches(of: entry.regex) where !match.range.isEmpty {
        guard !entry.isWord || Self.isWhole(match.range, in: text),
          !found.contains(where: { $0.range.overlaps(match.range) })
        else { continue }
        found.append((match.range, entry.hasGroups ? Self.filled(entry.say, match) : entry.say))
      }
    }
    guard !found.isEmpty else { return [.text(text)] }
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
    var stretches: [Stretch] = []
    var at = text.startIndex
    for (range, say) in found {
      if at < range.lowerBound { stretches.append(.text(String(text[at..<range.lowerBound]))) }
      stretches.append(.words(say))
      at = range.upperBound
    }
    if at < text.endIndex { stretches.append(.text(String(text[at...]))) }
    return stretches
  }

  private static func applies(_ language: String?, to locale: LocaleIdentifier) -> Bool {
    guard let language else { return true }
    return locale.tag == language || locale.tag.hasPrefix(language + "-")
  }

  /// Whether no letter or digit adjoins a range.
  private static func isWhole(_ range: Range<String.Index>, in text: String) -> Bool {
    let isPart = { (character: Character) in character.isLetter || character.isNumber }
    let before =
      range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
    let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
    return !isPart(before) && !isPart(after)
  }

  private static func filled(_ say: String, _ match: Regex<AnyRegexOutput>.Match) -> String {
    var text = ""
    var rest = say[...]
    while let mark = rest.firstIndex(of: "$") {
      text += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      guard let digit = rest.first?.wholeNumberValue, match.output.indices.contains(digit) else {
        text += "$"
        continue
      }
      text += match.output[digit].substring.map { String($0) } ?? ""
      rest = rest.dropFirst()
    }
    return text + rest
  }
}
