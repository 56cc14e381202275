/// Dates and times in running text.
extension EnglishTextReader {
  /// Reads a date.
  ///
  /// Examples: "July 25, 2012", "25 jul 2012", "22nd July", "2016-11-03", "11/17/05", "July 1876".
  func date(_ place: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isEdge(place - 1), !tokens.isMark(place - 1, in: ["-", "/", "."]) else {
      return nil
    }
    return numericDate(place, into: &form) ?? weekdayDate(place, into: &form)
      ?? monthFirst(place, into: &form)
      ?? dayFirst(place, into: &form)
  }

  /// Reads a weekday with a numeric month and day after it: "Tue 2/22", "Tu (2/22)".
  private func weekdayDate(_ place: Int, into form: inout SpokenForm) -> Int? {
    guard let weekday = EnglishTextWords.weekdays[tokens.text(place)] else { return nil }
    let space = tokens.skipSpace(tokens.isMark(place + 1, ".") ? place + 2 : place + 1)
    let hasParenthesis = tokens.isMark(space, "(")
    let at = hasParenthesis ? space + 1 : space
    guard space > place + 1, tokens.isMark(at + 1, "/"), var month = Int(tokens.text(at)),
      var day = Int(tokens.text(at + 2)), tokens.isEdge(at + 3), !tokens.isMark(at + 3, "/")
    else { return nil }
    if isDayFirst { swap(&month, &day) }
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    form.append(weekday)
    form.append((hasParenthesis ? "(" : "") + "the " + EnglishNumber.ordinal(day))
    form.append("of " + EnglishNumber.months[month - 1])
    return at + 3
  }

  /// The month that a word names, and the index past it and past the period of an abbreviation.
  private func month(_ place: Int) -> (number: Int, next: Int)? {
    guard tokens.kind(place) == .letters,
      let number = EnglishTextWords.months[tokens.text(place).lowercased()]
    else { return nil }
    let hasStop = tokens.isMark(place + 1, ".") && tokens.text(place).count < 5
    return (number, place + (hasStop ? 2 : 1))
  }

  /// The full name of a month, in the text's own casing if the text has it in full.
  private func name(of month: (number: Int, next: Int), at place: Int) -> String {
    let name = EnglishNumber.months[month.number - 1]
    return tokens.text(place).lowercased() == name.lowercased() ? tokens.text(place) : name
  }

  /// A day of a month, with or without an ordinal suffix.
  private func day(_ place: Int) -> (number: Int, next: Int)? {
    guard let number = TextNumber(tokens, at: place), let day = number.small,
      number.whole.count <= 2,
      (1...31).contains(day)
    else { return nil }
    let end = isOrdinal(number) ? number.next + 1 : number.next
    return tokens.isEdge(end) && !tokens.isMark(end, in: ["/", "%", "°"]) ? (day, end) : nil
  }

  /// A year of four digits.
  private func year(_ place: Int) -> (number: Int, next: Int)? {
    guard let number = TextNumber(tokens, at: place), let year = number.small,
      number.whole.count == 4, (1000...2999).contains(year), tokens.isEdge(number.next)
    else { return nil }
    return (year, number.next)
  }

  /// Appends the year after a day or month, with or without a comma, and returns the next index.
  private func sayYear(_ place: Int, into form: inout SpokenForm) -> Int {
    let comma = tokens.isMark(place, ",") ? place + 1 : place
    guard let year = year(tokens.skipSpace(comma)), tokens.skipSpace(comma) > place else {
      return place
    }
    if comma > place { form.appendPause(",") }
    form.append(EnglishNumber.year(year.number))
    return year.next
  }

  private func monthFirst(_ place: Int, into form: inout SpokenForm) -> Int? {
    guard let month = month(place) else { return nil }
    let hasDash = tokens.isMark(month.next, "-")
    let at = hasDash ? month.next + 1 : tokens.skipSpace(month.next)
    guard at > month.next else { return nil }
    let name = name(of: month, at: place)
    if let day = day(at) {
      form.append(name)
      form.append(EnglishNumber.ordinal(day.number))
      return sayYear(day.next, into: &form)
    }
    guard !hasDash, let year = year(at) else { return nil }
    form.append(name)
    form.append(EnglishNumber.year(year.number))
    return year.next
  }

  private func dayFirst(_ place: Int, into form: inout SpokenForm) -> Int? {
    guard let day = day(place), tokens.kind(day.next) == .space else { return nil }
    var at = day.next + 1
    if tokens.text(at).lowercased() == "of" { at = tokens.skipSpace(at + 1) }
    guard let month = month(at) else { return nil }
    let before = tokens.kind(place - 1) == .space ? tokens.text(place - 2).lowercased() : ""
    if before != "the" { form.append("the") }
    form.append(EnglishNumber.ordinal(day.number))
    form.append("of")
    form.append(name(of: month, at: at))
    return sayYear(month.next, into: &form)
  }

