// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// The words of Portuguese.
  static let portuguese = Language(
    code: "pt",
    up: "alta de %@",
    down: "queda de %@",
    unchanged: "sem alteração",
    minus: "menos",
    yes: "sim",
    no: "não",
    controls: ControlWords(
      switch: "botão alternador", on: "ativado", off: "desativado", mixed: "misto",
      checkbox: "caixa de seleção", checked: "marcada", unchecked: "não marcada",
      slider: "controle deslizante", button: "botão", link: "link", textField: "campo de texto",
      progress: "progresso", selected: "selecionado",
      disabled: "indisponível"),
    table: TableWords(
      delete: "Apagar %@", insert: "Inserir %@", reorder: "Reordenar %@",
      moreInfo: "Mais informações, %@", rows: "Linhas %1 a %2 de %3", position: "%1 de %2",
      rating: "%1 de %2 estrelas",
      increment: "Aumentar %@", decrement: "Diminuir %@"),
    page: PageWords(skip: "Ir para as linhas", source: "Fonte: %@"),
    summary: SummaryWords(
      rows: "linhas: %@", row: "linha %@", columns: "colunas: %@", sections: "seções: %@",
      missing: "ausentes: %@",
      none: "nenhum valor", lowest: "mínimo %@", highest: "máximo %@", median: "mediana %@",
      sum: "soma %@",
      mean: "média %@", middleHalf: "metade central de %1 a %2", zero: "zero: %@",
      belowZero: "abaixo de zero: %@", outliers: "longe dos demais: %@", span: "de %1 a %2",
      different: "valores diferentes: %@", allDifferent: "todos diferentes", always: "sempre %@",
      mostCommon: "mais comuns: %@", others: "outros valores: %@",
      longest: "o mais longo: %@ caracteres", about: "cerca de %@", more: "e mais %@",
      added: "novas: %@", removed: "removidas: %@", changed: "alteradas: %@",
      notCompared: "não comparadas: %@",
      rise: "maior alta %@", fall: "maior queda %@",
      change: "de %1 para %2", rising: "em ordem crescente", falling: "em ordem decrescente",
      interval: "intervalo %@", gaps: "lacunas: %@",
      repeatedRows: "linhas repetidas: %@", correlation: "correlação %@"),
    verbalizer: PortugueseRules())
}

/// Verbalizes numbers, amounts and dates in Portuguese, following Brazilian usage.
struct PortugueseRules: SpokenRules {
  var locale = LocaleIdentifier.portuguese
  /// Whether numbers are those of Portugal, Africa and Asia, where a bilião is a million millions.
  private var isEuropean = false
  var numerals = Numerals.comma

  static let dayLeads: Set<String> = ["dia", "até"]
  static let leadsOfLateDays: Set<String> = ["em", "a"]
  static let joinsOfDays: Set<String> = ["e"]
  static let writesCurrenciesSmall = true
  static let partitives: Set<String> = ["de", "do", "da", "dos", "das"]
  static let outOf: String? = "de"
  static let ratings: RatingWords? = RatingWords(
    "%1 de %2", leads: "nota avaliação pontuação classificação")
  static let numberedWords: Set<String> = [
    "tentativa",
    "inc", "inciso", "título", "trimestre", "guerra", "volume", "tabela", "anexo", "figura",
    "quadro", "livro", "artigo", "grupo", "tipo", "grau", "classe", "categoria", "zona", "ato",
    "página", "passo", "etapa", "parte", "nível", "rodada", "lição", "pergunta", "capítulo", "fase",
    "episódio", "seção", "tomo", "século", "séculos", "capítulos",
  ]

