// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What TalkBack shows on a braille display.
///
/// Read in TalkBack's source, the folder `braille/brailledisplay` of google/talkback, not seen on a display:
/// - `controller/rule/DefaultBrailleRule.java`: the text of an element, then `(x)` or `( )` of what can be checked.
/// - `controller/NodeBrailler.java`, `getSuffixLabelForNode`: selected, heading, button or edit field, disabled, picture, and
///   behind all others what can be activated.
/// - `res/values/strings.xml`: the short forms.
///
/// Neither the container, nor the place in it, nor a control's state other than checked is shown. Words are wrapped.
extension TalkBack {
  func shown(_ elements: [AccessibleElement], in context: inout ReadingContext) -> [String] {
    for element in elements { context.move(to: element) }
    return elements.map(line).filter { !$0.isEmpty }
  }

  private func line(of element: AccessibleElement) -> String {
    let role = element.traits.role
    let value = element.value ?? ""
    // The text of an edit box stands for its name; what a row shows besides its name is text, too.
    var text = role == .textField && !value.isEmpty ? value : element.label
    if role == nil, !value.isEmpty { text += " " + value }
    if text.isEmpty, role != nil { text = words[.unlabelled] }
    var parts = [text, role == .link ? "lnk" : ""]
    let canBeChecked = role == .checkbox || role == .switch
    if canBeChecked { parts.append(element.toggleState == .on ? "(x)" : "( )") }
    if element.traits.contains(.selected) { parts.append("sel") }
    if role == .heading { parts.append("hdg") }
    if role == .button { parts.append("btn") }
    if role == .textField { parts.append("edt") }
    let isEnabled = !element.traits.contains(.notEnabled)
    if !isEnabled { parts.append("disabled") }
    if role == .image { parts.append("gra") }
    // A seek bar and what can be checked have no role, but can be activated.
    if isEnabled, canBeChecked || role == .slider { parts.append("⠿⠄") }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
