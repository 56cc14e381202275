// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Amounts of money in running text.
extension TextNormalizer {
  /// An amount as it is written: a number with its currency, its scale and what it is per.
  private struct Amount {
    var number: TextNumber
    var sign: CurrencySign
    var scale: Noun?
    /// The lower scale behind it, of scripts that have both in one number: "¥3億7,500万".
    var lower: (number: TextNumber, scale: Noun)?
    /// The power of ten that the number has taken in with its letter: "10k".
    var power: Int?
    var isNegative = false
    var isPositive = false
    var rate: String?
    var next: Int
  }

  /// Reads an amount of money.
  ///
  /// Examples: "$1,234.50", "-5 €", "R$ 12", "2,5 млрд руб.", "50.000đ-100.000đ", "10$/h".
  func money(_ index: Int, into form: inout SpokenForm) -> Int? {
    // Arabic words of one letter are written together with what follows: "و€30".
    let isBehindPrefix =
      rules.locale.language == "ar" && tokens.kind(index) == .mark
      && ["و", "ب", "ل", "ف", "بـ", "لـ", "كـ"].contains(tokens.text(index - 1))
      && tokens.isBoundary(index - 2)
    guard isBehindPrefix || tokens.isBoundary(index - 1), !tokens.isSecondCurrency(index) else {
      return nil
    }
    // In "5-10 €" the currency is spoken once.
    if tokens.kind(index) == .digits, let first = amountNumber(index),
      tokens.isMark(first.next, in: Self.dashes), currencySign(first.next) == nil,
      let (last, end) = moneyWords(first.next + 1), tokens.kind(first.next + 1) == .digits
    {
      form.append(rules.say(spoken(first)))
      form.append(rules.words.to)
      form.append(last)
      return end
    }
    guard let first = amount(index) else { return nil }
    if let next = moneyRange(from: first, into: &form) ?? scaledRange(from: first, into: &form) {
      return next
    }
    form.append(words(of: first))
    // The other end of a range, with a currency of its own.
    if tokens.isMark(first.next, in: Self.dashes), let (last, end) = moneyWords(first.next + 1),
      tokens.isBoundary(end)
    {
      form.append(rules.words.to)
      form.append(last)
      return end
    }
    return first.next
  }

  /// Reads a range whose currency stands before its first number, and whose scale may stand behind its second: "€ 50-80", "$1.2-1.5M".
  private func moneyRange(from first: Amount, into form: inout SpokenForm) -> Int? {
    let dash = first.number.next
    guard first.next == dash, !first.isNegative, tokens.isMark(dash, in: Self.dashes),
      tokens.kind(dash + 1) == .digits, let last = amount(dash + 1, in: first.sign),
      tokens.isBoundary(last.next),
      !tokens.isMark(last.next, in: Self.dashes)
    else { return nil }
    // "$5-10k": both are thousands.
    let from = spoken(last.power.map { first.number.scaled(by: $0) } ?? first.number)
    if first.isPositive { form.append(rules.words.plus) }
    form.append(rules.say(from, noun(first.sign, from).major.gender))
    form.append(rules.words.to)
    form.append(words(of: last))
    return last.next
  }

  /// Reads a range that has its currency twice and its scale once, which goes for both: "$5–$7 billion".
  private func scaledRange(from first: Amount, into form: inout SpokenForm) -> Int? {
    guard first.scale == nil, first.power == nil, !first.isNegative, first.rate == nil,
      tokens.isMark(first.next, in: Self.dashes), let last = amount(first.next + 1),
      last.sign.code == first.sign.code, !last.isNegative, last.scale != nil || last.power != nil,
      tokens.isBoundary(last.next)
    else { return nil }
    let from = spoken(last.power.map { first.number.scaled(by: $0) } ?? first.number)
    form.append(rules.say(from, noun(first.sign, from).major.gender))
    form.append(rules.words.to)
    form.append(words(of: last))
    return last.next
  }

