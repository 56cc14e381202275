// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Dates in running text.
extension TextNormalizer {
  /// Reads a date and a time by ISO 8601 with a "T" between them, "2024-05-06T10:20:30.5Z", or as programs write both and
  /// their zone with blanks: "2024-05-06 10:20:30 +0200".
  func timestamp(_ index: Int, into form: inout SpokenForm) -> Int? {
    let isSpaced = tokens.kind(index + 5) == .space
    guard tokens.isBoundary(index - 1), tokens.isMark(index + 1, "-"),
      tokens.isMark(index + 3, "-"), isSpaced || tokens.text(index + 5).uppercased() == "T",
      tokens.isMark(index + 7, ":"), tokens.kind(index + 8) == .digits
    else { return nil }
    var end = index + 9
    while tokens.kind(end) == .digits || tokens.isMark(end, in: [":", ".", "+", "-", ","])
      || ["Z", "z"].contains(tokens.text(end))
    {
      end += 1
    }
    while tokens.isMark(end - 1, in: [".", ",", ":"]) { end -= 1 }
    var text = tokens.text(from: index, to: end)
    if isSpaced {
      let hasZone =
        tokens.kind(end) == .space && tokens.isMark(end + 1, in: ["+", "-", "−"])
        && tokens.kind(end + 2) == .digits && tokens.text(end + 2).utf8.count == 4
        && tokens.isBoundary(end + 3)
      // Without a zone, the date and the time are read one after the other.
      guard hasZone else { return nil }
      text += (tokens.isMark(end + 1, "+") ? "+" : "-") + tokens.text(end + 2)
      end += 3
    }
    guard let time = CivilTime(iso8601: text, parts: .dateTime), time.hasTime,
      rules.append(.dateTime(time), into: &form)
    else { return nil }
    return end
  }

  /// Reads the moment that a web server writes into its log: "10/Oct/2000:13:55:36 -0700".
  func logStamp(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.isMark(index + 1, "/"),
      tokens.kind(index + 2) == .letters, tokens.isMark(index + 3, "/"),
      tokens.isMark(index + 5, ":"), tokens.isMark(index + 7, ":"), tokens.isMark(index + 9, ":"),
      tokens.kind(index + 10) == .digits
    else { return nil }
    let hasZone =
      tokens.kind(index + 11) == .space && tokens.isMark(index + 12, in: ["+", "-", "−"])
      && tokens.text(index + 13).utf8.count == 4
    let end = hasZone ? index + 14 : index + 11
    let pattern = "%d/%b/%Y:%H:%M:%S" + (hasZone ? " %z" : "")
    guard tokens.isEdge(end),
      let time = CivilTime(
        tokens.text(from: index, to: end).replacing("−", with: "-"), pattern: pattern),
      rules.append(.dateTime(time), into: &form)
    else { return nil }
    return end
  }

  func date(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isBoundary(index - 1),
      // Behind a point it is the rest of a version: "3.11.2."
      !tokens.isBehindPoint(index),
      !tokens.isMark(index - 1, in: ["-", "/"])
        || tokens.isMark(index - 1, "-") && rules.locale.language != "en"
          && dayBeforeDash(index) != nil
    else { return nil }
    if let (date, next) = numericDate(index, isLed: isBehindDateLead(index)) {
      form.append(rules.date(date))
      return next
    }
    // An invoice and a letter have their year behind their number: "nr 12/2024".
    let month = followsNumberWord(index) ? nil : tokens.numericMonth(index)
    if let (date, next) = month ?? dayAndMonth(index) {
      form.append(rules.date(date))
      return next
    }
    return writtenDate(index, into: &form)
  }

  /// Whether digits are a day and a month: "8/5" behind a weekday.
  func isDayAndMonth(_ index: Int) -> Bool {
    tokens.kind(index) == .digits && dayAndMonth(index) != nil
  }

