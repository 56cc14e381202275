// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Ratings, rates and what letters and signs mean by what is around them, each cause with lines of its own.
@Suite struct RatingsAndRatesTests {
  @Test(
    "what something was given of the most is no fraction",
    arguments: [
      ("fr-FR", "Le film a reçu 3,8/5", "Le film a reçu trois virgule huit sur cinq"),
      ("fr-FR", "note 14/20", "note quatorze sur vingt"),
      ("fr-FR", "les 3/5 du sol", "les trois cinquièmes du sol"),
      ("es-ES", "un 8,5/10 de media", "un ocho coma cinco sobre diez de media"),
      ("es-ES", "puntuación: 7/10", "puntuación: siete sobre diez"),
      ("it-IT", "voto 8/10", "voto otto su dieci"),
      ("pt-BR", "avaliação 3,9/5", "avaliação três vírgula nove de cinco"),
      ("sv-SE", "betyg 3/5", "betyg tre av fem"),
      ("nl-NL", "een 7,5/10", "een zeven komma vijf van tien"),
      ("de-DE", "mit 4,7/5 bewertet", "mit vier Komma sieben von fünf bewertet"),
      ("pl-PL", "ocena 3,5/6", "ocena trzy przecinek pięć na sześć"),
      ("ru-RU", "оценка 8/10", "оценка восемь из десяти"),
      ("uk-UA", "оцінка 9/10", "оцінка дев’ять із десяти"),
      ("tr-TR", "puanı 3,5/5", "puanı beş üzerinden üç virgül beş"),
      ("hi-IN", "3.9/5", "पाँच में से तीन दशमलव नौ"),
      ("ko-KR", "3.5/5", "오 점 만점에 삼점오"),
      ("ja-JP", "3.8/5", "五点満点中三点八"),
      ("zh-CN", "3.6/5", "三点六分，满分五分"),
      ("vi-VN", "8,5/10", "tám phẩy năm trên mười"),
      ("de-DE", "3,5/10 km", "drei Komma fünf/ zehn Kilometer"),
    ])
  func ratings(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

  @Test(
    "what is counted per unit is said so, be it a short form or a counter",
    arguments: [
      ("de-DE", "88 Einw./km²", "acht und achtzig Einwohner pro Quadrat Kilometer"),
      ("fr-FR", "71 hab./km²", "soixante et onze habitants par kilomètre carré"),
      ("it-IT", "68 ab./km²", "sessantotto abitanti per chilometro quadrato"),
      ("sv-SE", "12 inv./km²", "tolv invånare per kvadratkilometer"),
      ("ru-RU", "57 чел./км²", "пятьдесят семь человек на квадратный километр"),
      ("pl-PL", "66 os./km²", "sześćdziesiąt sześć osób na kilometr kwadratowy"),
      ("ja-JP", "密度は72人/km²です", "密度は一平方キロメートルあたり七十二人です"),
      ("ja-JP", "250円/kg", "一キログラムあたり二百五十円"),
      ("ko-KR", "72명/km²", "제곱킬로미터당 일흔두명"),
      ("ko-KR", "4,500원/kg", "킬로그램당 사천오백원"),
    ])
  func rates(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

  @Test(
    "what can be pronounced in an address is a word, but in a language of other letters",
    arguments: [
      ("fr-FR", "bureau@mairie.fr", "bureau arobase mairie point f r"),
      ("es-ES", "ventas@tienda.es", "ventas arroba tienda punto es"),
      ("sv-SE", "kontoret@skolan.se", "kontoret snabel-a skolan punkt s e"),
      ("de-DE", "@mueller", "at m u e l l e r"),
      ("hi-IN", "sales@delhi.in", "एस ए एल ई एस एट डी ई एल एच आई डॉट इन"),
    ])
  func mail(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

  @Test(
    "in a country of pesos, its sign is theirs, and the decimal point is called so",
    arguments: [
      ("es-MX", "$45.50", "cuarenta y cinco pesos cincuenta centavos"),
      ("es-MX", "$8 millones de dólares", "ocho millones de dólares"),
      ("es-AR", "$1.500", "mil quinientos pesos"),
      ("es-ES", "$45,50", "cuarenta y cinco dólares cincuenta centavos"),
      ("es-MX", "3.75 metros", "tres punto setenta y cinco metros"),
      ("es-ES", "3.75 metros", "tres coma setenta y cinco metros"),
    ])
  func pesos(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

  @Test(
    "a letter behind a number is that of a house, of seconds or of bytes, and a point ends a version",
    arguments: [
      ("de-DE", "Lindenweg 7 A, Köln", "Lindenweg sieben A, Köln"),
      ("de-DE", "Absicherung mit 10 A", "Absicherung mit zehn Ampere"),
      ("de-DE", "Stellplatz mit 20 A", "Stellplatz mit zwanzig Ampere"),
      ("sv-SE", "Kungsgatan 5 A, Umeå", "Kungsgatan fem A, Umeå"),
      ("fr-FR", "3, rue des Lilas, 20 A", "trois, rue des Lilas, vingt ampères"),
      ("en-US", "in 20.45s", "in twenty point four five seconds"),
      ("de-DE", "Version 4.12.3.", "Version vier Punkt zwölf Punkt drei."),
      ("en-US", "Vestra V-66/750", "Vestra V sixty six slash seven hundred fifty"),
      ("en-US", "at 14:20 PM", "at two twenty p.m."),
      ("de-DE", "seit 5.11.", "seit fünften November"),
      ("ru-RU", "32Гб", "тридцать два гигабайта"),
      ("uk-UA", "64Гб", "шістдесят чотири гігабайти"),
    ])
  func letters(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

  @Test(
    "two have a form of their own before a noun, and a date without blanks has its ending",
    arguments: [
      ("hu-HU", "2 alma", "két alma"),
      ("hu-HU", "2 fő", "két fő"),
      ("hu-HU", "2 vagy 3", "kettő vagy három"),
      ("hu-HU", "2023.04.07-én", "kettőezer-huszonhárom április hetedikén"),
      ("hu-HU", "04.07-én", "április hetedikén"),
    ])
  func hungarian(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

  @Test(
    "numbers, centuries and short forms have the case of what is around them",
    arguments: [
      ("ru-RU", "к 31 рублю", "к тридцати одному рублю"),
      ("ru-RU", "с 41 учеником", "с сорока одним учеником"),
      ("ru-RU", "в 61 доме", "в шестидесяти одном доме"),
      ("ru-RU", "на 31 выше", "на тридцать одно выше"),
      ("ru-RU", "в 41 школе", "в сорока одной школе"),
      ("ru-RU", "в XV и XVI вв.", "в пятнадцатом и шестнадцатом веках."),
      ("ru-RU", "от XII до XIV в.", "от двенадцатого до четырнадцатого века."),
      ("ru-RU", "в кон. XVII в.", "в конце семнадцатого века."),
      ("uk-UA", "у кін. XVI ст.", "у кінці шістнадцятого століття"),
      ("uk-UA", "за 3 шт.", "за три штуки"),
      ("pl-PL", "9 zł za szt.", "dziewięć złotych za sztukę"),
      ("pt-BR", "21 regiões", "vinte e uma regiões"),
      ("pt-BR", "2 aviões", "dois aviões"),
    ])
  func cases(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }

  @Test(
    "latitudes, lifetimes, hours and amounts are read in the words of their language",
    arguments: [
      ("nl-NL", "51° 30′ N.B.", "eenenvijftig graden dertig minuten noorderbreedte"),
      ("de-DE", "48° n. Br.", "acht und vierzig Grad nördlicher Breite"),
      ("hi-IN", "19° द.", "उन्नीस अंश दक्षिण"),
      ("sv-SE", "(f. 1820, d. 1887)", "(född artonhundratjugo, död artonhundraåttiosju)"),
      ("it-IT", "alle 14:25", "alle quattordici e venticinque"),
      ("es-MX", "fracc. IV", "fracción cuatro"),
      ("ja-JP", "総額$30億を", "総額三十億ドルを"),
    ])
  func places(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }
}
