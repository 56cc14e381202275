// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// The words of German.
  static let german = Language(
    code: "de",
    up: "plus %@",
    down: "minus %@",
    unchanged: "unverändert",
    minus: "minus",
    yes: "ja",
    no: "nein",
    controls: ControlWords(
      switch: "Umschalttaste", on: "ein", off: "aus", mixed: "gemischt",
      checkbox: "Kontrollkästchen", checked: "markiert", unchecked: "nicht markiert",
      slider: "Schieberegler", button: "Taste", link: "Link", textField: "Textfeld",
      progress: "Fortschritt", selected: "ausgewählt",
      disabled: "nicht verfügbar"),
    table: TableWords(
      delete: "%@ löschen", insert: "%@ einfügen", reorder: "%@ neu anordnen",
      moreInfo: "Weitere Infos, %@", rows: "Zeilen %1 bis %2 von %3", position: "%1 von %2",
      rating: "%1 von %2 Sternen",
      increment: "%@ erhöhen", decrement: "%@ verringern"),
    page: PageWords(skip: "Zu den Zeilen springen", source: "Quelle: %@"),
    summary: SummaryWords(
      rows: "Zeilen: %@", row: "Zeile %@", columns: "Spalten: %@", sections: "Abschnitte: %@",
      missing: "fehlend: %@", none: "keine Werte", lowest: "kleinster Wert %@",
      highest: "größter Wert %@", median: "Median %@", sum: "Summe %@", mean: "Durchschnitt %@",
      middleHalf: "mittlere Hälfte %1 bis %2", zero: "null: %@", belowZero: "unter null: %@",
      outliers: "weit von den übrigen: %@", span: "%1 bis %2", different: "verschiedene Werte: %@",
      allDifferent: "alle verschieden", always: "immer %@", mostCommon: "am häufigsten: %@",
      others: "andere Werte: %@", longest: "längster Text: %@ Zeichen", about: "etwa %@",
      more: "und %@ weitere",
      added: "neu: %@", removed: "entfallen: %@", changed: "geändert: %@",
      notCompared: "nicht verglichen: %@",
      rise: "größter Anstieg %@", fall: "größter Rückgang %@",
      change: "von %1 auf %2", rising: "aufsteigend", falling: "absteigend",
      interval: "Abstand %@", gaps: "Lücken: %@",
      repeatedRows: "wiederholte Zeilen: %@", correlation: "Korrelation %@"),
    verbalizer: GermanRules())
}

/// Verbalizes numbers, amounts and dates in German.
///
/// Compounds are split where eSpeak NG would shorten their vowels: "Quadrat Kilometer".
struct GermanRules: SpokenRules {
  var locale = LocaleIdentifier.german
  var numerals = Numerals.comma

  static let outOf: String? = "von"
  static let ratings: RatingWords? = RatingWords(
    "%1 von %2", leads: "note bewertung wertung bewertet")
  static let bearings = [
    "n. Br.": "nördlicher Breite", "s. Br.": "südlicher Breite", "ö. L.": "östlicher Länge",
    "w. L.": "westlicher Länge", "n. B.": "nördlicher Breite", "s. B.": "südlicher Breite",
  ]
  static let piecesPer = ["Stk": "Stück", "St": "Stück", "Pers": "Person", "Mon": "Monat"]
  static let numberedWords: Set<String> = [
    "versuch",
    "quartal", "weltkrieg", "klasse", "typ", "saal", "raum", "halle", "tor", "gleis", "gruppe",
    "zone",
    "block", "haus", "phase", "pflegegrad", "grad", "modul", "stadium",
    "seite", "schritt", "teil", "stufe", "runde", "lektion", "frage", "folie", "kapitel", "band",
    "tabelle", "anlage", "anhang", "abbildung", "tafel", "buch", "artikel", "figur", "kategorie",
    "bild", "abschnitt", "abteilung", "nummer", "etappe", "szene", "akt", "aufgabe",
  ]

