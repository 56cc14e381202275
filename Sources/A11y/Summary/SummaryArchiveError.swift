// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Why bytes are no archive of a ``TableSummarizer``.
public struct SummaryArchiveError: Error, Hashable, CustomStringConvertible {
  /// Whether they are something else, or of another version of the library; otherwise some were lost or changed.
  public let isForeign: Bool

  /// The reason in words.
  public var description: String {
    isForeign
      ? "these bytes are no archived summary of this version"
      : "the archived summary is broken: some of its bytes were lost or changed"
  }
}
