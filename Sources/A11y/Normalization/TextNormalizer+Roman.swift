/// Roman numerals in running text.
extension TextNormalizer {
  /// Reads a Roman numeral after a capitalized word, or beside one for what is numbered: "Louis XIV", "Kapitel IV", "XIX secolo".
  ///
  /// Only numerals among I, V and X, since "CD" and "MM" are other things; a single letter needs what is numbered before it.
  func roman(_ index: Int, into form: inout SpokenForm) -> Int? {
    let text = tokens.text(index)
    guard text.utf8.allSatisfy({ "IVX".utf8.contains($0) }) else { return nil }
    if let next = romanAmongSigns(index, into: &form) { return next }
    guard tokens.isEdge(index - 1), tokens.isEdge(index + 1),
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
      text.utf8.count > 1 && tokens.kind(index + 1) == .space
      && (isNumberedWord(index + 2) || isCoordinated(index + 2))
    guard isNumbered || isName || isOrdinal, let value = RomanNumber.value(of: text),
      let words = isNumbered || isOrdinal ? rules.roman(value) : rules.regnal(value)
    else { return nil }
    form.append(words)
    return index + 1
  }

  /// Whether another numeral is behind a word for "and", and what is numbered behind that: "XIX e XX secolo".
  private func isCoordinated(_ index: Int) -> Bool {
    guard Self.conjunctions.contains(tokens.text(index)), tokens.kind(index + 1) == .space,
      RomanNumber.value(of: tokens.text(index + 2)) != nil, tokens.kind(index + 3) == .space
    else { return false }
    return isNumberedWord(index + 4) || isNumberedAbbreviation(index + 4)
  }

  private static let conjunctions: Set<String> = [
    "e", "y", "et", "und", "en", "och", "и", "та", "і", "i", "és", "ve", "and", "u.",
  ]

  /// Reads a Roman numeral among signs that no blanks part: "第Ⅲ章", "ルイXIV世".
  private func romanAmongSigns(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard
      tokens.text(index - 1).hasSuffix("第") || tokens.text(index - 1).hasSuffix("제")
        || tokens.text(index + 1).first.map({ "世期部章巻卷編编節节级級型세장부권편".contains($0) }) == true,
      let value = RomanNumber.value(of: tokens.text(index))
    else { return nil }
    form.append(rules.cardinal(value))
    return index + 1
  }
}
