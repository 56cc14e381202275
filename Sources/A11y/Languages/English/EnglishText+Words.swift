// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Abbreviations, initials, Roman numbers and symbols in running text.
extension EnglishText {
  /// Reads a phrase with a reading of its own: "24/7", "401(k)", "N/A".
  func phrase(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isEdge(index - 1), let phrases = EnglishTextWords.phrases[tokens.text(index)]
    else {
      return nil
    }
    for (written, words) in phrases {
      var text = ""
      var end = index
      while end < tokens.count, text.count < written.count {
        text += tokens.text(end)
        end += 1
      }
      if text == written, tokens.isEdge(end), !tokens.isMark(end, in: ["/", "-"]) {
        form.append(words)
        return end
      }
    }
    return nil
  }

  /// Reads a Roman numeral after a word for what is numbered: "Part XL".
  func roman(_ index: Int, into form: inout SpokenForm) -> Int? {
    // Scenes and pages of a preface have small ones: "scene ii".
    let written = tokens.text(index)
    let numeral = written.allSatisfy { "ivx".contains($0) } ? written.uppercased() : written
    guard tokens.kind(index) == .letters, tokens.kind(index - 1) == .space,
      EnglishTextWords.numbered.contains(tokens.text(index - 2).lowercased())
        || isNumberedShortForm(index - 3, before: index),
      tokens.isEdge(index + 1),
      // A single letter may be just a letter.
      tokens.text(index).count > 1 || ["I", "V"].contains(tokens.text(index)),
      let value = RomanNumber.value(of: numeral)
    else { return nil }
    form.append(EnglishNumber.cardinal(String(value)))
    return index + 1
  }

  /// Whether a short form of a word for what is numbered is before a Roman numeral.
  ///
  /// Example: "Vol. III".
  private func isNumberedShortForm(_ index: Int, before numeral: Int) -> Bool {
    guard tokens.kind(index) == .letters, tokens.isMark(index + 1, "."),
      let word = EnglishTextWords.wordBeforeRoman(tokens.text(index).lowercased()),
      EnglishTextWords.numbered.contains(word),
      tokens.roman(numeral) != nil
        || tokens.text(numeral).allSatisfy({ "ivx".contains($0) })
          && RomanNumber.value(of: tokens.text(numeral).uppercased()) != nil,
      tokens.text(numeral).count > 1 || ["I", "V"].contains(tokens.text(numeral)),
      tokens.isEdge(numeral + 1)
    else { return false }
    // "the pt. I saw"
    return tokens.text(numeral) != "I"
      || !EnglishTextWords.verbsOfI.contains(tokens.text(numeral + 2).lowercased())
  }