  /// A day and a month with a slash between them, beside what shows that they are no fraction.
  ///
  /// Examples: "den 31/12", "lun. 3/2", "9/14(土)", "31/12 2024".
  private func dayAndMonth(_ index: Int) -> (date: SpokenDate, next: Int)? {
    // English has its own, whose order is that of the region.
    guard tokens.isMark(index + 1, "/"), rules.locale.language != "en",
      tokens.kind(index + 2) == .digits,
      tokens.isBoundary(index + 3), tokens.isBoundary(index - 1),
      !tokens.isMark(index + 3, in: ["/", "-", "%"]), tokens.text(index).utf8.count <= 2,
      tokens.text(index + 2).utf8.count <= 2, let first = Int(tokens.text(index)),
      let second = Int(tokens.text(index + 2))
    else { return nil }
    let isDayFirst = type(of: rules).isDayBeforeMonth
    let (day, month) = isDayFirst ? (first, second) : (second, first)
    let year = year(behind: index + 3)
    let isBesideDay =
      isBesideWeekday(index, to: index + 3)
      || isBehindDayLead(index, first, second, hasYear: year != nil)
    guard (1...31).contains(day), (1...12).contains(month),
      !TextTokens.isAspect(first, second) || isBesideWeekday(index, to: index + 3)
        || year != nil && isBesideDay
    else { return nil }
    if isDayFirst, day > 12 || isBesideDay, let year {
      return (SpokenDate(year: year, month: month, day: day, isWritten: true), index + 5)
    }
    guard
      isBesideDay || followsDay(index)
        || isBeforeClock(index + 3, isPart: first < second && second <= 4)
        || isMonthAndDay(index, first, second)
    else { return nil }
    return (SpokenDate(month: month, day: day, isWritten: true), index + 3)
  }

  /// Whether a day that can be no fraction is before the word that joins an index to it: "30/4 và 1/5".
  private func followsDay(_ index: Int) -> Bool {
    guard isJoinedToDay(index - 3), tokens.isMark(index - 5, "/"),
      tokens.kind(index - 6) == .digits, let day = Int(tokens.text(index - 6)),
      let month = Int(tokens.text(index - 4)), type(of: rules).isDayBeforeMonth
    else { return false }
    return (13...31).contains(day) && (1...12).contains(month)
      && !TextTokens.isAspect(day, month)
  }

  /// The year behind a blank at an index.
  private func year(behind index: Int) -> Int? {
    guard tokens.kind(index) == .space, tokens.text(index + 1).utf8.count == 4,
      tokens.isEdge(index + 2), let year = Int(tokens.text(index + 1)),
      (1500...2199).contains(year)
    else { return nil }
    return year
  }

  /// Whether a word for the hour, or a comma and at most three short words with a time, are behind an index: "kl 8", ", às 14h".
  ///
  /// Doses are taken at some time as well: "1/2 a las 8:00".
  private func isBeforeClock(_ index: Int, isPart: Bool) -> Bool {
    var at = tokens.isMark(index, ",") ? index + 1 : index
    guard tokens.kind(at) == .space else { return false }
    if type(of: rules).clockLeads.contains(tokens.text(at + 1).lowercased()) { return true }
    guard at > index || tokens.text(at + 1) == "às", !isPart else { return false }
    for _ in 0..<3 {
      at = tokens.skipSpace(at)
      if tokens.kind(at) == .digits {
        let hasMinutes =
          tokens.isMark(at + 1, ":") && tokens.kind(at + 2) == .digits
          && tokens.text(at + 2).utf8.count == 2
        return tokens.text(at).utf8.count <= 2 && (hasMinutes || tokens.text(at + 1) == "h")
      }
      guard tokens.kind(at) == .letters, tokens.text(at).count <= 4 else { return false }
      at = tokens.isMark(at + 1, ".") ? at + 2 : at + 1
    }
    return false
  }

