/// A negative amount that is written in parentheses, in a field of text.
struct NegativeInParentheses: CheckRule {
  static let documentation = RuleDocumentation(
    "negative-in-parentheses", "A negative number in parentheses", level: .error,
    reason: """
      Screen readers say nothing of parentheses, so "(5.00)" is heard as five, and the sign is lost. A field that is declared as money or a \
      number is read right.
      """,
    reference: .wcag("1.3.1", "Info and Relationships", "info-and-relationships"), canFix: true,
    bad: [
      .init(
        #"[{"account": "Travel", "balance": "(1,250.00)"}]"#,
        heard: "minus one thousand two hundred and fifty point zero zero", better: "-1,250.00"),
      .init(
        #"[{"account": "Travel", "balance": "($5)"}]"#, heard: "minus five dollars", better: "-$5"),
    ],
    good: [
      #"[{"account": "Travel", "balance": "-$5"}]"#,
      #"[{"name": "Oslo (Norway)", "area": "(47)"}]"#,
    ])

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases where phrase.isText {
      let text = TextCleaner.clean(phrase.source)
      guard text.hasPrefix("("), text.hasSuffix(")") else { continue }
      let amount = String(text.dropFirst().dropLast())
      guard Self.isAmount(amount) else { continue }
      findings.report(
        phrase, of: item, "the sign is in parentheses, which most screen readers don't say",
        better: "-\(amount)", fix: "-\(amount)")
    }
  }

  /// Whether a text is an amount as bookkeepers write it: with a sign of money, or with groups and two digits behind the point. Other
  /// numbers in parentheses may be notes, codes of areas, versions or dates.
  private static func isAmount(_ text: String) -> Bool {
    let digits = text.filter { !$0.isCurrencySymbol && $0 != " " }
    guard digits.wholeMatch(of: /[0-9]{1,3}(,?[0-9]{3})*([.][0-9]+)?/) != nil else { return false }
    return digits != text.filter { $0 != " " }
      || digits.wholeMatch(of: /[0-9]{1,3}(,[0-9]{3})+[.][0-9]{2}/) != nil
  }
}
