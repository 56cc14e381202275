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
    "qty": "quantity", "amt": "amount", "desc": "description", "addr": "address",
    "dept": "department", "mgr": "manager", "mgmt": "management", "cnt": "count",
    "pct": "percent", "avg": "average", "lat": "latitude", "lon": "longitude",
    "lng": "longitude", "precip": "precipitation", "mpg": "miles per gallon", "acct": "account",
    "dob": "date of birth", "prev": "previous", "curr": "current", "yr": "year", "hrs": "hours",
    "mins": "minutes", "secs": "seconds", "lbs": "pounds", "cyl": "cylinders",
    "accel": "acceleration",
  ]

  /// Short forms that are words too, so that they are known only when they are all of a heading.
  private static let shortFormsAlone: [String: String] = [
    "num": "number", "nr": "number", "vol": "volume", "pop": "population", "temp": "temperature",
    "tel": "telephone", "alt": "altitude", "hp": "horsepower", "ref": "reference",
  ]

  /// Words in capital letters, which are read right.
  private static let words: Set<String> = [
    "PASS", "FAIL", "SKIP", "OPEN", "DONE", "TODO", "YES", "TRUE", "FALSE", "LOW", "HIGH", "NEW",
    "OLD", "OFF", "ERROR", "WARN", "INFO", "GOOD", "BAD", "HOLD", "BUY", "SELL", "MALE", "NONE",
    "LEFT", "RIGHT", "NORTH", "SOUTH", "EAST", "WEST", "RED", "GREEN", "BLUE", "PAID", "OWED",
    "SMALL", "LARGE", "START", "STOP", "READY", "ALERT", "DRAFT", "LOCAL", "TEST", "LIVE", "IDLE",
    "USA", "UAE",
  ]

  /// Whether a text may be a code: short, of capital letters and digits.
  static func isCode(_ text: String) -> Bool {
    let letters = text.count(where: \.isLetter)
    return (2...5).contains(text.count) && letters > (text.count < 3 ? 1 : 0)
      && text.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
  }

  /// Whether a text in capital letters is a word, and read right: a column of which most are is none of codes.
  static func isWord(_ text: String) -> Bool { words.contains(text) }

  /// Texts of capital letters by field.
  private struct Codes {
    /// The first of them, as it is remembered.
    var first: Int
    /// What the field is called.
    var field: String
    var count = 0
    /// How many of them are words.
    var wordCount = 0
    var texts: Set<String> = []
    var saysWord = false
  }

  private var codes: [Int: Codes?] = [:]
  private var order: [Int] = []

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
    var forms = shortForms
    if words.count == 1 { forms.merge(shortFormsAlone) { $1 } }
    if words.contains(where: MissingUnit.kinds.contains) { forms["temp"] = "temperature" }
    let whole = words.map { forms[$0.lowercased()] ?? $0 }
    // What stands in a long name is part of a term that is not known here.
    return whole != words && words.count < 3 ? whole.joined(separator: " ") : nil
  }

  private mutating func note(
    _ phrase: CheckedPhrase, of item: CheckedItem, _ findings: inout Findings
  ) {
    let text = phrase.value
    guard Self.isCode(text) else {
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
    if Self.isWord(text) { known.wordCount += 1 }
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
        known.first, "a code is said as a word", count: known.count,
        better: "\"say\": \"identifier\" for \(known.field), which spells it")
    }
  }
}
