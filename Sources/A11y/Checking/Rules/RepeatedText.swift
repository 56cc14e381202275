// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The same text twice in one row.
struct RepeatedText: CheckRule {
  static let documentation = RuleDocumentation(
    "repeated-text", "The same text twice in one row",
    reason: """
      "Luxembourg, Luxembourg" sounds like a mistake, and does not say that a country and its \
      capital are meant. Numbers are not reported: two may be equal by chance.
      """,
    reference: .appleLabels,
    bad: [
      .init(
        #"{"fields": [{"name": "country"}, {"name": "capital", "say": "text"}], "rows": [{"country": "Luxembourg", "capital": "Luxembourg"}]}"#,
        heard: "Luxembourg, Luxembourg",
        better: "say the heading of \"capital\", or leave the field out")
    ],
    good: [
      #"{"fields": [{"name": "country"}, {"name": "capital", "say": {"as": "text", "heading": "always"}}], "rows": [{"country": "Luxembourg", "capital": "Luxembourg"}]}"#
    ])

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    // Equal texts begin alike and are equally long, which few are.
    var beginnings = item.phrases.map {
      $0.text.utf8.count << 8 | Int($0.text.utf8.first.map { $0 < 0x80 ? $0 | 0x20 : 0x80 } ?? 0)
    }
    beginnings.sort()
    guard zip(beginnings, beginnings.dropFirst()).contains(where: ==) else { return }
    var seen: Set<String> = []
    for phrase in item.phrases where !phrase.isControl {
      let text = phrase.text.lowercased()
      guard !seen.insert(text).inserted, phrase.isText, !phrase.saysHeading,
        text.count(where: \.isLetter) > 1
      else { continue }
      findings.report(
        phrase, of: item, "the row repeats this text", heard: item.label,
        better: "say the heading of \"\(phrase.field)\", or leave the field out")
    }
  }
}