  static let directions: [String: String] = [
    "N": "Nord", "S": "Süd", "O": "Ost", "E": "Ost", "W": "West",
  ]
  static let words = SpokenWords(
    minus: "minus", plus: "plus", point: "Komma", score: "zu", percent: "Prozent", to: "bis",
    by: "mal",
    equals: "gleich", per: "pro", and: "", power: "%1 hoch %2",
    marks: [
      ".": "Punkt", ",": "Komma", "@": "at", ":": "Doppelpunkt", "/": "slash", "\\": "backslash",
      "-": "Bindestrich", "_": "Unterstrich", "?": "Fragezeichen", "=": "gleich", "&": "und",
      "#": "Raute", "%": "Prozent", "+": "plus", "!": "Ausrufezeichen", "~": "Tilde",
      "*": "Sternchen", "|": "senkrechter Strich", "^": "Zirkumflex",
    ],
    symbols: [
      "⌀": "Durchmesser", "★": "Stern", "☆": "leerer Stern", "▲": "aufwärts", "▼": "abwärts",
      "✓": "Häkchen",
      "✔": "Häkchen", "✗": "Kreuz", "✘": "Kreuz", "⇒": "daraus folgt", "→": "Pfeil nach rechts",
      "←": "Pfeil nach links", "↑": "Pfeil nach oben", "↓": "Pfeil nach unten",
      "±": "plus minus", "×": "mal", "÷": "geteilt durch", "°": "Grad", "§": "Paragraf",
      "&": "und", "•": "Punkt", "≈": "ungefähr", "№": "Nummer", "≤": "kleiner oder gleich",
      "<": "kleiner als", ">": "größer als", "≥": "größer oder gleich", "≠": "ungleich",
      "∞": "unendlich", "√": "Wurzel", "µ": "mikro",
      "©": "Copyright", "®": "eingetragene Marke", "™": "Marke",
    ],
    alone: SpokenWords.alone(
      "Klammer auf|Klammer zu|eckige Klammer auf|eckige Klammer zu|geschweifte Klammer auf|geschweifte Klammer zu|Anführungszeichen|Apostroph|Semikolon|Gravis"
    ))
  static let currencyGenders = CurrencyGenders(
    feminine:
      "krone rupie gourde lira mark rufiyaa hrywnja kuna peseta drachme pataca einheit unze",
    neuter: "pfund",
    adjectives: [("isches", .neuter), ("ische", .feminine)])
  static let currencies: [String: CurrencyNoun] = [
    "EUR": CurrencyNoun(Noun("Euro"), Noun("Cent")),
    "USD": CurrencyNoun(Noun("Dollar"), Noun("Cent"), ownsMinor: false),
    "GBP": CurrencyNoun(.neuter("Pfund"), Noun("Penny", "Pence")),
    "CHF": CurrencyNoun(Noun("Franken"), Noun("Rappen")),
    "JPY": CurrencyNoun(Noun("Yen")), "CNY": CurrencyNoun(Noun("Yuan")),
    "INR": CurrencyNoun(.feminine("Rupie", "Rupien")),
    "RUB": CurrencyNoun(Noun("Rubel"), .feminine("Kopeke", "Kopeken")),
    "PLN": CurrencyNoun(Noun("Zloty"), Noun("Groschen")),
  ]
  static let units: [String: Noun] = [
    "decibel": Noun("Dezibel"),
    "decagram": Noun("Dekagramm"), "beaufort": Noun("Beaufort"),
    "tablet": .feminine("Tablette", "Tabletten"), "capsule": .feminine("Kapsel", "Kapseln"),
    "package": .feminine("Packung", "Packungen"),
    "milliampere-hour": .feminine("Milliamperestunde", "Milliamperestunden"),
    "square-meter": Noun("Quadrat Meter"), "square-kilometer": Noun("Quadrat Kilometer"),
    "square-centimeter": Noun("Quadrat Zentimeter"),
    "square-millimeter": Noun("Quadrat Millimeter"),
    "square-mile": .feminine("Quadrat Meile", "Quadrat Meilen"),
    "square-foot": Noun("Quadrat Fuß"), "cubic-meter": Noun("Kubik Meter"),
    "cubic-centimeter": Noun("Kubik Zentimeter"), "cubic-kilometer": Noun("Kubik Kilometer"),
    "celsius": Noun("Grad Celsius"), "fahrenheit": Noun("Grad Fahrenheit"), "foot": Noun("Fuß"),
    "inch": Noun("Zoll"), "horsepower": Noun("PS"),
  ]
  static let feminineUnits: Set<String> = [
    "hour", "minute", "second", "millisecond", "mile", "tonne", "ton", "ounce", "gallon", "pint",
    "week", "calorie", "mile-per-hour", "kilowatt-hour",
  ]
  static let times: Noun? = .neuter("Mal", "Mal")
  static let unitSymbols: [String: String] = [
    "Min": "minute", "Min.": "minute", "Std": "hour", "Std.": "hour", "EL": "tablespoon",
    "Bft": "beaufort", "Bft.": "beaufort", "Tbl.": "tablet", "Tabl.": "tablet", "Tbl": "tablet",
    "Kps.": "capsule", "Kaps.": "capsule", "Pkg.": "package", "Pckg.": "package",
    "J.": "year", "Mon.": "month", "Wo.": "week", "Tg.": "day",
    "TL": "teaspoon", "Sek": "second", "dag": "decagram", "dkg": "decagram",
    "Sek.": "second", "U/min": "revolution-per-minute", "Umdr./min": "revolution-per-minute",
  ]
  static let scales: [String: Noun] = [
    "tausend": Noun("tausend"), "tsd": Noun("tausend"),
    "million": .feminine("Million", "Millionen"), "millionen": .feminine("Million", "Millionen"),
    "mio": .feminine("Million", "Millionen"), "milliarde": .feminine("Milliarde", "Milliarden"),
    "milliarden": .feminine("Milliarde", "Milliarden"),
    "mrd": .feminine("Milliarde", "Milliarden"), "Billion": .feminine("Billion", "Billionen"),
    "billionen": .feminine("Billion", "Billionen"),
  ]
  static let winds = [
    "N": "Nord", "NO": "Nordost", "O": "Ost", "SO": "Südost", "S": "Süd", "SW": "Südwest",
    "W": "West", "NW": "Nordwest", "NNO": "Nordnordost", "NNW": "Nordnordwest", "SSO": "Südsüdost",
    "SSW": "Südsüdwest", "WNW": "Westnordwest", "WSW": "Westsüdwest", "ONO": "Ostnordost",
    "OSO": "Ostsüdost",
  ]
  static let windWords: Set<String> = ["wind", "winde", "böen", "brise", "windrichtung"]
  static let phrases = PhraseTable(
    listed: abbreviations,
    [
      "TEUR": "tausend Euro", "TEuro": "tausend Euro", "§§": "Paragrafen",
      "S.": "Seite", "ff.": "folgende",
      "gem.": "gemäß", "komb.": "kombiniert", "ggü.": "gegenüber", "Ref.": "Referenz",
      "Gl.": "Gleis",
      "Hbf.": "Hauptbahnhof", "Whg.": "Wohnung", "Bj.": "Baujahr", "Zi.": "Zimmer",
      "Vj.": "Vorjahr",
      "Pck.": "Päckchen", "Msp.": "Messerspitze", "Abt.": "Abteilung",
      "Anm.": "Anmerkung", "Aufl.": "Auflage", "bes.": "besonders", "exkl.": "exklusive",
      "gesch.": "geschieden", "verh.": "verheiratet", "led.": "ledig", "Hrsg.": "Herausgeber",
      "insb.": "insbesondere", "mind.": "mindestens", "sog.": "sogenannt", "urspr.": "ursprünglich",
      "zz.": "zurzeit", "zzt.": "zurzeit", "s. o.": "siehe oben", "s. u.": "siehe unten",
      "z.B.": "zum Beispiel", "z. B.": "zum Beispiel", "d.h.": "das heißt", "d. h.": "das heißt",
      "u.a.": "unter anderem", "u. a.": "unter anderem", "usw.": "und so weiter",
      "bzw.": "beziehungsweise", "ca.": "circa", "etc.": "et cetera", "evtl.": "eventuell",
      "ggf.": "gegebenenfalls", "inkl.": "inklusive", "zzgl.": "zuzüglich", "vgl.": "vergleiche",
      "Nr.": "Nummer", "Str.": "Straße", "Dr.": "Doktor", "Prof.": "Professor", "Mr.": "Mister",
      "Mrs.": "Misses", "Hr.": "Herr", "Fr.": "Frau", "St.": "Sankt", "Abb.": "Abbildung",
      "Tab.": "Tabelle",
      "Abs.": "Absatz", "Art.": "Artikel", "Bd.": "Band", "Kap.": "Kapitel", "Mio.": "Millionen",
      "Mrd.": "Milliarden", "Bio.": "Billionen", "Tel.": "Telefon", "vs.": "gegen",
      "v. Chr.": "vor Christus", "n. Chr.": "nach Christus", "GmbH": "G m b H", "3D": "drei-D",
      "24/7": "vierundzwanzig sieben",
      "geb.": "geboren", "gest.": "gestorben", "max.": "maximal",
      "min.": "minimal", "Jh.": "Jahrhundert", "N/A": "nicht verfügbar", "MwSt.": "Mehrwertsteuer",
      "USt.": "Umsatzsteuer",
      "Stk.": "Stück",
    ])
  static let countsInHundreds = true

