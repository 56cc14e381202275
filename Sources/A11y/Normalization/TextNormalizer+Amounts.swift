/// Money, percents and measures in running text.
extension TextNormalizer {
  /// Reads a text that is nothing but an amount in parentheses, the accounting notation for a
  /// negative amount.
  func accounting(into form: inout SpokenForm) -> Bool {
    guard tokens.isMark(0, "("), tokens.isMark(tokens.count - 1, ")") else { return false }
    let end = tokens.count - 1
    if let (words, next) = moneyWords(1), next == end {
      form.append(rules.signed(SpokenNumber("1", isNegative: true), words))
      return true
    }
    guard let number = amountNumber(1), number.next == end,
      number.fraction != nil || number.isGrouped
    else { return false }
    form.append(rules.say(spoken(number, isNegative: true)))
    return true
  }

  /// A currency sign or code, with the index past it.
  struct CurrencySign {
    var code: String
    /// Whether the currency's full name is spoken, as for an ISO 4217 code.
    var isFormal: Bool
    var next: Int
  }

  /// The currency sign or code at an index.
  func currencySign(_ index: Int) -> CurrencySign? {
    let signs = type(of: rules).currencySigns
    guard tokens.kind(index) == .letters || tokens.kind(index) == .mark else { return nil }
    // "R$", "mex$", "ر.س" are several tokens.
    for length in [3, 2, 1] where index + length <= tokens.count {
      let text = tokens.text(from: index, to: index + length)
      if let code = signs[text] ?? Self.signs[text] {
        guard tokens.kind(index + length - 1) == .mark || isLetterEnd(index + length) else {
          continue
        }
        // "US$" is written to distinguish it from other dollars.
        let isFormal = type(of: rules).formalSigns.contains(text)
        return CurrencySign(code: code, isFormal: isFormal, next: index + length)
      }
    }
    let letters = tokens.text(index)
    guard tokens.kind(index) == .letters, letters.utf8.count == 3,
      tokens.isEdge(index - 1) || tokens.kind(index - 1) == .digits
    else {
      return nil
    }
    let code = letters.uppercased()
    let isKnown = Self.lowercase.contains(letters)
    guard isKnown || letters == code, isKnown || ICU.isModernCurrency(code),
      !Self.words.contains(code) || tokens.count <= 6
    else { return nil }
    return CurrencySign(code: code, isFormal: true, next: index + 1)
  }

  /// Whether letters may end before an index.
  private func isLetterEnd(_ index: Int) -> Bool {
    tokens.kind(index) != .letters || !tokens.isSpaced(index)
  }

  /// The signs that stand for one currency everywhere, or mostly do.
  private static let signs: [String: String] = [
    "$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₹": "INR", "₩": "KRW", "₽": "RUB",
    "₺": "TRY", "₪": "ILS", "₫": "VND", "₴": "UAH", "฿": "THB", "₱": "PHP", "֏": "AMD", "₾": "GEL",
    "₸": "KZT", "₦": "NGN", "৳": "BDT", "₡": "CRC", "₲": "PYG", "₵": "GHS", "₼": "AZN", "₮": "MNT",
    "US$": "USD", "CA$": "CAD", "C$": "CAD", "A$": "AUD", "AU$": "AUD", "NZ$": "NZD",
    "HK$": "HKD", "S$": "SGD", "R$": "BRL", "MX$": "MXN", "NT$": "TWD",
  ]

  /// The codes that are not words in any language, and so count even in lowercase.
  private static let lowercase: Set<String> = [
    "usd", "eur", "gbp", "jpy", "chf", "cny", "inr", "rub", "krw", "brl", "mxn", "ttd", "bop",
    "crc", "hnl", "hkd", "nzd", "sgd", "twd", "thb", "vnd", "idr", "myr", "pln", "czk", "huf",
    "kzt", "aed", "qar", "egp", "ngn", "kes", "ghs", "clp", "pyg", "uyu", "gtq", "nio", "dkk",
    "nok", "pkr", "bdt", "lkr", "aud", "cad",
  ]
  /// The codes that are also words, and so count only in a text with little else than an amount.
  private static let words: Set<String> = [
    "ALL", "TOP", "TRY", "CUP", "MAD", "PEN", "GEL", "BAM", "COP", "BOB", "SOS", "LAK", "STD",
    "ANG", "MOP", "RON", "ISK", "ZAR", "SUR", "DEM", "CHE", "ILS",
  ]

