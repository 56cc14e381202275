// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// The words of Hindi.
  static let hindi = Language(
    code: "hi",
    up: "%@ ऊपर",
    down: "%@ नीचे",
    unchanged: "अपरिवर्तित",
    minus: "माइनस",
    yes: "हाँ",
    no: "नहीं",
    controls: ControlWords(
      switch: "स्विच बटन", on: "चालू", off: "बंद", mixed: "मिश्रित", checkbox: "चेकबॉक्स", checked: "चुना हुआ",
      unchecked: "नहीं चुना हुआ", slider: "स्लाइडर", button: "बटन", link: "लिंक", textField: "टेक्स्ट फ़ील्ड",
      progress: "प्रगति", selected: "चयनित",
      disabled: "अनुपलब्ध"),
    table: TableWords(
      delete: "%@ हटाएँ", insert: "%@ डालें", reorder: "%@ का क्रम बदलें", moreInfo: "अधिक जानकारी, %@",
      rows: "%3 में से पंक्ति %1 से %2", position: "%2 में से %1", rating: "%2 में से %1 तारे", increment: "%@ बढ़ाएँ",
      decrement: "%@ घटाएँ"),
    page: PageWords(skip: "पंक्तियों पर जाएँ", source: "स्रोत: %@"),
    summary: SummaryWords(
      rows: "पंक्तियाँ: %@", row: "पंक्ति %@", columns: "स्तंभ: %@", sections: "खंड: %@", missing: "अनुपस्थित: %@",
      none: "कोई मान नहीं", lowest: "न्यूनतम %@", highest: "अधिकतम %@", median: "माध्यिका %@", sum: "योग %@",
      mean: "औसत %@",
      middleHalf: "बीच का आधा भाग %1 से %2", zero: "शून्य: %@", belowZero: "शून्य से नीचे: %@",
      outliers: "बाकी से दूर: %@", span: "%1 से %2", different: "अलग-अलग मान: %@", allDifferent: "सभी अलग",
      always: "हमेशा %@", mostCommon: "सबसे आम: %@", others: "अन्य मान: %@", longest: "सबसे लंबा: %@ अक्षर",
      about: "लगभग %@", more: "और %@ अन्य",
      added: "नए: %@", removed: "हटाए गए: %@", changed: "बदले: %@",
      notCompared: "जिनकी तुलना नहीं हुई: %@",
      rise: "सबसे अधिक वृद्धि %@", fall: "सबसे अधिक गिरावट %@",
      change: "%1 से %2", rising: "बढ़ते क्रम में", falling: "घटते क्रम में",
      interval: "अंतराल: %@", gaps: "छूटे अंतराल: %@",
      repeatedRows: "दोहराई गई पंक्तियाँ: %@", correlation: "सहसंबंध %@"),
    verbalizer: HindiRules())
}

/// Verbalizes numbers, amounts and dates in Hindi.
struct HindiRules: SpokenRules {
  var locale = LocaleIdentifier.hindi
  var numerals = Numerals(decimalMarks: ["."], groupMarks: [","], hasPairs: true)
  static let ratings: RatingWords? = RatingWords("%2 में से %1", leads: "रेटिंग अंक")
  static let bearings = ["उ.": "उत्तर", "द.": "दक्षिण", "पू.": "पूर्व", "प.": "पश्चिम"]

