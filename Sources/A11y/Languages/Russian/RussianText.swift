// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What only Russian writes in running text.
extension RussianRules {
  private static let letters: [Character: String] = [
    "a": "эй", "b": "би", "c": "си", "d": "ди", "e": "и", "f": "эф", "g": "джи", "h": "эйч",
    "i": "ай", "j": "джей", "k": "кей", "l": "эл", "m": "эм", "n": "эн", "o": "оу", "p": "пи",
    "q": "кью", "r": "ар", "s": "эс", "t": "ти", "u": "ю", "v": "ви", "w": "дабл ю", "x": "икс",
    "y": "уай", "z": "зет",
  ]

  func spell(_ letters: String) -> String {
    letters.lowercased().map { Self.letters[$0] ?? String($0) }.joined(separator: " ")
  }

  private static let endings: [String: String] = [
    "й": "ый", "ый": "ый", "ий": "ый", "я": "ая", "ая": "ая", "е": "ое", "ое": "ое", "го": "ого",
    "ого": "ого", "ой": "ой", "му": "ому", "ому": "ому", "м": "ом", "ом": "ом", "х": "ых",
    "ых": "ых", "ми": "ыми", "ыми": "ыми", "ю": "ую", "ую": "ую", "ые": "ые",
  ]

  /// Words before a date that tells not when something is, so that it is no genitive.
  private static let beforeNamedDates: Set<String> = [
    "на", "по", "за", "дата", "сегодня", "завтра", "вчера", "это", "число",
  ]

  /// Reads a date in digits that tells when: "был казнён 21.01.1793".
  private func dateInText(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    guard tokens.kind(index - 1) == .space, tokens.kind(index - 2) == .letters,
      tokens.text(index - 2).first?.isLowercase == true || isVerb(tokens.text(index - 2)),
      !Self.beforeNamedDates.contains(tokens.text(index - 2)),
      var dated = reader.numericDate(index), dated.date.year != nil
    else { return pointedDayInText(reader, index, into: &form) }
    dated.date.isWritten = true
    let isNamed = tokens.text(tokens.skipSpace(dated.next)).hasPrefix("г")
    form.append(date(dated.date) + (isNamed ? "" : " года"))
    return dated.next
  }

  /// Reads a day and a month with a point between them that end what is done, or the time until which: "начнутся 01.09",
  /// "по 31.08".
  private func pointedDayInText(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    guard tokens.kind(index - 1) == .space, case let lead = tokens.text(index - 2).lowercased(),
      lead == "по"
        || ["ется", "ётся", "ются", "ится", "утся", "атся", "ятся"].contains(where: lead.hasSuffix),
      var dated = pointedDayAlone(reader, index), let day = dated.date.day,
      let month = dated.date.month
    else { return nil }
    if lead == "по" {
      // The end of a span: "с 01.06 по 31.08".
      guard (max(index - 8, 0)..<index).contains(where: { tokens.text($0).lowercased() == "с" }),
        let words = ordinal(String(day), ending: "ое")
      else { return nil }
      form.append(words + " " + months[month])
      return dated.next
    }
    dated.date.isWritten = true
    form.append(date(dated.date))
    return dated.next
  }

  /// A day and a month with a point between them, behind a word for days: "с 01.06 по 30.06", "до 25.12".
  ///
  /// An hour may look so, too: what begins with "с" and ends with "по" are days, and so is a number beyond 23.
  private func pointedDay(
    _ reader: TextNormalizer, _ index: Int
  ) -> (date: SpokenDate, next: Int)? {
    let tokens = reader.tokens
    guard let (date, next) = pointedDayAlone(reader, index), let day = date.day else { return nil }
    let isSpan =
      ["с", "со"].contains(tokens.lead(before: index, past: [])) && tokens.text(next + 1) == "по"
    return day > 23 || isSpan ? (date, next) : nil
  }

  /// Two numbers with a point between them that may be a day and a month, with no unit behind them.
  private func pointedDayAlone(
    _ reader: TextNormalizer, _ index: Int
  ) -> (date: SpokenDate, next: Int)? {
    let tokens = reader.tokens
    let texts = [tokens.text(index), tokens.text(index + 2)]
    guard tokens.isMark(index + 1, "."), texts.allSatisfy({ $0.utf8.count == 2 }),
      tokens.kind(index) == .digits, tokens.kind(index + 2) == .digits,
      tokens.isEdge(index + 3), let day = Int(texts[0]), let month = Int(texts[1]),
      (1...31).contains(day), (1...12).contains(month),
      !tokens.isMark(tokens.skipSpace(index + 3), in: ["%", "-", "–", "°", "₽", "$", "€"]),
      !(tokens.isMark(index + 3, ".") && tokens.kind(index + 4) == .digits),
      reader.unit(index + 3, isGlued: false) == nil,
      reader.currencySign(tokens.skipSpace(index + 3)) == nil
    else { return nil }
    return (SpokenDate(month: month, day: day), index + 3)
  }