  /// The names of a currency, as called for by the sign in the text.
  func noun(_ sign: CurrencySign, _ amount: SpokenNumber) -> CurrencyNoun {
    sign.isFormal
      ? rules.formalCurrency(sign.code, for: amount) : rules.currency(sign.code, for: amount)
  }

  /// Reads an amount of money.
  ///
  /// Examples: "$1,234.50", "-5 €", "R$ 12", "2,5 млрд руб.", "50.000đ-100.000đ", "10$/h".
  func money(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isBoundary(index - 1), !tokens.isSecondCurrency(index) else { return nil }
    // In "5-10 €" the currency is spoken once.
    if let first = amountNumber(index), tokens.kind(index) == .digits,
      tokens.isMark(first.next, in: Self.dashes), currencySign(first.next) == nil,
      let (last, end) = moneyWords(first.next + 1), tokens.kind(first.next + 1) == .digits
    {
      form.append(rules.say(spoken(first)))
      form.append(rules.words.to)
      form.append(last)
      return end
    }
    guard let (words, next) = moneyWords(index) else { return nil }
    form.append(words)
    // The other end of a range, with a currency of its own.
    if tokens.isMark(next, in: Self.dashes), let (last, end) = moneyWords(next + 1),
      tokens.isBoundary(end)
    {
      form.append(rules.words.to)
      form.append(last)
      return end
    }
    return next
  }

