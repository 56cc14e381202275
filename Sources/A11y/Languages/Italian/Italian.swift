// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// The words of Italian.
  static let italian = Language(
    code: "it",
    up: "in rialzo %@",
    down: "in ribasso %@",
    unchanged: "invariato",
    minus: "meno",
    yes: "sì",
    no: "no",
    controls: ControlWords(
      switch: "interruttore", on: "attivo", off: "non attivo", mixed: "misto",
      checkbox: "casella di controllo",
      checked: "selezionata", unchecked: "non selezionata", slider: "cursore", button: "pulsante",
      link: "link", textField: "campo di testo", progress: "avanzamento", selected: "selezionato",
      disabled: "non disponibile"),
    table: TableWords(
      delete: "Elimina %@", insert: "Inserisci %@", reorder: "Riordina %@",
      moreInfo: "Altre informazioni, %@", rows: "Righe da %1 a %2 di %3", position: "%1 di %2",
      rating: "%1 stelle su %2",
      increment: "Aumenta %@", decrement: "Riduci %@"),
    page: PageWords(skip: "Vai alle righe", source: "Fonte: %@"),
    summary: SummaryWords(
      rows: "righe: %@", row: "riga %@", columns: "colonne: %@", sections: "sezioni: %@",
      missing: "mancanti: %@",
      none: "nessun valore", lowest: "minimo %@", highest: "massimo %@", median: "mediana %@",
      sum: "somma %@",
      mean: "media %@", middleHalf: "metà centrale da %1 a %2", zero: "zero: %@",
      belowZero: "sotto zero: %@", outliers: "lontani dagli altri: %@", span: "da %1 a %2",
      different: "valori diversi: %@", allDifferent: "tutti diversi", always: "sempre %@",
      mostCommon: "più frequenti: %@", others: "altri valori: %@",
      longest: "il più lungo: %@ caratteri", about: "circa %@", more: "e altri %@",
      added: "nuove: %@", removed: "scomparse: %@", changed: "cambiate: %@",
      notCompared: "non confrontate: %@",
      rise: "aumento maggiore %@", fall: "calo maggiore %@",
      change: "da %1 a %2", rising: "in ordine crescente", falling: "in ordine decrescente",
      interval: "intervallo %@", gaps: "lacune: %@",
      repeatedRows: "righe ripetute: %@", correlation: "correlazione %@"),
    verbalizer: ItalianRules())
}

/// Verbalizes numbers, amounts and dates in Italian.
///
/// Hundreds are separate words, since eSpeak NG stresses a long word only once.
struct ItalianRules: SpokenRules {
  var locale = LocaleIdentifier.italian
  var numerals = Numerals.comma

  static let dayLeads: Set<String> = ["il", "del", "dal", "al", "entro", "scadenza"]
  static let partitives: Set<String> = [
    "di", "del", "della", "dei", "degli", "delle", "dell",
  ]
  static let outOf: String? = "di"
  static let ratings: RatingWords? = RatingWords(
    "%1 su %2", leads: "voto voti valutazione punteggio")
  static let numberedWords: Set<String> = [
    "tentativo",
    "trim", "trimestre", "semestre", "titolo", "atto", "guerra", "tabella", "tab", "tavola",
    "allegato", "figura", "volume", "libro", "gruppo", "tipo", "grado", "stadio", "categoria",
    "zona",
    "classe",
    "pagina", "passo", "passaggio", "parte", "livello", "turno", "lezione", "domanda", "capitolo",
    "fase", "episodio", "sezione", "tomo", "secolo", "secoli", "capitoli",
  ]

