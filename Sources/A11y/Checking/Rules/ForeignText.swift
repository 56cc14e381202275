/// Text in another script than the table's, of which nobody has said the language.
struct ForeignText: CheckRule {
  static let documentation = RuleDocumentation(
    "foreign-text", "Text in another language that is not said",
    reason: """
      A voice reads only its own language, and what it can't read it leaves out or spells. A script tells some of it, but Cyrillic may be \
      Russian or Bulgarian. Text in Latin letters can't be known, and a Greek letter or two are signs of a formula.
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
    for phrase in item.phrases where !phrase.hasOwnLocale {
      guard
        let run = ScriptRuns.of(phrase.value, in: phrase.locale)
          .first(where: { $0.locale.language != phrase.locale.language })
      else { continue }
      findings.report(
        phrase, of: item, "the language of the text is not said",
        better:
          "\"locale\" in the \"say\" of \(phrase.fieldInWords); it is read as \(run.locale.tag), by its script"
      )
    }
  }
}
