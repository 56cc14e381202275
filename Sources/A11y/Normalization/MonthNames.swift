/// The names of the months in a language, as CLDR has them.
struct MonthNames: Sendable {
  /// The names in the form that goes with a day, January first.
  let names: [String]
  private let numbers: [String: Int]

  /// Takes the names from ICU.
  ///
  /// - Parameters:
  ///   - locale: the locale.
  ///   - others: short forms that people write besides CLDR's, with their months.
  init(_ locale: LocaleIdentifier, others: [String: Int] = [:]) {
    names = ICU.months(of: locale, .withDay).map { $0.spaced() }
    var numbers = others
    for list in [names]
      + [.withDay, .alone, .short, .shortAlone].map({ ICU.months(of: locale, $0) })
    {
      for (index, name) in list.enumerated() {
        var key = name.lowercased()
        while key.hasSuffix(".") { key.removeLast() }
        // A number is no name.
        if key.first?.isLetter == true { numbers[key] = index + 1 }
      }
    }
    self.numbers = numbers
  }

  /// The month that a word names, in full or in short; nil for any other.
  func month(_ word: String) -> Int? { numbers[word.lowercased()] }

  /// The name of a month, from 1 to 12.
  subscript(month: Int) -> String { names.indices.contains(month - 1) ? names[month - 1] : "" }
}
