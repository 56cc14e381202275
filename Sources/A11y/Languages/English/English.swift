// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// The words of English.
  static let english = Language(
    code: "en",
    up: "up %@",
    down: "down %@",
    unchanged: "unchanged",
    minus: "minus",
    yes: "yes",
    no: "no",
    controls: ControlWords(
      switch: "switch button", on: "on", off: "off", mixed: "mixed", checkbox: "checkbox",
      checked: "checked", unchecked: "not checked", slider: "slider", button: "button",
      link: "link", textField: "text field", progress: "progress", selected: "selected",
      disabled: "unavailable"),
    table: TableWords(
      delete: "Delete %@", insert: "Insert %@", reorder: "Reorder %@", moreInfo: "More info, %@",
      rows: "Rows %1 to %2 of %3", position: "%1 of %2", rating: "%1 of %2 stars",
      increment: "Increment %@",
      decrement: "Decrement %@"),
    page: PageWords(skip: "Skip to the rows", source: "Source: %@"),
    summary: SummaryWords(
      rows: "rows: %@", row: "row %@", columns: "columns: %@", sections: "sections: %@",
      missing: "missing: %@",
      none: "no values", lowest: "lowest %@", highest: "highest %@", median: "median %@",
      sum: "sum %@",
      mean: "average %@", middleHalf: "middle half %1 to %2", zero: "zero: %@",
      belowZero: "below zero: %@", outliers: "far from the rest: %@", span: "%1 to %2",
      different: "different values: %@", allDifferent: "all different", always: "always %@",
      mostCommon: "most common: %@", others: "other values: %@", longest: "longest: %@ characters",
      about: "about %@", more: "and %@ more",
      added: "new: %@", removed: "gone: %@", changed: "changed: %@",
      notCompared: "not compared: %@",
      rise: "largest rise %@", fall: "largest fall %@",
      change: "%1 to %2", rising: "in rising order", falling: "in falling order",
      interval: "interval %@", gaps: "gaps: %@",
      repeatedRows: "repeated rows: %@", correlation: "correlation %@"),
    verbalizer: EnglishRules())
}

/// Verbalizes numbers, amounts and dates in English, by the conventions of the United States or of
/// other regions.
///
/// What only English writes in running text is recognized by ``EnglishText``.
struct EnglishRules: SpokenRules {
  /// Whether "and" precedes the part below a hundred: outside the United States always, and there
  /// in the amounts of running text.
  var usesAnd = false
  /// Whether what is said is part of running text, where amounts of money take an "and".
  var isInText = false
  /// Whether the day comes before its month.
  var saysDayFirst = false
  /// Whether large numbers are counted in lakhs and crores.
  var countsByLakhs = false
  /// The region's own dollar; nil where that is the one of the United States.
  var dollar: String?
  var locale = LocaleIdentifier.enUS
  var numerals = Numerals.point

  static let winds = [
    "N": "north", "NE": "northeast", "E": "east", "SE": "southeast", "S": "south",
    "SW": "southwest", "W": "west", "NW": "northwest", "NNE": "north-northeast",
    "ENE": "east-northeast", "ESE": "east-southeast", "SSE": "south-southeast",
    "SSW": "south-southwest", "WSW": "west-southwest", "WNW": "west-northwest",
    "NNW": "north-northwest",
  ]
  static let windWords: Set<String> = ["wind", "winds", "gusts", "breeze"]