  static let directions: [String: String] = [
    "N": "nord", "S": "sud", "E": "est", "O": "ovest", "W": "ovest",
  ]
  static let piecesPer = ["pz": "pezzo", "mese": "mese", "pers": "persona", "ab": "abitante"]
  static let otherThanUnits: Set<String> = ["pt"]
  static let words = SpokenWords(
    minus: "meno", plus: "più", point: "virgola", score: "a", percent: "percento", to: "a",
    by: "per",
    equals: "uguale", per: "per", and: "e", power: "%1 elevato a %2",
    squared: "al quadrato", cubed: "al cubo",
    marks: [
      ".": "punto", ",": "virgola", "@": "chiocciola", ":": "due punti", "/": "slash",
      "\\": "backslash", "-": "trattino", "_": "trattino basso", "?": "punto interrogativo",
      "=": "uguale", "&": "e commerciale", "#": "cancelletto", "%": "percento", "+": "più",
      "!": "punto esclamativo", "~": "tilde", "*": "asterisco", "|": "barra verticale",
    ],
    symbols: [
      "⌀": "diametro", "★": "stella", "☆": "stella vuota", "▲": "in rialzo", "▼": "in ribasso",
      "✓": "segno di spunta", "✔": "segno di spunta", "✗": "croce", "✘": "croce",
      "⇒": "implica", "→": "freccia destra", "←": "freccia sinistra", "↑": "freccia su",
      "↓": "freccia giù",
      "±": "più o meno", "×": "per", "÷": "diviso", "°": "gradi", "§": "paragrafo",
      "&": "e", "•": "punto elenco", "≈": "circa", "№": "numero", "≤": "minore o uguale a",
      "<": "minore di", ">": "maggiore di", "≥": "maggiore o uguale a", "≠": "diverso da",
      "∞": "infinito", "√": "radice quadrata di",
      "©": "copyright", "®": "marchio registrato", "™": "marchio",
    ],
    alone: SpokenWords.alone(
      "parentesi aperta|parentesi chiusa|parentesi quadra aperta|parentesi quadra chiusa|parentesi graffa aperta|parentesi graffa chiusa|virgolette|apostrofo|punto e virgola|accento grave"
    ))
  static let currencyGenders = CurrencyGenders(
    feminine:
      "corona sterlina lira rupia grivnia rufiyaa peseta dracma kuna unità unidad oncia pataca")
  static let currencies: [String: CurrencyNoun] = [
    "EUR": CurrencyNoun(Noun("euro"), Noun("centesimo", "centesimi")),
    "USD": CurrencyNoun(
      Noun("dollaro", "dollari"), Noun("centesimo", "centesimi"), ownsMinor: false),
    "GBP": CurrencyNoun(.feminine("sterlina", "sterline"), Noun("penny", "pence")),
    "JPY": CurrencyNoun(Noun("yen")), "CNY": CurrencyNoun(Noun("yuan")),
    "CHF": CurrencyNoun(
      Noun("franco", "franchi"), Noun("centesimo", "centesimi"), ownsMinor: false),
    "INR": CurrencyNoun(.feminine("rupia", "rupie")),
    "RUB": CurrencyNoun(Noun("rublo", "rubli"), Noun("copeco", "copechi")),
  ]
  static let units: [String: Noun] = [
    "decibel": Noun("decibel"),
    "tablet": .feminine("compressa", "compresse"), "capsule": .feminine("capsula", "capsule"),
    "drop": .feminine("goccia", "gocce"),
    "milliampere-hour": Noun("milliampereora"), "hectogram": Noun("etto", "etti"),
    "arc-minute": Noun("primo", "primi"), "arc-second": Noun("secondo", "secondi"),
    "meter-per-second": Noun("metro per secondo", "metri per secondo"),
    "kilometer-per-second": Noun("chilometro per secondo", "chilometri per secondo"),
  ]
  static let times: Noun? = .feminine("volta", "volte")
  static let unitSymbols: [String: String] = [
    "die": "day", "cpr": "tablet", "cpr.": "tablet", "cps": "capsule", "cps.": "capsule",
    "gtt": "drop", "gtt.": "drop",
    "mq": "square-meter", "kmq": "square-kilometer", "mc": "cubic-meter",
    "giri/min": "revolution-per-minute",
    "CV": "horsepower", "cv": "horsepower", "gr": "gram", "sec": "second", "hg": "hectogram",
  ]
  static let feminineUnits: Set<String> = [
    "hour", "tonne", "ton", "ounce", "pint", "week", "pound", "calorie", "yard",
    "kilocalorie", "atmosphere",
  ]
  static let scales: [String: Noun] = [
    "milione": Noun("milione", "milioni"), "milioni": Noun("milione", "milioni"),
    "mln": Noun("milione", "milioni"), "miliardo": Noun("miliardo", "miliardi"),
    "miliardi": Noun("miliardo", "miliardi"), "mld": Noun("miliardo", "miliardi"),
    "mila": Noun("mila"),
  ]
  static let scaleJoin = "di"
  static let titles: Set<String> = ["spett.", "ing.", "arch.", "geom.", "rag.", "on."]
  static let winds = [
    "N": "nord", "NE": "nord-est", "E": "est", "SE": "sud-est", "S": "sud", "SO": "sud-ovest",
    "O": "ovest", "NO": "nord-ovest", "NNE": "nord-nord-est", "NNO": "nord-nord-ovest",
    "SSE": "sud-sud-est", "SSO": "sud-sud-ovest",
  ]
  static let windWords: Set<String> = ["vento", "venti", "raffiche", "brezza"]
  static let phrases = PhraseTable(
    listed: abbreviations,
    [
      "pp.": "pagine", "p.": "pagina",
      "incl.": "inclusa", "escl.": "esclusa", "cucch.": "cucchiaio", "cucchiai.": "cucchiai",
      "cucch.no": "cucchiaino", "q.b.": "quanto basta", "trim.": "trimestre", "sem.": "semestre",
      "arr.": "arrivo", "bin.": "binario", "ab.": "abitanti", "v.n.": "valori normali",
      "rif.": "riferimento", "lun.": "lunedì", "gio.": "giovedì", "ven.": "venerdì",
      "sab.": "sabato",
      "dom.": "domenica", "D.Lgs.": "decreto legislativo", "d.lgs.": "decreto legislativo",
      "D.P.R.": "decreto del Presidente della Repubblica", "dim.": "dimensioni",
      "avv.": "avvocato", "sig.": "signor", "sig.ra": "signora", "sig.na": "signorina",
      "sigg.": "signori", "dott.": "dottor", "dott.ssa": "dottoressa", "dr.": "dottor",
      "prof.": "professor", "prof.ssa": "professoressa", "ing.": "ingegner", "arch.": "architetto",
      "geom.": "geometra", "rag.": "ragionier", "on.": "onorevole", "mons.": "monsignor",
      "cad.": "cadauno", "p.za": "piazza", "p.zza": "piazza", "p.le": "piazzale", "v.le": "viale",
      "c.so": "corso",
      "l.go": "largo", "ecc.": "eccetera", "pag.": "pagina", "pagg.": "pagine", "n.": "numero",
      "tel.": "telefono", "art.": "articolo", "dip.": "dipartimento", "cap.": "capitolo",
      "vol.": "volume", "vs.": "contro",
      "ca.": "circa", "es.": "esempio", "p.es.": "per esempio", "a.C.": "avanti Cristo",
      "d.C.": "dopo Cristo", "S.p.A.": "società per azioni",
      "s.r.l.": "società a responsabilità limitata",
      "24/7": "ventiquattro ore su ventiquattro", "N/A": "non disponibile", "max.": "massimo",
      "min.": "minimo", "fig.": "figura", "sec.": "secolo",
      "cell.": "cellulare",
    ])
  static let clockWords: Set<String> = ["ore"]
  static var clockWordsCount: Bool { true }
  static let clockLeads: Set<String> = ["ore", "alle", "dalle", "delle", "verso", "le"]
  static let addressWords: [String: String] = [
    "org": "org", "gov": "gov", "info": "info", "libero": "libero", "virgilio": "virgilio",
  ]
  var months: MonthNames { Self.monthNames }
  private static let monthNames = MonthNames(.italian)

