// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import A11y

/// The number words of each language against CLDR's, which were written by others.
@Suite struct SpelloutTests {
  /// One of our ways to say a number, and the set of CLDR's rules that says it, too.
  struct Pair: CustomTestStringConvertible, Sendable {
    let language: String
    let gender: Gender
    let set: String

    var testDescription: String { "\(language) \(set)" }
  }

  /// Where we say a part of a number in another way than CLDR.
  struct Difference {
    let theirs: String
    let ours: String
    /// Whether it is only at the end of the words.
    let isAtEnd: Bool

    init(_ theirs: String, _ ours: String, isAtEnd: Bool = false) {
      self.theirs = theirs
      self.ours = ours
      self.isAtEnd = isAtEnd
    }
  }

  /// What differs on purpose, by language; each has its reason.
  static let differences: [String: [Difference]] = [
    // Hamza and the spelling of a hundred, as newspapers write them; eleven and hundreds agree with what they count.
    "ar": [
      Difference("إ", "ا"), Difference("مائة", "مئة"), Difference("مائتا", "مئتا"),
      Difference("احدى عشر", "أحد عشر"),
      Difference("ثلاثة مئة", "ثلاث مئة"), Difference("أربعة مئة", "أربع مئة"),
      Difference("خمسة مئة", "خمس مئة"),
      Difference("ستة مئة", "ست مئة"), Difference("سبعة مئة", "سبع مئة"),
      Difference("ثمانية مئة", "ثمان مئة"),
      Difference("تسعة مئة", "تسع مئة"),
    ],
    // Both spellings are in use; these are the ones of newspapers.
    "hi": [Difference("पन्द्रह", "पंद्रह"), Difference("वाँ", "वां")],
    // The spoken form of ninety; a hundred is counted without one; ten ends in an article.
    // A million is not spelt with "օ", and 10¹² is "տրիլիոն", as in CLDR's own short form "տրլն".
    "hy": [
      Difference("իննասուն", "իննսուն"), Difference("մեկհարյուր", "հարյուր"),
      Difference("տասն", "տասը", isAtEnd: true), Difference("տասնհազար", "տասը հազար"),
      Difference("միլիօն", "միլիոն"), Difference("բիլիօն", "տրիլիոն"),
      Difference("միլիար", "միլիարդ", isAtEnd: true),
    ],
    // "két" is easily taken for "hét", so numbers that are read aloud have "kettő".
    "hu": [
      Difference("kétszáz", "kettőszáz"), Difference("kétezer", "kettőezer"),
      Difference("kétmilli", "kettőmilli"), Difference("kétbilli", "kettőbilli"),
    ],
    // Nothing is elided and no end is stressed, since the hundreds are words of their own to a voice.
    "it": [
      Difference("centott", "centoott"), Difference("centotré", "centotre"),
      Difference("ventunmila", "ventunomila"),
    ],
    "ja": [Difference("〇", "零")],
    // The number, and not the article.
    "nl": [
      Difference("duizendeen", "duizendéén"), Difference("eenmil", "éénmil"),
      Difference("eenbil", "éénbil"),
    ],
    // "hundra" as it is counted, "etthundra" as it is written on cheques; and no letter is left out.
    "sv": [
      Difference("etthundra", "hundra"), Difference("tjugoettusen", "tjugoetttusen"),
      Difference("tjugoetusen", "tjugoetttusen"), Difference("tjugoentusen", "tjugoetttusen"),
    ],
    // The north's words; the south says "lẻ".
    "vi": [
      Difference("lẻ", "linh"), Difference("nghìn không trăm linh", "nghìn linh"),
      Difference("thứ nhì", "thứ hai"),
    ],
    // 10¹² is "трильйон", and 10¹⁵ "квадрильйон", as in CLDR's own short form "трлн".
    "uk": [Difference("більйон", "трильйон"), Difference("більярд", "квадрильйон")],
    // Before a thousand and more it is 两; 10¹² is 万亿, as in CLDR's own short form, for 兆 is also a million.
    "zh": [
      Difference("二千", "两千"), Difference("二万", "两万"), Difference("兆", "万亿"),
      Difference("二万亿", "两万亿"),
    ],
  ]

