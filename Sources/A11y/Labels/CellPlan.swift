// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A prepared plan for composing the common cells of a field: plain text and short numbers.
///
/// A plan holds only trivial values, so passing it along needs no reference counting. All other
/// cells take the general path through ``PhraseComposer``, which would compose the same phrases for
/// these.
struct CellPlan: BitwiseCopyable {
  /// The text around numbers of one sign.
  struct Frame: BitwiseCopyable {
    /// The separator, the heading, the words for the sign, and the number's prefix.
    var before = TextPool.Slice.empty
    /// The number's suffix and the rest of the words for the sign.
    var after = TextPool.Slice.empty
    /// Whether the number itself is written.
    var hasValue = true
  }

  /// The column of the field's cells.
  let column: Int
  /// The number of bytes in the separator before the phrase; 0 for the first phrase of a label.
  private(set) var separatorCount: Int
  /// The most bytes that a phrase needs besides its cell's, including those written past its end.
  private(set) var room = NumberLayout.room
  /// Whether plain text takes the fast path.
  private(set) var takesText = false
  /// Whether text is a value of the field's declared kind, not of an undeclared one.
  private(set) var textIsTyped = false
  /// Whether short numbers take the fast path.
  private(set) var takesNumbers = false
  /// The separator and the heading before a text.
  private(set) var beforeText = TextPool.Slice.empty
  /// The number of bytes in the separator and the heading before a number.
  private(set) var beforeValue = 0
  private(set) var layout = NumberLayout()
  private(set) var isPercent = false
  /// The digits that a number keeps although others are rounded.
  private var kept = KeptDigits.none
  /// The least number, taken as whole, that has more digits than are always kept.
  private var leastCut: UInt64 = 0
  /// The least number, taken as whole, that has as many digits as rounding must leave.
  private var leastLeft: UInt64 = 0
  /// The maximum number of fraction digits; `Int.max` for all, which also keeps trailing zeros.
  private(set) var mostFraction = Int.max
  /// The number of digits after the point in data that already has the digits to write.
  ///
  /// It is four for 0.0185, which is 1.85%; negative if it is not fixed.
  private(set) var fixedScale = -1
  /// Whether ``CopiedDigits`` may be used for a number.
  private(set) var takesCopiedDigits = false
  /// Whether ``RoundedDigits`` may be used for a number.
  private(set) var takesRoundedDigits = false
  /// The index of the frame for positive numbers among the frames of all fields.
  ///
  /// The frames for negative numbers and for zero follow it.
  private(set) var firstFrame: Int

  /// Prepares the plan of a field.
  ///
  /// - Parameters:
  ///   - field: the field.
  ///   - separator: the text between phrases.
  ///   - numbersAreText: whether numbers come from text, and may use marks other than JSON's.
  ///   - pool: receives the field's words.
  ///   - frames: receives the frames of its numbers.
  init(
    _ field: PreparedField, separator: [UInt8], numbersAreText: Bool, _ pool: inout TextPool,
    _ frames: inout [Frame]
  ) {
    firstFrame = frames.count
    column = field.column
    separatorCount = separator.count
    guard !field.endsByCell,
      let plain = field.format.plainCells(numbersAreText: numbersAreText)
    else { return }
    takesText = plain.text
    textIsTyped = plain.textIsTyped
    guard takesText || plain.number != nil else { return }
    beforeText = pool.add(
      separator + (field.saysHeading(isNumberOrTruth: false) ? field.heading : []))
    room = max(room, Int(beforeText.count) + TextCleaner.overrun)
    guard let number = plain.number else { return }
    layout = number.layout
    isPercent = number.isPercent
    kept = number.kept
    leastCut = kept.exact > 0 ? PowersOfTen.small[kept.exact] : 0
    leastLeft = kept.least > 0 ? PowersOfTen.small[kept.least - 1] : 0
    mostFraction = number.fraction.maximum ?? .max
    if mostFraction == layout.leastFraction, mostFraction <= NumberLayout.fractionLimit {
      fixedScale = mostFraction + (isPercent ? 2 : 0)
    }
    takesCopiedDigits =
      (1...2).contains(mostFraction) && fixedScale > 0 && layout.writesShortNumbersAsJSON
    // Rounding to zero is the only loss that rounded digits notice.
    takesRoundedDigits =
      fixedScale > 0 && fixedScale <= 6 && layout.leastFraction > 0
      && (kept == .none || kept == .aboveZero)
    let lead = separator + (field.saysHeading(isNumberOrTruth: true) ? field.heading : [])
    beforeValue = lead.count
    func frame(_ words: CellFormat.Frame?, _ affixes: NumberFormat.Affixes) -> Frame {
      guard let words, !words.hasValue else {
        return Frame(
          before: pool.add(lead + (words?.before ?? []) + affixes.prefix),
          after: pool.add(affixes.suffix + (words?.after ?? [])))
      }
      return Frame(before: pool.add(lead + words.before), after: .empty, hasValue: false)
    }
    // A negative number in words is written without its sign.
    let down = plain.frames.down
    frames += [
      frame(plain.frames.up, number.positive),
      frame(down, down == nil ? number.negative : number.positive),
      frame(plain.frames.unchanged, number.positive),
    ]
    for frame in frames[firstFrame...] {
      room = max(room, NumberLayout.room + Int(frame.before.count) + Int(frame.after.count) + 16)
    }
    // The general path drops marks at the end of a phrase, and phrases without words.
    takesNumbers = !frames[firstFrame...].contains {
      pool.endsWithMark($0.hasValue ? $0.after : $0.before)
        || (!$0.hasValue && $0.before.count <= separator.count)
    }
  }

  /// Returns the plan of the same field as the first phrase of a label, without a separator.
  ///
  /// - Parameter frames: receives the frames of its numbers.
  /// - Returns: the plan.
  func asFirst(_ frames: inout [Frame]) -> CellPlan {
    var first = self
    first.separatorCount = 0
    first.beforeText = beforeText.dropping(separatorCount)
    guard takesNumbers else { return first }
    first.beforeValue -= separatorCount
    first.firstFrame = frames.count
    // By index, since a slice would share the frames, which would then be copied for each plan.
    for index in firstFrame..<firstFrame + 3 {
      var frame = frames[index]
      frame.before = frame.before.dropping(separatorCount)
      frames.append(frame)
    }
    return first
  }

  /// Rounds a number as the field formats it, and drops trailing zeros beyond the minimum.
  func rounded(_ number: ShortNumber) -> ShortNumber {
    let rounded = (isPercent ? number.inPercent() : number)
      .rounded(toFractionDigits: mostFraction)
    return mostFraction == .max
      ? rounded : rounded.trimmed(toFractionDigits: Int(layout.leastFraction))
  }

  /// Whether a number may keep digits that it lost by rounding, which the general path decides.
  @inline(__always)
  func mayKeepDigits(_ exact: ShortNumber, rounded: ShortNumber) -> Bool {
    let scale = exact.scale - (isPercent ? 2 : 0)
    guard kept != .none, scale > mostFraction else { return false }
    // Zeros at its end are none of the digits that count.
    return exact.digits < leastCut || scale <= kept.exactFraction || exact.digits % 10 == 0
      || rounded.digits < leastLeft && exact.digits != 0
  }

  /// Rounds a number like `rounded(_:)`, but keeps all the zeros that are written.
  func written(_ number: ShortNumber) -> ShortNumber {
    guard fixedScale >= 0 else { return rounded(number) }
    var written = number
    written.digits = number.digits(atScale: fixedScale)
    written.scale = Int(layout.leastFraction)
    return written
  }
}
