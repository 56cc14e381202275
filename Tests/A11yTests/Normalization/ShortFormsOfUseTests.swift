// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Short forms of medicine, addresses, dates and telephone numbers, each beside what only looks like it.
@Suite struct ShortFormsOfUseTests {
  @Test(
    "a short form is read as its text uses it",
    arguments: [
      (
        "it", "parte II, sezione III, volume II, fig. II, tab. III",
        "parte seconda, sezione terza, volume secondo, figura due, tabella tre"
      ),
      ("it", "V.le Europa 21/B, C.so Roma 3", "viale Europa ventuno B, corso Roma tre"),
      (
        "it", "chiamare lo 06 4521 8890",
        "chiamare lo zero sei, quattro cinque due uno, otto otto nove zero"
      ),
      (
        "pt", "parte II, fase II, figura IV, título II",
        "parte dois, fase dois, figura quatro, título segundo"
      ),
      ("pt", "Custa R$ 12,05", "Custa doze reais e cinco centavos"),
      (
        "pt", "A máx. chegou a 38 °C e a mín. a 20 °C",
        "A máxima chegou a trinta e oito graus celsius e a mínima a vinte graus celsius"
      ),
      ("pt", "O máx. é 5", "O máximo é cinco"),
      ("pt", "05/05", "cinco de maio"),
      ("pt", "R. Kelly, 21 anos", "R. Kelly, vinte e um anos"),
      ("nl", "zijn vader Willem I op.", "zijn vader Willem de eerste op."),
      ("nl", "Slik 2x daags 1 tabl.", "Slik twee keer daags één tablet"),
      ("nl", "Ik heb 2x gebeld", "Ik heb twee keer gebeld"),
      ("nl", "een plank van 3x4 m", "een plank van drie bij vier meter"),
      ("sv", "Gustav I", "Gustav den förste"),
      ("sv", "Natur & Kulturs förl. 1998", "Natur och Kulturs förlag tusen niohundranittioåtta"),
      (
        "sv", "i jan. jfr m. 1,9 % i dec.",
        "i januari jämfört med ett komma nio procent i december"
      ),
      ("sv", "i 7–10 dgr", "i sju till tio dagar"),
      (
        "de", "Erwachsene nehmen 3 x tägl. 1 Tabl.",
        "Erwachsene nehmen drei Mal täglich eine Tablette"
      ),
      ("de", "Er rief 3x an", "Er rief drei Mal an"),
      ("de", "ein Brett von 3 x 4 m", "ein Brett von drei mal vier Meter"),
      ("de", "Nr. I und Abt. III", "Nummer eins und Abteilung drei"),
      ("de", "8/8 Punkte", "acht von acht Punkte"),
      ("de", "mit 120:0 Stimmen", "mit ein hundert zwanzig zu null Stimmen"),
      ("de", "Bett 90x groß", "Bett neunzig x groß"),
      ("fr", "C'est 2x plus cher", "C'est deux fois plus cher"),
      (
        "fr", "La T° passera de -2 à 11 °C",
        "La température passera de moins deux à onze degrés Celsius"
      ),
      ("fr", "2 t. 5 kg", "deux t. cinq kilogrammes"),
      (
        "pl", "Dawka: 1 tabl. 3 x dz. przez 7 dni.",
        "Dawka: jedna tabletka trzy razy dziennie przez siedem dni."
      ),
      ("pl", "Brać 2 x dziennie po 1 tabl.", "Brać dwa razy dziennie po jednej tabletce"),
      ("pl", "Dz. U. z 2020 r.", "Dziennik Ustaw z dwa tysiące dwudziestego roku"),
      ("pl", "§ 3 ust. 2 umowy", "paragraf trzy ustęp dwa umowy"),
      (
        "pl", "Rozdział 2 książki, Punkt 2 umowy, strona 2 gazety",
        "Rozdział dwa książki, Punkt dwa umowy, strona dwa gazety"
      ),
      ("pl", "kupił 2 umowy, są tu 2 książki", "kupił dwie umowy, są tu dwie książki"),
      (
        "pl", "Spotkanie odbędzie się 1.03 o godz. 9.15.",
        "Spotkanie odbędzie się pierwszego marca o godzinie dziewiątej piętnaście."
      ),
      (
        "pl", "Od 1.03 do 15.04 obowiązuje",
        "Od pierwszego marca do piętnastego kwietnia obowiązuje"
      ),
      ("pl", "Termin: 5.04", "Termin: piątego kwietnia"),
      ("pl", "Wersja 1.03 programu", "Wersja jeden kropka zero trzy programu"),
      ("pl", "art. 2.05 o ochronie", "artykuł dwa kropka zero pięć o ochronie"),
      (
        "pl", "od 1.03 do 2.04 kg",
        "od pierwszej zero trzy do dwa przecinek zero cztery kilograma"
      ),
      ("ru", "Принимать по 1 табл. 2 р. в день", "Принимать по одной таблетке два раза в день"),
      ("ru", "3 р./день", "три раза в день"),
      ("ru", "Аренда 500 р. в день", "Аренда пятьсот рублей в день"),
      ("ru", "Стоит 2 р. за штуку", "Стоит два рубля за штуку"),
      ("ru", "аренда 3 р. в час", "аренда три рубля в час"),
      ("ru", "цена 5 р. в день", "цена пять рублей в день"),
      ("uk", "по 1 табл. 3 р. на день", "по одна таблетка три рази на день"),
      ("uk", "у 2020 р. на день", "у дві тисячі двадцятому році на день"),
      ("uk", "У 90-х рр. XX ст.", "У дев’яностих роках двадцятого століття"),
      ("uk", "31 коп. за 2 квитки", "тридцять одна копійка за два квитки"),
      (
        "tr", "Atatürk Cad. No: 21/3 K: 2 D: 5 Kadıköy/İst.",
        "Atatürk caddesi numara yirmi bir bölü üç kat iki daire beş Kadıköy/İst."
      ),
      ("tr", "273 K sıcaklıkta", "iki yüz yetmiş üç K sıcaklıkta"),
      ("tr", "No: 12 K: 4", "numara on iki kat dört"),
      (
        "pt-PT", "Ligue para o 213 456 789 (dias úteis)",
        "Ligue para o dois um três, quatro cinco seis, sete oito nove (dias úteis)"
      ),
      (
        "pt-PT", "A população é de 213 456 789 habitantes",
        "A população é de duzentos e treze milhões quatrocentos e cinquenta e seis mil setecentos e oitenta e nove habitantes"
      ),
      (
        "pt-PT", "1 416,90 € c/ IVA",
        "mil quatrocentos e dezasseis euros e noventa cêntimos com IVA"
      ),
      ("pt-PT", "R. Augusta, 21, 3.º Esq.", "rua Augusta, vinte e um, terceiro esquerdo"),
      ("pt-PT", "2 c. de sopa de azeite", "duas colheres de sopa de azeite"),
      ("vi", "Gọi 024.3825.1234", "Gọi không hai bốn, ba tám hai năm, một hai ba bốn"),
      ("vi", "Liên hệ 1900.1234", "Liên hệ một chín không không, một hai ba bốn"),
      ("vi", "kêu gọi 1.250.000 đồng", "kêu gọi một triệu hai trăm năm mươi nghìn đồng"),
      ("en-GB", "in 32 pp. with", "in thirty two pages with"),
      ("es", "pág. 31 y ss.", "página treinta y uno y siguientes"),
      (
        "es", "teléfono a 12.345.678 hogares",
        "teléfono a doce millones trescientos cuarenta y cinco mil seiscientos setenta y ocho hogares"
      ),
      ("es", "sección 21 personas", "sección veintiuna personas"),
      ("hy", "1/2 լ կաթ", "կես լիտր կաթ"),
      ("hi", "1/2 कि.ग्रा. आटा", "आधा किलोग्राम आटा"),
      ("en", "uptime 0 99999 7 -1", "uptime zero, nine nine nine nine nine, seven minus one"),
      (
        "en", "avg 48.86 9.62 4.41",
        "avg forty eight point eight six, nine point six two, four point four one"
      ),
      ("en", "scores 4 2", "scores four two"),
      ("en", "IEEE 802.3-2018", "IEEE eight hundred two point three dash twenty eighteen"),
      ("en", "0.5-2000 Hz", "zero point five to two thousand hertz"),
      ("en", "node 253:0", "node two hundred fifty three colon zero"),
      ("en", "won 3:0", "won three to zero"),
      ("en", "28 Feb 17  2023", "twenty eight, February seventeenth twenty twenty three"),
      ("en", "on 28 Feb 2023", "on the twenty eighth of February twenty twenty three"),
      ("en", "9 8/8", "nine eight slash eight"),
      ("en", "rated 5/5", "rated five out of five"),
      ("en", "12/12 passed", "twelve over twelve passed"),
      ("en", "28 Feb 17 12:30", "twenty eight, February seventeenth, twelve thirty p.m."),
    ])
  func line(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }
}