  static let directions: [String: String] = [
    "N": "norte", "S": "sul", "E": "leste", "L": "leste", "O": "oeste", "W": "oeste",
  ]
  static let piecesPer = [
    "un": "unidade", "unid": "unidade", "mês": "mês", "pess": "pessoa", "hab": "habitante",
  ]
  static let times: Noun? = .feminine("vez", "vezes")
  static let otherThanUnits: Set<String> = ["pt"]
  static let words = SpokenWords(
    minus: "menos", plus: "mais", point: "vírgula", score: "a", percent: "por cento", to: "a",
    by: "por",
    equals: "igual a", per: "por", and: "e", power: "%1 elevado a %2",
    squared: "ao quadrado", cubed: "ao cubo",
    marks: [
      ".": "ponto", ",": "vírgula", "@": "arroba", ":": "dois pontos", "/": "barra",
      "\\": "barra invertida", "-": "hífen", "_": "sublinhado", "?": "ponto de interrogação",
      "=": "igual", "&": "e comercial", "#": "cerquilha", "%": "por cento", "+": "mais",
      "!": "ponto de exclamação", "~": "til", "*": "asterisco", "|": "barra vertical",
    ],
    symbols: [
      "⌀": "diâmetro", "★": "estrela", "☆": "estrela vazia", "▲": "em alta", "▼": "em baixa",
      "✓": "marca de verificação", "✔": "marca de verificação", "✗": "xis", "✘": "xis",
      "⇒": "implica", "→": "seta para a direita", "←": "seta para a esquerda",
      "↑": "seta para cima",
      "↓": "seta para baixo", "±": "mais ou menos", "×": "vezes", "÷": "dividido por",
      "°": "graus", "§": "parágrafo", "&": "e", "•": "marcador", "≈": "aproximadamente",
      "№": "número",
      "≤": "menor ou igual a", "<": "menor que", ">": "maior que", "≥": "maior ou igual a",
      "≠": "diferente de", "∞": "infinito",
      "√": "raiz quadrada de", "©": "copyright", "®": "marca registrada", "™": "marca",
    ],
    alone: SpokenWords.alone(
      "abre parêntese|fecha parêntese|abre colchete|fecha colchete|abre chave|fecha chave|aspas|apóstrofo|ponto e vírgula|acento grave"
    ))
  static let currencyGenders = CurrencyGenders(
    feminine: "coroa libra rupia rúpia lira peseta dracma unidade onça pataca")
  static let currencies: [String: CurrencyNoun] = [
    "BRL": CurrencyNoun(Noun("real", "reais"), Noun("centavo", "centavos")),
    "USD": CurrencyNoun(Noun("dólar", "dólares"), Noun("centavo", "centavos"), ownsMinor: false),
    "EUR": CurrencyNoun(Noun("euro", "euros"), Noun("centavo", "centavos"), ownsMinor: false),
    "GBP": CurrencyNoun(.feminine("libra", "libras"), Noun("pêni", "pence")),
    "JPY": CurrencyNoun(Noun("iene", "ienes")), "CNY": CurrencyNoun(Noun("yuan", "yuans")),
    "INR": CurrencyNoun(.feminine("rupia", "rupias")),
    "CHF": CurrencyNoun(Noun("franco suíço", "francos suíços"), Noun("cêntimo", "cêntimos")),
    "RUB": CurrencyNoun(Noun("rublo", "rublos"), Noun("copeque", "copeques")),
  ]
  static let units: [String: Noun] = [
    "decibel": Noun("decibel", "decibéis"),
    "tablet": Noun("comprimido", "comprimidos"), "capsule": .feminine("cápsula", "cápsulas"),
    "mark": Noun("ponto", "pontos"), "patient": Noun("paciente", "pacientes"),
    "tablespoon": .feminine("colher de sopa", "colheres de sopa"),
    "teaspoon": .feminine("colher de chá", "colheres de chá"),
    "milliampere-hour": Noun("miliampere-hora", "miliamperes-hora"),
    "hectare": Noun("hectare", "hectares"), "kilogram": Noun("quilo", "quilos"),
    "celsius": Noun("grau celsius", "graus celsius"),
    "fahrenheit": Noun("grau fahrenheit", "graus fahrenheit"),
  ]
  static let feminineUnits: Set<String> = [
    "hour", "mile", "mile-per-hour", "tonne", "ton", "ounce", "week", "pound", "calorie",
    "inch", "kilocalorie", "square-mile", "square-inch", "revolution-per-minute", "cup",
  ]
  static let unitSymbols: [String: String] = [
    "comp.": "tablet", "comp": "tablet", "cp": "tablet", "cp.": "tablet", "cps.": "tablet",
    "cáps.": "capsule", "c. de sopa": "tablespoon", "c. sopa": "tablespoon",
    "c. de chá": "teaspoon", "c. chá": "teaspoon", "caps.": "capsule", "pts": "mark",
    "pts.": "mark", "pac.": "patient",
    "col. sopa": "tablespoon", "col. (sopa)": "tablespoon", "col. chá": "teaspoon",
    "col. (chá)": "teaspoon",
    "xíc": "cup",
  ]
  static let scales: [String: Noun] = [
    "milhão": Noun("milhão", "milhões"), "milhões": Noun("milhões", "milhões"),
    "bilhão": Noun("bilhão", "bilhões"), "bilhões": Noun("bilhões", "bilhões"),
    "trilhão": Noun("trilhão", "trilhões"), "trilhões": Noun("trilhões", "trilhões"),
    "mil": Noun("mil"), "mi": Noun("milhão", "milhões"), "bi": Noun("bilhão", "bilhões"),
  ]
  static let scaleJoin = "de"
  static let winds = [
    "N": "norte", "NE": "nordeste", "E": "leste", "L": "leste", "SE": "sudeste", "S": "sul",
    "SO": "sudoeste", "SW": "sudoeste", "O": "oeste", "W": "oeste", "NO": "noroeste",
    "NW": "noroeste",
  ]
  static let windWords: Set<String> = ["vento", "ventos", "rajadas", "brisa"]
  static let phrases = PhraseTable(
    listed: abbreviations,
    [
      "p.": "página", "pp.": "páginas",
      "p/": "para", "c/": "com", "s/": "sem", "seg. a sex.": "segunda a sexta",
      "seg. a sáb.": "segunda a sábado", "seg. a dom.": "segunda a domingo",
      "ter. a dom.": "terça a domingo", "ter. a sáb.": "terça a sábado",
      "sáb. e dom.": "sábado e domingo",
      "qua.": "quarta", "qui.": "quinta", "sáb.": "sábado", "inc.": "inciso",
      "ref.": "referência", "ap.": "apartamento", "qtos.": "quartos", "esq.": "esquina",
      "págs.": "páginas", "fig.": "figura", "incl.": "incluído", "trim.": "trimestre",
      "obs.": "observação",
      "séc.": "século", "hab.": "habitantes",
      "Sr.": "senhor", "Sra.": "senhora", "Srta.": "senhorita", "Dr.": "doutor", "Dra.": "doutora",
      "Prof.": "professor", "Profa.": "professora", "Av.": "avenida", "R.": "rua", "nº": "número",
      "n.º": "número", "núm.": "número", "pág.": "página", "etc.": "et cetera", "tel.": "telefone",
      "p. ex.": "por exemplo", "p.ex.": "por exemplo", "vol.": "volume", "cap.": "capítulo",
      "art.": "artigo", "p.p.": "pontos percentuais", "aprox.": "aproximadamente", "máx.": "máximo",
      "mín.": "mínimo",
      "a.C.": "antes de Cristo", "d.C.": "depois de Cristo", "Ltda.": "limitada",
      "Cia.": "companhia",
      "S.A.": "sociedade anônima", "vs.": "contra", "24/7": "vinte e quatro horas por dia",
      "N/A": "não disponível", "apto.": "apartamento", "Eng.": "engenheiro",
      "Exmo.": "excelentíssimo",
    ])
  static let clockWords: Set<String> = ["horas"]
  static let datePrepositions: Set<String> = ["de"]
  static let addressWords: [String: String] = ["br": "br", "org": "org"]
  var months: MonthNames { Self.monthNames }
  private static let monthNames = MonthNames(.portuguese)

