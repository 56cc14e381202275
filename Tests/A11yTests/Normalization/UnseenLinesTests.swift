// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Lines that were misread in a batch that nobody had seen, by cause.
@Suite struct UnseenLinesTests {
  @Test(
    "a line is said as a native says it",
    arguments: [
      // Chapters and verses are no times.
      ("en", "1 Cor. 13:4-7", "one Cor. thirteen, four to seven"),
      ("it", "Mt 6,9-13", "Mt sei, nove a tredici"),
      // Underscores are blanks, however many; the letters of Cyrillic tell the language.
      ("en", "Andalay_Solar__ST_", "Andalay Solar ST"), ("en", "Big__Sun_B_", "Big Sun B"),
      ("en", "CV, NC", "CV, NC"), ("en", "Houston, TX", "Houston, Texas"),
      ("en", "25:05:00", "twenty five hours five minutes and zero seconds"),
      ("en", "Workout #", "Workout number"), ("en", "C#", "C hash"),
      // Parts of a second are said wherever they are written.
      ("en", "at 10:30:15.250", "at ten thirty a.m. fifteen point two five seconds"),
      ("en", "took 9:45:01.5", "took nine hours forty five minutes and one point five seconds"),
      (
        "en", "2024-05-17 08:32:11.125",
        "May seventeenth twenty twenty four, eight thirty two a.m. eleven point one two five seconds"
      ),
      (
        "en", "Modify: 2026-11-26 01:37:56 +0000 it",
        "Modify: November twenty sixth, twenty twenty six, one thirty seven and fifty six seconds a.m. UTC it"
      ),
      (
        "en", "2026-11-26 01:37:56 -0730",
        "November twenty sixth, twenty twenty six, one thirty seven and fifty six seconds a.m. UTC minus seven thirty"
      ),
      // What is counted of many is no fraction.
      ("en", "3/1000000", "three slash one million"), ("en", "1/1000", "one one thousandth"),
      ("de", "26/20000", "sechs und zwanzig Schrägstrich zwanzig tausend"),
      ("en", "0.0.0.0:*", "zero dot zero dot zero dot zero colon star"),
      ("en", "unit W/ft2", "unit watt per square foot"),
      // Numbers of persons and firms, digit by digit.
      (
        "pl", "NIP: 526-10-40-567",
        "NIP: pięć dwa sześć, jeden zero, cztery zero, pięć sześć siedem"
      ),
      ("tr", "TC kimlik no 12345", "TC kimlik no bir iki üç dört beş"),
      // Full-width marks among full-width digits.
      ("ja", "￥３，９８０", "三千九百八十円"), ("ja", "１２．５％", "十二点五パーセント"),
      // A unit behind a power of ten.
      ("zh", "5.97×10^24千克", "五点九七乘十的二十四次方千克"),
      ("en", "10^8 m", "ten to the power of eight meters"),
      // Roman numerals among signs, and two before what is numbered.
      ("ja", "第Ⅲ章", "第三章"), ("ja", "ルイXIV世", "ルイ十四世"),
      ("it", "nel XIX e XX secolo", "nel diciannovesimo e ventesimo secolo"),
      // The mark of inches, beside that of a quotation.
      ("de", "27\" Bildschirm", "sieben und zwanzig Zoll Bildschirm"),
      ("sv", "sa \"nummer 7\"", "sa \"nummer sju\""),
      ("fr", "\"en 1996\"", "\"en mille neuf cent quatre-vingt-seize\""),
      ("sv", "satt till ”1”, då", "satt till ” ett”, då"),
      ("it", "5' 30\"", "cinque minuti trenta secondi"),
      ("it", "6'2\" alto", "sei piedi due pollici alto"),
      // The sign of an ordinal on a keyboard without that of degrees.
      ("es", "máx. de 38º en Córdoba", "máximo de treinta y ocho grados en Córdoba"),
      ("es", "el 38º congreso", "el trigésimo octavo congreso"),
      ("en", "the Boeing 737-800", "the Boeing seven hundred thirty seven, eight hundred"),
      ("en", "Pages 120-200", "Pages one hundred and twenty to two hundred"),
      ("it", "giro in 58\"", "giro in cinquantotto secondi"),
      ("zh", "进度：8/15", "进度： 十五分之八"),
      // A kilometer before its number is a place.
      ("pt", "BR-101, km 215", "BR cento e um, quilômetro duzentos e quinze"),
      // Nouns that are abbreviated take the case of their preposition.
      ("ru", "из г. Пскова", "из города Пскова"),
      ("ru", "по ч. 2 ст. 159", "по части два статьи сто пятьдесят девять"),
      ("ru", "в г. Москву", "в город Москву"), ("uk", "У м. Рівному", "У місті Рівному"),
      ("uk", "згідно з п. 7", "згідно з пунктом сім"),
      ("pl", "z 12 studentami", "z dwunastoma studentami"),
      ("pl", "o godz. 6 rano", "o godzinie szóstej rano"),
      ("de", "am 3. und 4. Mai", "am dritten und vierten Mai"),
      // A call is no count.
      ("en", "call 911 now", "call nine one one now"),
      ("en", "call 100 people", "call one hundred people"), ("zh", "打119", "打一一九"),
      ("zh", "2024赛季", "二零二四赛季"), ("ja", "6-4、3-6", "六たい四、三たい六"),
    ])
  func line(_ language: String, _ text: String, _ expected: String) throws {
    #expect(try OnlyReadingTests.spoken(text, language) == expected)
  }