  static let directions: [String: String] = ["N": "उत्तर", "S": "दक्षिण", "E": "पूर्व", "W": "पश्चिम"]
  static let words = SpokenWords(
    minus: "ऋणात्मक", plus: "प्लस", point: "दशमलव", score: "", percent: "प्रतिशत", to: "से", by: "बाई",
    equals: "बराबर", per: "प्रति", and: "और", power: "%1 की घात %2",
    marks: [
      ".": "डॉट", ",": "कॉमा", "@": "एट", ":": "कोलन", "/": "फॉरवर्ड स्लैश",
      "\\": "बैकवर्ड स्लैश", "-": "हाइफ़न", "_": "अंडरस्कोर", "?": "प्रश्न चिह्न",
      "=": "बराबर", "&": "और", "#": "हैश", "%": "प्रतिशत", "+": "प्लस", "!": "विस्मयादिबोधक",
      "~": "टिल्ड", "*": "तारांकन", "|": "खड़ी रेखा",
    ],
    symbols: [
      "⌀": "व्यास", "★": "तारा", "☆": "खाली तारा", "▲": "ऊपर", "▼": "नीचे", "✓": "सही का निशान",
      "✔": "सही का निशान", "✗": "गलत का निशान", "✘": "गलत का निशान", "→": "दायाँ तीर",
      "←": "बायाँ तीर", "↑": "ऊपर तीर", "↓": "नीचे तीर", "±": "धन ऋण", "−": "माइनस", "×": "गुणा",
      "÷": "भाग", "°": "डिग्री", "§": "धारा", "&": "और", "≈": "लगभग", "№": "नंबर", "≤": "से कम या बराबर",
      "<": "से कम", ">": "से अधिक", "≥": "से अधिक या बराबर", "≠": "बराबर नहीं", "∞": "अनंत", "√": "वर्गमूल",
      "©": "कॉपीराइट",
      "®": "पंजीकृत", "™": "ट्रेडमार्क",
    ],
    alone: SpokenWords.alone(
      "बायाँ कोष्ठक|दायाँ कोष्ठक|बायाँ बड़ा कोष्ठक|दायाँ बड़ा कोष्ठक|बायाँ मँझला कोष्ठक|दायाँ मँझला कोष्ठक|उद्धरण चिह्न|अपॉस्ट्रॉफी|अर्धविराम|ग्रेव"))
  static let currencies: [String: CurrencyNoun] = [
    "kr": CurrencyNoun(Noun("क्रोन")),
    "INR": CurrencyNoun(Noun("रुपया", "रुपए"), Noun("पैसा", "पैसे")),
    "USD": CurrencyNoun(Noun("डॉलर"), Noun("सेंट")),
    "EUR": CurrencyNoun(Noun("यूरो"), Noun("सेंट"), ownsMinor: false),
    "GBP": CurrencyNoun(Noun("पाउंड"), Noun("पेंस")), "JPY": CurrencyNoun(Noun("येन"), Noun("सेन")),
    "KRW": CurrencyNoun(Noun("वॉन")), "TRY": CurrencyNoun(Noun("लीरा"), Noun("कुरुस")),
    "BDT": CurrencyNoun(Noun("टका"), Noun("पैसा", "पैसे"), ownsMinor: false),
    "NGN": CurrencyNoun(Noun("नाइरा"), Noun("कोबो")), "CNY": CurrencyNoun(Noun("युआन")),
    "RUB": CurrencyNoun(Noun("रूबल"), Noun("कोपेक")),
  ]
  static let currencySigns: [String: String] = ["रु": "INR", "रु.": "INR", "Rs": "INR", "Rs.": "INR"]
  static let units: [String: Noun] = [
    "decibel": Noun("डेसिबल"),
    "milliampere-hour": Noun("मिलीएम्पियर घंटा", "मिलीएम्पियर घंटे"),
    "foot": Noun("फीट"), "kilometer-per-hour": Noun("किलोमीटर प्रति घंटा"),
    "meter-per-second": Noun("मीटर प्रति सेकंड"), "mile-per-hour": Noun("मील प्रति घंटा"),
    "year": Noun("वर्ष"), "quintal": Noun("क्विंटल"), "decigram": Noun("डेसीग्राम"),
    "ounce": Noun("आउन्स"), "stone": Noun("स्टोन"), "hectare": Noun("हेक्टेयर"),
    "square-meter": Noun("वर्ग मीटर"), "square-kilometer": Noun("वर्ग किलोमीटर"),
    "cubic-meter": Noun("घन मीटर"), "celsius": Noun("डिग्री सेल्सियस"),
    "fahrenheit": Noun("डिग्री फारेनहाइट"), "gallon": Noun("गैलन"), "quart": Noun("क्वार्ट"),
    "pint": Noun("पिंट"), "inch": Noun("इंच"), "yard": Noun("यार्ड"), "mile": Noun("मील"),
    "pound": Noun("पाउंड"), "kelvin": Noun("केल्विन"), "micrometer": Noun("माइक्रोमीटर"),
    "milliliter": Noun("मिलीलीटर"), "liter": Noun("लीटर"), "week": Noun("सप्ताह"),
    "month": Noun("महीना", "महीने"), "day": Noun("दिन"),
  ]
  static let unitSymbols: [String: String] = [
    "घं": "hour", "घं.": "hour", "मि": "minute", "मि.": "minute",
    "yr": "year", "q": "quintal", "dg": "decigram", "st": "stone", "hr": "hour", "sec": "second",
    "mi/hr": "mile-per-hour", "mi/h": "mile-per-hour", "wk": "week", "mo": "month", "d": "day",
    "कि॰मी॰": "kilometer", "किमी": "kilometer", "किग्रा": "kilogram", "ग्राम": "gram",
    "sq mi": "square-mile", "कि.मी.": "kilometer", "मी.": "meter", "मी": "meter", "से.मी.": "centimeter",
    "सेमी": "centimeter", "वर्ग मी": "square-meter", "वर्ग मी.": "square-meter",
    "वर्ग किमी": "square-kilometer", "वर्ग कि.मी.": "square-kilometer",
    "घन मी": "cubic-meter", "मिमी": "millimeter", "मि.मी.": "millimeter", "कि.ग्रा.": "kilogram",
    "ग्रा.": "gram", "मि.ग्रा.": "milligram", "मिग्रा": "milligram", "मि.ली.": "milliliter",
    "मिली": "milliliter", "ली.": "liter", "किमी/घंटा": "kilometer-per-hour",
    "किमी/घं": "kilometer-per-hour", "कि.मी./घंटा": "kilometer-per-hour",
  ]
  static let scales: [String: Noun] = [
    "लाख": Noun("लाख"), "करोड़": Noun("करोड़"), "अरब": Noun("अरब"), "हज़ार": Noun("हज़ार"),
    "हजार": Noun("हज़ार"), "मिलियन": Noun("मिलियन"), "बिलियन": Noun("बिलियन"),
    "लाख करोड़": Noun("लाख करोड़"), "हज़ार करोड़": Noun("हज़ार करोड़"), "हजार करोड़": Noun("हज़ार करोड़"),
  ]
  static let phrases = PhraseTable([
    "पृ.": "पृष्ठ",
    "डॉ.": "डॉक्टर", "कु.": "कुमारी", "मा.": "मास्टर", "प्रो.": "प्रोफेसर", "श्री.": "श्री",
    "सु.": "सुश्री", "सुश्री.": "सुश्री", "पं.": "पंडित", "स्व.": "स्वर्गीय", "इंजी.": "इंजीनियर",
    "एड.": "एडवोकेट", "रा.": "राष्ट्रीय", "ई.": "ईस्वी", "ई.पू.": "ईसा पूर्व", "ई. पू.": "ईसा पूर्व", "N/A": "उपलब्ध नहीं",
    "24/7": "चौबीसों घंटे", "२४/७": "चौबीसों घंटे", "कृ.": "कृपया", "ले.": "लेखक", "सं.": "संख्या", "वि. सं.": "विक्रम संवत",
    "वि.सं.": "विक्रम संवत",
    "अनु.": "अनुच्छेद", "जन.": "जनवरी", "फर.": "फ़रवरी", "अप्र.": "अप्रैल", "अग.": "अगस्त", "सित.": "सितंबर",
    "अक्टू.": "अक्टूबर",
    "नव.": "नवंबर", "दिस.": "दिसंबर", "श्रीमती.": "श्रीमती", "मो.": "मोहम्मद", "नं.": "नंबर", "म.नं.": "मकान नंबर",
    "उ.": "उत्तर", "दि.": "दिनांक",
  ])
  static let addressWords: [String: String] = [
    "com": "कॉम", "org": "ऑर्ग", "net": "नेट", "info": "इन्फो", "in": "इन", "gmail": "जीमेल",
    "yahoo": "याहू", "hotmail": "हॉटमेल", "google": "गूगल", "live": "लाइव", "outlook": "आउटलुक",
    "wikipedia": "विकिपीडिया", "amazon": "अमेज़ोन", "users": "यूज़र्स",
    "desktop": "डेस्कटॉप", "downloads": "डाउनलोड्स", "documents": "डॉक्युमेंट्स", "home": "होम",
    "var": "वार", "usr": "यूज़र", "bin": "बिन", "tmp": "टेंप",
    "facebook": "फ़ेसबुक", "twitter": "ट्विटर", "youtube": "यूट्यूब", "linkedin": "लिंक्डइन",
    "pictures": "पिक्चर्स", "music": "म्यूज़िक", "videos": "वीडियोज़", "biz": "बिज़",
  ]
  var months: MonthNames { Self.monthNames }
  private static let monthNames = MonthNames(
    .hindi,
    others: [
      "फरवरी": 2, "अक्टूबर": 10, "सितम्बर": 9, "नवम्बर": 11, "दिसम्बर": 12,
    ])

