// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// The words of Swedish.
  static let swedish = Language(
    code: "sv",
    up: "upp %@",
    down: "ned %@",
    unchanged: "oförändrat",
    minus: "minus",
    yes: "ja",
    no: "nej",
    controls: ControlWords(
      switch: "växlingsknapp", on: "på", off: "av", mixed: "blandat", checkbox: "kryssruta",
      checked: "markerad", unchecked: "inte markerad", slider: "skjutreglage", button: "knapp",
      link: "länk", textField: "textfält", progress: "förlopp", selected: "markerad",
      disabled: "ej tillgänglig"),
    table: TableWords(
      delete: "Ta bort %@", insert: "Infoga %@", reorder: "Ändra ordning på %@",
      moreInfo: "Mer info, %@", rows: "Rader %1 till %2 av %3", position: "%1 av %2",
      rating: "%1 av %2 stjärnor",
      increment: "Öka %@", decrement: "Minska %@"),
    page: PageWords(skip: "Gå till raderna", source: "Källa: %@"),
    summary: SummaryWords(
      rows: "rader: %@", row: "rad %@", columns: "kolumner: %@", sections: "avsnitt: %@",
      missing: "saknas: %@",
      none: "inga värden", lowest: "lägst %@", highest: "högst %@", median: "median %@",
      sum: "summa %@",
      mean: "medelvärde %@", middleHalf: "mellersta hälften %1 till %2", zero: "noll: %@",
      belowZero: "under noll: %@", outliers: "långt från övriga: %@", span: "%1 till %2",
      different: "olika värden: %@", allDifferent: "alla olika", always: "alltid %@",
      mostCommon: "vanligast: %@", others: "andra värden: %@", longest: "längst: %@ tecken",
      about: "ungefär %@", more: "och %@ till",
      added: "nya: %@", removed: "borttagna: %@", changed: "ändrade: %@",
      notCompared: "ej jämförda: %@",
      rise: "största ökning %@", fall: "största minskning %@",
      change: "från %1 till %2", rising: "stigande", falling: "fallande",
      interval: "intervall %@", gaps: "luckor: %@",
      repeatedRows: "upprepade rader: %@", correlation: "korrelation %@"),
    verbalizer: SwedishRules())
}

/// Verbalizes numbers, amounts and dates in Swedish.
struct SwedishRules: SpokenRules {
  var locale = LocaleIdentifier.swedish
  var numerals = Numerals.comma

  static let dayLeads: Set<String> = [
    "tillträde", "start", "premiär", "deadline",
    "den", "till", "från", "fr.o.m.", "t.o.m.", "senast", "efter", "före", "börjar", "slutar",
    "ses", "sedan", "innan", "startar", "gäller", "öppnar", "stänger", "född", "avliden", "f.",
    "d.",
  ]
  static let partitives: Set<String> = ["av"]
  static let outOf: String? = "av"
  static let ratings: RatingWords? = RatingWords("%1 av %2", leads: "betyg betyget omdöme")
  static let clockLeads: Set<String> = [
    "kl", "klockan", "framme", "avgång", "ankomst", "avgår", "ankommer", "börjar", "slutar",
    "startar", "öppnar", "stänger", "går", "fram", "sänds", "landar", "tåget", "bussen", "tåg",
    "buss", "avresa",
  ]
  static let numberedWords: Set<String> = [
    "försök",
    "kvartal", "typ", "klass", "volym", "tabell", "bilaga", "figur", "del", "grupp", "stadium",
    "band", "bok", "artikel", "avdelning", "fas", "zon",
    "sida", "steg", "nivå", "omgång", "lektion", "fråga", "bild", "kapitel", "avsnitt",
  ]

