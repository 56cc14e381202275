// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A view of the plans of phrases and the words that they refer to, used while composing rows.
///
/// Plans are referred to by index, since a plan is as large as a phrase and copying it would take
/// longer than writing the phrase.
struct PlannedPhrases: ~Escapable {
  private let plans: Span<CellPlan>
  private let frames: Span<CellPlan.Frame>
  private let words: RawSpan

  /// Makes planned phrases from plans.
  ///
  /// - Parameters:
  ///   - plans: the plans.
  ///   - frames: the frames that the plans refer to.
  ///   - words: the bytes of the pool that has the words of both.
  @_lifetime(copy plans, copy frames, copy words)
  init(_ plans: Span<CellPlan>, frames: Span<CellPlan.Frame>, words: RawSpan) {
    self.plans = plans
    self.frames = frames
    self.words = words
  }

  /// The indices of the plans.
  var indices: Range<Int> { plans.indices }

  /// The number of bytes in the separator before a phrase.
  @inline(__always)
  func separatorCount(at index: Int) -> Int { plans[index].separatorCount }

  /// Writes the phrase of a cell that is text or a short number.
  ///
  /// There must be ``CellPlan/room`` besides the cell's bytes.
  ///
  /// - Parameters:
  ///   - index: the index of the plan.
  ///   - cell: the cell.
  ///   - bytes: the window.
  ///   - out: receives the phrase.
  ///   - end: where the phrase starts; then where it ends.
  /// - Returns: the offset of the value, after its heading; nil for any other cell, and then what
  ///   was written does not count.
  @inline(__always)
  func write(
    at index: Int, _ cell: CellSlice, _ bytes: RawSpan, into out: inout ByteBuffer,
    at end: inout Int
  ) -> Int? {
    switch cell.kind {
    case .text, .escapedText, .doubledQuotes, .escapedQuotes:
      writeText(at: index, cell, bytes, into: &out, at: &end)
    case .number: writeNumber(at: index, cell, bytes, into: &out, at: &end)
    case .absent, .null, .true, .false, .container: nil
    }
  }

  @inline(__always)
  private func writeText(
    at index: Int, _ cell: CellSlice, _ bytes: RawSpan, into out: inout ByteBuffer,
    at end: inout Int
  ) -> Int? {
    guard plans[index].takesText else { return nil }
    out.write(plans[index].beforeText, of: words, at: &end)
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

  /// Appends a text that must be cleaned after what has been written before it.
  ///
  /// - Returns: its end, which is its start if nothing is left of it.
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
    at index: Int, _ cell: CellSlice, _ bytes: RawSpan, into out: inout ByteBuffer,
    at end: inout Int
  ) -> Int? {
    guard plans[index].takesNumbers else { return nil }
    let valueStart = end &+ plans[index].beforeValue
    if plans[index].takesCopiedDigits,
      let digits = CopiedDigits(
        bytes, from: cell.start, to: cell.end, scale: plans[index].fixedScale,
        isPercent: plans[index].isPercent)
    {
      // Selects an index, not a branch, since the signs of numbers are unpredictable.
      writeFrame(at: index, sign: digits.isNegative ? 1 : 0, into: &out, at: &end) { out, end in
        out.write(word: digits.word, count: digits.count, at: &end)
      }
      return valueStart
    }
    end = writeOtherNumber(at: index, cell, bytes, into: &out, at: end)
    return end < 0 ? nil : valueStart
  }

  /// Writes a number whose digits differ from those of the data.
  ///
  /// - Returns: where it ends; negative if it can't be written here.
  @inline(never)
  private func writeOtherNumber(
    at index: Int, _ cell: CellSlice, _ bytes: RawSpan, into out: inout ByteBuffer,
    at start: Int
  ) -> Int {
    var end = start
    let fraction = Int(plans[index].layout.leastFraction)
    if plans[index].takesRoundedDigits,
      let digits = RoundedDigits(
        bytes, from: cell.start, to: cell.end, scale: plans[index].fixedScale, fraction: fraction)
    {
      writeFrame(at: index, sign: digits.isNegative ? 1 : 0, into: &out, at: &end) { out, end in
        plans[index].layout.write(digits, fraction: fraction, into: &out, at: &end)
      }
      return end
    }
    guard let exact = ShortNumber(bytes, from: cell.start, to: cell.end) else { return -1 }
    let number = plans[index].written(exact)
    if plans[index].mayKeepDigits(exact, rounded: number) { return -1 }
    let sign = number.digits == 0 ? 2 : number.isNegative ? 1 : 0
    writeFrame(at: index, sign: sign, into: &out, at: &end) { out, end in
      plans[index].layout.writeDigits(number.digits, scale: number.scale, into: &out, at: &end)
    }
    return end
  }

  /// Writes the text around a number; between it, a closure writes the digits into
  /// ``NumberLayout/room``.
  @inline(__always)
  private func writeFrame(
    at index: Int, sign: Int, into out: inout ByteBuffer, at end: inout Int,
    _ writeDigits: (_ out: inout ByteBuffer, _ end: inout Int) -> Void
  ) {
    let frame = frames[plans[index].firstFrame &+ sign]
    out.write(frame.before, of: words, at: &end)
    if frame.hasValue { writeDigits(&out, &end) }
    if !frame.after.isEmpty { out.write(frame.after, of: words, at: &end) }
  }
}
