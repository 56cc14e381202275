// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The references by which HTML and XML write characters: `&amp;`, `&#8722;`.
///
/// Source: the HTML standard, "Character references"; of the names, those that are common in data.
enum MarkupReference {
  private static let names: [Substring: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–",
    "mdash": "—", "hellip": "…", "minus": "−", "times": "×", "deg": "°", "plusmn": "±",
    "euro": "€", "pound": "£", "cent": "¢", "yen": "¥", "copy": "©", "reg": "®", "trade": "™",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»",
    "bull": "•", "middot": "·", "sect": "§", "frac12": "½", "frac14": "¼", "frac34": "¾",
    "le": "≤", "ge": "≥", "ne": "≠", "rarr": "→", "larr": "←", "szlig": "ß", "auml": "ä",
    "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "eacute": "é", "egrave": "è",
    "agrave": "à", "ccedil": "ç", "ntilde": "ñ", "aring": "å", "oslash": "ø", "aelig": "æ",
  ]
  private static let longest = 8

  /// The character that a text begins with a reference to, and the rest of the text; nil if it doesn't.
  static func first(of text: Substring) -> (character: Character, rest: Substring)? {
    guard text.first == "&",
      let end = text.dropFirst().prefix(longest + 1).firstIndex(of: ";")
    else { return nil }
    let name = text[text.index(after: text.startIndex)..<end]
    guard let character = names[name] ?? numbered(name) else { return nil }
    return (character, text[text.index(after: end)...])
  }

  /// The character of a number in decimal or hexadecimal digits: `#8722`, `#x2212`.
  private static func numbered(_ name: Substring) -> Character? {
    guard name.first == "#" else { return nil }
    let isHexadecimal = name.dropFirst().first.map { "xX".contains($0) } ?? false
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.first?.isHexDigit == true,
      let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), value >= 0x20,
      // Those mean characters of Windows on the web, and nothing elsewhere.
      !(0x7F...0x9F).contains(value)
    else { return nil }
    return Unicode.Scalar(value).map { Character($0) }
  }

  /// A text with the characters that its references stand for.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")), text.utf8.contains(UInt8(ascii: ";")) else {
      return text
    }
    var decoded = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
      decoded += rest[..<mark]
      rest = rest[mark...]
      if let found = first(of: rest) {
        decoded.append(found.character)
        rest = found.rest
      } else {
        decoded.append("&")
        rest = rest.dropFirst()
      }
    }
    return decoded + rest
  }
}
