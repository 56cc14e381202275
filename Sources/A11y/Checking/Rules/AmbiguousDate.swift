// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A date whose day and month can't be told apart.
struct AmbiguousDate: CheckRule {
  static let documentation = RuleDocumentation(
    "ambiguous-date", "A date that can be read in two ways",
    reason: """
      "03/04/2024" is in March or in April, and a screen reader speaks numbers and slashes, or \
      chooses one by its own region. A declared date is spoken with the name of the month.
      """,
    reference: .wcag("3.1.4", "Abbreviations", "abbreviations"),
    bad: [
      .init(
        #"[{"event": "Regatta", "day": "03/04/2024"}]"#, heard: "March fourth, twenty twenty four",
        better: "\"type\": \"date\" with the format %m/%d/%Y or %d/%m/%Y for the field \"day\""),
      .init(
        #"{"fields": [{"name": "event"}, {"name": "day", "say": "text"}], "rows": [{"event": "Regatta", "day": "03/04/2024"}, {"event": "Fair", "day": "25/04/2024"}]}"#,
        heard: "March fourth twenty twenty four",
        better: "\"type\": \"date\", \"format\": \"%d/%m/%Y\" for the field \"day\""),
    ],
    good: [
      #"[{"event": "Regatta", "day": "2024-04-03"}]"#,
      #"{"fields": [{"name": "event"}, {"name": "day", "type": "date", "format": "%d/%m/%Y"}], "rows": [{"event": "Regatta", "day": "03/04/2024"}]}"#,
    ])

  /// What is known about the dates of a field.
  private struct Dates {
    /// What messages call the field.
    var field: String
    var order = DateOrder()
    /// Whether the order was chosen for the whole column.
    var isGuess = false
    /// Whether a date is read as it is written, since the order that was chosen does not fit it.
    var isContradicted = false
    /// The remembered location of the first date that can be read in two ways.
    var first: Int?
  }

  private var columns: [Int: Dates] = [:]

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases {
      let isGuess = phrase.isGuess && phrase.say.kind == .date
      guard phrase.isText || isGuess else { continue }
      let text = isGuess ? phrase.source : phrase.value
      guard let first = text.utf8.first, (0x30...0x39).contains(first) else { continue }
      var dates = columns[phrase.column] ?? Dates(field: phrase.fieldInWords)
      guard let date = dates.order.add(text) else { continue }
      dates.isGuess = isGuess
      if isGuess, phrase.value == text { dates.isContradicted = true }
      if date.isAmbiguous, dates.first == nil {
        dates.first = findings.remember(phrase, of: item)
      }
      columns[phrase.column] = dates
    }
  }

  mutating func finish(_ findings: inout Findings) {
    for (_, dates) in columns.sorted(by: { $0.key < $1.key }) {
      // A row that settles the order settles it for the column.
      guard let first = dates.first,
        !dates.isGuess || dates.isContradicted || dates.order.format == nil
      else { continue }
      let order = dates.order
      let better =
        order.format.map { "\"type\": \"date\", \"format\": \"\($0)\" for \(dates.field)" }
        ?? "\"type\": \"date\" with the format \(order.format(dayFirst: false)) or \(order.format(dayFirst: true)) for \(dates.field)"
      findings.report(
        first, "the day and the month can't be told apart", count: order.ambiguousCount,
        better: better)
    }
  }
}
