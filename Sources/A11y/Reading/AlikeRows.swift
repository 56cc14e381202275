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

  /// What was learnt last; nil when rows are better read one by one.
  var pattern: Pattern?
  /// The plans by which the cells are said, in their order.
  var planPlaces: [Int] = []
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

extension TableReader {
  /// Whether rows can be passed without a look at sections, states and the viewport.
  var canTakeAlikeRows: Bool {
    switch shape {
    case .lines, .arrayInside: return false
    // A text of JSON is one value.
    case .ndjson: if options.format == .json { return false }
    case .jsonArray, .tableDocument, .jsonLines, .delimited: break
    }
    return held == nil && waiting.isEmpty && !isDone && tracker.viewport == .all
      && !mayChangeState && !isStateChanged && !row.isPositional
  }

  /// The pattern of the row that was read last.
  ///
  /// - Parameter columns: the columns that are said, in the order of speech.
  /// - Returns: nil for a row from which nothing can be learnt.
  func pattern(saying columns: [Int]) -> AlikeRows.Pattern? {
    guard Set(columns).count == columns.count,
      columns.allSatisfy({ row.cell($0).kind != .absent })
    else { return nil }
    let places = (0..<row.count).map { place in
      row.isAsked(at: place) ? columns.firstIndex(of: row.columns[place]) ?? -1 : -1
    }
    if case .delimited = shape {
      return .delimited(DelimitedRowPattern(delimited, places: places))
    }
    let isArray = shape == .jsonArray || shape == .tableDocument
    return JSONRowPattern(
      row, input.buffer.storage.bytes, from: input.rowStart.position, to: input.cursor.position,
      separator: isArray ? UInt8(ascii: ",") : nil, endsLine: shape == .jsonLines, places: places
    ).map { .json($0) }
  }

  /// Goes on behind rows that have been read.
  mutating func pass(_ passed: AlikeRows.Passed) {
    rowsInSection += passed.rows
    tracker.passRows(passed.rows)
    input.pass(lines: passed.lines, to: passed.end)
  }

  /// Counts rows that are like the one that was read last.
  mutating func countAlikeRows(_ alike: inout AlikeRows) {
    guard canTakeAlikeRows else { return }
    if passRows(&alike) { return }
    guard alike.mayLearn() else { return }
    alike.pattern = pattern(saying: [])
    _ = passRows(&alike)
  }

  /// Goes on behind rows that follow what was learnt; false when the next one does not.
  private mutating func passRows(_ alike: inout AlikeRows) -> Bool {
    let passed = rows(like: alike.pattern)
    if passed.rows > 0 { pass(passed) }
    return alike.pass(passed.rows)
  }

  private func rows(like pattern: AlikeRows.Pattern?) -> AlikeRows.Passed {
    let bytes = input.buffer.storage.bytes
    let start = input.cursor.position
    return switch pattern {
    case .json(let rows): Self.count(rows, bytes, from: start)
    case .delimited(let rows): Self.count(rows, bytes, from: start)
    case nil: AlikeRows.Passed(end: start)
    }
  }

  private static func count(
    _ pattern: borrowing some RowPattern, _ bytes: RawSpan, from start: Int
  ) -> AlikeRows.Passed {
    var passed = AlikeRows.Passed(end: start)
    var none: [CellSlice] = []
    var cells = none.mutableSpan
    while let end = pattern.findCells(bytes, from: passed.end, into: &cells) {
      passed.rows &+= 1
      passed.end = end
    }
    passed.lines = passed.rows * pattern.lineCount
    return passed
  }
}
