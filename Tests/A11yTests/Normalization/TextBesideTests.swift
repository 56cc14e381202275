// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// Years, dates, addresses and sizes that something beside them tells.
@Suite struct TextBesideTests {
  @Test(
    "what is behind an address or a size is no part of it",
    arguments: [
      ("zh-CN", "主机10.20.30.40:443。", "主机一零点二零点三零点四零冒号四四三。"),
      ("zh-CN", "请看www.example.org，谢谢。", "请看 w w w 点 example 点 org，谢谢。"),
      ("ja-JP", "43V型のテレビ", "四十三V型のテレビ"),
      ("ja-JP", "電圧は43Vです", "電圧は四十三ボルトです"),
    ])
  func ends(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

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
