// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What is counted or counted off in Polish by a number that makes a word with it, or takes the case of what is before it:
/// "12-letni", "zgodnie z art. 415", "w I kw.".
extension PolishRules {
  /// Short nouns of laws, pages and tables, which stand before numbers.
  static let abbreviationCases = AbbreviationCases(
    """
    art artykułu artykułowi artykułem artykule artykuł
    ust ustępu ustępowi ustępem ustępie ustęp
    pkt punktu punktowi punktem punkcie punkt
    par paragrafu paragrafowi paragrafem paragrafie paragraf
    poz pozycji pozycji pozycją pozycji pozycję
    rozdz rozdziału rozdziałowi rozdziałem rozdziale rozdział
    zał załącznika załącznikowi załącznikiem załączniku załącznik
    rys rysunku rysunkowi rysunkiem rysunku rysunek
    tab tabeli tabeli tabelą tabeli tabelę
    str strony stronie stroną stronie stronę
    pok pokoju pokojowi pokojem pokoju pokój
    nr numeru numerowi numerem numerze numer
    """,
    [
      "zgodnie z": .instrumental, "z": .genitive, "ze": .genitive, "od": .genitive,
      "do": .genitive, "podstawie": .genitive, "podst.": .genitive, "mocy": .genitive,
      "myśl": .genitive,
      "wg": .genitive, "według": .genitive, "w": .locative, "o": .locative, "po": .locative,
      "na": .locative, "przy": .locative, "pod": .instrumental, "przed": .instrumental,
      "za": .instrumental, "przez": .accusative,
    ], beforeNames: [], places: [])

