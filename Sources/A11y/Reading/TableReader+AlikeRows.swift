extension TableReader {
  /// Whether rows can be passed without checking sections, states and the viewport.
  ///
  /// The other conditions for labels are checked by
  /// ``LabelReader/appendAlikeRows(limit:findsPhrases:into:endRow:)`` and
  /// ``LabelComposer/planPlaces(of:)``; those for elements, by ``LabelReader/isPlainRow``.
  var canTakeAlikeRows: Bool {
    switch shape {
    case .lines, .arrayInside: return false
    // A JSON text holds exactly one value.
    case .ndjson: if options.format == .json { return false }
    case .jsonArray, .tableDocument, .jsonLines, .delimited: break
    }
    return held == nil && brokenRow == nil && waiting.isEmpty && !isDone && tracker.viewport == .all
      && !mayChangeState && !isStateChanged && !row.isPositional
  }

  /// Derives a template from the last row.
  ///
  /// - Parameter columns: the requested columns, in speaking order.
  /// - Returns: the template; nil if the row is unsuitable.
  func pattern(saying columns: [Int]) -> AlikeRows.Pattern? {
    guard row.count > 0, columns.allSatisfy({ row.cell($0).kind != .absent }) else { return nil }
    var slotOfColumn: [Int: Int] = [:]
    for (slot, column) in columns.enumerated() {
      // A cell can fill only one slot.
      guard slotOfColumn.updateValue(slot, forKey: column) == nil else { return nil }
    }
    let slots = (0..<row.count).map { place in
      row.isAsked(at: place) ? slotOfColumn[row.columns[place]] ?? -1 : -1
    }
    if case .delimited = shape {
      return .delimited(
        DelimitedRowPattern(
          delimited, input.buffer.storage.bytes, to: input.cursor.position, slots: slots))
    }
    let isArray = shape == .jsonArray || shape == .tableDocument
    return JSONRowPattern(
      row, input.buffer.storage.bytes, from: input.rowStart.position, to: input.cursor.position,
      separator: isArray ? UInt8(ascii: ",") : nil, endsLine: shape == .jsonLines, slots: slots
    ).map { .json($0) }
  }

  /// Continues after rows that have been read.
  mutating func pass(_ passed: AlikeRows.Passed) {
    rowsInSection += passed.rows
    tracker.passRows(passed.rows)
    input.pass(lines: passed.lines, to: passed.end)
  }

  /// Counts rows that match the template of the last row.
  mutating func countAlikeRows(_ alike: inout AlikeRows) {
    guard canTakeAlikeRows else { return }
    if passRows(&alike) { return }
    guard alike.mayLearn() else { return }
    alike.learnt = pattern(saying: []).map { AlikeRows.Learnt(pattern: $0) }
    _ = passRows(&alike)
  }

  /// Skips rows that match the template; false if the next one does not.
  private mutating func passRows(_ alike: inout AlikeRows) -> Bool {
    let passed = rows(like: alike.learnt?.pattern)
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
