// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Phrases for voices: the language of each run, pauses, kana.
@Suite struct SpokenPhraseTests {
  static func phrases(_ rows: String, locale: String = "en-US") throws -> [SpokenPhrase] {
    var labels = try LabelReader(MemorySource(rows), locale: LocaleIdentifier(locale))
    var out = ByteBuffer()
    let item = try #require(try labels.next(into: &out))
    return labels.spokenPhrases(of: item, label: out)
  }

  @Test(
    "each run is in the language that is written so",
    arguments: [
      ("en-US", "Привет 5%", ["ru:Привет пять процентов"]),
      ("en-US", "5 яблок", ["ru:пять яблок"]),
      ("en-US", "Apple 苹果 5 and 6", ["en-US:Apple", "zh:苹果 五", "en-US:and six"]),
      ("en-US", "すし 3つ", ["ja:すし みっつ"]), ("en-US", "서울 3", ["ko:서울 삼"]),
      ("ru-RU", "Apple и 5", ["ru-RU:Apple и пять"]), ("zh-CN", "我的VIP 3", ["zh-CN:我的VIP 三"]),
      ("uk-UA", "Привіт 5", ["uk-UA:Привіт п’ять"]), ("bg-BG", "Здравей 5", ["bg-BG:Здравей 5"]),
      ("de-DE", "α = 3", ["de-DE:α gleich drei"]),
      ("en-US", "Ελλάδα 3", ["el:Ελλάδα 3"]), ("en-US", "⭐ 5", ["en-US:white medium star five"]),
    ])
  func findsTheLanguage(_ locale: String, _ text: String, _ phrases: [String]) throws {
    let found = try Self.phrases("[[\"\(text)\"]]", locale: locale)
    #expect(found.map { "\($0.locale):\($0.text)" } == phrases)
  }

  @Test func pausesAreBetweenPhrasesAndRowsAlone() throws {
    let phrases = try Self.phrases(#"[["a да b", 5]]"#)
    #expect(phrases.map(\.pause) == [0, 0, 150, 400])
  }

  @Test(
    "numbers and what they count are given in kana",
    arguments: [
      ("三月一日", "さんがつついたち"), ("四月十四日", "しがつじゅうよっか"), ("九時十分", "くじじゅっぷん"),
      ("千九百八十円", "せんきゅうひゃくはちじゅうえん"), ("三千六百", "さんぜんろっぴゃく"),
      ("二点五パーセント", "にてんごパーセント"), ("一日間", "いちにちかん"), ("四分の三", "よんぶんのさん"),
      ("水曜日", "すいようび"), ("かな", "かな"), ("東京", "東京"),
    ])
  func readsInKana(_ text: String, _ kana: String) {
    #expect(JapaneseKana.reading(of: text) == kana)
  }
}
