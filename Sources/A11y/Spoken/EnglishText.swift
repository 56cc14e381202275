/// English free text: only what has one reading is changed, and the rest stays.
enum EnglishText {
  /// Abbreviations that are always the same word.
  private static let abbreviations: [String: String] = [
    "Inc.": "Incorporated", "Inc": "Incorporated", "Corp.": "Corporation", "Corp": "Corporation",
    "Ltd.": "Limited", "Ltd": "Limited", "vs.": "versus", "approx.": "approximately",
  ]

  /// Signs of money that stand before an amount.
  private static let currencies: [Character: String] = [
    "$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₹": "INR", "₩": "KRW",
  ]

  /// Marks by name, for codes that are spelled.
  static let marks: [Character: String] = [
    "-": "dash", "−": "minus", "_": "underscore", "/": "slash", ".": "dot", "#": "number",
    "*": "star", "+": "plus", "@": "at", "&": "and", ":": "colon",
  ]

  /// Appends the words of a text.
  static func append(
    _ text: String, with verbalizer: EnglishVerbalizer, into form: inout SpokenForm
  ) {
    for word in text.split(whereSeparator: \.isWhitespace) {
      append(word: word, with: verbalizer, into: &form)
    }
  }

  private static func append(
    word: Substring, with verbalizer: EnglishVerbalizer, into form: inout SpokenForm
  ) {
    let tail = word.reversed().prefix { ",;:!?".contains($0) }
    let core = word.dropLast(tail.count)
    if let full = abbreviations[String(core)] {
      form.append(full)
    } else if let amount = amount(in: core) {
      verbalizer.say(amount, into: &form)
    } else {
      form.append(String(core))
    }
    if !tail.isEmpty { form.appendPause(String(tail.reversed())) }
  }

  /// Money or a percent, such as `-$5`, `$1,234.50` or `1.85%`; nil for anything else.
  private static func amount(in word: Substring) -> SpokenValue? {
    var rest = word
    var isNegative = false
    if let first = rest.first, first == "-" || first == "−" {
      isNegative = true
      rest = rest.dropFirst()
    }
    let code = rest.first.flatMap { currencies[$0] }
    if code != nil { rest = rest.dropFirst() }
    let isPercent = rest.last == "%"
    if isPercent { rest = rest.dropLast() }
    guard code != nil || isPercent, !(code != nil && isPercent),
      var number = number(in: rest)
    else { return nil }
    number.isNegative = isNegative
    return code.map { .money(number, currency: $0) } ?? .percent(number)
  }

  /// An unsigned number, whose thousands may be grouped by commas.
  private static func number(in text: Substring) -> DecimalNumber? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count <= 2,
      text.allSatisfy({ "0123456789.,".contains($0) })
    else { return nil }
    let groups = whole.split(separator: ",", omittingEmptySubsequences: false)
    guard let first = groups.first, !first.isEmpty,
      groups.dropFirst().allSatisfy({ $0.count == 3 }),
      groups.count == 1 || first.count <= 3,
      !(parts.count > 1 && (parts[1].isEmpty || parts[1].contains(",")))
    else { return nil }
    let digits = ByteBuffer(groups.joined() + (parts.count > 1 ? "." + parts[1] : ""))
    return try? DecimalNumber(digits.bytes, from: 0, to: digits.count)
  }
}
