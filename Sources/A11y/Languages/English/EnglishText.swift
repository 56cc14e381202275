// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Recognizes what only English writes in running text: streets and states, regnal numbers, dates with their month
/// first, telephone numbers of North America.
///
/// `TextNormalizer` asks it first, and reads everything else by its own recognizers.
struct EnglishText {
  /// The reader for all languages, whose recognizers are used where English has none of its own.
  let reader: TextNormalizer
  var tokens: TextTokens { reader.tokens }
  /// Whether the day comes before the month in a fully numeric date.
  let isDayFirst: Bool

  init(_ reader: TextNormalizer, isDayFirst: Bool = false) {
    self.reader = reader
    self.isDayFirst = isDayFirst
  }

  /// Whether a text is words alone, so that nothing in it needs expanding; most cells are.
  static func isPlain(_ text: String) -> Bool {
    let isWords = text.utf8.allSatisfy { byte in
      (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
        || byte == UInt8(ascii: " ")
    }
    // A Roman number may end it: "grade II".
    guard isWords, !text.utf8.reversed().prefix(2).allSatisfy({ "IVX".utf8.contains($0) }) else {
      return false
    }
    return text.split(separator: " ").allSatisfy { word in
      let lower = word.lowercased()
      return lower != "sq" && !EnglishTextWords.bareAbbreviations.contains(lower)
        && !EnglishTextWords.numbered.contains(lower)
        && !EnglishTextWords.regnal.contains(String(word))
        && EnglishTextWords.always[String(word)] == nil
        && (word.utf8.count < 3 || EnglishTextWords.weekdays[String(word)] == nil)
    }
  }

  /// Tries every recognizer for the token's kind, the most specific first.
  func recognize(_ index: Int, into form: inout SpokenForm) -> Int? {
    switch tokens.kind(index) {
    case .letters: return word(index, into: &form)
    case .digits: return digits(index, into: &form)
    case .mark: return mark(index, into: &form)
    case .space, nil: return nil
    }
  }

  func word(_ index: Int, into form: inout SpokenForm) -> Int? {
    if let next = phrase(index, into: &form) { return next }
    // An address continues after its first word.
    if let next = tokens.kind(index + 1), next != .space {
      if let next = address(index, into: &form) { return next }
    }
    if let next = prescription(index, into: &form) ?? wayOfRoad(index, into: &form) { return next }
    if let next = weekdays(index, into: &form) { return next }
    if let next = date(index, into: &form) { return next }
    if let next = weekday(index, into: &form) { return next }
    if let next = state(index, into: &form) { return next }
    if let next = roman(index, into: &form) ?? regnal(index, into: &form)
      ?? possessiveRoman(index, into: &form)
    {
      return next
    }
    if let next = initials(index, into: &form) { return next }
    return abbreviation(index, into: &form)
  }

  func digits(_ index: Int, into form: inout SpokenForm) -> Int? {
    // Without a capital and a year these are verbs: "only 5 may enter".
    if tokens.kind(index + 1) == .space, ["may", "march"].contains(tokens.text(index + 2)),
      tokens.kind(tokens.skipSpace(index + 3)) != .digits, tokens.isEdge(index - 1),
      tokens.text(index).utf8.count < 3
    {
      form.append(EnglishNumber.cardinal(tokens.text(index)))
      return index + 1
    }
    if let next = phrase(index, into: &form) { return next }
    if let next = address(index, into: &form) { return next }
    if let next = street(index, into: &form) { return next }
    if let next = phone(index, into: &form) { return next }
    if let next = dayWithoutYear(index, into: &form) { return next }
    if let next = position(index, into: &form) { return next }
    if let next = rating(index, into: &form) ?? modifier(index, into: &form) { return next }
    if let next = rangeOfInches(index, into: &form) ?? hyphenatedNumber(index, into: &form) {
      return next
    }
    if let next = shortUnit(index, into: &form) ?? shortYear(index, into: &form)
      ?? fourDigitHour(index, into: &form)
    {
      return next
    }
    if let next = date(index, into: &form) { return next }
    if let next = reader.span(index, into: &form) ?? time(index, into: &form) { return next }
    if let next = duration(index, into: &form) { return next }
    if let next = ordinal(index, into: &form) { return next }
    if let next = versionNumber(index, into: &form) { return next }
    return inches(index, into: &form) ?? partOfInch(index, into: &form) ?? era(index, into: &form)
      ?? endingDigits(index, into: &form)
  }

  func mark(_ index: Int, into form: inout SpokenForm) -> Int? {
    if let end = phonemes(index) {
      form.append(tokens.text(from: index, to: end))
      return end
    }
    if tokens.isMark(index, "."), tokens.kind(index - 1) == .space, isAddress(at: index + 1) {
      // A period that strayed to the next word.
      form.append(literal: ".", isGlued: true)
      return index + 1
    }
    if let next = phone(index, into: &form) { return next }
    if let next = modifier(index, into: &form) { return next }
    return symbol(index, into: &form)
  }

  // MARK: Markup

  /// The index past phonemes in brackets, which are copied for a synthesizer: capital letters, each with at most one
  /// stress digit.
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
