// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// The words of Polish.
  static let polish = Language(
    code: "pl",
    up: "wzrost %@",
    down: "spadek %@",
    unchanged: "bez zmian",
    minus: "minus",
    yes: "tak",
    no: "nie",
    controls: ControlWords(
      switch: "przełącznik", on: "włączone", off: "wyłączone", mixed: "częściowo zaznaczone",
      checkbox: "pole wyboru", checked: "zaznaczone", unchecked: "niezaznaczone",
      slider: "suwak", button: "przycisk", link: "łącze", textField: "pole tekstowe",
      progress: "postęp", selected: "zaznaczone",
      disabled: "niedostępne"),
    table: TableWords(
      delete: "Usuń: %@", insert: "Wstaw: %@", reorder: "Zmień kolejność: %@",
      moreInfo: "Więcej informacji, %@", rows: "Wiersze od %1 do %2 z %3", position: "%1 z %2",
      rating: "gwiazdki: %1 z %2", increment: "Zwiększ: %@", decrement: "Zmniejsz: %@"),
    page: PageWords(skip: "Przejdź do wierszy", source: "Źródło: %@"),
    summary: SummaryWords(
      rows: "wiersze: %@", row: "wiersz %@", columns: "kolumny: %@", sections: "sekcje: %@",
      missing: "brakuje: %@",
      none: "brak wartości", lowest: "minimum %@", highest: "maksimum %@", median: "mediana %@",
      sum: "suma %@",
      mean: "średnia %@", middleHalf: "środkowa połowa: %1 – %2", zero: "zero: %@",
      belowZero: "poniżej zera: %@", outliers: "daleko od pozostałych: %@", span: "%1 – %2",
      different: "różne wartości: %@", allDifferent: "wszystkie różne", always: "zawsze %@",
      mostCommon: "najczęstsze: %@", others: "inne wartości: %@",
      longest: "najdłuższy tekst, znaków: %@", about: "około %@", more: "i jeszcze %@",
      added: "nowe: %@", removed: "usunięte: %@", changed: "zmienione: %@",
      notCompared: "nieporównane: %@",
      rise: "największy wzrost %@", fall: "największy spadek %@",
      change: "z %1 na %2", rising: "rosnąco", falling: "malejąco",
      interval: "odstęp: %@", gaps: "luki: %@",
      repeatedRows: "powtórzone wiersze: %@", correlation: "korelacja %@"),
    verbalizer: PolishRules())
}

/// Verbalizes numbers, amounts and dates in Polish.
struct PolishRules: RuledNumbers {
  var locale = LocaleIdentifier.polish
  var numerals = Numerals.comma

  static let genitive: GenitiveWords? = GenitiveWords(
    leads: [
      "do", "od", "około", "ok", "powyżej", "poniżej", "blisko", "z", "ze", "bez", "dla",
      "oprócz", "spośród", "koło", "wśród",
      "ciągu", "wieku", "dystansie", "brakuje",
      // What is measured, in the cases behind prepositions: "w cenie 20 zł", "z prędkością 90 km/h".
      "temp", "temperaturze", "temperatury", "temperaturą", "prędkości", "prędkością", "wysokości",
      "odległości", "długości", "szerokości", "głębokości", "wartości", "powierzchni", "pojemności",
      "mocy", "masie", "wadze", "cenie", "kwocie", "kwotę",
    ],
    feminineEndings: "yi", yearWords: ["r", "rok", "roku", "lat"], singular: SpokenNumber("1", "5"),
    from: "od", pluralEndings: ["ów"], locativeEndings: ["ach"],
    accusativeLeads: ["przez", "za", "na", "w", "po"])
  static let categories: [PluralCategory] = [.one, .few, .many, .other]
  static let samples = ["1", "2", "5", "1.5"]

