// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Text in another script than the table's, without a declared language.
struct ForeignText: CheckRule {
  static let documentation = RuleDocumentation(
    "foreign-text", "Text in an undeclared language",
    reason: """
      A voice reads only its own language, and omits or spells what it can't read. A script is \
      only a hint: Cyrillic may be Russian or Bulgarian. The language of Latin text can't be \
      detected, and one or two Greek letters are symbols of a formula.
      """,
    reference: .wcag("3.1.2", "Language of Parts", "language-of-parts"),
    bad: [
      .init(
        #"[{"city": "Moscow", "own_name": "Москва"}]"#, heard: "Москва",
        better:
          "\"locale\" in the \"say\" of the field \"own_name\"; it is read as ru, by its script")
    ],
    good: [
      #"{"fields": [{"name": "city"}, {"name": "own_name", "say": {"as": "text", "locale": "ru-RU"}}], "rows": [{"city": "Moscow", "own_name": "Москва"}]}"#,
      #"[{"city": "Moscow", "angle": "π/2"}]"#,
    ])

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases
    where phrase.kind != .number && !phrase.hasOwnLocale && ScriptRuns.mayDiffer(phrase.value) {
      guard
        let run = ScriptRuns.of(phrase.value, in: phrase.locale)
          .first(where: { $0.locale.language != phrase.locale.language })
      else { continue }
      findings.report(
        phrase, of: item, "the language of the text is not declared",
        better:
          "\"locale\" in the \"say\" of \(phrase.fieldInWords); it is read as \(run.locale.tag), by its script"
      )
    }
  }
}
