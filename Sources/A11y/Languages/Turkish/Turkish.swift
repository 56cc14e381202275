// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// The words of Turkish.
  static let turkish = Language(
    code: "tr",
    up: "artış %@",
    down: "düşüş %@",
    unchanged: "değişmedi",
    minus: "eksi",
    yes: "evet",
    no: "hayır",
    controls: ControlWords(
      switch: "anahtar", on: "açık", off: "kapalı", mixed: "karışık",
      checkbox: "onay kutusu", checked: "işaretli", unchecked: "işaretli değil",
      slider: "kaydırıcı", button: "düğme", link: "bağlantı", textField: "metin alanı",
      progress: "ilerleme", selected: "seçili",
      disabled: "kullanılamıyor"),
    table: TableWords(
      delete: "Sil: %@", insert: "Ekle: %@", reorder: "Yeniden sırala: %@",
      moreInfo: "Daha fazla bilgi, %@", rows: "%3 satırdan %1 ile %2 arası",
      position: "%1 / %2", rating: "%2 yıldızdan %1", increment: "Artır: %@",
      decrement: "Azalt: %@"),
    page: PageWords(skip: "Satırlara git", source: "Kaynak: %@"),
    summary: SummaryWords(
      rows: "satır: %@", row: "satır %@", columns: "sütun: %@", sections: "bölüm: %@",
      missing: "eksik: %@",
      none: "değer yok", lowest: "en düşük %@", highest: "en yüksek %@", median: "medyan %@",
      sum: "toplam %@",
      mean: "ortalama %@", middleHalf: "orta yarı: %1 – %2", zero: "sıfır: %@",
      belowZero: "sıfırın altında: %@", outliers: "diğerlerinden uzak: %@", span: "%1 – %2",
      different: "farklı değer: %@", allDifferent: "hepsi farklı", always: "her zaman %@",
      mostCommon: "en sık: %@", others: "başka değer: %@", longest: "en uzunu: %@ karakter",
      about: "yaklaşık %@", more: "ve %@ tane daha",
      added: "yeni: %@", removed: "silinen: %@", changed: "değişen: %@",
      notCompared: "karşılaştırılmayan: %@",
      rise: "en büyük artış %@", fall: "en büyük düşüş %@",
      change: "%1 → %2", rising: "artan sırada", falling: "azalan sırada",
      interval: "aralık: %@", gaps: "boşluklar: %@",
      repeatedRows: "yinelenen satırlar: %@", correlation: "korelasyon %@"),
    verbalizer: TurkishRules())
}

/// Verbalizes numbers, amounts and dates in Turkish.
struct TurkishRules: RuledNumbers {
  var locale = LocaleIdentifier.turkish
  var numerals = Numerals.comma
  static let ratings: RatingWords? = RatingWords(
    "%2 üzerinden %1", leads: "puan puanı notu değerlendirme")

  static let numberRules = NumberRules(
    """
    %cardinal:
    0: sıfır; bir; iki; üç; dört; beş; altı; yedi; sekiz; dokuz;
    10: on[ >>]; 20: yirmi[ >>]; 30: otuz[ >>]; 40: kırk[ >>]; 50: elli[ >>]; 60: altmış[ >>];
    70: yetmiş[ >>]; 80: seksen[ >>]; 90: doksan[ >>];
    100: yüz[ >>]; 200: << yüz[ >>]; 1000: bin[ >>]; 2000: << bin[ >>];
    1000000: << milyon[ >>]; 1000000000: << milyar[ >>]; 1000000000000: << trilyon[ >>];
    1000000000000000: << katrilyon[ >>];
    %ordinal:
    0: sıfırıncı; birinci; ikinci; üçüncü; dördüncü; beşinci; altıncı; yedinci; sekizinci;
    dokuzuncu;
    10: on>%%uncu>; 20: yirmi>%%nci>; 30: otuz>%%uncu>; 40: kırk>%%inci-back>; 50: elli>%%nci>;
    60: altmış>%%inci-back>; 70: yetmiş>%%inci>; 80: seksen>%%inci>; 90: doksan>%%inci-back>;
    100: yüz>%%üncü>; 200: <%cardinal< yüz>%%üncü>;
    1000: bin>%%inci>; 2000: <%cardinal< bin>%%inci>;
    1000000: <%cardinal< milyon>%%uncu>; 1000000000: <%cardinal< milyar>%%inci-back>;
    %%uncu: 0: uncu; ' =%ordinal=;
    %%üncü: 0: üncü; ' =%ordinal=;
    %%nci: 0: nci; ' =%ordinal=;
    %%inci: 0: inci; ' =%ordinal=;
    %%inci-back: 0: ıncı; ' =%ordinal=;
    """, .turkish, upTo: 18)

