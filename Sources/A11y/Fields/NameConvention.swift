// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What a column's name implies about its values if nothing else is declared.
///
/// A unit that a name states is honored:
///
/// | name | formatted as | example |
/// | --- | --- | --- |
/// | a unit or a currency in parentheses | that measure, money or percentage | `Length (mm)`, `Betrag (EUR)` |
/// | a unit behind `in` | that measure | `Weight_in_lbs` |
/// | an ending `km`, `mm`, `kg`, `lbs`, `mph` … | that measure | `distance_km` |
/// | a unit behind a comma | that measure | `Mass, kg` |
/// | a square unit at its end, or as the whole name | that measure | `area sq. km`, `km2` |
/// | a unit that its quantity is glued to | that measure | `areakm2`, `heightcm` |
/// | an ending of one letter, behind its quantity | that measure | `body_mass_g`, `temp_c` |
/// | an ending `usd`, `eur` …; behind a word for money, any ISO 4217 code | money | `price_usd` |
/// | `pct`, `percent` at the end or the beginning | a percentage: 1.85 is 1.85% | `change_pct`, `PctRural` |
/// | an ending `year`, `yr` | a number without grouping | `birth_year` |
/// | an ending `id`, `zip`, `postcode` | an identifier, without grouping | `user_id` |
struct NameConvention {
  /// How values are spoken; nil if the name implies nothing.
  let say: SayAs?
  /// The human-readable heading: the name's words without the unit.
  let heading: String
  /// The words of the name with the unit, for values that are not said with it.
  func headingWithUnit(of name: String) -> String {
    var words = NameWords.of(name)
    if case .currency(let code) = say?.kind, words.last?.uppercased() == code {
      words[words.count - 1] = code
    }
    return words.joined(separator: " ")
  }

  /// Whether the name states what its numbers count.
  var statesUnit: Bool {
    switch say?.kind {
    case .currency, .percent, .measure: true
    default: false
    }
  }

  /// Currencies whose codes are no words.
  private static let currencies: Set<String> = [
    "usd", "eur", "gbp", "jpy", "cny", "chf", "cad", "aud", "inr", "krw", "brl", "mxn", "sek",
    "nok", "dkk", "pln", "rub",
  ]

  /// Words after which any code of ISO 4217 is one.
  private static let money: Set<String> = [
    "price", "cost", "amount", "salary", "income", "revenue", "fee", "total", "balance", "budget",
    "wage", "sales", "profit", "value", "betrag", "preis", "prix", "montant", "precio", "importe",
  ]

  /// Endings that are no words, and what they stand for.
  private static let endings: [String: SayAs.Kind] = [
    "dollars": .currency("USD"), "euros": .currency("EUR"),
    "pct": .percent, "percent": .percent, "percentage": .percent,
    "celsius": .measure("celsius"), "fahrenheit": .measure("fahrenheit"),
    "km": .measure("kilometer"), "kg": .measure("kilogram"), "cm": .measure("centimeter"),
    "mm": .measure("millimeter"), "mph": .measure("mile-per-hour"),
    "kmh": .measure("kilometer-per-hour"), "kph": .measure("kilometer-per-hour"),
    "lbs": .measure("pound"), "lb": .measure("pound"), "ms": .measure("millisecond"),
    "mb": .measure("megabyte"),
    "gb": .measure("gigabyte"), "kwh": .measure("kilowatt-hour"), "hpa": .measure("hectopascal"),
    "ft": .measure("foot"), "ml": .measure("milliliter"), "mg": .measure("milligram"),
    "sqft": .measure("square-foot"), "km2": .measure("square-kilometer"),
    "sqkm": .measure("square-kilometer"), "sqmi": .measure("square-mile"),
    "sqm": .measure("square-meter"),
  ]

  /// Symbols of units that are words, short forms or parts of names, too.
  private static let ambiguous: Set<String> = [
    "in", "mi", "min", "bar", "cal", "hp", "PS", "pt", "qt", "gal", "oz", "px", "nm", "tb", "ha",
    "cl", "dl", "hl", "dm", "lx",
  ]

