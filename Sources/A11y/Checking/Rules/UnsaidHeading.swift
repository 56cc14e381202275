// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A value that says nothing without its heading, which is not said.
struct UnsaidHeading: CheckRule {
  static let documentation = RuleDocumentation(
    "unsaid-heading", "A yes or no without its heading",
    reason: """
      "Camry, yes, no" leaves open what is there and what is not. Sighted people see the heading of \
      the column.
      """,
    reference: .wcag("1.3.1", "Info and Relationships", "info-and-relationships"),
    bad: [
      .init(
        #"{"fields": [{"name": "car"}, {"name": "airbag", "say": {"as": "text", "heading": "never"}}], "rows": [{"car": "Camry", "airbag": "yes"}]}"#,
        heard: "yes", better: "\"heading\": \"always\" for the field \"airbag\"")
    ],
    good: [
      #"[{"car": "Camry", "airbag": "yes"}]"#, #"[{"car": "Camry", "airbag": true}]"#,
    ])

  private static let words = ColumnHeadings.answers.union([
    "y", "n", "t", "f", "on", "off", "x", "✓", "✗", "si",
  ])

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    guard item.phrases.count > 1 else { return }
    for phrase in item.phrases where !phrase.saysHeading && !phrase.isControl {
      let isTruth = phrase.kind == .true || phrase.kind == .false
      guard
        isTruth || (phrase.value.utf8.count < 8 && Self.words.contains(phrase.value.lowercased())),
        phrase.say.role == nil, !phrase.heading.isEmpty
      else { continue }
      findings.report(
        phrase, of: item, "nothing says what this is about",
        better: "\"heading\": \"always\" for \(phrase.fieldInWords)")
    }
  }
}
