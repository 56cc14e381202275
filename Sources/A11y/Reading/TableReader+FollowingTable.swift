// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension TableReader {
  /// Takes the table that is behind the end of this one in the same stream, whose rows have all been read; nil if there is none.
  mutating func takeFollowingTable() -> FollowingTable? {
    if isDone, let next = followingTables.popLast() { return next }
    guard textTable != nil, isDone else { return nil }
    let source = input.takeSource().source as? TextTableSource
    leftOut = source?.leftOut
    return source?.following
  }
}
