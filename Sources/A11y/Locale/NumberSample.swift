// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A number with one fraction digit as a locale writes it, split into its parts.
struct NumberSample {
  /// Its digits, in any script.
  private(set) var digits: [Unicode.Scalar] = []
  /// The text before the first digit.
  private(set) var prefix = ""
  /// The text after the last digit.
  private(set) var suffix = ""
  /// The marks between the integer digits, each with the number of digits before it.
  private(set) var groupMarks: [(text: String, index: Int)] = []
  /// The mark before the fraction digit.
  let decimalMark: String

  /// Splits a text; nil unless a mark separates its last digit from those before.
  init?(_ text: String) {
    var between = ""
    for scalar in text.unicodeScalars {
      // Includes Chinese digits, which Unicode classifies as numeric but not as decimal.
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
    guard let mark = groupMarks.popLast(), mark.index == digits.count - 1 else { return nil }
    decimalMark = mark.text
  }

  /// The number of digits before the point.
  var wholeCount: Int { digits.count - 1 }
}
