// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// What lines that a linguist wrote were misread by, each cause with lines of its own.
@Suite struct RatesAndDaysTests {
  @Test(
    "a rate has any number of parts",
    arguments: [
      ("de", "14 €/m²/Woche", "vierzehn Euro pro Quadrat Meter pro Woche"),
      ("en", "$9/kg/week", "nine dollars per kilogram per week"),
      ("en", "8 mg/kg/hour", "eight milligrams per kilogram per hour"),
      ("fr", "9 €/m²/an", "neuf euros par mètre carré par an"),
      ("es", "40 €/persona/día", "cuarenta euros por persona por día"),
      ("it", "60 kWh/m²/anno", "sessanta chilowattora per metro quadrato per anno"),
      ("ru", "900 руб./м²/мес.", "девятьсот рублей на квадратный метр в месяц."),
      ("zh", "5元/㎡/天", "五元每平方米每天"),
      ("en", "180 cm/71 in", "one hundred eighty centimeters, seventy one inches"),
    ])
  func rates(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

  @Test(
    "where one end of a range is a date, so is the other",
    arguments: [
      ("de", "02.04 - 09.04.2025", "zweiter April bis neunter April zwei tausend fünf und zwanzig"),
      ("de", "20.08.-31.08.", "zwanzigster August bis ein und dreißigster August"),
      ("es", "14/06 - 28/06", "catorce de junio a veintiocho de junio"),
      ("pt", "14/06 – 28/06", "catorze de junho a vinte e oito de junho"),
      ("it", "1/5 - 30/9/2024", "primo maggio a trenta settembre duemila ventiquattro"),
      ("ru", "с 03.04 по 17.05", "с третьего апреля по семнадцатое мая"),
      ("ru", "до 28.11", "до двадцать восьмого ноября"),
      ("ru", "откроется 02.03", "откроется второго марта"),
      ("vi", "ngày 12-9", "ngày mười hai tháng chín"),
      // Fractions, decimals, hours, chapters and prices are none.
      ("de", "8.05-9.10 Uhr", "acht Uhr fünf bis neun Uhr zehn"),
      ("de", "Kapitel 1.01 - 1.05", "Kapitel eins Punkt null eins bis eins Punkt null fünf"),
      ("de", "KW 12/2025", "KW zwölf Schrägstrich zwei tausend fünf und zwanzig"),
      ("ru", "по 25.12 рублей", "по двадцать пять рублей двенадцать копеек"),
      ("de", "1/2 - 3/4", "ein halb bis drei viertel"),
      ("es", "5/2 - 7/2", "cinco medios a siete medios"),
      ("de", "1.5 - 2.5", "eins Punkt fünf bis zwei Punkt fünf"),
    ])
  func days(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

  @Test(
    "a colon right behind a label ends it in scripts without spaces",
    arguments: [
      ("zh", "发车时间:7:45", "发车时间： 七点四十五分"), ("zh", "比分:3-1", "比分： 三比一"),
      ("zh", "年龄:20-30岁", "年龄： 二十到三十岁"), ("ja", "開始:9:15", "開始： 九時十五分"),
      ("ko", "도착:8:20", "도착： 여덟시 이십분"), ("zh", "比分3:1", "比分三比一"),
    ])
  func colons(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

  @Test(
    "short forms, signs and parts are said",
    arguments: [
      ("ko", "$1.5M를", "백오십만 달러를"), ("ja", "$2.5Mに", "二百五十万ドルに"),
      ("en", "√9 = 3", "square root of nine equals three"), ("en", "40 dB", "forty decibels"),
      ("de", "40 dB", "vierzig Dezibel"), ("ru", "3 dB", "три децибела"),
      ("vi", "4 mmol/L", "bốn milimol trên lít"), ("vi", "cao 1m65", "cao một mét sáu mươi lăm"),
      ("vi", "dài 3m5", "dài ba mét rưỡi"), ("vi", "nhà 20m2", "nhà hai mươi mét vuông"),
      ("ar", "10 kWh", "عشرة كيلو واط ساعة"), ("zh", "8 ppm", "百万分之八"),
      ("de", "30 µmol/L", "dreißig Mikromol pro Liter"),
      ("ru", "в 3-х километрах", "в трёх километрах"), ("ru", "от 6-ти лет", "от шести лет"),
      ("ru", "80-х годов", "восьмидесятых годов"),
      ("it", "Via Roma, 5 - 00187 Roma", "Via Roma, cinque, zero zero uno otto sette Roma"),
      ("en", "Kabul.1946.1952.King", "Kabul. nineteen forty six dot nineteen fifty two.King"),
      ("en", "raised GBP1.5m", "raised one point five million British pounds"),
      (
        "en", "4/1/2025-4/30/2025",
        "April first twenty twenty five to April thirtieth twenty twenty five"
      ),
      (
        "en", "03.02.2025 - 22.02.2025",
        "February third twenty twenty five to February twenty second twenty twenty five"
      ),
      ("en", "No. 11/2024", "number eleven over twenty twenty four"),
      ("en", "5/20 mg", "five slash twenty milligrams"), ("en", "3/16 in", "three sixteenths inch"),
      ("en", "50/60 Hz", "fifty over sixty hertz"), ("vi", "rộng 50m2", "rộng năm mươi mét vuông"),
      (
        "de", "Belege 00100 - 00185", "Belege null null eins null null bis null null eins acht fünf"
      ),
      ("en", "VII", "seven"), ("de", "VIII", "acht"), ("en", "XX", "XX"), ("en", "HIV", "HIV"),
      ("en", "tumor grade III", "tumor grade three"),
      (
        "en", "[03/Feb/2019:04:05:06 +0100]",
        "[February third, twenty nineteen, four oh five and six seconds a.m. UTC plus one]"
      ),
      ("en", "host/10.20.3.4", "host/ one zero dot two zero dot three dot four"),
      ("ar", "40 كجم", "أربعون كيلوغرامًا"), ("ar", "15 م²", "خمسة عشر مترًا مربعًا"),
      ("en", "Nov 27 20:24", "November twenty seventh, eight twenty four p.m."),
      ("en", "27 Nov 06:10", "the twenty seventh of November six ten a.m."),
    ])
  func parts(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }
}
