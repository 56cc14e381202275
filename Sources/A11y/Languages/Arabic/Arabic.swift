// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// The words of Arabic.
  static let arabic = Language(
    code: "ar",
    separator: "، ",
    up: "ارتفاع %@",
    down: "انخفاض %@",
    unchanged: "دون تغيير",
    minus: "ناقص",
    yes: "نعم",
    no: "لا",
    controls: ControlWords(
      switch: "زر تبديل", on: "تشغيل", off: "إيقاف", mixed: "مختلط", checkbox: "خانة اختيار",
      checked: "محددة", unchecked: "غير محددة", slider: "شريط تمرير", button: "زر", link: "رابط",
      textField: "حقل نص", progress: "التقدم", selected: "محدد",
      disabled: "غير متاح"),
    table: TableWords(
      delete: "حذف %@", insert: "إدراج %@", reorder: "إعادة ترتيب %@",
      moreInfo: "مزيد من المعلومات، %@", rows: "الصفوف من %1 إلى %2 من %3", position: "%1 من %2",
      rating: "%1 من %2 نجوم",
      increment: "زيادة %@", decrement: "إنقاص %@"),
    page: PageWords(skip: "انتقل إلى الصفوف", source: "المصدر: %@"),
    summary: SummaryWords(
      rows: "الصفوف: %@", row: "الصف %@", columns: "الأعمدة: %@", sections: "الأقسام: %@",
      missing: "المفقود: %@",
      none: "لا توجد قيم", lowest: "الأدنى %@", highest: "الأعلى %@", median: "الوسيط %@",
      sum: "المجموع %@",
      mean: "المتوسط %@", middleHalf: "النصف الأوسط من %1 إلى %2", zero: "صفر: %@",
      belowZero: "تحت الصفر: %@", outliers: "بعيد عن البقية: %@", span: "من %1 إلى %2",
      different: "القيم المختلفة: %@", allDifferent: "كلها مختلفة", always: "دائمًا %@",
      mostCommon: "الأكثر شيوعًا: %@", others: "قيم أخرى: %@", longest: "أطول نص، عدد الأحرف: %@",
      about: "حوالي %@", more: "و %@ أخرى",
      added: "جديد: %@", removed: "محذوف: %@", changed: "متغير: %@",
      notCompared: "غير مقارن: %@",
      rise: "أكبر ارتفاع %@", fall: "أكبر انخفاض %@",
      change: "من %1 إلى %2", rising: "بترتيب تصاعدي", falling: "بترتيب تنازلي",
      interval: "الفاصل: %@", gaps: "الفجوات: %@",
      repeatedRows: "الصفوف المكررة: %@", correlation: "الارتباط %@"),
    verbalizer: ArabicRules())
}

/// Verbalizes numbers, amounts and dates in Arabic.
struct ArabicRules: SpokenRules {
  var locale = LocaleIdentifier.arabic
  var numerals = Numerals(decimalMarks: [".", ",", "٫"], groupMarks: ["٬", ","])

  static let outOf: String? = "من"
  static let dateEras: Set<String> = ["م"]
  static let ratings: RatingWords? = RatingWords("%1 من %2", leads: "تقييم التقييم بتقييم")
  static let numberedWords: Set<String> = ["صفحة", "الصفحة", "خطوة", "الخطوة", "جزء", "الجزء"]

