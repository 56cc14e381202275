// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// The words of French.
  static let french = Language(
    code: "fr",
    up: "en hausse de %@",
    down: "en baisse de %@",
    unchanged: "inchangé",
    minus: "moins",
    yes: "oui",
    no: "non",
    controls: ControlWords(
      switch: "bouton bascule", on: "activé", off: "désactivé", mixed: "mixte",
      checkbox: "case à cocher", checked: "cochée", unchecked: "non cochée", slider: "curseur",
      button: "bouton", link: "lien", textField: "champ de texte", progress: "progression",
      selected: "sélectionné",
      disabled: "indisponible"),
    table: TableWords(
      delete: "Supprimer %@", insert: "Insérer %@", reorder: "Réorganiser %@",
      moreInfo: "Plus d’infos, %@", rows: "Lignes %1 à %2 sur %3", position: "%1 sur %2",
      rating: "%1 étoiles sur %2",
      increment: "Augmenter %@", decrement: "Diminuer %@"),
    page: PageWords(skip: "Aller aux lignes", source: "Source : %@"),
    summary: SummaryWords(
      rows: "lignes : %@", row: "ligne %@", columns: "colonnes : %@", sections: "sections : %@",
      missing: "manquants : %@", none: "aucune valeur", lowest: "minimum %@", highest: "maximum %@",
      median: "médiane %@", sum: "somme %@", mean: "moyenne %@",
      middleHalf: "moitié centrale de %1 à %2",
      zero: "zéro : %@", belowZero: "sous zéro : %@", outliers: "loin des autres : %@",
      span: "de %1 à %2", different: "valeurs différentes : %@", allDifferent: "toutes différentes",
      always: "toujours %@", mostCommon: "les plus fréquentes : %@", others: "autres valeurs : %@",
      longest: "la plus longue : %@ caractères", about: "environ %@", more: "et %@ de plus",
      added: "nouvelles : %@", removed: "disparues : %@", changed: "modifiées : %@",
      notCompared: "non comparées : %@",
      rise: "plus forte hausse %@", fall: "plus forte baisse %@",
      change: "de %1 à %2", rising: "par ordre croissant", falling: "par ordre décroissant",
      interval: "intervalle %@", gaps: "lacunes : %@",
      repeatedRows: "lignes répétées : %@", correlation: "corrélation %@"),
    verbalizer: FrenchRules())
}

/// Verbalizes numbers, amounts and dates in French.
struct FrenchRules: SpokenRules {
  var locale = LocaleIdentifier.french
  var numerals = Numerals.comma
  /// The region's own dollar; nil where there is none.
  var dollar: String?

  static let dayLeads: Set<String> = ["le", "du", "au", "dès", "jusqu'au"]
  static let partitives: Set<String> = ["de", "des", "du", "d"]
  static let outOf: String? = "sur"
  static let ratings: RatingWords? = RatingWords(
    "%1 sur %2", leads: "note notes noté notée évaluation")
  static let numberedWords: Set<String> = [
    "tentative", "essai",
    "trimestre", "guerre", "titre", "classe", "volume", "tableau", "annexe", "figure", "planche",
    "livre", "article", "paragraphe", "groupe", "type", "stade", "grade", "catégorie", "zone",
    "page", "étape", "partie", "niveau", "tour", "leçon", "question", "diapositive", "chapitre",
    "tome", "épisode", "section", "scène", "acte", "phase",
  ]

