extension Language {
  /// The words of Ukrainian.
  static let ukrainian = Language(
    code: "uk",
    up: "зростання %@",
    down: "зниження %@",
    unchanged: "без змін",
    minus: "мінус",
    yes: "так",
    no: "ні",
    controls: ControlWords(
      switch: "перемикач", on: "увімкнено", off: "вимкнено", mixed: "частково позначено",
      checkbox: "прапорець", checked: "позначено", unchecked: "не позначено", slider: "повзунок",
      button: "кнопка", link: "посилання", textField: "текстове поле", progress: "поступ"),
    table: TableWords(
      delete: "Видалити: %@", insert: "Вставити: %@", reorder: "Змінити порядок: %@",
      moreInfo: "Докладніше: %@", rows: "Рядки з %1 по %2 із %3", position: "%1 із %2",
      rating: "зірки: %1 із %2", increment: "Збільшити: %@", decrement: "Зменшити: %@"),
    verbalizer: UkrainianRules())
}

/// Verbalizes numbers, amounts and dates in Ukrainian.
struct UkrainianRules: RuledNumbers {
  var locale = LocaleIdentifier.ukrainian
  var numerals = Numerals.comma

  /// What every gender has in common.
  private static let aboveNineteen = """
    20: двадцять[ >>]; 30: тридцять[ >>]; 40: сорок[ >>]; 50: п’ятдесят[ >>];
    60: шістдесят[ >>]; 70: сімдесят[ >>]; 80: вісімдесят[ >>]; 90: дев’яносто[ >>];
    100: сто[ >>]; 200: двісті[ >>]; 300: триста[ >>]; 400: чотириста[ >>]; 500: п’ятсот[ >>];
    600: шістсот[ >>]; 700: сімсот[ >>]; 800: вісімсот[ >>]; 900: дев’ятсот[ >>];
    1000: тисяча[ >>];
    2000: <%cardinal-feminine< $(cardinal,one{тисяча}few{тисячі}other{тисяч})$[ >>];
    1000000: <%cardinal< $(cardinal,one{мільйон}few{мільйони}other{мільйонів})$[ >>];
    1000000000: <%cardinal< $(cardinal,one{мільярд}few{мільярди}other{мільярдів})$[ >>];
    1000000000000: <%cardinal< $(cardinal,one{трильйон}few{трильйони}other{трильйонів})$[ >>];
    1000000000000000:
    <%cardinal< $(cardinal,one{квадрильйон}few{квадрильйони}other{квадрильйонів})$[ >>];
    """

  private static let genitiveAboveNineteen = """
    20: двадцяти[ >>]; 30: тридцяти[ >>]; 40: сорока[ >>]; 50: п’ятдесяти[ >>];
    60: шістдесяти[ >>]; 70: сімдесяти[ >>]; 80: вісімдесяти[ >>]; 90: дев’яноста[ >>];
    100: ста[ >>]; 200: двохсот[ >>]; 300: трьохсот[ >>]; 400: чотирьохсот[ >>];
    500: п’ятисот[ >>]; 600: шестисот[ >>]; 700: семисот[ >>]; 800: восьмисот[ >>];
    900: дев’ятисот[ >>];
    1000: тисячі[ >>];
    2000: <%genitive-feminine< $(cardinal,one{тисячі}other{тисяч})$[ >>];
    1000000: <%genitive< $(cardinal,one{мільйона}other{мільйонів})$[ >>];
    1000000000: <%genitive< $(cardinal,one{мільярда}other{мільярдів})$[ >>];
    1000000000000: =%cardinal=;
    """

