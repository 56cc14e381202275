// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// Our own digits against ICU's, which is the judge.
@Suite struct NumberFormatTests {
  static let locales = [
    "en-US", "en-GB", "en-IN", "de-DE", "de-CH", "de-AT", "fr-FR", "fr-CH", "es-ES", "es-MX",
    "it-IT",
    "pt-BR", "pt-PT", "ru-RU", "pl-PL", "sv-SE", "nb-NO", "fi-FI", "hu-HU", "zh-CN", "ja-JP",
    "ko-KR",
    "hi-IN", "mr-IN", "bn-BD", "ar-EG", "ar-MA", "fa-IR", "he-IL", "th-TH", "vi-VN", "hy-AM",
    "nl-NL", "zh-u-nu-hanidec", "ja-u-nu-hanidec", "en-u-nu-deva",
    "my-MM", "ff-Adlm-GN", "lv-LV", "ca-ES", "cs-CZ", "tr-TR",
  ]

  @Test("numbers, money and percents are as ICU writes them", arguments: locales)
  func agreesWithICU(_ tag: String) throws {
    let locale = try #require(LocaleIdentifier(tag))
    let kinds: [(say: String, skeleton: String)] = [
      ("number", ".+"), ("number:.0#", ".0#"), ("number:.", "."), ("currency:USD", "currency/USD"),
      ("currency:JPY", "currency/JPY"), ("currency:KWD", "currency/KWD"),
      ("currency:EUR:.", "currency/EUR ."),
      ("currency:CHF:accounting", "currency/CHF sign-accounting"),
      ("percent", "percent scale/100 .##"), ("percent:whole:.0", "percent .0"),
    ]
    var random = SeededGenerator(seed: 7)
    for (say, skeleton) in kinds {
      let format = try #require(NumberFormat(try SayAs(say), locale: locale))
      let judge = try #require(
        ICU.NumberFormatter(skeleton: skeleton + " rounding-mode-half-even", locale: locale))
      for _ in 0..<60 {
        var digits = random.decimal(whole: 12, fraction: 5)
        // ICU forgets zeros at the end of a fraction, which we keep where all digits are said.
        if say == "number", digits.contains(".") {
          while digits.last == "0" { digits.removeLast() }
          if digits.last == "." { digits.removeLast() }
        }
        let number = format.prepared(try DecimalNumberTests.number(digits))
        var out = ByteBuffer()
        format.append(number, into: &out)
        // A zero has no sign here, as ICU's `sign-negative` has it.
        let given = number.isZero ? "0" : digits
        let expected = try #require(judge.format(given)).replacing("-", with: "−")
        #expect(out.text() == expected, "\(digits) as \(say)")
      }
    }
  }

  /// Numbers that most rows have take a shorter way than others, several alike rows a shorter one still.
  @Test(
    "a row's number is written as by its format alone",
    arguments: [
      "currency:USD", "currency:KWD", "currency:JPY", "number:.00", "number:.0", "number:.000",
      "percent:.00", "percent:.0", "percent:.", "percent:whole:.00", "currency:EUR:accounting",
    ], ["en-US", "de-DE", "hi-IN", "es-ES"])
  func rowsAgreeWithTheFormat(_ say: String, _ tag: String) throws {
    let locale = try #require(LocaleIdentifier(tag))
    let format = try #require(NumberFormat(try SayAs(say), locale: locale))
    var random = SeededGenerator(seed: 8)
    var numbers = [
      "0", "-0", "0.00", "-0.00", "0.5", "-0.05", "5e1", "1.5e1", "9.99", "999.99", "-999.99",
      "999.995", "1000.00",
    ]
    numbers += ["0.0000", "-0.0000", "0.1e1", "0.12e1", "0.0799", "-0.0061", "0.2500", "1.2345"]
    for _ in 0..<400 {
      numbers.append(random.decimal(whole: 4, fraction: 4))
      numbers.append(random.decimal(whole: 1, fraction: 4))
    }
    let expected = try numbers.map { digits in
      var out = ByteBuffer()
      format.append(format.prepared(try DecimalNumberTests.number(digits)), into: &out)
      return out.text()
    }
    let rows = numbers.map { "{\"n\":\($0)}" }.joined(separator: "\n")
    #expect(
      try Labels.lines(rows, format: .ndjson, fields: ["n=\(say)"], locale: tag) == expected)
    let table = "n\n" + numbers.joined(separator: "\n") + "\n"
    #expect(try Labels.lines(table, format: .csv, fields: ["n=\(say)"], locale: tag) == expected)
    for (number, label) in zip(numbers, expected).prefix(60) {
      #expect(try Labels.label(number, say, locale: tag) == label)
    }
  }
}
