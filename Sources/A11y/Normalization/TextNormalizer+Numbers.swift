// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers, fractions and symbols in running text.
extension TextNormalizer {
  /// A fraction in words, with the index past it.
  struct Fraction {
    var words: String
    /// Whether a whole number precedes it.
    var isMixed: Bool
    var next: Int
    /// The number itself, about; not a number if that can't be told.
    var value: Double

    init(
      _ words: String, _ numerator: String, _ denominator: String, whole: String? = nil, next: Int
    ) {
      self.words = words
      isMixed = whole != nil
      self.next = next
      let parts = [numerator, denominator, whole ?? "0"].map { Double($0) ?? .nan }
      value = parts[2] + parts[0] / parts[1]
    }
  }

  /// The fraction or mixed number at an index: "1/2", "3 3/4", "2½".
  func fractionText(_ index: Int) -> Fraction? {
    guard tokens.isBoundary(index - 1) else { return nil }
    if let (numerator, denominator) = Self.vulgar[tokens.text(index)] {
      return Fraction(
        rules.fraction(numerator, denominator), numerator, denominator, next: index + 1)
    }
    guard let first = textNumber(index), first.fraction == nil, !tokens.isMark(index - 1, "/")
    else { return nil }
    let mixed = { (numerator: String, denominator: String, next: Int) in
      Fraction(
        rules.mixed(first.whole, numerator, denominator), numerator, denominator,
        whole: first.whole, next: next)
    }
    let behind = tokens.skipSpace(first.next)
    if let (numerator, denominator) = Self.vulgar[tokens.text(behind)] {
      return mixed(numerator, denominator, behind + 1)
    }
    if let simple = simpleFraction(index) {
      return Fraction(
        rules.fraction(simple.numerator, simple.denominator), simple.numerator, simple.denominator,
        next: simple.next)
    }
    // A part is less than the whole, which two years are not: "Ligue 1 2024/2025".
    guard tokens.kind(first.next) == .space, let second = simpleFraction(first.next + 1),
      second.numerator.utf8.count < 4, second.numerator != second.denominator,
      second.denominator.utf8.count < 5
    else { return nil }
    return mixed(second.numerator, second.denominator, second.next)
  }

  /// Reads the first of two amounts of money around a slash: "300/400 €" is from one to the other.
  private func estimate(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isBoundary(index - 1), let simple = simpleFraction(index),
      let first = Int(simple.numerator), let last = Int(simple.denominator), first >= 10,
      last > first, let sign = currencySign(tokens.skipSpace(simple.next)), sign.next > simple.next
    else { return nil }
    form.append(rules.cardinal(simple.numerator))
    form.append(rules.words.to)
    return (index..<simple.next).first { tokens.isMark($0, in: ["/", "⁄"]) }.map { $0 + 1 }
  }

  /// Reads the number of a house or a flat with the letter behind its slash: "21/A".
  private func numberAndLetter(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isEdge(index - 1), !tokens.isMark(index - 1, in: ["/", "-", "."]),
      tokens.kind(index) == .digits, tokens.text(index).utf8.count <= 4,
      tokens.isMark(index + 1, "/"), tokens.kind(index + 2) == .letters,
      tokens.text(index + 2).utf8.count == 1, tokens.text(index + 2).first?.isUppercase == true,
      tokens.isEdge(index + 3), !tokens.isMark(index + 3, in: ["/", "-"]),
      // A house has its street before it, and "1/N" is a part.
      tokens.kind(index - 1) == .space, tokens.text(index - 2).count > 2,
      tokens.text(index) != "1" || tokens.text(index - 2).first?.isUppercase == true
    else { return nil }
    form.append(group(tokens.text(index)))
    form.append(tokens.text(index + 2), as: .letters)
    return index + 3
  }

  /// Whether a number below another is the year of a law, or a round number of what is counted: "26/20000".
  private func isLawOrCount(_ below: Int) -> Bool {
    (1900...2100).contains(below) || Self.isRound(below) && !(rules is any EastAsianRules)
  }

  /// Whether a number is whole thousands, of which nobody says parts but where the language has a plain word for any part.
  private static func isRound(_ number: Int) -> Bool { number > 0 && number.isMultiple(of: 1000) }

  /// What is said between two numbers around a slash, which may be pressures of the blood.
  func slash(_ first: String, _ second: String, arePressures: Bool) -> String {
    (arePressures ? type(of: rules).pressureJoin : nil) ?? rules.slash(first, second)
  }

  /// Whether two numbers around a slash are a law and its year, or the width of a tyre: "legge 104/92", "195/65 R15".
  private func isLawOrTyre(_ index: Int, to next: Int) -> Bool {
    let lead = tokens.isMark(index - 2, ".") ? index - 3 : index - 2
    if tokens.kind(index - 1) == .space, Self.laws.contains(tokens.text(lead).lowercased()) {
      return true
    }
    let behind = tokens.skipSpace(next)
    return tokens.text(behind) == "R" && tokens.kind(behind + 1) == .digits
  }

