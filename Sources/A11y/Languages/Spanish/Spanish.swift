// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// The words of Spanish.
  static let spanish = Language(
    code: "es",
    up: "sube %@",
    down: "baja %@",
    unchanged: "sin cambios",
    minus: "menos",
    yes: "sí",
    no: "no",
    controls: ControlWords(
      switch: "botón conmutador", on: "activado", off: "desactivado", mixed: "mixto",
      checkbox: "casilla", checked: "marcada", unchecked: "sin marcar", slider: "deslizador",
      button: "botón", link: "enlace", textField: "campo de texto", progress: "progreso",
      selected: "seleccionado",
      disabled: "no disponible"),
    table: TableWords(
      delete: "Eliminar %@", insert: "Insertar %@", reorder: "Reordenar %@",
      moreInfo: "Más información, %@", rows: "Filas %1 a %2 de %3", position: "%1 de %2",
      rating: "%1 de %2 estrellas",
      increment: "Aumentar %@", decrement: "Disminuir %@"),
    page: PageWords(skip: "Ir a las filas", source: "Fuente: %@"),
    summary: SummaryWords(
      rows: "filas: %@", row: "fila %@", columns: "columnas: %@", sections: "secciones: %@",
      missing: "faltan: %@",
      none: "sin valores", lowest: "mínimo %@", highest: "máximo %@", median: "mediana %@",
      sum: "suma %@",
      mean: "media %@", middleHalf: "mitad central de %1 a %2", zero: "cero: %@",
      belowZero: "bajo cero: %@", outliers: "lejos de los demás: %@", span: "de %1 a %2",
      different: "valores distintos: %@", allDifferent: "todos distintos", always: "siempre %@",
      mostCommon: "más frecuentes: %@", others: "otros valores: %@",
      longest: "el más largo: %@ caracteres", about: "aproximadamente %@", more: "y %@ más",
      added: "nuevas: %@", removed: "desaparecidas: %@", changed: "cambiadas: %@",
      notCompared: "no comparadas: %@",
      rise: "mayor subida %@", fall: "mayor bajada %@",
      change: "de %1 a %2", rising: "en orden ascendente", falling: "en orden descendente",
      interval: "intervalo %@", gaps: "huecos: %@",
      repeatedRows: "filas repetidas: %@", correlation: "correlación %@"),
    verbalizer: SpanishRules())
}

/// Verbalizes numbers, amounts and dates in Spanish.
struct SpanishRules: SpokenRules {
  var locale = LocaleIdentifier.spanish
  var numerals = Numerals.comma
  /// The region, which may have a peso of its own.
  var region: String?

  static let dayLeads: Set<String> = ["el", "del", "al"]
  static let partitives: Set<String> = ["de", "del"]
  static let outOf: String? = "de"
  static let ratings: RatingWords? = RatingWords(
    "%1 sobre %2", leads: "nota calificación valoración puntuación puntaje")
  static let numberedWords: Set<String> = [
    "intento",
    "trimestre", "trim", "título", "acto", "guerra", "volumen",
    "página", "paso", "parte", "nivel", "ronda", "lección", "pregunta", "diapositiva", "capítulo",
    "tomo", "etapa", "fase", "episodio", "sección", "siglo", "siglos", "capítulos", "tomos", "sala",
    "aula", "zona", "fracción", "grupo", "figura", "libro", "artículo", "lámina", "apéndice",
    "anexo", "tabla",
  ]

