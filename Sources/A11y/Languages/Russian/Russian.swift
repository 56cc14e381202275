// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// The words of Russian.
  static let russian = Language(
    code: "ru",
    up: "рост %@",
    down: "снижение %@",
    unchanged: "без изменений",
    minus: "минус",
    yes: "да",
    no: "нет",
    controls: ControlWords(
      switch: "кнопка-переключатель", on: "вкл.", off: "выкл.", mixed: "смешанно",
      checkbox: "флажок", checked: "установлен", unchecked: "не установлен", slider: "ползунок",
      button: "кнопка", link: "ссылка", textField: "текстовое поле", progress: "ход выполнения",
      selected: "выбрано",
      disabled: "недоступно"),
    table: TableWords(
      delete: "Удалить: %@", insert: "Вставить: %@", reorder: "Изменить порядок: %@",
      moreInfo: "Подробнее: %@", rows: "Строки с %1 по %2 из %3", position: "%1 из %2",
      rating: "%1 из %2 звёзд",
      increment: "Увеличить: %@", decrement: "Уменьшить: %@"),
    page: PageWords(skip: "Перейти к строкам", source: "Источник: %@"),
    summary: SummaryWords(
      rows: "строк: %@", row: "строка %@", columns: "столбцов: %@", sections: "разделов: %@",
      missing: "пропущено: %@", none: "нет значений", lowest: "минимум %@", highest: "максимум %@",
      median: "медиана %@", sum: "сумма %@", mean: "среднее %@",
      middleHalf: "средняя половина: %1 – %2",
      zero: "равно нулю: %@", belowZero: "ниже нуля: %@", outliers: "далеко от остальных: %@",
      span: "%1 – %2", different: "разных значений: %@", allDifferent: "все разные",
      always: "всегда %@", mostCommon: "чаще всего: %@", others: "других значений: %@",
      longest: "самое длинное, символов: %@", about: "приблизительно %@", more: "и ещё %@",
      added: "новых: %@", removed: "удалено: %@", changed: "изменено: %@",
      notCompared: "не сравнено: %@",
      rise: "наибольший рост %@", fall: "наибольшее снижение %@",
      change: "с %1 до %2", rising: "по возрастанию", falling: "по убыванию",
      interval: "интервал: %@", gaps: "разрывы: %@",
      repeatedRows: "повторяющиеся строки: %@", correlation: "корреляция %@"),
    verbalizer: RussianRules())
}

/// Verbalizes numbers, amounts and dates in Russian.
struct RussianRules: SpokenRules {
  var locale = LocaleIdentifier.russian
  var numerals = Numerals.comma

  static let outOf: String? = "из"
  static let ratings: RatingWords? = RatingWords(
    "%1 из %2", leads: "рейтинг рейтингом оценка оценку оценкой", takesGenitive: true)
  static let numberedWords: Set<String> = [
    "попытка",
    "квартал", "том", "зал", "тип", "группа", "группы", "степень", "степени", "класс", "раздел",
    "курс",
    "страница", "шаг", "часть", "уровень", "раунд", "урок", "вопрос", "слайд", "глава", "этап",
    "серия", "статья", "пункт", "параграф", "приложение", "книга", "рисунок", "таблица", "сцена",
  ]