  static let directions: [String: String] = ["N": "شمالًا", "S": "جنوبًا", "E": "شرقًا", "W": "غربًا"]
  static let words = SpokenWords(
    minus: "سالب", plus: "زائد", point: "فاصلة", score: "مقابل", percent: "في المائة", to: "إلى",
    by: "في",
    equals: "يساوي", per: "لكل", and: "و", power: "%1 أس %2",
    marks: [
      ".": "نقطة", ",": "فاصلة", "@": "آت", ":": "نقطتان", "/": "شرطة مائلة",
      "\\": "شرطة مائلة عكسية", "-": "شرطة", "_": "شرطة سفلية", "?": "علامة استفهام",
      "=": "يساوي", "&": "و", "#": "مربع", "%": "في المائة", "+": "زائد", "!": "علامة تعجب",
      "*": "نجمة",
    ],
    symbols: [
      "⌀": "قطر", "★": "نجمة", "☆": "نجمة فارغة", "▲": "ارتفاع", "▼": "انخفاض", "✓": "علامة صح",
      "✔": "علامة صح", "✗": "علامة خطأ", "✘": "علامة خطأ", "→": "سهم إلى اليمين",
      "←": "سهم إلى اليسار", "↑": "سهم إلى أعلى", "↓": "سهم إلى أسفل", "±": "زائد أو ناقص",
      "−": "ناقص", "×": "في", "÷": "على", "°": "درجة", "§": "فقرة", "&": "و", "≈": "تقريبًا",
      "№": "رقم",
      "≤": "أقل من أو يساوي", "<": "أصغر من", ">": "أكبر من", "≥": "أكبر من أو يساوي",
      "≠": "لا يساوي", "∞": "لا نهاية",
      "√": "جذر",
    ],
    alone: SpokenWords.alone(
      "قوس مفتوح|قوس مغلق|قوس مربع مفتوح|قوس مربع مغلق|قوس متعرج مفتوح|قوس متعرج مغلق|علامة اقتباس|فاصلة عليا|فاصلة منقوطة|علامة نبر"
    ))
  static let currencyGenders = CurrencyGenders(
    feminine: "كرونة كرونا روبية ليرة وحدة روفيه بيزيتا دراخما أونصة")
  static let currencies: [String: CurrencyNoun] = [
    "USD": CurrencyNoun(Noun("دولار", "دولارات", "دولاران"), Noun("سنت", "سنتات", "سنتان")),
    "EUR": CurrencyNoun(Noun("يورو"), Noun("سنت", "سنتات"), ownsMinor: false),
    "GBP": CurrencyNoun(Noun("جنيه إسترليني", "جنيهات إسترلينية"), Noun("بنس", "بنسات")),
    "EGP": CurrencyNoun(Noun("جنيه", "جنيهات"), Noun("قرش", "قروش")),
    "SAR": CurrencyNoun(Noun("ريال سعودي", "ريالات سعودية"), .feminine("هللة", "هللات")),
    "AED": CurrencyNoun(Noun("درهم إماراتي", "دراهم إماراتية"), Noun("فلس", "فلوس")),
    "QAR": CurrencyNoun(Noun("ريال قطري", "ريالات قطرية"), Noun("درهم", "دراهم")),
    "JPY": CurrencyNoun(Noun("ين")), "CNY": CurrencyNoun(Noun("يوان")),
    "INR": CurrencyNoun(.feminine("روبية", "روبيات")), "RUB": CurrencyNoun(Noun("روبل")),
    "TRY": CurrencyNoun(.feminine("ليرة", "ليرات")), "ILS": CurrencyNoun(Noun("شيكل")),
  ]
  static let currencySigns: [String: String] = [
    "ر.س": "SAR", "ر.س.": "SAR", "د.إ": "AED", "د.إ.": "AED", "ج.م": "EGP", "aed": "AED",
    "sar": "SAR",
    "egp": "EGP", "usd": "USD", "﷼": "SAR",
  ]
  static let samples = ["1", "3"]
  static let feminineUnits: Set<String> = [
    "hour", "minute", "second", "ounce", "calorie", "kilocalorie", "inch", "celsius", "degree",
    "fahrenheit", "year",
  ]
  static let units: [String: Noun] = [
    "decibel": Noun("ديسيبل"), "milliampere-hour": Noun("مللي أمبير ساعة"),
  ]
  static let unitSymbols: [String: String] = [
    "دل": "deciliter",
    "جم": "gram", "°م": "celsius", "ملجم": "milligram", "مجم": "milligram", "ملغ": "milligram",
    "ملغم": "milligram",
    "س": "hour", "د": "minute", "ث": "second", "دق": "minute",
    "كم": "kilometer", "م": "meter", "سم": "centimeter", "مم": "millimeter", "ملم": "millimeter",
    "كغ": "kilogram",
    "كجم": "kilogram", "غ": "gram", "غم": "gram", "ل": "liter", "مل": "milliliter",
    "كم/س": "kilometer-per-hour",
    "كم/ساعة": "kilometer-per-hour", "كم²": "square-kilometer", "م²": "square-meter",
  ]
  static let scales: [String: Noun] = [
    "ألف": Noun("ألف"), "مليون": Noun("مليون"), "ملايين": Noun("ملايين"), "مليار": Noun("مليار"),
    "مليارات": Noun("مليارات"), "تريليون": Noun("تريليون"),
  ]
  static let phrases = PhraseTable([
    "د.": "دكتور", "أ.": "أستاذ", "م.": "مهندس", "ص.ب": "صندوق بريد", "إلخ": "إلى آخره",
    "ق.م": "قبل الميلاد", "N/A": "غير متوفر", "24/7": "على مدار الساعة",
  ])
  static let addressWords: [String: String] = ["com": "كوم", "net": "نت", "org": "أورغ"]
  var months: MonthNames { Self.monthNames }
  private static let monthNames = MonthNames(.arabic)

