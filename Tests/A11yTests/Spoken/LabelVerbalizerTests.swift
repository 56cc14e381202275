import Testing

@testable import A11y

/// The spoken form in languages that have no rules of their own yet.
@Suite struct LabelVerbalizerTests {
  static func spoken(_ json: String, _ say: String, _ locale: String) throws -> String {
    try Labels.lines("[[\(json)]]", as: .spoken, fields: ["value=\(say)"], locale: locale).first
      ?? ""
  }

  @Test(
    "signs and units are words of the language",
    arguments: [
      ("fr-FR", "1234567.5", "currency:EUR", "1234567,50 euros"),
      ("de-DE", "-5", "currency:EUR", "minus 5 Euro"),
      ("de-DE", "-0.0021", "percent:direction", "minus 0,21 Prozent"),
      ("ru-RU", "-2", "measure:day", "минус 2 дня"),
      ("zh-CN", "-5.5", "currency:CNY", "负 5.50人民币"),
      ("es-ES", "-0.5", "percent", "menos 50 por ciento"),
      ("fr-FR", "1234567", "number", "1234567"), ("de-DE", "\"2024-01-15\"", "date", "15.01.2024"),
      ("xx", "-5", "number", "−5"),
    ])
  func saysInWords(_ locale: String, _ json: String, _ say: String, _ words: String) throws {
    #expect(try Self.spoken(json, say, locale) == words)
  }

  @Test("a sign, a currency and a unit are never lost", arguments: Language.all.map(\.code))
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