  static let directions: [String: String] = ["N": "север", "S": "юг", "E": "восток", "W": "запад"]
  static let piecesPer = [
    "мес": "в месяц", "шт": "штуку", "чел": "человека", "сут": "в сутки", "нед": "в неделю",
  ]
  static let words = SpokenWords(
    minus: "минус", plus: "плюс", point: "запятая", score: "", percent: "процентов", to: "до",
    by: "на",
    equals: "равно", per: "на", and: "и", power: "%1 в степени %2",
    squared: "в квадрате", cubed: "в кубе",
    marks: [
      ".": "точка", ",": "запятая", "@": "собака", ":": "двоеточие", "/": "слэш",
      "\\": "обратный слэш", "-": "дефис", "_": "нижнее подчёркивание", "?": "вопросительный знак",
      "=": "равно", "&": "и", "#": "решётка", "%": "процент", "+": "плюс",
      "!": "восклицательный знак", "~": "тильда", "*": "звёздочка", "|": "вертикальная черта",
    ],
    symbols: [
      "⌀": "диаметр", "★": "звезда", "☆": "пустая звезда", "▲": "вверх", "▼": "вниз",
      "✓": "галочка",
      "✔": "галочка", "✗": "крестик", "✘": "крестик", "⇒": "следует", "→": "стрелка вправо",
      "←": "стрелка влево", "↑": "стрелка вверх", "↓": "стрелка вниз", "±": "плюс минус",
      "×": "умножить на", "÷": "разделить на", "°": "градус", "§": "параграф", "&": "и",
      "•": "пункт",
      "≈": "примерно", "≤": "меньше или равно", "<": "меньше", ">": "больше",
      "≥": "больше или равно", "≠": "не равно",
      "∞": "бесконечность", "√": "корень из", "№": "номер", "©": "копирайт",
      "®": "зарегистрированный товарный знак", "™": "товарный знак",
    ],
    alone: SpokenWords.alone(
      "открывающая скобка|закрывающая скобка|открывающая квадратная скобка|закрывающая квадратная скобка|открывающая фигурная скобка|закрывающая фигурная скобка|кавычка|апостроф|точка с запятой|гравис"
    ))
  static let currencyGenders = CurrencyGenders(
    feminine: "йена иена драхма песета марка куна патака крона рупия лира гривна унция",
    adjectives: [("ая", .feminine), ("ое", .neuter)])
  static let currencies: [String: CurrencyNoun] = [
    "RUB": CurrencyNoun(
      Noun("рубль", "рубля", "рублей"), .feminine("копейка", "копейки", "копеек")),
    "USD": CurrencyNoun(Noun("доллар", "доллара", "долларов"), Noun("цент", "цента", "центов")),
    "EUR": CurrencyNoun(
      Noun("евро"), Noun("цент", "цента", "центов"), ownsMinor: false),
    "GBP": CurrencyNoun(Noun("фунт", "фунта", "фунтов"), Noun("пенни")),
    "JPY": CurrencyNoun(.feminine("иена", "иены", "иен")),
    "CNY": CurrencyNoun(Noun("юань", "юаня", "юаней")),
    "CHF": CurrencyNoun(
      Noun("франк", "франка", "франков"), Noun("сантим", "сантима", "сантимов")),
    "UAH": CurrencyNoun(
      .feminine("гривна", "гривны", "гривен"), .feminine("копейка", "копейки", "копеек"),
      ownsMinor: false),
    "KZT": CurrencyNoun(Noun("тенге")),
    "BYN": CurrencyNoun(
      Noun("белорусский рубль", "белорусских рубля", "белорусских рублей"),
      .feminine("копейка", "копейки", "копеек"), ownsMinor: false),
    "INR": CurrencyNoun(.feminine("рупия", "рупии", "рупий")),
    "TRY": CurrencyNoun(.feminine("лира", "лиры", "лир")),
  ]
  static let currencySigns: [String: String] = [
    "руб": "RUB", "руб.": "RUB", "р.": "RUB", "долл": "USD", "долл.": "USD", "грн": "UAH",
    "тг": "KZT",
  ]
  static let units: [String: Noun] = [
    "decibel": Noun("децибел", "децибела", "децибел"),
    "piece": .feminine("штука", "штуки", "штук", "штуки"),
    "tablet": .feminine("таблетка", "таблетки", "таблеток", "таблетки"),
    "capsule": .feminine("капсула", "капсулы", "капсул", "капсулы"),
    "milliampere-hour": Noun("миллиампер-час", "миллиампер-часа", "миллиампер-часов"),
    "percent": Noun("процент", "процента", "процентов"),
    "kilometer-per-hour": Noun("километр в час", "километра в час", "километров в час"),
    "meter-per-second": Noun("метр в секунду", "метра в секунду", "метров в секунду"),
    "horsepower": .feminine("лошадиная сила", "лошадиные силы", "лошадиных сил"),
  ]
  static let feminineUnits: Set<String> = [
    "minute", "second", "millisecond", "mile", "tonne", "ton", "ounce", "week", "calorie",
    "kilocalorie", "mile-per-hour", "pint", "atmosphere", "square-mile", "tablespoon", "teaspoon",
  ]
  static let unitSymbols: [String: String] = [
    "шт.": "piece", "шт": "piece", "табл.": "tablet", "табл": "tablet", "таб.": "tablet",
    "капс.": "capsule",
    "ммоль": "millimole", "ммоль/л": "millimole-per-liter", "мкг": "microgram", "мкм": "micrometer",
    "кПа": "kilopascal", "МПа": "megapascal", "Па": "pascal", "мА·ч": "milliampere-hour",
    "А·ч": "ampere-hour", "мА": "milliampere", "мВ": "millivolt", "кВ": "kilovolt", "Дж": "joule",
    "кДж": "kilojoule", "кал": "calorie", "Ом": "ohm", "дБ": "decibel", "лк": "lux",
    "об/мин": "revolution-per-minute", "Мбит/с": "megabit-per-second",
    "Гбит/с": "gigabit-per-second", "Кбит/с": "kilobit-per-second", "мм рт. ст.": "millimeter-ofhg",
    "сут": "day", "нед": "week", "мес": "month",
    "кг": "kilogram", "г": "gram", "мг": "milligram", "т": "tonne", "л": "liter",
    "мл": "milliliter", "м": "meter", "км": "kilometer", "см": "centimeter", "мм": "millimeter",
    "м²": "square-meter", "м2": "square-meter", "км²": "square-kilometer",
    "км2": "square-kilometer",
    "см²": "square-centimeter", "м³": "cubic-meter", "м3": "cubic-meter", "га": "hectare",
    "ч": "hour", "мин": "minute", "сек": "second", "с": "second", "км/ч": "kilometer-per-hour",
    "м/с": "meter-per-second", "кв. м": "square-meter", "кв.м": "square-meter",
    "кв. км": "square-kilometer", "куб. м": "cubic-meter", "куб.м": "cubic-meter", "Вт": "watt",
    "кВт": "kilowatt", "МВт": "megawatt",
    "кВт·ч": "kilowatt-hour", "В": "volt", "А": "ampere", "Гц": "hertz", "кГц": "kilohertz",
    "МГц": "megahertz", "ГГц": "gigahertz", "КБ": "kilobyte", "МБ": "megabyte", "ГБ": "gigabyte",
    "Кб": "kilobyte", "Мб": "megabyte", "Гб": "gigabyte", "Тб": "terabyte",
    "ТБ": "terabyte", "ккал": "kilocalorie", "л.с.": "horsepower", "л. с.": "horsepower",
    "дм": "decimeter",
    "гПа": "hectopascal", "ст. л.": "tablespoon", "ч. л.": "teaspoon", "ст.л.": "tablespoon",
    "ч.л.": "teaspoon",
    "ст.л": "tablespoon", "ч.л": "teaspoon",
  ]
  static let scales: [String: Noun] = [
    "тыс": .feminine("тысяча", "тысячи", "тысяч"), "тысяча": .feminine("тысяча", "тысячи", "тысяч"),
    "тысячи": .feminine("тысяча", "тысячи", "тысяч"),
    "тысяч": .feminine("тысяча", "тысячи", "тысяч"),
    "млн": Noun("миллион", "миллиона", "миллионов"),
    "миллион": Noun("миллион", "миллиона", "миллионов"),
    "миллиона": Noun("миллион", "миллиона", "миллионов"),
    "миллионов": Noun("миллион", "миллиона", "миллионов"),
    "млрд": Noun("миллиард", "миллиарда", "миллиардов"),
    "миллиард": Noun("миллиард", "миллиарда", "миллиардов"),
    "миллиарда": Noun("миллиард", "миллиарда", "миллиардов"),
    "миллиардов": Noun("миллиард", "миллиарда", "миллиардов"),
    "трлн": Noun("триллион", "триллиона", "триллионов"),
  ]
  static let winds = [
    "С": "северный", "СВ": "северо-восточный", "В": "восточный", "ЮВ": "юго-восточный",
    "Ю": "южный", "ЮЗ": "юго-западный", "З": "западный", "СЗ": "северо-западный",
  ]
  static let windWords: Set<String> = ["ветер"]
  static let phrases = PhraseTable(
    listed: abbreviations,
    [
      "с.": "страница", "рт. ст.": "ртутного столба", "п.": "пункт", "пп.": "пункты",
      "д-ра": "доктора", "д-ру": "доктору",
      "комн.": "комнатная", "корп.": "корпус", "отпр.": "отправление", "приб.": "прибытие",
      "эт.": "этаж", "с. ш.": "северной широты", "ю. ш.": "южной широты",
      "в. д.": "восточной долготы", "з. д.": "западной долготы", "стр-во": "строительство",
      "моб.": "мобильный", "прим.": "примечание", "сокр.": "сокращённо",
      "гл. обр.": "главным образом", "в т. ч.": "в том числе", "в т.ч.": "в том числе",
      "и т. д.": "и так далее", "и т.д.": "и так далее", "и т. п.": "и тому подобное",
      "и т.п.": "и тому подобное",
      "ок.": "около", "т.е.": "то есть", "т. е.": "то есть", "т.д.": "так далее",
      "т. д.": "так далее",
      "т.п.": "тому подобное", "т. п.": "тому подобное", "и др.": "и другие", "г.": "год",
      "гг.": "годы", "в.": "век", "вв.": "века", "ул.": "улица", "пр.": "проспект",
      "просп.": "проспект", "пл.": "площадь", "пер.": "переулок", "д.": "дом", "кв.": "квартира",
      "стр.": "страница", "рис.": "рисунок", "табл.": "таблица", "тел.": "телефон", "им.": "имени",
      "проф.": "профессор", "акад.": "академик", "см.": "смотри", "напр.": "например",
      "н. э.": "нашей эры", "н.э.": "нашей эры", "до н. э.": "до нашей эры", "США": "сэ ш а",
      "СССР": "эс эс эс эр", "РФ": "эр эф", "ООО": "о о о", "ОАО": "о а о", "АО": "а о",
      "макс.": "максимум", "мин.": "минут", "шт.": "штук", "чел.": "человек", "обл.": "область",
      "р-н": "район", "24/7": "круглосуточно", "N/A": "нет данных", "ст.": "статья", "гл.": "глава",
    ])
  static let addressWords: [String: String] = [
    "com": "ком", "net": "нет", "org": "орг", "ru": "ру", "gmail": "джимейл", "mail": "мейл",
    "hotmail": "хот мейл", "yandex": "яндекс", "google": "гугл", "yahoo": "яху", "info": "инфо",
    "www": "дабл ю дабл ю дабл ю",
  ]
  var months: MonthNames { Self.monthNames }
  private static let monthNames = MonthNames(
    .russian, others: ["сент": 9, "сен": 9, "нояб": 11, "ноя": 11, "фев": 2])

