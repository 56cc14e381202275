/// How a row is shown, apart from its content.
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

  /// The reuse identifier of the row's prototype; nil for the table's own fields.
  public var prototype: String?
  /// Whether the row is selected.
  public var isSelected = false
  /// Whether the row can be used.
  public var isEnabled = true
  /// Whether the row is left out.
  public var isHidden = false
  /// What stands at its right end.
  public var accessory = Accessory.none
  /// Its control in editing mode.
  public var editingStyle = EditingStyle.none
  /// Whether it can be moved in editing mode.
  public var showsReorderControl = false
  /// How far it is indented, in levels.
  public var indentationLevel = 0
  /// Its height in points; nil for the table's.
  public var height: Double?
  /// What activating it does.
  public var hint: String?
  /// The locale of this row alone.
  public var locale: LocaleIdentifier?

  /// Makes the state of an ordinary row.
  public init() {}
}