  /// A year is said in hundreds, as 1,963 things may be.
  func numeral(_ digits: String, before word: String, isPart: Bool) -> String? { hundreds(digits) }

  static let clockWords: Set<String> = ["Uhr", "uhr"]
  static let clockLeads: Set<String> = ["um", "ab", "gegen"]
  static let titles: Set<String> = ["st."]
  static let addressWords: [String: String] = ["gmail": "g mail", "de": "de", "info": "info"]
  var months: MonthNames { Self.monthNames }
  private static let monthNames = MonthNames(.german, others: ["märz": 3, "jän": 1, "jänner": 1])

  // MARK: Numbers

  private static let small = [
    "null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn",
    "elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn",
    "neunzehn",
  ]
  private static let tens = [
    "", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig",
  ]
  private static let powers = [
    Noun("Million", "Millionen"), Noun("Milliarde", "Milliarden"), Noun("Billion", "Billionen"),
    Noun("Billiarde", "Billiarden"), Noun("Trillion", "Trillionen"),
    Noun("Trilliarde", "Trilliarden"),
  ]

  func cardinal(_ digits: String, _ gender: Gender) -> String {
    let groups = SpokenNumber.groups(digits, of: 3)
    guard let first = groups.first else { return Self.small[0] }
    guard first.power < Self.powers.count + 2 else { return self.digits(digits) }
    var words: [String] = []
    for (value, power) in groups {
      switch power {
      case 0: words.append(Self.belowThousand(value, gender))
      case 1: words.append(Self.belowThousand(value, .masculine) + " tausend")
      default:
        words.append(
          Self.belowThousand(value, .feminine) + " "
            + Self.powers[power - 2].form(value == 1 ? 0 : 1))
      }
    }
    return words.joined(separator: " ")
  }