  static let clockWords: Set<String> = ["बजे"]
  var versionPoint: String { words.point }

  // MARK: Numbers

  /// Every number below a hundred has a word of its own.
  private static let small = [
    "शून्य", "एक", "दो", "तीन", "चार", "पाँच", "छह", "सात", "आठ", "नौ",
    "दस", "ग्यारह", "बारह", "तेरह", "चौदह", "पंद्रह", "सोलह", "सत्रह", "अठारह", "उन्नीस",
    "बीस", "इक्कीस", "बाईस", "तेईस", "चौबीस", "पच्चीस", "छब्बीस", "सत्ताईस", "अट्ठाईस", "उनतीस",
    "तीस", "इकतीस", "बत्तीस", "तैंतीस", "चौंतीस", "पैंतीस", "छत्तीस", "सैंतीस", "अड़तीस", "उनतालीस",
    "चालीस", "इकतालीस", "बयालीस", "तैंतालीस", "चौवालीस", "पैंतालीस", "छियालीस", "सैंतालीस",
    "अड़तालीस", "उनचास",
    "पचास", "इक्यावन", "बावन", "तिरेपन", "चौवन", "पचपन", "छप्पन", "सत्तावन", "अट्ठावन", "उनसठ",
    "साठ", "इकसठ", "बासठ", "तिरेसठ", "चौंसठ", "पैंसठ", "छियासठ", "सड़सठ", "अड़सठ", "उनहत्तर",
    "सत्तर", "इकहत्तर", "बहत्तर", "तिहत्तर", "चौहत्तर", "पचहत्तर", "छिहत्तर", "सतहत्तर", "अठहत्तर", "उनासी",
    "अस्सी", "इक्यासी", "बयासी", "तिरासी", "चौरासी", "पचासी", "छियासी", "सत्तासी", "अट्ठासी", "नवासी",
    "नब्बे", "इक्यानबे", "बानबे", "तिरानबे", "चौरानबे", "पंचानबे", "छियानबे", "सत्तानबे", "अट्ठानबे",
    "निन्यानबे",
  ]
  /// A thousand, and every hundredfold from a hundred thousand on.
  private static let powers = ["हज़ार", "लाख", "करोड़", "अरब", "खरब", "नील", "पद्म", "शंख"]

