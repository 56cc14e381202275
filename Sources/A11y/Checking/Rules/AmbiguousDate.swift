/// A date of which nobody can tell the day from the month.
struct AmbiguousDate: CheckRule {
  static let documentation = RuleDocumentation(
    "ambiguous-date", "A date that can be read in two ways",
    reason: """
      "03/04/2024" is in March or in April, and a screen reader says numbers and slashes, or picks one by its own region. A declared date \
      is said with the name of the month.
      """,
    reference: .wcag("3.1.4", "Abbreviations", "abbreviations"),
    bad: [
      .init(
        #"[{"event": "Regatta", "day": "03/04/2024"}]"#, heard: "March fourth twenty twenty four",
        better: "\"type\": \"date\" with the format %m/%d/%Y or %d/%m/%Y for the field \"day\""),
      .init(
        #"[{"event": "Regatta", "day": "03/04/2024"}, {"event": "Fair", "day": "25/04/2024"}]"#,
        heard: "March fourth twenty twenty four",
        better: "\"type\": \"date\", \"format\": \"%d/%m/%Y\" for the field \"day\""),
    ],
    good: [
      #"[{"event": "Regatta", "day": "2024-04-03"}]"#,
      #"{"fields": [{"name": "event"}, {"name": "day", "type": "date", "format": "%d/%m/%Y"}], "rows": [{"event": "Regatta", "day": "03/04/2024"}]}"#,
    ])

  /// What is known of the dates of a field, and the first of them that is ambiguous, as it is remembered.
  private var fields: [String: (order: DateOrder, first: Int?)] = [:]
  private var names: [String] = []

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases where phrase.isText {
      var known = fields[phrase.field] ?? (DateOrder(), nil)
      guard let date = known.order.add(phrase.value) else { continue }
      if known.order.count == 1 { names.append(phrase.field) }
      if date.isAmbiguous, known.first == nil {
        known.first = findings.remember(phrase, of: item)
      }
      fields[phrase.field] = known
    }
  }

  mutating func finish(_ findings: inout Findings) {
    for name in names {
      guard let (order, first) = fields[name], let first else { continue }
      let field = name.isEmpty ? "this cell" : "the field \"\(name)\""
      let better =
        order.format.map { "\"type\": \"date\", \"format\": \"\($0)\" for \(field)" }
        ?? "\"type\": \"date\" with the format \(order.format(dayFirst: false)) or \(order.format(dayFirst: true)) for \(field)"
      findings.report(
        first, "the day and the month can't be told apart", count: order.ambiguousCount,
        better: better)
    }
  }
}
