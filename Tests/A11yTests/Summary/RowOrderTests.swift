// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// What the order of rows tells: of dates, of steps from one to the next, of rows that come again.
struct RowOrderTests {
  struct Dates: CustomTestStringConvertible, Sendable {
    let what: String
    let dates: [String]
    /// What is told of them, behind the first and the last.
    let told: String
    var testDescription: String { what }
  }

  static let dates = [
    Dates(
      what: "months", dates: (1...9).map { "2024-0\($0)-01" },
      told: ", in rising order, interval 1 month"),
    Dates(
      what: "ends of months",
      dates: ["2024-01-31", "2024-02-29", "2024-03-31", "2024-04-30", "2024-05-31", "2024-06-30"],
      told: ", in rising order, interval 1 month"),
    Dates(
      what: "a month is missing", dates: [1, 2, 3, 5, 6, 7, 8].map { "2024-0\($0)-15" },
      told: ", in rising order, interval 1 month, gaps: 1 (Mar 15, 2024 to May 15, 2024)"),
    Dates(
      what: "weeks, the latest first",
      dates: ["2024-02-26", "2024-02-19", "2024-02-12", "2024-01-29", "2024-01-22", "2024-01-15"],
      told: ", in falling order, interval 1 week, gaps: 1 (Jan 29, 2024 to Feb 12, 2024)"),
    Dates(
      what: "working days",
      dates: [1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 15].map { "2024-07-\($0 < 10 ? "0" : "")\($0)" },
      told: ", in rising order, interval 1 day (Monday to Friday)"),
    Dates(
      what: "working days without one",
      dates: [1, 2, 3, 4, 5, 8, 9, 11, 12, 15].map { "2024-07-\($0 < 10 ? "0" : "")\($0)" },
      told:
        ", in rising order, interval 1 day (Monday to Friday), gaps: 1 (Jul 9, 2024 to Jul 11, 2024)"
    ),
    Dates(
      what: "hours", dates: (0...9).map { "2024-07-01T0\($0):00:00" },
      told: ", in rising order, interval 1 hour"),
    Dates(
      what: "days of several rows",
      dates: [1, 1, 1, 2, 3, 3, 4, 5].map { "2024-07-0\($0)" },
      told: ", different values: 5, most common: Jul 1, 2024 (3), in rising order, interval 1 day"),
    Dates(
      what: "most five minutes apart, and seventy others that all differ",
      dates: Self.minutesApart,
      told:
        ", in rising order, interval 5 minutes, gaps: 69 (Jan 4, 2024 at 1:36\u{202F}AM to Jan 4, 2024 at 2:55\u{202F}AM)"
    ),
    Dates(
      what: "a time with parts of a second among years",
      dates: (2000...2025).map { "\($0)-03-01 00:00:00" } + ["2025-10-01 22:20:10.165196"],
      told: ", in rising order, interval 1 year"),
    Dates(
      what: "no order",
      dates: ["2024-01-05", "2024-03-01", "2024-02-01", "2024-07-01", "2023-02-01"], told: ""),
    Dates(
      what: "no plan",
      dates: ["2024-01-05", "2024-01-07", "2024-02-01", "2024-07-01", "2024-08-19"],
      told: ", in rising order"),
  ]

  /// Times that are five minutes apart, but for seventy gaps of as many lengths.
  private static let minutesApart: [String] = {
    var minute = 0
    return (0..<400).map { index in
      minute += index % 5 == 0 && index < 350 ? 10 + index / 5 : 5
      let (day, hour) = (minute / 1_440 + 1, minute / 60 % 24)
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      return "2024-01-\(two(day)) \(two(hour)):\(two(minute % 60)):00"
    }
  }()

  @Test("dates tell their order, how far they are apart, and what is missing", arguments: dates)
  func tellsOrder(_ example: Dates) throws {
    let input = "day,n\n" + example.dates.map { $0 + ",5\n" }.joined()
    let line = try #require(TableSummaryTests.lines(input).dropFirst().first)
    #expect(line.hasSuffix(example.told))
    let span = line.dropLast(example.told.count)
    #expect(span.hasPrefix("day: ") && !span.contains("order") && !span.contains("interval"))
  }

  static let years: [(years: [Int], told: String)] = [
    ([1990, 1991, 1992, 1993, 1994], ", in rising order, interval 1 year"),
    (
      [1960, 1970, 1980, 2000, 2010, 2020],
      ", in rising order, interval 10 years, gaps: 1 (1980 to 2000)"
    ),
    ([1990, 1990, 1991, 1991, 1992, 1992], ", different values: 3"),
  ]

