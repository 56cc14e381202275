/// A number with one digit after its point as a locale writes it, taken apart.
struct NumberSample {
  /// Its digits, in any script.
  private(set) var digits: [Unicode.Scalar] = []
  /// What stands before the first of them, and after the last.
  private(set) var prefix = ""
  private(set) var suffix = ""
  /// What stands between them, each with the number of digits before it.
  private var marks: [(text: String, place: Int)] = []

  /// Takes a text apart; nil for one without a digit before and after a mark.
  init?(_ text: String) {
    var between = ""
    for scalar in text.unicodeScalars {
      guard scalar.properties.numericType == .decimal else {
        between.unicodeScalars.append(scalar)
        continue
      }
      if digits.isEmpty {
        prefix = between
      } else if !between.isEmpty {
        marks.append((between, digits.count))
      }
      between = ""
      digits.append(scalar)
    }
    suffix = between
    guard marks.last?.place == digits.count - 1 else { return nil }
  }

  /// How many digits stand before the point.
  var wholeCount: Int { digits.count - 1 }
  /// What stands before the digit of the fraction.
  var decimalMark: String { marks.last?.text ?? "" }
  /// The marks between the others.
  var groupMarks: ArraySlice<(text: String, place: Int)> { marks.dropLast() }
}
