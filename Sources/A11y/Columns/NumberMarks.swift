/// The decimal mark and the thousands separator of numbers in text.
struct NumberMarks: Hashable {
  let decimal: Character
  let group: Character

  /// The marks of JSON and English.
  static let standard = NumberMarks(decimal: ".", group: ",")

  /// All known combinations: English, German, French with each of its spaces, and Swiss.
  static let all = [
    standard, NumberMarks(decimal: ",", group: "."), NumberMarks(decimal: ",", group: " "),
    NumberMarks(decimal: ",", group: "\u{A0}"), NumberMarks(decimal: ",", group: "\u{202F}"),
    NumberMarks(decimal: ".", group: "’"), NumberMarks(decimal: ".", group: "'"),
    NumberMarks(decimal: ".", group: " "),
  ]

  /// Whether an unsigned text is a number with these marks.
  func fits(_ text: String) -> Bool {
    let parts = text.split(separator: decimal, omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count <= 2 else { return false }
    if parts.count == 2, parts[1].isEmpty || !Self.isDigits(parts[1]) { return false }
    let groups = whole.split(separator: group, omittingEmptySubsequences: false)
    guard let first = groups.first, !first.isEmpty, groups.allSatisfy(Self.isDigits) else {
      return false
    }
    return groups.count == 1
      || (first.count <= 3 && groups.dropFirst().allSatisfy { $0.count == 3 })
  }

  private static func isDigits(_ text: Substring) -> Bool {
    text.allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// A locale's decimal mark.
  static func decimal(of locale: LocaleIdentifier) -> Character {
    let format = NumberFormat(skeleton: "", fraction: .exactly(1), locale: locale)
    var out = ByteBuffer()
    format.append(DecimalNumber(isNegative: false, significand: 15, scale: 1), into: &out)
    return out.text().contains(",") ? "," : "."
  }
}
