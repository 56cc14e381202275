// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// The words of Dutch.
  static let dutch = Language(
    code: "nl",
    up: "omhoog %@",
    down: "omlaag %@",
    unchanged: "onveranderd",
    minus: "min",
    yes: "ja",
    no: "nee",
    controls: ControlWords(
      switch: "schakelaar", on: "aan", off: "uit", mixed: "gedeeltelijk",
      checkbox: "selectievakje", checked: "ingeschakeld", unchecked: "uitgeschakeld",
      slider: "schuifregelaar", button: "knop", link: "link", textField: "tekstveld",
      progress: "voortgang", selected: "geselecteerd",
      disabled: "niet beschikbaar"),
    table: TableWords(
      delete: "Verwijder %@", insert: "Voeg %@ in", reorder: "Verplaats %@",
      moreInfo: "Meer info, %@", rows: "Rijen %1 tot en met %2 van %3", position: "%1 van %2",
      rating: "%1 van %2 sterren", increment: "Verhoog %@", decrement: "Verlaag %@"),
    page: PageWords(skip: "Naar de rijen", source: "Bron: %@"),
    summary: SummaryWords(
      rows: "rijen: %@", row: "rij %@", columns: "kolommen: %@", sections: "secties: %@",
      missing: "ontbrekend: %@", none: "geen waarden", lowest: "laagste %@", highest: "hoogste %@",
      median: "mediaan %@", sum: "som %@", mean: "gemiddelde %@",
      middleHalf: "middelste helft %1 tot %2",
      zero: "nul: %@", belowZero: "onder nul: %@", outliers: "ver van de rest: %@",
      span: "%1 tot %2", different: "verschillende waarden: %@",
      allDifferent: "allemaal verschillend", always: "altijd %@",
      mostCommon: "meest voorkomend: %@", others: "andere waarden: %@",
      longest: "langste: %@ tekens", about: "ongeveer %@", more: "en nog %@",
      added: "nieuw: %@", removed: "vervallen: %@", changed: "gewijzigd: %@",
      notCompared: "niet vergeleken: %@",
      rise: "grootste stijging %@", fall: "grootste daling %@",
      change: "van %1 naar %2", rising: "oplopend", falling: "aflopend",
      interval: "interval %@", gaps: "hiaten: %@",
      repeatedRows: "herhaalde rijen: %@", correlation: "correlatie %@"),
    verbalizer: DutchRules())
}

/// Verbalizes numbers, amounts and dates in Dutch.
struct DutchRules: RuledNumbers {
  var locale = LocaleIdentifier.dutch
  var numerals = Numerals.comma

  static let numberRules = NumberRules(
    """
    %cardinal:
    0: nul; één; twee; drie; vier; vijf; zes; zeven; acht; negen; tien; elf; twaalf; dertien;
    veertien; vijftien; zestien; zeventien; achttien; negentien;
    20: [>%%before-ten>]twintig; 30: [>%%before-ten>]dertig; 40: [>%%before-ten>]veertig;
    50: [>%%before-ten>]vijftig; 60: [>%%before-ten>]zestig; 70: [>%%before-ten>]zeventig;
    80: [>%%before-ten>]tachtig; 90: [>%%before-ten>]negentig;
    100: honderd[>%%behind-hundred>]; 200: <<honderd[>%%behind-hundred>];
    1000: duizend[ >>]; 2000: <<duizend[ >>];
    1000000: << miljoen[ >>]; 1000000000: << miljard[ >>]; 1000000000000: << biljoen[ >>];
    1000000000000000: << biljard[ >>]; 1000000000000000000: << triljoen[ >>];
    %%before-ten:
    0: en; eenen; tweeën; drieën; =%cardinal=en;
    %%behind-hundred:
    0: nul; een; =%cardinal=;
    %ordinal:
    0: nulde; eerste; tweede; derde; vierde; vijfde; zesde; zevende; achtste; negende; tiende;
    elfde; twaalfde; dertiende; veertiende; vijftiende; zestiende; zeventiende; achttiende;
    negentiende; =%cardinal=ste;
    100: honderd>%%joined>; 200: <%cardinal<honderd>%%joined>;
    1000: duizend>%%apart>; 2000: <%cardinal<duizend>%%apart>;
    1000000: <%cardinal< miljoen>%%apart>; 1000000000: <%cardinal< miljard>%%apart>;
    %%joined:
    0: ste; =%ordinal=;
    %%apart:
    0: ste; ' =%ordinal=;
    """, .dutch, upTo: 18)

