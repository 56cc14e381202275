// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Roman numerals in running text.
extension TextNormalizer {
  /// Reads a Roman numeral after a capitalized word, or beside one for what is numbered: "Louis XIV", "Kapitel IV", "XIX secolo".
  ///
  /// Only numerals among I, V and X, since "CD" and "MM" are other things; a single letter needs what is numbered before it.
  func roman(_ index: Int, into form: inout SpokenForm) -> Int? {
    let text = tokens.text(index)
    guard text.utf8.allSatisfy({ "IVXLC".utf8.contains($0) }) else { return nil }
    if text.utf8.contains(where: { "LC".utf8.contains($0) }) {
      return longRoman(index, into: &form)
    }
    if let next = romanAmongSigns(index, into: &form) { return next }
    guard tokens.isEdge(index - 1), tokens.isEdge(index + 1),
      !tokens.isMark(index + 1, in: ["/", "-", "–", "&"])
    else { return nil }
    // The word, or its abbreviation.
    let lead = tokens.isMark(index - 2, ".") ? index - 3 : index - 2
    let hasLead = tokens.kind(index - 1) == .space && tokens.kind(lead) == .letters
    let isNumbered =
      hasLead && (isNumberedWord(lead) || (lead < index - 2 && isNumberedAbbreviation(lead)))
    // A period within a text may be that of an ordinal.
    let hasPoint = tokens.isMark(index + 1, ".") && index + 2 < tokens.count
    let isName =
      hasLead && lead == index - 2 && text.utf8.count > 1 && !hasPoint
      && (tokens.text(lead).first?.isUppercase == true
        && tokens.text(lead).dropFirst().contains(where: \.isLowercase)
        // Its script has no capitals.
        || rules.locale.language == "hi" && tokens.text(lead).utf8.first.map { $0 > 0x80 } == true)
    // Behind another name a letter is the initial of a second one, as V is before any name and behind a woman's: there were
    // no five queens of a name. The first of a name may have a byname: "Zygmunt I Stary".
    let isRuler =
      hasLead && lead == index - 2 && text.utf8.count == 1 && !hasPoint
      && rules.locale.language != "de" && RulerNames.contains(tokens.text(lead))
      && (text == "I"
        || !RulerNames.isQueen(tokens.text(lead), in: rules.locale.language)
          && tokens.text(tokens.skipSpace(index + 1)).first?.isUppercase != true)
    let isOrdinal =
      text.utf8.count > 1 && tokens.kind(index + 1) == .space
      && (isNumberedWord(index + 2) || isCoordinated(index + 2))
    // "los siglos XIII y XV", "do século XV ao XVIII"
    let isSecond = text.utf8.count > 1 && followsNumbered(index)
    // By itself a numeral is the number of a cell, but for two X, which are chromosomes. At the end of a text, one with "II"
    // in it is nothing else; "IV" and "VI" are a drip and an island, too.
    let isLast = index == tokens.count - 1 && text.utf8.count > 1
    let isCell =
      isLast && (index == 0 && !text.allSatisfy { $0 == "X" } || hasLead && text.hasSuffix("II"))
    guard isNumbered || isName || isRuler || isOrdinal || isSecond || isCell,
      let value = RomanNumber.value(of: text),
      let words = isNumbered
        ? numeral(value, of: tokens.text(lead))
        : isCell && !isName
          ? rules.cardinal(value)
          : isOrdinal || isSecond
            ? rules.roman(value)
            : regnal(value, behind: tokens.text(lead))
              ?? (rules.locale.language == "hi" ? rules.cardinal(value) : nil)
    else { return nil }
    form.append(words)
    return index + 1
  }

  /// Reads a Roman numeral between an article and its noun as an ordinal of its gender: "la II Guerra Mundial", "o XV Congresso".
  ///
  /// - Parameters:
  ///   - index: where the numeral is.
  ///   - articles: the genders of the articles.
  ///   - form: receives the words.
  /// - Returns: the index past it; nil if there is none.
  func romanBehindArticle(
    _ index: Int, _ articles: [String: Gender], into form: inout SpokenForm
  ) -> Int? {
    guard tokens.kind(index - 1) == .space,
      let gender = articles[tokens.text(index - 2).lowercased()],
      // A letter alone behind a masculine article may be a name: "un X Factor", "del I Ching".
      tokens.text(index).utf8.count > 1 || gender == .feminine
        || tokens.text(index + 2).first?.isLowercase == true,
      tokens.kind(index + 1) == .space, tokens.text(index + 2).count > 3,
      let value = tokens.roman(index), value < 40,
      var words = rules.ordinal(String(value), gender)
    else { return nil }
    // "el primer congreso"
    if rules.locale.language == "es", gender == .masculine,
      words.hasSuffix("primero") || words.hasSuffix("tercero")
    {
      words.removeLast()
    }
    form.append(words)
    return index + 1
  }

  /// Reads a numeral above 39 right behind a word for what is numbered: "inciso LXIII", "Kapitel XLII".
  ///
  /// One that begins with C is rather a disc, and XL a size.
  private func longRoman(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.text(index).utf8.count > 1, !tokens.text(index).hasPrefix("C"),
      tokens.text(index) != "XL",
      tokens.kind(index - 1) == .space, isNumberedWord(index - 2), tokens.isEdge(index + 1),
      !tokens.isMark(index + 1, in: ["/", "-", "–", "&"]),
      let value = RomanNumber.value(of: tokens.text(index)),
      let words = numeral(value, of: tokens.text(index - 2))
    else { return nil }
    form.append(words)
    return index + 1
  }

