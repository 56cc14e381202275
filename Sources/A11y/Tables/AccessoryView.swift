/// A control at the right end of a row that is no cell of its own, such as a switch, a slider, or any other.
///
/// ```swift
/// row.state.accessoryView = AccessoryView(.switch, value: true)
/// row.state.accessoryView = AccessoryView(
///   .slider(0...10, step: 0.5, value: Say(.number, digits: .exactly(1))), value: 7.5, label: "Volume")
/// ```
public struct AccessoryView: Hashable, Sendable {
  /// What it is, and how its value is said.
  public var say: Say
  /// Its value.
  public var value: Value
  /// Its name; nil takes the row's.
  public var label: String?

  /// Makes a control.
  public init(_ say: Say, value: Value = .null, label: String? = nil) {
    self.say = say
    self.value = value
    self.label = label
  }
}