  func counted(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    if tokens.kind(index) == .letters {
      if let (noun, next) = Self.abbreviationCases.noun(tokens, at: index) {
        form.append(noun)
        return next
      }
      return region(tokens, index, into: &form) ?? municipality(tokens, index, into: &form)
        ?? quarterOfYear(tokens, index, into: &form) ?? ruler(tokens, index, into: &form)
        ?? degree(tokens, index, into: &form)
    }
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1) else { return nil }
    return dayOfSpan(tokens, index, into: &form) ?? compound(tokens, index, into: &form) ?? one(
      reader, index, into: &form)
      ?? ordinalOfFeminine(tokens, index, into: &form) ?? persons(reader, index, into: &form)
  }

  private static let beginnings: [Int: String] = [
    1: "jedno", 2: "dwu", 3: "trzy", 4: "cztero", 5: "pięcio", 6: "sześcio", 7: "siedmio",
    8: "ośmio", 9: "dziewięcio", 10: "dziesięcio", 11: "jedenasto", 12: "dwunasto",
    13: "trzynasto", 14: "czternasto", 15: "piętnasto", 16: "szesnasto", 17: "siedemnasto",
    18: "osiemnasto", 19: "dziewiętnasto", 20: "dwudziesto", 30: "trzydziesto",
    40: "czterdziesto", 50: "pięćdziesięcio", 60: "sześćdziesięcio", 70: "siedemdziesięcio",
    80: "osiemdziesięcio", 90: "dziewięćdziesięcio", 100: "stu", 200: "dwustu", 300: "trzystu",
    400: "czterystu", 500: "pięćset",
  ]

  /// The number that a word begins with: "dwudziestocztero".
  private static func beginning(of value: Int) -> String? {
    if let words = beginnings[value] { return words }
    guard (21..<600).contains(value) else { return nil }
    let hundreds = value >= 100 ? beginnings[value / 100 * 100] ?? "" : ""
    let rest = value % 100
    guard rest > 0 else { return hundreds }
    if let words = beginnings[rest] { return hundreds + words }
    guard let tens = beginnings[rest / 10 * 10], let ones = beginnings[rest % 10] else {
      return nil
    }
    return hundreds + tens + ones
  }

  /// Adjectives that are written short behind a number.
  private static let adjectives = ["pok": "pokojowe", "os": "osobowy", "mies": "miesięczny"]

  /// Reads an adjective that begins with a number, which is one word: "5-krotnym", "24-godzinny", "3-pok.".
  private func compound(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index + 1, "-"), tokens.kind(index + 2) == .letters,
      let value = Int(tokens.text(index)), let number = Self.beginning(of: value)
    else { return nil }
    let word = tokens.text(index + 2)
    if let adjective = Self.adjectives[word], tokens.isMark(index + 3, ".") {
      form.append(number + adjective)
      return index + 4
    }
    guard word.count > 4, word.first?.isLowercase == true,
      ["y", "i", "a", "e", "ą", "ej", "go", "mu", "ym", "im", "ch", "mi", "ść"].contains(
        where: word.hasSuffix)
    else { return nil }
    form.append(number + word)
    return index + 3
  }

  /// Reads the first of two days before their month: "od 1 do 5 marca".
  private func dayOfSpan(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index - 1) == .space, tokens.text(index - 2).lowercased() == "od",
      let first = Int(tokens.text(index)), (1...31).contains(first),
      tokens.kind(index + 1) == .space, tokens.text(index + 2) == "do",
      tokens.kind(index + 3) == .space, let last = Int(tokens.text(index + 4)), first < last,
      last <= 31, tokens.kind(index + 5) == .space, months.month(tokens.text(index + 6)) != nil
    else { return nil }
    form.append(ordinal(first, .genitive))
    return index + 1
  }

  /// Reads one of something behind "po", in the locative: "po 1 tabletce".
  private func one(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    guard tokens.text(index) == "1", tokens.kind(index - 1) == .space,
      tokens.text(index - 2).lowercased() == "po", tokens.kind(index + 1) == .space
    else { return nil }
    if let unit = reader.unit(index + 1, isGlued: false), unit.rate == nil,
      case let name = name(ofUnit: unit.name, for: SpokenNumber("1")), name.hasSuffix("ka")
    {
      form.append("jednej " + name.dropLast(2) + "ce")
      return unit.next
    }
    guard
      case let noun = tokens.text(index + 2), noun.count > 3, noun.first?.isLowercase == true,
      months.month(noun) == nil, noun.hasSuffix("e") || noun.hasSuffix("i") || noun.hasSuffix("u")
    else { return nil }
    let isFeminine = ["ce", "dze", "sze", "ści", "cji", "li", "pie", "bie"].contains {
      noun.hasSuffix($0)
    }
    form.append(isFeminine ? "jednej" : "jednym")
    return index + 1
  }

  /// Feminine nouns that are counted off, in the cases whose ending is that of other genders, too.
  private static let feminineNouns: Set<String> = [
    "połowie", "stronie", "wojnie", "klasie", "wersji", "serii", "osobie", "linii", "kolejce",
    "klasy", "strony", "wojny", "połowy", "rundy", "grupy", "ligi", "zmiany", "dekady", "edycji",
    "części", "dekadzie", "zmianie", "kategorii", "kadencji", "minuty", "godziny", "rocznicy",
  ]

  /// Reads an ordinal before a feminine noun in an oblique case.
  ///
  /// Examples: "w 2. połowie", "uczniowie 8. klasy".
  private func ordinalOfFeminine(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.isMark(index + 1, "."), tokens.kind(index + 2) == .space, index > 0,
      Self.feminineNouns.contains(tokens.text(index + 3)), let value = Int(tokens.text(index)),
      value < 1_000
    else { return nil }
    form.append(ordinal(value, .genitiveFeminine))
    return index + 2
  }

  /// Reads a quarter of a year whose noun is short.
  ///
  /// Examples: "w I kw. br.", "za II kw.".
  private func quarterOfYear(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.isEdge(index - 1), tokens.kind(index + 1) == .space,
      tokens.text(index + 2) == "kw", tokens.isMark(index + 3, "."),
      let value = tokens.roman(index), (1...4).contains(value)
    else { return nil }
    switch tokens.text(index - 2).lowercased() {
    case "w", "we", "po": form.append(ordinal(value, .locative) + " kwartale")
    case "od", "do", "z", "ze": form.append(ordinal(value, .genitive) + " kwartału")
    default: form.append((ordinal(String(value), .none) ?? "") + " kwartał")
    }
    return index + 4
  }

  /// How the names of women begin who reigned with a numeral behind their names.
  private static let queens = [
    "Elżbie", "Katarzyn", "Mari", "Ann", "Małgorza", "Krystyn", "Izabel", "Wiktori", "Joann",
    "Jadwi",
  ]

  /// Reads the numeral of a ruler in the case that the name is in.
  ///
  /// Examples: "Kazimierza III Wielkiego", "Karolem XII", "Elżbiety II".
  private func ruler(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let name = tokens.text(index - 2)
    guard tokens.isEdge(index + 1), tokens.kind(index - 1) == .space, name.count > 3,
      name.first?.isUppercase == true, name.dropFirst().allSatisfy(\.isLowercase),
      !tokens.isMark(index + 1, in: ["/", "-", "–"]),
      let value = RomanNumber.value(of: tokens.text(index)), value < 30,
      !Self.numberedWords.contains(name.lowercased()), Self.numberedForms[name.lowercased()] == nil
    else { return nil }
    let behind = tokens.text(tokens.skipSpace(index + 1))
    // A letter alone may be a word or an initial.
    let isNamed = behind.first?.isUppercase == true && behind.dropFirst().allSatisfy(\.isLowercase)
    guard tokens.text(index).count > 1 || isNamed && !tokens.isMark(index + 1, ".") else {
      return nil
    }
    if Self.queens.contains(where: name.hasPrefix) {
      guard name.hasSuffix("y") || name.hasSuffix("i") || name.hasSuffix("cie") else {
        guard name.hasSuffix("a") else { return nil }
        form.append(ordinal(value, .feminine))
        return index + 1
      }
      form.append(ordinal(value, .genitiveFeminine))
    } else if name.hasSuffix("a") {
      form.append(ordinal(value, .genitive))
    } else if name.hasSuffix("em") {
      form.append(ordinal(value, .locative))
    } else {
      return nil
    }
    return index + 1
  }

  /// Reads the short form of a degree with the gender of the name behind it.
  ///
  /// Example: "dr hab. Anna Nowak".
  private func degree(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.text(index) == "hab", tokens.isMark(index + 1, "."),
      tokens.kind(index + 2) == .space, tokens.text(index + 3).first?.isUppercase == true
    else { return nil }
    form.append(tokens.text(index + 3).hasSuffix("a") ? "habilitowana" : "habilitowany")
    return index + 2
  }
}
