// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// The words of Armenian.
  static let armenian = Language(
    code: "hy",
    up: "աճ %@",
    down: "անկում %@",
    unchanged: "անփոփոխ",
    minus: "մինուս",
    yes: "այո",
    no: "ոչ",
    controls: ControlWords(
      switch: "անջատիչ կոճակ", on: "միացված", off: "անջատված", mixed: "խառը", checkbox: "նշատուփ",
      checked: "նշված", unchecked: "չնշված", slider: "սահիչ", button: "կոճակ", link: "հղում",
      textField: "տեքստային դաշտ", progress: "ընթացք", selected: "ընտրված է",
      disabled: "անհասանելի է"),
    table: TableWords(
      delete: "Ջնջել՝ %@", insert: "Տեղադրել՝ %@", reorder: "Վերադասավորել՝ %@",
      moreInfo: "Լրացուցիչ տեղեկություն՝ %@", rows: "Տողեր %1–%2, ընդամենը %3",
      position: "%1՝ %2-ից", rating: "%1 աստղ %2-ից", increment: "Ավելացնել՝ %@",
      decrement: "Նվազեցնել՝ %@"),
    page: PageWords(skip: "Անցնել տողերին", source: "Աղբյուրը՝ %@"),
    summary: SummaryWords(
      rows: "տողեր՝ %@", row: "տող %@", columns: "սյունակներ՝ %@", sections: "բաժիններ՝ %@",
      missing: "բացակայում են՝ %@", none: "արժեքներ չկան", lowest: "նվազագույնը %@",
      highest: "առավելագույնը %@", median: "միջնարժեքը %@", sum: "գումար՝ %@", mean: "միջինը %@",
      middleHalf: "միջին կեսը՝ %1 – %2", zero: "զրո՝ %@", belowZero: "զրոյից ցածր՝ %@",
      outliers: "մյուսներից հեռու՝ %@", span: "%1 – %2", different: "տարբեր արժեքներ՝ %@",
      allDifferent: "բոլորը տարբեր են", always: "միշտ %@", mostCommon: "ամենահաճախը՝ %@",
      others: "այլ արժեքներ՝ %@", longest: "ամենաերկարը՝ %@ նիշ", about: "մոտավորապես %@",
      more: "և ևս %@",
      added: "նոր՝ %@", removed: "հեռացված՝ %@", changed: "փոփոխված՝ %@",
      notCompared: "չհամեմատված՝ %@",
      rise: "ամենամեծ աճը %@", fall: "ամենամեծ անկումը %@",
      change: "%1 → %2", rising: "աճման կարգով", falling: "նվազման կարգով",
      interval: "միջակայք՝ %@", gaps: "բացեր՝ %@",
      repeatedRows: "կրկնվող տողեր՝ %@", correlation: "կոռելյացիա %@"),
    verbalizer: ArmenianRules())
}

/// Verbalizes numbers, amounts and dates in Armenian.
struct ArmenianRules: SpokenRules {
  var locale = LocaleIdentifier.armenian
  var numerals = Numerals(decimalMarks: [".", ","], groupMarks: [], groupsBySpace: true)
  static let bearings = [
    "հս. լ.": "հյուսիսային լայնության", "հվ. լ.": "հարավային լայնության",
    "աե. ե.": "արևելյան երկայնության", "աև. ե.": "արևելյան երկայնության",
    "աե. եր.": "արևելյան երկայնության", "ավ. ե.": "արևելյան երկայնության",
    "ամ. ե.": "արևմտյան երկայնության",
    "արև. ե.": "արևելյան երկայնության", "արմ. ե.": "արևմտյան երկայնության",
  ]

