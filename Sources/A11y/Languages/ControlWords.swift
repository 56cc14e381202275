// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// One language's words for controls and for states, as the screen readers of its platforms use
/// them.
struct ControlWords: Sendable {
  let `switch`: String
  /// The states of a switch.
  let on: String
  let off: String
  let mixed: String
  let checkbox: String
  /// The states of a checkbox.
  let checked: String
  let unchecked: String
  let slider: String
  let button: String
  let link: String
  let textField: String
  let progress: String
  /// The states of a row.
  let selected: String
  let disabled: String

  /// The word for a role; empty when the role is not announced or the language's word is not known.
  func word(for role: CellRole) -> String {
    switch role {
    case .switch: self.switch
    case .checkbox: checkbox
    case .slider: slider
    case .button: button
    case .link: link
    case .textField: textField
    case .progress: progress
    case .heading, .image: ""
    }
  }

  /// The word for the state of a switch or checkbox.
  func word(for toggle: ToggleState, of role: CellRole) -> String {
    switch toggle {
    case .off: role == .checkbox ? unchecked : off
    case .on: role == .checkbox ? checked : on
    case .mixed: mixed
    }
  }

  /// The fallback when no words are known: states as the data has them, and no role names.
  static let unknown = ControlWords(
    switch: "", on: "true", off: "false", mixed: "true/false", checkbox: "", checked: "true",
    unchecked: "false", slider: "", button: "", link: "", textField: "", progress: "",
    selected: "✓", disabled: "⊘")
}
