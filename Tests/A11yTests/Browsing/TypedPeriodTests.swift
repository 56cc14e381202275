// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Dates as people type them, who have heard them.
struct TypedPeriodTests {
  private static let day = 86_400_000.0

  /// The first day of a period, and how many days it has.
  private static func days(_ text: String, _ locale: String) throws -> (
    first: String, count: Double
  )? {
    let locale = try #require(LocaleIdentifier(locale))
    guard let period = TypedPeriod(text, in: locale)?.range else { return nil }
    let first = CivilTime(secondsSince1970: Int(period.lowerBound / 1000))
    return (
      "\(first.year)-\(first.month)-\(first.day)", (period.upperBound - period.lowerBound) / day
    )
  }

  @Test(
    "a date is typed as it is heard, or by ISO 8601",
    arguments: [
      ("2024-01-05", "en-US"), ("Jan 5, 2024", "en-US"), ("january 5 2024", "en-US"),
      ("5 January 2024", "en-GB"), ("January 5th, 2024", "en-US"), ("1/5/2024", "en-US"),
      ("5/1/2024", "en-GB"), ("5. Januar 2024", "de-DE"), ("5. Jan. 2024", "de-DE"),
      ("05.01.2024", "de-DE"), ("5 de enero de 2024", "es-ES"), ("5 janv. 2024", "fr-FR"),
      ("2024/1/5", "ja-JP"), ("5 января 2024", "ru-RU"), ("Friday, January 5, 2024", "en-US"),
      ("Jan 5, 2024", "th-TH"),
    ])
  func dates(_ text: String, _ locale: String) throws {
    let found = try Self.days(text, locale)
    #expect(found?.first == "2024-1-5" && found?.count == 1, "\(found as Any)")
  }

  @Test(
    "a month and a year are all of their days",
    arguments: [
      ("2024", 366), ("2023", 365), ("2024-02", 29), ("Feb 2024", 29), ("december 2023", 31),
    ])
  func periods(_ text: String, _ days: Double) throws {
    #expect(try Self.days(text, "en-US")?.count == days)
  }

  @Test("a time is its minute, or its second")
  func times() throws {
    let second = 1 / 86_400.0
    for (text, length) in [
      ("2024-01-05T10:30", 60.0), ("2024-01-05 10:30:15", 1), ("Jan 5, 2024 at 10:30 AM", 60),
      ("jan 5, 2024, 10:30\u{202F}pm", 60),
    ] {
      let found = try #require(try Self.days(text, "en-US"))
      #expect(abs(found.count - length * second) < 1e-9, "\(text)")
    }
  }

  @Test(
    "any other text is none",
    arguments: [
      "", "Oslo", "5", "12.5", "January", "Jan 5", "2024-13-01", "February 30, 2024", "1/2/3/4",
      "99999999999999999999 jan 2024 5", "25:00", "Jan 5, 2024 at 25:10", "march may 2024",
    ])
  func others(_ text: String) throws {
    #expect(try Self.days(text, "en-US") == nil)
  }

  @Test("times of a day are on it")
  func order() throws {
    let period = try #require(TypedPeriod("Jan 5, 2024", in: .enUS))
    let start = period.range.lowerBound
    #expect(period.order(of: start - 1) == -1)
    #expect(period.order(of: start) == 0 && period.order(of: start + Self.day - 1) == 0)
    #expect(period.order(of: start + Self.day) == 1)
  }
}
