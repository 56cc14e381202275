// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// What stands before or behind a number tells its gender, its ordinal or what it counts.
@Suite struct AgreementInTextTests {
  @Test(
    "a number agrees with what is around it",
    arguments: [
      // Money with its sign before, dates and nouns in the genitive.
      ("ru", "до $21 млн", "до двадцати одного миллиона долларов"),
      ("ru", "от €41", "от сорока одного евро"), ("uk", "від €41", "від сорока одного євро"),
      ("ru", "до 12.08.2026", "до двенадцатого августа две тысячи двадцать шестого"),
      (
        "ru", "2 янв. 1959 г. в Омске",
        "второго января тысяча девятьсот пятьдесят девятого года в Омске"
      ),
      ("ru", "мода 70-х гг.", "мода семидесятых годов"),
      ("uk", "мода 90-х рр.", "мода дев’яностих років"),
      ("ru", "21 книги и 2 тетрадей", "двадцати одной книги и двух тетрадей"),
      ("ru", "21 книга и 2 тетради", "двадцать одна книга и две тетради"),
      ("uk", "4 зошитів", "чотирьох зошитів"), ("pl", "2 uczniów", "dwóch uczniów"),
      ("uk", "2006–2015 рр.", "з дві тисячі шостого по дві тисячі п’ятнадцятий рік"),
      ("uk", "20-річний, 3-тю", "двадцятирічний, третю"),
      // The numeral of a ruler in the case of the name.
      ("ru", "при Петре I", "при Петре первом"), ("ru", "при Екатерине II", "при Екатерине второй"),
      ("ru", "Екатерина II", "Екатерина вторая"), ("ru", "Петра I", "Петра первого"),
      ("ru", "Николай II", "Николай второй"), ("de", "Karls V. Erbe", "Karls des fünften Erbe"),
      ("de", "Pius XII. war", "Pius der zwölfte war"),
      ("de", "unter Karl V. war", "unter Karl dem fünften war"),
      ("de", "in Saal III.", "in Saal drei."),
      // Ordinals without an article, by the gender of their nouns.
      ("de", "Lindenstr. 9, 2. OG links", "Lindenstraße neun, zweites Obergeschoss links"),
      ("de", "Halle, 1. Platz", "Halle, erster Platz"),
      ("de", "Halle, 3. Etage", "Halle, dritte Etage"),
      ("de", "Beginn des 18. Jh.", "Beginn des achtzehnten Jahrhunderts"),
      ("sv", "1 bok, 1 hus", "en bok, ett hus"), ("sv", "21 pennor", "tjugoen pennor"),
      ("sv", "1998–2006", "nittonhundranittioåtta till tjugohundrasex"),
      // Short words for centuries, people and streets.
      ("fr", "fin du XIXe s. ici", "fin du dix-neuvième siècle ici"),
      ("fr", "M. et Mme Royer", "monsieur et madame Royer"),
      ("it", "arte del XV sec. qui", "arte del quindicesimo secolo qui"),
      ("it", "dell'8% e l'11", "dell'otto percento e l'undici"),
      ("nl", "Kerkstr. 12", "Kerkstraat twaalf"), ("nl", "ordernr. 7", "ordernummer zeven"),
      ("fr", "21 pièces, 1 table", "vingt et une pièces, une table"),
      ("fr", "1 musée, 21 mètres", "un musée, vingt et un mètres"),
      ("pl", "z klasy IV, za Zygmunta III", "z klasy czwartej, za Zygmunta trzeciego"),
      ("pl", "2 książki, 2 domy", "dwie książki, dwa domy"),
      ("ru", "2/3 стакана", "две трети стакана"), ("ru", "1/4 чая", "четверть чая"),
      ("ar", "خلال 2014-2018", "خلال ألفين وأربعة عشر إلى ألفين وثمانية عشر"),
      ("ar", "الإصدار 3.2", "الإصدار ثلاثة نقطة اثنان"),
      ("hi", "96 वर्ग मी.", "छियानबे वर्ग मीटर"),
      // Hours up to a time with a period.
      ("sv", "öppet 10–18.30", "öppet tio till arton trettio"),
      ("de", "10–18.30 Uhr", "zehn bis achtzehn Uhr dreißig"),
      // Scores, addresses and hours that were said as something else.
      ("sv", "2–1 inför 500", "två, ett inför femhundra"),
      ("sv", "501 företagen", "femhundraett företagen"),
      ("hy", "3:1 հաշվով", "երեք, մեկ հաշվով"), ("hy", "Տիգրան II-ը", "Տիգրան երկրորդը"),
      ("hy", "200 գ շաքար", "երկու հարյուր գրամ շաքար"),
      ("pl", "8:00–16:30", "od ósmej do szesnastej trzydzieści"),
      ("pl", "31-147 Kraków", "trzydzieści jeden, sto czterdzieści siedem Kraków"),
      ("vi", "21 đ. Lê Lợi", "hai mươi mốt đường Lê Lợi"), ("vi", "5 đ", "năm đồng"),
      ("zh", "第II期工程", "第二期工程"), ("ko", "제4대 왕", "제 사대 왕"),
      ("ja", "宇田川町3-7", "宇田川町三の七"), ("nl", "1/2 l melk", "een halve liter melk"),
      ("ru", "41 секунду", "сорок одну секунду"), ("pt", "2 colheres", "duas colheres"),
      ("ar", "في القرن الـ20", "في القرن العشرين"),
      // How long something took.
      ("it", "2h 11' 05''", "due ore undici minuti cinque secondi"),
      (
        "de", "Siegerzeit: 2:07:41 h",
        "Siegerzeit: zwei Stunden sieben Minuten ein und vierzig Sekunden"
      ),
      ("pt", "filme de 2h21min", "filme de duas horas vinte e um minutos"),
      ("pt", "1º de ago. de 1954", "primeiro de agosto de mil novecentos e cinquenta e quatro"),
      ("de", "3,8 Mio. US-$", "drei Komma acht Millionen US-Dollar"),
      ("de", "0521 / 773 20-15", "null fünf zwei eins, sieben sieben drei, zwei null, eins fünf"),
      // No blank is before a mark behind named digits.
      ("en", "555-123-4567, then", "five five five, one two three, four five six seven, then"),
    ])
  func agrees(_ language: String, _ line: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(line, language) == words)
  }
}
