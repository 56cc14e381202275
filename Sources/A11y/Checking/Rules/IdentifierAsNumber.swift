// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A code that is spoken as an amount.
struct IdentifierAsNumber: CheckRule {
  static let documentation = RuleDocumentation(
    "identifier-as-number", "A code that is spoken as a number",
    reason: """
      Nobody can write down "ninety four thousand one hundred three" as a postal code, and leading \
      zeros are lost. Names that end in "id", "zip" or "postcode" are recognized; other codes must \
      be declared.
      """,
    reference: .wcag("1.3.1", "Info and Relationships", "info-and-relationships"),
    bad: [
      .init(
        #"{"fields": [{"name": "name"}, {"name": "area_code", "say": "number"}], "rows": [{"name": "Mission", "area_code": 94103}]}"#,
        heard: "ninety four thousand one hundred three",
        better: "\"say\": \"identifier\" for the field \"area_code\""),
      .init(
        #"{"fields": [{"name": "currency"}, {"name": "number", "say": "number"}], "rows": [{"currency": "Lek", "number": "008"}, {"currency": "Dinar", "number": "012"}, {"currency": "Peso", "number": "484"}]}"#,
        heard: "four hundred eighty four",
        better: "\"say\": \"identifier\" for the field \"number\""),
    ],
    good: [
      #"[{"name": "Mission", "zip": "94103"}]"#, #"[{"name": "Oslo", "population": 709037}]"#,
      #"{"fields": [{"name": "name"}, {"name": "code", "say": "identifier"}], "rows": [{"name": "Mission", "code": 94103}]}"#,
    ])

  /// The numbers of a field: if all have the same length, and some a leading zero, they are codes.
  private struct Digits {
    /// The remembered location of the first number that is spoken as an amount; nil when all have a
    /// leading zero, and so are spoken digit by digit.
    var first: Int?
    /// What messages call the field.
    var field: String
    var length: Int
    /// How many are spoken as amounts.
    var count = 0
    var hasZero = false
  }

  private var digits: [Int: Digits?] = [:]
  private var codes: [String: Bool] = [:]
  private var order: [Int] = []

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases where !phrase.isByName && !phrase.isControl {
      let isNumber = phrase.say.kind == .number || phrase.say.kind == .integer
      guard phrase.isUndescribed || isNumber else { continue }
      let isDigits = phrase.source.utf8.allSatisfy { (0x30...0x39).contains($0) }
      if phrase.kind == .number, phrase.source.utf8.count > 2, isDigits, isCode(phrase) {
        findings.report(
          phrase, of: item, "a code is spoken as an amount",
          better: "\"say\": \"identifier\" for \(phrase.fieldInWords)")
      } else if phrase.isText || phrase.kind == .number || isNumber {
        note(phrase, of: item, &findings)
      }
    }
  }

  /// Whether the field's name is that of a code; found out once a column.
  private mutating func isCode(_ phrase: CheckedPhrase) -> Bool {
    if let known = codes[phrase.field] { return known }
    let isCode = CodeName.isCode(phrase.nameWords)
    codes[phrase.field] = isCode
    return isCode
  }

  private mutating func note(
    _ phrase: CheckedPhrase, of item: CheckedItem, _ findings: inout Findings
  ) {
    if let known = digits[phrase.column], known == nil { return }
    let text = TextCleaner.clean(phrase.source).utf8
    // Two digits may be a month or an hour.
    let isDigits = text.count > 2 && text.allSatisfy { (0x30...0x39).contains($0) }
    if digits[phrase.column] == nil {
      order.append(phrase.column)
      digits[phrase.column] = Digits(field: phrase.fieldInWords, length: text.count)
    }
    guard var known = digits[phrase.column] ?? nil else { return }
    guard isDigits, known.length == text.count else {
      digits[phrase.column] = .some(nil)
      return
    }
    if text.first == UInt8(ascii: "0") {
      known.hasZero = true
    } else {
      if known.first == nil { known.first = findings.remember(phrase, of: item) }
      known.count += 1
    }
    digits[phrase.column] = known
  }

  mutating func finish(_ findings: inout Findings) {
    for column in order {
      guard let known = digits[column] ?? nil, known.hasZero, let first = known.first else {
        continue
      }
      findings.report(
        first, "a code is spoken as an amount", count: known.count,
        better: "\"say\": \"identifier\" for \(known.field)")
    }
  }
}
