// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// Years and dates whose case or era something beside them tells.
@Suite struct SpansOfYearsTests {
  @Test(
    "a year takes the case of its preposition, and a date its era",
    arguments: [
      (
        "ru-RU", "Жил там с 1921 по 1934 г. Потом уехал.",
        "Жил там с тысяча девятьсот двадцать первого по тысяча девятьсот тридцать четвертый год. Потом уехал."
      ),
      (
        "ru-RU", "с 2001 по 2005 гг. в Омске",
        "с две тысячи первого по две тысячи пятый год в Омске"
      ),
      ("ru-RU", "с 2003 по 2007, затем", "с две тысячи третьего по две тысячи седьмой, затем"),
      (
        "ru-RU", "вырос с 1200 по 1900 рублей",
        "вырос с одна тысяча двести по одна тысяча девятьсот рублей"
      ),
      ("ru-RU", "Изд. 3-е, 128 с.", "Изд. третье, сто двадцать восемь страниц."),
      ("ru-RU", "Бег: 128 с.", "Бег: сто двадцать восемь секунд."),
      ("ar", "3/4/2019م", "ثلاثة أبريل ألفان وتسعة عشر ميلادية"),
    ])
  func spans(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }
}
