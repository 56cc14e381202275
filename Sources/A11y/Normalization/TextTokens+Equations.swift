/// Equations in running text, the same in all languages.
extension TextTokens {
  /// Whether the equals sign of an equation stands before or behind a term.
  func isTerm(_ start: Int, to end: Int) -> Bool {
    if isMark(skipSpace(end), "=") { return true }
    let equals = kind(start - 1) == .space ? start - 2 : start - 1
    guard isMark(equals, "=") else { return false }
    // Behind a word it sets an option: "pages=10-15".
    let left = kind(equals - 1) == .space ? equals - 2 : equals - 1
    return kind(left) == .digits || text(left).count == 1
  }

  /// Whether a hyphen may be the minus of a term: behind a number or a single letter.
  func isMinusOfTerm(_ index: Int) -> Bool {
    isMark(index, in: ["-", "−"]) && (kind(index - 1) == .digits || text(index - 1).count == 1)
      && kind(index - 1) != .space && (isEdge(index - 2) || isMark(index - 2, "."))
  }
}
