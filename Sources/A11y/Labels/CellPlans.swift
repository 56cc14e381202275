/// The plans of a prototype's fields, and the words that they need.
struct CellPlans {
  /// Two for each field: for its phrase behind another, and as the first of a label.
  private var plans: [CellPlan] = []
  private var frames: [CellPlan.Frame] = []
  private var pool = TextPool()

  /// How many fields there are.
  var count: Int { plans.count / 2 }

  /// Where the plan of a field is.
  @inline(__always)
  private func index(of place: Int, isFirst: Bool = false) -> Int {
    place &* 2 &+ (isFirst ? 1 : 0)
  }

  /// The column of a field's cells.
  @inline(__always)
  func column(at place: Int) -> Int { plans[index(of: place)].column }

  /// The most that a phrase takes besides the bytes of its cell.
  func room(at place: Int) -> Int { plans[index(of: place)].room }

  /// Whether text of a field is a value of its own kind.
  func textIsTyped(at place: Int) -> Bool { plans[index(of: place)].textIsTyped }

  /// Whether there are cells that go the short way.
  func takesCells(at place: Int) -> Bool {
    plans[index(of: place)].takesText || plans[index(of: place)].takesNumbers
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
  ///   - place: the place of the field.
  ///   - cell: the cell.
  ///   - bytes: the window.
  ///   - isFirst: whether no phrase stands before it.
  ///   - out: takes the phrase.
  /// - Returns: where the value begins, after its heading; nil, with nothing appended, for any other cell.
  @inline(__always)
  func append(
    at place: Int, _ cell: CellSlice, _ bytes: RawSpan, isFirst: Bool, into out: inout ByteBuffer
  ) -> Int? {
    let start = out.count
    var end = start
    guard
      let valueStart = PlannedPhrases(plans.span, frames: frames.span, words: pool.bytes)
        .write(at: index(of: place, isFirst: isFirst), cell, bytes, into: &out, at: &end)
    else {
      out.truncate(to: start)
      return nil
    }
    out.extend(to: end)
    return valueStart
  }

  /// The number that was appended of a cell; nil for text.
  func number(_ cell: CellSlice, _ bytes: RawSpan, at place: Int) -> DecimalNumber? {
    guard cell.kind == .number else { return nil }
    return ShortNumber(json: bytes, from: cell.start, to: cell.end)
      .map { DecimalNumber(plans[index(of: place)].rounded($0)) }
  }

  /// Appends the labels of rows as long as they follow a pattern and all of their cells are plain.
  ///
  /// - Parameters:
  ///   - pattern: the pattern.
  ///   - places: the places of the fields whose cells it finds.
  ///   - window: the window on the input.
  ///   - start: where the first row begins.
  ///   - limit: how many rows there may be.
  ///   - findsPhrases: whether somebody asks where the phrases are.
  ///   - out: takes the labels.
  ///   - endRow: is told behind each label where its phrases are, and whether a further row is wanted.
  /// - Returns: what has been read.
  @inline(__always)
  func append(
    _ pattern: borrowing some RowPattern, _ places: [Int], _ window: borrowing ByteBuffer,
    from start: Int, limit: Int, findsPhrases: Bool, into out: inout ByteBuffer,
    _ endRow: (inout ByteBuffer, [PhrasePlace]) -> Bool
  ) -> AlikeRows.Passed {
    let bytes = window.bytes
    // In the order of the phrases, of which the first has no separator: a row that says less is not like the others.
    let ordered = places.enumerated().map { plans[index(of: $1, isFirst: $0 == 0)] }
    let room = ordered.reduce(0) { $0 + $1.room }
    let planned = PlannedPhrases(ordered.span, frames: frames.span, words: pool.bytes)
    var found = [CellSlice](repeating: .absent, count: places.count)
    var cells = found.mutableSpan
    var phrases = places.map { PhrasePlace(field: $0) }
    var passed = AlikeRows.Passed(end: start)
    rows: while passed.rows < limit {
      guard let end = pattern.findCells(bytes, from: passed.end, into: &cells) else { break }
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
