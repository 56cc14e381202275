// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Dates and times, one order of day and month for the whole column.
enum DateColumn: ColumnKind {
  static let examples = [
    ColumnExample(
      name: "date", values: ["24-01-02", "24-01-31", "24-02-15"], phrase: "Jan 2, 2024"),
    ColumnExample(name: "d", values: ["2024-01-15", "2024-02-01"], phrase: "Jan 15, 2024"),
    ColumnExample(name: "d", values: ["5/11/63", "25/11/63"], phrase: "Nov 5, 1963"),
    ColumnExample(name: "d", values: ["5/11/63", "11/25/63"], phrase: "May 11, 1963"),
    ColumnExample(name: "d", values: ["19750103", "19750106", "19750107"], phrase: "Jan 3, 1975"),
    ColumnExample(name: "d", values: ["1949-02", "1949-03"], phrase: "Feb 1949"),
    ColumnExample(
      name: "d", values: ["2020-02-03", "2020-13-45", "2020-04-05", "2021-04-06", "2021-05-06"],
      phrase: "Feb 3, 2020"),
    ColumnExample(
      name: "withdrawal", values: ["1986", "1977", "1993", "2010-10-10"], phrase: "withdrawal 1986"),
    // One value settles the order, however many fit both.
    ColumnExample(
      name: "d", values: (1...9).flatMap { d in (1...9).map { "\(d)/\($0)/63" } } + ["25/11/63"],
      phrase: "Jan 1, 1963"),
    ColumnExample(
      name: "d",
      values: ["2/1/63"] + (1...9).flatMap { d in (3...9).map { "\(d)/\($0)/63" } } + ["25/11/63"],
      phrase: "Jan 2, 1963"),
    ColumnExample(
      name: "d",
      values: ["25/11/63"] + (1...8).map { "\($0)/1/63" } + (1...8).map { "\($0)/2/63" }
        + ["11/25/63", "11/26/63", "11/27/63"], phrase: "d 25/11/63"),
    // Both orders in one column: nothing tells which of the others are which.
    ColumnExample(
      name: "d",
      values: [
        "2/1/63", "3/1/63", "4/1/63", "5/6/63", "6/5/63", "7/5/63", "8/5/63", "9/5/63", "25/11/63",
        "11/25/63",
      ],
      phrase: "d 2/1/63"),
    ColumnExample(
      name: "d", values: ["2024-01-15", "1977", "2024-01-16", "2024-01-17"], phrase: "Jan 15, 2024"),
    ColumnExample(
      name: "d", values: ["1867-10-23 00:00:00", "1870-01-02 00:00:00"], phrase: "Oct 23, 1867"),
    ColumnExample(name: "d", values: ["4/3/2017 0:00", "4/13/2017 0:00"], phrase: "Apr 3, 2017"),
    ColumnExample(name: "d", values: ["2010/01/01 01:00"], phrase: "Jan 1, 2010 at 1:00\u{202F}AM"),
    ColumnExample(name: "d", values: ["Jan 1 2000", "Feb 12 2001"], phrase: "Jan 1, 2000"),
    ColumnExample(
      name: "d", values: ["2024-01-15 10:30", "2024-01-16"],
      phrase: "Jan 15, 2024 at 10:30\u{202F}AM"),
    ColumnExample(
      name: "d", values: ["7/3/2018 1:47p", "7/13/2018 11:30a"],
      phrase: "Jul 3, 2018 at 1:47\u{202F}PM"),
    ColumnExample(
      name: "date_of_birth", values: ["19081209", "19120301"], phrase: "date of birth Dec 9, 1908"),
    ColumnExample(
      name: "d", values: ["09/01/2016 23:40", "09/01/2016 23:50", "10/01/2016 00:00"],
      phrase: "Jan 9, 2016 at 11:40\u{202F}PM"),
    ColumnExample(
      name: "d", values: ["09/01/2016 23:40:00+00:00", "10/01/2016 00:00:00+00:00"],
      phrase: "Jan 9, 2016 at 11:40\u{202F}PM UTC"),
    ColumnExample(
      name: "d", values: ["14/May/26 9:12 AM", "20/May/26 4:47 PM"],
      phrase: "May 14, 2026 at 9:12\u{202F}AM"),
    ColumnExample(
      name: "d", values: ["Sat May 16 07:07:02 2026", "Sun May 17 19:30:00 2026"],
      phrase: "May 16, 2026 at 7:07:02\u{202F}AM"),
    ColumnExample(
      name: "d",
      values: ["1896-01-07 00:00:00", "1921-09-22 00:00:00", "2018-05-01 13:22:07.123456"],
      phrase: "Jan 7, 1896"),
    // All digits of a second tell it from others.
    ColumnExample(
      name: "d", values: ["2024-01-01T00:00:00.123456Z", "2024-01-01T00:00:00.123457Z"],
      phrase: "Jan 1, 2024 at 12:00:00.123456\u{202F}AM UTC"),
    ColumnExample(
      name: "d", values: ["1896-01-07 00:00:00", "1921-09-22 00:00:00", "2018-05-01 06:00:00"],
      phrase: "Jan 7, 1896 at 12:00\u{202F}AM"),
    ColumnExample(
      name: "open", values: ["08:00-18:00", "09:00-12:00"], phrase: "open 08:00-18:00"),
    ColumnExample(
      name: "time", values: ["08:00-05:00", "09:00-05:00"], phrase: "8:00\u{202F}AM UTC−05:00"),
    ColumnExample(name: "close", values: ["22:00", "24:00"], phrase: "close 10:00\u{202F}PM"),
    // The first days of months that follow each other.
    ColumnExample(
      name: "d", values: ["01/11/1957", "01/12/1957", "01/01/1958", "01/02/1958", "01/03/1958"],
      phrase: "Nov 1, 1957"),
    ColumnExample(
      name: "d", values: ["1/1/2020", "2/1/2020", "3/1/2020", "4/1/2020", "5/1/2020"],
      phrase: "Jan 1, 2020"),
    ColumnExample(
      name: "d", values: ["01.01.2020", "01.02.2020", "01.03.2020", "01.04.2020"],
      phrase: "Jan 1, 2020"),
    ColumnExample(
      name: "d", values: ["01-01-13", "01-02-13", "01-12-13", "01-01-14"], phrase: "Jan 1, 2013"),
    ColumnExample(
      name: "d", values: ["01-01-13", "01-01-14", "01-01-15", "01-01-16"], phrase: "Jan 13, 2001"),
    ColumnExample(
      name: "d", values: ["2018-02-25 12:34:56 +0000", "2018-02-26 08:01:00 +0000"],
      phrase: "Feb 25, 2018 at 12:34:56\u{202F}PM UTC"),
    // A year of two digits is last among slashes.
    ColumnExample(name: "d", values: ["31/12/27", "30/11/12"], phrase: "Dec 31, 2027"),
    ColumnExample(
      name: "d", values: ["2023-04-30 - 14:15", "2023-05-01 - 20:30"],
      phrase: "Apr 30, 2023 at 2:15\u{202F}PM"),
    // Months as spreadsheets write them; other numbers may be days.
    ColumnExample(
      name: "d", values: ["Nov-22", "Dec-22", "Jan-23", "Feb-23"], phrase: "Nov 2022"),
    ColumnExample(name: "month", values: ["Jan-23", "Mar-23"], phrase: "Jan 2023"),
    ColumnExample(name: "d", values: ["Jan-95", "Mar-23"], phrase: "Jan 1995"),
    ColumnExample(name: "d", values: ["Jan '23", "Mar '23"], phrase: "Jan 2023"),
    ColumnExample(name: "d", values: ["Jan-23", "Mar-05"], phrase: "d Jan-23"),
    // Years of another calendar than the Gregorian.
    ColumnExample(
      name: "d", values: ["15/01/2567", "31/12/2566"], phrase: "d 15/01/2567", locale: "th-TH"),
    ColumnExample(
      name: "d", values: ["1402/10/25", "1403/01/01"], phrase: "d 1402/10/25", locale: "fa-IR"),
    ColumnExample(
      name: "d", values: ["1402-10-25", "1403-01-20"], phrase: "d 1402-10-25", locale: "fa-AF"),
    ColumnExample(
      name: "d", values: ["15/01/2024", "31/12/2023"], phrase: "15 ม.ค. 2567", locale: "th-TH"),
    ColumnExample(name: "season", values: ["60/61", "61/62"], phrase: "season 60/61"),
    ColumnExample(name: "t", values: ["10:30", "23:59"], phrase: "10:30\u{202F}AM"),
    ColumnExample(
      name: "arrival_time", values: ["6:00:00", "6:20:00"],
      phrase: "arrival time 6:00\u{202F}AM"),
    ColumnExample(
      name: "time", values: ["4:14:00", "14:57:13", "0:00:00"], phrase: "4:14\u{202F}AM"),
    ColumnExample(name: "time", values: ["4:14:00", "5:57:13"], phrase: "time 4:14:00"),
    ColumnExample(
      name: "admitted", values: ["05/26/2010, 17:41:51", "05/11/2010, 02:30:56"],
      phrase: "admitted May 26, 2010 at 5:41:51\u{202F}PM"),
    ColumnExample(
      name: "d", values: ["30.04.2024", "03.05.2024"], phrase: "30.04.2024", locale: "de-DE"),
    ColumnExample(
      name: "ts", values: ["1700000000.123", "1700003600.5"],
      phrase: "Nov 14, 2023 at 10:13:20.123\u{202F}PM UTC"),
    ColumnExample(
      name: "d", values: ["Mon, 01 Jan 2024 10:00:00 GMT", "Tue, 02 Jan 2024 11:00:00 GMT"],
      phrase: "Jan 1, 2024 at 10:00\u{202F}AM UTC"),
    ColumnExample(
      name: "d", values: ["2024-01-05T00:00:00+05:00", "2024-01-06T00:00:00+05:00"],
      phrase: "Jan 5, 2024 at 12:00\u{202F}AM UTC+05:00"),
    ColumnExample(
      name: "d", values: ["2024-01-05T00:00:00Z", "2024-01-06T00:00:00Z"], phrase: "Jan 5, 2024"),
    ColumnExample(
      name: "created_at", values: ["1700000000"],
      phrase: "created at Nov 14, 2023 at 10:13:20\u{202F}PM UTC"),
  ]

