// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Text that was cut off.
struct TruncatedText: CheckRule {
  static let documentation = RuleDocumentation(
    "truncated-text", "Text that was cut off",
    reason: """
      Text is cut to fit a screen. Listeners have no such limit, and hear half a word. "Save as…" \
      on a button means that more will be asked, and a short title may end this way.
      """,
    reference: .wcag("1.4.4", "Resize Text", "resize-text"),
    bad: [
      .init(
        #"[{"subject": "Minutes of the meeting of the harbor comm…"}]"#,
        heard: "Minutes of the meeting of the harbor comm…", better: "the whole text")
    ],
    good: [
      #"[{"subject": "Wait for it…"}]"#,
      #"{"fields": [{"name": "text"}, {"name": "action", "say": "button"}], "rows": [{"text": "Report", "action": "Save a copy in another folder as…"}]}"#,
    ])

  /// Shorter text was not cut; it just ends this way.
  private static let leastLength = 18

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases where phrase.isText && !phrase.isControl {
      let text = phrase.value
      let end = text.hasSuffix("…") ? 1 : text.hasSuffix("...") ? 3 : 0
      guard end > 0, text.count >= Self.leastLength else { continue }
      // After a complete sentence, the ellipsis is the author's.
      guard text.dropLast(end).last?.isLetter == true else { continue }
      findings.report(phrase, of: item, "the text was cut off", better: "the whole text")
    }
  }
}
