/// Reads English free text: expands whatever has only one reading, and leaves the rest as written.
///
/// Each recognizer looks at one token index. It either appends what it finds there and returns the
/// next index, or appends nothing and returns nil; the first match wins.
struct EnglishTextReader {
  let tokens: TextTokens
  /// Verbalizes money and measures.
  let amounts = EnglishRules(usesAnd: true)

  /// Whether the day comes before the month in a fully numeric date.
  let isDayFirst: Bool

  init(_ text: String, isDayFirst: Bool = false) {
    tokens = TextTokens(text)
    self.isDayFirst = isDayFirst
  }

  /// Whether a text is words alone, so that nothing in it needs expanding; most cells are.
  static func isPlain(_ text: String) -> Bool {
    let isWords = text.utf8.allSatisfy { byte in
      (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
        || byte == UInt8(ascii: " ")
    }
    guard isWords else { return false }
    return text.split(separator: " ").allSatisfy { word in
      let lower = word.lowercased()
      return !EnglishTextWords.bareAbbreviations.contains(lower)
        && !EnglishTextWords.numbered.contains(lower)
    }
  }

  /// Appends the words of the whole text.
  func read(into form: inout SpokenForm) {
    if accounting(into: &form) { return }
    var place = 0
    // Whether what follows attaches to what was appended, as a comma does.
    var isGlued = true
    while place < tokens.count {
      if tokens.kind(place) == .space {
        isGlued = false
        place += 1
        continue
      }
      if place > 0 { form.joinsNext = tokens.opensWord(place - 1) }
      if let next = recognize(place, into: &form) {
        place = next
        // A mark after a number stays attached to it.
        isGlued = tokens.kind(place) == .mark
        continue
      }
      if place > 0 { form.joinsNext = false }
      form.append(literal: tokens.text(place), isGlued: isGlued && place > 0)
      isGlued = tokens.kind(place) == .mark || tokens.kind(place + 1) == .mark
      place += 1
    }
  }

  /// Tries every recognizer for the token's kind, the most specific first.
  func recognize(_ place: Int, into form: inout SpokenForm) -> Int? {
    switch tokens.kind(place) {
    case .letters: return word(place, into: &form)
    case .digits: return digits(place, into: &form)
    case .mark: return mark(place, into: &form)
    case .space, nil: return nil
    }
  }

  func word(_ place: Int, into form: inout SpokenForm) -> Int? {
    if let next = phrase(place, into: &form) { return next }
    // An address continues after its first word, and so does money after a country's letters.
    if let next = tokens.kind(place + 1), next != .space {
      if let next = address(place, into: &form) { return next }
      if let next = money(place, into: &form) { return next }
    }
    if let next = state(place, into: &form) { return next }
    if let next = date(place, into: &form) { return next }
    if let next = roman(place, into: &form) ?? regnal(place, into: &form) { return next }
    if let next = initials(place, into: &form) { return next }
    return abbreviation(place, into: &form)
  }

  func digits(_ place: Int, into form: inout SpokenForm) -> Int? {
    if let next = phrase(place, into: &form) { return next }
    if let next = address(place, into: &form) { return next }
    if let next = street(place, into: &form) { return next }
    if let next = phone(place, into: &form) { return next }
    if let next = date(place, into: &form) { return next }
    if let next = time(place, into: &form) { return next }
    if let next = duration(place, into: &form) { return next }
    if let next = amount(place, into: &form) { return next }
    if let next = fraction(place, into: &form) { return next }
    if let next = ordinal(place, into: &form) { return next }
    return number(place, into: &form)
  }

  func mark(_ place: Int, into form: inout SpokenForm) -> Int? {
    if let next = markup(place, into: &form) { return next }
    if tokens.isMark(place, "."), tokens.kind(place - 1) == .space, isAddress(at: place + 1) {
      // A period that strayed to the next word.
      form.append(literal: ".", isGlued: true)
      return place + 1
    }
    if let next = phone(place, into: &form) { return next }
    if let next = amount(place, into: &form) { return next }
    if let next = fraction(place, into: &form) { return next }
    if let next = number(place, into: &form) { return next }
    return symbol(place, into: &form)
  }

  func amount(_ place: Int, into form: inout SpokenForm) -> Int? {
    money(place, into: &form) ?? measure(place, into: &form)
  }

  // MARK: Markup

  /// Copies a tag, or phonemes in brackets for a synthesizer, unchanged.
  func markup(_ place: Int, into form: inout SpokenForm) -> Int? {
    if let end = phonemes(place) {
      form.append((place..<end).map { tokens.text($0) }.joined())
      return end
    }
    guard let end = tokens.tagEnd(place) else { return nil }
    form.append(tokens.text(from: place, to: end))
    return end
  }

  /// The index past phonemes in brackets: capital letters, each with at most one stress digit.
  func phonemes(_ place: Int) -> Int? {
    guard tokens.isMark(place, "[") else { return nil }
    var end = place + 1
    while end < tokens.count, !tokens.isMark(end, "]") {
      let text = tokens.text(end)
      let isSound =
        tokens.kind(end) == .space || (tokens.kind(end) == .digits && text.count == 1)
        || (tokens.kind(end) == .letters && text.count <= 3 && text == text.uppercased())
      guard isSound else { return nil }
      end += 1
    }
    return end < tokens.count && end > place + 1 ? end + 1 : nil
  }
}
