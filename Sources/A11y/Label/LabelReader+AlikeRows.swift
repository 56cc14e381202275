/// Reading and saying rows that are like the one before: the same keys in the same places, plain text and short numbers,
/// and nothing to be said but their label.
///
/// Most rows of most files are. They go from bytes to bytes in one loop, which keeps what it needs where it is quickly at
/// hand, and knows nothing of grammar, sections and errors. Where a row departs, the loop ends before it as if the row
/// had not been looked at, and it is read the usual way.
extension LabelReader {
  /// Appends the labels of rows that are like the one that was read last, each with a line break behind it.
  ///
  /// - Parameters:
  ///   - length: how many bytes there may be before a further row is begun.
  ///   - out: takes the lines.
  mutating func appendAlikeRows(upTo length: Int, into out: inout ByteBuffer) {
    guard out.count < length, willDisplay == nil, options.key == nil, reader.canTakeAlikeRows
    else { return }
    if appendRowsLikePattern(upTo: length, into: &out) { return }
    guard alike.mayLearn() else { return }
    alike.pattern = pattern()
    _ = appendRowsLikePattern(upTo: length, into: &out)
  }

  /// What the row that was read last teaches of the next ones; nil when they are better read one by one.
  private func pattern() -> AlikeRows.Pattern? {
    guard let planPlaces = composer.planPlaces(of: reader.row) else { return nil }
    return reader.pattern(saying: planPlaces.map { composer.plans.column(at: $0) }).map {
      AlikeRows.Pattern(kind: $0, planPlaces: planPlaces)
    }
  }

  /// Appends rows that follow what was learnt; false when the next one does not.
  private mutating func appendRowsLikePattern(
    upTo length: Int, into out: inout ByteBuffer
  ) -> Bool {
    guard let pattern = alike.pattern else { return false }
    let start = reader.input.cursor.position
    let passed =
      switch pattern.kind {
      case .json(let rows):
        composer.plans.append(
          rows, pattern.planPlaces, reader.input.buffer.storage, from: start, upTo: length,
          into: &out)
      case .delimited(let rows):
        composer.plans.append(
          rows, pattern.planPlaces, reader.input.buffer.storage, from: start, upTo: length,
          into: &out)
      }
    guard passed.rows > 0 else { return false }
    reader.passAlikeRows(passed.rows, lines: passed.lines, to: passed.end)
    alike.pass(passed.rows)
    return true
  }
}

/// What is known of rows that are like the one before.
struct AlikeRows {
  struct Pattern {
    enum Kind {
      case json(JSONRowPattern)
      case delimited(DelimitedRowPattern)
    }

    let kind: Kind
    /// The plans by which the cells are said, in their order.
    let planPlaces: [Int]
  }

  var pattern: Pattern?
  /// How many rows are read the usual way before something is learnt again.
  private var pause = 0
  private var nextPause = 0

  /// How many rows have gone this way.
  private(set) var rowCount = 0

  /// Notes that rows have followed the pattern.
  mutating func pass(_ count: Int) {
    rowCount += count
    pause = 0
    nextPause = 0
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
  func pattern(saying columns: [Int]) -> AlikeRows.Pattern.Kind? {
    guard !columns.isEmpty, Set(columns).count == columns.count,
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

  /// Goes on behind rows that have been read and said.
  mutating func passAlikeRows(_ count: Int, lines: Int, to end: Int) {
    rowsInSection += count
    tracker.passRows(count)
    input.pass(lines: lines, to: end)
  }
}