  // MARK: Numbers

  private static let masculine = [
    "صفر", "واحد", "اثنان", "ثلاثة", "أربعة", "خمسة", "ستة", "سبعة", "ثمانية", "تسعة", "عشرة",
    "أحد عشر", "اثنا عشر", "ثلاثة عشر", "أربعة عشر", "خمسة عشر", "ستة عشر", "سبعة عشر",
    "ثمانية عشر", "تسعة عشر",
  ]
  /// The forms that agree with a feminine noun.
  private static let feminine = [
    "صفر", "واحدة", "اثنتان", "ثلاث", "أربع", "خمس", "ست", "سبع", "ثمان", "تسع", "عشر",
    "إحدى عشرة", "اثنتا عشرة", "ثلاث عشرة", "أربع عشرة", "خمس عشرة", "ست عشرة", "سبع عشرة",
    "ثماني عشرة", "تسع عشرة",
  ]
  private static let tens = [
    "", "", "عشرون", "ثلاثون", "أربعون", "خمسون", "ستون", "سبعون", "ثمانون", "تسعون",
  ]
  private static let powers: [(one: String, two: String, few: String)] = [
    ("ألف", "ألفان", "آلاف"), ("مليون", "مليونان", "ملايين"), ("مليار", "ملياران", "مليارات"),
    ("تريليون", "تريليونان", "تريليونات"), ("كوادريليون", "كوادريليونان", "كوادريليونات"),
  ]

  func cardinal(_ digits: String, _ gender: Gender) -> String {
    var words = nominative(digits, gender)
    // Right before what is counted, it keeps its last letter.
    if gender == .feminine, words.hasSuffix("ثمان") { words += "ي" }
    return isOblique ? ArabicCases.oblique(words) : words
  }

  private func nominative(_ digits: String, _ gender: Gender) -> String {
    let groups = SpokenNumber.groups(digits, of: 3)
    guard let first = groups.first else { return Self.masculine[0] }
    guard first.power <= Self.powers.count else { return self.digits(digits) }
    let words = groups.map { value, power -> String in
      guard power > 0 else { return Self.belowThousand(value, gender) }
      let noun = Self.powers[power - 1]
      switch value {
      case 1: return noun.one
      case 2: return noun.two
      default:
        let isFew = (3...10).contains(value % 100)
        return Self.belowThousand(value, .masculine) + " " + (isFew ? noun.few : noun.one)
      }
    }
    return words.joined(separator: " و")
  }

  private static func belowThousand(_ value: Int, _ gender: Gender) -> String {
    var words: [String] = []
    switch value / 100 {
    case 0: break
    case 1: words.append("مئة")
    case 2: words.append("مئتان")
    case let hundreds: words.append(feminine[hundreds] + " مئة")
    }
    let rest = value % 100
    let ones = gender == .feminine ? feminine : masculine
    if rest >= 20 {
      words += (rest % 10 > 0 ? [ones[rest % 10]] : []) + [tens[rest / 10]]
    } else if rest > 0 {
      words.append(ones[rest])
    }
    return words.joined(separator: " و")
  }

