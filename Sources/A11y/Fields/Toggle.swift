/// The state of a switch or a checkbox.
public enum Toggle: String, Hashable, Sendable, CaseIterable {
  /// Off, or not checked.
  case off = "0"
  /// On, or checked.
  case on = "1"
  /// Some of what it stands for is on.
  case mixed = "2"
}
