// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// What a number format puts around a number's digits.
struct NumberDecoration: Hashable {
  var prefix = ""
  var suffix = ""
  var isPercent = false
  /// Whether a plus is before what is above zero.
  var hasPlus = false
  /// Whether a minus is before what is above zero, too.
  var hasMinus = false
  /// The least digits before the point.
  var whole = 1
  /// The least and the most digits behind the point.
  var fraction = 0...0
  /// Digits and what stands among them, "#" for a digit, as in "###-##-####"; empty if they stand together.
  var pattern: [Character] = []

  /// Whether as many digits are shown as matter.
  var isGeneral = false
  /// What stands around negative numbers, where it is something else: "DR" instead of "CR".
  var negative: Affixes?

  /// What stands before and behind digits, and whether a minus does.
  struct Affixes: Hashable {
    var prefix: String
    var suffix: String
    var hasSign: Bool
  }

  /// Takes over what a format has around negative numbers, if it differs from what is around positive ones.
  ///
  /// Only a word or an arrow that has another for positive numbers stands in place of the minus, as "DR" does beside "CR".
  mutating func takeNegative(before: String, after: String) {
    var other = NumberDecoration()
    other.take(before: before, after: after)
    guard other.prefix != prefix || other.suffix != suffix else { return }
    let tellsSign = Self.hasWord(prefix + suffix) && Self.hasWord(other.prefix + other.suffix)
    let hasMinus = (before + after).contains { "-−(".contains($0) }
    negative = Affixes(
      prefix: other.prefix, suffix: other.suffix, hasSign: hasMinus || !tellsSign)
  }

  private static func hasWord(_ text: String) -> Bool {
    text.count(where: \.isLetter) > 1 || text.contains { "▲▼△▽↑↓".contains($0) }
  }

  /// Takes over what a format has before and behind the digits; signs are left to the number.
  mutating func take(before: String, after: String) {
    let marks: Set<Character> = ["-", "−", "+", "(", ")", ".", ","]
    let words = { (text: String) in
      text.filter { !marks.contains($0) }.split(whereSeparator: \.isWhitespace).joined(
        separator: " ")
    }
    prefix = words(before)
    // A word before the digits stands apart from them: "EUR 5.00".
    if prefix.count > 1, prefix.last?.isLetter == true { prefix += " " }
    suffix = words(after)
    // A blank that parts a unit from the digits is kept: "5.00 kg".
    if !suffix.isEmpty, after.first?.isWhitespace == true { suffix = " " + suffix }
  }

  /// Appends a number: its sign, then what precedes the digits.
  func append(_ number: DecimalText, into out: inout ByteBuffer) {
    var number = number
    if isPercent { number.shift(by: 2) }
    if isGeneral {
      number.roundToUsualDigits()
      number.append(prefix: prefix, whole: 1, fraction: 0, into: &out)
      return out.append(suffix)
    }
    number.round(toFraction: fraction.upperBound)
    if let negative, number.isNegative {
      var other = self
      (other.prefix, other.suffix, other.negative) = (negative.prefix, negative.suffix, nil)
      number.isNegative = negative.hasSign
      return other.append(rounded: number, into: &out)
    }
    if hasMinus, !number.isZero { number.isNegative = true }
    append(rounded: number, into: &out)
  }

  private func append(rounded number: DecimalText, into out: inout ByteBuffer) {
    if !pattern.isEmpty, let digits = number.wholeDigits {
      return out.append((number.isNegative ? "-" : "") + prefix + filled(digits) + suffix)
    }
    if hasPlus, !number.isNegative, !number.isZero { out.append("+") }
    // Three digits behind a point may be read as thousands in some countries; four can't.
    let isAmbiguous = fraction.lowerBound == 3
    number.append(
      prefix: prefix, whole: whole, fraction: isAmbiguous ? 4 : fraction.lowerBound, into: &out)
    out.append(suffix)
  }

  /// The pattern with digits in it, the last in its last place.
  private func filled(_ digits: String) -> String {
    var digits = Array(digits)
    let places = pattern.count { $0 == "#" }
    if digits.count < places {
      digits.insert(contentsOf: repeatElement("0", count: places - digits.count), at: 0)
    }
    var text = String(digits.prefix(digits.count - places))
    var next = digits.count - places
    for character in pattern {
      if character == "#" {
        text.append(digits[next])
        next += 1
      } else {
        text.append(character)
      }
    }
    return text
  }
}
