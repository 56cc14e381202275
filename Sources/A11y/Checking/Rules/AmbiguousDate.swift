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

  /// What is known of the dates of a field.
  private struct Dates {
    /// The first of them that is ambiguous, as it is remembered.
    var first: Int?
    var ambiguousCount = 0
    var dayIsFirst = false
    var monthIsFirst = false
    var mark: Character = "/"
    var hasLongYear = true
  }

  private var fields: [String: Dates] = [:]
  private var order: [String] = []

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases where phrase.isText {
      guard let date = Self.numbers(of: phrase.value) else { continue }
      if fields[phrase.field] == nil { order.append(phrase.field) }
      var dates = fields[phrase.field] ?? Dates()
      if date.first > 12 {
        dates.dayIsFirst = true
      } else if date.second > 12 {
        dates.monthIsFirst = true
      } else if date.first != date.second {
        if dates.first == nil { dates.first = findings.remember(phrase, of: item) }
        dates.mark = date.mark
        dates.hasLongYear = date.hasLongYear
        dates.ambiguousCount += 1
      }
      fields[phrase.field] = dates
    }
  }

  mutating func finish(_ findings: inout Findings) {
    for field in order {
      guard let dates = fields[field], let first = dates.first else { continue }
      let year = dates.hasLongYear ? "%Y" : "%y"
      let day = "%d\(dates.mark)%m\(dates.mark)\(year)"
      let month = "%m\(dates.mark)%d\(dates.mark)\(year)"
      let better =
        dates.dayIsFirst != dates.monthIsFirst
        ? "\"type\": \"date\", \"format\": \"\(dates.dayIsFirst ? day : month)\" for the field \"\(field)\""
        : "\"type\": \"date\" with the format \(month) or \(day) for the field \"\(field)\""
      findings.report(
        first, "the day and the month can't be told apart", count: dates.ambiguousCount,
        better: better)
    }
  }

  /// The two first numbers of a date that ends with a year; nil when it is none.
  private static func numbers(
    of text: String
  ) -> (first: Int, second: Int, mark: Character, hasLongYear: Bool)? {
    guard let mark = text.first(where: { !$0.isNumber }), "/.-".contains(mark) else { return nil }
    let parts = text.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      (1...2).contains(parts[0].count), (1...2).contains(parts[1].count),
      parts[2].count == 4 || (parts[2].count == 2 && mark == "/"),
      let first = Int(parts[0]), let second = Int(parts[1]), (1...31).contains(first),
      (1...31).contains(second)
    else { return nil }
    return (first, second, mark, parts[2].count == 4)
  }
}
