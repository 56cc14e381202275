// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Short forms of German that are told by what stands around them.
extension GermanRules {
  func shortForm(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    if tokens.kind(index) == .digits {
      if let next = hour(tokens, index, into: &form) { return next }
      return numberOfPart(reader, index, into: &form) ?? compound(reader, index, into: &form)
    }
    guard tokens.kind(index) == .letters, tokens.isMark(index + 1, ".") else { return nil }
    if let next = number(tokens, index, into: &form) ?? adjective(tokens, index, into: &form) {
      return next
    }
    return ordinal(tokens, index, into: &form) ?? conjunction(tokens, index, into: &form)
      ?? building(tokens, index, into: &form) ?? sentence(tokens, index, into: &form)
      ?? appointment(tokens, index, into: &form) ?? extent(tokens, index, into: &form)
  }

  /// Reads the short form of an adjective with the ending that the word before it and the noun behind it ask for.
  ///
  /// Examples: "die dt. Einheit", "im engl. Recht", "mit österr. Hilfe".
  private func adjective(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard let words = Self.phrases[tokens.text(index) + "."], !words.contains(" "),
      words.hasSuffix("isch") || words == "deutsch", words.first?.isLowercase == true,
      tokens.kind(index + 2) == .space, case let noun = tokens.text(index + 3), noun.count > 2,
      noun.first?.isUppercase == true, noun.dropFirst().allSatisfy(\.isLowercase),
      let ending = Self.ending(before: noun, behind: tokens.lead(before: index, past: []))
    else { return nil }
    form.append(words + ending)
    return index + 2
  }

  /// The ending of an adjective; nil where only the gender of the noun tells it.
  private static func ending(before noun: String, behind lead: String) -> String? {
    let isFeminine = ["ung", "heit", "keit", "schaft", "ion", "tät", "ei", "hilfe", "einheit"]
      .contains { noun.lowercased().hasSuffix($0) }
    let isPlural = !isFeminine && ["en", "er", "ern"].contains(where: noun.hasSuffix)
    switch lead {
    case "die", "diese", "alle", "keine": return isPlural ? "en" : "e"
    case "das", "eine", "ins", "dieses", "jedes", "jede": return "e"
    case "der": return isFeminine ? "en" : "e"
    case "den", "dem", "des", "einem", "einen", "eines", "einer", "im", "am", "zum", "zur", "vom",
      "beim":
      return "en"
    case "mit", "aus", "von", "bei", "nach", "zu": return isFeminine ? "er" : isPlural ? "en" : "em"
    case "ein", "kein": return nil
    default: return isPlural ? "e" : nil
    }
  }

  /// Reads how many pages or pictures a book has, whose short forms stand before the number of one elsewhere: "384 S., 18 Abb.".
  private func extent(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard let nouns = Self.extents[tokens.text(index)], tokens.kind(index - 1) == .space,
      tokens.kind(index - 2) == .digits, let count = Int(tokens.text(index - 2)), count > 0,
      // "§ 5 S. 2" is a sentence of a law.
      !tokens.isMark(index - 4, "§"), case let behind = tokens.skipSpace(index + 2),
      tokens.kind(behind) != .digits,
      // "2019 S. Fischer" is a publisher.
      tokens.text(behind).first?.isUppercase != true
    else { return nil }
    form.append(count == 1 ? nouns.one : nouns.many)
    return tokens.pastPeriod(of: index)
  }

  private static let extents: [String: (one: String, many: String)] = [
    "S": ("Seite", "Seiten"), "Abb": ("Abbildung", "Abbildungen"), "Bl": ("Blatt", "Blätter"),
    "Bde": ("Band", "Bände"), "Pers": ("Person", "Personen"),
  ]

  /// Reads the short form of a sentence of a law, which is that of a page elsewhere.
  ///
  /// Examples: "Abs. 1 S. 2", "§ 433 S. 2 BGB".
  private func sentence(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.text(index) == "S", tokens.kind(tokens.skipSpace(index + 2)) == .digits,
      tokens.kind(index - 1) == .space,
      tokens.kind(index - 2) == .digits || isLetterOfParagraph(tokens, index - 2),
      case let before = tokens.kind(index - 2) == .digits ? index - 3 : index - 4,
      tokens.kind(before) == .space,
      tokens.isMark(before - 1, "§")
        || tokens.isMark(before - 1, ".") && tokens.text(before - 2) == "Abs"
        || tokens.text(before - 1) == "Absatz"
    else { return nil }
    form.append("Satz")
    return index + 2
  }