  /// The number of an amount.
  ///
  /// In languages with a decimal comma, foreign data may still have a decimal point: "$1.50".
  func amountNumber(_ index: Int) -> TextNumber? {
    guard var number = textNumber(index) else {
      return tokens.kind(index) == .digits ? TextNumber(tokens, at: index, by: .point) : nil
    }
    // As in Sweden: "299:50 kr".
    if number.fraction == nil, tokens.isMark(number.next, ":"),
      tokens.kind(number.next + 1) == .digits, tokens.text(number.next + 1).utf8.count == 2,
      tokens.text(tokens.skipSpace(number.next + 2)) == "kr"
    {
      number.fraction = tokens.text(number.next + 1)
      number.next += 2
      return number
    }
    // A dash in the place of cents: "1.299,– €".
    if number.fraction == nil, tokens.isMark(number.next, in: [",", "."]),
      tokens.isMark(number.next + 1, in: ["-", "–", "—"]), tokens.kind(number.next + 2) != .digits
    {
      number.next += 2
      return number
    }
    guard number.fraction == nil, !number.isGrouped, !rules.numerals.decimalMarks.contains("."),
      tokens.isMark(number.next, "."), tokens.kind(number.next + 1) == .digits,
      !tokens.isMark(number.next + 2, ".")
    else { return number }
    return TextNumber(tokens, at: index, by: .point) ?? number
  }

  /// The number of an amount of money.
  ///
  /// No amount has a thousandth of a dollar: three digits behind the other languages' grouping mark are
  /// thousands, as in "$12,000", unless the currency itself has thousandths. Fuel and power have prices in tenths of a
  /// cent: "1,659 €", with the sign where the language has it.
  private func moneyNumber(_ index: Int, _ sign: CurrencySign?) -> TextNumber? {
    guard let number = amountNumber(index) else { return nil }
    guard rules.numerals.decimalMarks != ["."], let fraction = number.fraction,
      fraction.count == 3, !number.isGrouped,
      number.whole.count <= 3, !number.whole.hasPrefix("0"),
      !["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"].contains(sign?.code),
      let grouped = TextNumber(tokens, at: index, by: .grouping(by: tokens.text(index + 1))),
      grouped.isGrouped,
      grouped.next == number.next, scale(number.next) == nil,
      !(sign == nil && number.whole.utf8.count == 1 && fraction.last != "0")
    else { return number }
    return grouped
  }

  /// The words of the amount at an index, and the index past it.
  func moneyWords(_ index: Int) -> (words: String, next: Int)? {
    amount(index).map { (words(of: $0), $0.next) }
  }

