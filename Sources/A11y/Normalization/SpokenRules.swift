// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The rules by which one language verbalizes numbers, amounts, dates and marks.
///
/// A language supplies its words and number words; everything else has a default, which it
/// overrides where it differs. `TextNormalizer` finds the same values in running text and verbalizes
/// them by the same rules.
protocol SpokenRules: Verbalizer {
  /// The locale for ICU's names of months, currencies and units.
  var locale: LocaleIdentifier { get set }
  /// How numbers are written.
  var numerals: Numerals { get set }

  // MARK: Words

  /// The fixed words.
  static var words: SpokenWords { get }
  /// The currencies with known everyday names, by ISO 4217 code; CLDR names the others.
  static var currencies: [String: CurrencyNoun] { get }
  /// The hundredths of the currencies that CLDR names; CLDR has no names for minor units.
  static var minorUnits: [String: Noun] { get }
  /// How the name that CLDR has for a currency tells its gender.
  static var currencyGenders: CurrencyGenders { get }
  /// A sample number for each form of a noun, in the order of the forms.
  static var samples: [String] { get }
  /// The units, by CLDR's names, that are spoken differently from what CLDR writes.
  static var units: [String: Noun] { get }
  /// The units that are feminine; the others are masculine.
  static var feminineUnits: Set<String> { get }
  /// Unit symbols that only this language uses, with the units that they stand for.
  static var unitSymbols: [String: String] { get }
  /// Currency signs and abbreviations in running text, with their codes.
  static var currencySigns: [String: String] { get }
  /// Scale words and their abbreviations, in the form spoken after a number.
  static var scales: [String: Noun] { get }
  /// The scales that a letter directly behind an amount of money stands for.
  static var scaleLetters: [String: Noun] { get }
  /// The triangles that are a minus before a number, as in accounts: "▲500".
  static var minusTriangles: Set<String> { get }
  /// The symbols of units that are words or other things in this language.
  static var otherThanUnits: Set<String> { get }
  /// The currency signs that are read by the currency's full name.
  static var formalSigns: Set<String> { get }
  /// The word between a scale and a currency: "dos billones de euros".
  static var scaleJoin: String { get }
  /// Abbreviations and phrases with a reading of their own.
  static var phrases: PhraseTable<String> { get }
  /// The names of the months, including short ones, with their numbers.
  var months: MonthNames { get }
  /// Whether the day comes first in a fully numeric date.
  static var isDayFirst: Bool { get }
  /// The words that stand right before a day in digits: "le 31/12".
  static var dayLeads: Set<String> { get }
  /// Whether a fraction in a text is mostly written with signs of the language, 三分之二, so that a slash is rarely one.
  static var writesFractionsInSigns: Bool { get }
  /// Words between a part and what it is a part of: "of".
  static var partitives: Set<String> { get }
  /// Whether the day comes first in a numeric date without a year.
  static var isDayBeforeMonth: Bool { get }

  // MARK: Numbers