  // MARK: Numbers

  /// Less than two is in the singular: "1,5 bilhão".
  func form(for number: SpokenNumber) -> Int {
    number.isOne || !number.fraction.isEmpty && (Int(number.whole) ?? 2) < 2 ? 0 : 1
  }

  private static let small = [
    "zero", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "onze",
    "doze", "treze", "catorze", "quinze", "dezesseis", "dezessete", "dezoito", "dezenove",
  ]
  private static let tens = [
    "", "", "vinte", "trinta", "quarenta", "cinquenta", "sessenta", "setenta", "oitenta", "noventa",
  ]
  private static let hundreds = [
    "", "cento", "duzentos", "trezentos", "quatrocentos", "quinhentos", "seiscentos",
    "setecentos", "oitocentos", "novecentos",
  ]
  private static let powers = [
    Noun("milhão", "milhões"), Noun("bilhão", "bilhões"), Noun("trilhão", "trilhões"),
    Noun("quatrilhão", "quatrilhões"), Noun("quintilhão", "quintilhões"),
  ]

  func following(_ locale: LocaleIdentifier) -> any Verbalizer {
    var rules = self
    rules.numerals = numerals.following(locale)
    rules.isEuropean = ![nil, "BR"].contains(locale.region)
    return rules
  }

  /// The hundredths of a euro have a name of their own in Portugal.
  func currency(_ code: String, for number: SpokenNumber) -> CurrencyNoun {
    code == "EUR" && isEuropean
      ? CurrencyNoun(Noun("euro", "euros"), Noun("cêntimo", "cêntimos"), ownsMinor: false)
      : defaultCurrency(code, for: number)
  }