  static let numberRules = NumberRules(
    """
    %cardinal:
    0: нуль; один; два; три; чотири; п’ять; шість; сім; вісім; дев’ять; десять; одинадцять;
    дванадцять; тринадцять; чотирнадцять; п’ятнадцять; шістнадцять; сімнадцять; вісімнадцять;
    дев’ятнадцять;
    \(aboveNineteen)
    %cardinal-feminine:
    0: нуль; одна; дві; =%cardinal=;
    \(aboveNineteen)
    %cardinal-neuter:
    0: нуль; одне; =%cardinal=;
    \(aboveNineteen)
    %genitive:
    0: нуля; одного; двох; трьох; чотирьох; п’яти; шести; семи; восьми; дев’яти; десяти;
    одинадцяти; дванадцяти; тринадцяти; чотирнадцяти; п’ятнадцяти; шістнадцяти; сімнадцяти;
    вісімнадцяти; дев’ятнадцяти;
    \(genitiveAboveNineteen)
    %genitive-feminine:
    0: нуля; однієї; =%genitive=;
    \(genitiveAboveNineteen)
    %ordinal:
    0: нульовий; перший; другий; третій; четвертий; п’ятий; шостий; сьомий; восьмий; дев’ятий;
    десятий; одинадцятий; дванадцятий; тринадцятий; чотирнадцятий; п’ятнадцятий; шістнадцятий;
    сімнадцятий; вісімнадцятий; дев’ятнадцятий;
    20: двадцятий; двадцять >>; 30: тридцятий; тридцять >>; 40: сороковий; сорок >>;
    50: п’ятдесятий; п’ятдесят >>; 60: шістдесятий; шістдесят >>; 70: сімдесятий; сімдесят >>;
    80: вісімдесятий; вісімдесят >>; 90: дев’яностий; дев’яносто >>;
    100: сотий; сто >>; 200: двохсотий; двісті >>; 300: трьохсотий; триста >>;
    400: чотирьохсотий; чотириста >>; 500: п’ятисотий; п’ятсот >>; 600: шестисотий;
    шістсот >>; 700: семисотий; сімсот >>; 800: восьмисотий; вісімсот >>;
    900: дев’ятисотий; дев’ятсот >>;
    1000: тисячний; тисяча >>; 2000: двотисячний; дві тисячі >>; 3000: тритисячний;
    три тисячі >>; 4000: чотиритисячний; чотири тисячі >>; 5000: п’ятитисячний;
    п’ять тисяч >>; 6000: шеститисячний; шість тисяч >>; 7000: семитисячний; сім тисяч >>;
    8000: восьмитисячний; вісім тисяч >>; 9000: дев’ятитисячний; дев’ять тисяч >>;
    10000: =%cardinal=;
    """, .ukrainian, upTo: 18)
  static let genitive: GenitiveWords? = GenitiveWords(
    leads: [
      "до", "від", "близько", "більше", "менше", "без", "для", "після", "крім", "серед",
      "проти", "вище", "нижче", "старше", "із", "з", "коло", "біля",
    ],
    feminineEndings: "иі", yearWords: ["р", "рр", "рік", "року", "році", "років"],
    singular: SpokenNumber("1", "5"), from: "від")
  static let categories: [PluralCategory] = [.one, .few, .many, .other]
  static let samples = ["1", "2", "5", "1.5"]