  /// A whole number, given in digits.
  func cardinal(_ digits: String, _ gender: Gender) -> String
  /// The name of each digit.
  func digits(_ digits: String) -> String
  /// The words for a number's magnitude, preceded by the number's sign.
  func signed(_ number: SpokenNumber, _ text: String) -> String
  /// A number with its fraction, without its sign.
  func decimal(_ number: SpokenNumber, _ gender: Gender) -> String
  /// An ordinal such as "first"; nil when it has no word.
  func ordinal(_ digits: String, _ gender: Gender) -> String?
  /// The gender that a number takes before a word, as far as the word's ending tells.
  func gender(before word: String) -> Gender
  /// The gender that a number takes before a word; for languages where the ending tells only behind some numbers.
  func gender(before word: String, counting number: String) -> Gender
  /// A whole number in the genitive, which ``genitive`` words demand; nil where there is none.
  func genitive(_ digits: String, _ gender: Gender) -> String?
  /// A decimal in the genitive; nil where there is none.
  func genitive(_ whole: String, fraction: String) -> String?
  /// What demands numbers in the genitive; nil for a language without one.
  static var genitive: GenitiveWords? { get }
  /// What demands amounts in the accusative; nil for a language in which that has no form of its own.
  static var accusative: AccusativeWords? { get }
  /// Part of a whole: "three quarters".
  func fraction(_ numerator: String, _ denominator: String) -> String
  /// A whole number and a fraction: "two and three quarters".
  func mixed(_ whole: String, _ numerator: String, _ denominator: String) -> String
  /// A half before the noun that it is of, where that is no fraction alone: "media taza"; nil where it is said alike.
  func half(of noun: String) -> String?
  /// The plural category of a number, as the index of its form in a ``Noun``.
  func form(for number: SpokenNumber) -> Int
  /// A year.
  func year(_ year: Int) -> String
  /// A whole number alone in running text that is no amount, such as a year or a code; nil where it is said as any other.
  ///
  /// - Parameters:
  ///   - digits: the number.
  ///   - word: the word behind it; empty if there is none.
  ///   - isPart: whether marks without blanks join it to other numbers.
  /// - Returns: its words.
  func numeral(_ digits: String, before word: String, isPart: Bool) -> String?
  /// The scale of a map, which is one to a number.
  func scale(oneTo digits: String) -> [String]
  /// The endings of a day before its month: "1er".
  static var dayEndings: Set<String> { get }
  /// Short forms behind a slash for what is counted, other than units: "199 kr/st".
  static var piecesPer: [String: String] { get }
  /// The number that a Roman numeral behind the name of a ruler is: "the twelfth".
  func regnal(_ value: Int) -> String?
  /// Words before days in digits that are beyond the months, and before fractions of no kind: "em 15/8".
  static var leadsOfLateDays: Set<String> { get }
  /// The quarters of the sky by their letters, said beside the words for wind: "NO" is "nord-ouest".
  static var winds: [String: String] { get }
  /// The words for wind, in small letters.
  static var windWords: Set<String> { get }
  /// What short forms without their period stand for behind ordinals, where they mean something else than elsewhere:
  /// "arr" is "arrondissement" in "1er arr.".
  static var nounsBehindOrdinals: [String: String] { get }
  /// Words that join two days in digits: "30/4 và 1/5".
  static var joinsOfDays: Set<String> { get }
  /// Whether names of currencies begin with a small letter, though CLDR's lists have a capital.
  static var writesCurrenciesSmall: Bool { get }
  /// What is said for the points of a version.
  var versionPoint: String { get }
  /// Whether a zero is said before a point where none is written: ".5".
  static var saysUnwrittenZero: Bool { get }
  /// The directions that single letters behind degrees stand for; "N", "S", "E" and "W" are among them.
  static var directions: [String: String] { get }
  /// Abbreviations of several letters behind degrees: "N.B.", the latitude in the north.
  static var bearings: [String: String] { get }
  /// The letters between the hours and the minutes of a time: "14h30".
  static var clockLetters: Set<String> { get }
  /// Abbreviations of what people and places are, in lowercase, that are something else where no name is behind them.
  static var titles: Set<String> { get }
  /// Whether two numbers around a slash are a fraction, and not just two numbers.
  static func isFraction(_ numerator: String, _ denominator: String) -> Bool
  /// The word between two numbers around a slash that are no fraction: "one hundred twenty over eighty".
  func slash(_ first: String, _ second: String) -> String
  /// The word between the two pressures of the blood, "120/80"; nil where the slash is named.
  static var pressureJoin: String? { get }
  /// Whether 1960 of something is said in hundreds as the year is, so that the year may be meant.
  static var countsInHundreds: Bool { get }
  /// The number that a Roman numeral behind a name or a noun is; nil where that depends on the word.
  func roman(_ value: Int) -> String?
  /// The points of two sides, where they are no two numbers with a word between them: "two nil".
  func result(_ points: Int, _ others: Int) -> String?
  /// Returns a decade: "the 1990s" as it is said without an article.
  func decade(_ year: Int) -> String

  // MARK: Amounts

  /// A currency as it is said every day.
  func currency(_ code: String, for number: SpokenNumber) -> CurrencyNoun

