/// An order for rows other than that of the data.
public enum Arrangement: Hashable, Sendable {
  /// By a field's values within each section; rows without a value come last.
  case sorted(by: String, descending: Bool)
  /// Under the titles of the locale's section index, by a field's text.
  case indexed(by: String)
}