  /// Endings that may be something else, and the quantities that they follow.
  private static let letters: [String: (unit: String, quantities: Set<String>)] = [
    "c": ("celsius", ["temp", "temperature"]), "f": ("fahrenheit", ["temp", "temperature"]),
    "k": ("kelvin", ["temp", "temperature"]), "g": ("gram", ["mass", "weight"]),
    "m": (
      "meter", ["length", "height", "depth", "distance", "width", "altitude", "elevation"]
    ),
    "s": ("second", ["time", "duration", "elapsed", "delay", "timeout"]),
    "l": ("liter", ["volume", "capacity"]), "h": ("hour", ["time", "duration", "elapsed"]),
    "min": ("minute", ["time", "duration", "elapsed", "delay", "runtime"]),
    "mi": ("mile", ["distance", "dist", "range", "radius", "mileage"]),
    "in": (
      "inch", ["length", "height", "depth", "width", "precip", "precipitation", "rain", "snow"]
    ),
    "t": ("tonne", ["mass", "weight"]), "bar": ("bar", ["pressure"]),
    "oz": ("ounce", ["weight", "mass", "volume"]), "gal": ("gallon", ["volume", "capacity"]),
    "ha": ("hectare", ["area"]),
    "v": ("volt", ["voltage"]), "a": ("ampere", ["current", "amperage"]),
    "w": ("watt", ["power", "wattage"]), "n": ("newton", ["force"]), "j": ("joule", ["energy"]),
  ]

  /// Words for units, behind `in`.
  private static let names: [String: String] = [
    "pounds": "pound", "kilograms": "kilogram", "grams": "gram", "miles": "mile",
    "kilometers": "kilometer", "kilometres": "kilometer", "meters": "meter", "metres": "meter",
    "feet": "foot", "inches": "inch", "seconds": "second", "secs": "second", "sec": "second",
    "mins": "minute", "minutes": "minute", "hours": "hour",
    "days": "day", "years": "year", "liters": "liter", "litres": "liter", "gallons": "gallon",
    "weeks": "week", "months": "month", "hrs": "hour", "yrs": "year", "acres": "acre",
    "tons": "ton", "degc": "celsius", "degf": "fahrenheit", "deg c": "celsius",
    "deg f": "fahrenheit", "tonnes": "tonne", "ounces": "ounce", "yards": "yard", "knots": "knot",
  ]

  /// The endings that stay in the heading.
  private static let plain: [String: SayAs.Kind] = [
    "year": .year, "yr": .year, "jahr": .year, "année": .year, "annee": .year, "año": .year,
    "id": .identifier, "zip": .identifier, "postcode": .identifier, "zipcode": .identifier,
    "plz": .identifier,
  ]

  /// Parses a name such as `price_usd`, `valueInDollars` or `Miles per Gallon`.
  init(_ name: String) {
    let name = Self.withoutFormat(name)
    if Self.tellsScale(name) {
      say = nil
      heading = NameWords.of(name).joined(separator: " ")
      return
    }
    if let (before, unit) = Self.inParentheses(name),
      let kind = Self.unit(unit, of: before) ?? Self.letter(unit, of: before)
    {
      say = Self.say(kind)
      heading = NameWords.of(before).joined(separator: " ")
      return
    }
    if let (before, format) = Self.inParentheses(name), Self.isDateFormat(format) {
      // How the file writes its dates is nothing to listen to.
      say = nil
      heading = NameWords.of(before).joined(separator: " ")
      return
    }
    if let (before, unit) = Self.behindComma(name), let kind = Self.marked(unit, of: before) {
      say = Self.say(kind)
      heading = NameWords.of(before).joined(separator: " ")
      return
    }
    var words = Self.partingUnit(NameWords.of(name))
    var kind: SayAs.Kind?
    if words.count > 1, let sign = words.last,
      !sign.contains(where: { $0.isLetter || $0.isNumber }),
      let unit = Self.unit(sign, of: name)
    {
      say = Self.say(unit)
      heading = words.dropLast().joined(separator: " ")
      return
    }
    if let unit = Self.square(words) {
      say = Self.say(.measure(unit))
      heading = words.dropLast(words.count == 1 ? 1 : 2).joined(separator: " ")
      return
    }
    let degrees = words.suffix(2).joined(separator: " ").lowercased()
    if words.count > 2, degrees == "deg c" || degrees == "deg f", let unit = Self.names[degrees] {
      kind = .measure(unit)
      words.removeLast(2)
    } else if let last = words.last?.lowercased() {
      if let plain = Self.plain[last] {
        kind = plain
      } else if words.count > 1 {
        let before = words[words.count - 2].lowercased()
        let isNamed = words.count > 2 && ["in", "as"].contains(before)
        kind =
          Self.isUnitPart(before) || Self.isCode(last, after: before)
            || Self.isShortForm(words)
            || !words.dropLast().contains { $0.contains(where: \.isLetter) }
          ? nil
          : isNamed
            ? Self.names[last].map { .measure($0) } ?? Self.unit(words[words.count - 1], of: before)
              ?? Self.ending(last, after: before)
            : Self.ending(last, after: before) ?? Self.symbol(words[words.count - 1], after: before)
        if kind != nil { words.removeLast(isNamed ? 2 : 1) }
        if kind == nil, Self.beginsWithPercent(words) {
          kind = .percent
          words.removeFirst()
        }
      }
    }
    say = kind.map(Self.say)
    heading = words.joined(separator: " ")
  }