  // MARK: Numbers

  private static let small = [
    "ноль", "один", "два", "три", "четыре", "пять", "шесть", "семь", "восемь", "девять", "десять",
    "одиннадцать", "двенадцать", "тринадцать", "четырнадцать", "пятнадцать", "шестнадцать",
    "семнадцать", "восемнадцать", "девятнадцать",
  ]
  private static let tens = [
    "", "", "двадцать", "тридцать", "сорок", "пятьдесят", "шестьдесят", "семьдесят",
    "восемьдесят", "девяносто",
  ]
  private static let hundreds = [
    "", "сто", "двести", "триста", "четыреста", "пятьсот", "шестьсот", "семьсот", "восемьсот",
    "девятьсот",
  ]
  private static let powers = [
    Noun.feminine("тысяча", "тысячи", "тысяч"), Noun("миллион", "миллиона", "миллионов"),
    Noun("миллиард", "миллиарда", "миллиардов"), Noun("триллион", "триллиона", "триллионов"),
    Noun("квадриллион", "квадриллиона", "квадриллионов"),
    Noun("квинтиллион", "квинтиллиона", "квинтиллионов"),
  ]

  func cardinal(_ digits: String, _ gender: Gender) -> String {
    let groups = SpokenNumber.groups(digits, of: 3)
    guard let first = groups.first else { return Self.small[0] }
    guard first.power <= Self.powers.count else { return self.digits(digits) }
    let words = groups.map { value, power -> String in
      guard power > 0 else { return Self.belowThousand(value, gender) }
      let noun = Self.powers[power - 1]
      return Self.belowThousand(value, noun.gender) + " "
        + noun.form(form(for: SpokenNumber(value)))
    }
    return words.joined(separator: " ")
  }