  /// A numeral behind what it numbers, in the languages whose ordinals have a gender: "parte seconda", "parte dois".
  private func numeral(_ value: Int, of noun: String) -> String? {
    let words = rules.roman(value)
    if ["ru", "uk"].contains(rules.locale.language) {
      return rules.ordinal(String(value), Self.slavicGender(of: slavicNoun(noun)))
    }
    guard words == rules.ordinal(String(value), .masculine) else { return words }
    let noun = noun.lowercased()
    switch rules.locale.language {
    case "it" where noun.hasPrefix("part") || noun.hasPrefix("sez") || Self.ofOrder.contains(noun):
      return rules.ordinal(String(value), .feminine)
    case "it" where noun.hasSuffix("a") || noun == "fig" || noun == "tab" || noun == "fase",
      "pt" where noun.hasSuffix("a") || Self.feminines.contains(noun):
      return rules.cardinal(value)
    default: return words
    }
  }

  /// A Russian or Ukrainian noun in small letters, in full where it is short: "гл" is "глава".
  private func slavicNoun(_ noun: String) -> String {
    let noun = noun.lowercased()
    return type(of: rules).phrases[noun + "."] ?? noun
  }

  /// The gender of a Russian or Ukrainian noun, by its ending: "глава четвёртая", "часть третья", "приложение второе".
  private static func slavicGender(of noun: String) -> Gender {
    if ["ие", "ье", "ння", "ття", "о", "е"].contains(where: noun.hasSuffix) { return .neuter }
    let isFeminine = ["а", "я", "сть", "пень"].contains(where: noun.hasSuffix)
    return isFeminine ? .feminine : .masculine
  }

  /// Italian nouns of which one is said to be the second.
  private static let ofOrder: Set<String> = ["guerra", "classe", "lezione", "scena", "legislatura"]
  /// Portuguese nouns that are feminine without ending so.
  private static let feminines: Set<String> = [
    "parte", "fase", "classe", "seção", "secção", "lição", "fig", "tab", "sec", "seç",
  ]

  /// The ordinal behind the name of a king or a queen, in the languages whose ordinals have a gender.
  private func regnal(_ value: Int, behind name: String) -> String? {
    guard let words = rules.regnal(value) else { return nil }
    let language = rules.locale.language
    guard RulerNames.isQueen(name, in: language) else {
      // Kings of French are counted with cardinals, but for the first.
      return language == "fr" && value == 1 ? rules.ordinal("1", .masculine) : words
    }
    switch language {
    case "it", "pt", "es", "pl", "uk":
      let isOrdinal =
        [.masculine, .none].contains { words == rules.ordinal(String(value), $0) }
      return isOrdinal ? rules.ordinal(String(value), .feminine) : words
    case "fr": return value == 1 ? rules.ordinal("1", .feminine) : words
    case "sv": return rules.ordinal(String(value), .none).map { "den " + $0 }
    default: return words
    }
  }

  /// Whether another numeral is behind a word for "and", and what is numbered behind that: "XIX e XX secolo".
  private func isCoordinated(_ index: Int) -> Bool {
    guard Self.conjunctions.contains(tokens.text(index)), tokens.kind(index + 1) == .space else {
      return false
    }
    // "tra il XII e il XIII secolo"
    let hasArticle = ["il", "lo", "o", "el", "le", "l"].contains(tokens.text(index + 2))
    let other = hasArticle ? index + 4 : index + 2
    guard RomanNumber.value(of: tokens.text(other)) != nil, tokens.kind(other + 1) == .space else {
      return false
    }
    return isNumberedWord(other + 2) || isNumberedAbbreviation(other + 2)
  }

  /// Whether another numeral is before a word for "and" or "to" with or without its article, and what is numbered before that.
  private func followsNumbered(_ index: Int) -> Bool {
    for join in [index - 2, index - 4] where tokens.kind(join + 1) == .space {
      guard
        Self.conjunctions.contains(tokens.text(join)) || Self.bounds.contains(tokens.text(join)),
        tokens.kind(join - 1) == .space, RomanNumber.value(of: tokens.text(join - 2)) != nil,
        tokens.kind(join - 3) == .space
      else { continue }
      if isNumberedWord(join - 4)
        || tokens.isMark(join - 4, ".") && isNumberedAbbreviation(join - 5)
      {
        return true
      }
    }
    return false
  }

  private static let bounds: Set<String> = [
    "o", "ou", "hasta", "al", "a", "ao", "até", "al", "à", "au", "fino", "to", "and", "or",
  ]

  private static let conjunctions: Set<String> = [
    "e", "y", "et", "und", "en", "och", "и", "та", "і", "i", "és", "ve", "and", "u.",
  ]

  /// Reads a Roman numeral among signs that no blanks part: "第Ⅲ章", "ルイXIV世".
  private func romanAmongSigns(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard
      tokens.text(index - 1).hasSuffix("第") || tokens.text(index - 1).hasSuffix("제")
        || tokens.text(index + 1).first.map({ "世期部章巻卷編编節节级級型세장부권편".contains($0) }) == true,
      let value = RomanNumber.value(of: tokens.text(index))
    else { return nil }
    form.append(rules.cardinal(value))
    return index + 1
  }
}
