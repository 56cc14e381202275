/// A number in digits, as it is to be said: a zero behind the point is said where it was written.
struct SpokenNumber: Sendable {
  var isNegative = false
  /// The digits before the point.
  var whole: String
  /// The digits behind the point.
  var fraction = ""

  init(_ whole: String, _ fraction: String = "", isNegative: Bool = false) {
    self.whole = whole
    self.fraction = fraction
    self.isNegative = isNegative
  }

  init(_ value: Int) {
    self.init(String(value.magnitude), isNegative: value < 0)
  }

  /// An exact value, without zeros that have no worth.
  init(_ number: DecimalNumber) {
    let text = number.text
    let parts = text.drop { $0 == "-" }.split(separator: ".")
    self.init(
      parts.first.map(String.init) ?? "0", parts.count > 1 ? String(parts[1]) : "",
      isNegative: number.isNegative)
  }

  /// Whether it is one, and nothing behind the point.
  var isOne: Bool { whole == "1" && fraction.isEmpty }

  /// The same without its sign.
  var magnitude: SpokenNumber { SpokenNumber(whole, fraction) }

  /// The same without zeros at its end behind the point, and without zeros before its first digit.
  var trimmed: SpokenNumber {
    var end = fraction[...]
    while end.last == "0" { end.removeLast() }
    let start = whole.drop { $0 == "0" }
    return SpokenNumber(start.isEmpty ? "0" : String(start), String(end), isNegative: isNegative)
  }

  /// Its hundredths, when it has no more than two digits behind the point.
  var hundredths: SpokenNumber {
    SpokenNumber(fraction.utf8.count == 1 ? fraction + "0" : fraction).trimmed
  }

  /// Its value as a whole number, when it is one and not too large.
  var small: Int? { fraction.isEmpty && whole.utf8.count <= 15 ? Int(whole) : nil }

  /// Its digits in ASCII, with a point.
  var text: String { (isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction) }

  /// Digits cut into groups of a size from the right, the highest first, each with its power.
  ///
  /// Groups of zeros are left out; zero itself has no groups.
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