  private static let parts = ["عشرة", "مئة", "ألف", "عشرة آلاف", "مئة ألف", "مليون"]

  /// A fraction as parts of a power of ten, if that is unambiguous; otherwise digits after "فاصلة".
  ///
  /// The example "ستة وثمانية وثمانون من مئة" is six and eighty-eight hundredths.
  func decimal(_ number: SpokenNumber, _ gender: Gender) -> String {
    guard !number.fraction.isEmpty else { return cardinal(number.whole, gender) }
    let count = number.fraction.count
    guard count <= Self.parts.count, let whole = Int(number.whole.suffix(15)),
      let fraction = Int(number.fraction), fraction > 0, number.whole.count <= 15,
      !isAmbiguous(whole, fraction, count)
    else { return cardinal(number.whole) + " فاصلة " + digits(number.fraction) }
    let lead = whole == 0 ? "" : cardinal(number.whole) + " و"
    return lead + cardinal(String(fraction)) + " من " + Self.parts[count - 1]
  }

  /// Whether the words of a whole number and a fraction could also be those of two other numbers.
  ///
  /// "مئة" and "واحد وخمسون" sound like "مئة وواحد" and "خمسون".
  private func isAmbiguous(_ whole: Int, _ fraction: Int, _ count: Int) -> Bool {
    let text = (whole == 0 ? "" : cardinal(whole) + " و") + cardinal(fraction)
    var limit = 1
    for _ in 0..<count { limit *= 10 }
    // Together they may be one number of parts, and fewer than all: "تسعة وثمانون".
    if whole > 0, whole < limit, whole + fraction < limit, cardinal(whole + fraction) == text {
      return true
    }
    let terms = Self.terms(of: whole) + Self.terms(of: fraction)
    for index in terms.indices.dropLast() {
      let left = terms[...index].reduce(0, +)
      let right = terms[(index + 1)...].reduce(0, +)
      guard (left, right) != (whole, fraction), right < limit else { continue }
      if cardinal(left) + " و" + cardinal(right) == text { return true }
    }
    return false
  }

  /// The terms that "and" joins, in the order in which they are spoken.
  private static func terms(of value: Int) -> [Int] {
    var terms: [Int] = []
    var rest = value
    var unit = 1_000_000_000_000
    while unit >= 1000 {
      if rest >= unit { terms.append(rest / unit * unit) }
      rest %= unit
      unit /= 1000
    }
    if rest >= 100 { terms.append(rest / 100 * 100) }
    rest %= 100
    if rest >= 20 {
      if rest % 10 > 0 { terms.append(rest % 10) }
      terms.append(rest / 10 * 10)
    } else if rest > 0 {
      terms.append(rest)
    }
    return terms
  }

  /// Whether the number is in the genitive or accusative, which are written alike: "ألفين" for "ألفان".
  private var isOblique = false

  /// Whether a preposition or another word before a number demands the genitive of it.
  private func demandsOblique(_ tokens: TextTokens, before index: Int) -> Bool {
    switch tokens.kind(index) {
    case .digits: break
    case .mark where tokens.kind(index + 1) == .digits && !tokens.isMark(index, TextTokens.joiner):
      break
    default: return false
    }
    if tokens.isMark(index - 1, TextTokens.joiner) {
      return ArabicCases.governingParticles.contains(tokens.text(index - 2))
    }
    // The word for the dash of a range governs its second end.
    if tokens.isMark(index - 1, in: ["-", "–"]), tokens.kind(index - 2) == .digits,
      tokens.kind(index) == .digits, tokens.isEdge(index - 3),
      !tokens.isMark(index - 3, in: ["-", "–", "/", "."]),
      (Int(tokens.text(index - 2)) ?? 0) < (Int(tokens.text(index)) ?? 0)
    {
      return true
    }
    return tokens.kind(index - 1) == .space
      && (ArabicCases.governing.contains(tokens.text(index - 2))
        || ArabicCases.verbs.contains(tokens.text(index - 2)))
  }

