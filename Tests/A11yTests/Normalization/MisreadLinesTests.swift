// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// What was misread in lines that were written before anything was mended for them, by cause.
@Suite struct MisreadLinesTests {
  @Test(
    "a line is said as a native says it",
    arguments: [
      // The year of a standard's edition is no second half of a score.
      // Two numbers, not one.
      ("en", "8 70 7.0", "eight, seventy, seven point zero"),
      ("en", "1 922.7", "one, nine hundred twenty two point seven"),
      ("en", "1 500 kg", "one thousand five hundred kilograms"),
      ("en", "Vs 3,200", "Vs three thousand two hundred"),
      ("en", "x.org/a#data", "x dot org slash a hash data"),
      // A noun begins with a capital, so this is the English word, a thousandth of the German one.
      ("de", "5 billion", "fünf billion"), ("de", "5 Billionen", "fünf Billionen"),
      ("en", "ISO 9001:2015", "ISO nine thousand one, twenty fifteen"),
      ("de", "DIN EN 1090-2:2018", nil),
      ("fr", "ISO 9001:2015", "ISO neuf mille un, deux mille quinze"),
      ("es", "UNE 139803:2012", nil), ("en", "16:9", "sixteen to nine"),
      // The minutes and seconds of an angle are not left to the voice.
      ("de", "52° 31' N", "zwei und fünfzig Grad ein und dreißig Minuten Nord"),
      ("fr", "48°51′24″ N", nil),
      ("es", "40° 25' N", "cuarenta grados veinticinco minutos norte"),
      ("sv", "59°20′N", nil), ("ru", "55° 45' с. ш.", nil),
      // The letters of directions behind both numbers of a place are no newtons and watts.
      ("en", "51.5N 0.12W", "fifty one point five north zero point one two west"),
      ("en", "34.6S, 58.4W", "thirty four point six south, fifty eight point four west"),
      ("fr", "48,8N 2,3E", "quarante-huit virgule huit nord deux virgule trois est"),
      ("de", "52,5N 13,4O", "zwei und fünfzig Komma fünf Nord dreizehn Komma vier Ost"),
      // Nor is a letter before a hyphen and a number of another kind.
      ("en", "10W-40 oil", "ten W- forty oil"),
      ("en", "12V-24V", "twelve volts to twenty four volts"),
      ("de", "Raum 5V", "Raum fünf V"),
      // Two hyphens are the dash of a range as TeX writes it, but a minus behind another.
      ("en", "pages 119--124", "pages one hundred nineteen to one hundred twenty four"),
      ("de", "S. 10--12", "Seite zehn bis zwölf"),
      ("en", "119--24", "one hundred nineteen to twenty four"),
      // A reference ends with its semicolon, also at the end.
      ("en", "Ren&eacute;", "René"), ("en", "&Eacute;cole na&iuml;ve", "École naïve"),
      // A company has its name before its form.
      ("en", "Inc party", "Inc party"), ("en", "Apple Inc", "Apple Incorporated"),
      // Digits with a zero in front are a code, with decimals, too.
      ("en", "042203.1", "zero four two two zero three point one"),
      // A dash between dates, ordinals and counters is no minus.
      ("de", "5.-7. Klasse", "fünfte bis siebte Klasse"),
      ("de", "in der 1. – 3. Woche", nil),
      ("de", "03.05.–07.05.2024", "dritter Mai bis siebter Mai zwei tausend vier und zwanzig"),
      ("zh", "5月1日-3日", "五月一日到三日"), ("zh", "3楼-5楼", nil),
      ("fr", "1-3 mai", "premier au trois mai"),
      ("en", "5th-7th grade", "fifth to seventh grade"),
      // Hours and minutes with blanks, and in Cyrillic.
      ("en", "1 h 20 min", "one hour twenty minutes"), ("en", "1h20m", "one hour twenty minutes"),
      ("en", "3 h 15 min 20 s", "three hours fifteen minutes twenty seconds"),
      ("fr", "1 h 20 min", "une heure vingt minutes"),
      ("ru", "1 ч 20 мин", "один час двадцать минут"),
      ("uk", "2 год 5 хв", "дві години п’ять хвилин"),
      // Behind two, a Russian noun in "-а" is masculine, and one in "-ы" feminine.
      ("ru", "2 стола", "два стола"), ("ru", "22 человека", "двадцать два человека"),
      ("ru", "2 места", "два места"), ("ru", "2 страницы", "две страницы"),
      ("ru", "42 книги", "сорок две книги"), ("ru", "12 столов", "двенадцать столов"),
      ("ru", "21 книга", "двадцать одна книга"), ("ru", "2 или 3", "два или три"),
      // A point behind a number makes it an ordinal in Hungarian.
      ("hu", "2. emelet", "második emelet"), ("hu", "XIX. század", "tizenkilencedik század"),
      ("hu", "IV. Béla", "negyedik Béla"),
      ("hu", "102002302.", "százkettőmillió-kettőezer-háromszázkettedik"),
      // What a unit is per, glued to its number; an underscore between words is a blank.
      ("en", "0-39g/day", "zero to thirty nine grams per day"),
      ("en", "NM_001_exon_15_0_chrX", "NM zero zero one exon fifteen zero chrX"),
      ("en", "medium_airport", "medium airport"), ("de", "kleiner_Flughafen", "kleiner Flughafen"),
      // A plus before a number is its sign, and makes no equation in which a colon divides.
      (
        "fr", "CA 2023 : 1,2 M€ (+3,4 %)",
        "CA deux mille vingt-trois : un million deux cent mille euros (plus trois virgule quatre pour cent)"
      ),
      // The signs of an account.
      (
        "de", "IBAN DE89 3704 0044 0532 0130 00",
        "IBAN DE acht neun, drei sieben null vier, null null vier vier, null fünf drei zwei, null eins drei null, null null"
      ),
      ("fr", "IBAN FR76 3000 6000 0112 3456 7890 189", nil),
      // A volt before another amount.
      ("de", "230 V / 50 Hz", "zwei hundert dreißig Volt / fünfzig Hertz"),
      // The points of two sides.
      ("hu", "3:1", "három, egy"), ("nl", "3:1", "drie, één"), ("tr", "3:1", "üç, bir"),
      // Pages and points of a law, and no seconds or initials.
      ("de", "Band 3, S. 45–67", "Band drei, Seite fünf und vierzig bis sieben und sechzig"),
      ("it", "pp. 45-67", "pagine quarantacinque a sessantasette"),
      ("ru", "ст. 5, п. 3", "статья пять, пункт три"),
      ("ru", "Выручка за 2023 г.: 12", "Выручка за две тысячи двадцать третий год: двенадцать"),
      // Spans of time, whose nouns have other genders than CLDR's, and are no time of day.
      ("fr", "21 ans, 1 an, 81 ans", "vingt et un ans, un an, quatre-vingt-un ans"),
      ("fr", "1 année, 21 années", "une année, vingt et une années"),
      ("uk", "21 день, 2 дні, 2 роки", "двадцять один день, два дні, два роки"),
      ("uk", "1 година, 2 милі, 21 хвилина", "одна година, дві милі, двадцять одна хвилина"),
      ("it", "dura 2 ore", "dura due ore"), ("it", "ore 14", "ore quattordici"),
      // The second of several is no two.
      ("zh", "第2层", "第二层"), ("zh", "2个", "两个"),
    ] as [(String, String, String?)])
  func isSaidAs(_ language: String, _ line: String, _ words: String?) throws {
    let said = try OnlyReadingTests.spoken(line, language)
    if let words { #expect(said == words) }
    let locale = try #require(LocaleIdentifier(language))
    var minus = SpokenForm()
    _ = Language.of(locale).verbalizer?.append(.text("-1"), into: &minus)
    let sign = try #require(minus.text.text().split(separator: " ").first.map(String.init))
    #expect(!said.split(separator: " ").contains { $0 == sign }, "\(said)")
    #expect(!said.contains { "°'′″\"–".contains($0) || ($0.isASCII && $0.isNumber) }, "\(said)")
  }
}