  static let directions: [String: String] = [
    "N": "nord", "S": "sud", "E": "est", "O": "ouest", "W": "ouest",
  ]
  static let otherThanUnits: Set<String> = ["pt"]
  static let words = SpokenWords(
    minus: "moins", plus: "plus", point: "virgule", score: "à", percent: "pour cent", to: "à",
    by: "par",
    equals: "égale", per: "par", and: "et", power: "%1 puissance %2",
    squared: "au carré", cubed: "au cube",
    marks: [
      ".": "point", ",": "virgule", "@": "arobase", ":": "deux points", "/": "barre oblique",
      "\\": "barre oblique inverse", "-": "tiret", "_": "tiret bas", "?": "point d'interrogation",
      "=": "égal", "&": "et", "#": "dièse", "%": "pour cent", "+": "plus",
      "!": "point d'exclamation", "~": "tilde", "*": "astérisque", "|": "barre verticale",
    ],
    symbols: [
      "⌀": "diamètre", "★": "étoile", "☆": "étoile vide", "▲": "hausse", "▼": "baisse",
      "✓": "coche",
      "✔": "coche", "✗": "croix", "✘": "croix", "⇒": "implique", "→": "flèche vers la droite",
      "←": "flèche vers la gauche", "↑": "flèche vers le haut", "↓": "flèche vers le bas",
      "±": "plus ou moins", "×": "fois", "÷": "divisé par", "°": "degré", "§": "paragraphe",
      "&": "et", "•": "puce", "≈": "environ", "№": "numéro", "≤": "inférieur ou égal à",
      "<": "inférieur à", ">": "supérieur à", "≥": "supérieur ou égal à", "≠": "différent de",
      "∞": "infini", "√": "racine carrée de",
      "©": "copyright", "®": "marque déposée", "™": "marque",
    ],
    alone: SpokenWords.alone(
      "parenthèse ouvrante|parenthèse fermante|crochet ouvrant|crochet fermant|accolade ouvrante|accolade fermante|guillemet|apostrophe|point-virgule|accent grave"
    ))
  static let currencyGenders = CurrencyGenders(
    feminine:
      "couronne livre roupie lire hryvnia rufiyaa gourde kuna peseta drachme unité once pataca")
  static let currencies: [String: CurrencyNoun] = [
    "EUR": CurrencyNoun(Noun("euro", "euros"), Noun("centime", "centimes")),
    // Spelled phonetically, since "cents" would be read as hundreds.
    "USD": CurrencyNoun(Noun("dollar", "dollars"), Noun("sènte")),
    "GBP": CurrencyNoun(.feminine("livre", "livres"), Noun("penny", "pence")),
    "CHF": CurrencyNoun(Noun("franc", "francs"), Noun("centime", "centimes"), ownsMinor: false),
    "JPY": CurrencyNoun(Noun("yen", "yens")), "CNY": CurrencyNoun(Noun("yuan", "yuans")),
    "INR": CurrencyNoun(.feminine("roupie", "roupies")),
    "RUB": CurrencyNoun(Noun("rouble", "roubles"), Noun("kopeck", "kopecks")),
    "CAD": CurrencyNoun(
      Noun("dollar canadien", "dollars canadiens"), Noun("sènte"), ownsMinor: false),
  ]
  static let feminineUnits: Set<String> = [
    "hour", "minute", "second", "millisecond", "mile-per-hour", "tonne", "ton", "ounce", "pint",
    "week", "pound", "calorie", "foot-per-second", "tablespoon", "teaspoon",
  ]
  static let units: [String: Noun] = [
    "decibel": Noun("décibel", "décibels"),
    "tablet": Noun("comprimé", "comprimés"), "capsule": .feminine("gélule", "gélules"),
    "milliampere-hour": Noun("milliampère-heure", "milliampères-heures"),
    "byte": Noun("octet", "octets"),
    "tablespoon": .feminine("cuillère à soupe", "cuillères à soupe"),
    "teaspoon": .feminine("cuillère à café", "cuillères à café"),
  ]
  static let times: Noun? = .feminine("fois", "fois")
  static let unitSymbols: [String: String] = [
    "cp": "tablet", "cp.": "tablet", "cps": "tablet", "gél.": "capsule", "gél": "capsule",
    "Ko": "kilobyte", "ko": "kilobyte", "Mo": "megabyte", "Go": "gigabyte", "To": "terabyte",
    "c. à s.": "tablespoon", "c. à s": "tablespoon", "c. à c": "teaspoon",
    "c. à soupe": "tablespoon", "c. à c.": "teaspoon",
    "c. à café": "teaspoon", "càs": "tablespoon", "càc": "teaspoon",
    "sec": "second", "j": "day", "tr/min": "revolution-per-minute",
  ]
  static let scales: [String: Noun] = [
    "million": Noun("million", "millions"), "millions": Noun("million", "millions"),
    "milliard": Noun("milliard", "milliards"), "milliards": Noun("milliard", "milliards"),
    "Md": Noun("milliard", "milliards"), "Mds": Noun("milliard", "milliards"),
    "mille": Noun("mille"),
  ]
  static let winds = [
    "N": "nord", "NE": "nord-est", "E": "est", "SE": "sud-est", "S": "sud", "SO": "sud-ouest",
    "O": "ouest", "NO": "nord-ouest", "NNE": "nord-nord-est", "NNO": "nord-nord-ouest",
    "SSO": "sud-sud-ouest", "SSE": "sud-sud-est", "ONO": "ouest-nord-ouest",
    "OSO": "ouest-sud-ouest", "ENE": "est-nord-est", "ESE": "est-sud-est",
  ]
  static let windWords: Set<String> = ["vent", "vents", "rafales", "brise"]
  static let nounsBehindOrdinals = [
    "arr": "arrondissement", "ét": "étage", "éd": "édition", "min": "minute", "trim": "trimestre",
  ]
  static let phrases = PhraseTable(
    listed: abbreviations,
    [
      "pp.": "pages",
      "cf.": "confer", "al.": "alinéa", "lun.": "lundi", "ven.": "vendredi", "sam.": "samedi",
      "dim.": "dimanche", "dép.": "départ", "arr.": "arrivée", "appt": "appartement",
      "réf.": "référence", "TTC": "toutes taxes comprises",
      "hab.": "habitants", "pop.": "population", "fig.": "figure", "p.": "page", "t.": "tome",
      "T°": "température",
      "Dʳ": "docteur", "Dr": "docteur", "Dr.": "docteur", "Mᵐᵉ": "madame", "Mme": "madame",
      "Mᵐᵉˢ": "mesdames", "Mmes": "mesdames", "Mˡˡᵉ": "mademoiselle", "Mlle": "mademoiselle",
      "Mˡˡᵉˢ": "mesdemoiselles", "Mlles": "mesdemoiselles", "MM.": "messieurs", "Pr": "professeur",
      "Mʳ": "monsieur", "Mr": "monsieur", "Mgr": "monseigneur", "Mᵉ": "maître", "Vve": "veuve",
      "St": "saint", "Ste": "sainte", "St.": "saint", "Ste.": "sainte", "etc.": "et cetera",
      "av.": "avenue", "bd": "boulevard",
      "bd.": "boulevard", "boul.": "boulevard", "p. ex.": "par exemple", "c.-à-d.": "c'est-à-dire",
      "env.": "environ", "tél.": "téléphone", "n°": "numéro", "N°": "numéro", "nᵒ": "numéro",
      "vs": "contre", "vs.": "contre", "apr. J.-C.": "après Jésus-Christ",
      "av. J.-C.": "avant Jésus-Christ", "s.v.p.": "s'il vous plaît", "max.": "maximum",
      "min.": "minimum", "24/7": "vingt-quatre heures sur vingt-quatre",
      "24h/24": "vingt-quatre heures sur vingt-quatre",
      "24 h/24": "vingt-quatre heures sur vingt-quatre",
      "7j/7": "sept jours sur sept", "7 j/7": "sept jours sur sept", "N/A": "non disponible",
      "Cie": "compagnie", "éd.": "édition", "vol.": "volume", "chap.": "chapitre",
      "art.": "article", "th.": "thermostat",
    ])
  static let clockWords: Set<String> = ["heures", "heure"]
  static let dayEndings: Set<String> = ["er"]
  static let piecesPer = ["pers": "personne", "mois": "mois", "pce": "pièce", "u": "unité"]
  static let addressWords: [String: String] = ["gouv": "gouv", "info": "info"]
  var months: MonthNames { Self.monthNames }
  private static let monthNames = MonthNames(
    .french, others: ["fev": 2, "aout": 8, "decembre": 12])