  private static func belowThousand(_ value: Int, _ gender: Gender) -> String {
    var words: [String] = []
    if value >= 100 { words.append(hundreds[value / 100]) }
    let rest = value % 100
    if rest >= 20 { words.append(tens[rest / 10]) }
    let unit = rest >= 20 ? rest % 10 : rest
    if unit > 0 {
      switch (unit, gender) {
      case (1, .feminine): words.append("одна")
      case (1, .neuter): words.append("одно")
      case (2, .feminine): words.append("две")
      default: words.append(small[unit])
      }
    }
    return words.joined(separator: " ")
  }

  /// One, few, many; a fraction takes the genitive singular, which is the form for few.
  func form(for number: SpokenNumber) -> Int {
    guard number.fraction.isEmpty else { return 1 }
    let last = Int(number.whole.suffix(2)) ?? 0
    switch (last % 10, last) {
    case (_, 11...14): return 2
    case (1, _): return 0
    case (2...4, _): return 1
    default: return 2
    }
  }

  static let parts = [
    "десят", "сот", "тысячн", "десятитысячн", "стотысячн", "миллионн",
  ]

  /// "две целых пять десятых".
  func decimal(_ number: SpokenNumber, _ gender: Gender) -> String {
    guard !number.fraction.isEmpty else { return cardinal(number.whole, gender) }
    let digitCount = number.fraction.count
    guard digitCount <= Self.parts.count else {
      return cardinal(number.whole) + " запятая " + digits(number.fraction)
    }
    let isOne = { (digits: String) in
      digits.hasSuffix("1") && !digits.hasSuffix("11")
    }
    return cardinal(number.whole, .feminine) + (isOne(number.whole) ? " целая " : " целых ")
      + cardinal(number.fraction, .feminine) + " " + Self.parts[digitCount - 1]
      + (isOne(number.fraction) ? "ая" : "ых")
  }

