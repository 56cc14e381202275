// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

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
      || tokens.isMark(behind, in: ["%", "°"]) || currencySign(behind) != nil
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
    var rate: String?
    let isOne = number.fraction != nil || rules.form(for: SpokenNumber(number.whole)) == 0
    let sample = isOne ? words.singular : words.plural
    if let scale = scale(number.next) {
      (noun, end, gender) = (
        scale.noun.form(rules.form(for: sample)), scale.next, scale.noun.gender
      )
      if let sign = currencySign(tokens.skipSpace(end)), sign.next > end {
        noun += " " + partitive(ofCurrency: sign.code, words)
        end = sign.next
      }
    } else if tokens.isMark(behind, "%") {
      (noun, end) = (rules.name(ofUnit: "percent", for: sample), behind + 1)
    } else if let sign = currencySign(behind), sign.next > behind {
      let currency = rules.currency(sign.code, for: sample)
      noun = currency.major.form(rules.form(for: sample))
      gender = currency.major.gender
      end = sign.next
    } else if let unit = unit(number.next, isGlued: false) {
      noun = rules.name(ofUnit: unit.name, for: sample)
      gender = rules.gender(ofUnit: unit.name)
      end = unit.next
      rate = unit.rate
    }
    let said =
      number.fraction.map { rules.genitive(number.whole, fraction: $0) }
      ?? rules.genitive(number.whole, gender)
    guard let said else { return nil }
    if sign != nil { form.append(rules.words.minus) }
    form.append(said)
    if !noun.isEmpty { form.append(noun) }
    if let rate { appendRate(rate, into: &form) }
    return end
  }

  /// Two percentages in the genitive, with one noun: "от трёх до пяти процентов".
  func percentsInGenitive(_ first: TextNumber, _ last: TextNumber) -> String? {
    guard let words = type(of: rules).genitive, let from = words.from,
      let start = genitive(first), let end = genitive(last)
    else { return nil }
    let isOne = last.fraction != nil || rules.form(for: SpokenNumber(last.whole)) == 0
    let noun = rules.name(ofUnit: "percent", for: isOne ? words.singular : words.plural)
    return [from, start, rules.words.to, end, noun].joined(separator: " ")
  }

  /// A number in the genitive, with its decimals.
  private func genitive(_ number: TextNumber) -> String? {
    guard let fraction = number.fraction else { return rules.genitive(number.whole, .masculine) }
    return rules.genitive(number.whole, fraction: fraction)
  }

  /// Whether a word that demands the genitive is before an index, or a dash that is said so.
  private func demandsGenitive(_ index: Int, _ words: GenitiveWords) -> Bool {
    if tokens.kind(index - 1) == .space,
      words.leads.contains(
        tokens.text(tokens.isMark(index - 2, ".") ? index - 3 : index - 2).lowercased())
    {
      return true
    }
    if isComparedTo(index, words) || startsSpan(index, words) || countsGenitive(index, words) {
      return true
    }
    guard words.from != nil else { return false }
    let dash = tokens.kind(index - 1) == .space ? index - 2 : index - 1
    let first = tokens.kind(dash - 1) == .space ? dash - 2 : dash - 1
    guard tokens.isMark(dash, in: Self.dashes), tokens.kind(first) == .digits,
      tokens.isBoundary(first - 1), (dash == index - 1) == (first == dash - 1),
      // "через пять, десять минут"
      tokens.kind(first - 1) != .space
        || !words.accusativeLeads.contains(tokens.text(first - 2).lowercased())
    else { return false }
    // The mark may be that of a code, a score or a telephone number.
    let (from, to) = (numberEnding(at: first), textNumber(index)?.approximate ?? 0)
    return !tokens.text(first).hasPrefix("0") && from < to
  }

  /// The value of the number that ends in some digits, which may be its decimals.
  private func numberEnding(at index: Int) -> Double {
    let hasDecimals =
      tokens.isMark(index - 1, in: rules.numerals.decimalMarks)
      && tokens.kind(index - 2) == .digits
    return textNumber(hasDecimals ? index - 2 : index)?.approximate ?? 0
  }

  /// Whether the noun behind a number is in the genitive where it would not be behind a nominative: "2 тетрадей".
  private func countsGenitive(_ index: Int, _ words: GenitiveWords) -> Bool {
    guard let number = textNumber(index), number.fraction == nil,
      tokens.kind(number.next) == .space, let value = Int(number.whole.suffix(2)),
      case let noun = tokens.text(number.next + 1), noun.count > 3,
      noun.first?.isLowercase == true
    else { return false }
    // Numbers are the same in the locative, whose nouns cannot be mistaken.
    if value % 10 != 1 || value == 11, number.whole.utf8.count < 4,
      words.locativeEndings.contains(where: noun.hasSuffix)
    {
      return true
    }
    guard !(11...14).contains(value) else { return false }
    switch value % 10 {
    case 1: return noun.last.map { words.singularEndings.contains($0) } ?? false
    case 2...4: return words.pluralEndings.contains { noun.hasSuffix($0) }
    default: return false
    }
  }

  /// Reads an amount of money whose sign is before it in the genitive: "до $21 млн".
  func genitiveMoney(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let words = type(of: rules).genitive, let sign = currencySign(index),
      demandsGenitive(index, words), let number = textNumber(sign.next), !number.hasLeadingZero,
      number.fraction == nil, tokens.isEdge(number.next)
    else { return nil }
    let isOne = rules.form(for: SpokenNumber(number.whole)) == 0
    let sample = isOne ? words.singular : words.plural
    let currency = rules.currency(sign.code, for: sample).major
    if let scale = scale(number.next) {
      guard let said = rules.genitive(number.whole, scale.noun.gender) else { return nil }
      form.append(said)
      form.append(scale.noun.form(rules.form(for: sample)))
      form.append(partitive(ofCurrency: sign.code, words))
      return scale.next
    }
    guard let said = rules.genitive(number.whole, currency.gender) else { return nil }
    form.append(said)
    form.append(currency.form(rules.form(for: sample)))
    return number.next
  }

  /// A currency's noun behind a scale: "миллиона рублей".
  private func partitive(ofCurrency code: String, _ words: GenitiveWords) -> String {
    let major = rules.currency(code, for: words.plural).major
    return rules.partitive(major.form(rules.form(for: words.plural)))
  }

  /// Whether a sign of comparison whose word demands the genitive is before an index: "> 5 кг".
  private func isComparedTo(_ index: Int, _ words: GenitiveWords) -> Bool {
    let sign = tokens.kind(index - 1) == .space ? index - 2 : index - 1
    if tokens.isMark(sign, in: ["≤", "≥"]) { return words.signs.contains(tokens.text(sign)) }
    let start = tokens.isMark(sign, "=") ? sign - 1 : sign
    return tokens.comparison(start).map { words.signs.contains($0.sign) } ?? false
  }

  /// Whether a number behind a word that demands the genitive of the first of two is that: "с 5 до 10".
  private func startsSpan(_ index: Int, _ words: GenitiveWords) -> Bool {
    guard tokens.kind(index - 1) == .space,
      words.startLeads.contains(tokens.text(index - 2).lowercased()),
      let number = textNumber(index)
    else { return false }
    // The word for the second end may be behind a unit, or a word and its sign: "с 35,2% до 31%".
    return (number.next...number.next + 6).contains {
      tokens.kind($0) == .space && tokens.text($0 + 1) == rules.words.to
    }
  }

  /// Reads the first end of a range in the genitive, with the word before it: "od pięciu".
  ///
  /// Days of a month are read to their second end, since they are ordinals: "od dziesiątego do piętnastego maja".
  ///
  /// - Returns: the index behind the dash or the second day; nil where the language has no such ranges.
  func rangeInGenitive(
    from first: TextNumber, to last: TextNumber, at index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard let from = type(of: rules).genitive?.from else { return nil }
    /// Appends the first end, and returns the index behind the dash.
    func append(_ start: String) -> Int {
      // The word before it may demand the genitive itself: "около десяти, пятнадцати".
      let isDemanded =
        tokens.kind(index - 1) == .space
        && type(of: rules).genitive?.leads.contains(tokens.text(index - 2).lowercased()) == true
        && tokens.text(index - 2).lowercased() != from
      if isDemanded {
        form.append(start)
        form.appendPause(rules.pause)
        return tokens.skipSpace(tokens.skipSpace(first.next) + 1)
      }
      if tokens.text(index - 2).lowercased() != from { form.append(from) }
      form.append(start)
      form.append(rules.words.to)
      return tokens.skipSpace(tokens.skipSpace(first.next) + 1)
    }
    if let leads = type(of: rules).genitive?.accusativeLeads, tokens.kind(index - 1) == .space,
      leads.contains(tokens.text(index - 2).lowercased()), first.isPlain, last.isPlain,
      first.whole.utf8.count < 4, tokens.kind(last.next) == .space,
      rules.months.month(tokens.text(last.next + 1)) == nil
    {
      form.append(plain(first, isNegative: false))
      form.appendPause(rules.pause)
      return tokens.skipSpace(tokens.skipSpace(first.next) + 1)
    }
    if first.fraction != nil || last.fraction != nil {
      guard let said = genitive(first), genitive(last) != nil else { return nil }
      return append(said)
    }
    guard let start = first.small, let end = last.small else { return nil }
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
    let behindDash = append(words)
    guard let next else { return behindDash }
    form.append(
      rules.date(
        month == nil
          ? SpokenDate(year: end, isWritten: true) : SpokenDate(day: end, isWritten: true)))
    return next
  }
}
