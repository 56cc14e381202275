// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A number without a unit or heading, so that listeners can't tell what it means.
struct MissingUnit: CheckRule {
  static let documentation = RuleDocumentation(
    "missing-unit", "A number without a unit, or without a heading",
    reason: """
      "Weight 3504" may be pounds or kilograms, and a bare "12" anything. Sighted users can see \
      the column heading. Counts need no unit, so only names of quantities are checked: weight, \
      height, price, speed and so on, and not where all numbers have one or two digits, as the \
      coded answers of a survey have.
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

  /// What is better for the quantity that a field's name means, by the name; nil for no quantity.
  private var quantities: [String: String?] = [:]

  /// The numbers of a column whose name means a quantity.
  private struct Numbers {
    /// The remembered first one.
    var first: Int
    var better: String
    var count = 0
    /// Whether all may be codes of answers, as in a survey: small and whole.
    var mayBeCodes = true
  }

  private var columns: [Int: Numbers] = [:]

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases where phrase.kind == .number && !phrase.isControl {
      switch phrase.say.kind {
      case .number, .integer, .text: break
      default: continue
      }
      if phrase.isUndescribed, phrase.isByName { continue }
      if phrase.say.role == nil, let better = better(for: phrase) {
        note(phrase, of: item, better, &findings)
      } else if !phrase.saysHeading, !phrase.say.direction, phrase.say.signWords == nil {
        findings.report(
          phrase, of: item, "nothing says what the number is",
          better: phrase.heading.isEmpty
            ? "a name for the cell: describe the columns with --field, in their order"
            : "\"heading\": \"always\" for \(phrase.fieldInWords)")
      }
    }
  }

  private mutating func note(
    _ phrase: CheckedPhrase, of item: CheckedItem, _ better: String, _ findings: inout Findings
  ) {
    if columns[phrase.column] == nil {
      columns[phrase.column] = Numbers(first: findings.remember(phrase, of: item), better: better)
    }
    columns[phrase.column]?.count += 1
    if phrase.source.utf8.count > 2
      || !phrase.source.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    {
      columns[phrase.column]?.mayBeCodes = false
    }
  }

  mutating func finish(_ findings: inout Findings) {
    for (_, numbers) in columns.sorted(by: { $0.key < $1.key })
    where !numbers.mayBeCodes || numbers.count < Self.leastCodes {
      findings.report(
        numbers.first, "the number has no unit", count: numbers.count, better: numbers.better)
    }
  }

  /// Fewer numbers do not show that they are codes.
  private static let leastCodes = 5

  /// How to tell the unit of a quantity; nil when the field's name means none.
  private mutating func better(for phrase: CheckedPhrase) -> String? {
    if let known = quantities[phrase.field] { return known }
    let better = Quantity.of(phrase.nameWords).map { quantity in
      // Suggest a name only if its unit would be recognized.
      let example =
        quantity.ending.map { "\(phrase.field)_\($0)" }
        .flatMap { NameConvention($0).say == nil ? nil : ", or a name such as \"\($0)\"" } ?? ""
      return "\"say\": \(quantity.inWords) for \(phrase.fieldInWords)\(example)"
    }
    quantities[phrase.field] = .some(better)
    return better
  }
}