  static let directions: [String: String] = [
    "N": "norte", "S": "sur", "E": "este", "O": "oeste", "W": "oeste",
  ]
  static let piecesPer = [
    "ud": "unidad", "uds": "unidades", "pers": "persona", "mes": "mes", "hab": "habitante",
  ]
  static let otherThanUnits: Set<String> = ["pt"]
  static let words = SpokenWords(
    minus: "menos", plus: "más", point: "coma", score: "a", percent: "por ciento", to: "a",
    by: "por",
    equals: "es igual a", per: "por", and: "y", power: "%1 elevado a %2",
    squared: "al cuadrado", cubed: "al cubo",
    marks: [
      ".": "punto", ",": "coma", "@": "arroba", ":": "dos puntos", "/": "barra",
      "\\": "barra invertida", "-": "guion", "_": "guion bajo", "?": "signo de interrogación",
      "=": "igual", "&": "ampersand", "#": "almohadilla", "%": "por ciento", "+": "más",
      "!": "signo de exclamación", "~": "virgulilla", "*": "asterisco", "|": "barra vertical",
      "^": "acento circunflejo",
    ],
    symbols: [
      "⌀": "diámetro", "★": "estrella", "☆": "estrella vacía", "▲": "sube", "▼": "baja",
      "✓": "marca de verificación",
      "✔": "marca de verificación", "✗": "cruz", "✘": "cruz", "⇒": "implica",
      "→": "flecha a la derecha",
      "←": "flecha a la izquierda", "↑": "flecha arriba", "↓": "flecha abajo",
      "±": "más menos", "×": "por", "÷": "entre", "°": "grados", "§": "sección",
      "&": "y", "•": "punto", "≈": "aproximadamente", "№": "número", "≤": "menor o igual que",
      "<": "menor que", ">": "mayor que", "≥": "mayor o igual que", "≠": "distinto de",
      "∞": "infinito", "√": "raíz cuadrada de",
      "©": "copyright", "®": "marca registrada", "™": "marca",
    ],
    alone: SpokenWords.alone(
      "abre paréntesis|cierra paréntesis|abre corchete|cierra corchete|abre llave|cierra llave|comillas|apóstrofo|punto y coma|acento grave"
    ))
  static let currencyGenders = CurrencyGenders(
    feminine: "corona libra rupia lira grivna rufiya peseta kuna unidad pataca dracma leona onza")
  static let currencies: [String: CurrencyNoun] = [
    "EUR": CurrencyNoun(Noun("euro", "euros"), Noun("céntimo", "céntimos")),
    "USD": CurrencyNoun(Noun("dólar", "dólares"), Noun("centavo", "centavos")),
    "GBP": CurrencyNoun(.feminine("libra", "libras"), Noun("penique", "peniques")),
    "JPY": CurrencyNoun(Noun("yen", "yenes")), "CNY": CurrencyNoun(Noun("yuan", "yuanes")),
    "CHF": CurrencyNoun(Noun("franco", "francos"), Noun("céntimo", "céntimos"), ownsMinor: false),
    "INR": CurrencyNoun(.feminine("rupia", "rupias"), Noun("paisa", "paisas")),
    "MXN": CurrencyNoun(
      Noun("peso mexicano", "pesos mexicanos"), Noun("centavo", "centavos"), ownsMinor: false),
    "GTQ": CurrencyNoun(
      Noun("quetzal", "quetzales"), Noun("centavo", "centavos"), ownsMinor: false),
    "CRC": CurrencyNoun(Noun("colón", "colones"), Noun("céntimo", "céntimos"), ownsMinor: false),
    "ESP": CurrencyNoun(.feminine("peseta", "pesetas")),
    "DEM": CurrencyNoun(Noun("marco", "marcos")),
    "HNL": CurrencyNoun(Noun("lempira", "lempiras"), Noun("centavo", "centavos"), ownsMinor: false),
    "NIO": CurrencyNoun(Noun("córdoba", "córdobas"), Noun("centavo", "centavos"), ownsMinor: false),
    "BRL": CurrencyNoun(Noun("real", "reales"), Noun("centavo", "centavos"), ownsMinor: false),
    "PEN": CurrencyNoun(Noun("sol", "soles"), Noun("céntimo", "céntimos"), ownsMinor: false),
    "PYG": CurrencyNoun(Noun("guaraní", "guaraníes")),
    "RUB": CurrencyNoun(Noun("rublo", "rublos"), Noun("kopek", "kopeks")),
  ]
  static let currencySigns: [String: String] = [
    "₧": "ESP", "ptas": "ESP", "pta": "ESP", "ptas.": "ESP", "mk": "DEM",
    "fr": "CHF", "rs": "INR", "Rs": "INR", "q": "GTQ", "Q": "GTQ", "mex$": "MXN", "Mex$": "MXN",
    "nio": "NIO", "us$": "USD", "hnl": "HNL", "S/": "PEN", "CR₡": "CRC",
  ]
  static let units: [String: Noun] = [
    "decibel": Noun("decibelio", "decibelios"),
    "tablet": Noun("comprimido", "comprimidos"), "capsule": .feminine("cápsula", "cápsulas"),
    "milliampere-hour": Noun("miliamperio hora", "miliamperios hora"),
    "celsius": Noun("grado Celsius", "grados Celsius"),
  ]
  static let times: Noun? = .feminine("vez", "veces")
  static let unitSymbols: [String: String] = [
    "comp.": "tablet", "comp": "tablet", "cáps.": "capsule", "caps.": "capsule",
    "cda": "tablespoon", "cda.": "tablespoon", "cdas": "tablespoon", "cdas.": "tablespoon",
    "seg": "second", "min.": "minute",
    "cdta": "teaspoon", "cdta.": "teaspoon", "cdtas": "teaspoon", "cdtas.": "teaspoon",
  ]
  static let feminineUnits: Set<String> = [
    "hour", "mile", "mile-per-hour", "tonne", "ton", "ounce", "pint", "week",
    "pound", "calorie", "yard", "inch", "square-mile", "square-inch", "square-yard",
    "kilocalorie", "revolution-per-minute", "atmosphere", "tablespoon", "teaspoon",
  ]
  static let scales: [String: Noun] = [
    "millón": Noun("millón", "millones"), "millones": Noun("millón", "millones"),
    "millon": Noun("millón", "millones"), "billón": Noun("billón", "billones"),
    "billones": Noun("billón", "billones"), "trillones": Noun("trillón", "trillones"),
    "mil": Noun("mil"), "mill": Noun("millón", "millones"),
  ]
  static let scaleJoin = "de"
  static let phrases = PhraseTable(
    listed: abbreviations,
    [
      "p.": "página", "pp.": "páginas", "apdo.": "apartado",
      "incl.": "incluido", "trim.": "trimestre", "izda.": "izquierda", "ref.": "referencia",
      "fig.": "figura", "depto.": "departamento",
      "s.": "siglo", "hab.": "habitantes", "n.°": "número", "sr.": "señor", "sra.": "señora",
      "Sr.": "señor", "Sra.": "señora", "Srta.": "señorita", "Dr.": "doctor", "Dra.": "doctora",
      "D.": "don", "Dña.": "doña", "Ud.": "usted", "Uds.": "ustedes", "Vd.": "usted",
      "pza.": "plaza", "pl.": "plaza", "avda.": "avenida", "av.": "avenida", "c/": "calle",
      "esq.": "esquina", "núm.": "número", "n.º": "número", "nº": "número", "pág.": "página",
      "págs.": "páginas", "etc.": "etcétera", "p. ej.": "por ejemplo", "p.ej.": "por ejemplo",
      "tel.": "teléfono", "tlf.": "teléfono", "vs.": "contra", "vol.": "volumen",
      "cap.": "capítulo",
      "art.": "artículo", "aprox.": "aproximadamente", "máx.": "máximo", "mín.": "mínimo",
      "EE. UU.": "Estados Unidos", "EE.UU.": "Estados Unidos", "a. C.": "antes de Cristo",
      "a.C.": "antes de Cristo", "d. C.": "después de Cristo", "d.C.": "después de Cristo",
      "S.A.": "sociedad anónima", "S. A.": "sociedad anónima", "ext.": "extensión",
      "lun.": "lunes", "mar.": "martes", "miér.": "miércoles", "jue.": "jueves", "vier.": "viernes",
      "vie.": "viernes", "sáb.": "sábado", "dom.": "domingo", "24/7": "veinticuatro siete",
      "N/A": "no disponible", "ip": "i p", "IP": "i p", "Prof.": "profesor", "Gral.": "general",
      "dpto.": "departamento", "izq.": "izquierda", "dcha.": "derecha", "Ing.": "ingeniero",
      "Lic.": "licenciado", "Arq.": "arquitecto", "Cía.": "compañía", "Ltda.": "limitada",
    ])
  static let dayHalves = PhraseTable<SpokenTime.Half>([
    "a.m.": .morning, "a.m": .morning, "am": .morning, "a. m.": .morning, "AM": .morning,
    "p.m.": .afternoon, "p.m": .afternoon, "pm": .afternoon, "p. m.": .afternoon, "PM": .afternoon,
  ])
  static let clockWords: Set<String> = ["h", "hs", "hrs", "horas"]
  static let clockLeads: Set<String> = ["las"]
  static let datePrepositions: Set<String> = ["de", "del"]
  static let addressWords: [String: String] = ["de": "de", "es": "es"]
  var months: MonthNames { Self.monthNames }
  private static let monthNames = MonthNames(.spanish, others: ["setiembre": 9, "sept": 9])

