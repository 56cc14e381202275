// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Percents, measures and amounts in parentheses in running text.
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

  // MARK: Measures

  /// Reads a percentage or a measure.
  ///
  /// Examples: "5%", "-12kg", "2 °C", "100 millones kg", "1 1/2 ft", "56,3/km²", "25 x 7 m".
  func measure(_ index: Int, into form: inout SpokenForm) -> Int? {
    let (isNegative, isPositive, start) = sign(index)
    guard tokens.isBoundary(start - 1) || isNegative || isPositive else { return nil }
    // Arabic and Turkish put the percent sign first.
    let isPercentFirst = tokens.isMark(start, in: Self.percents)
    if let next = sideWithFraction(start, into: &form) { return next }
    guard let number = amountNumber(isPercentFirst ? start + 1 : start) else {
      // The sign of a fraction is no number by itself: "¾ kg".
      return fractionMeasure(start, isNegative, into: &form)
    }
    // A capital behind digits that begin with a zero ends a code: "00V".
    if tokens.isMark(start - 1, "-"), tokens.kind(start - 2) == .letters,
      tokens.kind(start - 3) != .digits, tokens.kind(number.next) == .letters,
      tokens.text(number.next).utf8.count == 1, tokens.isEdge(number.next + 1)
    {
      // One letter behind the digits of a name is its own: "Xenon-133m".
      return nil
    }
    if number.hasLeadingZero, number.isPlain, tokens.text(number.next).first?.isUppercase == true {
      return nil
    }
    // A plus before a power joins it to another: "3²+4²".
    if isPositive, number.isPlain, tokens.power(number.next, mayHaveUnit: true) != nil {
      form.append(rules.words.plus)
      return index + 1
    }
    let amount = spoken(number, isNegative: isNegative)
    if let next = percentRange(number, at: start, amount, isPositive, into: &form) { return next }
    if isPositive { form.append(rules.words.plus) }
    let behind = tokens.skipSpace(number.next)
    // A sign before the next number is of that: "100 %0,4".
    let isOfNext =
      behind > number.next && tokens.kind(behind + 1) == .digits
      && tokens.isMark(behind, in: Self.percents)
    if isPercentFirst || tokens.isMark(behind, in: Self.percents) && !isOfNext {
      form.append(rules.percent(amount))
      if isPercentFirst { return number.next }
      // "6%/năm": interest in a year.
      if tokens.isMark(behind + 1, "/"), let unit = unit(behind + 2, isGlued: true),
        unit.rate == nil, tokens.isBoundary(unit.next)
      {
        appendRate(unit.name, into: &form)
        return unit.next
      }
      return behind + 1
    }
    if let next = area(number, at: start, isNegative: isNegative, into: &form) { return next }
    if let next = fractionMeasure(start, isNegative, into: &form) { return next }
    let scale = scale(number.next)
    let unitIndex = scale?.next ?? number.next
    let slash = tokens.skipSpace(unitIndex)
    // A capital behind the slash is a part of an address: "15/A".
    if tokens.isMark(slash, "/"),
      tokens.text(slash + 1).utf8.count > 1 || tokens.text(slash + 1).first?.isUppercase != true,
      let unit = unit(slash + 1, isGlued: true), tokens.isBoundary(unit.next)
    {
      form.append(scale.map { rules.scaled(amount, $0.noun, of: "") } ?? rules.say(amount))
      appendRate(unit.name, into: &form)
      return unit.next
    }
    // Between slashes are the parts of a code: "/6PB/".
    if tokens.isMark(start - 1, "/"), unitIndex == number.next, tokens.kind(unitIndex) == .letters,
      tokens.isMark(unitIndex + 1, "/")
    {
      return nil
    }
    if tokens.text(unitIndex) == "m", tokens.kind(unitIndex + 1) == .space,
      tokens.text(unitIndex + 2) == "ago"
    {
      form.append(rules.measure(amount, unit: "minute"))
      return unitIndex + 1
    }
    guard let unit = unit(unitIndex, isGlued: false), tokens.isBoundary(unit.next),
      scale != nil || !isCodeLetter(unitIndex, of: number, at: start),
      // A list without blanks is one of codes: "2L,NT_033779".
      !(tokens.isMark(unit.next, ",") && tokens.isSpaced(unit.next + 1))
    else {
      if isPositive { form.append(rules.say(amount)); return number.next }
      return nil
    }
    if let scale {
      let plural = rules.name(ofUnit: unit.name, for: SpokenNumber("1000000"))
      form.append(rules.scaled(amount, scale.noun, of: plural))
    } else {
      form.append(measured(amount, unit.name, unit.rate))
      if unit.rate != nil { return appendFurtherRates(unit.next, into: &form) }
    }
    if unit.name == "degree", let next = direction(unit.next, into: &form) { return next }
    if let next = rateOfQuantity(unit.next, of: unit.name, into: &form) { return next }
    guard let rate = unit.rate else { return unit.next }
    appendRate(rate, into: &form)
    return appendFurtherRates(unit.next, into: &form)
  }

  /// Reads what an amount is per, where that is a quantity: "/100 km".
  private func rateOfQuantity(
    _ index: Int, of own: String, into form: inout SpokenForm
  ) -> Int? {
    // Of the same unit it is another amount: "180°C/160°C".
    guard tokens.isMark(index, "/"), tokens.kind(index + 1) == .digits,
      let number = textNumber(index + 1), let unit = unit(number.next, isGlued: false),
      unit.rate == nil, unit.name != own, tokens.isBoundary(unit.next),
      // So it is on another scale: "180°C/350°F".
      !(Self.temperatures.contains(own) && Self.temperatures.contains(unit.name))
    else { return nil }
    // One amount in the units of two systems: "967 kJ/230 kcal", "180 cm/71 in"; but "25 ml/5 l".
    if let quantity = Self.quantity(of: own), quantity == Self.quantity(of: unit.name),
      !["1", "10", "100", "1000"].contains(number.whole),
      quantity == "energy" || Self.isMetric(own) != Self.isMetric(unit.name)
    {
      form.appendPause(rules.pause)
      return index + 1
    }
    form.append(rules.words.per)
    form.append(rules.measure(spoken(number), unit: unit.name))
    return unit.next
  }

  /// The endings of CLDR's names of units, by what is measured in them.
  private static let quantities: [(name: String, endings: [String])] = [
    ("energy", ["joule", "calorie", "watt-hour"]), ("power", ["watt", "horsepower"]),
    ("length", ["meter", "foot", "inch", "mile", "yard"]),
    ("mass", ["gram", "pound", "ounce", "tonne", "stone"]),
    ("volume", ["liter", "gallon", "pint", "fluid-ounce"]), ("pressure", ["pascal", "bar"]),
  ]

  private static func quantity(of unit: String) -> String? {
    // Areas and volumes have names that end so, too.
    if unit.hasPrefix("square-") || unit.hasPrefix("cubic-") { return nil }
    return quantities.first { $0.endings.contains(where: unit.hasSuffix) }?.name
  }

  private static func isMetric(_ unit: String) -> Bool {
    ["meter", "gram", "liter", "tonne", "pascal", "watt"].contains(where: unit.hasSuffix)
  }

  private static let temperatures: Set<String> = ["celsius", "fahrenheit", "kelvin"]

  /// A number with its unit, and with what that is per.
  func measured(_ number: SpokenNumber, _ unit: String, _ rate: String?) -> String {
    rate.map { rules.measure(number, unit: unit, per: $0) } ?? rules.measure(number, unit: unit)
  }

  /// Appends a rate: "per hour".
  func appendRate(_ unit: String, into form: inout SpokenForm) {
    form.append(rules.rate(unit))
  }

  /// Reads a range of percentages: in "5-10%" both ends are percentages.
  private func percentRange(
    _ first: TextNumber, at index: Int, _ amount: SpokenNumber, _ isPositive: Bool,
    into form: inout SpokenForm
  ) -> Int? {
    let hasSign = tokens.isMark(first.next, in: Self.percents)
    let dash = hasSign ? first.next + 1 : first.next
    guard tokens.isMark(dash, in: Self.dashes), let second = amountNumber(dash + 1),
      tokens.isMark(tokens.skipSpace(second.next), in: Self.percents)
    else { return nil }
    let next = tokens.skipSpace(second.next) + 1
    let lead = type(of: rules).genitive?.accusativeLeads ?? []
    if !amount.isNegative, !isPositive, !hasSign, tokens.kind(index - 1) == .space,
      lead.contains(tokens.text(index - 2).lowercased())
    {
      form.append(rules.say(amount))
      form.appendPause(rules.pause)
      form.append(rules.percent(spoken(second)))
      return next
    }
    if !amount.isNegative, !isPositive, let words = percentsInGenitive(first, second) {
      form.append(words)
      return next
    }
    if isPositive { form.append(rules.words.plus) }
    // The sign behind the second is that of both, where its word is behind numbers.
    let (one, first) = (rules.say(amount), rules.percent(amount))
    let isShared = !hasSign && !isPositive && !amount.isNegative && first.hasPrefix(one)
    form.append(isShared ? one : first)
    form.append(rules.words.to)
    form.append(rules.percent(spoken(second)))
    return next
  }

  static let percents: Set<String> = ["%", "٪", "\u{FF05}"]

  /// Reads numbers around multiplication signs, with their common unit: "25 x 7 m", "5x5", "60 × 40 × 20 cm".
  private func area(
    _ first: TextNumber, at start: Int, isNegative: Bool, into form: inout SpokenForm
  ) -> Int? {
    var sides = [first]
    while let side = factor(behind: sides[sides.count - 1]), sides.count < Self.mostSides {
      sides.append(side)
    }
    let last = sides[sides.count - 1]
    let unit = unit(last.next, isGlued: false).flatMap {
      tokens.isBoundary($0.next) || tokens.isMark($0.next, ":") ? $0 : nil
    }
    guard sides.count > 1, unit != nil || tokens.isBoundary(last.next),
      // A power of ten: "5.97×10^24".
      tokens.power(last.next, mayHaveUnit: true) == nil
    else { return nil }
    // In an equation and before what is no length it is the sign, elsewhere it joins the sides of an area.
    let isProduct =
      unit.map { !$0.name.hasSuffix("meter") && !Self.lengths.contains($0.name) }
      ?? (isNegative || tokens.isTerm(start, to: last.next))
    let pressure = unit.flatMap { isOfMercury($0) ? type(of: rules).pressureJoin : nil }
    let join =
      pressure ?? (isProduct ? rules.words.symbols["×"] ?? rules.words.by : rules.words.by)
    for (number, side) in sides.dropLast().enumerated() {
      form.append(rules.say(spoken(side, isNegative: isNegative && number == 0)))
      form.append(join)
    }
    guard let unit else {
      form.append(rules.say(spoken(last)))
      return last.next
    }
    form.append(measured(spoken(last), unit.name, unit.rate))
    return unit.next
  }

  /// Reads one of two sides and the sign behind it where one of the two has a fraction: "8½ x 11 in".
  private func sideWithFraction(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard mayHaveFraction else { return nil }
    let first = fractionText(index)
    let whole = first == nil ? textNumber(index) : nil
    guard let end = first?.next ?? whole?.next, case let cross = tokens.skipSpace(end),
      ["x", "×"].contains(tokens.text(cross)),
      case let next = tokens.skipSpace(cross + 1), (cross > end) == (next > cross + 1),
      first == nil ? fractionText(next) != nil : textNumber(next) != nil,
      let second = fractionText(next)?.next ?? textNumber(next)?.next
    else { return nil }
    form.append(first?.words ?? whole.map { rules.say(spoken($0)) } ?? "")
    let isProduct = tokens.isTerm(index, to: second)
    form.append(isProduct ? rules.words.symbols["×"] ?? rules.words.by : rules.words.by)
    return next
  }

  /// Reads the sign between two sides that both have a unit: "2 m x 1,20 m".
  func signBetweenSides(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard ["x", "×"].contains(tokens.text(index)), tokens.isBetweenBlanks(index),
      let side = textNumber(index + 2)
    else { return nil }
    let areInFeet =
      tokens.isMark(index - 2, in: ["'", "′"]) && tokens.kind(index - 3) == .digits
      && tokens.isMark(side.next, in: ["'", "′"])
    guard
      areInFeet || isBetweenCountAndPrice(index)
        || tokens.kind(index - 2) == .letters
          && tokens.kind(tokens.kind(index - 3) == .space ? index - 4 : index - 3) == .digits
          && unit(index - 2, isGlued: true)?.next == index - 1
          && unit(side.next, isGlued: false) != nil
    else { return nil }
    form.append(rules.words.by)
    return index + 1
  }

  /// Whether a counted word is before a sign, or an amount with its unit, and what each costs or how many there are behind it.
  ///
  /// Examples: "3 uds. x 12,50 €", "500 ml x 20".
  private func isBetweenCountAndPrice(_ index: Int) -> Bool {
    let word = tokens.isMark(index - 2, ".") ? index - 3 : index - 2
    let count = tokens.kind(word - 1) == .space ? word - 2 : word - 1
    guard tokens.kind(word) == .letters, tokens.kind(count) == .digits,
      let number = textNumber(index + 2)
    else { return false }
    return currencySign(tokens.skipSpace(number.next)) != nil
      || unit(word, isGlued: true)?.next == index - 1 && number.isPlain
        && (tokens.isEdge(number.next) || isAttached(number.next))
  }

  /// Reads the sign of a diameter before a length.
  ///
  /// Example: "Ø 24 cm". Elsewhere it is a mean, or a letter.
  func diameter(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard ["Ø", "⌀", "ø"].contains(tokens.text(index)), tokens.isEdge(index - 1),
      let word = rules.words.symbols["⌀"],
      case let start = tokens.skipSpace(tokens.isMark(index + 1, ":") ? index + 2 : index + 1),
      let number = textNumber(start), let unit = unit(number.next, isGlued: false),
      Self.lengthsOfThings.contains(unit.name), unit.rate == nil, tokens.isBoundary(unit.next)
    else { return nil }
    form.append(word)
    return index + 1
  }

  /// The units that things are measured in, of which no mean is told with a sign.
  private static let lengthsOfThings: Set<String> = [
    "millimeter", "centimeter", "meter", "micrometer", "inch", "micron",
  ]

  /// The number behind a multiplication sign.
  private func factor(behind number: TextNumber) -> TextNumber? {
    let cross = tokens.skipSpace(number.next)
    guard ["x", "×"].contains(tokens.text(cross)),
      let factor = textNumber(tokens.skipSpace(cross + 1)),
      tokens.isEdge(cross + 1) || tokens.kind(cross + 1) == .digits,
      tokens.power(factor.next) == nil
    else { return nil }
    return factor
  }

  /// The most sides of a thing that are said together.
  private static let mostSides = 4

  /// The units of length whose names don't end in "meter".
  private static let lengths: Set<String> = ["inch", "foot", "yard", "mile", "pixel", "micron"]

  /// Reads a fraction with a unit: "1 1/2 ft".
  private func fractionMeasure(
    _ start: Int, _ isNegative: Bool, into form: inout SpokenForm
  ) -> Int? {
    if let next = twoAmounts(start, into: &form) ?? spans(start, into: &form) { return next }
    guard let fraction = fractionText(start), let unit = unit(fraction.next, isGlued: false),
      tokens.isBoundary(unit.next)
    else { return nil }
    if isNegative { form.append(rules.words.minus) }
    form.append(rules.measure(fraction: fraction.words, isMixed: fraction.isMixed, unit: unit.name))
    if let rate = unit.rate { appendRate(rate, into: &form) }
    return unit.next
  }

  /// Reads two amounts with their unit behind the second, of which the first is no part: speeds, "250/100 Mbit/s", two drugs
  /// of a tablet, "5/325 mg", what a device takes, "50/60 Hz".
  ///
  /// Of inches and cups, parts are written so: "5/16 in".
  private func twoAmounts(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let (above, below, next) = simpleFraction(index), let first = Int(above),
      let second = Int(below), first > 1, let unit = unit(next, isGlued: false),
      case let isOfMercury = isOfMercury(unit), second >= 10 || isOfMercury && first > second,
      tokens.isBoundary(unit.next),
      first > second || !Self.lengths.contains(unit.name) && !Self.divided.contains(unit.name)
    else { return nil }
    form.append(rules.cardinal(above))
    // No other unit is one of the pressures of the blood.
    form.append(slash(above, below, arePressures: isOfMercury))
    form.append(measured(SpokenNumber(below), unit.name, unit.rate))
    return unit.next
  }

  /// Whether a unit is one of a column of mercury, which may be a word of its own.
  ///
  /// Examples: "мм рт. ст.", "ملم زئبق".
  private func isOfMercury(_ unit: (name: String, rate: String?, next: Int)) -> Bool {
    unit.name.hasSuffix("ofhg")
      || unit.name.hasSuffix("millimeter")
        && Self.mercury.contains(tokens.text(tokens.skipSpace(unit.next)).lowercased())
  }

  private static let mercury: Set<String> = ["рт", "زئبق", "زئبقي", "hg"]

  /// Other units that are told in parts: those of a kitchen and of land, and times of exposure.
  private static let divided: Set<String> = [
    "cup", "teaspoon", "tablespoon", "pint", "quart", "gallon", "ounce", "fluid-ounce", "pound",
    "acre", "hour", "second", "millimeter",
  ]

  /// Reads two spans of time around a slash, from the one to the other, of which the second is no part: "24/48 h", "3/5 días".
  private func spans(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isBoundary(index - 1), let (above, below, next) = simpleFraction(index),
      let first = Int(above), let second = Int(below), first < second, first > 1, second > 4,
      second != 8 || first > 7, let unit = unit(next, isGlued: false), unit.rate == nil,
      ["hour", "day", "week", "month", "year", "minute"].contains(unit.name),
      tokens.isBoundary(unit.next)
    else { return nil }
    form.append(rules.cardinal(above))
    form.append(rules.words.to)
    form.append(rules.measure(SpokenNumber(below), unit: unit.name))
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
    let mayBeWords = UnitWords.begin(with: tokens.text(at), rules.locale)
    // The longest symbol wins, up to the six tokens of "col. (sopa)".
    for length in (1...UnitWords.mostTokens).reversed() where at + length <= tokens.count {
      let text = tokens.text(from: at, to: at + length)
      let isPer = tokens.isMark(at - 1, "/") || (text.count == 1 && isBehindDecimals(at))
      let isOther = !isPer && type(of: rules).otherThanUnits.contains(text)
      let name =
        symbol(text, isPer: isPer) ?? symbol(textWithoutPeriod(at, length), isPer: isPer)
        ?? (isOther || !mayBeWords ? nil : UnitWords.unit(text, rules.locale))
        ?? (length == 1 ? capital(text, at, index) : nil)
      guard let name, isWhole(at + length) else { continue }
      // An abbreviation that goes on behind it is no unit: "12 t/m 14" is no weight per length.
      if let phrase = type(of: rules).phrases.phrase(tokens, at: at),
        phrase.next > at + length + 1
      {
        return nil
      }
      if at > index, text == "A", isHouse(index) { return nil }
      if at > index, text.count == 1, tokens.isMark(index - 2, "-"),
        tokens.kind(index - 3) == .letters
      {
        // The direction of a road: "I-80 W".
        return nil
      }
      if at > index, text.count == 1, tokens.isMark(index - 2, in: ["-", "/", "–"]),
        TextTokens.season(tokens.text(index - 3), tokens.text(index - 1)) != nil
      {
        // What was won in a season: "2021-22 W".
        return nil
      }
      // A letter that a number is announced by is none either: "No: 12 K: 4".
      if at > index, text.count == 1, text.first?.isUppercase == true,
        tokens.isMark(at + 1, ":"), tokens.kind(at + 2) == .space, tokens.kind(at + 3) == .digits
      {
        return nil
      }
      if UnitSymbols.isShort(text, in: rules.locale.language), at > index, !isEnd(at + length),
        !tokens.isMark(at + 1, "/"),
        !(isBehindDecimals(at)
          && (tokens.isMark(at + 1, in: [",", ";", ")"])
            || ["т", "л", "м", "г", "م"].contains(text))),
        // This letter is nothing else behind a number.
        text != "غ",
        !(tokens.isMark(at + 1, ":") && tokens.kind(at + 2) == .space),
        !isBeforeDash(at + length), !isBeforeSentence(at + length),
        !isBeforeFactor(at + length), !isMetric(at), !isElectric(at, index),
        !tokens.isMark(tokens.skipSpace(at + length), "±")
      {
        return nil
      }
      var next = at + length
      // The period of a short form within a sentence: "2 tsp. salt".
      let isShortForm = length == 1 && text.count <= 4 || length > 2 && tokens.isMark(at + 1, ".")
      if isShortForm, tokens.kind(at) == .letters, isPeriodOfShortForm(next) {
        next += 1
      } else if tokens.isMark(next, "॰") {
        // Hindi's sign of what is short.
        next += 1
      }
      if takesRate, tokens.isMark(next, "/"), tokens.kind(next + 1) == .letters,
        let (rate, _, end) = unit(next + 1, isGlued: true, takesRate: false)
      {
        return (name, rate, isPeriodOfShortForm(end) ? end + 1 : end)
      }
      return (name, nil, next)
    }
    return nil
  }

  /// The text of some tokens without the period of a short form within it.
  ///
  /// Example: "sq. ft".
  private func textWithoutPeriod(_ index: Int, _ length: Int) -> String {
    guard length > 2, tokens.isMark(index + 1, "."), tokens.kind(index + 2) == .space else {
      return ""
    }
    return tokens.text(index) + tokens.text(from: index + 2, to: index + length)
  }

  /// Whether a period ends a sentence, since a word is behind it that begins one.
  ///
  /// Example: "5 m. Il est".
  private func isBeforeSentence(_ index: Int) -> Bool {
    guard tokens.isMark(index, "."), tokens.kind(index + 1) == .space else { return false }
    let word = tokens.text(index + 2)
    // A small letter is no initial before a name.
    let isMetric = ["m", "g", "h", "l"].contains(tokens.text(index - 1))
    return SentenceStarts.has(word, in: rules.locale.language)
      || isMetric && word.count > 2 && word.first?.isUppercase == true
        && word.dropFirst().allSatisfy(\.isLowercase)
  }

  /// Whether a period ends a short form, and no sentence: more of it follows.
  func isPeriodOfShortForm(_ index: Int) -> Bool {
    tokens.isMark(index, ".")
      && (tokens.isMark(index + 1, in: [",", ";", ":", ")"])
        || tokens.kind(index + 1) == .space && tokens.text(index + 2).first?.isLowercase == true)
  }

  /// Reads a unit with a power, or one per another, where no number precedes: "м²", "km/h", "sq km".
  func unitAlone(_ index: Int, into form: inout SpokenForm) -> Int? {
    let isRate =
      tokens.isMark(index + 1, "/") && Self.denominators.contains(tokens.text(index + 2))
      && !tokens.isMark(index - 1, "/")
    let isSquare = tokens.text(index).lowercased() == "sq"
    guard tokens.isEdge(index - 1), isRate || isSquare || tokens.isMark(index + 1, in: ["²", "³"]),
      let unit = unit(index, isGlued: true), unit.next > index + 1, tokens.isEdge(unit.next),
      !tokens.isMark(unit.next, "/"), !Self.times.contains(unit.name),
      !isSquare || unit.name.hasPrefix("square-") && !tokens.isMark(index - 1, "/")
    else { return nil }
    // Of a sum, not of what each one has: "area, sq km", but "people per sq km".
    let isMany =
      isSquare
      && !["per", "a", "each", "every", "one"].contains(tokens.text(index - 2).lowercased())
    form.append(rules.name(ofUnit: unit.name, for: SpokenNumber(isMany ? "2" : "1")))
    if let rate = unit.rate { appendRate(rate, into: &form) }
    return unit.next
  }

  /// Reads the unit of a place on a road before its number: "km 215".
  func unitOfPlace(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard ["km", "Km", "км"].contains(tokens.text(index)), tokens.isEdge(index - 1),
      tokens.kind(index + 1) == .space, tokens.kind(index + 2) == .digits,
      tokens.kind(tokens.kind(index - 1) == .space ? index - 2 : index - 1) != .digits
    else { return nil }
    form.append(rules.name(ofUnit: "kilometer", for: SpokenNumber("1")))
    return index + 1
  }

  /// The units that others are per time of, and that are per nothing themselves: "d/l" is no rate.
  private static let times: Set<String> = ["second", "minute", "hour", "day", "month", "year"]

  /// The units that others are per; between most others a slash means "or".
  private static let denominators: Set<String> = [
    "h", "s", "m", "cm", "km", "ft", "mi", "yd", "l", "L", "dL", "ha", "ч", "с", "м", "км", "л",
  ]

  /// Whether Cyrillic seconds are meant, and no "with": decimals are before the letter, or a preposition of time is
  /// before the number.
  private func isBehindSpan(_ index: Int) -> Bool {
    if isBehindDecimals(index) { return true }
    let lead = tokens.kind(index - 3) == .space ? tokens.text(index - 4).lowercased() : ""
    return ["за", "через", "на", "спустя"].contains(lead) && tokens.text(index - 2).utf8.count < 4
  }

  /// Whether a letter follows a number with decimals and a blank, where it is a unit: "49.07 s".
  private func isBehindDecimals(_ index: Int) -> Bool {
    tokens.kind(index - 1) == .space && tokens.kind(index - 2) == .digits
      && rules.numerals.decimalMarks.contains(tokens.text(index - 3))
      && tokens.kind(index - 4) == .digits && tokens.isEdge(index - 5)
  }

  /// Whether a letter between blanks is a unit of the metric system before what it measures: "¾ l Milch".
  ///
  /// These letters are words in none of the languages.
  private func isMetric(_ index: Int) -> Bool {
    guard tokens.kind(index + 1) == .space else { return false }
    // A number of four digits before it is a year: "1990 г".
    if tokens.text(index) == "г" { return tokens.text(index - 2).utf8.count <= 3 }
    if tokens.text(index) == "ha" { return ["de", "di", "d"].contains(tokens.text(index + 2)) }
    // A word whose letters have blanks between them: "200 т ы с я ч".
    if tokens.text(index) == "т", tokens.text(index + 2).count < 2 { return false }
    // So many are a decade: "1990 s".
    if tokens.text(index) == "s", tokens.text(index - 2).utf8.count > 3 { return false }
    return [
      "m", "g", "l", "t", "h", "s", "м", "л", "т", "ч", "գ", "լ", "մ", "տ", "վ", "मी",
    ].contains(tokens.text(index)) || tokens.text(index) == "с" && isBehindSpan(index)
  }

  /// Whether the number before an index is that of a house, with its street before it: "Hauptstraße 12 A", "via Roma 3 A".
  private func isHouse(_ index: Int) -> Bool {
    let language = rules.locale.language
    guard tokens.kind(index - 1) == .digits || tokens.kind(index - 2) == .digits else {
      return false
    }
    var at = tokens.kind(index - 1) == .digits ? index - 2 : index - 3
    while tokens.kind(at) == .space || tokens.isMark(at, ".") { at -= 1 }
    let name = tokens.text(at)
    if let endings = Self.streetEndings[language] {
      return name.first?.isUppercase == true
        && endings.contains(where: name.lowercased().hasSuffix)
    }
    guard let streets = Self.streets[language] else { return false }
    // The street is before its name, which may have several words.
    for _ in 0..<4 {
      guard tokens.kind(at) == .letters else { return false }
      if streets.contains(tokens.text(at).lowercased()) { return true }
      at -= 1
      while tokens.kind(at) == .space || tokens.isMark(at, ".") { at -= 1 }
    }
    return false
  }

  /// Words for a street, in languages that put them before its name.
  private static let streets: [String: Set<String>] = [
    "fr": ["rue", "avenue", "av", "boulevard", "bd", "chemin", "allée"],
    "it": ["via", "viale", "piazza", "corso", "vicolo"],
    "es": ["calle", "avenida", "paseo", "plaza"], "pt": ["rua", "avenida", "travessa", "praça"],
    "pl": ["ul", "ulica", "aleja"],
  ]
  /// How names of streets end in languages that write them in one word.
  private static let streetEndings: [String: [String]] = [
    "de": ["straße", "strasse", "str", "gasse", "weg", "allee"],
    "sv": ["gatan", "vägen", "gränd", "storg", "gat"],
    "nl": ["straat", "laan", "gracht", "kade"], "hu": ["utca"],
  ]

  /// Whether watts or volts in tens or more are before a word, "1.000 W a 230 V": houses west of a street have a name behind.
  private func isElectric(_ index: Int, _ number: Int) -> Bool {
    guard ["W", "V"].contains(tokens.text(index)), tokens.kind(index + 1) == .space,
      tokens.text(index + 2).first?.isLowercase == true
    else { return false }
    return tokens.text(number - 1).utf8.count > 1
  }

  /// Whether a multiplication sign or a slash and a number follow: the "m" of "10 m × 3 m" is a unit.
  private func isBeforeFactor(_ index: Int) -> Bool {
    let cross = tokens.skipSpace(index)
    return ["x", "×", "/"].contains(tokens.text(cross))
      && tokens.kind(tokens.skipSpace(cross + 1)) == .digits
  }

  /// Whether a dash with blanks and another number follow: the "h" of "18 h - 20 h" is a unit.
  private func isBeforeDash(_ index: Int) -> Bool {
    tokens.kind(index) == .space && tokens.isMark(index + 1, in: Self.dashes)
      && tokens.kind(index + 2) == .space && tokens.kind(index + 3) == .digits
  }

  /// The unit of a symbol in capitals directly behind its number: "12KG".
  private func capital(_ text: String, _ at: Int, _ index: Int) -> String? {
    guard at == index, tokens.kind(at - 1) == .digits, text.utf8.count > 1,
      text.utf8.allSatisfy({ (0x41...0x5A).contains($0) })
    else { return nil }
    return symbol(text.lowercased())
  }

  /// The square or the cube of a length: "дм³".
  private func power(_ text: String) -> String? {
    guard let last = text.last, let power = Self.powers[last],
      let length = symbol(String(text.dropLast())),
      length.hasSuffix("meter") && !length.contains("-") || Self.lengths.contains(length)
    else { return nil }
    return power + "-" + length
  }

  private static let powers: [Character: String] = [
    "²": "square", "³": "cubic", "2": "square", "3": "cubic",
  ]

  /// The unit of a symbol.
  ///
  /// - Parameters:
  ///   - text: the symbol.
  ///   - isPer: whether a slash stands before it, which leaves no other reading.
  /// - Returns: CLDR's name of the unit.
  private func symbol(_ text: String, isPer: Bool = false) -> String? {
    if let own = type(of: rules).unitSymbols[text] { return own }
    if !isPer, type(of: rules).otherThanUnits.contains(text) { return nil }
    guard let name = UnitSymbols.international[text] else { return power(text) }
    // CLDR has no name for it.
    return name == "milliampere-hour" && type(of: rules).units[name] == nil ? nil : name
  }

  /// Whether a symbol may end before an index.
  private func isWhole(_ index: Int) -> Bool {
    tokens.kind(index) != .digits && isLetterEnd(index)
      || (tokens.kind(index - 1) == .letters && !tokens.isSpaced(index - 1))
  }
}
