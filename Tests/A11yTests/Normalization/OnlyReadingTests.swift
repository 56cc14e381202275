import Testing

@testable import A11y

/// What a text can only mean is said in every language, and what it can't mean in none.
@Suite struct OnlyReadingTests {
  static let languages = Language.all.filter { $0.verbalizer is any SpokenRules || $0.code == "en" }
    .map(\.code)

  static func spoken(_ text: String, _ code: String) throws -> String {
    let locale = try #require(LocaleIdentifier(code))
    var form = SpokenForm()
    _ = Language.of(locale).verbalizer?.append(.text(text), into: &form)
    return form.text.text()
  }

  @Test(
    "a text is heard as another that means the same",
    arguments: [
      ("3,456,789", "3456789"), ("$48,000", "USD 48000"), ("$2,750.25", "USD 2750.25"),
      ("<= 8", "≤ 8"), (">=8", "≥8"),
      ("4'250'000", "4250000"), ("-> 3", "→ 3"),
    ], languages)
  func isHeardAs(_ pair: (text: String, same: String), _ code: String) throws {
    let words = { (text: String) in
      try Self.spoken(text, code).replacing("US dollars", with: "dollars").split(separator: " ")
        .joined(separator: " ")
    }
    // English says a long number without marks digit by digit, and a code by its full name.
    let isCode = pair.same.hasPrefix("USD") || pair.same.first?.isNumber == true
    if isCode, code == "en" || pair.same.hasPrefix("USD") {
      #expect(try !words(pair.text).contains { $0.isASCII && $0.isNumber })
    } else {
      #expect(try words(pair.text) == words(pair.same))
    }
  }

  @Test(
    "nothing is left to the voice's own reading",
    arguments: [
      "4.6M", "19.5x", "5:15pm", "2023-11-05T08:09:10Z", "2023-11-05T08:09:10.25+05:30",
      "+4915112345678", "2023-11", "11/2023", "70 - 90", "$3.4B", "1970s", "12 < 13",
      "11:20-13:05", ".75", "565-2398",
    ], languages)
  func noDigitIsLeft(_ text: String, _ code: String) throws {
    let words = try Self.spoken(text, code)
    #expect(!words.isEmpty && !words.contains { $0.isASCII && $0.isNumber }, "\(code): \(words)")
  }

  @Test(
    "a dash between numbers is no minus, and one before a number is",
    arguments: ["70 - 90", "12-18", "from 5 - 9", "1200 – 1350"], languages)
  func aRangeIsNoDifference(_ text: String, _ code: String) throws {
    let minus = try #require(Self.spoken("−7", code).split(separator: " ").first)
    #expect(try !Self.spoken(text, code).split(separator: " ").contains(minus))
  }

  @Test(
    "two different texts never sound the same",
    arguments: [
      ("> 6", "6"), ("< 6", "6"), ("> 6", "< 6"), (">= 6", "> 6"), ("12-18", "12 18"),
      ("4:3", "4 3"), ("4-2", "4 2"), ("> 6", "-> 6"),
    ], languages)
  func sounds(_ pair: (one: String, other: String), differentIn code: String) throws {
    #expect(try Self.spoken(pair.one, code) != Self.spoken(pair.other, code))
  }

  @Test(
    "a single letter behind a number is no unit or scale by itself",
    arguments: ["14A", "22B", "9K", "7M", "B-17s"])
  func aLetterIsALetter(_ text: String) throws {
    let words = [
      "amp", "billion", "milliard", "tausend", "thousand", "million", "kelvin", "second", "sekunde",
      "segundo",
    ]
    for code in ["en", "de", "es", "fr", "it", "pt", "sv"] {
      let spoken = try Self.spoken(text, code).lowercased()
      #expect(!words.contains { spoken.contains($0) }, "\(code): \(spoken)")
    }
  }

  @Test(
    "an abbreviation needs its context",
    arguments: [
      ("fr", "Museum of Art.", "article"), ("fr", "art. 7", "article"),
      ("ru", "г. Казань", "город"), ("ru", "1987 г.", "год"), ("sv", "St. Olof", "stycken"),
      ("sv", "4 st.", "stycken"), ("hy", "Ա. Պետրոսյան", "թվական"),
    ])
  func contextDecides(_ code: String, _ text: String, _ word: String) throws {
    let isExpected = !["Museum of Art.", "St. Olof", "Ա. Պետրոսյան"].contains(text)
    #expect(try Self.spoken(text, code).contains(word) == isExpected)
  }

  @Test("coordinates by ISO 6709 keep their signs", arguments: languages)
  func coordinatesKeepTheirSigns(_ code: String) throws {
    let texts = ["+1215+04530", "+1215-04530", "-1215+04530", "-1215-04530"]
    let spoken = try texts.map { try Self.spoken($0, code) }
    #expect(Set(spoken).count == 4)
    #expect(!spoken.contains { $0.contains { $0.isASCII && $0.isNumber } })
  }

  @Test(
    "English reads by its evidence",
    arguments: [
      ("blood pressure 130/85", "blood pressure one hundred thirty over eighty five"),
      ("Gate 17B", "Gate seventeen B"),
      ("52°12′30″ N", "fifty two degrees twelve minutes thirty seconds N"),
      ("call 555-9876", "call five five five, nine eight seven six"),
      ("25000 visitors", "twenty five thousand visitors"),
      ("8-3=5", "eight minus three equals five"),
      ("CHF 20.50", "twenty Swiss francs fifty"), ("MX$45", "forty five Mexican pesos"),
      ("18 ℃", "eighteen degrees Celsius"), ("3 μm", "three micrometers"),
      (
        "-3315+15112",
        "thirty three degrees fifteen minutes south, one hundred fifty one degrees twelve minutes east"
      ),
      ("mg/dL", "milligrams per deciliter"),
      ("born in 1820 in Leeds", "born in eighteen twenty in Leeds"), ("12 pt", "twelve pt"),
      ("ISBN 0-19-853453-1", "ISBN zero, one nine, eight five three four five three, one"),
      ("978-0198534532", "nine seven eight, zero one nine"), ("75 EUR", "seventy five euros"),
      ("$8 CAD", "eight Canadian dollars"), ("7.25e-9", "seven point two five e minus nine"),
      ("7/mg", "seven per milligram"), ("35 g/m3", "thirty five grams per cubic meter"),
      ("10.0.0.7:443", "one zero dot zero dot zero dot seven colon four four three"),
    ])
  func englishIsReadBy(_ text: String, _ words: String) throws {
    #expect(try Self.spoken(text, "en").hasPrefix(words))
  }
}