  @Test("years are dates", arguments: years)
  func tellsOrderOfYears(_ example: (years: [Int], told: String)) throws {
    let input = "year,n\n" + example.years.map { "\($0),5\n" }.joined()
    let line = try #require(TableSummaryTests.lines(input).dropFirst().first)
    #expect(
      line == "year: \(example.years.min() ?? 0) to \(example.years.max() ?? 0)" + example.told)
  }

  @Test("numbers that are no years of a calendar have no interval")
  func tellsNoIntervalOfOthers() throws {
    let rows = [Int.min, -1_700_000_000_000, 1_700_000_000_000, 1_800_000_000_000, Int.max]
    let input =
      #"{"fields": [{"name": "y", "say": "year"}, "n"], "rows": ["#
      + rows.map { "[\($0), 5]" }.joined(separator: ",") + "]}"
    let line = try #require(TableSummaryTests.lines(input).dropFirst().first)
    #expect(line.hasSuffix("in rising order"))
  }

  @Test(
    "in the order of time, the largest steps are told from the earlier to the later",
    arguments: [false, true])
  func tellsSteps(_ isFalling: Bool) throws {
    let numbers = [10, 12, 30, 29, 4, 5]
    let rows = numbers.enumerated().map { "\(2001 + $0.offset),\($0.element)\n" }
    let input = "year,price_usd\n" + (isFalling ? rows.reversed() : rows).joined()
    let line = try #require(TableSummaryTests.lines(input, .full).last)
    #expect(line.contains("largest rise $18.00 (year 2003: $12.00 to $30.00)"), "\(line)")
    #expect(line.contains("largest fall $25.00 (year 2005: $29.00 to $4.00)"), "\(line)")
    #expect(
      try !TableSummaryTests.lines("name,n\na,1\nb,5\nc,3\n", .full).joined().contains("rise"))
  }

  @Test("rows that come again are counted", arguments: [(20, 0), (20, 7), (400, 399)])
  func countsRepeats(_ rows: Int, _ repeated: Int) throws {
    let input =
      "name,n\n" + (0..<rows).map { "a\($0 < rows - repeated ? $0 : 0)x,5\n" }.joined()
    let first = try #require(TableSummaryTests.lines(input).first)
    #expect(first.contains("repeated") == (repeated > 0))
    #expect(repeated == 0 || first.hasSuffix("repeated rows: \(repeated)"))
  }

  @Test("of many rows, about as many come again as do")
  func estimatesRepeats() throws {
    var text = "name,n\n"
    for row in 0..<200_000 { text += "a\(row % 150_000)x,5\n" }
    let first = try #require(TableSummaryTests.lines(text).first)
    let told = try #require(first.firstMatch(of: /repeated rows: about ([0-9,]+)$/))
    let count = try #require(Int(told.1.replacing(",", with: "")))
    #expect(abs(count - 50_000) < 3_000)
    // So many rows take a debug build long.
    guard TestScope.current == .all else { return }
    // One row that many are is not taken for all, and few are not told.
    text = "name,n\n"
    for row in 0..<200_000 { text += "a\(row % 2 == 0 ? row : 0)x,5\n" }
    let heavy = try #require(TableSummaryTests.lines(text).first)
    let half = try #require(heavy.firstMatch(of: /repeated rows: about ([0-9,]+)$/))
    #expect(abs(try #require(Int(half.1.replacing(",", with: ""))) - 100_000) < 3_000)
    text = "name,n\n"
    for row in 0..<100_000 { text += "a\(row % 99_900)x,5\n" }
    #expect(try TableSummaryTests.lines(text).first?.contains("repeated") == false)
  }

  @Test(
    "how closely columns go together is told when it is asked",
    arguments: [
      ([(1, 2), (2, 4), (3, 6)], "a, b: correlation 1.00"),
      ([(1, 3), (2, 2), (3, 1)], "a, b: correlation −1.00"),
      ([(1, 1), (2, 3), (3, 2), (4, 3)], "a, b: correlation 0.67"),
      ([(1, 1), (2, 1), (3, 1)], nil),
      ([(1, 1), (2, 5)], nil),
    ])
  func tellsCorrelations(_ rows: [(Int, Int)], _ told: String?) throws {
    let input = "name,a,b\n" + rows.enumerated().map { "x\($0)y,\($1.0),\($1.1)\n" }.joined()
    var labels = try LabelReader(MemorySource(input))
    var summarizer = TableSummarizer(correlates: true)
    while try summarizer.addNext(of: &labels) != nil {}
    let lines = summarizer.summary(.normal).lines()
    #expect(lines.first { $0.contains("correlation") } == told)
    #expect(try !TableSummaryTests.lines(input).joined().contains("correlation"))
  }
}