  // MARK: Numbers

  private static let small = [
    "zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci",
    "undici", "dodici", "tredici", "quattordici", "quindici", "sedici", "diciassette", "diciotto",
    "diciannove",
  ]
  private static let tens = [
    "", "", "venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta",
    "novanta",
  ]
  private static let powers = [
    Noun("milione", "milioni"), Noun("miliardo", "miliardi"), Noun("bilione", "bilioni"),
    Noun("biliardo", "biliardi"), Noun("trilione", "trilioni"),
  ]

  func cardinal(_ digits: String, _ gender: Gender) -> String {
    let groups = SpokenNumber.groups(digits, of: 3)
    guard let first = groups.first else { return Self.small[0] }
    guard first.power < Self.powers.count + 2 else { return self.digits(digits) }
    let words = groups.map { value, power -> String in
      switch power {
      case 0: return Self.belowThousand(value, isLast: groups.count == 1 ? gender : .none)
      case 1: return value == 1 ? "mille" : Self.belowThousand(value, isLast: .none) + "mila"
      default:
        return Self.belowThousand(value, isLast: .masculine) + " "
          + Self.powers[power - 2].form(value == 1 ? 0 : 1)
      }
    }
    return words.joined(separator: " ")
  }

  private static func belowThousand(_ value: Int, isLast gender: Gender) -> String {
    if value == 1 { return gender == .feminine ? "una" : gender == .masculine ? "un" : "uno" }
    var words: [String] = []
    if value >= 100 { words.append((value >= 200 ? small[value / 100] : "") + "cento") }
    let rest = value % 100
    if rest >= 20 {
      let ten = tens[rest / 10]
      let unit = rest % 10
      // "ventuno", "trentotto": the tens lose their final vowel.
      let stem = unit == 1 || unit == 8 ? String(ten.dropLast()) : ten
      // At the end of a compound "tre" is stressed.
      words.append(stem + (unit == 3 ? "tré" : unit > 0 ? small[unit] : ""))
    } else if rest > 0 {
      words.append(small[rest])
    }
    return words.joined(separator: " ")
  }

