// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Texts of a field that are written alike in braille.
struct BrailleAlike: CheckRule {
  static let documentation = RuleDocumentation(
    "braille-alike", "Texts that are alike in braille",
    reason: """
      Braille lacks some signs, and others are written in their place. Two texts that differ only in \
      those can't be told apart by hand. It is looked for with `--braille`.
      """,
    reference: .wcag("1.3.3", "Sensory Characteristics", "sensory-characteristics"),
    bad: [
      .init(
        #"[{"sensor": "T₁ inside"}, {"sensor": "T1 inside"}]"#, heard: "T one inside",
        better: "tell them apart by letters or digits")
    ],
    good: [#"[{"sensor": "T1 inside"}, {"sensor": "T2 inside"}]"#])
  static let isForBraille = true

  private var braille: CheckedBraille
  /// The texts of each column, by the hashes of their cells: the row number, and the hash of the text.
  private var texts: [Int: [Int: (number: Int, text: Int)]] = [:]
  /// The hashes of each column's texts.
  private var seen: [Int: Set<Int>] = [:]
  private var count = 0
  /// How many are remembered, so that memory does not grow with the table; then it begins anew.
  private static let mostTexts = 100_000

  init(_ settings: CheckSettings) { braille = CheckedBraille(settings) }

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    guard item.isRow else { return }
    for phrase in item.phrases where phrase.isText && !phrase.isControl {
      // Most texts of many rows have been seen.
      let text = phrase.value.hashValue
      guard seen[phrase.column, default: []].insert(text).inserted else { continue }
      count += 1
      if count > Self.mostTexts {
        (texts, seen) = ([:], [:])
        count = 1
      }
      guard let cells = braille.cells(of: phrase.value, in: item.locale), !cells.isEmpty else {
        continue
      }
      let hash = cells.hashValue
      guard let first = texts[phrase.column]?[hash] else {
        texts[phrase.column, default: [:]][hash] = (item.rowNumber, text)
        continue
      }
      guard first.text != text else { continue }
      findings.report(
        phrase, of: item, "the text is written in braille as another one in row \(first.number)",
        better: "tell them apart by letters or digits", isOnePerTable: true)
    }
  }
}
