// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The plans of a prototype's fields, and the words that they refer to.
struct CellPlans {
  /// Two for each field: for its phrase after another, and for its phrase as the first of a label.
  private var plans: [CellPlan] = []
  private var frames: [CellPlan.Frame] = []
  private var pool = TextPool()

  /// The number of fields.
  var count: Int { plans.count / 2 }

  /// The index of a field's plan.
  @inline(__always)
  private func index(of field: Int, isFirst: Bool = false) -> Int {
    field &* 2 &+ (isFirst ? 1 : 0)
  }

  /// The column of a field's cells.
  @inline(__always)
  func column(at field: Int) -> Int { plans[index(of: field)].column }

  /// The most bytes that a phrase needs besides its cell's.
  func room(at field: Int) -> Int { plans[index(of: field)].room }

  /// Whether text of a field is a value of its declared kind.
  func textIsTyped(at field: Int) -> Bool { plans[index(of: field)].textIsTyped }

  /// Whether any cells of a field take the fast path.
  func takesCells(at field: Int) -> Bool {
    plans[index(of: field)].takesText || plans[index(of: field)].takesNumbers
  }

  /// Adds the plans of a field.
  mutating func add(_ field: PreparedField, separator: [UInt8], numbersAreText: Bool) {
    let plan = CellPlan(
      field, separator: separator, numbersAreText: numbersAreText, &pool, &frames)
    plans.append(plan)
    plans.append(plan.asFirst(&frames))
  }

  /// Appends a cell that is text or a short number; there must be ``room(at:)`` besides its bytes.
  ///
  /// - Parameters:
  ///   - field: the index of the field.
  ///   - cell: the cell.
  ///   - bytes: the window.
  ///   - isFirst: whether it is the first phrase of its label.
  ///   - out: receives the phrase.
  /// - Returns: the offset of the value, after its heading; nil, with nothing appended, for any
  ///   other cell.
  @inline(__always)
  func append(
    at field: Int, _ cell: CellSlice, _ bytes: RawSpan, isFirst: Bool, into out: inout ByteBuffer
  ) -> Int? {
    let start = out.count
    var end = start
    guard
      let valueStart = PlannedPhrases(plans.span, frames: frames.span, words: pool.bytes)
        .write(at: index(of: field, isFirst: isFirst), cell, bytes, into: &out, at: &end)
    else {
      out.truncate(to: start)
      return nil
    }
    out.extend(to: end)
    return valueStart
  }

  /// The number that was appended for a cell; nil for text.
  func number(_ cell: CellSlice, _ bytes: RawSpan, at field: Int) -> DecimalNumber? {
    guard cell.kind == .number else { return nil }
    return ShortNumber(bytes, from: cell.start, to: cell.end)
      .map { DecimalNumber(plans[index(of: field)].rounded($0)) }
  }

  /// Appends the labels of rows while they match a template and all of their cells are plain.
  ///
  /// - Parameters:
  ///   - pattern: the template.
  ///   - template: which fields' cells it finds, and what is left out of the columns behind them.
  ///   - window: the window on the input.
  ///   - start: the offset of the first row.
  ///   - limit: the maximum number of rows.
  ///   - findsPhrases: whether the offsets of the phrases are needed.
  ///   - out: receives the labels.
  ///   - endRow: called after each label with its phrases; returns whether to continue.
  /// - Returns: how much has been read.
  @inline(__always)
  func append(
    _ pattern: borrowing some RowTemplate, _ template: TemplatedRows.Template,
    _ window: borrowing ByteBuffer,
    from start: Int, limit: Int, findsPhrases: Bool, into out: inout ByteBuffer,
    _ endRow: (inout ByteBuffer, [PhraseRange]) -> Bool
  ) -> TemplatedRows.Passed {
    let bytes = window.bytes
    let (fields, skipped) = (template.planIndices, template.skipped)
    // In phrase order; only the first has no separator. A row with fewer phrases does not match.
    let ordered = fields.enumerated().map { plans[index(of: $1, isFirst: $0 == 0)] }
    let room = ordered.reduce(0) { $0 + $1.room }
    let planned = PlannedPhrases(ordered.span, frames: frames.span, words: pool.bytes)
    var found = [CellSlice](repeating: .absent, count: fields.count + skipped.count)
    var cells = found.mutableSpan
    var phrases = fields.map { PhraseRange(field: $0) }
    var passed = TemplatedRows.Passed(end: start)
    rows: while passed.rows < limit {
      guard let end = pattern.findCells(bytes, from: passed.end, into: &cells) else { break }
      for index in skipped.indices
      where !skipped[index].contains(cells[fields.count + index], bytes) { break rows }
      let first = out.count
      out.reserve(end &- passed.end &+ room)
      var at = first
      for index in planned.indices {
        if findsPhrases { phrases[index].start = at &+ planned.separatorCount(at: index) }
        guard planned.write(at: index, cells[index], bytes, into: &out, at: &at) != nil else {
          out.truncate(to: first)
          break rows
        }
        if findsPhrases { phrases[index].end = at }
      }
      out.extend(to: at)
      passed.end = end
      passed.rows &+= 1
      if !endRow(&out, phrases) { break }
    }
    passed.lines = passed.rows * pattern.lineCount
    return passed
  }
}