  func following(_ locale: LocaleIdentifier) -> any Verbalizer {
    var rules = self
    rules.numerals = numerals.following(locale)
    rules.region = locale.region
    return rules
  }

  /// The region's own currency, where that is a peso.
  private var peso: String? {
    let pesos = ["MXN", "ARS", "CLP", "COP", "UYU", "CUP", "DOP"]
    return DollarRegions.code(in: region).flatMap { pesos.contains($0) ? $0 : nil }
  }

  func currencyCode(ofSign sign: String) -> String? {
    sign == "$" ? peso : nil
  }

  /// At home, a peso needs no name of a country.
  func currency(_ code: String, for number: SpokenNumber) -> CurrencyNoun {
    guard peso == code else {
      return defaultCurrency(code, for: number)
    }
    return CurrencyNoun(Noun("peso", "pesos"), Noun("centavo", "centavos"), ownsMinor: false)
  }

  // MARK: Numbers

  private static let small = [
    "cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez",
    "once", "doce", "trece", "catorce", "quince", "dieciséis", "diecisiete", "dieciocho",
    "diecinueve", "veinte", "veintiuno", "veintidós", "veintitrés", "veinticuatro", "veinticinco",
    "veintiséis", "veintisiete", "veintiocho", "veintinueve",
  ]
  private static let tens = [
    "", "", "", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa",
  ]
  private static let hundreds = [
    "", "ciento", "doscientos", "trescientos", "cuatrocientos", "quinientos", "seiscientos",
    "setecientos", "ochocientos", "novecientos",
  ]
  private static let powers = [
    Noun("millón", "millones"), Noun("billón", "billones"), Noun("trillón", "trillones"),
    Noun("cuatrillón", "cuatrillones"),
  ]

