/// Units that texts write out in full, by their words in a language: "Stunden", "公里".
///
/// They are read like symbols, so that the number before them agrees: "eine Stunde".
enum UnitWords {
  /// The units whose words mean nothing else; a French "livre" may also be a book.
  private static let units = [
    "second", "minute", "hour", "day", "week", "month", "year", "millimeter", "centimeter",
    "meter", "kilometer", "gram", "kilogram", "liter", "milliliter", "kilobyte", "megabyte",
    "gigabyte", "watt", "kilowatt", "volt",
  ]
  /// The words of each locale in use, looked up once.
  private static let tables = FactCache<[String: String]>(limit: 200)

  /// The unit that a word names; nil for any other word.
  static func unit(_ word: String, _ locale: LocaleIdentifier) -> String? {
    // A single letter is a symbol, but a single Chinese character is a word.
    guard word.count > 1 || locale.language == "zh" else { return nil }
    return tables.use(locale.tag) {
      table(of: locale)
    } _: {
      $0[word]
    }
  }

  private static func table(of locale: LocaleIdentifier) -> [String: String] {
    var table: [String: String] = [:]
    for unit in units {
      for count in ["1", "2", "5"] {
        guard let name = UnitNames.name("unit/\(unit)", for: SpokenNumber(count), locale),
          !name.contains(" ")
        else { continue }
        // In capitals a word may be part of a name: "Second Stage".
        table[name] = unit
      }
    }
    return table
  }
}
