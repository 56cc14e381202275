/// How much a screen reader says.
public enum Verbosity: String, Hashable, Sendable, CaseIterable {
  /// Names, values and states; hints and, by the reader's own rules, places and containers are left out.
  case brief
  /// What a reader says as it comes.
  case normal
  /// The names of actions and the details on demand too.
  case verbose
}