  /// A cardinal number whose last letters are written behind it, as many write it: "2-х", "5-ти", "7-ми", "5-ть"; nil for the
  /// endings of ordinals.
  private func cardinal(_ digits: String, ending: String) -> String? {
    let isTeen = digits.count > 1 && digits.dropLast().last == "1"
    switch (ending, digits.last) {
    case ("х", "2"), ("х", "3"), ("х", "4"), ("ех", "3"), ("ех", "4"), ("ёх", "3"), ("ух", "2"):
      return isTeen ? nil : RussianGenitive.cardinal(digits, .masculine)
    case ("ти", "5"), ("ти", "6"), ("ти", "9"), ("ти", "0"), ("и", "5"), ("и", "6"), ("и", "9"),
      ("и", "0"), ("ми", "7"), ("ми", "8"), ("сти", "6"):
      return RussianGenitive.cardinal(digits, .masculine)
    case ("ти", _) where isTeen: return RussianGenitive.cardinal(digits, .masculine)
    case ("ть", "5"), ("ть", "6"), ("ть", "9"), ("ть", "0"), ("мь", "7"), ("мь", "8"):
      return cardinal(digits)
    default: return nil
    }
  }

  /// Whether a word ends as what happened does: "Родился", "Умерла".
  private func isVerb(_ word: String) -> Bool {
    word.count > 4
      && (["лся", "лась", "лось", "лись"].contains { word.hasSuffix($0) }
        || ["Умерла", "Умерли", "Пришла", "Вышла", "Прошла", "Прошли"].contains(word))
  }

