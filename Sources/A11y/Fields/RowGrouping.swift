// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How the parts of a row are given to a screen reader.
public enum RowGrouping: String, Hashable, Codable, Sendable, CaseIterable {
  /// The row is one element that says all of its parts.
  case combined
  /// The row holds an element for each part and one with the summary, and is none itself.
  case separate
}