  private static let longPowers = [
    Noun("milhão", "milhões"), Noun("bilião", "biliões"), Noun("trilião", "triliões"),
  ]

  func cardinal(_ digits: String, _ gender: Gender) -> String {
    guard isEuropean else { return brazilian(digits, gender) }
    let groups = SpokenNumber.groups(digits, of: 6)
    guard let first = groups.first else { return Self.small[0] }
    guard first.power <= Self.longPowers.count else { return self.digits(digits) }
    var text = ""
    for (value, power) in groups {
      let words =
        power == 0
        ? brazilian(String(value), gender)
        : brazilian(String(value), .masculine) + " "
          + Self.longPowers[power - 1].form(value == 1 ? 0 : 1)
      let isJoined = power == 0 && (value < 100 || value < 1000 && value % 100 == 0)
      text += text.isEmpty ? words : (isJoined ? " e " : " ") + words
    }
    return text.replacing("dezess", with: "dezass").replacing("dezenove", with: "dezanove")
  }

  private func brazilian(_ digits: String, _ gender: Gender) -> String {
    let groups = SpokenNumber.groups(digits, of: 3)
    guard let first = groups.first, let last = groups.last else { return Self.small[0] }
    guard first.power < Self.powers.count + 2 else { return self.digits(digits) }
    var text = ""
    for (index, (value, power)) in groups.enumerated() {
      let words: String =
        switch power {
        case 0: Self.belowThousand(value, gender)
        case 1: value == 1 ? "mil" : Self.belowThousand(value, gender) + " mil"
        default:
          Self.belowThousand(value, .masculine) + " "
            + Self.powers[power - 2].form(value == 1 ? 0 : 1)
        }
      // "e" joins a last group below a hundred or of whole hundreds.
      let isLast = index == groups.count - 1 && (value < 100 || value % 100 == 0) && last.power < 2
      text += text.isEmpty ? words : (isLast ? " e " : " ") + words
    }
    return text
  }

  private static func belowThousand(_ value: Int, _ gender: Gender) -> String {
    if value == 100 { return "cem" }
    let isFeminine = gender == .feminine
    var words: [String] = []
    if value >= 100 {
      let word = hundreds[value / 100]
      words.append(isFeminine && value >= 200 ? word.dropLast(2) + "as" : word)
    }
    let rest = value % 100
    if rest >= 20 { words.append(tens[rest / 10]) }
    let unit = rest >= 20 ? rest % 10 : rest
    if unit > 0 {
      words.append(isFeminine && unit == 1 ? "uma" : isFeminine && unit == 2 ? "duas" : small[unit])
    }
    return words.joined(separator: " e ")
  }

  private static let ordinalUnits = [
    "", "primeiro", "segundo", "terceiro", "quarto", "quinto", "sexto", "sétimo", "oitavo", "nono",
  ]
  private static let ordinalTens = [
    "", "décimo", "vigésimo", "trigésimo", "quadragésimo", "quinquagésimo", "sexagésimo",
    "septuagésimo", "octogésimo", "nonagésimo",
  ]
  private static let ordinalHundreds = [
    "", "centésimo", "ducentésimo", "tricentésimo", "quadringentésimo", "quingentésimo",
    "sexcentésimo", "septingentésimo", "octingentésimo", "noningentésimo",
  ]

