// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A control that has a role and no name.
struct NamelessControl: CheckRule {
  static let documentation = RuleDocumentation(
    "nameless-control", "A control without a name", level: .error,
    reason: """
      "Switch, on" does not say what is on. In a row with one control, the row's text is its name; \
      when there are several, each is named by its field's heading, and a button or link by its \
      own text.
      """,
    reference: .wcag("4.1.2", "Name, Role, Value", "name-role-value"),
    bad: [
      .init(
        #"{"fields": [{"name": "on", "say": "switch"}], "rows": [{"on": true}]}"#,
        heard: "switch button, on",
        better: "text next to it in the row, or a title for the field \"on\""),
      .init(
        #"{"fields": [{"name": "text"}, {"name": "play", "say": "button"}, {"name": "on", "title": "", "say": "switch"}], "rows": [{"text": "Alarm", "play": "Play", "on": true}]}"#,
        heard: "on", better: "a title for its field"),
    ],
    good: [
      #"{"fields": [{"name": "text"}, {"name": "on", "say": "switch"}], "rows": [{"text": "Wi-Fi", "on": true}]}"#,
      #"{"fields": [{"name": "on", "title": "Wi-Fi", "say": {"as": "switch", "heading": "always"}}], "rows": [{"on": true}]}"#,
    ])

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    let controls = item.phrases.filter(\.isControl)
    if let only = controls.first, controls.count == 1 {
      let isNamed = item.elements.contains { $0.traits.role != nil && !$0.label.isEmpty }
      if isNamed { return }
      let better = "text next to it in the row, or a title for the field \"\(only.field)\""
      findings.report(only, of: item, "the control has no name", better: better)
      return
    }
    for control in controls where control.heading.isEmpty {
      // A button or link is named by its text.
      if control.isName, !control.value.isEmpty { continue }
      findings.report(
        control, of: item, "the control has no name", better: "a title for its field")
    }
  }
}
