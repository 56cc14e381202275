/// A detail of an element that is given when its user asks for it, and not before.
public struct CustomContent: Hashable, Sendable {
  /// What it is: "Population".
  public var label: String
  /// The detail itself: "5,024,279".
  public var value: String

  /// The detail in one text: "Population: 5,024,279".
  var line: String { label.isEmpty ? value : "\(label): \(value)" }

  /// Makes a detail.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}