  static let directions: [String: String] = [
    "N": "հյուսիս", "S": "հարավ", "E": "արևելք", "W": "արևմուտք",
  ]
  static let words = SpokenWords(
    minus: "մինուս", plus: "պլյուս", point: "ամբողջ", score: "", percent: "տոկոս", to: "մինչև",
    by: "անգամ",
    equals: "հավասար է", per: "", and: "ամբողջ", power: "%1 աստիճան %2",
    marks: [
      ".": "կետ", ",": "ստորակետ", "@": "շնիկ", ":": "երկու կետ", "/": "թեք գիծ",
      "\\": "հակառակ թեք գիծ", "-": "գծիկ", "_": "ընդգծում", "?": "հարցական նշան",
      "=": "հավասար", "&": "և", "#": "վանդականիշ", "%": "տոկոս", "+": "գումարած",
      "!": "բացականչական նշան", "*": "աստղանիշ",
    ],
    symbols: [
      "⌀": "տրամագիծ", "★": "աստղ", "☆": "դատարկ աստղ", "▲": "վերև", "▼": "ներքև", "✓": "նշված",
      "✔": "նշված",
      "✗": "խաչ", "✘": "խաչ", "→": "սլաք աջ", "←": "սլաք ձախ", "↑": "սլաք վերև",
      "↓": "սլաք ներքև", "±": "գումարած հանած", "×": "անգամ", "÷": "բաժանած", "°": "աստիճան",
      "§": "պարագրաֆ", "&": "և", "≈": "մոտավորապես", "≤": "փոքր կամ հավասար",
      "<": "փոքր է քան", ">": "մեծ է քան", "≥": "մեծ կամ հավասար", "≠": "հավասար չէ",
      "∞": "անվերջություն", "№": "համար",
    ],
    alone: SpokenWords.alone(
      "բացվող փակագիծ|փակվող փակագիծ|բացվող քառակուսի փակագիծ|փակվող քառակուսի փակագիծ|բացվող ձևավոր փակագիծ|փակվող ձևավոր փակագիծ|չակերտ|ապաթարց|կետ-ստորակետ|գրավիս"
    ))
  static let currencies: [String: CurrencyNoun] = [
    "AMD": CurrencyNoun(Noun("դրամ"), Noun("լումա")),
    "USD": CurrencyNoun(Noun("դոլար"), Noun("ցենտ")),
    "EUR": CurrencyNoun(Noun("եվրո"), Noun("ցենտ"), ownsMinor: false),
    "GBP": CurrencyNoun(Noun("ֆունտ"), Noun("պենս")),
    "RUB": CurrencyNoun(Noun("ռուբլի"), Noun("կոպեկ")),
    "GEL": CurrencyNoun(Noun("լարի"), Noun("թեթրի")), "JPY": CurrencyNoun(Noun("իեն")),
    "CNY": CurrencyNoun(Noun("յուան")), "TRY": CurrencyNoun(Noun("լիրա")),
    "INR": CurrencyNoun(Noun("ռուփի")), "BTC": CurrencyNoun(Noun("բիթքոին")),
    "KZT": CurrencyNoun(Noun("տենգե")), "UAH": CurrencyNoun(Noun("գրիվնա")),
  ]
  static let currencySigns: [String: String] = ["₿": "BTC", "դր": "AMD", "դր.": "AMD"]
  static let units: [String: Noun] = [
    "decibel": Noun("դեցիբել"), "teaspoon": Noun("թեյի գդալ"), "tablespoon": Noun("ճաշի գդալ"),
    "milliampere-hour": Noun("միլիամպեր-ժամ"),
    "kilometer-per-hour": Noun("կիլոմետր ժամում"), "decimeter": Noun("դեցիմետր"),
    "square-kilometer": Noun("քառակուսի կիլոմետր"), "square-meter": Noun("քառակուսի մետր"),
    "cubic-meter": Noun("խորանարդ մետր"), "meter-per-second": Noun("մետր վայրկյանում"),
  ]
  static let unitSymbols: [String: String] = [
    "կմ": "kilometer", "մ": "meter", "սմ": "centimeter", "մմ": "millimeter", "դմ": "decimeter",
    "կգ": "kilogram", "գ": "gram", "մգ": "milligram", "տ": "tonne", "լ": "liter",
    "մլ": "milliliter", "ժ": "hour", "ր": "minute", "վ": "second", "կմ/ժ": "kilometer-per-hour",
    "մ/վ": "meter-per-second", "կմ²": "square-kilometer", "մ²": "square-meter", "մ³": "cubic-meter",
    "սմ²": "square-centimeter", "հա": "hectare", "Վտ": "watt", "կՎտ": "kilowatt", "Վ": "volt",
    "Հց": "hertz", "մկգ": "microgram", "մկմ": "micrometer", "կՎտժ": "kilowatt-hour",
    "կՎտ·ժ": "kilowatt-hour", "քառ. մ": "square-meter", "քառ.մ": "square-meter",
    "քմ": "square-meter", "խոր. մ": "cubic-meter", "խոր.մ": "cubic-meter",
    "քառ. կմ": "square-kilometer", "քառ.կմ": "square-kilometer", "մԱժ": "milliampere-hour",
    "մԱ·ժ": "milliampere-hour", "թ/գ": "teaspoon", "ճ/գ": "tablespoon",
  ]
  static let scales: [String: Noun] = [
    "հազար": Noun("հազար"), "միլիոն": Noun("միլիոն"), "մլն": Noun("միլիոն"),
    "միլիարդ": Noun("միլիարդ"), "մլրդ": Noun("միլիարդ"), "տրիլիոն": Noun("տրիլիոն"),
    "հազ": Noun("հազար"),
  ]
  /// The second number is in the genitive: "մեկ հիսուն հազարի".
  func scale(oneTo digits: String) -> [String] { [cardinal(1), cardinal(digits) + "ի"] }

