/// How the common cells of a field become phrases, in plain values that are passed along without counting
/// references: plain text, and short numbers.
///
/// All others, and what must be cleaned, go the long way through ``PhraseComposer``, which would say these the same.
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
  /// How long the separator is.
  private let separatorCount: Int32
  /// Whether plain text is said as it stands.
  private(set) var takesText = false
  /// Whether text is a value of the field's own kind, and not of one that nobody declared.
  private(set) var textIsTyped = false
  /// Whether numbers are said here.
  private(set) var takesNumbers = false
  /// What stands between phrases, and the heading of a text.
  private var beforeText = TextPool.Piece.empty
  /// How long the separator and the heading of a number are.
  private var beforeValue = 0
  private var layout = NumberLayout()
  private var isPercent = false
  /// The most digits of a fraction; nil for all.
  private var mostFraction: Int?
  private var positive = Frame()
  private var negative = Frame()
  private var zero = Frame()

  /// Prepares a field.
  ///
  /// - Parameters:
  ///   - field: the field.
  ///   - separator: what stands between phrases.
  ///   - numbersAreText: whether numbers come from text, and may have marks of their own.
  ///   - pool: takes the field's words.
  init(
    _ field: PreparedField, separator: [UInt8], numbersAreText: Bool, _ pool: inout TextPool
  ) {
    column = field.column
    separatorCount = Int32(clamping: separator.count)
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
    guard isNumber, field.number.isLayout else { return }
    layout = field.number.layout
    isPercent = field.number.isPercent
    mostFraction = field.number.fraction.maximum
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
    positive = frame(isFramed ? field.up : nil, field.number.positive)
    zero = frame(isFramed ? field.unchanged : nil, field.number.positive)
    let down = isFramed ? field.down : nil
    negative = frame(down, down == nil ? field.number.negative : field.number.positive)
    // A mark at the end of a phrase is dropped, which is seen to on the long way.
    takesNumbers = ![positive, zero, negative].contains { pool.endsWithMark($0.after) }
  }

  // MARK: Saying cells

  /// Appends a cell that is plain text or a short number; false, with nothing appended, for any other.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - bytes: the window.
  ///   - pool: the pool that the plan was made with.
  ///   - isFirst: whether no separator stands before it.
  ///   - out: takes the phrase.
  ///   - phrase: is told where its value begins, and what it is.
  /// - Returns: whether it was appended.
  @inline(__always)
  func append(
    _ cell: CellSlice, _ bytes: RawSpan, _ pool: RawSpan, isFirst: Bool,
    into out: inout ByteBuffer, _ phrase: inout Phrase
  ) -> Bool {
    switch cell.kind {
    case .text: takesText && appendText(cell, bytes, pool, isFirst, into: &out, &phrase)
    case .number: takesNumbers && appendNumber(cell, bytes, pool, isFirst, into: &out, &phrase)
    default: false
    }
  }

  @inline(__always)
  private func appendText(
    _ cell: CellSlice, _ bytes: RawSpan, _ pool: RawSpan, _ isFirst: Bool,
    into out: inout ByteBuffer, _ phrase: inout Phrase
  ) -> Bool {
    let length = cell.end &- cell.start
    out.reserve(length &+ Int(beforeText.count) &+ 16)
    var end = out.count
    out.write(isFirst ? beforeText.dropping(separatorCount) : beforeText, of: pool, at: &end)
    phrase.valueStart = end
    guard TextCleaner.writeIfClean(bytes, from: cell.start, to: cell.end, into: &out, at: &end),
      !TextCleaner.endsWithMark(bytes.byte(cell.end &- 1))
    else { return false }
    out.extend(to: end)
    phrase.isTyped = textIsTyped
    return true
  }

  @inline(__always)
  private func appendNumber(
    _ cell: CellSlice, _ bytes: RawSpan, _ pool: RawSpan, _ isFirst: Bool,
    into out: inout ByteBuffer, _ phrase: inout Phrase
  ) -> Bool {
    guard let value = DecimalNumber(short: bytes, from: cell.start, to: cell.end) else {
      return false
    }
    var number = isPercent ? value.inPercent() : value
    number = number.rounded(toFractionDigits: mostFraction)
    if mostFraction != nil {
      number = number.trimmed(toFractionDigits: Int(layout.leastFraction))
    }
    guard NumberLayout.takes(number) else { return false }
    phrase.number = number
    let frame = number.isZero ? zero : number.isNegative ? negative : positive
    out.reserve(NumberLayout.room &+ Int(frame.before.count) &+ Int(frame.after.count) &+ 16)
    var end = out.count
    phrase.valueStart = end &+ (isFirst ? beforeValue &- Int(separatorCount) : beforeValue)
    out.write(isFirst ? frame.before.dropping(separatorCount) : frame.before, of: pool, at: &end)
    if frame.hasValue { layout.writeDigits(of: number, into: &out, at: &end) }
    out.write(frame.after, of: pool, at: &end)
    out.extend(to: end)
    return true
  }
}
