// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers that a preposition or a noun puts into another case than the nominative, where their unit is a symbol or a numeral is
/// Roman: "при 180 °C", "за 1,5 часа", "во II квартале".
extension RussianRules {
  func governed(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    if tokens.kind(index) == .letters { return romanBeforeNoun(tokens, index, into: &form) }
    guard tokens.kind(index) == .digits, tokens.kind(index - 1) == .space,
      let number = reader.textNumber(index), !number.hasLeadingZero
    else { return nil }
    let lead = tokens.text(index - 2).lowercased()
    if lead == "при" || lead == "в" && isAway(reader, number),
      let next = locative(reader, number, into: &form)
    {
      return next
    }
    if Self.beforeAccusatives.contains(lead) && !["в", "во"].contains(lead) || isAskedFor(lead),
      let next = accusativeUnit(reader, number, into: &form)
    {
      return next
    }
    if Self.beforeAccusatives.contains(lead), number.fraction != nil {
      return accusativeDecimal(reader, number, into: &form)
    }
    let isInfinitive = lead.count > 4 && lead.hasSuffix("ть")
    guard isInfinitive || Self.beforeAccusatives.contains(lead) else { return nil }
    return accusativeThousand(reader, number, behind: lead, into: &form)
  }

  /// Whether a number with its unit tells how far something is: "в 25 км от города".
  private func isAway(_ reader: TextNormalizer, _ number: TextNumber) -> Bool {
    guard let unit = reader.unit(number.next, isGlued: false), unit.rate == nil,
      ["kilometer", "meter", "mile"].contains(unit.name), reader.tokens.kind(unit.next) == .space
    else { return false }
    return ["от", "к", "ко", "севернее", "южнее", "западнее", "восточнее", "выше", "ниже"].contains(
      reader.tokens.text(unit.next + 1))
  }

  /// Whether a word asks for what is behind it: "Возьмите", "добавить".
  private func isAskedFor(_ word: String) -> Bool {
    // "стоимость" and its like are nouns.
    let isInfinitive =
      word.hasSuffix("ть") && word.dropLast(2).last.map { "аяиеуы".contains($0) } == true
    return word.count > 4
      && (isInfinitive || ["йте", "ьте", "ите"].contains { word.hasSuffix($0) })
  }

  /// Reads one of a feminine unit, or a number that ends in one: "одну столовую ложку".
  private func accusativeUnit(
    _ reader: TextNormalizer, _ number: TextNumber, into form: inout SpokenForm
  ) -> Int? {
    guard number.fraction == nil, let value = Int(number.whole), RussianGenitive.endsInOne(value),
      let unit = reader.unit(number.next, isGlued: false), unit.rate == nil
    else { return nil }
    var name = name(ofUnit: unit.name, for: SpokenNumber("1")).split(separator: " ").map(
      String.init)
    let words = cardinal(number.whole, .feminine)
    guard
      let last = name.indices.last(where: { name[$0].hasSuffix("а") || name[$0].hasSuffix("я") }),
      name.count == 1 || name[..<last].allSatisfy({ $0.hasSuffix("ая") }), words.hasSuffix("а")
    else { return nil }
    for index in 0...last {
      name[index] =
        name[index].hasSuffix("ая")
        ? name[index].dropLast(2) + "ую"
        : name[index].dropLast() + (name[index].hasSuffix("а") ? "у" : "ю")
    }
    form.append(words.dropLast() + "у " + name.joined(separator: " "))
    return unit.next
  }

  private static let beforeAccusatives: Set<String> = ["за", "через", "на", "в", "во", "про"]

  /// Reads a whole number with its unit: "при ста восьмидесяти градусах Цельсия".
  private func locative(
    _ reader: TextNormalizer, _ number: TextNumber, into form: inout SpokenForm
  ) -> Int? {
    guard number.fraction == nil, let value = Int(number.whole), !RussianGenitive.endsInOne(value),
      let words = RussianCases.cardinal(number.whole, .prepositional)
    else { return nil }
    let percent = reader.tokens.skipSpace(number.next)
    let unit: (name: String, next: Int)
    if reader.tokens.isMark(percent, "%") {
      unit = ("percent", percent + 1)
    } else if let found = reader.unit(number.next, isGlued: false), found.rate == nil {
      unit = (found.name, found.next)
    } else {
      return nil
    }
    var name = name(ofUnit: unit.name, for: SpokenNumber("5")).split(separator: " ").map(
      String.init)
    guard let noun = name.first else { return nil }
    // Behind a noun of its own, as thousands are, the unit is in the genitive.
    let isOfNoun = value == 0 || value.isMultiple(of: 1_000)
    name[0] =
      isOfNoun
      ? noun
      : noun == "лет" ? "годах" : (noun.hasSuffix("ов") ? String(noun.dropLast(2)) : noun) + "ах"
    form.append((value == 0 ? "нуле" : words) + " " + name.joined(separator: " "))
    return unit.next
  }

