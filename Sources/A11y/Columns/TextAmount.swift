// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A number in text as people write it: with a currency, a percent sign, thousands separators, or in
/// the parentheses of accounting.
struct TextAmount {
  /// What the number counts.
  enum Unit: Hashable {
    case none
    case money(String)
    case percent
  }

  /// What the number counts.
  private(set) var unit = Unit.none
  /// The digits with their marks, without a sign.
  let digits: String
  /// Whether nothing but a hyphen is around the digits.
  let isBare: Bool

  /// Whether it is a code rather than an amount: nothing but digits behind a zero.
  var isCode: Bool {
    unit == .none && digits.utf8.count > 1 && digits.hasPrefix("0")
      && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Parses a text; nil for any other.
  init?(_ text: String) {
    var rest = text[...]
    // Most texts are no amounts, and are told by their first and last character.
    guard Self.mayBe(text), Self.mayBegin(rest.first), Self.mayEnd(rest.last) else { return nil }
    if rest.hasPrefix("("), rest.hasSuffix(")") { rest = rest.dropFirst().dropLast() }
    var hasSign = false
    if let sign = rest.first, "+-−".contains(sign) {
      rest = rest.dropFirst()
      hasSign = true
    } else if let sign = rest.last, "-−".contains(sign) {
      // Ledgers have the sign behind the number.
      rest = rest.dropLast()
      hasSign = true
    }
    if rest.hasSuffix("%") {
      rest = rest.dropLast()
      unit = .percent
    } else if let code = Self.takeCurrency(&rest) {
      unit = .money(code)
    }
    while rest.first?.isWhitespace == true { rest = rest.dropFirst() }
    while rest.last?.isWhitespace == true { rest = rest.dropLast() }
    if !hasSign, let sign = rest.first, "-−".contains(sign) { rest = rest.dropFirst() }
    digits = String(rest)
    isBare = unit == .none && (text.hasPrefix("-") ? text.dropFirst() : text[...]) == rest
    guard NumberMarks.all.contains(where: { $0.fits(digits) }) else { return nil }
  }

  /// Whether a text has a digit, and no more letters than the code of a currency.
  private static func mayBe(_ text: String) -> Bool {
    var hasDigit = false
    var letters = 0
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39: hasDigit = true
      case 0x41...0x5A: letters += 1
      case 0x61...0x7A: return false
      default: break
      }
    }
    return hasDigit && letters <= 3
  }

  private static func mayBegin(_ first: Character?) -> Bool {
    guard let first else { return false }
    return first.isNumber || "(+-−.".contains(first) || first.isCurrencySymbol || first.isUppercase
  }

  private static func mayEnd(_ last: Character?) -> Bool {
    guard let last else { return false }
    return last.isNumber || ")%.-−".contains(last) || last.isCurrencySymbol || last.isUppercase
  }

  /// Removes a currency's sign or code before or after the digits.
  private static func takeCurrency(_ rest: inout Substring) -> String? {
    if let sign = rest.first, let code = TextNormalizer.currencySigns[String(sign)] {
      rest = rest.dropFirst()
      return code
    }
    if let sign = rest.last, let code = TextNormalizer.currencySigns[String(sign)] {
      rest = rest.dropLast()
      return code
    }
    let isCode = { (code: Substring) in
      code.utf8.count == 3 && code.utf8.allSatisfy { (0x41...0x5A).contains($0) }
        && ICU.isCurrency(String(code))
    }
    if rest.count > 3, isCode(rest.prefix(3)) {
      let code = String(rest.prefix(3))
      rest = rest.dropFirst(3)
      return code
    }
    guard rest.count > 3, isCode(rest.suffix(3)) else { return nil }
    let code = String(rest.suffix(3))
    rest = rest.dropLast(3)
    return code
  }
}