  /// Numbers that we say on purpose in another way as a whole.
  static let exceptions: [String: [Int: String]] = [
    // Two of something is its dual, and five million are a plural.
    "ar cardinal-masculine": [
      2000: "ألفان", 2001: "ألفان وواحد", 2_000_000: "مليونان", 5_000_000: "خمسة ملايين",
      2_000_000_000: "ملياران", 5_000_000_000: "خمسة مليارات", 1_000_000_000_000: "تريليون",
      2_000_000_000_000: "تريليونان", 5_000_000_000_000: "خمسة تريليونات",
    ],
    "hy cardinal": [1000: "հազար", 1001: "հազար մեկ"],
    "nl cardinal": [1: "één"],
    // A thousand needs no one before it.
    "sv cardinal-neuter": [1000: "tusen", 1001: "tusen ett"],
    "sv cardinal-reale": [1000: "tusen", 1001: "tusen en"],
    "uk cardinal-masculine": [1000: "тисяча", 1001: "тисяча один"],
    "uk cardinal-feminine": [1000: "тисяча", 1001: "тисяча одна"],
    "uk cardinal-neuter": [1000: "тисяча", 1001: "тисяча одне"],
    // The older words, which are the usual ones.
    "es ordinal-masculine": [11: "undécimo", 12: "duodécimo"],
    "es ordinal-feminine": [11: "undécima", 12: "duodécima"],
    // Eighty and ninety have no "et" in French.
    "fr ordinal-masculine": [81: "quatre-vingt-unième", 91: "quatre-vingt-onzième"],
    "fr ordinal-feminine": [81: "quatre-vingt-unième", 91: "quatre-vingt-onzième"],
  ]

  static let cardinals: [Pair] = [
    Pair(language: "ar", gender: .masculine, set: "cardinal-masculine"),
    Pair(language: "de", gender: .none, set: "numbering"),
    Pair(language: "de", gender: .feminine, set: "cardinal-feminine"),
    Pair(language: "en", gender: .none, set: "cardinal"),
    Pair(language: "es", gender: .none, set: "numbering"),
    Pair(language: "es", gender: .masculine, set: "cardinal-masculine"),
    Pair(language: "es", gender: .feminine, set: "cardinal-feminine"),
    Pair(language: "fr", gender: .masculine, set: "cardinal-masculine"),
    Pair(language: "fr", gender: .feminine, set: "cardinal-feminine"),
    Pair(language: "hi", gender: .none, set: "cardinal"),
    Pair(language: "hu", gender: .none, set: "cardinal"),
    Pair(language: "hy", gender: .none, set: "cardinal"),
    Pair(language: "it", gender: .none, set: "numbering"),
    Pair(language: "ja", gender: .none, set: "cardinal"),
    Pair(language: "ko", gender: .none, set: "cardinal-sinokorean"),
    Pair(language: "nl", gender: .none, set: "cardinal"),
    Pair(language: "pl", gender: .none, set: "cardinal-masculine"),
    Pair(language: "pl", gender: .feminine, set: "cardinal-feminine"),
    Pair(language: "pl", gender: .neuter, set: "cardinal-neuter"),
    Pair(language: "pt", gender: .masculine, set: "cardinal-masculine"),
    Pair(language: "pt", gender: .feminine, set: "cardinal-feminine"),
    Pair(language: "ru", gender: .masculine, set: "cardinal-masculine"),
    Pair(language: "ru", gender: .feminine, set: "cardinal-feminine"),
    Pair(language: "ru", gender: .neuter, set: "cardinal-neuter"),
    Pair(language: "sv", gender: .none, set: "cardinal-neuter"),
    Pair(language: "sv", gender: .masculine, set: "cardinal-reale"),
    Pair(language: "tr", gender: .none, set: "cardinal"),
    Pair(language: "uk", gender: .masculine, set: "cardinal-masculine"),
    Pair(language: "uk", gender: .feminine, set: "cardinal-feminine"),
    Pair(language: "uk", gender: .neuter, set: "cardinal-neuter"),
    Pair(language: "vi", gender: .none, set: "cardinal"),
    Pair(language: "zh", gender: .none, set: "cardinal"),
  ]