  /// Words for laws and for their numbers.
  private static let laws: Set<String> = [
    "legge", "l", "r", "dpr", "dlgs", "decreto", "direttiva", "regolamento", "ley", "directiva",
    "reglamento", "loi", "décret", "directive", "règlement", "lei", "portaria", "regulamento",
    "gesetz", "richtlinie", "verordnung", "wet", "richtlijn", "verordening", "lag", "direktiv",
    "dir", "förordning", "törvény", "irányelv", "ustawa", "dyrektywa", "закон", "директива",
    "закону",
    "n", "no", "nr", "nº", "n°", "№", "art", "regulation",
  ]

  /// Reads two numbers around a slash that are no fraction: a day of a month, the halves of a whole.
  private func quotient(
    _ index: Int, isNegative: Bool, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.isBoundary(index - 1), !tokens.isMark(index - 1, in: ["/", "."]),
      let (first, second, next) = simpleFraction(index), !tokens.isMark(next, in: ["/", "-"])
    else { return nil }
    // With thousands in groups both are amounts: "5/918,615".
    if next != index + 3 {
      // Nobody parts anything into so few of so many: "Lei 8.112/90".
      guard first.utf8.count > 3 || !type(of: rules).isFraction(first, second) else { return nil }
      if isNegative { form.append(rules.words.minus) }
      form.append(rules.cardinal(first))
      form.append(rules.slash(first, second))
      form.append(rules.cardinal(second))
      return next
    }
    let texts = [tokens.text(index), tokens.text(index + 2)]
    // "50/50" is a share, and no fiftieths.
    if !isNegative, texts == ["50", "50"] {
      let half = rules.cardinal(texts[0])
      form.append(half + " " + half)
      return next
    }
    if !isNegative, Self.isMark(texts[0], of: texts[1]),
      let words = rules.position(texts[0], of: texts[1])
    {
      form.append(words)
      return next
    }
    // No fraction has a leading zero, nor is a blood pressure one.
    let parts = texts.compactMap { Int($0) }
    if !isNegative, parts.count == 2, let season = TextTokens.season(texts[0], texts[1]),
      String(season.from + 1).hasSuffix(season.to)
        || !followsNumberWord(index) && !isLawOrTyre(index, to: next)
    {
      form.append(rules.year(season.from))
      form.append(season.to.count == 4 ? rules.year(parts[1]) : group(season.to))
      return next
    }
    // In centimeters of mercury they are small: "TA 14/8".
    let isSmallPressure =
      parts.count == 2 && (9...25).contains(parts[0]) && (4...15).contains(parts[1])
      && Self.pressureWords.contains(tokens.lead(before: index, past: [":"]))
    let isPressure =
      parts.count == 2 && parts[0] > parts[1]
      && (isSmallPressure || type(of: rules).isPressure(texts[0], texts[1]))
      && !isLawOrTyre(index, to: next)
    let isOfCode = tokens.isMark(index - 1, "-") && !tokens.isEdge(index - 2)
    let hasZero = texts.contains { $0.count == 2 && $0.hasPrefix("0") }
    // A law has its year behind the slash, and a house its flat.
    let isFraction =
      type(of: rules).isFraction(texts[0], texts[1])
      && (Self.mayBeFraction(texts[0], texts[1]) || rules.locale.language == "vi")
      && !followsFileMark(index)
      && !(texts[0] != "1" && parts.count == 2 && isLawOrCount(parts[1]))
      && !followsNumberWord(index) && !isDayBeyondMonths(index, parts)
      && !isOfHouse(index, parts)
    // All of as many are no part: "8/8".
    if isFraction, !hasZero, !isPressure, !isOfCode, !isNegative, texts[0] == texts[1],
      !["0", "1"].contains(texts[0])
    {
      let number = rules.cardinal(texts[0])
      let slash = slash(
        texts[0], texts[1], arePressures: type(of: rules).isPressure(texts[0], texts[1]))
      form.append(
        rules.position(texts[0], of: texts[1]) ?? [number, slash, number].joined(separator: " "))
      return next
    }
    // The first of January behind a word that days stand behind, since one is no part of one.
    if texts == ["1", "1"], !isNegative, tokens.isEdge(next), tokens.kind(index - 1) == .space,
      type(of: rules).leadsOfLateDays.contains(tokens.text(index - 2).lowercased())
        || type(of: rules).dayLeads.contains(tokens.text(index - 2).lowercased())
    {
      form.append(rules.date(SpokenDate(month: 1, day: 1)))
      return next
    }
    guard isPressure || isOfCode || hasZero || !isFraction else { return nil }
    if !isPressure, !isOfCode, !isNegative, !followsNumberWord(index),
      !Self.pressureWords.contains(tokens.lead(before: index, past: [":"])),
      !isOfHouse(index, parts),
      let date = tokens.numericDay(index, isDayFirst: type(of: rules).isDayBeforeMonth)
    {
      form.append(rules.date(SpokenDate(month: date.month, day: date.day)))
      return date.next
    }
    if isNegative { form.append(rules.words.minus) }
    // So many are counted, and no code: "26/20000".
    let isCounted = parts.count == 2 && Self.isRound(parts[1])
    form.append(isCounted ? rules.cardinal(texts[0]) : group(texts[0]))
    form.append(slash(texts[0], texts[1], arePressures: isPressure))
    form.append(isCounted ? rules.cardinal(texts[1]) : group(texts[1]))
    return next
  }

