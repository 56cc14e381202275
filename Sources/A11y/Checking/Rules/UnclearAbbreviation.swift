// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// An abbreviation that a voice reads as a word, or unintelligibly.
struct UnclearAbbreviation: CheckRule {
  static let documentation = RuleDocumentation(
    "unclear-abbreviation", "An abbreviation that is read as a word",
    reason: """
      "qty" is not a word, and "AFG" is read as "afg". A column of codes is better spelled, and a \
      heading written out. Abbreviations that are commonly spoken as letters or as words are not \
      reported. Except for columns of codes, this applies only to English.
      """,
    reference: .wcag("3.1.4", "Abbreviations", "abbreviations"),
    bad: [
      .init(
        #"[{"part": "Screw", "qty": 40}]"#, heard: "qty forty",
        better: "\"title\": \"quantity\" for the field \"qty\""),
      .init(
        #"{"fields": [{"name": "country"}, {"name": "code", "say": "text"}], "rows": [{"country": "Norway", "code": "NOR"}, {"country": "Sweden", "code": "SWE"}, {"country": "Finland", "code": "FIN"}]}"#,
        heard: "NOR", better: "\"say\": \"identifier\" for the field \"code\", which spells it"),
    ],
    good: [
      #"[{"part": "Screw", "quantity": 40}]"#,
      #"{"fields": [{"name": "country"}, {"name": "code", "say": "identifier"}], "rows": [{"country": "Norway", "code": "NOR"}, {"country": "Sweden", "code": "SWE"}, {"country": "Finland", "code": "FIN"}]}"#,
    ])

  /// The texts in capital letters of a field.
  private struct Codes {
    /// The remembered location of the first text.
    var first: Int
    /// What messages call the field.
    var field: String
    var count = 0
    /// How many of them are words.
    var wordCount = 0
    var texts: Set<String> = []
    var saysWord = false
  }

  private var codes: [Int: Codes?] = [:]
  private var order: [Int] = []
  /// What headings are when they are written out; nil for one that has no abbreviation.
  private var headings: [String: String?] = [:]

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases where !phrase.isControl {
      if item.isEnglish, phrase.saysHeading { checkHeading(phrase, item, &findings) }
      if phrase.isText, phrase.say.role == nil {
        note(phrase, of: item, &findings)
      }
    }
  }

  private mutating func checkHeading(
    _ phrase: CheckedPhrase, _ item: CheckedItem, _ findings: inout Findings
  ) {
    let whole: String?
    if let known = headings[phrase.heading] {
      whole = known
    } else {
      whole = ShortForm.writtenOut(phrase.heading)
      headings[phrase.heading] = .some(whole)
    }
    guard let whole else { return }
    findings.report(
      phrase, of: item, "the heading is an abbreviation",
      better: "\"title\": \"\(whole)\" for \(phrase.fieldInWords)")
  }

  private mutating func note(
    _ phrase: CheckedPhrase, of item: CheckedItem, _ findings: inout Findings
  ) {
    if let known = codes[phrase.column], known == nil { return }
    let text = phrase.value
    guard ShortForm.isCode(text) else {
      codes[phrase.column] = .some(nil)
      return
    }
    if codes[phrase.column] == nil {
      order.append(phrase.column)
      codes[phrase.column] = Codes(
        first: findings.remember(phrase, of: item), field: phrase.fieldInWords)
    }
    guard var known = codes[phrase.column] ?? nil else { return }
    known.count += 1
    if ShortForm.isWord(text) { known.wordCount += 1 }
    if known.texts.count < 3 { known.texts.insert(text) }
    known.saysWord = known.saysWord || text.contains { "AEIOUY".contains($0) }
    codes[phrase.column] = known
  }

  mutating func finish(_ findings: inout Findings) {
    for column in order {
      guard let known = codes[column] ?? nil, known.texts.count > 2, known.saysWord,
        known.wordCount * 2 < known.count
      else {
        continue
      }
      findings.report(
        known.first, "a code is spoken as a word", count: known.count,
        better: "\"say\": \"identifier\" for \(known.field), which spells it")
    }
  }
}
