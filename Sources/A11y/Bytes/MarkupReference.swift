// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The references by which HTML and XML write characters: `&amp;`, `&#8722;`.
///
/// Source: the HTML standard, "Character references"; of the names, those that are common in data.
enum MarkupReference {
  private static let names: [Substring: Character] = {
    var names: [Substring: Character] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "ndash": "–", "mdash": "—",
      "hellip": "…", "minus": "−", "euro": "€", "trade": "™", "lsquo": "‘", "rsquo": "’",
      "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "lsaquo": "‹", "rsaquo": "›",
      "bull": "•", "dagger": "†", "permil": "‰", "prime": "′", "Prime": "″", "le": "≤", "ge": "≥",
      "ne": "≠", "asymp": "≈", "infin": "∞", "radic": "√", "rarr": "→", "larr": "←", "uarr": "↑",
      "darr": "↓", "harr": "↔", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
      "OElig": "Œ", "oelig": "œ", "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ",
    ]
    for (first, list) in [(0xA0, latin), (0x391, greek)] as [(UInt32, String)] {
      for (number, name) in list.split(whereSeparator: \.isWhitespace).enumerated()
      where name != "-" {
        names[name] = Unicode.Scalar(first + UInt32(number)).map { Character($0) }
      }
    }
    return names
  }()

  /// The names of the characters from U+00A0 on.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute
    micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring
    AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml
    times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil
    egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash
    ugrave uacute ucirc uuml yacute thorn yuml
    """

  /// The names of the Greek letters from U+0391 on; a dash stands for what has none.
  private static let greek = """
    Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon
    Phi Chi Psi Omega - - - - - - - alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi
    omicron pi rho sigmaf sigma tau upsilon phi chi psi omega
    """

  /// The length of the longest name, and of the longest number that is a character.
  static let longest = 8

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