  /// Whether two numbers are a house and its flat, since nobody tells parts so: "Elm Street 16/3".
  private func isOfHouse(_ index: Int, _ parts: [Int]) -> Bool {
    // Elsewhere it may be a day: "16/3".
    guard rules.locale.language == "en", tokens.kind(index - 1) == .space,
      tokens.text(index - 2).first?.isUppercase == true, parts.count == 2,
      (13...31).contains(parts[0])
    else { return false }
    return parts[0] > parts[1] && ![2, 4, 8, 16].contains(parts[1])
      && !TextTokens.isAspect(parts[0], parts[1])
  }

  /// Whether two numbers are a day and a month, since the first is beyond twelve, and a word that stands before days is before
  /// it, or another day is joined to it: "em 15/8", "30/4 và 1/5".
  private func isDayBeyondMonths(_ index: Int, _ parts: [Int]) -> Bool {
    guard type(of: rules).isDayBeforeMonth, parts.count == 2, (13...31).contains(parts[0]),
      (1...12).contains(parts[1]), !TextTokens.isAspect(parts[0], parts[1])
    else { return false }
    let isLed =
      tokens.kind(index - 1) == .space
      && type(of: rules).leadsOfLateDays.contains(tokens.text(index - 2).lowercased())
      && unit(index + 3, isGlued: false) == nil
    // A line that begins so is of that day: "25/3 Möte".
    let isHeading =
      index == 0 && Self.languagesOfSlashedDays.contains(rules.locale.language)
      && tokens.kind(3) == .space && tokens.kind(4) == .letters
      && tokens.text(4).count > 2 && unit(3, isGlued: false) == nil
      && !type(of: rules).partitives.contains(tokens.text(4).lowercased())
    return isLed || isHeading || isJoinedToDay(index + 3)
  }

  /// The languages that write days with a slash; others have points or hyphens, or the month first.
  private static let languagesOfSlashedDays: Set<String> = [
    "ar", "es", "fr", "hi", "it", "nl", "pt", "sv", "vi",
  ]

  /// Whether a word that joins two of a kind, and another day or fraction, are behind an index.
  func isJoinedToDay(_ end: Int) -> Bool {
    tokens.kind(end) == .space && type(of: rules).joinsOfDays.contains(tokens.text(end + 1))
      && tokens.kind(end + 2) == .space && tokens.kind(end + 3) == .digits
      && tokens.isMark(end + 4, "/") && tokens.kind(end + 5) == .digits
      && Int(tokens.text(end + 5)).map { (1...12).contains($0) } == true
  }

  /// Whether two numbers are a mark out of ten, twenty or a hundred, which as a fraction would be reduced: "14/20".
  private static func isMark(_ got: String, of most: String) -> Bool {
    guard let got = Int(got), let most = Int(most), [10, 20, 100].contains(most), got > 1 else {
      return false
    }
    // Few parts of many are still said as such: "2/10".
    return got <= most && got * 4 > most && (got.isMultiple(of: 2) || got.isMultiple(of: 5))
  }

  /// Words for the pressure of the blood, which some write in tens: "TA 13/8".
  private static let pressureWords: Set<String> = [
    "ta", "pa", "rr", "tension", "tensión", "presión", "pressione", "pressão", "blutdruck",
    "bloeddruk", "blodtryck", "ciśnienie", "давление", "тиск", "vérnyomás", "tansiyon", "ad",
  ]

  /// Whether two numbers can be a fraction.
  ///
  /// None has a leading zero or begins with a year. Small ones above a whole are the games of a set or a day of a month,
  /// unless they are in halves to quarters or in powers of them.
  private static func mayBeFraction(_ above: String, _ below: String) -> Bool {
    guard above.utf8.count == 1 || !above.hasPrefix("0"),
      below.utf8.count == 1 || !below.hasPrefix("0"), let numerator = Int(above),
      let denominator = Int(below)
    else { return false }
    if (1900...2100).contains(numerator), denominator > 31 { return false }
    return numerator <= denominator || numerator > 31 || denominator == 0
      || [1, 2, 3, 4, 8, 16].contains(denominator) || TextTokens.isAspect(numerator, denominator)
  }

  /// Whether a word with capitals inside it is before an index: the mark of a court's files, "BvR 12/21".
  private func followsFileMark(_ index: Int) -> Bool {
    guard tokens.kind(index - 1) == .space, tokens.kind(index - 2) == .letters else { return false }
    let word = tokens.text(index - 2)
    return word.count < 5 && word.dropFirst().contains(where: \.isUppercase)
  }

  /// Whether a word for what has a number stands before an index, as in "No: 21/5".
  func followsNumberWord(_ index: Int) -> Bool {
    // Behind the short form of "number", the word is before its sign: "Ley n.º 8/90".
    let lead = tokens.lead(before: index, past: [".", ":", "°", "º"])
    return Self.numberWords.contains(lead)
      || Self.numberWordsOfOne[rules.locale.language]?.contains(lead) == true
  }

  /// Such words that mean something else in another language.
  private static let numberWordsOfOne: [String: Set<String>] = ["de": ["az"], "pt": ["lei"]]

