// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Categories that tell what they are: months, weekdays, countries, male and female.
enum KnownCategories {
  private static let people: Set<String> = [
    "male", "female", "man", "woman", "men", "women", "boy", "girl", "child", "adult",
  ]
  /// The beginnings of the names of months and weekdays, in English.
  private static let calendar: Set<String> = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec", "mon",
    "tue", "wed", "thu", "fri", "sat", "sun",
  ]
  /// Words of names of columns that hold countries.
  private static let places: Set<String> = [
    "country", "nation", "land", "pays", "país", "paese", "origin", "location", "region",
  ]
  private static let names = FactCache<Set<String>>(limit: 50)

  /// Whether all of a column's texts are known to everyone, in English or in the locale's language.
  ///
  /// - Parameters:
  ///   - texts: the column's values.
  ///   - words: the words of its name, in lowercase. Looking up all countries takes as long as a
  ///     thousand labels, so it is done only where the name speaks of places.
  ///   - locale: the locale.
  /// - Returns: whether they speak for themselves.
  static func speak(_ texts: [String], _ words: [String], _ locale: LocaleIdentifier) -> Bool {
    let lower = texts.map { $0.lowercased() }
    if lower.allSatisfy(people.contains) { return true }
    let mayBeCalendar =
      locale.language != "en" || lower.allSatisfy { calendar.contains(String($0.prefix(3))) }
    let mayBePlaces = words.contains { places.contains($0) }
    guard mayBeCalendar || mayBePlaces, lower.allSatisfy({ $0.utf8.count > 2 }) else {
      return false
    }
    return names.use("\(locale.tag) \(mayBePlaces)") {
      let locales = locale.language == "en" ? [locale] : [locale, .enUS]
      let found = locales.flatMap {
        ICU.calendarNames(of: $0) + (mayBePlaces ? ICU.countryNames(in: $0) : [])
      }
      return Set(found.map { $0.lowercased() })
    } _: { known in
      lower.allSatisfy(known.contains)
    } ?? false
  }
}
