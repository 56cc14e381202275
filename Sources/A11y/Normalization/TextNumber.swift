/// A number as it stands in running text.
struct TextNumber {
  /// The digits before the point, without marks of grouping.
  var whole: String
  /// The digits after the point; nil when there is no point.
  var fraction: String?
  /// Whether marks group the digits.
  var isGrouped: Bool
  /// The place after it.
  var next: Int

  /// Whether it is written in digits alone.
  var isPlain: Bool { fraction == nil && !isGrouped }
  /// Whether it begins with a zero that has no value.
  var hasLeadingZero: Bool { whole.count > 1 && whole.hasPrefix("0") }
  /// Its value as a whole number, when it is small enough.
  var small: Int? { isPlain && whole.count <= 9 ? Int(whole) : nil }

  /// Its exact value; nil when it has more digits than are kept.
  var value: DecimalNumber? {
    let digits = ByteBuffer(whole + (fraction.map { "." + $0 } ?? ""))
    return try? DecimalNumber(digits.bytes, from: 0, to: digits.count)
  }

  /// Reads a number: digits, perhaps in groups, and perhaps a fraction.
  ///
  /// - Parameters:
  ///   - tokens: the text.
  ///   - place: where the number begins.
  ///   - numerals: the marks between groups and before a fraction.
  init?(_ tokens: TextTokens, at place: Int, by numerals: Numerals = .point) {
    var at = place
    whole = ""
    isGrouped = false
    if tokens.kind(at) == .digits {
      whole = tokens.text(at)
      at += 1
      at = Self.skipGroups(tokens, at, numerals, &whole)
      isGrouped = at > place + 1
    } else if !tokens.isMark(at, in: numerals.decimalMarks) || !tokens.isEdge(at - 1) {
      return nil
    }
    if tokens.isMark(at, in: numerals.decimalMarks), tokens.kind(at + 1) == .digits {
      // Two points are no number, but an address, a version or a date.
      if tokens.text(at + 2) == tokens.text(at), tokens.kind(at + 3) == .digits { return nil }
      fraction = tokens.text(at + 1)
      at += 2
    }
    guard !whole.isEmpty || fraction != nil else { return nil }
    next = at
  }

  /// Takes the groups behind the first digits, all with one mark between them.
  private static func skipGroups(
    _ tokens: TextTokens, _ start: Int, _ numerals: Numerals, _ whole: inout String
  ) -> Int {
    guard whole.count <= 3, whole.first != "0" else { return start }
    let mark = tokens.text(start)
    let isMark = tokens.isMark(start, in: numerals.groupMarks)
    // A mark that may be before a fraction is one when it is alone.
    let isSpace = numerals.groupsBySpace && tokens.kind(start) == .space && mark.count == 1
    guard isMark || isSpace else { return start }
    var at = start
    var digits = whole
    while tokens.text(at) == mark, tokens.kind(at + 1) == .digits {
      let count = tokens.text(at + 1).count
      let isPair = numerals.hasPairs && count == 2 && tokens.text(at + 2) == mark
      // "1.234.5" is no number, and neither is "1 234 5"; nor are more digits than are kept.
      guard count == 3 || isPair, digits.utf8.count < DecimalNumber.digitLimit else { return start }
      digits += tokens.text(at + 1)
      at += 2
    }
    guard at > start else { return start }
    whole = digits
    return at
  }
}
