// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// What holds for the spoken form in every language that has rules.
@Suite struct SpokenRulesTests {
  static let languages = Language.all.map(\.code)

  static func verbalizer(_ locale: String) throws -> any Verbalizer {
    let identifier = try #require(LocaleIdentifier(locale))
    return try #require(Language.of(identifier).verbalizer)
  }

  static func spoken(_ value: SpokenValue, _ verbalizer: any Verbalizer) -> String {
    var form = SpokenForm()
    _ = verbalizer.append(value, into: &form)
    return form.text.text()
  }

  static func number(_ digits: String) throws -> DecimalNumber {
    let buffer = ByteBuffer(digits)
    return try DecimalNumber(buffer.bytes, from: 0, to: buffer.count)
  }

  @Test("every language has rules", arguments: languages)
  func everyLanguageHasRules(_ language: String) throws {
    _ = try Self.verbalizer(language)
  }

  @Test("two different values of a type never sound the same", arguments: languages)
  func differentValuesSoundDifferent(_ language: String) throws {
    let verbalizer = try Self.verbalizer(language)
    var random = SeededGenerator(seed: 41)
    var heard: [String: Set<String>] = [:]
    // Another value with the same words is a fact that was lost.
    var said: [String: (words: String, value: String)] = [:]
    func hear(_ kind: String, _ key: String, _ value: SpokenValue) {
      let words = Self.spoken(value, verbalizer)
      #expect(!words.isEmpty && !words.contains { $0.isNumber && $0.isASCII }, "\(kind) \(key)")
      let index = kind + "\t" + words
      if let other = said[index] {
        #expect(other.value == key, "\(kind): \(other.value) and \(key) are both '\(words)'")
      }
      said[index] = (words, key)
      heard[kind, default: []].insert(key)
    }
    var values: Set<String> = []
    for whole in 0...130 { values.insert(String(whole)) }
    for _ in 0..<TestScope.rounds(700) {
      values.insert(random.decimal(whole: Int.random(in: 1...13, using: &random), fraction: 0))
      values.insert(random.decimal(whole: Int.random(in: 1...4, using: &random), fraction: 2))
      values.insert(random.decimal(whole: 1, fraction: Int.random(in: 1...5, using: &random)))
    }
    for digits in Set(values.map { String($0.drop { $0 == "-" }) }).sorted() {
      for sign in ["", "-"] {
        let number = try Self.number(sign + digits)
        let key = number.trimmed(toFractionDigits: 0).text
        if number.text.allSatisfy({ "-0.".contains($0) }), sign == "-" { continue }
        hear("number", key, .number(number))
        hear("percent", key, .percent(number))
        for code in ["USD", "EUR", "GBP", "JPY", "KWD", "CAD"] {
          hear("money", key + code, .money(number, currency: code))
        }
        for unit in ["celsius", "fahrenheit", "kilometer-per-hour", "hour", "kilogram"] {
          hear("measure", key + unit, .measure(number, unit: unit))
        }
      }
    }
    for _ in 0..<TestScope.rounds(1500) {
      let date = CivilTime(
        year: Int.random(in: 1...2999, using: &random),
        month: Int.random(in: 1...12, using: &random),
        day: Int.random(in: 1...28, using: &random))
      hear("date", "\(date.year)-\(date.month)-\(date.day)", .date(date))
      var time = CivilTime()
      time.hour = Int.random(in: 0...23, using: &random)
      time.minute = Int.random(in: 0...59, using: &random)
      time.second = Int.random(in: 0...1, using: &random) * Int.random(in: 0...59, using: &random)
      hear("time", "\(time.hour):\(time.minute):\(time.second)", .time(time))
    }
    for year in stride(from: 1, through: 2999, by: TestScope.current < .all ? 7 : 1) {
      hear("year", String(year), .year(try Self.number(String(year))))
    }
    #expect(heard.count == 7)
  }

  @Test("the spoken form of a spoken form is itself", arguments: languages)
  func speakingAgainChangesNothing(_ language: String) throws {
    let verbalizer = try Self.verbalizer(language)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<TestScope.rounds(400) {
      let text = Self.written(&random)
      let once = Self.spoken(.text(text), verbalizer)
      #expect(Self.spoken(.text(once), verbalizer) == once, "\(text)")
    }
  }

  @Test("any text has a form, of words alone where it is numbers", arguments: languages)
  func anyTextHasAForm(_ language: String) throws {
    let verbalizer = try Self.verbalizer(language)
    var random = SeededGenerator(seed: 5)
    let pieces = [
      "1", "22", "007", "2024", ".", ",", "-", "−", "+", "(", ")", "/", ":", " ", "%", "$", "€",
      "°C",
      "kg", "km/h", "h", "am", "½", "²", "№", "#", "@", "x", "×", "–", "〜", "年", "月", "번째", "-го",
      "º", "er", "₹", "१२", "٣", "😀", "👍🏽", "A", "www.", "\u{301}", "\u{200D}", "\u{202F}", "\t",
      "12345678901234567890",
    ]
    for _ in 0..<TestScope.rounds(1500) {
      let count = Int.random(in: 1...9, using: &random)
      let text = (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }
        .joined()
      let words = Self.spoken(.text(text), verbalizer)
      #expect(!words.isEmpty || text.allSatisfy(\.isWhitespace), "\(text)")
    }
  }