  /// Reads the Roman numeral of a monarch or a pope: "Francis I".
  func regnal(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index - 1) == .space,
      EnglishTextWords.regnal.contains(tokens.text(index - 2)),
      let value = RomanNumber.value(of: tokens.text(index)), value < 40, tokens.isEdge(index + 1)
    else { return nil }
    // Unlike "Mary, I am", "when George I met" has no comma: a verb after "I" makes it the pronoun.
    let verb = tokens.kind(index + 1) == .space ? tokens.text(index + 2).lowercased() : ""
    if value == 1, EnglishTextWords.verbsOfI.contains(verb) { return nil }
    form.append("the " + EnglishNumber.ordinal(digits: String(value)))
    return index + 1
  }

  /// Reads a Roman numeral with a possessive ending: "Louis XVI's", "Act II's".
  func possessiveRoman(_ index: Int, into form: inout SpokenForm) -> Int? {
    let text = tokens.text(index)
    guard text.hasSuffix("'s") || text.hasSuffix("’s"), tokens.kind(index - 1) == .space,
      case let numeral = String(text.dropLast(2)), numeral.count > 1,
      let value = RomanNumber.value(of: numeral), value < 40,
      case let lead = tokens.text(index - 2)
    else { return nil }
    if EnglishTextWords.regnal.contains(lead) {
      form.append("the " + EnglishNumber.ordinal(digits: String(value)) + "'s")
    } else if EnglishTextWords.numbered.contains(lead.lowercased())
      // Drips of more than one are no fourth of anything: "several IV's".
      || lead.first?.isUppercase == true && lead.contains(where: \.isLowercase) && numeral != "IV"
    {
      form.append(EnglishNumber.cardinal(String(value)) + "'s")
    } else {
      return nil
    }
    return index + 1
  }

  /// Reads letters separated by periods as initials: "U.S.A.".
  func initials(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isEdge(index - 1), let (letters, next) = initialsText(index), letters.count > 1,
      tokens.isMark(index + 1, "."), tokens.text(index).first?.isUppercase == true
    else { return nil }
    form.append(letters, as: .letters)
    return next
  }

  /// The longest run that is read as initials, so that a line of them is not scanned from each of them.
  private static let mostInitials = 16

  /// The letters of initials or of an all-caps word, and the index past them.
  func initialsText(_ index: Int) -> (letters: String, next: Int)? {
    guard tokens.kind(index) == .letters else { return nil }
    let word = tokens.text(index)
    if word.count > 1 { return word == word.uppercased() ? (word, index + 1) : nil }
    var letters = ""
    var at = index
    while letters.utf8.count < Self.mostInitials, tokens.kind(at) == .letters,
      tokens.text(at).count == 1, tokens.isEdge(at + 1)
    {
      letters += tokens.text(at)
      at += 1
      guard tokens.isMark(at, ".") else { break }
      at += 1
    }
    return (letters.uppercased(), at)
  }

  func abbreviation(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .letters, tokens.isEdge(index - 1) else { return nil }
    if let next = title(index, into: &form) ?? contraction(index, into: &form) { return next }
    let word = tokens.text(index).lowercased()
    let hasStop = tokens.isMark(index + 1, ".")
    if let full = EnglishTextWords.always[tokens.text(index)], tokens.isEdge(index + 1) {
      form.append(full)
      return index + 1
    }
    if hasStop, let full = expansion(of: word, before: tokens.skipSpace(index + 2), index) {
      form.append(full)
      return index + 2
    }
    // A year may be the end of a title: "Through 1945 pp."
    if hasStop, word == "pp", tokens.kind(index - 1) == .space, tokens.kind(index - 2) == .digits,
      tokens.text(index - 2).utf8.count < 4
    {
      form.append("pages")
      return index + 2
    }
    if hasStop, let full = EnglishTextWords.streets[word], isStreet(index) {
      form.append(full)
      return index + 2
    }
    // Without its period, an abbreviation is one where it is written as a name: "Apple Inc".
    // Two things are against each other, so what nothing precedes is another "Vs".
    // And a company has its name before its form: "IncParty" is no incorporated one.
    if !hasStop, EnglishTextWords.behindNames.contains(word),
      tokens.kind(index - 1) != .space
    {
      return nil
    }
    // A model in capitals is against nobody: "WANG VS 90".
    if word == "vs", tokens.text(index) == "VS", tokens.kind(tokens.skipSpace(index + 1)) == .digits
    {
      return nil
    }
    let isName = tokens.text(index).first?.isUppercase == true || word == "vs"
    if let full = EnglishTextWords.abbreviations[word],
      hasStop || (isName && EnglishTextWords.bareAbbreviations.contains(word)),
      tokens.isEdge(hasStop ? index + 2 : index + 1)
    {
      form.append(full)
      return index + (hasStop ? 2 : 1)
    }
    return nil
  }

  private func lead(before index: Int) -> String { tokens.lead(before: index, past: ["."]) }

  /// What an abbreviation stands for that needs a year, a number, a name or a word behind it.
  private func expansion(of word: String, before next: Int, _ index: Int) -> String? {
    if word == "exp", ["yrs", "yr", "years", "year"].contains(lead(before: index)) {
      return "experience"
    }
    if tokens.kind(next) == .digits {
      let isBeforeEra =
        tokens.kind(next + 1) == .space
        && ["BC", "AD", "BCE", "CE"].contains(tokens.text(next + 2))
      let isYear =
        tokens.text(next).utf8.count == 4 && tokens.isEdge(next + 1)
        && Int(tokens.text(next)).map { (1000...2100).contains($0) } ?? false || isBeforeEra
      // "est. 1998", but "est. 20 min".
      let ofYear = isYear ? EnglishTextWords.beforeYears[word] : nil
      return ofYear ?? EnglishTextWords.beforeNumbers[word]
    }
    if isNumberedShortForm(index, before: next) { return EnglishTextWords.wordBeforeRoman(word) }
    if EnglishTextWords.beforeLetters.contains(word), next > index + 2,
      tokens.text(next).utf8.count == 1, tokens.text(next).first?.isUppercase == true,
      tokens.text(next) != "I", tokens.isEdge(next + 1),
      !tokens.isMark(next + 1, ".") || next + 2 >= tokens.count
    {
      return EnglishTextWords.beforeNumbers[word]
    }
    guard next > index + 2, tokens.kind(next) == .letters,
      tokens.text(index).first?.isLowercase == true
    else { return nil }
    let isName = tokens.text(next).first?.isUppercase == true
    return (isName ? EnglishTextWords.betweenNames[word] : nil)
      ?? EnglishTextWords.beforeWords[word]
  }

  /// Expands a title or a saint without a full stop, which British English sets only behind a form that is cut short:
  /// "Mrs Jones", "St Mary's".
  private func contraction(_ index: Int, into form: inout SpokenForm) -> Int? {
    let word = tokens.text(index)
    // Two may share a name: "Mr and Mrs Jones".
    let isFirst = ["and", "&"].contains(tokens.text(index + 2)) && tokens.kind(index + 3) == .space
    let name = tokens.text(isFirst ? index + 4 : index + 2)
    guard tokens.kind(index + 1) == .space, name.first?.isUppercase == true,
      name.contains(where: \.isLowercase),
      !isFirst || ["Mr", "Mrs", "Ms", "Miss", "Dr", "Lady"].contains(name)
    else { return nil }
    switch word {
    case "Mr", "Mrs", "Ms": form.append(EnglishTextWords.abbreviations[word.lowercased()] ?? word)
    case "Dr": form.append("Doctor")
    case "St" where !isNumberedStreet(before: index) && isSaint(index): form.append("Saint")
    default: return nil
    }
    return index + 1
  }

  /// Whether no name is before "St", whose street it would be: it begins the text, or a word that is no name precedes.
  private func isSaint(_ index: Int) -> Bool {
    guard tokens.kind(index - 1) == .space, tokens.kind(index - 2) == .letters else { return true }
    let before = tokens.text(index - 2)
    return before.first?.isUppercase != true || isPlaceOfSaint(before: index)
  }

  /// Expands titles before names, "Dr." and "St." by their context, and "No." before a number.
  func title(_ index: Int, into form: inout SpokenForm) -> Int? {
    let word = tokens.text(index)
    let full = EnglishTextWords.titles[word]
    // In small letters it may be the word "no", but for a noun before it.
    let isNumber =
      word == "no" && tokens.kind(index - 1) == .space
      && (tokens.isMark(index - 2, ",") && tokens.kind(index - 3) == .digits
        && ["vol", "volume", "ser", "series"].contains(lead(before: index - 3))
        || tokens.isMark(index - 2, ".") && tokens.text(index - 3).lowercased() == "acct"
        || EnglishTextWords.numberedThings.contains(tokens.text(index - 2).lowercased()))
    guard full != nil || isNumber || ["Dr", "St", "No", "Nr"].contains(word),
      tokens.isMark(index + 1, ".")
    else { return nil }
    let next = tokens.skipSpace(index + 2)
    let isNameNext = next > index + 2 && tokens.text(next).first?.isUppercase == true
    if let full {
      guard isNameNext else { return nil }
      form.append(full)
      return index + 2
    }
    let isNameBefore =
      tokens.kind(index - 1) == .space && tokens.text(index - 2).first?.isUppercase == true
    switch word {
    case "No", "Nr", "no":
      let isCode =
        tokens.kind(next) == .letters && tokens.text(next).allSatisfy(\.isUppercase)
        && (tokens.kind(next + 1) == .digits || tokens.isMark(next + 1, "-"))
      guard tokens.kind(next) == .digits || isCode else { return nil }
      form.append("number")
    case "Dr" where isNameNext: form.append("Doctor")
    case "Dr" where isNameBefore: form.append("Drive")
    case "St" where isNumberedStreet(before: index): form.append("Street")
    case "St" where isNameNext && isPlaceOfSaint(before: index): form.append("Saint")
    case "St" where isNameBefore: form.append("Street")
    case "St" where isNameNext: form.append("Saint")
    default: return nil
    }
    return index + 2
  }

  /// Whether a word is the suffix of a street: it is in capitals behind a name or an ordinal, "5th Ave.".
  private func isStreet(_ index: Int) -> Bool {
    tokens.kind(index - 1) == .space && tokens.text(index).first?.isUppercase == true
      && tokens.text(index).utf8.count <= 4
      && (isNumberedStreet(before: index) || tokens.text(index - 2).first?.isUppercase == true)
  }

  /// Whether an ordinal precedes, as in "6th St." and "Fifth St.".
  private func isNumberedStreet(before index: Int) -> Bool {
    guard tokens.kind(index - 1) == .space else { return false }
    if let number = TextNumber(tokens, at: index - 3) { return isOrdinal(number) }
    let word = tokens.text(index - 2).lowercased()
    return (1...20).contains { EnglishNumber.ordinal($0) == word }
  }

  /// Whether what precedes makes "St." a saint: a kind of place, such as a port, or a word that begins a sentence.
  ///
  /// Behind any other name it is a street.
  private func isPlaceOfSaint(before index: Int) -> Bool {
    tokens.kind(index - 1) == .space
      && EnglishTextWords.beforeSaints.contains(tokens.text(index - 2))
  }

  /// Reads an emoji by its name and its skin tone.
  func emoji(_ index: Int, into form: inout SpokenForm) -> Int? {
    let scalars = tokens.text(index).unicodeScalars
    guard let first = scalars.first, first.value > 0x2000,
      first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}"),
      let name = first.properties.name, !name.hasPrefix("REGIONAL")
    else { return nil }
    form.append(name.lowercased())
    for scalar in scalars.dropFirst() {
      if let tone = EnglishTextWords.skinTones[scalar] {
        form.append(tone)
      } else if scalar.properties.isEmoji, let name = scalar.properties.name {
        form.append(name.lowercased())
      }
    }
    return index + 1
  }

  /// Whether a code of capitals and digits is behind a sign, and before it what is numbered so: "Order #A-7093".
  private func isBeforeCode(_ index: Int) -> Bool {
    let code = index + 1
    let digits = tokens.isMark(code + 1, "-") ? code + 2 : code + 1
    return tokens.kind(index - 1) == .space && tokens.kind(code) == .letters
      && tokens.text(code).utf8.count < 4 && tokens.text(code).allSatisfy(\.isUppercase)
      && tokens.kind(digits) == .digits
      && EnglishTextWords.numberedThings.contains(tokens.text(index - 2).lowercased())
  }

  /// Reads what only English names: the signs of social media, and emoji.
  func symbol(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .mark else { return nil }
    switch tokens.text(index) {
    case "@" where tokens.kind(index + 1) == .letters || tokens.isBetweenBlanks(index):
      form.append("at")
    // "Order# 10023", "Lot # 9"
    case "#"
    where tokens.kind(tokens.skipSpace(index + 1)) == .digits && !tokens.isMark(index - 1, "/")
      // A language of programs has one letter: "C# 10".
      && (tokens.kind(index - 1) == .letters
        ? tokens.text(index - 1).utf8.count > 1 : tokens.kind(index + 1) == .space):
      form.append("number")
    case "#" where isBeforeCode(index): form.append("number")
    // At the end of a heading: "Workout #", "ID#".
    case "#"
    where index + 1 >= tokens.count && index > 0
      && (tokens.kind(index - 1) == .space || tokens.text(index - 1).utf8.count > 1)
      && !tokens.isMark(0, "#"):
      form.append("number")
    case "#" where tokens.kind(index + 1) == .letters || tokens.kind(index - 1) == .letters:
      form.append(
        tokens.text(index + 1).utf8.count > 1
          && tokens.text(index + 1).contains(where: \.isUppercase) && tokens.isEdge(index - 1)
          && !tokens.isMark(index + 2, "#")
          ? "hashtag" : "hash")
    default: return emoji(index, into: &form)
    }
    return index + 1
  }
}
