// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Years, which are never grouped.
enum YearColumn: ColumnKind {
  static let examples = [
    ColumnExample(name: "year", values: ["1565", "1570"], phrase: "year 1565"),
    ColumnExample(
      name: "year discovered", values: ["1766", "1671"], phrase: "year discovered 1766"),
    ColumnExample(name: "time", values: ["1949.083", "1949.167"], phrase: "time 1949.083"),
    ColumnExample(name: "year", values: ["1959.0", "1960.0"], phrase: "year 1959"),
    ColumnExample(name: "date", values: ["1851.632", "1851.7"], phrase: "date 1851.632"),
    ColumnExample(
      name: "joined", values: (0..<24).map { String(1950 + $0 * 3) }, phrase: "joined 1950"),
    ColumnExample(name: "price", values: ["1949", "1950"], phrase: "price 1,949"),
    ColumnExample(
      name: "convicted", values: ["1995", "1983", "1987", "1994", "1996", "2001"],
      phrase: "convicted 1995"),
    ColumnExample(
      name: "convicted", values: ["1995", "1983", "987", "1994", "1996", "2001"],
      phrase: "convicted 1,995"),
    ColumnExample(
      name: "year of birth", values: ["1589", "-1291", "915", "1645"],
      phrase: "year of birth 1589"),
    ColumnExample(
      name: "year", values: ["2012", "1987", "1999", "2010", "2020 online"], phrase: "year 2012"),
    ColumnExample(
      name: "vintage", values: ["2006", "1999 (E)", "2001 (E)", "1998 (P)"], phrase: "vintage 2006"),
    ColumnExample(
      name: "reference year", values: ["2011", "2020 & 2019", "2012", "2013", "2014"],
      phrase: "reference year 2011"),
    ColumnExample(
      name: "origin",
      values: ["1993", "1994", "1995", "1996", "1993", "1994", "1995", "1996"],
      phrase: "origin 1993"),
    ColumnExample(
      name: "weight", values: ["1993", "1994", "1995", "1996"], phrase: "weight 1,993"),
    ColumnExample(name: "YEARS", values: ["1765", "2100", "2500"], phrase: "YEARS 1765"),
    ColumnExample(
      name: "paper year", values: (1980..<2005).map { String($0) } + ["20003"],
      phrase: "paper year 1980"),
    ColumnExample(name: "years", values: ["5", "12", "1200"], phrase: "years 5"),
    ColumnExample(name: "age", values: ["1963", "1975"], phrase: "age 1963"),
  ]

  /// Words of names of columns whose numbers are years if they can be.
  private static let words = yearWords.union([
    "years", "yr", "time", "season", "vintage", "born", "died", "founded", "discovered",
    "published", "released", "built", "since", "established", "opened", "édition", "date", "datum",
  ])

  /// Those that mean nothing but a year.
  private static let yearWords: Set<String> = [
    "year", "jahr", "année", "annee", "año", "anno", "ano", "år", "rok", "vuosi", "год", "年",
    "jaar", "baujahr", "jahrgang", "geburtsjahr", "annata", "millésime", "årtal", "årgang",
    "årstal", "rocznik", "év", "évjárat", "yıl", "рік", "година", "годину", "năm", "연도", "년도",
    "έτος",
    "leto", "godina", "metai", "aasta", "gads",
  ]

  /// Whether digits between quotes, as JSON has texts and a workbook's dates that show their year alone, are years of our
  /// time.
  static func areTexts(_ column: TypedColumn) -> Bool {
    !column.profile.numbersAreText
      && column.values.allSatisfy { value in
        !value.isNumber && value.text.utf8.count == 4
          && Int(value.text).map { (1900...2099).contains($0) } == true
      }
  }