  static let dayLeads: Set<String> = ["op", "van", "tot", "vanaf"]
  static let partitives: Set<String> = ["van", "deel"]
  static let outOf: String? = "van"
  static let ratings: RatingWords? = RatingWords(
    "%1 van %2", leads: "beoordeling cijfer score waardering")
  static let bearings = [
    "N.B.": "noorderbreedte", "Z.B.": "zuiderbreedte", "O.L.": "oosterlengte",
    "W.L.": "westerlengte",
  ]
  static let numberedWords: Set<String> = [
    "poging",
    "kwartaal", "klasse", "type", "tabel", "bijlage", "figuur", "boek", "band", "artikel", "groep",
    "graad", "categorie", "zone", "akte",
    "pagina", "stap", "deel", "niveau", "ronde", "les", "vraag", "dia", "hoofdstuk", "fase",
    "aflevering", "seizoen",
  ]
  static let directions: [String: String] = [
    "N": "noord", "Z": "zuid", "S": "zuid", "O": "oost", "E": "oost", "W": "west",
    "NB": "noorderbreedte", "ZB": "zuiderbreedte", "OL": "oosterlengte", "WL": "westerlengte",
  ]
  static let piecesPer = [
    "st": "stuk", "mnd": "maand", "pers": "persoon", "wk": "week", "jr": "jaar",
  ]
  static let words = SpokenWords(
    minus: "min", plus: "plus", point: "komma", score: "", percent: "procent", to: "tot",
    by: "bij",
    equals: "is", per: "per", and: "en", power: "%1 tot de macht %2",
    marks: [
      ".": "punt", ",": "komma", "@": "apenstaartje", ":": "dubbele punt", "/": "schuine streep",
      "\\": "omgekeerde schuine streep", "-": "streepje", "_": "laag streepje",
      "?": "vraagteken", "=": "is-teken", "&": "en", "#": "hekje", "%": "procent", "+": "plus",
      "!": "uitroepteken", "~": "tilde", "*": "sterretje", "|": "verticale streep",
    ],
    symbols: [
      "⌀": "diameter", "★": "ster", "☆": "lege ster", "▲": "omhoog", "▼": "omlaag", "✓": "vinkje",
      "✔": "vinkje",
      "✗": "kruisje", "✘": "kruisje", "⇒": "impliceert", "→": "pijl naar rechts",
      "←": "pijl naar links",
      "↑": "pijl omhoog", "↓": "pijl omlaag", "±": "plus min", "×": "keer",
      "÷": "gedeeld door", "°": "graden", "§": "paragraaf", "&": "en", "•": "opsommingsteken",
      "≈": "ongeveer", "№": "nummer", "≤": "kleiner dan of gelijk aan", "<": "kleiner dan",
      ">": "groter dan", "≥": "groter dan of gelijk aan", "≠": "niet gelijk aan",
      "∞": "oneindig", "√": "wortel van", "©": "copyright", "®": "geregistreerd handelsmerk",
      "™": "handelsmerk", "α": "alfa", "β": "bèta", "γ": "gamma", "δ": "delta", "π": "pi",
      "Ω": "omega",
    ],
    alone: SpokenWords.alone(
      "haakje openen|haakje sluiten|vierkant haakje openen|vierkant haakje sluiten|accolade openen|accolade sluiten|aanhalingsteken|apostrof|puntkomma|accent grave"
    ))
  static let currencies: [String: CurrencyNoun] = [
    "EUR": CurrencyNoun(Noun("euro"), Noun("cent")),
    "USD": CurrencyNoun(Noun("dollar"), Noun("cent"), ownsMinor: false),
    "GBP": CurrencyNoun(Noun("pond"), Noun("penny", "pence")),
    "JPY": CurrencyNoun(Noun("yen")), "CNY": CurrencyNoun(Noun("yuan")),
    "CHF": CurrencyNoun(Noun("frank"), Noun("rappen")),
    "INR": CurrencyNoun(Noun("roepie")),
    "RUB": CurrencyNoun(Noun("roebel"), Noun("kopeke", "kopeken")),
    "TRY": CurrencyNoun(Noun("lira")),
  ]
  static let units: [String: Noun] = [
    "decibel": Noun("decibel"),
    "beaufort": Noun("Beaufort"), "tablet": Noun("tablet", "tabletten"),
    "capsule": Noun("capsule", "capsules"),
    "milliampere-hour": Noun("milliampère-uur"), "horsepower": Noun("paardenkracht"),
    "degree": Noun("graad", "graden"), "inch": Noun("inch"),
  ]
  static let times: Noun? = Noun("keer", "keer")
  static let unitSymbols: [String: String] = [
    "Bft": "beaufort", "bft": "beaufort", "tabl.": "tablet", "tabl": "tablet", "caps.": "capsule",
    "gr": "gram", "gr.": "gram",
    "el": "tablespoon", "tl": "teaspoon",
    "u": "hour", "uur": "hour", "sec": "second", "km/u": "kilometer-per-hour",
    "m/s": "meter-per-second", "tpm": "revolution-per-minute", "omw/min": "revolution-per-minute",
    "dgn": "day", "dgn.": "day",
  ]
  static let scales: [String: Noun] = [
    "duizend": Noun("duizend"), "mln": Noun("miljoen"), "mln.": Noun("miljoen"),
    "miljoen": Noun("miljoen"), "mld": Noun("miljard"), "mld.": Noun("miljard"),
    "mrd": Noun("miljard"), "miljard": Noun("miljard"), "biljoen": Noun("biljoen"),
  ]
  func scale(oneTo digits: String) -> [String] { [cardinal(1), "op", cardinal(digits)] }