  static let dayLeads: Set<String> = ["dnia", "do", "od", "dn."]
  static let partitives: Set<String> = ["z"]
  static let outOf: String? = "z"
  static let ratings: RatingWords? = RatingWords("%1 na %2", leads: "ocena ocenę ocenie")
  static let times: Noun? = Noun("raz", "razy", "razy", "razy")
  static let numberedWords: Set<String> = [
    "próba",
    "peron", "ustęp", "punkt", "pkt", "paragraf", "artykuł", "pozycja", "załącznik", "kw",
    "kwartał", "tom", "wojna", "klasa",
    "strona", "krok", "część", "poziom", "runda", "lekcja", "pytanie", "slajd", "rozdział",
    "etap", "odcinek", "sezon",
  ]
  static let directions: [String: String] = [
    "N": "północ", "S": "południe", "E": "wschód", "W": "zachód",
  ]
  static let piecesPer = ["mies": "miesiąc", "szt": "sztukę", "os": "osobę", "tydz": "tydzień"]
  static let words = SpokenWords(
    minus: "minus", plus: "plus", point: "przecinek", score: "do", percent: "procent", to: "do",
    by: "na",
    equals: "równa się", per: "na", and: "i", power: "%1 do potęgi %2",
    marks: [
      ".": "kropka", ",": "przecinek", "@": "małpa", ":": "dwukropek", "/": "ukośnik",
      "\\": "ukośnik wsteczny", "-": "myślnik", "_": "podkreślenie", "?": "znak zapytania",
      "=": "równa się", "&": "i", "#": "krzyżyk", "%": "procent", "+": "plus",
      "!": "wykrzyknik", "~": "tylda", "*": "gwiazdka", "|": "kreska pionowa",
    ],
    symbols: [
      "⌀": "średnica", "★": "gwiazdka", "☆": "pusta gwiazdka", "▲": "w górę", "▼": "w dół",
      "✓": "ptaszek",
      "✔": "ptaszek", "✗": "krzyżyk", "✘": "krzyżyk", "⇒": "implikuje", "→": "strzałka w prawo",
      "←": "strzałka w lewo", "↑": "strzałka w górę", "↓": "strzałka w dół",
      "±": "plus minus", "×": "razy", "÷": "podzielić przez", "°": "stopni",
      "§": "paragraf", "&": "i", "•": "punktor", "≈": "około", "№": "numer",
      "≤": "mniejsze lub równe", "<": "mniejsze niż", ">": "większe niż",
      "≥": "większe lub równe", "≠": "różne od", "∞": "nieskończoność", "√": "pierwiastek z",
      "©": "prawa autorskie", "®": "zarejestrowany znak towarowy", "™": "znak towarowy",
      "α": "alfa", "β": "beta", "γ": "gamma", "δ": "delta", "π": "pi", "Ω": "omega",
    ],
    alone: SpokenWords.alone(
      "nawias otwierający|nawias zamykający|nawias kwadratowy otwierający|nawias kwadratowy zamykający|klamra otwierająca|klamra zamykająca|cudzysłów|apostrof|średnik|grawis"
    ))
  static let currencyGenders = CurrencyGenders(
    feminine: "korona rupia lira hrywna kuna drachma peseta marka jednostka uncja pataca")
  static let currencies: [String: CurrencyNoun] = [
    "PLN": CurrencyNoun(
      Noun("złoty", "złote", "złotych", "złotego"), Noun("grosz", "grosze", "groszy", "grosza")),
    "EUR": CurrencyNoun(Noun("euro"), Noun("cent", "centy", "centów", "centa"), ownsMinor: false),
    "USD": CurrencyNoun(
      Noun("dolar", "dolary", "dolarów", "dolara"), Noun("cent", "centy", "centów", "centa")),
    "GBP": CurrencyNoun(
      Noun("funt", "funty", "funtów", "funta"), Noun("pens", "pensy", "pensów", "pensa")),
    "JPY": CurrencyNoun(Noun("jen", "jeny", "jenów", "jena")),
    "CNY": CurrencyNoun(Noun("juan", "juany", "juanów", "juana")),
    "CHF": CurrencyNoun(
      Noun("frank", "franki", "franków", "franka"), Noun("centym", "centymy", "centymów", "centyma")
    ),
    "CZK": CurrencyNoun(
      .feminine("korona czeska", "korony czeskie", "koron czeskich", "korony czeskiej"),
      Noun("halerz", "halerze", "halerzy", "halerza")),
    "RUB": CurrencyNoun(
      Noun("rubel", "ruble", "rubli", "rubla"),
      .feminine("kopiejka", "kopiejki", "kopiejek", "kopiejki")),
    "UAH": CurrencyNoun(
      .feminine("hrywna", "hrywny", "hrywien", "hrywny"),
      .feminine("kopiejka", "kopiejki", "kopiejek", "kopiejki"), ownsMinor: false),
    "INR": CurrencyNoun(.feminine("rupia", "rupie", "rupii", "rupii")),
  ]
  static let currencySigns: [String: String] = ["zł": "PLN", "zł.": "PLN"]
  static let units: [String: Noun] = [
    "decibel": Noun("decybel", "decybele", "decybeli"),
    "piece": .feminine("sztuka", "sztuki", "sztuk", "sztuki"),
    "tablet": .feminine("tabletka", "tabletki", "tabletek", "tabletki"),
    "capsule": .feminine("kapsułka", "kapsułki", "kapsułek", "kapsułki"),
    "milliampere-hour": .feminine("miliamperogodzina", "miliamperogodziny", "miliamperogodzin"),
    "percent": Noun("procent", "procent", "procent", "procent"),
    "decagram": Noun("dekagram", "dekagramy", "dekagramów", "dekagrama"),
  ]
  static let feminineUnits: Set<String> = [
    "hour", "minute", "second", "millisecond", "mile", "tonne", "ton", "ounce", "calorie",
    "kilocalorie", "mile-per-hour", "pint", "atmosphere", "square-mile", "mile-scandinavian",
  ]
  static let unitSymbols: [String: String] = [
    "szt.": "piece", "szt": "piece", "tabl": "tablet", "tabl.": "tablet", "kaps": "capsule",
    "kaps.": "capsule",
    "godz": "hour", "godz.": "hour", "h": "hour", "min": "minute", "min.": "minute",
    "sek": "second", "sek.": "second", "m kw.": "square-meter", "kg": "kilogram",
    "dag": "decagram", "dkg": "decagram",
  ]
  static let scales: [String: Noun] = [
    "tys": Noun("tysiąc", "tysiące", "tysięcy", "tysiąca"),
    "tysiąc": Noun("tysiąc", "tysiące", "tysięcy", "tysiąca"),
    "tysiące": Noun("tysiąc", "tysiące", "tysięcy", "tysiąca"),
    "tysięcy": Noun("tysiąc", "tysiące", "tysięcy", "tysiąca"),
    "mln": Noun("milion", "miliony", "milionów", "miliona"),
    "milion": Noun("milion", "miliony", "milionów", "miliona"),
    "miliony": Noun("milion", "miliony", "milionów", "miliona"),
    "milionów": Noun("milion", "miliony", "milionów", "miliona"),
    "miliona": Noun("milion", "miliony", "milionów", "miliona"),
    "mld": Noun("miliard", "miliardy", "miliardów", "miliarda"),
    "miliard": Noun("miliard", "miliardy", "miliardów", "miliarda"),
    "miliardy": Noun("miliard", "miliardy", "miliardów", "miliarda"),
    "miliardów": Noun("miliard", "miliardy", "miliardów", "miliarda"),
    "miliarda": Noun("miliard", "miliardy", "miliardów", "miliarda"),
    "bln": Noun("bilion", "biliony", "bilionów", "biliona"),
  ]
  static let phrases = PhraseTable(
    listed: abbreviations,
    [
      "s.": "strona",
      "zm.": "zmarł", "ur.": "urodzony", "szkl.": "szklanki", "łyż.": "łyżki", "odj.": "odjazd",
      "przyj.": "przyjazd", "pok.": "pokój", "mies.": "miesiąc", "kw.": "kwartał",
      "k.k.": "kodeksu karnego", "k.c.": "kodeksu cywilnego", "k.p.": "kodeksu pracy",
      "zob.": "zobacz", "ww.": "wyżej wymieniony", "gm.": "gmina", "śr.": "średnio",
      "jedn.": "jednostka", "ref.": "referencyjne",
      "np.": "na przykład", "m.in.": "między innymi", "itd.": "i tak dalej",
      "itp.": "i tym podobne",
      "tj.": "to jest", "tzn.": "to znaczy", "tzw.": "tak zwany", "wg": "według", "ok.": "około",
      "ul.": "ulica", "al.": "aleja", "pl.": "plac", "os.": "osiedle", "nr": "numer",
      "str.": "strona", "rys.": "rysunek", "tab.": "tabela", "tel.": "telefon", "im.": "imienia",
      "prof.": "profesor", "dr": "doktor", "mgr": "magister", "inż.": "inżynier", "św.": "święty",
      "godz.": "godzina", "n.e.": "naszej ery", "p.n.e.": "przed naszą erą", "woj.": "województwo",
      "szt.": "sztuk", "za szt.": "za sztukę", "na szt.": "na sztukę", "na os.": "na osobę",
      "od os.": "od osoby", "maks.": "maksymalnie", "min.": "minimum", "m.st.": "miasto stołeczne",
      "24/7": "całą dobę", "N/A": "brak danych", "art.": "artykuł", "ust.": "ustęp",
      "pkt": "punkt", "proc.": "procent", "sp. z o.o.": "spółka z ograniczoną odpowiedzialnością",
      "S.A.": "spółka akcyjna", "RP": "Rzeczpospolita Polska",
    ])
  static let clockLeads: Set<String> = [
    "o", "od", "do", "po", "przed", "godz", "godzina", "godzinie", "godziny",
  ]
  static let addressWords: [String: String] = ["info": "info"]
  var months: MonthNames { Self.monthNames }
  private static let monthNames = MonthNames(.polish)

