// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// What a text can only mean is said in every language, and what it can't mean in none.
@Suite struct OnlyReadingTests {
  static let languages = Language.all.filter { $0.verbalizer is any SpokenRules || $0.code == "en" }
    .map(\.code)

  static func spoken(_ text: String, _ code: String) throws -> String {
    let locale = try #require(LocaleIdentifier(code))
    var form = SpokenForm()
    _ = Language.of(locale).verbalizer?.append(.text(text), into: &form)
    return form.text.text()
  }

  @Test(
    "a text is heard as another that means the same",
    arguments: [
      ("3,456,789", "3456789"), ("$48,000", "USD 48000"), ("$2,750.25", "USD 2750.25"),
      ("<= 8", "≤ 8"), (">=8", "≥8"),
      ("4'250'000", "4250000"), ("-> 3", "→ 3"),
    ], languages)
  func isHeardAs(_ pair: (text: String, same: String), _ code: String) throws {
    let words = { (text: String) in
      try Self.spoken(text, code).replacing("US dollars", with: "dollars").split(separator: " ")
        .joined(separator: " ")
    }
    // English says a long number without marks digit by digit, and a code by its full name.
    let isCode = pair.same.hasPrefix("USD") || pair.same.first?.isNumber == true
    if isCode, code == "en" || pair.same.hasPrefix("USD") {
      #expect(try !words(pair.text).contains { $0.isASCII && $0.isNumber })
    } else {
      #expect(try words(pair.text) == words(pair.same))
    }
  }

  @Test(
    "decimals beside a unit are decimals, whichever mark is before them",
    arguments: [
      ("5,50 kg", "5.50 kg"), ("12,5 %", "12.5 %"), ("3,1415 m", "3.1415 m"),
      ("5,50 €", "5.50 €"), ("€5,50", "€5.50"), ("7,5 km/h", "7.5 km/h"),
    ], languages)
  func marksOfDecimals(_ pair: (comma: String, point: String), _ code: String) throws {
    #expect(try Self.spoken(pair.comma, code) == Self.spoken(pair.point, code))
  }

  @Test(
    "nothing is left to the voice's own reading",
    arguments: [
      "4.6M", "19.5x", "5:15pm", "2023-11-05T08:09:10Z", "2023-11-05T08:09:10.25+05:30",
      "+4915112345678", "2023-11", "11/2023", "70 - 90", "$3.4B", "1970s", "12 < 13",
      "11:20-13:05", ".75", "565-2398", "Na2SO4", "KX250", "7G", "lib9p3", "R6", "9x", "#14", "~33",
      "5G-Netz", "T34-85", "e3b0c44298fc1c149afb", "7d9f1c22-90ab-4cde-8f01-23456789abcd", "85:30",
      "9-4=5", "y-6=1", "5.07e-11", "C++17", "4.x", "4PM", "Rust 2.9+", "10^8", "2⁻⁵", "3 × 10⁷",
      "11/08", "75/25",
    ], languages)
  func noDigitIsLeft(_ text: String, _ code: String) throws {
    let words = try Self.spoken(text, code)
    #expect(!words.isEmpty && !words.contains { $0.isASCII && $0.isNumber }, "\(code): \(words)")
  }

  @Test(
    "a dash between numbers is no minus, and one before a number is",
    arguments: ["70 - 90", "12-18", "from 5 - 9", "1200 – 1350"], languages)
  func aRangeIsNoDifference(_ text: String, _ code: String) throws {
    let minus = try #require(Self.spoken("−7", code).split(separator: " ").first)
    #expect(try !Self.spoken(text, code).split(separator: " ").contains(minus))
  }

  @Test(
    "in an equation, a dash is a minus", arguments: ["9-4=5", "y-6=1", "2 = 8-6", "9 - 4 = 5"],
    languages)
  func aDifferenceIsNoRange(_ text: String, _ code: String) throws {
    // As it is said where it can be nothing else.
    let known = try Self.spoken(text.hasPrefix("y") ? "y − 6 = 1" : "x − 6", code)
    let minus = known.split(separator: " ").dropFirst().first ?? ""
    #expect(!minus.isEmpty)
    #expect(try Self.spoken(text, code).contains(minus))
  }

