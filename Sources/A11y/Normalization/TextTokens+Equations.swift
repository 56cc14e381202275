// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Equations in running text, the same in all languages.
extension TextTokens {
  /// Whether a sign stands between two terms; a plus before a number alone is that number's: "12 (+3 %)".
  var hasOperation: Bool {
    (0..<count).contains { index in
      if isMark(index, in: ["=", "×", "÷", "^", "≠"]) || isComparedTerm(index) { return true }
      guard isMark(index, in: ["+", "*"]), index > 0, index + 1 < count else { return false }
      let isSpaced = kind(index - 1) == .space
      let before = isSpaced ? index - 2 : index - 1
      return isSpaced == (kind(index + 1) == .space)
        && (kind(before) == .digits || kind(before) == .letters || isMark(before, ")"))
    }
  }

  /// Whether the equals sign of an equation stands before or behind a term.
  func isTerm(_ start: Int, to end: Int) -> Bool {
    if equalsSign(from: end, by: 1) != nil { return true }
    guard let equals = equalsSign(from: start - 1, by: -1) else { return false }
    // Behind a word it sets an option: "pages=10-15".
    let left = kind(equals - 1) == .space ? equals - 2 : equals - 1
    return kind(left) == .digits || text(left).count == 1
  }

  /// The equals sign of an equation that a term is in: only terms and their signs are between the two.
  private func equalsSign(from start: Int, by step: Int) -> Int? {
    var at = start
    for _ in 0..<Self.mostParts {
      if isMark(at, in: ["=", "≠", "≈", "<", ">"]) { return at }
      let isPart =
        kind(at) == .space || kind(at) == .digits || isMark(at, in: Self.signs)
        || (kind(at) == .letters && text(at).count == 1)
      guard isPart else { return nil }
      at += step
    }
    return nil
  }

  /// Whether a sign compares two terms, and is none of markup: "2x < 0".
  private func isComparedTerm(_ index: Int) -> Bool {
    isMark(index, in: ["<", ">"]) && isBetweenBlanks(index)
      && (kind(index - 2) == .digits || text(index - 2).count == 1)
      && (kind(index + 2) == .digits || text(index + 2).count == 1)
  }

  /// How many parts of an equation are looked at.
  private static let mostParts = 32
  private static let signs: Set<String> = [
    "+", "*", "×", "÷", "^", "(", ")", ".", "-", "−", "/", "·", "²", "³", "⁴", "√", "π",
  ]

  /// Whether a dash between blanks is the minus of two terms of an equation: "x² - 4 = 0".
  func isMinusBetweenBlanks(_ index: Int) -> Bool {
    guard isMark(index, in: ["-", "−", "–"]), isBetweenBlanks(index), endsTerm(index - 2),
      kind(index + 2) == .digits || text(index + 2).count == 1
    else { return false }
    return equalsSign(from: index + 1, by: 1) != nil || equalsSign(from: index - 1, by: -1) != nil
  }

  /// Whether a term may end with a token: a number, a letter, a power or a parenthesis.
  private func endsTerm(_ index: Int) -> Bool {
    kind(index) == .digits || kind(index) == .letters && text(index).count == 1
      || isMark(index, in: [")", "²", "³", "⁴", "π"])
  }

  /// Whether a mark has a blank on both sides, and is not the first of the text.
  func isBetweenBlanks(_ index: Int) -> Bool {
    index > 1 && kind(index - 1) == .space && kind(index + 1) == .space
  }

  /// The exponent behind a base, raised or behind a caret: "10^6", "2⁻³"; and the index past it.
  ///
  /// Letters are right behind it only where they may be a unit.
  func power(
    _ index: Int, mayHaveUnit: Bool = false, decimalMarks: Set<String> = ["."]
  ) -> (isNegative: Bool, digits: String, next: Int)? {
    let mayEnd = { (at: Int) in isEdge(at) || mayHaveUnit && kind(at) == .letters }
    if isMark(index, "^") {
      let isNegative = isMark(index + 1, in: ["-", "−"])
      let at = isNegative ? index + 2 : index + 1
      guard kind(at) == .digits, text(at).count < 4, mayEnd(at + 1),
        !(isMark(at + 1, in: decimalMarks) && kind(at + 2) == .digits)
      else { return nil }
      return (isNegative, text(at), at + 1)
    }
    let isNegative = isMark(index, "⁻")
    var at = isNegative ? index + 1 : index
    var digits = ""
    while kind(at) == .mark, let digit = Self.raised[text(at)], digits.count < 4 {
      digits += digit
      at += 1
    }
    return digits.isEmpty || !mayEnd(at) ? nil : (isNegative, digits, at)
  }

  /// Whether a token is a raised digit.
  func isRaised(_ index: Int) -> Bool { kind(index) == .mark && Self.raised[text(index)] != nil }

  private static let raised: [String: String] = [
    "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8",
    "⁹": "9",
  ]

  /// Whether a hyphen may be the minus of a term: behind a number or a single letter.
  func isMinusOfTerm(_ index: Int) -> Bool {
    isMark(index, in: ["-", "−"]) && (kind(index - 1) == .digits || text(index - 1).count == 1)
      && kind(index - 1) != .space
      && (isEdge(index - 2) || kind(index - 1) == .letters && kind(index - 2) == .digits
        || isMark(index - 2, ".") || isMark(index - 1, in: ["²", "³", "⁴"]))
  }
}
