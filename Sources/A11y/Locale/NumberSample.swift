/// A number with one digit after its point as a locale writes it, taken apart.
struct NumberSample {
  /// Its digits, in any script.
  private(set) var digits: [Unicode.Scalar] = []
  /// What stands before the first of them, and after the last.
  private(set) var prefix = ""
  private(set) var suffix = ""
  /// What stands between the digits before the point, each with the number of digits before it.
  private(set) var groupMarks: [(text: String, place: Int)] = []
  /// What stands before the digit of the fraction.
  let decimalMark: String

  /// Takes a text apart; nil for one without a digit before and after a mark.
  init?(_ text: String) {
    var between = ""
    for scalar in text.unicodeScalars {
      // Also Chinese digits, of which Unicode says that they are numeric and not decimal.
      guard scalar.properties.numericType != nil else {
        between.unicodeScalars.append(scalar)
        continue
      }
      if digits.isEmpty {
        prefix = between
      } else if !between.isEmpty {
        groupMarks.append((between, digits.count))
      }
      between = ""
      digits.append(scalar)
    }
    suffix = between
    guard let mark = groupMarks.popLast(), mark.place == digits.count - 1 else { return nil }
    decimalMark = mark.text
  }

  /// How many digits stand before the point.
  var wholeCount: Int { digits.count - 1 }
}
