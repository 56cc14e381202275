// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How a row is shown, apart from its content: what may still change just before it is displayed.
///
/// The members mean what they mean for `UITableViewCell`.
public struct RowState: Hashable, Sendable {
  /// The standard accessory at the right end of a row.
  public enum Accessory: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// An arrow: activating the row shows more.
    case disclosureIndicator
    /// A button for details.
    case detailButton
    /// An arrow and a button for details.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
  }

  /// The control at the left end of a row in editing mode.
  public enum EditingStyle: String, Hashable, Sendable, CaseIterable {
    /// No control.
    case none
    /// The row can be deleted.
    case delete
    /// A row can be inserted.
    case insert
  }

  /// Whether the row is selected.
  public var isSelected = false
  /// Whether the row can be used.
  public var isEnabled = true
  /// The standard accessory at its right end.
  public var accessory = Accessory.none
  /// The standard accessory at its right end in editing mode.
  public var editingAccessory = Accessory.none
  /// Its control in editing mode.
  public var editingStyle = EditingStyle.none
  /// Whether it can be moved in editing mode.
  public var showsReorderControl = false
  /// Its indentation level.
  public var indentationLevel = 0
  /// What activating it does.
  public var hint: String?

  /// Held by reference, since few rows have such controls and the state of the others stays small.
  private var views: AccessoryViews?

  /// Makes the state of an ordinary row.
  public init() {}

  /// A control at its right end, instead of a standard accessory.
  public var accessoryView: AccessoryView? {
    get { views?.usual }
    set { views = AccessoryViews(usual: newValue, editing: editingAccessoryView) }
  }

  /// A control at its right end in editing mode, instead of a standard accessory.
  public var editingAccessoryView: AccessoryView? {
    get { views?.editing }
    set { views = AccessoryViews(usual: accessoryView, editing: newValue) }
  }

  /// Whether there is a control at the right end in either mode.
  @inline(__always)
  var hasAccessoryView: Bool { views != nil }

  /// Whether the row counts as selected in a mode: it is selected, or has a check mark.
  func showsSelection(isEditing: Bool) -> Bool {
    isSelected || visibleAccessory(isEditing: isEditing) == .checkmark
  }

  /// The standard accessory that is shown in a mode; none if a control replaces it.
  func visibleAccessory(isEditing: Bool) -> Accessory {
    if visibleAccessoryView(isEditing: isEditing) != nil { return .none }
    return isEditing ? editingAccessory : accessory
  }

  /// The control that is shown at the right end in a mode.
  func visibleAccessoryView(isEditing: Bool) -> AccessoryView? {
    isEditing ? editingAccessoryView : accessoryView
  }
}

/// The controls of a row in both modes.
private final class AccessoryViews: Hashable, Sendable {
  let usual: AccessoryView?
  let editing: AccessoryView?

  /// Returns nil if there are none.
  init?(usual: AccessoryView?, editing: AccessoryView?) {
    if usual == nil, editing == nil { return nil }
    self.usual = usual
    self.editing = editing
  }

  static func == (first: AccessoryViews, second: AccessoryViews) -> Bool {
    first.usual == second.usual && first.editing == second.editing
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(usual)
    hasher.combine(editing)
  }
}
