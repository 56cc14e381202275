// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

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
      button: "кнопка", link: "посилання", textField: "текстове поле", progress: "поступ",
      selected: "вибрано",
      disabled: "недоступно"),
    table: TableWords(
      delete: "Видалити: %@", insert: "Вставити: %@", reorder: "Змінити порядок: %@",
      moreInfo: "Докладніше: %@", rows: "Рядки з %1 по %2 із %3", position: "%1 із %2",
      rating: "зірки: %1 із %2", increment: "Збільшити: %@", decrement: "Зменшити: %@"),
    page: PageWords(skip: "Перейти до рядків", source: "Джерело: %@"),
    summary: SummaryWords(
      rows: "рядків: %@", row: "рядок %@", columns: "стовпців: %@", sections: "розділів: %@",
      missing: "пропущено: %@", none: "немає значень", lowest: "мінімум %@", highest: "максимум %@",
      median: "медіана %@", sum: "сума %@", mean: "середнє %@",
      middleHalf: "середня половина: %1 – %2",
      zero: "дорівнює нулю: %@", belowZero: "нижче нуля: %@", outliers: "далеко від решти: %@",
      span: "%1 – %2", different: "різних значень: %@", allDifferent: "усі різні",
      always: "завжди %@", mostCommon: "найчастіше: %@", others: "інших значень: %@",
      longest: "найдовше, символів: %@", about: "приблизно %@", more: "і ще %@",
      added: "нових: %@", removed: "вилучено: %@", changed: "змінено: %@",
      notCompared: "не порівняно: %@",
      rise: "найбільше зростання %@", fall: "найбільше зниження %@",
      change: "з %1 до %2", rising: "за зростанням", falling: "за спаданням",
      interval: "інтервал: %@", gaps: "прогалини: %@",
      repeatedRows: "повторювані рядки: %@", correlation: "кореляція %@"),
    verbalizer: UkrainianRules())
}

/// Verbalizes numbers, amounts and dates in Ukrainian.
struct UkrainianRules: RuledNumbers {
  var locale = LocaleIdentifier.ukrainian
  var numerals = Numerals.comma

  static let genitive: GenitiveWords? = GenitiveWords(
    leads: [
      "до", "від", "близько", "більше", "менше", "без", "для", "після", "крім", "серед",
      "проти", "вище", "нижче", "старше", "із", "з", "коло", "біля",
      "протягом", "упродовж", "впродовж", "віці", "розмірі",
    ],
    feminineEndings: "иі", yearWords: ["р", "рр", "рік", "року", "році", "років"],
    singular: SpokenNumber("1", "5"), from: "від", signs: ["<", ">"],
    pluralEndings: ["ів", "їв", "ей"], locativeEndings: ["ах", "ях"], singularEndings: "иі",
    accusativeLeads: ["через", "за", "на", "в", "у", "по"])
  static let categories: [PluralCategory] = [.one, .few, .many, .other]
  static let samples = ["1", "2", "5", "1.5"]

