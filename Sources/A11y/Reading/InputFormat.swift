// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The formats that rows can be read from.
public enum InputFormat: String, Hashable, Codable, Sendable, CaseIterable {
  /// One JSON text: an array of rows, or a document that holds one.
  case json
  /// A JSON value on each line.
  case ndjson
  /// Comma-separated values with a header line; `;` is detected too.
  case csv
  /// Tab-separated values with a header line.
  case tsv
  /// A table drawn with characters: between bars, under the strokes of a rule, or under a header's words.
  case table
  /// Logfmt: lines such as `level=info msg="file read"`.
  case logfmt
  /// Records of lines such as `Package: apt`, with a blank line between two of them or a line such as `[disk]` above each.
  case records
  /// Plain text, each line a row.
  case lines
}
