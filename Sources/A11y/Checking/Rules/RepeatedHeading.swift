// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A heading that is heard twice: two sections with the same name, or a value that begins with its
/// heading.
struct RepeatedHeading: CheckRule {
  static let documentation = RuleDocumentation(
    "repeated-heading", "A heading that is heard twice",
    reason: """
      People navigate a table by its headings; two with the same name can't be told apart. A \
      heading before a value that begins with it takes time and adds nothing.
      """,
    reference: .wcag("2.4.6", "Headings and Labels", "headings-and-labels"),
    bad: [
      .init(
        #"{"sections": [{"header": "May", "rows": ["Rent"]}, {"header": "May", "rows": ["Food"]}]}"#,
        heard: "May", better: "one section, or headers that differ"),
      .init(
        #"{"fields": [{"name": "gate", "say": {"as": "text", "heading": "always"}}], "rows": [{"gate": "Gate 12"}]}"#,
        heard: "gate Gate twelve", better: "\"heading\": \"never\" for the field \"gate\""),
    ],
    good: [
      #"{"sections": [{"header": "May", "rows": ["Rent"]}, {"header": "June", "rows": ["Rent"]}]}"#,
      #"{"fields": [{"name": "gate", "say": {"as": "text", "heading": "always"}}], "rows": [{"gate": "B12"}]}"#,
    ])

  private var headers: Set<String> = []

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    if case .header = item.item, !headers.insert(item.label.lowercased()).inserted {
      findings.report(
        nil, of: item, "another section is also called \"\(item.label)\"",
        better: "one section, or headers that differ")
    }
    for phrase in item.phrases where phrase.saysHeading && !phrase.isControl {
      guard phrase.value.utf8.count > phrase.heading.utf8.count else { continue }
      let value = phrase.value.lowercased()
      guard value.hasPrefix(phrase.heading.lowercased() + " ") else { continue }
      findings.report(
        phrase, of: item, "the value begins with its heading",
        better: "\"heading\": \"never\" for \(phrase.fieldInWords)")
    }
  }
}
