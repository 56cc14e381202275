// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// The words of Hungarian.
  static let hungarian = Language(
    code: "hu",
    up: "emelkedés %@",
    down: "csökkenés %@",
    unchanged: "változatlan",
    minus: "mínusz",
    yes: "igen",
    no: "nem",
    controls: ControlWords(
      switch: "kapcsológomb", on: "be", off: "ki", mixed: "vegyes", checkbox: "jelölőnégyzet",
      checked: "bejelölve", unchecked: "nincs bejelölve", slider: "csúszka", button: "gomb",
      link: "hivatkozás", textField: "szövegmező", progress: "előrehaladás", selected: "kijelölve",
      disabled: "nem elérhető"),
    table: TableWords(
      delete: "Törlés: %@", insert: "Beszúrás: %@", reorder: "Átrendezés: %@",
      moreInfo: "További információ: %@", rows: "%1–%2. sor, összesen %3", position: "%1 / %2",
      rating: "%2 csillagból %1",
      increment: "Növelés: %@", decrement: "Csökkentés: %@"),
    page: PageWords(skip: "Ugrás a sorokhoz", source: "Forrás: %@"),
    summary: SummaryWords(
      rows: "sorok: %@", row: "%@. sor", columns: "oszlopok: %@", sections: "szakaszok: %@",
      missing: "hiányzik: %@", none: "nincs érték", lowest: "legkisebb %@",
      highest: "legnagyobb %@", median: "medián %@", sum: "összeg: %@", mean: "átlag %@",
      middleHalf: "a középső fele: %1 – %2", zero: "nulla: %@", belowZero: "nulla alatt: %@",
      outliers: "a többitől messze: %@", span: "%1 – %2", different: "különböző értékek: %@",
      allDifferent: "mind különböző", always: "mindig %@", mostCommon: "leggyakoribb: %@",
      others: "egyéb értékek: %@", longest: "a leghosszabb: %@ karakter", about: "körülbelül %@",
      more: "és még %@",
      added: "új: %@", removed: "megszűnt: %@", changed: "megváltozott: %@",
      notCompared: "össze nem hasonlított: %@",
      rise: "legnagyobb növekedés %@", fall: "legnagyobb csökkenés %@",
      change: "%1 → %2", rising: "növekvő sorrendben", falling: "csökkenő sorrendben",
      interval: "időköz: %@", gaps: "hézagok: %@",
      repeatedRows: "ismétlődő sorok: %@", correlation: "korreláció %@"),
    verbalizer: HungarianRules())
}

/// Verbalizes numbers, amounts and dates in Hungarian.
struct HungarianRules: SpokenRules {
  var locale = LocaleIdentifier.hungarian
  var numerals = Numerals.comma
  static let ratings: RatingWords? = RatingWords(
    "%1 per %2", leads: "értékelés értékelése osztályzat")

