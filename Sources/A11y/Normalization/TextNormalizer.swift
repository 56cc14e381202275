/// Reads free text by a language's rules: expands whatever has only one reading, and leaves the
/// rest as written.
///
/// Each recognizer looks at one token index. It either appends what it finds there and returns the
/// next index, or appends nothing and returns nil; the first match wins.
struct TextNormalizer {
  let tokens: TextTokens
  let rules: any SpokenRules

  init(_ text: String, rules: some SpokenRules) {
    tokens = TextTokens(text)
    self.rules = rules
  }

  /// Appends the words of the whole text.
  func read(into form: inout SpokenForm) {
    if accounting(into: &form) { return }
    var index = 0
    // Whether what follows attaches to what was appended, as a comma does.
    var isGlued = true
    while index < tokens.count {
      form.splitsNext = tokens.kind(index - 1) == .space
      if tokens.kind(index) == .space {
        isGlued = false
        index += 1
        continue
      }
      if index > 0 { form.joinsNext = tokens.opensWord(index - 1) }
      if let next = recognize(index, into: &form), next > index {
        index = next
        isGlued = tokens.kind(index) == .mark || isAttached(index)
        continue
      }
      if index > 0 { form.joinsNext = false }
      form.append(literal: tokens.text(index), isGlued: isGlued && index > 0)
      isGlued = tokens.kind(index) == .mark || tokens.kind(index + 1) == .mark
      if tokens.kind(index) == .letters, tokens.kind(index + 1) == .digits {
        // A code's digits stay with its letters, but digits in a script without spaces are numbers.
        isGlued = tokens.isSpaced(index)
      } else if tokens.kind(index) == .letters, tokens.kind(index + 1) == .letters {
        isGlued = true
      } else if tokens.kind(index) == .digits, tokens.kind(index + 1) == .letters {
        isGlued = true
      }
      index += 1
    }
  }

  /// Whether letters directly after a number belong to its word, as particles and counters do in
  /// scripts with other word spacing.
  private func isAttached(_ index: Int) -> Bool {
    tokens.kind(index) == .letters && !tokens.isSpaced(index)
  }

  /// Tries every recognizer for the token's kind, the most specific first.
  private func recognize(_ index: Int, into form: inout SpokenForm) -> Int? {
    if let next = markup(index, into: &form) { return next }
    if let next = rules.recognize(self, index, into: &form) { return next }
    if let next = phrase(index, into: &form) { return next }
    switch tokens.kind(index) {
    case .letters:
      if tokens.text(index).count == 1, tokens.isEdge(index - 1), tokens.isEdge(index + 1),
        let next = symbol(index, into: &form)
      {
        return next
      }
      if let next = address(index, into: &form) { return next }
      return zoneAlone(index, into: &form) ?? version(index, into: &form)
        ?? money(index, into: &form)
    case .digits:
      if let next = address(index, into: &form) { return next }
      if let next = date(index, into: &form) { return next }
      if let next = phone(index, into: &form) { return next }
      if let next = time(index, into: &form) { return next }
      if let next = duration(index, into: &form) { return next }
      return quantity(index, into: &form)
    case .mark:
      if let next = address(index, into: &form) { return next }
      if let next = phone(index, into: &form) { return next }
      if let next = quantity(index, into: &form) { return next }
      return range(index, into: &form) ?? symbol(index, into: &form)
    case .space, nil: return nil
    }
  }

  /// Reads anything with a number: money, a measure, a fraction, a number alone.
  private func quantity(_ index: Int, into form: inout SpokenForm) -> Int? {
    if let next = money(index, into: &form) { return next }
    if let next = measure(index, into: &form) { return next }
    if let next = fraction(index, into: &form) { return next }
    return number(index, into: &form)
  }

  /// Copies a tag for a synthesizer or a browser unchanged.
  private func markup(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let end = tokens.tagEnd(index) else { return nil }
    form.append(tokens.text(from: index, to: end))
    return end
  }

  private func phrase(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let (words, next) = type(of: rules).phrases.phrase(tokens, at: index) else { return nil }
    form.append(words)
    return next
  }

  // MARK: Numbers and signs

  /// The number at an index, by the language's marks.
  func textNumber(_ index: Int) -> TextNumber? {
    TextNumber(tokens, at: index, by: rules.numerals)
  }

  /// The minus or plus before a number, and the index past it.
  ///
  /// A hyphen between words or numbers, or after a closing mark, is not a sign.
  func sign(_ index: Int) -> (isNegative: Bool, isPositive: Bool, next: Int) {
    let isFree =
      tokens.kind(index - 1) != .mark || !tokens.isMark(index - 1, in: Self.closing)
    guard tokens.isBoundary(index - 1), isFree, tokens.kind(index + 1) != .space else {
      return (false, false, index)
    }
    if tokens.isMark(index, in: Self.minuses) { return (true, false, index + 1) }
    if tokens.isMark(index, "+") { return (false, true, index + 1) }
    return (false, false, index)
  }

  static let minuses: Set<String> = ["-", "−", "\u{FE63}", "\u{FF0D}"]
  static let dashes: Set<String> = ["-", "–", "—", "〜", "~", "\u{FF5E}"]
  private static let closing: Set<String> = [")", "]", "}", "%", "°", "-", "–", "—", "+"]

  /// A number of the text, prepared for speech.
  func spoken(_ number: TextNumber, isNegative: Bool = false) -> SpokenNumber {
    SpokenNumber(
      number.whole.isEmpty ? "0" : number.whole, number.fraction ?? "", isNegative: isNegative)
  }

  /// Whether the clause ends at an index.
  func isEnd(_ index: Int) -> Bool {
    // A period within the text may belong to an abbreviation: "2009 W. 6th St."
    if tokens.isMark(index, "."), index + 1 < tokens.count { return false }
    return index >= tokens.count
      || tokens.isMark(index, in: [".", ",", ";", ")", "!", "?", "。", "、", "-"])
  }
}
