// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Times and durations in English text.
extension EnglishText {
  /// The time after the "T" of ISO 8601, with its zone.
  func clock(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let hour = Int(tokens.text(index)), hour < 24, tokens.isMark(index + 1, ":"),
      let minute = Int(tokens.text(index + 2)), minute < 60
    else { return nil }
    var time = CivilTime()
    (time.hour, time.minute) = (hour, minute)
    var end = index + 3
    if tokens.isMark(end, ":"), let second = Int(tokens.text(end + 1)), second < 60 {
      time.second = second
      end += 2
    }
    if tokens.isMark(end, in: [".", ","]), tokens.kind(end + 1) == .digits {
      time.fraction = SpokenNumber("0", tokens.text(end + 1)).trimmed.fraction
      end += 2
    }
    if tokens.text(end) == "Z" {
      time.zone = "Z"
      end += 1
    } else if tokens.isMark(end, in: ["+", "-", "−"]), tokens.kind(end + 1) == .digits,
      tokens.text(end + 1).utf8.count == 2, tokens.isMark(end + 2, ":"),
      tokens.kind(end + 3) == .digits, tokens.text(end + 3).utf8.count == 2
    {
      let sign = tokens.isMark(end, "+") ? "+" : "-"
      time.zone = sign + tokens.text(end + 1) + ":" + tokens.text(end + 3)
      end += 4
    }
    _ = EnglishRules().append(.time(time), into: &form)
    return end
  }

