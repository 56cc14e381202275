// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What a text looks like that may be a code.
enum CodeText {
  static func isThousandths(_ text: String) -> Bool {
    let digits = text.hasSuffix("m") ? text.dropLast() : text[...]
    return !digits.isEmpty && isDigits(String(digits))
  }

  /// Whether a text is a whole number as programs print binary floating point, to which a column of
  /// numbers turns where some are missing.
  static func isWholeFloat(_ text: String) -> Bool {
    text.hasSuffix(".0") && isDigits(String(text.dropLast(2)))
  }

  /// Whether a text has a word in small letters, and so is read as it is written: "Quality Sample", "user-anna02".
  static func isWords(_ text: String) -> Bool {
    let words = text.split { !$0.isLowercase }
    if words.contains(where: { $0.count > 2 }), text.contains(" ") || text.allSatisfy(\.isLetter) {
      return true
    }
    // A number to the base of sixteen has the letters of words, too.
    return words.contains { word in
      word.count > 3 && word.contains { "aeiouy".contains($0) } && word.contains { $0 > "f" }
    }
  }

  /// Whether a text is two whole numbers with a hyphen between them, as some models are: "737-832".
  static func isPairOfNumbers(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && isDigits(String($0)) }
  }

  /// Whether a text is two numbers with a colon between them, as the name of the column has: "MAJ:MIN".
  static func isPairWithColon(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && isDigits(String($0)) }
  }

  static func isDigitsAndHyphens(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
  }

  /// Whether a text is two numbers of two or three digits with a hyphen between them: "12-99".
  static func isPair(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { (2...3).contains($0.utf8.count) && isDigits(String($0)) }
  }

  /// Whether the second number of two has a zero before it, as no end of a range has: "12-05".
  static func isPairWithZero(_ text: String) -> Bool {
    guard isPair(text) else { return false }
    let parts = text.split(separator: "-")
    return parts[1].hasPrefix("0") && !parts[0].hasPrefix("0")
  }

  static func isDigits(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Whether a text is a quarter of a year: "Q42010", "2010Q4".
  static func isQuarter(_ text: String) -> Bool {
    let text = text.replacing("-", with: "")
    guard text.utf8.count == 6, text.contains("Q") else { return false }
    let parts = text.split(separator: "Q", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    let quarter = parts[0].isEmpty ? parts[1].prefix(1) : parts[1]
    let year = parts[0].isEmpty ? parts[1].dropFirst() : parts[0]
    return "1234".contains(quarter) && Int(year).map { (1800...2100).contains($0) } == true
  }

  /// Whether a text is a BIC by ISO 9362: a bank, a country, a place and perhaps a branch.
  static func isBankCode(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 8 || bytes.count == 11,
      bytes[..<6].allSatisfy({ (0x41...0x5A).contains($0) }),
      bytes[6...].allSatisfy({ (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) })
    else { return false }
    return LocaleIdentifier("en-" + String(decoding: bytes[4..<6], as: UTF8.self)) != nil
  }

  /// Whether a text is a list of short codes of capitals: "ES,FR".
  static func isListOfCodes(_ text: String) -> Bool {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.map({ $0.drop { $0 == " " } }).allSatisfy { part in
        (2...3).contains(part.utf8.count) && part.utf8.allSatisfy { (0x41...0x5A).contains($0) }
      }
  }

  /// Whether a text is a code: up to five capital letters and digits, or longer with both, and hyphens or slashes between them.
  static func isCode(_ text: String) -> Bool {
    var letters = 0
    var digits = 0
    var hasSlash = false
    for byte in text.utf8 {
      switch byte {
      case 0x41...0x5A: letters += 1
      case 0x30...0x39: digits += 1
      case UInt8(ascii: "-") where letters + digits > 0: break
      case UInt8(ascii: "/") where letters + digits > 0: hasSlash = true
      default: return false
      }
    }
    // A slash between words or numbers alone means "or" or "of".
    if hasSlash, letters == 0 || digits == 0 { return false }
    return letters > 0 && (text.utf8.count <= 5 || digits > 0) && text.utf8.count <= 40
      || letters == 0 && text.utf8.count <= 5
  }
}
