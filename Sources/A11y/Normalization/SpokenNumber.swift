// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A number in digits for speech; zeros at the end of the fraction are spoken if they were written.
struct SpokenNumber: Sendable {
  var isNegative = false
  /// The digits before the point.
  var whole: String
  /// The digits after the point.
  var fraction = ""

  init(_ whole: String, _ fraction: String = "", isNegative: Bool = false) {
    self.whole = whole
    self.fraction = fraction
    self.isNegative = isNegative
  }

  init(_ value: Int) {
    self.init(String(value.magnitude), isNegative: value < 0)
  }

  /// An exact value, without insignificant zeros.
  init(_ number: DecimalNumber) {
    let text = number.text
    let parts = text.drop { $0 == "-" }.split(separator: ".")
    self.init(
      parts.first.map(String.init) ?? "0", parts.count > 1 ? String(parts[1]) : "",
      isNegative: number.isNegative)
  }

  /// Whether it is exactly one, with no fraction.
  var isOne: Bool { whole == "1" && fraction.isEmpty }

  /// The number without its sign.
  var magnitude: SpokenNumber { SpokenNumber(whole, fraction) }

  /// The number without trailing zeros in its fraction and without leading zeros.
  var trimmed: SpokenNumber {
    var end = fraction[...]
    while end.last == "0" { end.removeLast() }
    let start = whole.drop { $0 == "0" }
    return SpokenNumber(start.isEmpty ? "0" : String(start), String(end), isNegative: isNegative)
  }

  /// The fraction as hundredths, provided it has at most two digits.
  var hundredths: SpokenNumber {
    SpokenNumber(fraction.utf8.count == 1 ? fraction + "0" : fraction).trimmed
  }

  /// The value as an integer, if it is whole and not too large.
  var small: Int? { fraction.isEmpty && whole.utf8.count <= 15 ? Int(whole) : nil }

  /// Its digits in ASCII, with a point.
  var text: String { (isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction) }

  /// Splits digits into groups of a size from the right and returns them highest first, with their
  /// powers.
  ///
  /// Groups of zeros are omitted; zero itself has no groups.
  static func groups(_ digits: String, of size: Int) -> [(value: Int, power: Int)] {
    var rest = digits.drop { $0 == "0" }
    var groups: [(value: Int, power: Int)] = []
    while !rest.isEmpty {
      let power = (rest.utf8.count - 1) / size
      let head = rest.prefix(rest.utf8.count - power * size)
      if let value = Int(head), value > 0 { groups.append((value, power)) }
      rest = rest.dropFirst(head.utf8.count)
    }
    return groups
  }
}
