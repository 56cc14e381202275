// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Codes by the letters and digits of all values.
enum CodesOfLetters {
  static let rules = [
    CodeRule { column in
      let zeros = column.values.count { $0.text.hasPrefix("0") && $0.text.utf8.count > 1 }
      return zeros * 2 > column.values.count
        && column.values.allSatisfy { CodeText.isDigitsAndHyphens($0.text) }
        ? "codes: \(zeros) begin with a zero" : nil
    },
    CodeRule { column in
      guard let pair = column.values.first(where: { CodeText.isPairWithZero($0.text) }),
        column.values.allSatisfy({ CodeText.isPair($0.text) })
      else { return nil }
      return "codes: \(pair.text) has a zero before a digit"
    },
    CodeRule(
      "codes of two or three letters, of which some would be heard as Roman numbers",
      isNumeralByChance),
    CodeRule {
      isShortCodes($0) ? "codes of as many letters each, such as \($0.values[0].text)" : nil
    },
    CodeRule {
      areLettersWithDigits($0)
        ? "codes of as many letters and digits each, such as \($0.values[0].text)" : nil
    },
    CodeRule { column in
      column.values.count > 1 && column.values.allSatisfy { CodeText.isBankCode($0.text) }
        ? "codes of banks, such as \(column.values[0].text)" : nil
    },
    CodeRule.others(areSizesAmongNumbers),
    CodeRule.romanNumbers(areNumerals),
    CodeRule {
      areCapitals($0)
        ? "codes of capital letters and digits, such as \($0.values[0].text)" : nil
    },
  ]

  /// Whether all values are codes of capital letters and digits, and most are no words.
  private static func areCapitals(_ column: TypedColumn) -> Bool {
    // A number of JSON is none, and no code has a sign behind its letter: "1E-5".
    guard
      column.values.contains(where: {
        !$0.isNumber || column.profile.numbersAreText && !$0.text.utf8.contains(UInt8(ascii: "-"))
      }),
      areCodes(column), !areExponents(column),
      column.values.contains(where: { $0.text.contains(where: \.isLetter) })
    else { return false }
    let wordCount = column.values.count { ShortForm.isWord($0.text) }
    guard wordCount * 2 < column.values.count else { return false }
    let months = MonthNames(column.locale)
    guard column.values.contains(where: { months.month($0.text) == nil }) else { return false }
    // Countries have codes of three letters, but names of four and more.
    return
      !(column.words.contains(where: NameWords.ofNames.contains)
      && column.values.allSatisfy { $0.text.count > 3 && $0.text.allSatisfy(\.isLetter) })
  }

  /// Whether all values are codes, but for one of fifty: an expression or a note that somebody put there.
  private static func areCodes(_ column: TypedColumn) -> Bool {
    let misfits = column.values.count {
      !CodeText.isCode($0.text) && !CodeText.isListOfCodes($0.text)
    }
    return misfits * 50 <= column.values.count
  }

  /// Whether all values are numbers, those with letters by their powers of ten: "2E-3" beside "1".
  private static func areExponents(_ column: TypedColumn) -> Bool {
    column.values.allSatisfy { Double($0.text) != nil }
      && column.values.contains { $0.text.uppercased().contains("E-") }
  }

  /// Whether most values are large numbers under a name of sizes, and the others have the letter of a thousand: "32000" and "8K".
  private static func areSizesAmongNumbers(_ column: TypedColumn) -> Bool {
    let letters = column.values.filter { $0.text.contains(where: \.isLetter) }
    return column.words.contains(where: CountName.isSize)
      && letters.count * 2 < column.values.count
      && letters.allSatisfy { WrittenSize($0.text) != nil && !$0.text.hasSuffix("B") }
      && column.values.count { Int($0.text).map { $0 > 999 } == true } * 2 > column.values.count
  }

  /// Whether all values are Roman numbers, as grades and stages are: I, II, III.
  private static func areNumerals(_ column: TypedColumn) -> Bool {
    column.values.allSatisfy { value in
      value.text.utf8.allSatisfy { "IVX".utf8.contains($0) }
        && RomanNumber.value(of: value.text) != nil
    } && column.values.contains { $0.text.contains("II") }
  }

  /// Whether all values have two or three small letters and are no units or words, and some would be Roman numbers
  /// beside others without a vowel: `ii` and `rc`, the states of packages.
  private static func isNumeralByChance(_ column: TypedColumn) -> Bool {
    let texts = column.values.map(\.text)
    guard column.count > 1,
      texts.allSatisfy({
        (2...3).contains($0.utf8.count) && $0.allSatisfy { $0.isASCII && $0.isLowercase }
          && UnitSymbols.international[$0] == nil
      })
    else { return false }
    let numerals = texts.filter { RomanNumber.value(of: $0.uppercased()) != nil }
    // The letter alone, again and again, is no word.
    if texts.count == 1 { return column.count > 2 && texts[0].allSatisfy { $0 == "i" } }
    return !numerals.isEmpty
      && texts.contains { !numerals.contains($0) && !$0.contains { "aeiouy".contains($0) } }
  }

  /// Whether many different values have two to four small letters, all as many.
  private static func isShortCodes(_ column: TypedColumn) -> Bool {
    guard column.values.count >= 10, column.values.count == column.count,
      let length = column.values.first?.text.utf8.count, (2...4).contains(length)
    else { return false }
    return column.values.allSatisfy { value in
      value.text.utf8.count == length
        && value.text.utf8.dropFirst().allSatisfy { (0x61...0x7A).contains($0) }
        && value.text.utf8.first.map { (0x61...0x7A).contains($0 | 0x20) } == true
    }
  }

  /// Whether many values, all different, are some small letters and some digits, as many in each, and the letters are
  /// not one word: "ande1247", "nung1291".
  private static func areLettersWithDigits(_ column: TypedColumn) -> Bool {
    guard column.values.count > 4, column.values.count == column.count else { return false }
    var starts: Set<Substring> = []
    let counts = Set(
      column.values.map { value -> Int in
        let letters = value.text.prefix { $0.isASCII && $0.isLowercase }
        let digits = value.text.dropFirst(letters.count)
        guard (2...4).contains(letters.count), digits.count > 2, CodeText.isDigits(String(digits))
        else {
          return 0
        }
        starts.insert(letters)
        return letters.count * 100 + digits.count
      })
    return counts.count == 1 && counts != [0] && starts.count * 2 > column.count
  }
}