  static func guess(_ column: TypedColumn) -> ColumnGuess? {
    guard let found = ofAnyCalendar(column) else { return nil }
    return areOfOwnCalendar(column, found.field.format) ? nil : found
  }

  /// Whether the years are those of the calendar of the locale's people: 2567 in Thailand is 2024 elsewhere.
  ///
  /// Such dates stand as they are. Read as Gregorian, they would become others of that calendar.
  private static func areOfOwnCalendar(_ column: TypedColumn, _ format: String?) -> Bool {
    // The first moment of a year of today.
    let (year, milliseconds) = (2020, 1_577_836_800_000.0)
    guard let own = ICU.year(in: column.locale, at: milliseconds), abs(own - year) > leastApart
    else {
      return false
    }
    var (ownCount, count) = (0, 0)
    for value in column.values {
      let date =
        if let format { CivilTime(value.text, pattern: format) } else {
          CivilTime(iso8601: value.text, parts: .date)
        }
      guard let found = date?.year else { continue }
      count += 1
      if abs(found - own) < abs(found - year) { ownCount += 1 }
    }
    return ownCount * 2 > count
  }

  /// How many years calendars must be apart, so that a date tells which is meant.
  private static let leastApart = 50

  /// The dates of a column, taken to be Gregorian.
  private static func ofAnyCalendar(_ column: TypedColumn) -> ColumnGuess? {
    guard column.profile.truthCount == 0,
      let first = column.values.first(where: { !isYear($0.text) }) ?? column.values.first
    else { return nil }
    if first.isNumber || first.text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return digits(column)
    }
    guard column.values.contains(where: { $0.text.contains { "-/.:, ".contains($0) } }) else {
      return nil
    }
    // Cards and goods are good up to a month: "12/27".
    if column.words.contains(where: expiryWords.contains),
      column.values.allSatisfy({ CivilTime($0.text, pattern: "%m/%y") != nil })
    {
      return guess(column, .date, "%m/%y", "months with the last digits of their year")
    }
    if let pattern = monthsOfYears(column) {
      return guess(column, .date, pattern, "months with the last digits of their year")
    }
    if areSeasons(column) {
      return ColumnGuess(
        column.field, SayAs(.range), heading: .always, "years and the next, such as \(first.text)")
    }
    for iso in isoForms where fits(iso.parts, column) {
      if iso.kind == .dateTime, column.values.count > 1, isAlwaysMidnight(column) {
        return guess(
          column, .date, nil, "dates by ISO 8601, all with midnight for a time", hasMidnights: true)
      }
      if iso.kind == .dateTime, isMostlyMidnight(column) {
        var found = guess(column, .dateTime, nil, "dates by ISO 8601, few of which have a time")
        found.field.say?.whole = true
        return found
      }
      return guess(column, iso.kind, nil, iso.reason)
    }
    if isClock(column) {
      return guess(column, .time, "%H:%M:%S", "times of day, by the column's name and hours")
    }
    // Only a few patterns fit one value, and only those are tried on the others. The first may be the odd one.
    let found =
      column.values.prefix(3).lazy.map { fittingPatterns($0.text) }.first(where: { !$0.isEmpty })?
      .filter { !["%m.%Y", "%Y.%m"].contains($0) || areMonths(column, $0) }
      .filter { $0 != "%Y-%m" || areYearsWithMonths(column) } ?? []
    // The other order of day and month is weighed, too, whichever the first values have.
    let fitting =
      found
      + found.map(Self.swapped).filter {
        !found.contains($0)
          && (DatePatterns.all.contains($0) || DatePatterns.withComma.contains($0))
      }
    let misfits: [[String]?] = fitting.map { pattern in
      Self.misfits(of: column) { CivilTime($0, pattern: pattern) != nil }
    }
    // What settles the order of day and month may be a single value, which the other order does not fit.
    guard let least = misfits.compactMap(\.self).min(by: { $0.count < $1.count }) else {
      return nil
    }
    let best = zip(fitting, misfits).filter { $1?.count == least.count }.map(\.0)
    let patterns = Self.likely(best, column)
    // Among other texts, one value of three short numbers may as well be a version: "4.17.20".
    if column.values.count > 1, patterns.allSatisfy({ $0.contains(".%y") }),
      column.values.count(where: { value in
        patterns.contains { CivilTime(value.text, pattern: $0) != nil }
      }) == 1
    {
      return nil
    }
    // Where each order has values that only it fits, the column has both.
    guard
      fitting.allSatisfy({ pattern in
        least.allSatisfy { CivilTime($0, pattern: pattern) == nil }
      })
    else { return nil }
    // The United States put the month first, except in dates with dots.
    let dayFirst =
      column.locale.region != "US" || patterns.contains { $0.hasPrefix("%d.") }
      || column.hasDecimalComma || column.words.contains(where: dayFirstWords.contains)
    let steady = Self.steady(patterns, column)
    let chosen = steady ?? patterns.first { $0.hasPrefix("%d") == dayFirst } ?? patterns[0]
    let hasTime = chosen.contains("%H") || chosen.contains("%I")
    let isDayAlone =
      hasTime && column.values.count > 1
      && column.values.allSatisfy { isMidnight(CivilTime($0.text, pattern: chosen)) }
    let kind: SayAs.Kind = hasTime && !isDayAlone ? .dateTime : .date
    if steady != nil {
      return guess(
        column, kind, chosen, "dates as \(chosen), by which they follow each other best",
        hasMidnights: isDayAlone)
    }
    guard let other = patterns.first(where: { $0.hasPrefix("%d") != chosen.hasPrefix("%d") }) else {
      return guess(
        column, kind, chosen, "dates as \(chosen)" + evidence(chosen, fitting, column),
        question: yearFirst(best, chosen, column).map { "is the year first? \($0) fits too" },
        hasMidnights: isDayAlone)
    }
    let order = chosen.hasPrefix("%d") ? "day" : "month"
    return guess(
      column, kind, chosen, "dates as \(chosen), the \(order) first by the locale",
      question: "is the \(order) first? \(other) fits too", hasMidnights: isDayAlone)
  }

  /// Whether hours without a leading zero are of the day: something happens then, or they are of the whole day, as no
  /// results of a race are.
  private static func isClock(_ column: TypedColumn) -> Bool {
    let isOfEvents = column.words.contains(where: ClockNumberColumn.events.contains)
    guard
      column.values.allSatisfy({
        CivilTime($0.text, pattern: "%H:%M:%S") != nil || isOfEvents && isAfterMidnight($0.text)
      })
    else { return false }
    if isOfEvents { return true }
    let hours = column.values.compactMap { CivilTime($0.text, pattern: "%H:%M:%S")?.hour }
    return column.words == ["time"] && (hours.min() ?? 0) < 5 && (hours.max() ?? 0) > 12
  }

  /// Whether the values are years with the next behind each, as seasons and school years are written: "2010-11" is no
  /// November where all are so.
  private static func areSeasons(_ column: TypedColumn) -> Bool {
    let isNamed = column.words.contains(where: seasonWords.contains)
    guard isNamed || column.values.count > 1 else { return false }
    return column.values.allSatisfy { value in
      let parts = value.text.split(omittingEmptySubsequences: false) { "-–/".contains($0) }
      if isNamed, parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 }),
        let year = Int(parts[0]), let next = Int(parts[1])
      {
        return next == (year + 1) % 100
      }
      guard parts.count == 2, parts[0].utf8.count == 4, parts[1].utf8.count == 2,
        let year = Int(parts[0]), let next = Int(parts[1])
      else { return false }
      return (1500...2200).contains(year) && next == (year + 1) % 100
    }
  }

  /// Words for a date in languages that put the day first; who writes them writes so, whatever the listener's language.
  private static let dayFirstWords: Set<String> = [
    "fecha", "datum", "data", "dato", "дата", "tarih", "tarihi", "päivä", "päiväys", "dátum",
    "ημερομηνία", "ngày", "tanggal", "tarikh",
  ]

  private static let expiryWords: Set<String> = [
    "exp", "expiry", "expires", "expiration", "expiring", "valid", "validity", "gültig", "ablauf",
    "caducidad", "vencimiento", "validade", "scadenza",
  ]

  private static let seasonWords: Set<String> = [
    "season", "winter", "fiscal", "school", "academic", "saison", "temporada", "stagione",
    "seizoen", "säsong", "sæson", "sesong", "sezon", "fy",
  ]

  /// Of patterns that begin with a year of two digits and others, those by which the dates lie closer together.
  private static func likely(_ patterns: [String], _ column: TypedColumn) -> [String] {
    let ofYears = patterns.filter { $0.hasPrefix("%y") }
    let others = patterns.filter { !$0.hasPrefix("%y") }
    guard let first = ofYears.first, let last = others.first else { return patterns }
    // Slashes and points are between a day, a month and a year where the year is not first, and few dates may lie close
    // together by chance: "31/12/27".
    let writesYearFirst = ["ja", "zh", "ko", "hu", "mn", "lt"].contains(column.locale.language)
    if !writesYearFirst, !first.contains("-"), column.values.count < 8 { return others }
    // A year that stays while months and days leap is the first of each month: "01-12-13", "01-01-14".
    if firstsOfMonths(others, column) != nil { return others }
    return span(first, column) < span(last, column) ? ofYears : others
  }

  /// How many years are between the first and the last date of a column.
  private static func span(_ pattern: String, _ column: TypedColumn) -> Int {
    let years = column.values.compactMap { CivilTime($0.text, pattern: pattern)?.year }
    return (years.max() ?? 0) - (years.min() ?? 0)
  }

  /// The pattern that begins with the year where nothing tells it from the one that was chosen: "24-01-05", "25-02-06".
  private static func yearFirst(
    _ patterns: [String], _ chosen: String, _ column: TypedColumn
  ) -> String? {
    guard !chosen.hasPrefix("%y"), !chosen.hasPrefix("%Y") else { return nil }
    return patterns.first { $0.hasPrefix("%y-") && span($0, column) == span(chosen, column) }
  }

  /// The values of a column that don't have a form; nil if they are too many.
  ///
  /// One in twenty may be something else, as may years, words that are no more than the dates, and one in five a date that
  /// there is not, such as `2020-13-45`: they stand as they are.
  private static func misfits(of column: TypedColumn, _ hasForm: (String) -> Bool) -> [String]? {
    var shapes: Set<[UInt8]> = []
    var misfits: [String] = []
    var count = 0
    var (kept, words) = (0, 0)
    let isOfEvents = column.words.contains(where: ClockNumberColumn.events.contains)
    for value in column.values {
      // Years, and the end of the day among times and what is after it, stand as they are.
      if isYear(value.text) || ["24:00", "24:00:00"].contains(value.text)
        || isOfEvents && isAfterMidnight(value.text)
      {
        kept += 1
      } else if hasForm(value.text) {
        count += 1
        if shapes.count < 8 { shapes.insert(shape(value.text)) }
      } else if value.text.contains(where: \.isLetter), !value.text.contains(where: \.isNumber) {
        // So does a word in place of a date: "pending".
        words += 1
      } else {
        misfits.append(value.text)
        if misfits.count * 5 > column.values.count { return nil }
      }
    }
    let others = misfits.count { !shapes.contains(shape($0)) }
    return others * 20 <= column.values.count && count > 0 && words <= count
      && (count + kept + words) * 2 > column.values.count ? misfits : nil
  }

  static func fits(_ column: TypedColumn, _ hasForm: (String) -> Bool) -> Bool {
    misfits(of: column, hasForm) != nil
  }

  /// The marks of a text, with a zero for each of its digits.
  private static func shape(_ text: String) -> [UInt8] {
    text.utf8.map { (0x30...0x39).contains($0) ? 0x30 : $0 }
  }

  /// The patterns that a value fits, if it looks like a date.
  private static func fittingPatterns(_ text: String) -> [String] {
    guard mayBeDate(text) else { return [] }
    let startsWithName = text.utf8.first.map { $0 > 0x39 } ?? false
    let candidates =
      text.contains(", ") ? DatePatterns.all + DatePatterns.withComma : DatePatterns.all
    return candidates.filter {
      ($0.hasPrefix("%b") || $0.hasPrefix("%a")) == startsWithName
        && CivilTime(text, pattern: $0) != nil
    }
  }

  /// Of patterns with a time of day, the one by which the values follow each other in small steps, as a logger writes them,
  /// where by all others they leap; nil if there is none.
  private static func steady(_ patterns: [String], _ column: TypedColumn) -> String? {
    guard patterns.count > 1, patterns[0].contains("%H") || patterns[0].contains("%I") else {
      return firstsOfMonths(patterns, column)
    }
    let leaps = patterns.map { pattern -> (pattern: String, leap: Double) in
      let moments = column.values.compactMap { CivilTime($0.text, pattern: pattern)?.instant }
      return (pattern, zip(moments, moments.dropFirst()).map { abs($1 - $0) }.max() ?? 0)
    }.sorted { $0.leap < $1.leap }
    // A leap of a month against one of less than four days.
    return leaps[0].leap > 0 && leaps[0].leap * 8 <= leaps[1].leap ? leaps[0].pattern : nil
  }

  /// A pattern with its day and its month in the other order.
  private static func swapped(_ pattern: String) -> String {
    pattern.replacing("%d", with: "%!").replacing("%m", with: "%d").replacing("%!", with: "%m")
  }

  /// Whether a text is a time of the night that is counted on behind midnight, as timetables do: "25:10:00".
  private static func isAfterMidnight(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return (2...3).contains(parts.count) && parts.allSatisfy { $0.utf8.count == 2 }
      && Int(parts[0]).map { (24..<48).contains($0) } == true
      && parts.dropFirst().allSatisfy { Int($0).map { $0 < 60 } == true }
  }

  private static func isYear(_ text: String) -> Bool {
    text.utf8.count == 4 && Int(text).map { (1000...2200).contains($0) } == true
  }

  /// Whether a text has three digits at least, and two marks or a word between them, or five and a mark.
  private static func mayBeDate(_ text: String) -> Bool {
    var digits = 0
    var others = 0
    for byte in text.utf8.prefix(40) {
      if (0x30...0x39).contains(byte) { digits += 1 } else { others += 1 }
    }
    return digits > 2 && (others > 1 || digits > 4) && others < 20
  }

  /// Which value settles the order of day and month.
  private static func evidence(
    _ chosen: String, _ fitting: [String], _ column: TypedColumn
  ) -> String {
    guard let other = fitting.first(where: { $0 != chosen }),
      let value = column.values.first(where: { CivilTime($0.text, pattern: other) == nil })
    else { return "" }
    return ": \(value.text) settles it"
  }

  static func guess(
    _ column: TypedColumn, _ kind: SayAs.Kind, _ format: String?, _ reason: String,
    question: String? = nil, hasMidnights: Bool = false
  ) -> ColumnGuess {
    var field = column.field
    field.format = format
    field.isDayAlone = kind == .date && !hasMidnights
    var say = SayAs(kind)
    // Behind the sample, another time may come.
    say.whole = hasMidnights
    // A name that says more than that it is a date tells which one.
    let isPlain = column.words.allSatisfy { word in
      let letters = String(word.filter(\.isLetter))
      return letters.count < 3 && !prepositions.contains(letters)
        || plainWords.contains(letters)
    }
    return ColumnGuess(
      field, say,
      heading: isPlain ? .besideOthers(kind == .time ? "time" : "date") : .always,
      reason, question: question)
  }

  /// Words before the end of a span, which only they tell.
  private static let prepositions: Set<String> = ["to", "à", "au", "al", "do", "по", "до"]

  /// Words of names that say no more than that there is a date or a time.
  static let plainWords: Set<String> = [
    "date", "dates", "time", "times", "timestamp", "datetime", "day", "days", "week", "month",
    "months",
    "quarter", "year", "period", "when", "utc", "gmt", "local", "index", "observation", "obs",
    "datum",
    "fecha", "data", "jour", "tag", "zeit", "uhrzeit", "heure", "hora", "rownames", "unnamed",
    "column",
    "ymd", "yyyymmdd", "iso", "epoch", "unix", "std", "sampled",
  ]

  // MARK: ISO 8601

  private static let isoForms: [(parts: CivilTime.Parts, kind: SayAs.Kind, reason: String)] = [
    (.date, .date, "dates by ISO 8601"), (.dateTime, .dateTime, "dates with times by ISO 8601"),
    (.time, .time, "times of day"),
  ]

  private static func fits(_ parts: CivilTime.Parts, _ column: TypedColumn) -> Bool {
    fits(column) { text in
      // A date is parsed from a date with a time, too, which would lose the time.
      (CivilTime(iso8601: text, parts: parts).map { parts != .date || !$0.hasTime } ?? false)
        && !(parts == .time && isRangeOfHours(text))
    }
  }

  /// Whether a text is a time of day, a hyphen and a later one, as shops tell when they are open, and no offset of a zone.
  private static func isRangeOfHours(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0] < parts[1]
      && parts.allSatisfy {
        $0.utf8.count == 5 && CivilTime(iso8601: String($0), parts: .time) != nil
      }
  }

  /// Whether the times that stand behind the dates say nothing.
  private static func isAlwaysMidnight(_ column: TypedColumn) -> Bool {
    column.values.allSatisfy { value in
      let time = CivilTime(iso8601: value.text, parts: .dateTime)
      return isMidnight(time) && time?.hasOffset != true
    }
  }

  /// Whether so many times are midnight that it stands for days alone, and others have seconds as no timetable has.
  private static func isMostlyMidnight(_ column: TypedColumn) -> Bool {
    let times = column.values.compactMap { value in
      CivilTime(iso8601: value.text, parts: .dateTime).map { ($0, value.count) }
    }
    let midnights = times.filter { isMidnight($0.0) }.reduce(0) { $0 + $1.1 }
    let all = times.reduce(0) { $0 + $1.1 }
    return midnights > 1 && midnights * 2 > all
      && times.allSatisfy { isMidnight($0.0) || $0.0.second > 0 || !$0.0.fraction.isEmpty }
  }

  private static func isMidnight(_ time: CivilTime?) -> Bool {
    time?.isMidnight ?? true
  }
}
