// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// Days that look like fractions, codes that look like ranges, and words that agree with what they stand before.
@Suite struct DaysAndCodesTests {
  @Test(
    "two numbers around a slash are a day where something beside them tells",
    arguments: [
      ("sv", "den 14/9 2021", "den fjortonde september tjugotjugoett"),
      ("sv", "född 3/8 1962", "född tredje augusti nittonhundrasextiotvå"),
      ("sv", "fredagen 5/4 2019", "fredagen femte april tjugonitton"),
      ("sv", "en 3/8 del", "en tre åttondelar del"),
      ("pt", "5ª feira, 7/8, às 10h", "quinta-feira, sete de agosto, às dez horas"),
      ("pt", "sexta (3/7)", "sexta (três de julho)"),
      ("pt", "11/9 às 8h", "onze de setembro às oito horas"),
      ("pt", "desde 1º/3/2019", "desde primeiro de março de dois mil e dezenove"),
      ("pt", "6/2, 4/6 e 7/5", "seis a dois, quatro a seis e sete a cinco"),
      ("vi", "từ 2/4 - 6/4", "từ ngày hai tháng tư đến ngày sáu tháng tư"),
      ("ko", "3/2~3/9", "삼월 이일 부터 삼월 구일"),
      ("de", "Stand: 03/21", "Stand: März zwei tausend ein und zwanzig"),
      ("fr", "écran 16/9", "écran seize neuvièmes"),
    ])
  func days(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

  @Test(
    "a day agrees with the article or preposition before it",
    arguments: [
      ("de", "Der 2. Mai ist frei", "Der zweite Mai ist frei"),
      ("de", "der 24.12. ist kurz", "der vier und zwanzigste Dezember ist kurz"),
      ("de", "am 7. 9. geschlossen", "am siebten September geschlossen"),
      ("de", "um 15 Uhr ist Pause", "um fünfzehn Uhr ist Pause"),
      ("ru", "к 8 июля", "к восьмому июля"),
      ("ru", "к 5.11.2021", "к пятому ноября две тысячи двадцать первого года"),
      ("it", "dal 4 sett. al 6 ott.", "dal quattro settembre al sei ottobre."),
      ("it", "2 sett. fa", "due settimane fa"),
      ("pt", "a II Conferência", "a segunda Conferência"),
      ("pt", "o XI Congresso", "o décimo primeiro Congresso"),
      ("es", "el 31.º puesto", "el trigésimo primer puesto"),
      ("es", "ganó en 2:03:04", "ganó en dos horas tres minutos cuatro segundos"),
      ("fr", "un chien de 1 an", "un chien d'un an"),
      ("fr", "de 1 à 3", "de un à trois"),
      ("ja", "幅≥20cm", "幅二十センチメートルいじょう"),
    ])
  func agreement(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

  @Test(
    "groups of digits with a zero before them, or of three lengths, are a code",
    arguments: [
      ("en", "part 27-0158", "part two seven dash zero one five eight"),
      ("en", "30-71659554-9", "three zero dash seven one six five nine five five four dash nine"),
      ("en", "2.41-7+deb11u3", "two point four one dash seven plus deb eleven u three"),
      ("en", "between 2.25-3", "between two point two five to three"),
      ("en", "0.25-1 mg", "zero point two five to one milligram"),
      ("en", "on 9-Feb-07", "on February ninth oh seven"),
      ("en", "2011-Sep-03", "September third twenty eleven"),
      ("en", "a $3-$4 million deal", "a three to four million dollars deal"),
      (
        "en", "S33°51'35.9\"",
        "S thirty three degrees fifty one minutes thirty five point nine seconds"
      ),
      ("vi", "gọi 0908.111.222", "gọi không chín không tám, một một một, hai hai hai"),
      ("hi", "नं. 8765432109", "नंबर आठ सात छह पाँच चार तीन दो एक शून्य नौ"),
      ("hi", "₹3 लाख करोड़", "तीन लाख करोड़ रुपए"),
      ("ja", "PM2.5の値", "PM 二点五の値"),
      ("zh", "编号20458", "编号二零四五八"),
      (
        "en", "ISBN978-3-16-148410-0",
        "ISBN nine seven eight dash three dash one six dash one four eight four one zero dash zero"
      ),
      ("ar", "€10 و€40", "عشرة يورو و أربعون يورو"),
    ])
  func codes(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

  @Test(
    "what looks like a day, a code or a set of tennis stays what it is",
    arguments: [
      ("de", "Gewinde ab 5/16 Zoll", "Gewinde ab fünf sechzehntel Zoll"),
      ("it", "entro 2 sett.", "entro due settimane"),
      ("es", "tome 1/2 a las 8:00", "tome un medio a las ocho horas"),
      ("es", "el 1.º llegó tarde", "el primero llegó tarde"),
      ("pt", "medidas 6/1, 6/2", "medidas seis sobre um, seis meios"),
      ("fr", "passage de 1 vers 2", "passage de un vers deux"),
      ("hi", "आबादी 7800000000", "आबादी सात अरब अस्सी करोड़"),
      ("ja", "PM10時", "午後十時"),
      ("zh", "羊群5000只", "羊群五千只"),
    ])
  func stays(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

  @Test("many signs of comparison end")
  func manySigns() throws {
    _ = try OnlyReadingTests.spoken("a" + String(repeating: " ≥", count: 5_000), "ja")
  }
}