  /// Reads a number with decimals: one and a half, or one whole of which the feminine has a form of its own.
  private func accusativeDecimal(
    _ reader: TextNormalizer, _ number: TextNumber, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    guard reader.scale(number.next) == nil else { return nil }
    let percent = tokens.skipSpace(number.next)
    var name = ""
    var next = number.next
    if tokens.isMark(percent, "%") {
      (name, next) = ("процента", percent + 1)
    } else if let unit = reader.unit(number.next, isGlued: false), unit.rate == nil {
      (name, next) = (self.name(ofUnit: unit.name, for: SpokenNumber("2")), unit.next)
    } else if tokens.kind(number.next) == .space {
      name = tokens.text(number.next + 1)
    }
    if number.whole == "1", number.fraction == "5", let last = name.last, last.isLowercase {
      form.append("ыи".contains(last) ? "полторы" : "полтора")
    } else {
      let words = say(reader.spoken(number)).replacing("одна целая", with: "одну целую")
      let ending = ["одна десятая", "одна сотая", "одна тысячная"].first { words.hasSuffix($0) }
      form.append(
        ending.map { words.dropLast($0.count) + "одну " + $0.dropFirst(5).dropLast(2) + "ую" }
          ?? words)
    }
    if next > number.next { form.append(name) }
    return next
  }

  /// Reads thousands, whose one has a form of its own: "через тысячу лет", "построить тысячу пятьсот школ".
  private func accusativeThousand(
    _ reader: TextNormalizer, _ number: TextNumber, behind lead: String, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    guard number.fraction == nil, number.whole.utf8.count >= 4, tokens.kind(number.next) == .space,
      tokens.text(number.next + 1).first?.isLowercase == true,
      !["год", "года", "году", "годы", "г", "гг", "годах"].contains(tokens.text(number.next + 1)),
      // In a year, and not in so many of anything.
      !(["в", "во", "на"].contains(lead) && number.isPlain
        && (1100...2100).contains(Int(number.whole) ?? 0)
        && tokens.text(number.next + 1) != "раз")
    else { return nil }
    let words = cardinal(number.whole, gender(before: tokens.text(number.next + 1)))
    guard words.contains("одна тысяча") else { return nil }
    let isFirst = words.hasPrefix("одна тысяча")
    form.append(words.replacing("одна тысяча", with: isFirst ? "тысячу" : "одну тысячу"))
    return number.next
  }

  // MARK: Roman numerals

  /// Nouns that are counted off by Roman numerals, with the endings of their cases and that of the ordinal before each.
  private static let countedOff: [String: String] = {
    var endings: [String: String] = [:]
    let masculine = [
      "квартал", "этаж", "тур", "сезон", "съезд", "конгресс", "чемпионат", "форум", "фестиваль",
      "этап",
      "разряд", "созыв", "отдел", "интернационал", "рейх",
    ]
    for noun in masculine {
      for (ending, ordinal) in [("", "ый"), ("а", "ого"), ("у", "ому"), ("ом", "ым"), ("е", "ом")] {
        endings[noun + ending] = ordinal
      }
    }
    for (noun, ordinals) in [
      "групп": ["а": "ая", "ы": "ой", "е": "ой", "у": "ую"],
      "категори": ["я": "ая", "и": "ой", "ю": "ую"],
      "половин": ["а": "ая", "ы": "ой", "е": "ой", "у": "ую"],
      "миров": ["ая": "ая", "ой": "ой", "ую": "ую"], "степен": ["ь": "ая", "и": "ой"],
      "част": ["ь": "ая", "и": "ой"], "очеред": ["ь": "ая", "и": "ой"],
      "стади": ["я": "ая", "и": "ой", "ю": "ую"], "мест": ["о": "ое", "а": "ого", "е": "ом"],
      "тысячелети": ["е": "ое", "я": "ого", "и": "ом"],
      "поколени": ["е": "ое", "я": "ого", "и": "ом"],
      "полугоди": ["е": "ое", "я": "ого", "и": "ом"],
    ] {
      for (ending, ordinal) in ordinals { endings[noun + ending] = ordinal }
    }
    return endings
  }()

  /// Reads a Roman numeral before the noun that it counts off.
  ///
  /// Examples: "во II квартале", "во II тыс. до н. э."
  private func romanBeforeNoun(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.kind(index + 1) == .space, tokens.isEdge(index - 1),
      let value = tokens.roman(index)
    else { return nil }
    let noun = tokens.text(index + 2)
    if noun == "тыс", tokens.isMark(index + 3, ".") {
      let isIn = ["в", "во"].contains(tokens.text(index - 2).lowercased())
      guard let words = ordinal(String(value), ending: isIn ? "ом" : "ое") else { return nil }
      form.append(words + (isIn ? " тысячелетии" : " тысячелетие"))
      return index + 4
    }
    guard let ending = Self.countedOff[noun], let words = ordinal(String(value), ending: ending)
    else { return nil }
    form.append(words)
    return index + 1
  }
}