  static let phrases = PhraseTable(
    listed: abbreviations,
    [
      "pp.": "pagina's",
      "art.": "artikel", "geb.": "geboren", "overl.": "overleden", "p.m.": "per maand",
      "ref.": "referentie", "afd.": "afdeling", "aanh.": "aanhangsel", "ongev.": "ongeveer",
      "bijl.": "bijlage", "hfst.": "hoofdstuk", "vertr.": "vertrek", "aank.": "aankomst",
      "v.a.": "vanaf", "p.p.": "per persoon", "p.st.": "per stuk",
      "bijv.": "bijvoorbeeld", "bv.": "bijvoorbeeld", "enz.": "enzovoort", "o.a.": "onder andere",
      "d.w.z.": "dat wil zeggen", "i.p.v.": "in plaats van", "t.o.v.": "ten opzichte van",
      "m.b.t.": "met betrekking tot", "a.u.b.": "alstublieft", "ca.": "circa", "nr.": "nummer",
      "nrs.": "nummers", "blz.": "bladzijde", "p.": "pagina", "tel.": "telefoon",
      "dr.": "dokter", "prof.": "professor", "mr.": "meester", "ir.": "ingenieur",
      "drs.": "doctorandus", "dhr.": "de heer", "mevr.": "mevrouw", "mw.": "mevrouw",
      "v.Chr.": "voor Christus", "n.Chr.": "na Christus", "t/m": "tot en met",
      "i.v.m.": "in verband met",
      "vs.": "versus", "excl.": "exclusief", "incl.": "inclusief", "max.": "maximaal",
      "min.": "minimaal", "gem.": "gemiddeld", "resp.": "respectievelijk", "24/7": "dag en nacht",
      "N/A": "niet beschikbaar", "n.v.t.": "niet van toepassing", "St.": "Sint",
      "jl.": "jongstleden",
      "etc.": "et cetera", "m.a.w.": "met andere woorden", "z.s.m.": "zo snel mogelijk",
    ])
  static let clockWords: Set<String> = ["uur", "u"]
  static let clockLeads: Set<String> = ["om", "vanaf", "tot", "rond"]
  static let clockLetters: Set<String> = ["h", "H", "u"]
  static let countsInHundreds = true