  /// Reads the number of a century, a place or a chapter as its ordinal, with or without an article: "القرن الـ19".
  private func ordinalNumber(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let number = tokens.isMark(index + 1, TextTokens.joiner) ? index + 2 : index
    guard tokens.kind(number) == .digits, number == index || tokens.text(index) == "ال",
      tokens.kind(index - 1) == .space, tokens.isEdge(number + 1),
      !tokens.isMark(number + 1, in: ["-", "–", "/", ".", ",", "%", ":"])
        || tokens.kind(number + 2) != .digits,
      // What is counted stands in the accusative: "15 طالبًا".
      number > index
        || !tokens.text(number + 2).unicodeScalars.suffix(2).elementsEqual(
          "\u{64B}ا".unicodeScalars),
      let gender = ArabicCases.numbered[tokens.text(index - 2)]
        ?? (number > index && tokens.kind(index - 2) == .letters
          ? tokens.text(index - 2).hasSuffix("ة") ? .feminine : .masculine : nil),
      let value = Int(tokens.text(number)),
      let words = ArabicCases.definiteOrdinal(value, gender)
    else { return nil }
    let isGoverned =
      tokens.kind(index - 3) == .space && ArabicCases.governing.contains(tokens.text(index - 4))
    form.append(isGoverned ? ArabicCases.oblique(words) : words)
    return number + 1
  }

  /// The gender of what eleven or more count is that of the word in the singular behind them; of three to ten,
  /// most plurals with the feminine ending are feminine, but those of verbs with a prefix and of loan words.
  func gender(before word: String, counting number: String) -> Gender {
    let value = Int(number.suffix(2)) ?? 0
    if value > 10 || value == 0 { return word.hasSuffix("ة") ? .feminine : .masculine }
    guard word.hasSuffix("ات") else { return .masculine }
    return word.hasPrefix("ا") || ArabicCases.masculinePlurals.contains(word)
      ? .masculine : .feminine
  }

  private static let ordinals = [
    "", "أول", "ثاني", "ثالث", "رابع", "خامس", "سادس", "سابع", "ثامن", "تاسع", "عاشر",
  ]

  func ordinal(_ digits: String, _ gender: Gender) -> String? {
    guard let value = Int(digits), value > 0 else { return nil }
    // From eleven on, ordinals are said with the article.
    if value > 10 { return ArabicCases.definiteOrdinal(value, gender) }
    if gender == .feminine { return value == 1 ? "أولى" : Self.ordinals[value] + "ة" }
    return Self.ordinals[value]
  }

  private static let fractions = [
    "", "", "نصف", "ثلث", "ربع", "خمس", "سدس", "سبع", "ثمن", "تسع", "عشر",
  ]
  private static let manyParts = [
    "", "", "أنصاف", "أثلاث", "أرباع", "أخماس", "أسداس", "أسباع", "أثمان", "أتساع", "أعشار",
  ]

  func fraction(_ numerator: String, _ denominator: String) -> String {
    guard let part = Int(denominator), (2...10).contains(part), let count = Int(numerator),
      (1...10).contains(count), count < part || count == 1
    else { return cardinal(numerator) + " على " + cardinal(denominator) }
    switch count {
    case 1: return Self.fractions[part]
    case 2: return Self.fractions[part] + "ين"
    default: return Self.masculine[count] + " " + Self.manyParts[part]
    }
  }

  var pause: String { "،" }

  /// The noun is plural after three to ten, and singular otherwise.
  func form(for number: SpokenNumber) -> Int {
    guard number.fraction.isEmpty, let value = Int(number.whole.suffix(2)) else { return 0 }
    return (3...10).contains(value) ? 1 : 0
  }

  /// A number before its noun: a dual at its end loses the "n", as in "مئتا غرام".
  private func beforeNoun(_ words: String) -> String {
    Self.duals.contains { words.hasSuffix($0) } ? String(words.dropLast()) : words
  }

  private static let duals = [
    "مئتان", "ألفان", "مليونان", "ملياران", "مئتين", "ألفين", "مليونين", "مليارين",
  ]

