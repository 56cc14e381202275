// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Formats quantities in a unit for a locale.
///
/// ICU formats each of them, since the unit's form may depend on the number.
struct MeasureFormat {
  private let unit: String
  private let formatter: ICU.NumberFormatter?
  /// The format of a number alone.
  private let bare: NumberFormat
  /// The unit as it stands beside a number that is written in digits.
  let unitAlone: String

  /// Units whose short forms are no words, such as "mths": nobody knows them by ear.
  private static let spelledOut: Set<String> = ["year", "month", "week", "quarter"]

  /// Prepares the format for quantities that are rounded before they are appended.
  ///
  /// - Parameters:
  ///   - unit: the unit as CLDR calls it.
  ///   - leastFraction: how many digits there are at least behind the decimal mark.
  ///   - locale: the locale.
  ///   - isSpelledOut: whether the unit is a word, and not its short form.
  init(
    unit: String, leastFraction: Int, locale: LocaleIdentifier, isSpelledOut: Bool = false
  ) {
    self.unit = unit
    let zeros = String(repeating: "0", count: leastFraction)
    let width =
      isSpelledOut || Self.spelledOut.contains(unit) ? "unit-width-full-name" : "unit-width-short"
    let skeleton = "unit/\(unit) \(width) .\(zeros)+"
    formatter = ICU.NumberFormatter(skeleton: skeleton, locale: locale)
    bare = NumberFormat(
      skeleton: "", fraction: FractionDigits(minimum: leastFraction, maximum: nil), locale: locale)
    unitAlone = formatter?.formatParts("11").map { Self.unit(beside: $0.text) } ?? unit
  }

  /// What stands around a number.
  private static func unit(beside text: String) -> String {
    // Chinese writes "kilogram" with the character of a thousand, which is a number as well.
    guard let first = text.firstIndex(where: \.isDecimalDigit),
      let last = text.lastIndex(where: \.isDecimalDigit)
    else { return text }
    return String(text[..<first] + text[text.index(after: last)...]).spaced()
  }

  /// Appends a number with its unit.
  func append(_ number: DecimalNumber, withSign: Bool, into out: inout ByteBuffer) {
    var number = number
    if number.hasPlus, withSign { out.append("+") }
    number.hasPlus = false
    if !withSign { number.isNegative = false }
    guard var formatted = formatter?.formatParts(number.text) else {
      // A unit that CLDR does not know is written with its given name.
      out.append((number.isNegative ? "−" : "") + number.text.drop { $0 == "-" } + " " + unit)
      return
    }
    for index in formatted.sign where formatted.units[index] == UInt16(UInt8(ascii: "-")) {
      formatted.units[index] = 0x2212
    }
    let text = formatted.text
    // Some languages have a word for one or two of a unit, which has neither a sign nor a fraction.
    if number.isNegative || !number.isInteger, !text.contains(where: \.isNumber) {
      bare.append(bare.prepared(number), into: &out)
      out.append("\u{A0}" + unitAlone)
      return
    }
    out.append(text)
  }
}
