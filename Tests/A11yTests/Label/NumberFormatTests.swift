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
    "nl-NL",
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
      let format = try #require(NumberFormat(try Say(say), locale: locale))
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
        let expected = try #require(judge.format(given)).text.replacing("-", with: "−")
        #expect(out.text() == expected, "\(digits) as \(say)")
      }
    }
  }
}