  static let outOf: String? = "із"
  static let numberedWords: Set<String> = [
    "сторінка", "крок", "частина", "рівень", "раунд", "урок", "питання", "слайд", "розділ",
    "етап", "серія", "сезон",
  ]
  static let words = SpokenWords(
    minus: "мінус", plus: "плюс", point: "кома", score: "", percent: "відсотків", to: "до",
    by: "на",
    equals: "дорівнює", per: "на", and: "і", power: "%1 у степені %2",
    marks: [
      ".": "крапка", ",": "кома", "@": "равлик", ":": "двокрапка", "/": "скісна риска",
      "\\": "зворотна скісна риска", "-": "дефіс", "_": "підкреслення", "?": "знак питання",
      "=": "дорівнює", "&": "і", "#": "решітка", "%": "відсоток", "+": "плюс",
      "!": "знак оклику", "~": "тильда", "*": "зірочка", "|": "вертикальна риска",
    ],
    symbols: [
      "★": "зірка", "☆": "порожня зірка", "▲": "угору", "▼": "униз", "✓": "галочка",
      "✔": "галочка", "✗": "хрестик", "✘": "хрестик", "→": "стрілка праворуч",
      "←": "стрілка ліворуч", "↑": "стрілка вгору", "↓": "стрілка вниз", "±": "плюс мінус",
      "×": "на", "÷": "поділити на", "°": "градусів", "§": "параграф", "&": "і",
      "•": "пункт", "≈": "приблизно", "№": "номер", "≤": "менше або дорівнює", "<": "менше",
      ">": "більше", "≥": "більше або дорівнює", "≠": "не дорівнює", "∞": "нескінченність",
      "√": "корінь із", "©": "авторське право", "®": "зареєстрований знак",
      "™": "торговельна марка",
      "α": "альфа", "β": "бета", "γ": "гама", "δ": "дельта", "π": "пі", "Ω": "омега",
    ])
  static let currencies: [String: CurrencyNoun] = [
    "UAH": CurrencyNoun(
      .feminine("гривня", "гривні", "гривень", "гривні"),
      .feminine("копійка", "копійки", "копійок", "копійки")),
    "USD": CurrencyNoun(
      Noun("долар", "долари", "доларів", "долара"), Noun("цент", "центи", "центів", "цента")),
    "EUR": CurrencyNoun(Noun("євро"), Noun("цент", "центи", "центів", "цента"), ownsMinor: false),
    "GBP": CurrencyNoun(Noun("фунт", "фунти", "фунтів", "фунта"), Noun("пенні")),
    "JPY": CurrencyNoun(.feminine("єна", "єни", "єн", "єни")),
    "CNY": CurrencyNoun(Noun("юань", "юані", "юанів", "юаня")),
    "CHF": CurrencyNoun(
      Noun("франк", "франки", "франків", "франка"), Noun("сантим", "сантими", "сантимів", "сантима")
    ),
    "PLN": CurrencyNoun(
      Noun("злотий", "злоті", "злотих", "злотого"), Noun("грош", "гроші", "грошів", "гроша")),
    "RUB": CurrencyNoun(
      Noun("рубль", "рублі", "рублів", "рубля"),
      .feminine("копійка", "копійки", "копійок", "копійки"),
      ownsMinor: false),
    "INR": CurrencyNoun(.feminine("рупія", "рупії", "рупій", "рупії")),
    "TRY": CurrencyNoun(.feminine("ліра", "ліри", "лір", "ліри")),
  ]
  static let currencySigns: [String: String] = [
    "грн": "UAH", "грн.": "UAH", "дол.": "USD", "дол": "USD",
  ]
  static let units: [String: Noun] = [
    "percent": Noun("відсоток", "відсотки", "відсотків", "відсотка"),
    "kilometer-per-hour": Noun(
      "кілометр на годину", "кілометри на годину", "кілометрів на годину", "кілометра на годину"),
    "meter-per-second": Noun(
      "метр на секунду", "метри на секунду", "метрів на секунду", "метра на секунду"),
  ]
  static let feminineUnits: Set<String> = [
    "hour", "minute", "second", "millisecond", "mile", "tonne", "ton", "ounce", "calorie",
    "kilocalorie", "mile-per-hour", "pint", "atmosphere", "square-mile", "day", "horsepower",
    "tablespoon", "teaspoon",
  ]
  static let unitSymbols: [String: String] = [
    "кг": "kilogram", "г": "gram", "мг": "milligram", "т": "tonne", "л": "liter",
    "мл": "milliliter", "м": "meter", "км": "kilometer", "см": "centimeter", "мм": "millimeter",
    "м²": "square-meter", "м2": "square-meter", "кв. м": "square-meter", "км²": "square-kilometer",
    "кв. км": "square-kilometer", "см²": "square-centimeter", "м³": "cubic-meter",
    "м3": "cubic-meter", "куб. м": "cubic-meter", "га": "hectare", "год": "hour",
    "год.": "hour", "хв": "minute", "хв.": "minute", "с": "second", "сек": "second",
    "км/год": "kilometer-per-hour", "м/с": "meter-per-second", "Вт": "watt", "кВт": "kilowatt",
    "МВт": "megawatt", "кВт·год": "kilowatt-hour", "В": "volt", "А": "ampere", "Гц": "hertz",
    "кГц": "kilohertz", "МГц": "megahertz", "ГГц": "gigahertz", "КБ": "kilobyte",
    "МБ": "megabyte", "ГБ": "gigabyte", "ТБ": "terabyte", "ккал": "kilocalorie",
    "гПа": "hectopascal", "ст. л.": "tablespoon", "ч. л.": "teaspoon",
  ]
  static let scales: [String: Noun] = [
    "тис": .feminine("тисяча", "тисячі", "тисяч", "тисячі"),
    "тисяч": .feminine("тисяча", "тисячі", "тисяч", "тисячі"),
    "тисячі": .feminine("тисяча", "тисячі", "тисяч", "тисячі"),
    "млн": Noun("мільйон", "мільйони", "мільйонів", "мільйона"),
    "мільйон": Noun("мільйон", "мільйони", "мільйонів", "мільйона"),
    "мільйони": Noun("мільйон", "мільйони", "мільйонів", "мільйона"),
    "мільйонів": Noun("мільйон", "мільйони", "мільйонів", "мільйона"),
    "мільйона": Noun("мільйон", "мільйони", "мільйонів", "мільйона"),
    "млрд": Noun("мільярд", "мільярди", "мільярдів", "мільярда"),
    "мільярд": Noun("мільярд", "мільярди", "мільярдів", "мільярда"),
    "мільярди": Noun("мільярд", "мільярди", "мільярдів", "мільярда"),
    "мільярдів": Noun("мільярд", "мільярди", "мільярдів", "мільярда"),
    "мільярда": Noun("мільярд", "мільярди", "мільярдів", "мільярда"),
    "трлн": Noun("трильйон", "трильйони", "трильйонів", "трильйона"),
  ]
  static let phrases = PhraseTable([
    "та ін.": "та інші", "і т. д.": "і так далі", "і т.д.": "і так далі",
    "і т. п.": "і тому подібне", "напр.": "наприклад", "вул.": "вулиця", "просп.": "проспект",
    "пл.": "площа", "бул.": "бульвар", "пров.": "провулок", "буд.": "будинок",
    "кв.": "квартира", "стор.": "сторінка", "рис.": "рисунок", "табл.": "таблиця",
    "тел.": "телефон", "за тел.": "за телефоном",
    "ім.": "імені", "проф.": "професор", "акад.": "академік",
    "див.": "дивись", "н. е.": "нашої ери", "н.е.": "нашої ери", "до н. е.": "до нашої ери",
    "до н.е.": "до нашої ери", "макс.": "максимум", "мін.": "мінімум", "шт.": "штук",
    "чол.": "чоловік", "обл.": "область", "р-н": "район", "24/7": "цілодобово",
    "N/A": "немає даних", "ст.": "стаття", "грн/кг": "гривень за кілограм",
  ])
  static let clockLeads: Set<String> = ["о", "об", "з", "до", "від", "після", "близько"]
  static let addressWords: [String: String] = [
    "info": "інфо", "gmail": "джимейл", "com": "ком", "ua": "юа",
  ]
  var months: MonthNames { Self.monthNames }
  private static let monthNames = MonthNames(.ukrainian)

