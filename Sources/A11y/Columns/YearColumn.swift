/// Years, which are never grouped.
enum YearColumn: ColumnKind {
  static let examples = [
    ColumnExample(name: "year", values: ["1565", "1570"], phrase: "year 1565"),
    ColumnExample(
      name: "year discovered", values: ["1766", "1671"], phrase: "year discovered 1766"),
    ColumnExample(name: "time", values: ["1949.083", "1949.167"], phrase: "time 1949.083"),
    ColumnExample(name: "year", values: ["1959.0", "1960.0"], phrase: "year 1959"),
    ColumnExample(name: "date", values: ["1851.632", "1851.7"], phrase: "date 1851.632"),
    ColumnExample(name: "price", values: ["1949", "1950"], phrase: "price 1,949"),
  ]

  /// Words of names of columns whose numbers are years if they can be.
  private static let words: Set<String> = [
    "year", "years", "yr", "jahr", "time", "season", "vintage", "born", "died", "founded",
    "discovered", "published", "released", "built", "since", "established", "opened", "édition",
    "date", "datum", "année", "annee", "año", "anno", "ano", "år", "rok", "vuosi", "год", "年",
  ]

  static func guess(_ column: TypedColumn) -> ColumnGuess? {
    guard !column.values.isEmpty, column.words.contains(where: { words.contains($0) }) else {
      return nil
    }
    // "Years" alone may be a number of them, which is small. A word such as "Ancient" may be among them.
    var wordCount = 0
    for value in column.values {
      if let year = Double(value.text) {
        guard (1000..<2200).contains(year) else { return nil }
      } else {
        guard value.text.allSatisfy({ $0.isLetter || $0 == " " }) else { return nil }
        wordCount += 1
      }
    }
    guard wordCount * 4 < column.values.count else { return nil }
    var say = SayAs(.year)
    say.heading = .always
    say.digits = ColumnDigits.of(column.values)
    return ColumnGuess(column.field, say, heading: .always, "years, by the column's name")
  }
}
