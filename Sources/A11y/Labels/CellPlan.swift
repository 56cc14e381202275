/// How the common cells of a field become phrases, in plain values that are passed along without counting
/// references: plain text, and short numbers.
///
/// All others go the long way through ``PhraseComposer``, which would say these the same.
struct CellPlan: BitwiseCopyable {
  /// What stands around a number of one sign.
  struct Frame: BitwiseCopyable {
    /// What stands between phrases, the heading, the words for the sign, and what stands before the digits.
    var before = TextPool.Piece.empty
    /// What stands after the digits, and the rest of the words for the sign.
    var after = TextPool.Piece.empty
    /// Whether the number itself is said.
    var hasValue = true
  }

  /// The column of the field's cells.
  let column: Int
  /// How long what stands between its phrase and the one before is; 0 for the first phrase of a label.
  private(set) var separatorCount: Int
  /// The most that a phrase takes besides the bytes of its cell, and what is written behind its end.
  private(set) var room = NumberLayout.room
  /// Whether plain text is said as it stands.
  private(set) var takesText = false
  /// Whether text is a value of the field's own kind, and not of one that nobody declared.
  private(set) var textIsTyped = false
  /// Whether numbers are said here.
  private(set) var takesNumbers = false
  /// What stands before the phrase, and the heading of a text.
  private(set) var beforeText = TextPool.Piece.empty
  /// How long the separator and the heading of a number are.
  private(set) var beforeValue = 0
  private(set) var layout = NumberLayout()
  private(set) var isPercent = false
  /// The most digits of a fraction; `Int.max` for all, which also keeps its zeros.
  private(set) var mostFraction = Int.max
  /// How many digits of the data's number stand after the point when it has the digits that are said, if that is always
  /// the same number: four for 0.0185, which is 1.85%; else negative.
  private(set) var fixedScale = -1
  /// Whether ``digits(of:_:)`` may be asked.
  private(set) var takesDigitsAsTheyStand = false
  /// Whether ``RoundedDigits`` may be asked for a number.
  private(set) var takesRoundedDigits = false
  /// What stands around numbers: where the frame of a positive one is among those of all fields, before those of a
  /// negative one and of zero.
  private(set) var firstFrame: Int

  /// Prepares a field.
  ///
  /// - Parameters:
  ///   - field: the field.
  ///   - separator: what stands between phrases.
  ///   - numbersAreText: whether numbers come from text, and may have marks of their own.
  ///   - pool: takes the field's words.
  ///   - frames: take what stands around its numbers.
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
    // A mark at the end of a phrase is dropped, and so is a phrase without words, which is seen to on the long way.
    takesNumbers = !frames[firstFrame...].contains {
      pool.endsWithMark($0.hasValue ? $0.after : $0.before)
        || (!$0.hasValue && $0.before.count <= separator.count)
    }
  }

  /// The same field as the first phrase of a label, which has no separator before it.
  ///
  /// - Parameter frames: take what stands around its numbers.
  /// - Returns: its plan.
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

  /// A number in as many bytes as a word has.
  struct Digits {
    /// Its digits and its point, the first lowest.
    var word: UInt64
    var count: Int
    var isNegative: Bool
  }

  /// A number as it is said, if the data has the digits that are said and only the point may stand elsewhere: `38.15`, and
  /// `0.0185` for 1.85%.
  ///
  /// It is not zero, and has three digits at most before the point.
  @inline(__always)
  func digits(of cell: CellSlice, _ bytes: RawSpan) -> Digits? {
    let isNegative = bytes.byte(cell.start) == UInt8(ascii: "-")
    let first = isNegative ? cell.start &+ 1 : cell.start
    let point = cell.end &- 1 &- fixedScale
    guard point > first, point &- first <= 3, bytes.byte(point) == UInt8(ascii: ".") else {
      return nil
    }
    let isBelowOne = bytes.byte(first) == UInt8(ascii: "0")
    // Digits are looked at, since a program may give anything for a number, and one of the data may have an exponent.
    guard isPercent else {
      let word = bytes.word(first)
      let count = cell.end &- first
      let mark = UInt64(UInt8(ascii: ".") ^ UInt8(ascii: "0"))
      let values = Self.values(
        word ^ mark &<< UInt64(truncatingIfNeeded: (point &- first) &* 8), count: count)
      return isBelowOne || values == nil
        ? nil : Digits(word: word, count: count, isNegative: isNegative)
    }
    // Behind `0.` stand two digits before the point to be, and then the others.
    let word = bytes.word(first &+ 2)
    guard isBelowOne, let values = Self.values(word, count: fixedScale), values != 0 else {
      return nil
    }
    let digits = word & 0xFFFF | UInt64(UInt8(ascii: ".")) &<< 16 | (word & 0xFFFF_0000) &<< 8
    // Without a choice, which would be guessed wrong as often as not.
    let zeros = word & 0xFF == UInt64(UInt8(ascii: "0")) ? 1 : 0
    return Digits(
      word: digits &>> UInt64(truncatingIfNeeded: zeros &* 8), count: fixedScale &+ 1 &- zeros,
      isNegative: isNegative)
  }

  /// The values of the first bytes of a word, at its end; nil when they are not all digits.
  @inline(__always)
  private static func values(_ word: UInt64, count: Int) -> UInt64? {
    let values =
      (word ^ Word.zeros)
      &<< UInt64(truncatingIfNeeded: 64 &- count &* 8)
    return Word.areDigits(values) ? values : nil
  }

  /// A number of the data as the field says it, without its zeros at the end but those that must be there.
  func rounded(_ number: ShortNumber) -> ShortNumber {
    let rounded = (isPercent ? number.inPercent() : number)
      .rounded(toFractionDigits: mostFraction)
    return mostFraction == .max
      ? rounded : rounded.trimmed(toFractionDigits: Int(layout.leastFraction))
  }

  /// The same with all the zeros that are written.
  func written(_ number: ShortNumber) -> ShortNumber {
    guard fixedScale >= 0 else { return rounded(number) }
    var written = number
    written.digits = number.digits(atScale: fixedScale)
    written.scale = Int(layout.leastFraction)
    return written
  }
}