  /// The dual of a noun expresses the number two, which is then omitted.
  func measure(_ number: SpokenNumber, unit: String) -> String {
    let name = name(ofUnit: unit, for: number)
    let gender = gender(ofUnit: unit)
    guard number.fraction.isEmpty, Self.units[unit] == nil else {
      return say(number, gender) + " " + name
    }
    // CLDR has one form of most names; then all others follow from it.
    let one = self.name(ofUnit: unit, for: SpokenNumber("1"))
    let hasForm = name != one
    switch Int(number.whole) {
    case 1: return signed(number, one + " " + cardinal("1", gender))
    case 2:
      let dual = hasForm ? name : ArabicUnits.dual(one)
      return signed(number, isOblique ? ArabicCases.oblique(dual) : dual)
    case let count? where (3...10).contains(count % 100) && !hasForm:
      return say(number, gender) + " " + (ArabicUnits.plural(one) ?? name)
    case let count? where (11...99).contains(count % 100) && !hasForm:
      return say(number, gender) + " " + ArabicUnits.counted(one)
    default: return beforeNoun(say(number, gender)) + " " + name
    }
  }

  /// Words behind a number that it doesn't count.
  private static let notCounted: Set<String> = [
    "فقط", "تقريبا", "تقريبًا", "أيضا", "أيضًا", "أو", "ثم", "كان", "كانت", "هو", "هي", "ضد", "مقابل",
  ]

  /// "مئتا ألف شخص", but a number by itself keeps its dual, and so does a year.
  func numeral(_ digits: String, before word: String, isPart: Bool) -> String? {
    guard isOblique, word.count > 2, !word.hasPrefix("و"), !ArabicCases.governing.contains(word),
      !Self.notCounted.contains(word), (Int(digits) ?? 0) != 2_000
    else { return nil }
    let words = cardinal(digits, gender(before: word, counting: digits))
    let shortened = beforeNoun(words)
    return shortened == words ? nil : shortened
  }

  var moneyJoin: String { "و" }

  /// A number with its noun, or the noun's dual form alone for the number two.
  func counted(_ number: SpokenNumber, _ noun: Noun) -> String {
    if number.whole == "2", number.fraction.isEmpty, noun.forms.count > 2 {
      return signed(number, noun.form(2))
    }
    return beforeNoun(say(number, noun.gender)) + " " + noun.form(form(for: number))
  }

  // MARK: Dates and times

  func date(_ date: SpokenDate) -> String {
    [date.day.map { cardinal($0) }, date.month.map { months[$0] }, date.year.map { cardinal($0) }]
      .compactMap { $0 }.joined(separator: " ")
  }

  static let pressureJoin: String? = "على"
  private static let unknowns = ["س": "سين", "ص": "صاد", "ع": "عين"]
  private static let clockWord = "الساعة"

  func time(_ time: SpokenTime) -> String { Self.clockWord + " " + hour(of: time) }

  /// The hour and its parts, without the word for the clock.
  private func hour(of time: SpokenTime) -> String {
    var text = ArabicCases.hour(time.hour) ?? cardinal(time.hour, .feminine)
    if time.second == nil, time.hour <= 12, let part = ArabicCases.parts[time.minute] {
      text += " و" + part
    } else if time.minute > 0 || time.second != nil {
      text += " و" + measure(SpokenNumber(time.minute), unit: "minute")
    }
    if let second = time.second { text += " و" + measure(SpokenNumber(second), unit: "second") }
    if let half = time.half { text += half == .morning ? " صباحًا" : " مساءً" }
    return text
  }

  // MARK: Running text

  /// Particles that are written together with the number that follows them.
  private static let particles: Set<String> = [
    "و", "ب", "ل", "ف", "ك", "ال", "بال", "وال", "لل", "الـ", "بـ", "لـ", "كـ", "والـ", "بالـ",
  ]

  /// The letters behind an hour that tell the half of the day.
  static let dayHalves = PhraseTable<SpokenTime.Half>([
    "ص": .morning, "صباحا": .morning, "صباحًا": .morning, "مساء": .afternoon, "مساءً": .afternoon,
  ])

