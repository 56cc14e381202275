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

  /// Reads a number: digits, perhaps in groups of three, and perhaps a fraction.
  ///
  /// - Parameters:
  ///   - tokens: the text.
  ///   - place: where the number begins.
  ///   - decimalMark: the mark before the fraction.
  ///   - groupMark: the mark between groups.
  init?(
    _ tokens: TextTokens, at place: Int, decimalMark: String = ".", groupMark: String = ","
  ) {
    var at = place
    whole = ""
    isGrouped = false
    if tokens.kind(at) == .digits {
      whole = tokens.text(at)
      at += 1
      if whole.count <= 3 {
        while tokens.isMark(at, groupMark), tokens.kind(at + 1) == .digits,
          tokens.text(at + 1).count == 3
        {
          whole += tokens.text(at + 1)
          isGrouped = true
          at += 2
        }
      }
    } else if !tokens.isMark(at, decimalMark) || !tokens.isEdge(at - 1) {
      return nil
    }
    if tokens.isMark(at, decimalMark), tokens.kind(at + 1) == .digits {
      // Two points are no number, but an address, a version or a date.
      if tokens.isMark(at + 2, decimalMark), tokens.kind(at + 3) == .digits { return nil }
      fraction = tokens.text(at + 1)
      at += 2
    }
    guard !whole.isEmpty || fraction != nil else { return nil }
    next = at
  }
}
