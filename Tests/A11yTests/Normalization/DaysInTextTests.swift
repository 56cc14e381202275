// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Two numbers around a slash: a day of a month, a mark, or a part.
@Suite struct DaysInTextTests {
  @Test(
    "evidence beside a slash tells a day from a part",
    arguments: [
      // A word that stands before days, unless the numbers are parts of what follows.
      ("es", "el 3/6", "el tres de junio"), ("es", "el 1/5 de ellos", "el un quinto de ellos"),
      ("fr", "du 1/5 au 3/5", "du premier mai au trois mai"),
      ("fr", "le 1/4 du lait", "le un quart du lait"),
      ("it", "dal 29/5 al 2/6", "dal ventinove maggio al due giugno"),
      ("sv", "fr.o.m. 1/9", "från och med första september"),
      ("nl", "op 5/11", "op vijf november"), ("nl", "van 3/4", "van drie kwart"),
      ("pt", "dia 3/6", "dia três de junho"),
      ("pt", "nota em 5/10", "nota em cinco de dez"), ("vi", "lễ 2/9", "lễ ngày hai tháng chín"),
      ("vi", "2/3 số dân", "hai phần ba số dân"),
      // A weekday, before or behind.
      ("it", "gio. 8/5", "giovedì otto maggio"), ("nl", "Wo. 5/11", "woensdag vijf november"),
      ("fr", "lun. 3/2", "lundi trois février"),
      ("ja", "9/14(土)から", "九月十四日土曜日から"), ("ko", "12/24(화)", "십이월 이십사일 화요일"),
      // Where parts are written with signs, a slash is rarely one.
      ("zh", "6/18大促", "六月十八日大促"), ("zh", "2/3的人", "三分之二的人"),
      ("ja", "3/4の人", "四分の三の人"),
      // What would be reduced is a mark.
      ("fr", "14/20", "quatorze sur vingt"), ("fr", "7/10", "sept dixièmes"),
    ])
  func slash(_ language: String, _ text: String, _ expected: String) throws {
    #expect(try OnlyReadingTests.spoken(text, language) == expected)
  }
}