  func following(_ locale: LocaleIdentifier) -> any Verbalizer {
    var rules = self
    rules.numerals = numerals.following(locale)
    rules.dollar = DollarRegions.code(in: locale.region)
    return rules
  }

  /// At home, a dollar needs no name of a country.
  func currency(_ code: String, for number: SpokenNumber) -> CurrencyNoun {
    defaultCurrency(code == dollar ? "USD" : code, for: number)
  }

  // MARK: Numbers

  private static let small = [
    "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze",
    "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf",
  ]
  private static let tens = [
    "", "", "vingt", "trente", "quarante", "cinquante", "soixante", "soixante", "quatre-vingt",
    "quatre-vingt",
  ]
  private static let powers = ["million", "milliard", "billion", "billiard", "trillion"]

  func cardinal(_ digits: String, _ gender: Gender) -> String {
    let groups = SpokenNumber.groups(digits, of: 3)
    guard let first = groups.first else { return Self.small[0] }
    guard first.power < Self.powers.count + 2 else { return self.digits(digits) }
    let words = groups.map { value, power -> String in
      switch power {
      case 0: return Self.belowThousand(value, isFeminine: gender == .feminine, isLast: true)
      case 1: return value == 1 ? "mille" : Self.belowThousand(value, isLast: false) + " mille"
      default:
        return Self.belowThousand(value, isLast: true) + " " + Self.powers[power - 2]
          + (value > 1 ? "s" : "")
      }
    }
    return words.joined(separator: " ")
  }