  @Test(
    "the zeros behind a decimal mark are said",
    arguments: [("5.07e-11", "5.7e-11"), ("8.03", "8.3"), ("v8.03", "v8.3"), ("x8.03", "x8.3")],
    languages)
  func zerosAreSaid(_ pair: (one: String, other: String), _ code: String) throws {
    #expect(try Self.spoken(pair.one, code) != Self.spoken(pair.other, code))
  }

  @Test(
    "a day of a month is one by its zero",
    arguments: [
      ("de", "09/11", "neunter November"), ("fr", "09/11", "neuf novembre"),
      ("ja", "09/11", "九月十一日"), ("de", "9/11", "neun elftel"),
      ("de", "135/85", "ein hundert fünf und dreißig zu fünf und achtzig"),
      ("de", "50/50", "fünfzig fünfzig"),
      ("de", "85:30", "fünf und achtzig Minuten dreißig Sekunden"),
      ("de", "KX-300/450", "KX drei hundert Schrägstrich vier hundert fünfzig"),
      ("ru", "4PM", "шестнадцать часов"), ("zh", "6:05", "六点零五分"),
      ("de", "32 ARM-Kerne", "zwei und dreißig ARM-Kerne"),
      ("de", "32 EUR", "zwei und dreißig Euro"),
      ("es", "ISO 7816-4", "ISO siete mil ochocientos dieciséis guion cuatro"),
      ("vi", "k8-12500K", "k tám gạch ngang một hai năm không không K"),
      ("de", "60 sqm", "sechzig Quadrat Meter"), ("de", "PKCS#8", "PKCS Nummer acht"),
    ])
  func isSaid(_ code: String, _ text: String, _ words: String) throws {
    #expect(try Self.spoken(text, code) == words)
  }

