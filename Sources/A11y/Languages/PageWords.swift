// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// One language's words for what a page adds to its table.
struct PageWords: Sendable {
  /// The link that skips what precedes the rows.
  let skip: String
  /// The note on where the data is from; `%@` stands for its name.
  let source: String

  /// The fallback when no words are known: signs that need none.
  static let unknown = PageWords(skip: "↓", source: "%@")
}