  private static let numberWords: Set<String> = [
    "no", "nr", "n", "nº", "num", "numero", "número", "nummer", "numer", "md", "madde", "art",
    "artículo", "artikel", "article", "articolo", "artigo", "§", "№", "ст", "статья", "д", "дом",
    "кв", "буд", "str", "lot", "apt", "flat", "unit",
    "ley", "lo", "rd", "rdl", "rdleg", "loi", "legge", "decreto", "decreto-lei", "processo",
    "proceso", "dossier",
    "expediente", "causa", "sentencia", "sentença", "sentenza", "arrêt", "décret", "resolución",
    "resolução", "portaria", "ordinanza", "delibera", "directiva", "directive", "direttiva",
    "reglamento", "règlement", "regolamento", "verordnung", "gesetz", "aktenzeichen", "dnr",
    "закон", "приказ", "постановление", "дело", "указ", "договор", "ustawa", "sygn", "kanun",
    // Weeks of a year: "KW 12/2025".
    "kw", "week", "woche", "vecka", "invoice", "ref", "case", "semester", "semaine", "semana",
    "settimana", "tydzień", "неделя", "hafta",
  ]

  /// Two whole numbers with a slash between them.
  func simpleFraction(
    _ index: Int
  ) -> (numerator: String, denominator: String, next: Int)? {
    guard tokens.kind(index) == .digits, let numerator = textNumber(index),
      numerator.fraction == nil,
      tokens.text(numerator.next) == "/" || tokens.text(numerator.next) == "⁄",
      tokens.kind(numerator.next + 1) == .digits,
      let denominator = textNumber(numerator.next + 1), denominator.fraction == nil,
      tokens.text(denominator.next) != "/",
      tokens.isBoundary(denominator.next) || tokens.kind(denominator.next) == .letters
    else { return nil }
    return (numerator.whole, denominator.whole, denominator.next)
  }

  private static let vulgar: [String: (String, String)] = [
    "½": ("1", "2"), "⅓": ("1", "3"), "⅔": ("2", "3"), "¼": ("1", "4"), "¾": ("3", "4"),
    "⅕": ("1", "5"), "⅖": ("2", "5"), "⅗": ("3", "5"), "⅘": ("4", "5"), "⅙": ("1", "6"),
    "⅚": ("5", "6"), "⅛": ("1", "8"), "⅜": ("3", "8"), "⅝": ("5", "8"), "⅞": ("7", "8"),
  ]

  func fraction(_ index: Int, into form: inout SpokenForm) -> Int? {
    // Behind capitals and a hyphen they are numbers of a model: "E-53/800".
    if tokens.isMark(index - 1, "-"), tokens.kind(index - 2) == .letters,
      tokens.text(index - 2).utf8.allSatisfy({ (0x41...0x5A).contains($0) }),
      let model = simpleFraction(index), !model.numerator.hasPrefix("0"),
      model.numerator.utf8.count < 4
    {
      form.append(rules.cardinal(model.numerator))
      // English has a word between two numbers, which is of fractions and of pressures.
      let mark = rules.locale.language == "en" ? rules.words.marks["/"] : nil
      form.append(mark ?? rules.slash(model.numerator, model.denominator))
      form.append(rules.cardinal(model.denominator))
      return model.next
    }
    let (isNegative, _, start) = sign(index)
    if let next = estimate(start, into: &form) { return next }
    if let next = numberAndLetter(start, into: &form) { return next }
    if let next = quotient(start, isNegative: isNegative, into: &form) { return next }
    guard let fraction = fractionText(start) else { return nil }
    // "1/4th" has the ending of its ordinal.
    let ending = tokens.text(fraction.next)
    let suffix = ending.count > 2 && ending.hasSuffix("s") ? String(ending.dropLast()) : ending
    let isOrdinal =
      tokens.kind(fraction.next - 1) == .digits && tokens.isEdge(fraction.next + 1)
      && TextNumber.isEnglishOrdinal(tokens.text(fraction.next - 1), suffix: suffix)
    guard isOrdinal || tokens.isBoundary(fraction.next) else { return nil }
    if isNegative { form.append(rules.words.minus) }
    form.append(halfOfNoun(fraction) ?? fraction.words)
    return isOrdinal ? fraction.next + 1 : fraction.next
  }

  /// A half before the noun behind it.
  private func halfOfNoun(_ fraction: Fraction) -> String? {
    var noun = tokens.text(fraction.next + 1)
    // "1/2 c. à café"
    if noun.count < 3, tokens.kind(fraction.next) == .space,
      let words = type(of: rules).phrases.phrase(tokens, at: fraction.next + 1)?.value
    {
      noun = String(words.prefix { $0 != " " })
    }
    guard !fraction.isMixed, fraction.words == rules.fraction("1", "2"),
      tokens.kind(fraction.next) == .space, noun.count > 2,
      noun.allSatisfy(\.isLowercase) || rules.locale.language == "de"
    else { return nil }
    return rules.half(of: noun)
  }

  /// Whether what is directly behind a power is a unit, or a word where blanks don't part words.
  private func mayFollowPower(_ index: Int) -> Bool {
    tokens.isEdge(index) || unit(index, isGlued: true).map { tokens.isBoundary($0.next) } == true
      || tokens.text(index).unicodeScalars.first.map { $0.value >= 0x2E80 } == true
  }

