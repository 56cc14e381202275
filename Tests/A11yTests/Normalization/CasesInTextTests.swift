// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Numbers take the case and the gender that the words around them demand.
@Suite struct CasesInTextTests {
  @Test(
    "a number is in the case of its sentence",
    arguments: [
      // A range has its prepositions, and its ends are in the genitive.
      ("ru", "7–12 м/с", "от семи до двенадцати метров в секунду"),
      ("ru", "5–10 руб.", "от пяти до десяти рублей"),
      ("ru", "3–5 %", "от трёх до пяти процентов"), ("pl", "3–5%", "od trzech do pięciu procent"),
      ("uk", "3–5 %", "від трьох до п’яти відсотків"),
      ("ru", "20–30 тыс. руб.", "от двадцати до тридцати тысяч рублей"),
      ("ru", "с 5 до 10 минут", "с пяти до десяти минут"),
      ("ru", "2,5–3,5", "от двух целых пяти десятых до трёх целых пяти десятых"),
      ("ru", "10 - 15", "от десяти до пятнадцати"),
      // Days and years are from one to another.
      ("ru", "1–3 мая", "с первого по третье мая"),
      ("ru", "1995-2000", "с тысяча девятьсот девяносто пятого по двухтысячный"),
      ("ru", "2014–2019 гг.", "с две тысячи четырнадцатого по две тысячи девятнадцатый год"),
      (
        "ru", "в 2014–2019 гг.",
        "в две тысячи четырнадцатом, две тысячи девятнадцатом годах"
      ),
      ("ru", "с 9:00 до 18:30", "с девяти часов до восемнадцати часов тридцати минут"),
      // The sign of a comparison demands it as its word does.
      ("ru", "> 5 рублей", "больше пяти рублей"),
      ("ru", "≥ 5 %", "больше или равно пяти процентов"),
      ("uk", "<3 %", "менше трьох відсотків"),
      // So does a word before money.
      ("ru", "до 5 руб.", "до пяти рублей"), ("uk", "до 5 грн", "до п’яти гривень"),
      ("pl", "do 5 zł", "do pięciu złotych"), ("ru", "около 5 $", "около пяти долларов"),
      // The points of two sides demand nothing.
      ("ru", "2–1", "два, один"), ("ru", "3:1", "три, один"),
      // Arabic prepositions, and what a number belongs to.
      ("ar", "في عام 2000", "في عام ألفين"), ("ar", "من 20 دولارا", "من عشرين دولارا"),
      ("ar", "عمره 20 سنة", "عمره عشرون سنة"), ("ar", "بمبلغ 640 €", "بمبلغ ست مئة وأربعين يورو"),
      ("ar", "إلى 12 درجة", "إلى اثنتي عشرة درجة"), ("ar", "سنة 1919م", nil),
      // Their particles are written together with the number.
      ("ar", "3 كتب و7 مجلات", "ثلاثة كتب وسبع مجلات"), ("ar", "و45 دقيقة", "وخمس وأربعون دقيقة"),
      ("ar", "5 دولارات", "خمسة دولارات"), ("ar", "بين 19 طالبة", "بين تسع عشرة طالبة"),
      // A century, a place and an hour have ordinals.
      ("ar", "القرن الـ19", "القرن التاسع عشر"), ("ar", "القرن ال21", "القرن الحادي والعشرون"),
      ("ar", "المركز 2", "المركز الثاني"), ("ar", "المادة 5", "المادة الخامسة"),
      ("ar", "الساعة 5:30", "الساعة الخامسة والنصف"), ("ar", "المركز 2.5", nil),
      // Armenian days, years and centuries.
      ("hy", "մայիսի 9-ին", "մայիսի իննին"), ("hy", "1-ին տեղում", "առաջին տեղում"),
      ("hy", "մայիսի 1-ին", "մայիսի մեկին"), ("hy", "XVII դարում", "տասնյոթերորդ դարում"),
      ("hy", "2023 թ. մայիսի 9", "երկու հազար քսաներեք թվականի մայիսի ինը"),
      ("hy", "1/2 բաժակ", "կես բաժակ"),
      ("hy", "2 ժ 14 ր 36 վ", "երկու ժամ տասնչորս րոպե երեսունվեց վայրկյան"),
      // Hindi years, halves and short units.
      ("hi", "1939-45 तक", "उन्नीस सौ उनतालीस से उन्नीस सौ पैंतालीस तक"),
      ("hi", "1/2 चम्मच", "आधा चम्मच"), ("hi", "5 कि.ग्रा. चावल", "पाँच किलोग्राम चावल"),
      ("hi", "120 किमी/घं", "एक सौ बीस किलोमीटर प्रति घंटा"),
    ] as [(String, String, String?)])
  func isInCase(_ language: String, _ line: String, _ words: String?) throws {
    let said = try OnlyReadingTests.spoken(line, language)
    if let words { #expect(said == words) }
    #expect(!said.contains { $0.isASCII && $0.isNumber }, "\(said)")
  }

  @Test(
    "a sign means the same in whichever character it is",
    arguments: [
      ("en", "75μg/m³", "75µg/m³"), ("zh", "75μg/m³", "75µg/m³"), ("ko", "85㎍/㎥", "85 µg/m³"),
      ("ja", "120㎡", "120m²"), ("en", "x ≧ 5", "x ≥ 5"), ("de", "5 ㎞", "5 km"),
      ("fr", "3 ℓ", "3 l"), ("ru", "7 ㎧", "7 m/s"),
    ])
  func signsAreAlike(_ language: String, _ line: String, _ usual: String) throws {
    #expect(
      try OnlyReadingTests.spoken(line, language) == OnlyReadingTests.spoken(usual, language))
  }

