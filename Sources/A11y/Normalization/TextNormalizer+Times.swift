// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Times and durations in running text.
extension TextNormalizer {
  /// Reads a time of day: "8:07", "14:30:05 Uhr", "14h30", "3:00 pm EST".
  func time(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isBoundary(index - 1), !tokens.isMark(index - 1, in: [":", "."]),
      var (time, next) = clock(index)
    else {
      return nil
    }
    // With the unit of its minutes it is how long something takes: "1h20m".
    if tokens.text(index + 1) == "h", ["m", "min"].contains(tokens.text(next)),
      tokens.isEdge(next + 1)
    {
      return nil
    }
    let behind = tokens.skipSpace(next)
    let leadIndex = tokens.isMark(index - 2, ".") ? index - 3 : index - 2
    let lead = tokens.kind(index - 1) == .space ? tokens.text(leadIndex).lowercased() : ""
    if let seconds = time.second,
      Self.hoursBehindDuration.contains(tokens.text(behind)),
      tokens.isEdge(behind + 1)
    {
      // Behind the unit it is how long something took: "2:07:41 h".
      for (value, unit) in [(time.hour, "hour"), (time.minute, "minute"), (seconds, "second")]
      where value > 0 {
        form.append(rules.measure(SpokenNumber(value), unit: unit))
      }
      return behind + 1
    }
    let isDotted = tokens.isMark(index + 1, ".")
    var isClock =
      !isDotted || type(of: rules).clockLeads.contains(lead) && !isAmount(index, to: next)
      || isNamed(time, at: index) && !isAmount(index, to: next)
    if let (half, end) = type(of: rules).dayHalves.phrase(tokens, at: behind) {
      time.half = half
      next = end
      isClock = true
    } else if time.hour <= 12, hasEnglishHalf(next), let half = englishHalf(behind) {
      // The 24-hour clock tells the half by itself.
      time.hour = time.hour % 12 + (half == .afternoon ? 12 : 0)
      next = behind + 1
      isClock = true
    }
    let word = tokens.skipSpace(next)
    if type(of: rules).clockWords.contains(tokens.text(word)), tokens.isBoundary(word + 1) {
      next = word + 1
      isClock = true
      // The period of a short form, before more of the line: "17.48 u. heeft".
      if tokens.text(word).count == 1, tokens.isMark(next, "."), tokens.kind(next + 1) == .space,
        tokens.text(next + 2).first?.isLowercase == true
      {
        next += 1
      }
    }
    if !isClock { isClock = isClockRange(index, to: next) }
    // The word may be behind the second of two: "8.30-9.15 Uhr".
    if !isClock, let last = clockBehindDash(next) {
      isClock = type(of: rules).clockWords.contains(tokens.text(tokens.skipSpace(last)))
    }
    if !isClock { isClock = isBeforeSecondClock(next) || isOneOfTwoClocks(index, to: next) }
    let zone = zone(tokens.skipSpace(next))
    guard isClock || zone != nil else { return nil }
    time.hasZone = zone != nil
    time.lead = type(of: rules).clockLeads.contains(lead) ? lead : ""
    var words = rules.time(time)
    // The word for the clock, or a preposition in its place, is in the text already.
    if type(of: rules).clockLeads.contains(lead),
      let word = type(of: rules).clockWords.first(where: { words.hasPrefix($0 + " ") })
    {
      words.removeFirst(word.count + 1)
    } else if !lead.isEmpty, words.lowercased().hasPrefix(lead + " ") {
      words.removeFirst(lead.count + 1)
    }
    form.append(words)
    if zone == nil, clockBehindDash(next) != nil {
      form.append(rules.words.to)
      if let end = secondClock(next, lead: time.lead, into: &form) { return end }
      return tokens.skipSpace(tokens.skipSpace(next) + 1)
    }
    guard let zone else { return next }
    form.append(zone.letters, as: .letters)
    if !zone.words.isEmpty { form.append(zone.words) }
    return zone.next
  }