  static let numberedWords: Set<String> = [
    "deneme",
    "sayfa", "adım", "bölüm", "seviye", "tur", "ders", "soru", "aşama", "kısım", "sezon",
  ]
  static let directions: [String: String] = [
    "K": "kuzey", "N": "kuzey", "G": "güney", "S": "güney", "D": "doğu", "E": "doğu", "B": "batı",
    "W": "batı",
  ]
  static let words = SpokenWords(
    minus: "eksi", plus: "artı", point: "virgül", score: "", percent: "yüzde", to: "ila",
    by: "çarpı",
    equals: "eşittir", per: "bölü", and: "tam", power: "%1 üzeri %2",
    marks: [
      ".": "nokta", ",": "virgül", "@": "et", ":": "iki nokta", "/": "bölü",
      "\\": "ters bölü", "-": "tire", "_": "alt tire", "?": "soru işareti", "=": "eşittir",
      "&": "ve", "#": "kare", "%": "yüzde", "+": "artı", "!": "ünlem", "~": "tilde",
      "*": "yıldız", "|": "dikey çizgi",
    ],
    symbols: [
      "⌀": "çap", "★": "yıldız", "☆": "boş yıldız", "▲": "yukarı", "▼": "aşağı",
      "✓": "onay işareti",
      "✔": "onay işareti", "✗": "çarpı işareti", "✘": "çarpı işareti", "→": "sağ ok",
      "←": "sol ok", "↑": "yukarı ok", "↓": "aşağı ok", "±": "artı eksi", "×": "çarpı",
      "÷": "bölü", "°": "derece", "§": "paragraf", "&": "ve", "•": "madde işareti",
      "≈": "yaklaşık", "№": "numara", "≤": "küçük eşittir", "<": "küçüktür", ">": "büyüktür",
      "≥": "büyük eşittir", "≠": "eşit değildir", "∞": "sonsuz", "√": "karekök",
      "©": "telif hakkı", "®": "tescilli marka", "™": "ticari marka", "α": "alfa", "β": "beta",
      "γ": "gama", "δ": "delta", "π": "pi", "Ω": "omega",
    ],
    alone: SpokenWords.alone(
      "parantez aç|parantez kapa|köşeli parantez aç|köşeli parantez kapa|süslü parantez aç|süslü parantez kapa|tırnak|kesme işareti|noktalı virgül|ters tırnak"
    ))
  static let currencies: [String: CurrencyNoun] = [
    "kr": CurrencyNoun(Noun("kron")),
    "TRY": CurrencyNoun(Noun("lira"), Noun("kuruş")),
    "EUR": CurrencyNoun(Noun("euro"), Noun("sent"), ownsMinor: false),
    "USD": CurrencyNoun(Noun("dolar"), Noun("sent")),
    "GBP": CurrencyNoun(Noun("sterlin"), Noun("peni")),
    "JPY": CurrencyNoun(Noun("yen")), "CNY": CurrencyNoun(Noun("yuan")),
    "RUB": CurrencyNoun(Noun("ruble"), Noun("kopek")), "INR": CurrencyNoun(Noun("rupi")),
    "CHF": CurrencyNoun(Noun("frank"), Noun("rappen")),
  ]
  static let currencySigns: [String: String] = ["TL": "TRY"]
  static let units: [String: Noun] = [
    "decibel": Noun("desibel"),
    "milliampere-hour": Noun("miliamper saat"),
    "meter-per-square-second": Noun("metre bölü saniye kare"),
  ]
  /// In a span of time, which precedes what is done in it: "saatte kırk kilometre".
  private static let spans: [String: String] = [
    "second": "saniyede", "minute": "dakikada", "hour": "saatte", "day": "günde",
    "week": "haftada", "month": "ayda", "year": "yılda",
  ]
  static let unitSymbols: [String: String] = [
    "sa": "hour", "dk": "minute", "sn": "second", "km/sa": "kilometer-per-hour",
    "km/s": "kilometer-per-hour", "gr": "gram", "lt": "liter",
  ]
  static let scales: [String: Noun] = [
    "bin": Noun("bin"), "mn": Noun("milyon"), "mln": Noun("milyon"), "milyon": Noun("milyon"),
    "milyar": Noun("milyar"), "mlr": Noun("milyar"), "trilyon": Noun("trilyon"),
  ]
  func scale(oneTo digits: String) -> [String] { [cardinal(1), "bölü", cardinal(digits)] }