  func cardinal(_ digits: String, _ gender: Gender) -> String {
    var rest = digits.drop { $0 == "0" }
    guard !rest.isEmpty else { return Self.small[0] }
    guard rest.count <= 19 else { return self.digits(digits) }
    var words: [String] = []
    while rest.count > 3 {
      // A thousand has three zeros, and each further power two more.
      let power = (rest.count - 4) / 2
      let head = rest.prefix(rest.count - 3 - power * 2)
      rest = rest.dropFirst(head.count)
      if let value = Int(head), value > 0 {
        words.append(Self.small[value] + " " + Self.powers[power])
      }
      let zeros = rest.prefix { $0 == "0" }.count
      rest = rest.dropFirst(zeros)
    }
    if let value = Int(rest), value > 0 {
      if value >= 100 { words.append(Self.small[value / 100] + " सौ") }
      if value % 100 > 0 { words.append(Self.small[value % 100]) }
    }
    return words.joined(separator: " ")
  }

  func ordinal(_ digits: String, _ gender: Gender) -> String? {
    let isFeminine = gender == .feminine
    switch digits {
    case "1": return isFeminine ? "पहली" : "पहला"
    case "2": return isFeminine ? "दूसरी" : "दूसरा"
    case "3": return isFeminine ? "तीसरी" : "तीसरा"
    case "4": return isFeminine ? "चौथी" : "चौथा"
    case "6": return isFeminine ? "छठी" : "छठा"
    default: return centuries(digits) + (isFeminine ? "वीं" : "वां")
    }
  }