  /// A whole number, in groups of six digits: "mil millones".
  func cardinal(_ digits: String, _ gender: Gender) -> String {
    let groups = SpokenNumber.groups(digits, of: 6)
    guard let first = groups.first else { return Self.small[0] }
    guard first.power <= Self.powers.count else { return self.digits(digits) }
    let words = groups.map { value, power -> String in
      if power == 0 { return Self.belowMillion(value, gender) }
      return Self.belowMillion(value, .masculine) + " "
        + Self.powers[power - 1].form(value == 1 ? 0 : 1)
    }
    return words.joined(separator: " ")
  }

  private static func belowMillion(_ value: Int, _ gender: Gender) -> String {
    let (thousands, rest) = (value / 1000, value % 1000)
    var words: [String] = []
    if thousands == 1 {
      words.append("mil")
    } else if thousands > 1 {
      words.append(
        belowThousand(thousands, gender == .feminine ? .feminine : .masculine, isThousands: true)
          + " mil")
    }
    if rest > 0 { words.append(belowThousand(rest, gender)) }
    return words.joined(separator: " ")
  }

  private static func belowThousand(
    _ value: Int, _ gender: Gender, isThousands: Bool = false
  ) -> String {
    if value == 100 { return "cien" }
    var words: [String] = []
    if value >= 100 {
      let word = hundreds[value / 100]
      words.append(gender == .feminine && value >= 200 ? word.dropLast(2) + "as" : word)
    }
    let rest = value % 100
    // "veintiún mil", even before a feminine noun.
    let one: Gender = isThousands ? .masculine : gender
    if rest == 21, one == .masculine {
      words.append("veintiún")
    } else if rest == 21, one == .feminine {
      words.append("veintiuna")
    } else if rest >= 30 {
      words.append(tens[rest / 10] + (rest % 10 > 0 ? " y " + Self.one(rest % 10, one) : ""))
    } else if rest > 0 {
      words.append(Self.one(rest, one))
    }
    return words.joined(separator: " ")
  }