  static let phrases = PhraseTable(
    listed: abbreviations,
    [
      "md.": "madde", "kş.": "kaşık", "brd.": "bardak", "bşk.": "başkan", "hk.": "hakkında",
      "ref.": "referans", "bkz.": "bakınız", "krş.": "karşılaştırınız", "çev.": "çeviren",
      "vb.": "ve benzeri", "vs.": "vesaire", "vd.": "ve diğerleri", "örn.": "örneğin",
      "Dr.": "doktor", "Prof.": "profesör", "Doç.": "doçent", "Av.": "avukat", "Sn.": "sayın",
      "Cad.": "caddesi", "Cd.": "caddesi", "Sok.": "sokak", "Sk.": "sokak", "Mah.": "mahallesi",
      "Mh.": "mahallesi", "Bul.": "bulvarı", "Apt.": "apartmanı", "tel.": "telefon",
      "No:": "numara",
      "s.": "sayfa",
      "M.Ö.": "milattan önce", "MÖ": "milattan önce", "M.S.": "milattan sonra",
      "MS": "milattan sonra", "yy.": "yüzyıl", "yak.": "yaklaşık", "yakl.": "yaklaşık",
      "maks.": "maksimum",
      "min.": "minimum", "24/7": "yedi gün yirmi dört saat", "N/A": "yok", "T.C.": "T C",
      "A.Ş.": "anonim şirketi", "Ltd.": "limited", "Şti.": "şirketi",
    ])

  func measure(_ number: SpokenNumber, unit: String) -> String {
    if let per = unit.firstRange(of: "-per-"),
      let span = Self.spans[String(unit[per.upperBound...])]
    {
      return span + " " + measure(number, unit: String(unit[..<per.lowerBound]))
    }
    return say(number) + " " + name(ofUnit: unit, for: number)
  }

  func measure(_ number: SpokenNumber, unit: String, per rate: String) -> String {
    if let span = Self.spans[rate] { return span + " " + measure(number, unit: unit) }
    return measure(number, unit: unit) + " " + words.per + " "
      + name(ofUnit: rate, for: SpokenNumber("1"))
  }

  static let clockLeads: Set<String> = ["saat", "saati", "saatler"]
  static let addressWords: [String: String] = ["info": "info"]
  var months: MonthNames { Self.monthNames }
  private static let monthNames = MonthNames(.turkish)

  // MARK: Numbers

  func decimal(_ number: SpokenNumber, _ gender: Gender) -> String {
    guard !number.fraction.isEmpty else { return cardinal(number.whole, gender) }
    return cardinal(number.whole) + " " + words.point + " "
      + fractionAsNumber(number.fraction, upTo: 2)
  }

  /// "dörtte üç": the parts are in the locative, before their number.
  func fraction(_ numerator: String, _ denominator: String) -> String {
    if numerator == "1", denominator == "2" { return "yarım" }
    let parts = cardinal(denominator)
    return parts + Self.locative(of: parts) + " " + cardinal(numerator)
  }

  /// "iki buçuk", "iki tam dörtte üç".
  func mixed(_ whole: String, _ numerator: String, _ denominator: String) -> String {
    if numerator == "1", denominator == "2" { return cardinal(whole) + " buçuk" }
    return cardinal(whole) + " tam " + fraction(numerator, denominator)
  }

