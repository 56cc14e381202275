/// In what order rows are shown, when it is not that of the data.
public enum Arrangement: Hashable, Sendable {
  /// By the values of a field, in each section; rows without a value come last.
  case sorted(by: String, descending: Bool)
  /// Under the titles of the locale's section index, by the text of a field.
  case indexed(by: String)
}
