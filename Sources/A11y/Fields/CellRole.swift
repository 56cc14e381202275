// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The role of a cell in the user interface: a control, a heading or a picture.
public enum CellRole: String, Hashable, Codable, Sendable, CaseIterable {
  /// The heading of what follows.
  case heading
  /// A picture, described by its text.
  case image
  /// A link to another location.
  case link
  /// A button that performs an action.
  case button
  /// A switch that is on or off.
  case `switch`
  /// A checkbox that is checked or not.
  case checkbox
  /// A slider that sets a number in a range.
  case slider
  /// A field for entering text.
  case textField = "textfield"
  /// An indicator of progress.
  case progress

  /// Whether it is a control.
  ///
  /// A row with one control takes it over, and a row with several offers them as actions.
  public var isControl: Bool { self != .heading && self != .image }

  /// Whether the cell holds the control's value rather than its name.
  var holdsValue: Bool { isControl && self != .link && self != .button }
}
