/// Signs in the characters that are usual, whichever keyboard or character set a text comes from.
enum UsualSymbols {
  /// The text with the signs that the recognizers know: a unit in one character in letters, the letter mu
  /// before a unit as the prefix, and signs of comparison with either line below.
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

  /// Whether a scalar may be one of them, as few are.
  private static func isUnusual(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3BC, 0x2113, 0x2243, 0x2252, 0x2266, 0x2267, 0x2A70, 0x2A7D, 0x2A7E, 0x3371...0x33DF:
      true
    default: false
    }
  }
}
