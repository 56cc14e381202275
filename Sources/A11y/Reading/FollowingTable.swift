// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A table behind another one in the same stream: drawn with characters, or a further member of a JSON object.
struct FollowingTable {
  /// Its bytes, and what is behind them.
  var source: any ByteSource
  /// Its format.
  var format = InputFormat.table
  /// Its first line, from 1.
  var firstLine: Int
  /// The line above it, if that stands alone.
  var title: String?
}