  /// Whether a weekday is right before something, or in brackets behind it.
  private func isBesideWeekday(_ index: Int, to next: Int) -> Bool {
    let names = WeekdayNames.of(rules.locale)
    var at = index - 1
    while at > index - 4, tokens.kind(at) == .space || tokens.isMark(at, in: [".", ",", "("]) {
      at -= 1
    }
    // "quarta-feira", "4ª feira"; alone, the word is a fair.
    let isEndOfName =
      names.isEndOfName(tokens.text(at))
      && (tokens.isMark(at - 1, "-") || tokens.text(at - 2) == "ª")
    if at < index - 1, names.isName(tokens.text(at)) || isEndOfName { return true }
    // "terça, 3/9": without its last word, it is a weekday where a comma or a bracket is behind it.
    if at == index - 3, tokens.isMark(index - 2, ",") || tokens.isMark(index - 1, "("),
      names.name(shortenedTo: tokens.text(at)) != nil
    {
      return true
    }
    let behind = tokens.skipSpace(next)
    let isInBrackets = tokens.isMark(behind, in: ["(", "（"])
    return isInBrackets && names.isName(tokens.text(behind + 1))
      && tokens.isMark(behind + 2, in: [")", "）", "."])
  }

  /// Whether a word that stands before days is before two numbers, and they are not a part of what follows: "le 1/4 de".
  private func isBehindDayLead(
    _ index: Int, _ first: Int, _ second: Int, hasYear: Bool
  ) -> Bool {
    guard tokens.kind(index - 1) == .space else { return false }
    var start = index - 1
    while start > max(index - 8, 0), tokens.kind(start - 1) != .space { start -= 1 }
    let lead = tokens.text(from: start, to: index - 1).lowercased()
    guard type(of: rules).dayLeads.contains(lead) else { return false }
    // Nothing is due at the latest by a part of something.
    if first >= second || lead == "senast" || hasYear { return true }
    // Halves to quarters are parts, and so is what stands before a word such as "of".
    return second > 4 && !isPart(index + 3)
  }

  /// Whether two numbers are a month and a day in a language that writes the parts of a fraction with signs: what stands
  /// behind days is right behind them, and they are no halves to quarters.
  private func isMonthAndDay(_ index: Int, _ first: Int, _ second: Int) -> Bool {
    let behind = tokens.text(index + 3)
    return type(of: rules).writesFractionsInSigns && (second > 4 || first > second)
      && !tokens.text(index - 1).hasSuffix("第")
      && Self.behindDays.contains(where: behind.hasPrefix)
  }

  /// What is right behind a day in Japanese, Korean and Chinese.
  private static let behindDays = [
    "に", "から", "まで", "必着", "締切", "開催", "付け", "発売", "에", "부터", "까지", "放假", "大促", "当天",
    "上午", "下午", "晚上", "早上",
  ]

  /// Whether the word behind a blank tells of what something is a part.
  private func isPart(_ index: Int) -> Bool {
    tokens.kind(index) == .space
      && type(of: rules).partitives.contains(tokens.text(index + 1).lowercased())
  }

  /// A fully numeric date: "02.03.2003", "2024-01-15", "30-2-1990".
  ///
  /// Three parts of two digits are a date only with points between them and the day first, and those of one or two digits
  /// where a word before them tells.
  func numericDate(_ index: Int, isLed: Bool = false) -> (date: SpokenDate, next: Int)? {
    if let day = dayInRange(index) { return day }
    let mark = tokens.text(index + 1)
    guard [".", "/", "-", "·"].contains(mark), tokens.kind(index) == .digits,
      tokens.kind(index + 2) == .digits, tokens.text(index + 3) == mark,
      tokens.kind(index + 4) == .digits,
      tokens.isBoundary(index + 5)
        || type(of: rules).dateEras.contains(tokens.text(index + 5)) && tokens.isEdge(index + 6),
      tokens.text(index + 5) != mark || tokens.kind(index + 6) != .digits
    else { return nil }
    let texts = [tokens.text(index), tokens.text(index + 2), tokens.text(index + 4)]
    guard let first = Int(texts[0]), let second = Int(texts[1]), let third = Int(texts[2]) else {
      return nil
    }
    var date = SpokenDate()
    if texts[0].count == 4, texts[1].count <= 2, texts[2].count <= 2 {
      date = SpokenDate(year: first, month: second, day: third)
    } else if texts[2].count == 4, texts[0].count <= 2, texts[1].count <= 2 {
      let isDayFirst = type(of: rules).isDayFirst
      date = SpokenDate(
        year: third, month: isDayFirst ? second : first, day: isDayFirst ? first : second)
      // A month beyond twelve means that the parts are in the other order.
      if let month = date.month, month > 12 { swap(&date.month, &date.day) }
    } else if mark == "." || mark == "/", type(of: rules).isDayFirst,
      texts.allSatisfy({ $0.count == 2 })
        || mark == "." && isLed && texts[2].count == 2 && texts.allSatisfy({ $0.count <= 2 })
    {
      date = SpokenDate(year: third, month: second, day: first, hasShortYear: true)
    } else {
      return nil
    }
    guard let month = date.month, let day = date.day, (1...12).contains(month),
      (1...31).contains(day)
    else { return nil }
    return (date, index + 5)
  }