  /// Reads three numbers separated by the same mark.
  ///
  /// The year comes first or last, and the month before the day.
  private func numericDate(_ place: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(place) == .digits, tokens.isMark(place + 1, in: ["-", "/", "."]),
      tokens.kind(place + 2) == .digits, tokens.text(place + 3) == tokens.text(place + 1),
      tokens.kind(place + 4) == .digits,
      tokens.isEdge(place + 5)
        || (tokens.text(place + 5) == "T" && tokens.kind(place + 6) == .digits),
      !tokens.isMark(place + 5, in: ["-", "/"])
    else { return nil }
    let texts = [tokens.text(place), tokens.text(place + 2), tokens.text(place + 4)]
    let numbers = texts.compactMap { Int($0) }
    guard numbers.count == 3, texts.allSatisfy({ $0.count <= 4 }) else { return nil }
    var month: Int
    var day: Int
    let yearText: String
    if texts[0].count == 4 {
      (yearText, month, day) = (texts[0], numbers[1], numbers[2])
    } else {
      guard texts[2].count == 4 || (texts[2].count == 2 && tokens.isMark(place + 1, "/")) else {
        return nil
      }
      (yearText, month, day) = (texts[2], numbers[0], numbers[1])
      // Swap for day-first regions, and where only the other order makes a date.
      if isDayFirst ? day <= 12 : month > 12 { swap(&month, &day) }
    }
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    form.append(EnglishNumber.months[month - 1])
    form.append(EnglishNumber.ordinal(day))
    if yearText.count == 4, let year = Int(yearText), (1000...2999).contains(year) {
      form.append(EnglishNumber.year(year))
    } else if yearText.hasPrefix("0"), let last = yearText.last {
      form.append("oh " + EnglishNumber.digits(String(last)))
    } else {
      form.append(EnglishNumber.cardinal(yearText))
    }
    guard tokens.text(place + 5) == "T" else { return place + 5 }
    form.appendPause(",")
    return clock(place + 6, into: &form) ?? place + 5
  }

  /// The time after the "T" of ISO 8601, with its zone.
  private func clock(_ place: Int, into form: inout SpokenForm) -> Int? {
    guard let hour = Int(tokens.text(place)), hour < 24, tokens.isMark(place + 1, ":"),
      let minute = Int(tokens.text(place + 2)), minute < 60
    else { return nil }
    var time = CivilTime()
    (time.hour, time.minute) = (hour, minute)
    var end = place + 3
    if tokens.isMark(end, ":"), let second = Int(tokens.text(end + 1)), second < 60 {
      time.second = second
      end += 2
    }
    if tokens.text(end) == "Z" {
      time.zone = "Z"
      end += 1
    }
    _ = EnglishRules().append(.time(time), into: &form)
    return end
  }

  /// Reads a duration or a length in two or more parts, each with its unit: "2h 5m", "5'10\"".
  func duration(_ place: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isEdge(place - 1), !tokens.isMark(place - 1, in: [".", ",", "-"]) else {
      return nil
    }
    var parts: [(number: TextNumber, unit: String)] = []
    var at = place
    var end = place
    // Days, hours, minutes and seconds at most.
    while parts.count <= 4, let number = TextNumber(tokens, at: at), number.isPlain,
      let unit = Self.durationUnits[tokens.text(number.next)],
      tokens.kind(number.next) == .mark || tokens.isEdge(number.next + 1)
    {
      parts.append((number, unit))
      end = number.next + 1
      at = tokens.skipSpace(end)
    }
    let isLength = parts.first?.unit == "foot"
    guard parts.count > 1, parts.allSatisfy({ ["foot", "inch"].contains($0.unit) == isLength })
    else {
      return nil
    }
    for part in parts {
      form.append(EnglishNumber.cardinal(part.number.whole))
      let plural = part.unit == "foot" ? "feet" : part.unit == "inch" ? "inches" : part.unit + "s"
      form.append(part.number.whole == "1" ? part.unit : plural)
    }
    return end
  }

  private static let durationUnits: [String: String] = [
    "d": "day", "h": "hour", "hr": "hour", "m": "minute", "min": "minute", "s": "second",
    "sec": "second", "'": "foot", "′": "foot", "\"": "inch", "″": "inch",
  ]

  // MARK: Times

