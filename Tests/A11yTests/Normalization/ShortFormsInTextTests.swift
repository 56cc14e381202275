// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Short forms, Roman numerals and grammar around numbers, by cause.
@Suite struct ShortFormsInTextTests {
  @Test(
    "a short form beside a number is said in full",
    arguments: [
      // What is numbered stands before its number.
      ("en", "pp. 12–18", "pages twelve to eighteen"), ("en", "p. 45", "page forty five"),
      ("en", "see vol. 3, ch. 7", "see volume three, chapter seven"),
      ("en", "fig. 2 and sec. 4", "figure two and section four"),
      ("en", "ca. 1850", "circa eighteen fifty"), ("en", "5th Ave.", "fifth Avenue"),
      ("en", "the fig. is ripe", "the fig. is ripe"),
      ("en", "100 Mbit/s", "one hundred megabits per second"),
      ("de", "Hauptstr. 12", "Hauptstraße zwölf"), ("de", "Lindenstr.", "Lindenstraße"),
      ("es", "12 500 hab.", "doce mil quinientos habitantes"),
      ("pt", "1.200 hab.", "mil e duzentos habitantes"),
      ("sv", "1 234,5 mkr", "tusen tvåhundratrettiofyra komma fem miljoner kronor"),
      ("sv", "12 mdkr", "tolv miljarder kronor"),
      ("sv", "199 kr/st", "hundranittionio kronor per styck"),
      // Months with a dash between them are months, however short.
      ("en", "Jan–Mar 2020", "January to March twenty twenty"),
      ("en", "Jan.-Mar. 2020", "January to March twenty twenty"),
      ("de", "Jan.–März", "Januar bis März"), ("fr", "janv.-mars", "janvier à mars"),
      // A short month has its period in a date.
      ("fr", "1er janv. 1999", "premier janvier mille neuf cent quatre-vingt-dix-neuf"),
      ("sv", "12–14 okt. 2023", "tolfte till fjortonde oktober tjugotjugotre"),
      // Centuries and rulers.
      ("es", "s. XVIII", "siglo dieciocho"), ("es", "siglo XX", "siglo veinte"),
      ("pt", "séc. XXI", "século vinte e um"), ("it", "sec. XVI", "secolo sedicesimo"),
      ("sv", "Karl XII", "Karl den tolfte"),
      ("sv", "Gustav III mördades", "Gustav den tredje mördades"),
      ("ru", "Пётр I", "Пётр первый"), ("ru", "Николай II", "Николай второй"),
      ("vi", "Louis XIV", "Louis mười bốn"), ("vi", "quý II", "quý hai"),
      ("de", "im XIX. Jahrhundert", "im neunzehnten Jahrhundert"),
      // The hour's word stands in the text already.
      ("hi", "सुबह 9:30 बजे", "सुबह साढ़े नौ बजे"),
      ("it", "8.30-12.30", "otto e trenta minuti a dodici e trenta minuti"),
      // The noun behind a number tells its case and gender.
      ("ru", "с 22 студентами", "с двадцатью двумя студентами"),
      ("ru", "в 5 странах", "в пяти странах"), ("ru", "к 5 часам", "к пяти часам"),
      ("ru", "к 2030 году", "к две тысячи тридцатому году"),
      ("ru", "15-летний опыт", "пятнадцатилетний опыт"), ("ru", "счёт 3:1", "счёт три, один"),
      ("es", "3/4 partes", "tres cuartas partes"),
      ("es", "Madrid 3-1 Barcelona", "Madrid tres a uno Barcelona"),
      ("ar", "5 سنوات", "خمس سنوات"), ("ar", "3 كتب", "ثلاثة كتب"),
      ("zh", "2019—2021年", "二零一九到二零二一年"),
      ("zh", "卖了300w张", "卖了三百万张"), ("zh", "粉丝3.5w", "粉丝三点五万"),
      ("vi", "hạng 1", "hạng nhất"), ("vi", "thứ 1", "thứ nhất"), ("vi", "thứ 11", "thứ mười một"),
      // Late in a month, a day before a slash is one behind its word or before a year.
      ("sv", "den 31/12", "den trettioförsta december"),
      ("es", "el 31/12", "el treinta y uno de diciembre"),
      ("fr", "31/12 2024", "trente et un décembre deux mille vingt-quatre"),
      ("fr", "le 16/9", "le seize neuvièmes"), ("it", "24/12", "ventiquattro dicembre"),
      // Two scales are one number, and its currency is behind both.
      ("ja", "¥3億7,500万", "三億七千五百万円"), ("ko", "₩3억 2,000만", "삼억 이천만원"),
      // Particles don't change what is counted.
      ("ko", "3시쯤", "세시쯤"), ("ko", "21살이고", "스물한살이고"),
      // What compares is behind its number.
      ("hi", "x > 3", "x तीन से अधिक"), ("hi", "232 ई.पू.", "दो सौ बत्तीस ईसा पूर्व"),
      ("ja", "東京都港区芝1-1", "東京都港区芝一の一"),
      ("pl", "x² > 8", "x do potęgi dwa większe niż osiem"),
      // A letter behind digits behind a code is a code's, and commas without blanks part a list.
      ("en", "EXIO1 3L", "EXIO one three L"),
      ("en", "[1,135.0,\"b\"]", "[one, one hundred thirty five point zero,\"b\"]"),
      ("en", "1,135.0, or so", "one thousand one hundred thirty five point zero, or so"),
      // What science is per.
      ("en", "kg m-3", "kg m minus three"), ("en", "5 W m-2", "five W m minus two"),
      ("en", "room m-3", "room m- three"),
      // A quarter has a year, and its letter is no currency's before one digit.
      ("en", "Q42010", "Q four twenty ten"), ("en", "2010-Q4", "twenty ten Q four"),
      ("en", "Q3/2022", "Q three twenty twenty two"),
      ("de", "Q1 2011", "Q eins zwei tausend elf"),
      ("es", "en Q4 2010", "en Q cuatro dos mil diez"),
      ("es", "Q250", "doscientos cincuenta quetzales"),
      ("es", "Q4 millones", "cuatro millones de quetzales"),
    ] as [(String, String, String)])
  func isSaidAs(_ language: String, _ line: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(line, language) == words)
  }

  @Test(
    "what fresh lines were misread by is said",
    arguments: [
      // A scale stays where a rate follows it.
      ("vi", "10 triệu/tháng", "mười triệu trên tháng"),
      ("ru", "5 млн/год", "пять миллионов в год"),
      // Signs: brackets of accounts within a text, and a hyphen behind asterisks.
      (
        "en", "Net loss: $(2,345)",
        "Net loss: minus two thousand three hundred and forty five dollars"
      ),
      ("en", "SSN: ***-**-1234", "SSN: ***-**- twelve thirty four"),
      // Three digits behind a comma are thousands in Arabic.
      ("ar", "28,450 نقطة", "ثمانية وعشرون ألف وأربع مئة وخمسون نقطة"),
      ("ar", "من 9 ص إلى 5 م", "من الساعة التاسعة صباحًا إلى الساعة الخامسة مساءً"),
      // Numbers that are no ranges, fractions or scores.
      ("fr", "art. L. 121-1", "article L. cent vingt et un tiret un"),
      ("nl", "art. 6:162 lid 2", "artikel zes, honderdtweeënzestig lid twee"),
      ("it", "n. 81/2008", "numero ottantuno del duemila otto"),
      ("tr", "No: 21/5", "numara yirmi bir bölü beş"),
      (
        "it", "Piazza Dante, 21 - 20121 Milano",
        "Piazza Dante, ventuno, due zero uno due uno Milano"
      ),
      (
        "de", "Hauptstr. 12a, 80331 München",
        "Hauptstraße zwölf a, acht null drei drei eins München"
      ),
      ("de", "Tel. 030 / 22 45 67", "Telefon null drei null, zwei zwei, vier fünf, sechs sieben"),
      (
        "en", "180°C/160°C fan",
        "one hundred eighty degrees Celsius/ one hundred sixty degrees Celsius fan"
      ),
      ("en", "J10–J12", "J ten to J twelve"), ("de", "Q1-Q3", "Q eins bis Q drei"),
      // Times of races, and prices with a colon.
      ("sv", "1.42,35 min", "en minut fyrtiotvå komma trettiofem sekunder"),
      ("nl", "1:42,35", "één minuut tweeënveertig komma vijfendertig seconden"),
      ("sv", "1 299:50 kr", "tusen tvåhundranittionio kronor femtio öre"),
      // Short forms with more than one meaning.
      ("en", "est. 20 min", "estimated twenty minutes"),
      ("en", "est. 1998", "established nineteen ninety eight"),
      ("es", "3 hab.", "tres habitaciones"), ("es", "1.200 hab.", "mil doscientos habitantes"),
      ("it", "v.n. 70", "valori normali settanta"), ("fr", "0,2 pt", "zéro virgule deux pt"),
      ("hu", "é. sz. 47° 30′", "északi szélesség negyvenhét fok harminc perc"),
      ("hi", "मो. 9876543210", "मोबाइल नौ आठ सात छह पाँच चार तीन दो एक शून्य"),
      ("ko", "20대 남성", "이십대 남성"), ("ko", "2큰술", "두큰술"),
      // What demands the genitive demands it of decimals and of negative numbers.
      ("ru", "до 7,4 %", "до семи целых четырёх десятых процента"),
      ("ru", "до −15 °C", "до минус пятнадцати градусов Цельсия"),
      ("uk", "до 5,1 %", "до п’яти цілих однієї десятої відсотка"),
      ("pl", "do −7°C", "do minus siedmiu stopni Celsjusza"),
      (
        "ru", "Пн–Пт: 9:00–18:00",
        "с понедельника по пятницу: с девяти часов до восемнадцати часов"
      ),
      // A noun's ending tells its gender, and a name behind a score is not counted.
      ("pt", "2.541 mulheres", "duas mil quinhentas e quarenta e uma mulheres"),
      ("es", "201 mujeres", "doscientas una mujeres"),
      ("es", "Madrid 2 – 1 Barcelona", "Madrid dos a uno Barcelona"),
      // A short month with its year, and numerals beside what is numbered.
      ("sv", "i dec. 2023", "i december tvåtusen tjugotre"),
      ("pt", "em jan./2024", "em janeiro dois mil e vinte e quatro"),
      ("it", "nel II trim.", "nel secondo trimestre"), ("pl", "peron II", "peron drugi"),
      // The ends of a Hungarian range have suffixes, and two sides nothing between their points.
      ("hu", "5–10 kg", "öttől tíz kilogrammig"), ("hu", "10-20%", "tíztől húsz százalékig"),
      ("hu", "8:00–16:30", "nyolc órától tizenhat óra harminc percig"),
      ("hu", "3,9–6,1", "három egész kilenc tizedtől hat egész egy tizedig"),
      ("hu", "100–120 Ft", "száztól százhúsz forintig"), ("hu", "2–1", "kettő, egy"),
      ("sv", "AIK 2–1", "AIK två, ett"), ("sv", "10–5 kr", "tio, fem kronor"),
      // Units as one sign, in Cyrillic, and before a word.
      ("ja", "72.5㎡", "七十二点五平方メートル"), ("zh", "2.3万/㎡", "二点三万每平方米"),
      ("ru", "5,4 ммоль/л", "пять целых четыре десятых миллимоля на литр"),
      ("ru", "200 г муки", "двести грамм муки"),
      ("de", "1,5 h backen", "eins Komma fünf Stunden backen"),
      ("en", "2 tsp. salt", "two teaspoons salt"),
      ("en", "5000 mAh", "five thousand milliampere hours"),
      // A dimension is no day, but an amount with a blank is one.
      ("en", "3d printing", "three d printing"), ("en", "section 3d", "section three d"),
      ("en", "Nadal def. Federer", "Nadal defeated Federer"),
      ("en", "def. of terms", "def. of terms"),
      ("en", "8 d", "eight days"), ("en", "$5/d", "five dollars per day"),
      ("en", "x^2 - 3x", "x squared minus three x"),
      // A closing quote is no mark of minutes, and a format's width is not how often.
      ("de", "Er schrieb 'Version 2' hier.", "Er schrieb 'Version zwei' hier."),
      ("fr", "0x%08x à 0x%08x", "zéro x% zéro huit x à zéro x% zéro huit x"),
      ("it", "dopo 45' di gioco", "dopo quarantacinque minuti di gioco"),
      ("en", "200 5316", "two hundred, five thousand three hundred sixteen"),
      // How often, how fast, votes, codes, dates, and equations between blanks.
      ("en", "Take 2x/day.", "Take two times per day."),
      ("en", "Exit at I-40 W.", "Exit at I forty west."),
      ("en", "about 12 lbs., or so", "about twelve pounds, or so"),
      ("de", "am Do. um 8 Uhr", "am Donnerstag um acht Uhr"),
      ("de", "bei 900 U/min", "bei neun hundert Umdrehungen pro Minute"),
      ("de", "in 8,31 s gelaufen", "in acht Komma drei eins Sekunden gelaufen"),
      ("de", "StR 212/18", "StR zwei hundert zwölf Schrägstrich achtzehn"),
      ("de", "90 PS und 40 Nm", "neunzig PS und vierzig Newtonmeter"),
      ("fr", "à 900 tr/min", "à neuf cents tours par minute"),
      ("fr", "les 21 députés", "les vingt et un députés"),
      ("es", "40 mil €", "cuarenta mil euros"),
      ("it", "1 si è ritirato", "uno si è ritirato"),
      ("pt", "200 mil pessoas", "duzentas mil pessoas"),
      ("nl", "2x per week", "twee keer per week"),
      ("nl", "met 6-3, 4-6", "met zes, drie, vier, zes"),
      ("sv", "18 öre/kWh", "arton öre per kilowattimme"),
      ("sv", "fram till 24/8", "fram till tjugofjärde augusti"),
      ("ru", "30 л/мин", "тридцать литров в минуту"),
      ("ru", "в 2021 — 3,5", "в две тысячи двадцать один — три целых пять десятых"),
      ("uk", "у 4 селах", "у чотирьох селах"),
      ("uk", "масштаб 1:200", "масштаб один до двісті"),
      ("pl", "w 5 domach", "w pięciu domach"),
      ("hu", "3–4 alma", "három-négy alma"),
      ("hi", "10-12 लोग", "दस से बारह लोग"),
      ("zh", "2双筷子", "两双筷子"),
      ("zh", "浓度5‰", "浓度千分之五"),
      ("ja", "〒104-0061", "郵便番号一零四、零零六一"),
      ("ja", "PM7:15", "午後七時十五分"),
      ("ko", "0.5%p", "영점오 퍼센트포인트"),
      ("ko", "빵 3조각", "빵 세조각"),
      ("vi", "x - 4 = 0", "x trừ bốn bằng không"),
      ("vi", "lãi 7%/năm", "lãi bảy phần trăm trên năm"),
    ] as [(String, String, String)])
  func isUnderstood(_ language: String, _ line: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(line, language) == words)
  }

  @Test("a year of the calendar is no length in Arabic", arguments: ["عام 1990م", "سنة 833 م"])
  func isNoLength(_ line: String) throws {
    #expect(try !OnlyReadingTests.spoken(line, "ar").contains("متر"))
  }
}