  @Test(
    "ordinary lines are said as a native says them",
    arguments: [
      ("en-US", "Meet me Wednesday, 4/9", "Meet me Wednesday, April ninth"),
      ("en-US", "Sale runs thru 11/30", "Sale runs thru November thirtieth"),
      ("en-US", "from 2/14 to 3/20", "from February fourteenth to March twentieth"),
      ("en-US", "cut it by 3/4", "cut it by three quarters"),
      ("en-US", "rated 3.9/5", "rated three point nine out of five"),
      ("en-US", "4/5 stars", "four out of five stars"),
      ("en-US", "a $300 fine", "a three hundred dollar fine"),
      ("en-US", "the $40 million deal", "the forty million dollar deal"),
      ("en-US", "the $40 million he paid", "the forty million dollars he paid"),
      ("en-US", "a 6 km walk", "a six kilometer walk"),
      ("en-US", "a 12-oz can", "a twelve ounce can"),
      ("en-US", "a 45-mph road", "a forty five mile per hour road"),
      ("en-US", "Sun 9am-1pm", "Sunday nine a.m. to one p.m."),
      ("en-US", "Fri and Sat", "Friday and Saturday"),
      ("en-US", "Invoice no. 4410", "Invoice number four thousand four hundred ten"),
      ("en-US", "9b Mill Rd, Hull", "nine B Mill Road, Hull"),
      (
        "en-US", "6 in. tall and 300 sq. ft. wide",
        "six inches tall and three hundred square feet wide"
      ),
      ("en-US", "it took 14s", "it took fourteen seconds"),
      ("en-US", "in the 40s", "in the forties"),
      (
        "en-US", "2024-03-09 07:05:59 WARN",
        "March ninth twenty twenty four, seven oh five and fifty nine seconds a.m. WARN"
      ),
      ("en-US", "May 4th–6th: open", "May fourth to sixth: open"),
      ("en-US", "7.30am-4.45pm", "seven thirty a.m. to four forty five p.m."),
      ("en-US", "the mid-'70s", "the mid- seventies"),
      ("en-US", "a != b", "a not equal to b"),
      ("en-US", "KX-500A", "KX five hundred A"),
      ("en-US", "WWII medals", "World War Two medals"),
      ("en-US", "95°C/203°F", "ninety five degrees Celsius/ two hundred three degrees Fahrenheit"),
      ("en-GB", "in 2007", "in two thousand and seven"),
      ("en-GB", "11st 6lb", "eleven stone six pounds"),
      (
        "de", "Die Partie endete 31:29 (15:14).",
        "Die Partie endete ein und dreißig zu neun und zwanzig (fünfzehn zu vierzehn)."
      ),
      ("de", "um 20:15 (19:15 MEZ)", "um zwanzig Uhr fünfzehn (neunzehn Uhr fünfzehn MEZ)"),
      ("de", "Rechnung vom 3.2.24", "Rechnung vom dritten Februar vier und zwanzig"),
      ("de", "Version 3.2.24", "Version drei Punkt zwei Punkt vier und zwanzig"),
      ("de", "unter Kaiser Wilhelm II.", "unter Kaiser Wilhelm dem zweiten"),
      ("de", "gegen Ludwig XIV.", "gegen Ludwig den vierzehnten"),
      (
        "de", "mit Königin Elisabeth II. befreundet", "mit Königin Elisabeth der zweiten befreundet"
      ),
      ("de", "am Freitag, 8. März", "am Freitag, achten März"),
      ("de", "1/2 TL Zimt", "ein halber Teelöffel Zimt"),
      ("de", "1/2 Tasse", "eine halbe Tasse"),
      (
        "de", "Liszt (* 1811; † 31. Juli 1886)",
        "Liszt (geboren achtzehn hundert elf; gestorben am ein und dreißigsten Juli achtzehn hundert sechs und achtzig)"
      ),
      ("de", "max.meier@web.de", "max Punkt meier at web Punkt de"),
      ("de", "29,95 Euro", "neun und zwanzig Euro fünf und neunzig Cent"),
      ("de", "in 1 Woche", "in einer Woche"),
      ("de", "für 1 Monat", "für einen Monat"),
      ("fr", "sous 48/72 h", "sous quarante-huit à soixante-douze heures"),
      ("fr", "dim. 60 × 40 cm", "dimensions soixante par quarante centimètres"),
      ("fr", "ouvert le dim.", "ouvert le dimanche"),
      ("fr", "la 2de fois", "la seconde fois"),
      ("fr", "l'art. 7", "l'article sept"),
      ("fr", "12 M de vues", "douze millions de vues"),
      ("fr", "du lun. au mer.", "du lundi au mercredi."),
      ("fr", "6 l/100 km", "six litres aux cent kilomètres"),
      ("fr", "x² + 1", "x au carré plus un"),
      (
        "fr", "06 12 45 78 90",
        "zéro six, douze, quarante-cinq, soixante-dix-huit, quatre-vingt-dix"
      ),
      ("fr", "1/2 botte", "une demi botte"),
      ("es", "4/6 semanas", "cuatro a seis semanas"),
      ("es", "al 912 345 678", "al nueve uno dos, tres cuatro cinco, seis siete ocho"),
      (
        "es", "912 345 678 habitantes",
        "novecientos doce millones trescientos cuarenta y cinco mil seiscientos setenta y ocho habitantes"
      ),
      ("es", "200 camiones", "doscientos camiones"),
      ("es", "300 problemas", "trescientos problemas"),
      ("es", "21 fotos", "veintiuna fotos"),
      ("es", "x²", "x al cuadrado"),
      ("it", "a 220° per 10 minuti", "a duecento venti gradi per dieci minuti"),
      ("it", "il 50° anniversario", "il cinquantesimo anniversario"),
      ("it", "dell'art. 5", "dell'articolo cinque"),
      ("it", "via Dante 8/B", "via Dante otto B"),
      ("it", "il 338 765 4321", "il tre tre otto, sette sei cinque, quattro tre due uno"),
      ("pt", "Lei nº 9.503/97", "Lei número nove mil quinhentos e três barra noventa e sete"),
      ("pt", "6x de R$ 20", "seis vezes de vinte reais"),
      ("pt", "0,5 p.p.", "zero vírgula cinco pontos percentuais"),
      ("sv", "slutar 5/12", "slutar femte december"),
      ("sv", "avgång 8.05", "avgång åtta noll fem"),
      ("sv", "9 §", "nionde paragrafen"),
      ("sv", "Kungsg. 4", "Kungsgatan fyra"),
      ("sv", "1 1/2 dl", "en och en halv deciliter"),
      ("sv", "(1914–18)", "(nittonhundrafjorton till arton)"),
      ("sv", "kostar 20 kr. Det är", "kostar tjugo kronor. Det är"),
      ("hu", "12,30 Ft-on", "tizenkettő forint harminc filléren"),
      ("hu", "80 km/h-val", "nyolcvan kilométer per órával"),
      ("hu", "9.45-kor", "kilenc óra negyvenötkor"),
      ("hu", "3-4 nap", "három-négy nap"),
      ("hu", "H–Cs", "hétfőtől csütörtökig"),
      ("hu", "a²", "a a négyzeten"),
      ("ru", "при 90 °C", "при девяноста градусах Цельсия"),
      ("ru", "за 1,5 года", "за полтора года"),
      ("ru", "в 1,2 раза", "в одну целую две десятых раза"),
      ("ru", "через 3–4 дня", "через три, четыре дня"),
      ("ru", "около 20–30 минут", "около двадцати, тридцати минут"),
      ("ru", "на 5–7%", "на пять, семь процентов"),
      ("ru", "в III квартале", "в третьем квартале"),
      ("ru", "через 1000 лет", "через тысячу лет"),
      ("ru", "с 12,5% до 9%", "с двенадцати целых пяти десятых процента до девяти процентов"),
      ("ru", "см. табл. 3", "смотри таблицу три"),
      ("ar", "من 200 متر", "من مئتي متر"),
      ("ar", "من 200 كتاب", "من مئتي كتاب"),
      ("ar", "بلغت 30", "بلغت ثلاثين"),
      ("hi", "7:30 बजे", "साढ़े सात बजे"),
      ("hi", "10:15 बजे", "सवा दस बजे"),
      ("hi", "मकान में 14 लोग", "मकान में चौदह लोग"),
      ("zh", "密码是8866", "密码是八八六六"),
      ("zh", "请拨12345", "请拨一二三四五"),
      ("zh", "手机3000元", "手机三千元"),
      ("zh", "306室", "三零六室"),
      ("zh", "D301次", "D 三零一次"),
      ("zh", "亨利VIII", "亨利八"),
      ("zh", "20元/人", "二十元每人"),
      ("zh", "139 1234 5678", "一三九，一二三四，五六七八"),
      ("ja", "打率.301", "打率零点三零一"),
      ("ja", "時速100km/h", "時速百キロメートル"),
      ("ko", "$200억을", "이백억 달러를"),
      ("ko", "2~3명", "두세 명"),
      ("ko", "10~15개", "십에서 십오 개"),
      ("ko", "1577-1234", "일오칠칠 일이삼사"),
      ("ko", "2+2=4", "이 플러스 이는 사"),
      ("vi", "tháng 8/2023", "tháng tám năm hai nghìn hai mươi ba"),
      ("vi", "TP. HCM", "thành phố Hồ Chí Minh"),
    ])
  func ordinaryLine(_ language: String, _ text: String, _ expected: String) throws {
    #expect(try OnlyReadingTests.spoken(text, language) == expected)
  }