  static let directions: [String: String] = [
    "N": "nord", "S": "syd", "Ö": "öst", "O": "öst", "E": "öst", "V": "väst", "W": "väst",
  ]
  static let words = SpokenWords(
    minus: "minus", plus: "plus", point: "komma", score: "", percent: "procent", to: "till",
    by: "gånger",
    equals: "är", per: "per", and: "och", power: "%1 upphöjt till %2",
    marks: [
      ".": "punkt", ",": "komma", "@": "snabel-a", ":": "kolon", "/": "snedstreck",
      "\\": "omvänt snedstreck", "-": "bindestreck", "_": "understreck", "?": "frågetecken",
      "=": "likhetstecken", "&": "och", "#": "nummertecken", "%": "procent", "+": "plus",
      "!": "utropstecken", "~": "tilde", "*": "asterisk", "|": "lodstreck",
    ],
    symbols: [
      "⌀": "diameter", "★": "stjärna", "☆": "tom stjärna", "▲": "uppåt", "▼": "nedåt", "✓": "bock",
      "✔": "bock",
      "✗": "kryss", "✘": "kryss", "⇒": "medför", "→": "högerpil", "←": "vänsterpil",
      "↑": "uppåtpil",
      "↓": "nedåtpil", "±": "plus minus", "×": "gånger", "÷": "delat med", "°": "grader",
      "§": "paragraf", "&": "och", "•": "punkt", "≈": "ungefär", "№": "nummer",
      "≤": "mindre än eller lika med",
      "<": "mindre än", ">": "större än", "≥": "större än eller lika med", "≠": "inte lika med",
      "∞": "oändligheten", "√": "roten ur",
      "©": "copyright", "®": "registrerat varumärke", "™": "varumärke", "α": "alfa", "β": "beta",
      "γ": "gamma", "δ": "delta", "π": "pi", "Ω": "omega",
    ],
    alone: SpokenWords.alone(
      "vänsterparentes|högerparentes|vänster hakparentes|höger hakparentes|vänster klammerparentes|höger klammerparentes|citattecken|apostrof|semikolon|grav accent"
    ))
  static let currencyGenders = CurrencyGenders(
    neuter: "pund uns")
  static let currencies: [String: CurrencyNoun] = [
    "SEK": CurrencyNoun(Noun("krona", "kronor"), .neuter("öre")),
    "EUR": CurrencyNoun(Noun("euro"), Noun("cent"), ownsMinor: false),
    "USD": CurrencyNoun(Noun("dollar"), Noun("cent")),
    "GBP": CurrencyNoun(.neuter("pund"), Noun("penny", "pence")),
    "JPY": CurrencyNoun(Noun("yen")), "CNY": CurrencyNoun(Noun("yuan")),
    "INR": CurrencyNoun(Noun("rupie", "rupier")),
    "NOK": CurrencyNoun(Noun("norsk krona", "norska kronor"), .neuter("öre"), ownsMinor: false),
    "DKK": CurrencyNoun(Noun("dansk krona", "danska kronor"), .neuter("öre"), ownsMinor: false),
    "RUB": CurrencyNoun(Noun("rubel"), Noun("kopek")),
  ]
  static let currencySigns: [String: String] = ["kr": "SEK", "kr.": "SEK", ":-": "SEK"]
  static let units: [String: Noun] = [
    "decibel": .neuter("decibel"),
    "tablet": Noun("tablett", "tabletter"), "capsule": Noun("kapsel", "kapslar"),
    "person": Noun("person", "personer"), "full-day": .neuter("dygn"),
    "milliampere-hour": Noun("milliamperetimme", "milliamperetimmar"),
    "kilogram": .neuter("kilogram"), "gram": .neuter("gram"), "pound": .neuter("pund"),
    "tonne": .neuter("ton"), "year": .neuter("år"),
    "day": Noun("dag", "dagar"), "degree": Noun("grad", "grader"),
  ]
  static let times: Noun? = Noun("gång", "gånger")
  static let unitSymbols: [String: String] = [
    "tabl": "tablet", "tabl.": "tablet", "kaps.": "capsule", "pers": "person", "pers.": "person",
    "dygn": "full-day",
    "msk": "tablespoon", "tsk": "teaspoon", "kvm": "square-meter", "tim": "hour",
    "sek": "second",
  ]
  static let scales: [String: Noun] = [
    "miljon": Noun("miljon", "miljoner"), "miljoner": Noun("miljon", "miljoner"),
    "mn": Noun("miljon", "miljoner"), "milj": Noun("miljon", "miljoner"),
    "miljard": Noun("miljard", "miljarder"), "miljarder": Noun("miljard", "miljarder"),
    "md": Noun("miljard", "miljarder"), "mdr": Noun("miljard", "miljarder"),
    "biljon": Noun("biljon", "biljoner"), "biljoner": Noun("biljon", "biljoner"),
    "tusen": Noun("tusen"), "tkr": Noun("tusen kronor"),
    "mkr": Noun("miljon kronor", "miljoner kronor"),
    "mnkr": Noun("miljon kronor", "miljoner kronor"),
    "mdkr": Noun("miljard kronor", "miljarder kronor"),
  ]
  static let titles: Set<String> = ["dir."]
  static let winds = [
    "N": "nord", "NO": "nordost", "NÖ": "nordost", "O": "ost", "Ö": "öst", "SO": "sydost",
    "SÖ": "sydost", "S": "syd", "SV": "sydväst", "V": "väst", "NV": "nordväst",
  ]
  static let windWords: Set<String> = ["vind", "vinden", "vindar", "by", "byar"]
  static let nounsBehindOrdinals = [
    "min": "minuten", "st": "stycket", "kap": "kapitlet", "uppl": "upplagan", "vån": "våningen",
    "årg": "årgången",
  ]
  static let phrases = PhraseTable(
    listed: abbreviations,
    [
      "s.": "sidan",
      "rok": "rum och kök", "krm": "kryddmått", "enl.": "enligt",
      "ref.": "referens", "mån.": "månad", "vard.": "vardagar", "forts.": "fortsättning",
      "sid.": "sida", "kap.": "kapitel", "obs.": "observera", "adr.": "adress",
      "uppl.": "upplaga",
      "s:t": "sankt", "s:ta": "sankta", "bl.a.": "bland annat", "bl a": "bland annat",
      "t.ex.": "till exempel", "t ex": "till exempel", "d.v.s.": "det vill säga",
      "dvs.": "det vill säga", "m.m.": "med mera", "m.fl.": "med flera", "osv.": "och så vidare",
      "o.s.v.": "och så vidare", "ca": "cirka", "ca.": "cirka", "kl.": "klockan", "kl": "klockan",
      "nr": "nummer", "nr.": "nummer", "tel.": "telefon", "tfn": "telefon", "s.k.": "så kallad",
      "f.Kr.": "före Kristus", "e.Kr.": "efter Kristus", "f.d.": "före detta",
      "pga.": "på grund av",
      "p.g.a.": "på grund av", "fr.o.m.": "från och med", "t.o.m.": "till och med", "dr": "doktor",
      "dr.": "doktor", "prof.": "professor", "st.": "stycken", "resp.": "respektive",
      "jfr": "jämför",
      "etc.": "et cetera", "vs": "mot", "vs.": "mot", "max.": "maximalt", "min.": "minimalt",
      "24/7": "dygnet runt", "N/A": "saknas", "inkl.": "inklusive", "exkl.": "exklusive",
      "ord. pris": "ordinarie pris",
    ])
  static let dayHalves = PhraseTable<SpokenTime.Half>([
    "f.m.": .morning, "fm": .morning, "f m": .morning, "e.m.": .afternoon, "em": .afternoon,
    "e m": .afternoon,
  ])
  static let countsInHundreds = true

