import TestSupport
import Testing

@testable import A11y

/// The spoken form in languages that have no rules of their own.
@Suite struct LabelVerbalizerTests {
  static func spoken(_ json: String, _ say: String, _ locale: String) throws -> String {
    try Labels.lines("[[\(json)]]", as: .spoken, fields: ["value=\(say)"], locale: locale).first
      ?? ""
  }

  @Test(
    "signs and units are words of the language",
    arguments: [
      ("nl-NL", "1234567.5", "currency:EUR", "1234567,50 euro"),
      ("nl-NL", "-5", "currency:EUR", "min 5 euro"),
      ("pl-PL", "-0.0021", "percent", "minus 0,21 procent"),
      ("cs-CZ", "-2", "measure:day", "minus 2 dny"),
      ("fi-FI", "-5.5", "currency:SEK", "miinus 5,50 Ruotsin kruunua"),
      ("uk-UA", "-0.5", "percent", "мінус 50 відсотків"),
      ("nl-NL", "1234567", "number", "1234567"), ("nl-NL", "\"2024-01-15\"", "date", "15 jan 2024"),
      ("kea", "-5", "number", "−5"),
    ])
  func saysInWords(_ locale: String, _ json: String, _ say: String, _ words: String) throws {
    #expect(try Self.spoken(json, say, locale) == words)
  }

  @Test(
    "a sign, a currency and a unit are never lost",
    arguments: ["nl", "pl", "cs", "fi", "uk", "tr", "el"])
  func nothingIsLost(_ language: String) throws {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<40 {
      let digits = String(random.decimal(whole: 6, fraction: 2).drop { $0 == "-" })
      if digits.allSatisfy({ "0.".contains($0) }) { continue }
      var seen: Set<String> = []
      let kinds = [
        "number", "currency:EUR:.00", "currency:USD:.00", "percent:whole", "measure:celsius",
      ]
      for say in kinds {
        for sign in ["", "-"] {
          seen.insert(try Self.spoken(sign + digits, say, language))
        }
      }
      #expect(seen.count == kinds.count * 2, "\(digits): \(seen)")
    }
  }
}
