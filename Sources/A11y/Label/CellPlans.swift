/// The plans of a prototype's fields, and the words that they need.
///
/// A plan is named by its place rather than passed, since it is as large as a phrase, and a copy of it would take longer
/// than the phrase.
struct CellPlans {
  private var plans: [CellPlan] = []
  private var pool = TextPool()

  var count: Int { plans.count }

  /// The column of a field's cells.
  @inline(__always)
  func column(at place: Int) -> Int { plans[place].column }

  /// Whether text of a field is a value of its own kind.
  func textIsTyped(at place: Int) -> Bool { plans[place].textIsTyped }

  /// Adds the plan of a field.
  mutating func add(_ field: PreparedField, separator: [UInt8], numbersAreText: Bool) {
    plans.append(
      CellPlan(field, separator: separator, numbersAreText: numbersAreText, &pool))
  }

  /// What was appended of a cell.
  struct Said {
    /// Where the value begins, after its heading.
    var valueStart = 0
    var number: ShortNumber?
  }

  // These two are functions of their own, since together they need more registers than there are.

  /// Appends a cell that is plain text; false, with nothing appended, for any other.
  ///
  /// - Parameters:
  ///   - place: the place of the field.
  ///   - cell: the cell.
  ///   - bytes: the window.
  ///   - isFirst: whether no separator stands before it.
  ///   - out: takes the phrase.
  ///   - said: is told what was appended.
  /// - Returns: whether it was appended.
  @inline(never)
  func appendText(
    at place: Int, _ cell: CellSlice, _ bytes: RawSpan, isFirst: Bool,
    into out: inout ByteBuffer, _ said: inout Said
  ) -> Bool {
    guard plans[place].takesText else { return false }
    let before = plans[place].beforeText
    out.reserve(cell.end &- cell.start &+ Int(before.count) &+ 16)
    var end = out.count
    out.write(
      isFirst ? before.dropping(plans[place].separatorCount) : before, of: pool.bytes, at: &end)
    said.valueStart = end
    guard TextCleaner.writeIfClean(bytes, from: cell.start, to: cell.end, into: &out, at: &end),
      !TextCleaner.endsWithMark(bytes.byte(cell.end &- 1))
    else { return false }
    out.extend(to: end)
    return true
  }

  /// Appends a cell that is a short number; false, with nothing appended, for any other.
  ///
  /// - Parameters:
  ///   - place: the place of the field.
  ///   - cell: the cell.
  ///   - bytes: the window.
  ///   - isFirst: whether no separator stands before it.
  ///   - out: takes the phrase.
  ///   - said: is told what was appended.
  /// - Returns: whether it was appended.
  @inline(never)
  func appendNumber(
    at place: Int, _ cell: CellSlice, _ bytes: RawSpan, isFirst: Bool,
    into out: inout ByteBuffer, _ said: inout Said
  ) -> Bool {
    guard plans[place].takesNumbers,
      var number = ShortNumber(bytes, from: cell.start, to: cell.end)
    else { return false }
    if plans[place].isPercent { number = number.inPercent() }
    number = number.rounded(toFractionDigits: plans[place].mostFraction)
    if plans[place].mostFraction != .max {
      number = number.trimmed(toFractionDigits: Int(plans[place].layout.leastFraction))
    }
    said.number = number
    let frame =
      number.digits == 0
      ? plans[place].zero : number.isNegative ? plans[place].negative : plans[place].positive
    out.reserve(NumberLayout.room &+ Int(frame.before.count) &+ Int(frame.after.count) &+ 16)
    var end = out.count
    let separator = isFirst ? plans[place].separatorCount : 0
    said.valueStart = end &+ plans[place].beforeValue &- Int(separator)
    out.write(frame.before.dropping(separator), of: pool.bytes, at: &end)
    if frame.hasValue {
      plans[place].layout.writeDigits(number.digits, scale: number.scale, into: &out, at: &end)
    }
    if !frame.after.isEmpty { out.write(frame.after, of: pool.bytes, at: &end) }
    out.extend(to: end)
    return true
  }
}