  static let piecesPer = ["st": "styck", "pers": "person", "mån": "månad", "v": "vecka"]
  static let addressWords: [String: String] = ["info": "info"]
  var months: MonthNames { Self.monthNames }
  private static let monthNames = MonthNames(.swedish)

  // MARK: Numbers

  private static let small = [
    "noll", "ett", "två", "tre", "fyra", "fem", "sex", "sju", "åtta", "nio", "tio", "elva", "tolv",
    "tretton", "fjorton", "femton", "sexton", "sjutton", "arton", "nitton",
  ]
  private static let tens = [
    "", "", "tjugo", "trettio", "fyrtio", "femtio", "sextio", "sjuttio", "åttio", "nittio",
  ]
  private static let powers = [
    Noun("miljon", "miljoner"), Noun("miljard", "miljarder"), Noun("biljon", "biljoner"),
    Noun("biljard", "biljarder"), Noun("triljon", "triljoner"),
  ]

  func cardinal(_ digits: String, _ gender: Gender) -> String {
    let groups = SpokenNumber.groups(digits, of: 3)
    guard let first = groups.first else { return Self.small[0] }
    guard first.power < Self.powers.count + 2 else { return self.digits(digits) }
    let words = groups.map { value, power -> String in
      switch power {
      case 0: return Self.belowThousand(value, gender)
      case 1: return value == 1 ? "tusen" : Self.belowThousand(value, .none) + "tusen"
      default:
        return Self.belowThousand(value, .masculine) + " "
          + Self.powers[power - 2].form(value == 1 ? 0 : 1)
      }
    }
    return words.joined(separator: " ")
  }