  static let ordinals: [Pair] = [
    Pair(language: "de", gender: .none, set: "ordinal-r"),
    Pair(language: "en", gender: .none, set: "ordinal"),
    Pair(language: "es", gender: .masculine, set: "ordinal-masculine"),
    Pair(language: "es", gender: .feminine, set: "ordinal-feminine"),
    Pair(language: "fr", gender: .masculine, set: "ordinal-masculine"),
    Pair(language: "fr", gender: .feminine, set: "ordinal-feminine"),
    Pair(language: "hi", gender: .masculine, set: "ordinal-masculine"),
    Pair(language: "hu", gender: .none, set: "ordinal"),
    Pair(language: "it", gender: .masculine, set: "ordinal-masculine"),
    Pair(language: "it", gender: .feminine, set: "ordinal-feminine"),
    Pair(language: "nl", gender: .none, set: "ordinal"),
    Pair(language: "pt", gender: .masculine, set: "ordinal-masculine"),
    Pair(language: "pt", gender: .feminine, set: "ordinal-feminine"),
    Pair(language: "ru", gender: .masculine, set: "ordinal-masculine"),
    Pair(language: "ru", gender: .feminine, set: "ordinal-feminine"),
    Pair(language: "sv", gender: .none, set: "ordinal-neuter"),
    Pair(language: "tr", gender: .none, set: "ordinal"),
    Pair(language: "vi", gender: .none, set: "ordinal"),
  ]

  /// A word as both write it: joined or apart, with any hyphen and apostrophe.
  private static func letters(_ words: String) -> String {
    String(words.unicodeScalars.filter { $0.properties.isAlphabetic && $0 != "\u{2BC}" })
      .lowercased()
  }