  static var isDayBeforeMonth: Bool { false }
  static let directions: [String: String] = [
    "N": "észak", "É": "észak", "S": "dél", "D": "dél", "E": "kelet", "K": "kelet", "W": "nyugat",
    "Ny": "nyugat",
  ]
  static let piecesPer = ["db": "darab", "fő": "fő", "hó": "hónap", "éj": "éj"]
  static let words = SpokenWords(
    minus: "mínusz", plus: "plusz", point: "egész", score: "", percent: "százalék", to: "kötőjel",
    by: "szor",
    equals: "egyenlő", per: "per", and: "egész", power: "%1 a %2 hatványon",
    squared: "a négyzeten", cubed: "a köbön",
    marks: [
      ".": "pont", ",": "vessző", "@": "kukac", ":": "kettőspont", "/": "perjel",
      "\\": "fordított perjel", "-": "kötőjel", "_": "alulvonás", "?": "kérdőjel",
      "=": "egyenlő", "&": "és", "#": "kettőskereszt", "%": "százalék", "+": "plusz",
      "!": "felkiáltójel", "~": "hullámvonal", "*": "csillag", "|": "függőleges vonal",
    ],
    symbols: [
      "⌀": "átmérő", "★": "csillag", "☆": "üres csillag", "▲": "felfelé", "▼": "lefelé",
      "✓": "pipa",
      "✔": "pipa", "✗": "kereszt", "✘": "kereszt", "⇒": "következik", "→": "jobbra nyíl",
      "←": "balra nyíl",
      "↑": "felfelé nyíl", "↓": "lefelé nyíl", "±": "plusz mínusz", "×": "szorozva",
      "÷": "osztva", "°": "fok", "§": "paragrafus", "&": "és", "•": "pont", "≈": "körülbelül",
      "№": "szám",
      "≤": "kisebb vagy egyenlő", "<": "kisebb mint", ">": "nagyobb mint",
      "≥": "nagyobb vagy egyenlő", "≠": "nem egyenlő",
      "∞": "végtelen", "√": "gyök", "©": "szerzői jog", "®": "bejegyzett védjegy", "™": "védjegy",
    ],
    alone: SpokenWords.alone(
      "nyitó zárójel|csukó zárójel|nyitó szögletes zárójel|csukó szögletes zárójel|nyitó kapcsos zárójel|csukó kapcsos zárójel|idézőjel|aposztróf|pontosvessző|tompa ékezet"
    ))
  static let currencies: [String: CurrencyNoun] = [
    "HUF": CurrencyNoun(Noun("forint"), Noun("fillér")),
    "EUR": CurrencyNoun(Noun("euró"), Noun("cent"), ownsMinor: false),
    "USD": CurrencyNoun(Noun("dollár"), Noun("cent")),
    "GBP": CurrencyNoun(Noun("font"), Noun("penny")),
    "JPY": CurrencyNoun(Noun("jen")), "CNY": CurrencyNoun(Noun("jüan")),
    "CHF": CurrencyNoun(Noun("svájci frank"), Noun("rappen")), "INR": CurrencyNoun(Noun("rúpia")),
    "RUB": CurrencyNoun(Noun("rubel"), Noun("kopejka")),
  ]
  static let currencySigns: [String: String] = ["Ft": "HUF", "Ft.": "HUF"]
  static let units: [String: Noun] = [
    "decibel": Noun("decibel"),
    "milliampere-hour": Noun("milliamperóra"),
    "tablet": Noun("tabletta"), "capsule": Noun("kapszula"),
    "decagram": Noun("dekagramm"),
  ]
  static let unitSymbols: [String: String] = [
    "tabl.": "tablet", "tabl": "tablet", "kapsz.": "capsule",
    "Hgmm": "millimeter-ofhg", "ek": "tablespoon", "dkg": "decagram",
    "dag": "decagram",
  ]
  static let scales: [String: Noun] = [
    "ezer": Noun("ezer"), "millió": Noun("millió"), "milliárd": Noun("milliárd"),
    "mrd": Noun("milliárd"), "mrd.": Noun("milliárd"), "md": Noun("milliárd"),
    "billió": Noun("billió"),
  ]
  func scale(oneTo digits: String) -> [String] { [cardinal(1), "per", cardinal(digits)] }

