/// The plans of phrases, and the words that they need, at hand while rows are said.
///
/// A plan is named by its place rather than passed, since it is as large as a phrase, and a copy of it would take longer
/// than the phrase.
struct PlannedPhrases: ~Escapable {
  private let plans: Span<CellPlan>
  private let frames: Span<CellPlan.Frame>
  private let words: RawSpan

  /// Makes it of plans.
  ///
  /// - Parameters:
  ///   - plans: the plans.
  ///   - frames: what stands around numbers, where the plans say.
  ///   - words: the bytes of the pool that has the words of both.
  @_lifetime(copy plans, copy frames, copy words)
  init(_ plans: Span<CellPlan>, frames: Span<CellPlan.Frame>, words: RawSpan) {
    self.plans = plans
    self.frames = frames
    self.words = words
  }

  /// The places of the plans.
  var indices: Range<Int> { plans.indices }

  /// How long what stands between a phrase and the one before is.
  @inline(__always)
  func separatorCount(at place: Int) -> Int { plans[place].separatorCount }

  /// Writes the phrase of a cell that is text or a short number; there must be ``CellPlan/room`` besides the cell's bytes.
  ///
  /// - Parameters:
  ///   - place: the place of the plan.
  ///   - cell: the cell.
  ///   - bytes: the window.
  ///   - out: takes the phrase.
  ///   - end: where the phrase begins, and then where it ends.
  /// - Returns: where the value begins, after its heading; nil, with nothing that counts written, for any other cell.
  @inline(__always)
  func write(
    at place: Int, _ cell: CellSlice, _ bytes: RawSpan, into out: inout ByteBuffer,
    at end: inout Int
  ) -> Int? {
    switch cell.kind {
    case .text, .escapedText, .doubledQuotes:
      writeText(at: place, cell, bytes, into: &out, at: &end)
    case .number: writeNumber(at: place, cell, bytes, into: &out, at: &end)
    case .absent, .null, .true, .false, .container: nil
    }
  }

  @inline(__always)
  private func writeText(
    at place: Int, _ cell: CellSlice, _ bytes: RawSpan, into out: inout ByteBuffer,
    at end: inout Int
  ) -> Int? {
    guard plans[place].takesText else { return nil }
    out.write(plans[place].beforeText, of: words, at: &end)
    let valueStart = end
    if cell.kind == .text,
      TextCleaner.writeIfClean(bytes, from: cell.start, to: cell.end, into: &out, at: &end),
      !TextCleaner.endsWithMark(bytes.byte(cell.end &- 1))
    {
      return valueStart
    }
    end = Self.appendOddText(cell, bytes, from: valueStart, into: &out)
    return end > valueStart ? valueStart : nil
  }

  /// Appends a text that must be cleaned behind what has been written before it.
  ///
  /// - Returns: its end, which is its start when nothing is left of it.
  @inline(never)
  private static func appendOddText(
    _ cell: CellSlice, _ bytes: RawSpan, from valueStart: Int, into out: inout ByteBuffer
  ) -> Int {
    out.extend(to: valueStart)
    TextCleaner.append(cell, bytes, into: &out)
    TextCleaner.dropTrailingMark(&out, from: valueStart)
    return out.count
  }

  @inline(__always)
  private func writeNumber(
    at place: Int, _ cell: CellSlice, _ bytes: RawSpan, into out: inout ByteBuffer,
    at end: inout Int
  ) -> Int? {
    guard plans[place].takesNumbers else { return nil }
    let valueStart = end &+ plans[place].beforeValue
    if plans[place].takesDigitsAsTheyStand, let digits = plans[place].digits(of: cell, bytes) {
      // A choice of places and not of branches, since numbers go up and down as they like.
      writeFrame(at: place, sign: digits.isNegative ? 1 : 0, into: &out, at: &end) { out, end in
        out.write(word: digits.word, count: digits.count, at: &end)
      }
      return valueStart
    }
    end = writeOtherNumber(at: place, cell, bytes, into: &out, at: end)
    return end < 0 ? nil : valueStart
  }

  /// Writes a number whose digits are not those of the data.
  ///
  /// - Returns: where it ends; negative when it is none that can be written here.
  @inline(never)
  private func writeOtherNumber(
    at place: Int, _ cell: CellSlice, _ bytes: RawSpan, into out: inout ByteBuffer,
    at start: Int
  ) -> Int {
    var end = start
    let fraction = Int(plans[place].layout.leastFraction)
    if plans[place].takesRoundedDigits,
      let digits = RoundedDigits(
        bytes, from: cell.start, to: cell.end, scale: plans[place].fixedScale, fraction: fraction)
    {
      writeFrame(at: place, sign: digits.isNegative ? 1 : 0, into: &out, at: &end) { out, end in
        plans[place].layout.write(digits, fraction: fraction, into: &out, at: &end)
      }
      return end
    }
    guard let exact = ShortNumber(json: bytes, from: cell.start, to: cell.end) else { return -1 }
    let number = plans[place].written(exact)
    let sign = number.digits == 0 ? 2 : number.isNegative ? 1 : 0
    writeFrame(at: place, sign: sign, into: &out, at: &end) { out, end in
      plans[place].layout.writeDigits(number.digits, scale: number.scale, into: &out, at: &end)
    }
    return end
  }

  /// Writes what stands around a number, and between it the digits, which a closure writes into ``NumberLayout/room``.
  @inline(__always)
  private func writeFrame(
    at place: Int, sign: Int, into out: inout ByteBuffer, at end: inout Int,
    _ writeDigits: (_ out: inout ByteBuffer, _ end: inout Int) -> Void
  ) {
    let frame = frames[plans[place].firstFrame &+ sign]
    out.write(frame.before, of: words, at: &end)
    if frame.hasValue { writeDigits(&out, &end) }
    if !frame.after.isEmpty { out.write(frame.after, of: words, at: &end) }
  }
}