  /// Units behind hours, minutes and seconds of how long something took: "2:07:41 h", "in 1:32:08 Stunden".
  private static let hoursBehindDuration: Set<String> = [
    "h", "hrs", "Std", "ч", "год", "uur", "tim", "hours", "Stunden", "heures", "horas", "ore",
    "timmar", "godz", "godzin", "часов", "часа", "годин", "óra",
  ]

  /// Whether a word for "to" or "and" joins a time with a period to another, whose word for the clock stands behind it:
  /// "van 9.00 tot 17.30 uur".
  private func isBeforeSecondClock(_ next: Int) -> Bool {
    guard tokens.kind(next) == .space, tokens.kind(next + 2) == .space,
      [rules.words.to, "tot", "en", "und", "och", "og", "e", "y", "et", "i", "и"].contains(
        tokens.text(next + 1)),
      let (_, end) = clock(next + 3), tokens.isMark(next + 4, in: [".", ":"])
    else { return false }
    return type(of: rules).clockWords.contains(tokens.text(tokens.skipSpace(end)))
  }

  /// Whether what is behind a number makes an amount of it: a unit, a currency, a scale or a percent sign.
  private func isAmount(_ index: Int, to next: Int) -> Bool {
    let behind = tokens.skipSpace(next)
    if type(of: rules).clockWords.contains(tokens.text(behind)) { return false }
    return tokens.isMark(behind, in: Self.percents) || currencySign(behind) != nil
      || tokens.text(behind).lowercased() == rules.words.percent.lowercased()
      || scale(next) != nil || unit(next, isGlued: false) != nil || moneyWords(index) != nil
  }

  /// Words before the first of two times, in languages with a decimal comma, where a period parts their minutes as well.
  private static let leadsOfTwo: Set<String> = [
    "von", "zwischen", "de", "entre", "tra", "fra", "dalle", "tussen", "van", "mellan", "från",
  ]

  /// Whether a number with a period is the first or the second of two times behind a word for them: "von 9.00 bis 18.00".
  private func isOneOfTwoClocks(_ index: Int, to next: Int) -> Bool {
    guard !rules.numerals.decimalMarks.contains("."), !isAmount(index, to: next)
    else { return false }
    let isDotted = { (at: Int) in
      tokens.kind(at) == .digits && tokens.isMark(at + 1, ".")
        && tokens.text(at + 2).utf8.count == 2 && tokens.kind(at + 2) == .digits
    }
    let lead = tokens.kind(index - 1) == .space ? tokens.text(index - 2).lowercased() : ""
    // Turkish has the word between them: "09.00 ile 18.00 arası".
    if rules.locale.language == "tr" {
      return tokens.text(next + 1) == "ile" && isDotted(next + 3)
        && tokens.text(next + 7).hasPrefix("ara")
        || lead == "ile" && isDotted(index - 6) && tokens.text(next + 1).hasPrefix("ara")
    }
    if Self.leadsOfTwo.contains(lead), tokens.kind(next) == .space, tokens.kind(next + 2) == .space
    {
      return isDotted(next + 3) || tokens.kind(next + 4) == .space && isDotted(next + 5)
    }
    // The first is four words before: its hour, its minutes, and their word.
    let first = [index - 6, index - 8].first {
      isDotted($0) && tokens.kind($0 - 1) == .space
    }
    return first.map { Self.leadsOfTwo.contains(tokens.text($0 - 2).lowercased()) } ?? false
  }

  /// Whether two numbers with periods and a dash between them are times: "8.30-12.30".
  ///
  /// In languages with a decimal comma they are nothing else, unless both could be days of a month.
  private func isClockRange(_ index: Int, to next: Int) -> Bool {
    guard !rules.numerals.decimalMarks.contains("."), tokens.isMark(index + 1, "."),
      tokens.text(index + 2).utf8.count == 2, let last = clockBehindDash(next)
    else { return false }
    let start = tokens.skipSpace(tokens.skipSpace(next) + 1)
    guard tokens.isMark(start + 1, "."), last == start + 3, tokens.isBoundary(last),
      !tokens.isMark(last, in: Self.percents), let minute = Int(tokens.text(index + 2)),
      let lastMinute = Int(tokens.text(start + 2))
    else { return false }
    return minute == 0 || lastMinute == 0 || minute > 12 || lastMinute > 12
  }