  /// The amount at an index.
  ///
  /// - Parameters:
  ///   - index: the index at which it begins.
  ///   - given: the currency of a number that has none of its own before it.
  /// - Returns: the amount; nil if there is none.
  private func amount(_ index: Int, in given: CurrencySign? = nil) -> Amount? {
    var (isNegative, isPositive, start) = sign(index)
    var sign = given ?? currencySign(start)
    var at = given != nil ? start : sign.map { tokens.skipSpace($0.next) } ?? start
    if let sign, tokens.isMark(at, in: Self.minuses), tokens.kind(at + 1) == .digits {
      // Letters with a hyphen and digits are a name: "CVE-2021-44228".
      if at == sign.next, tokens.isMark(at, "-"), tokens.kind(start) == .letters { return nil }
      isNegative = true
      at += 1
    }
    if sign == nil, tokens.kind(at) == .letters { return nil }
    guard var number = moneyNumber(at, sign) else { return nil }
    let isBeforeSign =
      sign == nil && tokens.kind(number.next) == .letters
      && tokens.kind(tokens.skipSpace(number.next + 1)) == .mark
      && currencySign(tokens.skipSpace(number.next + 1)) != nil
    var scale = sign != nil || isBeforeSign ? letterScale(number.next) : nil
    var power: Int?
    if scale != nil {
      // The letter is a scale of the language's own.
    } else if sign != nil, let scaled = scaledByLetter(number, ofMoney: true) {
      power = powerOfLetter(number.next, ofMoney: true)
      number = scaled
    } else if case let letter = tokens.skipSpace(number.next),
      let scaled = scaledByLetter(number, at: letter, ofMoney: letter == number.next),
      currencySign(tokens.skipSpace(scaled.next)) != nil
    {
      // "2,5 M€", "2,5 M Ft"
      number = scaled
    }
    scale = scale ?? self.scale(number.next)
    var end = scale?.next ?? number.next
    let lower = scale.flatMap { lowerScale($0.next) }
    if let lower { end = lower.next }
    // The word behind is that of the sign before: "¥1,299元".
    if sign != nil, ["元", "円", "원"].contains(tokens.text(end)) { end += 1 }
    if sign == nil {
      var behind = tokens.skipSpace(end)
      if scale != nil { behind = skipJoin(behind) }
      // A letter or two after a number usually mean something else, unless the language uses them
      // as a sign.
      guard
        let found = currencySign(behind)
          ?? (isPaired(at) ? nil : currencyWord(behind, for: number)),
        tokens.isBoundary(found.next) || tokens.kind(found.next - 1) == .mark
      else { return nil }
      sign = found
      end = found.next
    } else if tokens.kind(number.next) == .letters, scale == nil, tokens.isSpaced(number.next),
      currencySign(number.next)?.isFormal != true, gluedRate(number.next) == nil
    {
      return nil
    }
    guard let own = sign else { return nil }
    if let (name, next) = nameBehind(end, of: own, behindScale: scale != nil) {
      (sign, end) = (name, next)
    }
    // In "$20 MXN" the code tells which currency.
    let code = currencySign(tokens.skipSpace(end))
    if let code, !own.isFormal, code.isFormal, tokens.kind(code.next - 1) == .letters,
      tokens.isBoundary(code.next)
    {
      sign = code.code == own.code ? own : code
      end = code.next
    } else if let code, own.isFormal, code.code == own.code, tokens.kind(code.next - 1) == .mark {
      // "10 GBP £"
      sign = code
      end = code.next
    }
    // As in India: "₹1,499/-".
    if tokens.isMark(end, "/"), tokens.isMark(end + 1, "-"), tokens.isEdge(end + 2) { end += 2 }
    let rate = rate(end) ?? gluedRate(end)
    return sign.map {
      Amount(
        number: number, sign: $0, scale: scale?.noun,
        lower: lower.map { ($0.number, $0.scale) }, power: power, isNegative: isNegative,
        isPositive: isPositive, rate: rate?.words, next: rate?.next ?? end)
    }
  }

  /// The currency whose name is behind an amount that has its sign before it, and the index past the name: "$17.25 pesos",
  /// "$500 millones de dólares".
  private func nameBehind(
    _ index: Int, of sign: CurrencySign, behindScale: Bool
  ) -> (CurrencySign, next: Int)? {
    guard !sign.isFormal, sign.next <= index, tokens.kind(index) == .space else { return nil }
    let at = behindScale ? skipJoin(index + 1) : index + 1
    guard tokens.kind(at) == .letters, tokens.isEdge(at + 1) else { return nil }
    // A dollar's sign may stand for a peso as well.
    for code in [sign.code, "USD"] {
      let own = CurrencySign(code: code, isFormal: false, next: sign.next)
      if noun(own, SpokenNumber("5")).major.forms.contains(tokens.text(at)) { return (own, at + 1) }
      if rules.currencyCode(ofSign: "$") != sign.code { break }
    }
    return nil
  }

  /// Whether another number is before one, behind a word or a dash, so that both are said alike: "1,50 und 2,50 Euro".
  private func isPaired(_ index: Int) -> Bool {
    tokens.isMark(index - 1, in: Self.dashes)
      || tokens.kind(index - 1) == .space && tokens.kind(index - 3) == .space
        && tokens.kind(index - 4) == .digits
  }

  /// The number with a lower scale behind a scale, and the index past it.
  private func lowerScale(_ index: Int) -> (number: TextNumber, scale: Noun, next: Int)? {
    guard ["ja", "zh", "ko"].contains(rules.locale.language),
      let number = textNumber(tokens.skipSpace(index)), let scale = scale(number.next)
    else { return nil }
    return (number, scale.noun, scale.next)
  }

