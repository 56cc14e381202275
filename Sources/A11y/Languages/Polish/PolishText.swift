// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What only Polish writes in running text.
extension PolishRules {
  static let accusative: AccusativeWords? = AccusativeWords(
    leads: ["za", "na", "przez", "kosztuje", "wynosi"],
    ["jedna": "jedną", "korona": "koronę", "hrywna": "hrywnę", "rupia": "rupię", "lira": "lirę"])

  func roman(_ value: Int) -> String? { ordinal(String(value), .none) }

  /// The forms of a year before its noun.
  private static let years: [String: Ordinal?] = [
    "rok": .none, "roku": .genitive, "r": .genitive, "rokiem": .locative,
  ]

  /// One to nineteen, and the tens, in the instrumental, beside what is done with them.
  private static let instrumentals = [
    "", "jednym", "dwoma", "trzema", "czterema", "pięcioma", "sześcioma", "siedmioma", "ośmioma",
    "dziewięcioma", "dziesięcioma", "jedenastoma", "dwunastoma", "trzynastoma", "czternastoma",
    "piętnastoma", "szesnastoma", "siedemnastoma", "osiemnastoma", "dziewiętnastoma",
  ]
  private static let tensInInstrumental = [
    "", "", "dwudziestoma", "trzydziestoma", "czterdziestoma", "pięćdziesięcioma",
    "sześćdziesięcioma", "siedemdziesięcioma", "osiemdziesięcioma", "dziewięćdziesięcioma",
  ]

