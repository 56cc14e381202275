/// The plans of a prototype's fields, and the words that they need.
///
/// A plan is named by its place rather than passed, since it is as large as a phrase, and a copy of it would take longer
/// than the phrase.
struct CellPlans {
  private var plans: [CellPlan] = []
  private var frames: [CellPlan.Frame] = []
  private var pool = TextPool()

  var count: Int { plans.count }

  /// The column of a field's cells.
  @inline(__always)
  func column(at place: Int) -> Int { plans[place].column }

  /// The most that a phrase takes besides the bytes of its cell.
  func room(at place: Int) -> Int { plans[place].room }

  /// Whether text of a field is a value of its own kind.
  func textIsTyped(at place: Int) -> Bool { plans[place].textIsTyped }

  /// Whether there are cells that go the short way.
  func takesCells(at place: Int) -> Bool { plans[place].takesText || plans[place].takesNumbers }

  /// Adds the plan of a field.
  mutating func add(_ field: PreparedField, separator: [UInt8], numbersAreText: Bool) {
    plans.append(
      CellPlan(field, separator: separator, numbersAreText: numbersAreText, &pool, &frames))
  }

  /// Appends a cell that is text or a short number; there must be ``room(at:)`` besides its bytes.
  ///
  /// - Parameters:
  ///   - place: the place of the field.
  ///   - cell: the cell.
  ///   - bytes: the window.
  ///   - isFirst: whether no separator stands before it.
  ///   - out: takes the phrase.
  /// - Returns: where the value begins, after its heading; nil, with nothing appended, for any other cell.
  @inline(__always)
  func append(
    at place: Int, _ cell: CellSlice, _ bytes: RawSpan, isFirst: Bool, into out: inout ByteBuffer
  ) -> Int? {
    switch cell.kind {
    case .text, .escapedText, .doubledQuotes:
      appendText(at: place, cell, bytes, isFirst: isFirst, into: &out)
    case .number: appendNumber(at: place, cell, bytes, isFirst: isFirst, into: &out)
    case .absent, .null, .true, .false, .container: nil
    }
  }

  @inline(__always)
  private func appendText(
    at place: Int, _ cell: CellSlice, _ bytes: RawSpan, isFirst: Bool, into out: inout ByteBuffer
  ) -> Int? {
    guard plans[place].takesText else { return nil }
    let before = plans[place].beforeText
    var end = out.count
    out.write(
      isFirst ? before.dropping(plans[place].separatorCount) : before, of: pool.bytes, at: &end)
    let valueStart = end
    if cell.kind == .text,
      TextCleaner.writeIfClean(bytes, from: cell.start, to: cell.end, into: &out, at: &end),
      !TextCleaner.endsWithMark(bytes.byte(cell.end &- 1))
    {
      out.extend(to: end)
      return valueStart
    }
    return Self.appendOddText(cell, bytes, from: valueStart, into: &out) ? valueStart : nil
  }

  /// The number that was appended of a cell; nil for text.
  func number(_ cell: CellSlice, _ bytes: RawSpan, at place: Int) -> DecimalNumber? {
    guard cell.kind == .number else { return nil }
    return ShortNumber(json: bytes, from: cell.start, to: cell.end).map {
      DecimalNumber(rounded($0, at: place))
    }
  }

  /// A number of the data as a field says it, without its zeros at the end but those that must be there.
  @inline(__always)
  private func rounded(_ number: ShortNumber, at place: Int) -> ShortNumber {
    let most = plans[place].mostFraction
    let rounded = (plans[place].isPercent ? number.inPercent() : number)
      .rounded(toFractionDigits: most)
    return most == .max
      ? rounded : rounded.trimmed(toFractionDigits: Int(plans[place].layout.leastFraction))
  }