  /// Reads a number by itself: with its sign, with a scale word, or in a range.
  func number(_ index: Int, into form: inout SpokenForm) -> Int? {
    let (isNegative, isPositive, start) = sign(index)
    guard tokens.isBoundary(start - 1) || start > index else { return nil }
    guard let number = textNumber(start) else {
      // Digits between marks that do not form a number are read group by group.
      guard tokens.kind(start) == .digits, tokens.isEdge(start + 1) else { return nil }
      if isNegative { form.append(rules.words.minus) }
      form.append(group(tokens.text(start)))
      // The points of "2.0.1" are read as well.
      var end = start + 1
      while tokens.isMark(end, "."), tokens.kind(end + 1) == .digits {
        form.append(rules.versionPoint)
        form.append(group(tokens.text(end + 1)))
        end += 2
      }
      return end
    }
    // A letter directly after digits makes them a code.
    let scale = scale(number.next)
    if let power = tokens.exponent(number.next) {
      form.append(
        rules.say(
          spoken(number, isNegative: isNegative),
          timesTenTo: SpokenNumber(
            Int(power.digits).map { String($0) } ?? power.digits, isNegative: power.isNegative)))
      guard let unit = unit(power.next, isGlued: false), tokens.isBoundary(unit.next) else {
        return power.next
      }
      // So large or small a number has many of its unit.
      form.append(rules.name(ofUnit: unit.name, for: SpokenNumber("10")))
      if let rate = unit.rate { appendRate(rate, into: &form) }
      return unit.next
    }
    if let power = tokens.power(
      number.next, mayHaveUnit: true, decimalMarks: rules.numerals.decimalMarks),
      number.isPlain || number.fraction != nil, mayFollowPower(power.next)
    {
      let exponent = SpokenNumber(power.digits, isNegative: power.isNegative)
      form.append(
        rules.words.power(
          of: rules.say(spoken(number, isNegative: isNegative)), power.digits,
          isNegative: power.isNegative, rules.say(exponent)))
      guard let unit = unit(power.next, isGlued: false), tokens.isBoundary(unit.next) else {
        return power.next
      }
      form.append(rules.name(ofUnit: unit.name, for: SpokenNumber("10")))
      if let rate = unit.rate { appendRate(rate, into: &form) }
      return unit.next
    }
    let isCode = !tokens.isBoundary(number.next) && scale == nil
    guard !isCode else { return nil }
    if isPositive { form.append(rules.words.plus) }
    let amount = spoken(number, isNegative: isNegative)
    if let scale {
      var noun = scale.noun
      if noun.forms.first == rules.cardinal(1000), tokens.kind(scale.next) == .space {
        // "duzentas mil pessoas": the hundreds agree with what is behind the thousands.
        let gender = rules.gender(before: tokens.text(scale.next + 1))
        if gender == .feminine { noun = Noun(forms: noun.forms, gender: gender) }
      }
      form.append(rules.scaled(amount, noun, of: ""))
      return scale.next
    }
    if isPostcode(number, at: start) {
      form.append(rules.digits(number.whole), as: .digits)
      return number.next
    }
    // Before a noun the number agrees with it.
    // The last part of a version counts nothing.
    // Nor does the second number of a score: "2 – 1 Barcelona".
    let isOfScore =
      tokens.isMark(tokens.kind(start - 1) == .space ? start - 2 : start - 1, in: Self.dashes)
      && (number.whole == "1" || tokens.text(number.next + 1).first?.isUppercase == true)
    let isBeforeWord =
      !isOfScore && !tokens.isMark(start - 1, ".") && tokens.kind(number.next) == .space
      && tokens.kind(number.next + 1) == .letters
    // Of a compound with a hyphen the last word tells: "1 IP-Adresse".
    let isCompound =
      isBeforeWord && tokens.isMark(number.next + 2, "-")
      && tokens.kind(number.next + 3) == .letters
    // What is written short agrees as its word does: "31 págs."
    let short =
      isBeforeWord && tokens.isMark(number.next + 2, ".")
      ? type(of: rules).phrases.phrase(tokens, at: number.next + 1)?.value : nil
    let counted =
      short.flatMap { $0.split(separator: " ").first.map(String.init) }
      ?? tokens.text(isCompound ? number.next + 3 : number.next + 1)
    let gender =
      isBeforeWord && !isYearBehindPreposition(number, at: start) && !isBehindNumbered(start)
      ? rules.gender(before: counted, counting: number.whole) : .none
    if type(of: rules).countsInHundreds, isBeforeWord, !isNegative, number.isPlain,
      let words = rules.hundreds(number.whole)
    {
      form.append(words)
      return number.next
    }
    form.append(plain(number, isNegative: isNegative, gender))
    // Between numbers, these dashes can only be a range; a hyphen may be something else.
    if tokens.isMark(number.next, in: ["–", "〜", "~", "\u{FF5E}"]),
      textNumber(number.next + 1) != nil
    {
      form.append(rules.words.to)
      return number.next + 1
    }
    // The last part of a version may be any: "3.x".
    if tokens.isMark(number.next, "."), tokens.text(number.next + 1).lowercased() == "x",
      tokens.isEdge(number.next + 2), let name = rules.words.marks["."]
    {
      form.append(name)
      return number.next + 1
    }
    // Any other mark between digits is read, since it neither groups them nor begins a fraction.
    if tokens.isMark(number.next, in: [".", ","]), tokens.kind(number.next + 1) == .digits,
      let name = rules.words.marks[Character(tokens.text(number.next))]
    {
      form.append(name)
      return number.next + 1
    }
    return number.next
  }

