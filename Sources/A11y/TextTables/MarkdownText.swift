/// The text of a cell in a table of Markdown.
enum MarkdownText {
  /// The text without the backslashes before its marks, and with the characters that references stand for.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") }) else {
      return text
    }
    var plain = ""
    var rest = text[...]
    while let character = rest.first {
      if character == "\\", let next = rest.dropFirst().first, next.isASCII,
        next.isPunctuation || next.isSymbol
      {
        plain.append(next)
        rest = rest.dropFirst(2)
      } else if character == "&",
        let reference = references.first(where: { entry in rest.hasPrefix(entry.name) })
      {
        plain += reference.text
        rest = rest.dropFirst(reference.name.count)
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    return plain
  }

  /// The references that programs write for characters with a meaning of their own.
  private static let references: [(name: String, text: String)] = [
    (name: "&lt;", text: "<"), ("&gt;", ">"), ("&amp;", "&"), ("&quot;", "\""), ("&#39;", "'"),
    ("&nbsp;", "\u{A0}"), ("&#124;", "|"),
  ]
}