  /// A percentage, with its sign.
  func percent(_ number: SpokenNumber) -> String
  /// A number with a scale word and what is counted, if anything: "2.5 millions of euros".
  func scaled(_ number: SpokenNumber, _ scale: Noun, of noun: String) -> String
  /// What is counted after a scale word: "de euros".
  func partitive(_ noun: String) -> String
  /// A currency by the full name that distinguishes it from similar ones: "US dollars".
  func formalCurrency(_ code: String, for number: SpokenNumber) -> CurrencyNoun
  /// An amount of money, with its sign.
  func money(_ number: SpokenNumber, _ currency: CurrencyNoun) -> String
  /// The mark for a pause within a value.
  var pause: String { get }
  /// The number of a standard or a model, which counts nothing: "thirty one sixty six".
  func name(ofNumber digits: String) -> String
  /// A number and the noun that it counts.
  func counted(_ number: SpokenNumber, _ noun: Noun) -> String
  /// What joins the major and the minor unit.
  var moneyJoin: String { get }
  /// An amount with a unit, with its sign.
  func measure(_ number: SpokenNumber, unit: String) -> String
  /// A number with a unit that is per another: "five kilometers per hour".
  func measure(_ number: SpokenNumber, unit: String, per rate: String) -> String
  /// What something is per: "per hour".
  func rate(_ unit: String) -> String
  /// A fraction with a unit: "one and a half feet".
  func measure(fraction: String, isMixed: Bool, unit: String) -> String

  /// Stars of a number of stars: "four of five stars".
  func rated(_ stars: String, of total: String) -> String

  // MARK: Dates and times

  /// A date.
  func date(_ date: SpokenDate) -> String
  /// A time of day.
  func time(_ time: SpokenTime) -> String

  // MARK: Running text

  /// The digit groups of a telephone number, without the marks between them.
  func phone(_ groups: [String], isInternational: Bool) -> String
  /// The words for the halves of the day, if the language uses a 12-hour clock.
  static var dayHalves: PhraseTable<SpokenTime.Half> { get }
  /// Words for what is counted off or numbered, in small letters: "page", "chapter".
  static var numberedWords: Set<String> { get }
  /// How often something is done, "three times", which is written with an x; nil if the language has no such word.
  static var times: Noun? { get }
  /// Between a position and the number of all, as in "page three of twelve"; nil if the language has no such word.
  static var outOf: String? { get }
  /// What something was given of the most that it could be; nil if that is not told apart.
  static var ratings: RatingWords? { get }
  /// What is counted per unit, said before the count: "一平方キロメートルあたり"; nil where it is said behind it.
  func leadingRate(_ unit: String) -> String?
  /// The currency that a sign stands for where the language is spoken, if not the usual one.
  func currencyCode(ofSign sign: String) -> String?
  /// A position among all: "three of twelve"; nil if the language has no such words.
  func position(_ position: String, of total: String) -> String?
  /// Words that may follow a time and are spoken with it: "Uhr".
  static var clockWords: Set<String> { get }
  /// Whether these words behind a number alone count hours, and tell no time of day: "2 ore".
  static var clockWordsCount: Bool { get }
  /// Words before a time, whose hours and minutes may have a period between them: "alle 20.30".
  static var clockLeads: Set<String> { get }
  /// Letters of an era that are right behind a date in digits: "12/5/2023م".
  static var dateEras: Set<String> { get }
  /// Words that may stand between a day, its month and its year: "de".
  static var datePrepositions: Set<String> { get }
  /// The parts of addresses that are read as words; others are spelled.
  static var addressWords: [String: String] { get }
  /// Letters, named one by one.
  func spell(_ letters: String) -> String
  /// The distance of a time zone from UTC, without its sign.
  func offset(hours: Int, minutes: Int) -> String
  /// Appends the words of running text.
  func read(_ text: String, into form: inout SpokenForm)
  /// Appends an address part by part.
  func appendAddress(_ text: String, into form: inout SpokenForm)
  /// Recognizes what only this language writes; called before the shared recognizers.
  func recognize(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int?
}

extension SpokenRules {
  static var minorUnits: [String: Noun] { [:] }
  static var currencyGenders: CurrencyGenders { .none }
  static var samples: [String] { ["1", "2", "5"] }
  static var units: [String: Noun] { [:] }
  static var feminineUnits: Set<String> { [] }
  static var unitSymbols: [String: String] { [:] }
  static var currencySigns: [String: String] { [:] }
  static var scales: [String: Noun] { [:] }
  static var scaleJoin: String { "" }
  static var scaleLetters: [String: Noun] { [:] }
  static var minusTriangles: Set<String> { [] }
  static var otherThanUnits: Set<String> { [] }
  static var formalSigns: Set<String> { ["US$", "us$", "US-$"] }
  static var phrases: PhraseTable<String> { PhraseTable() }
  static var isDayFirst: Bool { true }
  static var dayLeads: Set<String> { [] }
  static var partitives: Set<String> { [] }
  static var writesFractionsInSigns: Bool { false }
  static var leadsOfLateDays: Set<String> { [] }
  static var winds: [String: String] { [:] }
  static var windWords: Set<String> { [] }
  static var nounsBehindOrdinals: [String: String] { [:] }
  static var joinsOfDays: Set<String> { [] }
  static var writesCurrenciesSmall: Bool { false }
  static var isDayBeforeMonth: Bool { isDayFirst }
  static var countsInHundreds: Bool { false }

