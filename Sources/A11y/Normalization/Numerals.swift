// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How a language writes numbers.
struct Numerals: Sendable {
  /// The decimal marks.
  var decimalMarks: Set<String>
  /// The marks between groups of three digits.
  var groupMarks: Set<String>
  /// Whether a space groups digits as well.
  var groupsBySpace = false
  /// Whether groups above the first have two digits: "12,34,567".
  var hasPairs = false

  /// "1,234.5", and "1,23,456.5" as in India.
  static let point = Numerals(decimalMarks: ["."], groupMarks: [","], hasPairs: true)
  /// "1.234,5" and "1 234,5".
  static let comma = Numerals(decimalMarks: [","], groupMarks: ["."], groupsBySpace: true)

  /// The numerals of most languages that group by a mark: "1,234.5" or "1.234,5".
  static func grouping(by mark: String) -> Numerals {
    mark == ","
      ? Numerals(decimalMarks: ["."], groupMarks: [","])
      : Numerals(decimalMarks: [","], groupMarks: ["."])
  }

  /// The same numerals with the decimal mark of the locale's region, which may differ from the
  /// language's.
  func following(_ locale: LocaleIdentifier) -> Numerals {
    guard locale.region != nil, decimalMarks.count == 1,
      let sample = ICU.NumberFormatter(skeleton: ".0", locale: locale)?.format("1.5")
    else { return self }
    let isPoint = sample.contains(".")
    guard isPoint != decimalMarks.contains(".") else { return self }
    return isPoint ? .point : .comma
  }
}
