// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A row without a label.
struct EmptyRow: CheckRule {
  static let documentation = RuleDocumentation(
    "empty-row", "A row without a label", level: .error,
    reason: """
      A screen reader stops at the row and announces nothing, or only its role, so listeners can't \
      tell that something is there, or what. A row that is meant to be silent is better hidden.
      """,
    reference: .wcag("4.1.2", "Name, Role, Value", "name-role-value"),
    bad: [
      .init(
        #"[{"name": "Oslo"}, {"name": null}]"#, heard: "",
        better:
          "give it a text, say one of its fields, or hide it with \"$row\": {\"hidden\": true}")
    ],
    good: [#"[{"name": "Oslo"}, {"name": null, "$row": {"hidden": true}}]"#])

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    guard item.isRow, item.label.isEmpty else { return }
    findings.report(
      nil, of: item, "the row says nothing",
      better: "give it a text, say one of its fields, or hide it with \"$row\": {\"hidden\": true}",
      isOnePerTable: true)
  }
}