  static let winds = [
    "É": "észak", "ÉK": "északkelet", "K": "kelet", "DK": "délkelet", "D": "dél",
    "DNy": "délnyugat", "Ny": "nyugat", "ÉNy": "északnyugat",
  ]
  static let windWords: Set<String> = ["szél", "szelek", "széllökések", "szellő"]
  static let phrases = PhraseTable(
    listed: abbreviations,
    [
      "Kr. e.": "Krisztus előtt", "Kr. u.": "Krisztus után", "bek.": "bekezdés", "o.": "oldal",
      "é. sz.": "északi szélesség", "d. sz.": "déli szélesség", "k. h.": "keleti hosszúság",
      "ny. h.": "nyugati hosszúság", "tk.": "teáskanál", "ek.": "evőkanál", "kk.": "kávéskanál",
      "n.év": "negyedév", "ref.": "referencia", "ind.": "indul", "érk.": "érkezik",
      "szül.": "született", "megh.": "meghalt", "köt.": "kötet", "ábr.": "ábra",
      "tábl.": "táblázat",
      "össz.": "összesen", "átl.": "átlag",
      "kb.": "körülbelül", "pl.": "például", "stb.": "satöbbi", "ill.": "illetve",
      "ún.": "úgynevezett",
      "dr.": "doktor", "Dr.": "doktor", "id.": "idősebb", "ifj.": "ifjabb", "özv.": "özvegy",
      "tel.": "telefon", "tel.:": "telefon", "u.": "utca", "krt.": "körút", "fsz.": "földszint",
      "em.": "emelet", "tv.": "törvény", "fn.": "főnév", "isk.": "iskola", "ker.": "kerület",
      "old.": "oldal", "hrsz.": "helyrajzi szám", "vs.": "kontra", "i. e.": "időszámításunk előtt",
      "i. sz.": "időszámításunk szerint", "Kft.": "k f t", "Zrt.": "z r t", "max.": "maximum",
      "min.": "minimum", "24/7": "éjjel-nappal", "N/A": "nincs adat", "db": "darab",
      "pf.": "postafiók",
      "ált.": "általános", "vö.": "vesd össze", "ua.": "ugyanaz", "kft.": "k f t",
      "bp.": "Budapest",
      "ford.": "fordította", "szerk.": "szerkesztette", "áll.": "állami", "gimn.": "gimnázium",
    ])
  static let clockWords: Set<String> = ["óra", "ó", "h"]
  static let addressWords: [String: String] = [
    "hu": "hu", "gov": "gov", "org": "org", "info": "info", "freemail": "freemail",
  ]
  var months: MonthNames { Self.monthNames }
  private static let monthNames = MonthNames(.hungarian)

  // MARK: Numbers

  private static let ones = [
    "nulla", "egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc",
  ]
  private static let tens = [
    "", "tíz", "húsz", "harminc", "negyven", "ötven", "hatvan", "hetven", "nyolcvan", "kilencven",
  ]
  private static let powers = [
    "", "ezer", "millió", "milliárd", "billió", "billiárd", "trillió", "trilliárd", "kvadrillió",
  ]

  /// A whole number, with hyphens between its groups above two thousand.
  func cardinal(_ digits: String, _ gender: Gender) -> String {
    let groups = SpokenNumber.groups(digits, of: 3)
    guard let first = groups.first else { return Self.ones[0] }
    guard first.power < Self.powers.count else { return self.digits(digits) }
    let words = groups.map { value, power in
      (value == 1 && power == 1 ? "" : Self.belowThousand(value)) + Self.powers[power]
    }
    let isLow = first.power == 1 && first.value == 1
    return words.joined(separator: isLow ? "" : "-")
  }

  private static func belowThousand(_ value: Int) -> String {
    let hundreds = value >= 100 ? (value >= 200 ? ones[value / 100] : "") + "száz" : ""
    let (ten, unit) = (value % 100 / 10, value % 10)
    guard unit > 0 else { return hundreds + tens[ten] }
    let before = ten == 1 ? "tizen" : ten == 2 ? "huszon" : tens[ten]
    return hundreds + before + ones[unit]
  }

  private static let ordinalEndings: [(cardinal: String, ordinal: String)] = [
    ("nulla", "nulladik"), ("egy", "egyedik"), ("kettő", "kettedik"), ("három", "harmadik"),
    ("négy", "negyedik"), ("öt", "ötödik"), ("hat", "hatodik"), ("hét", "hetedik"),
    ("nyolc", "nyolcadik"), ("kilenc", "kilencedik"), ("tíz", "tizedik"), ("húsz", "huszadik"),
    ("harminc", "harmincadik"), ("negyven", "negyvenedik"), ("ötven", "ötvenedik"),
    ("hatvan", "hatvanadik"), ("hetven", "hetvenedik"), ("nyolcvan", "nyolcvanadik"),
    ("kilencven", "kilencvenedik"), ("száz", "századik"), ("ezer", "ezredik"),
    ("millió", "milliomodik"), ("milliárd", "milliárdodik"), ("billió", "billiomodik"),
  ]