  // MARK: Numbers

  func fraction(_ numerator: String, _ denominator: String) -> String {
    let count = cardinal(numerator, .feminine)
    if denominator == "2" { return numerator == "1" ? "pół" : count + " drugie" }
    // No fraction is more than a whole: "15/3" is of an address.
    guard denominator != "1", (Int(numerator) ?? 0) < (Int(denominator) ?? 0),
      let part = ordinal(denominator, .none)
    else {
      return cardinal(numerator) + " przez " + cardinal(denominator)
    }
    let number = SpokenNumber(numerator)
    let form = [Ordinal.feminine, .plural, .genitivePlural][min(form(for: number), 2)]
    return count + " " + Self.inflected(part, form)
  }

  // MARK: Ordinals

  /// The forms of an ordinal besides the masculine.
  enum Ordinal {
    case feminine, neuter, plural, genitive, genitivePlural, genitiveFeminine, locative
  }

  /// An ordinal in another form: "dwudziesty pierwszy" is "dwudziestego pierwszego".
  private static func inflected(_ ordinal: String, _ form: Ordinal) -> String {
    var words = ordinal.split(separator: " ").map(String.init)
    for index in words.indices.suffix(2) {
      // Thousands and hundreds before the last two numerals stay as they are.
      guard let last = words[index].last, "yi".contains(last),
        !["trzy", "cztery", "trzydzieści"].contains(words[index])
      else { continue }
      let isSoft = last == "i"
      let isThird = words[index] == "trzeci"
      let stem = String(words[index].dropLast())
      words[index] =
        switch form {
        case .feminine: stem + (isThird ? "ia" : "a")
        case .neuter, .plural: stem + (isSoft ? "ie" : "e")
        case .genitive: stem + (isSoft ? "iego" : "ego")
        case .genitivePlural: stem + (isSoft ? "ich" : "ych")
        case .genitiveFeminine: stem + (isSoft ? "iej" : "ej")
        case .locative: stem + (isSoft ? "im" : "ym")
        }
    }
    return words.joined(separator: " ")
  }

