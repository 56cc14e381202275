// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Codes by the marks, letters or zeros among their digits.
enum CodesByMarks {
  static let rules = [
    CodeRule("codes, marked as texts by an apostrophe", areBehindApostrophes),
    CodeRule("codes, of which some have letters") {
      areNumbersAmongCodes($0) || areNumbersAmongLetters($0)
    },
    CodeRule { column in
      column.values.allSatisfy { WebColor.matches($0.text) }
        ? "colors, such as \(column.values[0].text)" : nil
    },
    CodeRule.others(areFormulas),
    CodeRule("codes in hexadecimal digits, all of one length", areHexadecimal),
    CodeRule.others { $0.values.allSatisfy { CodeText.isQuarter($0.text) } },
    CodeRule("codes with points, of which some begin with a zero", areNumbersOfParts),
  ]

  /// Whether all values are characters by their numbers in Unicode, in four to six capital hexadecimal digits each, some with
  /// letters or zeros before them: "200D 2640", "0041..005A".
  static func areCodePoints(_ column: TypedColumn) -> Bool {
    var mixed = 0
    var hasSeveral = false
    // Hours and telephone numbers have digits alone.
    var hasLetters = false
    for value in column.values {
      let parts = value.text.replacing("..", with: " ").split(separator: " ")
      guard !parts.isEmpty,
        parts.allSatisfy({ part in
          (4...6).contains(part.utf8.count)
            && part.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x46).contains($0) }
        })
      else { return false }
      hasSeveral = hasSeveral || parts.count > 1
      hasLetters = hasLetters || parts.contains { $0.contains(where: \.isLetter) }
      if parts.contains(where: {
        $0.hasPrefix("0") || $0.contains(where: \.isLetter) && $0.contains(where: \.isNumber)
      }) {
        mixed += 1
      }
    }
    return hasSeveral && hasLetters && column.values.count > 1 && mixed * 2 >= column.values.count
  }

  /// Whether all values are digits behind an apostrophe, which spreadsheets take for the mark of a text; banks write the numbers of
  /// accounts so.
  private static func areBehindApostrophes(_ column: TypedColumn) -> Bool {
    column.values.allSatisfy { value in
      value.text.hasPrefix("'") && value.text.count > 1
        && CodeText.isDigits(value.text.filter { $0 != "'" })
    }
  }

  /// Whether most values are numbers of five digits and more, and all others are such numbers behind a letter or two: "S124529".
  private static func areNumbersAmongCodes(_ column: TypedColumn) -> Bool {
    var codes = 0
    for value in column.values {
      let letters = value.text.utf8.prefix { (0x41...0x5A).contains($0) }.count
      let digits = value.text.utf8.count - letters
      guard letters < 3, digits > 4, digits < 12,
        CodeText.isDigits(String(value.text.dropFirst(letters)))
      else { return false }
      if letters > 0 { codes += 1 }
    }
    return codes > 0 && codes * 2 <= column.values.count
  }

  /// Whether among whole numbers are some with a letter in front: "117" and "c266", as stations are called.
  private static func areNumbersAmongLetters(_ column: TypedColumn) -> Bool {
    var codes = 0
    for value in column.values {
      let letters = value.text.utf8.prefix { ($0 | 0x20) &- 0x61 < 26 }.count
      guard letters < 2, CodeText.isDigits(String(value.text.dropFirst(letters))) else {
        return false
      }
      if letters > 0 {
        guard value.text.utf8.count > 3 else { return false }
        codes += 1
      }
    }
    return codes > 0 && codes < column.values.count && column.convention.say == nil
      && Quantity.of(column.words) == nil && !CountName.isCount(column.words)
  }

  /// Whether nearly all values are formulas of chemistry with several elements, most of them with numbers, which are counted and
  /// not spelled out: "C15H18", "C8H18-14".
  private static func areFormulas(_ column: TypedColumn) -> Bool {
    guard column.values.count > 3 else { return false }
    var formulas = 0
    var counted = 0
    for value in column.values {
      let parts = value.text.prefix { $0 != "-" }.split(whereSeparator: \.isNumber)
      let symbols = parts.compactMap { ChemicalSymbol.of(String($0)) }
      guard symbols.count == parts.count, symbols.reduce(0, { $0 + $1.count }) > 1 else { continue }
      formulas += 1
      if value.text.contains(where: \.isNumber) { counted += 1 }
    }
    return formulas * 10 >= column.values.count * 9 && counted * 2 > column.values.count
  }

  /// Whether all values are capital hexadecimal digits of one length, most of them with letters or a zero before them: "80B624".
  private static func areHexadecimal(_ column: TypedColumn) -> Bool {
    guard column.values.count > 1, let length = column.values.first?.text.utf8.count,
      (4...32).contains(length)
    else { return false }
    var mixed = 0
    for value in column.values {
      let bytes = value.text.utf8
      guard bytes.count == length,
        bytes.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x46).contains($0) })
      else { return false }
      if bytes.contains(where: { $0 > 0x39 }), bytes.contains(where: { $0 <= 0x39 }) { mixed += 1 }
    }
    return mixed * 2 >= column.values.count
  }

  /// Whether all values are numbers with points whose first parts have as many digits, some with a zero in front.
  ///
  /// Codes of parts are written so, "01.11" and "10.11", and no amounts.
  private static func areNumbersOfParts(_ column: TypedColumn) -> Bool {
    var lengths: Set<Int> = []
    var paddedCount = 0
    for value in column.values {
      let parts = value.text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty && CodeText.isDigits(String($0)) })
      else {
        return false
      }
      lengths.insert(parts[0].count)
      // Groups of thousands may begin with a zero.
      let padded =
        parts.count > 2 && !VersionColumn.isGrouped(value.text) ? parts[...] : parts[..<1]
      if padded.contains(where: { $0.count > 1 && $0.hasPrefix("0") }) { paddedCount += 1 }
    }
    // One of many is a slip of the pen: "05.75" among seconds.
    return paddedCount * 8 >= column.values.count && paddedCount > 0 && lengths.count == 1
      && column.values.count > 1 && Quantity.of(column.words) == nil
  }
}
