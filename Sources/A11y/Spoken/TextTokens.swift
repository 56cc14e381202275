/// A text cut into runs of letters, runs of digits, white space and single marks.
struct TextTokens {
  /// What a token is.
  enum Kind {
    /// Letters and their marks, with apostrophes inside.
    case letters
    /// The digits 0 to 9.
    case digits
    /// White space.
    case space
    /// Any other character.
    case mark
  }

  private var kinds: [Kind] = []
  private var texts: [String] = []

  /// Cuts a text.
  init(_ text: String) {
    let characters = Array(text)
    kinds.reserveCapacity(characters.count / 2)
    texts.reserveCapacity(characters.count / 2)
    var at = 0
    while at < characters.count {
      let kind = Self.kind(of: characters[at])
      var end = at + 1
      if kind != .mark {
        while end < characters.count {
          let isInner =
            kind == .letters && Self.apostrophes.contains(characters[end])
            && end + 1 < characters.count
            && Self.kind(of: characters[end + 1]) == .letters
          guard isInner || Self.kind(of: characters[end]) == kind else { break }
          end += 1
        }
      }
      kinds.append(kind)
      texts.append(String(characters[at..<end]))
      at = end
    }
  }

  private static let apostrophes: Set<Character> = ["'", "’"]

  private static func kind(of character: Character) -> Kind {
    if let byte = character.asciiValue {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): return .digits
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        return .letters
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return .space
      default: return .mark
      }
    }
    if character.isLetter { return .letters }
    return character.isWhitespace ? .space : .mark
  }

  /// How many tokens there are.
  var count: Int { kinds.count }

  /// What a token is; nil before the first and after the last.
  func kind(_ place: Int) -> Kind? { kinds.indices.contains(place) ? kinds[place] : nil }

  /// The text of a token; empty before the first and after the last.
  func text(_ place: Int) -> String { texts.indices.contains(place) ? texts[place] : "" }

  /// Whether a token is a mark.
  func isMark(_ place: Int, _ mark: String) -> Bool { text(place) == mark && kind(place) == .mark }

  /// Whether a token is one of some marks.
  func isMark(_ place: Int, in marks: Set<String>) -> Bool {
    kind(place) == .mark && marks.contains(text(place))
  }

  /// Whether a word or number may begin or end here: no letter and no digit is at this place.
  func isEdge(_ place: Int) -> Bool {
    let kind = kind(place)
    return kind != .letters && kind != .digits
  }

  /// The place after white space, if there is any here.
  func skipSpace(_ place: Int) -> Int { kind(place) == .space ? place + 1 : place }
}
