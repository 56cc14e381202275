/// Reads English free text: expands whatever has only one reading, and leaves the rest as written.
///
/// Each recognizer looks at one token index. It either appends what it finds there and returns the
/// next index, or appends nothing and returns nil; the first match wins.
struct EnglishTextNormalizer {
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
        && !EnglishTextWords.regnal.contains(String(word))
    }
  }

  /// Appends the words of the whole text.
  func read(into form: inout SpokenForm) {
    if accounting(into: &form) { return }
    var index = 0
    // Whether what follows attaches to what was appended, as a comma does.
    var isGlued = true
    while index < tokens.count {
      if tokens.kind(index) == .space || tokens.isBlankBetweenWords(index) {
        isGlued = false
        index += 1
        continue
      }
      if index > 0 { form.joinsNext = tokens.opensWord(index - 1) }
      if let next = recognize(index, into: &form) {
        index = next
        // A mark after a number stays attached to it.
        isGlued = tokens.kind(index) == .mark
        continue
      }
      if index > 0 { form.joinsNext = false }
      form.append(literal: tokens.text(index), isGlued: isGlued && index > 0)
      isGlued = tokens.kind(index) == .mark || tokens.kind(index + 1) == .mark
      index += 1
    }
  }

  /// Tries every recognizer for the token's kind, the most specific first.
  func recognize(_ index: Int, into form: inout SpokenForm) -> Int? {
    if let (duration, next) = tokens.duration(index) {
      _ = amounts.append(.duration(duration.seconds), into: &form)
      return next
    }
    switch tokens.kind(index) {
    case .letters: return word(index, into: &form)
    case .digits: return digits(index, into: &form)
    case .mark: return mark(index, into: &form)
    case .space, nil: return nil
    }
  }

  func word(_ index: Int, into form: inout SpokenForm) -> Int? {
    if let next = phrase(index, into: &form) { return next }
    if let next = checksum(index, into: &form) { return next }
    // An address continues after its first word, and so does money after a country's letters.
    if let next = tokens.kind(index + 1), next != .space {
      if let next = address(index, into: &form) { return next }
      if let next = money(index, into: &form) { return next }
      if let next = unitPerUnit(index, into: &form) { return next }
    }
    if let next = offset(index, into: &form) { return next }
    if let next = weekdays(index, into: &form) { return next }
    if let next = moneyBehindCode(index, into: &form) { return next }
    if let next = state(index, into: &form) { return next }
    if let next = date(index, into: &form) { return next }
    if let next = roman(index, into: &form) ?? regnal(index, into: &form) { return next }
    if let next = initials(index, into: &form) { return next }
    return abbreviation(index, into: &form)
  }

  func digits(_ index: Int, into form: inout SpokenForm) -> Int? {
    if let next = phrase(index, into: &form) { return next }
    if let (year, next) = tokens.editionYear(index) {
      // The year of a standard's edition: "ISO 9001:2015".
      let number = tokens.text(index)
      form.append(
        number.utf8.count > 4 ? EnglishNumber.digits(number) : EnglishNumber.cardinal(number))
      form.appendPause(",")
      form.append(EnglishNumber.year(year))
      return next
    }
    if let next = address(index, into: &form) { return next }
    if let next = street(index, into: &form) { return next }
    if let next = checksum(index, into: &form) { return next }
    if let next = phone(index, into: &form) { return next }
    if let next = position(index, into: &form) { return next }
    if let next = date(index, into: &form) { return next }
    if let next = time(index, into: &form) { return next }
    if let next = duration(index, into: &form) { return next }
    if let next = amount(index, into: &form) { return next }
    if let next = fraction(index, into: &form) { return next }
    if let next = ordinal(index, into: &form) { return next }
    return number(index, into: &form)
  }

  func mark(_ index: Int, into form: inout SpokenForm) -> Int? {
    if let next = markup(index, into: &form) { return next }
    if tokens.isMark(index, "."), tokens.kind(index - 1) == .space, isAddress(at: index + 1) {
      // A period that strayed to the next word.
      form.append(literal: ".", isGlued: true)
      return index + 1
    }
    if let (sign, next) = tokens.comparison(index), let name = EnglishTextWords.symbols[sign] {
      form.append(name)
      return next
    }
    if let next = minusOfTerm(index, into: &form) { return next }
    if let next = coordinates(index, into: &form) { return next }
    if let next = phone(index, into: &form) { return next }
    if let next = amount(index, into: &form) { return next }
    if let next = fraction(index, into: &form) { return next }
    if let next = rateAlone(index, into: &form) { return next }
    if let next = number(index, into: &form) { return next }
    return symbol(index, into: &form)
  }

  /// Reads a checksum, a UUID or a number of a registry sign by sign.
  private func checksum(_ index: Int, into form: inout SpokenForm) -> Int? {
    if let end = tokens.registryNumberEnd(index) {
      let groups = stride(from: index, to: end, by: 2).map { EnglishNumber.digits(tokens.text($0)) }
      form.append(groups.joined(separator: ", "), as: .digits)
      return end
    }
    // A shorter mixture may be a product's name, whose numbers people read.
    guard let end = tokens.checksumEnd(index), end - index > 5 else { return nil }
    for at in index..<end {
      if tokens.kind(at) == .digits {
        form.append(EnglishNumber.digits(tokens.text(at)), as: .digits)
      } else if tokens.kind(at) == .letters {
        form.append(
          tokens.text(at).uppercased().map { String($0) }.joined(separator: " "), as: .letters)
      }
    }
    return end
  }

  func amount(_ index: Int, into form: inout SpokenForm) -> Int? {
    coordinate(index, into: &form) ?? money(index, into: &form) ?? measure(index, into: &form)
  }

  // MARK: Markup

  /// Copies a tag, or phonemes in brackets for a synthesizer, unchanged.
  func markup(_ index: Int, into form: inout SpokenForm) -> Int? {
    if let end = phonemes(index) {
      form.append((index..<end).map { tokens.text($0) }.joined())
      return end
    }
    guard let end = tokens.tagEnd(index) else { return nil }
    form.append(tokens.text(from: index, to: end))
    return end
  }

  /// The index past phonemes in brackets: capital letters, each with at most one stress digit.
  func phonemes(_ index: Int) -> Int? {
    guard tokens.isMark(index, "[") else { return nil }
    var end = index + 1
    while end < tokens.count, !tokens.isMark(end, "]") {
      let text = tokens.text(end)
      let isSound =
        tokens.kind(end) == .space || (tokens.kind(end) == .digits && text.count == 1)
        || (tokens.kind(end) == .letters && text.count <= 3 && text == text.uppercased())
      guard isSound else { return nil }
      end += 1
    }
    return end < tokens.count && end > index + 1 ? end + 1 : nil
  }
}
