// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The output formats of labels.
public enum OutputFormat: String, Hashable, Codable, Sendable, CaseIterable {
  /// One label per line.
  case text
  /// One array of objects.
  case json
  /// One object per line.
  case ndjson
  /// One spoken form per line.
  case spoken
  /// One document in Speech Synthesis Markup Language 1.1, with one sentence per row.
  case ssml
  /// Comma-separated values, with the same columns for every table.
  case csv
  /// Tab-separated values, with the same columns for every table.
  case tsv
  /// Markdown: a list of labels, or a table of cells.
  case markdown
  /// A complete page or a fragment, in which each row is named by its label.
  case html
  /// What every screen reader announces for each row, to be kept under version control.
  case transcript
  /// The segments for a synthesizer, one object per line: text, language and the pause after it.
  case segments
  /// The properties of UIAccessibility, one object per line.
  case ios
  /// The properties of Android's accessibility nodes, one object per line.
  case android
  /// The attributes of WAI-ARIA, one object per line.
  case aria
  /// Braille for embossers and displays, in American ASCII braille.
  case brf
  /// Braille in the Portable Embosser Format.
  case pef
  /// Braille in the patterns of Unicode.
  case braille
}
