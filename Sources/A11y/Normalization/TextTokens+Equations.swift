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

  /// Whether a mark has a blank on both sides, and is not the first of the text.
  func isBetweenBlanks(_ index: Int) -> Bool {
    index > 1 && kind(index - 1) == .space && kind(index + 1) == .space
  }

  private static let operations: Set<String> = ["=", "+", "*", "×", "÷"]

  /// The exponent behind a base, raised or behind a caret: "10^6", "2⁻³"; and the index past it.
  func power(_ index: Int) -> (isNegative: Bool, digits: String, next: Int)? {
    if isMark(index, "^") {
      let isNegative = isMark(index + 1, in: ["-", "−"])
      let at = isNegative ? index + 2 : index + 1
      guard kind(at) == .digits, text(at).count < 4, isEdge(at + 1) else { return nil }
      return (isNegative, text(at), at + 1)
    }
    let isNegative = isMark(index, "⁻")
    var at = isNegative ? index + 1 : index
    var digits = ""
    while kind(at) == .mark, let digit = Self.raised[text(at)], digits.count < 4 {
      digits += digit
      at += 1
    }
    return digits.isEmpty || !isEdge(at) ? nil : (isNegative, digits, at)
  }

  private static let raised: [String: String] = [
    "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8",
    "⁹": "9",
  ]

  /// Whether a hyphen may be the minus of a term: behind a number or a single letter.
  func isMinusOfTerm(_ index: Int) -> Bool {
    isMark(index, in: ["-", "−"]) && (kind(index - 1) == .digits || text(index - 1).count == 1)
      && kind(index - 1) != .space && (isEdge(index - 2) || isMark(index - 2, "."))
  }
}