  static let piecesPer = [
    "ea": "each", "qtr": "quarter", "pp": "person", "pcm": "calendar month",
    "pw": "week", "pa": "annum",
  ]
  static let units: [String: Noun] = [
    "decibel": Noun("decibel", "decibels"),
    "milliampere-hour": Noun("milliampere hour", "milliampere hours"),
  ]
  static let words = SpokenWords(
    minus: "minus", plus: "plus", point: "point", score: "to", percent: "percent", to: "to",
    by: "by",
    equals: "equals", per: "per", and: "and", power: "%1 to the power of %2",
    squared: "squared", cubed: "cubed",
    marks: EnglishTextWords.marks,
    symbols: EnglishTextWords.symbols,
    alone: SpokenWords.alone(
      "left parenthesis|right parenthesis|left bracket|right bracket|left brace|right brace|quotation mark|apostrophe|semicolon|backtick"
    ))
  /// The currencies whose everyday name is shorter than CLDR's.
  static let currencies: [String: CurrencyNoun] = [
    "kr": CurrencyNoun(Noun("krone", "kroner")),
    "USD": CurrencyNoun(Noun("dollar", "dollars"), cent),
    "EUR": CurrencyNoun(Noun("euro", "euros"), cent, ownsMinor: false),
    "GBP": CurrencyNoun(Noun("pound", "pounds"), Noun("penny", "pence")),
    "CAD": CurrencyNoun(Noun("Canadian dollar", "Canadian dollars"), cent, ownsMinor: false),
    "AUD": CurrencyNoun(Noun("Australian dollar", "Australian dollars"), cent, ownsMinor: false),
    "NZD": CurrencyNoun(Noun("New Zealand dollar", "New Zealand dollars"), cent, ownsMinor: false),
    "HKD": CurrencyNoun(Noun("Hong Kong dollar", "Hong Kong dollars"), cent, ownsMinor: false),
    "SGD": CurrencyNoun(Noun("Singapore dollar", "Singapore dollars"), cent, ownsMinor: false),
    "INR": CurrencyNoun(Noun("rupee", "rupees"), Noun("paisa", "paise")),
    "JPY": CurrencyNoun(Noun("yen")), "CNY": CurrencyNoun(Noun("yuan")),
    "KRW": CurrencyNoun(Noun("won")),
  ]
  private static let cent = Noun("cent", "cents")
  /// The hundredths of the currencies that CLDR names; CLDR has no names for minor units.
  static let minorUnits: [String: Noun] = [
    "AED": Noun("fils"), "ARS": Noun("centavo", "centavos"), "BDT": Noun("poisha"),
    "BGN": Noun("stotinka", "stotinki"), "BRL": Noun("centavo", "centavos"),
    "CHF": Noun("rappen"), "COP": Noun("centavo", "centavos"), "CRC": Noun("centimo", "centimos"),
    "CZK": Noun("haler", "halers"), "DKK": Noun("ore"), "EGP": Noun("piastre", "piastres"),
    "GEL": Noun("tetri"), "GHS": Noun("pesewa", "pesewas"), "IDR": Noun("sen"),
    "ILS": Noun("agora", "agorot"), "KES": cent, "KZT": Noun("tiyn"), "LKR": cent,
    "MAD": Noun("centime", "centimes"), "MXN": Noun("centavo", "centavos"), "MYR": Noun("sen"),
    "NGN": Noun("kobo"), "NOK": Noun("ore"), "NPR": Noun("paisa", "paise"),
    "PEN": Noun("centimo", "centimos"), "PHP": Noun("centavo", "centavos"),
    "PKR": Noun("paisa", "paise"), "PLN": Noun("grosz", "groszy"), "QAR": Noun("dirham", "dirhams"),
    "RON": Noun("ban", "bani"), "RSD": Noun("para"), "RUB": Noun("kopeck", "kopecks"),
    "SAR": Noun("halala", "halalas"), "SEK": Noun("ore"), "THB": Noun("satang"),
    "TRY": Noun("kurus"), "TWD": cent, "UAH": Noun("kopiyka", "kopiykas"), "ZAR": cent,
  ]

  static let currencySigns: [String: String] = ["Mex$": "MXN"]
  static let scales: [String: Noun] = [
    "thousand": Noun("thousand"), "million": Noun("million"), "billion": Noun("billion"),
    "trillion": Noun("trillion"), "lakh": Noun("lakh"), "crore": Noun("crore"),
  ]
  static let scaleLetters: [String: Noun] = [
    "k": Noun("thousand"), "K": Noun("thousand"), "m": Noun("million"), "M": Noun("million"),
    "mm": Noun("million"), "mn": Noun("million"), "b": Noun("billion"), "B": Noun("billion"),
    "bn": Noun("billion"), "T": Noun("trillion"), "tn": Noun("trillion"),
  ]
  static let times: Noun? = Noun("time", "times")
  static let unitSymbols: [String: String] = [
    "qtr": "quarter",
    "tbsp": "tablespoon", "Tbsp": "tablespoon", "tsp": "teaspoon", "Tsp": "teaspoon",
    "kbps": "kilobit-per-second",
    "gbps": "gigabit-per-second", "mins": "minute", "sec": "second", "hr": "hour", "hrs": "hour",
    "d": "day", "wk": "week", "mo": "month", "yr": "year", "yrs": "year",
    "psi": "pound-force-per-square-inch", "sq mi": "square-mile", "sq ft": "square-foot",
    "sq in": "square-inch", "sq yd": "square-yard", "sq km": "square-kilometer",
    "sq m": "square-meter", "cu ft": "cubic-foot", "cu in": "cubic-inch", "fl oz": "fluid-ounce",
  ]
  /// Points are no pints, and a single letter behind a number makes it a plural or a code.
  static let otherThanUnits: Set<String> = ["pt", "PS", "st", "s", "t", "A", "J", "N", "K"]

