// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// An amount of data as programs write it for people: `794M`, `1.5Gi`, `3.2 GB`.
///
/// It is said in the unit that it is written in: nobody who reads `1024M` in a table says 1.024 gigabytes.
struct WrittenSize {
  /// The number before the unit.
  let amount: DecimalNumber
  /// CLDR's name of the decimal unit: `megabyte`.
  let unit: String
  /// Whether the unit is one of 1,024 and not of 1,000, as `Mi` of IEC 80000-13 is.
  let isBinary: Bool
  /// The letter of the unit as it is written; nil for a byte.
  let letter: Character?
  private let step: Int

  private static let letters: [Character] = ["k", "m", "g", "t", "p"]

  /// Parses a text; nil for a number without a unit and for any other text.
  init?(_ text: String) {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    guard let number = Self.number(digits) else { return nil }
    var unit = text[digits.endIndex...]
    if unit.first == " " { unit = unit.dropFirst() }
    if let first = unit.first?.lowercased().first, let at = Self.letters.firstIndex(of: first) {
      step = at + 1
      letter = unit.removeFirst()
    } else {
      step = 0
      letter = nil
    }
    isBinary = step > 0 && unit.first == "i"
    if isBinary { unit = unit.dropFirst() }
    // The `df` of macOS writes bytes as "0Bi".
    guard unit.isEmpty ? step > 0 : unit == "B" || step == 0 && unit == "Bi" else { return nil }
    let buffer = ByteBuffer(number)
    guard buffer.count > 0,
      let amount = try? DecimalNumber(buffer.bytes, from: 0, to: buffer.count)
    else { return nil }
    self.amount = amount.trimmed(toFractionDigits: 0)
    self.unit = DataSize.units[step]
  }

  /// A number with a decimal point, for which German and other programs write a comma; nil where that may part thousands.
  private static func number(_ digits: Substring) -> String? {
    let parts = digits.split(separator: ",", omittingEmptySubsequences: false)
    switch parts.count {
    case 1: return String(digits)
    case 2 where (1...2).contains(parts[1].count) && !digits.contains("."):
      return "\(parts[0]).\(parts[1])"
    default: return nil
    }
  }

  /// In bytes; nil where that is more than fits.
  var bytes: DecimalNumber? {
    guard isBinary else {
      var bytes = amount
      bytes.scale -= 3 * step
      return bytes.trimmed(toFractionDigits: 0)
    }
    var bytes = amount
    for _ in 0..<step {
      let (product, overflows) = bytes.significand.multipliedReportingOverflow(by: 1_024)
      if overflows { return nil }
      bytes.significand = product
    }
    return bytes.trimmed(toFractionDigits: 0)
  }

  /// Words with the decimal unit as words with the unit itself: those of a megabyte become those of a mebibyte.
  ///
  /// CLDR has no binary units. In scripts whose prefixes are not known here, the decimal one is said.
  func named(_ words: String) -> String {
    guard isBinary else { return words }
    return Self.binaryPrefixes[step - 1].reduce(words) { $0.replacing($1.decimal, with: $1.binary) }
  }

  /// The prefixes of 1,000 and of 1,024, from the kilobyte on.
  private static let binaryPrefixes: [[(decimal: String, binary: String)]] = [
    [("kilo", "kibi"), ("Kilo", "Kibi"), ("кило", "киби"), ("кіло", "кібі"), ("キロ", "キビ")],
    [
      ("mega", "mebi"), ("Mega", "Mebi"), ("méga", "mébi"), ("мега", "меби"), ("メガ", "メビ"),
    ],
    [("giga", "gibi"), ("Giga", "Gibi"), ("гига", "гиби"), ("гіга", "гібі"), ("ギガ", "ギビ")],
    [("tera", "tebi"), ("Tera", "Tebi"), ("téra", "tébi"), ("тера", "теби"), ("テラ", "テビ")],
    [("peta", "pebi"), ("Peta", "Pebi"), ("péta", "pébi"), ("пета", "пеби"), ("ペタ", "ペビ")],
  ]
}
