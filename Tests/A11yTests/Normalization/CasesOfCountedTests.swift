// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Numbers in the case, gender or form that what is counted takes, each beside what only looks like it.
@Suite struct CasesOfCountedTests {
  @Test(
    "what is counted is said in its case",
    arguments: [
      (
        "en-GB", "closed on 25 & 26 Dec.",
        "closed on the twenty fifth and twenty sixth of December"
      ),
      ("en-GB", "on 3 & 4 May", "on the third and fourth of May"),
      ("en-GB", "14, 15 and 16 Sept", "the fourteenth, fifteenth and sixteenth of September"),
      (
        "en-GB", "He left on 5 Dec. Nobody knew.",
        "He left on the fifth of December. Nobody knew."
      ),
      ("en-GB", "3 and 4 are prime", "three and four are prime"),
      ("en", "Dec. 24 and 25", "December twenty fourth and twenty fifth"),
      ("en", "Dec. 24 and 25 people came", "December twenty fourth and twenty five people came"),
      ("en", "20°C-25°C", "twenty degrees Celsius to twenty five degrees Celsius"),
      ("de", "hat 384 S.", "hat drei hundert vier und achtzig Seiten."),
      ("de", "256 S., 18 Abb.", "zwei hundert sechs und fünfzig Seiten, achtzehn Abbildungen."),
      ("de", "S. 34", "Seite vier und dreißig"),
      ("fr", "1 c. à soupe", "une cuillère à soupe"),
      ("fr", "21 c. à soupe", "vingt et une cuillères à soupe"),
      ("fr", "15 h. Apportez", "quinze heures. Apportez"),
      ("es", "Mide 5 m. Pesa", "Mide cinco metros. Pesa"),
      ("it", "€ 12,90 cad.", "dodici euro novanta centesimi cadauno"),
      ("it", "Aperto lun-ven", "Aperto da lunedì a venerdì"),
      ("it", "Dal lun. al ven.", "Dal lunedì al venerdì"),
      ("ru", "Возьмите 1 ст. л. сахара", "Возьмите одну столовую ложку сахара"),
      ("ru", "за 1 шт.", "за одну штуку"),
      ("ru", "в 25 км от райцентра", "в двадцати пяти километрах от райцентра"),
      ("ru", "Участок в 25 га", "Участок в двадцать пять гектаров"),
      ("ru", "1 ст. л. сахара", "одна столовая ложка сахара"),
      ("uk", "у XI–XII ст.", "у одинадцятому, дванадцятому століттях."),
      (
        "uk", "Наприкінці XVIII – на початку XIX ст.",
        "Наприкінці вісімнадцятого – на початку дев’ятнадцятого століття"
      ),
      ("uk", "зросла на 1,2%", "зросла на одну цілу і дві десятих відсотка"),
      ("uk", "рівень 1,2%", "рівень одна ціла і дві десятих відсотка"),
      ("uk", "на 85-й хвилині", "на вісімдесят п’ятій хвилині"),
      ("uk", "3-й день", "третій день"),
      ("uk", "на 21 лікарню", "на двадцять одну лікарню"),
      ("uk", "21 школа", "двадцять одна школа"),
      ("uk", "у 21 столітті", "у двадцять першому столітті"),
      ("uk", "ст. 21 Конституції", "стаття двадцять один Конституції"),
      ("pl", "do pow. krakowskiego", "do powiatu krakowskiego"),
      ("pl", "pow. 50 m²", "pow. pięćdziesiąt metrów kwadratowych"),
      ("pl", "w gm. Lubicz", "w gminie Lubicz"),
      ("pl", "Siedziba woj. śląskiego", "Siedziba województwa śląskiego"),
      ("pl", "22 mężczyzn i 3 dzieci", "dwudziestu dwóch mężczyzn i troje dzieci"),
      ("pl", "5 kierowców", "pięciu kierowców"),
      ("pl", "5 domów", "pięć domów"),
      ("pl", "5 chorych kobiet", "pięć chorych kobiet"),
      ("hu", "a Fő u. 12. sz. alatt", "a Fő utca tizenkettő szám alatt"),
      ("hu", "A 4. sz. melléklet", "A negyedik számú melléklet"),
      ("hy", "մայիսի 12-ին", "մայիսի տասներկուսին"),
      ("hy", "9-ից 18-ը", "իննից տասնութը"),
      ("hy", "10-ը", "տասը"),
      ("zh", "-5℃~3℃", "负五摄氏度到三摄氏度"),
      ("vi", "T2 - T6, 8h - 17h", "thứ hai đến thứ sáu, tám giờ đến mười bảy giờ"),
      ("vi", "Lịch học: T3, T5, T7", "Lịch học: thứ ba, thứ năm, thứ bảy"),
      ("vi", "căn T2 tầng 5", "căn T hai tầng năm"),
      ("pt", "R$ 1,5 bilhão", "um vírgula cinco bilhão de reais"),
      ("pt", "1,5 milhões", "um vírgula cinco milhões"),
      ("en", "Rows 5 and 6 may differ", "Rows five and six may differ"),
      ("en", "The Sun 4 May 2020", "The Sun the fourth of May twenty twenty"),
      ("en", "costs a sq ft", "costs a square foot"),
      ("ru", "стоимость 1 т", "стоимость одна тонна"),
      ("uk", "пункт 1 договору", "пункт один договору"),
      ("pl", "dla 4 os.", "dla czterech osób."),
      ("pl", "os. Wolności 5", "osiedle Wolności pięć"),
      ("pl", "śr. 6.12", "środa, szóstego grudnia"),
      ("pl", "pow. działki: 500 m²", "pow. działki: pięćset metrów kwadratowych"),
      ("de", "2019 S. Fischer Verlag", "zwei tausend neunzehn S. Fischer Verlag"),
      ("de", "für 4 Pers.", "für vier Personen."),
      ("de", "ab 13 h", "ab dreizehn Uhr"),
      ("de", "von 9 h bis 18 h", "von neun Uhr bis achtzehn Uhr"),
      ("de", "dauert 3 h", "dauert drei Stunden"),
      ("vi", "Nhà ga T2 và T3", "Nhà ga T hai và T ba"),
      ("ko", "2023. 11. 20.", "이천이십삼년 십일월 이십일"),
      ("tr", "BIST 100 %0,4 yükseldi", "BIST yüz yüzde sıfır virgül dört yükseldi"),
      ("tr", "Cuma, 19.30", "Cuma, on dokuz otuz"),
      ("hu", "fax: 234-5678", "fax: kettőszázharmincnégy ötezer-hatszázhetvennyolc"),
      ("nl", "di 5 dec.", "dinsdag vijf december."),
      ("pl", "od 1 do 5 marca", "od pierwszego do piątego marca"),
      ("pl", "od 2 do 5", "od dwóch do pięciu"),
      ("uk", "з 3 по 5 травня", "з третього по п’яте травня"),
      ("uk", "по 5 гривень", "по п’ять гривень"),
      ("ru", "в янв. 1725 г.", "в январе тысяча семьсот двадцать пятого года"),
      ("ru", "с янв. по март", "с января по март"),
      ("ru", "5 янв. 1725", "пятого января тысяча семьсот двадцать пятого"),
      ("de", "wurde die dt. Einheit vollzogen", "wurde die deutsche Einheit vollzogen"),
      ("de", "im dt. Recht", "im deutschen Recht"),
      ("de", "dt. Firmen", "deutsche Firmen"),
      ("de", "mit dt. Hilfe", "mit deutscher Hilfe"),
      ("de", "der österr. Regierung", "der österreichischen Regierung"),
      ("de", "bis spätestens 15.8. melden", "bis spätestens fünfzehnten August melden"),
      ("sv", "Ring vard. 9–16", "Ring vardagar nio till sexton"),
      ("sv", "3 ggr/dag", "tre gånger om dagen"),
    ])
  func line(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }
}
