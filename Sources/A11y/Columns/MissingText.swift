// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Texts that software writes for a missing value.
enum MissingText {
  /// Those that mean it in any column.
  private static let always: Set<String> = [
    "NA", "N/A", "n/a", "#N/A", "<NA>", "NaN", "nan", "null", "NULL", "\\N", "-", "–", "—", "?",
    "-:-", "-/-", "--", "---",
  ]

  /// Those that mean it among numbers and dates, but are words or signs among texts.
  private static let amongNumbers: Set<String> = ["None", "none", ".", "*", "..", "…"]

  /// The number of bytes in the longest.
  private static let longest = 4

  /// Whether a text stands for a missing value in any column.
  static func isAlways(_ text: String) -> Bool {
    text.utf8.count <= longest && always.contains(text)
  }

  /// The texts that stand for a missing value in any column.
  static var all: Set<String> { always }

  /// The texts of a column that stand for a missing value.
  ///
  /// Among two-letter codes, `NA` is Namibia; where all values are signs, a dash is one of them; a file's name may be `.`
  /// though all others are numbers.
  static func of(
    _ values: [ColumnProfile.Value], isOfCountries: Bool = false, isOfNames: Bool = false
  ) -> Set<String> {
    var found: Set<String> = []
    var others = 0
    var codes = 0
    var regions = 0
    var numbers = 0
    var signs = 0
    for value in values {
      let isShort = value.text.utf8.count <= longest
      if isShort, always.contains(value.text) || amongNumbers.contains(value.text) {
        found.insert(value.text)
        continue
      }
      others += 1
      if value.isNumber || value.text.utf8.prefix(2).contains(where: { (0x30...0x39).contains($0) })
      {
        numbers += 1
      }
      if isRegion(value.text) { regions += 1 }
      if isCodes(value.text) || isOfCountries && isCapitals(value.text) { codes += 1 }
      if isShort, !value.text.contains(where: { $0.isLetter || $0.isNumber }) { signs += 1 }
    }
    // Where there is nothing else, a point stands for nothing, as in GTF; beside two points it is a folder.
    if others == 0 {
      return found.intersection(found.contains("..") ? always : always.union(["."]))
    }
    // Beside a plus, a dash is a minus.
    if values.contains(where: { $0.text == "+" }) { found.subtract(["-", "–", "—"]) }
    if others > 0, signs == others { return found.filter { $0.contains(where: \.isLetter) } }
    // Beside the codes of countries stand the numbers of their regions: "001" is the world (UN M49).
    if others > (isOfCountries ? 0 : 1), codes > 0, codes + regions == others {
      found.remove("NA")
    }
    return numbers * 2 > others && !isOfNames ? found : found.intersection(always)
  }

  /// The marks that several columns of a table have for a missing value, and so the table's own.
  static func marks(of columns: [TypedColumn]) -> Set<String> {
    var counts: [String: Int] = [:]
    for mark in columns.flatMap(\.missing) where isAlways(mark) && mark.contains(where: \.isLetter)
    {
      counts[mark, default: 0] += 1
    }
    return Set(counts.filter { $0.value > 1 }.keys)
  }

  /// The marks of a table that may stand in rows beyond the sample of a column of texts, which has none in it.
  ///
  /// Among codes of capitals, one may be another code: `NA` is Namibia.
  static func lackedYet(_ marks: Set<String>, by column: TypedColumn) -> Set<String> {
    column.values.contains { isCodes($0.text) || isCapitals($0.text) }
      ? [] : marks.subtracting(column.values.map(\.text))
  }

  /// Whether a text is a few capitals, as of a region of several countries: "EMEA".
  private static func isCapitals(_ text: String) -> Bool {
    (2...5).contains(text.utf8.count) && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }

  private static func isRegion(_ text: String) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Whether a text is a code of two capitals, or a list of them: "CH,DE,LI".
  private static func isCodes(_ text: String) -> Bool {
    text.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { code in
      code.utf8.count == 2 && code.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    }
  }
}
