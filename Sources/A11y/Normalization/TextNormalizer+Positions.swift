/// Positions in running text: pages of a book, days of the week.
extension TextNormalizer {
  /// Reads how far something has come: "page 3/12" is the third of twelve, and no fraction.
  func position(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard type(of: rules).outOf != nil, tokens.kind(index - 1) == .space,
      isNumberedWord(index - 2)
        || (tokens.isMark(index - 2, ".") && isNumberedAbbreviation(index - 3)),
      let position = simpleFraction(index), tokens.isBoundary(position.next),
      !tokens.isMark(position.next, in: ["/", "-"]),
      let words = rules.position(position.numerator, of: position.denominator)
    else { return nil }
    form.append(words)
    return position.next
  }

  /// Whether a word is one for what is numbered, such as "chapter".
  func isNumberedWord(_ index: Int) -> Bool {
    tokens.kind(index) == .letters
      && type(of: rules).numberedWords.contains(tokens.text(index).lowercased())
  }

  /// Reads two short names of weekdays with a dash between them, which may be words alone: "Mo.–Fr.", "lun-ven".
  func weekdays(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let (first, last, next) = tokens.dashedWords(index),
      let from = WeekdayNames.of(rules.locale)[first], let to = WeekdayNames.of(rules.locale)[last]
    else { return nil }
    form.append(from)
    form.append(rules.words.to)
    form.append(to)
    return next
  }
}