  /// The ending of the locative, whose vowel is like the word's last and whose consonant follows its last letter.
  private static func locative(of word: String) -> String {
    let isHard = word.last.map { "fstkçşhp".contains($0) } ?? false
    let isFront = word.last(where: TurkishEnding.isVowel).map { "eiöü".contains($0) } ?? false
    return (isHard ? "t" : "d") + (isFront ? "e" : "a")
  }

  /// "yüzde elli": the word for percent is first, and the sign before it.
  func percent(_ number: SpokenNumber) -> String {
    signed(number, words.percent + " " + decimal(number.magnitude, .none))
  }

  func decade(_ year: Int) -> String {
    let words = self.year(year)
    return words
      + (words.last(where: TurkishEnding.isVowel).map { "eiöü".contains($0) } == true
        ? "ler" : "lar")
  }

  // MARK: Dates and times

  func date(_ date: SpokenDate) -> String {
    [date.day.map { cardinal($0) }, date.month.map { months[$0] }, year(of: date)]
      .compactMap { $0 }.joined(separator: " ")
  }

  func time(_ time: SpokenTime) -> String {
    var text = cardinal(time.hour)
    if time.minute > 0 || time.second != nil {
      text += (time.minute < 10 ? " sıfır " : " ") + cardinal(time.minute)
    } else {
      text = "saat " + text
    }
    if let second = time.second { text += " " + measure(SpokenNumber(second), unit: "second") }
    return text
  }

  // MARK: Running text

  func roman(_ value: Int) -> String? { ordinal(String(value), .none) }

