// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Rows that a braille display shows alike until it is panned.
struct BrailleBeginning: CheckRule {
  static let documentation = RuleDocumentation(
    "braille-beginning", "Rows that begin alike on a braille display",
    reason: """
      A display has forty cells, or as many as are asked for. Where the part that tells rows apart is beyond them, each row must \
      be panned to know which it is. It is looked for with `--braille`.
      """,
    reference: .appleLabels,
    bad: [
      .init(
        #"[{"event": "Annual meeting of the members of the northern district, Oslo"}, {"event": "Annual meeting of the members of the northern district, Bergen"}]"#,
        heard: "Annual meeting of the members of the northern district, Bergen",
        better: "put first what tells the rows apart")
    ],
    good: [
      #"[{"event": "Oslo: annual meeting of the members of the northern district"}, {"event": "Bergen: annual meeting of the members of the northern district"}]"#
    ])
  static let isForBraille = true

  private var braille: CheckedBraille
  /// The rows that begin so, by the hashes of their first cells: the row number, and the hash of the whole label.
  private var rows: [Int: (number: Int, label: Int)] = [:]
  /// How many are remembered, so that memory does not grow with the table; then it begins anew.
  private static let mostRows = 100_000

  init(_ settings: CheckSettings) { braille = CheckedBraille(settings) }

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    guard item.isRow, let cells = braille.cells(of: item.label, in: item.locale),
      cells.count > braille.width
    else { return }
    if rows.count >= Self.mostRows { rows.removeAll(keepingCapacity: true) }
    let label = item.label.hashValue
    let beginning = cells.prefix(braille.width).hashValue
    guard let first = rows[beginning] else {
      rows[beginning] = (item.rowNumber, label)
      return
    }
    // Rows with the same label are another rule's.
    guard first.label != label else { return }
    findings.report(
      nil, of: item,
      "row \(item.rowNumber) begins as row \(first.number) does, for \(braille.width) cells of braille",
      better: "put first what tells the rows apart", isOnePerTable: true)
  }
}