  /// Reads "م" behind an hour as the second half of the day, where the text has a clock: "من 9 ص إلى 5 م".
  private func afternoon(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard let hour = Int(tokens.text(index)), (1...12).contains(hour) else { return nil }
    let hasMinutes =
      tokens.isMark(index + 1, ":") && tokens.text(index + 2).utf8.count == 2
      && tokens.kind(index + 2) == .digits
    let end = hasMinutes ? index + 3 : index + 1
    let letter = tokens.skipSpace(end)
    guard tokens.text(letter) == "م", tokens.isEdge(letter + 1),
      hasMinutes || tokens.text(index - 2) == Self.clockWord
        || (0..<min(tokens.count, 60)).contains(where: { tokens.text($0) == "ص" })
    else { return nil }
    let minute = hasMinutes ? Int(tokens.text(index + 2)) ?? 0 : 0
    let time = SpokenTime(hour: hour, minute: minute, half: .afternoon)
    // The word for the hour may be there: "الساعة 3:45 م".
    let isSaid = tokens.kind(index - 1) == .space && tokens.text(index - 2) == Self.clockWord
    form.append(isSaid ? self.hour(of: time) : self.time(time))
    return letter + 1
  }

  /// The months of the Islamic calendar, by CLDR.
  private static let islamicMonths = [
    "محرم", "صفر", "ربيع الأول", "ربيع الآخر", "جمادى الأولى", "جمادى الآخرة", "رجب", "شعبان",
    "رمضان",
    "شوال", "ذو القعدة", "ذو الحجة",
  ]

