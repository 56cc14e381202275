// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Codes of digits alone, and names of which most are.
enum CodesOfDigits {
  static let rules = [
    CodeRule("names, by the column's name, though most are numbers") { column in
      column.isOfNames
        && column.values.count { CodeText.isDigits($0.text) } * 2 > column.values.count
    },
    CodeRule(CodesByName.reason) {
      isNumeric($0) && CodeName.isKind($0.words) && areLong($0)
    },
    CodeRule(CodesByName.reason) {
      isNumeric($0) && CodeName.isNumberOfThing($0.words) && !CodesByName.isYears($0)
        && areLong($0) && $0.count > 1 && lengths(of: $0).count == 1
    },
    CodeRule(CodesByName.reason) {
      isNumeric($0) && CodeName.isNumberOfAuthority($0.profile.name) && !CodesByName.isYears($0)
        && $0.values.contains { $0.text.utf8.count > 3 }
    },
    // Whoever numbers things so does it with at least four digits: "Clearingnummer 84525".
    CodeRule(CodesByName.reason) {
      isNumeric($0) && CodeName.isCompoundNumber($0.words) && areLong($0)
    },
    // A count may be called so, too, but would be the same in some rows.
    CodeRule("codes, by the column's name: all differ") {
      isNumeric($0) && CodeName.endsInNumber($0.words) && $0.values.count > 1
        && $0.values.count == $0.count
    },
    CodeRule { column in
      guard isNumeric(column) else { return nil }
      let zero = column.values.first { $0.text.utf8.count > 1 && $0.text.hasPrefix("0") }
      return zero.map { "codes: \($0.text) begins with a zero" }
    },
    CodeRule("codes: texts of as many digits each", areTexts),
    CodeRule("codes: numbers of no name, which all differ") {
      isNumeric($0) && areUnnamedKeys($0)
    },
    CodeRule { column in
      guard isNumeric(column), case let lengths = lengths(of: column), lengths.count == 1,
        let length = lengths.first, tellRowsApart(column, length)
      else { return nil }
      return "codes: all have \(length) digits"
    },
    CodeRule.others(isNumeric),
  ]

  private static func isNumeric(_ column: TypedColumn) -> Bool {
    column.values.allSatisfy { CodeText.isDigits($0.text) }
  }

  /// Whether all values have at least four digits, as few numbers of things have that are counted.
  private static func areLong(_ column: TypedColumn) -> Bool {
    column.values.allSatisfy { $0.text.utf8.count > 3 }
  }

  private static func lengths(of column: TypedColumn) -> Set<Int> {
    Set(column.values.map { $0.text.utf8.count })
  }

  /// Whether all values are texts of as many digits each: whoever writes JSON puts digits between quotes when they are no amount.
  private static func areTexts(_ column: TypedColumn) -> Bool {
    isNumeric(column) && !column.profile.numbersAreText && lengths(of: column).count == 1
      && !YearColumn.areTexts(column)
      && column.values.allSatisfy {
        !$0.isNumber && $0.text.utf8.count > (column.values.count > 1 ? 1 : 5)
      }
  }

  /// Whether whole numbers of as many digits each are too long, or too many that all differ, to be amounts.
  ///
  /// Amounts are of several sizes, and long ones are mostly rounded.
  private static func tellRowsApart(_ column: TypedColumn, _ length: Int) -> Bool {
    guard column.values.count > 1, !CountName.isCount(column.words),
      !column.words.contains(where: CountName.isSize)
    else { return false }
    if length > 9 { return true }
    // Places on a grid are as long, and all differ.
    guard column.words.allSatisfy({ !coordinates.contains($0) }) else { return false }
    guard column.convention.say == nil, Quantity.of(column.words) == nil,
      column.values.count(where: { $0.text.hasSuffix("00") }) * 3 < column.values.count
    else { return false }
    return length == 9
      || length > 6 && column.values.count > 4 && column.values.count == column.count
  }

  /// Whether the first column of a table without names has long numbers that all differ, not sorted as counts are.
  private static func areUnnamedKeys(_ column: TypedColumn) -> Bool {
    let profile = column.profile
    guard profile.index == 0, !profile.isNamed, column.values.count > 4,
      column.values.count == column.count
    else { return false }
    let numbers = column.values.compactMap { Int($0.text) }
    let lengths = Set(column.values.map { $0.text.utf8.count })
    return numbers.count == column.values.count && (numbers.min() ?? 0) >= 10_000
      && (lengths.max() ?? 0) - (lengths.min() ?? 0) < 2
      && zip(numbers, numbers.dropFirst()).contains { $0 < $1 }
  }

  private static let coordinates: Set<String> = [
    "coord", "coords", "coordinate", "coordinates", "x", "y", "easting", "northing", "east",
    "north",
  ]
}