  /// Reads percents and what numbers are written with.
  ///
  /// Examples: "%25", "3'üncü", "1990'larda", "19. yüzyıl".
  func recognize(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    if tokens.isMark(index, "%"),
      tokens.isEdge(index - 1) || tokens.isMark(index - 1, in: ["-", "−", "+"])
    {
      let sign = reader.sign(index + 1)
      guard let number = reader.textNumber(sign.next) else { return nil }
      form.append(percent(reader.spoken(number, isNegative: sign.isNegative)))
      guard tokens.isMark(number.next, in: TextNormalizer.dashes),
        tokens.kind(number.next + 1) == .digits
      else { return number.next }
      form.append(words.to)
      return number.next + 1
    }
    // The floor and the flat behind a house: "No: 21/3 K: 2 D: 5".
    if let noun = ["K": "kat", "D": "daire"][tokens.text(index)], tokens.isMark(index + 1, ":"),
      tokens.kind(index - 1) == .space, tokens.kind(tokens.skipSpace(index + 2)) == .digits,
      tokens.kind(index - 2) == .digits || tokens.isMark(index - 2, ",")
    {
      form.append(noun)
      return index + 2
    }
    if let next = regnal(tokens, index, into: &form) ?? numbered(tokens, index, into: &form) {
      return next
    }
    // The ending of a date or a time: "29 Ekim 1923'te".
    if tokens.isMark(index, in: ["'", "’"]), tokens.kind(index - 1) == .digits,
      tokens.kind(index + 1) == .letters
    {
      form.append(literal: tokens.text(index + 1), isGlued: true)
      return index + 2
    }
    if let next = clock(tokens, index, into: &form) { return next }
    if let next = TurkishEnding.amount(self, tokens, index, into: &form) { return next }
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1),
      let number = reader.textNumber(index)
    else { return nil }
    if let next = speeds(reader, number, into: &form) { return next }
    // A part of something, whose ending belongs to what it is read as: "2/3'ü" is "üçte ikisi".
    if tokens.isMark(index + 1, "/"), tokens.kind(index + 2) == .digits,
      tokens.isMark(index + 3, in: ["'", "’"]), tokens.kind(index + 4) == .letters,
      tokens.isEdge(index + 5),
      let ending = TurkishEnding.ofPart(
        tokens.text(index + 4), behind: fraction(tokens.text(index), tokens.text(index + 2)))
    {
      form.append(ending)
      return index + 5
    }
    if tokens.isMark(number.next, in: ["'", "’"]), tokens.kind(number.next + 1) == .letters {
      // The ending of a case belongs to the number's last word.
      let ending = tokens.text(number.next + 1)
      let isYear = number.whole.count == 4 && number.fraction == nil
      let words = isYear ? year(number.small ?? 0) : say(reader.spoken(number))
      form.append(Self.suffixed(words, ending))
      return number.next + 2
    }
    return reader.ordinalWithPoint(index, into: &form)
  }

  /// Reads a time with the ending of a case: "09.40'ta".
  private func clock(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1), tokens.text(index).count <= 2,
      tokens.isMark(index + 1, in: [".", ":"]), tokens.text(index + 2).count == 2,
      tokens.isMark(index + 3, in: ["'", "’"]), tokens.kind(index + 4) == .letters,
      let hour = Int(tokens.text(index)), hour < 24, let minute = Int(tokens.text(index + 2)),
      minute < 60
    else { return nil }
    let words = time(SpokenTime(hour: hour, minute: minute))
    // The word for the clock is in the text already.
    let isSaid = tokens.text(index - 2).lowercased() == "saat" && words.hasPrefix("saat ")
    form.append((isSaid ? String(words.dropFirst(5)) : words) + tokens.text(index + 4))
    return index + 5
  }

  /// Reads an ordinal before a name.
  ///
  /// Examples: "2. Dünya Savaşı", "1. Lig".
  private func numbered(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1), tokens.text(index).count <= 2,
      tokens.isMark(index + 1, "."), tokens.kind(index + 2) == .space,
      tokens.text(index + 3).first?.isUppercase == true,
      months.month(tokens.text(index + 3)) == nil, let words = ordinal(tokens.text(index), .none)
    else { return nil }
    form.append(words)
    return index + 2
  }

  /// Reads the numeral of a ruler or a century, which stands before its noun.
  ///
  /// Examples: "II. Mahmut", "XIX. yüzyıl".
  private func regnal(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .letters, tokens.isEdge(index - 1), tokens.isMark(index + 1, "."),
      tokens.kind(index + 2) == .space, tokens.kind(index + 3) == .letters,
      let value = tokens.roman(index), let words = roman(value)
    else { return nil }
    form.append(words)
    return index + 2
  }

  /// A word with an ending as it is written: "dört" with "üncü" is "dördüncü".
  private static func suffixed(_ words: String, _ ending: String) -> String {
    let isVowel = ending.first.map(TurkishEnding.isVowel) ?? false
    return (words.hasSuffix("dört") && isVowel ? words.dropLast() + "d" : words) + ending
  }

  /// Reads one speed or two with a dash between them, whose span of time is before the first: "saatte kırk ila altmış kilometre".
  ///
  /// The letter of a second is also that of an hour, "saat", which nothing fast is told in.
  private func speeds(
    _ reader: TextNormalizer, _ first: TextNumber, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    if tokens.kind(first.next) == .space, tokens.text(first.next + 1) == "km",
      tokens.isMark(first.next + 2, "/"), tokens.text(first.next + 3) == "s",
      let speed = first.approximate, speed >= 2_000
    {
      form.append(measure(reader.spoken(first), unit: "kilometer", per: "second"))
      return first.next + 4
    }
    guard tokens.isMark(first.next, in: TextNormalizer.dashes),
      let last = reader.textNumber(first.next + 1), let from = first.approximate,
      let to = last.approximate, from < to,
      let unit = reader.unit(last.next, isGlued: false), tokens.isBoundary(unit.next)
    else { return nil }
    let amount = reader.spoken(last)
    let words =
      unit.rate.map { measure(amount, unit: unit.name, per: $0) }
      ?? measure(amount, unit: unit.name)
    let parts = words.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, Self.spansOfRates.contains(String(parts[0])) else { return nil }
    form.append(parts[0] + " " + say(reader.spoken(first)) + " " + self.words.to + " " + parts[1])
    return unit.next
  }

  private static let spansOfRates: Set<String> = ["saniyede", "dakikada", "saatte", "günde"]
}
