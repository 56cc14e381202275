// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The text of a link or a button that does not tell where it leads.
struct VagueLink: CheckRule {
  static let documentation = RuleDocumentation(
    "vague-link", "A link that does not tell where it leads",
    reason: """
      Screen readers list the links of a page without the text around them. Ten times "click here" \
      in such a list tells nothing.
      """,
    reference: .wcag("2.4.4", "Link Purpose (In Context)", "link-purpose-in-context"),
    bad: [
      .init(
        #"[{"report": "Annual report", "more": "Click here"}]"#, heard: "more Click here",
        better: "what it leads to, such as the text next to it"),
      .init(
        #"{"fields": [{"name": "report"}, {"name": "go", "say": "link"}], "rows": [{"report": "Annual report", "go": "More"}]}"#,
        heard: "More, link", better: "what it leads to, such as the text next to it"),
    ],
    good: [
      #"{"fields": [{"name": "report"}, {"name": "go", "say": "link"}], "rows": [{"report": "Annual report", "go": "Annual report as PDF"}]}"#,
      #"[{"who": "Thomas", "title": "More"}]"#,
    ])

  /// Texts that are vague wherever they stand.
  private static let always: Set<String> = [
    "click here", "click", "read more", "learn more", "see more", "more info", "more information",
    "tap here", "go here", "follow this link", "this link",
  ]

  /// Texts that are vague as a link or a button.
  private static let asLink: Set<String> = [
    "here", "more", "link", "details", "info", "go", "page", "this", "…", "...",
  ]

  /// The first and last bytes of these, lowercased, as one number.
  private static let edges = Set(always.union(asLink).map { edges(of: $0.utf8) })

  private static func edges(of bytes: String.UTF8View) -> UInt16 {
    UInt16((bytes.first ?? 0) | 0x20) << 8 | UInt16((bytes.last ?? 0) | 0x20)
  }

  /// Whether a text is vague: wherever it stands, or as a link or a button.
  static func isVague(_ text: String, isLink: Bool) -> Bool {
    let text = TextCleaner.clean(text).lowercased()
    return always.contains(text) || isLink && asLink.contains(text)
  }

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases where phrase.isText || phrase.isName {
      // None is longer.
      let bytes = phrase.source.utf8
      guard bytes.count < 24, let first = bytes.first, let last = bytes.last,
        min(first, last) <= UInt8(ascii: " ") || Self.edges.contains(Self.edges(of: bytes)),
        phrase.locale.language == "en"
      else { continue }
      let isLink = phrase.say.role == .link || phrase.say.role == .button
      guard Self.isVague(phrase.source, isLink: isLink) else { continue }
      findings.report(
        phrase, of: item, "the text does not tell where it leads",
        better: "what it leads to, such as the text next to it")
    }
  }
}