  var words: SpokenWords { Self.words }

  static var dayHalves: PhraseTable<SpokenTime.Half> { PhraseTable() }
  static var numberedWords: Set<String> { [] }
  static var outOf: String? { nil }
  static var ratings: RatingWords? { nil }
  static var bearings: [String: String] { [:] }
  func leadingRate(_ unit: String) -> String? { nil }
  func currencyCode(ofSign sign: String) -> String? { nil }
  static var times: Noun? { nil }
  static var clockWords: Set<String> { [] }
  static var clockWordsCount: Bool { false }
  static var clockLeads: Set<String> { [] }
  static var dateEras: Set<String> { [] }
  static var datePrepositions: Set<String> { [] }
  static var addressWords: [String: String] { [:] }

  func read(_ text: String, into form: inout SpokenForm) {
    TextNormalizer(text, rules: self).read(into: &form)
  }

  func appendAddress(_ text: String, into form: inout SpokenForm) {
    TextNormalizer(text, rules: self).readAddress(into: &form)
  }

  func recognize(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    nil
  }

  func spell(_ letters: String) -> String {
    letters.map { String($0) }.joined(separator: " ")
  }

  func offset(hours: Int, minutes: Int) -> String {
    cardinal(hours) + (minutes == 0 ? "" : " " + cardinal(minutes))
  }

  func phone(_ groups: [String], isInternational: Bool) -> String {
    (isInternational ? words.plus + " " : "")
      + groups.map { digits($0) }.joined(separator: pause + " ")
  }

  func following(_ locale: LocaleIdentifier) -> any Verbalizer {
    var rules = self
    rules.numerals = numerals.following(locale)
    return rules
  }

  // MARK: Numbers

  func cardinal(_ digits: String) -> String { cardinal(digits, .none) }

  func name(ofNumber digits: String) -> String { cardinal(digits) }

  func cardinal(_ value: Int, _ gender: Gender = .none) -> String {
    cardinal(String(value), gender)
  }

  func digits(_ digits: String) -> String {
    digits.map { cardinal(String($0)) }.joined(separator: " ")
  }

  func decimal(_ number: SpokenNumber, _ gender: Gender) -> String {
    guard !number.fraction.isEmpty else { return cardinal(number.whole, gender) }
    return cardinal(number.whole) + " " + words.point + " " + digits(number.fraction)
  }

  /// A fraction read as a number after its leading zeros, or digit by digit beyond a number of
  /// digits.
  func fractionAsNumber(_ fraction: String, upTo limit: Int) -> String {
    let zeros = fraction.prefix { $0 == "0" }
    let rest = String(fraction.dropFirst(zeros.count))
    let end = rest.isEmpty ? [] : [rest.count <= limit ? cardinal(rest) : digits(rest)]
    return (zeros.map { _ in cardinal(0, .none) } + end).joined(separator: " ")
  }

  /// A number with its sign.
  func say(_ number: SpokenNumber, _ gender: Gender = .none) -> String {
    signed(number, decimal(number, gender))
  }

  func signed(_ number: SpokenNumber, _ text: String) -> String {
    number.isNegative ? words.minus + " " + text : text
  }

  func ordinal(_ digits: String, _ gender: Gender) -> String? { nil }

  static var genitive: GenitiveWords? { nil }
  func genitive(_ digits: String, _ gender: Gender) -> String? { nil }
  func genitive(_ whole: String, fraction: String) -> String? { nil }

  func gender(before word: String) -> Gender { .none }

  func gender(before word: String, counting number: String) -> Gender { gender(before: word) }

