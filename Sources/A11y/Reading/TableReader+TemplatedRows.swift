// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension TableReader {
  /// Whether rows can be passed without checking sections, states and the viewport.
  ///
  /// The other conditions for labels are checked by
  /// ``LabelReader/appendTemplatedRows(limit:findsPhrases:into:endRow:)`` and
  /// ``LabelComposer/planIndices(of:)``; those for elements, by ``LabelReader/isPlainRow``.
  var canTakeTemplatedRows: Bool {
    switch shape {
    case .lines, .textTable, .keyedText, .arrayInside, .jsonMembers: return false
    // A JSON text holds exactly one value.
    case .ndjson, .jsonColumns: if options.format == .json { return false }
    case .delimited:
      if !delimited.mayBeTemplated { return false }
      if options.comment != nil || dialect.comment != nil { return false }
    case .jsonArray, .tableDocument, .jsonLines: break
    }
    return held == nil && brokenRow == nil && waiting.isEmpty && !isDone && tracker.viewport == .all
      && !mayChangeState && !isStateChanged && !row.isPositional
  }

  /// Derives a template from the last row.
  ///
  /// - Parameter columns: the requested columns, in speaking order.
  /// - Returns: the template; nil if the row is unsuitable.
  func layout(ofColumns columns: [Int]) -> TemplatedRows.Layout? {
    guard row.count > 0, columns.allSatisfy({ row.cell($0).kind != .absent }) else { return nil }
    var slotOfColumn: [Int: Int] = [:]
    for (slot, column) in columns.enumerated() {
      // A cell can fill only one slot.
      guard slotOfColumn.updateValue(slot, forKey: column) == nil else { return nil }
    }
    let slots = (0..<row.count).map { index in
      row.isRequested(at: index) ? slotOfColumn[row.columns[index]] ?? -1 : -1
    }
    if case .delimited = shape {
      // Cells beyond the header must be empty, which a template doesn't look at.
      if let count = delimited.headerCount, row.count > count { return nil }
      // A blank line would be a record of one cell as well, and is none where there are several columns.
      if row.count == 1, delimited.headerCount != 1 { return nil }
      return .delimited(
        DelimitedRowTemplate(
          delimited, input.buffer.storage.bytes, to: input.cursor.position, slots: slots))
    }
    let isArray = shape == .jsonArray || shape == .tableDocument
    return JSONRowTemplate(
      row, input.buffer.storage.bytes, from: input.rowStart.position, to: input.cursor.position,
      separator: isArray ? UInt8(ascii: ",") : nil, endsLine: shape == .jsonLines, slots: slots
    ).map { .json($0) }
  }

  /// Continues after rows that have been read.
  mutating func pass(_ passed: TemplatedRows.Passed) {
    rowsInSection += passed.rows
    tracker.passRows(passed.rows)
    input.pass(lines: passed.lines, to: passed.end)
  }

  /// Counts rows that match the template of the last row.
  mutating func countTemplatedRows(_ templated: inout TemplatedRows) {
    guard canTakeTemplatedRows else { return }
    if passRows(&templated) { return }
    guard templated.mayDerive() else { return }
    templated.template = layout(ofColumns: []).map { TemplatedRows.Template(layout: $0) }
    _ = passRows(&templated)
  }

  /// Skips rows that match the template; false if the next one does not.
  private mutating func passRows(_ templated: inout TemplatedRows) -> Bool {
    let passed = rows(like: templated.template?.layout)
    if passed.rows > 0 { pass(passed) }
    return templated.pass(passed.rows)
  }

  private func rows(like layout: TemplatedRows.Layout?) -> TemplatedRows.Passed {
    let bytes = input.buffer.storage.bytes
    let start = input.cursor.position
    return switch layout {
    case .json(let rows): Self.count(rows, bytes, from: start)
    case .delimited(let rows): Self.count(rows, bytes, from: start)
    case nil: TemplatedRows.Passed(end: start)
    }
  }

  private static func count(
    _ layout: borrowing some RowTemplate, _ bytes: RawSpan, from start: Int
  ) -> TemplatedRows.Passed {
    var passed = TemplatedRows.Passed(end: start)
    var none: [CellSlice] = []
    var cells = none.mutableSpan
    while let end = layout.findCells(bytes, from: passed.end, into: &cells) {
      passed.rows &+= 1
      passed.end = end
    }
    passed.lines = passed.rows * layout.lineCount
    return passed
  }
}
