// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A name that ends with a period.
struct TrailingPeriod: CheckRule {
  static let documentation = RuleDocumentation(
    "trailing-period", "A name ends with a period",
    reason: """
      A name is not a sentence; a period makes the voice fall and pause as if at an end, and some \
      screen readers announce it. Abbreviations and sentences in the data are not reported.
      """,
    reference: .appleLabelProperty, canFix: true,
    bad: [
      .init(
        #"{"fields": [{"name": "text"}, {"name": "action", "say": "button"}], "rows": [{"text": "Draft", "action": "Delete."}]}"#,
        heard: "Delete., button", better: "Delete"),
      .init(
        #"{"title": "Bills", "sections": [{"header": "Paid bills.", "rows": ["Rent"]}]}"#,
        heard: "Paid bills.", better: "Paid bills"),
    ],
    good: [
      #"{"fields": [{"name": "text"}, {"name": "action", "say": "button"}], "rows": [{"text": "Apple Inc.", "action": "Buy"}]}"#
    ])

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    if case .header = item.item, let better = Self.withoutPeriod(item.label, item.isEnglish) {
      findings.report(nil, of: item, "the header ends with a period", better: better)
    }
    for phrase in item.phrases where phrase.isName {
      let isEnglish = phrase.locale.language == "en"
      guard let better = Self.withoutPeriod(TextCleaner.clean(phrase.source), isEnglish) else {
        continue
      }
      findings.report(
        phrase, of: item, "the name ends with a period", better: better,
        fix: isEnglish ? better : nil)
    }
  }

  /// The name without its period; nil when it has none, ends with an abbreviation, or has several
  /// sentences.
  private static func withoutPeriod(_ name: String, _ isEnglish: Bool) -> String? {
    guard name.hasSuffix("."), !name.hasSuffix("..") else { return nil }
    let rest = name.dropLast()
    let word = rest.split(separator: " ").last ?? rest
    var isAbbreviation = word.contains(".") || word.count < 4
    if isEnglish {
      isAbbreviation =
        isAbbreviation || EnglishTextWords.abbreviations[word.lowercased()] != nil
        || EnglishTextWords.months[word.lowercased()] != nil
    } else {
      // Abbreviations of other languages are unknown; most are capitalized, or stand alone.
      isAbbreviation = isAbbreviation || word.count == rest.count || word.first?.isLowercase != true
    }
    return isAbbreviation || rest.contains(". ") ? nil : String(rest)
  }
}