  /// The regions that put the month first; English without a region is treated as American.
  private static let monthFirst: Set<String> = ["US", "PH", "PR", "GU", "AS", "VI", "MP"]

  var months: MonthNames { Self.monthNames }
  private static let monthNames = MonthNames(.enUS)

  func following(_ locale: LocaleIdentifier) -> any Verbalizer {
    guard let region = locale.region, !Self.monthFirst.contains(region) else { return self }
    let countsByLakhs = ["IN", "PK", "BD", "NP", "LK"].contains(region)
    return EnglishRules(
      usesAnd: true, saysDayFirst: true, countsByLakhs: countsByLakhs,
      dollar: DollarRegions.code(in: region))
  }

  /// At home, a dollar needs no name of a country.
  func currency(_ code: String, for number: SpokenNumber) -> CurrencyNoun {
    defaultCurrency(code == dollar ? "USD" : code, for: number)
  }

  func read(_ text: String, into form: inout SpokenForm) {
    if EnglishText.isPlain(text) {
      form.append(text)
    } else {
      var rules = self
      rules.isInText = true
      TextNormalizer(text, rules: rules).read(into: &form)
    }
  }

  func recognize(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    EnglishText(reader, isDayFirst: saysDayFirst).recognize(index, into: &form)
  }

  func appendAddress(_ text: String, into form: inout SpokenForm) {
    EnglishText(TextNormalizer(text, rules: self)).readAddress(into: &form)
  }

  // MARK: Numbers

  func cardinal(_ digits: String, _ gender: Gender) -> String {
    if countsByLakhs, let words = lakhs(digits) { return words }
    return usesAnd ? EnglishNumber.british(digits) : EnglishNumber.cardinal(digits)
  }

  /// A number as India counts: "twelve lakh thirty four thousand".
  ///
  /// Nil below a lakh, and from a crore of crores on.
  private func lakhs(_ digits: String) -> String? {
    let significant = digits.drop { $0 == "0" }
    guard (6...14).contains(significant.count) else { return nil }
    let crores = significant.dropLast(7)
    let rest = significant.suffix(7)
    let lakhs = rest.dropLast(5)
    var words: [String] = []
    if let value = Int(crores), value > 0 { words += [cardinal(value), "crore"] }
    if let value = Int(lakhs), value > 0 { words += [cardinal(value), "lakh"] }
    if let value = Int(rest.suffix(5)), value > 0 { words.append(cardinal(value)) }
    return words.joined(separator: " ")
  }

  func digits(_ digits: String) -> String { EnglishNumber.digits(digits) }

  /// "ISO thirty one sixty six": a name of four digits is said in pairs.
  func name(ofNumber digits: String) -> String {
    digits.utf8.count == 4 ? EnglishNumber.year(Int(digits) ?? 0) : cardinal(digits)
  }

  func ordinal(_ digits: String, _ gender: Gender) -> String? {
    EnglishNumber.ordinal(digits: digits)
  }

  func fraction(_ numerator: String, _ denominator: String) -> String {
    let count = cardinal(numerator)
    switch denominator {
    case "1": return count + " over one"
    case "2": return count + (numerator == "1" ? " half" : " halves")
    case "4": return count + (numerator == "1" ? " quarter" : " quarters")
    default:
      return count + " " + EnglishNumber.ordinal(digits: denominator)
        + (numerator == "1" ? "" : "s")
    }
  }

  static func isFraction(_ numerator: String, _ denominator: String) -> Bool {
    // Nothing is parted into none or one, and no part of anything is nothing.
    (TextNumber.isFraction(numerator, denominator) || numerator == denominator)
      && Int(numerator) != 0 && (Int(denominator) ?? 2) > 1
  }

  var versionPoint: String { words.point }
  static let saysUnwrittenZero = false
  static let clockLetters: Set<String> = []
  static let directions = ["N": "north", "S": "south", "E": "east", "W": "west"]

  /// "one twenty over eighty", but years have no "over".
  func slash(_ first: String, _ second: String) -> String {
    (2...3).contains(first.count) && second.count > 1 ? "over" : "slash"
  }

  func decimal(_ number: SpokenNumber, _ gender: Gender) -> String {
    guard !number.fraction.isEmpty else { return cardinal(number.whole, gender) }
    let fraction = words.point + " " + digits(number.fraction)
    return number.whole.isEmpty ? fraction : cardinal(number.whole) + " " + fraction
  }

