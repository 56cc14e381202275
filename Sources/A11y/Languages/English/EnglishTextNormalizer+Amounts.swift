/// Money, percents and measures in running text.
extension EnglishTextNormalizer {
  /// Reads a text that is nothing but an amount in parentheses, the accounting notation for a
  /// negative amount.
  func accounting(into form: inout SpokenForm) -> Bool {
    guard tokens.isMark(0, "("), tokens.isMark(tokens.count - 1, ")") else { return false }
    let end = tokens.count - 1
    if tokens.kind(1) == .mark {
      var inner = SpokenForm()
      if money(1, into: &inner) == end {
        form.append("minus")
        form.append(inner.text.text())
        return true
      }
    }
    guard let number = TextNumber(tokens, at: 1), number.next == end,
      number.fraction != nil || number.isGrouped
    else { return false }
    form.append("minus")
    sayAmount(number, into: &form)
    return true
  }

  /// Reads an amount of money.
  ///
  /// Examples: "$1,234.50", "-$5", "US$76.3 trillion", "$350/yr", "50¢", "$250-$300".
  func money(_ index: Int, into form: inout SpokenForm) -> Int? {
    let (isNegative, start) = sign(index)
    guard isNegative || tokens.isEdge(index - 1) else { return nil }
    var sign = start
    var code: String?
    if tokens.kind(start) == .letters, let country = EnglishTextWords.countries[tokens.text(start)],
      tokens.isMark(start + 1, "$")
    {
      sign = start + 1
      code = country
    }
    if let end = moneyBehindCode(start, isNegative: isNegative, into: &form) { return end }
    guard tokens.kind(sign) == .mark, let own = EnglishTextWords.currencies[tokens.text(sign)]
    else {
      return moneyBehind(index, into: &form)
    }
    // The minus may follow the currency sign.
    let after = tokens.skipSpace(sign + 1)
    let hasInnerMinus = tokens.isMark(after, in: ["-", "−"]) && tokens.kind(after + 1) == .digits
    guard let number = TextNumber(tokens, at: hasInnerMinus ? after + 1 : sign + 1),
      let value = number.value
    else { return nil }
    if tokens.isMark(number.next, ","), tokens.kind(number.next + 1) == .digits {
      // The digits are not grouped as in English, so their value is ambiguous: keep them as
      // written.
      form.append((index...number.next + 1).map { tokens.text($0) }.joined())
      return number.next + 2
    }
    if !isNegative, !hasInnerMinus, tokens.isMark(number.next, in: ["-", "–"]),
      let second = TextNumber(tokens, at: number.next + 1), let last = second.value,
      tokens.isEdge(second.next)
    {
      // In "$5-10" the currency is spoken once.
      sayAmount(number, into: &form)
      form.append("to")
      return sayMoney(second, last, code ?? own, isNegative: false, into: &form)
    }
    // In "$10 CAD" the code tells which dollars.
    let behind = currencyCode(behind: number)
    var end = sayMoney(
      number, value, behind?.code ?? code ?? own, isNegative: isNegative || hasInnerMinus,
      into: &form)
    if let behind { end = behind.next }
    let dash = tokens.skipSpace(end)
    let last = tokens.skipSpace(dash + 1)
    if tokens.isMark(dash, in: ["-", "–", "—"]), (dash == end) == (last == dash + 1),
      tokens.kind(last) == .mark, EnglishTextWords.currencies[tokens.text(last)] != nil
    {
      form.append("to")
      return last
    }
    return end
  }

  /// The code of ISO 4217 behind an amount, and the index past it: "100 EUR", "5 million USD".
  private func currencyCode(behind number: TextNumber) -> (code: String, next: Int)? {
    let word = tokens.skipSpace(number.next)
    let hasScale = EnglishTextWords.scales[tokens.text(word)] != nil && tokens.text(word).count > 1
    let at = hasScale ? tokens.skipSpace(word + 1) : word
    let code = tokens.text(at)
    guard isCurrencyCode(at, of: number), tokens.isEdge(at + 1) else { return nil }
    return (code, at + 1)
  }