  /// Whether a letter right behind digits is at an index: "573c".
  private func isLetterOfParagraph(_ tokens: TextTokens, _ index: Int) -> Bool {
    tokens.kind(index) == .letters && tokens.text(index).count == 1
      && tokens.kind(index - 1) == .digits
  }

  /// Reads what is done as agreed, whose short form is that of an overtime behind a score.
  ///
  /// Examples: "nur n. V.", "3:2 n. V."
  private func appointment(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int?
  {
    let second = tokens.skipSpace(index + 2)
    guard tokens.text(index).lowercased() == "n", tokens.text(second) == "V",
      tokens.isMark(second + 1, "."), tokens.isEdge(index - 1)
    else { return nil }
    var before = index - 1
    while tokens.kind(before) == .space || tokens.isMark(before, "(") { before -= 1 }
    let isBehindScore = tokens.kind(before) == .digits && tokens.isMark(before - 1, ":")
    form.append(isBehindScore ? "nach Verlängerung" : "nach Vereinbarung")
    return second + 2
  }

  /// Reads the short form of a number of something, which is the end of its word.
  ///
  /// Example: "Kundennr. 4471902".
  private func number(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let word = tokens.text(index)
    guard word.count > 5, word.hasSuffix("nr"), tokens.isEdge(index - 1),
      tokens.kind(tokens.skipSpace(index + 2)) == .digits || tokens.isEdge(index + 2)
    else { return nil }
    form.append(word.dropLast(2) + "nummer")
    return index + 2
  }

  /// Reads a Roman ordinal behind an article.
  ///
  /// Examples: "der III. Akt", "im II. Weltkrieg".
  private func ordinal(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index - 1) == .space,
      Self.articles.contains(tokens.text(index - 2).lowercased()),
      tokens.kind(index + 2) == .space, tokens.kind(index + 3) == .letters,
      let value = tokens.roman(index), let words = ordinal(String(value), .feminine)
    else { return nil }
    form.append(isDative(tokens, index) ? words + "n" : words)
    return index + 2
  }

  /// Reads an hour with its letter behind a word for when: "ab 13 h", "von 9 h bis 18 h".
  private func hour(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let isHour = { (at: Int) in
      tokens.kind(at) == .digits && tokens.text(tokens.skipSpace(at + 1)) == "h"
        && tokens.isEdge(tokens.skipSpace(at + 1) + 1)
        && Int(tokens.text(at)).map { $0 <= 24 } == true
    }
    guard isHour(index), tokens.kind(index - 1) == .space else { return nil }
    let lead = tokens.text(index - 2).lowercased()
    let next = tokens.skipSpace(index + 1) + 1
    let beginsSpan =
      lead == "von" && tokens.text(next + 1) == "bis" && isHour(tokens.skipSpace(next + 2))
    let endsSpan =
      lead == "bis" && tokens.text(index - 4) == "h"
      && (tokens.text(index - 8) == "von" || tokens.text(index - 7) == "von")
    guard ["ab", "um", "gegen"].contains(lead) || beginsSpan || endsSpan,
      let hour = Int(tokens.text(index))
    else { return nil }
    form.append(time(SpokenTime(hour: hour, minute: 0)))
    return next
  }