  /// A day and a month in digits, and what follows them.
  private struct PairOfDigits {
    var first: Int
    var second: Int
    var mark: String
    /// Whether one of them has a zero before its digit.
    var isPadded: Bool
    /// Whether a point is behind the month, as behind an ordinal.
    var hasPoint = false
    var hasYear: Bool
    var next: Int
  }

  /// Two numbers of a date with a point or a slash between them, and a year behind them where there is one: "15/07", "05.03.".
  private func pairOfDigits(_ index: Int) -> PairOfDigits? {
    let mark = tokens.text(index + 1)
    guard tokens.kind(index) == .digits, mark == "/" || mark == ".",
      tokens.kind(index + 2) == .digits, tokens.isBoundary(index - 1),
      !tokens.isMark(index - 1, in: [".", ",", "/", ":"]),
      case let texts = [tokens.text(index), tokens.text(index + 2)],
      texts.allSatisfy({ $0.utf8.count <= 2 }), let first = Int(texts[0]),
      let second = Int(texts[1]), first > 0, second > 0
    else { return nil }
    var pair = PairOfDigits(
      first: first, second: second, mark: mark,
      isPadded: texts.contains { $0.hasPrefix("0") }, hasYear: false, next: index + 3)
    if tokens.text(pair.next) == mark {
      pair.hasYear =
        tokens.kind(pair.next + 1) == .digits
        && [2, 4].contains(tokens.text(pair.next + 1).utf8.count)
      pair.hasPoint = !pair.hasYear && mark == "."
      pair.next += pair.hasYear ? 2 : pair.hasPoint ? 1 : 0
    }
    guard tokens.isBoundary(pair.next), tokens.text(pair.next) != "/", pair.second < 32 else {
      return nil
    }
    return pair
  }

  /// A day and a month without a year that are one end of a range, whose other end is alike or has a year: "15/07 - 30/07",
  /// "05.03 - 12.03.2025".
  ///
  /// Among slashes a zero before a digit tells them from fractions. Hours, chapters and versions have points and zeros,
  /// too, but neither a year, nor a point behind them, nor a first number beyond 23.
  private func dayInRange(_ index: Int) -> (date: SpokenDate, next: Int)? {
    guard rules.locale.language != "en", !isEquation, !followsNumberWord(index),
      let own = pairOfDigits(index), !own.hasYear,
      own.mark == "/" || rules.numerals.decimalMarks.contains(",")
    else { return nil }
    let others = [dayBehindDash(own.next), dayBeforeDash(index)].compactMap { $0 }
    // Where a year is behind points, the day is first in every language.
    let isDayFirst =
      type(of: rules).isDayBeforeMonth
      || own.mark == "." && others.contains { $0.mark == "." && $0.hasYear }
    let isDay = { (pair: PairOfDigits) in
      let (day, month) = isDayFirst ? (pair.first, pair.second) : (pair.second, pair.first)
      return (1...31).contains(day) && (1...12).contains(month)
    }
    guard isDay(own),
      others.contains(where: { other in
        guard other.mark == own.mark, isDay(other) else { return false }
        if other.hasYear { return true }
        return own.mark == "/"
          ? own.isPadded || other.isPadded || areDaysWithSlash(own, other, at: index)
          : own.hasPoint && other.hasPoint || max(own.first, other.first) > 23
      }),
      own.mark == "/" || unit(own.next, isGlued: false) == nil
    else { return nil }
    let (day, month) = isDayFirst ? (own.first, own.second) : (own.second, own.first)
    return (SpokenDate(month: month, day: day), own.next)
  }