  func decimal(_ number: SpokenNumber, _ gender: Gender) -> String {
    guard !number.fraction.isEmpty else { return cardinal(number.whole, gender) }
    return cardinal(number.whole) + " " + words.point + " "
      + fractionAsNumber(number.fraction, upTo: 3)
  }

  private static let ordinals = [
    "", "primo", "secondo", "terzo", "quarto", "quinto", "sesto", "settimo", "ottavo", "nono",
    "decimo",
  ]

  func decade(_ year: Int) -> String { "anni " + self.year(year) }

  func ordinal(_ digits: String, _ gender: Gender) -> String? {
    guard let value = SpokenNumber(digits).trimmed.small, value > 0 else { return nil }
    var word = value <= 10 ? Self.ordinals[value] : ""
    if word.isEmpty {
      if value % 100 == 10 { return cardinal(String(value - 10)) + Self.end("decimo", gender) }
      word = cardinal(digits)
      // Nobody counts the first of its kind: "miliardesimo".
      if word.hasPrefix("un ") { word = String(word.dropFirst(3)) }
      // The final vowel is dropped, except in "ventitreesimo", where it is no more stressed, and in "ventiseiesimo".
      if word.hasSuffix("tré") { word = word.dropLast() + "e" }
      if !word.hasSuffix("tre"), !word.hasSuffix("sei") { word.removeLast() }
      if word.hasSuffix("mil") { word += "l" }
      word += "esimo"
    }
    return Self.end(word, gender)
  }

  private static func end(_ ordinal: String, _ gender: Gender) -> String {
    gender == .feminine ? ordinal.dropLast() + "a" : ordinal
  }

  func measure(_ number: SpokenNumber, unit: String) -> String {
    let name = name(ofUnit: unit, for: number)
    let amount = say(number, gender(ofUnit: unit))
    // The article of one loses its vowel before another.
    if amount == "una", name.first.map("aeiou".contains) == true { return "un'" + name }
    return amount + " " + name
  }

