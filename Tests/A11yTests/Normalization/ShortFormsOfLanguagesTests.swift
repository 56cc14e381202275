// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Short forms, halves, rulers and dates as each language says them.
@Suite struct ShortFormsOfLanguagesTests {
  @Test(
    "a short form is read in full, in the form that its sentence needs",
    arguments: [
      ("en", "Order #A-7093", "Order number A seven thousand ninety three"),
      ("en", "at 0600 hrs.", "at oh six hundred hours"),
      ("en", "Mtg moved to Wed 2/12", "meeting moved to Wednesday February twelfth"),
      ("en", "a 3/8\" drill bit", "a three eighths inch drill bit"),
      ("en", "acct. no. 4471", "account number four thousand four hundred seventy one"),
      ("en", "vol. 3, no. 2", "volume three, number two"),
      ("en", "natl. park", "national park"),
      ("en", "Fish &amp; chips", "Fish and chips"),
      ("en", "2021-22 W", "twenty twenty one to twenty two W"),
      ("en", "turbine 3.0M122", "turbine three dot zero M one hundred twenty two"),
      (
        "en", "967 kJ/230 kcal",
        "nine hundred sixty seven kilojoules, two hundred thirty kilocalories"
      ),
      ("en", "5 g/100 ml", "five grams per one hundred milliliters"),
      (
        "en", "Your tracking number is 9400 1118 9922.",
        "Your tracking number is nine four zero zero, one one one eight, nine nine two two."
      ),
      ("en", "3²+4²", "three squared plus four squared"),
      ("de", "Der III. Akt", "Der dritte Akt"),
      ("de", "im II. Weltkrieg", "im zweiten Weltkrieg"),
      ("de", "Karl V. von Spanien", "Karl der fünfte von Spanien"),
      (
        "de", "S. 210–215 u. Abb. 6",
        "Seite zwei hundert zehn bis zwei hundert fünfzehn und Abbildung sechs"
      ),
      ("de", "jeder 5. Erwachsene", "jeder fünfte Erwachsene"),
      ("de", "ab 6 J.: 2 × tägl.", "ab sechs Jahren: zwei Mal täglich"),
      ("de", "nach 10 Tg.", "nach zehn Tagen"),
      ("de", "von St. Ottilien", "von Sankt Ottilien"),
      ("de", "3-m-Leiter, 8-mm-Bohrer", "drei-Meter-Leiter, acht-Millimeter-Bohrer"),
      ("de", "Geb. 7", "Gebäude sieben"),
      ("de", "geb. 1945", "geboren neunzehn hundert fünf und vierzig"),
      ("de", "in der 3. Std.", "in der dritten Stunde"),
      ("de", "Für 1 €", "Für einen Euro"),
      ("de", "mit 1 €", "mit einem Euro"),
      ("de", "1 Mark von 1913", "eine Mark von neunzehn hundert dreizehn"),
      ("de", "1 Flasche Wein", "eine Flasche Wein"),
      ("de", "1 Kunde", "ein Kunde"),
      ("de", "Diesel 1,659 €", "Diesel eins Komma sechs fünf neun Euro"),
      ("de", "12,000 €", "zwölf tausend Euro"),
      ("de", "$1,299.99", "ein tausend zwei hundert neun und neunzig Dollar neun und neunzig Cent"),
      ("de", "Kundennr. 4471902", "Kundennummer vier vier sieben eins neun null zwei"),
      ("de", "3²+4²", "drei hoch zwei plus vier hoch zwei"),
      ("fr", "le 01/09/24", "le premier septembre vingt-quatre"),
      ("fr", "2 h 1/2", "deux heures et demie"),
      ("fr", "2½ h", "deux heures et demie"),
      (
        "fr", "967 kJ/230 kcal", "neuf cent soixante-sept kilojoules, deux cent trente kilocalories"
      ),
      ("fr", "12 €/100 g", "douze euros par cent grammes"),
      ("fr", "la Dre Morel", "la docteure Morel"),
      ("fr", "le jeu. 5 déc.", "le jeudi cinq décembre."),
      ("fr", "07:45:30.0", "sept heures quarante-cinq et trente secondes"),
      ("fr", "Le train de 18h30 est en retard", "Le train de dix-huit heures trente est en retard"),
      ("fr", "à 14h30 cet après-midi", "à quatorze heures trente cet après-midi"),
      ("fr", "Tableau IV", "Tableau quatre"),
      ("fr", "1 gélule", "une gélule"),
      ("fr", "1 véhicule", "un véhicule"),
      ("fr", "2½ tasses de farine", "deux tasses et demie de farine"),
      ("es", "le espera el 15/10/24", "le espera el quince de octubre de veinticuatro"),
      ("es", "2 h 1/2", "dos horas y media"),
      ("es", "1 h y ½", "una hora y media"),
      ("es", "En 1776 la finca", "En mil setecientos setenta y seis la finca"),
      ("es", "Carlos V abdicó", "Carlos quinto abdicó"),
      ("es", "Felipe II", "Felipe segundo"),
      ("es", "Isabel II de Inglaterra", "Isabel segunda de Inglaterra"),
      ("es", "Alfonso XIII", "Alfonso trece"),
      ("es", "en 4,9 seg.", "en cuatro coma nueve segundos."),
      ("es", "Clases mar. y jue.", "Clases martes y jueves"),
      ("es", "3ªB", "tercera B"),
      ("es", "2.ª ud.", "segunda unidad"),
      ("es", "Edif. 7", "edificio siete"),
      ("es", "www.ejemplo.es", "w w w punto ejemplo punto es"),
      ("es", "2 1/2 cucharadas de miel", "dos cucharadas y media de miel"),
      ("es", "tabla IV", "tabla cuatro"),
      ("it", "il 15/10/24", "il quindici ottobre ventiquattro"),
      ("it", "2 h e 1/2", "due ore e mezza"),
      ("it", "Carlo V abdicò", "Carlo quinto abdicò"),
      ("it", "in 4,9 sec.", "in quattro virgola nove secondi."),
      ("it", "dalle h 15", "dalle ore quindici"),
      ("it", "mer. 12/2 h 15", "mercoledì dodici febbraio ore quindici"),
      ("it", "1,99 €/hg", "un euro novantanove centesimi per etto"),
      ("it", "Vd. pp. 210-215", "vedi pagine duecento dieci a duecento quindici"),
      ("it", "giov. 5 dic.", "giovedì cinque dicembre."),
      ("it", "1ªA e 3ªB", "prima A e terza B"),
      ("it", "l'ing. Rossi", "l'ingegner Rossi"),
      ("it", "gr. ing. DHP", "gr. ing. DHP"),
      ("it", "2 cucchiai e ½ di miele", "due cucchiai e mezzo di miele"),
      ("pt", "2½ h", "duas horas e meia"),
      ("pt", "Carlos V", "Carlos quinto"),
      ("nl", "vanaf 8u30", "vanaf acht uur dertig"),
      ("nl", "52,37° NB", "tweeënvijftig komma zevenendertig graden noorderbreedte"),
      ("nl", "tabel IV", "tabel vier"),
      (
        "pl", "zapadł 9 XI 1923 r.",
        "zapadł dziewiątego listopada tysiąc dziewięćset dwudziestego trzeciego roku."
      ),
      ("pl", "W XVIII i XIX w. wieś", "W osiemnastym i dziewiętnastym wieku wieś"),
      ("pl", "przy pl. Wolności 8", "przy placu Wolności osiem"),
      (
        "ru", "был казнён 21.01.1793.",
        "был казнён двадцать первого января тысяча семьсот девяносто третьего года."
      ),
      ("ru", "Дата: 21.01.1793", "Дата: двадцать первое января тысяча семьсот девяносто третьего"),
      ("ru", "На 1 янв. 2021 г.", "На первое января две тысячи двадцать первого года"),
      ("ru", "60–70-е годы", "шестидесятые-семидесятые годы"),
      ("ru", "2,4 т доставили", "две целых четыре десятых тонны доставили"),
      ("ru", "Не хватает 3 яиц", "Не хватает трёх яиц"),
      ("ru", "доб. 112", "добавочный сто двенадцать"),
      ("sv", "ankn. 47", "anknytning fyrtiosju"),
      ("sv", "tabell IV", "tabell fyra"),
      ("nl", "2½ eetlepel honing", "tweeënhalve eetlepel honing"),
      ("nl", "1½ uur", "anderhalf uur"),
      ("nl", "2 1/2 liter", "tweeënhalve liter"),
      ("sv", "senast 1/3", "senast första mars"),
      ("sv", "1/3 liter", "en tredjedel liter"),
      ("en", "Python 3.12 shipped", "Python three point twelve shipped"),
      ("en", "50s", "fifties"),
      ("en", "Chevrolet Camaro V6", "Chevrolet Camaro V six"),
      ("de", "V. 1.0.8", "V eins Punkt null Punkt acht"),
    ])
  func line(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }
}
