// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Numbers that were taken for something else, or left in the wrong case, each cause with lines of its own.
@Suite struct VersesAndPressuresTests {
  @Test(
    "several verses are a range, and no hours",
    arguments: [
      ("en", "Exodus 20:3-17", "Exodus twenty, three to seventeen"),
      ("en", "Mat. 6:9–13", "Mat. six, nine to thirteen"),
      ("de", "Joh 14,6", "Joh vierzehn, sechs"),
      ("hu", "Zsolt 121,1", "Zsolt százhuszonegy, egy"),
      ("ja", "詩編119:105", "詩編百十九、百五"),
      ("zh", "马可福音4:3-9", "马可福音四， 三到九"),
      ("ko", "시편 46:10", "시편 사십육, 십"),
      // Hours have none behind a name.
      ("en", "Sat 9:30-12:00", "Saturday nine thirty to twelve o'clock"),
      ("de", "Samstag 8:15-17 Uhr", "Samstag acht Uhr fünfzehn bis siebzehn Uhr"),
    ])
  func verses(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

  @Test(
    "two pressures have the word of their language between them",
    arguments: [
      ("fr", "135/85", "cent trente-cinq sur quatre-vingt-cinq"),
      ("it", "135/85", "cento trentacinque su ottantacinque"),
      ("es", "135/85", "ciento treinta y cinco sobre ochenta y cinco"),
      ("nl", "135/85", "honderdvijfendertig over vijfentachtig"),
      ("ja", "135/85", "百三十五の八十五"),
      ("vi", "135/85", "một trăm ba mươi lăm trên tám mươi lăm"),
      ("hu", "135/85", "százharmincöt per nyolcvanöt"),
    ])
  func pressures(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

  @Test(
    "an amount behind a preposition is in the accusative",
    arguments: [
      ("ru", "чек на 1 310,20 руб.", "чек на одну тысячу триста десять рублей двадцать копеек"),
      ("ru", "за 1 тыс. долларов", "за одну тысячу долларов"),
      ("ru", "стоит 31 руб.", "стоит тридцать один рубль"),
      ("uk", "чек на 1 310,20 грн", "чек на тисячу триста десять гривень двадцять копійок"),
      ("uk", "за 21 грн", "за двадцять одну гривню"),
    ])
  func accusatives(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

  @Test(
    "a Roman numeral agrees with what it numbers",
    arguments: [
      ("en", "Leo XIII's letters", "Leo the thirteenth's letters"),
      ("en", "vol. iv", "volume four"),
      ("ru", "глава VI", "глава шестая"),
      ("ru", "том III", "том третий"), ("ru", "приложение IV", "приложение четвертое"),
      ("uk", "рівень III", "рівень третій"), ("uk", "питання II", "питання друге"),
      ("en", "Rocky III's end", "Rocky three's end"), ("pt", "tipo XL", "tipo XL"),
      ("uk", "глава VI", "глава шоста"),
      ("it", "l'atto IV", "l'atto quarto"),
      ("pt", "inciso XLII", "inciso quarenta e dois"),
      ("hi", "एडवर्ड VII की", "एडवर्ड सात की"),
      ("hy", "գլ. VI", "գլուխ վեցերորդ"),
      ("hy", "3-րդում", "երրորդում"),
    ])
  func romanNumerals(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

  @Test(
    "digits of houses, files and telephones are no days, decimals and minus signs",
    arguments: [
      ("pl", "ul. Krótka 11/3", "ulica Krótka jedenaście łamane przez trzy"),
      (
        "pt", "0701111-20.2020.8.07.0003",
        "zero sete zero um um um um, dois zero, dois zero dois zero, oito, zero sete, zero zero zero três"
      ),
      ("de", "Fax -345", "Fax drei vier fünf"),
      ("de", "Durchwahl: -20", "Durchwahl: zwei null"),
      ("de", "App -5 %", "App minus fünf Prozent"),
      ("it", "legge 105/94", "legge cento cinque barra novantaquattro"),
      (
        "de", "01.03.2024-15.04.2024",
        "erster März zwei tausend vier und zwanzig bis fünfzehnter April zwei tausend vier und zwanzig"
      ),
      ("vi", "giai đoạn 1800 1900", "giai đoạn một nghìn tám trăm, một nghìn chín trăm"),
      ("vi", "1800 6061", "một tám không không, sáu không sáu một"),
      ("hi", "प्लॉट 2,400 वर्ग फुट", "प्लॉट दो हज़ार चार सौ वर्ग फुट"),
    ])
  func codes(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

  @Test(
    "a short form is read by what stands beside it",
    arguments: [
      ("en", "6 ft 4 in tall", "six feet four inches tall"),
      ("en", "30' x 50'", "thirty feet by fifty feet"),
      ("es", "tomar c/6 h", "tomar cada seis horas"),
      ("es", "C/ Mayor 6", "calle Mayor seis"),
      ("es", "C/ de Alcalá 45", "calle de Alcalá cuarenta y cinco"),
      ("en", "20 feet 3 in a row", "twenty feet three in a row"),
      ("vi", "nhịp tim 82 l/p", "nhịp tim tám mươi hai lần trên phút"),
      ("vi", "lưu lượng 3 l/p", "lưu lượng ba lít trên phút"),
      ("de", "Ergebnis: 3. Platz", "Ergebnis: dritter Platz"),
      ("de", "4. Kapitel", "viertes Kapitel"),
      ("ja", "30〜50km/h", "時速三十から五十キロメートル"),
      ("nl", "om 18.05 u. vertrekt hij", "om achttien uur vijf vertrekt hij"),
      ("ru", "от 02.03.2021 г.", "от второго марта две тысячи двадцать первого года."),
      ("pl", "a² - 4 > 0", "a do potęgi dwa minus cztery większe niż zero"),
      ("zh", "5x-2=8", "五 x 减二等于八"),
      (
        "de", "β = 45°, Δm = 3 g, ρ > 1",
        "β gleich fünf und vierzig Grad, Δm gleich drei Gramm, ρ größer als eins"
      ),
    ])
  func neighbours(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }
}
