/// A sign or a colour that stands for something, and is heard as nothing or as something else.
struct UnclearSymbol: CheckRule {
  static let documentation = RuleDocumentation(
    "unclear-symbol", "A sign or a colour that stands for a meaning",
    reason: """
      A dash for "none", stars for a rating, a check mark for "done": screen readers leave them out, or name the sign and not what it \
      means. A colour alone tells nothing to who has never been told what red stands for; a field that is called a colour may hold one.
      """,
    reference: .wcag("1.4.1", "Use of Color", "use-of-color"),
    bad: [
      .init(
        #"[{"city": "Oslo", "snow": "—"}]"#, heard: "—",
        better:
          "\"missingValues\": [\"\", \"—\"] for the field \"snow\", and \"missing\": \"no snow\" in its \"say\", or a word"
      ),
      .init(
        #"[{"hotel": "Grand", "class": "★★★★"}]"#, heard: "four of four stars",
        better: "the number, with \"say\": \"rating:5\" for the field \"class\""),
      .init(
        #"[{"server": "db1", "status": "red"}]"#, heard: "red",
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
  /// The names of fields in which a colour is a meaning.
  private static let states: Set<String> = [
    "status", "state", "health", "level", "priority", "severity", "risk", "condition", "alert",
    "signal", "light", "rating", "grade", "result",
  ]

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases where phrase.isText && !phrase.isControl {
      let text = phrase.value
      if item.isEnglish, Self.colors.contains(text.lowercased()),
        phrase.nameWords.last.map({ Self.states.contains($0) }) == true
      {
        findings.report(
          phrase, of: item, "a colour tells what the value is",
          better: "what \"\(text)\" means, by \"categories\" of \(phrase.fieldInWords)")
      } else if !text.isEmpty, !text.contains(where: { $0.isLetter || $0.isNumber }),
        !text.contains(where: { $0.looksLikeEmoji })
      {
        findings.report(
          phrase, of: item, "a sign stands for a meaning", better: Self.better(text, phrase))
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
  /// Whether it is drawn as an emoji, which screen readers have names for.
  var looksLikeEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation
      || (first.properties.isEmoji && unicodeScalars.contains("\u{FE0F}"))
  }
}