  /// Reads the second of two times with periods in them, which are times as the first is: "8.00–20.00".
  private func secondClock(_ index: Int, lead: String, into form: inout SpokenForm) -> Int? {
    let start = tokens.skipSpace(tokens.skipSpace(index) + 1)
    guard tokens.isMark(start + 1, "."), var (time, next) = clock(start) else { return nil }
    time.lead = lead
    let word = tokens.skipSpace(next)
    if type(of: rules).clockWords.contains(tokens.text(word)), tokens.isBoundary(word + 1) {
      next = word + 1
    }
    form.append(rules.time(time))
    return next
  }

  /// The index past a second time, behind a dash with blanks on both sides or on none: "9:00 - 17:00".
  private func clockBehindDash(_ index: Int) -> Int? {
    let dash = tokens.skipSpace(index)
    let last = tokens.skipSpace(dash + 1)
    guard tokens.isMark(dash, in: Self.dashes), (dash == index) == (last == dash + 1) else {
      return nil
    }
    if let (_, next) = clock(last) { return next }
    // The minutes of a whole hour may be left out: "8h30–17h".
    let isHour =
      tokens.kind(last) == .digits && tokens.text(last).utf8.count <= 2
      && type(of: rules).clockLetters.contains(tokens.text(last + 1)) && tokens.isEdge(last + 2)
    return isHour ? last + 2 : nil
  }

  /// Reads a time of day with a fraction of its seconds, as databases write them: "07:45:30.0", "13:05:30.25".
  func exactTime(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isBoundary(index - 1), !tokens.isMark(index - 1, in: [":", ".", ","]),
      tokens.isMark(index + 5, "."), tokens.kind(index + 6) == .digits,
      tokens.isMark(index + 3, ":"), tokens.isMark(index + 1, ":"),
      case let parts = [index, index + 2, index + 4].map(tokens.text),
      parts.allSatisfy({ $0.utf8.count == 2 }), let hour = Int(parts[0]), hour < 24,
      let minute = Int(parts[1]), minute < 60, let second = Int(parts[2]), second < 60,
      tokens.isBoundary(index + 7), !tokens.isMark(index + 7, in: [":", "."])
    else { return nil }
    let fraction = tokens.text(index + 6)
    let isWhole = fraction.allSatisfy { $0 == "0" }
    form.append(
      rules.time(
        SpokenTime(hour: hour, minute: minute, second: isWhole && second > 0 ? second : nil)))
    if !isWhole {
      form.append(rules.measure(SpokenNumber(String(second), fraction), unit: "second"))
    }
    return index + 7
  }

  /// Reads minutes and seconds with their hundredths: "1:42,35", "1.42,35".
  func raceTime(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isBoundary(index - 1), !tokens.isMark(index - 1, in: [":", ".", ","]),
      tokens.text(index).utf8.count <= 2, tokens.kind(index) == .digits,
      tokens.isMark(index + 1, in: [":", "."]), tokens.text(index + 2).utf8.count == 2,
      tokens.isMark(index + 3, in: [",", "."]), !tokens.isMark(index + 3, tokens.text(index + 1)),
      tokens.kind(index + 4) == .digits, tokens.text(index + 4).utf8.count <= 3,
      let seconds = Int(tokens.text(index + 2)), seconds < 60, tokens.isBoundary(index + 5),
      !tokens.isMark(index + 5, in: [":"])
    else { return nil }
    form.append(rules.measure(SpokenNumber(tokens.text(index)).trimmed, unit: "minute"))
    form.append(
      rules.measure(SpokenNumber(String(seconds), tokens.text(index + 4)), unit: "second"))
    let word = tokens.skipSpace(index + 5)
    guard ["min", "Min"].contains(tokens.text(word)), tokens.isEdge(word + 1) else {
      return index + 5
    }
    return isPeriodOfShortForm(word + 1) ? word + 2 : word + 1
  }

