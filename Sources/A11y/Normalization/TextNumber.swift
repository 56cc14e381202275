// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A number in running text.
struct TextNumber {
  /// The digits before the decimal mark, without grouping marks.
  var whole: String
  /// The digits after the decimal mark; nil when there is none.
  var fraction: String?
  /// Whether the digits are grouped.
  var isGrouped: Bool
  /// How many grouping marks there are.
  var groupCount = 0
  /// The index past it.
  var next: Int

  /// Whether it is written in digits alone.
  var isPlain: Bool { fraction == nil && !isGrouped }
  /// Whether it begins with an insignificant zero.
  var hasLeadingZero: Bool { whole.count > 1 && whole.hasPrefix("0") }
  /// The value as an integer, if it is plain and small enough.
  var small: Int? { isPlain && whole.count <= 9 ? Int(whole) : nil }

  /// The value for comparing which of two is the greater; nil without digits before the decimal mark.
  var approximate: Double? { Double(whole + "." + (fraction ?? "0")) }

  /// The exact value; nil when it has more digits than can be stored.
  var value: DecimalNumber? {
    let digits = ByteBuffer(whole + (fraction.map { "." + $0 } ?? ""))
    return try? DecimalNumber(digits.bytes, from: 0, to: digits.count)
  }

  /// The number times a power of ten.
  ///
  /// - Parameter power: the exponent, not less than the number of digits behind the decimal mark.
  /// - Returns: the product, without groups.
  func scaled(by power: Int) -> TextNumber {
    let fraction = fraction ?? ""
    var scaled = self
    scaled.whole = whole + fraction + String(repeating: "0", count: max(power - fraction.count, 0))
    scaled.whole = String(scaled.whole.drop { $0 == "0" })
    if scaled.whole.isEmpty { scaled.whole = "0" }
    scaled.fraction = nil
    return scaled
  }

  /// Parses a number: digits, optionally grouped, and an optional fraction.
  ///
  /// - Parameters:
  ///   - tokens: the text.
  ///   - index: the index at which the number begins.
  ///   - numerals: the grouping and decimal marks.
  init?(_ tokens: TextTokens, at index: Int, by numerals: Numerals = .point) {
    var at = index
    whole = ""
    isGrouped = false
    if tokens.kind(at) == .digits {
      whole = tokens.text(at)
      at += 1
      at = Self.skipGroups(tokens, at, numerals, &whole)
      isGrouped = at > index + 1
      groupCount = (at - index) / 2
    } else if !tokens.isMark(at, in: numerals.decimalMarks) || !tokens.isEdge(at - 1)
      || tokens.isMark(at - 1, in: numerals.decimalMarks)
    {
      // The dots of an ellipsis begin no number.
      return nil
    }
    if tokens.isMark(at, in: numerals.decimalMarks), tokens.kind(at + 1) == .digits {
      // Two decimal marks make an address, a version or a date rather than a number.
      if tokens.text(at + 2) == tokens.text(at), tokens.kind(at + 3) == .digits { return nil }
      if !Self.isPointInName(tokens, index, at) {
        fraction = tokens.text(at + 1)
        at += 2
      }
    } else if whole == "0", Self.isFractionOfZero(tokens, at) {
      fraction = tokens.text(at + 1)
      at += 2
    }
    guard !whole.isEmpty || fraction != nil else { return nil }
    next = at
  }

  /// Whether a point between digits parts them, as it does the words around them: "Kabul.1946.1952.Monarchy".
  private static func isPointInName(_ tokens: TextTokens, _ index: Int, _ mark: Int) -> Bool {
    guard tokens.isMark(mark, ".") else { return false }
    return tokens.isMark(index - 1, ".") && tokens.kind(index - 2) == .letters
      && tokens.isMark(mark + 2, ".") && tokens.kind(mark + 3) == .letters
  }