  /// Whether what has slashes on both sides of a dash is two days: their language writes no fractions so, one of them is
  /// beyond the months, or a word for days is before the first.
  private func areDaysWithSlash(
    _ own: PairOfDigits, _ other: PairOfDigits, at index: Int
  ) -> Bool {
    if type(of: rules).writesFractionsInSigns { return true }
    if type(of: rules).isDayBeforeMonth, max(own.first, other.first) > 12 { return true }
    let dash = tokens.kind(index - 1) == .space ? index - 2 : index - 1
    guard tokens.isMark(dash, in: Self.dashes) else {
      return isBehindDayLead(index, own.first, own.second, hasYear: true)
    }
    let start = (tokens.kind(dash - 1) == .space ? dash - 1 : dash) - 3
    return isBehindDayLead(start, other.first, other.second, hasYear: true)
  }

  /// The day and month behind a dash at an index, before which a blank may be.
  private func dayBehindDash(_ index: Int) -> PairOfDigits? {
    let dash = tokens.skipSpace(index)
    guard tokens.isMark(dash, in: Self.dashes) else { return nil }
    return pairOfDigits(tokens.skipSpace(dash + 1))
  }

  /// The day and month before a dash that is before an index.
  private func dayBeforeDash(_ index: Int) -> PairOfDigits? {
    let dash = tokens.kind(index - 1) == .space ? index - 2 : index - 1
    guard tokens.isMark(dash, in: Self.dashes) else { return nil }
    let end = tokens.kind(dash - 1) == .space ? dash - 1 : dash
    // With a year, with the point of a day and a month, or with neither.
    for length in [5, 4, 3] {
      if let pair = pairOfDigits(end - length), pair.next == end { return pair }
    }
    return nil
  }

