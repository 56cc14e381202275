// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Abbreviations of nouns in the case that the preposition before them takes.
///
/// Example: "из г. Пскова" is "из города Пскова".
struct AbbreviationCases: Sendable {
  /// A case that prepositions take, in the order in which the forms are listed.
  enum Case: Int, Sendable { case genitive, dative, instrumental, locative, accusative }

  /// The forms of each noun in the five cases, by its abbreviation without the period.
  private let forms: [String: [String]]
  private let prepositions: [String: Case]
  /// Abbreviations of one letter that stand before names.
  private let beforeNames: Set<String>
  /// Those of more letters that can be nothing else, whatever is behind them.
  private let places: Set<String>
  /// The abbreviations of a part, which stand before those of what it is a part of.
  private static let parts: Set<String> = ["ч", "п", "пп"]

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - list: an abbreviation a line and its noun in the genitive, dative, instrumental, locative and accusative.
  ///   - prepositions: the prepositions, and the case of each.
  ///   - beforeNames: the abbreviations of one letter that stand before names.
  ///   - places: those that need nothing behind them; all others stand before numbers.
  init(
    _ list: String, _ prepositions: [String: Case], beforeNames: Set<String>, places: Set<String>
  ) {
    self.places = places
    var forms: [String: [String]] = [:]
    for line in list.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 6 { forms[words[0]] = Array(words.dropFirst()) }
    }
    self.forms = forms
    self.prepositions = prepositions
    self.beforeNames = beforeNames
  }

  /// The noun in its case, and the index past its period; nil for any other word, and where no preposition is before it.
  func noun(_ tokens: TextTokens, at index: Int) -> (word: String, next: Int)? {
    guard tokens.kind(index) == .letters, tokens.isMark(index + 1, "."),
      tokens.kind(index - 1) == .space, let found = forms[tokens.text(index)],
      let kind = kind(tokens, before: index)
    else { return nil }
    let behind = tokens.skipSpace(index + 2)
    let isNamed = tokens.text(behind).first?.isUppercase == true
    // A century has a Roman numeral.
    let isNumbered =
      tokens.kind(behind) == .digits || RomanNumber.value(of: tokens.text(behind)) != nil
    // A street has a name, an article a number, and "ст." is a station elsewhere.
    guard
      beforeNames.contains(tokens.text(index))
        ? isNamed : isNumbered || places.contains(tokens.text(index))
    else { return nil }
    // Its name tells that something goes there: "в г. Москву".
    // Adjectives in the locative end alike: "у м. Рівному".
    let name = tokens.text(behind)
    // Something comes from a place, and not with it: "с ул. Ленина".
    if kind == .instrumental, places.contains(tokens.text(index)),
      ["с", "со", "з", "із"].contains(tokens.text(index - 2).lowercased())
    {
      return (found[Case.genitive.rawValue], index + 2)
    }
    let isGoal =
      kind == .locative && isNamed && (name.hasSuffix("у") || name.hasSuffix("ю"))
      && !name.hasSuffix("ому") && !name.hasSuffix("ему")
    return (found[(isGoal ? .accusative : kind).rawValue], index + 2)
  }

  /// The case at an index: that of the preposition, or the genitive behind the number of a part.
  private func kind(_ tokens: TextTokens, before index: Int) -> Case? {
    let isBehindPeriod = tokens.isMark(index - 2, ".")
    let last = tokens.text(isBehindPeriod ? index - 3 : index - 2).lowercased()
    if isBehindPeriod { return prepositions[last + "."] }
    let both = tokens.text(index - 4).lowercased() + " " + last
    if let kind = prepositions[both] ?? prepositions[last] { return kind }
    // "ч. 2 ст. 159" is a part of the article.
    let isOfPart =
      tokens.kind(index - 2) == .digits && tokens.kind(index - 3) == .space
      && tokens.isMark(index - 4, ".") && Self.parts.contains(tokens.text(index - 5))
    if isOfPart { return .genitive }
    // "см. рис. 4 и табл. 2"
    let isAnother =
      ["и", "или", "та", "або", "i"].contains(last) && tokens.kind(index - 4) == .digits
      && tokens.kind(index - 5) == .space && tokens.isMark(index - 6, ".")
      && forms[tokens.text(index - 7)] != nil
    return isAnother ? kind(tokens, before: index - 7) : nil
  }
}