  private static func rules(_ language: String) throws -> any SpokenRules {
    let verbalizer = Language.of(try #require(LocaleIdentifier(language))).verbalizer
    return try #require(verbalizer as? any SpokenRules)
  }

  /// CLDR's words, with what we say on purpose in another way.
  private static func theirs(_ words: String, _ language: String) -> String {
    (differences[language] ?? []).reduce(letters(words)) { words, difference in
      let (theirs, ours) = (letters(difference.theirs), letters(difference.ours))
      guard difference.isAtEnd else { return words.replacing(theirs, with: ours) }
      return words.hasSuffix(theirs) ? words.dropLast(theirs.count) + ours : words
    }
  }

  /// Whole numbers that every rule has a part in.
  private static let whole =
    Array(0...1000) + [
      1001, 2000, 2001, 5000, 10_000, 21_000, 100_000, 1_000_000, 2_000_000, 5_000_000,
      1_000_000_000, 2_000_000_000, 5_000_000_000, 1_000_000_000_000, 2_000_000_000_000,
      5_000_000_000_000,
    ]

  /// What is not said as CLDR says it.
  private static func unexplained(
    _ pair: Pair, _ values: [Int], _ say: (String) -> String?
  ) throws -> [String] {
    let locale = try #require(LocaleIdentifier(pair.language))
    let other = try #require(ICU.NumberRulesFormatter(ofCLDR: "%spellout-" + pair.set, locale))
    // The largest powers have names that languages don't share, where they have any.
    let isRuled = try rules(pair.language) is any RuledNumbers && values.count > 1000
    let largest = isRuled ? [1, 2, 5].map { $0 * 1_000_000_000_000_000 } : []
    return try (values + largest).compactMap { value in
      let ours = say(String(value)) ?? "nothing"
      if let exception = exceptions[pair.testDescription]?[value] {
        return ours == exception ? nil : "\(value) \(ours)"
      }
      let theirs = try #require(other.words(Int64(value)))
      return letters(ours) == Self.theirs(theirs, pair.language)
        ? nil : "\(value) \(ours), \(theirs)"
    }
  }

  @Test("cardinals are CLDR's", arguments: cardinals)
  func cardinalsAreCLDRs(_ pair: Pair) throws {
    let rules = try Self.rules(pair.language)
    let different = try Self.unexplained(pair, Self.whole) { rules.cardinal($0, pair.gender) }
    #expect(different == [])
  }

  @Test("ordinals are CLDR's", arguments: ordinals)
  func ordinalsAreCLDRs(_ pair: Pair) throws {
    let rules = try Self.rules(pair.language)
    let different = try Self.unexplained(pair, Array(1...100)) { rules.ordinal($0, pair.gender) }
    #expect(different == [])
  }

  // MARK: Misspelt words

  @Test("a letter too few or too many is noticed", arguments: Language.all.map(\.code))
  func aMisspeltWordIsNoticed(_ language: String) throws {
    guard let rules = try Self.rules(language) as? any RuledNumbers else { return }
    let text = type(of: rules).numberRules.text
    let sets = text.components(separatedBy: "\n%").map { $0.hasPrefix("%") ? $0 : "%" + $0 }
    // What CLDR has no rules for can't be noticed by them.
    let hasOrdinals = Self.ordinals.contains { $0.language == language }
    let isHeld = sets.map { set in
      !set.hasPrefix("%genitive") && !set.hasPrefix("%%behind-genitive")
        && (hasOrdinals || !set.hasPrefix("%ordinal"))
    }
    var random = SeededGenerator(printedFor: "\(#function) \(language)")
    var unnoticed: [String] = []
    for _ in 0..<TestScope.rounds(100) {
      var changed = sets
      let held = sets.indices.filter { isHeld[$0] && Self.places(sets[$0]).isEmpty == false }
      let set = try #require(held.randomElement(using: &random))
      let place = try #require(Self.places(sets[set]).randomElement(using: &random))
      var letters = Array(changed[set])
      if Bool.random(using: &random) {
        letters.remove(at: place)
      } else {
        letters.insert(letters[place], at: place)
      }
      changed[set] = String(letters)
      let mutant = changed.joined(separator: "\n")
      if try Self.sameWords(mutant, rules) {
        unnoticed.append(String(letters[max(0, place - 9)..<min(letters.count, place + 9)]))
      }
    }
    #expect(unnoticed == [])
  }

  /// The places of the letters of words, rather than of the notation.
  private static func places(_ set: String) -> [Int] {
    let characters = Array(set)
    var places: [Int] = []
    var start = 0
    while start < characters.count {
      guard characters[start].isLetter else {
        start += 1
        continue
      }
      var end = start
      while end < characters.count, characters[end].isLetter { end += 1 }
      let before = start > 0 ? characters[start - 1] : " "
      let behind = end < characters.count ? characters[end] : " "
      let isNotation = "%-(".contains(before) || "{:".contains(behind)
      if !isNotation, end - start > 1 { places += Array(start..<end) }
      start = end
    }
    return places
  }

  /// Whether changed rules say all numbers as CLDR does.
  private static func sameWords(_ text: String, _ rules: any RuledNumbers) throws -> Bool {
    func words(_ pair: Pair, _ set: String, _ values: [Int]) throws -> Bool {
      let own = type(of: rules).numberRules
      let name =
        switch pair.gender {
        case .feminine where own.has(set + "-feminine"): set + "-feminine"
        case .neuter where own.has(set + "-neuter"): set + "-neuter"
        default: set
        }
      guard let formatter = ICU.NumberRulesFormatter(text, set: name, rules.locale) else {
        return false
      }
      return try unexplained(pair, values) { Int64($0).flatMap(formatter.words) }.isEmpty
    }
    let language = rules.locale.language
    for pair in cardinals where pair.language == language {
      if try !words(pair, "%cardinal", whole) { return false }
    }
    for pair in ordinals where pair.language == language {
      if try !words(pair, "%ordinal", Array(1...100) + [1000, 2000, 1_000_000, 1_000_000_000]) {
        return false
      }
    }
    return true
  }
}