  /// A year is said in hundreds, as 1,963 things may be.
  func numeral(_ digits: String, before word: String, isPart: Bool) -> String? { hundreds(digits) }

  static let addressWords: [String: String] = ["info": "info"]
  var months: MonthNames { Self.monthNames }
  private static let monthNames = MonthNames(.dutch)

  // MARK: Numbers

  func decimal(_ number: SpokenNumber, _ gender: Gender) -> String {
    guard !number.fraction.isEmpty else { return cardinal(number.whole, gender) }
    return cardinal(number.whole) + " " + words.point + " "
      + fractionAsNumber(number.fraction, upTo: 2)
  }

  func fraction(_ numerator: String, _ denominator: String) -> String {
    let count = cardinal(numerator)
    switch denominator {
    case "2": return numerator == "1" ? "een half" : count + " tweede"
    case "4": return numerator == "1" ? "een kwart" : count + " kwart"
    default:
      // No fraction is more than a whole: "15/3" is of an address.
      guard denominator != "1", (Int(numerator) ?? 0) < (Int(denominator) ?? 0),
        let part = ordinal(denominator, .none)
      else {
        return count + " gedeeld door " + cardinal(denominator)
      }
      return count + " " + part
    }
  }

  /// "negentienhonderdvierentachtig", but "tweeduizend vierentwintig".
  func year(_ year: Int) -> String {
    guard (1100...1999).contains(year) else { return cardinal(year) }
    let rest = year % 100
    return cardinal(year / 100) + "honderd" + (rest > 0 ? cardinal(rest) : "")
  }

  /// Hundreds are counted up to ten thousand: "vijftienhonderd meter".
  func measure(_ number: SpokenNumber, unit: String) -> String {
    let isRound = number.fraction.isEmpty && number.whole.hasSuffix("00")
    guard isRound, !number.isNegative, let words = hundreds(number.whole) else {
      return say(number, gender(ofUnit: unit)) + " " + name(ofUnit: unit, for: number)
    }
    return words + " " + name(ofUnit: unit, for: number)
  }

  func measure(fraction: String, isMixed: Bool, unit: String) -> String {
    // Nearly all units have the article of the common gender.
    (fraction == "een half" ? "een halve" : fraction) + " "
      + name(ofUnit: unit, for: SpokenNumber(isMixed ? "2" : "1"))
  }

  func decade(_ year: Int) -> String { "de jaren " + self.year(year) }

  // MARK: Dates and times

  func date(_ date: SpokenDate) -> String {
    [date.day.map { cardinal($0) }, date.month.map { months[$0] }, year(of: date)]
      .compactMap { $0 }.joined(separator: " ")
  }

  static let pressureJoin: String? = "over"

  func time(_ time: SpokenTime) -> String {
    var text = cardinal(time.hour) + " uur"
    if time.minute > 0 { text += " " + cardinal(time.minute) }
    if let second = time.second { text += " en " + measure(SpokenNumber(second), unit: "second") }
    if let half = time.half { text += half == .morning ? " 's ochtends" : " 's middags" }
    return text
  }

  // MARK: Running text

  /// Reads a Roman number behind what is numbered, where it counts: "hoofdstuk IV".
  private func numbered(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    guard tokens.kind(index) == .letters, tokens.kind(index - 1) == .space,
      reader.isNumberedWord(index - 2)
        || tokens.isMark(index - 2, ".") && reader.isNumberedAbbreviation(index - 3),
      tokens.isEdge(index + 1),
      let value = RomanNumber.value(of: tokens.text(index))
    else { return nil }
    form.append(cardinal(value))
    return index + 1
  }