  static func guess(_ column: TypedColumn) -> ColumnGuess? {
    let isNamed = column.words.contains { words.contains($0) }
    // What has a unit in its name is no year: 1500 under "time_ms".
    if case .measure = column.convention.say?.kind { return nil }
    guard !column.values.isEmpty,
      isNamed || areYearsOfBirth(column) || isYearsAlone(column) || areYearsInARow(column)
        || areParts(column) || areTexts(column) || areNameless(column)
    else {
      return nil
    }
    // "Years" alone may be a number of them, which is small. A word such as "Ancient" may be among them.
    var wordCount = 0
    // Before the year 1000 only a name tells that a number is one.
    let saysYear = column.words.contains { yearWords.contains($0) }
    var smallCount = 0
    var otherCount = 0
    for value in column.values {
      if let year = Double(value.text) {
        // Scenarios of the climate go on for centuries.
        let isYear =
          (1000..<(isNamed ? 3000 : 2200)).contains(year)
          || saysYear && (-5000..<1000).contains(year)
        if !isYear {
          // A slip of the pen among many years makes no amounts of them.
          guard isNamed else { return nil }
          otherCount += value.count
        }
        if abs(year) < 100 { smallCount += 1 }
      } else {
        // "2020 online", "in preparation" and "2019 & 2020" stand as they are.
        guard value.text.contains(where: \.isLetter) || areYears(value.text) else { return nil }
        // A year with a remark is one: "1999 (E)".
        if !(isNamed && beginsWithYear(value.text)) { wordCount += value.count }
      }
    }
    guard wordCount * 4 < column.count, otherCount * (saysYear ? 6 : 20) <= column.count,
      smallCount * 4 <= column.values.count
    else {
      return nil
    }
    var say = SayAs(.year)
    say.heading = .always
    let found = ColumnDigits.of(column.values)
    var field = column.field
    (say.digits, field.keptDigits) = (found?.digits, found?.kept)
    return ColumnGuess(
      field, say, heading: .always,
      isNamed ? "years, by the column's name" : "years: all are from 1800 to 2100")
  }

  /// Whether a text is a year with a remark in brackets.
  private static func beginsWithYear(_ text: String) -> Bool {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    return digits.count == 4 && Int(digits).map { (1000..<2200).contains($0) } == true
      && text.dropFirst(4).drop { $0 == " " }.first == "("
  }

  /// Whether nobody can be as old as the numbers tell, which are years then.
  private static func areYearsOfBirth(_ column: TypedColumn) -> Bool {
    column.words.contains {
      ["age", "alter", "âge", "edad", "età", "idade", "leeftijd"].contains($0)
    }
      && column.values.allSatisfy { value in
        Int(value.text).map { (1850...2100).contains($0) } == true
      }
  }

  /// Whether a text has several years, and marks between them.
  private static func areYears(_ text: String) -> Bool {
    let numbers = text.split { !$0.isASCII || !$0.isNumber }
    return numbers.count > 1
      && numbers.allSatisfy { Int($0).map { (1000..<2200).contains($0) } == true }
  }

  /// Whether a few years without a gap come again and again, as amounts or keys don't.
  private static func areYearsInARow(_ column: TypedColumn) -> Bool {
    let years = column.values.compactMap { Int($0.text) }.sorted()
    guard years.count == column.values.count, years.count > 3, column.count >= years.count * 2,
      column.convention.say == nil, Quantity.of(column.words) == nil, let first = years.first,
      let last = years.last
    else { return false }
    return (1900..<2100).contains(first) && last < 2100 && last - first == years.count - 1
  }

  /// Whether all of some numbers of lines without names are years that people remember.
  private static func areNameless(_ column: TypedColumn) -> Bool {
    column.profile.isPositional && column.count > 2
      && column.values.allSatisfy { value in
        value.text.utf8.count == 4 && Int(value.text).map { (1930..<2035).contains($0) } == true
      }
  }

  /// Whether the first numbers of lines without names rise by parts of a year, as series of measurements do: 1974.08.
  private static func areParts(_ column: TypedColumn) -> Bool {
    guard column.profile.isPositional, column.profile.index == 0, column.values.count > 2 else {
      return false
    }
    let numbers = column.values.compactMap { Double($0.text) }
    return numbers.count == column.values.count
      && numbers.allSatisfy { (1700..<2100).contains($0) }
      && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 && $1 - $0 <= 1 }
      && numbers.contains { $0 != $0.rounded() }
  }

  /// Fewer numbers may be from 1800 to 2100 by chance; within the time that people remember, fewer are enough.
  private static let leastRows = 20
  private static let leastRecentRows = 6

  /// Whether all of many values can be years, and the name tells of nothing else.
  private static func isYearsAlone(_ column: TypedColumn) -> Bool {
    guard column.count >= leastRecentRows, column.values.count > 2, column.convention.say == nil,
      Quantity.of(column.words) == nil, !column.values.contains(where: { $0.text.utf8.count < 4 })
    else { return false }
    let range = column.count < leastRows ? 1930..<2035 : 1800..<2100
    return column.values.allSatisfy { value in
      Int(value.text).map { range.contains($0) }
        ?? (column.count >= leastRows && isYear(value.text))
    }
  }

  /// Whether a number with decimals is within a year from 1800 to 2100.
  private static func isYear(_ text: String) -> Bool {
    Double(text).map { (1800..<2100).contains($0) } ?? false
  }
}
