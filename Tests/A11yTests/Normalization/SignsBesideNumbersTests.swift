// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Diameters, times, attempts, pressures, days of rest and short forms, which only what is beside them tells.
@Suite struct SignsBesideNumbersTests {
  @Test(
    "a sign or a short form is said by what is beside it",
    arguments: [
      (
        "en", "pipe Ø 30 mm, score Ø 4.5",
        "pipe diameter thirty millimeters, score Ø four point five"
      ),
      ("en", "a 7\" saw blade, 7\" long", "a seven inch saw blade, seven inches long"),
      ("en", "3-5 in. of rain", "three to five inches of rain"),
      ("en", "around c. 300 BC", "around circa three hundred BC"),
      ("en", "ibuprofen q6h x 5 days", "ibuprofen every six hours for five days"),
      ("en", "Pub. L. No. 107-110", "Pub. L. number one hundred seven dash one hundred ten"),
      ("en", "take I-80 W to Reno", "take I eighty west to Reno"),
      ("en", "app. C, tbl. 9", "appendix C, table nine"),
      ("en", "closed Sun.", "closed Sunday."),
      ("en", "[-high +round]", "[minus high plus round]"),
      ("en", "-high and low", "-high and low"),
      ("en", "batch 2/7", "batch two of seven"),
      ("en", "key 771-Q20-3306", "key seven seven one dash Q two zero dash three three zero six"),
      ("en", "12 Elm 17/3", "twelve Elm seventeen slash three"),
      ("de", "Rohr Ø 30 mm", "Rohr Durchmesser dreißig Millimeter"),
      (
        "de", "Di–Do 9–12 Uhr, So geschlossen",
        "Dienstag bis Donnerstag neun bis zwölf Uhr, Sonntag geschlossen"
      ),
      ("de", "So ist es", "So ist es"),
      (
        "de", "Urt. v. 03.02.2020 – IX ZR 14/19",
        "Urteil vom dritten Februar zwei tausend zwanzig – neun ZR vierzehn Schrägstrich neunzehn"
      ),
      ("de", "Lehrbuch, 4. Aufl., Köln", "Lehrbuch, vierte Auflage, Köln"),
      ("de", "Versuch 2/4", "Versuch zwei von vier"),
      ("fr", "but à la 90e+4", "but à la quatre-vingt-dixième plus quatre"),
      ("fr", "1e+5", "un fois dix puissance cinq"),
      ("fr", "TA 13/7", "TA treize sur sept"),
      ("fr", "2 sachets x 2/j", "deux sachets deux fois par jour"),
      ("fr", "95 g CO2/km", "quatre-vingt-quinze grammes CO deux par kilomètre"),
      ("fr", "31 k€ brut/an", "trente et un mille euros brut par an"),
      ("es", "tubo Ø 30 mm", "tubo diámetro treinta milímetros"),
      ("es", "intento 2/4", "intento dos de cuatro"),
      ("es", "2 cajas x 3,50 €", "dos cajas por tres euros cincuenta céntimos"),
      ("es", "5 h 10 min. Precio: 3 €", "cinco horas diez minutos. Precio: tres euros"),
      ("it", "l'1 maggio", "il primo maggio"),
      ("it", "l'11 maggio", "l'undici maggio"),
      ("it", "nell'1 marzo", "nel primo marzo"),
      ("it", "mar. 21/03 alle ore 8", "martedì ventuno marzo alle ore otto"),
      ("pt", "PA 110x70 mmHg", "PA cento e dez por setenta milímetros de mercúrio"),
      ("pt", "jogo de 6/2, 3/6 e 6/4", "jogo de seis a dois, três a seis e seis a quatro"),
      ("pt", "caixas de 6/1, 6/2", "caixas de seis sobre um, seis meios"),
      ("pt", "temp. máx. 31 °C", "temperatura máxima trinta e um graus celsius"),
      ("pt", "4. ed. Lisboa", "quarta edição Lisboa"),
      ("sv", "lör 10–14, sön stängt", "lördag tio till fjorton, söndag stängt"),
      ("sv", "start 4/9", "start fjärde september"),
      ("sv", "3 uppl., Lund", "tredje upplagan, Lund"),
      ("sv", "5 § 2 st.", "femte paragrafen andra stycket."),
      ("sv", "2 tabletter/dag", "två tabletter per dag"),
      (
        "ru", "вт и чт — с 9:00; сб — выходной",
        "вторник и четверг — с девяти часов; суббота — выходной"
      ),
      ("ru", "в 7 ч. 15 мин.", "в семь часов пятнадцать минут."),
      ("ru", "п. 4 ч. 2", "пункт четыре части два"),
      (
        "ru", "АД 135/85 мм рт. ст.",
        "АД сто тридцать пять на восемьдесят пять миллиметров ртутного столба"
      ),
      ("hu", "7.30–15.30", "hét óra harminc perctől tizenöt óra harminc percig"),
      ("hu", "120–134. o.", "százhúsz-százharmincnegyedik oldal."),
      ("hu", "6,1 l/100 km", "hat egész egy tized liter száz kilométeren"),
      ("ar", "ضغط 130/85 ملم زئبق", "ضغط مئة وثلاثون على خمسة وثمانون مليمترًا زئبق"),
      ("ar", "ج 4، ص 77", "الجزء أربعة، صفحة سبعة وسبعون"),
      ("hy", "ժ. 10:20", "ժամը տասն անց քսան"),
      ("hy", "4 գրքույկ/օր", "չորս գրքույկ օրում"),
      ("ja", "pp. 8-12", "八から十二ページ"),
      ("ko", "음료 300ml x 6병", "음료 삼백 밀리리터 곱하기 여섯병"),
      ("ko", "우유 2팩", "우유 두팩"),
      ("vi", "LH: 0901 222 333", "liên hệ: không chín không một, hai hai hai, ba ba ba"),
      (
        "it", "aperto 8.30-12 e 15-18.45",
        "aperto otto e trenta minuti a dodici e quindici a diciotto e quarantacinque minuti"
      ),
      ("en", "+000031.5", "plus thirty one point five"),
      ("en", "C[N-]O", "C[N minus]O"), ("en", "-RA", "minus RA"), ("en", "**", "star star"),
      ("en", "B*44:02", "B star four four colon zero two"),
      ("en", "ACME VS 70", "ACME VS seventy"),
      ("de", "gg. 20 h", "gegen zwanzig Uhr"), ("de", "17.03. Miete", "siebzehnter März Miete"),
      ("fr", "les - de 25 ans", "les moins de vingt-cinq ans"),
      ("sv", "26/4 Utflykt", "tjugosjätte april Utflykt"),
      ("it", "nata il 1°/3/1961", "nata il primo marzo mille novecento sessantuno"),
      ("pt", "de 1º/4 a 15/5", "de primeiro de abril a quinze de maio"),
      ("ru", "пациентка 43 лет", "пациентка сорока трёх лет"),
      ("ru", "ей 43 года", "ей сорок три года"),
      ("ru", "620014, г. Екатеринбург", "шесть два ноль ноль один четыре, город Екатеринбург"),
      ("hi", "कल फ़ाइल 12 मिली।", "कल फ़ाइल बारह मिली।"),
      ("hi", "दूध 200 मिली", "दूध दो सौ मिलीलीटर"),
      ("zh", "奖金7000-15000元", "奖金七千到一万五千元"),
    ])
  func isSaid(_ language: String, _ line: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(line, language) == words)
  }

  @Test(
    "what only looks like one is none",
    arguments: [
      ("de", "Ø 85 m²", "Ø fünf und achtzig Quadrat Meter"),
      ("de", "13/8 Punkte", "dreizehn achtel Punkte"),
      ("en", "25/3 pipes", "twenty five thirds pipes"),
      ("en", "Try 2/3 cup of milk", "Try two thirds cup of milk"),
      ("sv", "vatten och el.", "vatten och el."),
      ("it", "Rossi & Co. Roma", "Rossi e Co. Roma"), ("fr", "Gal Gadot", "Gal Gadot"),
      ("en", "cut 12\" lengthwise", "cut twelve inches lengthwise"),
    ])
  func staysAsItIs(_ language: String, _ line: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(line, language) == words)
  }

  /// A voice passes a mark in silence, which may be all that a cell has.
  @Test(
    "a mark that is a whole text has a name",
    arguments: [
      ("en", "{", "left brace"), ("en", "?", "question mark"), ("de", ";", "Semikolon"),
      ("fr", ")", "parenthèse fermante"), ("ru", "\"", "кавычка"), ("ja", "[", "大かっこ"),
      ("en", "(a)", "(a)"),
    ])
  func isNamed(_ language: String, _ mark: String, _ name: String) throws {
    #expect(try OnlyReadingTests.spoken(mark, language) == name)
  }

  @Test(
    "each language has a name of its own for each mark",
    arguments: [
      "en", "de", "fr", "es", "it", "pt", "sv", "ru", "hu", "ar", "hi", "hy", "zh", "ja", "ko",
      "vi", "nl", "pl", "tr", "uk",
    ])
  func areNamed(_ language: String) throws {
    let names = try "()[]{}\"';`".map { try OnlyReadingTests.spoken(String($0), language) }
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.contains(where: \.isLetter) })
  }
}