  func decade(_ year: Int) -> String { "anos " + self.year(year) }

  func ordinal(_ digits: String, _ gender: Gender) -> String? {
    guard let value = SpokenNumber(digits).trimmed.small, (1..<10_000).contains(value) else {
      return nil
    }
    var words: [String] = []
    if value >= 2000 { words.append(cardinal(value / 1000)) }
    if value >= 1000 { words.append("milésimo") }
    let list = [
      Self.ordinalHundreds[value / 100 % 10], Self.ordinalTens[value / 10 % 10],
      Self.ordinalUnits[value % 10],
    ]
    words += list.filter { !$0.isEmpty }
    guard gender == .feminine else { return words.joined(separator: " ") }
    return words.map { $0.hasSuffix("o") ? $0.dropLast() + "a" : $0 }.joined(separator: " ")
  }

  func measure(fraction: String, isMixed: Bool, unit: String) -> String {
    let name = name(ofUnit: unit, for: SpokenNumber(isMixed ? "2" : "1"))
    guard fraction == self.fraction("1", "2") else { return fraction + " " + name }
    return (gender(ofUnit: unit) == .feminine ? "meia" : "meio") + " " + name
  }

  func half(of noun: String) -> String? { noun.hasSuffix("a") ? "meia" : "meio" }

  func fraction(_ numerator: String, _ denominator: String) -> String {
    let count = cardinal(numerator)
    let isOne = numerator == "1"
    guard let value = Int(denominator), value > 1 else {
      return count + " sobre " + cardinal(denominator)
    }
    switch value {
    case 2: return count + (isOne ? " meio" : " meios")
    case 3: return count + (isOne ? " terço" : " terços")
    case 4...10, 100, 1000:
      return count + " " + (ordinal(denominator, .masculine) ?? "") + (isOne ? "" : "s")
    default: return count + " " + cardinal(denominator) + " avos"
    }
  }

  func mixed(_ whole: String, _ numerator: String, _ denominator: String) -> String {
    if numerator == "1", denominator == "2" { return cardinal(whole) + " e meio" }
    return cardinal(whole) + " e " + fraction(numerator, denominator)
  }

  // MARK: Amounts

  var moneyJoin: String { "e " }

  /// Words after a number that are not what it counts.
  private static let others: Set<String> = [
    "de", "e", "ou", "a", "em", "por", "com", "para", "do", "da", "ponto", "vírgula", "mais",
    "menos", "é", "mil",
  ]

  func gender(before word: String) -> Gender {
    if Self.others.contains(word.lowercased()) { return .none }
    let isFeminine =
      [
        "a", "as", "ção", "ções", "sões", "gestão", "questão", "stões", "nião", "niões", "gião",
        "giões", "dade",
        "dades", "gem", "gens", "tude", "mulher", "mulheres",
        "vez",
        "vezes", "parte", "partes", "noite", "noites", "mãe", "mães", "colher", "colheres", "fase",
        "fases",
        "chave", "chaves", "rede", "redes", "flor", "flores", "cor", "cores", "cidade", "ordem",
        "ordens",
      ].contains { word.hasSuffix($0) }
    return isFeminine ? .feminine : .masculine
  }

  /// What is counted is in the plural, unlike a verb behind a year: "o livro de 1988 trata".
  func gender(before word: String, counting number: String) -> Gender {
    number == "1" || word.hasSuffix("s") ? gender(before: word) : .none
  }

  // MARK: Dates and times

  func date(_ date: SpokenDate) -> String {
    let day = date.day.map { $0 == 1 ? "primeiro" : cardinal($0) }
    return [day, date.month.map { months[$0] }, year(of: date)].compactMap { $0 }
      .joined(separator: " de ")
  }

  static let pressureJoin: String? = "por"

