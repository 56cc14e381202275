// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Text that is set above or below its line, in characters that say so: `10⁶`, `101₂`.
///
/// Without them it would run into what precedes it: "106" for ten to the power of six.
enum Superscript {
  private static let exponents: [Character: Character] = [
    "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸",
    "9": "⁹", "-": "⁻", "−": "⁻", "+": "⁺",
  ]

  private static let indices: [Character: Character] = [
    "0": "₀", "1": "₁", "2": "₂", "3": "₃", "4": "₄", "5": "₅", "6": "₆", "7": "₇", "8": "₈",
    "9": "₉", "-": "₋", "−": "₋", "+": "₊",
  ]

  /// Signs of sums, of which an exponent of several parts is made.
  private static let signs: Set<Character> = [".", ",", "/", "+", "-", "−", "*", "·", "^"]

  /// Text above the line: an exponent where it stands behind a number or the letter of one, and as it is elsewhere, where it
  /// is the end of an ordinal or the mark of a note.
  ///
  /// - Parameters:
  ///   - part: the text, without blanks.
  ///   - base: what precedes it.
  /// - Returns: the text as it is to be written.
  static func raised(_ part: String, behind base: String) -> String {
    if part.allSatisfy({ exponents[$0] != nil }) {
      return part.contains(where: \.isNumber) ? String(part.compactMap { exponents[$0] }) : part
    }
    guard isBase(base), part.contains(where: { $0.isNumber || signs.contains($0) }),
      part.contains(where: { $0.isNumber || $0.isLetter }),
      part.allSatisfy({ $0.isASCII && ($0.isNumber || $0.isLetter) || signs.contains($0) }),
      part.count(where: \.isLetter) < 2
    else { return part }
    let isOne = !part.dropFirst().contains { signs.contains($0) && !".,".contains($0) }
    return isOne ? "^" + part : "^(" + part + ")"
  }

  /// Whether a text ends with a digit, a bracket, or a letter alone, which an exponent may stand behind.
  private static func isBase(_ text: String) -> Bool {
    guard let last = text.last else { return false }
    if last.isNumber || last == ")" { return true }
    return last.isLetter && text.dropLast().last?.isLetter != true
  }

  /// Text below the line: the number of a base or of atoms; letters need no sign of it.
  static func lowered(_ part: String) -> String {
    part.allSatisfy { indices[$0] != nil } ? String(part.compactMap { indices[$0] }) : part
  }
}
