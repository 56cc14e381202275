/// Roman numerals in running text.
extension TextNormalizer {
  /// Reads a Roman numeral after a capitalized word, or beside one for what is numbered: "Louis XIV", "Kapitel IV", "XIX secolo".
  ///
  /// Only numerals among I, V and X, since "CD" and "MM" are other things; a single letter needs what is numbered before it.
  func roman(_ index: Int, into form: inout SpokenForm) -> Int? {
    let text = tokens.text(index)
    guard text.utf8.allSatisfy({ "IVX".utf8.contains($0) }) else { return nil }
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
      && tokens.text(lead).first?.isUppercase == true
      && tokens.text(lead).dropFirst().contains(where: \.isLowercase)
    let isRuler =
      hasLead && lead == index - 2 && text.utf8.count == 1 && text != "I"
      && !tokens.isMark(index + 1, ".")
      && Self.rulers[rules.locale.language]?.contains(tokens.text(lead)) == true
      && tokens.text(tokens.skipSpace(index + 1)).first?.isUppercase != true
    let isOrdinal =
      text.utf8.count > 1 && tokens.kind(index + 1) == .space
      && (isNumberedWord(index + 2) || isCoordinated(index + 2))
    // "los siglos XIII y XV", "do século XV ao XVIII"
    let isSecond = text.utf8.count > 1 && followsNumbered(index)
    guard isNumbered || isName || isRuler || isOrdinal || isSecond,
      let value = RomanNumber.value(of: text),
      let words = isNumbered || isOrdinal || isSecond
        ? rules.roman(value) : regnal(value, behind: tokens.text(lead))
    else { return nil }
    form.append(words)
    return index + 1
  }

  /// The ordinal behind the name of a king or a queen, in the languages whose ordinals have a gender.
  private func regnal(_ value: Int, behind name: String) -> String? {
    guard let words = rules.regnal(value) else { return nil }
    let isOrdinal = words == rules.ordinal(String(value), .masculine)
    return isOrdinal && ["it", "pt", "es"].contains(rules.locale.language) && Self.isQueen(name)
      ? rules.ordinal(String(value), .feminine) : words
  }

  /// Whether a name is one of women, as most in "a" are.
  static func isQueen(_ name: String) -> Bool {
    name.hasSuffix("a")
      || ["Isabel", "Beatriz", "Beatrix", "Leonor", "Inés", "Elizabeth"].contains(name)
  }

  /// Names of kings, emperors and popes of whom there were five, in the languages that write them so.
  ///
  /// Behind another name the letter is the initial of a second one.
  private static let rulers: [String: Set<String>] = [
    "es": [
      "Carlos", "Felipe", "Alfonso", "Fernando", "Enrique", "Sancho", "Jaime", "Pedro", "Juan",
      "Luis", "Pío", "Benedicto", "Clemente", "Gregorio", "León", "Pablo", "Sixto", "Urbano",
      "Inocencio", "Nicolás", "Martín", "Eugenio", "Bonifacio", "Celestino", "Jorge", "Eduardo",
      "Ramsés", "Ptolomeo", "Gustavo",
    ],
    "fr": [
      "Charles", "Philippe", "Louis", "Henri", "Jean", "Édouard", "Georges", "Jacques", "Alphonse",
      "Ferdinand", "Pie", "Benoît", "Clément", "Grégoire", "Léon", "Paul", "Sixte", "Urbain",
      "Innocent", "Nicolas", "Martin", "Eugène", "Boniface", "Célestin", "Baudouin", "Mohammed",
      "Ptolémée", "Robert",
    ],
    "it": [
      "Carlo", "Filippo", "Enrico", "Giovanni", "Edoardo", "Giorgio", "Giacomo", "Alfonso",
      "Ferdinando", "Pio", "Benedetto", "Clemente", "Gregorio", "Leone", "Paolo", "Sisto", "Urbano",
      "Innocenzo", "Niccolò", "Martino", "Eugenio", "Bonifacio", "Celestino", "Luigi", "Amedeo",
      "Tolomeo", "Federico",
    ],
    "pt": [
      "Carlos", "Filipe", "Afonso", "Fernando", "Henrique", "João", "Pedro", "Luís", "Jorge",
      "Eduardo", "Pio", "Bento", "Clemente", "Gregório", "Leão", "Paulo", "Sisto", "Urbano",
      "Inocêncio", "Nicolau", "Martinho", "Eugênio", "Bonifácio", "Celestino",
    ],
  ]

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
