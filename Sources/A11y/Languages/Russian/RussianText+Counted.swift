// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What is counted or counted off in Russian by a number that makes a word with it, or takes its gender and case: "2-комн. кв.", "по 1 табл.",
/// "в 21-й школе".
extension RussianRules {
  func counted(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1) else { return nil }
    return dwelling(tokens, index, into: &form) ?? floor(tokens, index, into: &form)
      ?? each(reader, index, into: &form) ?? feminineOrdinal(tokens, index, into: &form)
      ?? between(tokens, index, into: &form)
  }

  /// The adjectives that are written short behind a number, without their endings.
  private static let dwellings = [
    "к": "комнатн", "комн": "комнатн", "эт": "этажн", "спальн": "спальн",
  ]

  /// Reads an adjective that a number begins and that is short behind it.
  ///
  /// Examples: "2-комн. кв.", "9-эт. дом", "1-к. кв.".
  private func dwelling(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index + 1, in: TextNormalizer.joining),
      let stem = Self.dwellings[tokens.text(index + 2)], tokens.isMark(index + 3, "."),
      let number = Self.beginning(of: tokens.text(index))
    else { return nil }
    let noun = tokens.text(tokens.skipSpace(index + 4))
    let isAccusative = noun.hasSuffix("у") || noun.hasSuffix("ю")
    let ending =
      noun.hasPrefix("кв") || noun.hasSuffix("а")
      ? "ая" : isAccusative ? "ую" : noun.hasSuffix("е") ? "ой" : "ый"
    form.append(number + stem + ending)
    return index + 4
  }

  /// The number that a word begins with: "двух", "одно".
  static func beginning(of digits: String) -> String? {
    guard digits.utf8.count <= 3, let value = Int(digits), value > 0,
      let genitive = RussianGenitive.cardinal(digits, .masculine)
    else { return nil }
    let stems = ["одного": "одно", "ста": "сто", "девяноста": "девяносто"]
    return genitive.split(separator: " ").map { stems[String($0)] ?? String($0) }.joined()
  }

  /// Reads a floor and how many the house has: "на 7/9 эт.", "этаж 7/9".
  private func floor(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let isBehindNoun = ["этаж", "этаже"].contains(tokens.text(index - 2).lowercased())
    let noun = tokens.skipSpace(index + 3)
    let isBefore = ["эт", "этаж", "этаже", "этажи"].contains(tokens.text(noun))
    guard tokens.isMark(index + 1, "/"), tokens.kind(index + 2) == .digits,
      isBehindNoun && tokens.isBoundary(index + 3) || isBefore,
      let floor = Int(tokens.text(index)), let all = Int(tokens.text(index + 2)), floor <= all,
      all < 100, let genitive = RussianGenitive.cardinal(tokens.text(index + 2), .masculine)
    else { return nil }
    let isIn =
      isBehindNoun
      ? tokens.text(index - 2).hasSuffix("е")
      : ["на", "с"].contains(tokens.text(index - 2).lowercased())
    guard let words = ordinal(String(floor), ending: isIn ? "ом" : "ый") else { return nil }
    form.append(words + (isBehindNoun ? "" : isIn ? " этаже" : " этаж") + " из " + genitive)
    guard isBefore else { return index + 3 }
    return tokens.isMark(noun + 1, ".") && tokens.skipSpace(noun + 2) < tokens.count
      ? noun + 2 : noun + 1
  }

  /// Reads the short form of a month in the case that the preposition before it takes.
  ///
  /// Examples: "в янв. 1725 г.", "с февр. по март".
  func shortMonth(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .letters, tokens.isMark(index + 1, "."),
      tokens.kind(index - 1) == .space, tokens.text(index).count < 5,
      let month = months.month(tokens.text(index)), case let genitive = months[month],
      genitive.count > 2
    else { return nil }
    switch tokens.text(index - 2).lowercased() {
    case "в", "во", "о", "об": form.append(genitive.dropLast() + "е")
    case "с", "со", "до", "от", "из", "после", "начала", "конца", "середины": form.append(genitive)
    default: return nil
    }
    return index + 2
  }

  /// Words of the time in which something is done, behind a short form of "times".
  private static let spansOfTime: Set<String> = [
    "день", "сутки", "неделю", "месяц", "дн", "нед", "мес", "сут",
  ]
  /// Words before a price.
  private static let leadsOfPrices: Set<String> = [
    "по", "за", "цена", "стоимость", "стоит", "аренда", "плата", "ставка", "тариф", "проезд",
  ]

  /// Reads how often something is done, since so little money would be a rare price.
  ///
  /// Examples: "2 р. в день", "3 р./день".
  func timesInSpan(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, let value = Int(tokens.text(index)),
      (1...6).contains(value), case let sign = tokens.skipSpace(index + 1),
      tokens.text(sign) == "р",
      !Self.leadsOfPrices.contains(tokens.lead(before: index, past: [":"]))
    else { return nil }
    let past = tokens.isMark(sign + 1, ".") ? sign + 2 : sign + 1
    let behind = tokens.skipSpace(past)
    let isRate = tokens.isMark(past, "/") && Self.spansOfTime.contains(tokens.text(past + 1))
    guard
      isRate
        || ["в", "на"].contains(tokens.text(behind)) && behind > past
          && Self.spansOfTime.contains(tokens.text(behind + 2))
    else { return nil }
    form.append(cardinal(value) + (value == 1 || value > 4 ? " раз" : " раза"))
    guard isRate else { return past }
    form.append("в")
    return past + 1
  }

  /// Reads one of something for each, which is in the dative: "по 1 табл.", "по 21 рублю".
  private func each(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    let digits = tokens.text(index)
    guard tokens.kind(index - 1) == .space, tokens.text(index - 2).lowercased() == "по",
      let value = Int(digits), RussianGenitive.endsInOne(value), tokens.kind(index + 1) == .space,
      let words = RussianCases.cardinal(digits, .dative)
    else { return nil }
    let feminine = words.hasSuffix("одному") ? words.dropLast(6) + "одной" : words
    if let unit = reader.unit(index + 1, isGlued: false), unit.rate == nil {
      let name = name(ofUnit: unit.name, for: SpokenNumber("1"))
      let isFeminine = name.hasSuffix("а") || name.hasSuffix("я")
      guard isFeminine || name.last.map({ !"ойеь".contains($0) }) == true,
        !name.contains(" ")
      else { return nil }
      form.append(isFeminine ? feminine + " " + name.dropLast() + "е" : words + " " + name + "у")
      return unit.next
    }
    let noun = tokens.text(index + 2)
    guard noun.count > 3, noun.first?.isLowercase == true, months.month(noun) == nil else {
      return nil
    }
    if noun.hasSuffix("е") || noun.hasSuffix("ии") {
      form.append(feminine)
    } else if noun.hasSuffix("у") || noun.hasSuffix("ю") {
      form.append(words)
    } else {
      return nil
    }
    return index + 1
  }

  /// Reads an ordinal whose letter is that of two genders before a feminine noun in another case than the nominative.
  ///
  /// Examples: "в 21-й школе", "на 5-й улице", "до 3-й остановки".
  private func feminineOrdinal(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.isMark(index + 1, "-"), tokens.text(index + 2) == "й",
      tokens.kind(index + 3) == .space, case let noun = tokens.text(index + 4), noun.count > 3,
      noun.first?.isLowercase == true, let last = noun.last, "еиы".contains(last),
      let words = ordinal(tokens.text(index), ending: "ой")
    else { return nil }
    form.append(words)
    return index + 3
  }

  /// Reads the first and the second of two days, years or hours behind "между", which takes the instrumental.
  ///
  /// Examples: "между 15 и 20 мая", "между 1941 и 1945 годами".
  private func between(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let isFirst = tokens.text(index - 2).lowercased() == "между" && tokens.text(index + 2) == "и"
    let isSecond =
      tokens.text(index - 2) == "и" && tokens.kind(index - 4) == .digits
      && tokens.text(index - 6).lowercased() == "между"
    guard isFirst || isSecond, tokens.kind(index - 1) == .space, tokens.kind(index + 1) == .space,
      isSecond || tokens.kind(index + 4) == .digits
    else { return nil }
    let noun = tokens.text(isFirst ? index + 6 : index + 2)
    let isDay = months.month(noun) != nil && tokens.text(index).utf8.count <= 2
    let isYear =
      tokens.text(index).utf8.count == 4 && ["годами", "годом", "гг"].contains(noun)
    guard isDay || isYear else {
      guard noun.hasSuffix("ами") || noun.hasSuffix("ями"),
        let words = RussianCases.cardinal(tokens.text(index), .instrumental)
      else { return nil }
      form.append(words)
      return index + 1
    }
    guard let words = ordinal(tokens.text(index), ending: "ым") else { return nil }
    form.append(words)
    return index + 1
  }
}