  @Test(
    "a fact is not lost in running text",
    arguments: [
      ("de", "UTC−5", "U T C minus fünf"), ("de", "x−5", "x minus fünf"),
      ("de", "$1.50", "ein Dollar fünfzig Cent"), ("de", "+5 €", "plus fünf Euro"),
      ("de", "($1.50)", "minus ein Dollar fünfzig Cent"),
      ("de", "v1.2.3", "v eins Punkt zwei Punkt drei"),
      ("de", "1.234.5", "eins Punkt zwei hundert vier und dreißig Punkt fünf"),
      ("de", "3 mg/dl/h", "drei Milligramm pro Deziliter pro Stunde"), ("de", "3 dem", "drei dem"),
      ("de", "1.000.000 €", "eine Million Euro"), ("de", "2 h 5 min", "zwei Stunden fünf Minuten"),
      ("de", "Am 3. Mai", "Am dritten Mai"), ("de", "1 Stunde", "eine Stunde"),
      ("fr", "3 sur 5", "trois sur cinq"), ("fr", "1 000 000 €", "un million d'euros"),
      ("fr", "$0.05", "cinq sènte"), ("es", "$1,000,000", "un millón de dólares"),
      ("es", "1 milla", "una milla"), ("it", "2 1/2 kg", "due chilogrammi e mezzo"),
      ("ru", "в 2020 г. в Москве", "в две тысячи двадцатом году в Москве"),
      ("ru", "5 г", "пять грамм"), ("ru", "100 кв. м", "сто квадратных метров"),
      ("de", "die 1990er", "die neunzehn hundert neunziger"), ("zh", "2米", "两米"),
      ("de", "9,8 m/s²", "neun Komma acht Meter pro Quadratsekunde"), ("zh", "5-10%", "百分之五到百分之十"),
      ("zh", "5 3", "五 三"),
      ("hu", "3 kg-ot", "három kilogrammot"), ("hu", "IV. 5.000 db", "IV. ötezer darab"),
      ("ar", "100.51", "مئة فاصلة خمسة واحد"), ("hi", "₹1,23,456", "एक लाख तेईस हज़ार चार सौ छप्पन रुपए"),
      ("en-IN", "₹5 crore", "five crore rupees"),
      ("en-IN", "1,23,456", "one lakh twenty three thousand four hundred and fifty six"),
      ("en", "-3/4", "minus three quarters"),
      ("en", "($1.2M)", "minus one point two million dollars"),
      ("en", "00V", "zero zero V"),
      ("en", "1.5e-3", "one point five times ten to the power of minus three"),
      ("de", "1,5E-3", "eins Komma fünf mal zehn hoch minus drei"),
      ("de", "5-10 €", "fünf bis zehn Euro"),
      ("en", "5%-10%", "five percent to ten percent"),
      ("en", "2009 W. 6th", "two thousand nine W. sixth"),
      ("en", "★★★☆☆", "three of five stars"), ("en", "👍🏽", "thumbs up sign medium skin tone"),
      ("ja", "★★☆", "星三個中二個"), ("de", "+5-10%", "plus fünf Prozent bis zehn Prozent"),
      ("de", "25 x 7abc", "fünf und zwanzig x sieben abc"),
      ("de", "25 x 7 m", "fünf und zwanzig mal sieben Meter"),
      ("de", "10 m × 3 m", "zehn Meter mal drei Meter"), ("ar", "5000", "خمسة آلاف"),
      ("it", "23", "ventitré"),
      ("de", "www.einkaufszentrum.de", "w w w Punkt einkaufszentrum Punkt de"),
    ])
  func losesNoFact(_ locale: String, _ text: String, _ words: String) throws {
    #expect(Self.spoken(.text(text), try Self.verbalizer(locale)) == words)
  }

  /// Something that stands in tables: amounts, dates, times, with words around.
  private static func written(_ random: inout SeededGenerator) -> String {
    let number = random.decimal(
      whole: Int.random(in: 1...6, using: &random), fraction: Int.random(in: 0...3, using: &random))
    let shapes = [
      "\(number)", "-\(number)", "$\(number)", "\(number) €", "\(number)%", "\(number) kg",
      "+\(number)",
      "2024-0\(Int.random(in: 1...9, using: &random))-15",
      "\(Int.random(in: 0...23, using: &random)):\(Int.random(in: 10...59, using: &random))",
      "(\(number))", "a.b@gmail.com", "1/\(Int.random(in: 2...30, using: &random))", "★ \(number)",
      "A\(Int.random(in: 1...99, using: &random))",
    ]
    return shapes[Int.random(in: 0..<shapes.count, using: &random)]
  }
}
