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

  /// How a quantity may be said, and the ending of a name that states its unit.
  private struct Quantity {
    var says: [String]
    var ending: String?

    var inWords: String { says.map { "\"\($0)\"" }.joined(separator: " or ") }
  }

  private static let lengths = Quantity(
    says: ["measure:meter", "measure:centimeter", "measure:inch"], ending: "cm")
  private static let distances = Quantity(
    says: ["measure:kilometer", "measure:mile"], ending: "km")
  private static let heights = Quantity(says: ["measure:meter", "measure:foot"])
  private static let speeds = Quantity(
    says: ["measure:kilometer-per-hour", "measure:mile-per-hour"], ending: "kmh")
  private static let temperatures = Quantity(
    says: ["measure:celsius", "measure:fahrenheit"], ending: "c")
  private static let amounts = Quantity(says: ["currency:USD"], ending: "usd")

  /// What names of quantities ask for.
  private static let quantities: [String: Quantity] = [
    "weight": Quantity(says: ["measure:pound", "measure:kilogram"], ending: "kg"),
    "mass": Quantity(says: ["measure:kilogram"], ending: "kg"),
    "height": lengths, "length": lengths, "width": lengths, "depth": heights,
    "distance": distances, "altitude": heights, "elevation": heights, "speed": speeds,
    "wind": speeds, "temperature": temperatures, "temp": temperatures,
    "precipitation": Quantity(says: ["measure:millimeter", "measure:inch"], ending: "mm"),
    "pressure": Quantity(says: ["measure:hectopascal"]), "duration": Quantity(says: ["duration"]),
    "displacement": Quantity(says: ["measure:liter", "measure:cubic-inch"]),
    "horsepower": Quantity(says: ["measure:horsepower"]),
    "price": amounts, "cost": amounts, "salary": amounts, "income": amounts, "revenue": amounts,
    "budget": amounts,
  ]

  /// What of a quantity a name may tell: "temp_max".
  static let kinds: Set<String> = [
    "min", "max", "minimum", "maximum", "mean", "avg", "average", "median", "low", "high", "total",
  ]

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases where phrase.kind == .number && !phrase.isControl {
      switch phrase.say.kind {
      case .number, .integer, .text: break
      default: continue
      }
      if phrase.isUndescribed, phrase.isByName { continue }
      if phrase.say.role == nil, let quantity = Self.find(phrase.nameWords) {
        let says = quantity.inWords
        // A name is proposed where it is one that states its unit.
        let example =
          quantity.ending.map { "\(phrase.field)_\($0)" }
          .flatMap { NameConvention($0).say == nil ? nil : ", or a name such as \"\($0)\"" } ?? ""
        findings.report(
          phrase, of: item, "the number has no unit",
          better: "\"say\": \(says) for \(phrase.fieldInWords)\(example)")
      } else if !phrase.saysHeading, !phrase.say.direction, phrase.say.signWords == nil {
        findings.report(
          phrase, of: item, "nothing tells what the number is",
          better: phrase.heading.isEmpty
            ? "a name for the cell: describe the columns with --field, in their order"
            : "\"heading\": \"always\" for \(phrase.fieldInWords)")
      }
    }
  }

  private static func find(_ words: [String]) -> Quantity? {
    if words.contains(where: { texts.contains($0) }) { return nil }
    // Minutes, and no least length.
    if words.suffix(2) == ["length", "min"] { return nil }
    return words.last { !kinds.contains($0) }.flatMap { quantities[$0] }
  }

  /// What has a length in letters or in pieces.
  private static let texts: Set<String> = [
    "password", "text", "string", "name", "title", "word", "message", "description", "queue",
    "list",
    "code", "key", "sequence", "read",
  ]

  /// How the quantity may be said that a field's name, in words of lower case, is; nil when it is none.
  static func quantity(of words: [String]) -> String? { find(words)?.inWords }
}
