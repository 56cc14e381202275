/// Dates in running text.
extension TextNormalizer {
  /// Reads a date and a time by ISO 8601 with a "T" between them: "2024-05-06T10:20:30.5Z".
  func timestamp(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isBoundary(index - 1), tokens.isMark(index + 1, "-"),
      tokens.isMark(index + 3, "-"), tokens.text(index + 5).uppercased() == "T",
      tokens.isMark(index + 7, ":"), tokens.kind(index + 8) == .digits
    else { return nil }
    var end = index + 9
    while tokens.kind(end) == .digits || tokens.isMark(end, in: [":", ".", "+", "-", ","])
      || ["Z", "z"].contains(tokens.text(end))
    {
      end += 1
    }
    while tokens.isMark(end - 1, in: [".", ",", ":"]) { end -= 1 }
    let text = tokens.text(from: index, to: end)
    guard let time = CivilTime(iso8601: text, parts: .dateTime), time.hasTime,
      rules.append(.dateTime(time), into: &form)
    else { return nil }
    return end
  }

  func date(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isBoundary(index - 1), !tokens.isMark(index - 1, in: ["-", "/"]) else {
      return nil
    }
    if let (date, next) = numericDate(index) {
      form.append(rules.date(date))
      return next
    }
    if let (date, next) = tokens.numericMonth(index) ?? dayAndMonth(index) {
      form.append(rules.date(date))
      return next
    }
    return writtenDate(index, into: &form)
  }

  /// A day late in its month with a slash before the month, behind a word that stands before days or before a year: "den
  /// 31/12", "31/12 2024".
  ///
  /// Elsewhere it is a fraction, and so are the ratios of screens.
  private func dayAndMonth(_ index: Int) -> (date: SpokenDate, next: Int)? {
    guard type(of: rules).isDayFirst, tokens.isMark(index + 1, "/"), tokens.isBoundary(index + 3),
      !tokens.isMark(index + 3, in: ["/", "-", "%"]), let day = Int(tokens.text(index)),
      let month = Int(tokens.text(index + 2)), (13...31).contains(day), (1...12).contains(month)
    else { return nil }
    let year = tokens.kind(index + 3) == .space ? Int(tokens.text(index + 4)) : nil
    if let year, (1900...2099).contains(year), tokens.isEdge(index + 5) {
      return (SpokenDate(year: year, month: month, day: day, isWritten: true), index + 5)
    }
    let isRatio = [[16, 9], [16, 10], [21, 9]].contains([day, month])
    guard !isRatio, tokens.kind(index - 1) == .space,
      type(of: rules).dayLeads.contains(tokens.text(index - 2).lowercased())
    else { return nil }
    return (SpokenDate(month: month, day: day, isWritten: true), index + 3)
  }

  /// A fully numeric date: "02.03.2003", "2024-01-15", "30-2-1990".
  ///
  /// Three parts of two digits are a date only with points between them and the day first.
  func numericDate(_ index: Int) -> (date: SpokenDate, next: Int)? {
    let mark = tokens.text(index + 1)
    guard [".", "/", "-", "·"].contains(mark), tokens.kind(index) == .digits,
      tokens.kind(index + 2) == .digits, tokens.text(index + 3) == mark,
      tokens.kind(index + 4) == .digits, tokens.isBoundary(index + 5),
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
    } else if mark == ".", type(of: rules).isDayFirst, texts.allSatisfy({ $0.count == 2 }) {
      date = SpokenDate(year: third, month: second, day: first, hasShortYear: true)
    } else {
      return nil
    }
    guard let month = date.month, let day = date.day, (1...12).contains(month),
      (1...31).contains(day)
    else { return nil }
    return (date, index + 5)
  }

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

  /// Reads a short name of a month, with its year behind it.
  ///
  /// Examples: "i dec. 2023", "em jan./2024".
  func shortMonth(_ index: Int, into form: inout SpokenForm) -> Int? {
    let name = tokens.text(index)
    guard tokens.isMark(index + 1, "."), tokens.kind(index) == .letters, name.count <= 5,
      tokens.isEdge(index - 1), let month = rules.months.month(name)
    else { return nil }
    let isSlashed = tokens.isMark(index + 2, "/")
    var year = isSlashed ? index + 3 : tokens.skipSpace(index + 2)
    if type(of: rules).datePrepositions.contains(tokens.text(year)) {
      year = tokens.skipSpace(year + 1)
    }
    guard year > index + 2, tokens.text(year).utf8.count == 4, tokens.isEdge(year + 1),
      let value = Int(tokens.text(year)), (1500...2200).contains(value)
    else { return nil }
    form.append(rules.months[month])
    return isSlashed ? index + 3 : index + 2
  }
}
