// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension TextTokens {
  /// The sign of a comparison at an index, `<`, `>`, `≤` or `≥`, and the index past it.
  ///
  /// "<=" and ">=" are the latter two. The sign must stand before a number or between spaces; an arrow is
  /// none, nor is the sign that quotes a line of a mail.
  func comparison(_ index: Int) -> (sign: String, next: Int)? {
    guard isMark(index, in: ["<", ">"]), !isMark(index - 1, in: ["-", "=", "<", ">"]) else {
      return nil
    }
    if isBracket(index) { return nil }
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

  /// Whether a sign is one of two brackets around a short text without blanks: "<6V>".
  private func isBracket(_ index: Int) -> Bool {
    let opens = isMark(index, "<")
    for distance in 2...6 {
      let at = opens ? index + distance : index - distance
      if isMark(at, opens ? ">" : "<") { return true }
      guard kind(at) == .letters || kind(at) == .digits || isMark(at, in: [".", ",", "-"]) else {
        return false
      }
    }
    return false
  }
}
