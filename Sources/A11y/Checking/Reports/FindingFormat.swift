/// The formats that findings are written in.
public enum FindingFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines for people, with the place first, as compilers write it.
  case text
  /// One array of objects.
  case json
  /// The Static Analysis Results Interchange Format, for code scanning.
  case sarif
  /// Commands of GitHub Actions, which shows each at its line.
  case github
}
