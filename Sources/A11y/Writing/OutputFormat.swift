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
  /// One document of Speech Synthesis Markup Language 1.1, a sentence a row.
  case ssml
  /// Comma-separated values, the same columns for any table.
  case csv
  /// Tab-separated values, the same columns for any table.
  case tsv
  /// Markdown: a list of labels, or a table of cells.
  case markdown
  /// A page, or a part of one, in which each row is named by its label.
  case html
  /// What every screen reader says of each row, to be kept under version control.
  case transcript
  /// The segments that a synthesizer is given, an object a line: text, language and the pause after it.
  case segments
  /// The properties of UIAccessibility, an object a line.
  case ios
  /// The properties of Android's accessibility nodes, an object a line.
  case android
  /// The attributes of WAI-ARIA, an object a line.
  case aria
}