  /// Reads minutes and seconds with the marks of arcs: "21'45\"", "1'51\"21".
  ///
  /// Few minutes without hundredths may be the feet and inches of somebody's height.
  func primedTime(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isBoundary(index - 1), let minutes = Int(tokens.text(index)), minutes < 600,
      tokens.isMark(index + 1, in: Self.primes), tokens.text(index + 2).utf8.count == 2,
      let seconds = Int(tokens.text(index + 2)), seconds < 60,
      tokens.isMark(index + 3, in: Self.doublePrimes)
    else { return nil }
    let hasHundredths = tokens.kind(index + 4) == .digits && tokens.text(index + 4).utf8.count <= 2
    let next = hasHundredths ? index + 5 : index + 4
    guard hasHundredths || minutes > 8 || seconds > 11 || isTimed(index, to: next),
      tokens.isBoundary(next)
    else { return nil }
    form.append(rules.measure(SpokenNumber(minutes), unit: "minute"))
    form.append(
      rules.measure(
        SpokenNumber(String(seconds), hasHundredths ? tokens.text(index + 4) : ""), unit: "second"))
    return next
  }

  /// Reads minutes with their mark, or seconds with their decimals behind it, as sport writes them where nobody measures in
  /// feet: "90'", "9\"80".
  func sportsTime(_ index: Int, into form: inout SpokenForm) -> Int? {
    // Most numbers have no such mark, and are told by that.
    guard
      tokens.isMark(index + 1, in: Self.primes.union(Self.doublePrimes))
        || tokens.text(index + 1) == "s" && tokens.kind(index + 2) == .digits,
      rules.locale.language != "en",
      index == 0 || tokens.kind(index - 1) == .space || tokens.isMark(index - 1, in: ["+", "("])
        || isAttached(index - 1),
      tokens.text(index).utf8.count <= 3, !isInQuotes(index)
    else { return nil }
    if tokens.isMark(index + 1, in: Self.primes), !tokens.isMark(index + 2, in: Self.primes),
      tokens.isEdge(index + 2), tokens.kind(index + 2) != .digits
    {
      let number = SpokenNumber(tokens.text(index))
      // The word may stand before it as well: "phút 45'".
      let lead = tokens.kind(index - 1) == .space ? tokens.text(index - 2).lowercased() : ""
      let isNamed = lead == rules.name(ofUnit: "minute", for: SpokenNumber("1"))
      form.append(isNamed ? rules.say(number) : rules.measure(number, unit: "minute"))
      return index + 2
    }
    guard tokens.isMark(index + 1, in: Self.doublePrimes) || tokens.text(index + 1) == "s",
      tokens.kind(index + 2) == .digits, tokens.text(index + 2).utf8.count == 2,
      tokens.isEdge(index + 3)
    else { return nil }
    form.append(
      rules.measure(SpokenNumber(tokens.text(index), tokens.text(index + 2)), unit: "second"))
    return index + 3
  }

  /// Whether a quotation begins before an index, so that a mark behind it may be its end.
  ///
  /// A mark right behind digits begins none.
  private func isInQuotes(_ index: Int) -> Bool {
    (max(0, index - Self.longestQuotation)..<max(0, index)).contains {
      tokens.isMark($0, in: ["'", "`", "\"", "‘", "’", "“", "„", "«", "‹"])
        && tokens.kind($0 - 1) != .digits
    }
  }

  /// Whether what is measured in marks of arcs is a time: behind the word for one, or per kilometer.
  private func isTimed(_ index: Int, to next: Int) -> Bool {
    tokens.isMark(next, "/")
      || (1...4).contains { Self.timeWords.contains(tokens.text(index - $0).lowercased()) }
  }

  /// Words of what takes a time, in which the mark of inches is that of seconds.
  private static let timeWords: Set<String> = [
    "giro", "recupero", "pausa", "tempo", "zeit", "pause", "temps", "chrono", "tiempo", "descanso",
    "récord", "record", "tid", "tijd", "czas", "время", "час", "idő", "süre", "corsa",
    "ritmo", "allure", "passo", "配速", "ラップ",
  ]

  /// How many tokens are searched for the beginning of a quotation.
  private static let longestQuotation = 200