  /// Reads a number whose noun tells that it is in the instrumental: "z 3 osobami", "z 1 silnikiem".
  private func instrumental(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1),
      tokens.kind(index + 1) == .space, let value = Int(tokens.text(index)),
      (1...99).contains(value)
    else { return nil }
    let noun = tokens.text(index + 2)
    let hasLead = ["z", "ze", "przed", "nad", "pod", "między", "za"].contains(
      tokens.text(index - 2).lowercased())
    if value == 1 {
      guard hasLead, noun.hasSuffix("em") || noun.hasSuffix("ą") else { return nil }
      form.append(noun.hasSuffix("ą") ? "jedną" : Self.instrumentals[1])
      return index + 1
    }
    // No other form of a noun ends so.
    guard noun.hasSuffix("ami") || hasLead && noun.hasSuffix("mi") else { return nil }
    if value < 20 {
      form.append(Self.instrumentals[value])
    } else {
      let one = value % 10 == 1 ? "jeden" : Self.instrumentals[value % 10]
      form.append(Self.tensInInstrumental[value / 10] + (value % 10 == 0 ? "" : " " + one))
    }
    return index + 1
  }

  /// Reads one before a feminine noun in the accusative: "za 1 godzinę".
  private func accusativeOne(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.text(index) == "1", tokens.isEdge(index - 1), tokens.kind(index + 1) == .space,
      tokens.text(index + 2).hasSuffix("ę"), !tokens.text(index + 2).hasSuffix("mię"),
      tokens.text(index + 2).count > 3
    else { return nil }
    form.append("jedną")
    return index + 1
  }

  /// Reads the numbers of a house and a flat behind the name of a street, which may look like a day.
  ///
  /// Example: "ul. Długa 14/5".
  private func house(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.kind(index - 1) == .space,
      tokens.isMark(index + 1, "/"), tokens.kind(index + 2) == .digits, tokens.isEdge(index + 3),
      !tokens.isMark(index + 3, "/"), tokens.text(index - 2).first?.isUppercase == true,
      (3...8).contains(where: {
        ["ul", "ulica", "ulicy", "al", "aleja", "alei", "os", "osiedle", "osiedlu", "pl", "plac"]
          .contains(tokens.text(index - $0).lowercased())
      })
    else { return nil }
    form.append(cardinal(tokens.text(index)))
    form.append(slash(tokens.text(index), tokens.text(index + 2)))
    form.append(cardinal(tokens.text(index + 2)))
    return index + 3
  }

  func recognize(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    if let next = house(tokens, index, into: &form) { return next }
    if let next = counted(reader, index, into: &form) ?? numbered(tokens, index, into: &form)
      ?? numeralBeforeNoun(tokens, index, into: &form) ?? weekdays(tokens, index, into: &form)
      ?? wholeHours(tokens, index, into: &form)
    {
      return next
    }
    // How often a medicine is taken: "3 x dz."
    if tokens.text(index) == "dz", tokens.isMark(index + 1, "."), tokens.kind(index - 1) == .space,
      ["x", "×", "raz", "razy"].contains(tokens.text(index - 2))
        || tokens.text(index - 2).hasSuffix("x") && tokens.kind(index - 3) == .digits
    {
      form.append("dziennie")
      return index + 2
    }
    // A flat behind its house: "22 m. 5".
    if tokens.text(index) == "m", tokens.isMark(index + 1, "."), tokens.kind(index - 2) == .digits,
      tokens.kind(index - 1) == .space, tokens.kind(index + 3) == .digits
    {
      form.append("mieszkania")
      return index + 2
    }
    if let next = instrumental(tokens, index, into: &form)
      ?? accusativeOne(tokens, index, into: &form)
    {
      return next
    }
    if let next = century(tokens, index, into: &form) ?? yearOfDate(tokens, index, into: &form)
      ?? oblique(tokens, index, into: &form)
    {
      return next
    }
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1) else { return nil }
    if let next = romanMonth(tokens, index, into: &form) { return next }
    if let next = dottedDay(reader, index, into: &form) { return next }
    if let next = decade(tokens, index, into: &form) ?? hours(tokens, index, into: &form)
      ?? postcode(tokens, index, into: &form)
    {
      return next
    }
    if let next = ordinalBehindPreposition(tokens, index, into: &form)
      ?? reader.ordinalWithPoint(index, into: &form)
    {
      return next
    }
    // "w 2024 roku" is in the locative, "do 2024 r." in the genitive.
    let noun = tokens.skipSpace(index + 1)
    let digits = tokens.text(index)
    guard digits.count == 4, noun > index + 1, let year = Int(digits),
      let known = Self.years[tokens.text(noun)]
    else { return nil }
    let isLocative = ["w", "we", "po"].contains(tokens.text(index - 2).lowercased())
    form.append(known.map { ordinal(year, isLocative ? .locative : $0) } ?? self.year(year))
    guard tokens.text(noun) == "r" else { return index + 1 }
    form.append("roku")
    return tokens.isMark(noun + 1, ".") ? noun + 2 : noun + 1
  }

  /// Words before the day of something.
  private static let wordsBeforeDays: Set<String> = [
    "dnia", "dniu", "dn", "termin", "data", "dzień", "przypada",
  ]

  /// Reads a day and the number of its month where something tells that it is one.
  ///
  /// Examples: "odbędzie się 1.03 o godz. 9.15", "od 1.03 do 15.04", "termin: 5.04".
  private func dottedDay(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    guard let date = reader.dottedDay(index), reader.unit(index + 3, isGlued: false) == nil else {
      return nil
    }
    let behind = tokens.skipSpace(index + 3)
    let lead = tokens.lead(before: index, past: [".", ":"])
    let isBeforeHour =
      tokens.text(behind) == "o" && tokens.kind(behind + 1) == .space
      && (tokens.text(behind + 2).hasPrefix("godz") || tokens.kind(behind + 2) == .digits)
    let isFirst =
      lead == "od" && tokens.text(behind) == "do" && reader.dottedDay(behind + 2) != nil
      && reader.unit(behind + 5, isGlued: false) == nil
    let isLast =
      lead == "do" && tokens.text(index - 8).lowercased() == "od"
      && reader.dottedDay(index - 6) != nil
    // Two clocks may have such minutes, but a zero before the month is none of theirs.
    let isSpan =
      isFirst && (tokens.text(index + 2).hasPrefix("0") || tokens.text(behind + 4).hasPrefix("0"))
      || isLast && (tokens.text(index + 2).hasPrefix("0") || tokens.text(index - 4).hasPrefix("0"))
    guard isBeforeHour || isSpan || Self.wordsBeforeDays.contains(lead) else { return nil }
    form.append(self.date(date))
    return index + 3
  }

  /// Abbreviations of feminine nouns, and their form behind a preposition.
  private static let obliques: [String: String] = [
    "ul": "ulicy", "godz": "godzinie", "al": "alei", "str": "stronie", "tab": "tabeli",
    "woj": "województwie", "temp": "temperaturze", "pl": "placu", "os": "osiedlu",
    "wys": "wysokości", "szer": "szerokości", "dł": "długości", "gł": "głębokości",
    "pow": "powierzchni", "rys": "rysunku",
  ]

  /// Reads an abbreviation behind a preposition.
  ///
  /// Examples: "o godz. 14", "przy ul. Długiej".
  private func oblique(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard let noun = Self.obliques[tokens.text(index)], tokens.isMark(index + 1, "."),
      tokens.kind(index - 1) == .space
    else { return nil }
    let lead = tokens.text(index - 2).lowercased()
    // The hour is an ordinal: "o godz. 6".
    if noun == "godzinie", ["o", "od", "do", "po", "około"].contains(lead),
      tokens.kind(index + 2) == .space, let hour = Int(tokens.text(index + 3)),
      (0...24).contains(hour),
      tokens.isEdge(index + 4),
      !tokens.isMark(index + 4, in: [":", ".", "-", "–"]) || index + 5 == tokens.count
    {
      form.append(["o", "po"].contains(lead) ? noun : "godziny")
      form.append(ordinal(hour, .genitiveFeminine))
      return index + 4
    }
    switch lead {
    case "w" where noun == "godzinie": form.append("godzinach")
    case "o", "w", "we", "na", "przy", "po": form.append(noun)
    case "od", "do", "z", "ze", "u", "koło":
      form.append(
        noun == "godzinie" ? "godziny" : noun == "temperaturze" ? "temperatury" : noun)
    default: return nil
    }
    return index + 2
  }

  /// Reads times from one to another: "od ósmej do szesnastej".
  private func hours(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard !tokens.isMark(index - 1, ":"), let range = tokens.clockRange(index) else { return nil }
    for (time, lead) in [(range.from, "od"), (range.to, "do")] {
      if tokens.text(index - 2).lowercased() != lead || lead == "do" { form.append(lead) }
      form.append(ordinal(time.hour, .genitiveFeminine))
      if time.minute > 0 { form.append(cardinal(time.minute)) }
    }
    return range.next
  }

  /// Reads the code of a town before its name: "31-147 Kraków".
  private func postcode(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.text(index).utf8.count == 2, tokens.isMark(index + 1, "-"),
      tokens.kind(index + 2) == .digits, tokens.text(index + 2).utf8.count == 3,
      tokens.kind(index + 3) == .space, tokens.text(index + 4).first?.isUppercase == true
    else { return nil }
    for (number, digits) in [tokens.text(index), tokens.text(index + 2)].enumerated() {
      if number > 0 { form.appendPause(pause) }
      form.append(digits.hasPrefix("0") ? self.digits(digits) : cardinal(digits), as: .digits)
    }
    return index + 3
  }

  /// What is numbered in the cases of its name, and the form of the ordinal behind it.
  static let numberedForms: [String: Ordinal] = [
    "klasa": .feminine, "klasy": .genitiveFeminine, "klasie": .genitiveFeminine,
    "część": .feminine, "części": .genitiveFeminine, "wojna": .feminine,
    "grupa": .feminine, "grupy": .genitiveFeminine, "grupie": .genitiveFeminine,
    "tomu": .genitive, "tomie": .locative, "rozdziału": .genitive, "rozdziale": .locative,
    "peronu": .genitive, "peronie": .locative, "etapu": .genitive, "etapie": .locative,
    "kwartału": .genitive, "kwartale": .locative,
  ]

  /// Nouns behind a Roman numeral beside those that are before one.
  private static let nounsOfNumerals: [String: Ordinal] = [
    "wojny": .genitiveFeminine, "wojnie": .genitiveFeminine, "rzesza": .feminine,
    "rzeszy": .genitiveFeminine, "rzeczpospolita": .feminine, "rzeczypospolitej": .genitiveFeminine,
    "liga": .feminine, "ligi": .genitiveFeminine, "lidze": .genitiveFeminine,
    "edycja": .feminine, "edycji": .genitiveFeminine, "tura": .feminine, "tury": .genitiveFeminine,
    "turze": .genitiveFeminine, "połowa": .feminine, "połowie": .genitiveFeminine,
    "miejsce": .neuter, "miejsca": .genitive, "miejscu": .locative, "piętro": .neuter,
    "piętra": .genitive, "piętrze": .locative, "semestru": .genitive, "semestrze": .locative,
    "stopnia": .genitive, "stopniu": .locative, "kongresu": .genitive, "zjazdu": .genitive,
  ]

  /// Reads a Roman numeral before the noun that it counts off: "w I kwartale", "II wojna światowa".
  private func numeralBeforeNoun(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.kind(index) == .letters, tokens.isEdge(index - 1),
      tokens.kind(index + 1) == .space,
      let value = tokens.roman(index),
      case let noun = tokens.text(index + 2).lowercased(),
      let kind = Self.nounsOfNumerals[noun] ?? Self.numberedForms[noun]
    else { return nil }
    form.append(ordinal(value, kind))
    return index + 1
  }

  private static let fromDays = [
    "pn": "poniedziałku", "pon": "poniedziałku", "wt": "wtorku", "śr": "środy", "czw": "czwartku",
    "cz": "czwartku", "pt": "piątku", "sob": "soboty", "sb": "soboty", "ndz": "niedzieli",
    "niedz": "niedzieli", "nd": "niedzieli",
  ]

  /// Reads short names of weekdays from one to another: "pn.–pt.", "od pn. do sob."
  private func weekdays(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    if let (first, last, next) = tokens.dashedWords(index),
      let from = Self.fromDays[first.lowercased()],
      let to = Self.fromDays[last.lowercased()]
    {
      form.append("od " + from + " do " + to)
      return next
    }
    guard let day = Self.fromDays[tokens.text(index).lowercased()], tokens.isMark(index + 1, "."),
      tokens.kind(index - 1) == .space, ["od", "do"].contains(tokens.text(index - 2).lowercased())
    else { return nil }
    form.append(day)
    return tokens.pastPeriod(of: index)
  }

  /// How words begin that say that something is open.
  private static let openings = ["czynn", "otwart", "nieczynn", "zamknięt", "pracuj", "przyjmuj"]

  /// Reads hours from one to another behind their word, or where something is open.
  ///
  /// Examples: "w godz. 9–17", "czynne od 9 do 17".
  private func wholeHours(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    // Where something is open, the hours may have words between them.
    if tokens.kind(index) == .digits, ["od", "do"].contains(tokens.text(index - 2).lowercased()),
      let hour = Int(tokens.text(index)), hour <= 24, tokens.isEdge(index + 1),
      !tokens.isMark(index + 1, in: [":", "-", "–"]),
      !(tokens.isMark(index + 1, in: [".", ","]) && tokens.kind(index + 2) == .digits),
      tokens.text(index - 2) == "do"
        ? tokens.text(index - 6) == "od" && tokens.kind(index - 4) == .digits
        : tokens.text(index + 2) == "do" && tokens.kind(index + 4) == .digits,
      (0..<index).contains(where: { at in
        Self.openings.contains(where: tokens.text(at).lowercased().hasPrefix)
      })
    {
      form.append(ordinal(hour, .genitiveFeminine))
      return index + 1
    }
    let lead = tokens.lead(before: index, past: ["."])
    guard lead == "godz" || lead == "godzinach", tokens.kind(index) == .digits,
      tokens.isMark(index + 1, in: TextNormalizer.dashes), tokens.kind(index + 2) == .digits,
      let from = Int(tokens.text(index)), let to = Int(tokens.text(index + 2)), from <= 24,
      to <= 24,
      tokens.isEdge(index + 3), !tokens.isMark(index + 3, in: [":", "-", "–"])
    else { return nil }
    form.append("od " + ordinal(from, .genitiveFeminine))
    form.append("do " + ordinal(to, .genitiveFeminine))
    return index + 3
  }

  /// Reads a Roman numeral behind what is numbered, or behind a ruler's name in the genitive.
  ///
  /// Examples: "z klasy IV", "za Zygmunta III".
  private func numbered(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .letters, tokens.kind(index - 1) == .space,
      tokens.isEdge(index + 1),
      !tokens.isMark(index + 1, in: ["/", "-", "–"]),
      let value = tokens.roman(index)
    else { return nil }
    let lead = tokens.text(index - 2)
    if let ending = Self.numberedForms[lead.lowercased()] {
      form.append(ordinal(value, ending))
      return index + 1
    }
    let before = tokens.kind(index - 3) == .space ? tokens.text(index - 4).lowercased() : ""
    guard lead.first?.isUppercase == true, lead.hasSuffix("a"), lead.count > 3,
      tokens.text(index).count > 1 || value != 1,
      [
        "za", "dla", "od", "do", "u", "bez", "króla", "cara", "papieża", "księcia", "nie",
        "cesarza",
      ]
      .contains(before)
    else { return nil }
    form.append(ordinal(value, .genitive))
    return index + 1
  }

  /// Reads an ordinal behind a preposition, in the locative.
  ///
  /// Examples: "w 90. minucie", "w 3. kwartale".
  /// Feminine nouns end in "ie" or "y" there, and some others in "ie", too; these are the endings that only they have.
  private func ordinalBehindPreposition(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let noun = tokens.text(index + 3)
    guard tokens.isMark(index + 1, "."), tokens.kind(index + 2) == .space,
      noun.first?.isLowercase == true, let value = Int(tokens.text(index)),
      months.month(noun) == nil,
      ["w", "we", "na", "po", "przy", "o"].contains(tokens.text(index - 2).lowercased())
    else { return nil }
    let isFeminine = ["cie", "dzie", "ce", "dze", "sze", "ści", "cji", "i", "y"].contains {
      noun.hasSuffix($0)
    }
    form.append(ordinal(value, isFeminine ? .genitiveFeminine : .locative))
    return index + 2
  }

  /// Reads the decade behind its noun: "lata 80.", "z lat 80.".
  private func decade(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard let value = Int(tokens.text(index)), value % 10 == 0, value > 0,
      tokens.isMark(index + 1, "."),
      let ending: Ordinal = ["lata": .plural, "lat": .genitivePlural, "latach": .genitivePlural][
        tokens.text(index - 2).lowercased()]
    else { return nil }
    form.append(ordinal(value, ending))
    return index + 2
  }

  /// Reads "r." behind the year of a date: "3 maja 2020 r.".
  private func yearOfDate(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.text(index) == "r", tokens.isMark(index + 1, "."),
      tokens.kind(index - 1) == .space,
      tokens.kind(index - 2) == .digits, tokens.text(index - 2).count == 4
    else { return nil }
    form.append("roku")
    return index + 2
  }

  /// Whether the word or the short form for a century is at an index.
  private func isOfCenturies(_ tokens: TextTokens, _ index: Int) -> Bool {
    ["wieku", "wiek", "wieków"].contains(tokens.text(index))
      || tokens.text(index) == "w" && tokens.isMark(index + 1, ".")
  }

  /// The index of another Roman numeral that a conjunction joins with one.
  private func firstOfCenturies(_ tokens: TextTokens, _ index: Int) -> Int? {
    guard tokens.kind(index - 1) == .space, ["i", "oraz", "lub"].contains(tokens.text(index - 2)),
      tokens.kind(index - 3) == .space, tokens.roman(index - 4) != nil
    else { return nil }
    return index - 4
  }

  /// Reads a Roman month between a day and a year, which is in the genitive as the day is.
  ///
  /// Example: "9 XI 1923 r."
  private func romanMonth(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard let day = Int(tokens.text(index)), (1...31).contains(day),
      tokens.kind(index + 1) == .space,
      let month = tokens.roman(index + 2), (1...12).contains(month),
      tokens.kind(index + 3) == .space, tokens.text(index + 4).utf8.count == 4,
      let year = Int(tokens.text(index + 4)), (1000...2199).contains(year),
      tokens.isEdge(index + 5)
    else { return nil }
    form.append(date(SpokenDate(year: year, month: month, day: day, isWritten: true)))
    let behind = tokens.skipSpace(index + 5)
    guard tokens.text(behind) == "r", tokens.isMark(behind + 1, ".") else { return index + 5 }
    form.append("roku")
    return behind + 2 < tokens.count ? behind + 2 : behind + 1
  }

  /// Reads a Roman number before "wiek", which is an ordinal in its case: "XIX wieku".
  private func century(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .letters, tokens.isEdge(index - 1),
      let value = RomanNumber.value(of: tokens.text(index))
    else { return nil }
    let noun = tokens.skipSpace(index + 1)
    let isLocative = ["w", "we"].contains(tokens.text(index - 2).lowercased())
    // "w XVIII i XIX w.", and the second of two behind its preposition.
    if ["i", "oraz", "lub"].contains(tokens.text(noun)), tokens.kind(noun + 1) == .space,
      tokens.roman(noun + 2) != nil, isOfCenturies(tokens, tokens.skipSpace(noun + 3))
    {
      form.append(ordinal(value, isLocative ? .locative : .genitive))
      return index + 1
    }
    if let first = firstOfCenturies(tokens, index),
      ["w", "we"].contains(tokens.text(first - 2).lowercased()),
      isOfCenturies(tokens, noun)
    {
      form.append(ordinal(value, .locative))
      guard tokens.text(noun) == "w" else { return index + 1 }
      form.append("wieku")
      return noun + 2
    }
    switch tokens.text(noun) {
    case "wiek": form.append(ordinal(String(value), .none) ?? "")
    case "wieku": form.append(ordinal(value, isLocative ? .locative : .genitive))
    case "w" where tokens.isMark(noun + 1, "."):
      form.append(ordinal(value, isLocative ? .locative : .genitive) + " wieku")
      return noun + 2
    default: return nil
    }
    return index + 1
  }
}
