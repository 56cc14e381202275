// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

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
    // Four letters of a name are it, where no other begins so and no unit is written so: "2 sett." are weeks.
    let starts = names.map { String($0.lowercased().prefix(4)) }
    for (index, start) in starts.enumerated()
    where start.count == 4 && numbers[start] == nil && starts.count(where: { $0 == start }) == 1
      && UnitWords.unit(start, locale) == nil && UnitWords.unit(start + ".", locale) == nil
    {
      numbers[start] = index + 1
    }
    self.numbers = numbers
  }

  /// The month that a full or short name stands for, or the first four letters of it; nil for any other word.
  func month(_ word: String) -> Int? { numbers[word.lowercased()] }

  /// The name of a month, from 1 to 12.
  subscript(month: Int) -> String { names.indices.contains(month - 1) ? names[month - 1] : "" }
}
