/// The formats that rows are read from.
public enum InputFormat: String, Hashable, Sendable, CaseIterable {
  /// One JSON text: an array of rows, or a document that holds one.
  case json
  /// A JSON value on each line.
  case ndjson
  /// Comma-separated values with a header line; `;` is found out too.
  case csv
  /// Tab-separated values with a header line.
  case tsv
  /// Plain text, each line a row.
  case lines
}