  static let outOf: String? = "із"
  static let ratings: RatingWords? = RatingWords(
    "%1 із %2", leads: "рейтинг рейтингом оцінка оцінку оцінкою", takesGenitive: true)
  static let numberedWords: Set<String> = [
    "спроба",
    "сторінка", "крок", "частина", "рівень", "раунд", "урок", "питання", "слайд", "розділ",
    "етап", "серія", "сезон", "глава", "том", "книга", "стаття", "пункт", "параграф", "додаток",
  ]
  static let directions: [String: String] = [
    "N": "північ", "S": "південь", "E": "схід", "W": "захід",
  ]
  static let piecesPer = ["міс": "на місяць", "шт": "штуку", "ос": "особу", "добу": "на добу"]
  static let words = SpokenWords(
    minus: "мінус", plus: "плюс", point: "кома", score: "", percent: "відсотків", to: "до",
    by: "на",
    equals: "дорівнює", per: "на", and: "і", power: "%1 у степені %2",
    squared: "у квадраті", cubed: "у кубі",
    marks: [
      ".": "крапка", ",": "кома", "@": "равлик", ":": "двокрапка", "/": "скісна риска",
      "\\": "зворотна скісна риска", "-": "дефіс", "_": "підкреслення", "?": "знак питання",
      "=": "дорівнює", "&": "і", "#": "решітка", "%": "відсоток", "+": "плюс",
      "!": "знак оклику", "~": "тильда", "*": "зірочка", "|": "вертикальна риска",
    ],
    symbols: [
      "⌀": "діаметр", "★": "зірка", "☆": "порожня зірка", "▲": "угору", "▼": "униз", "✓": "галочка",
      "✔": "галочка", "✗": "хрестик", "✘": "хрестик", "→": "стрілка праворуч",
      "←": "стрілка ліворуч", "↑": "стрілка вгору", "↓": "стрілка вниз", "±": "плюс мінус",
      "×": "помножити на", "÷": "поділити на", "°": "градусів", "§": "параграф", "&": "і",
      "•": "пункт", "≈": "приблизно", "№": "номер", "≤": "менше або дорівнює", "<": "менше",
      ">": "більше", "≥": "більше або дорівнює", "≠": "не дорівнює", "∞": "нескінченність",
      "√": "корінь із", "©": "авторське право", "®": "зареєстрований знак",
      "™": "торговельна марка",
      "α": "альфа", "β": "бета", "γ": "гама", "δ": "дельта", "π": "пі", "Ω": "омега",
    ],
    alone: SpokenWords.alone(
      "відкрита дужка|закрита дужка|відкрита квадратна дужка|закрита квадратна дужка|відкрита фігурна дужка|закрита фігурна дужка|лапка|апостроф|крапка з комою|гравіс"
    ))
  static let currencyGenders = CurrencyGenders(
    feminine: "єна драхма песета марка куна патака крона рупія ліра гривня унція",
    adjectives: [("ька", .feminine), ("ьке", .neuter)])
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
    "piece": .feminine("штука", "штуки", "штук", "штуки"),
    "decibel": Noun("децибел", "децибели", "децибелів"),
    "tonne": .feminine("тонна", "тонни", "тонн", "тонни"),
    "tablet": .feminine("таблетка", "таблетки", "таблеток", "таблетки"),
    "capsule": .feminine("капсула", "капсули", "капсул", "капсули"),
    "percent": Noun("відсоток", "відсотки", "відсотків", "відсотка"),
    "kilometer-per-hour": Noun(
      "кілометр на годину", "кілометри на годину", "кілометрів на годину", "кілометра на годину"),
    "meter-per-second": Noun(
      "метр на секунду", "метри на секунду", "метрів на секунду", "метра на секунду"),
  ]
  static let feminineUnits: Set<String> = [
    "hour", "minute", "second", "millisecond", "mile", "tonne", "ton", "ounce", "calorie",
    "kilocalorie", "mile-per-hour", "pint", "atmosphere", "square-mile", "horsepower",
    "tablespoon", "teaspoon", "kilowatt-hour", "watt-hour", "megawatt-hour",
  ]
  static let unitSymbols: [String: String] = [
    "шт.": "piece", "шт": "piece",
    "табл.": "tablet", "табл": "tablet", "капс.": "capsule",
    "добу": "day",
    "ммоль": "millimole", "ммоль/л": "millimole-per-liter", "мкг": "microgram", "мкм": "micrometer",
    "кПа": "kilopascal", "МПа": "megapascal", "Па": "pascal", "мА·год": "milliampere-hour",
    "А·год": "ampere-hour", "мА": "milliampere", "мВ": "millivolt", "кВ": "kilovolt", "Дж": "joule",
    "кДж": "kilojoule", "Ом": "ohm", "дБ": "decibel", "об/хв": "revolution-per-minute",
    "Мбіт/с": "megabit-per-second", "Гбіт/с": "gigabit-per-second", "мм рт. ст.": "millimeter-ofhg",
    "міс": "month", "тиж": "week",
    "кг": "kilogram", "г": "gram", "мг": "milligram", "т": "tonne", "л": "liter",
    "мл": "milliliter", "м": "meter", "км": "kilometer", "см": "centimeter", "мм": "millimeter",
    "м²": "square-meter", "м2": "square-meter", "кв. м": "square-meter", "км²": "square-kilometer",
    "кв. км": "square-kilometer", "см²": "square-centimeter", "м³": "cubic-meter",
    "м3": "cubic-meter", "куб. м": "cubic-meter", "га": "hectare", "год": "hour",
    "год.": "hour", "хв": "minute", "хв.": "minute", "с": "second", "сек": "second",
    "км/год": "kilometer-per-hour", "м/с": "meter-per-second", "Вт": "watt", "кВт": "kilowatt",
    "МВт": "megawatt", "кВт·год": "kilowatt-hour", "В": "volt", "А": "ampere", "Гц": "hertz",
    "кГц": "kilohertz", "МГц": "megahertz", "ГГц": "gigahertz", "КБ": "kilobyte",
    "МБ": "megabyte", "ГБ": "gigabyte", "ТБ": "terabyte", "Кб": "kilobyte", "Мб": "megabyte",
    "Гб": "gigabyte", "Тб": "terabyte", "ккал": "kilocalorie",
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
  static let phrases = PhraseTable(
    listed: abbreviations,
    [
      "с.": "сторінка", "п.": "пункт",
      "кімн.": "кімната", "корп.": "корпус", "нар.": "народився", "відпр.": "відправлення",
      "приб.": "прибуття", "рр.": "роки", "пн. ш.": "північної широти",
      "пд. ш.": "південної широти",
      "сх. д.": "східної довготи", "зх. д.": "західної довготи", "моб.": "мобільний",
      "прим.": "примітка", "у т. ч.": "у тому числі", "пов.": "поверх",
      "та ін.": "та інші", "і т. д.": "і так далі", "і т.д.": "і так далі",
      "і т. п.": "і тому подібне", "напр.": "наприклад", "вул.": "вулиця", "просп.": "проспект",
      "пл.": "площа", "бул.": "бульвар", "пров.": "провулок", "буд.": "будинок",
      "кв.": "квартира", "стор.": "сторінка", "рис.": "рисунок", "табл.": "таблиця",
      "тел.": "телефон", "за тел.": "за телефоном",
      "ім.": "імені", "проф.": "професор", "акад.": "академік",
      "див.": "дивись", "н. е.": "нашої ери", "н.е.": "нашої ери", "до н. е.": "до нашої ери",
      "до н.е.": "до нашої ери", "макс.": "максимум", "за шт.": "за штуку", "мін.": "мінімум",
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

  static let parts = ["десят", "сот", "тисячн", "десятитисячн", "стотисячн", "мільйонн"]

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

  /// "п’яти цілих однієї десятої".
  func genitive(_ whole: String, fraction: String) -> String? {
    let isOne = { (digits: String) in form(for: SpokenNumber(digits)) == 0 }
    guard fraction.count <= Self.parts.count, let integer = genitive(whole, .feminine),
      let rest = genitive(fraction, .feminine)
    else { return nil }
    return integer + (isOne(whole) ? " цілої " : " цілих ") + rest + " "
      + Self.parts[fraction.count - 1] + (isOne(fraction) ? "ої" : "их")
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

  /// The ending of a noun behind two is that of a plural, which tells its gender seldom.
  func gender(before word: String, counting number: String) -> Gender {
    if number.hasSuffix("1"), !number.hasSuffix("11") { return gender(before: word) }
    let isFeminine =
      Self.feminines.contains(word)
      || ["ії", "иці", "ості", "етки", "очки", "инки", "ички", "ушки", "ашки"].contains(
        where: word.hasSuffix) && !Self.masculines.contains(word)
    return isFeminine ? .feminine : .masculine
  }

  /// Feminine nouns that are often counted, in the plural behind two.
  private static let feminines: Set<String> = Set(
    ("години хвилини секунди тисячі доби ночі книги книжки сторінки частини глави карти лампи шафи кімнати"
      + " квартири школи групи команди машини людини дитини жінки доньки дочки сестри подруги бабусі мами"
      + " ложки чашки склянки пляшки коробки банки пачки краплі капсули дози порції гривні копійки тонни"
      + " партії країни області громади вулиці дороги траси ріки річки гори лінії станції зупинки премії"
      + " нагороди медалі перемоги поразки нічиї гри серії версії статті задачі проблеми причини помилки"
      + " оцінки спроби зустрічі ракети бомби атаки операції вантажівки книгарні лікарні аптеки пісні"
      + " картини фотографії тварини корови кішки собаки курки рослини квітки троянди сосни яблуні груші"
      + " сливи цибулини морквини картоплини сорочки сукні пари особи жертви родини сім'ї дівчини дівчинки")
      .split(separator: " ").map(String.init))

  /// Masculine nouns that end as most feminine ones do.
  private static let masculines: Set<String> = [
    "будинки", "відпочинки", "ринки", "вчинки", "напої", "трамваї", "місяці", "хлопчики", "значки",
    "бочки", "гвинтики", "візочки", "листочки",
  ]

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
  func rate(_ unit: String) -> String {
    let name = name(ofUnit: unit, for: SpokenNumber("1"))
    // The accusative of feminine nouns: "на хвилину".
    let said =
      name.hasSuffix("а")
      ? name.dropLast() + "у" : name.hasSuffix("я") ? name.dropLast() + "ю" : name
    return words.per + " " + said
  }

  static let pressureJoin: String? = "на"

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
}
