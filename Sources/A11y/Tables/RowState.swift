/// How a row is shown, apart from its content: what may still change just before it is said.
///
/// The members mean what they mean for `UITableViewCell`.
public struct RowState: Hashable, Sendable {
  /// What stands at the right end of a row.
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
  /// What stands at its right end.
  public var accessory = Accessory.none
  /// What stands at its right end in editing mode.
  public var editingAccessory = Accessory.none
  /// Its control in editing mode.
  public var editingStyle = EditingStyle.none
  /// Whether it can be moved in editing mode.
  public var showsReorderControl = false
  /// How far it is indented, in levels.
  public var indentationLevel = 0
  /// What activating it does.
  public var hint: String?

  /// Few rows have such controls, so that a state is small without them.
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

  /// Whether a control stands at the right end in one mode or the other.
  @inline(__always)
  var hasAccessoryView: Bool { views != nil }

  /// Whether the row counts as selected in a mode: it is, or it has a check mark.
  func showsSelection(isEditing: Bool) -> Bool {
    isSelected || visibleAccessory(isEditing: isEditing) == .checkmark
  }

  /// The standard accessory that shows in a mode; none where a control stands instead.
  func visibleAccessory(isEditing: Bool) -> Accessory {
    if visibleAccessoryView(isEditing: isEditing) != nil { return .none }
    return isEditing ? editingAccessory : accessory
  }

  /// The control that shows at the right end in a mode.
  func visibleAccessoryView(isEditing: Bool) -> AccessoryView? {
    isEditing ? editingAccessoryView : accessoryView
  }
}

/// The controls of a row in both modes.
private final class AccessoryViews: Hashable, Sendable {
  let usual: AccessoryView?
  let editing: AccessoryView?

  /// Nil when there are none.
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
