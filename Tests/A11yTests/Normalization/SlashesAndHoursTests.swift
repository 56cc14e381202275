// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// Slashes of days, years and parts, hyphens of codes and months, and what stands beside hours and prices.
@Suite struct SlashesAndHoursTests {
  @Test(
    "a slash is of days and years where it can be of nothing else",
    arguments: [
      ("pt", "fechado em 24/12", "fechado em vinte e quatro de dezembro"),
      ("pt", "de 1º a 20/3", "de primeiro a vinte de março"),
      ("pt", "1º a 4º", "primeiro a quarto"),
      ("pt", "20/3", "vinte terços"),
      ("vi", "Nghỉ 30/4 và 1/5", "Nghỉ ngày ba mươi tháng tư và ngày một tháng năm"),
      ("vi", "3/4 và 1/5", "ba phần tư và một phần năm"),
      ("de", "der Krieg 1870/71", "der Krieg achtzehn hundert siebzig ein und siebzig"),
      ("de", "im Winter 1946/49", "im Winter neunzehn hundert sechs und vierzig neun und vierzig"),
      ("fr", "1914/18", "mille neuf cent quatorze dix-huit"),
      ("en", "the war of 1914/18", "the war of nineteen fourteen eighteen"),
      ("de", "3/4 Liter", "drei viertel Liter"),
      ("ar", "1446/02/15هـ", "خمسة عشر صفر ألف وأربع مئة وستة وأربعون هجرية"),
    ])
  func days(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

  @Test(
    "a slash of a part is named, and a hyphen before a zero is a pause",
    arguments: [
      ("pt", "Rua Nova 14/c", "Rua Nova catorze barra c"),
      ("pt", "CC/16", "CC barra dezesseis"),
      ("de", "Weg 7/a", "Weg sieben slash a"),
      ("en", "PS/2", "PS slash two"),
      ("ja", "abc/3", "abc/ 三"),
      ("en", "2023-0418", "twenty twenty three, zero four one eight"),
      ("en", "INV-2023-00418", "INV twenty twenty three, zero zero four one eight"),
      ("en", "A320-214", "A three hundred twenty dash two hundred and fourteen"),
      ("en", "f(3) and (b)(7)", "f(three) and (b)(seven)"),
      ("zh", "以101:98险胜", "以一百零一比九十八险胜"),
      ("zh", "以121:118险胜", "以一百二十一比一百一十八险胜"),
    ])
  func parts(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

  @Test(
    "a dash between two months with their years is a span",
    arguments: [
      ("en", "Feb 2019 - Oct 2021", "February twenty nineteen to October twenty twenty one"),
      ("en", "March 2019 – May 2019", "March twenty nineteen to May twenty nineteen"),
      ("de", "März 2019 – Mai 2020", "März zwei tausend neunzehn bis Mai zwei tausend zwanzig"),
      (
        "es", "enero de 2019 - mayo de 2020", "enero de dos mil diecinueve a mayo de dos mil veinte"
      ),
      ("en", "in May 2019 - not June", "in May twenty nineteen - not June"),
    ])
  func months(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

  @Test(
    "hours, prices and short forms are told by what is beside them",
    arguments: [
      ("de", "Di-Do 9-18 h", "Dienstag bis Donnerstag neun bis achtzehn Uhr"),
      ("de", "geöffnet 10-16 h", "geöffnet zehn bis sechzehn Uhr"),
      ("de", "Dauer 10-16 h", "Dauer zehn bis sechzehn Stunden"),
      ("de", "ein 2,5-l-Motor", "ein zwei Komma fünf-Liter-Motor"),
      ("de", "eine 5-m-Leine", "eine fünf-Meter-Leine"),
      ("sv", "24:90/kg", "tjugofyra kronor nittio öre per kilogram"),
      ("sv", "pris 15:00", "pris femton kronor"),
      ("sv", "kl 15:30", "klockan femton trettio"),
      ("it", "l'11 sett.", "l'undici settembre."),
      ("it", "4 sett. di ferie", "quattro settimane di ferie"),
      ("hu", "okt. 14-én", "október tizennegyedikén"),
      ("hu", "nov. 2-ától", "november másodikától"),
      ("es", "41 págs.", "cuarenta y una páginas"),
      ("pt", "52 págs.", "cinquenta e duas páginas"),
      ("pt", "US$ 7", "sete dólares americanos"),
      (
        "ar", "رقم الهوية 2345678901",
        "رقم الهوية اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة صفر واحد"
      ),
      ("hi", "वि. सं. 2075", "विक्रम संवत दो हज़ार पचहत्तर"),
      ("hy", "աշխ. օր. 5", "աշխատանքային օրենսգիրք հինգ"),
    ])
  func hours(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }
}