  /// Whether a mark behind a zero is a decimal mark, whatever the language's is: nothing is grouped behind a zero.
  ///
  /// In brackets it may be a pair, as in "[0,255]", and more of such marks make a list.
  private static func isFractionOfZero(_ tokens: TextTokens, _ mark: Int) -> Bool {
    guard tokens.isMark(mark, in: [",", "."]), tokens.kind(mark + 1) == .digits,
      !tokens.isMark(mark - 2, in: ["(", "[", "{", ",", "."]), tokens.isEdge(mark - 2),
      !tokens.isMark(mark + 2, in: [",", ".", ":", ")", "]"]) || tokens.isEdge(mark + 3)
    else { return false }
    let behind = tokens.skipSpace(mark + 2)
    return tokens.text(mark + 1).utf8.count > 1 || tokens.isMark(behind, in: ["%", "°"])
      || tokens.kind(behind) == .letters && UnitSymbols.international[tokens.text(behind)] != nil
  }

  /// Consumes the groups after the first digits, which must all be separated by the same mark.
  private static func skipGroups(
    _ tokens: TextTokens, _ start: Int, _ numerals: Numerals, _ whole: inout String
  ) -> Int {
    guard whole.count <= 3, whole.first != "0" else { return start }
    let mark = tokens.text(start)
    let isMark = tokens.isMark(start, in: numerals.groupMarks)
    let isSpace = numerals.groupsBySpace && tokens.kind(start) == .space && mark.count == 1
    guard isMark || isSpace else { return start }
    var at = start
    var digits = whole
    while tokens.text(at) == mark, tokens.kind(at + 1) == .digits {
      let count = tokens.text(at + 1).count
      let isPair = numerals.hasPairs && count == 2 && tokens.text(at + 2) == mark
      // Neither "1.234.5" nor "1 234 5" is a number, nor are more digits than can be stored.
      guard count == 3 || isPair, digits.utf8.count < DecimalNumber.digitLimit else { return start }
      digits += tokens.text(at + 1)
      at += 2
    }
    guard at > start, !(mark == " " && isPartOfColor(tokens, start - 1)) else { return start }
    whole = digits
    return at
  }

  /// Whether a number is one of the three parts of a color, each of which is a byte: "248 248 255".
  ///
  /// One in two hundred numbers of nine digits looks like that, too. Parts below a hundred are no group of three digits.
  private static func isPartOfColor(_ tokens: TextTokens, _ index: Int) -> Bool {
    var first = index
    // No further, since each number of a long row would be asked about all others.
    while first > index - 6, tokens.text(first - 1) == " ", tokens.kind(first - 2) == .digits {
      first -= 2
    }
    var last = index
    while last < index + 6, tokens.text(last + 1) == " ", tokens.kind(last + 2) == .digits {
      last += 2
    }
    return last == first + 4
      && stride(from: first, through: last, by: 2).allSatisfy { part in
        Int(tokens.text(part)).map { (100...255).contains($0) } ?? false
      }
  }

  /// Whether letters are the suffix that makes a number an ordinal in English: "23rd", and not "23th".
  static func isEnglishOrdinal(_ digits: String, suffix: String) -> Bool {
    let isTeen = ["11", "12", "13"].contains(String(digits.suffix(2)))
    let own = isTeen ? nil : ["1": "st", "2": "nd", "3": "rd"][String(digits.suffix(1))]
    return suffix.lowercased() == own ?? "th"
  }

  /// Whether two numbers around a slash are a fraction that people say as one: halves to tenths, and those
  /// of inches, of hundreds and of the clock.
  static func isFraction(_ numerator: String, _ denominator: String) -> Bool {
    guard let above = Int(numerator), let below = Int(denominator), above > 0, above != below else {
      return false
    }
    if (1...10).contains(below) || (below > 1000 && above < below) { return true }
    return above < below && [12, 16, 20, 32, 64, 100, 1000].contains(below)
  }
}