  @Test(
    "codes and race times in any language",
    arguments: [
      ("en", "Bristol BS6 5QT", "Bristol BS six five QT"), ("en", "SW1A 1AA", "SW one A one AA"),
      ("de", "M13 9PL", "M dreizehn neun PL"), ("en", "PM2.5", "PM two point five"),
      ("en", "in 4:07.3, a best", "in four minutes seven point three seconds, a best"),
      ("en", "3:52.12", "three minutes fifty two point one two seconds"),
      ("zh", "第2天", "第二天"), ("en", "room A5 2PM", nil),
      // Digits behind an underscore are those of a name, and no number with a unit.
      ("en", "NC_000001.11", "NC zero zero zero zero zero one point eleven"),
      ("en", "EXIO1_3L", "EXIO one_ three L"), ("de", "x_3L", "x drei L"),
      ("en", "Fault_2997", "Fault twenty nine ninety seven"),
      ("zh", "验证码：802213", "验证码： 八零二二一三"),
      ("vi", "Mã OTP: 405118", "Mã OTP: bốn không năm một một tám"),
      ("en", "PIN: 4821", "PIN: four eight two one"), ("en", "code 404", "code four hundred four"),
      ("pl", "3 · 5 = 15", "trzy razy pięć równa się piętnaście"),
      ("pt", "Seg. a sex., p/ todos", "segunda a sexta, para todos"),
      ("hu", "2–1-re győzött", "kettő egyre győzött"), ("ar", "3 س 20 د", "ثلاث ساعات عشرون دقيقة"),
      ("ru", "в 90-х гг.", "в девяностых годах"),
      ("sv", "Byggt 1897, rivet", "Byggt artonhundranittiosju, rivet"),
      ("hi", "1½ कप", "डेढ़ कप"), ("es", "½ taza", "media taza"), ("it", "1/2 l", "mezzo litro"),
      ("it", "1h 21'", "un'ora ventuno minuti"), ("zh", "x²+3x−4=0", "x 的二次方加三 x 减四等于零"),
      ("ar", "المؤتمر الـ12", "المؤتمر الثاني عشر"),
      ("ar", "في الصف 15 طالبًا", "في الصف خمسة عشر طالبًا"),
      ("vi", "hạng 2/14", "hạng hai trên mười bốn"), ("en", "★★★", "star star star"),
      ("en", "2024-01-015", nil),
      (
        "en", "270,275,280,285",
        "two hundred and seventy, two hundred and seventy five, two hundred and eighty, two hundred and eighty five"
      ),
      (
        "en", "123,456,789,900",
        "one hundred twenty three billion four hundred fifty six million seven hundred eighty nine thousand nine hundred"
      ),
      ("en", "5/918,615", "five nine hundred eighteen thousand six hundred fifteenths"),

      ("en", "Only 5 may enter", "Only five may enter"), ("en", "5 May", "the fifth of May"),
      ("en", "20710540 59696", nil),
      ("pt-PT", "16 e 17 e 19", "dezasseis e dezassete e dezanove"),
      ("pt-PT", "1000000000", "mil milhões"), ("pt-BR", "1000000000", "um bilhão"),
      ("pt-PT", "2500000016", "dois mil e quinhentos milhões e dezasseis"),
      ("en", "00:11:22:33:44:55", "zero zero one one two two three three four four five five"),
      ("en", "52.520,13.405", "fifty two point five two zero, thirteen point four zero five"),
      (
        "de", "192.168.122.101",
        "eins neun zwei Punkt eins sechs acht Punkt eins zwei zwei Punkt eins null eins"
      ),
      (
        "en", "3d59d864-b6c3-4f0f-8f2b-e2e0a1b2c3d4",
        "three d five nine d eight six four b six c three four f zero f eight f two b e two e zero a one b two c three d four"
      ),
      ("en", "+32 27 43.5 12.24", nil), ("en", "amc d/l", "amc d/l"),
      ("en", "Xenon-133m", "Xenon- one hundred thirty three m"),
      ("it", "viale Europa 15/A", "viale Europa quindici A"),
      ("pl", "¾ kg", "trzy czwarte kilograma"), ("de", "¾ l Milch", "drei viertel Liter Milch"),
      ("en", "0x00, (0x1F) or 0x5 m", "zero x zero zero, (zero x one F) or zero x five m"),
      ("de", "bei 0xA0", "bei null x A null"), ("en", "10x20", "ten by twenty"),
      ("en", "U+3405, U+4E04", "U plus three four zero five, U plus four E zero four"),
      ("en", "8/6PB/PPPP", nil), ("en", "6 PB", "six petabytes"),
      ("en", "#3B4992", "three B four nine nine two"),
      ("en", "#631879", "number six three one eight seven nine"),
      (
        "en", "at 2020-02-14T08:30:00.000-05:00",
        "at February fourteenth twenty twenty, eight thirty a.m. UTC minus five"
      ),
      // Nothing is parted into none or one; the parts of a code keep their zeros; a mark alone has its name.
      ("en", "0/0:61", "zero slash zero: sixty one"), ("en", "1/1", "one slash one"),
      ("en", "1/2", "one half"), ("en", "E1.01.006", "E one point zero one point zero zero six"),
      ("en", "-", "minus"), ("de", "-", "minus"), ("en", ".", "dot"), ("en", "...", "..."),
      ("en", "at 1:47p", "at one forty seven p.m."),
      // A street in capitals needs an address in capitals.
      ("en", "15 Ronaldinho CAM ST", "fifteen Ronaldinho CAM ST"),
      ("en", "123 MAIN ST", "one twenty three MAIN Street"),
      ("en", "45 Elm ST", "forty five Elm Street"),
    ] as [(String, String, String?)])
  func codesAreSaid(_ language: String, _ line: String, _ words: String?) throws {
    let said = try OnlyReadingTests.spoken(line, language)
    if let words { #expect(said == words) }
  }
}