  /// Reads a duration or a length in two or more parts, each with its unit: "2h 5m", "5'10\"".
  func duration(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isEdge(index - 1), !tokens.isMark(index - 1, in: [".", ",", "-"]) else {
      return nil
    }
    var parts: [(number: TextNumber, unit: String)] = []
    var at = index
    var end = index
    // Days, hours, minutes and seconds at most.
    while parts.count <= 4, let number = TextNumber(tokens, at: at), number.isPlain {
      // A blank may stand before letters: "1 h 20 min".
      let blank = tokens.skipSpace(number.next)
      let symbol = tokens.kind(blank) == .letters ? blank : number.next
      guard let unit = Self.durationUnits[tokens.text(symbol)],
        tokens.kind(symbol) == .mark || tokens.isEdge(symbol + 1)
          || tokens.kind(symbol + 1) == .digits
      else { break }
      // Each part is of a smaller unit than that before it.
      guard parts.last?.unit != unit else { return nil }
      parts.append((number, unit))
      end = symbol + 1
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

  /// Whether hours of two digits are those of a day by where they stand in a log: behind a month and a day, or before the
  /// words of a line, where nobody takes as long.
  private func isLogged(_ index: Int, _ hour: Int, to end: Int) -> Bool {
    guard tokens.text(index).utf8.count == 2, hour < 24, tokens.isMark(index + 3, ":") else {
      return false
    }
    if index == 0 {
      return (hour > 5 || hour == 0) && tokens.kind(end) == .space && end + 1 < tokens.count
    }
    return isBehindDay(index)
  }

  /// Whether a month and a day are right before a time: "Nov 27 20:24", "27 Nov 20:24".
  private func isBehindDay(_ index: Int) -> Bool {
    guard tokens.kind(index - 1) == .space else { return false }
    if month(index - 2) != nil {
      return tokens.kind(tokens.kind(index - 3) == .space ? index - 4 : index - 3) == .digits
    }
    guard tokens.kind(index - 2) == .digits else { return false }
    return month(tokens.kind(index - 3) == .space ? index - 4 : index - 3) != nil
  }

  /// Reads a time of day with its half of the day and its zone: "10:30", "5pm-7 pm", "1:01:01".
  func time(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isEdge(index - 1), !tokens.isMark(index - 1, in: [":", ".", "/", "-"]),
      let hour = Int(tokens.text(index)), tokens.kind(index) == .digits,
      // With seconds, more hours than a day has are those of a night or a span.
      hour <= 24 || hour < 100 && tokens.isMark(index + 1, ":") && tokens.isMark(index + 3, ":")
    else { return nil }
    var minutes: Int?
    var seconds: Int?
    var end = index + 1
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
    var fraction = ""
    if seconds != nil, tokens.isMark(end, "."), tokens.kind(end + 1) == .digits {
      fraction = SpokenNumber("0", tokens.text(end + 1)).trimmed.fraction
      end += 2
    }
    // Minutes, seconds and tenths of a second: "4:07.3".
    if minutes != nil, seconds == nil, mark == ":", tokens.isMark(end, "."),
      tokens.kind(end + 1) == .digits
    {
      return nil
    }
    if mark == ".", minutes != nil, isBritishClock(index, to: end), let minutes {
      say(hour, minutes, nil, hasHalf: false, into: &form)
      return end
    }
    let half = halfOfDay(end) ?? (minutes == nil ? nil : letterOfHalf(end))
    // Hours of the whole day tell the half by themselves: "13:05 PM".
    if let half, let minutes, seconds == nil, mark == ":",
      hour == 0 && half.word == "a.m." || (13...23).contains(hour) && half.word == "p.m."
    {
      form.append(reader.rules.time(SpokenTime(hour: hour, minute: minutes)))
      return half.next
    }
    guard half != nil || (minutes != nil && mark == ":"), half == nil || (1...12).contains(hour)
    else { return nil }
    if half == nil, !tokens.isEdge(end), zone(end) == nil { return nil }
    // How long something takes has no word of time before it, nor brackets around it as in a log.
    let isClock =
      tokens.isMark(index - 1, "[") && tokens.isMark(end, "]")
      || half == nil && isLogged(index, hour, to: end)
      || EnglishTextWords.beforeClocks.contains(tokens.lead(before: index, past: []))
        && (half != nil || (10...23).contains(hour))
    if isClock, let minutes, let seconds {
      var time = SpokenTime(hour: hour, minute: minutes)
      if let half { time.hour = hour % 12 + (half.word == "a.m." ? 0 : 12) }
      time.second = fraction.isEmpty ? seconds : nil
      form.append(reader.rules.time(time))
      if !fraction.isEmpty { say(seconds, fraction, into: &form) }
      end = half?.next ?? end
    } else if half == nil, let minutes, seconds == nil, hour < 24, isBehindDay(index) {
      // As hours of a day it would sound as the year of the date: "Nov 27 20:24".
      form.append(reader.rules.time(SpokenTime(hour: hour, minute: minutes)))
    } else {
      say(hour, minutes, seconds, fraction, hasHalf: half != nil, into: &form)
      if let half {
        form.append(half.word)
        end = half.next
      }
    }
    if let zone = zone(end) {
      form.append(zone.letters, as: .letters)
      end = zone.next
    }
    let dash = tokens.skipSpace(end)
    let last = tokens.skipSpace(dash + 1)
    if tokens.isMark(dash, in: ["-", "–", "—"]), tokens.kind(last) == .digits,
      (dash == end) == (last == dash + 1)
    {
      let form0 = form.text.count
      form.append("to")
      if let last = time(after: last, into: &form) ?? time(from: last, into: &form) {
        return last
      }
      form.truncate(to: form0)
    }
    return end
  }

  /// Words of what happens at a time of day.
  private static let happenings: Set<String> = [
    "arrive", "arrives", "arriving", "depart", "departs", "departing", "leave", "leaves", "leaving",
    "starts", "start", "begins", "begin", "meeting", "train", "bus", "flight", "served",
    "breakfast", "lunch", "dinner", "doors", "lands", "kick-off", "class", "lesson", "service",
  ]

  /// Whether a number with a point is a time, as Britain writes one: behind "at", where something happens.
  private func isBritishClock(_ index: Int, to end: Int) -> Bool {
    let lead = tokens.kind(index - 1) == .space ? tokens.text(index - 2).lowercased() : ""
    guard (reader.rules as? EnglishRules)?.saysDayFirst == true, tokens.isEdge(end),
      !tokens.isMark(end, in: ["%", "°", "-", "/"]),
      !(tokens.isMark(end, ".") && tokens.kind(end + 1) == .digits),
      reader.unit(end, isGlued: false) == nil
    else { return false }
    let behind = tokens.kind(end) == .space ? tokens.text(end + 1).lowercased() : ""
    if lead == "the",
      Self.services.contains(behind)
        || ["to", "from"].contains(behind) && tokens.text(end + 3).first?.isUppercase == true
    {
      return true
    }
    guard ["at", "by", "until", "from", "till"].contains(lead) else { return false }
    return (max(0, index - 24)..<index).contains {
      Self.happenings.contains(tokens.text($0).lowercased())
    }
  }

  /// What is called by the time when it leaves: "the 6.30 train".
  private static let services: Set<String> = [
    "train", "bus", "coach", "ferry", "flight", "tram", "sailing", "service", "departure",
  ]

  /// Reads the 24-hour time after a dash.
  private func time(from index: Int, into form: inout SpokenForm) -> Int? {
    guard let hour = Int(tokens.text(index)), hour <= 24, tokens.isMark(index + 1, ":"),
      tokens.text(index + 2).count == 2, let minutes = Int(tokens.text(index + 2)), minutes < 60,
      tokens.isEdge(index + 3)
    else { return nil }
    say(hour, minutes, nil, hasHalf: false, into: &form)
    return index + 3
  }

  /// Reads a time after a dash, with its half of the day.
  private func time(after index: Int, into form: inout SpokenForm) -> Int? {
    guard let hour = Int(tokens.text(index)), (1...12).contains(hour) else { return nil }
    var minutes: Int?
    var end = index + 1
    if tokens.isMark(end, in: [":", "."]), tokens.text(end + 1).utf8.count == 2,
      let value = Int(tokens.text(end + 1)), value < 60
    {
      minutes = value
      end += 2
    }
    guard let half = halfOfDay(end) else { return nil }
    say(hour, minutes, nil, hasHalf: true, into: &form)
    form.append(half.word)
    return half.next
  }

  private func say(
    _ hour: Int, _ minutes: Int?, _ seconds: Int?, _ fraction: String = "", hasHalf: Bool,
    into form: inout SpokenForm
  ) {
    if let seconds, let minutes {
      for (value, unit) in [(hour, "hour"), (minutes, "minute")] {
        form.append(EnglishNumber.cardinal(String(value)))
        form.append(value == 1 ? unit : unit + "s")
      }
      form.append("and")
      say(seconds, fraction, into: &form)
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

  private func say(_ seconds: Int, _ fraction: String, into form: inout SpokenForm) {
    form.append(reader.rules.measure(SpokenNumber(String(seconds), fraction), unit: "second"))
  }

  /// "am" or "pm" in any spelling, and the index past it.
  func halfOfDay(_ index: Int) -> (word: String, next: Int)? {
    let at = tokens.skipSpace(index)
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

  /// The half of the day that a letter directly behind minutes is: "1:47p".
  private func letterOfHalf(_ index: Int) -> (word: String, next: Int)? {
    guard ["a", "p"].contains(tokens.text(index)), tokens.isEdge(index + 1) else { return nil }
    return (tokens.text(index) + ".m.", index + 1)
  }

  /// Reads an offset of a time zone with no time before it: "UTC-5", "GMT+5:30".
  func offset(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard ["UTC", "GMT"].contains(tokens.text(index)), tokens.isEdge(index - 1),
      tokens.isMark(index + 1, in: ["+", "-", "−"]), tokens.kind(index + 2) == .digits,
      let hours = Int(tokens.text(index + 2)), hours <= 14, tokens.isEdge(index + 3)
    else { return nil }
    form.append(tokens.text(index), as: .letters)
    form.append(tokens.isMark(index + 1, "+") ? "plus" : "minus")
    form.append(EnglishNumber.cardinal(String(hours)))
    guard tokens.isMark(index + 3, ":"), let minutes = Int(tokens.text(index + 4)), minutes < 60
    else { return index + 3 }
    if minutes > 0 { form.append(EnglishNumber.cardinal(String(minutes))) }
    return index + 5
  }

  /// The time zone after a time, and the index past it.
  private func zone(_ index: Int) -> (letters: String, next: Int)? {
    let zones: Set<String> = [
      "est", "edt", "cst", "cdt", "mst", "mdt", "pst", "pdt", "gmt", "utc", "cet", "bst",
    ]
    let at = tokens.skipSpace(index)
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