  /// The number of an amount.
  ///
  /// In languages with a decimal comma, foreign data may still have a decimal point: "$1.50".
  func amountNumber(_ index: Int) -> TextNumber? {
    guard var number = textNumber(index) else {
      return tokens.kind(index) == .digits ? TextNumber(tokens, at: index, by: .point) : nil
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
  /// thousands, as in "$12,000", unless the currency itself has thousandths.
  private func moneyNumber(_ index: Int, _ sign: CurrencySign?) -> TextNumber? {
    guard let number = amountNumber(index) else { return nil }
    guard let fraction = number.fraction, fraction.count == 3, !number.isGrouped,
      number.whole.count <= 3, !number.whole.hasPrefix("0"),
      !["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"].contains(sign?.code),
      let grouped = TextNumber(tokens, at: index, by: .grouping(by: tokens.text(index + 1))),
      grouped.isGrouped,
      grouped.next == number.next, scale(number.next) == nil
    else { return number }
    return grouped
  }

  private func moneyWords(_ index: Int) -> (words: String, next: Int)? {
    var (isNegative, isPositive, start) = sign(index)
    var sign = currencySign(start)
    var at = sign.map { tokens.skipSpace($0.next) } ?? start
    if sign != nil, tokens.isMark(at, in: Self.minuses), tokens.kind(at + 1) == .digits {
      isNegative = true
      at += 1
    }
    guard var number = moneyNumber(at, sign) else { return nil }
    if sign != nil, let scaled = scaledByLetter(number) {
      number = scaled
    } else if let scaled = scaledByLetter(number, at: tokens.skipSpace(number.next)),
      tokens.kind(scaled.next) == .mark, currencySign(scaled.next) != nil
    {
      // "2,5 M€"
      number = scaled
    }
    let amount = spoken(number, isNegative: isNegative)
    let scale = scale(number.next)
    var end = scale?.next ?? number.next
    if sign == nil {
      var behind = tokens.skipSpace(end)
      if scale != nil { behind = skipJoin(behind) }
      // A letter or two after a number usually mean something else, unless the language uses them
      // as a sign.
      guard let found = currencySign(behind),
        tokens.isBoundary(found.next) || tokens.kind(found.next - 1) == .mark
      else { return nil }
      sign = found
      end = found.next
    } else if tokens.kind(number.next) == .letters, scale == nil, tokens.isSpaced(number.next) {
      return nil
    }
    // In "$20 MXN" the code tells which currency.
    if sign?.isFormal == false, scale == nil, let code = currencySign(tokens.skipSpace(end)),
      code.isFormal, tokens.kind(code.next - 1) == .letters, tokens.isBoundary(code.next)
    {
      sign = code
      end = code.next
    }
    guard let sign else { return nil }
    let noun = noun(sign, amount)
    var words: String
    if let scale {
      let many = SpokenNumber("1000000")
      let plural = self.noun(sign, many).major.form(rules.form(for: many))
      words = rules.scaled(amount, scale.noun, of: plural)
    } else {
      words = rules.money(amount, noun)
    }
    if let (rate, next) = rate(end) {
      words += " " + rate
      end = next
    }
    if isPositive { words = rules.words.plus + " " + words }
    return (words, end)
  }

  /// The index past the "de" or "d'" between a scale word and its currency.
  private func skipJoin(_ index: Int) -> Int {
    guard ["de", "di", "d"].contains(tokens.text(index)) else { return index }
    let hasApostrophe = tokens.isMark(index + 1, in: ["'", "’"])
    return hasApostrophe ? index + 2 : tokens.skipSpace(index + 1)
  }

  /// What an amount is per, after a slash: "per day", "per kilogram".
  private func rate(_ index: Int) -> (words: String, next: Int)? {
    guard tokens.isMark(index, "/"), tokens.kind(index + 1) == .letters else { return nil }
    if let unit = unit(index + 1, isGlued: true) {
      return (
        rules.words.per + " " + rules.name(ofUnit: unit.name, for: SpokenNumber("1")), unit.next
      )
    }
    return (rules.words.per + " " + tokens.text(index + 1), index + 2)
  }

  /// The scale word after a number, and the index past it.
  func scale(_ index: Int) -> (noun: Noun, next: Int)? {
    let scales = type(of: rules).scales
    let at = tokens.skipSpace(index)
    guard tokens.kind(at) == .letters else { return nil }
    let text = tokens.text(at)
    guard let noun = scales[text] ?? scales[text.lowercased()] else { return nil }
    // A single letter must directly follow its number.
    guard text.count > 1 || at == index, tokens.isBoundary(at + 1) || !tokens.isSpaced(at) else {
      return nil
    }
    let hasStop = tokens.isMark(at + 1, ".") && text.count <= 4 && at + 2 < tokens.count
    return (noun, hasStop ? at + 2 : at + 1)
  }

  // MARK: Measures

  /// Reads a percentage or a measure.
  ///
  /// Examples: "5%", "-12kg", "2 °C", "100 millones kg", "1 1/2 ft", "56,3/km²", "25 x 7 m".
  func measure(_ index: Int, into form: inout SpokenForm) -> Int? {
    let (isNegative, isPositive, start) = sign(index)
    guard tokens.isBoundary(start - 1) || isNegative || isPositive else { return nil }
    // Arabic and Turkish put the percent sign first.
    let isPercentFirst = tokens.isMark(start, in: Self.percents)
    guard let number = amountNumber(isPercentFirst ? start + 1 : start) else { return nil }
    let amount = spoken(number, isNegative: isNegative)
    if let next = percentRange(number, amount, isPositive, into: &form) { return next }
    if isPositive { form.append(rules.words.plus) }
    let behind = tokens.skipSpace(number.next)
    if isPercentFirst || tokens.isMark(behind, in: Self.percents) {
      form.append(rules.percent(amount))
      return isPercentFirst ? number.next : behind + 1
    }
    if let next = area(number, into: &form) { return next }
    if let next = fractionMeasure(start, isNegative, into: &form) { return next }
    let scale = scale(number.next)
    let unitIndex = scale?.next ?? number.next
    if tokens.isMark(tokens.skipSpace(unitIndex), "/"),
      let unit = unit(tokens.skipSpace(unitIndex) + 1, isGlued: true), tokens.isBoundary(unit.next)
    {
      form.append(rules.say(amount))
      appendRate(unit.name, into: &form)
      return unit.next
    }
    guard let unit = unit(unitIndex, isGlued: false), tokens.isBoundary(unit.next),
      scale != nil || !isCodeLetter(unitIndex, of: number, at: start)
    else {
      if isPositive { form.append(rules.say(amount)); return number.next }
      return nil
    }
    if let scale {
      let plural = rules.name(ofUnit: unit.name, for: SpokenNumber("1000000"))
      form.append(rules.scaled(amount, scale.noun, of: plural))
    } else {
      form.append(rules.measure(amount, unit: unit.name))
    }
    if let rate = unit.rate { appendRate(rate, into: &form) }
    return unit.next
  }

  /// Appends a rate: "per hour".
  private func appendRate(_ unit: String, into form: inout SpokenForm) {
    form.append(rules.words.per)
    form.append(rules.name(ofUnit: unit, for: SpokenNumber("1")))
  }

  /// Reads a range of percentages: in "5-10%" both ends are percentages.
  private func percentRange(
    _ first: TextNumber, _ amount: SpokenNumber, _ isPositive: Bool, into form: inout SpokenForm
  ) -> Int? {
    let hasSign = tokens.isMark(first.next, in: Self.percents)
    let dash = hasSign ? first.next + 1 : first.next
    guard tokens.isMark(dash, in: Self.dashes), let second = amountNumber(dash + 1),
      tokens.isMark(tokens.skipSpace(second.next), in: Self.percents)
    else { return nil }
    if isPositive { form.append(rules.words.plus) }
    form.append(rules.percent(amount))
    form.append(rules.words.to)
    form.append(rules.percent(spoken(second)))
    return tokens.skipSpace(second.next) + 1
  }

  static let percents: Set<String> = ["%", "٪", "\u{FF05}"]

  /// Reads two numbers around a multiplication sign, with their common unit: "25 x 7 m", "5x5".
  private func area(_ first: TextNumber, into form: inout SpokenForm) -> Int? {
    let cross = tokens.skipSpace(first.next)
    guard ["x", "×"].contains(tokens.text(cross)),
      let second = textNumber(tokens.skipSpace(cross + 1)),
      tokens.isEdge(cross + 1) || tokens.kind(cross + 1) == .digits,
      tokens.power(second.next) == nil || tokens.isMark(second.next, in: ["²", "³"])
    else { return nil }
    let unit = unit(second.next, isGlued: false).flatMap {
      tokens.isBoundary($0.next) ? $0 : nil
    }
    guard unit != nil || tokens.isBoundary(second.next) else { return nil }
    form.append(rules.say(spoken(first)))
    // In an equation and before what is no length it is the sign, elsewhere it joins the sides of an area.
    let isProduct =
      unit.map { !$0.name.hasSuffix("meter") && !Self.lengths.contains($0.name) }
      ?? tokens.isMark(tokens.skipSpace(second.next), "=")
    form.append(isProduct ? rules.words.symbols["×"] ?? rules.words.by : rules.words.by)
    guard let unit else {
      form.append(rules.say(spoken(second)))
      return second.next
    }
    form.append(rules.measure(spoken(second), unit: unit.name))
    if let rate = unit.rate { appendRate(rate, into: &form) }
    return unit.next
  }

  /// The units of length whose names don't end in "meter".
  private static let lengths: Set<String> = ["inch", "foot", "yard", "mile", "pixel", "micron"]

  /// Reads a fraction with a unit: "1 1/2 ft".
  private func fractionMeasure(
    _ start: Int, _ isNegative: Bool, into form: inout SpokenForm
  ) -> Int? {
    guard let fraction = fractionText(start), let unit = unit(fraction.next, isGlued: false),
      tokens.isBoundary(unit.next)
    else { return nil }
    if isNegative { form.append(rules.words.minus) }
    form.append(rules.measure(fraction: fraction.words, isMixed: fraction.isMixed, unit: unit.name))
    if let rate = unit.rate { appendRate(rate, into: &form) }
    return unit.next
  }

  /// The unit after a number, and the index past it.
  ///
  /// - Parameters:
  ///   - index: the index after the number.
  ///   - isGlued: whether the unit must be at that very index.
  ///   - takesRate: whether to look for a second unit after a slash.
  /// - Returns: CLDR's name of the unit, and the unit that it is per if the symbols of two were
  ///   written.
  func unit(
    _ index: Int, isGlued: Bool, takesRate: Bool = true
  ) -> (name: String, rate: String?, next: Int)? {
    let at = isGlued ? index : tokens.skipSpace(index)
    guard at < tokens.count, tokens.kind(at) != .digits else { return nil }
    // The longest symbol wins, up to the five tokens of "l/100 km".
    for length in [5, 4, 3, 2, 1] where at + length <= tokens.count {
      let text = tokens.text(from: at, to: at + length)
      let name = symbol(text) ?? (length == 1 ? UnitWords.unit(text, rules.locale) : nil)
      guard let name, isWhole(at + length) else { continue }
      // An abbreviation that goes on behind it is no unit: "12 t/m 14" is no weight per length.
      if let phrase = type(of: rules).phrases.phrase(tokens, at: at),
        phrase.next > at + length + 1
      {
        return nil
      }
      if UnitSymbols.isShort(text), at > index, !isEnd(at + length), !tokens.isMark(at + 1, "/"),
        !isBeforeDash(at + length),
        !isBeforeFactor(at + length), !isMetric(at)
      {
        return nil
      }
      let next = at + length
      // With three or more units, it is not clear which is per which.
      if takesRate, tokens.isMark(next, "/"), tokens.kind(next + 1) == .letters,
        let (rate, _, end) = unit(next + 1, isGlued: true, takesRate: false),
        !tokens.isMark(end, "/")
      {
        return (name, rate, end)
      }
      return (name, nil, next)
    }
    return nil
  }

  /// Reads a unit with a power, or one per another, where no number precedes: "м²", "km/h".
  func unitAlone(_ index: Int, into form: inout SpokenForm) -> Int? {
    let isRate =
      tokens.isMark(index + 1, "/") && Self.denominators.contains(tokens.text(index + 2))
      && !tokens.isMark(index - 1, "/")
    guard tokens.isEdge(index - 1), isRate || tokens.isMark(index + 1, in: ["²", "³"]),
      let unit = unit(index, isGlued: true), unit.next > index + 1, tokens.isEdge(unit.next),
      !tokens.isMark(unit.next, "/")
    else { return nil }
    form.append(rules.name(ofUnit: unit.name, for: SpokenNumber("1")))
    if let rate = unit.rate { appendRate(rate, into: &form) }
    return unit.next
  }

  /// The units that others are per; between most others a slash means "or".
  private static let denominators: Set<String> = [
    "h", "s", "m", "km", "l", "L", "dL", "ha", "ч", "с", "м", "км", "л",
  ]

  /// Whether a letter between blanks is a unit of the metric system before what it measures: "¾ l Milch".
  ///
  /// These letters are words in none of the languages.
  private func isMetric(_ index: Int) -> Bool {
    ["m", "g", "l", "t", "м", "л"].contains(tokens.text(index)) && tokens.kind(index + 1) == .space
  }

  /// Whether a multiplication sign and a number follow: the "m" of "10 m × 3 m" is a unit.
  private func isBeforeFactor(_ index: Int) -> Bool {
    let cross = tokens.skipSpace(index)
    return ["x", "×"].contains(tokens.text(cross))
      && tokens.kind(tokens.skipSpace(cross + 1)) == .digits
  }

  /// Whether a dash with blanks and another number follow: the "h" of "18 h - 20 h" is a unit.
  private func isBeforeDash(_ index: Int) -> Bool {
    tokens.kind(index) == .space && tokens.isMark(index + 1, in: Self.dashes)
      && tokens.kind(index + 2) == .space && tokens.kind(index + 3) == .digits
  }

  private func symbol(_ text: String) -> String? {
    type(of: rules).unitSymbols[text] ?? UnitSymbols.international[text]
  }

  /// Whether a symbol may end before an index.
  private func isWhole(_ index: Int) -> Bool {
    tokens.kind(index) != .digits && isLetterEnd(index)
      || (tokens.kind(index - 1) == .letters && !tokens.isSpaced(index - 1))
  }
}
