// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A table drawn with characters behind another one in the same stream.
struct FollowingTable {
  /// Its bytes, and what is behind them.
  var source: PrefixedSource
  /// Its first line, from 1.
  var firstLine: Int
  /// The line above it, if that stands alone.
  var title: String?
}