  func ordinal(_ digits: String, _ gender: Gender) -> String? {
    guard let value = Int(digits), value < 10000,
      let words = Self.numberRules.words(digits, "%ordinal")
    else { return nil }
    switch gender {
    case .none, .masculine: return words
    case .feminine: return Self.inflected(words, .feminine)
    case .neuter: return Self.inflected(words, .neuter)
    }
  }

  func ordinal(_ value: Int, _ form: Ordinal) -> String {
    ordinal(String(value), .none).map { Self.inflected($0, form) } ?? cardinal(value)
  }

  func genitive(_ digits: String, _ gender: Gender) -> String? {
    Self.numberRules.words(digits, gender == .feminine ? "%genitive-feminine" : "%genitive")
  }

  func gender(before word: String) -> Gender {
    word.hasSuffix("a")
      ? .feminine : word.hasSuffix("o") || word.hasSuffix("e") ? .neuter : .masculine
  }

  /// The ending of a noun behind two is that of a plural, which seldom tells its gender.
  func gender(before word: String, counting number: String) -> Gender {
    if number == "1" { return gender(before: word) }
    let isFeminine =
      Self.feminines.contains(word)
      || ["ice", "cje", "sje", "zje", "ości"].contains { word.hasSuffix($0) }
    return isFeminine ? .feminine : .masculine
  }