  /// A number by its hundreds, where there are any: "सत्रह सौ बयासी".
  private func centuries(_ digits: String) -> String {
    guard let value = Int(digits), (1100...9999).contains(value), value / 100 % 10 > 0 else {
      return cardinal(digits)
    }
    let rest = value % 100
    return Self.small[value / 100] + " सौ" + (rest > 0 ? " " + Self.small[rest] : "")
  }

  func fraction(_ numerator: String, _ denominator: String) -> String {
    cardinal(numerator) + " बटा " + cardinal(denominator)
  }

  func mixed(_ whole: String, _ numerator: String, _ denominator: String) -> String {
    if numerator == "1", denominator == "2", let half = halves(SpokenNumber(whole, "5")) {
      return half
    }
    return cardinal(whole) + " " + words.and + " " + fraction(numerator, denominator)
  }

  func year(_ year: Int) -> String { centuries(String(year)) }

  /// One and a half, two and a half, and any other half have words of their own.
  private func halves(_ number: SpokenNumber) -> String? {
    guard number.fraction == "5", let whole = Int(number.whole), whole > 0 else { return nil }
    switch whole {
    case 1: return "डेढ़"
    case 2: return "ढाई"
    default: return "साढ़े " + cardinal(whole)
    }
  }

  func measure(_ number: SpokenNumber, unit: String) -> String {
    if unit == "year", let half = halves(number.magnitude) { return signed(number, half + " साल") }
    return say(number) + " " + name(ofUnit: unit, for: number)
  }

  // MARK: Dates and times

  func date(_ date: SpokenDate) -> String {
    let day = date.day.map { $0 == 6 ? "छः" : cardinal($0) }
    return [day, date.month.map { months[$0] }, year(of: date)].compactMap { $0 }
      .joined(separator: " ")
  }

  static let pressureJoin: String? = "बटा"

  func scale(oneTo digits: String) -> [String] { [cardinal(1), "अनुपात", cardinal(digits)] }

  func time(_ time: SpokenTime) -> String {
    let hour = cardinal(time.hour)
    guard time.minute > 0 || time.second != nil else { return hour + " बजे" }
    var text = hour + " बजकर " + cardinal(time.minute) + " मिनट"
    if let second = time.second { text += " " + cardinal(second) + " सेकंड" }
    return text
  }

  // MARK: Running text

  private static let letters: [Character: String] = [
    "a": "ए", "b": "बी", "c": "सी", "d": "डी", "e": "ई", "f": "एफ", "g": "जी", "h": "एच",
    "i": "आई", "j": "जे", "k": "के", "l": "एल", "m": "एम", "n": "एन", "o": "ओ", "p": "पी",
    "q": "क्यू", "r": "आर", "s": "एस", "t": "टी", "u": "यू", "v": "वी", "w": "डब्ल्यू", "x": "एक्स",
    "y": "वाई", "z": "ज़ेड",
  ]

  func spell(_ letters: String) -> String {
    letters.lowercased().map { Self.letters[$0] ?? String($0) }.joined(separator: " ")
  }

  func phone(_ groups: [String], isInternational: Bool) -> String {
    (isInternational ? "प्लस " : "") + groups.map { digits($0) }.joined(separator: " ")
  }

  private static let english: [String] = [
    "", "फ़र्स्ट", "सेकंड", "थर्ड", "फ़ोर्थ", "फ़िफ्थ", "सिक्स्थ", "सेवंथ", "एटथ", "नाइंथ", "टेंथ",
    "इलेवंथ", "ट्वेल्फ्थ", "थर्टींथ", "फोर्टींथ", "फिफ्टींथ", "सिक्स्टींथ", "सेवेंटींथ", "एटींथ",
    "नाइनटींथ", "ट्वेंटीएथ",
  ]
  private static let endings: [String: String] = [
    "ला": "ला", "ली": "ली", "ले": "ले", "रा": "रा", "री": "री", "रे": "रे", "था": "था", "थी": "थी",
    "थे": "थे", "ठा": "ठा", "ठी": "ठी", "ठे": "ठे", "वां": "वां", "वाँ": "वां", "वीं": "वीं", "वें": "वें",
  ]
  private static let addressCues: Set<String> = [
    "स्ट्रीट", "रोड", "नंबर", "प्लॉट", "सेक्टर", "फ्लोर", "ब्लॉक", "गली", "मार्केट", "एवेन्यू", "पिन",
    "अपार्टमेंट", "लेन", "मकान", "street", "road", "avenue", "पार्क", "कॉलोनी",
  ]
  private static let states: Set<String> = [
    "प्रदेश", "महाराष्ट्र", "नागालैंड", "कश्मीर", "छत्तीसगढ़", "त्रिपुरा", "बिहार", "गुजरात", "केरल",
    "राजस्थान", "पंजाब", "हरियाणा", "असम", "ओडिशा", "गोवा", "कर्नाटक", "तमिलनाडु", "तेलंगाना",
    "बंगाल", "झारखंड", "उत्तराखंड", "सिक्किम", "मेघालय", "मणिपुर", "मिज़ोरम", "मिजोरम", "दिल्ली",
    "लद्दाख", "अंक",
  ]

