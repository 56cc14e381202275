// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A node of an accessibility tree that another tool has written out.
struct AccessibilityNode {
  /// Its role, as the tool calls it: that of WAI-ARIA, or one of a browser's own, such as `StaticText`.
  var role = ""
  /// Its name; empty if it has none.
  var name = ""
  /// Its value: the text of a field, the number of a slider.
  var value = ""
  /// What tells more about it: its description.
  var hint = ""
  /// Where it leads; empty unless it is a link whose target is known.
  var address = ""
  var isDisabled = false
  var isSelected = false
  /// Whether what is behind it is shown; nil if it hides nothing.
  var isExpanded: Bool?
  /// Whether it is checked, or pressed.
  var toggle: ToggleState?
  /// The level of a heading, or of an item in an outline.
  var level: Int?
  var children: [AccessibilityNode] = []
  /// Where it stands in the dump: a line and a column, from 1, and a name for the place.
  var place = InputLocation(line: 1, column: 1, path: "")

  /// Takes a state by the name and in the words that WAI-ARIA has for it; any other changes nothing.
  mutating func takeState(_ name: String, _ value: String) {
    switch name {
    case "disabled": isDisabled = value == "true"
    case "selected": isSelected = value == "true"
    case "expanded": isExpanded = value == "true"
    case "checked", "pressed": toggle = value == "mixed" ? .mixed : value == "true" ? .on : .off
    case "level": level = Int(value)
    default: break
    }
  }

  /// The texts of a node and all below it, joined as they would be read.
  var text: String {
    var parts: [String] = []
    collectText(into: &parts)
    return parts.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  private func collectText(into parts: inout [String]) {
    if AccessibilityRole.isUnheard(role) { return }
    let isText = AccessibilityRole.isText(role)
    if !name.isEmpty, isText || children.isEmpty || role == "image" || role == "img" {
      parts.append(name)
    }
    if !isText || name.isEmpty { for child in children { child.collectText(into: &parts) } }
    if children.isEmpty, !value.isEmpty, value != name { parts.append(value) }
  }
}
