// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// A user's own words.
@Suite struct PronunciationDictionaryTests {
  static func dictionary(_ json: String...) throws -> PronunciationDictionary {
    var dictionary = PronunciationDictionary()
    for json in json { try dictionary.add(from: MemorySource(json)) }
    return dictionary
  }

  static func spoken(
    _ rows: String, _ dictionary: PronunciationDictionary, fields: [Field]? = nil,
    locale: String = "en-US"
  ) throws -> (label: String, spoken: String) {
    var options = ReadingOptions()
    options.fields = fields
    var labels = try LabelReader(
      MemorySource(rows), options: options, locale: LocaleIdentifier(locale))
    labels.dictionary = dictionary
    var out = ByteBuffer()
    let item = try #require(try labels.next(into: &out))
    var form = SpokenForm()
    SpokenComposer().append(item, of: labels, label: out, into: &form)
    return (out.text(), form.text.text())
  }

  @Test(
    "entries are said where they match",
    arguments: [
      (#"[{"word":"Apple Inc.","say":"Apple"}]"#, "Apple Inc. and Apples", "Apple and Apples"),
      (#"[{"word":"nvidia","say":"en vidia"}]"#, "NVIDIA, nvidias", "en vidia, nvidias"),
      (#"[{"word":"IT","say":"I T"}]"#, "IT is it", "I T is it"),
      (#"[{"pattern":"SQL(ite)?","say":"sequel$1"}]"#, "SQL, SQLite", "sequel, sequelite"),
      (#"[{"pattern":"a*","say":"x"}]"#, "bab", "bxb"),
      (#"[{"word":"x","say":"one"},{"word":"x","say":"two"}]"#, "x", "two"),
      (
        #"[{"word":"New York","say":"the city"},{"word":"York","say":"Yorick"}]"#, "New York",
        "New Yorick"
      ),
      (#"[{"word":"5","say":"V"}]"#, "5 and 15", "V and fifteen"),
      (#"[{"word":"Xi","say":"shee","language":"de"}]"#, "Xi", "Xi"),
      (#"[{"word":"Xi","say":"shee","language":"en"}]"#, "Xi", "shee"),
      (#"[{"word":"Xi","say":"a <b> & $9"}]"#, "Xi", "a <b> & $9"), ("[]", "Xi", "Xi"),
    ])
  func saysTheUsersWords(_ json: String, _ text: String, _ words: String) throws {
    let row = try Self.spoken("[[\"\(text)\"]]", try Self.dictionary(json))
    #expect(row.spoken == words)
    #expect(row.label == text)
  }

  @Test(
    "a word is matched where no letter or digit is beside it",
    arguments: [
      ("new york", "NEW YORK, New Yorker", "N Y, New Yorker"), ("ab", "ab-ab ab.", "N Y-N Y N Y."),
      ("c++", "C++ and c+", "N Y and c+"), (".net", "ASP.NET .NET", "ASP.NET N Y"),
      ("straße", "STRASSE Straße", "STRASSE N Y"), ("é", "É E", "N Y E"),
      ("👩‍💻", "👩‍💻 👩", "N Y 👩"),
    ])
  func findsWholeWords(_ word: String, _ text: String, _ stretches: String) throws {
    let dictionary = try Self.dictionary(#"[{"word":"\#(word)","say":"N Y"}]"#)
    let found = dictionary.stretches(of: text, .enUS).map { stretch in
      switch stretch {
      case .text(let text), .words(let text): text
      }
    }
    #expect(found.joined() == stretches)
  }

  @Test(
    "a pattern that backtracks for too long is given up, and named",
    arguments: [
      #"(a+)+$"#, #"(a|aa)+$"#, #"(.*)*b$"#, #"(\\w+\\s?)*!$"#, #"(?:a?){60}a{60}"#,
      #"((((a*)*)*)*)*c"#,
    ])
  func givesUpSlowPatterns(_ pattern: String) throws {
    let dictionary = try Self.dictionary(
      #"[{"pattern":"\#(pattern)","say":"x"},{"word":"end","say":"the end"}]"#)
    let row = try Self.spoken(
      "[[\"" + String(repeating: "a", count: 40) + " end\"]]", dictionary)
    #expect(row.spoken.hasSuffix("the end"))
    #expect(dictionary.slowPatterns.count == 1)
  }

  @Test("a pattern that is too slow for many texts takes no time of those behind them")
  func abandonsSlowPatterns() throws {
    let dictionary = try Self.dictionary(#"[{"pattern":"(a+)+$","say":"x"}]"#)
    let isApplied = { (text: String) in
      dictionary.stretches(of: text, .enUS).contains {
        if case .words = $0 { true } else { false }
      }
    }
    #expect(isApplied("aaa"))
    #expect(dictionary.givenUpPatterns.isEmpty)
    for number in 0..<40 { _ = isApplied(String(repeating: "a", count: 40) + "!\(number)") }
    #expect(dictionary.slowPatterns == dictionary.givenUpPatterns)
    #expect(dictionary.givenUpPatterns.count == 1)
    #expect(!isApplied("aaa"))
  }

  @Test func aPatternThatReadsOnceIsAppliedToALongText() throws {
    let dictionary = try Self.dictionary(#"[{"pattern":"[a-z]+[0-9]","say":"x"}]"#)
    let text = String(repeating: "abcd7 ", count: 100_000)
    let words = dictionary.stretches(of: text, .enUS).filter {
      if case .words = $0 { true } else { false }
    }
    #expect(words.count == 100_000)
    #expect(dictionary.slowPatterns.isEmpty)
  }

  @Test func aCodeIsSaidByItsWord() throws {
    let dictionary = try Self.dictionary(#"[{"word":"AAPL","say":"Apple"}]"#)
    let fields = [Field("t", say: SayAs(.identifier))]
    #expect(try Self.spoken(#"[{"t":"AAPL"}]"#, dictionary, fields: fields).spoken == "Apple")
    #expect(try Self.spoken(#"[{"t":"AAP"}]"#, dictionary, fields: fields).spoken == "A A P")
  }

  @Test func aLaterFileWins() throws {
    let dictionary = try Self.dictionary(
      #"[{"word":"a","say":"first"}]"#, #"[{"word":"a","say":"second"}]"#)
    #expect(try Self.spoken(#"[["a"]]"#, dictionary).spoken == "second")
  }

  @Test(
    "what is wrong is said with its place",
    arguments: [
      ("{}", "1:1: expected an array, found an object"),
      (
        #"[{"pattern":"a(b","say":"a"}]"#,
        #"1:13: [0].pattern: "a(b" is not a valid regular expression, from its character 4 on"#
      ),
      (
        #"[{"word":"\#(String(repeating: "a", count: 201))","say":"a"}]"#,
        "1:10: [0].word: a word has at most 200 characters"
      ),
      (#"[{"word":"a"}]"#, #"1:2: [0]: an entry needs "say""#),
      (#"[{"say":"a"}]"#, #"1:2: [0]: an entry needs either "word" or "pattern""#),
      (#"[{"word":"","say":"a"}]"#, "1:10: [0].word: expected a non-empty text"),
      (
        #"[{"word":"b","say":"a","language":"?"}]"#,
        #"1:35: [0].language: expected the tag of a known language and region, such as de-DE, found "?""#
      ),
      (
        #"[{"word":"b","say":"a","lang":"de"}]"#,
        #"1:31: [0].lang: an entry has word, pattern, say and language, but no "lang""#
      ),
    ])
  func saysWhatIsWrong(_ json: String, _ message: String) throws {
    let error = #expect(throws: ReadingError.self) { try Self.dictionary(json) }
    #expect(error.map { "\($0)" } == message)
  }
}