  // MARK: Numbers

  private static let parts = ["десят", "сот", "тисячн", "десятитисячн", "стотисячн", "мільйонн"]

  /// "дві цілих і п’ять десятих".
  func decimal(_ number: SpokenNumber, _ gender: Gender) -> String {
    guard !number.fraction.isEmpty else { return cardinal(number.whole, gender) }
    let digitCount = number.fraction.count
    guard digitCount <= Self.parts.count else {
      return cardinal(number.whole) + " " + words.point + " " + digits(number.fraction)
    }
    let isOne = { (digits: String) in form(for: SpokenNumber(digits)) == 0 }
    return cardinal(number.whole, .feminine) + (isOne(number.whole) ? " ціла і " : " цілих і ")
      + cardinal(number.fraction, .feminine) + " " + Self.parts[digitCount - 1]
      + (isOne(number.fraction) ? "а" : "их")
  }

  func fraction(_ numerator: String, _ denominator: String) -> String {
    if numerator == "1", denominator == "2" { return "пів" }
    let count = cardinal(numerator, .feminine)
    // No fraction is more than a whole: "15/3" is of an address.
    guard denominator != "1", (Int(numerator) ?? 0) < (Int(denominator) ?? 0),
      let part = ordinal(denominator, ending: form(for: SpokenNumber(numerator)) == 0 ? "а" : "их")
    else { return cardinal(numerator) + " поділити на " + cardinal(denominator) }
    return count + " " + part
  }