  /// Appends a text that must be cleaned behind what has been written before it; false, with nothing appended, when
  /// nothing is left of it.
  @inline(never)
  private static func appendOddText(
    _ cell: CellSlice, _ bytes: RawSpan, from valueStart: Int, into out: inout ByteBuffer
  ) -> Bool {
    let start = out.count
    out.extend(to: valueStart)
    TextCleaner.append(cell, bytes, into: &out)
    TextCleaner.dropTrailingMark(&out, from: valueStart)
    if out.count > valueStart { return true }
    out.truncate(to: start)
    return false
  }

  @inline(__always)
  private func appendNumber(
    at place: Int, _ cell: CellSlice, _ bytes: RawSpan, isFirst: Bool, into out: inout ByteBuffer
  ) -> Int? {
    guard plans[place].takesNumbers else { return nil }
    if plans[place].takesDigitsAsTheyStand, let digits = plans[place].digits(of: cell, bytes) {
      // What goes up or down is a choice of places and not of branches, since numbers do as they like.
      let frame = frames[plans[place].firstFrame &+ (digits.isNegative ? 1 : 0)]
      return append(frame, at: place, isFirst: isFirst, into: &out) { out, end in
        out.write(word: digits.word, count: digits.count, at: &end)
      }
    }
    guard let exact = ShortNumber(json: bytes, from: cell.start, to: cell.end) else { return nil }
    var number = exact
    if plans[place].fixedScale >= 0 {
      number.digits = exact.digits(atScale: plans[place].fixedScale)
      number.scale = Int(plans[place].layout.leastFraction)
    } else {
      number = rounded(exact, at: place)
    }
    let sign = number.digits == 0 ? 2 : number.isNegative ? 1 : 0
    return append(
      frames[plans[place].firstFrame &+ sign], at: place, isFirst: isFirst, into: &out
    ) { out, end in
      plans[place].layout.writeDigits(number.digits, scale: number.scale, into: &out, at: &end)
    }
  }

  /// Appends what stands around a number, and between it the digits, which a closure writes into ``NumberLayout/room``.
  @inline(__always)
  private func append(
    _ frame: CellPlan.Frame, at place: Int, isFirst: Bool, into out: inout ByteBuffer,
    _ writeDigits: (_ out: inout ByteBuffer, _ end: inout Int) -> Void
  ) -> Int {
    var end = out.count
    let separator = isFirst ? plans[place].separatorCount : 0
    let valueStart = end &+ plans[place].beforeValue &- Int(separator)
    out.write(frame.before.dropping(separator), of: pool.bytes, at: &end)
    if frame.hasValue { writeDigits(&out, &end) }
    if !frame.after.isEmpty { out.write(frame.after, of: pool.bytes, at: &end) }
    out.extend(to: end)
    return valueStart
  }
}

extension CellPlans {
  /// Appends the labels of rows as long as they follow a pattern and all of their cells are plain.
  ///
  /// - Parameters:
  ///   - pattern: the pattern.
  ///   - places: the plans of the cells that it finds.
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
    var found = [CellSlice](repeating: .absent, count: places.count)
    var cells = found.mutableSpan
    var phrases = places.map { PhrasePlace(field: $0) }
    let places = places.span
    var passed = AlikeRows.Passed(end: start)
    var room = 0
    for index in places.indices { room += self.room(at: places[index]) }
    rows: while passed.rows < limit {
      guard let end = pattern.findCells(bytes, from: passed.end, into: &cells) else { break }
      let first = out.count
      out.reserve(end &- passed.end &+ room)
      for index in places.indices {
        let isFirst = out.count == first
        let place = places[index]
        if findsPhrases {
          phrases[index].start =
            isFirst ? first : out.count &+ Int(plans[place].separatorCount)
        }
        guard append(at: place, cells[index], bytes, isFirst: isFirst, into: &out) != nil else {
          out.truncate(to: first)
          break rows
        }
        if findsPhrases { phrases[index].end = out.count }
      }
      passed.end = end
      passed.rows &+= 1
      if !endRow(&out, phrases) { break }
    }
    passed.lines = passed.rows * pattern.lineCount
    return passed
  }
}
