/// What tells rows apart stands behind what many of them begin with.
struct DistinguishingFirst: CheckRule {
  static let documentation = RuleDocumentation(
    "distinguishing-first", "What tells rows apart is not first",
    reason: """
      People go down a list and stop a row as soon as they know that it is not theirs. When many rows begin with the same words, each has to be \
      heard further. Numbers and dates are no names, so a table of measurements is left alone.
      """,
    reference: .appleLabels,
    bad: [
      .init(
        #"[{"kind": "Invoice", "to": "Adler"}, {"kind": "Invoice", "to": "Baker"}, {"kind": "Invoice", "to": "Cole"}, {"kind": "Offer", "to": "Dunn"}, {"kind": "Offer", "to": "Evans"}]"#,
        heard: "Invoice, Adler",
        better:
          "put the field \"to\" first: it is different in each row, and the field \"kind\" has 2 texts in 5 rows"
      )
    ],
    good: [
      #"[{"to": "Adler", "kind": "Invoice"}, {"to": "Baker", "kind": "Invoice"}, {"to": "Cole", "kind": "Invoice"}, {"to": "Dunn", "kind": "Offer"}, {"to": "Evans", "kind": "Offer"}]"#
    ])

  /// How many rows are looked at.
  private static let rowLimit = 20_000
  /// Fewer rows tell nothing.
  private static let leastRows = 5

  /// The different texts that a field has had, and in how many rows it had one.
  private struct Texts {
    var field: String
    var seen: Set<Int> = []
    var count = 0
  }

  private var columns: [Int: Texts] = [:]
  /// The first row, as it is remembered.
  private var first: Int?
  /// The field that the first row begins with.
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
        // Rows that begin with a number or a date are about that.
        if number == 0 { isRegular = false }
        continue
      }
      var texts = columns[phrase.column] ?? Texts(field: phrase.fieldInWords)
      texts.seen.insert(phrase.text.hashValue)
      texts.count += 1
      columns[phrase.column] = texts
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
      first, "many rows begin alike",
      better:
        "put \(better.field) first: it is different in each row, and \(beginning.field) has \(texts) in \(rowCount) rows"
    )
  }
}