  // MARK: Ordinals

  private static let ordinalStems = [
    "нулев", "перв", "втор", "трет", "четверт", "пят", "шест", "седьм", "восьм", "девят", "десят",
    "одиннадцат", "двенадцат", "тринадцат", "четырнадцат", "пятнадцат", "шестнадцат",
    "семнадцат", "восемнадцат", "девятнадцат",
  ]
  private static let ordinalTens = [
    "", "", "двадцат", "тридцат", "сороков", "пятидесят", "шестидесят", "семидесят",
    "восьмидесят", "девяност",
  ]
  static let multiples = [
    "", "", "двух", "трёх", "четырёх", "пяти", "шести", "семи", "восьми", "девяти",
  ]
  private static let multipleTens = [
    "", "", "двадцати", "тридцати", "сорока", "пятидесяти", "шестидесяти", "семидесяти",
    "восьмидесяти", "девяносто",
  ]
  private static let multipleTeens = [
    "десяти", "одиннадцати", "двенадцати", "тринадцати", "четырнадцати", "пятнадцати",
    "шестнадцати", "семнадцати", "восемнадцати", "девятнадцати",
  ]

  /// How many times, as one word before a thousand or a million: "двадцатиодно", "двухсот"; nil beyond 999.
  private static func multiple(_ count: Int) -> String? {
    guard (1...999).contains(count) else { return nil }
    if count == 1 { return "" }
    let (hundred, rest) = (count / 100, count % 100)
    let hundreds = hundred == 0 ? "" : hundred == 1 ? "сто" : multiples[hundred] + "сот"
    if (10...19).contains(rest) { return hundreds + multipleTeens[rest - 10] }
    return hundreds + multipleTens[rest / 10] + (rest % 10 == 1 ? "одно" : multiples[rest % 10])
  }

  /// The stems whose masculine form ends in a stressed "ой".
  private static let stressed: Set<String> = ["нулев", "втор", "шест", "седьм", "восьм", "сороков"]

  /// An ordinal in the case that its ending stands for.
  ///
  /// Endings are "ый", "ая", "ое", "ые", "ого", "ой", "ому", "ом", "ым", "ых", "ыми" or "ую". The
  /// result is nil for numbers whose ordinals have no words here.
  func ordinal(_ digits: String, ending: String) -> String? {
    guard let value = SpokenNumber(digits).trimmed.small else { return nil }
    for (power, stem) in [(1_000_000_000, "миллиардн"), (1_000_000, "миллионн")]
    where value >= power {
      guard value % power == 0, let count = Self.multiple(value / power) else { return nil }
      return count + stem + ending
    }
    var before: [String] = []
    var stem: String
    let rest = value % 100
    if value >= 1000, value % 1000 == 0 {
      guard let count = Self.multiple(value / 1000) else { return nil }
      stem = count + "тысячн"
    } else {
      if value >= 1000 {
        let thousands = value / 1000
        // "тысяча девятьсот", without "одна".
        before.append(thousands == 1 ? "тысяча" : cardinal(String(thousands * 1000)))
      }
      let hundred = value % 1000 / 100
      if rest == 0, hundred > 0 {
        stem = Self.multiples[hundred] + "сот"
      } else {
        if hundred > 0 { before.append(Self.hundreds[hundred]) }
        if rest < 20 {
          stem = Self.ordinalStems[rest]
        } else if rest % 10 == 0 {
          stem = Self.ordinalTens[rest / 10]
        } else {
          before.append(Self.tens[rest / 10])
          stem = Self.ordinalStems[rest % 10]
        }
      }
    }
    if stem == "трет" {
      stem = ending == "ый" ? "третий" : "треть" + Self.soft(ending)
    } else {
      stem += ending == "ый" && Self.stressed.contains(stem) ? "ой" : ending
    }
    return (before + [stem]).joined(separator: " ")
  }

