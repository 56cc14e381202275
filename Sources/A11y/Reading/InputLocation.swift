/// Where something is in the input, as messages name it.
struct InputLocation {
  /// The line, from 1.
  var line: Int
  /// The column in bytes, from 1.
  var column: Int
  /// The path to the value, as in `rows[2].price`.
  var path: String
}
