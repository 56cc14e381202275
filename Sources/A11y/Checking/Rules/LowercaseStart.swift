// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A name that starts with a lowercase letter.
struct LowercaseStart: CheckRule {
  static let documentation = RuleDocumentation(
    "lowercase-start", "A name starts with a lowercase letter",
    reason: """
      A capital letter helps voices find the right stress, and braille readers the start of a \
      name. Data is not reported, nor are names such as "iPhone".
      """,
    reference: .appleLabelProperty, canFix: true,
    bad: [
      .init(
        #"{"fields": [{"name": "text"}, {"name": "action", "say": "button"}], "rows": [{"text": "Draft", "action": "delete"}]}"#,
        heard: "delete, button", better: "Delete"),
      .init(
        #"{"sections": [{"header": "open bills", "rows": ["Rent"]}]}"#, heard: "open bills",
        better: "Open bills"),
    ],
    good: [
      #"{"fields": [{"name": "text"}, {"name": "shop", "say": "link"}], "rows": [{"text": "trousers", "shop": "eBay"}]}"#
    ])

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    if case .header = item.item, let better = Self.capitalized(item.label) {
      findings.report(nil, of: item, "the header starts with a lowercase letter", better: better)
    }
    for phrase in item.phrases where phrase.isName && phrase.say.role != .image {
      let name = TextCleaner.clean(phrase.source)
      guard let better = Self.capitalized(name) else { continue }
      // Turkish, Azerbaijani, Lithuanian and Dutch have their own rules for capital letters.
      let isSure = !["tr", "az", "lt", "nl"].contains(phrase.locale.language)
      findings.report(
        phrase, of: item, "the name starts with a lowercase letter", better: better,
        fix: isSure ? better : nil)
    }
  }

  /// The capitalized name; nil when it is capitalized, or has a capital soon after: "iPhone".
  private static func capitalized(_ name: String) -> String? {
    guard let first = name.unicodeScalars.first, first.properties.isLowercase else { return nil }
    // Georgian has lowercase letters that are not capitalized at the start of a sentence.
    let capital = first.properties.titlecaseMapping
    guard capital != String(first) else { return nil }
    let word = name.prefix { !$0.isWhitespace }
    // Addresses, file names and names of programs keep their case.
    guard word.allSatisfy({ $0.isLowercase || $0 == "-" || $0 == "'" || $0 == "’" }) else {
      return nil
    }
    return capital + String(name.unicodeScalars.dropFirst())
  }
}
