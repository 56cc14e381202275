// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// The abbreviations that dictionaries list.
@Suite struct AbbreviationListTests {
  private static let lists = [
    ("de", GermanRules.abbreviations), ("fr", FrenchRules.abbreviations),
    ("es", SpanishRules.abbreviations), ("it", ItalianRules.abbreviations),
    ("pt", PortugueseRules.abbreviations), ("nl", DutchRules.abbreviations),
    ("sv", SwedishRules.abbreviations), ("pl", PolishRules.abbreviations),
    ("ru", RussianRules.abbreviations), ("uk", UkrainianRules.abbreviations),
    ("hu", HungarianRules.abbreviations), ("tr", TurkishRules.abbreviations),
  ]

  @Test("each line is an abbreviation and what it stands for, once", arguments: lists)
  func lines(_ language: String, _ list: String) {
    var seen: Set<Substring> = []
    for line in list.split(separator: "\n") {
      let parts = (line.hasPrefix("~ ") ? line.dropFirst(2) : line).split(
        separator: " = ", omittingEmptySubsequences: false)
      #expect(parts.count == 2 && parts.allSatisfy { !$0.isEmpty }, "\(line)")
      #expect(seen.insert(parts[0]).inserted, "\(line)")
    }
  }

  @Test(
    "a listed abbreviation is said in full",
    arguments: [
      ("de", "zw. Rom und Bari", "zwischen Rom und Bari"), ("de", "v.a. im Süden", nil),
      ("de", "die o. g. Orte", "die oben genannten Orte"),
      // One that is a word, where the sentence goes on, and where it ends.
      ("es", "vid. el mapa", "véase el mapa"), ("es", "La vid. Es vieja", "La vid. Es vieja"),
      // Before letters it is part of a name.
      ("nl", "nl.po", "nl.po"),
    ])
  func abbreviation(_ language: String, _ text: String, _ expected: String?) throws {
    let said = try OnlyReadingTests.spoken(text, language)
    if let expected { #expect(said == expected) } else { #expect(!said.contains(".")) }
  }
}
