/// Roman numerals in running text.
extension TextNormalizer {
  /// Reads a Roman numeral after a capitalized word, or beside one for what is numbered: "Louis XIV", "Kapitel IV", "XIX secolo".
  ///
  /// Only numerals among I, V and X, since "CD" and "MM" are other things; a single letter needs what is numbered before it.
  func roman(_ index: Int, into form: inout SpokenForm) -> Int? {
    let text = tokens.text(index)
    guard text.allSatisfy({ "IVX".contains($0) }), tokens.isEdge(index - 1),
      tokens.isEdge(index + 1),
      !tokens.isMark(index + 1, in: ["/", "-", "–", "&"])
    else { return nil }
    // The word, or its abbreviation.
    let lead = tokens.isMark(index - 2, ".") ? index - 3 : index - 2
    let hasLead = tokens.kind(index - 1) == .space && tokens.kind(lead) == .letters
    let isNumbered =
      hasLead && (isNumberedWord(lead) || (lead < index - 2 && isNumberedAbbreviation(lead)))
    let isName =
      hasLead && lead == index - 2 && text.utf8.count > 1 && !tokens.isMark(index + 1, ".")
      && tokens.text(lead).first?.isUppercase == true
      && tokens.text(lead).dropFirst().contains(where: \.isLowercase)
    let isOrdinal =
      text.utf8.count > 1 && tokens.kind(index + 1) == .space && isNumberedWord(index + 2)
    guard isNumbered || isName || isOrdinal, let value = RomanNumber.value(of: text),
      let words = isNumbered || isOrdinal ? rules.roman(value) : rules.regnal(value)
    else { return nil }
    form.append(words)
    return index + 1
  }
}
