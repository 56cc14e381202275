// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

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
      ("da-DK", "1234567.5", "currency:EUR", "1234567,50 euro"),
      ("da-DK", "-5", "currency:EUR", "minus 5 euro"),
      ("sk-SK", "-0.0021", "percent", "mínus 0,21 percenta"),
      ("cs-CZ", "-2", "measure:day", "minus 2 dny"),
      ("he-IL", "0.46", "measure:meter", "0.46 מטרים"),
      ("he-IL", "1", "measure:meter", "מטר אחד"),
      ("fi-FI", "-5.5", "currency:SEK", "miinus 5,50 Ruotsin kruunua"),
      ("bg-BG", "-0.5", "percent", "минус 50 процента"),
      ("da-DK", "1234567", "number", "1234567"),
      ("da-DK", "\"2024-01-15\"", "date", "15. jan. 2024"),
      ("kea", "-5", "number", "−5"),
    ])
  func saysInWords(_ locale: String, _ json: String, _ say: String, _ words: String) throws {
    #expect(try Self.spoken(json, say, locale) == words)
  }

  @Test(
    "a sign, a currency and a unit are never lost",
    arguments: ["da", "sk", "cs", "fi", "bg", "ro", "el"])
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