  func recognize(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    if let next = comparison(reader, index, into: &form) { return next }
    // At the end of a sentence, and before its verb, it is "was found" and no milliliter: "त्रुटि 404 मिली।"
    if tokens.kind(index) == .digits, tokens.isEdge(index - 1), tokens.kind(index + 1) == .space,
      tokens.text(index + 2) == "मिली",
      tokens.isMark(index + 3, "।")
        || tokens.kind(index + 3) == .space
          && ["है", "हैं", "थी", "थीं"].contains(tokens.text(index + 4))
    {
      form.append(cardinal(tokens.text(index), .none))
      return index + 1
    }
    // The preposition has no period: "9.58 से."
    if tokens.text(index) == "से", tokens.isMark(index + 1, "."), tokens.kind(index - 1) == .space,
      tokens.kind(index - 2) == .digits, tokens.kind(tokens.skipSpace(index + 2)) != .digits
    {
      form.append("सेकंड")
      return index + 2
    }
    // The code of a place behind its name: "नोएडा-201301".
    if tokens.isMark(index, in: TextNormalizer.dashes),
      case let word = tokens.kind(index - 1) == .space ? index - 2 : index - 1,
      tokens.kind(word) == .letters, tokens.text(word).count > 1,
      case let number = tokens.skipSpace(index + 1), tokens.kind(number) == .digits,
      case let code = tokens.text(number), code.utf8.count == 6, !code.hasPrefix("0"),
      tokens.isEdge(number + 1), !tokens.isMark(number + 1, in: ["/", ":", "-"])
    {
      form.appendPause(pause)
      form.append(digits(code), as: .digits)
      return number + 1
    }
    // Before digits it is a telephone, elsewhere a name.
    if tokens.text(index) == "मो", tokens.isMark(index + 1, "."),
      case let number = tokens.skipSpace(index + 2),
      tokens.kind(number) == .digits || tokens.isMark(number, "+")
    {
      form.append("मोबाइल")
      return index + 2
    }
    if tokens.isMark(index, "-"), tokens.kind(index - 1) == .letters,
      tokens.kind(index + 1) == .letters, isAddress(tokens, near: index)
    {
      form.append("हाइफ़न")
      return index + 1
    }
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1) else { return nil }
    let digits = tokens.text(index)
    if let next = mobileNumber(reader, index, into: &form) { return next }
    let behind = tokens.text(index + 1)
    if ["st", "nd", "rd", "th"].contains(behind), let value = Int(digits),
      Self.english.indices.contains(value), value > 0, tokens.isEdge(index + 2)
    {
      form.append(Self.english[value])
      return index + 2
    }
    if let ending = Self.endings[behind], tokens.isEdge(index + 2) {
      form.append(ordinal(digits, ending: ending))
      return index + 2
    }
    // Half of something that is named behind it.
    if let half = reader.simpleFraction(index), half.numerator == "1", half.denominator == "2",
      tokens.kind(half.next) == .space, tokens.kind(half.next + 1) == .letters
    {
      form.append("आधा")
      guard let unit = reader.unit(half.next, isGlued: false), unit.rate == nil else {
        return half.next
      }
      form.append(name(ofUnit: unit.name, for: SpokenNumber("1")))
      return unit.next
    }
    if let next = years(tokens, index, into: &form) ?? halfPast(tokens, index, into: &form) {
      return next
    }
    if let next = house(tokens, index, into: &form) { return next }
    if let next = shortDate(tokens, index, into: &form) { return next }
    // A year is read by its hundreds: "1960 के", "साल 1971".
    let lead = tokens.kind(index - 1) == .space ? tokens.text(index - 2) : ""
    let follow = tokens.kind(index + 1) == .space ? tokens.text(index + 2) : ""
    guard digits.count == 4, let year = Int(digits), (1100...2099).contains(year),
      ["साल", "सन्", "सन", "वर्ष", "ईस्वी"].contains(lead)
        || ["के", "में", "ई", "से", "तक", "की"].contains(follow)
    else { return nil }
    form.append(self.year(year))
    return index + 1
  }

  /// Reads a time with the word for the clock behind it: "6:30 बजे" is half past six, "9:15 बजे" a quarter past nine.
  private func halfPast(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index + 1, ":"), tokens.kind(index + 3) == .space,
      tokens.text(index + 4) == "बजे", let hour = Int(tokens.text(index)),
      (1...12).contains(hour), ["15", "30", "45"].contains(tokens.text(index + 2))
    else { return nil }
    let following = cardinal(hour % 12 + 1)
    switch tokens.text(index + 2) {
    case "30": form.append(halves(SpokenNumber(String(hour), "5")) ?? "")
    case "15": form.append(hour == 1 ? "सवा" : "सवा " + cardinal(hour))
    default: form.append(following == "एक" ? "पौन" : "पौने " + following)
    }
    return index + 3
  }

  /// Reads the first of two years and the dash behind it: "1939-45".
  private func years(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.text(index).count == 4, let first = Int(tokens.text(index)),
      (1100...2099).contains(first), tokens.isMark(index + 1, in: ["-", "–"]),
      tokens.kind(index + 2) == .digits, tokens.isEdge(index + 3),
      !tokens.isMark(index + 3, in: ["-", "–", "/", "."]), let end = Int(tokens.text(index + 2))
    else { return nil }
    let last = tokens.text(index + 2).count == 2 ? first / 100 * 100 + end : end
    guard (1100...2099).contains(last), last > first, tokens.text(index + 2).count != 3 else {
      return nil
    }
    form.append(year(first) + " " + words.to + " " + year(last))
    return index + 3
  }

  private func ordinal(_ digits: String, ending: String) -> String {
    let stems = ["1": "पह", "2": "दूस", "3": "तीस", "4": "चौ", "6": "छ"]
    if let stem = stems[digits], !ending.hasPrefix("व") { return stem + ending }
    return centuries(digits) + ending
  }

  /// Whether a word that is typical of addresses is near.
  private func isAddress(_ tokens: TextTokens, near index: Int) -> Bool {
    (max(index - 40, 0)..<min(index + 40, tokens.count)).contains {
      Self.addressCues.contains(tokens.text($0).lowercased())
    }
  }

  /// Whether what is called by its number is right before it, or joined to it by a mark, and nothing is counted: "मकान 45", but
  /// not "मकान में 12 कमरे".
  private func isBehindAddressWord(_ tokens: TextTokens, _ index: Int) -> Bool {
    // Thousands are counted: "प्लॉट 1,200 वर्ग फुट".
    if tokens.isMark(index + 1, ","), tokens.kind(index + 2) == .digits { return false }
    var at = index - 1
    while tokens.kind(at) == .space || tokens.isMark(at, in: [".", ":", ",", "-", "/", "#"]) {
      at -= 1
    }
    if tokens.kind(at) == .digits || at < 0 { return true }
    // "10 डिवाइडिंग रोड", and an address of several parts.
    let isBeforeWord = (index + 2..<index + 5).contains {
      Self.addressCues.contains(tokens.text($0).lowercased())
    }
    let commas = (max(index - 40, 0)..<min(index + 40, tokens.count)).count {
      tokens.isMark($0, ",")
    }
    if isBeforeWord || commas > 1 { return true }
    let word = tokens.text(at).lowercased()
    return Self.addressCues.contains(word) || ["नं", "no", "नम्बर"].contains(word)
  }

  /// Reads the number of a house or plot, or a postal code, digit by digit.
  private func house(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let digits = tokens.text(index)
    let behindState = Self.states.contains(tokens.text(index - 2)) && (4...6).contains(digits.count)
    guard tokens.isEdge(index + 1), behindState || isAddress(tokens, near: index),
      behindState || digits.count > 4 || isBehindAddressWord(tokens, index),
      !tokens.isMark(index + 1, in: [":", "%"])
    else { return nil }
    form.append(self.digits(digits), as: .digits)
    guard tokens.kind(index + 2) == .digits else { return index + 1 }
    if tokens.isMark(index + 1, "/") {
      form.append("बटा")
    } else if tokens.isMark(index + 1, "-") {
      form.append("हाइफ़न")
    } else {
      return index + 1
    }
    return index + 2
  }

  /// Reads a date of two or three numbers: "06-05", "02-27", "03-2010", "10-29-2000".
  ///
  /// Two numbers are a day and a month in either order, or a month and a year.
  private func shortDate(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.isMark(index + 1, "-"), tokens.kind(index + 2) == .digits,
      tokens.text(index).count == 2, let first = Int(tokens.text(index)),
      let second = Int(tokens.text(index + 2)), !tokens.isMark(index - 1, "-")
    else { return nil }
    let isWhole = tokens.isEdge(index + 3) && !tokens.isMark(index + 3, "-")
    if tokens.isMark(index + 3, "-"), tokens.text(index + 4).count == 4, tokens.isEdge(index + 5),
      let year = Int(tokens.text(index + 4)), (1...12).contains(first), (13...31).contains(second)
    {
      form.append(months[first] + " " + cardinal(second) + " " + self.year(year))
      return index + 5
    }
    guard isWhole else { return nil }
    if tokens.text(index + 2).count == 4, (1...12).contains(first) {
      form.append(months[first] + " " + year(second))
    } else if tokens.text(index + 2).count == 2, (1...12).contains(second),
      (1...31).contains(first),
      // Two numbers that rise before a word are a range: "10-12 महीने".
      first >= second || tokens.text(index).hasPrefix("0") || tokens.text(index + 2).hasPrefix("0")
    {
      form.append(date(SpokenDate(month: second, day: first)))
    } else if tokens.text(index + 2).count == 2, (1...12).contains(first),
      (13...31).contains(second), tokens.text(index).hasPrefix("0")
    {
      // Without a zero, the greater number behind makes it a range.
      form.append(months[first] + " " + cardinal(second))
    } else {
      return nil
    }
    return index + 3
  }

  private static let leadsOfMobiles: Set<String> = [
    "नं", "नंबर", "फ़ोन", "फोन", "मोबाइल", "मो", "संपर्क", "कॉल", "व्हाट्सएप", "हेल्पलाइन",
  ]

  /// Reads the ten digits of a mobile telephone, the first of which is six at least, where they are no amount.
  ///
  /// Examples: "नं. 9876543210", "98765 43210".
  private func mobileNumber(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    guard let first = tokens.text(index).first?.wholeNumberValue, first > 5 else { return nil }
    let isParted =
      tokens.text(index).count == 5 && tokens.kind(index + 1) == .space
      && tokens.kind(index + 2) == .digits && tokens.text(index + 2).count == 5
    let next = isParted ? index + 3 : index + 1
    let lead = tokens.lead(before: index, past: [".", ":"])
    guard isParted || tokens.text(index).count == 10 && Self.leadsOfMobiles.contains(lead),
      tokens.isBoundary(next),
      !(tokens.isMark(next, in: [",", ".", "-"]) && tokens.kind(next + 1) == .digits),
      reader.unit(next, isGlued: false) == nil, reader.scale(next) == nil
    else { return nil }
    let groups = isParted ? [tokens.text(index), tokens.text(index + 2)] : [tokens.text(index)]
    form.append(phone(groups, isInternational: false), as: .digits)
    return next
  }

  /// Reads a comparison with the number before the word for its sign, which compares the other way round elsewhere: "x > 3"
  /// is "x तीन से अधिक".
  private func comparison(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    let found =
      tokens.comparison(index)
      ?? (tokens.isMark(index, in: ["≤", "≥"]) ? (tokens.text(index), index + 1) : nil)
    guard let (sign, end) = found, let name = words.symbols[sign] else { return nil }
    let number = tokens.skipSpace(end)
    guard reader.textNumber(number) != nil, let next = reader.recognize(number, into: &form)
    else { return nil }
    form.append(name)
    return next
  }
}
