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
}
