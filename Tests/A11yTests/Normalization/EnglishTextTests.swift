// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// What is read out of English running text.
@Suite struct EnglishTextTests {
  static func spoken(_ text: String) -> String {
    var form = SpokenForm()
    EnglishRules().read(text, into: &form)
    return form.text.text()
  }

  @Test func aLongTextOfRangesNeedsNoStack() {
    let words = Self.spoken(String(repeating: "$5 - ", count: 20_000) + "$5")
    #expect(words.hasSuffix("five dollars to five dollars"))
  }

  @Test(arguments: [
    // Numbers: years in pairs, long rows of digits one by one, leading zeros as they stand.
    ("In 1976 and 2005", "In nineteen seventy six and two thousand five"),
    (
      "1,234,567 of 95051",
      "one million two hundred thirty four thousand five hundred sixty seven of nine five zero five one"
    ),
    ("007 and -5 and +3", "zero zero seven and minus five and plus three"),
    ("UTC−3:30, UTC+5:45", "U T C minus three thirty, U T C plus five forty five"),
    ("5−3", "five minus three"),
    ("[-5] x:-5 =-5 (-5)", "[minus five] x: minus five equals minus five (minus five)"),
    ("(5)-6 and 5%-7", "(five)- six and five percent- seven"), ("2½", "two and a half"),
    ("0.50", "zero point five zero"), ("100 million", "one hundred million"),
    ("1.5M", "one point five million"), ("1M", "one M"),
    ("B2B, COVID-19", "B two B, COVID nineteen"), ("10–20", "ten to twenty"),
    ("1960-80", "nineteen sixty to eighty"),
    ("the 1910s and '80s", "the nineteen tens and eighties"),
    ("2:8", "two to eight"), ("340 A.D.", "three forty AD"),
    // Ordinals, fractions, Roman numbers.
    ("the 23rd, 112th", "the twenty third, one hundred twelfth"), ("12nd", "twelve nd"),
    ("3/4 cup", "three quarters cup"), ("2 1/2", "two and a half"), ("50/50", "fifty fifty"),
    ("Part XL", "Part forty"), ("XL", "XL"), ("Part IIX", "Part IIX"),
    // Money.
    ("-$5 or ($5)", "minus five dollars or (five dollars)"),
    ("($5.50)", "minus five dollars fifty cents"),
    ("(3.5)", "minus three point five"), ("(3)", "(three)"),
    ("$1.2B, ¥30b, 50¢", "one point two billion dollars, thirty billion yen, fifty cents"),
    ("$350/yr", "three hundred and fifty dollars per year"), ("$5-10", "five to ten dollars"),
    ("$250–$300", "two hundred and fifty dollars to three hundred dollars"), ("5 €", "five euros"),
    ("CA$20", "twenty Canadian dollars"),
    // A street or a saint, by what stands around.
    ("Fort St. George, Port St. Lucie", "Fort Saint George, Port Saint Lucie"),
    ("In St. Petersburg", "In Saint Petersburg"), ("Lake St. Clair", "Lake Saint Clair"),
    ("on Baker St. in London", "on Baker Street in London"),
    ("King St. West, Main St. Boston", "King Street West, Main Street Boston"),
    ("6th St. and Fifth St.", "sixth Street and Fifth Street"),
    // Streets that are named by long numbers.
    ("2 10120 St", "two one zero one two zero Street"), ("12 1012 St", "twelve ten twelve Street"),
    (
      "12 99999999999999999999 St",
      "twelve " + String(repeating: "nine ", count: 20) + "Street"
    ),
    // Measures.
    ("12kg, 1 kg", "twelve kilograms, one kilogram"), ("−5°C", "minus five degrees Celsius"),
    ("90 km/h", "ninety kilometers per hour"), ("2-5lb", "two to five pounds"),
    ("May 1 – 3, 2024", "May first to third, twenty twenty four"),
    ("1-3 May 2024", "the first to third of May twenty twenty four"),
    ("Jan 5 - Mar 6", "January fifth to March sixth"),
    ("+5°C", "plus five degrees Celsius"), ("+5 kg", "plus five kilograms"),
    ("850 sq ft", "eight hundred fifty square feet"), ("1 tbsp oil", "one tablespoon oil"),
    ("$5-$10", "five dollars to ten dollars"), ("$5 – $10", "five dollars to ten dollars"),
    ("2 x 8 m2", "two by eight square meters"), ("+1.85%", "plus one point eight five percent"),
    ("a 7\" single", "a seven inch single"), ("\"up 7\"", "\"up seven\""),
    ("Tue 2/22, Henry VIII", "Tuesday February twenty second, Henry the eighth"),
    ("George I am", "George I am"), ("a 2.5-mile run", "a two point five-mile run"),
    ("2h 5m", "two hours five minutes"), ("5'10\"", "five feet ten inches"),
    // Dates and times.
    ("2024-01-15", "January fifteenth twenty twenty four"),
    ("on the 26th May", "on the twenty sixth of May"),
    ("July 25, 2012", "July twenty fifth, twenty twelve"),
    ("25 jul 2012", "the twenty fifth of July twenty twelve"), ("May I?", "May I?"),
    ("11/17/05", "November seventeenth oh five"),
    ("2024-13-45", "twenty twenty four- thirteen- forty five"),
    ("1:59 p.m. EST", "one fifty nine p.m. EST"), ("2pm-5pm", "two p.m. to five p.m."),
    ("9:00–17:00", "nine o'clock to seventeen hundred"), ("10:05", "ten oh five"),
    ("2024-01-15T10:30Z", "January fifteenth twenty twenty four, ten thirty a.m. UTC"),
    // Addresses.
    ("a.bc@gmail.com", "a dot bc at gmail dot com"), ("see nvidia.com.", "see nvidia dot com."),
    ("192.168.0.1", "one nine two dot one six eight dot zero dot one"),
    ("v1.2.3", "v one point two point three"),
    ("+1 (123) 123-5678", "plus one, one two three, one two three, five six seven eight"),
    ("1428 Elm St.", "fourteen twenty eight Elm Street."),
    ("Santa Clara, CA 95051", "Santa Clara, California nine five zero five one"),
    // Words and symbols.
    ("Dr. Lee, Main St. No. 5", "Doctor Lee, Main Street number five"), ("St. Paul", "Saint Paul"),
    ("Apple Inc. vs Shell Corp", "Apple Incorporated versus Shell Corporation"),
    ("N/A, 24/7, AT&T", "not available, twenty four seven, AT and T"), ("U.S.A.", "USA"),
    ("★ ▲ → ½", "star up to one half"), ("😀", "grinning face"), ("<b>5</b>", "<b> five </b>"),
    ("[HH AH0]", "[HH AH0]"), ("f++, #1, #tag", "f plus plus, number one, hash tag"),
  ]) func writesOut(_ text: String, _ words: String) {
    #expect(Self.spoken(text) == words)
  }