  /// Whether a number tells which of them something is, and counts nothing behind it: "rozdział 2 książki".
  private func isBehindNumbered(_ index: Int) -> Bool {
    // Only a language of many cases tells so that the noun is no counted one.
    guard ["pl", "ru", "uk"].contains(rules.locale.language), tokens.kind(index - 1) == .space,
      tokens.text(index - 2) != "pkt"
    else { return false }
    return isNumberedWord(index - 2)
      || tokens.isMark(index - 2, ".") && isNumberedAbbreviation(index - 3)
  }

  /// A number as it is read aloud: digit by digit if it has a leading zero.
  func plain(_ number: TextNumber, isNegative: Bool, _ gender: Gender = .none) -> String {
    let amount = spoken(number, isNegative: isNegative)
    if number.hasLeadingZero, number.fraction == nil {
      return rules.signed(amount, rules.digits(number.whole))
    }
    // So is one with decimals that is no amount, as hours, minutes and seconds in a name are: "042203.1".
    if number.hasLeadingZero, number.whole.utf8.count > 2, let fraction = number.fraction {
      let parts = [rules.digits(number.whole), rules.versionPoint, rules.digits(fraction)]
      return rules.signed(amount, parts.joined(separator: " "))
    }
    // Between slashes may stand the number of a file, and no year.
    let isSlashed = tokens.isMark(number.next, "/") || tokens.isMark(number.next - 2, "/")
    if number.isPlain, !isSlashed || number.whole.count > 4 {
      let word = tokens.kind(number.next) == .space ? tokens.text(number.next + 1) : ""
      if let words = rules.numeral(number.whole, before: word, isPart: isPart(number)) {
        return rules.signed(amount, words)
      }
    }
    return rules.say(amount, gender)
  }

  /// Whether five digits are the code of a town: a comma or the like is before them, and a name behind.
  private func isPostcode(_ number: TextNumber, at index: Int) -> Bool {
    number.isPlain && number.whole.utf8.count == 5 && !number.whole.hasSuffix("00")
      && tokens.kind(index - 1) == .space
      && tokens.isMark(index - 2, in: [",", "/", "|", "·", ";"])
      && tokens.kind(number.next) == .space
      && tokens.text(number.next + 1).first?.isUppercase == true
      && currencySign(number.next + 1) == nil
  }

  /// Whether five digits are the code of a town: they begin with a zero, or three more are behind a hyphen, as in Brazil.
  private func isPaddedPostcode(_ index: Int) -> Bool {
    guard tokens.kind(index) == .digits, tokens.text(index).utf8.count == 5,
      tokens.text(index - 4).utf8.count < 5
    else { return false }
    let hasEnd =
      tokens.isMark(index + 1, "-") && tokens.kind(index + 2) == .digits
      && tokens.text(index + 2).utf8.count == 3 && tokens.isEdge(index + 3)
    return hasEnd || tokens.text(index).hasPrefix("0") && tokens.isEdge(index + 1)
  }

  /// Whether marks without blanks join a number in digits alone to other numbers, as in "114...48" and "978-0".
  private func isPart(_ number: TextNumber) -> Bool {
    let joins = { (mark: Int, other: Int) in
      self.tokens.isMark(mark, in: Self.joiners)
        && (self.tokens.kind(other) == .digits || self.tokens.isMark(other, in: Self.joiners))
    }
    return joins(number.next, number.next + 1) || joins(number.next - 2, number.next - 3)
  }

  private static let joiners: Set<String> = [".", "-", "?", ",", "…"]

  /// Reads the slash between a word that is counted and a unit: "15 öre/kWh", "3 doses/day".
  private func rateOfWord(_ index: Int, into form: inout SpokenForm) -> Int? {
    // The gas that is weighed may be between: "98 g CO₂/km", "98 g CO2/km".
    let isGas =
      tokens.isMark(index - 1, "₂")
      || tokens.text(index - 1) == "2" && tokens.text(index - 2) == "CO"
    let word = isGas ? index - 2 : index - 1
    let number = isGas && tokens.kind(word - 2) == .letters ? word - 4 : word - 2
    guard tokens.kind(word) == .letters, tokens.kind(word - 1) == .space,
      tokens.kind(number) == .digits || currencySign(number) != nil, tokens.text(word).count > 1
    else { return nil }
    if let unit = unit(index + 1, isGlued: true), unit.rate == nil, tokens.isBoundary(unit.next) {
      appendRate(unit.name, into: &form)
      return unit.next
    }
    // A span of time may be written in full: "2 doses/day", "28 k€ brut/an".
    let one = SpokenNumber("1")
    guard tokens.kind(index + 1) == .letters, tokens.isBoundary(index + 2),
      let span = Self.spans.first(where: {
        rules.name(ofUnit: $0, for: one) == tokens.text(index + 1).lowercased()
      })
    else { return nil }
    appendRate(span, into: &form)
    return index + 2
  }

  /// Whether a hyphen is between the capitals and the digits of a code, where nobody hears it: "I-95", "WH-1000XM5".
  private func isHyphenOfCode(_ index: Int) -> Bool {
    guard tokens.isMark(index, "-"), tokens.kind(index - 1) == .letters,
      tokens.kind(index + 1) == .digits, tokens.isEdge(index - 2),
      tokens.isEdge(index + 2) || tokens.text(index + 2).allSatisfy(\.isUppercase), !isEquation
    else { return false }
    let letters = tokens.text(index - 1)
    return letters.count < 6 && letters.allSatisfy(\.isUppercase)
  }

