extension TableReader {
  /// Takes the table that is behind the end of this one in the same stream, whose rows have all been read; nil if there is none.
  mutating func takeFollowingTable() -> FollowingTable? {
    guard textTable != nil, isDone else { return nil }
    return (input.takeSource().source as? TextTableSource)?.following
  }
}
