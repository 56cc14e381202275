// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How much a summary tells.
public enum SummaryLevel: String, CaseIterable, Sendable {
  /// What the table is: its rows, its columns, the time that it covers.
  case brief
  /// And each column in a sentence.
  case normal
  /// And everything else that is known of a column.
  case full
}