  /// Reads the dash without blanks between two dates: "15.07.-30.07.2024".
  func dashOfDates(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index, in: Self.dashes), rules.locale.language != "en",
      dayBeforeDash(index + 1) != nil, numericDate(index + 1) != nil
    else { return nil }
    form.append(rules.words.to)
    return index + 1
  }

  /// Whether a word that has a date behind it is before an index, with or without a colon: "Stand: 9.8.23".
  private func isBehindDateLead(_ index: Int) -> Bool {
    let lead = tokens.lead(before: index, past: [":"])
    // Versions are since and until as well: "od 2.6.24".
    return Self.dateWords.contains(lead)
  }

  /// Words before a date, in languages that write it with points.
  private static let dateWords: Set<String> = [
    "stand", "datum", "geb", "geboren", "geburtsdatum", "data", "dato", "дата", "dnia", "tarih",
    "tarihi", "dátum", "päivä",
  ]

  /// Reads a date with its month as a word: "10 mars 2023", "20 de marzo del 2020", "03-фев-2002".
  func writtenDate(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, let day = Int(tokens.text(index)),
      (1...31).contains(day), tokens.text(index).count <= 2
    else { return nil }
    // "1er janvier" has an ending.
    let hasEnding =
      tokens.isMark(index + 1, ".")
      || type(of: rules).dayEndings.contains(tokens.text(index + 1))
    var at = hasEnding ? index + 2 : index + 1
    if tokens.isMark(at, "-") { at += 1 } else { at = tokens.skipSpace(at) }
    if type(of: rules).datePrepositions.contains(tokens.text(at)) { at = tokens.skipSpace(at + 1) }
    guard at > index + 1, tokens.kind(at) == .letters, tokens.isEdge(at + 1),
      let month = rules.months.month(tokens.text(at))
    else { return nil }
    var next = at + 1
    let isShort = tokens.text(at).count <= 4
    var date = SpokenDate(month: month, day: day, isWritten: true)
    // "16-Aug-06"
    if rules.locale.language != "en", tokens.isMark(index + 1, "-"), tokens.isMark(next, "-"),
      tokens.kind(next + 1) == .digits,
      tokens.text(next + 1).utf8.count == 2, tokens.isBoundary(next + 2),
      let year = Int(tokens.text(next + 1))
    {
      (date.year, date.hasShortYear) = (year, true)
      form.append(rules.date(date))
      return next + 2
    }
    var behind = isShort && tokens.isMark(next, ".") ? next + 1 : next
    if tokens.isMark(behind, "-") || tokens.isMark(behind, ",") { behind += 1 }
    behind = tokens.skipSpace(behind)
    var preposition: String?
    if type(of: rules).datePrepositions.contains(tokens.text(behind)) {
      preposition = tokens.text(behind)
      behind = tokens.skipSpace(behind + 1)
    }
    if tokens.kind(behind) == .digits, tokens.text(behind).count == 4,
      tokens.isBoundary(behind + 1)
    {
      date.year = Int(tokens.text(behind))
      next = behind + 1
    } else if isShort, tokens.isMark(next, "."), next + 1 < tokens.count {
      next += 1
    }
    var words = rules.date(date)
    // Keep the preposition written before the year where it differs from the usual one.
    if let year = date.year, let preposition,
      let usual = type(of: rules).datePrepositions.first(where: {
        words.hasSuffix(" " + $0 + " " + rules.year(year))
      })
    {
      let end = rules.year(year)
      words = words.dropLast(end.count + usual.count + 2) + " " + preposition + " " + end
    }
    form.append(words)
    return next
  }

  /// Reads the dash between two months with their years.
  ///
  /// Examples: "Apr 2020 - May 2020", "janv. 2019 – mars 2021".
  func dashOfMonths(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index, in: Self.dashes) else { return nil }
    let isSpaced = tokens.kind(index - 1) == .space
    let end = isSpaced ? index - 2 : index - 1
    let start = tokens.skipSpace(index + 1)
    guard isSpaced == (start > index + 1), monthOfYear(endingAt: end),
      tokens.kind(start) == .letters, rules.months.month(tokens.text(start)) != nil,
      let year = yearBehindMonth(start), year > start
    else { return nil }
    form.append(rules.words.to)
    return start
  }

  /// Whether a month and its year, which may have a preposition before it, end at an index.
  private func monthOfYear(endingAt end: Int) -> Bool {
    (2...6).contains { count in
      let month = end - count
      return month >= 0 && tokens.kind(month) == .letters
        && rules.months.month(tokens.text(month)) != nil && yearBehindMonth(month) == end
    }
  }

  /// The index of the year behind a month's name; nil if there is none.
  private func yearBehindMonth(_ month: Int) -> Int? {
    var at = tokens.isMark(month + 1, ".") ? month + 2 : month + 1
    at = tokens.skipSpace(at)
    if type(of: rules).datePrepositions.contains(tokens.text(at)) { at = tokens.skipSpace(at + 1) }
    guard at > month + 1, tokens.kind(at) == .digits, tokens.text(at).utf8.count == 4,
      let year = Int(tokens.text(at)), (1000...2200).contains(year), tokens.isBoundary(at + 1)
    else { return nil }
    return at
  }

  /// Reads two months with a dash between them, which may be words alone: "Jan.–Mar.", "mars-mai".
  func monthRange(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let (first, last, next) = tokens.dashedWords(index), let from = rules.months.month(first),
      let to = rules.months.month(last), from != to
    else { return nil }
    form.append(rules.months[from])
    form.append(rules.words.to)
    form.append(rules.months[to])
    return next
  }

  /// Reads a short name of a month with its year behind it, or where a word or another month shows that it is one.
  ///
  /// Examples: "i dec. 2023", "em jan./2024", "em mar.", "fev. e dez.".
  func shortMonth(_ index: Int, into form: inout SpokenForm) -> Int? {
    let name = tokens.text(index)
    guard tokens.isMark(index + 1, "."), tokens.kind(index) == .letters, name.count <= 5,
      tokens.isEdge(index - 1), let month = rules.months.month(name),
      // "in May. The talks"
      rules.months[month].lowercased() != name.lowercased()
    else { return nil }
    let isSlashed = tokens.isMark(index + 2, "/")
    var year = isSlashed ? index + 3 : tokens.skipSpace(index + 2)
    if type(of: rules).datePrepositions.contains(tokens.text(year)) {
      year = tokens.skipSpace(year + 1)
    }
    let hasYear =
      year > index + 2 && tokens.text(year).utf8.count == 4 && tokens.isEdge(year + 1)
      && Int(tokens.text(year)).map { (1500...2200).contains($0) } ?? false
    guard hasYear || isAmongMonths(index) else { return nil }
    form.append(rules.months[month])
    return hasYear && isSlashed ? index + 3 : index + 2
  }

  /// Whether a word that stands before months, or another short name of one, is beside an index.
  private func isAmongMonths(_ index: Int) -> Bool {
    guard tokens.kind(index - 1) == .space || index == 0 else { return false }
    let isMonth = { (at: Int) in
      at >= 0 && tokens.isMark(at + 1, ".") && tokens.kind(at) == .letters
        && rules.months.month(tokens.text(at)) != nil
    }
    let lead = index > 1 ? tokens.text(index - 2).lowercased() : ""
    let isFirst = tokens.isMark(index - 2, in: ["°", "º"]) && tokens.text(index - 3) == "1"
    if isFirst || Self.leadsOfMonths[rules.locale.language]?.contains(lead) == true { return true }
    // "jan., fev. e mar."
    return isMonth(index + 4) && tokens.isMark(index + 2, ",")
      || isMonth(index - 4) && tokens.isMark(index - 2, ",")
      || isMonth(index + 5) && tokens.text(index + 3).count < 4
      || isMonth(index - 5) && tokens.text(index - 2).count < 4
  }

  /// Words before a month without its day, and before no other word that is written like one.
  private static let leadsOfMonths: [String: Set<String>] = [
    "pt": ["em", "desde", "até"], "es": ["en", "desde", "hasta"], "fr": ["en", "depuis", "fin"],
    "it": ["a", "da", "in"], "de": ["im", "ab", "seit", "bis", "ende", "anfang", "mitte"],
    "nl": ["in", "sinds", "vanaf", "eind", "begin", "medio"],
    "sv": ["i", "sedan", "från", "till", "slutet"],
    "en": ["in", "since", "until", "by", "early", "mid", "late", "of"],
  ]

  /// Reads the first of a month whose day is an ordinal, and whose month is a number: "1º/3", "1°/2/1958".
  func firstInDigits(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.text(index) == "1", tokens.isEdge(index - 1),
      ["º", "°", "o"].contains(tokens.text(index + 1)), tokens.isMark(index + 2, "/"),
      tokens.kind(index + 3) == .digits, let month = Int(tokens.text(index + 3)),
      (1...12).contains(month), type(of: rules).isDayBeforeMonth
    else { return nil }
    var date = SpokenDate(month: month, day: 1)
    let hasYear =
      tokens.isMark(index + 4, "/") && tokens.text(index + 5).utf8.count == 4
      && tokens.kind(index + 5) == .digits
    if hasYear { date.year = Int(tokens.text(index + 5)) }
    let next = hasYear ? index + 6 : index + 4
    guard tokens.isBoundary(next), !tokens.isMark(next, in: ["/", "-"]) else { return nil }
    form.append(rules.date(date))
    return next
  }
}
