// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// Locales come from data, so whatever ICU is given must be what it has room for.
struct LocaleIdentifierTests {
  @Test(arguments: [
    ("de-DE", "de-DE"), ("de_AT.UTF-8", "de-AT"), ("ca_ES@valencia", "ca-ES"), ("C", "en-US"),
    ("POSIX", "en-US"), ("EN", "en"), ("zh-hans-cn", "zh-Hans-CN"), ("es-419", "es-419"),
    ("zh-yue-HK", "zh-yue-HK"), ("gsw-CH", "gsw-CH"), ("de-DE-1996", "de-DE-1996"),
    ("ca-ES-valencia", "ca-ES-valencia"), ("ar-u-nu-latn", "ar-u-nu-latn"),
    ("en-x-private-words", "en"), ("en-US-t-fr-m0-names", "en-US"),
    ("de-1901-1996-abcde-fghij", "de-1901-1996"), ("en-150", "en-150"), ("fil-PH", "fil-PH"),
  ])
  func isReadAsBCP47Says(text: String, tag: String) {
    #expect(LocaleIdentifier(text)?.tag == tag)
  }

  @Test(arguments: [
    "", "-", "e", "xx-YY", "xx", "en-YY", "abcdefghijkl", "abcdefgh", "en--US", "en-US-", "en-x",
    "en-u", "en-ü", "12", "en-US-US", "en-a-x", "en-abcdefghi", "i-klingon", "qqq",
    // Each singleton may come once, which an endless tag of good parts does not keep to.
    "ar-u-nu-latn-u-ca-gregory", "en-t-fr-m0-names-T-de",
  ])
  func isRefusedUnlessKnown(text: String) {
    #expect(LocaleIdentifier(text) == nil)
  }

  /// ICU's formatting crashed for tags of more than 178 characters.
  @Test(arguments: [
    "en-x" + String(repeating: "-aaaaaaaa", count: 100),
    "en-u" + String(repeating: "-aaaaaaaa", count: 100),
    "en-u-nu" + String(repeating: "-latn", count: 30),
    "en" + String(repeating: "-1abc", count: 100),
    "en-Latn-US-u-ca" + String(repeating: "-gregory", count: 6),
  ])
  func isShortEnoughForAllThatIsFormatted(text: String) throws {
    let locale = try #require(LocaleIdentifier(text))
    #expect(locale.tag.utf8.count < 100)
    var labeler = RowLabeler(
      fields: [
        try Field(argument: "a=currency:EUR"), try Field(argument: "b=datetime"),
        try Field(argument: "c=measure:kilometer"), try Field(argument: "d=percent:.0"),
      ], locale: locale)
    let label = try labeler.label(
      for: ["a": "1234.5", "b": "2024-03-01T10:00:00", "c": "3", "d": "0.5"])
    #expect(label.contains("€"))
    #expect(!ICU.indexLetters(of: locale).isEmpty)
    #expect(ICU.Collator(locale) != nil)
  }
}