  /// Reads a date of the Islamic calendar in digits, which its letter stands behind: "1445/09/10هـ", "10/9/1445 هـ".
  private func hijriDate(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let sign = tokens.skipSpace(index + 5)
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1), tokens.isMark(index + 1, "/"),
      tokens.isMark(index + 3, "/"), ["هـ", "ه"].contains(tokens.text(sign)),
      case let numbers = [index, index + 2, index + 4].compactMap({ Int(tokens.text($0)) }),
      numbers.count == 3,
      let month = Self.islamicMonths.indices.first(where: { $0 + 1 == numbers[1] })
    else { return nil }
    let (year, day) =
      tokens.text(index).utf8.count == 4 ? (numbers[0], numbers[2]) : (numbers[2], numbers[0])
    guard (1...30).contains(day), (1...1600).contains(year) else { return nil }
    form.append(
      "\(cardinal(day)) \(Self.islamicMonths[month]) \(self.year(year)) هجرية")
    return sign + 1
  }

  /// Reads a whole number that may be a year, whose "م" may stand for its era and for meters: "1990م".
  ///
  /// The letter stays as it is, which can't mislead.
  func recognize(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    if tokens.isMark(index, TextTokens.joiner) { return index + 1 }
    if !isOblique, demandsOblique(tokens, before: index) {
      var rules = self
      rules.isOblique = true
      return TextNormalizer(reader, rules: rules).recognize(index, into: &form)
    }
    // Volumes, pages and editions: "ج 2، ص 45". Behind a number they are something else.
    if let word = ["ج": "الجزء", "ص": "صفحة", "ط": "الطبعة"][tokens.text(index)],
      tokens.isEdge(index - 1),
      tokens.kind(tokens.kind(index - 1) == .space ? index - 2 : index - 1) != .digits,
      let number = tokens.numberBehindShortForm(at: index)
    {
      form.append(word)
      return number
    }
    if let next = hijriDate(tokens, index, into: &form) { return next }
    // The unknown of an equation is no hour: "3س + 2 = 11".
    if reader.isEquation, tokens.kind(index) == .digits, tokens.isEdge(index - 1),
      let name = Self.unknowns[tokens.text(index + 1)],
      tokens.isEdge(index + 2) || tokens.isRaised(index + 2)
    {
      form.append(cardinal(tokens.text(index), .none) + " " + name)
      return index + 2
    }
    if let next = era(tokens, index, into: &form) ?? hotline(tokens, index, into: &form) {
      return next
    }
    if let next = ordinalNumber(tokens, index, into: &form) { return next }
    // Before a name the letter is a doctor's, and behind a number it is another's.
    if tokens.text(index) == "د", tokens.isMark(index + 1, "."), tokens.isEdge(index - 1),
      tokens.kind(index + 2) == .space, tokens.kind(index + 3) == .letters,
      tokens.kind(index - 2) != .digits
    {
      form.append("الدكتور")
      return index + 2
    }
    if ["الإصدار", "إصدار", "نسخة", "النسخة"].contains(tokens.text(index - 2)),
      tokens.kind(index) == .digits, tokens.isMark(index + 1, "."),
      tokens.kind(index + 2) == .digits,
      tokens.isEdge(index + 3), !tokens.isMark(index + 3, ".")
    {
      _ = append(.version(tokens.text(from: index, to: index + 3)), into: &form)
      return index + 3
    }
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1) else { return nil }
    if let next = afternoon(tokens, index, into: &form) { return next }
    guard let number = reader.textNumber(index), number.isPlain, let year = number.small,
      (500...2100).contains(year), case let era = tokens.skipSpace(number.next),
      tokens.text(era) == "م", tokens.isEdge(era + 1), !tokens.isMark(era + 1, in: ["²", "³", "/"])
    else { return nil }
    form.append(cardinal(number.whole))
    switch tokens.text(index - 2) {
    case "سنة", "السنة": form.append("ميلادية")
    case "عام", "العام": form.append("ميلادي")
    default: return number.next
    }
    return era + 1
  }

  /// Reads the letter of an era behind a year or a century.
  ///
  /// "هـ" is no other; "م" is a meter elsewhere, so that it must be behind a century or a date, or beside a year of the other
  /// era.
  private func era(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let number = tokens.kind(index - 1) == .space ? index - 2 : index - 1
    guard tokens.kind(index) == .letters, tokens.kind(number) == .digits,
      tokens.isEdge(index + 1),
      !tokens.isMark(index + 1, in: ["²", "³", "/"]) || number < index - 1
        || tokens.text(index) != "م"
    else { return nil }
    let isCentury = ["القرن", "قرن"].contains(tokens.text(number - 2))
    switch tokens.text(index) {
    case "هـ", "ه": form.append(isCentury ? "الهجري" : "هجرية")
    case "م":
      let isBesideOther =
        tokens.isMark(number - 2, "/") && ["هـ", "ه"].contains(tokens.text(number - 4))
        || tokens.isMark(number - 1, "/") && ["هـ", "ه"].contains(tokens.text(number - 2))
      let isBehindDate =
        number == index - 1 && tokens.text(number).utf8.count == 4
        && tokens.isMark(number - 1, "/") && tokens.kind(number - 2) == .digits
        && tokens.isMark(number - 3, "/")
      guard isCentury || isBesideOther || isBehindDate else { return nil }
      form.append(isCentury ? "الميلادي" : "ميلادية")
    default: return nil
    }
    return index + 1
  }

  /// Words behind which a number of five digits is dialled.
  private static let leadsOfCalls: Set<String> = ["الساخن", "اتصل", "اتصلوا", "الاتصال", "للاتصال"]

  /// Reads the number of a service digit by digit: "اتصل على 19623".
  private func hotline(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.text(index).count == 5, tokens.isEdge(index + 1),
      tokens.kind(index - 1) == .space,
      Self.leadsOfCalls.contains(tokens.text(index - 2))
        || ["على", "بالرقم", "الرقم", "رقم"].contains(tokens.text(index - 2))
          && Self.leadsOfCalls.contains(tokens.text(index - 4))
    else { return nil }
    form.append(digits(tokens.text(index)), as: .digits)
    return index + 1
  }

  func read(_ text: String, into form: inout SpokenForm) {
    let tokens = TextTokens(text)
    let isJoined = { (index: Int) in
      tokens.kind(index + 1) == .digits && Self.particles.contains(tokens.text(index))
    }
    guard (0..<tokens.count).contains(where: isJoined) else {
      return TextNormalizer(text, rules: self).read(into: &form)
    }
    let parted = (0..<tokens.count).map { index in
      guard isJoined(index) else { return tokens.text(index) }
      // The line that stretches the article is no part of the word.
      return tokens.text(index).replacing("ـ", with: "") + TextTokens.joiner
    }
    TextNormalizer(parted.joined(), rules: self).read(into: &form)
  }
}
