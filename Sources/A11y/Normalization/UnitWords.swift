import Synchronization

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
  private static let tables = Mutex<[String: [String: String]]>([:])

  /// The unit that a word names; nil for any other word.
  static func unit(_ word: String, _ locale: LocaleIdentifier) -> String? {
    // A single letter is a symbol, but a single Chinese character is a word.
    guard word.count > 1 || locale.language == "zh" else { return nil }
    let known = tables.withLock { $0[locale.tag] }
    if let known { return known[word.lowercased()] }
    var table: [String: String] = [:]
    for unit in units {
      for count in ["1", "2", "5"] {
        guard let name = UnitNames.name("unit/\(unit)", for: SpokenNumber(count), locale),
          !name.contains(" ")
        else { continue }
        table[name.lowercased()] = unit
      }
    }
    let found = table
    tables.withLock { $0[locale.tag] = found }
    return found[word.lowercased()]
  }
}