  private static func one(_ value: Int, _ gender: Gender) -> String {
    guard value == 1 else { return small[value] }
    switch gender {
    case .masculine: return "un"
    case .feminine: return "una"
    case .none, .neuter: return "uno"
    }
  }

  func decimal(_ number: SpokenNumber, _ gender: Gender) -> String {
    guard !number.fraction.isEmpty else { return cardinal(number.whole, gender) }
    // Where numbers are written with a point, it is called so.
    let mark = numerals.decimalMarks.contains(".") ? words.marks["."] : nil
    return cardinal(number.whole) + " " + (mark ?? words.point) + " "
      + fractionDigits(number.fraction, gender)
  }

  /// Digits in pairs, except that zeros are read one by one, and so are three: "trece dos" is not heard as 132.
  private func fractionDigits(_ fraction: String, _ gender: Gender) -> String {
    if fraction.count == 3 {
      let own = gender
      return fraction.enumerated().map { place, digit in
        cardinal(String(digit), place == 2 ? own : .none)
      }.joined(separator: " ")
    }
    var rest = fraction[...]
    var words: [String] = []
    while !rest.isEmpty {
      let pair = rest.prefix(2)
      rest = rest.dropFirst(pair.count)
      let own: Gender = rest.isEmpty ? gender : .none
      if pair.first == "0" {
        words += pair.map { cardinal(String($0), own) }
      } else {
        words.append(cardinal(String(pair), own))
      }
    }
    return words.joined(separator: " ")
  }

  private static let ordinalUnits = [
    "", "primero", "segundo", "tercero", "cuarto", "quinto", "sexto", "séptimo", "octavo", "noveno",
    "décimo", "undécimo", "duodécimo",
  ]
  private static let ordinalTens = [
    "", "décimo", "vigésimo", "trigésimo", "cuadragésimo", "quincuagésimo", "sexagésimo",
    "septuagésimo", "octogésimo", "nonagésimo",
  ]
  private static let ordinalHundreds = [
    "", "centésimo", "ducentésimo", "tricentésimo", "cuadringentésimo", "quingentésimo",
    "sexcentésimo", "septingentésimo", "octingentésimo", "noningentésimo",
  ]

  func decade(_ year: Int) -> String { "años " + self.year(year) }

