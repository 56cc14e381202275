// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A date that is given as its digits.
struct RawDate: CheckRule {
  static let documentation = RuleDocumentation(
    "raw-date", "A date in digits",
    reason: """
      Programs write 2024-01-15, and screen readers say "two thousand twenty four dash zero one dash \
      fifteen". A field that is declared as a date is said as one, in the listener's language.
      """,
    reference: .wcag("1.3.1", "Info and Relationships", "info-and-relationships"),
    bad: [
      .init(
        #"{"fields": [{"name": "who"}, {"name": "joined", "say": "text"}], "rows": [{"who": "Ada", "joined": "2024-01-15"}]}"#,
        heard: "January fifteenth twenty twenty four",
        better: "\"say\": \"date\" for the field \"joined\"")
    ],
    good: [
      #"[{"who": "Ada", "joined": "2024-01-15"}]"#,
      #"{"fields": [{"name": "who"}, {"name": "joined", "say": "text"}], "rows": [{"who": "Ada", "joined": "January 2024"}]}"#,
    ])

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases where phrase.isText && !phrase.isControl {
      let digits = phrase.value.utf8.prefix(5)
      guard digits.count == 5, digits.prefix(4).allSatisfy({ (0x30...0x39).contains($0) }),
        digits.last == UInt8(ascii: "-")
      else { continue }
      let kind: String
      if CivilTime(iso8601: phrase.value, parts: .dateTime)?.hasTime == true {
        kind = "datetime"
      } else if CivilTime(iso8601: phrase.value, parts: .date) != nil {
        kind = "date"
      } else {
        continue
      }
      findings.report(
        phrase, of: item, "the date is in digits",
        better: "\"say\": \"\(kind)\" for \(phrase.fieldInWords)")
    }
  }
}