  @Test(
    "what stands around a number decides",
    arguments: [
      ("de", "Preis 2.499,– €", "Preis zwei tausend vier hundert neun und neunzig Euro"),
      ("de", "Papst Pius XII. und Otto I.", "Papst Pius der zwölfte und Otto der erste"),
      (
        "de", "bis zum 4. Nov. 1987", "bis zum vierten November neunzehn hundert sieben und achtzig"
      ),
      ("de", "vom 3. bis 9. Juli", "vom dritten bis neunten Juli"),
      ("de", "ab dem 2.8.2023", "ab dem zweiten August zwei tausend drei und zwanzig"),
      ("de", "nach der 7. Stunde", "nach der siebten Stunde"),
      ("de", "2,05 m breit", "zwei Komma null fünf Meter breit"),
      (
        "de", "von 1871 bis 1918",
        "von achtzehn hundert ein und siebzig bis neunzehn hundert achtzehn"
      ),
      ("de", "4er-Team", "vierer-Team"), ("de", "10^8 Zellen", "zehn hoch acht Zellen"),
      ("de", "58-08-2", "fünf acht, null acht, zwei"), ("fr", "2⁻⁵", "deux puissance moins cinq"),
      ("zh", "10^8", "十的八次方"),
      ("de", "Teil VII", "Teil sieben"),
      ("fr", "au XVIIIe siècle", "au dix-huitième siècle"), ("fr", "Henri IV", "Henri quatre"),
      ("fr", "Napoléon Ier", "Napoléon premier"), ("fr", "à 7 h 45", "à sept heures quarante-cinq"),
      ("fr", "3,2 M€", "trois millions deux cent mille euros"), ("fr", "un CD", "un CD"),
      ("es", "Tel. 934 567 890", "teléfono nueve tres cuatro, cinco seis siete, ocho nueve cero"),
      ("es", "$2,300.75 MXN", "dos mil trescientos pesos mexicanos setenta y cinco centavos"),
      ("de", "Mo. – Fr. 9 Uhr", "Montag bis Freitag neun Uhr"),
      ("de", "1.-3. Mai", "erster bis dritter Mai"),
      ("de", "vom 1. – 3. Mai", "vom ersten bis dritten Mai"),
      ("de", "vom 3.6. bis 9.6.", "vom dritten Juni bis neunten Juni"),
      ("de", "1.-3.5.2024", "erster bis dritter Mai zwei tausend vier und zwanzig"),
      ("de", "3.6. Ergebnisse", "drei Punkt sechs. Ergebnisse"),
      ("de", "in 10 Min. da", "in zehn Minuten da"),
      ("fr", "3 x 500 mg/j", "trois fois cinq cents milligrammes par jour"),
      ("es", "3 x 500 mg/l", "tres por quinientos miligramos por litro"),
      ("fr", "18 h - 20 h", "dix-huit heures à vingt heures"),
      ("de", "3 x 4 m", "drei mal vier Meter"),
      ("ru", "с 1 по 3 мая", "с первого по третье мая"),
      ("ru", "1-3 мая", "с первого по третье мая"),
      ("sv", "1–3 maj", "första till tredje maj"), ("es", "1-3 mayo", "primero a tres de mayo"),
      ("ru", "Николай II", "Николай второй"), ("ru", "ок. 10 мин.", "около десяти минут."),
      ("sv", "2 msk olja", "två matskedar olja"), ("it", "80 mq", "ottanta metri quadrati"),
      ("ru", "2 ст. л. масла", "две столовые ложки масла"),
      ("de", "2023/24", "zwei tausend drei und zwanzig vier und zwanzig"),
      ("en", "the 1999/2000 season", "the nineteen ninety nine two thousand season"),
      ("en", "2023/24", "twenty twenty three twenty four"),
      ("en", "2023/25", "twenty twenty three twenty five"),
      ("it", "Leone XIII", "Leone tredicesimo"), ("it", "5a edizione", "quinta edizione"),
      ("it", "via Roma 5a", "via Roma cinque a"), ("pt", "Pedro II", "Pedro segundo"),
      ("ru", "60 км/ч", "шестьдесят километров в час"), ("ru", "км/ч", "километр в час"),
      ("sv", "MB/s", "megabyte per sekund"),
    ])
  func surroundingsDecide(_ code: String, _ text: String, _ words: String) throws {
    #expect(try Self.spoken(text, code) == words)
  }

  @Test(
    "what is numbered is counted off, and in no fractions",
    arguments: [
      ("en", "see page 3/12", "see page three of twelve"), ("en", "a 1/2 page", "a one half page"),
      ("de", "Seite 3/12", "Seite drei von zwölf"), ("de", "1/2 Seite", "eine halbe Seite"),
      ("fr", "étape 2/5", "étape deux sur cinq"), ("es", "paso 2/5", "paso dos de cinco"),
      ("it", "pagina 3/12", "pagina tre di dodici"), ("pt", "página 3/12", "página três de doze"),
      ("ru", "стр. 3/12", "страница три из двенадцати"), ("sv", "sida 3/12", "sida tre av tolv"),
      ("vi", "trang 3/12", "trang ba trên mười hai"),
      ("de", "Kap. IV", "Kapitel vier"), ("de", "Teil I.", "Teil eins."),
      ("de", "Kapitel V", "Kapitel fünf"), ("de", "Vitamin C", "Vitamin C"),
      ("fr", "tome II", "tome deux"), ("es", "cap. IV", "capítulo cuatro"),
      ("it", "XIX secolo", "diciannovesimo secolo"), ("pt", "século XIX", "século dezenove"),
      ("en", "Henry VIII", "Henry the eighth"), ("en", "Henry Ford", "Henry Ford"),
    ])
  func positionsAreNoFractions(_ code: String, _ text: String, _ words: String) throws {
    #expect(try Self.spoken(text, code) == words)
  }

