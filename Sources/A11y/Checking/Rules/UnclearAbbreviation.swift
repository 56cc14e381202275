/// A short form that a voice reads as a word, or as nothing that anybody knows.
struct UnclearAbbreviation: CheckRule {
  static let documentation = RuleDocumentation(
    "unclear-abbreviation", "An abbreviation that is read as a word",
    reason: """
      "qty" is no word, and "AFG" is said "afg". A column of codes is better spelled, a heading written out. Abbreviations that everybody \
      says as letters, or as words, are left alone. English only, but for columns of codes.
      """,
    reference: .wcag("3.1.4", "Abbreviations", "abbreviations"),
    bad: [
      .init(
        #"[{"part": "Screw", "qty": 40}]"#, heard: "qty forty",
        better: "\"title\": \"quantity\" for the field \"qty\""),
      .init(
        #"[{"country": "Norway", "code": "NOR"}, {"country": "Sweden", "code": "SWE"}, {"country": "Finland", "code": "FIN"}]"#,
        heard: "NOR", better: "\"say\": \"identifier\" for the field \"code\", which spells it"),
    ],
    good: [
      #"[{"part": "Screw", "quantity": 40}]"#,
      #"{"fields": [{"name": "country"}, {"name": "code", "say": "identifier"}], "rows": [{"country": "Norway", "code": "NOR"}, {"country": "Sweden", "code": "SWE"}, {"country": "Finland", "code": "FIN"}]}"#,
    ])

  /// Short forms in names of fields, and what they stand for.
  private static let shortForms: [String: String] = [
    "qty": "quantity", "amt": "amount", "nr": "number", "num": "number", "desc": "description",
    "addr": "address", "dept": "department", "mgr": "manager", "mgmt": "management",
    "cnt": "count", "pct": "percent", "avg": "average", "vol": "volume", "mkt": "market",
    "pop": "population", "temp": "temperature", "lat": "latitude", "lon": "longitude",
    "lng": "longitude", "long": "longitude", "alt": "altitude", "precip": "precipitation",
    "hp": "horsepower", "mpg": "miles per gallon", "acct": "account", "tel": "telephone",
    "dob": "date of birth", "ln": "line", "pos": "position", "prev": "previous", "curr": "current",
    "yr": "year", "mo": "month", "hrs": "hours", "mins": "minutes", "secs": "seconds",
    "lbs": "pounds", "exp": "experience", "ext": "extension", "ref": "reference", "src": "source",
    "dest": "destination", "cyl": "cylinders", "accel": "acceleration", "dist": "distance",
  ]

  /// Texts of capital letters by field.
  private struct Codes {
    /// The first of them, as it is remembered.
    var first: Int
    var count = 0
    var texts: Set<String> = []
    var saysWord = false
  }

  private var codes: [String: Codes?] = [:]
  private var order: [String] = []

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases where !phrase.isControl {
      if item.isEnglish, phrase.saysHeading { checkHeading(phrase, item, &findings) }
      if phrase.isText, phrase.isUndescribed, phrase.say.role == nil {
        note(phrase, of: item, &findings)
      }
    }
  }

  private func checkHeading(
    _ phrase: CheckedPhrase, _ item: CheckedItem, _ findings: inout Findings
  ) {
    guard let whole = Self.writtenOut(phrase.heading) else { return }
    findings.report(
      phrase, of: item, "the heading is a short form",
      better: "\"title\": \"\(whole)\" for \(phrase.fieldInWords)")
  }

  /// A heading without short forms; nil when it has none.
  static func writtenOut(_ heading: String) -> String? {
    let words = heading.split(separator: " ").map { String($0) }
    let whole = words.map { shortForms[$0.lowercased()] ?? $0 }
    // One word of several may be an ordinary one: "long sleeves".
    return whole != words && words.count < 3 ? whole.joined(separator: " ") : nil
  }

  private mutating func note(
    _ phrase: CheckedPhrase, of item: CheckedItem, _ findings: inout Findings
  ) {
    let text = phrase.value
    let isCode =
      (2...5).contains(text.count)
      && text.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
      && text.contains(where: \.isLetter)
    guard isCode else {
      codes[phrase.field] = .some(nil)
      return
    }
    if codes[phrase.field] == nil {
      order.append(phrase.field)
      codes[phrase.field] = Codes(first: findings.remember(phrase, of: item))
    }
    guard var known = codes[phrase.field] ?? nil else { return }
    known.count += 1
    if known.texts.count < 3 { known.texts.insert(text) }
    known.saysWord = known.saysWord || text.contains { "AEIOUY".contains($0) }
    codes[phrase.field] = known
  }

  mutating func finish(_ findings: inout Findings) {
    for field in order {
      guard let known = codes[field] ?? nil, known.texts.count > 2, known.saysWord else { continue }
      findings.report(
        known.first, "a code is said as a word", count: known.count,
        better: "\"say\": \"identifier\" for the field \"\(field)\", which spells it")
    }
  }
}