  private static func belowThousand(_ value: Int, _ gender: Gender) -> String {
    let hundreds = value >= 100 ? (value >= 200 ? small[value / 100] : "") + "hundra" : ""
    let rest = value % 100
    let unit = rest >= 20 ? rest % 10 : rest
    let isCommon = gender == .masculine || gender == .feminine
    let end = unit == 0 ? "" : unit == 1 && isCommon ? "en" : small[unit]
    return hundreds + (rest >= 20 ? tens[rest / 10] : "") + end
  }

  /// Nouns of the neuter, which a quarter of all are, in the singular; the others are of the common gender.
  private static let neuters: Set<String> = Set(
    ("år barn hus bord rum paket kort mål poäng brev ägg glas häfte stycke exemplar kilo gram dygn par lag"
      + " land varv försök fall samtal meddelande konto objekt dokument problem alternativ steg program"
      + " system test prov svar fel nummer ord språk besök träd djur äpple bröd liv spår ställe område"
      + " företag arbete jobb möte beslut förslag exempel resultat värde ämne avsnitt kapitel album nät"
      + " tecken tillfälle ärende fartyg tåg flyg kök badrum sovrum sekel kvartal halvår skott mord lån"
      + " bud recept piller dl").split(separator: " ").map(String.init))

  /// What one is of a noun behind it: "en bok", "ett hus".
  func gender(before word: String) -> Gender {
    guard word.count > 1, word.first?.isLowercase == true, !Self.uncounted.contains(word) else {
      return .none
    }
    return Self.neuters.contains(word)
      || ["um", "eri", "skop", "ment"].contains { word.hasSuffix($0) }
      ? .none : .masculine
  }

  /// Of greater numbers that end in one, both forms are said.
  func gender(before word: String, counting number: String) -> Gender {
    number == "1" || number.utf8.count == 2 ? gender(before: word) : .none
  }

  /// Words that are not counted.
  private static let uncounted: Set<String> = [
    "och", "eller", "av", "till", "i", "på", "för", "med", "mot", "är", "var", "som", "om", "per",
    "st",
    "kr", "kl", "inför", "gånger", "ggr", "från", "vid", "under", "över", "efter", "före", "resp",
  ]

  func decimal(_ number: SpokenNumber, _ gender: Gender) -> String {
    guard !number.fraction.isEmpty else { return cardinal(number.whole, gender) }
    return cardinal(number.whole) + " " + words.point + " "
      + fractionAsNumber(number.fraction, upTo: 3)
  }

  private static let ordinals = [
    "nollte", "första", "andra", "tredje", "fjärde", "femte", "sjätte", "sjunde", "åttonde",
    "nionde", "tionde", "elfte", "tolfte", "trettonde", "fjortonde", "femtonde", "sextonde",
    "sjuttonde", "artonde", "nittonde",
  ]