  /// Whether a name begins with the word for percents of what it names: "PctRural".
  private static func beginsWithPercent(_ words: [String]) -> Bool {
    endings[words[0].lowercased()] == .percent && !classes.contains(words[1].lowercased())
      && words[1].lowercased() != "of"
  }

  /// What is made of percents and is none: a place among them from 0 to 1, a class, a mark.
  private static let classes: Set<String> = [
    "rank", "flag", "bucket", "bin", "group", "class", "category", "level", "code", "id", "type",
    "or", "sign", "symbol", "mark", "format",
  ]

  /// Whether a name tells before its unit by what its numbers are multiplied, or what was made of them.
  ///
  /// Said with the unit alone they would be false: "revenue_k_usd", "Umsatz in Mio. €", "log_price_usd".
  private static func tellsScale(_ name: String) -> Bool {
    let words = NameWords.of(name).map { $0.lowercased().filter { $0 != "." } }
    guard let last = words.last, plain[last] == nil else { return false }
    return words.dropLast().contains(where: scales.contains)
  }

  private static let scales: Set<String> = [
    "million", "millions", "mio", "mln", "mn", "mrd", "mld", "milliard", "milliards", "milliarden",
    "billion", "billions", "bn", "thousand", "thousands", "tsd", "k", "1000", "000", "millones",
    "miljoner", "miljoen", "miliony", "млн", "млрд", "тыс", "log", "ln", "log10", "log2", "sqrt",
  ]

  /// The square unit that a name ends with in two words, `area sq km`, or is as a whole: `km2`.
  private static func square(_ words: [String]) -> String? {
    if words.count == 1 {
      guard case .measure(let unit) = endings[words[0].lowercased()] ?? .text,
        unit.hasPrefix("square-")
      else { return nil }
      return unit
    }
    guard words.count > 1, ["sq", "sq.", "square"].contains(words[words.count - 2].lowercased()),
      words.count == 2 || words[words.count - 3].lowercased() != "per",
      let base = squares[words[words.count - 1].lowercased()]
    else { return nil }
    return "square-" + base
  }

  /// The units that areas are told in, by their names and symbols.
  private static let squares: [String: String] = [
    "km": "kilometer", "kilometers": "kilometer", "kilometres": "kilometer", "m": "meter",
    "meters": "meter", "metres": "meter", "mi": "mile", "miles": "mile", "ft": "foot",
    "feet": "foot", "yd": "yard", "yards": "yard", "in": "inch", "inches": "inch",
  ]