  /// Whether a token is a currency's code beside an amount.
  private func isCurrencyCode(_ index: Int, of number: TextNumber) -> Bool {
    let code = tokens.text(index)
    guard tokens.kind(index) == .letters, code.utf8.count == 3,
      code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }), ICU.isModernCurrency(code)
    else { return false }
    // A code that is a word needs an amount's digits: "TOP 10" are ten.
    return number.fraction?.count == 2 || number.isGrouped
      || !EnglishTextWords.codesThatAreWords.contains(code)
  }

  /// Reads an amount behind a code of ISO 4217: "EUR 12.50".
  func moneyBehindCode(
    _ index: Int, isNegative isBehindMinus: Bool = false, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.kind(index) == .letters, tokens.text(index).utf8.count == 3,
      !tokens.isSecondCurrency(index)
    else { return nil }
    let (isNegative, start) = sign(tokens.skipSpace(index + 1))
    guard tokens.kind(start) == .digits, let number = TextNumber(tokens, at: start),
      let value = number.value, isCurrencyCode(index, of: number)
    else { return nil }
    return sayMoney(
      number, value, tokens.text(index), isNegative: isNegative || isBehindMinus, into: &form)
  }

  /// Reads an amount that is followed by its currency sign: "50¢", "5 €".
  private func moneyBehind(_ index: Int, into form: inout SpokenForm) -> Int? {
    let (isNegative, start) = sign(index)
    guard let number = TextNumber(tokens, at: start), let value = number.value else { return nil }
    if tokens.isMark(number.next, "¢") {
      if isNegative { form.append("minus") }
      sayAmount(number, into: &form)
      form.append(number.whole == "1" && number.fraction == nil ? "cent" : "cents")
      return number.next + 1
    }
    if let behind = currencyCode(behind: number) {
      _ = sayMoney(number, value, behind.code, isNegative: isNegative, into: &form)
      return behind.next
    }
    let sign = tokens.skipSpace(number.next)
    guard tokens.kind(sign) == .mark, tokens.text(sign) != "$",
      let code = EnglishTextWords.currencies[tokens.text(sign)], tokens.isEdge(sign + 1)
    else { return nil }
    _ = sayMoney(number, value, code, isNegative: isNegative, into: &form)
    return sign + 1
  }

  /// Appends an amount with the scale word and the rate that follow it, and returns the next index.
  private func sayMoney(
    _ number: TextNumber, _ value: DecimalNumber, _ code: String, isNegative: Bool,
    into form: inout SpokenForm
  ) -> Int {
    var end = number.next
    let word = tokens.skipSpace(end)
    if let scale = EnglishTextWords.scales[tokens.text(word)], tokens.isEdge(word + 1),
      tokens.text(word).count > 1 || word == end || tokens.text(word).lowercased() == "b"
    {
      if isNegative { form.append("minus") }
      sayValue(number, into: &form)
      form.append(scale)
      form.append(plural(code))
      end = word + 1
    } else if number.whole.isEmpty, let fraction = number.fraction, fraction.count > 2 {
      if isNegative { form.append("minus") }
      sayAmount(number, into: &form)
      form.append(plural(code))
    } else {
      var amount = value
      amount.isNegative = isNegative
      // Dollars with cents take no "and", so that the two numbers are not heard as one.
      let hasCents = number.fraction?.count ?? 3 <= 2
      let rules = hasCents ? EnglishRules() : amounts
      _ = rules.append(.money(amount, currency: code), into: &form)
    }
    if tokens.isMark(end, "/"), let period = EnglishTextWords.periods[tokens.text(end + 1)],
      tokens.isEdge(end + 2)
    {
      form.append("per " + period)
      return end + 2
    }
    return end
  }

  /// The plural of a currency's name.
  private func plural(_ code: String) -> String {
    let many = SpokenNumber("1000000")
    return amounts.currency(code, for: many).major.form(1)
  }

  /// Reads a number with its unit: "5%", "12kg", "2°C", "100 million kg", "2-5lb", "2 x 8 m2".
  func measure(_ index: Int, into form: inout SpokenForm) -> Int? {
    let (isNegative, start) = sign(index)
    // Digits with a leading zero are a code.
    guard tokens.isEdge(start - 1), let number = TextNumber(tokens, at: start),
      !number.hasLeadingZero || number.fraction != nil
    else { return nil }
    if let (second, word) = pair(number), let unit = unit(second.next) {
      sayAmount(number, into: &form)
      form.append(word)
      sayAmount(second, into: &form)
      form.append(unit.other)
      return unit.next
    }
    let scaled = tokens.skipSpace(number.next)
    let scale = scaled > number.next ? EnglishTextWords.scales[tokens.text(scaled)] : nil
    let hasScale = scale != nil && tokens.text(scaled).count > 2
    guard let unit = unit(hasScale ? scaled + 1 : number.next) else { return nil }
    if isNegative { form.append("minus") }
    sayValue(number, into: &form)
    if hasScale, let scale { form.append(scale) }
    let isOne = number.whole == "1" && number.fraction == nil && !hasScale
    form.append(isOne ? unit.one : unit.other)
    // "5 kg - 7 kg"
    let last = tokens.skipSpace(unit.next + 2)
    guard tokens.kind(unit.next) == .space, tokens.isMark(unit.next + 1, in: ["-", "–", "—"]),
      last > unit.next + 2, let second = TextNumber(tokens, at: last),
      self.unit(second.next)?.other == unit.other
    else { return unit.next }
    form.append("to")
    return last
  }

  /// The second number after a dash or a multiplication sign, and the word that joins the two.
  private func pair(_ first: TextNumber) -> (second: TextNumber, word: String)? {
    let between = tokens.skipSpace(first.next)
    let mark = tokens.text(between)
    let isCross = ["x", "×"].contains(mark)
    guard isCross || (between == first.next && ["-", "–"].contains(mark)),
      let second = TextNumber(tokens, at: tokens.skipSpace(between + 1))
    else { return nil }
    return (second, isCross ? "by" : "to")
  }

  /// The unit after a number, and the index past it.
  private func unit(_ index: Int) -> (one: String, other: String, next: Int)? {
    if tokens.isMark(index, "%") { return ("percent", "percent", index + 1) }
    if tokens.isMark(index, in: ["\"", "″"]), isInchMark(index) {
      return ("inch", "inches", index + 1)
    }
    let at = tokens.skipSpace(index)
    if tokens.isMark(at, "%") { return ("percent", "percent", at + 1) }
    if tokens.isMark(at, "°") {
      switch tokens.text(at + 1) {
      case "C": return ("degree Celsius", "degrees Celsius", at + 2)
      case "F": return ("degree Fahrenheit", "degrees Fahrenheit", at + 2)
      default: return ("degree", "degrees", at + 1)
      }
    }
    if let rate = rate(at) { return (rate.words, rate.words, rate.next) }
    guard tokens.kind(at) == .letters else { return commonUnit(at, isGlued: at == index) }
    if tokens.text(at).lowercased() == "sq", tokens.kind(at + 1) == .space,
      let length = EnglishTextWords.units[tokens.text(at + 2)], tokens.isEdge(at + 3)
    {
      return ("square " + length.one, "square " + length.other, at + 3)
    }
    // "km/h" is three tokens.
    let rate = tokens.text(at) + "/" + tokens.text(at + 2)
    if tokens.isMark(at + 1, "/"), let unit = EnglishTextWords.units[rate], tokens.isEdge(at + 3) {
      return (unit.one, unit.other, at + 3)
    }
    guard let unit = unitNames(tokens.text(at), isGlued: at == index) else {
      return commonUnit(at, isGlued: at == index)
    }
    let power = tokens.text(at + 1)
    let squared = ["²", "2"].contains(power)
    if squared || ["³", "3"].contains(power), at + 2 >= tokens.count || tokens.isEdge(at + 2) {
      let word = squared ? "square " : "cubic "
      return (word + unit.one, word + unit.other, at + 2)
    }
    guard tokens.isEdge(at + 1) else { return nil }
    // A single letter is a unit only directly after its number, or at the end of a clause.
    if tokens.text(at).count == 1, at > index, !isEnd(at + 1), self.rate(at + 1) == nil {
      return nil
    }
    return (unit.one, unit.other, at + 1)
  }

  /// The names of a unit by its symbol, which may be in capitals directly behind its number: "12KG".
  private func unitNames(_ symbol: String, isGlued: Bool) -> (one: String, other: String)? {
    if let unit = EnglishTextWords.units[symbol] { return unit }
    guard isGlued, symbol.utf8.count > 1, symbol == symbol.uppercased() else { return nil }
    return EnglishTextWords.units[symbol.lowercased()]
  }

  /// Symbols of units that are words in English, or short for something else: points are no pints.
  private static let otherWords: Set<String> = ["in", "pt", "PS"]

  /// A unit by a symbol of all languages, with CLDR's name.
  private func commonUnit(
    _ index: Int, isGlued: Bool
  ) -> (one: String, other: String, next: Int)? {
    for length in [2, 1] where index + length <= tokens.count {
      let text = tokens.text(from: index, to: index + length)
      guard !Self.otherWords.contains(text), text.count > 1 || text == "℃" || text == "℉",
        let name = UnitSymbols.international[text], tokens.isEdge(index + length)
      else { continue }
      return (
        amounts.name(ofUnit: name, for: SpokenNumber("1")),
        amounts.name(ofUnit: name, for: SpokenNumber("2")), index + length
      )
    }
    return nil
  }

  /// What a number or a unit is per, after a slash: "per square kilometer".
  private func rate(_ index: Int) -> (words: String, next: Int)? {
    guard tokens.isMark(index, "/"), tokens.kind(index + 1) == .letters else { return nil }
    let symbol = tokens.text(index + 1)
    guard let unit = unitNames(symbol)?.one ?? EnglishTextWords.periods[symbol] else { return nil }
    let power = tokens.text(index + 2)
    if let word = ["2": "square ", "²": "square ", "3": "cubic ", "³": "cubic "][power],
      tokens.isEdge(index + 3)
    {
      return ("per " + word + unit, index + 3)
    }
    return tokens.isEdge(index + 2) ? ("per " + unit, index + 2) : nil
  }

  /// Reads a unit per another where no number precedes: "g/cm3".
  func unitPerUnit(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .letters, tokens.isEdge(index - 1), tokens.isMark(index + 1, "/"),
      let unit = unitNames(tokens.text(index)), let rate = rate(index + 1)
    else { return nil }
    form.append(unit.other + " " + rate.words)
    return rate.next
  }

  /// Reads what a unit is per, behind a number with its unit.
  func rateAlone(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index - 1) == .letters,
      tokens.isEdge(index - 2) || tokens.kind(index - 2) == .digits,
      unitNames(tokens.text(index - 1)) != nil, let rate = rate(index)
    else { return nil }
    form.append(rate.words)
    return rate.next
  }

  /// The names of a unit by a symbol of English, or of all languages.
  private func unitNames(_ symbol: String) -> (one: String, other: String)? {
    if let unit = EnglishTextWords.units[symbol] { return unit }
    guard symbol.count > 1, !Self.otherWords.contains(symbol),
      let name = UnitSymbols.international[symbol]
    else { return nil }
    return (
      amounts.name(ofUnit: name, for: SpokenNumber("1")),
      amounts.name(ofUnit: name, for: SpokenNumber("2"))
    )
  }

  /// Reads a latitude and a longitude by ISO 6709: "+1703-06148".
  func coordinates(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let (latitude, longitude, next) = tokens.coordinates(index) else { return nil }
    say(latitude, "north", "south", into: &form)
    form.appendPause(",")
    say(longitude, "east", "west", into: &form)
    return next
  }

  private func say(
    _ angle: TextTokens.Angle, _ positive: String, _ negative: String, into form: inout SpokenForm
  ) {
    for (part, unit) in zip(angle.parts, ["degree", "minute", "second"])
    where part > 0 || unit == "degree" {
      form.append(EnglishNumber.cardinal(String(part)) + " " + unit + (part == 1 ? "" : "s"))
    }
    form.append(angle.isNegative ? negative : positive)
  }

  /// Reads degrees with minutes and seconds of arc: "40°26′46″".
  func coordinate(_ index: Int, into form: inout SpokenForm) -> Int? {
    let (isNegative, start) = sign(index)
    guard let degrees = TextNumber(tokens, at: start), tokens.isEdge(start - 1),
      tokens.isMark(degrees.next, "°"),
      let minutes = TextNumber(tokens, at: tokens.skipSpace(degrees.next + 1)),
      tokens.isMark(minutes.next, in: ["′", "'", "’"])
    else { return nil }
    if isNegative { form.append("minus") }
    sayValue(degrees, into: &form)
    form.append(degrees.whole == "1" ? "degree" : "degrees")
    sayValue(minutes, into: &form)
    form.append(minutes.whole == "1" ? "minute" : "minutes")
    let behind = tokens.skipSpace(minutes.next + 1)
    guard let seconds = TextNumber(tokens, at: behind),
      tokens.isMark(seconds.next, in: ["″", "\"", "”"])
    else { return minutes.next + 1 }
    sayValue(seconds, into: &form)
    form.append(seconds.whole == "1" && seconds.fraction == nil ? "second" : "seconds")
    return seconds.next + 1
  }

  /// Whether a quotation mark after a number means inches: the quotation marks do not pair up.
  private func isInchMark(_ index: Int) -> Bool {
    guard tokens.isMark(index, "\"") else { return true }
    // In a long text, quotation marks only quote.
    guard tokens.count < 200 else { return false }
    return (0..<tokens.count).count { tokens.isMark($0, "\"") } % 2 == 1
  }

  private func isEnd(_ index: Int) -> Bool {
    // A period within the text may belong to an abbreviation: "2009 W. 6th St."
    index >= tokens.count || tokens.isMark(index, in: [",", ";", ")"])
      || (tokens.isMark(index, ".") && index + 1 >= tokens.count)
  }
}
