/// CLDR's names of the months in a language.
struct MonthNames: Sendable {
  /// The names in the form used with a day, January first.
  let names: [String]
  private let numbers: [String: Int]
  private let locale: LocaleIdentifier

  /// Reads the names from ICU.
  ///
  /// - Parameters:
  ///   - locale: the locale.
  ///   - others: common short forms that CLDR lacks, with their months.
  init(_ locale: LocaleIdentifier, others: [String: Int] = [:]) {
    self.locale = locale
    names = ICU.months(of: locale, .withDay).map { $0.spaced() }
    var numbers = others
    for list in [names]
      + [.withDay, .alone, .short, .shortAlone].map({ ICU.months(of: locale, $0) })
    {
      for (index, name) in list.enumerated() {
        var key = name.lowercased()
        while key.hasSuffix(".") { key.removeLast() }
        // A number is not a name.
        if key.first?.isLetter == true { numbers[key] = index + 1 }
      }
    }
    self.numbers = numbers
  }

  /// The month that a full or short name stands for, or the first four letters of it; nil for any other word.
  func month(_ word: String) -> Int? {
    let word = word.lowercased()
    if let month = numbers[word] { return month }
    // "2 sett." are weeks.
    guard word.count == 4, UnitWords.unit(word, locale) == nil,
      UnitWords.unit(word + ".", locale) == nil
    else { return nil }
    let found = names.indices.filter { names[$0].lowercased().hasPrefix(word) }
    return found.count == 1 ? found[0] + 1 : nil
  }

  /// The name of a month, from 1 to 12.
  subscript(month: Int) -> String { names.indices.contains(month - 1) ? names[month - 1] : "" }
}
