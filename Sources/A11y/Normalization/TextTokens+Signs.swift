// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Signs of negative amounts in running text, however they are written; the same in all languages.
extension TextTokens {
  /// Writes the signs that have one reading as "−", directly before their amounts.
  ///
  /// A dash with nothing before it and a number behind it is a minus whichever character someone typed:
  /// a hyphen that doesn't break, an en dash, a small or a fullwidth minus. A blank between the two is left
  /// out where the text is nothing but the amount, as are the parentheses of accounts.
  mutating func settleSigns() {
    if Self.minuses.contains(text(0)), kind(1) == .space, isAmountAlone(2) { remove(1) }
    settleAccounting()
    settleBracketsOfMoney()
    for index in 1..<max(count, 1) where text(index) == "º" && areDegrees(index) {
      replaceByMark(index, with: "°")
    }
    for index in 0..<count where Self.minuses.contains(text(index)) && isSign(index) {
      replace(index, with: "−")
    }
  }

  /// Whether the sign of an ordinal stands for degrees, as keyboards of Spain and Portugal have it.
  ///
  /// Nothing is the minus second, an angle has minutes behind it, and "de 38º en" counts no thing.
  private func areDegrees(_ index: Int) -> Bool {
    guard kind(index - 1) == .digits else { return false }
    if isMark(index - 2, in: ["-", "−"]), kind(index - 3) != .digits { return true }
    let behind = skipSpace(index + 1)
    if kind(behind) == .digits, isMark(behind + 1, in: ["'", "′", "’"]) { return true }
    if ["C", "F", "N", "S", "E", "O", "W"].contains(text(behind)), isEdge(behind + 1) {
      return true
    }
    // Of days, the first alone has the sign, and what comes second to it is no temperature: "de 1º a 15", "1º a 3º".
    let isSpan =
      kind(index + 1) == .space && Self.joinsOfDays.contains(text(index + 2))
      && kind(skipSpace(index + 3)) == .digits
    if text(index - 1) == "1" && isSpan || text(index - 5) == "º" && text(index - 6) == "1" {
      return false
    }
    guard kind(index - 2) == .space else { return false }
    // The least and the most of a day.
    if isMark(index - 3, "."), Self.extremes.contains(text(index - 4).lowercased()) { return true }
    guard Self.leadsOfDegrees.contains(text(index - 3).lowercased()) else {
      return false
    }
    return kind(index + 1) != .space || Self.wordsBehindDegrees.contains(text(behind))
  }

  private static let extremes: Set<String> = ["máx", "mín", "max", "min"]
  private static let joinsOfDays: Set<String> = ["a", "ao", "al", "e", "y", "à", "até"]
  private static let leadsOfDegrees: Set<String> = [
    "de", "a", "los", "unos", "hasta", "entre", "os", "uns", "até", "dei", "ai", "fino",
  ]
  private static let wordsBehindDegrees: Set<String> = [
    "en", "em", "y", "e", "a", "de", "con", "com", "sobre", "no", "na", "por", "durante",
  ]

  /// Whether a dash is the sign of the amount behind it.
  private func isSign(_ index: Int) -> Bool {
    guard beginsAmount(index + 1) else { return false }
    // The second end of a range: "-5–-3", "-5..-3".
    if isMark(index - 1, in: Self.joining) {
      // A single point ends an ordinal: "1.-3. Mai".
      if isMark(index - 1, "."), !isMark(index - 2, ".") { return false }
      let first = isMark(index - 2, ".") ? index - 3 : index - 2
      return !isMark(index, "–") && (kind(first) == .digits || isMark(first, in: ["%", "°"]))
    }
    let isOpen = opensWord(index - 1)
    guard index == 0 || isOpen || kind(index - 1) == .space else { return false }
    guard isMark(index, "–") else { return true }
    // Behind a number an en dash joins a range, and in parentheses it may stand for what goes on: "(–2019)".
    return kind(index - 2) != .digits && !(isOpen && text(index + 1).utf8.count == 4)
  }