  private static func belowThousand(_ value: Int, _ gender: Gender) -> String {
    var words: [String] = []
    if value >= 100 { words.append(one(value / 100, .masculine) + " hundert") }
    let rest = value % 100
    if rest >= 20 {
      words.append((rest % 10 > 0 ? one(rest % 10, .masculine) + " und " : "") + tens[rest / 10])
    } else if rest > 0 {
      words.append(one(rest, gender))
    }
    return words.joined(separator: " ")
  }

  private static func one(_ value: Int, _ gender: Gender) -> String {
    guard value == 1 else { return small[value] }
    switch gender {
    case .none: return "eins"
    case .feminine: return "eine"
    case .masculine, .neuter: return "ein"
    }
  }

  /// The ordinal without its ending: "drei und zwanzigst".
  private func ordinalStem(_ digits: String) -> String {
    let text = cardinal(digits)
    for (ending, stem) in [
      ("eins", "erst"), ("drei", "dritt"), ("sieben", "siebt"), ("acht", "acht"),
    ] where text.hasSuffix(ending) { return text.dropLast(ending.count) + stem }
    // What counts millions is one word with them: "zweimillionster", "einmilliardster".
    for (name, stem) in [("illion", "illionst"), ("illiarde", "illiardst")] {
      guard let noun = text.split(separator: " ").last, noun.dropFirst().hasPrefix(name) else {
        continue
      }
      let count = text.dropLast(noun.count + 1)
      return (count.hasSuffix("eine") ? count.dropLast() : count) + noun.prefix(1).lowercased()
        + stem
    }
    let last = (Int(digits.suffix(2)) ?? 0)
    return text + ((1...19).contains(last) || digits == "0" ? "t" : "st")
  }

  func ordinal(_ digits: String, _ gender: Gender) -> String? {
    ordinalStem(digits) + (gender == .feminine ? "e" : gender == .neuter ? "es" : "er")
  }

  func fraction(_ numerator: String, _ denominator: String) -> String {
    let count = cardinal(numerator, .masculine)
    if denominator == "2" { return count + (numerator == "1" ? " halb" : " halbe") }
    if denominator == "1" { return count + " eintel" }
    return count + " " + ordinalStem(denominator) + "el"
  }

  func mixed(_ whole: String, _ numerator: String, _ denominator: String) -> String {
    cardinal(whole, .masculine) + " " + fraction(numerator, denominator)
  }

  func year(_ year: Int) -> String {
    guard (1100...1999).contains(year) else { return cardinal(year) }
    let rest = year % 100
    return cardinal(year / 100) + " hundert" + (rest > 0 ? " " + cardinal(rest) : "")
  }

  func gender(ofUnit unit: String) -> Gender {
    if let noun = Self.units[unit] { return noun.gender }
    if Self.feminineUnits.contains(unit) || UnitNames.isFeminine(unit, locale) { return .feminine }
    return Self.neuterUnits.contains(unit) || unit.hasSuffix("byte") ? .neuter : .masculine
  }