  func ordinal(_ digits: String, _ gender: Gender) -> String? {
    guard let value = SpokenNumber(digits).trimmed.small else { return nil }
    let rest = value % 100
    let whole = cardinal(digits)
    if rest > 0, rest < 20 || rest % 10 > 0 {
      let unit = rest < 20 ? rest : rest % 10
      return whole.dropLast(Self.small[unit].count) + Self.ordinals[unit]
    }
    if value == 0 { return Self.ordinals[0] }
    if rest > 0 { return whole + "nde" }
    return whole
      + (value % 1000 == 0 && value % 1_000_000 > 0 ? "de" : value % 1_000_000 == 0 ? "te" : "de")
  }

  func fraction(_ numerator: String, _ denominator: String) -> String {
    let count = cardinal(numerator, .masculine)
    let isOne = numerator == "1"
    if denominator == "2" { return count + (isOne ? " halv" : " halva") }
    guard let ordinal = ordinal(denominator, .none), (Int(denominator) ?? 0) > 2 else {
      return count + " genom " + cardinal(denominator)
    }
    // "åttondel", but "femtedel".
    let stem =
      ordinal.hasSuffix("nde") && ordinal != "sjunde" || ordinal.hasSuffix("rade")
      ? String(ordinal.dropLast(2)) : ordinal
    return count + " " + stem + (isOne ? "del" : "delar")
  }

  /// "nittonhundraåttio", but "tjugotjugotvå".
  func year(_ year: Int) -> String {
    let (century, rest) = (year / 100, year % 100)
    guard (1100...2099).contains(year) else { return cardinal(year) }
    let isLong = century < 20 || rest < 10
    return cardinal(century) + (isLong ? "hundra" : "") + (rest > 0 ? cardinal(rest) : "")
  }

  func roman(_ value: Int) -> String? { cardinal(value) }

  func regnal(_ value: Int) -> String? {
    // The names of most rulers are a man's, whose first and second are "förste" and "andre".
    switch value {
    case 1: "den förste"
    case 2: "den andre"
    default: ordinal(String(value), .none).map { "den " + $0 }
    }
  }

  // MARK: Dates and times

  func date(_ date: SpokenDate) -> String {
    [
      date.day.flatMap { ordinal(String($0), .none) }, date.month.map { months[$0] },
      year(of: date),
    ].compactMap { $0 }.joined(separator: " ")
  }

  static let pressureJoin: String? = "genom"

  func time(_ time: SpokenTime) -> String {
    var text = cardinal(time.hour)
    if time.minute > 0 || (time.half == nil && !time.hasZone) {
      text += time.minute < 10 ? " noll " : " "
      text += cardinal(time.minute)
    }
    if let second = time.second, second > 0 {
      text += " och " + measure(SpokenNumber(second), unit: "second")
    }
    if let half = time.half { text += half == .morning ? " förmiddag" : " eftermiddag" }
    return text
  }

  /// "en och en halv deciliter", "ett och ett halvt år".
  func measure(fraction: String, isMixed: Bool, unit: String) -> String {
    let name = name(ofUnit: unit, for: SpokenNumber(isMixed ? "2" : "1"))
    let isNeuter = gender(ofUnit: unit) == .neuter
    var fraction = fraction
    if fraction == mixed("1", "1", "2") {
      fraction = isNeuter ? "ett och ett halvt" : "en och en halv"
    } else if isNeuter, fraction.hasSuffix("en halv") {
      fraction = fraction.dropLast("en halv".count) + "ett halvt"
    }
    return fraction + " " + name
  }

  // MARK: Running text

  /// Reads the short form of a street, which is the end of its name.
  ///
  /// Examples: "Storg. 8", "Sveav. 12".
  private func street(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let name = tokens.text(index)
    guard name.count > 4, name.first?.isUppercase == true, tokens.isMark(index + 1, "."),
      tokens.kind(index + 2) == .space, tokens.kind(index + 3) == .digits,
      let ending = ["g": "gatan", "v": "vägen"][name.suffix(1)]
    else { return nil }
    form.append(name.dropLast() + ending)
    return index + 2
  }