  func measure(fraction: String, isMixed: Bool, unit: String) -> String {
    let name = name(ofUnit: unit, for: SpokenNumber(isMixed ? "2" : "1"))
    guard fraction == self.fraction("1", "2") else { return fraction + " " + name }
    return (gender(ofUnit: unit) == .feminine ? "mezza" : "mezzo") + " " + name
  }

  func half(of noun: String) -> String? { noun.hasSuffix("a") ? "mezza" : "mezzo" }

  func fraction(_ numerator: String, _ denominator: String) -> String {
    let count = cardinal(numerator, .masculine)
    let isOne = numerator == "1"
    if denominator == "2" { return count + (isOne ? " mezzo" : " mezzi") }
    guard let name = ordinal(denominator, .masculine), denominator != "1" else {
      return cardinal(numerator) + " su " + cardinal(denominator)
    }
    return count + " " + (isOne ? name : name.dropLast() + "i")
  }

  func mixed(_ whole: String, _ numerator: String, _ denominator: String) -> String {
    if numerator == "1", denominator == "2" { return cardinal(whole) + " e mezzo" }
    return cardinal(whole) + " e " + fraction(numerator, denominator)
  }

  /// Words after a number that are not what it counts.
  private static let others: Set<String> = [
    "si", "ha", "è", "era", "non", "hanno", "sono",
    "di", "e", "o", "a", "su", "per", "con", "da", "in", "del", "al", "punto", "virgola", "più",
    "meno", "è",
  ]

  func gender(before word: String) -> Gender {
    if Self.others.contains(word.lowercased()) { return .none }
    return ["a", "zione", "sione"].contains { word.hasSuffix($0) } ? .feminine : .masculine
  }

  // MARK: Dates and times

  func date(_ date: SpokenDate) -> String {
    let day = date.day.map { $0 == 1 ? "primo" : cardinal($0) }
    return [day, date.month.map { months[$0] }, year(of: date)].compactMap { $0 }
      .joined(separator: " ")
  }

  func time(_ time: SpokenTime) -> String {
    var text = cardinal(time.hour, .none)
    if time.hour == 1 { text = "una" }
    if time.minute > 0 || time.second != nil {
      text += " e " + measure(SpokenNumber(time.minute), unit: "minute")
    } else {
      text = "ore " + text
    }
    if let second = time.second { text += " e " + measure(SpokenNumber(second), unit: "second") }
    return text
  }

  // MARK: Running text

  static let pressureJoin: String? = "su"

  func slash(_ first: String, _ second: String) -> String {
    // A law and the year that it is of.
    Int(second).map { (1900...2100).contains($0) } == true ? "del" : "barra"
  }

  func roman(_ value: Int) -> String? { ordinal(String(value), .masculine) }

  private static let articles: [String: Gender] = [
    "la": .feminine, "una": .feminine, "della": .feminine, "nella": .feminine, "alla": .feminine,
    "dalla": .feminine, "sulla": .feminine, "il": .masculine, "un": .masculine, "lo": .masculine,
    "del": .masculine, "nel": .masculine, "al": .masculine, "dal": .masculine, "sul": .masculine,
  ]

  /// Words before a time of day, behind which its minutes need no word of their own.
  private static let beforeClocks: Set<String> = [
    "alle", "dalle", "delle", "le", "ore", "dopo", "entro", "verso",
  ]

  /// Reads a time of day behind a word for one: "alle 15:30".
  private func clock(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.kind(index - 1) == .space,
      Self.beforeClocks.contains(tokens.text(index - 2).lowercased()),
      tokens.isMark(index + 1, ":"), tokens.kind(index + 2) == .digits,
      tokens.text(index + 2).utf8.count == 2, tokens.isEdge(index + 3),
      !tokens.isMark(index + 3, in: [":", "-", "–", "/"]),
      let hour = Int(tokens.text(index)), hour < 24, let minute = Int(tokens.text(index + 2)),
      (1..<60).contains(minute)
    else { return nil }
    form.append((hour == 1 ? "una" : cardinal(hour, .none)) + " e " + cardinal(minute, .none))
    return index + 3
  }

