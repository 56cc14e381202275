// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

@Suite struct EquationsInTextTests {
  @Test(
    "the terms of an equation keep their signs",
    arguments: [
      ("en", "−5 × 4 = −20", "minus five times four equals minus twenty"),
      ("en", "-3 × 2 = -6", "minus three times two equals minus six"),
      ("en", "3 + 4 × 2 ≠ 14", "three plus four times two not equal to fourteen"),
      ("de", "−5 × 4 = −20", "minus fünf mal vier gleich minus zwanzig"),
      ("fr", "12 - 5 × 2 = 2", "douze moins cinq fois deux égale deux"),
      ("ar", "−5 × 4 = −20", "سالب خمسة في أربعة يساوي سالب عشرون"),
      ("ar", "12-5×2=2", "اثنا عشر ناقص خمسة في اثنان يساوي اثنان"),
      ("vi", "15 - 4 x 3 = 3", "mười lăm trừ bốn nhân ba bằng ba"),
      ("zh", "12-5×2=2", "十二减五乘二等于二"),
      // Elsewhere a hyphen joins a range, and the cross joins sides.
      ("en", "10 - 15", "ten to fifteen"), ("en", "5 × 4 m", "five by four meters"),
      ("vi", "21 - 25", "hai mươi mốt đến hai mươi lăm"),
      (
        "de", "4×100 m: 38,64 s",
        "vier mal ein hundert Meter: acht und dreißig Komma sechs vier Sekunden"
      ),
    ])
  func saysEquations(_ code: String, _ text: String, _ spoken: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == spoken)
  }

  @Test(
    "what belongs to a number is said with it",
    arguments: [
      ("en", "in 49.07 s, a best", "in forty nine point zero seven seconds, a best"),
      ("en", "Back in the '80s", "Back in the eighties"), ("nl", "jaren '50", "jaren vijftig"),
      ("it", "Nel '68 gli studenti", "Nel sessantotto gli studenti"),
      ("en", "class on 9/12.", "class on September twelfth."),
      ("en", "9/12 of them", "nine twelfths of them"),
      ("tr", "saat 17.00'ye kadar", "saat on yediye kadar"),
      ("zh", "邮编100081", "邮编一零零零八一"), ("ja", "西新宿2-8-1", "西新宿二の八の一"),
      ("sv", "lör 10–15", "lördag tio till femton"),
      ("tr", "Cmt 09.00-13.00", "Cumartesi saat dokuz ila saat on üç"),
      ("ru", "построен в XIX в. здесь", "построен в девятнадцатом веке здесь"),
      ("ru", "Замок XIV–XV вв.", "Замок четырнадцатого, пятнадцатого веков."),
      ("vi", "hết 21'45\" và", "hết hai mươi mốt phút bốn mươi lăm giây và"),
      (
        "fr", "en 1'51\"21 devant",
        "en une minute cinquante et un virgule vingt et un secondes devant"
      ),
      ("de", "1,80 m oder 5'11\"", "eins Komma acht null Meter oder fünf Fuß elf Zoll"),
      ("fr", "est. 300/400 €", "est. trois cents à quatre cents euros"),
      ("fr", "3/4 €", "trois quarts €"),
      ("tr", "10 TL'den 12,50 TL'ye", "on liradan on iki lira elli kuruşa"),
      ("tr", "-21°C'ye kadar", "eksi yirmi bir santigrat dereceye kadar"),
      ("tr", "110 m²'si", "yüz on metrekaresi"), ("tr", "5 kg'dan", "beş kilogramdan"),
      ("tr", "9 dk'da", "dokuz dakikada"),
      (
        "en", "[9014-01-1] and 7783-07-5",
        "[nine zero one four, zero one, one] and seven seven eight three, zero seven, five"
      ),
      ("en", "Solar SQ75 <6V> panel", "Solar SQ seventy five < six volts> panel"),
      ("en", "x < 6 V", "x less than six volts"),
      ("ko", "올해 38살로", "올해 서른여덟살로"), ("ko", "강남역 11번 출구", "강남역 십일번 출구"),
    ])
  func saysNumbersWithTheirWords(_ code: String, _ text: String, _ spoken: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == spoken)
  }

  @Test(
    "an ending behind a hyphen is part of the number's word",
    arguments: [
      ("hu", "500 €-t kap", "ötszáz eurót kap"), ("hu", "A 4-es metró", "A négyes metró"),
      ("hu", "a 3-as, 2-es, 7-es, 100-as", "a hármas, kettes, hetes, százas"),
      ("hu", "2022-ben", "kettőezer-huszonkettőben"),
      ("hu", "14:50-kor", "tizennégy óra ötven perckor"),
      ("hu", "0,75%-os", "nulla egész hetvenöt század százalékos"),
      ("hy", "2/3-ը", "երկու երրորդը"), ("hy", "12,5%-ով", "տասներկու ամբողջ հինգ տոկոսով"),
    ])
  func gluesEndings(_ code: String, _ text: String, _ spoken: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == spoken)
  }
}