  private static func soft(_ ending: String) -> String {
    switch ending {
    case "ая": "я"
    case "ое": "е"
    case "ые": "и"
    case "ого": "его"
    case "ой": "ей"
    case "ому": "ему"
    case "ом": "ем"
    case "ых": "их"
    case "ыми": "ими"
    case "ым": "им"
    default: "ю"
    }
  }

  func ordinal(_ digits: String, _ gender: Gender) -> String? {
    ordinal(digits, ending: gender == .feminine ? "ая" : gender == .neuter ? "ое" : "ый")
  }

  func fraction(_ numerator: String, _ denominator: String) -> String {
    if numerator == "1", denominator == "2" { return "одна вторая" }
    let isOne = numerator.hasSuffix("1") && !numerator.hasSuffix("11")
    let part = ordinal(denominator, ending: isOne ? "ая" : "ых")
    return cardinal(numerator, .feminine) + " " + (part ?? "на " + cardinal(denominator))
  }

  // MARK: Amounts

  func percent(_ number: SpokenNumber) -> String {
    say(number, .masculine) + " " + (Self.units["percent"]?.form(form(for: number)) ?? "")
  }

  func formalCurrency(_ code: String, for number: SpokenNumber) -> CurrencyNoun {
    Self.currencies[code] ?? defaultFormalCurrency(code, for: number)
  }

  func gender(before word: String) -> Gender {
    // Words as short as prepositions are none that is counted.
    if word.count <= 2 { return .none }
    if word.hasSuffix("а") || word.hasSuffix("я") { return .feminine }
    return word.hasSuffix("о") || word.hasSuffix("е") ? .neuter : .masculine
  }

  /// Behind two a noun is in the genitive singular, whose endings tell the gender the other way round: "два стола", "две страницы".
  func gender(before word: String, counting number: String) -> Gender {
    guard number.hasSuffix("2"), !number.hasSuffix("12") else { return gender(before: word) }
    guard word.count > 2, !Self.uncounted.contains(word.lowercased()) else { return .none }
    return word.hasSuffix("ы") || word.hasSuffix("и") || word.hasSuffix("ые")
      || word.hasSuffix("ие") ? .feminine : .masculine
  }

  /// Words that end as feminine nouns do, and are not counted.
  private static let uncounted: Set<String> = ["или", "при", "если", "почти", "ради"]

  // MARK: Dates and times

  func date(_ date: SpokenDate) -> String {
    // "третьего февраля": a date within a sentence tells when, in the genitive.
    let ending = date.isWritten || date.hasShortYear ? "ого" : "ое"
    return [
      date.day.flatMap { ordinal(String($0), ending: ending) }, date.month.map { months[$0] },
      date.year.map {
        (date.hasShortYear && $0 < 10 ? "ноль " : "")
          + (ordinal(String($0), ending: "ого") ?? cardinal($0))
      },
    ].compactMap { $0 }.joined(separator: " ")
  }

  func year(_ year: Int) -> String { ordinal(String(year), ending: "ый") ?? cardinal(year) }

  func rate(_ unit: String) -> String {
    let name = name(ofUnit: unit, for: SpokenNumber("1"))
    let isTime = ["second", "minute", "hour", "day", "week", "month", "year"].contains(unit)
    // The accusative of feminine nouns: "в минуту", "на тонну".
    let said =
      name.hasSuffix("а")
      ? name.dropLast() + "у" : name.hasSuffix("я") ? name.dropLast() + "ю" : name
    return (isTime ? "в" : words.per) + " " + said
  }

  static let pressureJoin: String? = "на"

  func slash(_ first: String, _ second: String) -> String { "дробь" }

  func time(_ time: SpokenTime) -> String {
    var text = measure(SpokenNumber(time.hour), unit: "hour")
    if time.minute > 0 || time.second != nil {
      text += " " + measure(SpokenNumber(time.minute), unit: "minute")
    }
    if let second = time.second { text += " " + measure(SpokenNumber(second), unit: "second") }
    return text
  }
}