  func ordinal(_ digits: String, _ gender: Gender) -> String? {
    let value = SpokenNumber(digits).trimmed.whole
    if value == "1" { return "első" }
    if value == "2" { return "második" }
    return compoundOrdinal(digits)
  }

  private func compoundOrdinal(_ digits: String) -> String? {
    let text = cardinal(digits)
    guard let ending = Self.ordinalEndings.last(where: { text.hasSuffix($0.cardinal) }) else {
      return nil
    }
    return text.dropLast(ending.cardinal.count) + ending.ordinal
  }

  /// "tizenegy egész négyezer-hat tízezred".
  func decimal(_ number: SpokenNumber, _ gender: Gender) -> String {
    let names = ["tized", "század", "ezred", "tízezred", "százezred", "milliomod"]
    guard !number.fraction.isEmpty else { return cardinal(number.whole, gender) }
    let lead = cardinal(number.whole) + " egész "
    guard names.indices.contains(number.fraction.count - 1) else {
      return lead + digits(number.fraction)
    }
    return lead + cardinal(number.fraction) + " " + names[number.fraction.count - 1]
  }

  func fraction(_ numerator: String, _ denominator: String) -> String {
    if denominator == "2", numerator == "1" { return "fél" }
    let part = compoundOrdinal(denominator).map { $0.hasSuffix("ik") ? String($0.dropLast(2)) : $0 }
    return cardinal(numerator) + " " + (part ?? cardinal(denominator))
  }

  func form(for number: SpokenNumber) -> Int { 0 }

  // MARK: Dates and times

  /// A day of the month with its possessive ending: "elseje", "másodika".
  func day(_ day: Int) -> String {
    if day == 1 { return "elseje" }
    let word = ordinal(String(day), .none) ?? ""
    let isBack =
      (word.last(where: { "aáoóuúeéiöőüű".contains($0) && $0 != "i" })).map {
        "aáoóuú".contains($0)
      } ?? false
    return word + (isBack ? "a" : "e")
  }

  func date(_ date: SpokenDate) -> String {
    [year(of: date), date.month.map { months[$0] }, date.day.map { day($0) }]
      .compactMap { $0 }.joined(separator: " ")
  }

  static let pressureJoin: String? = "per"

  func time(_ time: SpokenTime) -> String {
    var text = Self.beforeNoun(cardinal(time.hour)) + " óra"
    if time.minute > 0 { text += " " + Self.beforeNoun(cardinal(time.minute)) + " perc" }
    if let second = time.second, second > 0 { text += " " + cardinal(second) + " másodperc" }
    return text
  }

  /// Two before what they count have a form of their own: "két darab".
  ///
  /// In larger numbers both forms are said.
  static func beforeNoun(_ words: String) -> String { words == "kettő" ? "két" : words }

  func money(_ number: SpokenNumber, _ currency: CurrencyNoun) -> String {
    guard number.whole == "2", number.fraction.isEmpty else {
      return defaultMoney(number, currency)
    }
    return signed(number, "két " + currency.major.form(form(for: number)))
  }

  func measure(_ number: SpokenNumber, unit: String) -> String {
    let words = say(number)
    return (number.fraction.isEmpty ? Self.beforeNoun(words) : words) + " "
      + name(ofUnit: unit, for: number)
  }