  /// Reads the height of somebody in feet and inches: "5'11\"".
  private func feetAndInches(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isBoundary(index - 1), let feet = Int(tokens.text(index)), (3...8).contains(feet),
      tokens.isMark(index + 1, in: Self.primes), let inches = Int(tokens.text(index + 2)),
      inches < 12, tokens.isMark(index + 3, in: Self.doublePrimes), tokens.isEdge(index + 4),
      !isTimed(index, to: index + 4), !isInQuotes(index)
    else { return nil }
    form.append(rules.measure(SpokenNumber(feet), unit: "foot"))
    form.append(rules.measure(SpokenNumber(inches), unit: "inch"))
    return index + 4
  }

  /// Reads a length with the mark of inches behind it: "27\"", "15,6″".
  func inches(_ index: Int, into form: inout SpokenForm) -> Int? {
    if let next = feetAndInches(index, into: &form) { return next }
    guard tokens.isBoundary(index - 1), let number = textNumber(index),
      // A larger one ends a quotation that begins elsewhere.
      number.whole.utf8.count <= 3, tokens.isMark(number.next, in: ["\"", "″"]),
      tokens.isEdge(number.next + 1),
      tokens.kind(number.next + 1) != .digits, !isInQuotes(index)
    else { return nil }
    // Behind minutes with their own mark these are seconds: "5' 30"".
    let prime = tokens.kind(index - 1) == .space ? index - 2 : index - 1
    let isBehindMinutes =
      tokens.isMark(prime, in: Self.primes) && tokens.kind(prime - 1) == .digits
      || isTimed(index, to: number.next + 1)
    form.append(rules.measure(spoken(number), unit: isBehindMinutes ? "second" : "inch"))
    return number.next + 1
  }

  /// Reads a span of time whose unit is behind it: "5:15 min", "2:30 Stunden", "4:50 min/km".
  ///
  /// A word or a sign that stands behind the time of day, too, tells nothing: "14:30 horas", "14:30 h".
  func span(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isBoundary(index - 1), !tokens.isMark(index - 1, in: [":", ".", "-"]),
      tokens.kind(index) == .digits, tokens.text(index).utf8.count <= 3,
      tokens.isMark(index + 1, ":"), tokens.text(index + 2).utf8.count == 2,
      let last = Int(tokens.text(index + 2)), last < 60,
      case let word = tokens.skipSpace(index + 3), tokens.kind(word) == .letters,
      tokens.text(word).count > 2, !type(of: rules).clockWords.contains(tokens.text(word)),
      let unit = unit(word, isGlued: false),
      let lesser = ["minute": "second", "hour": "minute"][unit.name],
      // "14:30 hours" is a time of day, as soldiers write it.
      rules.locale.language != "en" || unit.name != "hour"
        || tokens.text(index).utf8.count == 1
    else { return nil }
    form.append(rules.measure(SpokenNumber(tokens.text(index)).trimmed, unit: unit.name))
    if last > 0 { form.append(rules.measure(SpokenNumber(last), unit: lesser)) }
    if let rate = unit.rate { form.append(rules.rate(rate)) }
    return unit.next
  }

  /// Reads minutes and seconds that can be no time of day: "27:45", "90:00".
  func minutes(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isBoundary(index - 1), !tokens.isMark(index - 1, in: [":", ".", "-"]),
      tokens.isMark(index + 1, ":"), tokens.text(index + 2).count == 2,
      tokens.isBoundary(index + 3), !tokens.isMark(index + 3, in: [":", "-"]),
      let minutes = Int(tokens.text(index)), (25...599).contains(minutes),
      let seconds = Int(tokens.text(index + 2)), seconds < 60
    else { return nil }
    form.append(rules.measure(SpokenNumber(minutes), unit: "minute"))
    if seconds > 0 { form.append(rules.measure(SpokenNumber(seconds), unit: "second")) }
    return index + 3
  }

  /// Whether a word for a time stands before a colon, or a weekday before a comma where minutes can be no month: "Saat:
  /// 19.30", "Cuma, 19.30".
  private func isNamed(_ time: SpokenTime, at index: Int) -> Bool {
    guard tokens.kind(index - 1) == .space, tokens.kind(index - 3) == .letters else { return false }
    let word = tokens.text(index - 3)
    return tokens.isMark(index - 2, ":") && type(of: rules).clockLeads.contains(word.lowercased())
      || tokens.isMark(index - 2, ",") && time.minute > 12
        && WeekdayNames.of(rules.locale).isName(word)
  }

