// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Tags and entities of HTML that are said as characters.
struct MarkupInText: CheckRule {
  static let documentation = RuleDocumentation(
    "markup-in-text", "Markup in a text",
    reason: """
      A web page shows "<b>Sale</b>" as a bold word. Elsewhere the tags are text, and are spoken: \
      "less than b greater than". A comparison such as "a < b" is not reported.
      """,
    reference: .wcag("1.3.1", "Info and Relationships", "info-and-relationships"),
    bad: [
      .init(
        #"[{"item": "Lamp", "note": "<b>On sale</b> today"}]"#,
        heard: "<b> On sale </b> today",
        better: "On sale today"),
      .init(
        #"[{"item": "Lamp", "note": "Fish &amp; chips"}]"#, heard: "Fish and chips",
        better: "Fish & chips"),
    ],
    good: [
      #"[{"item": "Lamp", "note": "warmer if a < b and c > d"}]"#,
      #"[{"item": "Lamp", "note": "Bed & breakfast; dinner"}]"#,
    ])

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases where phrase.isText {
      guard phrase.source.utf8.contains(where: { $0 == 0x3C || $0 == 0x26 }) else { continue }
      guard let better = Self.withoutMarkup(phrase.source) else { continue }
      findings.report(phrase, of: item, "the text has markup", better: better)
    }
  }

  /// The text as a page would show it; nil when it has no markup.
  private static func withoutMarkup(_ text: String) -> String? {
    var plain = ""
    var rest = text[...]
    var isFound = false
    while let first = rest.first {
      if first == "<", let end = tagEnd(rest) {
        isFound = true
        if plain.last != " " { plain += " " }
        rest = rest[end...]
      } else if let reference = MarkupReference.first(of: rest) {
        isFound = true
        plain.append(reference.character)
        rest = reference.rest
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    return isFound ? TextCleaner.clean(plain) : nil
  }

  /// Where the tag at the start of a text ends; nil if there is none.
  private static func tagEnd(_ text: Substring) -> Substring.Index? {
    let name = text.dropFirst().drop { $0 == "/" }
    guard let letter = name.first, letter.isASCII, letter.isLetter,
      let end = name.prefix(200).firstIndex(of: ">"),
      !name[..<end].contains("<")
    else { return nil }
    // After the name come attributes, which have an equals sign, or nothing.
    let rest = name[..<end].drop { $0.isLetter || $0.isNumber }
    guard rest.allSatisfy({ $0 == " " || $0 == "/" }) || rest.contains("=") else { return nil }
    return text.index(after: end)
  }
}
