// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Text in capital letters that is not an abbreviation.
struct AllCapitals: CheckRule {
  static let documentation = RuleDocumentation(
    "all-capitals", "Text in capital letters",
    reason: """
      Voices spell some words in capitals and speak others, and braille displays put a sign before \
      each. Codes and abbreviations, which are short, are not reported.
      """,
    reference: .wcag("3.1.5", "Reading Level", "reading-level"),
    bad: [
      .init(
        #"[{"city": "SAN FRANCISCO"}]"#, heard: "SAN FRANCISCO", better: "San Francisco")
    ],
    good: [#"[{"agency": "NASA", "city": "San Francisco"}]"#])

  /// A single word with fewer letters may be an abbreviation, such as UNESCO.
  private static let leastLetters = 7

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    if !item.isRow, let better = Self.cased(item.label) {
      findings.report(nil, of: item, "the text is in capital letters", better: better)
    }
    for phrase in item.phrases where phrase.isText && !phrase.isControl {
      guard let better = Self.cased(phrase.value) else { continue }
      findings.report(phrase, of: item, "the text is in capital letters", better: better)
    }
  }

  /// The text capitalized like a name; nil when it is not all capitals, or may be an abbreviation.
  private static func cased(_ text: String) -> String? {
    // Nearly all texts have a letter or digit that settles it.
    if text.utf8.contains(where: { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }) {
      return nil
    }
    // The letters of ASCII alone decide for most of the rest.
    if text.isASCII, text.utf8.count(where: { (0x41...0x5A).contains($0) }) < leastLetters {
      return nil
    }
    guard !text.contains(where: { $0.isLowercase || $0.isNumber || "_/@".contains($0) }) else {
      return nil
    }
    let words = text.split { !$0.isLetter && $0 != "'" && $0 != "’" }
    let letters = words.reduce(0) { $0 + $1.count }
    guard words.contains(where: { $0.count > 3 }), letters >= leastLetters,
      words.allSatisfy({ $0.allSatisfy(\.isUppercase) })
    else { return nil }
    var previous: Character = " "
    return String(
      text.map { character -> Character in
        defer { previous = character }
        let isInside = previous.isLetter || previous == "'" || previous == "’"
        return isInside ? character.lowercased().first ?? character : character
      })
  }
}