  /// Reads the short form of a week before its number.
  ///
  /// Examples: "v. 36", "v. 28–31".
  private func week(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let number = tokens.skipSpace(index + 2)
    guard tokens.text(index) == "v", tokens.isMark(index + 1, "."), tokens.isEdge(index - 1),
      let week = Int(tokens.text(number)), (1...53).contains(week), tokens.isEdge(number + 1)
    else { return nil }
    form.append("vecka")
    return index + 2
  }

  /// The nouns that numbers are called by: a flat of two rooms is a "tvåa".
  private static let names = [
    ("ett", "etta"), ("två", "tvåa"), ("tre", "trea"), ("fyra", "fyra"), ("fem", "femma"),
    ("sex", "sexa"), ("sju", "sjua"), ("åtta", "åtta"), ("nio", "nia"), ("tio", "tia"),
    ("tjugo", "tjuga"),
  ]

  /// The noun of a number with "a" behind it, where no noun follows that it would be the ordinal of: "en 4:a", "slutade 2:a".
  private func nameOfNumber(_ tokens: TextTokens, _ index: Int) -> String? {
    let lead =
      tokens.kind(index - 1) == .space && tokens.kind(index - 2) == .letters
      ? tokens.text(index - 2).lowercased() : ""
    let behind = tokens.skipSpace(index + 3)
    let isFree =
      behind >= tokens.count || tokens.kind(behind) == .mark
      || ["på", "i", "med", "till", "från", "för", "om", "av", "vid", "och", "nära", "efter"]
        .contains(tokens.text(behind))
    guard isFree, !lead.isEmpty, !["den", "det", "de", "på", "sin", "som"].contains(lead),
      tokens.text(index + 2) == "a"
    else { return nil }
    return Self.names.first { $0.0 == cardinal(tokens.text(index)) }?.1
  }