  /// Reads a time of day with its a.m. or p.m. and its zone: "10:30", "5pm-7 pm", "1:01:01".
  func time(_ place: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isEdge(place - 1), !tokens.isMark(place - 1, in: [":", ".", "/", "-"]),
      let hour = Int(tokens.text(place)), tokens.kind(place) == .digits, hour <= 24
    else { return nil }
    var minutes: Int?
    var seconds: Int?
    var end = place + 1
    let mark = tokens.text(end)
    if [":", "."].contains(mark), tokens.kind(end + 1) == .digits, tokens.text(end + 1).count == 2,
      let value = Int(tokens.text(end + 1)), value < 60
    {
      minutes = value
      end += 2
      if tokens.isMark(end, ":"), mark == ":", tokens.kind(end + 1) == .digits,
        tokens.text(end + 1).count == 2, let value = Int(tokens.text(end + 1)), value < 60
      {
        seconds = value
        end += 2
      }
    }
    let half = halfOfDay(end)
    guard half != nil || (minutes != nil && mark == ":"), half == nil || (1...12).contains(hour)
    else { return nil }
    if half == nil, !tokens.isEdge(end), zone(end) == nil { return nil }
    say(hour, minutes, seconds, hasHalf: half != nil, into: &form)
    if let half {
      form.append(half.word)
      end = half.next
    }
    if let zone = zone(end) {
      form.append(zone.letters, as: .letters)
      end = zone.next
    }
    if tokens.isMark(end, in: ["-", "–"]), tokens.kind(end + 1) == .digits {
      let form0 = form.text.count
      form.append("to")
      if let last = time(after: end + 1, into: &form) ?? time(from: end + 1, into: &form) {
        return last
      }
      form.truncate(to: form0)
    }
    return end
  }

  /// Reads the 24-hour time after a dash.
  private func time(from place: Int, into form: inout SpokenForm) -> Int? {
    guard let hour = Int(tokens.text(place)), hour <= 24, tokens.isMark(place + 1, ":"),
      tokens.text(place + 2).count == 2, let minutes = Int(tokens.text(place + 2)), minutes < 60,
      tokens.isEdge(place + 3)
    else { return nil }
    say(hour, minutes, nil, hasHalf: false, into: &form)
    return place + 3
  }

  /// Reads the a.m. or p.m. time after a dash.
  private func time(after place: Int, into form: inout SpokenForm) -> Int? {
    guard let hour = Int(tokens.text(place)), (1...12).contains(hour) else { return nil }
    var minutes: Int?
    var end = place + 1
    if tokens.isMark(end, ":"), let value = Int(tokens.text(end + 1)), value < 60 {
      minutes = value
      end += 2
    }
    guard let half = halfOfDay(end) else { return nil }
    say(hour, minutes, nil, hasHalf: true, into: &form)
    form.append(half.word)
    return half.next
  }

  private func say(
    _ hour: Int, _ minutes: Int?, _ seconds: Int?, hasHalf: Bool, into form: inout SpokenForm
  ) {
    if let seconds, let minutes {
      for (value, unit) in [(hour, "hour"), (minutes, "minute")] {
        form.append(EnglishNumber.cardinal(String(value)))
        form.append(value == 1 ? unit : unit + "s")
      }
      form.append("and " + EnglishNumber.cardinal(String(seconds)))
      form.append(seconds == 1 ? "second" : "seconds")
      return
    }
    form.append(EnglishNumber.cardinal(String(hour)))
    guard let minutes, minutes > 0 else {
      if minutes == 0, !hasHalf { form.append((1...12).contains(hour) ? "o'clock" : "hundred") }
      return
    }
    if minutes < 10 { form.append("oh") }
    form.append(EnglishNumber.cardinal(String(minutes)))
  }

  /// "am" or "pm" in any spelling, and the index past it.
  private func halfOfDay(_ place: Int) -> (word: String, next: Int)? {
    let at = tokens.skipSpace(place)
    let text = tokens.text(at).lowercased()
    if text == "am" || text == "pm" {
      // A period after it becomes the one of "p.m."
      return (text == "am" ? "a.m." : "p.m.", tokens.isMark(at + 1, ".") ? at + 2 : at + 1)
    }
    guard text == "a" || text == "p", tokens.isMark(at + 1, "."),
      tokens.text(at + 2).lowercased() == "m"
    else { return nil }
    let hasStop = tokens.isMark(at + 3, ".")
    return (text + ".m.", at + (hasStop ? 4 : 3))
  }

  /// The time zone after a time, and the index past it.
  private func zone(_ place: Int) -> (letters: String, next: Int)? {
    let zones: Set<String> = [
      "est", "edt", "cst", "cdt", "mst", "mdt", "pst", "pdt", "gmt", "utc", "cet", "bst",
    ]
    let at = tokens.skipSpace(place)
    if zones.contains(tokens.text(at).lowercased()), tokens.isEdge(at + 1) {
      return (tokens.text(at).uppercased(), at + 1)
    }
    let spelled = [at, at + 2, at + 4].map { tokens.text($0).lowercased() }.joined()
    guard zones.contains(spelled), tokens.isMark(at + 1, "."), tokens.isMark(at + 3, ".") else {
      return nil
    }
    return (spelled.uppercased(), at + (tokens.isMark(at + 5, ".") ? 6 : 5))
  }
}
