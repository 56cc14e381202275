// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

@Suite("Units as each language writes them") struct UnitsInTextTests {
  @Test(
    "a unit in running text has its word, and its number agrees",
    arguments: [
      ("en", "2 wks", "two weeks"), ("en", "30 mpg", "thirty miles per gallon"),
      ("en", "1030 pm, 5 pt", "one thousand thirty pm, five pt"), ("de", "2 Std.", "zwei Stunden"),
      ("de", "1 EL", "ein Esslöffel"), ("fr", "5 Go", "cinq gigaoctets"),
      ("es", "2 cda", "dos cucharadas"), ("it", "2 sett.", "due settimane"),
      ("nl", "90 km/u", "negentig kilometer per uur"), ("nl", "3 wk", "drie weken"),
      ("sv", "3 sek", "tre sekunder"), ("hu", "20 mp", "húsz másodperc"),
      ("pl", "2 godz.", "dwie godziny"), ("uk", "5 хв", "п’ять хвилин"),
      ("ru", "5 ккал", "пять килокалорий"), ("ru", "1 ккал", "одна килокалория"),
      ("hy", "9 վրկ", "ինը վայրկյան"), ("hi", "5 कि॰मी॰", "पाँच किलोमीटर"),
      ("zh", "2米", "两米"), ("zh", "5秒", "五秒"), ("zh", "2小时", "两小时"),
      // CLDR tells the gender of most.
      ("es", "1 ha", "una hectárea"), ("es", "200 ha", "doscientas hectáreas"),
      ("pt", "1 ha", "um hectare"),
      // A rate is said by what it is in: in an hour, in a second.
      ("tr", "40 km/s", "saatte kırk kilometre"), ("tr", "5 m/sn", "saniyede beş metre"),
      ("ja", "5km/h", "時速五キロメートル"), ("ko", "5 mi/h", "시속 오 마일"),
      // Words of a language that are symbols elsewhere.
      ("pt", "De 5 em 5 minutos", "De cinco em cinco minutos"),
      ("es", "En 2010 ha muerto", "En dos mil diez ha muerto"), ("es", "100 ha", "cien hectáreas"),
      ("it", "Nel 2010 ha vinto", "Nel duemila dieci ha vinto"),
      ("es", "A las 5 mi padre", "A las cinco mi padre"), ("pl", "Klasa 3 A.", "Klasa trzy A."),
      ("pt", "1000 cc", "mil centímetros cúbicos"), ("pl", "16 A", "szesnaście amperów"),
      ("en", "5 PHP files", "five PHP files"), ("en", "10 CAD", "ten Canadian dollars"),
      ("en", "4.4BSD-Lite", "four point four BSD-Lite"),
      ("en", "45m ago", "forty five minutes ago"),
      ("ar", "على بعد 500 م. من", "على بعد خمس مئة م. من"),
      // What is short for a rare unit means something else.
      ("es", "del 1 al 5", "del uno al cinco"), ("sv", "5 st", "fem st"),
      ("de", "50 ct", "fünfzig ct"),
    ])
  func reads(_ locale: String, _ text: String, _ words: String) throws {
    let spoken = try SpokenRulesTests.spoken(.text(text), SpokenRulesTests.verbalizer(locale))
    #expect(spoken.replacing(" ", with: "") == words.replacing(" ", with: ""))
  }

  @Test(
    "Arabic names one before its number, two by its dual, and three to ten by its plural",
    arguments: [
      ("1", "meter", "متر واحد"), ("2", "meter", "متران"), ("3", "meter", "ثلاثة أمتار"),
      ("-2", "kilometer", "سالب كيلومتران"), ("4", "kilogram", "أربعة كيلوغرامات"),
      ("2", "celsius", "درجتان مئويتان"), ("5", "celsius", "خمس درجات مئوية"),
      ("2", "square-meter", "متران مربعان"), ("3", "square-meter", "ثلاثة أمتار مربعة"),
      ("1", "second", "ثانية واحدة"), ("2", "fahrenheit", "درجتان فهرنهايت"),
      ("5", "kilometer-per-hour", "خمسة كيلومترات في الساعة"), ("12", "inch", "اثنتا عشرة بوصة"),
    ])
  func countsInArabic(_ number: String, _ unit: String, _ words: String) throws {
    let value = try #require(Int(number))
    let number = DecimalNumber(
      isNegative: value < 0, significand: UInt128(value.magnitude), scale: 0)
    let spoken = try SpokenRulesTests.spoken(
      .measure(number, unit: unit), SpokenRulesTests.verbalizer("ar"))
    #expect(spoken == words)
  }
}
