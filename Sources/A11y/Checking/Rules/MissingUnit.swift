/// A number of which nobody hears what it counts.
struct MissingUnit: CheckRule {
  static let documentation = RuleDocumentation(
    "missing-unit", "A number without a unit, or without a heading",
    reason: """
      "Weight 3504" may be pounds or kilograms, and a bare "12" anything. Who sees has the head of the column before their eyes. \
      Counts need no unit, so only names that mean a quantity are looked at: weight, height, price, speed and the like.
      """,
    reference: .wcag("1.3.1", "Info and Relationships", "info-and-relationships"),
    bad: [
      .init(
        #"[{"name": "Ford Pinto", "weight": 2565}]"#,
        heard: "weight two thousand five hundred sixty five",
        better:
          "\"say\": \"measure:pound\" or \"measure:kilogram\" for the field \"weight\", or a name such as \"weight_kg\""
      ),
      .init(
        #"[["Ford Pinto", 4]]"#, heard: "four",
        better: "a name for the cell: describe the columns with --field, in their order"),
      .init(
        #"{"fields": [{"name": "car"}, {"name": "cylinders", "say": "number"}], "rows": [{"car": "Ford Pinto", "cylinders": 4}]}"#,
        heard: "four",
        better: "\"heading\": \"always\" for the field \"cylinders\""),
    ],
    good: [
      #"[{"name": "Ford Pinto", "weight_kg": 1163, "cylinders": 4}]"#,
      #"{"fields": [{"name": "car"}, {"name": "weight", "say": "measure:pound"}], "rows": [{"car": "Ford Pinto", "weight": 2565}]}"#,
    ])

  /// What names of quantities ask for.
  private static let quantities: [String: String] = [
    "weight": "\"measure:pound\" or \"measure:kilogram\"",
    "mass": "\"measure:kilogram\"", "height": "\"measure:meter\" or \"measure:foot\"",
    "length": "\"measure:meter\" or \"measure:foot\"",
    "width": "\"measure:meter\" or \"measure:foot\"",
    "depth": "\"measure:meter\" or \"measure:foot\"",
    "distance": "\"measure:kilometer\" or \"measure:mile\"",
    "altitude": "\"measure:meter\" or \"measure:foot\"",
    "elevation": "\"measure:meter\" or \"measure:foot\"",
    "speed": "\"measure:kilometer-per-hour\" or \"measure:mile-per-hour\"",
    "wind": "\"measure:kilometer-per-hour\" or \"measure:mile-per-hour\"",
    "temperature": "\"measure:celsius\" or \"measure:fahrenheit\"",
    "temp": "\"measure:celsius\" or \"measure:fahrenheit\"",
    "precipitation": "\"measure:millimeter\" or \"measure:inch\"",
    "pressure": "\"measure:hectopascal\"", "duration": "\"duration\"",
    "displacement": "\"measure:liter\" or \"measure:cubic-inch\"",
    "horsepower": "\"measure:horsepower\"",
    "price": "\"currency:USD\"", "cost": "\"currency:USD\"", "salary": "\"currency:USD\"",
    "income": "\"currency:USD\"", "revenue": "\"currency:USD\"", "budget": "\"currency:USD\"",
  ]

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases where phrase.kind == .number && !phrase.isControl {
      switch phrase.say.kind {
      case .number, .integer, .text: break
      default: continue
      }
      if phrase.isUndescribed, phrase.isByName { continue }
      let words = phrase.nameWords
      let unit = words.last.flatMap { Self.quantities[$0] }
      if let unit, phrase.say.role == nil {
        findings.report(
          phrase, of: item, "the number has no unit",
          better:
            "\"say\": \(unit) for the field \"\(phrase.field)\", or a name such as \"\(Self.example(phrase.field, unit))\""
        )
      } else if !phrase.saysHeading, !phrase.say.direction, phrase.say.signWords == nil {
        findings.report(
          phrase, of: item, "nothing tells what the number is",
          better: phrase.heading.isEmpty
            ? "a name for the cell: describe the columns with --field, in their order"
            : "\"heading\": \"always\" for the field \"\(phrase.field)\"")
      }
    }
  }

  /// A name of the field that states a unit.
  private static func example(_ field: String, _ unit: String) -> String {
    let endings = [
      ("kilogram", "kg"), ("kilometer-per-hour", "kmh"), ("kilometer", "km"), ("celsius", "c"),
      ("millimeter", "mm"), ("currency", "usd"), ("meter", "cm"), ("duration", "ms"),
    ]
    let ending = endings.first { unit.contains($0.0) }?.1 ?? "kg"
    return "\(field)_\(ending)"
  }
}
