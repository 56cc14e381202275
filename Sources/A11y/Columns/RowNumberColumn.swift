/// A nameless first column that counts rows, as R and pandas write it: not said.
enum RowNumberColumn: ColumnKind {
  static let examples = [
    ColumnExample(name: "", values: ["1", "2", "3"], phrase: ""),
    ColumnExample(name: "", values: ["0", "1", "2"], phrase: ""),
    ColumnExample(name: "n", values: ["1", "2", "3"], phrase: "n 1"),
  ]

  static func guess(_ column: TypedColumn) -> ColumnGuess? {
    let profile = column.profile
    let isNameless = !profile.isNamed || ["Unnamed: 0", "rownames"].contains(profile.name)
    guard profile.index == 0, isNameless, !profile.isPositional, profile.isCounting,
      profile.values.count > 1
    else { return nil }
    return ColumnGuess(
      column.field, SayAs(.skip), heading: .never,
      "the row's number: it has no name, and counts from \(profile.values[0].text)")
  }
}