  @Test(
    "short names of weekdays are read where a dash joins two of them",
    arguments: [
      ("en", "Mon.-Fri. 9am-5pm", "Monday to Friday nine a.m. to five p.m."),
      ("de", "Mo.-Fr. 8:00-12:00", "Montag bis Freitag acht Uhr bis zwölf Uhr"),
      ("de", "Mo–Fr 9–17 Uhr", "Montag bis Freitag neun bis siebzehn Uhr"),
      ("fr", "lun.-ven. 9h-17h", "lundi à vendredi neuf heures à dix-sept heures"),
      ("es", "lun-vie", "lunes a viernes"), ("ru", "Пн-Пт", "с понедельника по пятницу"),
      ("de", "so-so", "so-so"), ("en", "Sun", "Sun"), ("de", "Mi", "Mi"),
      ("en", "Mon-Fri 9-5", "Monday to Friday nine to five"), ("ja", "月-金", "月曜日から金曜日"),
    ])
  func weekdays(_ code: String, _ text: String, _ words: String) throws {
    #expect(try Self.spoken(text, code) == words)
  }

  @Test(
    "Russian numbers stand in the genitive behind words that demand it",
    arguments: [
      ("более 500 человек", "более пятисот человек"), ("до 5 мин", "до пяти минут"),
      ("около 20 км", "около двадцати километров"), ("от 3 до 7 дней", "от трёх до семи дней"),
      ("не менее 21 рубля", "не менее двадцати одного рубля"), ("до 1 минуты", "до одной минуты"),
      ("более 50 %", "более пятидесяти процентов"),
      ("старше 21 года", "старше двадцати одного года"),
      ("более 5 млн человек", "более пяти миллионов человек"),
      ("свыше 1 200 000 рублей", "свыше одного миллиона двухсот тысяч рублей"),
      ("до 5 мая", "до пятого мая"), ("до 2020 года", "до две тысячи двадцатого года"),
      ("всего 500 человек", "всего пятьсот человек"),
      ("до 1 мая 2020 г.", "до первого мая две тысячи двадцатого года."),
    ])
  func russianGenitive(_ text: String, _ words: String) throws {
    #expect(try Self.spoken(text, "ru") == words)
  }

  @Test(
    "signs between words and numbers are said",
    arguments: [
      ("de", "Preis + MwSt.", "Preis plus Mehrwertsteuer"), ("fr", "prix + TVA", "prix plus TVA"),
      ("es", "precio + IVA", "precio más IVA"), ("de", "1 / 2", "eins slash zwei"),
      ("ja", "1 / 2", "一 スラッシュ 二"), ("de", "USD/EUR 1,08", "USD/EUR eins Komma null acht"),
      ("it", "alle 20.30", "alle venti e trenta minuti"), ("it", "dalle 9.00", "dalle nove"),
      ("it", "ore 8.00", "ore otto"), ("vi", "8g sáng", "tám giờ sáng"),
      ("vi", "50g đường", "năm mươi gam đường"), ("vi", "10:20 phút", "mười giờ hai mươi phút"),
      ("fr", "5 l/100 km", "cinq litres aux cent kilomètres"),
      ("sv", "kl. 8.30", "klockan åtta trettio"),
      ("en", "EUR/USD 1.08", "EUR/USD one point zero eight"),
      ("en", "Rev. Smith", "Reverend Smith"),
      ("en", "the Rep. said", "the Rep. said"), ("en", "Mt. Everest", "Mount Everest"),
      ("ja", "4/30から5/1です", "四月三十日から五月一日です"), ("ja", "2/3から", "三分の二から"),
    ])
  func signsAreSaid(_ code: String, _ text: String, _ words: String) throws {
    #expect(try Self.spoken(text, code) == words)
  }

  @Test(
    "two different texts never sound the same",
    arguments: [
      ("> 6", "6"), ("< 6", "6"), ("> 6", "< 6"), (">= 6", "> 6"), ("12-18", "12 18"),
      ("4:3", "4 3"), ("4-2", "4 2"), ("> 6", "-> 6"),
    ], languages)
  func sounds(_ pair: (one: String, other: String), differentIn code: String) throws {
    #expect(try Self.spoken(pair.one, code) != Self.spoken(pair.other, code))
  }

