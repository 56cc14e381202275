import Testing

@testable import A11y

/// Lines that were misread in a batch that nobody had seen, by cause.
@Suite struct UnseenLinesTests {
  @Test(
    "a line is said as a native says it",
    arguments: [
      // Chapters and verses are no times.
      ("en", "1 Cor. 13:4-7", "one Cor. thirteen, four to seven"),
      ("it", "Mt 6,9-13", "Mt sei, nove a tredici"),
      // Numbers of persons and firms, digit by digit.
      (
        "pl", "NIP: 526-10-40-567",
        "NIP: pięć dwa sześć, jeden zero, cztery zero, pięć sześć siedem"
      ),
      ("tr", "TC kimlik no 12345", "TC kimlik no bir iki üç dört beş"),
      // Full-width marks among full-width digits.
      ("ja", "￥３，９８０", "三千九百八十円"), ("ja", "１２．５％", "十二点五パーセント"),
      // A unit behind a power of ten.
      ("zh", "5.97×10^24千克", "五点九七乘十的二十四次方千克"),
      ("en", "10^8 m", "ten to the power of eight meters"),
      // Roman numerals among signs, and two before what is numbered.
      ("ja", "第Ⅲ章", "第三章"), ("ja", "ルイXIV世", "ルイ十四世"),
      ("it", "nel XIX e XX secolo", "nel diciannovesimo e ventesimo secolo"),
      // The mark of inches, beside that of a quotation.
      ("de", "27\" Bildschirm", "sieben und zwanzig Zoll Bildschirm"),
      ("sv", "sa \"nummer 7\"", "sa \"nummer sju\""),
      ("fr", "\"en 1996\"", "\"en mille neuf cent quatre-vingt-seize\""),
      ("sv", "satt till ”1”, då", "satt till ” ett”, då"),
      ("it", "5' 30\"", "cinque minuti trenta secondi"),
      ("it", "6'2\" alto", "sei piedi due pollici alto"),
      // The sign of an ordinal on a keyboard without that of degrees.
      ("es", "máx. de 38º en Córdoba", "máximo de treinta y ocho grados en Córdoba"),
      ("es", "el 38º congreso", "el trigésimo octavo congreso"),
      ("en", "the Boeing 737-800", "the Boeing seven hundred thirty seven, eight hundred"),
      ("en", "Pages 120-200", "Pages one hundred and twenty to two hundred"),
      ("it", "giro in 58\"", "giro in cinquantotto secondi"),
      ("zh", "进度：8/15", "进度： 十五分之八"),
      // A kilometer before its number is a place.
      ("pt", "BR-101, km 215", "BR cento e um, quilômetro duzentos e quinze"),
      // Nouns that are abbreviated take the case of their preposition.
      ("ru", "из г. Пскова", "из города Пскова"),
      ("ru", "по ч. 2 ст. 159", "по части два статьи сто пятьдесят девять"),
      ("ru", "в г. Москву", "в город Москву"), ("uk", "У м. Рівному", "У місті Рівному"),
      ("uk", "згідно з п. 7", "згідно з пунктом сім"),
      ("pl", "z 12 studentami", "z dwunastoma studentami"),
      ("pl", "o godz. 6 rano", "o godzinie szóstej rano"),
      ("de", "am 3. und 4. Mai", "am dritten und vierten Mai"),
      // A call is no count.
      ("en", "call 911 now", "call nine one one now"),
      ("en", "call 100 people", "call one hundred people"), ("zh", "打119", "打一一九"),
      ("zh", "2024赛季", "二零二四赛季"), ("ja", "6-4、3-6", "六たい四、三たい六"),
    ])
  func line(_ language: String, _ text: String, _ expected: String) throws {
    #expect(try OnlyReadingTests.spoken(text, language) == expected)
  }
}
