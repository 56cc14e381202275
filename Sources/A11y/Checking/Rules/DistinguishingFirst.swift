// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Rows that begin with the same text, and differ only later.
struct DistinguishingFirst: CheckRule {
  static let documentation = RuleDocumentation(
    "distinguishing-first", "What distinguishes rows is not first",
    reason: """
      People move through a list and leave a row as soon as they know it is not the one they want. \
      When many rows begin with the same words, they must listen longer to each. Numbers and dates \
      are not names, so a table of measurements is not reported.
      """,
    reference: .appleLabels,
    bad: [
      .init(
        #"[{"kind": "Invoice", "to": "Adler"}, {"kind": "Invoice", "to": "Baker"}, {"kind": "Invoice", "to": "Cole"}, {"kind": "Offer", "to": "Dunn"}, {"kind": "Offer", "to": "Evans"}]"#,
        heard: "kind Invoice, Adler",
        better:
          "put the field \"to\" first: it is different in each row, and the field \"kind\" has 2 texts in 5 rows"
      )
    ],
    good: [
      #"[{"to": "Adler", "kind": "Invoice"}, {"to": "Baker", "kind": "Invoice"}, {"to": "Cole", "kind": "Invoice"}, {"to": "Dunn", "kind": "Offer"}, {"to": "Evans", "kind": "Offer"}]"#
    ])

  /// The number of rows examined.
  private static let rowLimit = 20_000
  /// Fewer rows prove nothing.
  private static let leastRows = 5

  /// The distinct texts of a field, and the number of rows that have one.
  private struct Texts {
    var field: String
    var seen: Set<Int> = []
    var count = 0

    mutating func add(_ text: String) {
      seen.insert(text.hashValue)
      count += 1
    }
  }

  private var columns: [Int: Texts] = [:]
  /// The remembered location of the first row.
  private var first: Int?
  /// The column of the first row's first field.
  private var beginning: Int?
  private var rowCount = 0
  private var isRegular = true

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    guard item.isRow, isRegular, rowCount < Self.rowLimit else { return }
    rowCount += 1
    if first == nil {
      first = findings.remember(nil, of: item)
      beginning = item.phrases.first?.column
    }
    for (number, phrase) in item.phrases.enumerated() where !phrase.isControl {
      guard phrase.isText || phrase.say.kind == .identifier else {
        // Rows that begin with a number or date are about that.
        if number == 0 { isRegular = false }
        continue
      }
      // In place, since a copy of the set would be made for each row.
      columns[phrase.column, default: Texts(field: phrase.fieldInWords)].add(phrase.text)
    }
  }

  mutating func finish(_ findings: inout Findings) {
    guard isRegular, rowCount >= Self.leastRows, let first,
      let beginning = beginning.flatMap({ columns[$0] }),
      beginning.count == rowCount, beginning.seen.count * 2 <= rowCount,
      let better = columns.filter({ $0.value.seen.count == rowCount }).min(by: { $0.key < $1.key })?
        .value
    else { return }
    let texts = beginning.seen.count == 1 ? "1 text" : "\(beginning.seen.count) texts"
    findings.report(
      first, "many rows begin with the same text",
      better:
        "put \(better.field) first: it is different in each row, and \(beginning.field) has \(texts) in \(rowCount) rows"
    )
  }
}
