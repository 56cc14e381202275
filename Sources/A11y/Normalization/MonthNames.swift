/// CLDR's names of the months in a language.
struct MonthNames: Sendable {
  /// The names in the form used with a day, January first.
  let names: [String]
  private let numbers: [String: Int]

  /// Reads the names from ICU.
  ///
  /// - Parameters:
  ///   - locale: the locale.
  ///   - others: common short forms that CLDR lacks, with their months.
  init(_ locale: LocaleIdentifier, others: [String: Int] = [:]) {
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

  /// The month that a full or short name stands for; nil for any other word.
  func month(_ word: String) -> Int? { numbers[word.lowercased()] }

  /// The name of a month, from 1 to 12.
  subscript(month: Int) -> String { names.indices.contains(month - 1) ? names[month - 1] : "" }
}
