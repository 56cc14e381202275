/// The formats that labels are written in.
public enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  /// A label a line.
  case text
  /// One array of objects.
  case json
  /// An object a line.
  case ndjson
  /// A spoken form a line.
  case spoken
  /// The properties of UIAccessibility, an object a line.
  case ios
  /// The properties of Android's accessibility nodes, an object a line.
  case android
  /// The attributes of WAI-ARIA, an object a line.
  case aria
}
