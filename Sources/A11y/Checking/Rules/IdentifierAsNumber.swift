/// A code that is heard as an amount.
struct IdentifierAsNumber: CheckRule {
  static let documentation = RuleDocumentation(
    "identifier-as-number", "A code that is heard as a number",
    reason: """
      Nobody can note down "ninety four thousand one hundred three" as a postal code, and zeros at its beginning are lost. Names that \
      end in "id", "zip" or "postcode" are known; other codes are to be declared.
      """,
    reference: .wcag("1.3.1", "Info and Relationships", "info-and-relationships"),
    bad: [
      .init(
        #"[{"name": "Mission", "area_code": 94103}]"#,
        heard: "area code ninety four thousand one hundred three",
        better: "\"say\": \"identifier\" for the field \"area_code\""),
      .init(
        #"[{"currency": "Lek", "number": "008"}, {"currency": "Dinar", "number": "012"}, {"currency": "Peso", "number": "484"}]"#,
        heard: "four hundred eighty four",
        better: "\"say\": \"identifier\" for the field \"number\""),
    ],
    good: [
      #"[{"name": "Mission", "zip": "94103"}]"#, #"[{"name": "Oslo", "population": 709037}]"#,
      #"{"fields": [{"name": "name"}, {"name": "code", "say": "identifier"}], "rows": [{"name": "Mission", "code": 94103}]}"#,
    ])

  /// The last words of names of codes.
  static let codes: Set<String> = [
    "code", "phone", "telephone", "tel", "fax", "mobile", "isbn", "issn", "ean", "upc", "sku",
    "gtin", "account", "serial", "pin", "ssn", "iban", "fips", "ein", "vin", "barcode", "zipcode",
    "imei", "geoid", "uuid",
  ]

  /// Texts of digits by field: those of one length, one of them with a zero first, are codes.
  private struct Digits {
    /// The first of them, as it is remembered.
    var first: Int
    var length: Int
    var count = 0
    var hasZero = false
    /// Whether the first of them has a zero first, and so is said digit by digit anyway.
    var firstHasZero: Bool
  }

  private var digits: [String: Digits?] = [:]
  private var order: [String] = []

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases where phrase.isUndescribed && !phrase.isByName && !phrase.isControl {
      if phrase.kind == .number {
        let isCode =
          phrase.source.count > 2 && phrase.source.allSatisfy(\.isNumber)
          && phrase.nameWords.last.map { Self.codes.contains($0) } == true
        guard isCode else { continue }
        findings.report(
          phrase, of: item, "a code is said as an amount",
          better: "\"say\": \"identifier\" for \(phrase.fieldInWords)")
      } else if phrase.isText {
        note(phrase, of: item, &findings)
      }
    }
  }

  private mutating func note(
    _ phrase: CheckedPhrase, of item: CheckedItem, _ findings: inout Findings
  ) {
    let text = phrase.value
    let isDigits = text.count > 1 && text.allSatisfy { $0.isASCII && $0.isNumber }
    guard isDigits else {
      digits[phrase.field] = .some(nil)
      return
    }
    if digits[phrase.field] == nil {
      order.append(phrase.field)
      digits[phrase.field] = Digits(
        first: findings.remember(phrase, of: item), length: text.count,
        firstHasZero: text.hasPrefix("0"))
    }
    guard var known = digits[phrase.field] ?? nil else { return }
    guard known.length == text.count else {
      digits[phrase.field] = .some(nil)
      return
    }
    if known.firstHasZero, !text.hasPrefix("0") {
      known.first = findings.remember(phrase, of: item)
      known.firstHasZero = false
    }
    known.count += 1
    known.hasZero = known.hasZero || text.hasPrefix("0")
    digits[phrase.field] = known
  }

  mutating func finish(_ findings: inout Findings) {
    for field in order {
      guard let known = digits[field] ?? nil, known.hasZero, known.count > 2 else { continue }
      findings.report(
        known.first, "a code is said as an amount", count: known.count,
        better: "\"say\": \"identifier\" for the field \"\(field)\"")
    }
  }
}