  func ordinal(_ digits: String, _ gender: Gender) -> String? {
    guard let value = SpokenNumber(digits).trimmed.small, (1..<1_000_000_000).contains(value) else {
      return nil
    }
    var words: [String] = []
    let (millions, thousands, rest) = (value / 1_000_000, value / 1000 % 1000, value % 1000)
    if millions > 0 { words.append(multiplied(millions) + "millonésimo") }
    if thousands > 0 { words.append(multiplied(thousands) + "milésimo") }
    if rest >= 100 { words.append(Self.ordinalHundreds[rest / 100]) }
    let last = rest % 100
    if (1...12).contains(last) {
      words.append(Self.ordinalUnits[last])
    } else if (13...19).contains(last) {
      words.append("decimo" + Self.ordinalUnits[last - 10].replacingPrefix("octavo", "ctavo"))
    } else if last > 0 {
      words.append(Self.ordinalTens[last / 10])
      if last % 10 > 0 { words.append(Self.ordinalUnits[last % 10]) }
    }
    guard gender == .feminine else { return words.joined(separator: " ") }
    return words.map { $0.dropLast() + "a" }.joined(separator: " ")
  }

  /// The number of thousands or millions, as a prefix.
  private func multiplied(_ value: Int) -> String {
    value == 1 ? "" : cardinal(String(value), .masculine).filter { $0 != " " }
  }

  /// Kings and popes take ordinals up to ten.
  func regnal(_ value: Int) -> String? {
    value <= 10 ? ordinal(String(value), .masculine) : cardinal(value)
  }

  /// "uno y medio".
  func mixed(_ whole: String, _ numerator: String, _ denominator: String) -> String {
    let isHalf = numerator == "1" && denominator == "2"
    return cardinal(whole) + " y " + (isHalf ? "medio" : fraction(numerator, denominator))
  }

  func half(of noun: String) -> String? { noun.hasSuffix("a") ? "media" : "medio" }

  func fraction(_ numerator: String, _ denominator: String) -> String {
    let over = cardinal(numerator) + " sobre " + cardinal(denominator)
    guard let value = Int(denominator), let name = part(value) else { return over }
    return cardinal(numerator, .masculine) + " " + name + (numerator == "1" ? "" : "s")
  }

  /// The name of a part of a whole; nil when people say "sobre".
  private func part(_ denominator: Int) -> String? {
    switch denominator {
    case 2: return "medio"
    case 3: return "tercio"
    case 4...10: return ordinal(String(denominator), .masculine)
    case 11...99:
      var stem = cardinal(String(denominator), .masculine)
      if stem.hasSuffix(" y un") { stem = stem.dropLast(5) + "iun" }
      // Within a word, "y" becomes "i" and the accent is dropped.
      stem = stem.split(separator: " ").map { $0 == "y" ? "i" : String($0) }.joined()
      stem = String(stem.map { $0 == "é" ? "e" : $0 == "ó" ? "o" : $0 == "ú" ? "u" : $0 })
      return (stem.hasSuffix("a") ? String(stem.dropLast()) : stem) + "avo"
    case 100...1000 where denominator % 100 == 0,
      1000... where denominator % 1000 == 0 && denominator < 1_000_000_000:
      let power = denominator % 1_000_000 == 0 ? 1_000_000 : denominator % 1000 == 0 ? 1000 : 0
      if power == 0 { return ordinal(String(denominator), .masculine) }
      return multiplied(denominator / power) + (power == 1000 ? "milésimo" : "millonésimo")
    default: return nil
    }
  }

  func measure(fraction: String, isMixed: Bool, unit: String) -> String {
    // "uno y medio metro", "una y media milla", but "tres quintos de metro".
    let name = name(ofUnit: unit, for: SpokenNumber("1"))
    guard fraction.hasSuffix(" medio") else { return fraction + " de " + name }
    var words = fraction.split(separator: " ").map(String.init)
    words.removeAll { $0 == "un" }
    guard gender(ofUnit: unit) == .feminine else {
      return words.joined(separator: " ") + " " + name
    }
    let feminine = words.map { $0 == "medio" ? "media" : $0 == "uno" || $0 == "un" ? "una" : $0 }
    return feminine.joined(separator: " ") + " " + name
  }

  /// Words after a number that are not what it counts.
  private static let others: Set<String> = [
    "de", "del", "y", "o", "a", "en", "por", "con", "para", "es", "al", "que", "e", "u", "como",
    "sobre", "punto", "coma", "más", "menos", "mil",
  ]

