/// Categories that tell what they are: months, weekdays, countries, male and female.
enum KnownCategories {
  private static let people: Set<String> = [
    "male", "female", "man", "woman", "men", "women", "boy", "girl", "child", "adult",
  ]
  private static let names = FactCache<Set<String>>(limit: 50)

  /// Whether all of a column's texts are known to everyone, in English or in the locale's language.
  static func speak(_ texts: [String], _ locale: LocaleIdentifier) -> Bool {
    let lower = texts.map { $0.lowercased() }
    if lower.allSatisfy(people.contains) { return true }
    // A name of a country or a month has a capital letter in English, and four letters or more.
    guard lower.allSatisfy({ $0.count > 2 && $0.allSatisfy { $0.isLetter || " .-&'’()".contains($0) } })
    else { return false }
    return names.use(locale.tag) {
      Set((ICU.calendarNames(of: locale) + ICU.calendarNames(of: .enUS)
        + ICU.countryNames(in: locale) + ICU.countryNames(in: .enUS)).map { $0.lowercased() })
    } _: { known in
      lower.allSatisfy(known.contains)
    } ?? false
  }
}
