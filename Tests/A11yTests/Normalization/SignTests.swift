// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// A minus is heard however it is written, and in every language.
@Suite struct SignTests {
  static let languages = OnlyReadingTests.languages

  /// The word for minus.
  static func minus(_ code: String) throws -> String {
    let seven = try OnlyReadingTests.spoken("7", code)
    return try OnlyReadingTests.spoken("−7", code).replacing(seven, with: "").trimmingSpaces()
  }

  @Test(
    "a sign has one sound, whichever dash stands for it",
    arguments: [
      ("–7", "-7"), ("\u{2010}7", "-7"), ("\u{2011}7", "-7"), ("﹣7", "-7"), ("－7", "-7"),
      ("a – b", "a – b"), ("–2.5%", "-2.5%"), ("- 7", "-7"), ("- $7.50", "-$7.50"),
      ("–$7.50", "-$7.50"), ("-EUR 7", "EUR -7"), ("- EUR 7", "EUR -7"), ("-US$7", "−US$7"),
      ("$(7.50)", "-$7.50"), ("$ (7.50)", "-$7.50"), ("(7%)", "-7%"), ("$ -7", "-$7"),
      ("rose by –7 now", "rose by -7 now"), ("(–7.5)", "(-7.5)"), ("\u{2212}.5", "-.5"),
    ], languages)
  func soundsLike(_ pair: (text: String, same: String), _ code: String) throws {
    #expect(
      try OnlyReadingTests.spoken(pair.text, code) == OnlyReadingTests.spoken(pair.same, code))
  }

  @Test(
    "a sign is heard before anything that is an amount",
    arguments: [
      "-∞", "-1.2.3", "-(7)", "-PT7M", "-½", "-.75", "3–-7", "-7..-3", "UTC-7",
    ],
    languages)
  func isHeard(_ text: String, _ code: String) throws {
    let minus = try Self.minus(code)
    let words = try OnlyReadingTests.spoken(text, code)
    #expect(words.contains(minus), "\(words)")
  }

  /// Some languages take away with another word than they write a negative number with.
  @Test("what takes away is heard", arguments: ["15 − 6 = 9", "x − y"], languages)
  func isTakenAway(_ text: String, _ code: String) throws {
    let words = try OnlyReadingTests.spoken(text, code)
    let names = ["ar": "ناقص", "vi": "trừ", "zh": "减", "ko": "빼기", "hi": "माइनस"]
    #expect(words.contains(try names[code] ?? Self.minus(code)), "\(words)")
  }

  @Test(
    "a dash that is no sign stays one",
    arguments: ["- 7 eggs", "born 1950 (–2019)", "Monday – 7 people", "A-7", "a-b"], languages)
  func isNoSign(_ text: String, _ code: String) throws {
    let minus = try Self.minus(code)
    #expect(try !OnlyReadingTests.spoken(text, code).contains(minus))
  }

  @Test(
    "a dash between dates and times is no minus, and is heard",
    arguments: [
      ("15:30 - 16:45", "15:30", "16:45"), ("9:15 – 17:20", "9:15", "17:20"),
      ("2024-05-01 - 2024-05-03", "2024-05-01", "2024-05-03"), ("5 kg - 7 kg", "5 kg", "7 kg"),
      ("$5 - $10", "$5", "$10"), ("10% – 15%", "10%", "15%"),
    ], languages)
  func joinsARange(_ range: (text: String, from: String, to: String), _ code: String) throws {
    let words = try OnlyReadingTests.spoken(range.text, code)
    #expect(try !words.contains(Self.minus(code)))
    // A word stands between the two.
    let ends = try OnlyReadingTests.spoken(range.from + " " + range.to, code)
    let heard = { (text: String) in text.count { !$0.isPunctuation } }
    #expect(
      heard(words) > heard(ends) && !words.contains(" - ") && !words.contains("–"),
      "\(words), \(ends)")
  }

  @Test("an abbreviation behind a number is its unit", arguments: languages)
  func minutesAreNoMinimum(_ code: String) throws {
    let minutes = try OnlyReadingTests.spoken("12 min", code)
    #expect(try OnlyReadingTests.spoken("12 min.", code).hasPrefix(minutes))
  }

  @Test(
    "a mark behind a zero is a decimal mark",
    arguments: [("0,125 kg", "0.125 kg"), ("0,25", "0.25"), ("0,5 %", "0.5 %")])
  func zeroHasNoGroups(_ pair: (text: String, same: String)) throws {
    #expect(
      try OnlyReadingTests.spoken(pair.text, "en") == OnlyReadingTests.spoken(pair.same, "en"))
    #expect(try OnlyReadingTests.spoken("[0,255]", "en").hasPrefix("[zero, two"))
  }
}
