/// Numbers with a letter for thousands, millions or billions, as reports and web pages write them.
enum ScaledColumn: ColumnKind {
  static let examples = [
    ColumnExample(name: "pop", values: ["83m", "67m"], phrase: "pop 83m"),
    ColumnExample(name: "followers", values: ["1.2M", "850k", "97"], phrase: "followers 1.2M"),
  ]

  static func guess(_ column: TypedColumn) -> ColumnGuess? {
    guard column.profile.truthCount == 0, column.profile.containerCount == 0 else { return nil }
    var letters: Set<String> = []
    for value in column.values where !value.isNumber {
      guard let parts = ScaledNumber.parts(value.text) else { return nil }
      letters.insert(parts.letters)
    }
    let isNamed = CountName.isCount(column.words)
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