  /// The half of the day that English letters directly behind a time mean: "3:40am".
  private func englishHalf(_ index: Int) -> SpokenTime.Half? {
    guard tokens.isEdge(index + 1) else { return nil }
    switch tokens.text(index) {
    case "am", "AM": return .morning
    case "pm", "PM": return .afternoon
    default: return nil
    }
  }

  /// Whether English letters for a half of the day are behind an hour: "2pm", "2 PM".
  ///
  /// Behind a blank, small letters may be words of the language.
  private func hasEnglishHalf(_ index: Int) -> Bool {
    englishHalf(index) != nil
      || (tokens.kind(index) == .space && ["AM", "PM"].contains(tokens.text(index + 1))
        && tokens.isEdge(index + 2))
  }

  private func clock(_ index: Int) -> (time: SpokenTime, next: Int)? {
    guard tokens.kind(index) == .digits, tokens.text(index).count <= 2,
      let hour = Int(tokens.text(index)), hour <= 24
    else { return nil }
    let mark = tokens.text(index + 1)
    let isLetter = type(of: rules).clockLetters.contains(mark)
    guard mark == ":" || mark == "." || isLetter else {
      // An hour by itself, with a word after it that identifies it as one.
      let behind = tokens.skipSpace(index + 1)
      let isHour =
        type(of: rules).dayHalves.phrase(tokens, at: behind) != nil
        || ((1...12).contains(hour) && hasEnglishHalf(index + 1))
        || (type(of: rules).clockWords.contains(tokens.text(behind)) && hour <= 24
          && !type(of: rules).clockWordsCount)
      return isHour ? (SpokenTime(hour: hour, minute: 0), index + 1) : nil
    }
    guard tokens.kind(index + 2) == .digits, tokens.text(index + 2).count == 2,
      let minute = Int(tokens.text(index + 2)), minute < 60
    else { return nil }
    var time = SpokenTime(hour: hour, minute: minute)
    var next = index + 3
    if isLetter, ["m", "min"].contains(tokens.text(next)) {
      next += 1
    } else if isLetter, tokens.text(tokens.skipSpace(next)) == "min" {
      next = tokens.skipSpace(next) + 1
    }
    if tokens.isMark(next, ":") || (isLetter && next > index + 3), !tokens.isMark(index + 1, ".") {
      let at = tokens.isMark(next, ":") ? next + 1 : next
      if tokens.kind(at) == .digits, tokens.text(at).count == 2,
        let second = Int(tokens.text(at)), second < 60
      {
        time.second = second
        next = at + 1
        if isLetter, tokens.text(next) == "s" { next += 1 }
      }
    }
    // With both units it is a duration: "2h21min".
    if isLetter, tokens.text(next - 1) == "min" { return nil }
    let isWhole =
      (tokens.isBoundary(next) || englishHalf(next) != nil)
      && !(tokens.isMark(next, in: [":", "."]) && tokens.kind(next + 1) == .digits)
    return isWhole ? (time, next) : nil
  }

  private static let zones: Set<String> = [
    "utc", "gmt", "est", "edt", "cst", "cdt", "mst", "mdt", "pst", "pdt", "cet", "cest", "bst",
    "ist", "jst", "kst", "msk", "eet", "eest", "wet", "west", "aest", "brt", "art",
  ]

  /// Those that are words in small letters: "Le train de 18h30 est en retard", "um 16 Uhr ist die Messe".
  private static let zonesThatAreWords: [String: Set<String>] = [
    "fr": ["est", "cet", "art"], "de": ["ist", "west", "art"], "tr": ["ist"], "nl": ["west"],
  ]