  /// Reads two before the noun that they are of: "2 gyerek".
  private func two(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    guard tokens.text(index) == "2", let number = reader.textNumber(index),
      number.fraction == nil, !number.hasLeadingZero, tokens.isEdge(index - 1),
      !tokens.isMark(index - 1, in: ["-", "–", ".", ",", ":", "/"]),
      tokens.kind(number.next) == .space, reader.scale(number.next) == nil,
      case let noun = tokens.text(number.next + 1), noun.count > 2 || Self.piecesPer[noun] != nil,
      noun.first?.isLowercase == true, !Self.betweenNumbers.contains(noun),
      tokens.kind(number.next + 1) == .letters, !tokens.isMark(number.next + 2, "."),
      reader.unit(number.next, isGlued: false) == nil,
      reader.currencySign(number.next + 1) == nil
    else { return nil }
    form.append(Self.beforeNoun(cardinal(number.whole)))
    return number.next
  }

  /// Words behind a number that it doesn't count.
  private static let betweenNumbers: Set<String> = [
    "vagy", "meg", "plusz", "mínusz", "per", "szer", "volt", "lesz", "lett", "után", "alatt",
    "fölött", "felett", "között", "óta", "egyenlő", "nem", "van", "vessző", "egész", "pont",
    "illetve", "valamint", "helyett", "körül", "szor", "ször",
  ]

  // MARK: Running text

  func rate(_ unit: String) -> String {
    if unit == "100-kilometer" { return "száz kilométeren" }
    return words.per + " " + name(ofUnit: unit, for: SpokenNumber("1"))
  }

  func phone(_ groups: [String], isInternational: Bool) -> String {
    let words = groups.map { group -> String in
      // A whole number without groups is not a quantity.
      guard group.count <= 4 else { return digits(group) }
      let zeros = group.prefix { $0 == "0" }
      let rest = group.dropFirst(zeros.count)
      return (zeros.map { _ in "nulla" } + (rest.isEmpty ? [] : [cardinal(String(rest))]))
        .joined(separator: " ")
    }
    return (isInternational ? "plusz " : "") + words.joined(separator: " ")
  }

  func recognize(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    if let next = suffixed(reader, index, into: &form) ?? range(reader, index, into: &form) {
      return next
    }
    if let next = suffix(tokens, index, into: &form) ?? two(reader, index, into: &form) {
      return next
    }
    if let next = weekdays(tokens, index, into: &form) ?? clock(tokens, index, into: &form)
      ?? short(tokens, index, into: &form) ?? scaleLetter(tokens, index, into: &form)
    {
      return next
    }
    if let (words, next) = writtenDate(reader, index) {
      form.append(words)
      return next
    }
    return romanOrdinal(tokens, index, into: &form) ?? reader.ordinalWithPoint(index, into: &form)
  }

  /// Reads a Roman number with a point before the word that it orders.
  ///
  /// Examples: "XIX. század", "IV. Béla".
  private func romanOrdinal(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.kind(index) == .letters, tokens.isMark(index + 1, "."), tokens.isEdge(index - 1),
      tokens.kind(index + 2) == .space, tokens.kind(index + 3) == .letters,
      tokens.text(index + 3).count > 1,
      let value = tokens.roman(index),
      let words = ordinal(String(value), .none)
    else { return nil }
    form.append(words)
    return index + 2
  }

  /// Attaches a case ending to an expanded abbreviation: "-ben" after "3mm" is part of the word.
  private func suffix(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let unit = tokens.kind(index - 2) == .space ? index - 3 : index - 2
    guard tokens.isMark(index, "-"), tokens.kind(index + 1) == .letters, form.endsInWord,
      tokens.isMark(index - 1, in: [".", "%", "€", "$", "£", "²", "³", "\"", "″"])
        || tokens.kind(index - 1) == .digits
        || (tokens.kind(index - 1) == .letters
          && (tokens.kind(unit) == .digits || tokens.isMark(index - 2, "°")
            || tokens.isMark(index - 2, "/") && tokens.kind(index - 3) == .letters
              && (tokens.kind(index - 4) == .digits || tokens.kind(index - 5) == .digits)))
    else { return nil }
    var end = tokens.text(index + 1)
    guard end.count <= 5, end == end.lowercased(), tokens.isEdge(index + 2) else { return nil }
    // Behind digits it was written for them.
    if tokens.kind(index - 1) != .digits {
      end = Self.harmonized(end, behind: form.text.text())
    }
    // "iskola" with "-t" is "iskolát", but "órakor".
    if let last = form.last, last == "a" || last == "e", end != "kor" {
      form.truncate(to: form.text.count - 1)
      end = (last == "a" ? "á" : "é") + end
    }
    if let first = end.first, "aeoö".contains(first),
      let (word, stem) = Self.stems.first(where: { form.ends(in: $0.word) })
    {
      form.truncate(to: form.text.count - word.utf8.count)
      form.append(literal: stem, isGlued: true)
    }
    form.append(literal: end, isGlued: true)
    return index + 2
  }

