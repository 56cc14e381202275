extension TextTokens {
  /// The sign of a comparison at an index, `<`, `>`, `≤` or `≥`, and the index past it.
  ///
  /// "<=" and ">=" are the latter two. The sign must stand before a number or between spaces; an arrow is
  /// none, nor is the sign that quotes a line of a mail.
  func comparison(_ index: Int) -> (sign: String, next: Int)? {
    guard isMark(index, in: ["<", ">"]), !isMark(index - 1, in: ["-", "=", "<", ">"]) else {
      return nil
    }
    let orEqual = isMark(index + 1, "=")
    let next = orEqual ? index + 2 : index + 1
    var side = skipSpace(next)
    if isMark(side, in: ["-", "−", "+", "."]) { side += 1 }
    let isBeforeNumber =
      kind(side) == .digits
      || (kind(side + 1) == .digits && text(side).first?.isCurrencySymbol == true)
    if orEqual, kind(side) == .letters { return (text(index) == "<" ? "≤" : "≥", next) }
    let isBetween = index > 0 && kind(index - 1) == .space && kind(next) == .space
    guard isBeforeNumber || isBetween else { return nil }
    return (orEqual ? text(index) == "<" ? "≤" : "≥" : text(index), next)
  }
}
