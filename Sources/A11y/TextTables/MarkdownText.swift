// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The text of a cell in a table of Markdown.
enum MarkdownText {
  /// The text without the backslashes before its marks and the marks of emphasis and code, and with the characters that references
  /// stand for.
  static func plain(_ text: String) -> String { plain(text[...], depth: 0) }

  /// How deep emphasis is looked for in emphasis.
  private static let deepest = 3

  private static func plain(_ text: Substring, depth: Int) -> String {
    guard text.utf8.contains(where: marks.contains) else { return String(text) }
    var plain = ""
    var rest = text
    // A mark without an end has none for those behind it either, so each is looked for once.
    var endless: Set<String> = []
    while let character = rest.first {
      if let text = takeLink(&rest, &endless) {
        plain += depth < deepest ? Self.plain(text, depth: depth + 1) : String(text)
        continue
      }
      if character == "`" {
        plain += takeCode(&rest, &endless)
        continue
      }
      if depth < deepest, let emphasized = emphasized(&rest, behind: plain.last, &endless) {
        // What is struck out is no longer said, but where nothing else would be.
        let isStruck = emphasized.base.hasStrike(before: emphasized.startIndex)
        if !isStruck || plain.isEmpty && rest.allSatisfy(\.isWhitespace) {
          plain += Self.plain(emphasized, depth: depth + 1)
        } else if plain.isEmpty || plain.last == " " {
          rest = rest.drop { $0 == " " }
        }
        continue
      }
      if character == "\\", let next = rest.dropFirst().first, next.isASCII,
        next.isPunctuation || next.isSymbol
      {
        plain.append(next)
        rest = rest.dropFirst(2)
      } else if let reference = MarkupReference.first(of: rest) {
        plain.append(reference.character)
        rest = reference.rest
      } else if character == "<",
        let line = ["<br>", "<br/>", "<br />"].first(where: rest.hasPrefix)
      {
        // A cell has no other way to begin a line.
        plain += " "
        rest = rest.dropFirst(line.count)
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    return plain
  }

  private static let marks = Set("\\&*_~`[<".utf8)

  /// Takes a link or a picture that a text begins with, and returns its text: "[Rome](https://rome.example)".
  private static func takeLink(
    _ rest: inout Substring, _ endless: inout Set<String>
  ) -> Substring? {
    let inside =
      rest.hasPrefix("![") ? rest.dropFirst(2) : rest.hasPrefix("[") ? rest.dropFirst() : nil
    guard let inside, !endless.contains("]") else { return nil }
    // The text ends before another link begins.
    guard let end = inside.firstIndex(where: { "[]".contains($0) }) else {
      endless.insert("]")
      return nil
    }
    guard inside[end...].hasPrefix("]("), let close = endOfAddress(inside[end...].dropFirst(2))
    else { return nil }
    rest = inside[close...].dropFirst()
    return inside[..<end]
  }

  /// Where the bracket stands that closes an address, which has no blank but before a title in quotes, and as many
  /// brackets that close as such that open: `https://rome.example/a_(b) "Rome"`.
  private static func endOfAddress(_ text: Substring) -> Substring.Index? {
    var depth = 0
    var at = text.startIndex
    while at < text.endIndex {
      switch text[at] {
      case "(": depth += 1
      case ")":
        if depth == 0 { return at }
        depth -= 1
      case " ":
        let title = text[at...].drop { $0 == " " }
        guard title.first == "\"", let quote = title.dropFirst().firstIndex(of: "\"") else {
          return nil
        }
        let end = text.index(after: quote)
        return text[end...].first == ")" ? end : nil
      case "[": return nil
      default: break
      }
      at = text.index(after: at)
    }
    return nil
  }

  /// Takes the code between marks that a text begins with, or the marks where no others end it.
  ///
  /// Other marks in it are its own.
  private static func takeCode(
    _ rest: inout Substring, _ endless: inout Set<String>
  ) -> Substring {
    let mark = rest.prefix { $0 == "`" }
    rest = rest[mark.endIndex...]
    guard !endless.contains(String(mark)) else { return mark }
    guard let end = rest.firstRange(of: mark) else {
      endless.insert(String(mark))
      return mark
    }
    let code = rest[..<end.lowerBound]
    rest = rest[end.upperBound...]
    return code
  }

  /// Takes what a text begins with between marks of emphasis, of which a blank follows none and precedes none; nil if
  /// there is none.
  ///
  /// A sign within a word or between numbers is no mark: `snake_case`, `2*3*4`.
  private static func emphasized(
    _ rest: inout Substring, behind last: Character?, _ endless: inout Set<String>
  ) -> Substring? {
    guard let first = rest.first, "*_~".contains(first) else { return nil }
    for mark in ["***", "**", "__", "~~", "*", "_"] where rest.hasPrefix(mark) {
      let inside = rest.dropFirst(mark.count)
      guard let first = inside.first, !first.isWhitespace, first != mark.first,
        !isWordy(last), !endless.contains(mark)
      else { continue }
      guard let end = end(of: mark, in: inside) else {
        endless.insert(mark)
        continue
      }
      rest = inside[end...].dropFirst(mark.count)
      return inside[..<end]
    }
    return nil
  }

  /// Where the mark stands that ends an emphasis.
  private static func end(of mark: String, in text: Substring) -> Substring.Index? {
    var at = text.startIndex
    var last: Character?
    while at < text.endIndex {
      let rest = text[at...]
      if rest.hasPrefix(mark), let last, !last.isWhitespace, last != "\\" {
        let next = rest.dropFirst(mark.count).first
        if next != mark.first, !isWordy(next) { return at }
      }
      last = text[at]
      at = text.index(after: at)
    }
    return nil
  }

  private static func isWordy(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber } ?? false
  }
}

extension String {
  /// Whether the two signs before a place strike out what follows.
  fileprivate func hasStrike(before place: Index) -> Bool { self[..<place].hasSuffix("~~") }
}