  /// Reads the ending of a number that is called by its noun: "E4:an", "55:an", "E18:s".
  private func definite(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index, ":"), tokens.kind(index - 1) == .digits,
      ["an", "ans", "s"].contains(tokens.text(index + 1)), tokens.isEdge(index + 2)
    else { return nil }
    let ending = tokens.text(index + 1)
    if ending != "s", let (word, name) = Self.names.first(where: { form.ends(in: $0.0) }) {
      form.truncate(to: form.text.count - word.utf8.count)
      form.append(literal: name, isGlued: true)
      form.append(literal: String(ending.dropFirst()), isGlued: true)
    } else {
      form.append(literal: ending, isGlued: true)
    }
    return index + 2
  }

  /// Reads crowns and their hundredths with a colon between them, before what they are paid for or behind a word for a price.
  ///
  /// Examples: "39:50/kg", "pris 39:50".
  private func price(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    guard tokens.isMark(index + 1, ":"), tokens.kind(index + 2) == .digits,
      tokens.text(index + 2).utf8.count == 2, !tokens.isMark(index + 3, ":"),
      tokens.isEdge(index + 3)
    else { return nil }
    let unit =
      tokens.isMark(index + 3, "/") ? reader.unit(index + 4, isGlued: true, takesRate: false) : nil
    let isPiece =
      tokens.isMark(index + 3, "/") && ["st", "person", "pers"].contains(tokens.text(index + 4))
    let lead = tokens.lead(before: index, past: [":"])
    guard unit != nil || isPiece || ["pris", "priset", "jfr", "jmf", "ord"].contains(lead) else {
      return nil
    }
    let amount = SpokenNumber(tokens.text(index), tokens.text(index + 2))
    form.append(money(amount, currency("SEK", for: amount)))
    if let unit {
      form.append("per " + name(ofUnit: unit.name, for: SpokenNumber("1")))
      return unit.next
    }
    guard isPiece else { return index + 3 }
    form.append(tokens.text(index + 4) == "st" ? "per styck" : "per person")
    return index + 5
  }

  func recognize(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    if let next = street(tokens, index, into: &form) ?? week(tokens, index, into: &form)
      ?? definite(tokens, index, into: &form)
    {
      return next
    }
    // Whose something is: "Karl XII:s död".
    if tokens.isMark(index, ":"), tokens.text(index + 1) == "s", tokens.isEdge(index + 2),
      tokens.text(index - 1).utf8.count > 1 || tokens.kind(index - 2) == .space,
      RomanNumber.value(of: tokens.text(index - 1)) != nil, form.endsInWord
    {
      form.append(literal: "s", isGlued: true)
      return index + 2
    }
    // "Margareta II"
    if tokens.text(index) == "II", tokens.kind(index - 1) == .space, tokens.isEdge(index + 1),
      ["Margareta", "Margrethe", "Elisabet", "Elizabeth", "Elisabeth", "Katarina"].contains(
        tokens.text(index - 2))
    {
      form.append("den andra")
      return index + 1
    }
    // Beside a year they tell a lifetime: "(f. 1907, d. 2002)".
    if let word = ["f": "född", "d": "död"][tokens.text(index)], tokens.isEdge(index - 1),
      tokens.isMark(index + 1, "."), case let number = tokens.skipSpace(index + 2),
      tokens.kind(number) == .digits, tokens.text(number).utf8.count == 4,
      number + 1 == tokens.count || tokens.isMark(number + 1, in: [")", ",", ";"]),
      let year = Int(tokens.text(number)), (1000...2100).contains(year)
    {
      form.append(word + " " + self.year(year))
      return number + 1
    }
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1) else { return nil }
    if let next = price(reader, index, into: &form) { return next }
    let digits = tokens.text(index)
    // Editions and the paragraphs of a section are counted off: "2 uppl.", "9 § 1 st."
    if digits.utf8.count < 3, tokens.kind(index + 1) == .space,
      case let noun = tokens.text(index + 2),
      noun == "uppl" || noun == "st" && tokens.isMark(index - 2, "§"),
      let words = ordinal(digits, .masculine), let full = Self.nounsBehindOrdinals[noun]
    {
      form.append(words + " " + full)
      return tokens.isMark(index + 3, ".") ? tokens.pastPeriod(of: index + 2) : index + 3
    }
    // A day with more than its month has, which no fraction is: "senast 15/4".
    if tokens.isMark(index + 1, "/"), let day = Int(digits), (13...31).contains(day),
      let month = Int(tokens.text(index + 2)), (1...12).contains(month),
      index == 0 || tokens.kind(index - 1) == .space || tokens.isMark(index - 1, "("),
      index + 3 == tokens.count
        || tokens.isMark(index + 3, in: [".", ",", ";", ")"]) && tokens.kind(index + 4) != .digits
    {
      form.append(date(SpokenDate(month: month, day: day, isWritten: true)))
      return index + 3
    }
    // A price with a colon before its öre: "149:50 kr".
    if tokens.isMark(index + 1, ":"), tokens.text(index + 2).utf8.count == 2,
      tokens.kind(index + 2) == .digits || tokens.isMark(index + 2, "-"),
      case let sign = tokens.skipSpace(index + 3), tokens.text(sign) == "kr",
      let (words, next) = reader.moneyWords(index)
    {
      form.append(words)
      return next
    }
    if tokens.isMark(index + 1, ":"), tokens.isMark(index + 2, "-"),
      case let sign = tokens.skipSpace(index + 3), tokens.text(sign) == "kr",
      tokens.isEdge(sign + 1)
    {
      form.append(money(SpokenNumber(digits), currency("SEK", for: SpokenNumber(digits))))
      return sign + 1
    }
    // A house in a street: "Storgatan 12 A".
    if tokens.kind(index - 1) == .space, tokens.kind(index + 1) == .space,
      ["gatan", "vägen", "gränd", "torget", "stigen", "allén", "backen", "plan"].contains(
        where: tokens.text(index - 2).lowercased().hasSuffix),
      tokens.text(index + 2).utf8.count == 1, tokens.text(index + 2).first?.isUppercase == true,
      tokens.isEdge(index + 3)
    {
      form.append(cardinal(digits))
      form.append(tokens.text(index + 2), as: .letters)
      return index + 3
    }
    // "3 §", "3 tr."
    if tokens.kind(index + 1) == .space, tokens.isMark(index + 2, "§"),
      !tokens.isMark(index + 3, "§"), let words = ordinal(digits, .none)
    {
      form.append(words + " paragrafen")
      return index + 3
    }
    if tokens.kind(index + 1) == .space, tokens.text(index + 2) == "tr",
      tokens.isMark(index + 3, ".") || tokens.isEdge(index + 3)
    {
      form.append(cardinal(digits, .masculine) + (digits == "1" ? " trappa" : " trappor"))
      return tokens.isMark(index + 3, ".") && index + 4 < tokens.count ? index + 4 : index + 3
    }
    // A telephone number after its word: "tel. 112".
    let lead = tokens.isMark(index - 2, ".") ? tokens.text(index - 3) : tokens.text(index - 2)
    if ["tel", "tfn", "telefon"].contains(lead.lowercased()), tokens.isEdge(index + 1) {
      if let next = reader.phone(index, into: &form) { return next }
      form.append(self.digits(digits), as: .digits)
      return index + 1
    }
    if tokens.isMark(index + 1, ":"), ["a", "e"].contains(tokens.text(index + 2)),
      tokens.isEdge(index + 3), let words = ordinal(digits, .none)
    {
      form.append(nameOfNumber(tokens, index) ?? words)
      return index + 3
    }
    if index == 0, tokens.count == 2, tokens.isMark(1, "."), let words = ordinal(digits, .none) {
      form.append(words)
      return 2
    }
    if tokens.text(index + 2) == "kap", let words = ordinal(digits, .none) {
      form.append(words + " kapitlet")
      return tokens.isMark(index + 3, ".") ? index + 4 : index + 3
    }
    guard digits.count == 4, let year = Int(digits), (1100...2999).contains(year) else {
      return nil
    }
    // What ends a clause behind a word counts nothing: "byggt 1897", and hundreds are well said of anything else.
    if year < 2000, tokens.kind(index - 1) == .space, tokens.kind(index - 2) == .letters,
      index + 1 >= tokens.count || tokens.isMark(index + 1, in: [",", ";", ")"])
        || tokens.isMark(index + 1, ".")
          && (index + 2 >= tokens.count || tokens.kind(index + 2) == .space)
    {
      form.append(self.year(year))
      return index + 1
    }
    // The first of two years, and the second.
    if tokens.isMark(index + 1, in: ["–", "-"]), let last = Int(tokens.text(index + 2)),
      tokens.text(index + 2).utf8.count == 4, year < last, last < 2100, tokens.isEdge(index + 3),
      !tokens.isMark(index + 3, in: ["-", "–"]), !tokens.isMark(index - 1, in: ["-", "–"])
    {
      form.append(self.year(year) + " " + words.to + " " + self.year(last))
      return index + 3
    }
    // "1939–45"
    if tokens.isMark(index + 1, in: ["–", "-"]), tokens.text(index + 2).utf8.count == 2,
      let last = Int(tokens.text(index + 2)), last > year % 100, tokens.isEdge(index + 3),
      !tokens.isMark(index + 3, in: ["-", "–", "."])
    {
      form.append(self.year(year) + " " + words.to + " " + cardinal(last))
      return index + 3
    }
    if tokens.isMark(index + 1, "-"), tokens.text(index + 2).hasPrefix("tal") {
      form.append(self.year(year) + tokens.text(index + 2))
      return index + 3
    }
    if ["f", "e"].contains(tokens.text(index + 2)), tokens.text(index + 4) == "Kr" {
      form.append(self.year(year))
      return index + 1
    }
    return nil
  }
}
