// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Signs in the characters that are usual, whichever keyboard or character set a text comes from.
enum UsualSymbols {
  /// The text with the signs that the recognizers know: a unit in one character in letters, the letter mu
  /// before a unit as the prefix, signs of comparison with either line below, and wide hyphens and colons as narrow ones where
  /// a number follows.
  static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnusual) else { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count + 8)
    var before: Character = " "
    var rest = text[...]
    while let character = rest.popFirst() {
      if let letters = UnitSymbols.squared[character] ?? comparisons[character] {
        result += letters
      } else if character == "μ", !before.isLetter, rest.first?.isASCII == true,
        rest.first?.isLetter == true
      {
        result.append("µ")
      } else if let mark = Self.wideMarks[character], isWideDigit(before),
        rest.first.map(isWideDigit) == true
      {
        // Among wide digits, they are those of a number.
        result.append(mark)
      } else if character == "－", rest.first?.isNumber == true {
        result.append("-")
      } else if character == "：", before.isNumber, rest.first?.isNumber == true {
        result.append(":")
      } else if let numeral = romanNumerals[character] {
        result += numeral
      } else {
        result.append(character)
      }
      before = character
    }
    return result
  }

  private static let comparisons: [Character: String] = [
    "≧": "≥", "≦": "≤", "⩾": "≥", "⩽": "≤", "⩰": "≈", "≒": "≈", "≃": "≈",
  ]

  private static let wideMarks: [Character: Character] = ["，": ",", "．": "."]
  private static let romanNumerals: [Character: String] = [
    "Ⅰ": "I", "Ⅱ": "II", "Ⅲ": "III", "Ⅳ": "IV", "Ⅴ": "V", "Ⅵ": "VI", "Ⅶ": "VII", "Ⅷ": "VIII",
    "Ⅸ": "IX", "Ⅹ": "X", "Ⅺ": "XI", "Ⅻ": "XII",
  ]

  private static func isWideDigit(_ character: Character) -> Bool {
    ("０"..."９").contains(character)
  }

  /// Whether a scalar may be one of them, as few are.
  private static func isUnusual(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3BC, 0x2113, 0x2243, 0x2252, 0x2266, 0x2267, 0x2A70, 0x2A7D, 0x2A7E, 0x3371...0x33DF,
      0x2160...0x216B, 0xFF0C...0xFF0E, 0xFF1A:
      true
    default: false
    }
  }
}
