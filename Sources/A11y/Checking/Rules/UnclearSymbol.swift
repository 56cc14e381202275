// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A symbol or color that carries meaning, and is heard as nothing or as something else.
struct UnclearSymbol: CheckRule {
  static let documentation = RuleDocumentation(
    "unclear-symbol", "A symbol or color that carries meaning",
    reason: """
      A dash for "none", stars for a rating, a check mark for "done": screen readers omit them, or \
      name the symbol rather than its meaning. A color alone says nothing to those who were never \
      told what red stands for; a field whose name is about color may contain one.
      """,
    reference: .wcag("1.4.1", "Use of Color", "use-of-color"),
    bad: [
      .init(
        #"{"fields": [{"name": "city"}, {"name": "snow", "say": "text"}], "rows": [{"city": "Oslo", "snow": "—"}]}"#,
        heard: "—",
        better:
          "\"missingValues\": [\"\", \"—\"] for the field \"snow\", and \"missing\": \"no snow\" in its \"say\", or a word"
      ),
      .init(
        #"[{"hotel": "Grand", "class": "★★★★"}]"#, heard: "star star star star",
        better: "the number, with \"say\": \"rating:5\" for the field \"class\""),
      .init(
        #"[{"server": "db1", "status": "red"}]"#, heard: "status red",
        better: "what \"red\" means, by \"categories\" of the field \"status\""),
    ],
    good: [
      #"{"fields": [{"name": "city"}, {"name": "snow", "missingValues": ["", "—"], "say": {"as": "text", "missing": "no snow"}}], "rows": [{"city": "Oslo", "snow": "—"}]}"#,
      #"{"fields": [{"name": "hotel"}, {"name": "class", "say": "rating:5"}], "rows": [{"hotel": "Grand", "class": 4}]}"#,
      #"[{"bird": "Robin", "colour": "red"}]"#,
    ])

  private static let colors: Set<String> = [
    "red", "green", "yellow", "orange", "amber", "blue", "gray", "grey", "black", "white", "purple",
  ]
  /// The names of fields in which a color carries meaning.
  private static let states: Set<String> = [
    "status", "state", "health", "level", "priority", "severity", "risk", "condition", "alert",
    "signal", "light", "rating", "grade", "result",
  ]

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases where phrase.isText && !phrase.isControl {
      let text = phrase.value
      if item.isEnglish, phrase.nameWords.last.map({ Self.states.contains($0) }) == true,
        Self.colors.contains(text.lowercased())
      {
        findings.report(
          phrase, of: item, "a color carries a meaning",
          better: "what \"\(text)\" means, by \"categories\" of \(phrase.fieldInWords)")
      } else if !text.isEmpty, !text.utf8.contains(where: \.isASCIILetterOrDigit),
        !text.contains(where: { $0.isLetter || $0.isNumber }),
        !text.contains(where: { $0.looksLikeEmoji })
      {
        findings.report(
          phrase, of: item, "a symbol carries a meaning", better: Self.better(text, phrase))
      }
    }
  }

  private static func better(_ text: String, _ phrase: CheckedPhrase) -> String {
    if text.contains(where: { "★☆⭐✩✪".contains($0) }) {
      return "the number, with \"say\": \"rating:5\" for \(phrase.fieldInWords)"
    }
    if text.allSatisfy({ "-–—−?.*_/\\|~".contains($0) }) {
      let name = phrase.heading.isEmpty ? "value" : phrase.heading
      return
        "\"missingValues\": [\"\", \"\(text)\"] for \(phrase.fieldInWords), and \"missing\": \"no \(name)\" in its \"say\", or a word"
    }
    return
      "what \"\(text)\" means, as a word or by \"categories\" of \(phrase.fieldInWords)"
  }
}

extension Character {
  /// Whether it is displayed as an emoji, which screen readers have a name for.
  var looksLikeEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation
      || (first.properties.isEmoji && unicodeScalars.contains("\u{FE0F}"))
  }
}
