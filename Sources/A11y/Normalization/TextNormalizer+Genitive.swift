/// Numbers in the genitive in running text.
extension TextNormalizer {
  /// Reads a whole number, and its unit or scale, where the genitive is demanded: "до 5 мин", "około 2 litrów".
  ///
  /// - Parameters:
  ///   - index: the index of its first digit.
  ///   - sign: the index of the minus before it; nil if it has none.
  ///   - form: what to append to.
  /// - Returns: the index past it; nil where nothing demands the genitive.
  func genitive(_ index: Int, behind sign: Int? = nil, into form: inout SpokenForm) -> Int? {
    guard let words = type(of: rules).genitive, demandsGenitive(sign ?? index, words),
      let number = textNumber(index), !number.hasLeadingZero,
      let value = Int(number.whole), tokens.isEdge(number.next)
    else { return nil }
    let behind = tokens.skipSpace(number.next)
    let isAlone =
      tokens.kind(behind) == .letters || behind >= tokens.count
      || tokens.isMark(behind, in: ["%", "°"])
      || (tokens.isMark(behind, in: [",", ".", ";", ")"]) && tokens.isEdge(behind + 1))
    let word = tokens.text(behind)
    // Days of months and years are ordinals.
    let isYear = value >= 1000 && words.yearWords.contains(word)
    guard isAlone, rules.months.month(word) == nil, !isYear,
      number.isGrouped || !(1800...2100).contains(value) || tokens.kind(behind) == .letters
    else { return nil }
    // A noun in words is in the genitive already, and tells its gender there: "минуты", "рубля".
    var gender: Gender = words.feminineEndings.contains(word.last ?? " ") ? .feminine : .masculine
    var noun = ""
    var end = number.next
    let isOne = number.fraction != nil || rules.form(for: SpokenNumber(number.whole)) == 0
    let sample = isOne ? words.singular : words.plural
    if let scale = scale(number.next) {
      (noun, end, gender) = (
        scale.noun.form(rules.form(for: sample)), scale.next, scale.noun.gender
      )
    } else if tokens.isMark(behind, "%") {
      (noun, end) = (rules.name(ofUnit: "percent", for: sample), behind + 1)
    } else if let unit = unit(number.next, isGlued: false), unit.rate == nil {
      noun = rules.name(ofUnit: unit.name, for: sample)
      gender = rules.gender(ofUnit: unit.name)
      end = unit.next
    }
    let said =
      number.fraction.map { rules.genitive(number.whole, fraction: $0) }
      ?? rules.genitive(number.whole, gender)
    guard let said else { return nil }
    if sign != nil { form.append(rules.words.minus) }
    form.append(said)
    if !noun.isEmpty { form.append(noun) }
    return end
  }

  /// Whether a word that demands the genitive is before an index, or a dash that is said so.
  private func demandsGenitive(_ index: Int, _ words: GenitiveWords) -> Bool {
    if tokens.kind(index - 1) == .space,
      words.leads.contains(
        tokens.text(tokens.isMark(index - 2, ".") ? index - 3 : index - 2).lowercased())
    {
      return true
    }
    guard words.from != nil else { return false }
    let dash = tokens.kind(index - 1) == .space ? index - 2 : index - 1
    let first = tokens.kind(dash - 1) == .space ? dash - 2 : dash - 1
    guard tokens.isMark(dash, in: Self.dashes), tokens.kind(first) == .digits,
      tokens.isBoundary(first - 1), (dash == index - 1) == (first == dash - 1)
    else { return false }
    // A hyphen may be in a code, a score or a telephone number.
    let (from, to) = (tokens.text(first), tokens.text(index))
    return !from.hasPrefix("0") && (!tokens.isMark(dash, "-") || (Int(from) ?? 0) < (Int(to) ?? 0))
  }

  /// Reads the first end of a range in the genitive, with the word before it: "od pięciu".
  ///
  /// Days of a month are read to their second end, since they are ordinals: "od dziesiątego do piętnastego maja".
  ///
  /// - Returns: the index behind the dash or the second day; nil where the language has no such ranges.
  func rangeInGenitive(
    from first: TextNumber, to last: TextNumber, at index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard let from = type(of: rules).genitive?.from, first.fraction == nil, last.fraction == nil,
      let start = first.small, let end = last.small
    else { return nil }
    let month = rules.months.month(tokens.text(tokens.skipSpace(last.next)))
    let years = 1000...2100
    let words: String
    var next: Int?
    if month != nil, (1...31).contains(start), (1...31).contains(end) {
      words = rules.date(SpokenDate(day: start, isWritten: true))
      next = last.next
    } else if years.contains(start), years.contains(end), !first.isGrouped {
      words = rules.date(SpokenDate(year: start, isWritten: true))
      next = last.next
    } else {
      guard let said = rules.genitive(first.whole, .masculine) else { return nil }
      words = said
    }
    if tokens.text(index - 2).lowercased() != from { form.append(from) }
    form.append(words)
    form.append(rules.words.to)
    guard let next else { return tokens.skipSpace(tokens.skipSpace(first.next) + 1) }
    form.append(
      rules.date(
        month == nil
          ? SpokenDate(year: end, isWritten: true) : SpokenDate(day: end, isWritten: true)))
    return next
  }
}