  func time(_ time: SpokenTime) -> String {
    var text = measure(SpokenNumber(time.hour), unit: "hour")
    if let second = time.second {
      text += " e " + measure(SpokenNumber(time.minute), unit: "minute")
      text += " e " + measure(SpokenNumber(second), unit: "second")
    } else if time.minute > 0 {
      text += " e " + cardinal(time.minute)
    }
    return text
  }

  // MARK: Running text

  /// Kings and popes up to the tenth have ordinals.
  func roman(_ value: Int) -> String? {
    value <= 10 ? ordinal(String(value), .masculine) : cardinal(value)
  }

  /// Words behind the goals of a match, beside names.
  private static let behindGoals: Set<String> = [
    "e", "para", "contra", "sobre", "no", "na", "em", "ontem", "hoje", "fora", "com", "nos", "pelo",
    "pela", "do", "da", "diante", "após", "mas", "neste", "nesta", "aos", "ao",
  ]

  /// Reads the title of kings, queens and bishops before their names, and the numeral of the first of a name.
  ///
  /// Example: "D. Pedro I".
  private func nobleTitle(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let name = tokens.text(index + 3)
    guard tokens.text(index) == "D", tokens.isMark(index + 1, "."), tokens.isEdge(index - 1),
      tokens.kind(index + 2) == .space, name.first?.isUppercase == true,
      name.contains(where: \.isLowercase)
    else { return nil }
    let isFeminine = name.hasSuffix("a") || ["Beatriz", "Isabel", "Inês", "Leonor"].contains(name)
    form.append(isFeminine ? "Dona" : "Dom")
    guard tokens.kind(index + 4) == .space, tokens.text(index + 5) == "I",
      tokens.isEdge(index + 6)
    else { return index + 2 }
    form.append(name + (isFeminine ? " primeira" : " primeiro"))
    return index + 6
  }

  /// Reads the side of a floor behind its number.
  ///
  /// Examples: "3.º Esq.", "2.º Dto."
  private func side(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let word = tokens.text(index).lowercased()
    guard ["esq", "dto", "dt", "fte"].contains(word), tokens.kind(index - 1) == .space,
      ["º", "o"].contains(tokens.text(index - 2))
    else { return nil }
    form.append(word == "esq" ? "esquerdo" : word == "fte" ? "frente" : "direito")
    return tokens.isMark(index + 1, ".") ? index + 2 : index + 1
  }

  /// Reads the short form of a street whose name ends with a comma and the house.
  ///
  /// Example: "R. Augusta, 21".
  private func street(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.text(index) == "R", tokens.isMark(index + 1, "."), tokens.isEdge(index - 1),
      tokens.kind(index + 2) == .space
    else { return nil }
    var end = index + 3
    while end < index + Self.longestStreet, tokens.kind(end) == .letters {
      end += tokens.kind(end + 1) == .space ? 2 : 1
    }
    let house = tokens.skipSpace(end + 1)
    // A person may be as old, or have written in a year: "R. Kelly, 21 anos".
    guard tokens.isMark(end, ","), tokens.kind(house) == .digits,
      Int(tokens.text(house)).map({ !(1900...2100).contains($0) }) == true,
      tokens.text(tokens.skipSpace(house + 1)).first?.isLowercase != true,
      !tokens.isMark(index - 2, ".")
    else { return nil }
    form.append("rua")
    return index + 2
  }

  /// How many tokens the name of a street has at most.
  private static let longestStreet = 14

  /// Reads the most or least of a feminine noun that is left out.
  ///
  /// Example: "a máx. chegou a 38 °C".
  private func extreme(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard ["máx", "mín"].contains(tokens.text(index)), tokens.isMark(index + 1, "."),
      tokens.kind(index - 1) == .space,
      ["a", "da", "na", "à", "as", "das"].contains(tokens.text(index - 2).lowercased())
    else { return nil }
    form.append(
      (tokens.text(index) == "máx" ? "máxima" : "mínima")
        + (tokens.text(index - 2).hasSuffix("s") ? "s" : ""))
    return index + 2
  }

  private static let wordsBeforeOn: Set<String> = [
    "imposto", "impostos", "taxa", "taxas", "alíquota", "comissão", "multa", "contribuição",
    "óleo", "acrílica", "acrílico", "aquarela", "guache", "têmpera", "pastel", "carvão", "nanquim",
    "grafite", "tinta", "colagem", "gravura", "mista", "giz", "lápis",
  ]