  /// Feminine nouns that are often counted, in the plural behind two.
  private static let feminines: Set<String> = Set(
    ("godziny minuty sekundy osoby kobiety dziewczyny dziewczynki córki siostry książki strony kartki sztuki"
      + " paczki butelki szklanki łyżki łyżeczki puszki torby skrzynki tabletki kapsułki dawki kromki raty"
      + " oceny bramki rundy próby gry klasy grupy drużyny firmy spółki marki fabryki szkoły drogi trasy"
      + " linie rzeki góry wyspy noce doby dekady zmiany faktury umowy kopie nuty piosenki płyty sceny"
      + " działki sypialnie łazienki kuchnie toalety windy rośliny ryby krowy owce kury świnie kaczki"
      + " gwiazdki litery liczby cyfry tony mile stopy uncje korony uczelnie rzeczy wieże sale połowy"
      + " setki kolejki rodziny ofiary partie wersje sypialnie przesyłki dziesiątki kategorie")
      .split(separator: " ").map(String.init))

  // MARK: Amounts

  func percent(_ number: SpokenNumber) -> String { say(number, .masculine) + " procent" }

  func formalCurrency(_ code: String, for number: SpokenNumber) -> CurrencyNoun {
    Self.currencies[code] ?? defaultFormalCurrency(code, for: number)
  }

  // MARK: Dates and times

  func year(_ year: Int) -> String { ordinal(String(year), .none) ?? cardinal(year) }

  /// "trzeciego maja dwa tysiące dwudziestego czwartego".
  func date(_ date: SpokenDate) -> String {
    [
      date.day.map { ordinal($0, .genitive) }, date.month.map { months[$0] },
      date.year.map { (date.hasShortYear && $0 < 10 ? "zero " : "") + ordinal($0, .genitive) },
    ].compactMap { $0 }.joined(separator: " ")
  }

  /// "czternasta trzydzieści", and "o czternastej trzydzieści".
  func rate(_ unit: String) -> String {
    let name = name(ofUnit: unit, for: SpokenNumber("1"))
    // The accusative of feminine nouns: "na minutę".
    return words.per + " " + (name.hasSuffix("a") ? name.dropLast() + "ę" : name)
  }

  static let pressureJoin: String? = "na"

  func slash(_ first: String, _ second: String) -> String { "łamane przez" }

  func time(_ time: SpokenTime) -> String {
    let hour = ordinal(time.hour, time.lead.isEmpty ? .feminine : .genitiveFeminine)
    var text = hour
    if time.minute > 0 || time.second != nil {
      text += (time.minute < 10 ? " zero " : " ") + cardinal(time.minute)
    }
    if let second = time.second { text += " i " + measure(SpokenNumber(second), unit: "second") }
    return text
  }

  func decade(_ year: Int) -> String {
    "lata " + ordinal(year % 100 == 0 ? year : year % 100, .plural)
  }
}