  /// Reads opening hours of which one has minutes behind a point and the other has none: "9.30-13", "15-19.30".
  private func openingHours(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1),
      !tokens.isMark(index - 1, in: [".", ",", "-", "/", ":"]),
      let from = hour(tokens, index), tokens.isMark(from.next, in: TextNormalizer.dashes),
      let to = hour(tokens, from.next + 1), from.time.hour < to.time.hour,
      (from.time.minute > 0) != (to.time.minute > 0), tokens.isBoundary(to.next),
      !tokens.isMark(to.next, in: ["/", ":", "%"]), reader.unit(to.next, isGlued: false) == nil,
      reader.currencySign(tokens.skipSpace(to.next)) == nil
    else { return nil }
    let say = { (time: SpokenTime) in
      time.minute > 0 ? self.time(time) : cardinal(time.hour, .none)
    }
    form.append(say(from.time) + " " + words.to + " " + say(to.time))
    return to.next
  }

  /// An hour with its minutes behind a point, in fives, or without.
  private func hour(_ tokens: TextTokens, _ index: Int) -> (time: SpokenTime, next: Int)? {
    guard tokens.kind(index) == .digits, tokens.text(index).utf8.count < 3,
      let hour = Int(tokens.text(index)), hour <= 24
    else { return nil }
    guard tokens.isMark(index + 1, "."), tokens.kind(index + 2) == .digits else {
      return (SpokenTime(hour: hour, minute: 0), index + 1)
    }
    guard tokens.text(index + 2).utf8.count == 2, let minute = Int(tokens.text(index + 2)),
      minute < 60, minute.isMultiple(of: 5)
    else { return nil }
    return (SpokenTime(hour: hour, minute: minute), index + 3)
  }

  /// Reads a Roman numeral between an article and its noun: "la II guerra mondiale".
  private func romanBeforeNoun(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    guard tokens.kind(index) == .letters, months.month(tokens.text(index + 2)) == nil else {
      return nil
    }
    return reader.romanBehindArticle(index, Self.articles, into: &form)
  }

  /// Reads a day of September, whose short form is that of weeks as well, behind a weekday or an article, or before what
  /// tells when.
  ///
  /// Examples: "lun. 23 sett.", "dal 10 sett.", "sett. 2024".
  private func september(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let isMonth = { (at: Int) in
      tokens.text(at).lowercased() == "sett" && tokens.isMark(at + 1, ".")
    }
    let isYear = { (at: Int) in
      tokens.kind(at) == .space && tokens.text(at + 1).utf8.count == 4
        && tokens.kind(at + 1) == .digits
    }
    if isMonth(index), tokens.kind(index - 2) != .digits, isYear(index + 2) {
      form.append("settembre")
      return index + 2
    }
    guard tokens.kind(index) == .digits, let day = Int(tokens.text(index)),
      (1...30).contains(day), tokens.kind(index + 1) == .space, isMonth(index + 2)
    else { return nil }
    let lead = tokens.lead(before: index, past: [".", ","])
    guard
      Self.leadsOfDays.contains(lead) || isYear(index + 4)
        // "l'8 sett."
        || tokens.isMark(index - 1, in: ["'", "’"]) && tokens.kind(index - 2) == .letters
        || WeekdayNames.of(locale).name(shortenedTo: lead) != nil
    else { return nil }
    form.append((day == 1 ? "primo" : cardinal(day)) + " settembre")
    return index + 4 < tokens.count ? index + 4 : index + 3
  }

  private static let leadsOfDays: Set<String> = [
    "il", "dal", "al", "del", "ven", "lun", "mar", "mer", "gio", "sab", "dom",
  ]

  /// Whether a number is one of degrees before a word: of an oven or an angle, in tens or fives without an article before it.
  private func isAngle(_ tokens: TextTokens, _ index: Int, _ number: TextNumber) -> Bool {
    guard let value = number.small, value >= 30, value.isMultiple(of: 5) else { return false }
    let lead = tokens.kind(index - 1) == .space ? tokens.text(index - 2).lowercased() : ""
    if ["a", "di", "da", "o", "fino", "circa", "forno"].contains(lead) { return true }
    return !["il", "al", "del", "nel", "dal", "sul", "suo", "loro", "questo", "lo"].contains(lead)
      && value >= 100
  }

  /// Pages are "tre di dodici", and marks "otto su dieci".
  func position(_ position: String, of total: String) -> String? {
    let isMark = ["10", "20", "100"].contains(total)
    return cardinal(position) + (isMark ? " su " : " di ") + cardinal(total)
  }

  /// Reads what is yours or ours in a letter of business, with a capital.
  ///
  /// Examples: "Vs. fattura", "Ns. ordine".
  private func possessive(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard let stem = ["Vs": "Vostr", "Ns": "Nostr"][tokens.text(index)],
      tokens.isMark(index + 1, "."), tokens.kind(index + 2) == .space,
      case let noun = tokens.text(index + 3), noun.count > 3, noun.first?.isLowercase == true
    else { return nil }
    form.append(stem + (gender(before: noun) == .feminine ? "a" : "o"))
    return index + 2
  }

  /// Reads the short form of a minister behind an article, where no number follows.
  ///
  /// Examples: "il min. Rossi", "dei min.".
  private func minister(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index + 1, "."), tokens.text(index).lowercased() == "min",
      tokens.kind(index - 1) == .space,
      case let behind = tokens.skipSpace(index + 2), tokens.kind(behind) != .digits
    else { return nil }
    let isNamed = tokens.text(behind).first?.isUppercase == true
    switch tokens.text(index - 2).lowercased() {
    case "il", "del", "dal", "al", "col", "sul":
      guard isNamed || tokens.text(behind).hasPrefix("del") else { return nil }
      form.append("ministro")
    case "i", "dei", "dai", "ai", "sui": form.append("ministri")
    default: return nil
    }
    return tokens.pastPeriod(of: index)
  }

  private static let timesOfDoses = [
    "die": "al giorno", "dì": "al giorno", "giorno": "al giorno", "sett": "a settimana",
    "settimana": "a settimana", "mese": "al mese",
  ]

  /// Reads how often a dose is taken: "1 cpr x 2/die".
  private func timesEach(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard ["x", "×"].contains(tokens.text(index)), tokens.isEdge(index - 1),
      case let number = tokens.skipSpace(index + 1), tokens.kind(number) == .digits,
      tokens.isMark(number + 1, "/"),
      let each = Self.timesOfDoses[tokens.text(number + 2).lowercased()],
      tokens.isEdge(number + 3), let count = Int(tokens.text(number)), count < 100
    else { return nil }
    form.append(count == 1 ? "una volta " + each : cardinal(count) + " volte " + each)
    return tokens.text(number + 2) == "sett" && tokens.isMark(number + 3, ".")
      ? number + 4 : number + 3
  }

  /// Reads the article before the first of a month, which is written as that of "one": "L'1 gennaio", "dall'1 marzo".
  private func firstDay(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let word = tokens.text(index)
    let isMarked = word.last == "'" || word.last == "’"
    let number = isMarked ? index + 1 : index + 2
    guard tokens.kind(index) == .letters, isMarked || tokens.isMark(index + 1, in: ["'", "’"]),
      let article = Self.articlesOfFirst[word.filter { $0 != "'" && $0 != "’" }.lowercased()],
      tokens.text(number) == "1", tokens.kind(number + 1) == .space,
      months.month(tokens.text(number + 2)) != nil
    else { return nil }
    let isCapital = word.first?.isUppercase == true
    form.append(isCapital ? article.prefix(1).uppercased() + article.dropFirst() : article)
    form.append("primo")
    return number + 1
  }

  private static let articlesOfFirst = [
    "l": "il", "all": "al", "dall": "dal", "dell": "del", "nell": "nel", "sull": "sul",
  ]

  func recognize(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    if let next = september(tokens, index, into: &form) ?? minister(tokens, index, into: &form)
      ?? timesEach(tokens, index, into: &form)
    {
      return next
    }
    if let next = firstDay(tokens, index, into: &form) { return next }
    if let next = romanBeforeNoun(reader, index, into: &form)
      ?? possessive(tokens, index, into: &form)
    {
      return next
    }
    // "lun-ven": a span has its preposition.
    if tokens.kind(index) == .letters, tokens.isEdge(index - 1), !tokens.isMark(index - 1, "-"),
      !["da", "dal", "dalla"].contains(tokens.text(index - 2).lowercased()),
      let (first, last, _) = tokens.dashedWords(index), case let names = WeekdayNames.of(locale),
      names.name(shortenedTo: first) != nil, names.name(shortenedTo: last) != nil
    {
      form.append("da")
      return reader.weekdays(index, into: &form)
    }
    // The minute of a match: "al 90'".
    if tokens.kind(index) == .digits, tokens.kind(index - 1) == .space,
      ["al", "dal", "nel", "il", "del"].contains(tokens.text(index - 2).lowercased()),
      tokens.isMark(index + 1, in: ["'", "’", "′"]), tokens.isEdge(index + 2),
      !tokens.isMark(index + 2, "+"), let words = ordinal(tokens.text(index), .masculine)
    {
      form.append(words)
      return index + 2
    }
    if let next = openingHours(reader, index, into: &form) ?? clock(tokens, index, into: &form) {
      return next
    }
    // "dalle h 15"; with minutes the time has its own word.
    if tokens.text(index) == "h", tokens.isEdge(index - 1), tokens.kind(index + 1) == .space,
      tokens.kind(index + 2) == .digits, let hour = Int(tokens.text(index + 2)), hour <= 24
    {
      let hasMinutes =
        tokens.isMark(index + 3, in: [":", "."]) && tokens.kind(index + 4) == .digits
      if !hasMinutes { form.append("ore") }
      return hasMinutes ? index + 2 : index + 1
    }
    // "della L. 300/1970"
    if tokens.text(index) == "L", tokens.isMark(index + 1, "."), tokens.kind(index + 2) == .space,
      tokens.kind(index + 3) == .digits, tokens.isMark(index + 4, "/"), tokens.isEdge(index - 1)
    {
      form.append("legge")
      return index + 2
    }
    // "n. verde", "n. civico"
    if tokens.text(index).lowercased() == "n", tokens.isMark(index + 1, "."),
      tokens.isEdge(index - 1),
      ["verde", "civico", "tel", "ordine", "telefonico"].contains(tokens.text(index + 3))
    {
      form.append("numero")
      return index + 2
    }
    // "XV sec."
    if tokens.kind(index) == .letters, tokens.isEdge(index - 1), tokens.kind(index + 1) == .space,
      tokens.text(index + 2) == "sec", tokens.isMark(index + 3, "."),
      let value = RomanNumber.value(of: tokens.text(index)),
      let words = ordinal(String(value), .masculine)
    {
      form.append(words + " secolo")
      return index + 4 < tokens.count ? index + 4 : index + 3
    }
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1),
      let number = reader.textNumber(index), number.fraction == nil,
      ["º", "°", "ª"].contains(tokens.text(number.next)),
      tokens.isEdge(number.next + 1), number.whole.count <= 4
    else { return nil }
    // "3°" may be an angle; before a word it is an ordinal.
    if tokens.text(number.next) == "°",
      tokens.kind(number.next + 2) != .letters || isAngle(tokens, index, number)
    {
      return nil
    }
    let gender: Gender = tokens.text(number.next) == "ª" ? .feminine : .masculine
    guard let words = ordinal(number.whole, gender) else { return nil }
    form.append(words)
    return number.next + 1
  }
}
