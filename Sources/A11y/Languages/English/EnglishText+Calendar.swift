// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Dates and times in running text.
extension EnglishText {
  /// Reads a date.
  ///
  /// Examples: "July 25, 2012", "25 jul 2012", "22nd July", "2016-11-03", "11/17/05", "July 1876".
  func date(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isEdge(index - 1), !tokens.isMark(index - 1, in: ["-", "/", "."]) else {
      return nil
    }
    if let next = numericDate(index, into: &form) {
      // "3/1/2025-3/31/2025"
      guard tokens.isMark(next, in: ["-", "–"]), areDateParts(next + 1) else { return next }
      form.append("to")
      return numericDate(next + 1, into: &form) ?? next
    }
    return numericMonth(index, into: &form)
      ?? numericDay(index, into: &form)
      ?? hyphenatedDate(index, into: &form)
      ?? weekdayDate(index, into: &form) ?? longWeekday(index, into: &form)
      ?? monthFirst(index, into: &form)
      ?? dayFirst(index, into: &form) ?? daysOfMonth(index, into: &form)
  }

  /// Reads a month of a year in digits: "2024-05", "05/2024".
  private func numericMonth(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard !reader.followsNumberWord(index), let (date, next) = tokens.numericMonth(index),
      let month = date.month, let year = date.year
    else { return nil }
    form.append(EnglishNumber.months[month - 1])
    form.append(reader.rules.year(year))
    return next
  }

  /// Reads a day of a month in digits: "05/30".
  private func numericDay(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let date = tokens.numericDay(index, isDayFirst: isDayFirst) else { return nil }
    form.append(EnglishNumber.months[date.month - 1])
    form.append(EnglishNumber.ordinal(date.day))
    return date.next
  }

  /// Reads a date whose month is a short word between hyphens: "16-Aug-06", "2008-May-26".
  private func hyphenatedDate(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.isMark(index + 1, "-"),
      let month = month(index + 2), month.next == index + 3, tokens.isMark(index + 3, "-"),
      tokens.kind(index + 4) == .digits, tokens.isBoundary(index + 5),
      !tokens.isMark(index + 5, "-"),
      case let parts = [tokens.text(index), tokens.text(index + 4)],
      let yearPlace = parts.firstIndex(where: { $0.utf8.count == 4 })
        ?? (parts[1].utf8.count == 2 ? 1 : nil),
      let year = Int(parts[yearPlace]), let day = Int(parts[1 - yearPlace]),
      (1...31).contains(day), parts[1 - yearPlace].utf8.count <= 2
    else { return nil }
    let date = reader.rules.date(SpokenDate(month: month.number, day: day))
    form.append(date)
    if parts[yearPlace].utf8.count == 4 {
      form.append(reader.rules.year(year))
    } else {
      form.append(
        year < 10
          ? "oh " + EnglishNumber.cardinal(String(year)) : EnglishNumber.cardinal(parts[yearPlace]))
    }
    return index + 5
  }

  /// Reads a weekday with a numeric month and day after it: "Tue 2/22", "Thursday, 3/7", "Tu (2/22)".
  private func weekdayDate(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let weekday = EnglishTextWords.weekday(tokens.text(index)) else { return nil }
    let stop = tokens.isMark(index + 1, ".") ? index + 2 : index + 1
    let hasComma = tokens.isMark(stop, ",")
    let space = tokens.skipSpace(hasComma ? stop + 1 : stop)
    let hasParenthesis = tokens.isMark(space, "(")
    let at = hasParenthesis ? space + 1 : space
    guard space > stop, let day = dayOfMonth(at), tokens.isBoundary(day.next),
      !tokens.isMark(day.next, in: ["/", "-"])
    else { return nil }
    form.append(weekday)
    if hasComma { form.appendPause(",") }
    form.append((hasParenthesis ? "(" : "") + reader.rules.date(day.date))
    return day.next
  }