  /// A case ending with the vowels, and the first consonant, of the word that it is attached to.
  ///
  /// It was written for another word: "Ft-on" behind forints and fillér is "filléren".
  private static func harmonized(_ ending: String, behind words: String) -> String {
    guard let last = words.split(separator: " ").last.map(String.init), let sound = last.last else {
      return ending
    }
    let isBack = HungarianRules.isBack(last)
    let hasVowel = "aáeéiíoóöőuúüű".contains(sound)
    // "-val" takes the consonant before it.
    if ending.count == 3, ending.hasSuffix("al") || ending.hasSuffix("el") {
      return (hasVowel ? "v" : String(sound)) + (isBack ? "al" : "el")
    }
    for (back, front) in Self.endings where [back, front].contains(ending) {
      return isBack ? back : front
    }
    return ending
  }

  private static let endings = [
    ("on", "en"), ("ban", "ben"), ("nak", "nek"), ("tól", "től"), ("ról", "ről"), ("ba", "be"),
    ("ra", "re"), ("nál", "nél"), ("hoz", "hez"), ("os", "es"),
  ]

  private static let weekdayLetters = [
    "H": "hétfő", "K": "kedd", "Sze": "szerda", "Cs": "csütörtök", "P": "péntek", "Szo": "szombat",
    "V": "vasárnap",
  ]

  /// Reads weekdays by their letters from one to another: "H–P".
  private func weekdays(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .letters, tokens.isEdge(index - 1),
      tokens.isMark(index + 1, in: TextNormalizer.dashes), tokens.isEdge(index + 3),
      let first = Self.weekdayLetters[tokens.text(index)],
      let last = Self.weekdayLetters[tokens.text(index + 2)], first != last
    else { return nil }
    form.append(HungarianRules.from(first))
    form.append(HungarianRules.upTo(last))
    return index + 3
  }