  /// Reads the short form of "und" between words or numbers.
  ///
  /// Example: "S. 5 u. Abb. 6".
  private func conjunction(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int?
  {
    guard tokens.text(index) == "u", tokens.kind(index - 1) == .space,
      tokens.kind(index + 2) == .space, tokens.text(index + 3).count > 1
    else { return nil }
    form.append("und")
    return index + 2
  }

  /// Reads the short form of "geboren" before a number of no year as what stands on a campus.
  ///
  /// Example: "Geb. 7".
  private func building(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let number = tokens.skipSpace(index + 2)
    guard tokens.text(index) == "Geb", tokens.kind(number) == .digits,
      tokens.text(number).utf8.count < 4, !tokens.isMark(number + 1, ".")
    else { return nil }
    form.append("Gebäude")
    return index + 2
  }

  /// Reads the first of what is numbered, which counts nothing of what is behind it.
  ///
  /// Examples: "Satz 1 StGB", "S. 1 BGB".
  private func numberOfPart(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    guard tokens.text(index) == "1", tokens.kind(index - 1) == .space,
      tokens.kind(index + 1) == .space, tokens.text(index + 2).first?.isUppercase == true,
      Self.partsOfTexts.contains(tokens.text(tokens.isMark(index - 2, ".") ? index - 3 : index - 2))
    else { return nil }
    form.append(cardinal(1))
    return index + 1
  }

  private static let partsOfTexts: Set<String> = [
    "S", "Satz", "Abs", "Absatz", "Nr", "Nummer", "Art", "Artikel", "Seite", "Kap", "Kapitel", "Bd",
    "Band", "Teil", "Aufgabe", "Aufg", "Buchst", "Ziff", "Ziffer", "Lektion", "Tor", "Gleis",
  ]

  /// Reads a number and its unit within a word: "3-m-Leiter", "8-mm-Bohrer".
  private func compound(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    // "4x100-m-Staffel"
    let isTimes =
      ["x", "×"].contains(tokens.text(index - 1)) && tokens.kind(index - 2) == .digits
    guard tokens.isEdge(index - 1) || isTimes, let number = reader.textNumber(index),
      case let hyphen = number.next, tokens.isMark(hyphen, "-"),
      tokens.kind(hyphen + 1) == .letters, tokens.isMark(hyphen + 2, "-"),
      tokens.kind(hyphen + 3) == .letters, tokens.text(hyphen + 3).count > 2,
      let unit = reader.unit(hyphen + 1, isGlued: true), unit.next == hyphen + 2, unit.rate == nil
    else { return nil }
    let words =
      number.fraction == nil
      ? cardinal(number.whole, .masculine) : say(reader.spoken(number, isNegative: false))
    let isOne = number.fraction == nil
    form.append(
      words + "-" + name(ofUnit: unit.name, for: SpokenNumber(isOne ? "1" : "2")))
    return hyphen + 2
  }

  /// Reads hours from one to another behind a weekday or a word for being open: "Mo-Fr 8-17 h".
  func openingHours(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    let lead = tokens.lead(before: index, past: [".", ":", ","])
    guard let from = Int(tokens.text(index)), from < 24,
      tokens.isMark(index + 1, in: TextNormalizer.dashes), let to = Int(tokens.text(index + 2)),
      from < to, to <= 24, case let unit = tokens.skipSpace(index + 3), tokens.text(unit) == "h",
      tokens.isEdge(unit + 1),
      Self.wordsOfOpening.contains(lead)
        // Who does something for hours on a day does it for fewer, and says what: "Mo 2-3 h Training".
        || (WeekdayNames.of(locale).isName(lead) || Self.shortWeekdays.contains(lead))
          && from > 5 && to - from > 2 && tokens.kind(tokens.skipSpace(unit + 1)) != .letters
    else { return nil }
    form.append("\(cardinal(from)) bis \(cardinal(to)) Uhr")
    return unit + 1
  }

  private static let wordsOfOpening: Set<String> = [
    "geöffnet", "offen", "öffnungszeiten", "sprechzeiten", "sprechstunde", "bürozeiten",
    "erreichbar",
  ]
  private static let shortWeekdays: Set<String> = ["mo", "di", "mi", "do", "fr", "sa", "so"]

  /// Reads several days, months or years, written short, in the dative of their preposition.
  ///
  /// Example: "ab 6 J."
  func span(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    guard tokens.kind(index - 1) == .space, tokens.text(index) != "1",
      Self.beforeDativeUnits.contains(tokens.text(index - 2).lowercased()),
      let unit = reader.unit(index + 1, isGlued: false), unit.rate == nil,
      ["day", "month", "year"].contains(unit.name)
    else { return nil }
    let number = SpokenNumber(tokens.text(index))
    form.append(say(number) + " " + name(ofUnit: unit.name, for: number) + "n")
    return unit.next
  }

  /// Reads one of a currency in the case of its preposition: "für 1 €".
  func oneOfMoney(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    guard tokens.text(index) == "1", tokens.kind(index - 1) == .space,
      case let lead = tokens.text(index - 2).lowercased(),
      case let isAccusative = Self.accusatives.contains(lead),
      isAccusative || Self.beforeDativeUnits.contains(lead),
      let (words, next) = reader.moneyWords(index)
    else { return nil }
    let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, ["ein", "eine"].contains(parts[0]) else { return nil }
    // The only neuter among currencies is the pound.
    let isNeuter = parts[1] == "Pfund"
    let one =
      parts[0] == "eine"
      ? isAccusative ? "eine" : "einer" : isAccusative ? isNeuter ? "ein" : "einen" : "einem"
    form.append(one + " " + parts[1])
    return next
  }

  /// Reads the short form of a unit behind an ordinal: "in der 3. Std."
  func unitBehindOrdinal(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard reader.tokens.text(reader.tokens.skipSpace(index)).count > 2,
      let unit = reader.unit(index, isGlued: false), unit.rate == nil
    else { return nil }
    form.append(name(ofUnit: unit.name, for: SpokenNumber("1")))
    return unit.next
  }
}
