// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How a language itself writes units, in full or short: "Stunden", "公里", "ккал", "tim".
///
/// They are read like symbols that all languages share, so that the number before them agrees: "eine Stunde". The source is
/// CLDR, which has three widths for each unit.
enum UnitWords {
  /// The most tokens of a name.
  ///
  /// Example: "col. (sopa)".
  static let mostTokens = 6
  /// The names of a language.
  private struct Names {
    /// The unit that each name means.
    var units: [String: String] = [:]
    /// The words or signs that names begin with.
    var beginnings: Set<String> = []
  }

  /// The names of each language in use, looked up once.
  private static let tables = FactCache<Names>(limit: 50)

  /// Whether a token begins the name of a unit, which that of few words behind a number does.
  static func begin(with token: String, _ locale: LocaleIdentifier) -> Bool {
    tables.use(locale.language, make: { names(in: locale) }) { $0.beginnings.contains(token) }
      ?? false
  }

  /// The unit that a name means behind a number; nil for any other text.
  static func unit(_ name: String, _ locale: LocaleIdentifier) -> String? {
    // A single letter is a symbol, but a single Chinese character is a word.
    guard name.utf8.count > 1 else { return nil }
    return tables.use(locale.language, make: { names(in: locale) }) {
      $0.units[name] ?? (name.contains("\u{A0}") ? $0.units[plain(name)] : nil)
    }
  }

  private static func names(in locale: LocaleIdentifier) -> Names {
    var table = Names()
    // Units that are written in full, too: a short Chinese name of theirs is said as it is written.
    var full: Set<String> = []
    // What all languages share is short.
    let sources = ICU.UnitWidth.allCases.map { (locale.language, $0) } + [("root", .short)]
    for (language, width) in sources {
      var names: [String: String] = [:]
      var ambiguous: Set<String> = []
      for pattern in ICU.unitPatterns(of: language, width) {
        guard let name = name(pattern, width),
          !full.contains(pattern.unit)
            || !name.unicodeScalars.allSatisfy(\.properties.isIdeographic)
        else { continue }
        if let other = names[name], other != pattern.unit { ambiguous.insert(name) }
        names[name] = pattern.unit
      }
      if width == .long { full.formUnion(names.values) }
      // A longer name tells more: what is short for a month may be a meter.
      for (name, unit) in names where table.units[name] == nil && !ambiguous.contains(name) {
        table.units[name] = unit
        let word = name.prefix { $0.isLetter }
        table.beginnings.insert(String(word.isEmpty ? name.prefix(1) : word))
      }
    }
    return table
  }

  /// What a pattern has behind its number, if it can mean nothing else there.
  private static func name(
    _ pattern: ICU.UnitPattern, _ width: ICU.UnitWidth
  ) -> String? {
    guard pattern.text.hasPrefix("{0}"), !unnamed.contains(pattern.unit),
      // "10 years old" is said as ten years.
      !pattern.unit.hasSuffix("-person")
    else { return nil }
    let name = plain(String(pattern.text.dropFirst(3)))
    guard name.contains(where: \.isLetter), !name.contains("{") else { return nil }
    if width == .long
      ? homonyms.contains(pattern.unit) && !name.contains(" ") : !common.contains(pattern.unit)
    {
      return nil
    }
    // Without its period it may be the symbol of another unit: "5 л." are five years or five liters.
    let bare = name.hasSuffix(".") ? String(name.dropLast()) : name
    // A letter is that of many things.
    guard
      bare.unicodeScalars.count > 1 || bare.unicodeScalars.allSatisfy(\.properties.isIdeographic)
    else { return nil }
    if let other = UnitSymbols.international[bare], other != pattern.unit { return nil }
    return name
  }

  /// A name with simple blanks.
  private static func plain(_ name: String) -> String {
    String(name.map { $0.isWhitespace ? " " : $0 }).trimmingSpaces()
  }

  /// Degrees of no scale: the word is that of an angle, too.
  private static let unnamed: Set<String> = ["generic"]
  /// The units whose words in full are words of another kind, with another gender, in some language: a French "livre" may
  /// also be a book.
  private static let homonyms: Set<String> = [
    "foot", "inch", "pound", "pound-force", "ounce", "stone", "cup", "knot", "point", "pixel",
    "degree", "drop", "pinch", "dram", "barrel", "grain", "karat", "carat", "item", "part", "dot",
    "night", "bar", "mole", "solar-mass", "g-force", "foodcalorie", "century", "decade", "quarter",
    "percent", "permille", "permyriad", "yard", "jigger", "chain", "rod", "fathom", "furlong",
    "bushel", "pint", "quart", "gallon", "tablespoon", "teaspoon", "em",
  ]
  /// The units that are so common that what is short for them means nothing else behind a number.
  ///
  /// For rare ones it does: "gr" is more often a gram than a grain, "pc" a piece than a parsec, "ct" a cent than a carat,
  /// and a Spanish "al" is no light year.
  private static let common: Set<String> = [
    "millisecond", "microsecond", "nanosecond", "second", "minute", "hour", "day", "week", "month",
    "year", "nanometer", "micrometer", "millimeter", "centimeter", "decimeter", "meter",
    "kilometer", "mile", "nautical-mile", "yard", "square-millimeter", "square-centimeter",
    "square-meter", "square-kilometer", "hectare", "acre", "square-foot", "square-inch",
    "square-mile", "square-yard", "cubic-centimeter", "cubic-meter", "cubic-kilometer",
    "cubic-foot", "cubic-inch", "milliliter", "centiliter", "deciliter", "liter", "hectoliter",
    "gallon", "fluid-ounce", "tablespoon", "teaspoon", "microgram", "milligram", "gram",
    "kilogram", "tonne", "pound", "ounce", "kilometer-per-hour", "meter-per-second",
    "mile-per-hour", "knot", "meter-per-square-second", "calorie", "kilocalorie", "joule",
    "kilojoule", "kilowatt-hour", "milliwatt", "watt", "kilowatt", "megawatt", "gigawatt",
    "horsepower", "pascal", "hectopascal", "kilopascal", "megapascal", "bar", "millibar",
    "atmosphere", "millimeter-ofhg", "pound-force-per-square-inch", "bit", "byte", "kilobyte",
    "megabyte", "gigabyte", "terabyte", "petabyte", "kilobit", "megabit", "gigabit", "terabit",
    "milliampere", "ampere", "volt", "ohm", "hertz", "kilohertz", "megahertz", "gigahertz",
    "celsius", "fahrenheit", "kelvin", "lumen", "lux", "megapixel", "pixel", "dot-per-inch",
    "pixel-per-inch", "liter-per-kilometer", "liter-per-100-kilometer", "mile-per-gallon",
    "permille", "newton", "newton-meter", "milligram-ofglucose-per-deciliter",
    "millimole-per-liter", "revolution-per-minute",
  ]
}
