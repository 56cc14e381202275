// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Quarters of the sky, degrees, short forms behind ordinals, signs behind powers, and letters of thousands.
@Suite struct WindsAndSignsTests {
  @Test(
    "a line is said by what is beside its short forms",
    arguments: [
      (
        "en", "Winds from SSW, gusts 40 mph",
        "Winds from south-southwest, gusts forty miles per hour"
      ),
      ("en", "Gate NE, hall S", "Gate NE, hall S"),
      ("en", "r²-s² = 7", "r squared minus s squared equals seven"),
      ("en", "u³+v", "u cubed plus v"),
      ("en", "a plot of 9 m²-more", "a plot of nine square meters-more"),
      ("de", "Böen aus NW", "Böen aus Nordwest"),
      ("de", "Jahresgehalt 70 T€", "Jahresgehalt siebzig tausend Euro"),
      ("de", "gilt nach §§ 3 und 4", "gilt nach Paragrafen drei und vier"),
      ("de", "Treffen gegen ½ 9", "Treffen gegen halb neun"),
      ("de", "½ 9 ist zu viel", "ein halb neun ist zu viel"),
      ("de", "jetzt 45,-", "jetzt fünf und vierzig"),
      ("fr", "rafales de SO", "rafales de sud-ouest"),
      ("fr", "rue Monge, 5e arr.", "rue Monge, cinquième arrondissement."),
      ("fr", "arr. 8 h 10", "arrivée huit heures dix"),
      ("fr", "payé le 1er/10/2021", "payé le premier octobre deux mille vingt et un"),
      ("fr", "ouvert 8 h-12 h", "ouvert huit heures à douze heures"),
      ("it", "vento da SE", "vento da sud-est"),
      ("pt", "vento de NE, máx. 19º", "vento de nordeste, máxima dezenove graus"),
      ("pt", "aquarela s/ papel", "aquarela sobre papel"),
      ("pt", "quarto s/ banheiro", "quarto sem banheiro"),
      ("es", "horno a 210ºC", "horno a doscientos diez grados Celsius"),
      ("es", "el 3º de la lista", "el tercero de la lista"),
      ("sv", "hård NV vind", "hård nordväst vind"),
      ("sv", "mål i 88:e min. av", "mål i åttioåttonde minuten av"),
      ("sv", "Gustav III:s tid", "Gustav den tredjes tid"),
      ("hu", "DK-i szél", "délkeleti szél"),
      ("hu", "a 17. sz. végén", "a tizenhetedik század végén"),
      ("hu", "a 12. sz. csatolmány", "a tizenkettedik számú csatolmány"),
      ("hu", "ára 95 E Ft", "ára kilencvenöt ezer forint"),
      ("ru", "ветер ЮВ", "ветер юго-восточный"),
      ("ru", "кипит при 95 °С", "кипит при девяноста пяти градусах Цельсия"),
      ("ru", "мин. 200 ₽", "минимум двести рублей"),
      ("ru", "ждать 7 мин. 20", "ждать семь минут. двадцать"),
      ("hi", "तैराकी 24.5 से.", "तैराकी चौबीस दशमलव पाँच सेकंड"),
      ("hi", "इंदौर - 452001", "इंदौर, चार पाँच दो शून्य शून्य एक"),
      ("hi", "नक्शा 1:10,000", "नक्शा एक अनुपात दस हज़ार"),
      ("hy", "1:10 000", "մեկ տասը հազարի"),
      ("hy", "150 հազ. դրամ", "հարյուր հիսուն հազար դրամ"),
      ("ar", "7.60", "سبعة فاصلة ستة صفر"),
      ("ar", "الساعة 8:15 م", "الساعة الثامنة والربع مساءً"),
      ("zh", "粤B·80211", "粤B 八零二一一"),
      ("zh", "月薪6k-9k", "月薪六千到九千"),
      ("zh", "用时01:05:09", "用时一小时五分钟九秒钟"),
      ("zh", "01:05:09出发", "一点五分九秒出发"),
      ("ja", "表4-1", "表四の一"),
      ("ja", "平成30年11/3", "平成三十年十一月三日"),
      ("ja", "p.7", "七ページ"),
      ("ko", "내선 5번", "내선 오번"),
      ("ko", "다섯 번 중 3번", "다섯 번 중 세번"),
      ("ko", "아침 -11℃", "아침 영하 십일도"),
      ("ko", "23.6.9.(금)", "이십삼년 유월 구일 금요일"),
      ("vi", "phim 4K", "phim bốn ca"),
      ("vi", "cuối TK XIX", "cuối thế kỷ mười chín"),
      ("vi", "20 phút/lượt", "hai mươi phút một lượt"),
      ("vi", "ký thành 03 bản", "ký thành ba bản"),
      ("vi", "xe 07 chỗ", "xe không bảy chỗ"),
      ("ru", "в 31 г. до н. э.", "в тридцать первом году до нашей эры"),
      ("ru", "70 г. риса", "семьдесят грамм риса"),
      ("ar", "4س + 1 = 9", "أربعة سين زائد واحد يساوي تسعة"),
      ("ar", "بعد 3س", "بعد ثلاث ساعات"),
      ("ar", "500 غم", "خمس مئة غرام"),
      ("ja", "脈拍72回/分", "脈拍毎分七十二回"),
      ("ko", "호흡 18회/분", "호흡 분당 십팔회"),
      ("ko", "1,310원/$", "달러당 천삼백십원"),
      ("ko", "광주→목포 열차", "광주에서 목포 열차"),
      ("ko", "5세↓ 무료", "오세 이하 무료"),
      ("hi", "30 से. का गीत", "तीस सेकंड का गीत"),
      ("hy", "XVII դ.", "տասնյոթերորդ դար"),
      ("zh", "决赛11″42", "决赛十一点四二秒钟"),
      ("sv", "prop. 2011/12:45", "proposition tjugoelva tolv: fyrtiofem"),
    ])
  func saysWhatIsMeant(_ language: String, _ line: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(line, language) == words)
  }
}
