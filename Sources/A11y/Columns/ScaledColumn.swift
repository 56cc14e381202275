/// Numbers with a letter for thousands, millions or billions, as reports and web pages write them.
enum ScaledColumn: ColumnKind {
  static let examples = [
    ColumnExample(name: "pop", values: ["83m", "67m"], phrase: "pop 83m"),
    ColumnExample(name: "followers", values: ["1.2M", "850k", "97"], phrase: "followers 1.2M"),
  ]

  /// Words of what there are thousands and millions of: people, money and what is counted of them.
  private static let names: Set<String> = [
    "pop", "population", "people", "inhabitants", "users", "views", "followers", "subscribers",
    "downloads", "streams", "plays", "sales", "revenue", "turnover", "profit", "income", "budget",
    "gross", "cost", "price", "value", "valuation", "worth", "cap", "funding", "raised", "fee",
    "salary", "amount", "spend", "debt", "gdp", "assets", "votes", "visitors", "visits", "copies",
    "sold", "members", "likes", "listeners", "viewers", "earnings", "ebitda", "investment",
    "einwohner", "umsatz", "gewinn", "kosten", "wert", "habitants", "ventes", "habitantes",
    "población", "ventas", "abitanti", "fatturato", "população", "vendas", "inwoners", "omzet",
    "invånare", "omsättning",
  ]

  static func guess(_ column: TypedColumn) -> ColumnGuess? {
    guard column.profile.truthCount == 0, column.profile.containerCount == 0 else { return nil }
    var letters: Set<String> = []
    for value in column.values where !value.isNumber {
      guard let parts = ScaledNumber.parts(value.text) else { return nil }
      letters.insert(parts.letters)
    }
    let isNamed = column.words.contains(where: names.contains)
    // Letters of two powers are of no units: 5m beside 3k.
    let areSteps = letters.count > 1 && letters.contains("k")
    guard let first = column.values.first(where: { !$0.isNumber }), isNamed || areSteps else {
      return nil
    }
    return ColumnGuess(
      column.field, SayAs(.number), heading: .always,
      "numbers in thousands, millions or billions, such as \(first.text)")
  }
}
