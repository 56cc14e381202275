// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A negative amount written in parentheses, in a text field.
struct NegativeInParentheses: CheckRule {
  static let documentation = RuleDocumentation(
    "negative-in-parentheses", "A negative number in parentheses", level: .error,
    reason: """
      Screen readers do not announce parentheses, so "(5.00)" is heard as five, and the sign is \
      lost. A field that is declared as money or a number is read correctly.
      """,
    reference: .wcag("1.3.1", "Info and Relationships", "info-and-relationships"), canFix: true,
    bad: [
      .init(
        #"{"fields": [{"name": "account"}, {"name": "balance", "say": "text"}], "rows": [{"account": "Travel", "balance": "(1,250.00)"}]}"#,
        heard: "minus one thousand two hundred fifty point zero zero", better: "-1,250.00"),
      .init(
        #"{"fields": [{"name": "account"}, {"name": "balance", "say": "text"}], "rows": [{"account": "Travel", "balance": "($5)"}]}"#,
        heard: "minus five dollars", better: "-$5"),
    ],
    good: [
      #"[{"account": "Travel", "balance": "-$5"}]"#,
      #"[{"name": "Oslo (Norway)", "area": "(47)"}]"#,
      #"[{"name": "Oslo", "note": "(12)"}, {"name": "Rome", "note": "see below"}]"#,
    ])

  /// The amounts in parentheses of a column.
  private struct Amounts {
    var found: [(phrase: Int, amount: String)] = []
    /// Whether there is evidence that they are amounts: a currency symbol, grouped digits with two
    /// decimals, a field name that says so, or numbers in the same column.
    var isSure = false
    /// Whether the column has other texts, so that these may be notes, area codes, versions or
    /// dates.
    var hasTexts = false
  }

  private var columns: [Int: Amounts] = [:]

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases where phrase.isText || phrase.kind == .number || phrase.isByName {
      var amounts = columns[phrase.column] ?? Amounts()
      // Nothing more can be found out of such a column.
      if amounts.hasTexts || (phrase.kind == .number && amounts.isSure) { continue }
      let text = TextCleaner.clean(phrase.source)
      if text.hasPrefix("("), text.hasSuffix(")") {
        let inside = String(text.dropFirst().dropLast()).trimmingSpaces()
        if let isSure = Self.isAmount(inside) {
          amounts.found.append((findings.remember(phrase, of: item), inside))
          amounts.isSure = amounts.isSure || isSure || phrase.isByName
        } else {
          amounts.hasTexts = true
        }
      } else if phrase.kind == .number {
        amounts.isSure = true
      } else if Self.isAmount(text.hasPrefix("-") ? String(text.dropFirst()) : text) == nil {
        amounts.hasTexts = true
      }
      columns[phrase.column] = amounts
    }
  }

  mutating func finish(_ findings: inout Findings) {
    for (_, amounts) in columns.sorted(by: { $0.key < $1.key })
    where amounts.isSure && !amounts.hasTexts {
      for (index, amount) in amounts.found {
        findings.report(
          index, "the sign is in parentheses, which most screen readers don't announce",
          better: "-\(amount)", fix: "-\(amount)")
      }
    }
  }

  /// Whether a text is certainly an amount (with a currency symbol, or grouped with two decimals),
  /// or possibly one; nil when it is not a number.
  private static func isAmount(_ text: String) -> Bool? {
    let written = text.filter { $0 != " " }
    let digits = written.filter { !$0.isCurrencySymbol }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, NumberMarks.standard.fits(digits) else { return nil }
    let isGrouped = parts[0].contains(",")
    return digits.count < written.count || (isGrouped && parts.count == 2 && parts[1].count == 2)
  }
}