  @Test(arguments: [
    ("en-US", "10/06/2005", "October sixth two thousand five"),
    ("en-GB", "10/06/2005", "the tenth of June two thousand and five"),
    ("en-GB", "10/25/2005", "the twenty fifth of October two thousand and five"),
    ("en-US", "25/10/2005", "October twenty fifth two thousand five"),
    ("en-IN", "01.02.2024", "the first of February twenty twenty four"),
    ("en", "3/4/1998", "March fourth nineteen ninety eight"),
  ]) func aRegionHasItsOrderOfDates(_ locale: String, _ text: String, _ words: String) throws {
    #expect(
      try Labels.lines(text, as: .spoken, format: .lines, locale: locale) == [words])
  }

  @Test(arguments: [
    ("en-US", "648.11", "currency:GBP", "six hundred forty eight pounds eleven pence"),
    ("en-GB", "648.11", "currency:GBP", "six hundred and forty eight pounds eleven pence"),
    ("en-GB", "1005", "number", "one thousand and five"),
    ("en-GB", "\"2024-01-15\"", "date", "the fifteenth of January, twenty twenty four"),
  ]) func aRegionHasItsWaysOfSaying(
    _ locale: String, _ json: String, _ say: String, _ words: String
  ) throws {
    #expect(
      try Labels.lines("[[\(json)]]", as: .spoken, fields: ["v=\(say)"], locale: locale) == [words])
  }

  @Test(arguments: [
    ("3M", "three M"), ("Type C", "Type C"), ("Part V", "Part five"),
    ("World War II", "World War two"),
  ]) func aLetterMayBeALetter(_ text: String, _ words: String) {
    #expect(Self.spoken(text) == words)
  }

  @Test(arguments: [
    "", " ", "-", "$", "1/", "/2", "1/0", "2 1/0", "::", "1:", "(1", "((((", "@", "a@", "@b.c", "<",
    "<a", "[",
    "[]", "1.2.3.4.5.6", "99999999999999999999999999999999999999999999999", "$.5", "$-", "--5",
    "1e5", "'", "\u{0301}",
    "12:99", "99:99", "31/31/2024", "00/00/0000", "1-1-1-1-1-1", "+", "+-5", "….", "5'", "%", "1%%",
  ]) func anythingHasSomeForm(_ text: String) {
    _ = Self.spoken(text)
  }

  /// The spoken form of a spoken form is itself.
  @Test(arguments: [
    "$1,234.50", "-5", "2024-01-15", "10:30 a.m.", "12kg", "1/4", "23rd", "a.b@c.com", "1976",
    "+1 (123) 123-5678",
    "5'10\"", "★", "Apple Inc.", "99%", "U.S.A.", "Part XL", "$5-10", "(3.5)", "v1.2.3",
  ]) func saysWordsAsTheyAre(_ text: String) {
    let once = Self.spoken(text)
    #expect(Self.spoken(once) == once)
  }

  /// A sign, a currency and a percent are never lost, and different amounts never sound the same.
  @Test func amountsThatDifferNeverSoundTheSame() {
    var random = SeededGenerator(seed: 9)
    var seen: [String: String] = [:]
    for _ in 0..<TestScope.rounds(4_000) {
      let digits = random.decimal(whole: 5, fraction: 3)
      let isNegative = digits.hasPrefix("-")
      let bare = digits.drop { $0 == "-" }
      for (prefix, suffix, word) in [
        ("$", "", "dollar"), ("€", "", "euro"), ("", "%", "percent"), ("", " kg", "kilogram"),
      ] {
        let text = (isNegative ? "−" : "") + prefix + bare + suffix
        let words = Self.spoken(text)
        #expect(words.hasPrefix("minus ") == isNegative, "\(text): \(words)")
        #expect(words.contains(word) || words.contains("cent"), "\(text): \(words)")
        let value = "\(prefix)\(Self.normalized(digits))\(suffix)"
        if let other = seen[words], other != value {
          Issue.record("\(other) and \(value) are both \(words)")
        }
        seen[words] = value
      }
    }
  }

  private static func normalized(_ digits: String) -> String {
    guard digits.contains(".") else { return digits }
    var text = digits
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }
}
