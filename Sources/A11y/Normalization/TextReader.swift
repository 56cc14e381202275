/// Reads free text by a language's rules: expands whatever has only one reading, and leaves the
/// rest as written.
///
/// Each recognizer looks at one token index. It either appends what it finds there and returns the
/// next index, or appends nothing and returns nil; the first match wins.
struct TextReader {
  let tokens: TextTokens
  let rules: any SpokenRules

  init(_ text: String, rules: some SpokenRules) {
    tokens = TextTokens(text)
    self.rules = rules
  }

  /// Appends the words of the whole text.
  func read(into form: inout SpokenForm) {
    if accounting(into: &form) { return }
    var place = 0
    // Whether what follows attaches to what was appended, as a comma does.
    var isGlued = true
    while place < tokens.count {
      form.splitsNext = tokens.kind(place - 1) == .space
      if tokens.kind(place) == .space {
        isGlued = false
        place += 1
        continue
      }
      if place > 0 { form.joinsNext = tokens.opensWord(place - 1) }
      if let next = recognize(place, into: &form), next > place {
        place = next
        isGlued = tokens.kind(place) == .mark || isAttached(place)
        continue
      }
      if place > 0 { form.joinsNext = false }
      form.append(literal: tokens.text(place), isGlued: isGlued && place > 0)
      isGlued = tokens.kind(place) == .mark || tokens.kind(place + 1) == .mark
      if tokens.kind(place) == .letters, tokens.kind(place + 1) == .digits {
        // A code's digits stay with its letters, but digits in a script without spaces are numbers.
        isGlued = tokens.isSpaced(place)
      } else if tokens.kind(place) == .letters, tokens.kind(place + 1) == .letters {
        isGlued = true
      } else if tokens.kind(place) == .digits, tokens.kind(place + 1) == .letters {
        isGlued = true
      }
      place += 1
    }
  }

  /// Whether letters directly after a number belong to its word, as particles and counters do in
  /// scripts with other word spacing.
  private func isAttached(_ place: Int) -> Bool {
    tokens.kind(place) == .letters && !tokens.isSpaced(place)
  }

  /// Tries every recognizer for the token's kind, the most specific first.
  private func recognize(_ place: Int, into form: inout SpokenForm) -> Int? {
    if let next = markup(place, into: &form) { return next }
    if let next = rules.recognize(self, place, into: &form) { return next }
    if let next = phrase(place, into: &form) { return next }
    switch tokens.kind(place) {
    case .letters:
      if tokens.text(place).count == 1, tokens.isEdge(place - 1), tokens.isEdge(place + 1),
        let next = symbol(place, into: &form)
      {
        return next
      }
      if let next = address(place, into: &form) { return next }
      return zoneAlone(place, into: &form) ?? version(place, into: &form)
        ?? money(place, into: &form)
    case .digits:
      if let next = address(place, into: &form) { return next }
      if let next = date(place, into: &form) { return next }
      if let next = phone(place, into: &form) { return next }
      if let next = time(place, into: &form) { return next }
      if let next = duration(place, into: &form) { return next }
      return quantity(place, into: &form)
    case .mark:
      if let next = address(place, into: &form) { return next }
      if let next = phone(place, into: &form) { return next }
      if let next = quantity(place, into: &form) { return next }
      return range(place, into: &form) ?? symbol(place, into: &form)
    case .space, nil: return nil
    }
  }

  /// Reads anything with a number: money, a measure, a fraction, a number alone.
  private func quantity(_ place: Int, into form: inout SpokenForm) -> Int? {
    if let next = money(place, into: &form) { return next }
    if let next = measure(place, into: &form) { return next }
    if let next = fraction(place, into: &form) { return next }
    return number(place, into: &form)
  }

  /// Copies a tag for a synthesizer or a browser unchanged.
  private func markup(_ place: Int, into form: inout SpokenForm) -> Int? {
    guard let end = tokens.tagEnd(place) else { return nil }
    form.append(tokens.text(from: place, to: end))
    return end
  }

  private func phrase(_ place: Int, into form: inout SpokenForm) -> Int? {
    guard let (words, next) = type(of: rules).phrases.phrase(tokens, at: place) else { return nil }
    form.append(words)
    return next
  }

  // MARK: Numbers and signs

  /// The number at an index, by the language's marks.
  func textNumber(_ place: Int) -> TextNumber? {
    TextNumber(tokens, at: place, by: rules.numerals)
  }

  /// The minus or plus before a number, and the index past it.
  ///
  /// A hyphen between words or numbers, or after a closing mark, is not a sign.
  func sign(_ place: Int) -> (isNegative: Bool, isPositive: Bool, next: Int) {
    let isFree =
      tokens.kind(place - 1) != .mark || !tokens.isMark(place - 1, in: Self.closing)
    guard tokens.isBoundary(place - 1), isFree, tokens.kind(place + 1) != .space else {
      return (false, false, place)
    }
    if tokens.isMark(place, in: Self.minuses) { return (true, false, place + 1) }
    if tokens.isMark(place, "+") { return (false, true, place + 1) }
    return (false, false, place)
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
  func isEnd(_ place: Int) -> Bool {
    // A period within the text may belong to an abbreviation: "2009 W. 6th St."
    if tokens.isMark(place, "."), place + 1 < tokens.count { return false }
    return place >= tokens.count
      || tokens.isMark(place, in: [".", ",", ";", ")", "!", "?", "。", "、", "-"])
  }
}