  func mixed(_ whole: String, _ numerator: String, _ denominator: String) -> String {
    if numerator == "1", denominator == "2" { return cardinal(whole) + " з половиною" }
    return cardinal(whole) + " і " + fraction(numerator, denominator)
  }

  // MARK: Ordinals

  /// An ordinal with the ending of a case: "ий", "а", "е", "і", "ого", "ої", "ому", "им", "их", "ими" or "у".
  func ordinal(_ digits: String, ending: String) -> String? {
    guard let value = Int(digits), value < 10000,
      let words = Self.numberRules.words(digits, "%ordinal")
    else { return nil }
    let isSoft = words.hasSuffix("ій")
    let soft = [
      "а": "я", "е": "є", "ого": "ього", "ої": "ьої", "ому": "ьому", "у": "ю", "им": "ім",
      "их": "іх", "ими": "іми", "ий": "ій",
    ]
    return words.dropLast(2) + (isSoft ? soft[ending] ?? ending : ending)
  }

  func ordinal(_ digits: String, _ gender: Gender) -> String? {
    ordinal(digits, ending: gender == .feminine ? "а" : gender == .neuter ? "е" : "ий")
  }

  func genitive(_ digits: String, _ gender: Gender) -> String? {
    Self.numberRules.words(digits, gender == .feminine ? "%genitive-feminine" : "%genitive")
  }

  func gender(before word: String) -> Gender {
    // Words as short as prepositions are none that is counted.
    if word.count <= 2 { return .none }
    if word.hasSuffix("а") || word.hasSuffix("я") { return .feminine }
    return word.hasSuffix("о") || word.hasSuffix("е") ? .neuter : .masculine
  }

  /// The ending of a noun behind two is that of a plural, which does not tell its gender.
  func gender(before word: String, counting number: String) -> Gender {
    number.hasSuffix("1") && !number.hasSuffix("11") ? gender(before: word) : .masculine
  }

  // MARK: Amounts

  func percent(_ number: SpokenNumber) -> String { measure(number, unit: "percent") }

  func formalCurrency(_ code: String, for number: SpokenNumber) -> CurrencyNoun {
    Self.currencies[code] ?? defaultFormalCurrency(code, for: number)
  }

  // MARK: Dates and times

  func year(_ year: Int) -> String { ordinal(String(year), .none) ?? cardinal(year) }

  /// "третього травня дві тисячі двадцять четвертого".
  func date(_ date: SpokenDate) -> String {
    [
      date.day.flatMap { ordinal(String($0), ending: "ого") }, date.month.map { months[$0] },
      date.year.map {
        (date.hasShortYear && $0 < 10 ? "нуль " : "")
          + (ordinal(String($0), ending: "ого") ?? cardinal($0))
      },
    ].compactMap { $0 }.joined(separator: " ")
  }

  /// "чотирнадцята тридцять", and "о чотирнадцятій тридцять".
  func time(_ time: SpokenTime) -> String {
    let ending = ["о", "об"].contains(time.lead) ? "ій" : time.lead.isEmpty ? "а" : "ої"
    var text = ordinal(String(time.hour), ending: ending) ?? cardinal(time.hour, .feminine)
    if time.minute == 0, time.second == nil {
      return text + (ending == "а" ? " година" : ending == "ій" ? " годині" : " години")
    }
    text += (time.minute < 10 ? " нуль " : " ") + cardinal(time.minute, .feminine)
    if let second = time.second { text += " і " + measure(SpokenNumber(second), unit: "second") }
    return text
  }

