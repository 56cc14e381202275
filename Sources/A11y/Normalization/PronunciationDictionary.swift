/// A user's own words for the spoken form: how a name, a ticker or anything that matches a pattern is said.
///
/// It is a JSON array of entries, each with a `word` or a `pattern`, what to `say`, and perhaps a `language`:
///
/// ```json
/// [{"word": "AAPL", "say": "Apple"},
///  {"word": "Xi", "say": "shee", "language": "en"},
///  {"pattern": "SQL(ite)?", "say": "sequel$1"}]
/// ```
///
/// A word matches as a whole, in any case when it is written in lower case. A pattern is a regular expression;
/// `$1` is what its first group matched. Where entries overlap, the later one wins. What an entry says is said as
/// it stands. Labels are never changed. A pattern runs over every text as its author wrote it: one that tries very many
/// ways takes its time.
public struct PronunciationDictionary {
  struct Entry {
    var regex: Regex<AnyRegexOutput>
    var say: String
    /// Whether groups have to be put into it.
    var hasGroups: Bool
    /// A language tag, or its beginning; nil for all.
    var language: String?
    /// Whether the matched text has to stand between what is no letter and no digit.
    var isWord: Bool
  }

  var entries: [Entry] = []

  /// Makes an empty dictionary.
  public init() {}

  /// Whether it has no entries.
  public var isEmpty: Bool { entries.isEmpty }

  /// A stretch of a text.
  enum Piece {
    /// Text that no entry has a word for.
    case text(String)
    /// What an entry says.
    case words(String)

    /// Whether no space is at its beginning.
    var beginsOpen: Bool { if case .text(let text) = self { text.first != " " } else { true } }
    /// Whether no space is at its end.
    var endsOpen: Bool { if case .text(let text) = self { text.last != " " } else { true } }
  }

  /// Cuts a text where entries of a language match.
  func pieces(of text: String, _ locale: LocaleIdentifier) -> [Piece] {
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
    var pieces: [Piece] = []
    var at = text.startIndex
    for (range, say) in found {
      if at < range.lowerBound { pieces.append(.text(String(text[at..<range.lowerBound]))) }
      pieces.append(.words(say))
      at = range.upperBound
    }
    if at < text.endIndex { pieces.append(.text(String(text[at...]))) }
    return pieces
  }

  private static func applies(_ language: String?, to locale: LocaleIdentifier) -> Bool {
    guard let language else { return true }
    return locale.tag == language || locale.tag.hasPrefix(language + "-")
  }

  /// Whether no letter and no digit is beside a stretch.
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
