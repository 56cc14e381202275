// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Sentences of programmes, biographies and reports, each beside what only looks like it.
@Suite struct SpokenSentencesTests {
  @Test(
    "spans, results, titles and short forms are read by the sentence that they stand in",
    arguments: [
      ("ja", "（1867年－1916年）", "（ 千八百六十七年から千九百十六年）"),
      ("ja", "5月1日-5月7日", "五月一日から五月七日"),
      ("ja", "気温は－5℃", "気温は摂氏マイナス五度"),
      ("ja", "東京－大阪間", "東京－大阪間"),
      ("ja", "2－0で勝った", "二たい零で勝った"),
      ("ja", "電話は03－1234－5678", "電話は零三、一二三四、五六七八"),
      ("ja", "営業時間は9：00－18：00", "営業時間は九時から十八時"),
      ("ja", "日本は0-2で敗れた。", "日本は零たい二で敗れた。"),
      ("ja", "3-5人", "三から五人"),
      ("zh", "1881年－1936年", "一八八一年到一九三六年"),
      ("zh", "1月-3月", "一月到三月"),
      ("zh", "￥2999", "两千九百九十九元"),
      ("zh", "中国队0-2负于韩国队。", "中国队零比二负于韩国队。"),
      ("zh", "4-5级", "四到五级"),
      ("zh", "2户", "两户"),
      ("ko", "1월-3월", "일월에서 삼월"),
      ("ko", "5월 1일-5월 7일", "오월 일일에서 오월 칠일"),
      ("ko", "3일-5일", "삼일에서 오일"),
      ("ko", "한국은 0-2로 졌다.", "한국은 영 대 이로 졌다."),
      ("en-GB", "people in their 20s and 30s", "people in their twenties and thirties"),
      ("en-GB", "the 1980s and 90s were good", "the nineteen eighties and nineties were good"),
      ("en-GB", "6 for under-16s", "six for under- sixteens"),
      ("en-GB", "over-65s", "over- sixty fives"),
      ("en-GB", "about 12st.", "about twelve stone."),
      ("en-GB", "12st Street", "twelve st Street"),
      (
        "en-GB", "Mrs Jones lives at 17 St John's Rd",
        "missus Jones lives at seventeen St John's Road"
      ),
      ("en-GB", "17 High St London", "seventeen High Street London"),
      ("en-GB", "they won 3-1 at home", "they won three one at home"),
      ("en-GB", "a 2-0 win", "a two nil win"),
      ("en-GB", "it ended 1-1", "it ended one all"),
      ("en-GB", "odds of 5-1", "odds of five to one"),
      ("en-GB", "a 10-1 outsider", "a ten to one outsider"),
      ("en-GB", "voted 219-206", "voted two hundred and nineteen to two hundred and six"),
      ("en-GB", "Arsenal won 3-0 against Spurs", "Arsenal won three nil against Spurs"),
      ("en-GB", "won 3-0 on Sunday", "won three nil on Sunday"),
      ("en-GB", "a 5-4 majority", "a five to four majority"),
      ("en-GB", "The 10.45 to Leeds is late", "The ten forty five to Leeds is late"),
      ("en-GB", "the 6.30 train", "the six thirty train"),
      (
        "en-GB", "rose to 10.45 from 9.80", "rose to ten point four five from nine point eight zero"
      ),
      ("en-GB", "The 10.45 average", "The ten point four five average"),
      ("en-GB", "Mr and Mrs Jones met at 5", "mister and missus Jones met at five"),
      ("en-GB", "Arsenal lost 0-2 at home", "Arsenal lost nil two at home"),
      ("en-GB", "pages 3-5 lost", "pages three to five lost"),
      ("en", "they won 3-1 at home", "they won three to one at home"),
      (
        "en", "Acme Inc. He lives on Oak St. They",
        "Acme Incorporated. He lives on Oak Street. They"
      ),
      ("en", "5 min. Then", "five minutes. Then"),
      ("en", "e.g. This", "for example This"),
      (
        "en", "a tolerance of +/- 0.5 mm",
        "a tolerance of plus or minus zero point five millimeters"
      ),
      ("en", "and/or 5", "and/or five"),
      ("de", "5 Mio. Danach", "fünf Millionen. Danach"),
      ("de", "5 Mio. Euro", "fünf Millionen Euro"),
      ("fr", "Le mur fait 5 m. Il est blanc.", "Le mur fait cinq mètres. Il est blanc."),
      ("fr", "5 M. Dupont", "cinq monsieur Dupont"),
      ("it", "30 m. È antico", "trenta metri. È antico"),
      ("pl", "5 mln. Potem", "pięć milionów. Potem"),
      ("pl", "2 szt.", "dwie sztuki"),
      ("pl", "10 zł/szt.", "dziesięć złotych na sztukę."),
      ("ru", "5 млн. Потом", "пять миллионов. Потом"),
      ("ru", "и т. д. Это", "и так далее. Это"),
      ("ru", "Школа 01.02.2024", "Школа первое февраля две тысячи двадцать четвертого"),
      ("ru", "Умерла 01.02.2024", "Умерла первого февраля две тысячи двадцать четвертого года"),
      ("ru", "3 шт. и 21 шт.", "три штуки и двадцать одна штука"),
      ("tr", "Saat 09.00 ile 18.00 arası", "Saat dokuz ile saat on sekiz arası"),
      ("tr", "14.00 ile 15.00 arasında", "saat on dört ile saat on beş arasında"),
      ("tr", "Beşiktaş maçı 0-2 kaybetti.", "Beşiktaş maçı sıfır, iki kaybetti."),
      (
        "pt", "A Constituição de 1988 trata",
        "A Constituição de mil novecentos e oitenta e oito trata"
      ),
      ("pt", "1988 páginas", "mil novecentas e oitenta e oito páginas"),
      ("pt", "D. Pedro I proclamou", "Dom Pedro primeiro proclamou"),
      ("pt", "D. Maria II", "Dona Maria segunda"),
      ("hi", "2 अक्टूबर 1869 को", "दो अक्तूबर अठारह सौ उनहत्तर को"),
      ("hi", "1869 प्रतियां", "एक हज़ार आठ सौ उनहत्तर प्रतियां"),
      ("uk", "по 2 таблетки", "по дві таблетки"),
      ("uk", "22 учениці", "двадцять дві учениці"),
      ("uk", "2 столи", "два столи"),
      ("uk", "2 будинки", "два будинки"),
      ("ar", "كل 8 ساعات", "كل ثماني ساعات"),
      ("ar", "837", "ثمان مئة وسبعة وثلاثون"),
      ("nl", "Ajax verloor met 1-4 van PSV.", "Ajax verloor met één, vier van PSV."),
      ("nl", "Hij verloor 3-5 kilo", "Hij verloor drie tot vijf kilo"),
      ("sv", "AIK förlorade med 0–2 mot Malmö.", "AIK förlorade med noll, två mot Malmö."),
    ])
  func line(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }
}