  /// A month and a day with a slash between them, and the index past them.
  private func dayOfMonth(_ index: Int) -> (date: SpokenDate, next: Int)? {
    guard tokens.kind(index) == .digits, tokens.isMark(index + 1, "/"),
      tokens.kind(index + 2) == .digits, tokens.text(index).utf8.count <= 2,
      tokens.text(index + 2).utf8.count <= 2, var month = Int(tokens.text(index)),
      var day = Int(tokens.text(index + 2))
    else { return nil }
    if isDayFirst { swap(&month, &day) }
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    return (SpokenDate(month: month, day: day), index + 3)
  }

  /// Reads a short name of four letters or more with its period, which is no other word: "Thurs.".
  private func longWeekday(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.text(index).utf8.count > 3, tokens.isMark(index + 1, "."),
      let weekday = EnglishTextWords.weekdays[tokens.text(index)]
    else { return nil }
    form.append(weekday)
    return tokens.pastPeriod(of: index)
  }

  /// Reads a short name of a weekday beside what is of one: an hour, a date, another weekday.
  ///
  /// "Sun" and "Sat" are words as well, and need a clock, a date or another weekday: "Sat 10am-4pm", "Thu 4 May", "Mon thru Fri".
  func weekday(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.text(index).utf8.count >= 3, tokens.isEdge(index - 1),
      let weekday = EnglishTextWords.weekdays[tokens.text(index)],
      // "The Sun 4 May 2020" is a newspaper.
      !(["Sun", "Sat"].contains(tokens.text(index)) && tokens.text(index - 2).lowercased() == "the")
    else { return nil }
    let behind =
      tokens.isMark(index + 1, ",") ? tokens.skipSpace(index + 2) : tokens.skipSpace(index + 1)
    let isJoin = Self.dayJoins.contains(tokens.text(behind)) || tokens.text(behind) == "at"
    let isBesideWeekday =
      isJoin && EnglishTextWords.weekdays[tokens.text(tokens.skipSpace(behind + 1))] != nil
      || tokens.kind(index - 1) == .space && tokens.kind(index - 3) == .space
        && Self.dayJoins.contains(tokens.text(index - 2))
        && EnglishTextWords.weekdays[tokens.text(index - 4)] != nil
    guard
      isBesideWeekday || isBesideOpening(index)
        || behind > index + 1 && (isHour(behind) || isDated(behind))
    else {
      return nil
    }
    form.append(weekday)
    return index + 1
  }

  /// Whether a word beside the day says that a shop is closed or open then.
  ///
  /// Examples: "closed Sun.", "Sun. closed".
  private func isBesideOpening(_ index: Int) -> Bool {
    let behind = tokens.skipSpace(tokens.isMark(index + 1, in: [".", ":"]) ? index + 2 : index + 1)
    return [tokens.text(index - 2), tokens.text(behind)].contains {
      ["closed", "open"].contains($0.lowercased())
    }
  }

  /// Whether a time of day begins at an index.
  private func isHour(_ index: Int) -> Bool {
    guard tokens.kind(index) == .digits, tokens.text(index).utf8.count <= 2 else { return false }
    let hasMinutes =
      tokens.isMark(index + 1, in: [":", "."]) && tokens.text(index + 2).utf8.count == 2
    return hasMinutes && tokens.isMark(index + 1, ":")
      || halfOfDay(hasMinutes ? index + 3 : index + 1) != nil
  }

  /// Whether a day and its month begin at an index.
  private func isDated(_ index: Int) -> Bool {
    let space = tokens.kind(index + 1) == .space
    return space
      && (month(index) != nil && day(index + 2) != nil
        || day(index) != nil && month(index + 2) != nil)
  }