  static let phrases = PhraseTable([
    "ս.թ.": "սույն թվականի", "ս․թ․": "սույն թվականի", "մ.թ.": "մեր թվարկություն",
    "մ․թ․": "մեր թվարկություն", "մ.թ.ա.": "մեր թվարկությունից առաջ",
    "մ․թ․ա․": "մեր թվարկությունից առաջ", "Ք.ա.": "քրիստոսից առաջ", "Ք․ա․": "քրիստոսից առաջ",
    "Ք.ծ.ա.": "քրիստոսի ծննդից առաջ", "Ք․ծ․ա․": "քրիստոսի ծննդից առաջ",
    "Ք.ծ.հ.": "քրիստոսի ծննդից հետո", "Ք․ծ․հ․": "քրիստոսի ծննդից հետո", "Ք.հ.": "քրիստոսից հետո",
    "Ք․հ․": "քրիստոսից հետո", "և այլն": "և այլն", "դոկտ.": "դոկտոր", "պրոֆ.": "պրոֆեսոր",
    "թ.": "թվական", "թթ.": "թվականներ", "թ-ին": "թվականին", "թ.-ին": "թվականին", "թ-ի": "թվականի",
    "բն.": "բնակարան", "դ.": "դար", "փ.": "փողոց", "փող.": "փողոց", "Ք.": "քաղաք", "պող.": "պողոտա",
    "հեռ.": "հեռախոս", "հոդվ.": "հոդված", "գլ.": "գլուխ", "աղ.": "աղյուսակ", "նկ.": "նկար",
    "հատ.": "հատոր",
    "օր.": "օրինակ", "քր. օր.": "քրեական օրենսգիրք",
    "քաղ. օր.": "քաղաքացիական օրենսգիրք", "աշխ. օր.": "աշխատանքային օրենսգիրք", "N/A": "տվյալ չկա",
    "24/7": "շուրջօրյա",
  ])
  static let addressWords: [String: String] = ["am": "am", "org": "org"]
  var months: MonthNames { Self.monthNames }
  private static let monthNames = MonthNames(.armenian)

  // MARK: Numbers

  private static let units10 = [
    "զրո", "մեկ", "երկու", "երեք", "չորս", "հինգ", "վեց", "յոթ", "ութ", "ինը",
  ]
  private static let tens = [
    "", "տասն", "քսան", "երեսուն", "քառասուն", "հիսուն", "վաթսուն", "յոթանասուն", "ութսուն",
    "իննսուն",
  ]
  private static let powers = ["", "հազար", "միլիոն", "միլիարդ", "տրիլիոն", "կվադրիլիոն"]

  func cardinal(_ digits: String, _ gender: Gender) -> String {
    let groups = SpokenNumber.groups(digits, of: 3)
    guard let first = groups.first else { return Self.units10[0] }
    guard first.power < Self.powers.count else { return self.digits(digits) }
    let words = groups.map { value, power -> String in
      if power == 0 { return Self.belowThousand(value) }
      return (value == 1 && power == 1 ? "" : Self.belowThousand(value) + " ") + Self.powers[power]
    }
    return words.joined(separator: " ")
  }