  func recognize(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    if let next = nobleTitle(tokens, index, into: &form) ?? side(tokens, index, into: &form)
      ?? street(tokens, index, into: &form) ?? extreme(tokens, index, into: &form)
    {
      return next
    }
    if tokens.kind(index) == .letters,
      let next = reader.romanBehindArticle(index, Self.articleGenders, into: &form)
    {
      return next
    }
    // Behind what something is painted with, or what is levied, it is no "without": "óleo s/ tela", "imposto s/ serviços".
    if tokens.text(index) == "s", tokens.isMark(index + 1, "/"), tokens.kind(index - 1) == .space,
      Self.wordsBeforeOn.contains(tokens.text(index - 2).lowercased())
    {
      form.append("sobre")
      return index + 2
    }
    // The goals of two sides: "por 2 x 1".
    let sign = tokens.skipSpace(index + 1)
    if tokens.kind(index) == .digits, tokens.isEdge(index - 1), tokens.text(sign) == "x",
      case let second = tokens.skipSpace(sign + 1), (sign > index + 1) == (second > sign + 1),
      tokens.kind(second) == .digits, let goals = Int(tokens.text(index)),
      let others = Int(tokens.text(second)), goals < 10, others < 10, tokens.isEdge(second + 1),
      goals != others || goals < 4,
      !tokens.isMark(second + 1, in: [",", "."])
        || tokens.kind(second + 2) != .digits,
      !["x", "×", "="].contains(tokens.text(tokens.skipSpace(second + 1))),
      reader.unit(second + 1, isGlued: false) == nil,
      // Not in "treino 3 x 8 repetições".
      case let behind = tokens.text(tokens.skipSpace(second + 1)),
      behind.first?.isLowercase != true || Self.behindGoals.contains(behind),
      !reader.isEquation
        || !tokens.isMark(tokens.skipSpace(second + 1), "="), !tokens.isMark(index - 1, "-")
    {
      form.append(cardinal(goals) + " a " + cardinal(others))
      return second + 1
    }
    // As libraries in Brazil write an edition: "2. ed."
    if tokens.kind(index) == .digits, tokens.isEdge(index - 1), tokens.text(index).utf8.count < 3,
      tokens.isMark(index + 1, "."), tokens.kind(index + 2) == .space,
      tokens.text(index + 3) == "ed", tokens.isMark(index + 4, "."),
      let words = ordinal(tokens.text(index), .feminine)
    {
      form.append(words + " edição")
      return tokens.pastPeriod(of: index + 3)
    }
    if let next = dose(tokens, index, into: &form) ?? most(tokens, index, into: &form)
      ?? exercise(tokens, index, into: &form)
    {
      return next
    }
    // The code of a Brazilian street: "12212-500".
    if tokens.kind(index) == .digits, tokens.isEdge(index - 1), tokens.text(index).utf8.count == 5,
      tokens.isMark(index + 1, "-"), tokens.kind(index + 2) == .digits,
      tokens.text(index + 2).utf8.count == 3, tokens.isEdge(index + 3), !isEuropean,
      !tokens.isMark(index + 3, "-"), !tokens.isMark(index - 1, "-")
    {
      form.append(
        phone([tokens.text(index), tokens.text(index + 2)], isInternational: false), as: .digits)
      return index + 3
    }
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1),
      let number = reader.textNumber(index), number.fraction == nil
    else { return nil }
    let at = tokens.isMark(number.next, ".") ? number.next + 1 : number.next
    guard ["º", "ª", "o", "a"].contains(tokens.text(at)), tokens.isEdge(at + 1) else { return nil }
    let isFeminine = ["ª", "a"].contains(tokens.text(at))
    if let next = weekday(tokens, number.whole, at, into: &form)
      ?? firstOfMonth(tokens, number.whole, at, into: &form)
    {
      return next
    }
    guard let words = ordinal(number.whole, isFeminine ? .feminine : .masculine) else { return nil }
    form.append(words)
    return at + 1
  }

  private static let articleGenders: [String: Gender] = [
    "o": .masculine, "a": .feminine, "no": .masculine, "na": .feminine, "do": .masculine,
    "da": .feminine, "ao": .masculine, "à": .feminine, "pelo": .masculine, "pela": .feminine,
  ]

  /// Reads the number of a weekday before the word behind it, without a hyphen as well: "3ª feira".
  private func weekday(
    _ tokens: TextTokens, _ number: String, _ sign: Int, into form: inout SpokenForm
  ) -> Int? {
    guard let day = Int(number), (2...6).contains(day), tokens.text(sign) == "ª",
      tokens.kind(sign + 1) == .space, tokens.text(sign + 2).lowercased() == "feira",
      tokens.isEdge(sign + 3)
    else { return nil }
    form.append(["segunda", "terça", "quarta", "quinta", "sexta"][day - 2] + "-feira")
    return sign + 3
  }

  /// Reads the first day of a month in digits, which has the sign of an ordinal: "1º/5/2024", "1º/12".
  private func firstOfMonth(
    _ tokens: TextTokens, _ number: String, _ sign: Int, into form: inout SpokenForm
  ) -> Int? {
    guard number == "1", tokens.isMark(sign + 1, "/"), tokens.kind(sign + 2) == .digits,
      tokens.text(sign + 2).utf8.count <= 2, let month = Int(tokens.text(sign + 2)),
      (1...12).contains(month)
    else { return nil }
    var date = SpokenDate(month: month, day: 1, isWritten: true)
    var next = sign + 3
    if tokens.isMark(next, "/"), tokens.kind(next + 1) == .digits,
      tokens.text(next + 1).utf8.count == 4, let year = Int(tokens.text(next + 1))
    {
      date.year = year
      next += 2
    }
    guard tokens.isBoundary(next) else { return nil }
    form.append(self.date(date))
    return next
  }

  /// Reads how often a medicine is taken: "de 12/12 h" is every twelve hours.
  private func dose(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let unit = tokens.skipSpace(index + 3)
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1), tokens.isMark(index + 1, "/"),
      tokens.text(index + 2) == tokens.text(index),
      ["h", "hs", "hrs", "horas"].contains(tokens.text(unit)), tokens.isEdge(unit + 1)
    else { return nil }
    let hours = cardinal(tokens.text(index), .feminine)
    let isLed = tokens.text(index - 2) == "de"
    form.append((isLed ? "" : "de ") + hours + " em " + hours + " horas")
    return unit + 1
  }

  /// Reads the short forms of what is most and least with the gender of the noun before: "velocidade máx.".
  private func most(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard let stem = ["máx": "máxim", "mín": "mínim"][tokens.text(index)],
      tokens.isMark(index + 1, ".")
    else { return nil }
    // A temperature in degrees is feminine: "mín. de 15 °C e máx. de 22 °C".
    let number = tokens.text(tokens.skipSpace(index + 2)) == "de" ? index + 5 : index + 3
    let isOfDegrees =
      tokens.kind(number) == .digits
      && (number...(number + 4)).contains { tokens.isMark($0, in: ["°", "º"]) }
    // The noun may be a short form, too: "vel. máx."
    let noun =
      tokens.kind(index - 1) != .space
      ? ""
      : tokens.isMark(index - 2, ".")
        ? Self.phrases[tokens.text(index - 3) + "."] ?? "" : tokens.text(index - 2)
    guard isOfDegrees || noun.count > 3 && gender(before: noun) == .feminine else { return nil }
    form.append(stem + "a" + (noun.hasSuffix("s") && !isOfDegrees ? "s" : ""))
    return tokens.pastPeriod(of: index)
  }

  /// Reads the short form of an exercise before its number, which is that of an example elsewhere.
  ///
  /// Example: "ex. 4".
  private func exercise(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.text(index).lowercased() == "ex", tokens.isMark(index + 1, "."),
      !tokens.isMark(index - 2, "."), tokens.isEdge(index - 1), !tokens.isMark(index - 1, "."),
      tokens.text(index - 2).lowercased() != "por",
      tokens.kind(tokens.skipSpace(index + 2)) == .digits
    else { return nil }
    form.append("exercício")
    return index + 2
  }
}
