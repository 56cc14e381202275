// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Lines as newspapers, letters and forms have them, each beside what only looks like it.
@Suite struct EverydayLinesTests {
  @Test(
    "times with points, results, rulers, days and laws are read as a newsreader reads them",
    arguments: [
      ("en-GB", "arrives in York at 11.22.", "arrives in York at eleven twenty two."),
      ("en-GB", "12m customers", "twelve million customers"),
      ("en-GB", "2.5m people watched", "two point five million people watched"),
      ("en-GB", "3m deep", "three meters deep"),
      ("en-GB", "won the 100m", "won the one hundred meters"),
      ("en-GB", "200m from the beach", "two hundred meters from the beach"),
      (
        "en-GB", "The measure passed 315-101 in the Senate.",
        "The measure passed three hundred and fifteen to one hundred and one in the Senate."
      ),
      ("en-GB", "voted 97-3", "voted ninety seven to three"),
      ("en-GB", "Flight 315-101", "Flight three hundred and fifteen dash one hundred and one"),
      (
        "en-GB", "About 20-25% of adults smoke.",
        "About twenty to twenty five percent of adults smoke."
      ),
      ("en-GB", "They met in May. The talks failed.", "They met in May. The talks failed."),
      ("en-GB", "since Dec. 2019", "since December twenty nineteen"),
      ("en-GB", "traded at 11.22", "traded at eleven point two two"),
      (
        "de", "Die Sendung beginnt um 20.15 auf RTL.",
        "Die Sendung beginnt um zwanzig Uhr fünfzehn auf RTL."
      ),
      ("de", "Geöffnet von 9.00 bis 18.00.", "Geöffnet von neun Uhr bis achtzehn Uhr."),
      ("de", "um 3.50 Euro erhöht", "um drei Euro fünfzig Cent erhöht"),
      ("de", "um 20.15 Prozent", "um zwanzig Punkt fünfzehn Prozent"),
      ("de", "zum 1. des Monats fällig.", "zum ersten des Monats fällig."),
      ("de", "Er kommt am 5. wieder.", "Er kommt am fünften wieder."),
      ("de", "am Montag, den 5., um 10 Uhr", "am Montag, den fünften, um zehn Uhr"),
      ("de", "Die Rechnung vom 15. ist bezahlt.", "Die Rechnung vom fünfzehnten ist bezahlt."),
      ("de", "als 1. ins Ziel", "als erster ins Ziel"),
      ("de", "Am 1. und 15. des Monats", "Am ersten und fünfzehnten des Monats"),
      ("de", "hinter der Nr. 1. Des Weiteren", "hinter der Nummer eins. Des Weiteren"),
      ("de", "auf Platz 1. Danach", "auf Platz eins. Danach"),
      ("de", "zum 1. Januar", "zum ersten Januar"),
      ("de", "im 3. Stock", "im dritten Stock"),
      ("de", "520 m ü. NN", "fünf hundert zwanzig Meter über Normalnull"),
      ("de", "12-15% mehr", "zwölf bis fünfzehn Prozent mehr"),
      ("de", "im 3. Stock", "im dritten Stock"),
      (
        "es", "La película empieza a las 20.30 y acaba a las 22.15.",
        "La película empieza a las veinte y treinta y acaba a las veintidós y cuarto."
      ),
      ("es", "lo aprobó por 263-37", "lo aprobó por doscientos sesenta y tres a treinta y siete"),
      ("es", "entre los siglos XIII y XV.", "entre los siglos trece y quince."),
      ("es", "siglo XV hasta el XVIII", "siglo quince hasta el dieciocho"),
      ("es", "siglo XVI o XVII", "siglo dieciséis o diecisiete"),
      ("es", "un 5-10% más", "un cinco a diez por ciento más"),
      ("es", "a las 20.30 horas", "a las veinte y treinta"),
      (
        "sv", "Tåget går 14.35 och kommer fram 15.10.",
        "Tåget går fjorton trettiofem och kommer fram femton tio."
      ),
      ("sv", "steg till 14.35 kronor", "steg till fjorton kronor trettiofem öre"),
      ("sv", "Berget är 2 097 m ö.h.", "Berget är tvåtusen nittiosju meter över havet"),
      ("sv", "149:50 kr inkl. moms.", "hundrafyrtionio kronor femtio öre inklusive moms."),
      ("sv", "250:00 kr.", "tvåhundrafemtio kronor"),
      ("sv", "199:- kr", "hundranittionio kronor"),
      ("sv", "1 249:50 kr", "tusen tvåhundrafyrtionio kronor femtio öre"),
      ("sv", "Vi ses 18:30", "Vi ses arton trettio"),
      ("sv", "12:34 minuter", "tolv minuter trettiofyra sekunder"),
      ("sv", "Kungen hette Karl XII.", "Kungen hette Karl den tolfte."),
      ("nl", "tussen 9.30 en 11.00", "tussen negen uur dertig en elf uur"),
      ("nl", "De koers steeg tot 9.30 euro.", "De koers steeg tot negen euro dertig cent."),
      ("nl", "De koning was Willem III.", "De koning was Willem de derde."),
      ("it", "Verso le 18.30 piove.", "Verso le diciotto e trenta minuti piove."),
      ("it", "tra le 9.30 e le 11.00", "tra le nove e trenta minuti e le undici"),
      (
        "it", "pari al 12-15% della popolazione",
        "pari al dodici a quindici percento della popolazione"
      ),
      ("it", "Il papa era Pio XII.", "Il papa era Pio dodicesimo."),
      ("it", "tra il XII e il XIII secolo", "tra il dodicesimo e il tredicesimo secolo"),
      ("fr", "Il succède à Louis XIV.", "Il succède à Louis quatorze."),
      ("pt", "Do século XV ao XVIII", "Do século quinze ao dezoito"),
      ("pt", "Nos séculos XVI e XVII", "Nos séculos dezesseis e dezessete"),
      ("pt", "Papa João Paulo II.", "Papa João Paulo segundo."),
      (
        "hy", "Արարատ լեռան բարձրությունը 5165 մ է։",
        "Արարատ լեռան բարձրությունը հինգ հազար հարյուր վաթսունհինգ մետր է։"
      ),
      ("hy", "ք. Երևան, Աբովյան փ. 12", "քաղաք Երևան, Աբովյան փողոց տասներկու"),
      (
        "ru", "100 м за 9,58 с и установил",
        "сто метров за девять целых пятьдесят восемь сотых секунды и установил"
      ),
      ("ru", "Через 10 с двигатель", "Через десять секунд двигатель"),
      ("ru", "в 12 с небольшим", "в двенадцать с небольшим"),
      (
        "ru", "В соответствии со ст. 158 УК РФ",
        "В соответствии со статьёй сто пятьдесят восемь УК эр эф"
      ),
      ("ru", "На основании ст. 7", "На основании статьи семь"),
      ("ru", "По ст. 105", "По статье сто пять"),
      ("ru", "Договор № 17/2", "Договор номер семнадцать дробь два"),
      ("ru", "с ул. Ленина", "с улицы Ленина"),
      ("uk", "3-тє місце", "третє місце"),
      ("uk", "7-ме небо", "сьоме небо"),
      ("uk", "з вул. Шевченка", "з вулиці Шевченка"),
      ("pl", "Na podst. art. 5", "na podstawie artykułu pięć"),
      ("pl", "nr 15/3", "numer piętnaście łamane przez trzy"),
      ("zh", "增长率为-2%。", "增长率为负百分之二。"),
      ("zh", "增长-2%左右", "增长负百分之二左右"),
      ("en", "at 11.22 exactly", "at eleven point two two exactly"),
    ])
  func line(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }
}
