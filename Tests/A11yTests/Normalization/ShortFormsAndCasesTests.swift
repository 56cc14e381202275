// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Short forms, cases, scores and codes in lines that nobody had seen before they were misread.
@Suite struct ShortFormsAndCasesTests {
  @Test(
    "what stands around a short form or a number decides its form",
    arguments: [
      ("es", "500-1000 palabras", "quinientas a mil palabras"),
      ("es", "1-2 horas", "una a dos horas"), ("es", "1-2 minutos", "uno a dos minutos"),
      ("pt", "200-300 pessoas", "duzentas a trezentas pessoas"),
      ("fr", "1-2 pages", "une à deux pages"),
      // The lines of a tree are not said.
      ("en", "└─sda", "sda"), ("de", "│ ├─/sys/fs", "/sys/fs"), ("en", "a │ b", "a │ b"),
      ("it", "10 penne a 2 € cad.", "dieci penne a due euro cadauno"),
      ("it", "La II guerra mondiale", "La seconda guerra mondiale"),
      ("it", "La XX edizione", "La ventesima edizione"),
      ("it", "la IX legislatura", "la nona legislatura"),
      ("it", "Gol al 45' e al 78'.", "Gol al quarantacinquesimo e al settantottesimo."),
      ("fr", "Vers 20 h, il est parti.", "Vers vingt heures, il est parti."),
      ("fr", "Ajouter 1/2 cuillère de sel.", "Ajouter une demi cuillère de sel."),
      ("fr", "Le billet de 100 F", "Le billet de cent francs"),
      (
        "de", "Am 1., 8. und 15. Mai ist geschlossen.",
        "Am ersten, achten und fünfzehnten Mai ist geschlossen."
      ),
      ("de", "Im 19. und 20. Jahrhundert", "Im neunzehnten und zwanzigsten Jahrhundert"),
      ("de", "Die 1., 3. und 5. Etage", "Die erste, dritte und fünfte Etage"),
      ("de", "Mo., Mi. und Fr. ab 8 Uhr", "Montag, Mittwoch und Freitag ab acht Uhr"),
      ("de", "Sa. bis 13 Uhr", "Samstag bis dreizehn Uhr"),
      (
        "de", "Der Kurs ist Di. und Do. um 18 Uhr.",
        "Der Kurs ist Dienstag und Donnerstag um achtzehn Uhr."
      ),
      (
        "de", "Mit 25:23 ging der zweite Satz an Berlin.",
        "Mit fünf und zwanzig zu drei und zwanzig ging der zweite Satz an Berlin."
      ),
      ("de", "Beim Stand von 15:12 nahm er", "Beim Stand von fünfzehn zu zwölf nahm er"),
      (
        "de", "ISBN 978-3-16-148410-0",
        "ISBN neun sieben acht, drei, eins sechs, eins vier acht vier eins null, null"
      ),
      (
        "de", "Das Video ist 25:23 lang",
        "Das Video ist fünf und zwanzig Minuten drei und zwanzig Sekunden lang"
      ),
      ("es", "La II República", "La segunda República"),
      ("es", "El III Congreso", "El tercer Congreso"),
      ("es", "la XV edición", "la decimoquinta edición"),
      ("es", "La altura máx. es de 3 m.", "La altura máxima es de tres metros."),
      ("es", "Temperaturas máx. de 30 °C", "Temperaturas máximas de treinta grados Celsius"),
      ("es", "2,1 toneladas", "dos coma una toneladas"),
      ("en", "selling 100s of items", "selling hundreds of items"),
      ("en", "1,000s of users", "thousands of users"),
      ("en", "31 pts and 9 asts", "thirty one points and nine asts"),
      ("en", "Order# 10023 shipped.", "Order number one zero zero two three shipped."),
      ("en", "Lot # 9", "Lot number nine"),
      (
        "en", "1455 Market St. SW, Suite 600",
        "fourteen fifty five Market Street Southwest, Suite six hundred"
      ),
      ("en", "A 60 W bulb", "A sixty watt bulb"),
      ("en", "a 9 V battery", "a nine volt battery"),
      ("en", "a 2 L bottle", "a two liter bottle"),
      ("en", "passed Prop. 13", "passed proposition thirteen"),
      (
        "sv", "Adressen är Storgatan 12 A, 114 55 Stockholm.",
        "Adressen är Storgatan tolv A, hundrafjorton, femtiofem Stockholm."
      ),
      ("sv", "Hon bor på Ringgatan 6 V.", "Hon bor på Ringgatan sex V."),
      ("sv", "Gustav II Adolf dog", "Gustav den andre Adolf dog"),
      ("sv", "Påven Johannes Paulus II dog", "Påven Johannes Paulus den andre dog"),
      ("sv", "Mötet är den 3/4 kl. 9.", "Mötet är den tredje april klockan nio."),
      ("sv", "Sista anmälningsdag är 15/4.", "Sista anmälningsdag är femtonde april."),
      ("sv", "Margareta II", "Margareta den andra"),
      ("sv", "25/12", "tjugofemte december"),
      ("sv", "15/4 kg", "femton fjärdedelar kilogram"),
      ("sv", "(24/6)", "(tjugofjärde juni)"),
      ("ko", "6.25 전쟁", "육이오 전쟁"),
      ("ko", "3.1절 기념식", "삼일절 기념식"),
      ("ko", "영화 1편을", "영화 한편을"),
      ("ru", "Около 3/4 жителей", "Около трёх четвертей жителей"),
      ("ru", "Возьмите 1/2 стакана молока.", "Возьмите половину стакана молока."),
      ("ru", "Добавьте 2 ст. ложки сахара", "Добавьте две столовые ложки сахара"),
      (
        "ru", "Он родился 12.04.1961 г. в Москве.",
        "Он родился двенадцатого апреля тысяча девятьсот шестьдесят первого года в Москве."
      ),
      ("ru", "в каб. 204", "в кабинете двести четыре"),
      ("ru", "7 млрд долл.", "семь миллиардов долларов"),
      ("tr", "Gelirin 2/5'i vergiye", "Gelirin beşte ikisi vergiye"),
      ("tr", "Halkın 2/3'ü", "Halkın üçte ikisi"),
      ("tr", "Kitabın 2/3'ünü okudum", "Kitabın üçte ikisini okudum"),
      ("tr", "Bütçenin 1/4'ü", "Bütçenin dörtte biri"),
      ("tr", "Suyun 1/2'si", "Suyun yarısı"),
      ("tr", "Pastanın 3/4'ünde", "Pastanın dörtte üçünde"),
      ("tr", "2/3'sini", "üçte ikisini"),
      ("tr", "Nüfusun 1/3'inden", "Nüfusun üçte birinden"),
      ("tr", "3/4'lük ölçü", "dörtte üçlük ölçü"),
      ("zh", "3号楼2栋1单元602室", "三号楼二栋一单元六零二室"),
      ("pl", "w godz. 9–17", "w godzinach od dziewiątej do siedemnastej"),
      ("pl", "Sklep czynny od 9 do 17.", "Sklep czynny od dziewiątej do siedemnastej."),
      ("pl", "czynny pn.–pt.", "czynny od poniedziałku do piątku"),
      ("pl", "od pn. do sob.", "od poniedziałku do soboty."),
      ("pl", "W II kwartale", "W drugim kwartale"),
      ("pl", "w I kwartale", "w pierwszym kwartale"),
      ("pl", "II wojna światowa", "druga wojna światowa"),
      ("pl", "w temp. 180°C", "w temperaturze stu osiemdziesięciu stopni Celsjusza"),
      ("pl", "ul. Polnej 14 m. 3", "ulica Polnej czternaście mieszkania trzy"),
      ("pl", "12 zł.", "dwanaście złotych"),
      ("pl", "otwarte codziennie od 10 do 18", "otwarte codziennie od dziesiątej do osiemnastej"),
      ("pl", "od 9 do 17 osób", "od dziewięciu do siedemnastu osób"),
      ("pl", "w cenie 20 zł", "w cenie dwudziestu złotych"),
      ("pl", "na kwotę 500 zł", "na kwotę pięciuset złotych"),
      ("pl", "z prędkością 90 km/h", "z prędkością dziewięćdziesięciu kilometrów na godzinę"),
      ("pl", "na wysokości 2500 m", "na wysokości dwóch tysięcy pięciuset metrów"),
      ("pl", "o mocy 5 kW", "o mocy pięciu kilowatów"),
      ("pl", "o wartości 2 mln zł", "o wartości dwóch milionów złotych"),
      ("pl", "w cenie od 20 do 50 zł", "w cenie od dwudziestu do pięćdziesięciu złotych"),
      ("pl", "Cena 20 zł", "Cena dwadzieścia złotych"),
      ("pl", "w masie 3 kg", "w masie trzech kilogramów"),
      ("nl", "open van 10.00 tot 18.00 uur", "open van tien uur tot achttien uur"),
      ("nl", "factuurnr. 20250034", "factuurnummer twee nul twee vijf nul nul drie vier"),
      ("nl", "€ 425.000 k.k.", "vierhonderdvijfentwintigduizend euro kosten koper"),
      ("pt", "venceu por 2 x 1", "venceu por dois a um"),
      ("pt", "Grêmio 2 x 0 Inter", "Grêmio dois a zero Inter"),
      ("pt", "30 x 40 cm", "trinta por quarenta centímetros"),
    ])
  func line(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

  @Test(
    "what looks like a score, a number to call or a time of day is told from one",
    arguments: [
      ("pl", "Mecz 20:45 TVP Sport", "Mecz dwudziesta czterdzieści pięć TVP Sport"),
      ("pl", "5:15 min", "pięć minut piętnaście sekund"),
      ("ru", "Матч 19:30", "Матч девятнадцать часов тридцать минут"),
      ("ru", "8:00 мин", "восемь минут"),
      ("de", "gewann in 28:15 Minuten", "gewann in acht und zwanzig Minuten fünfzehn Sekunden"),
      (
        "de", "Ankunft 18:42 (18:37)",
        "Ankunft achtzehn Uhr zwei und vierzig (achtzehn Uhr sieben und dreißig)"
      ),
      ("de", "um 20:15 (19:15)", "um zwanzig Uhr fünfzehn (neunzehn Uhr fünfzehn)"),
      (
        "de", "192.168.0.1:8080",
        "eins neun zwei Punkt eins sechs acht Punkt null Punkt eins Doppelpunkt acht null acht null"
      ),
      ("de", "10.0.0.0/8", "eins null Punkt null Punkt null Punkt null slash acht"),
      ("de", "in 5:15 Minuten", "in fünf Minuten fünfzehn Sekunden"),
      ("de", "2:30 Stunden", "zwei Stunden dreißig Minuten"),
      ("de", "5:15 Min. danach", "fünf Minuten fünfzehn Sekunden danach"),
      ("de", "um 2:30 Uhr", "um zwei Uhr dreißig"),
      ("hu", "az 1/3 rész", "az egy harmad rész"),
      ("fr", "Ligue 1 2024/2025", "Ligue un, deux mille vingt-quatre deux mille vingt-cinq"),
      ("fr", "3:45 minutes", "trois minutes quarante-cinq secondes"),
      ("fr", "à 1:30 heures", "à une heure trente"),
      ("pt", "foto 10 x 15", "foto dez por quinze"),
      ("pt", "treino 3 x 8 repetições", "treino três por oito repetições"),
      (
        "pt", "O Flamengo venceu por 2 x 1 no Maracanã",
        "O Flamengo venceu por dois a um no Maracanã"
      ),
      (
        "pt", "ligue 0800 123 4567",
        "ligue zero oito zero zero, um dois três, quatro cinco seis sete"
      ),
      ("es", "1 yema", "una yema"),
      ("es", "21 cremas", "veintiuna cremas"),
      ("es", "21 problemas", "veintiún problemas"),
      ("es", "1 programa", "un programa"),
      ("es", "21 sistemas", "veintiún sistemas"),
      ("es", "21 diademas", "veintiuna diademas"),
      ("es", "2 yemas y 1 crema", "dos yemas y una crema"),
      ("es", "del I Ching", "del I Ching"),
      ("es", "un X Factor", "un X Factor"),
      ("es", "la V República", "la quinta República"),
      ("es", "el III Congreso", "el tercer Congreso"),
      ("es", "el X congreso", "el décimo congreso"),
      ("es", "14:30 horas", "catorce y treinta"),
      ("es", "10:30 minutos", "diez minutos treinta segundos"),
      ("en", "Best of 90s hits", "Best of nineties hits"),
      ("en", "popular in 80s", "popular in eighties"),
      ("en", "They paid her $50 upfront", "They paid her fifty dollars upfront"),
      ("en", "C# 10 features", "C hash ten features"),
      ("en", "wait for 30s", "wait for thirty seconds"),
      ("en", "rated 2.5/5", "rated two point five out of five"),
      ("en", "The Sun 4 May 2020", "The Sun the fourth of May twenty twenty"),
      ("en", "Sun 4 May 2020", "Sunday the fourth of May twenty twenty"),
      (
        "en", "192.168.0.1:8080",
        "one nine two dot one six eight dot zero dot one colon eight zero eight zero"
      ),
      ("en", "2:30 hours", "two hours thirty minutes"),
      ("en", "at 14:30 hours", "at fourteen thirty hours"),
      ("en", "5:15 min/km", "five minutes fifteen seconds per kilometer"),
      ("en", "for 3:45 minutes", "for three minutes forty five seconds"),
      ("it", "il XX Settembre", "il XX Settembre"),
      ("it", "il XX secolo", "il ventesimo secolo"),
      ("it", "1:15 ore", "una e quindici minuti"),
      ("sv", "2:30 timmar", "två timmar trettio minuter"),
    ])
  func lookalike(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }
}