  /// A number from 1 to 999; only the last one has the "s" of "cents" and "quatre-vingts".
  private static func belowThousand(
    _ value: Int, isFeminine: Bool = false, isLast: Bool
  ) -> String {
    let (hundreds, rest) = (value / 100, value % 100)
    guard hundreds > 0 else { return belowHundred(rest, isFeminine, isLast) }
    let word = hundreds == 1 ? "cent" : small[hundreds] + " cent"
    guard rest > 0 else { return hundreds > 1 && isLast ? word + "s" : word }
    return word + " " + belowHundred(rest, isFeminine, isLast)
  }

  private static func belowHundred(_ value: Int, _ isFeminine: Bool, _ isLast: Bool) -> String {
    guard value >= 20 else { return value == 1 && isFeminine ? "une" : small[value] }
    let ten = value / 10
    let unit = ten == 7 || ten == 9 ? value % 10 + 10 : value % 10
    if unit == 0 { return ten == 8 && isLast ? "quatre-vingts" : tens[ten] }
    let one = unit == 1 && isFeminine ? "une" : small[unit]
    let joins = (unit == 1 || unit == 11) && ten < 8
    return tens[ten] + (joins ? " et " : "-") + one
  }

  func decimal(_ number: SpokenNumber, _ gender: Gender) -> String {
    guard !number.fraction.isEmpty else { return cardinal(number.whole, gender) }
    return cardinal(number.whole) + " virgule " + fractionDigits(number.fraction)
  }

  /// Up to three digits are read as a number after their leading zeros, four as two pairs, and more
  /// digit by digit.
  private func fractionDigits(_ fraction: String) -> String {
    let zeros = fraction.prefix { $0 == "0" }
    let rest = String(fraction.dropFirst(zeros.count))
    let lead = zeros.map { _ in "zéro" }
    if rest.isEmpty { return lead.joined(separator: " ") }
    if rest.count <= 3 { return (lead + [cardinal(rest)]).joined(separator: " ") }
    let (first, second) = (rest.prefix(2), rest.suffix(2))
    // "quatre-vingt" and "quinze" would sound like ninety-five.
    guard rest.count == 4, first.last != "0", second.first != "0" else { return digits(fraction) }
    return (lead + [cardinal(String(first)), cardinal(String(second))]).joined(separator: " ")
  }

  func decade(_ year: Int) -> String { "années " + self.year(year) }

  func ordinal(_ digits: String, _ gender: Gender) -> String? {
    if SpokenNumber(digits).trimmed.whole == "1" {
      return gender == .feminine ? "première" : "premier"
    }
    return regularOrdinal(digits)
  }

  private func regularOrdinal(_ digits: String) -> String {
    var text = cardinal(digits)
    if text.hasSuffix("s"),
      text.hasSuffix("cents") || text.hasSuffix("vingts") || text.hasSuffix("ions")
        || text.hasSuffix("iards")
    {
      text.removeLast()
    }
    if text.hasSuffix("cinq") { return text + "uième" }
    if text.hasSuffix("neuf") { return text.dropLast() + "vième" }
    if text.hasSuffix("e") { return text.dropLast() + "ième" }
    return text + "ième"
  }

  func fraction(_ numerator: String, _ denominator: String) -> String {
    let isMany = numerator != "1"
    let name: String
    switch denominator {
    case "2": name = "demi"
    case "3": name = "tiers"
    case "4": name = "quart"
    case "0", "1": return cardinal(numerator) + " sur " + cardinal(denominator)
    default: name = regularOrdinal(denominator)
    }
    return cardinal(numerator) + " " + name + (isMany && !name.hasSuffix("s") ? "s" : "")
  }