  func mixed(_ whole: String, _ numerator: String, _ denominator: String) -> String {
    [cardinal(whole), words.and, fraction(numerator, denominator)].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  func half(of noun: String) -> String? { nil }

  func form(for number: SpokenNumber) -> Int { number.isOne ? 0 : 1 }

  func year(_ year: Int) -> String { say(SpokenNumber(year)) }

  func result(_ points: Int, _ others: Int) -> String? { nil }

  func decade(_ year: Int) -> String { self.year(year) }

  func numeral(_ digits: String, before word: String, isPart: Bool) -> String? { nil }

  /// What may be a year and a number of things, in the hundreds that say both; nil for any other number.
  func hundreds(_ digits: String) -> String? {
    guard digits.utf8.count == 4, let year = Int(digits), (1100...1999).contains(year) else {
      return nil
    }
    return self.year(year)
  }

  func scale(oneTo digits: String) -> [String] {
    [cardinal(1), words.score.isEmpty ? words.to : words.score, cardinal(digits)]
  }

  static var dayEndings: Set<String> { [] }
  static var piecesPer: [String: String] { [:] }
  func regnal(_ value: Int) -> String? { roman(value) }

  var versionPoint: String { words.marks["."] ?? words.point }
  static var saysUnwrittenZero: Bool { true }
  static var clockLetters: Set<String> { ["h", "H"] }
  static var titles: Set<String> { [] }
  static var directions: [String: String] { [:] }
  static func isFraction(_ numerator: String, _ denominator: String) -> Bool { true }
  func slash(_ first: String, _ second: String) -> String { words.marks["/"] ?? "/" }

  static var pressureJoin: String? { nil }
  static var accusative: AccusativeWords? { nil }

  /// Whether two numbers around a slash may be the pressures of the blood: "120/80".
  static func isPressure(_ first: String, _ second: String) -> Bool {
    guard let upper = Int(first), let lower = Int(second) else { return false }
    return (90...260).contains(upper) && (50...150).contains(lower) && lower <= upper
  }

  func roman(_ value: Int) -> String? { nil }
  func position(_ position: String, of total: String) -> String? {
    Self.outOf.map { cardinal(position) + " " + $0 + " " + cardinal(total) }
  }

  /// The year of a date, in two digits if it was written so.
  func year(of date: SpokenDate) -> String? {
    guard let value = date.year else { return nil }
    guard date.hasShortYear else { return year(value) }
    return value < 10 ? cardinal(0, .none) + " " + cardinal(value) : cardinal(value)
  }

  // MARK: Amounts

  func percent(_ number: SpokenNumber) -> String { say(number) + " " + words.percent }

  func scaled(_ number: SpokenNumber, _ scale: Noun, of noun: String) -> String {
    let amount = say(number, scale.gender) + " " + scale.form(form(for: number))
    if noun.isEmpty { return amount }
    // Thousands are no noun, as millions are.
    return amount + " " + (scale.forms.count == 1 ? noun : partitive(noun))
  }

  func partitive(_ noun: String) -> String {
    Self.scaleJoin.isEmpty ? noun : Self.scaleJoin + " " + noun
  }

  func currency(_ code: String, for number: SpokenNumber) -> CurrencyNoun {
    defaultCurrency(code, for: number)
  }

  /// A currency by its everyday name or, failing that, by CLDR's.
  func defaultCurrency(_ code: String, for number: SpokenNumber) -> CurrencyNoun {
    if let known = Self.currencies[code] { return known }
    if code == CrownName.code, let noun = CrownName.noun(in: self) { return noun }
    return formalCurrency(code, for: number)
  }

  func formalCurrency(_ code: String, for number: SpokenNumber) -> CurrencyNoun {
    defaultFormalCurrency(code, for: number)
  }

  /// A currency by CLDR's name.
  func defaultFormalCurrency(_ code: String, for number: SpokenNumber) -> CurrencyNoun {
    let known = Self.currencies[code]
    let names = names(ofCurrency: code)
    let gender = known?.major.gender ?? Self.currencyGenders.gender(of: names[0])
    return CurrencyNoun(
      Noun(forms: names, gender: gender),
      known?.minor ?? Self.minorUnits[code], ownsMinor: false)
  }

  /// CLDR's names of a currency, one for each sample number.
  func names(ofCurrency code: String) -> [String] {
    Self.samples.map { sample in
      let name = UnitNames.name("currency/\(code)", for: SpokenNumber(sample), locale)
      return name.map { uncapitalized($0.withoutYears) } ?? code
    }
  }

  /// A name of a currency without the capital that CLDR gives it in lists, in languages that write it small.
  private func uncapitalized(_ name: String) -> String {
    guard Self.writesCurrenciesSmall, name.dropFirst().first?.isLowercase == true else {
      return name
    }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  func money(_ number: SpokenNumber, _ currency: CurrencyNoun) -> String {
    defaultMoney(number, currency)
  }

  func counted(_ number: SpokenNumber, _ noun: Noun) -> String {
    say(number, noun.gender) + " " + noun.form(form(for: number))
  }

  /// An amount with its minor unit, as most languages read it.
  func defaultMoney(_ number: SpokenNumber, _ currency: CurrencyNoun) -> String {
    let exact = number.trimmed
    let isSplit = exact.fraction.utf8.count <= 2 && !exact.fraction.isEmpty
    guard isSplit, let minor = currency.minor else {
      // "un millón de euros".
      if exact.fraction.isEmpty, exact.whole.count > 6, exact.whole.hasSuffix("000000") {
        return say(exact, .masculine) + " " + partitive(currency.major.form(form(for: exact)))
      }
      return counted(exact, currency.major)
    }
    let cents = exact.hundredths
    var parts: [String] = []
    if exact.whole != "0" || !currency.ownsMinor {
      parts.append(counted(SpokenNumber(exact.whole), currency.major))
    }
    parts.append(counted(cents, minor))
    return signed(exact, parts.joined(separator: " " + moneyJoin))
  }

  var moneyJoin: String { "" }

  var pause: String { "," }

  /// The name of a unit in the form that goes with a number.
  func name(ofUnit unit: String, for number: SpokenNumber) -> String {
    if let noun = Self.units[unit] { return noun.form(form(for: number)) }
    let name = UnitNames.name("unit/\(unit)", for: number.magnitude, locale) ?? unit
    // In some languages CLDR has symbols for rates where it has words for their parts: "mg/dL".
    let parts = unit.replacing("-ofglucose", with: "").split(separator: "-per-").map(String.init)
    if name.contains("/"), parts.count == 2 {
      return self.name(ofUnit: parts[0], for: number) + " " + rate(parts[1])
    }
    return spelledOut(name, unit)
  }

  /// What precedes a number in a unit's name; nil where nothing does.
  func unitParts(_ unit: String, for number: SpokenNumber) -> (before: String, after: String)? {
    guard Self.units[unit] == nil,
      let parts = UnitNames.parts("unit/\(unit)", for: number.magnitude, locale),
      !parts.before.isEmpty
    else { return nil }
    return (spelledOut(parts.before, unit), spelledOut(parts.after, unit))
  }

  /// The name of a unit, with its digits in words: "per hundred kilometers".
  private func spelledOut(_ name: String, _ unit: String) -> String {
    // The sign between two units that are multiplied is no word, whichever CLDR has: in Arabic, a slash in kilowatt-hours.
    let slash = unit.contains("-per-") ? " " + words.per + " " : " "
    let name = name.replacing("/", with: slash).replacing("⋅", with: " ")
      .replacing("–", with: " ").replacing("  ", with: " ")
    guard name.contains(where: \.isNumber) else { return name }
    let tokens = TextTokens(name)
    return (0..<tokens.count).map { index in
      if tokens.text(index) == "km" {
        return self.name(ofUnit: "kilometer", for: SpokenNumber("100"))
      }
      return tokens.kind(index) == .digits ? cardinal(tokens.text(index)) : tokens.text(index)
    }.joined()
  }

  /// The gender of a unit.
  func gender(ofUnit unit: String) -> Gender {
    if let noun = Self.units[unit] { return noun.gender }
    let isFeminine =
      Self.feminineUnits.contains(unit)
      || !Self.feminineUnits.isEmpty && UnitNames.isFeminine(unit, locale)
    return isFeminine ? .feminine : .masculine
  }

  func measure(_ number: SpokenNumber, unit: String) -> String {
    if let (before, after) = unitParts(unit, for: number) {
      return before + " " + say(number, gender(ofUnit: unit)) + " " + after
    }
    return say(number, gender(ofUnit: unit)) + " " + name(ofUnit: unit, for: number)
  }

  func measure(_ number: SpokenNumber, unit: String, per rate: String) -> String {
    measure(number, unit: unit) + " " + self.rate(rate)
  }

  func rate(_ unit: String) -> String {
    words.per + " " + name(ofUnit: unit, for: SpokenNumber("1"))
  }

  func measure(fraction: String, isMixed: Bool, unit: String) -> String {
    fraction + " " + name(ofUnit: unit, for: SpokenNumber(isMixed ? "2" : "1"))
  }
}
