/// What is known of rows that are like the one before: the same keys in the same places, plain text and short numbers,
/// and nothing to be said but their label.
///
/// Most rows of most files are. They go from bytes to bytes in one loop, which keeps what it needs where it is quickly at
/// hand, and knows nothing of grammar, sections and errors. Where a row departs, the loop ends before it as if the row
/// had not been looked at, and it is read the usual way.
struct AlikeRows {
  /// How such rows stand in the input.
  enum Pattern {
    case json(JSONRowPattern)
    case delimited(DelimitedRowPattern)
  }

  /// Rows that have been read, and how far.
  struct Passed {
    var rows = 0
    var lines = 0
    /// Where reading goes on.
    var end: Int
  }

  /// What was learnt of rows.
  struct Learnt {
    var pattern: Pattern
    /// The plans by which the cells are said, in their order; none where rows are only counted.
    var planPlaces: [Int] = []
  }

  /// What was learnt last; nil when rows are better read one by one.
  var learnt: Learnt?
  /// How many rows have gone this way.
  private(set) var rowCount = 0
  /// How many rows are read the usual way before something is learnt again.
  private var pause = 0
  private var nextPause = 0

  /// Notes that rows have followed the pattern; false when there were none.
  mutating func pass(_ count: Int) -> Bool {
    guard count > 0 else { return false }
    rowCount += count
    pause = 0
    nextPause = 0
    return true
  }

  /// Whether it is worth while to learn from a row; where all are different, it is less and less often.
  mutating func mayLearn() -> Bool {
    if pause > 0 {
      pause -= 1
      return false
    }
    pause = nextPause
    nextPause = min(max(nextPause * 2, 1), 64)
    return true
  }
}
