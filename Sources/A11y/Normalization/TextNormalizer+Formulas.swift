// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Formulas of chemistry, whose symbols are spelled and whose numbers are numbers: "C12H22O11", "CH3COOH".
extension TextNormalizer {
  /// Reads the part of a formula that has no marks in it.
  func formula(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .letters, tokens.isEdge(index - 1) || tokens.isMark(index - 1, "=")
    else { return nil }
    var end = index
    while tokens.kind(end) == .letters || tokens.kind(end) == .digits { end += 1 }
    // An address goes on behind its first word: "B2B@example.com", "H2O.ai".
    guard !tokens.isMark(end, "@"), !(tokens.isMark(end, ".") && tokens.kind(end + 1) == .letters),
      isFormula(index..<end)
    else { return nil }
    for at in index..<end {
      if tokens.kind(at) == .digits {
        form.append(rules.cardinal(tokens.text(at)))
      } else {
        form.append(rules.spell(tokens.text(at)), as: .letters)
      }
    }
    return end
  }

  /// Whether tokens are symbols of elements and small numbers, and the symbols no word with a number behind it: "BUS12".
  ///
  /// Such a formula has letters behind a number, or one of its symbols has a small letter.
  private func isFormula(_ range: Range<Int>) -> Bool {
    guard range.count > 1 else { return false }
    var symbols: [String] = []
    for at in range {
      let text = tokens.text(at)
      if tokens.kind(at) == .digits {
        guard text.utf8.count < 3, !text.hasPrefix("0") else { return false }
      } else {
        guard text.utf8.allSatisfy({ $0 < 0x80 }), let found = ChemicalSymbol.of(text) else {
          return false
        }
        // Capitals in front that make a word are one: "PIN2B".
        if at == range.lowerBound, text.count > 2, text == text.uppercased(),
          text.count == found.count,
          text.dropFirst().dropLast().contains(where: { "AEIOUY".contains($0) })
        {
          return false
        }
        symbols += found
      }
    }
    return symbols.count > 1 && (range.count > 2 || symbols.contains { $0.utf8.count > 1 })
  }
}
