// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers with a letter for thousands, millions or billions, as reports and web pages write them.
enum ScaledColumn: ColumnKind {
  static let examples = [
    ColumnExample(name: "pop", values: ["83m", "67m"], phrase: "pop 83m"),
    ColumnExample(name: "weights", values: ["89K", "100K", "99K"], phrase: "weights 89K"),
    ColumnExample(name: "screen", values: ["4K", "8K", "5K"], phrase: "screen 4K"),
    ColumnExample(name: "weights", values: ["1.2B", "135M"], phrase: "weights 1.2B"),
    ColumnExample(name: "virt", values: ["20.0t", "5m", "97"], phrase: "virt 20.0t"),
    ColumnExample(name: "followers", values: ["1.2M", "850k", "97"], phrase: "followers 1.2M"),
  ]

  /// Whether numbers of thousands are too many, and too large, to be sizes of screens: 4K, 8K.
  private static func areManyThousands(_ column: TypedColumn) -> Bool {
    let thousands = column.values.compactMap { Int($0.text.dropLast()) }
    return thousands.count > 2 && thousands.count == column.values.count
      && thousands.allSatisfy { $0 > 19 }
  }

  static func guess(_ column: TypedColumn) -> ColumnGuess? {
    guard column.profile.truthCount == 0, column.profile.containerCount == 0,
      !column.convention.statesUnit
    else { return nil }
    var letters: Set<String> = []
    for value in column.values where !value.isNumber {
      guard let parts = ScaledNumber.parts(value.text) else { return nil }
      letters.insert(parts.letters)
    }
    // What is measured in bytes has no trillions, whatever those without a letter mean.
    if column.words.contains(where: SizeColumn.names.contains) { return nil }
    let isNamed = CountName.isCount(column.words)
    // Letters of two powers are of no units: 5m beside 3k.
    let areSteps =
      letters.count > 1
      && (letters.contains("k") || column.values.contains { $0.text.contains(".") })
      || letters == ["k"] && areManyThousands(column)
    guard let first = column.values.first(where: { !$0.isNumber }), isNamed || areSteps else {
      return nil
    }
    return ColumnGuess(
      column.field, SayAs(.number), heading: .always,
      "numbers in thousands, millions or billions, such as \(first.text)")
  }
}