  private func words(of amount: Amount) -> String {
    let number = spoken(amount.number, isNegative: amount.isNegative)
    let noun = noun(amount.sign, number)
    var words: String
    if let scale = amount.scale {
      let many = SpokenNumber("1000000")
      let plural = self.noun(amount.sign, many).major.form(rules.form(for: many))
      words = rules.scaled(number, scale, of: amount.lower == nil ? plural : "")
      if let lower = amount.lower {
        let blank = rules.locale.language == "ko" ? " " : ""
        words += blank + rules.scaled(spoken(lower.number), lower.scale, of: plural)
      }
    } else {
      words = rules.money(number, noun)
    }
    if let rate = amount.rate { words += " " + rate }
    if amount.isPositive { words = rules.words.plus + " " + words }
    return words
  }

  /// The index past the "de" or "d'" between a scale word and its currency.
  private func skipJoin(_ index: Int) -> Int {
    guard ["de", "di", "d"].contains(tokens.text(index)) else { return index }
    let hasApostrophe = tokens.isMark(index + 1, in: ["'", "’"])
    return hasApostrophe ? index + 2 : tokens.skipSpace(index + 1)
  }

  /// What an amount is per, in letters right behind it: "£850pcm".
  private func gluedRate(_ index: Int) -> (words: String, next: Int)? {
    guard tokens.kind(index) == .letters, tokens.kind(index - 1) == .digits,
      ["pcm", "pw", "pp", "pa"].contains(tokens.text(index)), tokens.isEdge(index + 1),
      let piece = type(of: rules).piecesPer[tokens.text(index)]
    else { return nil }
    return (rules.words.per + " " + piece, index + 1)
  }

  /// What an amount is per, after each slash: "per day", "per square meter per month".
  private func rate(_ index: Int) -> (words: String, next: Int)? {
    guard var (words, next) = oneRate(index) else { return nil }
    while let further = oneRate(next) {
      words += " " + further.words
      next = further.next
    }
    return (words, next)
  }

  /// Appends what a rate is per besides: the day in "mg/kg/day".
  func appendFurtherRates(_ index: Int, into form: inout SpokenForm) -> Int {
    guard let rate = rate(index) else { return index }
    form.append(rate.words)
    return rate.next
  }

  /// What an amount is per, after a slash.
  private func oneRate(_ index: Int) -> (words: String, next: Int)? {
    guard tokens.isMark(index, "/") else { return nil }
    if tokens.kind(index + 1) == .digits, let number = textNumber(index + 1),
      let unit = unit(number.next, isGlued: false), unit.rate == nil, tokens.isBoundary(unit.next)
    {
      // "2,99 €/100 g"
      return (rules.words.per + " " + rules.measure(spoken(number), unit: unit.name), unit.next)
    }
    guard tokens.kind(index + 1) == .letters else { return nil }
    if let piece = type(of: rules).piecesPer[tokens.text(index + 1)] {
      // The period of a short form may end the sentence, too.
      let hasStop = tokens.isMark(index + 2, ".") && index + 3 < tokens.count
      // Some are in another case, or have a preposition of their own: "в месяц".
      let words = piece.contains(" ") ? piece : rules.words.per + " " + piece
      return (words, hasStop ? index + 3 : index + 2)
    }
    if let unit = unit(index + 1, isGlued: true, takesRate: false) {
      return (rules.rate(unit.name), unit.next)
    }
    return (rules.words.per + " " + tokens.text(index + 1), index + 2)
  }

  /// The scale word after a number, and the index past it.
  func scale(_ index: Int) -> (noun: Noun, next: Int)? {
    let scales = type(of: rules).scales
    let at = tokens.skipSpace(index)
    guard tokens.kind(at) == .letters else { return nil }
    let text = tokens.text(at)
    // "2.4 लाख करोड़": of two scales, both are one.
    if tokens.kind(at + 1) == .space, let both = scales[tokens.text(from: at, to: at + 3)],
      tokens.isBoundary(at + 3)
    {
      return (both, at + 3)
    }
    guard let noun = scales[text] ?? scales[text.lowercased()] else { return nil }
    // A single letter must directly follow its number.
    guard text.count > 1 || at == index, tokens.isBoundary(at + 1) || !tokens.isSpaced(at) else {
      return nil
    }
    let hasStop = tokens.isMark(at + 1, ".") && text.count <= 4 && at + 2 < tokens.count
    return (noun, hasStop ? at + 2 : at + 1)
  }
}