  /// Reads a time with a point in it before the ending that says when: "8.15-kor".
  private func clock(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1), tokens.isMark(index + 1, "."),
      tokens.kind(index + 2) == .digits, tokens.text(index + 2).utf8.count == 2,
      tokens.isMark(index + 3, "-"),
      tokens.text(index + 4) == "kor",
      let hour = Int(tokens.text(index)), hour < 25, let minute = Int(tokens.text(index + 2)),
      minute < 60
    else { return nil }
    form.append(cardinal(hour) + " óra" + (minute > 0 ? " " + cardinal(minute) : ""))
    return index + 3
  }

  /// Reads the short form of what is numbered, or of a birth before its year.
  ///
  /// Examples: "4521. sz.", "(sz. 1962)".
  private func short(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.text(index) == "sz", tokens.isMark(index + 1, ".") else { return nil }
    if tokens.isMark(index - 2, "."), tokens.kind(index - 3) == .digits {
      form.append(isCentury(tokens, index) ? "század" : "számú")
    } else if tokens.isMark(index - 1, "("), tokens.kind(index + 3) == .digits {
      form.append("született")
    } else {
      return nil
    }
    return index + 2
  }

  /// Whether what is numbered is a century: an era is before it, or the ending of a time behind it.
  private func isCentury(_ tokens: TextTokens, _ index: Int) -> Bool {
    guard let number = Int(tokens.text(index - 3)), (1...21).contains(number) else { return false }
    if tokens.isMark(index - 5, "."), ["e", "u"].contains(tokens.text(index - 6)) { return true }
    if tokens.isMark(index + 2, "-") {
      return Self.endingsOfCenturies.contains(tokens.text(index + 3))
    }
    return Self.partsOfCenturies.contains(tokens.text(tokens.skipSpace(index + 2)))
  }

  private static let endingsOfCenturies: Set<String> = ["ban", "i", "tól", "ig", "ra", "ból"]
  private static let partsOfCenturies: Set<String> = [
    "eleje", "elején", "vége", "végén", "közepe", "közepén", "első", "második", "folyamán",
  ]

  /// Reads the letters of thousands before forints and of millions before what is counted: "180 E Ft", "1,5 M ember".
  private func scaleLetter(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.kind(index - 1) == .space, tokens.kind(index - 2) == .digits,
      tokens.kind(index + 1) == .space, case let behind = tokens.text(index + 2)
    else { return nil }
    switch tokens.text(index) {
    case "E" where behind == "Ft", "e" where behind == "Ft":
      form.append("ezer forint")
      return index + 3
    case "M" where behind == "Ft":
      form.append("millió forint")
      return index + 3
    case "M" where behind.count > 3 && behind == behind.lowercased():
      form.append("millió")
      return index + 1
    default: return nil
    }
  }

  /// The numbers that are shortened before an ending with a vowel: "három" with "-as" is "hármas".
  private static let stems: [(word: String, stem: String)] = [
    ("kettő", "kett"), ("három", "hárm"), ("hét", "het"), ("ezer", "ezr"),
    ("húsz", "husz"),
  ]

  private static let romanMonths: [String: Int] = [
    "I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6, "VII": 7, "VIII": 8, "IX": 9, "X": 10,
    "XI": 11, "XII": 12,
  ]

  /// A date with periods, as Hungarian writes it, with or without the ending for "on".
  private func writtenDate(_ reader: TextNormalizer, _ index: Int) -> (words: String, next: Int)? {
    let tokens = reader.tokens
    guard tokens.isEdge(index - 1) else { return nil }
    var date = SpokenDate()
    var at = index
    if tokens.kind(at) == .digits, tokens.text(at).count == 4, tokens.isMark(at + 1, ".") {
      date.year = Int(tokens.text(at))
      at = tokens.skipSpace(at + 2)
    }
    let text = tokens.text(at)
    let isNumber = tokens.kind(at) == .digits && text.count == 2
    date.month =
      isNumber
      ? Int(text)
      : Self.romanMonths[text] ?? (tokens.kind(at) == .letters ? months.month(text) : nil)
    guard let month = date.month, (1...12).contains(month) else { return nil }
    let isFull = tokens.kind(at) == .letters && text.count > 4
    guard isFull || tokens.isMark(at + 1, ".") else { return nil }
    at = tokens.isMark(at + 1, ".") ? at + 2 : at + 1
    let number = tokens.skipSpace(at)
    guard tokens.kind(number) == .digits,
      let day = Int(tokens.text(number)), (1...31).contains(day),
      date.year != nil || Self.romanMonths[text] == nil,
      // Without blanks, only an ending tells a date from other numbers: "03.05-én".
      number > at
        || tokens.isMark(number + 1, "-")
          && ["án", "én"].contains(tokens.text(number + 2))
        || date.year != nil
    else { return nil }
    date.day = day
    at = number + 1
    if tokens.isMark(at, "."), tokens.kind(at + 1) != .digits { return (self.date(date), at + 1) }
    guard tokens.isMark(at, "-"), tokens.kind(at + 1) == .letters, tokens.isEdge(at + 2),
      let words = Self.day(self.date(date), suffix: tokens.text(at + 1))
    else { return nil }
    return (words, at + 2)
  }
}