  /// Whether a date is before a dash between blanks, and a time of day behind it: "30.04.23 - 14:15".
  private func partsDateAndTime(_ index: Int) -> Bool {
    tokens.kind(index + 2) == .digits && tokens.isMark(index + 3, ":")
      && tokens.text(index + 4).utf8.count == 2 && tokens.kind(index - 2) == .digits
      && tokens.isMark(index - 3, in: ["-", ".", "/"]) && tokens.kind(index - 4) == .digits
      && tokens.isMark(index - 5, tokens.text(index - 3))
  }

  /// Reads a symbol by its name.
  func symbol(_ index: Int, into form: inout SpokenForm) -> Int? {
    if let stars = tokens.stars(index), tokens.hasOnlyFullStars(index, to: stars.next),
      stars.count != 5,
      let name = rules.words.symbols["★"]
    {
      // Without an empty one beside them, nobody knows of how many they are.
      for _ in 0..<stars.count { form.append(name) }
      return stars.next
    }
    if let stars = tokens.stars(index) {
      _ = rules.append(.rating(stars.filled, of: stars.count), into: &form)
      return stars.next
    }
    if let next = tokens.rangeToNegative(index) {
      form.append(rules.words.to)
      return next
    }
    let mark = tokens.text(index)
    if mark == "/", let next = rateOfWord(index, into: &form) { return next }
    if let next = signBehindPower(index, into: &form) { return next }
    if isHyphenOfCode(index) { return index + 1 }
    // At the start of a line, it may be the mark of a list.
    let isBetweenBlanks =
      index > 1 && tokens.kind(index - 1) == .space && tokens.kind(index + 1) == .space
    let isBetweenNumbers =
      tokens.kind(tokens.skipSpace(index + 1)) == .digits
      && (tokens.kind(index - 1) == .digits || tokens.kind(index - 2) == .digits)
    if tokens.isMark(index, in: ["-", "="]), tokens.isMark(index + 1, ">"),
      let arrow = rules.words.symbols["→"]
    {
      form.append(arrow)
      return index + 2
    }
    let isRaised =
      tokens.kind(index - 1) == .letters && tokens.text(index - 1).count == 1
      && (tokens.isEdge(index - 2) || !tokens.isSpaced(index - 2)) && tokens.isRaised(index)
    let isRaisedTerm = tokens.isMark(index - 1, ")") && tokens.isRaised(index)
    if mark == "^" || isRaised || isRaisedTerm,
      let power = tokens.power(index, decimalMarks: rules.numerals.decimalMarks),
      tokens.kind(index - 1) == .letters || tokens.isMark(index - 1, ")")
    {
      let exponent = rules.say(SpokenNumber(power.digits, isNegative: power.isNegative))
      form.append(
        rules.words.power(of: "", power.digits, isNegative: power.isNegative, exponent))
      return power.next
    }
    // An exponent of several parts, or with decimals: "2^(n+1)".
    if mark == "^", tokens.isMark(index + 1, "(") || tokens.kind(index + 1) == .digits,
      tokens.kind(index - 1) == .letters || tokens.kind(index - 1) == .digits
        || tokens.isMark(index - 1, ")"), rules.words.power.hasPrefix("%1 "),
      rules.words.power.hasSuffix(" %2")
    {
      form.append(
        rules.words.power.replacing("%1", with: "").replacing("%2", with: "").trimmingSpaces())
      return index + 1
    }
    switch mark {
    // Where they compare nothing, they are brackets.
    case "<", ">": return nil
    case "!":
      guard tokens.isMark(index + 1, "="), !tokens.isMark(index + 2, "="),
        let name = rules.words.symbols["≠"]
      else { return nil }
      form.append(name)
      return index + 2
    case "=" where tokens.count > 2: form.append(rules.words.equals)
    case "+"
    where tokens.kind(index + 1) == .digits || isBetweenNumbers || !tokens.isEdge(index - 1)
      || tokens.isMark(index - 1, "+") || isBetweenBlanks:
      form.append(rules.words.plus)
    case "/" where isBetweenNumbers && isBetweenBlanks:
      guard let name = rules.words.marks["/"] else { return nil }
      form.append(name)
    // This sign is always a minus, even after a letter, and is heard whatever stands behind it.
    case "−" where tokens.kind(index + 1) != .space && index + 1 < tokens.count || isBetweenBlanks:
      // Behind a term of an equation it takes away: "3x−4=0".
      let isBehindTerm =
        isEquation && (tokens.kind(index - 1) == .digits || tokens.kind(index - 1) == .letters)
      form.append(isBetweenBlanks || isBehindTerm ? rules.words.takenAway : rules.words.minus)
    case "·", "⋅":
      let isBehindPower =
        isBetweenBlanks && tokens.isMark(index - 2, in: ["²", "³", ")"])
        && tokens.kind(index + 2) == .digits
      guard isBetweenNumbers || isBehindPower, let name = rules.words.symbols["×"] else {
        return nil
      }
      form.append(name)
    case ":" where isEquation && isBetweenNumbers && isBetweenBlanks:
      guard let name = rules.words.symbols["÷"] else { return nil }
      form.append(name)
    // A date and its time are one moment.
    case "-" where isBetweenBlanks && partsDateAndTime(index),
      "–" where isBetweenBlanks && partsDateAndTime(index):
      form.appendPause(rules.pause)
      return index + 2
    case "-" where isBetweenBlanks && isBetweenTerms(index):
      form.append(rules.words.takenAway)
    // No range from a house begins with a zero at its end: "Piazza Dante, 3 - 00185 Roma".
    case "-" where isBetweenBlanks && !isEquation && isPaddedPostcode(index + 2),
      "–" where isBetweenBlanks && !isEquation && isPaddedPostcode(index + 2):
      form.appendPause(rules.pause)
      return index + 2
    // Between dates or times it is a range; only an equation takes something away.
    case "-" where isBetweenNumbers && isBetweenBlanks:
      form.append(isEquation ? rules.words.takenAway : rules.words.to)
    case "–" where isBetweenNumbers && isBetweenBlanks && partsStatements(index),
      "—" where isBetweenNumbers && isBetweenBlanks && partsStatements(index):
      return nil
    case "–" where isBetweenNumbers && isBetweenBlanks,
      "—" where isBetweenNumbers && isBetweenBlanks:
      form.append(rules.words.to)
    default:
      guard let name = rules.words.symbols[mark] else { return nil }
      form.append(name)
    }
    return index + 1
  }