  /// Whether a dash or two points join an amount to a negative one: "-5–-3", "-5..-3".
  ///
  /// - Parameter index: the index of the first mark.
  /// - Returns: the index past the marks; nil when they join nothing.
  func rangeToNegative(_ index: Int) -> Int? {
    guard isMark(index, in: Self.joining), !isMark(index - 1, in: Self.joining),
      kind(index - 1) == .digits || isMark(index - 1, in: ["%", "°"])
    else { return nil }
    let end = isMark(index, ".") && isMark(index + 1, ".") ? index + 2 : index + 1
    guard !isMark(index, ".") || end == index + 2, isMark(end, "−"), beginsAmount(end + 1) else {
      return nil
    }
    return end
  }

  /// Whether an amount begins at an index: a number, or a currency before one.
  private func beginsAmount(_ index: Int) -> Bool {
    if kind(index) == .digits || isMark(index, "∞") || duration(index) != nil { return true }
    if isMark(index, in: [".", ",", "("]) { return kind(index + 1) == .digits }
    guard let sign = currencyEnd(index) else { return false }
    let number = skipSpace(sign)
    return kind(number) == .digits || isMark(number, ".") && kind(number + 1) == .digits
  }

  /// The index past a currency's sign or code: "$", "US$", "EUR".
  private func currencyEnd(_ index: Int) -> Int? {
    if kind(index) == .mark { return isCurrencySign(index) ? index + 1 : nil }
    guard kind(index) == .letters, text(index).utf8.count <= 3 else { return nil }
    if isCurrencySign(index + 1) { return index + 2 }
    return text(index) == text(index).uppercased() && ICU.isModernCurrency(text(index))
      ? index + 1 : nil
  }

  private func isCurrencySign(_ index: Int) -> Bool {
    kind(index) == .mark && text(index).first?.isCurrencySymbol == true
  }

  /// Whether the text from an index on is one amount: a number with its currency, its percent sign or its unit.
  private func isAmountAlone(_ index: Int) -> Bool {
    guard count - index <= Self.mostParts, beginsAmount(index) else { return false }
    return (index..<count).allSatisfy { at in
      switch kind(at) {
      case .digits, .space, nil: true
      case .mark: isMark(at, in: Self.ofAmounts) || isCurrencySign(at)
      case .letters:
        ICU.isModernCurrency(text(at)) || UnitSymbols.international[text(at)] != nil
          || isCurrencySign(at + 1)
      }
    }
  }

  /// Takes "$(5.00)" and "(5%)" for the negative amounts that they are in accounts.
  private mutating func settleAccounting() {
    guard isMark(count - 1, ")"), count <= Self.mostParts else { return }
    let open = isMark(0, "(") ? 0 : currencyEnd(0).map { skipSpace($0) } ?? 0
    guard isMark(open, "("), kind(open + 1) == .digits else { return }
    let inner = (open + 1)..<(count - 1)
    guard inner.allSatisfy({ kind($0) == .digits || isMark($0, in: Self.ofAmounts) }),
      open > 0 || inner.contains(where: { isMark($0, "%") })
    else { return }
    remove(count - 1)
    replace(open, with: "−")
  }

  /// Takes "$(5.00)" within a text for the negative amount that it is.
  private mutating func settleBracketsOfMoney() {
    var settled = 0
    for index in (0..<count).reversed() where isMark(index, "(") && isCurrencySign(index - 1) {
      // Each moves what is behind it, so that a text of nothing else would take its length squared.
      guard settled < Self.mostBrackets else { return }
      var end = index + 1
      while end - index < Self.mostParts, kind(end) == .digits || isMark(end, in: Self.ofAmounts) {
        end += 1
      }
      guard end > index + 1, isMark(end, ")") else { continue }
      remove(end)
      replace(index, with: "−")
      settled += 1
    }
  }

  /// The most amounts in parentheses that one text has.
  private static let mostBrackets = 64

  private static let minuses: Set<String> = [
    "-", "−", "\u{2010}", "\u{2011}", "–", "\u{FE63}", "\u{FF0D}",
  ]
  private static let joining: Set<String> = ["-", "–", "—", ".", "…", "~"]
  private static let ofAmounts: Set<String> = [".", ",", "'", "’", "%", "°"]
  /// The most tokens that an amount alone may have.
  private static let mostParts = 16
}