  /// A time zone, with or without an offset: "EST", "GMT-3", "utc +1:30".
  private func zone(_ index: Int) -> (letters: String, words: String, next: Int)? {
    let name = tokens.text(index)
    guard tokens.kind(index) == .letters, Self.zones.contains(name.lowercased()),
      tokens.isEdge(index + 1),
      Self.zonesThatAreWords[rules.locale.language]?.contains(name) != true
    else { return nil }
    let letters = tokens.text(index).map { String($0) }.joined(separator: " ")
    let sign = tokens.skipSpace(index + 1)
    guard tokens.isMark(sign, in: ["+", "-", "−"]), tokens.kind(sign + 1) == .digits,
      let hours = Int(tokens.text(sign + 1)), hours <= 14
    else { return (letters, "", index + 1) }
    var words = tokens.isMark(sign, "+") ? rules.words.plus : rules.words.minus
    if tokens.isMark(sign + 2, ":"), let minutes = Int(tokens.text(sign + 3)), minutes < 60 {
      words += " " + rules.offset(hours: hours, minutes: minutes)
      return (letters, words, sign + 4)
    }
    words += " " + rules.offset(hours: hours, minutes: 0)
    return (letters, words, sign + 2)
  }

  /// Reads a time zone with an offset and no time before it: "UTC−5", "GMT+5:30".
  func zoneAlone(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isBoundary(index - 1), let zone = zone(index), !zone.words.isEmpty else {
      return nil
    }
    form.append(zone.letters, as: .letters)
    form.append(zone.words)
    return zone.next
  }

  /// Reads a duration in descending units of time: "2h 5m", "1h 30min 10s".
  func duration(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isBoundary(index - 1) else { return nil }
    let order = [
      "d": "day", "h": "hour", "m": "minute", "min": "minute", "s": "second", "sec": "second",
      "ч": "hour", "мин": "minute", "с": "second", "сек": "second", "год": "hour", "хв": "minute",
    ]
    let ranks = ["day": 0, "hour": 1, "minute": 2, "second": 3]
    var parts: [String] = []
    var rank = -1
    var at = index
    var next = index
    let symbols = type(of: rules).unitSymbols
    while tokens.kind(at) == .digits, case let symbol = tokens.text(tokens.skipSpace(at + 1)),
      let unit = order[symbol] ?? symbols[symbol], let own = ranks[unit], own > rank
    {
      rank = own
      parts.append(rules.measure(SpokenNumber(tokens.text(at)).trimmed, unit: unit))
      next = tokens.skipSpace(at + 1) + 1
      at = tokens.skipSpace(next)
    }
    guard parts.count > 1, tokens.isBoundary(next) || tokens.kind(next) == .digits else {
      return nil
    }
    for part in parts { form.append(part) }
    return next
  }

  /// Reads hours with the marks of arcs for minutes and seconds behind them: "2h 11' 05''".
  func primedHours(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isBoundary(index - 1), tokens.kind(index) == .digits,
      case let hour = tokens.skipSpace(index + 1), tokens.text(hour) == "h",
      case let start = tokens.skipSpace(hour + 1), tokens.kind(start) == .digits,
      tokens.text(start).utf8.count <= 2, tokens.isMark(start + 1, in: Self.primes),
      !tokens.isMark(start + 2, in: Self.primes)
    else { return nil }
    var parts = [(tokens.text(index), "hour"), (tokens.text(start), "minute")]
    var next = start + 2
    let last = tokens.skipSpace(next)
    if tokens.kind(last) == .digits, tokens.text(last).utf8.count <= 2 {
      let isTwice =
        tokens.isMark(last + 1, in: Self.primes) && tokens.isMark(last + 2, in: Self.primes)
      if isTwice || tokens.isMark(last + 1, in: Self.doublePrimes) {
        parts.append((tokens.text(last), "second"))
        next = last + (isTwice ? 3 : 2)
      }
    }
    guard tokens.isBoundary(next) else { return nil }
    for (digits, unit) in parts {
      form.append(rules.measure(SpokenNumber(digits).trimmed, unit: unit))
    }
    return next
  }

  /// Marks of minutes, and of feet.
  static let primes: Set<String> = ["'", "′", "’"]
  /// Marks of seconds, and of inches.
  static let doublePrimes: Set<String> = ["\"", "″", "”"]
}
