/// Roman numerals in running text.
extension TextNormalizer {
  /// Reads a Roman numeral after a capitalized word: "Louis XIV", "Kapitel IV".
  ///
  /// Only numerals of more than one letter among I, V and X, since "CD" and "MM" are other things.
  func roman(_ index: Int, into form: inout SpokenForm) -> Int? {
    let text = tokens.text(index)
    guard text.utf8.count > 1, text.allSatisfy({ "IVX".contains($0) }),
      tokens.kind(index - 1) == .space, tokens.isEdge(index + 1),
      !tokens.isMark(index + 1, in: ["/", "-", "–", "&", "."]),
      tokens.kind(index - 2) == .letters, tokens.text(index - 2).first?.isUppercase == true,
      tokens.text(index - 2).dropFirst().contains(where: \.isLowercase),
      let value = RomanNumber.value(of: text), let words = rules.roman(value)
    else { return nil }
    form.append(words)
    return index + 1
  }
}