  private static func belowThousand(_ value: Int) -> String {
    var words: [String] = []
    if value >= 100 { words.append((value >= 200 ? units10[value / 100] + " " : "") + "հարյուր") }
    let (ten, unit) = (value % 100 / 10, value % 10)
    if ten > 0 || unit > 0 {
      words.append(ten == 1 && unit == 0 ? "տասը" : tens[ten] + (unit > 0 ? units10[unit] : ""))
    }
    return words.joined(separator: " ")
  }

  func decimal(_ number: SpokenNumber, _ gender: Gender) -> String {
    guard !number.fraction.isEmpty else { return cardinal(number.whole, gender) }
    return cardinal(number.whole) + " " + words.point + " "
      + fractionAsNumber(number.fraction, upTo: 6)
  }

  func ordinal(_ digits: String, _ gender: Gender) -> String? {
    switch SpokenNumber(digits).trimmed.whole {
    case "1": return "առաջին"
    case "2": return "երկրորդ"
    case "3": return "երրորդ"
    case "4": return "չորրորդ"
    default: return stem(cardinal(digits)) + "երորդ"
    }
  }

  /// A number with the ending of a day or a year: "on the ninth".
  private func dative(_ digits: String) -> String {
    let words = cardinal(digits)
    return (words.hasSuffix("երկու") ? words + "ս" : stem(words)) + "ին"
  }

  /// "տասը" and "ինը" lose their last vowel before an ending.
  private func stem(_ text: String) -> String {
    if text.hasSuffix("տասը") { return text.dropLast() + "ն" }
    if text.hasSuffix("ինը") { return text.dropLast(2) + "նն" }
    return text
  }

  func roman(_ value: Int) -> String? { ordinal(String(value), .none) }

  static let numberedWords: Set<String> = [
    "դար", "դարի", "դարում", "դարը", "դարեր", "դարերի", "դարերում", "գլուխ", "մաս", "հատոր",
  ]

  func fraction(_ numerator: String, _ denominator: String) -> String {
    let part = denominator == "4" ? "քառորդ" : ordinal(denominator, .none) ?? cardinal(denominator)
    return cardinal(numerator) + " " + part
  }

  func form(for number: SpokenNumber) -> Int { 0 }

  // MARK: Dates and times

  func date(_ date: SpokenDate) -> String {
    let year = date.year.map { cardinal($0) + (date.month == nil ? "" : " թվականի") }
    return [year, date.month.map { months[$0] }, date.day.map { cardinal($0) }].compactMap { $0 }
      .joined(separator: " ")
  }

  func time(_ time: SpokenTime) -> String {
    let hour = cardinal(time.hour)
    guard time.minute > 0 || time.second != nil else { return "ժամը " + hour }
    var text = (hour == "տասը" ? "տասն" : hour) + " անց " + cardinal(time.minute)
    if let second = time.second { text += " " + cardinal(second) + " վայրկյան" }
    return text
  }

  // MARK: Running text

  /// Reads the Roman numeral of a century or of a ruler: "XIX դ.", "Գագիկ I թագավոր".
  private func roman(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .letters, tokens.isEdge(index - 1),
      tokens.kind(index + 1) == .space, tokens.text(index).utf8.allSatisfy({ $0 < 0x80 }),
      let value = RomanNumber.value(of: tokens.text(index)),
      case let noun = tokens.text(index + 2),
      noun == "դ" && tokens.isMark(index + 3, in: [".", "․"]) || noun.hasPrefix("դար")
        || ["թագավոր", "կայսր", "պապ", "կաթողիկոս", "արքա"].contains(where: noun.hasPrefix),
      let words = ordinal(String(value), .none)
    else { return nil }
    form.append(words)
    return index + 1
  }

  /// What something is per is in the locative: "լիտր հարյուր կիլոմետրում".
  func rate(_ unit: String) -> String {
    let name = name(ofUnit: unit, for: SpokenNumber("1"))
    return ["ամիս": "ամսում", "տարի": "տարում"][name] ?? name + "ում"
  }

