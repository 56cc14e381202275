/// A name that starts in lower case.
struct LowercaseStart: CheckRule {
  static let documentation = RuleDocumentation(
    "lowercase-start", "A name starts in lower case",
    reason: """
      A capital letter lets voices find the right stress, and braille readers the beginning of a name. Data is left as it is, and so are \
      names like "iPhone".
      """,
    reference: .appleLabelProperty, canFix: true,
    bad: [
      .init(
        #"{"fields": [{"name": "text"}, {"name": "action", "say": "button"}], "rows": [{"text": "Draft", "action": "delete"}]}"#,
        heard: "delete, button", better: "Delete"),
      .init(
        #"{"sections": [{"header": "open bills", "rows": ["Rent"]}]}"#, heard: "open bills",
        better: "Open bills"),
    ],
    good: [
      #"{"fields": [{"name": "text"}, {"name": "shop", "say": "link"}], "rows": [{"text": "trousers", "shop": "eBay"}]}"#
    ])

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    if case .header = item.item, let better = Self.capitalized(item.label) {
      findings.report(nil, of: item, "the header starts in lower case", better: better)
    }
    for phrase in item.phrases where phrase.isName && phrase.say.role != .image {
      let name = TextCleaner.clean(phrase.source)
      guard let better = Self.capitalized(name) else { continue }
      // Turkish and Dutch have capital letters of their own.
      let isSure = !["tr", "az", "lt", "nl"].contains(phrase.locale.language)
      findings.report(
        phrase, of: item, "the name starts in lower case", better: better,
        fix: isSure ? better : nil)
    }
  }

  /// The name with a capital letter; nil when it has one, or one soon after: "iPhone".
  private static func capitalized(_ name: String) -> String? {
    guard let first = name.unicodeScalars.first, first.properties.isLowercase else { return nil }
    // Georgian has small letters that no sentence begins with in capitals.
    let capital = first.properties.titlecaseMapping
    guard capital != String(first) else { return nil }
    let word = name.prefix { !$0.isWhitespace }
    // An address, a file and a name of a program are written so.
    guard word.allSatisfy({ $0.isLowercase || $0 == "-" || $0 == "'" || $0 == "’" }) else {
      return nil
    }
    return capital + String(name.unicodeScalars.dropFirst())
  }
}