  /// Reads two short names of weekdays with a dash between them: "Mon.-Fri.".
  func weekdays(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let (first, last, next) = tokens.dashedWords(index),
      let from = EnglishTextWords.weekdays[first], let to = EnglishTextWords.weekdays[last]
    else { return nil }
    form.append(from + " to")
    form.append(to)
    // Opening hours: "Mon-Fri 9-5".
    let hours = next + 1
    guard tokens.kind(next) == .space, tokens.isMark(hours + 1, in: ["-", "–"]),
      let opens = Int(tokens.text(hours)), let closes = Int(tokens.text(hours + 2)),
      (1...24).contains(opens), (1...24).contains(closes), tokens.isEdge(hours + 3),
      !tokens.isMark(hours + 3, in: ["-", "/", ":"])
    else { return next }
    form.append(EnglishNumber.cardinal(String(opens)) + " to")
    form.append(EnglishNumber.cardinal(String(closes)))
    return hours + 3
  }

  /// Reads how far something has come: "page 3/12" is the third of twelve, and no fraction.
  func position(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index - 1) == .space,
      EnglishTextWords.countedOff.contains(tokens.text(index - 2).lowercased()),
      tokens.isMark(index + 1, "/"), let position = Int(tokens.text(index)),
      let count = Int(tokens.text(index + 2)), position <= count, tokens.isEdge(index + 3),
      !tokens.isMark(index + 3, in: ["/", "-"])
    else { return nil }
    form.append(EnglishNumber.cardinal(String(position)) + " of")
    form.append(EnglishNumber.cardinal(String(count)))
    return index + 3
  }

  /// Reads a month and a day behind a word for a point in time, and those that go on behind them.
  ///
  /// Examples: "on 9/12", "thru 12/24", "from 1/15 to 2/28", "closed 11/28-11/29".
  func dayWithoutYear(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index - 1) == .space, var day = dayOfMonth(index) else { return nil }
    let lead = tokens.text(index - 2).lowercased()
    guard
      EnglishTextWords.dayLeads.contains(lead)
        || EnglishTextWords.mayLeadDays.contains(lead) && isNoFraction(index)
        || EnglishTextWords.seldomLeadDays.contains(lead) && isNoFraction(index)
          && (Int(tokens.text(index + (isDayFirst ? 0 : 2))) ?? 0 > 12
            || dayBehind(day.next) != nil)
    else { return nil }
    var days = [day]
    var joins: [String] = []
    while let (join, last) = dayBehind(day.next) {
      joins.append(join)
      days.append(last)
      day = last
    }
    guard tokens.isBoundary(day.next), !tokens.isMark(day.next, in: ["/", "-"]) else { return nil }
    for (at, day) in days.enumerated() {
      if at > 0 { form.append(joins[at - 1]) }
      form.append(reader.rules.date(day.date))
    }
    return day.next
  }

  /// Words between two days.
  private static let dayJoins: Set<String> = ["and", "to", "thru", "through", "or"]

  /// The day that a dash or a word joins to one before it.
  private func dayBehind(_ index: Int) -> (join: String, day: (date: SpokenDate, next: Int))? {
    if tokens.isMark(index, in: ["-", "–"]) {
      return dayOfMonth(index + 1).map { ("to", $0) }
    }
    let word = tokens.text(index + 1)
    guard tokens.kind(index) == .space, tokens.kind(index + 2) == .space,
      Self.dayJoins.contains(word)
    else { return nil }
    return dayOfMonth(index + 3).map { (word == "thru" ? "through" : word, $0) }
  }

  /// Whether two numbers around a slash are no part of anything: no halves to quarters or eighths stand there, nor "of".
  private func isNoFraction(_ index: Int) -> Bool {
    guard let first = Int(tokens.text(index)), let second = Int(tokens.text(index + 2)) else {
      return false
    }
    if tokens.kind(index + 3) == .space,
      ["of", "inch", "inches", "cup", "mile"].contains(tokens.text(index + 4))
    {
      return false
    }
    return first >= second || second > 4 && ![8, 16].contains(second)
  }

  /// The month that a word names, and the index past it and past the period of an abbreviation.
  func month(_ index: Int) -> (number: Int, next: Int)? {
    guard tokens.kind(index) == .letters,
      let number = EnglishTextWords.months[tokens.text(index).lowercased()]
    else { return nil }
    let hasStop = tokens.isMark(index + 1, ".") && tokens.text(index).count < 5
    return (number, index + (hasStop ? 2 : 1))
  }

  /// The full name of a month, in the text's own casing if the text has it in full.
  private func name(of month: (number: Int, next: Int), at index: Int) -> String {
    let name = EnglishNumber.months[month.number - 1]
    return tokens.text(index).lowercased() == name.lowercased() ? tokens.text(index) : name
  }

  /// A day of a month, with or without an ordinal suffix.
  private func day(_ index: Int) -> (number: Int, next: Int)? {
    guard let number = TextNumber(tokens, at: index), let day = number.small,
      number.whole.count <= 2,
      (1...31).contains(day)
    else { return nil }
    let end = isOrdinal(number) ? number.next + 1 : number.next
    return tokens.isEdge(end) && !tokens.isMark(end, in: ["/", "%", "°"]) ? (day, end) : nil
  }

  /// A year of four digits.
  private func year(_ index: Int) -> (number: Int, next: Int)? {
    guard let number = TextNumber(tokens, at: index), let year = number.small,
      number.whole.count == 4, (1000...2999).contains(year), tokens.isEdge(number.next)
    else { return nil }
    return (year, number.next)
  }

  /// Appends the year after a day or month, with or without a comma, and returns the next index.
  private func sayYear(_ index: Int, into form: inout SpokenForm) -> Int {
    let comma = tokens.isMark(index, ",") ? index + 1 : index
    guard let year = year(tokens.skipSpace(comma)), tokens.skipSpace(comma) > index else {
      return index
    }
    if comma > index { form.appendPause(",") }
    form.append(reader.rules.year(year.number))
    return year.next
  }

  private func monthFirst(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let month = month(index) else { return nil }
    let hasDash = tokens.isMark(month.next, "-")
    let at = hasDash ? month.next + 1 : tokens.skipSpace(month.next)
    guard at > month.next else { return nil }
    let name = name(of: month, at: index)
    if let day = day(at) {
      form.append(name)
      form.append(EnglishNumber.ordinal(day.number))
      var next = day.next
      if let last = lastDay(of: day) {
        form.append("to")
        form.append(EnglishNumber.ordinal(last.number))
        next = last.next
      } else if let (join, second) = dayJoin(day.next), join == "and", let last = self.day(second),
        last.number > day.number,
        last.next >= tokens.count || tokens.isMark(last.next, in: [",", ".", ")", ";"])
      {
        form.append("and")
        form.append(EnglishNumber.ordinal(last.number))
        next = last.next
      }
      next = sayYear(next, into: &form)
      // "January 5 - March 6"
      guard tokens.kind(next) == .space, tokens.isMark(next + 1, in: ["-", "–", "—"]),
        tokens.kind(next + 2) == .space, self.month(next + 3) != nil
      else { return next }
      form.append("to")
      return next + 3
    }
    guard !hasDash, let year = year(at) else { return nil }
    form.append(name)
    form.append(reader.rules.year(year.number))
    return year.next
  }

  /// The second of two days of a month, behind a dash: "May 1-3", "1 – 3 May".
  private func lastDay(of first: (number: Int, next: Int)) -> (number: Int, next: Int)? {
    let dash = tokens.skipSpace(first.next)
    let index = tokens.skipSpace(dash + 1)
    guard tokens.isMark(dash, in: ["-", "–", "—"]), (dash == first.next) == (index == dash + 1),
      let last = day(index), last.number > first.number,
      !tokens.isMark(last.next, in: ["-", "–"]),
      // A time of day is behind a colon.
      !tokens.isMark(last.next, ":") || tokens.kind(last.next + 1) != .digits
    else { return nil }
    // With blanks, something else may be counted: "May 1 - 3 pm".
    let isEnd =
      last.next >= tokens.count || tokens.isMark(last.next, in: [",", ".", ")", ";"])
      || month(tokens.skipSpace(last.next)) != nil || year(tokens.skipSpace(last.next)) != nil
    return dash == first.next || isEnd ? last : nil
  }

  /// Whether a day is behind its month, before a year or a time, so that a number before it is another: `28 Feb 17 2023`
  /// in a listing of files.
  private func isDay(_ index: Int) -> Bool {
    guard let day = day(index), tokens.kind(day.next) == .space else { return false }
    let behind = tokens.text(day.next + 1)
    return tokens.kind(day.next + 1) == .digits
      && (behind.utf8.count == 4
        || behind.utf8.count == 2 && tokens.isMark(day.next + 2, ":"))
  }

  private func dayFirst(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let start = TextNumber(tokens, at: index)?.small, (1...31).contains(start) else {
      return nil
    }
    let last = lastDay(of: (start, index + 1)).flatMap {
      month(tokens.skipSpace($0.next)) == nil ? nil : $0
    }
    guard let day = last ?? day(index), tokens.kind(day.next) == .space else { return nil }
    var at = day.next + 1
    if tokens.text(at).lowercased() == "of" { at = tokens.skipSpace(at + 1) }
    guard let month = month(at) else { return nil }
    if last == nil, isDay(tokens.skipSpace(month.next)) {
      form.append(EnglishNumber.cardinal(String(start)))
      form.appendPause(",")
      return index + 1
    }
    let before = tokens.kind(index - 1) == .space ? tokens.text(index - 2).lowercased() : ""
    if before != "the" { form.append("the") }
    if last != nil { form.append(EnglishNumber.ordinal(start) + " to") }
    form.append(EnglishNumber.ordinal(day.number))
    form.append("of")
    form.append(name(of: month, at: at))
    return sayYear(month.next, into: &form)
  }

  /// Reads several days before their month: "25 & 26 Dec", "14, 15 and 16 Sept".
  private func daysOfMonth(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let first = day(index) else { return nil }
    var days = [first]
    var joins: [String] = []
    while days.count < 8, let (join, next) = dayJoin(days[days.count - 1].next), let day = day(next)
    {
      joins.append(join)
      days.append(day)
    }
    guard days.count > 1, let last = days.last, tokens.kind(last.next) == .space,
      joins.last?.hasSuffix("and") == true,
      zip(days, days.dropFirst()).allSatisfy({ $0.number < $1.number }),
      // In small letters, some are verbs: "5 and 6 may differ".
      tokens.text(last.next + 1).first?.isUppercase == true, let month = month(last.next + 1)
    else { return nil }
    let before = tokens.kind(index - 1) == .space ? tokens.text(index - 2).lowercased() : ""
    if before != "the" { form.append("the") }
    for (at, day) in days.enumerated() {
      if at > 0, joins[at - 1].hasPrefix(",") { form.appendPause(",") }
      if at > 0, joins[at - 1].hasSuffix("and") { form.append("and") }
      form.append(EnglishNumber.ordinal(day.number))
    }
    form.append("of")
    form.append(name(of: month, at: last.next + 1))
    return sayYear(month.next, into: &form)
  }

  /// What joins a day to the next, a comma, "and" or both, and the index of the next.
  private func dayJoin(_ index: Int) -> (join: String, next: Int)? {
    let hasComma = tokens.isMark(index, ",")
    let word = hasComma ? index + 2 : index + 1
    guard tokens.kind(word - 1) == .space else { return nil }
    if ["and", "&"].contains(tokens.text(word)), tokens.kind(word + 1) == .space {
      return (hasComma ? ", and" : "and", word + 2)
    }
    return hasComma ? (",", word) : nil
  }

  /// Whether a date across a dash from one has a number first that is no month: "05.03.2025 - 22.03.2025".
  private func isBesideDayFirst(_ index: Int) -> Bool {
    let behind = tokens.skipSpace(index + 5)
    let before = tokens.kind(index - 1) == .space ? index - 2 : index - 1
    let start = tokens.kind(before - 1) == .space ? before - 6 : before - 5
    return [(behind, tokens.skipSpace(behind + 1)), (before, start)].contains { dash, other in
      tokens.isMark(dash, in: ["-", "–"]) && tokens.kind(other) == .digits
        && tokens.isMark(other + 1, ".") && tokens.isMark(other + 3, ".")
        && Int(tokens.text(other)).map { $0 > 12 } == true
    }
  }

  /// Whether three numbers with slashes or points between them are at an index, the last of which may be a year.
  private func areDateParts(_ index: Int) -> Bool {
    tokens.kind(index) == .digits && tokens.isMark(index + 1, in: ["/", "."])
      && tokens.kind(index + 2) == .digits && tokens.text(index + 3) == tokens.text(index + 1)
      && tokens.kind(index + 4) == .digits && [2, 4].contains(tokens.text(index + 4).utf8.count)
      && tokens.isEdge(index + 5) && !tokens.isMark(index + 5, in: ["-", "/"])
  }

  /// Reads three numbers separated by the same mark.
  ///
  /// The year comes first or last, and the month before the day.
  private func numericDate(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.isMark(index + 1, in: ["-", "/", "."]),
      tokens.kind(index + 2) == .digits, tokens.text(index + 3) == tokens.text(index + 1),
      tokens.kind(index + 4) == .digits,
      tokens.isEdge(index + 5)
        || (tokens.text(index + 5) == "T" && tokens.kind(index + 6) == .digits),
      !tokens.isMark(index + 5, in: ["-", "/"])
        || tokens.isMark(index + 5, "-") && tokens.isMark(index + 1, in: ["/", "."])
          && areDateParts(index + 6)
    else { return nil }
    let texts = [tokens.text(index), tokens.text(index + 2), tokens.text(index + 4)]
    let numbers = texts.compactMap { Int($0) }
    guard numbers.count == 3, texts.allSatisfy({ $0.count <= 4 }),
      texts.count(where: { $0.count > 2 }) < 2
    else { return nil }
    var month: Int
    var day: Int
    let yearText: String
    if texts[0].count == 4 {
      (yearText, month, day) = (texts[0], numbers[1], numbers[2])
    } else {
      guard texts[2].count == 4 || (texts[2].count == 2 && tokens.isMark(index + 1, "/")) else {
        return nil
      }
      (yearText, month, day) = (texts[2], numbers[0], numbers[1])
      // Swap for day-first regions, and where only the other order makes a date. Who sets points behind numbers of one
      // digit is of such a region, and so is whoever has a day first at the other end of a range.
      let isDayFirst =
        isDayFirst
        || tokens.isMark(index + 1, ".")
          && (texts[..<2].contains { $0.count == 1 } || isBesideDayFirst(index))
      if isDayFirst ? day <= 12 : month > 12 { swap(&month, &day) }
    }
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    if isDayFirst {
      form.append("the " + EnglishNumber.ordinal(day) + " of " + EnglishNumber.months[month - 1])
    } else {
      form.append(EnglishNumber.months[month - 1])
      form.append(EnglishNumber.ordinal(day))
    }
    if yearText.count == 4, let year = Int(yearText), (1000...2999).contains(year) {
      form.append(reader.rules.year(year))
    } else if yearText.hasPrefix("0"), let last = yearText.last {
      form.append("oh " + EnglishNumber.digits(String(last)))
    } else {
      form.append(EnglishNumber.cardinal(yearText))
    }
    // "2024-05-17 08:32:11", "2024-05-17T08:32:11"
    let hasClock =
      tokens.text(index + 5) == "T"
      || tokens.kind(index + 5) == .space && tokens.isMark(index + 9, ":")
        && tokens.kind(index + 10) == .digits
    guard hasClock else { return index + 5 }
    let start = form.text.count
    form.appendPause(",")
    if let next = clock(index + 6, into: &form) { return next }
    form.truncate(to: start)
    return index + 5
  }
}