  func recognize(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    // "ժ. 14:35", "N 1152-Ն"
    if let word = ["ժ": "ժամը", "N": "համար"][tokens.text(index)], tokens.isEdge(index - 1),
      tokens.text(index) == "N" || tokens.isMark(index + 1, "."),
      let number = tokens.numberBehindShortForm(at: index)
    {
      form.append(word)
      return number
    }
    if let next = ending(tokens, index, into: &form) ?? roman(tokens, index, into: &form) {
      return next
    }
    // The numeral of a ruler with the ending of its case: "II-ը".
    if tokens.kind(index) == .letters, tokens.isMark(index + 1, "-"), tokens.isEdge(index + 3),
      tokens.kind(index - 1) == .space, tokens.text(index - 2).first?.isUppercase == true,
      case let end = tokens.text(index + 2), (1...4).contains(end.count),
      end.unicodeScalars.allSatisfy({ (0x561...0x587).contains($0.value) }),
      let value = RomanNumber.value(of: tokens.text(index)),
      let words = ordinal(String(value), .none)
    {
      form.append(words + end)
      return index + 3
    }
    // The points of two sides have nothing between them.
    if tokens.kind(index) == .digits, tokens.isEdge(index - 1), !tokens.isMark(index - 1, ":"),
      tokens.isMark(index + 1, ":"), tokens.text(index + 2).utf8.count == 1,
      tokens.kind(index + 2) == .digits, tokens.isEdge(index + 3), !tokens.isMark(index + 3, ":"),
      tokens.text(index).utf8.count <= 2
    {
      form.append(cardinal(tokens.text(index)))
      form.appendPause(pause)
      form.append(cardinal(tokens.text(index + 2)))
      return index + 3
    }
    // Half of something that is named behind it.
    if let half = reader.simpleFraction(index), half.numerator == "1", half.denominator == "2",
      tokens.isEdge(index - 1), tokens.kind(half.next) == .space,
      tokens.kind(half.next + 1) == .letters
    {
      form.append("կես")
      guard let unit = reader.unit(half.next, isGlued: false), unit.rate == nil else {
        return half.next
      }
      form.append(name(ofUnit: unit.name, for: SpokenNumber("1")))
      return unit.next
    }
    if tokens.text(index) == "թ", tokens.isMark(index + 1, "."), tokens.kind(index - 2) == .digits,
      isMonth(tokens.text(tokens.skipSpace(index + 2)))
    {
      form.append("թվականի")
      return index + 2
    }
    // A street behind its name, and before the comma that its number follows.
    if ["փ", "փող"].contains(tokens.text(index)), tokens.isMark(index + 1, "."),
      tokens.kind(index - 1) == .space, tokens.text(index - 2).first?.isUppercase == true
    {
      form.append("փողոց")
      return index + 2
    }
    // A town or a village before its name.
    if let noun = ["ք": "քաղաք", "գ": "գյուղ", "հ": "հեռախոս"][tokens.text(index)],
      tokens.isMark(index + 1, "."), tokens.isEdge(index - 1), tokens.kind(index + 2) == .space,
      tokens.text(index) == "հ"
        ? tokens.kind(index + 3) == .digits : tokens.text(index + 3).first?.isUppercase == true
    {
      form.append(noun)
      return index + 2
    }
    if let next = ordinalWithEnding(tokens, index, into: &form) { return next }
    // A date in digits has said the word already.
    if tokens.text(index) == "թ", tokens.isMark(index + 1, in: [".", "․"]),
      tokens.kind(index - 1) == .space,
      tokens.kind(index - 2) == .digits, tokens.isMark(index - 3, in: [".", "․"]),
      tokens.kind(index - 4) == .digits, tokens.isMark(index - 5, in: [".", "․"])
    {
      return index + 2
    }
    if let next = year(tokens, index, into: &form) ?? range(reader, index, into: &form) {
      return next
    }
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1), tokens.isMark(index + 1, "-"),
      ["ին", "րդ"].contains(tokens.text(index + 2)), tokens.isEdge(index + 3),
      !tokens.isMark(index - 1, in: [":", ".", "/"])
    else { return nil }
    // Only the first has this ending as an ordinal; of other numbers it is that of a day or a year.
    let isDay = months.month(tokens.text(index - 2)) != nil
    let isDative = tokens.text(index + 2) == "ին" && (isDay || tokens.text(index) != "1")
    let words = isDative ? dative(tokens.text(index)) : ordinal(tokens.text(index), .none)
    guard let words else { return nil }
    form.append(words)
    return index + 3
  }

  /// Reads an ordinal whose ending has an article or a case behind it: "4-րդը", "24-րդում".
  private func ordinalWithEnding(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1), tokens.isMark(index + 1, "-"),
      case let ending = tokens.text(index + 2), ending.hasPrefix("րդ"), ending != "րդ",
      tokens.isEdge(index + 3), let words = ordinal(tokens.text(index), .none)
    else { return nil }
    form.append(words + ending.dropFirst(2))
    return index + 3
  }

  /// Whether a word is the name of a month, in its own form or with the ending that says when.
  private func isMonth(_ word: String) -> Bool {
    months.month(word) != nil
      || word.hasSuffix("ին") && months.month(String(word.dropLast(2))) != nil
  }

  /// Reads the short form of a year before the verb that tells what happened in it.
  ///
  /// Example: "2025 թ. կազմել է".
  private func year(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.text(index) == "թ", tokens.isMark(index + 1, "."),
      tokens.kind(index - 1) == .digits || tokens.kind(index - 2) == .digits,
      case let word = tokens.text(tokens.skipSpace(index + 2)),
      ["ել", "ալ", "վել", "ած", "ում"].contains(where: word.hasSuffix)
    else { return nil }
    form.append("թվականին")
    return index + 2
  }

  /// Reads a number that a dash parts from a greater one, in the case that says from where: "հինգից յոթ".
  private func range(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1),
      !tokens.isMark(index - 1, in: TextNormalizer.joining), !tokens.isMark(index - 1, ":"),
      let first = reader.textNumber(index), first.fraction == nil, !first.hasLeadingZero,
      tokens.isMark(first.next, in: TextNormalizer.dashes),
      let last = reader.textNumber(first.next + 1), last.fraction == nil, !last.hasLeadingZero,
      first.whole.utf8.count <= 3, last.whole.utf8.count <= 3,
      let from = Int(first.whole), let to = Int(last.whole), from < to,
      tokens.kind(last.next) == .space, tokens.kind(last.next + 1) == .letters
    else { return nil }
    form.append(Self.ablative(cardinal(first.whole)))
    return first.next + 1
  }

  /// A number with the ending that says from where.
  private static func ablative(_ words: String) -> String {
    if words.hasSuffix("երկու") { return words + "սից" }
    if words.hasSuffix("ինը") { return words.dropLast() + "նից" }
    return (words.hasSuffix("ը") ? String(words.dropLast()) : words) + "ից"
  }

  /// Reads the ending behind a number, a percent sign or a unit as part of its word: "2/3-ը", "12%-ով".
  private func ending(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index, "-"), form.endsInWord,
      tokens.kind(index - 1) == .digits || tokens.isMark(index - 1, in: ["%", "°", "²", "³", "."]),
      case let end = tokens.text(index + 1), tokens.kind(index + 1) == .letters, end.count <= 5,
      end.unicodeScalars.allSatisfy({ (0x561...0x587).contains($0.value) }),
      tokens.isEdge(index + 2)
    else { return nil }
    // Some numbers change their end before a vowel: "երկու", "ինը", "տասը".
    if tokens.kind(index - 1) == .digits, end.first.map({ "աեէըիոօու".contains($0) }) == true {
      let words = form.text.text()
      if words.hasSuffix("երկու") {
        form.append(literal: "ս", isGlued: true)
      } else if words.hasSuffix("ը") {
        form.truncate(to: form.text.count - "ը".utf8.count)
        if words.hasSuffix("ինը"), end != "ը" { form.append(literal: "ն", isGlued: true) }
      }
    }
    form.append(literal: end, isGlued: true)
    return index + 2
  }
}