  /// Reads the sign right behind a power of a letter: "a²+b²", "x³-y³".
  private func signBehindPower(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index, in: ["+", "-", "−", "–"]),
      tokens.isMark(index - 1, in: ["²", "³", "⁴"]), tokens.text(index - 2).count == 1,
      tokens.kind(index - 2) == .letters,
      tokens.kind(tokens.kind(index - 3) == .space ? index - 4 : index - 3) != .digits,
      tokens.kind(index + 1) == .digits
        || tokens.kind(index + 1) == .letters && tokens.text(index + 1).count == 1
    else { return nil }
    form.append(tokens.isMark(index, "+") ? rules.words.plus : rules.words.takenAway)
    return index + 1
  }

  /// Reads the charge of an atom at the end of its brackets, "[O-]", and the sign before the capitals that are a whole text, "-DS".
  func signOfSymbol(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index, in: ["-", "−", "+"]) else { return nil }
    let isCharge =
      tokens.isMark(index + 1, "]") && tokens.kind(index - 1) == .letters
      && (tokens.isMark(index - 2, "[")
        || tokens.isMark(index - 3, "[") && tokens.kind(index - 2) != .space)
    let isBeforeAll =
      index == 0 && tokens.count == 2 && tokens.kind(1) == .letters
      && tokens.text(1).allSatisfy(\.isUppercase)
    guard isCharge || isBeforeAll else { return nil }
    form.append(tokens.isMark(index, "+") ? rules.words.plus : rules.words.minus)
    return index + 1
  }

  /// Reads the sign of a feature that something has or lacks, where both are in one text: "[-son +cont]".
  func signOfFeature(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard isFeature(index),
      case let other = tokens.isMark(index, "+") ? ["-", "−"] : ["+"],
      (max(index - Self.nearFeatures, 0)..<min(index + Self.nearFeatures, tokens.count))
        .contains(where: { tokens.isMark($0, in: other) && isFeature($0) })
    else { return nil }
    form.append(tokens.isMark(index, "+") ? rules.words.plus : rules.words.minus)
    return index + 1
  }

  /// How many tokens away another feature may be.
  private static let nearFeatures = 24

  private func isFeature(_ index: Int) -> Bool {
    tokens.isMark(index, in: ["+", "-", "−"])
      && (index == 0 || tokens.kind(index - 1) == .space
        || tokens.isMark(index - 1, in: ["[", ",", "("]))
      && tokens.kind(index + 1) == .letters
  }

  /// Whether letters that stand for numbers are on both sides of a mark, in a text with a power: "(a - b)^3".
  private func isBetweenTerms(_ index: Int) -> Bool {
    let isTerm = { (at: Int) in
      tokens.kind(at) == .letters && tokens.text(at).utf8.count == 1 && tokens.isEdge(at + 1)
    }
    return isTerm(index - 2) && (isTerm(index + 2) || tokens.kind(index + 2) == .digits)
      && tokens.count < 60
      && (0..<tokens.count).contains { tokens.isMark($0, in: ["^", "²", "³"]) }
  }

  /// Whether a number is a year behind the preposition of one, which counts nothing: "En 1776 la finca".
  private func isYearBehindPreposition(_ number: TextNumber, at index: Int) -> Bool {
    guard number.isPlain, number.fraction == nil, number.whole.utf8.count == 4,
      let year = number.small, (1000...2099).contains(year), tokens.kind(index - 1) == .space
    else { return false }
    return Self.yearPrepositions.contains(tokens.text(index - 2).lowercased())
      && Self.articles.contains(tokens.text(number.next + 1))
  }

  private static let yearPrepositions: Set<String> = [
    "en", "del", "desde", "hasta", "em", "ano", "año", "anno", "nel", "dal", "année",
  ]
  /// Articles behind a year, which then counts nothing.
  private static let articles: Set<String> = [
    "el", "la", "los", "las", "un", "una", "o", "a", "os", "as", "um", "uma", "il", "lo", "gli",
    "le", "les",
  ]
}