  func decade(_ year: Int) -> String {
    (ordinal(String(year), ending: "і") ?? cardinal(year)) + " роки"
  }

  // MARK: Running text

  func roman(_ value: Int) -> String? { ordinal(String(value), .none) }

  /// The endings that are written behind a hyphen, and those that they stand for.
  private static let endings: [String: String] = [
    "й": "ий", "ий": "ий", "а": "а", "та": "а", "ша": "а", "га": "а", "тя": "а", "е": "е",
    "ше": "е", "ге": "е", "те": "е", "го": "ого", "ого": "ого", "ї": "ої", "ої": "ої", "му": "ому",
    "ому": "ому", "м": "им", "х": "их", "их": "их", "ті": "і", "і": "і", "ми": "ими", "у": "у",
  ]
  /// The endings of a year or a century before its noun.
  private static let nounEndings: [String: String] = [
    "рік": "ий", "року": "ого", "році": "ому", "роком": "им", "роки": "і", "років": "их",
    "століття": "е", "століттю": "ому", "столітті": "ому", "ст": "ого",
  ]

  /// The letter apostrophe makes eSpeak NG's voice change to English within the word.
  func read(_ text: String, into form: inout SpokenForm) {
    TextNormalizer(text.replacing("\u{2BC}", with: "’"), rules: self).read(into: &form)
  }

  func recognize(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    guard tokens.isEdge(index - 1) else { return nil }
    // "3 травня 2020 р."
    if tokens.text(index) == "вул", tokens.isMark(index + 1, "."), tokens.kind(index - 1) == .space,
      ["на", "по", "до", "з", "у", "в", "біля"].contains(tokens.text(index - 2).lowercased())
    {
      form.append("вулиці")
      return index + 2
    }
    if tokens.text(index) == "р", tokens.isMark(index + 1, "."), tokens.kind(index - 1) == .space,
      tokens.kind(index - 2) == .digits, tokens.text(index - 2).count == 4
    {
      form.append("року")
      return index + 2
    }
    if tokens.text(index) == "м", tokens.isMark(index + 1, "."), tokens.kind(index + 2) == .space,
      tokens.text(index + 3).first?.isUppercase == true, tokens.kind(index - 2) != .digits
    {
      form.append("місто")
      return index + 2
    }
    let noun = tokens.skipSpace(index + 1)
    let ending = noun > index + 1 ? Self.nounEndings[tokens.text(noun)] : nil
    if tokens.kind(index) == .letters, let ending,
      let value = RomanNumber.value(of: tokens.text(index)),
      let words = ordinal(String(value), ending: ending)
    {
      form.append(words)
      guard tokens.text(noun) == "ст" else { return index + 1 }
      form.append("століття")
      return tokens.isMark(noun + 1, ".") ? noun + 2 : noun + 1
    }
    guard tokens.kind(index) == .digits else { return nil }
    let digits = tokens.text(index)
    if tokens.isMark(index + 1, "-"), tokens.isEdge(index + 3),
      let ending = Self.endings[tokens.text(index + 2)], let words = ordinal(digits, ending: ending)
    {
      form.append(words)
      return index + 3
    }
    guard digits.count == 4, noun > index + 1 else { return nil }
    if tokens.text(noun) == "р", tokens.isMark(noun + 1, ".") {
      let isIn = ["у", "в"].contains(tokens.text(index - 2).lowercased())
      guard let words = ordinal(digits, ending: isIn ? "ому" : "ого") else { return nil }
      form.append(words + (isIn ? " році" : " року"))
      return noun + 2
    }
    // "з 2014 по 2019 рік"
    if ["по", "до"].contains(tokens.text(noun)), tokens.kind(noun + 2) == .digits,
      Self.nounEndings[tokens.text(noun + 4)] != nil, let words = ordinal(digits, ending: "ого")
    {
      form.append(words)
      return index + 1
    }
    guard let ending, tokens.text(noun) != "ст", let words = ordinal(digits, ending: ending) else {
      return nil
    }
    form.append(words)
    return index + 1
  }
}