  /// Reads a postcode before its town: "3811 KB Amersfoort" has no kilobytes.
  private func postcode(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let letters = tokens.text(index + 2)
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1), tokens.text(index).count == 4,
      tokens.kind(index + 1) == .space, tokens.kind(index + 2) == .letters, letters.utf8.count == 2,
      letters == letters.uppercased(), tokens.kind(index + 3) == .space,
      tokens.text(index + 4).first?.isUppercase == true, let number = Int(tokens.text(index))
    else { return nil }
    form.append(
      cardinal(number / 100) + " "
        + (number % 100 == 0 ? "honderd" : self.digits(ofPair: number % 100)))
    form.append(letters, as: .letters)
    return index + 3
  }

  private func digits(ofPair pair: Int) -> String {
    pair < 10 ? cardinal(0) + " " + cardinal(pair) : cardinal(pair)
  }

  private static let weekdays: [String: String] = [
    "ma": "maandag", "di": "dinsdag", "wo": "woensdag", "do": "donderdag", "vr": "vrijdag",
    "za": "zaterdag", "zo": "zondag",
  ]

  /// Reads the short name of a weekday beside "t/m": elsewhere these letters are words.
  private func weekday(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isEdge(index - 1), let name = Self.weekdays[tokens.text(index).lowercased()] else {
      return nil
    }
    let next = tokens.isMark(index + 1, ".") ? index + 2 : index + 1
    let isFirst =
      tokens.text(from: tokens.skipSpace(next), to: min(tokens.skipSpace(next) + 3, tokens.count))
      == "t/m"
    let isLast = tokens.text(index - 2) == "m" && tokens.text(index - 4) == "t"
    guard isFirst || isLast else { return nil }
    form.append(name)
    return next
  }

  /// Words before a year.
  private static let yearLeads: Set<String> = [
    "in", "sinds", "uit", "anno", "jaar", "vanaf", "voor", "na", "tot", "van", "rond", "begin",
    "eind",
  ]

  /// Reads a year at the end of a clause: "Hij stierf in 1890".
  private func yearOf(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.text(index).count == 4,
      tokens.kind(index - 1) == .space,
      Self.yearLeads.contains(tokens.text(index - 2).lowercased()),
      let value = Int(tokens.text(index)),
      (1100...1999).contains(value),
      index + 1 >= tokens.count || tokens.isMark(index + 1, in: [".", ",", ";", ")", "!", "?"]),
      tokens.kind(index + 2) != .digits
    else { return nil }
    form.append(year(value))
    return index + 1
  }

  func roman(_ value: Int) -> String? { "de " + (ordinal(String(value), .none) ?? cardinal(value)) }

  /// Reads an ordinal: "1e", "3de", "21ste".
  func recognize(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    if let next = shortenedWord(tokens, index, into: &form) ?? half(reader, index, into: &form) {
      return next
    }
    if let next = numbered(reader, index, into: &form) ?? postcode(tokens, index, into: &form)
      ?? weekday(tokens, index, into: &form) ?? yearOf(tokens, index, into: &form)
    {
      return next
    }
    // A flat above the street, as Amsterdam numbers them: "14-II".
    if tokens.kind(index) == .digits, tokens.isEdge(index - 1), tokens.isMark(index + 1, "-"),
      ["I", "II", "III", "IV"].contains(tokens.text(index + 2)), tokens.isEdge(index + 3),
      tokens.kind(index - 1) == .space, tokens.text(index - 2).first?.isLetter == true,
      let floor = tokens.roman(index + 2)
    {
      form.append(cardinal(tokens.text(index)) + " " + cardinal(floor) + " hoog")
      return index + 3
    }
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1), tokens.isEdge(index + 2),
      ["e", "de", "ste"].contains(tokens.text(index + 1)),
      let words = ordinal(tokens.text(index), .none)
    else { return nil }
    form.append(words)
    return index + 2
  }

  /// The ends of words that are shortened, and what they stand for.
  private static let shortEnds = ["str": "straat", "nr": "nummer", "wg": "weg", "ln": "laan"]

  /// Reads a word whose end is shortened, before a number.
  private func shortenedWord(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let word = tokens.text(index)
    guard tokens.kind(index) == .letters, word.count > 5, tokens.isMark(index + 1, "."),
      tokens.kind(index + 2) == .space,
      tokens.kind(index + 3) == .digits || tokens.text(index + 3).first?.isUppercase == true,
      let end = Self.shortEnds.first(where: { word.hasSuffix($0.key) })
    else { return nil }
    form.append(word.dropLast(end.key.count) + end.value)
    return index + 2
  }
}
