// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Signs and emoji that the braille of the language lacks.
struct BrailleSubstitute: CheckRule {
  static let documentation = RuleDocumentation(
    "braille-substitute", "A sign that the language's braille lacks",
    reason: """
      A sign that the language's table of braille does not know is shown as its number, as nothing, or \
      by its name in English, which fills the display. It is looked for with `--braille`.
      """,
    reference: .wcag("1.1.1", "Non-text Content", "non-text-content"),
    bad: [
      .init(
        #"[{"hotel": "Grand", "view": "sea 🌊"}]"#, heard: "sea water wave",
        better: "words; it is written as \"water wave\"")
    ],
    good: [#"[{"hotel": "Grand", "view": "sea"}]"#])
  static let isForBraille = true

  /// Stands for a letter that nothing is like.
  private static let unknown = "?"

  private var braille: CheckedBraille

  init(_ settings: CheckSettings) { braille = CheckedBraille(settings) }

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases where phrase.kind != .number {
      // Letters and digits of ASCII are in every table.
      guard phrase.value.utf8.contains(where: { $0 >= 0x80 }) else { continue }
      let substitutes = braille.substitutes(in: phrase.value, item.locale)
      for (character, text) in substitutes where text != Self.unknown {
        findings.report(
          phrase, of: item, "the language's braille has no \(character)",
          better: character.properties.isAlphabetic
            ? "the same in letters of the language; it is written as \"\(text)\""
            : "words; it is written as \"\(text)\"")
      }
      // A word in another script has many such letters.
      if substitutes.contains(where: { $0.text == Self.unknown }) {
        findings.report(
          phrase, of: item,
          "the language's braille lacks letters of the text, which become question marks",
          better: "the same in letters of the language")
      }
    }
  }
}
