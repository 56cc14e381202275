// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Several emoji in a row.
struct EmojiRun: CheckRule {
  static let documentation = RuleDocumentation(
    "emoji-run", "A run of emoji",
    reason: """
      Each is spoken by name: "party popper, party popper, party popper". One is an accent, three \
      are a sentence.
      """,
    reference: .wcag("1.1.1", "Non-text Content", "non-text-content"),
    bad: [
      .init(
        #"[{"news": "We won 🎉🎉🎉"}]"#, heard: "We won party popper party popper party popper",
        better: "one of them, or words")
    ],
    good: [#"[{"news": "We won 🎉"}]"#, #"[{"country": "Norway", "flag": "🇳🇴"}]"#])

  /// The fewest emoji that are a run.
  private static let leastCount = 3

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases where phrase.kind != .number {
      // No emoji begins with a smaller byte.
      guard phrase.value.utf8.contains(where: { $0 >= 0xE2 }) else { continue }
      var count = 0
      for character in phrase.value where character != " " {
        count = character.looksLikeEmoji ? count + 1 : 0
        if count == Self.leastCount { break }
      }
      guard count == Self.leastCount else { continue }
      findings.report(
        phrase, of: item, "a run of emoji, each of which is spoken by name",
        better: "one of them, or words")
    }
  }
}