  private static let neuterUnits: Set<String> = [
    "year", "gram", "kilogram", "milligram", "microgram", "pound", "watt", "kilowatt", "volt",
    "pixel", "carat", "bit",
  ]

  /// "ein halber Teelöffel", "eine halbe Stunde", "ein halbes Jahr".
  func measure(fraction: String, isMixed: Bool, unit: String) -> String {
    let name = name(ofUnit: unit, for: SpokenNumber(isMixed ? "2" : "1"))
    guard !isMixed, fraction == "ein halb" else { return fraction + " " + name }
    switch gender(ofUnit: unit) {
    case .feminine: return "eine halbe " + name
    case .neuter: return "ein halbes " + name
    case .masculine, .none: return "ein halber " + name
    }
  }

  /// "eine halbe Zitrone": most nouns in "e" are feminine, and of others nobody can tell.
  func half(of noun: String) -> String? { noun.hasSuffix("e") ? "eine halbe" : nil }

  /// "ein Prozent".
  func percent(_ number: SpokenNumber) -> String { say(number, .masculine) + " Prozent" }

  func decade(_ year: Int) -> String { self.year(year) + "er" }

  /// The gender before a noun, judged only by its capital and its ending: "ein Tisch".
  func gender(before word: String) -> Gender {
    // Letters in capitals name what is cited: "Abs. 1 BGB".
    guard word.first?.isUppercase == true, word.count > 1, word.contains(where: \.isLowercase)
    else {
      return .none
    }
    let isFeminine =
      Self.feminineEndings.contains(where: word.lowercased().hasSuffix)
      && !Self.othersInIon.contains(where: word.lowercased().hasSuffix)
      || word.hasSuffix("e") && !Self.othersInE.contains(where: word.lowercased().hasSuffix)
      || Self.feminineNouns.contains(where: word.lowercased().hasSuffix)
    return isFeminine ? .feminine : .masculine
  }

  private static let feminineEndings = [
    "ung", "heit", "keit", "ion", "schaft", "tät", "erei", "elei", "enz", "erin", "istin", "bilanz",
    "distanz", "instanz", "substanz", "toleranz",
  ]
  private static let othersInIon = ["stadion", "spion", "champion", "skorpion"]
  /// Nouns in "e" that are not feminine, which may be the last part of others.
  private static let othersInE = [
    "kunde", "junge", "kollege", "name", "zeuge", "experte", "käse", "auge", "ende", "gebäude",
    "gemüse", "gelände", "getränke", "getriebe", "gebirge", "erbe", "neffe", "bote", "hase", "affe",
    "löwe", "buchstabe", "gedanke", "wille", "funke", "nachkomme", "insasse", "schütze", "bulle",
    "biologe", "psychologe", "interesse", "erwachsene", "jugendliche", "angestellte", "beamte",
    "kaffee", "tee", "komitee", "klee", "schnee", "gelee", "knie", "update", "upgrade", "template",
    "interface", "image", "baguette", "abgeordnete", "tote", "verletzte", "reisende",
    "selbstständige", "deutsche", "franzose",
  ]
  /// Other feminine nouns that things are counted in, which may be the last part of others.
  private static let feminineNouns = [
    "mark", "person", "nacht", "stadt", "frau", "fahrt", "bahn", "zutat", "wahl", "zahl", "zeit",
    "antwort", "firma", "datei", "partei", "nummer", "ziffer", "kammer", "mauer", "tür", "uhr",
    "bank", "mutter", "tochter", "schwester", "schulter", "hand", "unterschrift", "zeitschrift",
    "schicht", "gabel", "tafel", "schüssel", "kartoffel", "zwiebel", "regel",
  ]

  // MARK: Dates and times

  func date(_ date: SpokenDate) -> String {
    [
      date.day.flatMap { ordinal(String($0), .masculine) }, date.month.map { months[$0] },
      year(of: date),
    ].compactMap { $0 }.joined(separator: " ")
  }

  static let pressureJoin: String? = "zu"

  func slash(_ first: String, _ second: String) -> String { "Schrägstrich" }

  func time(_ time: SpokenTime) -> String {
    let hour = cardinal(time.hour, .masculine) + " Uhr"
    guard let second = time.second else {
      return time.minute == 0 ? hour : hour + " " + cardinal(time.minute)
    }
    return hour + " " + measure(SpokenNumber(time.minute), unit: "minute") + " "
      + measure(SpokenNumber(second), unit: "second")
  }
}