  /// A year in pairs of digits, and a long number that counts nothing digit by digit.
  func numeral(_ digits: String, before word: String, isPart: Bool) -> String? {
    if digits.count > 4, !EnglishText.isCount(digits, before: word) {
      return EnglishNumber.digits(digits)
    }
    // The "and" keeps the parts of such a number apart.
    if isPart, digits.count == 3 { return EnglishNumber.amount(digits) }
    guard digits.count == 4, let year = Int(digits), (1100...2099).contains(year) else {
      return nil
    }
    return self.year(year)
  }

  /// "two nil", "one all", as the British say them.
  func result(_ points: Int, _ others: Int) -> String? {
    guard usesAnd, points < 20, others < 20 else { return nil }
    if points == others, points > 0 { return cardinal(points) + " all" }
    return [points, others].map { $0 == 0 ? "nil" : cardinal($0) }.joined(separator: " ")
  }

  /// "nineteen nineties", "eighties".
  func decade(_ year: Int) -> String {
    let words = year < 100 ? cardinal(year) : self.year(year)
    if words.hasSuffix("x") { return words + "es" }
    return words.hasSuffix("y") ? words.dropLast() + "ies" : words + "s"
  }

  /// "two and a half", "three and two thirds".
  func mixed(_ whole: String, _ numerator: String, _ denominator: String) -> String {
    let part = fraction(numerator, denominator)
    return cardinal(whole) + " and " + (numerator == "1" ? "a" + part.dropFirst("one".count) : part)
  }

  /// "nineteen seventy", "two thousand five".
  func year(_ year: Int) -> String {
    guard (1000...2999).contains(year) else { return cardinal(year) }
    return usesAnd ? EnglishNumber.britishYear(year) : EnglishNumber.year(year)
  }

  // MARK: Money

  /// "six hundred forty eight dollars eleven cents", "two cents", "five euro cents".
  func money(_ number: SpokenNumber, _ currency: CurrencyNoun) -> String {
    let exact = number.trimmed
    let name = currency.major.form(0)
    // The cents of other currencies are named with their currency.
    guard exact.whole == "0", !exact.fraction.isEmpty, exact.fraction.utf8.count <= 2,
      !currency.ownsMinor, let minor = currency.minor, minor.form(0) == "cent"
    else {
      // Dollars with cents take no "and", so that the two numbers are not heard as one.
      guard isInText, exact.fraction.isEmpty || exact.fraction.utf8.count > 2 else {
        return defaultMoney(number, currency)
      }
      let point = exact.fraction.isEmpty ? "" : " point " + digits(exact.fraction)
      let amount =
        number.whole.isEmpty
        ? point
        : (usesAnd ? EnglishNumber.british(exact.whole) : EnglishNumber.amount(exact.whole)) + point
      return counted(exact, currency.major, saying: String(amount.trimmingPrefix(" ")))
    }
    let whose = name.hasSuffix(" dollar") ? String(name.dropLast(" dollar".count)) : name
    let cents = exact.hundredths
    return signed(
      exact, EnglishNumber.cardinal(cents.whole) + " " + whose + " " + minor.form(form(for: cents)))
  }

  private func counted(_ number: SpokenNumber, _ noun: Noun, saying words: String) -> String {
    signed(number, words) + " " + noun.form(form(for: number))
  }

  // MARK: Dates and times

  /// "January fifteenth, twenty twenty four", "the fifteenth of January, twenty twenty four".
  func date(_ date: SpokenDate) -> String {
    let month = date.month.map { EnglishNumber.months[($0 + 11) % 12] } ?? ""
    let day = date.day.map { EnglishNumber.ordinal($0) } ?? ""
    let text = saysDayFirst ? "the " + day + " of " + month : month + " " + day
    return text + (date.year.map { ", " + year($0) } ?? "")
  }

  /// "ten thirty a.m.", with seconds when there are any.
  func time(_ time: SpokenTime) -> String {
    var text = EnglishNumber.cardinal(String(time.hour % 12 == 0 ? 12 : time.hour % 12))
    let second = time.second ?? 0
    if time.minute > 0 {
      if time.minute < 10 { text += " oh" }
      text += " " + EnglishNumber.cardinal(String(time.minute))
    }
    if second > 0 {
      text +=
        " and " + EnglishNumber.cardinal(String(second)) + (second == 1 ? " second" : " seconds")
    }
    return text + (time.hour < 12 ? " a.m." : " p.m.")
  }
}