  @Test(
    "what looks like something else is not taken for it",
    arguments: [
      ("ru", "В 1812 г. Наполеон вошёл", "В тысяча восемьсот двенадцатом году Наполеон вошёл"),
      ("ru", "5 тыс. Солдат", "пять тысяч Солдат"),
      ("es", "En el 218 a. C. Aníbal", "En el doscientos dieciocho antes de Cristo Aníbal"),
      ("en", "the 2024 U.S. Open", "the twenty twenty four US Open"),
      ("en", "Polls close at 8 p.m. Tuesday.", "Polls close at eight p.m. Tuesday."),
      ("it", "(p.es. indirizzi)", "(per esempio indirizzi)"),
      ("pl", "m.in. to", "między innymi to"),
      ("nl", "uitslag om 14:30 uur", "uitslag om veertien uur dertig"),
      ("pl", "wygrał o 14:30", "wygrał o czternastej trzydzieści"),
      ("en", "The baby weighed 7.25 pounds.", "The baby weighed seven point two five pounds."),
      (
        "de", "zwischen 1,50 und 2,50 Euro",
        "zwischen eins Komma fünf null und zwei Komma fünf null Euro"
      ),
      ("fr", "Les règles du jeu. Il faut", "Les règles du jeu. Il faut"),
      ("fr", "Mon Id", "Mon Id"),
      ("fr", "un jeu 2d", "un jeu deux d"),
      ("hu", "2024-ben", "kettőezer-huszonnégyben"),
      ("zh", "3个男/女", "三个男/女"),
      ("zh", "2024年XX月XX日", "二零二四年XX月XX日"),
      (
        "es", "el total es 912 345 678",
        "el total es novecientos doce millones trescientos cuarenta y cinco mil seiscientos setenta y ocho"
      ),
      ("ko", "이순신(1545-1598)", "이순신(천오백사십오 부터 천오백구십팔)"),
      (
        "de", "Kernelversionen ab 2.6.29",
        "Kernelversionen ab zwei Punkt sechs Punkt neun und zwanzig"
      ),
      ("hu", "Ubuntu 22.04-től", "Ubuntu huszonkettő pont nulla négytől"),
      ("en", "'01/01/1904'", "'January first nineteen oh four'"),
      ("sv", "Sannolikheten är 1/6.", "Sannolikheten är en sjättedel."),
      ("en", "the $500 spent on food", "the five hundred dollars spent on food"),
      ("en", "the other 9 bits return", "the other nine bits return"),
      ("en", "the bus 5 minutes late", "the bus five minutes late"),
      ("de", "nach 1/2 Stunde", "nach einer halben Stunde"),
      ("de", "über 1 m groß", "über ein Meter groß"),
      ("hu", "SELinux/SMACK-képes", "SELinux/SMACK-képes"),
      (
        "en", "the marathon at 2:05:30", "the marathon at two hours five minutes and thirty seconds"
      ),
      ("ru", "при 2000 об/мин", "при двух тысячах оборотов в минуту"),
      ("en", "got 3/4 of it", "got three quarters of it"),
      ("en", "results from 8/6", "results from eight slash six"),
      ("es", "llena de E's.", "llena de E's."),
      ("it", "cell.setValue(", "cell.setValue("),
      ("en", "#include", "hash include"),
      ("pl", "1/N dzieli", "jeden ukośnik N dzieli"),
    ])
  func lookalike(_ language: String, _ text: String, _ expected: String) throws {
    #expect(try OnlyReadingTests.spoken(text, language) == expected)
  }
}