  /// Reads the day of a month that something is for, in the accusative: "на 1 янв.", "по 3 июня".
  private func dayBefore(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index - 1) == .space,
      ["на", "по", "за"].contains(tokens.text(index - 2).lowercased()),
      let day = Int(tokens.text(index)), (1...31).contains(day), tokens.kind(index + 1) == .space,
      let month = months.month(tokens.text(index + 2)),
      let words = ordinal(String(day), ending: "ое")
    else { return nil }
    form.append(words + " " + months[month])
    let isShort = tokens.isMark(index + 3, ".") && tokens.text(index + 2).count <= 4
    return index + (isShort ? 4 : 3)
  }

  /// Reads decades from one to another: "60–70-е годы", "в 60-70-х годах".
  private func decades(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.text(index).hasSuffix("0"), tokens.text(index).utf8.count > 1,
      tokens.isMark(index + 1, in: TextNormalizer.dashes), tokens.text(index + 2).hasSuffix("0"),
      tokens.isMark(index + 3, "-"), let ending = Self.endings[tokens.text(index + 4)],
      tokens.isEdge(index + 5)
    else { return nil }
    let plural = ending == "ое" ? "ые" : ending
    guard let first = ordinal(tokens.text(index), ending: plural),
      let second = ordinal(tokens.text(index + 2), ending: plural)
    else { return nil }
    form.append(first + "-" + second)
    return index + 5
  }

  /// Reads a date behind the preposition for "by", which takes the dative: "к 3 сентября", "к 31.12.2025".
  private func dayByDative(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    guard tokens.kind(index) == .digits, tokens.kind(index - 1) == .space,
      ["к", "ко"].contains(tokens.text(index - 2).lowercased()), let day = Int(tokens.text(index)),
      (1...31).contains(day), let dative = ordinal(String(day), ending: "ому")
    else { return nil }
    var date = SpokenForm()
    guard let next = reader.date(index, into: &date), case let words = date.text.text(),
      let said = ["ого", "ое"].lazy.compactMap({ ordinal(String(day), ending: $0) })
        .first(where: { words.hasPrefix($0 + " ") })
    else { return nil }
    form.append(dative + words.dropFirst(said.count))
    // Behind a year in digits its word is said.
    let behind = tokens.text(tokens.skipSpace(next))
    if tokens.isMark(index + 1, "."), tokens.isMark(index + 3, "."), !behind.hasPrefix("г") {
      form.append("года")
    }
    return next
  }

  func recognize(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    if let (noun, next) = Self.abbreviationCases.noun(tokens, at: index) {
      form.append(noun)
      return next
    }
    // Before a number it is the least, behind one minutes: "мин. 50 ₽".
    if tokens.isMark(index + 1, "."), tokens.text(index).lowercased() == "мин",
      tokens.kind(tokens.skipSpace(index + 2)) == .digits,
      tokens.kind(index - 1) != .digits, tokens.kind(index - 2) != .digits
    {
      form.append("минимум")
      return index + 2
    }
    // How old somebody is, in the case that the form of the noun tells: "больной 54 лет".
    if tokens.kind(index) == .digits, tokens.isEdge(index - 1), tokens.kind(index + 1) == .space,
      tokens.text(index + 2) == "лет", tokens.isEdge(index + 3),
      case let digits = tokens.text(index), digits.utf8.count < 4, !digits.hasPrefix("0"),
      let last = digits.last, "1234".contains(last), !digits.dropLast().hasSuffix("1"),
      !tokens.isMark(index - 1, in: TextNormalizer.joining),
      let words = genitive(digits, .masculine)
    {
      form.append(words)
      return index + 1
    }
    // The code of a place before its name: "190000, г. Санкт-Петербург".
    if tokens.kind(index) == .digits, tokens.text(index).utf8.count == 6, tokens.isEdge(index - 1),
      tokens.isMark(index + 1, ","), tokens.kind(index + 2) == .space,
      ["г", "обл", "Москва", "Россия"].contains(tokens.text(index + 3))
    {
      form.append(digits(tokens.text(index)), as: .digits)
      return index + 1
    }
    // Hours before their minutes; elsewhere it is a part: "в 18 ч. 30 мин."
    if tokens.text(index) == "ч", tokens.isMark(index + 1, "."), tokens.kind(index - 1) == .space,
      tokens.kind(index - 2) == .digits, case let minutes = tokens.skipSpace(index + 2),
      tokens.kind(minutes) == .digits, tokens.text(tokens.skipSpace(minutes + 1)) == "мин"
    {
      form.append(name(ofUnit: "hour", for: SpokenNumber(tokens.text(index - 2))))
      return index + 2
    }
    if let next = dayByDative(reader, index, into: &form) { return next }
    if let next = governed(reader, index, into: &form) ?? spoons(tokens, index, into: &form) {
      return next
    }
    if let next = century(tokens, index, into: &form) ?? city(tokens, index, into: &form)
      ?? yearOfDate(tokens, index, into: &form)
    {
      return next
    }
    if let next = shortMonth(tokens, index, into: &form) ?? timesInSpan(tokens, index, into: &form)
    {
      return next
    }
    if let next = weekdays(tokens, index, into: &form) ?? counted(reader, index, into: &form) {
      return next
    }
    if tokens.text(index) == "гг", tokens.isMark(index + 1, "."), tokens.text(index - 2) == "х" {
      let lead = tokens.text(index - 6).lowercased()
      form.append(["в", "во", "о", "об", "при"].contains(lead) ? "годах" : "годов")
      return index + 2
    }
    if let next = hours(tokens, index, into: &form) { return next }
    if let next = regnal(tokens, index, into: &form) { return next }
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1) else { return nil }
    // "родился 12.04.1961 г.", "от 12.04.2023 г."
    if var dated = reader.numericDate(index), tokens.kind(dated.next) == .space,
      tokens.text(dated.next + 1) == "г", tokens.isMark(dated.next + 2, "."), index > 0
    {
      dated.date.isWritten = true
      form.append(date(dated.date) + " года")
      return dated.next + 3 < tokens.count ? dated.next + 3 : dated.next + 2
    }
    if tokens.kind(index - 1) == .space,
      Self.beforeGenitiveDates.contains(tokens.text(index - 2).lowercased()),
      var dated = reader.numericDate(index) ?? pointedDay(reader, index)
    {
      dated.date.isWritten = true
      form.append(date(dated.date))
      return dated.next
    }
    if let next = dateInText(reader, index, into: &form) ?? dayBefore(tokens, index, into: &form)
      ?? decades(tokens, index, into: &form)
    {
      return next
    }
    if let next = partOfNoun(reader, index, into: &form) { return next }
    if let next = dayInRange(tokens, index, into: &form)
      ?? yearInSpan(tokens, index, into: &form) ?? pages(tokens, index, into: &form)
      ?? span(tokens, index, into: &form) ?? hour(reader, index, into: &form)
    {
      return next
    }
    if let next = inCase(reader, index, into: &form) { return next }
    let digits = tokens.text(index)
    let word = tokens.text(tokens.skipSpace(index + 1))
    if word == "коп", let minor = Self.currencies["RUB"]?.minor {
      form.append(counted(SpokenNumber(digits), minor))
      let next = tokens.skipSpace(index + 1) + 1
      return tokens.isMark(next, ".") ? next + 1 : next
    }
    if let words = compound(tokens, index) {
      form.append(words)
      return index + 3
    }
    if tokens.isMark(index + 1, ":"), digits.utf8.count <= 2, tokens.kind(index + 2) == .digits,
      tokens.text(index + 2).utf8.count == 1, tokens.isEdge(index + 3),
      !tokens.isMark(index + 3, ":")
    {
      // The points of two sides have nothing between them.
      form.append(cardinal(digits))
      form.appendPause(pause)
      form.append(cardinal(tokens.text(index + 2)))
      return index + 3
    }
    // By itself it may be an ordinal.
    if tokens.isMark(index + 1, "-"), tokens.isEdge(index + 3), tokens.count > 3,
      let words = cardinal(digits, ending: tokens.text(index + 2))
    {
      form.append(words)
      return index + 3
    }
    if tokens.isMark(index + 1, "-"), tokens.isEdge(index + 3),
      let ending = Self.endings[tokens.text(index + 2)]
    {
      // Decades are plural: "1840-е".
      let isDecade = ending == "ое" && digits.count > 1 && digits.hasSuffix("0")
      guard let words = ordinal(digits, ending: isDecade ? "ые" : ending) else { return nil }
      form.append(words)
      return index + 3
    }
    // A year is an ordinal: "15 января 2020 года", "в 1999 году".
    let behind = tokens.text(index + 2)
    let letter = tokens.skipSpace(index + 1)
    if tokens.text(letter) == "г", tokens.isMark(letter + 1, "."),
      case let isBeforeEra = isEra(tokens, tokens.skipSpace(letter + 2)),
      digits.count == 4 || digits.count == 3 && mayBeYear(tokens, index) || isBeforeEra,
      let value = Int(digits), (isBeforeEra ? 1...2999 : 100...2999).contains(value)
    {
      let (ending, noun) =
        switch tokens.text(index - 2).lowercased() {
        case "в", "во": ("ом", " году")
        case "за", "на", "по", "про": ("ый", " год")
        case "к", "ко": ("ому", " году")
        default: index == 0 ? ("ый", " год") : ("ого", " года")
        }
      guard let words = ordinal(digits, ending: ending) else { return nil }
      form.append(words + noun)
      return letter + 2
    }
    // Fewer grams than there are years, and a quarter before its year.
    if digits.count < 4, tokens.kind(index + 1) == .space, tokens.text(letter) == "г",
      tokens.isMark(letter + 1, "."), tokens.isEdge(index - 1), !mayBeYear(tokens, index)
    {
      form.append(measure(SpokenNumber(digits), unit: "gram"))
      return letter + 2 < tokens.count ? letter + 2 : letter + 1
    }
    if ["1", "2", "3", "4"].contains(digits), tokens.text(letter) == "кв",
      tokens.isMark(letter + 1, "."), tokens.text(tokens.skipSpace(letter + 2)).count == 4,
      tokens.kind(tokens.skipSpace(letter + 2)) == .digits
    {
      let isIn = ["в", "во"].contains(tokens.text(index - 2).lowercased())
      let ending = isIn ? "ом" : "ый"
      guard let words = ordinal(digits, ending: ending) else { return nil }
      form.append(words + (isIn ? " квартале" : " квартал"))
      return letter + 2
    }
    guard digits.count == 4, tokens.kind(index + 1) == .space,
      let ending = [
        "году": isToward(tokens, index) ? "ому" : "ом", "года": "ого", "год": "ый", "годом": "ым",
        "годы": "ые", "годов": "ых",
      ][behind],
      let words = ordinal(digits, ending: ending)
    else { return nil }
    form.append(words)
    return index + 1
  }

  /// Whether a preposition of the dative stands before an index: "к 2030 году".
  private func isToward(_ tokens: TextTokens, _ index: Int) -> Bool {
    ["к", "ко", "по"].contains(tokens.text(index - 2).lowercased())
  }

  /// An adjective that begins with a number, which is one word: "5-этажный", "15-летний".
  private func compound(_ tokens: TextTokens, _ index: Int) -> String? {
    let digits = tokens.text(index)
    guard tokens.isMark(index + 1, "-"), tokens.text(index + 2).count > 4,
      tokens.text(index + 2).first?.isLowercase == true,
      let beginning = Self.beginning(of: digits)
    else { return nil }
    return beginning + tokens.text(index + 2)
  }

  /// Reads a number in the case of the noun behind it: "в 5 странах".
  private func inCase(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    guard let number = reader.textNumber(index), number.fraction == nil, !number.hasLeadingZero,
      tokens.kind(number.next) == .space
    else { return nil }
    // A feminine noun in the accusative behind one: "41 секунду".
    let noun = tokens.text(number.next + 1)
    let isOne = number.whole.hasSuffix("1") && !number.whole.hasSuffix("11") && noun.count > 3
    let lead = tokens.kind(index - 1) == .space ? tokens.text(index - 2).lowercased() : ""
    // A year has no noun of its own behind it: "в 2021 после".
    if isOne, number.whole.utf8.count < 4, noun.first?.isLowercase == true,
      let grammar = RussianCases.singular(before: noun, behind: lead),
      let words = RussianCases.cardinal(number.whole, grammar)
    {
      form.append(
        grammar == .prepositional ? RussianCases.prepositional(words, before: noun) : words)
      return number.next
    }
    if isOne, noun.hasSuffix("у") || noun.hasSuffix("ю"), noun.first?.isLowercase == true {
      form.append(cardinal(number.whole, .feminine).dropLast() + "у")
      return number.next
    }
    guard
      let grammar = RussianCases.form(
        before: noun, behind: tokens.text(index - 2).lowercased()),
      let words = RussianCases.cardinal(number.whole, grammar)
    else { return nil }
    form.append(words)
    return number.next
  }

  /// "один к двадцати пяти тысячам".
  func scale(oneTo digits: String) -> [String] {
    [cardinal(1), "к", RussianCases.cardinal(digits, .dative) ?? cardinal(digits)]
  }

  /// Reads a day between "с" and "по" before its month: "с 1 по 3 мая".
  private func dayInRange(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let isFirst =
      ["с", "со"].contains(tokens.text(index - 2).lowercased()) && tokens.text(index + 2) == "по"
      && tokens.kind(index + 4) == .digits && months.month(tokens.text(index + 6)) != nil
    let isLast = tokens.text(index - 2) == "по" && months.month(tokens.text(index + 2)) != nil
    guard isFirst || isLast, tokens.text(index).count <= 2, tokens.kind(index + 1) == .space,
      let words = ordinal(tokens.text(index), ending: isFirst ? "ого" : "ое")
    else { return nil }
    form.append(words)
    return index + 1
  }

  /// Reads two years or two days of a month with a dash between them: "с первого по третье мая".
  private func span(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let dash = tokens.skipSpace(index + 1)
    let last = tokens.skipSpace(dash + 1)
    guard tokens.isMark(dash, in: TextNormalizer.dashes), tokens.kind(last) == .digits,
      !tokens.isMark(index - 1, in: TextNormalizer.joining), tokens.isEdge(last + 1),
      !tokens.isMark(last + 1, in: TextNormalizer.joining) || tokens.isEdge(last + 2),
      let first = Int(tokens.text(index)), let second = Int(tokens.text(last)), first < second
    else { return nil }
    let noun = tokens.skipSpace(last + 1)
    let isDays =
      (1...31).contains(first) && (1...31).contains(second) && noun > last + 1
      && months.month(tokens.text(noun)) != nil
    let isYears = (1000...2100).contains(first) && (1000...2100).contains(second)
    guard isDays || isYears else { return nil }
    let lead = tokens.kind(index - 1) == .space ? tokens.text(index - 2).lowercased() : ""
    let hasNoun = ["гг", "г", "годы", "годов", "годах"].contains(tokens.text(noun))
    let next = hasNoun ? noun + (tokens.isMark(noun + 1, ".") ? 2 : 1) : last + 1
    if isYears, ["в", "во"].contains(lead) {
      guard let start = ordinal(tokens.text(index), ending: "ом"),
        let end = ordinal(tokens.text(last), ending: "ом")
      else { return nil }
      form.append(start)
      form.appendPause(pause)
      form.append(end + (hasNoun ? " годах" : ""))
      return next
    }
    guard let start = ordinal(tokens.text(index), ending: "ого"),
      let end = ordinal(tokens.text(last), ending: isDays ? "ое" : "ый")
    else { return nil }
    form.append((["с", "со"].contains(lead) ? "" : "с ") + start)
    form.append("по " + end + (hasNoun ? " год" : ""))
    return isDays ? last + 1 : next
  }

  /// Reads a time of day behind a preposition of the genitive: "до 18:00".
  private func hour(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    guard tokens.kind(index - 1) == .space,
      ["с", "со", "до", "от", "после", "около"].contains(tokens.text(index - 2).lowercased()),
      tokens.isMark(index + 1, ":"), tokens.text(index + 2).utf8.count == 2,
      tokens.kind(index + 2) == .digits, tokens.isEdge(index + 3),
      !tokens.isMark(index + 3, in: [":", "-", "–"]),
      let hour = Int(tokens.text(index)), let minute = Int(tokens.text(index + 2)), hour < 25,
      minute < 60, let words = genitive(SpokenTime(hour: hour, minute: minute))
    else { return nil }
    form.append(words)
    return index + 3
  }

  /// Reads a part of something that is named behind it: "2/3 стакана".
  private func partOfNoun(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard let part = reader.simpleFraction(index), reader.tokens.kind(part.next) == .space,
      reader.tokens.kind(part.next + 1) == .letters,
      let words = Self.partsOfNouns[part.numerator + "/" + part.denominator]
    else { return nil }
    let lead = reader.tokens.text(index - 2).lowercased()
    if let genitive = Self.partsInGenitive[words],
      RussianGenitive.words.leads.contains(lead)
    {
      form.append(genitive)
    } else if words == "половина", lead.hasSuffix("те") || lead.hasSuffix("ть") {
      // What is asked for is in the accusative: "возьмите 1/2 стакана".
      form.append("половину")
    } else {
      form.append(words)
    }
    // A part of a unit is in the genitive: "1/2 ч. л."
    guard let unit = reader.unit(part.next, isGlued: false), unit.rate == nil else {
      return part.next
    }
    form.append(name(ofUnit: unit.name, for: SpokenNumber("1", "5")))
    return unit.next
  }

  private static let partsInGenitive = [
    "половина": "половины", "треть": "трети", "две трети": "двух третей", "четверть": "четверти",
    "три четверти": "трёх четвертей",
  ]

  /// Reads spoons of a kitchen, whose adjective is short.
  ///
  /// Examples: "2 ст. ложки", "1 ч. ложку".
  private func spoons(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let isNumbered = tokens.kind(index) == .digits
    let short = isNumbered ? tokens.skipSpace(index + 1) : index
    guard let stem = ["ст": "столов", "ч": "чайн"][tokens.text(short)],
      tokens.isMark(short + 1, "."),
      tokens.kind(short + 2) == .space,
      let ending = ["ложка": "ая", "ложки": "ые", "ложку": "ую", "ложек": "ых"][
        tokens.text(short + 3)]
    else { return nil }
    if isNumbered {
      guard tokens.isEdge(index - 1) else { return nil }
      let words = cardinal(tokens.text(index), .feminine)
      form.append(
        ending == "ую" && words.hasSuffix("одна") ? words.dropLast(4) + "одну" : words)
    }
    form.append(stem + ending)
    return short + 2
  }

  private static let partsOfNouns = [
    "1/2": "половина", "1/3": "треть", "2/3": "две трети", "1/4": "четверть", "3/4": "три четверти",
  ]

  private static let beforeGenitiveDates: Set<String> = [
    "до", "с", "со", "от", "после", "около", "позднее", "ранее",
  ]

  private static let fromDays = [
    "пн": "понедельника", "вт": "вторника", "ср": "среды", "чт": "четверга", "пт": "пятницы",
    "сб": "субботы", "вс": "воскресенья",
  ]
  private static let toDays = [
    "пн": "понедельник", "вт": "вторник", "ср": "среду", "чт": "четверг", "пт": "пятницу",
    "сб": "субботу", "вс": "воскресенье",
  ]

  /// Reads weekdays from one to another: "с понедельника по пятницу".
  private func weekdays(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard let (first, last, next) = tokens.dashedWords(index),
      let from = Self.fromDays[first.lowercased()], let to = Self.toDays[last.lowercased()]
    else { return nil }
    form.append("с " + from + " по " + to)
    return next
  }

  /// Reads times from one to another: "с девяти до восемнадцати часов".
  private func hours(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard !tokens.isMark(index - 1, ":"), let range = tokens.clockRange(index),
      let from = genitive(range.from), let to = genitive(range.to)
    else { return nil }
    form.append(tokens.text(index - 2).lowercased() == "с" ? from : "с " + from)
    form.append("до " + to)
    return range.next
  }

  /// A time of hours and minutes in the genitive.
  private func genitive(_ time: SpokenTime) -> String? {
    guard let hours = RussianGenitive.cardinal(String(time.hour), .masculine) else { return nil }
    let words = hours + (RussianGenitive.endsInOne(time.hour) ? " часа" : " часов")
    guard time.minute > 0, let minutes = RussianGenitive.cardinal(String(time.minute), .feminine)
    else { return words }
    return words + " " + minutes + (RussianGenitive.endsInOne(time.minute) ? " минуты" : " минут")
  }

  /// Whether a noun is one of those that are numbered, and no name.
  private func isNumbered(_ noun: String) -> Bool {
    let word = noun.lowercased()
    return Self.numberedWords.contains(word)
      || ["фактор", "пункт"].contains(word)
  }

  /// Reads the numeral of a ruler in the case of the name: "Николай II", "при Екатерине II".
  private func regnal(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let name = tokens.text(index - 2)
    guard tokens.kind(index) == .letters,
      tokens.isEdge(index + 1),
      tokens.kind(index - 1) == .space, name.count > 3, !isNumbered(name),
      name.first?.isUppercase == true, name.dropFirst().allSatisfy(\.isLowercase),
      let value = tokens.roman(index),
      let ending = Self.regnalEnding(behind: name.lowercased()),
      let words = ordinal(String(value), ending: ending)
    else { return nil }
    form.append(words)
    return index + 1
  }

  /// The stems of the names of women who ruled, whose endings mean other cases than those of men.
  private static let queens = [
    "екатерин", "елизавет", "анн", "виктори", "мари", "маргарит", "изабелл", "кристин", "жанн",
  ]

  /// The ending of the ordinal behind a ruler's name; nil where the name tells none.
  private static func regnalEnding(behind name: String) -> String? {
    if queens.contains(where: { name.hasPrefix($0) && name.count <= $0.count + 2 }) {
      return ["а": "ая", "я": "ая", "у": "ую", "ю": "ую"][name.suffix(1)] ?? "ой"
    }
    switch name.suffix(2) {
    case "ом", "ем", "ём": return "ым"
    default: break
    }
    switch name.suffix(1) {
    case "а", "я": return "ого"
    case "у", "ю": return "ому"
    case "е": return "ом"
    case "о", "и", "ы", "э", "ь": return nil
    default: return "ый"
    }
  }

  /// Reads a Roman number before "век", which is an ordinal in its case: "XIX веке".
  private func century(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    if let next = shortCentury(tokens, index, into: &form)
      ?? firstCentury(tokens, index, into: &form)
    {
      return next
    }
    guard tokens.kind(index) == .letters, tokens.kind(index + 1) == .space,
      let ending = [
        "век": "ый", "века": "ого", "веке": "ом", "веком": "ым", "веку": "ому", "веков": "ых",
      ][tokens.text(index + 2)],
      let value = RomanNumber.value(of: tokens.text(index)),
      let words = ordinal(String(value), ending: ending)
    else { return nil }
    form.append(words)
    return index + 1
  }

  /// Reads one century or two before their short form, in the case that the word before demands: "в XIX в.",
  /// "XIV–XV вв.".
  private func shortCentury(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.kind(index) == .letters, tokens.isEdge(index - 1),
      let first = RomanNumber.value(of: tokens.text(index))
    else { return nil }
    let isRange = tokens.isMark(index + 1, in: TextNormalizer.dashes)
    let last = isRange ? RomanNumber.value(of: tokens.text(index + 2)) : nil
    guard isRange == (last != nil) else { return nil }
    let noun = tokens.skipSpace(isRange ? index + 3 : index + 1)
    // The second of two has the case of the first: "в XVII и XVIII вв."
    let isSecond =
      ["и", "или"].contains(tokens.text(index - 2))
      && RomanNumber.value(of: tokens.text(index - 4)) != nil
    let isPlural = isRange || isSecond && tokens.text(noun) == "вв"
    guard tokens.text(noun) == (isPlural ? "вв" : "в"), tokens.isMark(noun + 1, ".") else {
      return nil
    }
    let lead = isSecond ? index - 5 : index - 1
    let before = tokens.kind(lead) == .space ? tokens.text(lead - 1).lowercased() : ""
    let (ending, one, many) =
      switch before {
      case "": ("ый", "век", "века")
      case "в", "во", "о", "на": ("ом", "веке", "веках")
      case "к", "по": ("ому", "веку", "векам")
      default: ("ого", "века", "веков")
      }
    for (number, century) in [first, last].compactMap({ $0 }).enumerated() {
      guard let words = ordinal(String(century), ending: ending) else { return nil }
      if number > 0 { form.appendPause(pause) }
      form.append(words)
    }
    form.append(isPlural ? many : one)
    return tokens.skipSpace(noun + 2) < tokens.count ? noun + 2 : noun + 1
  }

  /// Reads the first of two centuries with a word or a wide dash between them: "XVII и XVIII вв.", "в конце XVII — начале XVIII в.".
  private func firstCentury(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.kind(index) == .letters, tokens.isEdge(index - 1),
      let value = RomanNumber.value(of: tokens.text(index)), tokens.kind(index + 1) == .space,
      ["и", "или", "—", "–", "-", "по", "до"].contains(tokens.text(index + 2)),
      tokens.kind(index + 3) == .space
    else { return nil }
    // A part of the century may be before the second: "начале XVIII в."
    var other = index + 4
    if RomanNumber.value(of: tokens.text(other)) == nil, tokens.kind(other + 1) == .space {
      other += 2
    }
    guard RomanNumber.value(of: tokens.text(other)) != nil,
      case let noun = tokens.skipSpace(other + 1),
      tokens.isMark(noun + 1, ".")
        ? ["в", "вв", "ст"].contains(tokens.text(noun)) : tokens.text(noun).hasPrefix("век")
    else { return nil }
    let before = tokens.kind(index - 1) == .space ? tokens.text(index - 2).lowercased() : ""
    let ending: String? =
      switch before {
      case "": "ый"
      case "в", "во", "о", "на": "ом"
      case "к", "по": "ому"
      case "с", "со", "из", "от", "до", "после", "конце", "конца", "начале", "начала", "середине",
        "середины", "рубеже", "половине", "половины":
        "ого"
      default: nil
      }
    guard let ending, let words = ordinal(String(value), ending: ending) else { return nil }
    form.append(words)
    return index + 1
  }

  /// Reads "г." behind a date, whose year is in the genitive: "1 мая 2020 г.".
  private func yearOfDate(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let month = tokens.isMark(index - 4, ".") ? index - 5 : index - 4
    guard tokens.text(index) == "г", tokens.isMark(index + 1, "."),
      tokens.kind(index - 1) == .space,
      tokens.kind(index - 2) == .digits, tokens.text(index - 2).count == 4,
      tokens.kind(index - 3) == .space, months.month(tokens.text(month)) != nil
    else { return nil }
    form.append("года")
    // The period ends the sentence, too.
    return tokens.pastPeriod(of: index)
  }

  /// Whether the letters of an era begin at an index.
  ///
  /// Examples: "до н. э.", "н. э.".
  private func isEra(_ tokens: TextTokens, _ index: Int) -> Bool {
    guard tokens.isEdge(index - 1) else { return false }
    return tokens.text(index) == "н"
      || tokens.text(index) == "до" && tokens.text(tokens.skipSpace(index + 1)) == "н"
  }

  /// Whether up to three digits may be a year of long ago: behind a month or a preposition of time.
  private func mayBeYear(_ tokens: TextTokens, _ index: Int) -> Bool {
    // At the beginning of a text, weights are mostly round: "350 г. сахара", "988 г. Крещение".
    guard tokens.kind(index - 1) == .space else {
      return tokens.text(index).utf8.count > 2 && !tokens.text(index).hasSuffix("0")
    }
    let word = tokens.text(tokens.isMark(index - 2, ".") ? index - 3 : index - 2).lowercased()
    return months.month(word) != nil
      || ["в", "во", "с", "по", "до", "к", "от", "около", "ок", "после"].contains(word)
  }

  /// Reads "г." before a name, where it is a city, and no year.
  private func city(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.text(index) == "г", tokens.isEdge(index - 1), tokens.isMark(index + 1, "."),
      tokens.text(tokens.skipSpace(index + 2)).first?.isUppercase == true,
      tokens.kind(index - 1) != .space || tokens.kind(index - 2) != .digits
    else { return nil }
    form.append("город")
    return index + 2
  }
}
