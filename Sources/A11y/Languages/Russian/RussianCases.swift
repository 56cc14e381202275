// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Russian numbers in the cases that a noun's ending or a preposition tells: "с двадцатью двумя студентами".
///
/// Source: CLDR's spelled-out numbers.
enum RussianCases {
  /// A case other than the nominative and the genitive, by CLDR's name.
  enum Case: String {
    /// To whom or what: "к пяти часам".
    case dative
    /// With whom or what: "с пятью детьми".
    case instrumental = "ablative"
    /// In or about what: "в пяти странах".
    case prepositional = "locative"
  }

  private static let formatters = FactCache<ICU.NumberRulesFormatter>(limit: 3)

  /// A whole number in a case; nil where it has no words.
  static func cardinal(_ digits: String, _ form: Case) -> String? {
    guard digits.utf8.count <= 12, let value = Int64(digits) else { return nil }
    // Below two hundred this case is the genitive, which CLDR's rules for compounds are not.
    if form == .prepositional, value < 200 { return RussianGenitive.cardinal(digits, .masculine) }
    let words = formatters.use(form.rawValue) {
      ICU.NumberRulesFormatter(ofCLDR: "%spellout-cardinal-masculine-" + form.rawValue, .russian)
    } _: {
      $0.words(value)
    }
    return words?.split(separator: " ").map { dotted[String($0)] ?? String($0) }
      .joined(separator: " ")
  }

  /// The words that CLDR writes without the two dots that a voice needs.
  private static let dotted = [
    "трем": "трём", "четырем": "четырём", "трех": "трёх", "четырех": "четырёх", "нулем": "нулём",
  ]

  /// The case of the number before a noun in the plural, as far as the noun's ending and the preposition before the number tell.
  static func form(before noun: String, behind preposition: String) -> Case? {
    guard noun.count > 3, noun.first?.isLowercase == true else { return nil }
    if noun.hasSuffix("ами") || noun.hasSuffix("ями") || noun.hasSuffix("ьми") {
      return .instrumental
    }
    if noun.hasSuffix("ах") || noun.hasSuffix("ях") { return .prepositional }
    // Genitives may end as datives do: "пять драм".
    let isDative = noun.hasSuffix("ям") || noun.hasSuffix("ам") || noun.hasSuffix("ым")
    return isDative && demandsDative.contains(preposition) ? .dative : nil
  }

  /// The case of a number that ends in one before a masculine or neuter noun in the singular, as the preposition and the noun's
  /// ending tell: "к 21 участнику", "в 51 городе", "с 21 участником".
  static func singular(before noun: String, behind preposition: String) -> Case? {
    switch preposition {
    case "к", "ко", "благодаря":
      ["у", "ю"].contains(where: noun.hasSuffix) ? .dative : nil
    case "с", "со", "над", "под", "перед", "между":
      ["ом", "ем", "ём"].contains(where: noun.hasSuffix) ? .instrumental : nil
    // Comparatives and adjectives in the plural end so as well: "на 21 выше".
    case "в", "во", "на", "о", "об", "при":
      noun.hasSuffix("е") && !["после", "возле"].contains(noun)
        && !["ше", "же", "ее", "ое", "ие", "ые"].contains(where: noun.hasSuffix)
        ? .prepositional : nil
    default: nil
    }
  }

  /// How feminine nouns end in the prepositional, unlike masculine ones.
  private static let feminineEndings = [
    "ице", "уте", "ппе", "чке", "шке", "йке", "нке", "коле", "мнате", "ртире", "тране", "зоне",
    "рме",
  ]

  /// A number that ends in one in the prepositional before a noun: "пятидесяти одном", "сорока одной".
  static func prepositional(_ words: String, before noun: String) -> String {
    guard words.hasSuffix("одного") else { return words }
    let isFeminine = feminineEndings.contains(where: noun.hasSuffix)
    return words.dropLast(2) + (isFeminine ? "й" : "м")
  }

  private static let demandsDative: Set<String> = ["к", "ко", "по", "благодаря"]
}
