// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A label that takes too long to hear.
struct LongLabel: CheckRule {
  static let documentation = RuleDocumentation(
    "long-label", "A label is too long to hear",
    reason: """
      Listeners hear a row from its beginning each time. At a normal rate, 250 characters take \
      about twenty seconds; the limit is `maximumLength` in the configuration. What few people \
      need is better given on demand.
      """,
    reference: .appleLabels,
    bad: [
      .init(
        """
        [{"title": "Harbor walk", "notes": "Starts at the old customs house, follows the quay past the fish market and the two \
        museums, crosses the swing bridge when it is closed, turns left at the lighthouse, and comes back through the park, where in \
        summer there is music on most evenings and a ferry to the islands every half hour"}]
        """,
        heard: """
          Harbor walk, Starts at the old customs house, follows the quay past the fish market and the two museums, crosses the swing \
          bridge when it is closed, turns left at the lighthouse, and comes back through the park, where in summer there is music on most \
          evenings and a ferry to the islands every half hour
          """,
        better: "\"importance\": \"low\" for the field \"notes\", which has 289 of 302 characters")
    ],
    good: [
      #"{"fields": [{"name": "title"}, {"name": "notes", "say": {"as": "text", "importance": "low"}}], "rows": [{"title": "Harbor walk", "notes": "Starts at the old customs house, follows the quay past the fish market and the two museums, crosses the swing bridge when it is closed, turns left at the lighthouse, and comes back through the park, where in summer there is music on most evenings"}]}"#
    ])

  private let maximum: Int

  init(_ settings: CheckSettings) { maximum = settings.maximumLength }

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    // A character has a byte at least.
    guard item.isRow, item.label.utf8.count > maximum else { return }
    let count = item.label.count
    guard count > maximum else { return }
    let longest = item.phrases.max { $0.text.count < $1.text.count }
    let better =
      if let longest, longest.text.count * 3 > count {
        "\"importance\": \"low\" for the field \"\(longest.field)\", which has \(longest.text.count) of \(count) characters"
      } else {
        "say fewer of the \(item.phrases.count) fields, and the others with \"importance\": \"low\""
      }
    findings.report(
      nil, of: item, "the label has \(count) characters, more than \(maximum)", better: better,
      isOnePerTable: true)
  }
}
