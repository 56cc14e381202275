// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Quantities that are written with more than one number or unit, by cause.
@Suite struct QuantitiesInTextTests {
  @Test(
    "a quantity of several parts is said as one",
    arguments: [
      // A scale is no time, and its second number may be grouped in any way.
      ("en", "scale 1:50,000", "scale one to fifty thousand"),
      ("en", "1:24000", "one to twenty four thousand"),
      ("de", "Maßstab 1:25.000", "Maßstab eins zu fünf und zwanzig tausend"),
      ("fr", "échelle 1:25 000", "échelle un à vingt-cinq mille"),
      ("it", "scala 1:25.000", "scala uno a venticinquemila"),
      ("es", "escala 1:100.000", "escala uno a cien mil"),
      ("sv", "skala 1:50 000", "skala ett till femtiotusen"),
      ("ru", "масштаб 1:25 000", "масштаб один к двадцати пяти тысячам"),
      ("vi", "tỷ lệ 1:50.000", "tỷ lệ một trên năm mươi nghìn"),
      ("zh", "比例尺1:50000", "比例尺一比五万"),
      // The sides of a thing, however many they are.
      ("fr", "60 x 40 x 20 cm", "soixante par quarante par vingt centimètres"),
      ("de", "10x20x30 mm", "zehn mal zwanzig mal dreißig Millimeter"),
      ("en", "12 x 8 x 4 in", "twelve by eight by four inches"),
      ("pt", "Medidas: 10 x 20 x 2 cm", "Medidas: dez por vinte por dois centímetros"),
      ("en", "4×4", "four by four"),
      // What a unit is per may be a quantity, too.
      ("en", "15.4 kWh/100 km", "fifteen point four kilowatt-hours per one hundred kilometers"),
      (
        "de", "15,4 kWh/100 km",
        "fünfzehn Komma vier Kilowattstunden pro ein hundert Kilometer"
      ),
      ("pt", "Sódio: 2 mg/100 mL", "Sódio: dois miligramas por cem mililitros"),
      ("es", "5,4 g/100 ml", "cinco coma cuatro gramos por cien mililitros"),
      ("en", "7.87 g/cm³", "seven point eight seven grams per cubic centimeter"),
      ("ru", "7,87 г/см³", "семь целых восемьдесят семь сотых грамма на кубический сантиметр"),
      // A comma before decimals, where the language has a point.
      ("en", "1 250,00 kg", "one thousand two hundred fifty point zero zero kilograms"),
      ("en", "1,5 million", "one point five million"),
      ("en", "5,50 zł", "five Polish zlotys fifty groszy"),
      ("en", "12 Kč", "twelve Czech korunas"),
      ("en", "pages 1,2 and 3,45", "pages one, two and three, forty five"),
      ("en", "sizes 10,11 kg", "sizes ten, eleven kilograms"),
      ("en", "1,234 kg", "one thousand two hundred thirty four kilograms"),
      ("zh", "12,5%", "百分之十二点五"),
      // Beside a currency, a letter is no unit.
      ("de", "$5m", "fünf Millionen Dollar"), ("de", "5m", "fünf Meter"),
      ("en", "2m USD", "two million US dollars"), ("en", "£3 m", "three million pounds"),
      ("fr", "5m €", "cinq millions d'euros"), ("ja", "$5bn", "五十億ドル"),
      // The minus of accounts.
      ("ja", "▲500", "マイナス五百"), ("ja", "▲¥1,200", "マイナス千二百円"),
      ("ko", "▲500", "상승 오백"), ("ko", "△3.5%", "마이너스 삼점오 퍼센트"), ("en", "▲500", "up five hundred"),
      // Two speeds are no fraction of one.
      ("sv", "250/100 Mbit/s", "tvåhundrafemtio snedstreck hundra megabit per sekund"),
      // Both ends of a range of money have its currency and its scale.
      ("it", "€ 50-80", "cinquanta a ottanta euro"),
      ("de", "€ 50–80", "fünfzig bis achtzig Euro"),
      ("en", "$5-10k", "five to ten thousand dollars"),
      ("en", "$1.2-1.5M", "one point two to one point five million dollars"),
      ("en", "$1.2–1.5 million", "one point two to one point five million dollars"),
      ("en", "US$ 250", "two hundred and fifty US dollars"),
      ("de", "US$ 250", "zwei hundert fünfzig US-Dollar"),
      // A unit stays one before a tolerance.
      ("de", "230 V ±10 %", "zwei hundert dreißig Volt plus minus zehn Prozent"),
      ("fr", "12 V ± 5 %", "douze volts plus ou moins cinq pour cent"),
      ("en", "230 V ±10%", "two hundred thirty volts plus or minus ten percent"),
      // Digits grouped as elsewhere have one reading.
      ("en", "1 500 kg", "one thousand five hundred kilograms"),
      (
        "en", "248 248 255",
        "two hundred forty eight, two hundred forty eight, two hundred fifty five"
      ),
      (
        "en", "248 348 255",
        "two hundred forty eight million three hundred forty eight thousand two hundred fifty five"
      ),
      (
        "de", "hell 255 250 250",
        "hell zwei hundert fünf und fünfzig, zwei hundert fünfzig, zwei hundert fünfzig"
      ),
      ("en", "1 234 567", "one million two hundred thirty four thousand five hundred sixty seven"),
      (
        "en", "EUR 1.234,56", "one thousand two hundred thirty four euros fifty six cents"
      ),
      // An end of a range may have a fraction, and needs no number of its own.
      ("en", "3-3½ hours", "three to three and a half hours"),
      ("en", "1½-2 lb", "one and a half to two pounds"),
      ("en", "3 - 4½ miles", "three to four and a half miles"),
      ("en", "1/4-1/2 cup", "one quarter to one half cup"),
      ("en", "2 1/2-3 hours", "two and a half to three hours"),
      ("fr", "1½-2 heures", "un et demi à deux heures"),
      ("it", "2-2½ kg", "due a due e mezzo chilogrammi"),
      // An abbreviation's period joins no number to it, and an ordinal may begin a range.
      ("en", "p.45-67", "page forty five to sixty seven"),
      ("de", "S.45-67", "Seite fünf und vierzig bis sieben und sechzig"),
      ("zh", "第45-67页", "第四十五到六十七页"), ("zh", "公元前44年", "公元前四十四年"),
      // A counter may be a word of its own, and a score has the same word as a count of cars.
      ("ko", "오후 3 시", "오후 세 시"), ("ko", "20 살", "스무 살"), ("ko", "2시간반", "두시간반"),
      ("ko", "3대 1", "삼 대 일"), ("ko", "차 3 대", "차 세 대"), ("ko", "3·1절", "삼일절"),
      // Fewer grams than there are years; a quarter before its year is no flat.
      ("ru", "Возьмите 500 г. муки и 3 г. соли.", "Возьмите пятьсот грамм муки и три грамма соли."),
      ("ru", "в 988 г.", "в девятьсот восемьдесят восьмом году"),
      ("ru", "3 кв. 2021", "третий квартал две тысячи двадцать один"),
      ("ru", "ул. Ленина, д. 5 кв. 12", "улица Ленина, дом пять квартира двенадцать"),
      // A side may have a fraction, and a number that programs write with a power of ten has a unit.
      ("en", "8½ x 11 in", "eight and a half by eleven inches"),
      ("en", "4 x 8½ in", "four by eight and a half inches"),
      ("en", "3.0e8 m/s", "three point zero times ten to the power of eight meters per second"),
      ("de", "2.5e-3 kg", "zwei Komma fünf mal zehn hoch minus drei Kilogramm"),
      ("fr", "1e-6", "un fois dix puissance moins six"),
      // Two sides with units of their own; watts before a word; a degree by the ordinal sign; lowered digits; votes.
      ("fr", "2 m x 1,20 m", "deux mètres par un virgule vingt mètre"),
      ("it", "1.000 W a 230 V", "mille watt a duecento trenta volt"),
      ("en", "500 W Main St", "five hundred West Main Street"),
      ("es", "-3 ºC", "menos tres grados Celsius"), ("it", "La CO₂", "La CO due"),
      ("en", "passed 219-206", "passed two hundred and nineteen to two hundred and six"),
      ("nl", "schaal 1:25.000", "schaal één op vijfentwintigduizend"),
      ("tr", "1:25.000", "bir bölü yirmi beş bin"),
      // The noun tells the case.
      (
        "pl", "z 3 osobami, za 1 godzinę, na 1 imię",
        "z trzema osobami, za jedną godzinę, na jeden imię"
      ),
      ("uk", "із 3 дітьми у XIX ст.", "із трьома дітьми у дев’ятнадцятому столітті"),
      // All digits of an exponent belong to it.
      ("en", "6.02×10²³", "six point zero two times ten to the power of twenty three"),
      ("de", "6,02 × 10²³", "sechs Komma null zwei mal zehn hoch drei und zwanzig"),
      ("en", "10¹² bytes", "ten to the power of twelve bytes"),
    ] as [(String, String, String)])
  func isSaidAs(_ language: String, _ line: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(line, language) == words)
  }
}
