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
  /// The maximum number of fraction digits; `Int.max` for all, which also keeps trailing zeros.
  private(set) var mostFraction = Int.max
  /// The number of digits after the point in data that already has the digits to write.
  ///
  /// It is four for 0.0185, which is 1.85%; negative if it is not fixed.
  private(set) var fixedScale = -1
  /// Whether ``digits(of:_:)`` may be called.
  private(set) var takesDigitsAsTheyStand = false
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
    guard field.part == .label, field.say.role == nil, !field.looksUpText else { return }
    var isNumber = false
    switch field.form {
    case .text:
      takesText = true
      textIsTyped = true
    case .bare:
      takesText = true
      isNumber = true
    case .number:
      isNumber = field.say.kind != .integer && !(numbersAreText && field.hasOwnMarks)
    case .measure, .calendar, .amount, .yesNo, .toggle, .skip: return
    }
    beforeText = pool.add(
      separator + (field.saysHeading(isNumberOrTruth: false) ? field.heading : []))
    room = max(room, Int(beforeText.count) + TextCleaner.overrun)
    guard isNumber, field.number.isLayout else { return }
    layout = field.number.layout
    isPercent = field.number.isPercent
    mostFraction = field.number.fraction.maximum ?? .max
    if mostFraction == layout.leastFraction, mostFraction <= NumberLayout.fractionLimit {
      fixedScale = mostFraction + (isPercent ? 2 : 0)
    }
    takesDigitsAsTheyStand =
      (1...2).contains(mostFraction) && fixedScale > 0 && layout.writesShortNumbersAsJSON
    takesRoundedDigits = fixedScale > 0 && fixedScale <= 6 && layout.leastFraction > 0
    let lead = separator + (field.saysHeading(isNumberOrTruth: true) ? field.heading : [])
    beforeValue = lead.count
    func frame(_ words: PreparedField.Frame?, _ affixes: NumberFormat.Affixes) -> Frame {
      guard let words, !words.hasValue else {
        return Frame(
          before: pool.add(lead + (words?.before ?? []) + affixes.prefix),
          after: pool.add(affixes.suffix + (words?.after ?? [])))
      }
      return Frame(before: pool.add(lead + words.before), after: .empty, hasValue: false)
    }
    let isFramed = field.form.isNumber
    let down = isFramed ? field.down : nil
    frames += [
      frame(isFramed ? field.up : nil, field.number.positive),
      frame(down, down == nil ? field.number.negative : field.number.positive),
      frame(isFramed ? field.unchanged : nil, field.number.positive),
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
    for var frame in frames[firstFrame..<firstFrame + 3] {
      frame.before = frame.before.dropping(separatorCount)
      frames.append(frame)
    }
    return first
  }

  /// A number in at most eight bytes of text.
  struct Digits {
    /// Its digits and its point in ASCII, the first in the lowest byte.
    var word: UInt64
    var count: Int
    var isNegative: Bool
  }

  /// Returns the number to write if it has the digits of the data, with at most the point moved.
  ///
  /// Examples are `38.15`, and `0.0185` for 1.85%. Zero, numbers with more than three digits before
  /// the point, and all others return nil.
  @inline(__always)
  func digits(of cell: CellSlice, _ bytes: RawSpan) -> Digits? {
    let isNegative = bytes.byte(cell.start) == UInt8(ascii: "-")
    let first = isNegative ? cell.start &+ 1 : cell.start
    let point = cell.end &- 1 &- fixedScale
    guard point > first, point &- first <= 3, bytes.byte(point) == UInt8(ascii: ".") else {
      return nil
    }
    let isBelowOne = bytes.byte(first) == UInt8(ascii: "0")
    // The digits are checked: a program may pass any text as a number, and data may have an
    // exponent.
    guard isPercent else {
      let word = bytes.word(first)
      let count = cell.end &- first
      let mark = UInt64(UInt8(ascii: ".") ^ UInt8(ascii: "0"))
      let values = Self.values(
        word ^ mark &<< UInt64(truncatingIfNeeded: (point &- first) &* 8), count: count)
      return isBelowOne || values == nil
        ? nil : Digits(word: word, count: count, isNegative: isNegative)
    }
    // After `0.` come the two digits that move before the point, then the rest.
    let word = bytes.word(first &+ 2)
    guard isBelowOne, let values = Self.values(word, count: fixedScale), values != 0 else {
      return nil
    }
    let digits = word & 0xFFFF | UInt64(UInt8(ascii: ".")) &<< 16 | (word & 0xFFFF_0000) &<< 8
    // Without a branch, which would be mispredicted half the time.
    let zeros = word & 0xFF == UInt64(UInt8(ascii: "0")) ? 1 : 0
    return Digits(
      word: digits &>> UInt64(truncatingIfNeeded: zeros &* 8), count: fixedScale &+ 1 &- zeros,
      isNegative: isNegative)
  }

  /// The digit values of a word's first bytes, in its highest bytes; nil unless all are digits.
  @inline(__always)
  private static func values(_ word: UInt64, count: Int) -> UInt64? {
    let values =
      (word ^ Word.zeros)
      &<< UInt64(truncatingIfNeeded: 64 &- count &* 8)
    return Word.areDigits(values) ? values : nil
  }

  /// Rounds a number as the field formats it, and drops trailing zeros beyond the minimum.
  func rounded(_ number: ShortNumber) -> ShortNumber {
    let rounded = (isPercent ? number.inPercent() : number)
      .rounded(toFractionDigits: mostFraction)
    return mostFraction == .max
      ? rounded : rounded.trimmed(toFractionDigits: Int(layout.leastFraction))
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
