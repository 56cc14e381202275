// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Codes by the name of their column.
enum CodesByName {
  static let rules = [
    CodeRule(reason) { $0.convention.say?.kind == .identifier && !isInWords($0) && !isYears($0) },
    // Some databases number their rows by years.
    CodeRule.others { $0.convention.say?.kind == .identifier && !isInWords($0) },
    CodeRule(reason) {
      CodeName.isCode($0.words, in: $0.locale.language) && !isInWords($0) && !areMeasures($0)
    },
    CodeRule(reason, areLanguages),
    CodeRule(reason, areThousandths),
    // The numbers of a device, as `lsof` prints them, are no decimals.
    CodeRule(reason) { $0.isOfProcesses && $0.words == ["device"] && !isInWords($0) },
    CodeRule(reason) {
      $0.profile.name.contains(":") && $0.values.allSatisfy { CodeText.isPairWithColon($0.text) }
    },
    CodeRule("models, some of two numbers, which are no range", areModels),
    CodeRule(reason) {
      (CodeName.isKey($0.words) || $0.words.last.map(CodeName.endsInID) == true)
        && $0.values.allSatisfy { CodeText.isDigits($0.text) || CodeText.isWholeFloat($0.text) }
    },
  ]

  static let reason = "codes, by the column's name"

  /// Whether the values are words, which are no codes, whatever the name says.
  private static func isInWords(_ column: TypedColumn) -> Bool {
    column.values.count { CodeText.isWords($0.text) } * 2 > column.values.count
      || areLongNames(column)
  }

  /// Whether all values are codes of languages (ISO 639), which are words by chance: "it", "no".
  private static func areLanguages(_ column: TypedColumn) -> Bool {
    guard let last = column.words.last, ["language", "languages", "lang", "langs"].contains(last)
    else { return false }
    return column.values.allSatisfy {
      (2...3).contains($0.text.utf8.count) && $0.text.allSatisfy { $0.isASCII && $0.isLowercase }
    }
  }

  /// Whether all values are thousandths of a processor, as Kubernetes has them, and no meters: "500m".
  private static func areThousandths(_ column: TypedColumn) -> Bool {
    column.words.contains("cpu") && column.values.allSatisfy { CodeText.isThousandths($0.text) }
      && column.values.contains { $0.text.hasSuffix("m") }
  }

  private static func areModels(_ column: TypedColumn) -> Bool {
    CodeName.isModel(column.words)
      && column.values.contains { CodeText.isPairOfNumbers($0.text) }
      && column.values.allSatisfy { $0.text.utf8.count < 16 && !$0.text.contains(" ") }
  }

  /// Whether numbers of JSON have fractions of one digit or several, as no codes have: `ssn`, a number of sunspots.
  ///
  /// Codes with points are texts there, since a number would lose its zeros.
  private static func areMeasures(_ column: TypedColumn) -> Bool {
    // Of diseases and books they are numbers there, all the same.
    guard !column.words.contains("code") else { return false }
    let fractions = column.values.compactMap { value -> Int? in
      guard value.isNumber, let point = value.text.firstIndex(of: ".") else { return nil }
      let digits = value.text[point...].dropFirst()
      return digits.allSatisfy { $0 == "0" } ? nil : digits.count
    }
    return fractions.count * 2 > column.values.count && fractions.count > 1
  }

  /// Whether all values are letters, and at least two in five are words of several lengths, too long to be spelled out: names
  /// of teams and places, "HANSHIN", "MARKET_SQUARE", "Samsung" and "LG".
  private static func areLongNames(_ column: TypedColumn) -> Bool {
    var long: [Int] = []
    for value in column.values {
      guard value.text.first?.isLetter == true, !CodeText.isBankCode(value.text),
        value.text.allSatisfy({ $0.isLetter || " _-&.".contains($0) })
      else { return false }
      let hasVowel = value.text.contains { "AEIOUYÄÖÜÉaeiouyäöüé".contains($0) }
      if value.text.count > 4, hasVowel { long.append(value.text.count) }
    }
    return Set(long).count > 1 && long.count * 5 >= column.values.count * 2
  }

  /// Whether the numbers of a column are years, which some databases number their rows by.
  static func isYears(_ column: TypedColumn) -> Bool {
    column.words.contains("year")
      && column.values.allSatisfy { value in
        Int(value.text).map { (1700..<2200).contains($0) } == true
      }
  }
}