  func mixed(_ whole: String, _ numerator: String, _ denominator: String) -> String {
    if numerator == "1", denominator == "2" { return cardinal(whole) + " et demi" }
    return cardinal(whole) + " et " + fraction(numerator, denominator)
  }

  /// A noun is singular below two: "1,5 million".
  func form(for number: SpokenNumber) -> Int {
    let whole = number.trimmed.whole
    return whole == "0" || whole == "1" ? 0 : 1
  }

  /// What is counted after a scale word, with "d'" before a vowel: "un million d'euros".
  func partitive(_ noun: String) -> String {
    guard let first = noun.lowercased().first else { return noun }
    return ("aeiouéèê".contains(first) ? "d'" : "de ") + noun
  }

  // MARK: Dates and times

  func date(_ date: SpokenDate) -> String {
    let day = date.day.map { $0 == 1 ? "premier" : cardinal($0) }
    return [day, date.month.map { months[$0] }, year(of: date)].compactMap { $0 }
      .joined(separator: " ")
  }

  static let pressureJoin: String? = "sur"

  func time(_ time: SpokenTime) -> String {
    var text = measure(SpokenNumber(time.hour), unit: "hour")
    if time.minute > 0 || time.second != nil { text += " " + cardinal(time.minute, .feminine) }
    if let second = time.second { text += " et " + measure(SpokenNumber(second), unit: "second") }
    return text
  }

  // MARK: Running text

