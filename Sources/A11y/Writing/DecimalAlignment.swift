// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How the numbers in the columns of a table are aligned at their decimal marks.
///
/// CSS can't align text at a character. So a number ends as far from the edge of its cell as its
/// fraction is shorter than the longest one of its column: the table's style has the length of the
/// longest as `--c1`, `--c2` and so on, and a cell that has a fraction is of class `f1`, `f2` and so on.
struct DecimalAlignment {
  /// The longest fraction of each column, with its mark; nil in columns without numbers.
  private var longest: [Int?] = []

  /// Notes a number.
  ///
  /// - Parameters:
  ///   - text: the number as written in its cell.
  ///   - column: the index of its column.
  ///   - mark: the decimal mark of its locale.
  /// - Returns: how many characters its fraction takes, with the mark.
  mutating func add(_ text: String, column: Int, mark: String) -> Int {
    while longest.count <= column { longest.append(nil) }
    let length = Self.fractionLength(of: text, mark: mark)
    longest[column] = max(longest[column] ?? 0, length)
    return length
  }

  /// Whether a column has numbers.
  func hasNumbers(_ column: Int) -> Bool {
    longest.indices.contains(column) && longest[column] != nil
  }

  /// The longest fractions as properties of the table's style; nil when no column has any.
  var style: String? {
    let properties = longest.enumerated().compactMap { column, length in
      length.flatMap { $0 > 0 ? "--c\(column + 1):\($0)" : nil }
    }
    return properties.isEmpty ? nil : properties.joined(separator: ";")
  }

  /// The number of characters from a number's decimal mark to its last digit.
  private static func fractionLength(of text: String, mark: String) -> Int {
    guard let range = text.ranges(of: mark).last, range.lowerBound > text.startIndex,
      text[text.index(before: range.lowerBound)].isNumber
    else { return 0 }
    let digits = text[range.upperBound...].prefix { $0.isNumber }
    return digits.isEmpty ? 0 : digits.count + 1
  }

  /// The rules by which cells are padded; columns behind the sixteenth, and longer fractions, only end at the edge.
  static let rules =
    (1...16).map {
      ":is(td, th):nth-child(\($0)) { --c: var(--c\($0), 0); } .f\($0) { --f: \($0); }\n"
    }.joined()
    + ".n { text-align: end; font-variant-numeric: tabular-nums;"
    + " padding-inline-end: calc(0.5rem + (var(--c, 0) - var(--f, 0)) * 1ch); }\n"
}
