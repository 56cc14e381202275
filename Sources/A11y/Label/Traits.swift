/// What kind of element a row is, or in what state, apart from its label.
///
/// A screen reader says traits in words of its own, at a place of its own, as its user has set it up.
public enum Trait: String, Hashable, Sendable, CaseIterable {
  /// The row is selected, or has a check mark.
  case selected
  /// The row can't be used.
  case notEnabled
  /// The row does something when it is activated.
  case button

  /// The traits of a row in a state, in a fixed order.
  static func of(_ state: RowState) -> [Trait] {
    var traits: [Trait] = []
    if state.accessory == .disclosureIndicator || state.accessory == .detailDisclosureButton {
      traits.append(.button)
    }
    if state.isSelected || state.accessory == .checkmark { traits.append(.selected) }
    if !state.isEnabled { traits.append(.notEnabled) }
    return traits
  }
}