  /// Endings of feminine nouns and adjectives, in the singular.
  private static let feminineEndings = [
    "tion", "sion", "xion", "té", "ée", "ie", "ure", "ence", "ance", "esse", "ette", "ude", "euse",
    "trice",
    "ise", "aine", "elle", "enne", "ille", "ière", "onne", "aison", "ive", "ule", "oupe", "che",
    "ace", "ade", "tte", "nne", "agne", "ogne", "oule", "alle", "olle", "usse", "asse", "osse",
  ]
  /// Feminine nouns with other endings that are often counted, and masculine ones with those.
  private static let feminines: Set<String> = Set(
    ("table minute heure page pièce place ligne porte chambre salle boîte tasse tranche carte lettre note"
      + " route rue femme école classe équipe balle course étape nuit question image photo seconde tonne"
      + " fois cuillère maison ville étoile feuille main fleur voix banque marque faute tête dent chose date cause"
      + " douche vis clé clef dose goutte marche pomme poire tomate carotte gousse branche botte part prise"
      + " lampe chaise chaîne dame reine mère sœur fin vue idée mort œuvre langue plante")
      .split(separator: " ").map(String.init))
  private static let masculines = Set(
    """
    véhicule module globule crépuscule préambule scrupule ventricule matricule pendule dimanche manche reproche
    caniche espace palace grade stade squelette intervalle colosse carrosse malade panache pamplemousse
    violoncelle vermicelle portefeuille tubercule article député employé invité blessé salarié associé retraité
    délégué musée lycée trophée génie incendie silence côté été comité traité arrêté murmure mercure
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// What one is of a noun behind it: "une pièce".
  func gender(before word: String) -> Gender {
    let singular = word.count > 3 && word.last == "s" ? String(word.dropLast()) : word
    guard singular.count > 2, !Self.masculines.contains(singular) else { return .masculine }
    return Self.feminines.contains(singular)
      || Self.feminineEndings.contains(where: { singular.hasSuffix($0) }) ? .feminine : .masculine
  }

  func roman(_ value: Int) -> String? { cardinal(value) }

  /// Reads an ordinal in Roman numerals: "XIXe", "Ier".
  private func romanOrdinal(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let text = tokens.text(index)
    let numeral = String(text.prefix { "IVX".contains($0) })
    guard tokens.kind(index) == .letters, !numeral.isEmpty, tokens.isEdge(index - 1),
      tokens.isEdge(index + 1),
      case let suffix = String(text.dropFirst(numeral.count)),
      let gender = Self.ordinalSuffixes[suffix], let value = RomanNumber.value(of: numeral),
      // Only the first has such an ending: "Vers" is a word.
      value == 1 || !["er", "re", "ers", "res", "ère", "ères"].contains(suffix),
      let words = ordinal(String(value), gender)
    else { return nil }
    form.append(words)
    // "XIXe s."
    guard tokens.kind(index + 1) == .space, tokens.text(index + 2) == "s",
      tokens.isMark(index + 3, ".")
    else { return index + 1 }
    form.append("siècle")
    return index + 4 < tokens.count ? index + 4 : index + 3
  }

  /// Reads a time with blanks around its "h": "9 h 30".
  private func spacedTime(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.kind(index + 1) == .space, tokens.text(index + 2) == "h",
      tokens.kind(index + 3) == .space, tokens.text(index + 4).count == 2,
      // With minutes it is a duration: "1 h 20 min".
      tokens.isEdge(index + 5), tokens.text(tokens.skipSpace(index + 5)) != "min",
      let hour = Int(tokens.text(index)), hour < 25,
      let minute = Int(tokens.text(index + 4)), minute < 60
    else { return nil }
    form.append(time(SpokenTime(hour: hour, minute: minute)))
    return index + 5
  }

  /// Reads "de" before one of something, whose word begins with a vowel: "un bébé de 1 an" is "d'un an".
  private func elided(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    guard tokens.text(index).lowercased() == "de", tokens.kind(index + 1) == .space,
      tokens.text(index + 2) == "1", let number = reader.textNumber(index + 2),
      number.whole == "1",
      // "de 1 à 5", "de 1-2"
      tokens.kind(number.next) == .space
        && !["à", "vers", "et", "ou", "contre", "sur", "par"].contains(tokens.text(number.next + 1))
        && tokens.kind(number.next + 1) != .mark
        || tokens.isMark(number.next, in: ["%", "€", "$", "£"])
        || tokens.kind(number.next + 1) == .mark && tokens.isMark(number.next + 1, in: ["€", "%"])
    else { return nil }
    var one = SpokenForm()
    guard let next = reader.recognize(index + 2, into: &one),
      case let words = one.text.text(), words.hasPrefix("un")
    else { return nil }
    form.append((tokens.text(index).first == "D" ? "D'" : "d'") + words)
    return next
  }

  /// Reads a date in digits whose day has its ending: "1er/03/2024".
  private func firstOfMonth(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.text(index) == "1", tokens.isEdge(index - 1), tokens.text(index + 1) == "er",
      tokens.isMark(index + 2, "/"), tokens.kind(index + 3) == .digits,
      let month = Int(tokens.text(index + 3)), (1...12).contains(month)
    else { return nil }
    guard tokens.isMark(index + 4, "/"), tokens.text(index + 5).utf8.count == 4,
      let year = Int(tokens.text(index + 5))
    else {
      form.append(date(SpokenDate(month: month, day: 1)))
      return index + 4
    }
    form.append(date(SpokenDate(year: year, month: month, day: 1)))
    return index + 6
  }

  /// Reads the hours from one to another with blanks before their letters: "9 h-17 h".
  private func hours(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1),
      tokens.kind(index + 1) == .space, tokens.text(index + 2) == "h",
      tokens.isMark(index + 3, in: TextNormalizer.dashes), tokens.kind(index + 4) == .digits,
      tokens.kind(index + 5) == .space, tokens.text(index + 6) == "h", tokens.isEdge(index + 7),
      let start = Int(tokens.text(index)), let end = Int(tokens.text(index + 4)), start < 25,
      end < 25
    else { return nil }
    form.append(time(SpokenTime(hour: start, minute: 0)) + " à")
    form.append(time(SpokenTime(hour: end, minute: 0)))
    return index + 7
  }

  func recognize(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    if tokens.text(index) == "M", tokens.isMark(index + 1, "."), tokens.kind(index + 2) == .space,
      tokens.text(index + 3).first?.isUppercase == true
        || tokens.text(index + 3) == "et" && ["Mme", "Mlle"].contains(tokens.text(index + 5)),
      tokens.isEdge(index - 1)
    {
      form.append("monsieur")
      return index + 2
    }
    // How old somebody is at most or at least: "les - de 18 ans", "les + de 60 ans".
    if tokens.isMark(index, in: ["-", "–", "+"]), tokens.isBetweenBlanks(index),
      ["de", "d"].contains(tokens.text(index + 2)),
      tokens.kind(tokens.skipSpace(index + 3)) == .digits
    {
      form.append(tokens.isMark(index, "+") ? self.words.plus : self.words.minus)
      return index + 1
    }
    // The minute of a match beyond its time: "45e+2", where a power of ten would have one digit before it.
    if tokens.kind(index) == .digits, tokens.text(index).utf8.count == 2, tokens.isEdge(index - 1),
      tokens.text(index + 1) == "e", tokens.isMark(index + 2, "+"),
      tokens.kind(index + 3) == .digits, tokens.text(index + 3).utf8.count < 3,
      tokens.isEdge(index + 4), let words = ordinal(tokens.text(index), .feminine)
    {
      form.append(words + " " + self.words.plus + " " + cardinal(tokens.text(index + 3), .none))
      return index + 4
    }
    if let next = firstOfMonth(tokens, index, into: &form) ?? hours(tokens, index, into: &form) {
      return next
    }
    if let next = elided(reader, index, into: &form) { return next }
    if let next = romanOrdinal(tokens, index, into: &form) { return next }
    if let next = weekday(tokens, index, into: &form) { return next }
    // "dim. 180 × 90 cm": what has sides is no Sunday.
    if ["dim", "Dim"].contains(tokens.text(index)), tokens.isMark(index + 1, "."),
      hasSides(tokens, index + 2)
    {
      form.append("dimensions")
      return index + 2
    }
    // How deep something is, behind its measure: "8 km de prof.".
    if tokens.text(index) == "prof", tokens.isMark(index + 1, "."), tokens.text(index - 2) == "de",
      tokens.kind(index - 4) == .letters, tokens.kind(index - 6) == .digits
    {
      form.append("profondeur")
      return tokens.pastPeriod(of: index)
    }
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1) else { return nil }
    // Few are rooms where a house is let; horses have no period: "4 ch.".
    let rooms = tokens.skipSpace(index + 1)
    if tokens.text(rooms) == "ch", tokens.isMark(rooms + 1, "."),
      let count = Int(tokens.text(index)),
      count < 13
    {
      form.append(cardinal(String(count), .feminine) + (count == 1 ? " chambre" : " chambres"))
      return rooms + 2 < tokens.count ? rooms + 2 : rooms + 1
    }
    if let next = spacedTime(tokens, index, into: &form) ?? short(reader, index, into: &form) {
      return next
    }
    if let next = days(reader, index, into: &form) { return next }
    if Self.dayEndings.contains(tokens.text(index + 1)),
      let next = reader.writtenDate(index, into: &form)
    {
      return next
    }
    guard let number = reader.textNumber(index), number.fraction == nil else { return nil }
    let suffix = tokens.text(number.next)
    // Of two, the second is the last; "2d" is a dimension elsewhere.
    if number.whole == "2", ["d", "nd", "de", "nde"].contains(suffix),
      tokens.isEdge(number.next + 1),
      suffix.count > 2
        || ["le", "la", "du", "au", "son", "sa", "notre", "en"].contains(
          tokens.text(index - 2).lowercased())
    {
      form.append(suffix.hasSuffix("e") ? "seconde" : "second")
      return number.next + 1
    }
    guard tokens.isEdge(number.next + 1), tokens.exponent(number.next) == nil,
      let gender = Self.ordinalSuffixes[suffix]
    else {
      return nil
    }
    guard let words = ordinal(number.whole, gender) else { return nil }
    form.append(words + (suffix.hasSuffix("s") ? "s" : ""))
    return number.next + 1
  }

  private static let ordinalSuffixes: [String: Gender] = [
    "er": .masculine, "ᵉʳ": .masculine, "re": .feminine, "ʳᵉ": .feminine, "ère": .feminine,
    "ers": .masculine, "ères": .feminine, "res": .feminine, "e": .masculine, "ᵉ": .masculine,
    "ème": .masculine, "eme": .masculine, "ième": .masculine, "es": .masculine,
    "èmes": .masculine, "nd": .masculine, "nde": .feminine,
  ]

  /// Whether two numbers with a multiplication sign between them follow.
  private func hasSides(_ tokens: TextTokens, _ index: Int) -> Bool {
    (index..<index + 10).contains { at in
      ["x", "×"].contains(tokens.text(at)) && tokens.kind(tokens.skipSpace(at + 1)) == .digits
    } || tokens.isMark(tokens.skipSpace(index), ":")
  }

  /// Reads the short name of a weekday that may be another word, behind an article or beside another weekday.
  ///
  /// Example: "du mar. au sam."
  private func weekday(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.isMark(index + 1, "."),
      ["lun", "mar", "mer", "jeu"].contains(tokens.text(index)),
      let name = WeekdayNames.of(locale)[tokens.text(index)]
    else { return nil }
    let lead = tokens.kind(index - 1) == .space ? tokens.text(index - 2) : ""
    let isBesideOther = [index + 4, index + 5, index - 4, index - 5].contains {
      tokens.isMark($0 + 1, ".") && WeekdayNames.of(locale)[tokens.text($0)] != nil
    }
    let behind = tokens.text(tokens.skipSpace(index + 2))
    let goesOn =
      ["au", "à", "et", "ou", "matin", "soir", "après", ","].contains(behind)
      || behind.first?.isNumber == true && name != "jeudi"
    guard ["le", "du", "au", "les", "chaque"].contains(lead) && goesOn || isBesideOther else {
      return nil
    }
    form.append(name)
    return tokens.pastPeriod(of: index)
  }

  /// Reads a number with a short form behind it that is another word elsewhere: "22 M de personnes", "25 pb".
  private func short(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    guard let number = reader.textNumber(index), tokens.kind(number.next) == .space,
      tokens.isEdge(number.next + 2)
    else { return nil }
    let amount = reader.spoken(number)
    switch tokens.text(number.next + 1) {
    case "M"
    where tokens.kind(number.next + 2) == .space
      && (tokens.text(number.next + 3) == "de" || tokens.text(number.next + 3).hasPrefix("d'")
        || tokens.text(number.next + 3).hasPrefix("d’")):
      form.append(scaled(amount, Noun("million", "millions"), of: ""))
    case "F" where number.fraction == nil && !tokens.isMark(number.next + 2, in: ["/", "-"]):
      form.append(say(amount) + (self.form(for: amount) == 0 ? " franc" : " francs"))
    case "pb":
      form.append(say(amount) + (self.form(for: amount) == 0 ? " point" : " points") + " de base")
    default: return nil
    }
    return number.next + 2
  }

  /// "zéro un, quarante-deux": telephone numbers are said in pairs.
  func phone(_ groups: [String], isInternational: Bool) -> String {
    let words = groups.map { group -> String in
      guard group.count == 2 else { return digits(group) }
      return group.hasPrefix("0") ? digits(group) : cardinal(group)
    }
    return (isInternational ? self.words.plus + " " : "") + words.joined(separator: pause + " ")
  }

  /// "une demi-heure".
  func half(of noun: String) -> String? {
    gender(before: noun) == .feminine ? "une demi" : nil
  }

  func measure(fraction: String, isMixed: Bool, unit: String) -> String {
    let name = name(ofUnit: unit, for: SpokenNumber(isMixed ? "2" : "1"))
    let isHalf = !isMixed && fraction == self.fraction("1", "2")
    if !isMixed, !isHalf {
      // A part is of something: "trois quarts d'heure".
      let isVowel = "aeéèêhiouy".contains(name.first ?? " ") && !name.hasPrefix("hect")
      return fraction + (isVowel ? " d'" : " de ") + self.name(ofUnit: unit, for: SpokenNumber("1"))
    }
    return (isHalf && gender(ofUnit: unit) == .feminine ? "une demi" : fraction) + " " + name
  }

  /// How many days of a month stand between marks at most.
  private static let mostDays = 10

  /// Reads several days of one month: "les 17/18 juin", "17-18-19 juin 2025".
  private func days(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    var days: [Int] = []
    var at = index
    var marks: [String] = []
    // No list has more of them, and each number of a long one would be tried anew.
    while days.count < Self.mostDays, tokens.kind(at) == .digits, let day = Int(tokens.text(at)),
      (1...31).contains(day)
    {
      days.append(day)
      at += 1
      guard tokens.isMark(at, in: ["/", "-", "–"]) else { break }
      marks.append(tokens.text(at))
      at += 1
    }
    guard days.count > 1, tokens.kind(at) == .space, let month = months.month(tokens.text(at + 1))
    else { return nil }
    for day in days.dropLast() { form.append(date(SpokenDate(day: day))) }
    // A dash between two days means from one to the other, unless they follow each other.
    if days.count == 2, marks[0] == "–" || (marks[0] == "-" && days[0] + 1 < days[1]) {
      form.append("au")
    }
    form.append(date(SpokenDate(month: month, day: days[days.count - 1])))
    return at + 2
  }
}