  /// A name without the format that programs for maps write behind it, as dBase declares fields: "NBRE_PLACE,N,4,0".
  private static func withoutFormat(_ name: String) -> String {
    let parts = name.split(separator: ",", omittingEmptySubsequences: false)
    guard (3...4).contains(parts.count), ["C", "N", "D", "L", "F", "M"].contains(parts[1]),
      parts.dropFirst(2).allSatisfy({
        !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) }
      })
    else { return name }
    return String(parts[0])
  }

  /// Parts a unit from the quantity that it is written behind without a mark: "areakm2", "heightcm".
  private static func partingUnit(_ words: [String]) -> [String] {
    guard let last = words.last, let first = last.first, first.isLetter else { return words }
    let lower = last.lowercased()
    for length in 1...4 where lower.count > length + 3 {
      let unit = String(lower.suffix(length))
      let quantity = String(lower.dropLast(length))
      let isOfQuantity = letters[unit]?.quantities.contains(quantity) == true
      // Few single letters make no word of the quantity before them.
      guard
        length == 1
          ? isOfQuantity && "mgcfkl".contains(unit)
          : isOfQuantity
            || Quantity.isNamed(quantity)
              && (endings[unit] != nil || currencies.contains(unit) || letters[unit] != nil)
      else { continue }
      return words.dropLast() + [String(last.dropLast(length)), String(last.suffix(length))]
    }
    return words
  }

  /// Whether a word belongs to what is behind it, which then is not a unit alone: square kilometers, people per kilometer,
  /// one quantity minus another.
  private static func isUnitPart(_ word: String) -> Bool {
    word.contains("/")
      || [
        "sq", "sq.", "square", "cu", "cu.", "cubic", "per", "minus", "plus", "times", "vs",
        "versus",
      ].contains(word)
  }

  /// Whether a code before a word makes another code of it, such as that of a country: "c6_gb".
  private static func isCode(_ word: String, after previous: String) -> Bool {
    (word == "gb" || word == "mb") && previous.contains(where: \.isNumber)
  }

  /// Whether two capitals at the end of a name in small letters are more likely the short form of something else than a
  /// unit in capitals, since no quantity is before them: "Januar FT", but "Height FT".
  private static func isShortForm(_ words: [String]) -> Bool {
    guard let last = words.last, last.utf8.count == 2,
      last.utf8.allSatisfy({ (0x41...0x5A).contains($0) }),
      UnitSymbols.international[last] == nil,
      words.dropLast().contains(where: { $0.contains(where: \.isLowercase) })
    else { return false }
    let unit = endings[last.lowercased()]
    return !words.dropLast().contains { Quantity.isNamed($0.lowercased(), in: unit) }
  }

  private static func say(_ kind: SayAs.Kind) -> SayAs {
    var say = SayAs(kind)
    say.whole = kind == .percent
    return say
  }

  /// The text before the parentheses or brackets at the end of a name, and the text in them.
  private static func inParentheses(_ name: String) -> (before: String, unit: String)? {
    let text = TextCleaner.clean(name)
    guard let close = text.last, let open = [")": "(", "]": "["][String(close)],
      let start = text.lastIndex(of: Character(open)), start > text.startIndex
    else { return nil }
    let unit = text[text.index(after: start)...].dropLast()
    return (String(text[..<start]), String(unit).trimmingSpaces())
  }

  /// Whether a text is the format of dates or times: "MM/DD/YYYY", "hh:mm".
  private static func isDateFormat(_ text: String) -> Bool {
    let parts = text.uppercased().split { "/-.: ".contains($0) }
    return parts.count > 1
      && parts.allSatisfy { ["YYYY", "YY", "MM", "DD", "HH", "SS", "M", "D", "H"].contains($0) }
  }

  /// The text before the last comma of a name, and the word behind it: "Mass, kg".
  private static func behindComma(_ name: String) -> (before: String, unit: String)? {
    let text = TextCleaner.clean(name)
    guard let comma = text.lastIndex(of: ","), comma > text.startIndex else { return nil }
    let unit = text[text.index(after: comma)...]
    guard unit.first == " ", unit.count > 1 else { return nil }
    return (String(text[..<comma]), String(unit.dropFirst()))
  }

  /// What a word behind a comma stands for: a unit, of which a single letter needs its quantity before it.
  private static func marked(_ text: String, of before: String) -> SayAs.Kind? {
    text.count > 1 ? unit(text, of: before) : letter(text, of: before)
  }

  /// The unit that a single letter stands for behind its quantity.
  private static func letter(_ text: String, of before: String) -> SayAs.Kind? {
    guard text.count == 1 else { return nil }
    return ending(text.lowercased(), after: NameWords.of(before).last?.lowercased() ?? "")
  }

  /// Whether a word is the name of a unit: "knots".
  static func isUnit(_ word: String) -> Bool { names[word.lowercased()] != nil }

  /// What a unit alone stands for: a symbol of CLDR, a currency's code or sign, or a percent sign.
  ///
  /// - Parameters:
  ///   - text: the unit.
  ///   - before: what it is the unit of: a code that is a word needs a word for money there.
  /// - Returns: nil for anything else.
  private static func unit(_ text: String, of before: String) -> SayAs.Kind? {
    if text == "%" { return .percent }
    if text == "m", NameWords.of(before).contains(where: { spans.contains($0.lowercased()) }) {
      return .measure("minute")
    }
    let text = UnitSymbols.plain(text)
    if let unit = UnitSymbols.international[text] ?? names[text.lowercased()]
      ?? UnitSymbols.prefixed(text)
    {
      return .measure(unit)
    }
    if let rate = rate(text) { return .measure(rate) }
    if let code = ["$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₹": "INR", "₽": "RUB"][text] {
      return .currency(code)
    }
    let isCode = text.utf8.count == 3 && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    guard isCode, ICU.isCurrency(text) else { return nil }
    let isMoney = NameWords.of(before).map { $0.lowercased() }
      .contains { money.contains($0) && $0 != "total" && $0 != "value" }
    return wordCodes.contains(text) && !isMoney ? nil : .currency(text)
  }

  /// Words of spans of time, whose "m" is no meter: "Restart delay (m)".
  private static let spans: Set<String> = [
    "delay", "duration", "cycle", "time", "period", "interval", "elapsed", "runtime", "uptime",
    "wait",
  ]

  /// Codes of currencies that are English words in capitals, too, or better known as something else.
  private static let wordCodes: Set<String> = [
    "CRC", "ALL", "BAM", "CUP", "GEL", "MAD", "MOP", "PEN", "SOS", "TOP", "TRY",
  ]

  /// A unit per another, both by their symbols or names: `mg/L`, `km per hour`.
  private static func rate(_ text: String) -> String? {
    let marked = text.replacing(" per ", with: "/")
    let parts = marked.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let units = parts.map { part in
      let name = String(part).trimmingSpaces()
      return UnitSymbols.international[name] ?? names[name.lowercased()]
        ?? ["hr": "hour", "hour": "hour", "day": "day", "year": "year", "yr": "year"][name]
    }
    guard let above = units[0], let below = units[1], !above.contains("-per-"),
      !below.contains("-per-")
    else { return nil }
    let unit = "\(above)-per-\(below)"
    return ICU.isUnit(unit) ? unit : nil
  }

  private static func ending(_ unit: String, after previous: String) -> SayAs.Kind? {
    if currencies.contains(unit) { return .currency(unit.uppercased()) }
    if unit.utf8.count == 3, money.contains(previous), ICU.isCurrency(unit.uppercased()) {
      return .currency(unit.uppercased())
    }
    if let (name, quantities) = letters[unit], quantities.contains(previous) {
      return .measure(name)
    }
    // A speed is told in meters per second, and not in thousandths of one.
    if unit == "ms", previous == "ws" || speeds.contains(where: previous.hasSuffix) {
      return .measure("meter-per-second")
    }
    return endings[unit]
  }

  private static let speeds = ["speed", "velocity", "wind", "gust"]

  /// What is counted in terabytes; elsewhere the letters are of something else, such as a disease.
  private static let sizes: Set<String> = [
    "size", "memory", "mem", "ram", "disk", "storage", "capacity", "data", "space", "used", "free",
    "total", "available", "usage", "quota", "limit", "traffic", "transfer", "volume", "drive",
    "backup", "ssd", "hdd", "bandwidth",
  ]

  /// What a symbol of several letters stands for that is nothing else.
  private static func symbol(_ text: String, after previous: String) -> SayAs.Kind? {
    guard text.count > 1, !ambiguous.contains(text) else { return nil }
    if text == "TB" || text == "PB", !sizes.contains(previous) { return nil }
    return (UnitSymbols.international[text] ?? rate(text)).map { .measure($0) }
  }

  /// The words of a name.
  static func words(_ name: String) -> [String] { NameWords.of(name) }
}