  /// Nouns whose gender is not that of their ending, in the singular.
  private static let masculines: Set<String> = Set(
    ("día mapa planeta cometa idioma clima poema tranvía sofá guardia atleta turista artista dentista poeta"
      + " periodista futbolista ciclista tenista taxista deportista analista especialista yoga guaraní aroma"
      + " problema sistema ecosistema subsistema tema lema esquema teorema emblema dilema panorama"
      + " diploma dogma drama enigma estigma fantasma plasma prisma trauma cura jesuita papa pijama")
      .split(separator: " ").map(String.init))
  private static let feminines: Set<String> = Set(
    ("mano foto moto radio nave clase ley flor base fase frase clave red pared piel miel sal señal cárcel"
      + " imagen orden flore leye rede parede señale cárcele imágene nube sangre carne fuente gente leche"
      + " muerte suerte torre tarde hambre nieve peste serie especie superficie crisis tesis dosis síntesis"
      + " labor")
      .split(separator: " ").map(String.init))

  func gender(before word: String) -> Gender {
    if Self.others.contains(word.lowercased()) { return .none }
    let singular = word.hasSuffix("s") && word.count > 3 ? String(word.dropLast()) : word
    // "programa", "kilogramo": Greek nouns in "-grama" are masculine.
    if Self.masculines.contains(singular) || singular.hasSuffix("grama") { return .masculine }
    let isFeminine =
      Self.feminines.contains(singular)
      || [
        "a", "as", "ción", "ciones", "sión", "siones", "xión", "xiones", "gión", "giones", "tión",
        "tiones", "nión", "niones", "dad", "dades", "tud", "tudes", "umbre", "mujer", "mujeres",
        "vez", "veces", "parte", "partes", "noche", "noches", "calle", "calles", "llave", "llaves",
      ].contains { word.hasSuffix($0) }
    return isFeminine ? .feminine : .masculine
  }

  // MARK: Dates and times

  func date(_ date: SpokenDate) -> String {
    let day = date.day.map { $0 == 1 ? "primero" : cardinal($0) }
    return [day, date.month.map { months[$0] }, year(of: date)].compactMap { $0 }
      .joined(separator: " de ")
  }

  static let pressureJoin: String? = "sobre"

  func slash(_ first: String, _ second: String) -> String {
    Int(second).map { (1900...2100).contains($0) } == true ? "de" : "barra"
  }

  func time(_ time: SpokenTime) -> String {
    var text = cardinal(time.hour, .feminine)
    if time.minute == 15 {
      text += " y cuarto"
    } else if time.minute > 0 {
      text += " y " + cardinal(time.minute)
    }
    if let second = time.second, second > 0 {
      text += time.minute == 0 ? " y cero" : ""
      text += " y " + measure(SpokenNumber(second), unit: "second")
    }
    switch time.half {
    case .morning: text += time.hour == 12 ? " de la noche" : " de la mañana"
    case .afternoon: text += time.hour >= 8 && time.hour < 12 ? " de la noche" : " de la tarde"
    case nil:
      if time.minute == 0, time.second == nil, !time.hasZone {
        text += time.hour == 1 ? " hora" : " horas"
      }
    }
    return text
  }

  func phone(_ groups: [String], isInternational: Bool) -> String {
    let words = groups.enumerated().map { index, group in
      // A two-digit country code is read as a number.
      isInternational && index == 0 && group.count == 2 ? cardinal(group) : digits(group)
    }
    return (isInternational ? "más " : "") + words.joined(separator: ", ")
  }

  func offset(hours: Int, minutes: Int) -> String {
    cardinal(hours, minutes == 0 ? .none : .feminine)
      + (minutes == 0 ? "" : " " + cardinal(minutes))
  }
}

extension String {
  /// The text with a prefix replaced, if it begins with that prefix.
  fileprivate func replacingPrefix(_ prefix: String, _ other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
