/// A control that has a role and no name.
struct NamelessControl: CheckRule {
  static let documentation = RuleDocumentation(
    "nameless-control", "A control without a name", level: .error,
    reason: """
      "Switch, on" does not tell what is on. In a row with one control the row's text is its name; one of several controls is called \
      by the heading of its field; a button or a link by its own text.
      """,
    reference: .wcag("4.1.2", "Name, Role, Value", "name-role-value"),
    bad: [
      .init(
        #"{"fields": [{"name": "on", "say": "switch"}], "rows": [{"on": true}]}"#,
        heard: "switch button, on",
        better: "a text beside it in the row, or a title of the field \"on\""),
      .init(
        #"{"fields": [{"name": "text"}, {"name": "play", "say": "button"}, {"name": "on", "title": "", "say": "switch"}], "rows": [{"text": "Alarm", "play": "Play", "on": true}]}"#,
        heard: "on", better: "a title of its field"),
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
      let better = "a text beside it in the row, or a title of the field \"\(only.field)\""
      findings.report(only, of: item, "the control has no name", better: better)
      return
    }
    for control in controls where control.heading.isEmpty {
      // A button or a link is called by its text.
      if control.isName, !control.value.isEmpty { continue }
      findings.report(
        control, of: item, "the control has no name", better: "a title of its field")
    }
  }
}