  @Test(
    "a single letter behind a number is no unit or scale by itself",
    arguments: ["14A", "22B", "9K", "7M", "B-17s"])
  func aLetterIsALetter(_ text: String) throws {
    let words = [
      "amp", "billion", "milliard", "tausend", "thousand", "million", "kelvin", "second", "sekunde",
      "segundo",
    ]
    for code in ["en", "de", "es", "fr", "it", "pt", "sv"] {
      let spoken = try Self.spoken(text, code).lowercased()
      #expect(!words.contains { spoken.contains($0) }, "\(code): \(spoken)")
    }
  }

  @Test(
    "an abbreviation needs its context",
    arguments: [
      ("fr", "Museum of Art.", "article"), ("fr", "art. 7", "article"),
      ("ru", "г. Казань", "город"), ("ru", "1987 г.", "год"), ("sv", "St. Olof", "stycken"),
      ("sv", "4 st.", "stycken"), ("hy", "Ա. Պետրոսյան", "թվական"),
    ])
  func contextDecides(_ code: String, _ text: String, _ word: String) throws {
    let isExpected = !["Museum of Art.", "St. Olof", "Ա. Պետրոսյան"].contains(text)
    #expect(try Self.spoken(text, code).contains(word) == isExpected)
  }

  @Test("coordinates by ISO 6709 keep their signs", arguments: languages)
  func coordinatesKeepTheirSigns(_ code: String) throws {
    let texts = ["+1215+04530", "+1215-04530", "-1215+04530", "-1215-04530"]
    let spoken = try texts.map { try Self.spoken($0, code) }
    #expect(Set(spoken).count == 4)
    #expect(!spoken.contains { $0.contains { $0.isASCII && $0.isNumber } })
  }

  @Test(
    "English reads by its evidence",
    arguments: [
      ("blood pressure 130/85", "blood pressure one hundred thirty over eighty five"),
      ("58-08-2", "five eight, zero eight, two"), ("58-08-3", "fifty eight"),
      ("9f86d081884c", "nine f eight six d zero eight one eight eight four c"),
      ("Gate 17B", "Gate seventeen B"), ("due 07/08", "due July eighth"),
      ("x-8=2", "x minus eight equals two"), ("3 = 9-6", "three equals nine minus six"),
      ("52°12′30″ N", "fifty two degrees twelve minutes thirty seconds north"),
      ("call 555-9876", "call five five five, nine eight seven six"),
      ("25000 visitors", "twenty five thousand visitors"),
      ("8-3=5", "eight minus three equals five"),
      ("CHF 20.50", "twenty Swiss francs fifty"), ("MX$45", "forty five Mexican pesos"),
      ("18 ℃", "eighteen degrees Celsius"), ("3 μm", "three micrometers"),
      (
        "-3315+15112",
        "thirty three degrees fifteen minutes south, one hundred fifty one degrees twelve minutes east"
      ),
      ("mg/dL", "milligram per deciliter"),
      ("born in 1820 in Leeds", "born in eighteen twenty in Leeds"), ("12 pt", "twelve pt"),
      ("ISBN 0-19-853453-1", "ISBN zero, one nine, eight five three four five three, one"),
      ("978-0198534532", "nine seven eight, zero one nine"), ("75 EUR", "seventy five euros"),
      ("$8 CAD", "eight Canadian dollars"),
      ("7.25e-9", "seven point two five times ten to the power of minus nine"),
      ("7/mg", "seven per milligram"), ("35 g/m3", "thirty five grams per cubic meter"),
      ("10.0.0.7:443", "one zero dot zero dot zero dot seven colon four four three"),
    ])
  func englishIsReadBy(_ text: String, _ words: String) throws {
    #expect(try Self.spoken(text, "en").hasPrefix(words))
  }
}
