// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Spans of time: by ISO 8601, or as a clock shows them.
enum DurationColumn: ColumnKind {
  static let examples = [
    ColumnExample(name: "crossing", values: ["PT25M", "PT1H"], phrase: "crossing 25 minutes"),
    ColumnExample(
      name: "best", values: ["1:23.456", "59:02.1"], phrase: "best 1 minute 23.456 seconds"),
    ColumnExample(
      name: "time", values: ["00:01:23.4", "00:01:22"], phrase: "time 1 minute 23.4 seconds"),
    ColumnExample(
      name: "TIME", values: ["00:00:04", "00:12:00", "00:00:00"], phrase: "TIME 4 seconds"),
    ColumnExample(
      name: "TIME", values: ["00:00:04", "00:12:00", "00:00:00", "01:12:55"],
      phrase: "TIME 4 seconds"),
    ColumnExample(
      name: "start", values: ["00:00:04", "00:12:00", "00:00:00"],
      phrase: "start 12:00:04\u{202F}AM"),
    ColumnExample(name: "AGE", values: ["45m", "2d4h", "90s"], phrase: "AGE 45 minutes"),
    ColumnExample(name: "backoff", values: ["5m", "90s"], phrase: "backoff 5 minutes"),
    ColumnExample(name: "age", values: ["50s", "30s", "60s"], phrase: "age 50s"),
    ColumnExample(name: "depth", values: ["45m", "12m"], phrase: "depth 45m"),
    ColumnExample(
      name: "uptime", values: ["2:05:00", "31:10:09"], phrase: "uptime 2 hours 5 minutes"),
    ColumnExample(
      name: "elapsed", values: ["02:05:00", "01:10:09"], phrase: "elapsed 2 hours 5 minutes"),
    ColumnExample(
      name: "arrival_time", values: ["08:05:00", "24:10:00", "25:10:00"],
      phrase: "arrival time 8:05\u{202F}AM"),
    ColumnExample(
      name: "close", values: ["20:15:00", "24:00:00"], phrase: "close 8:15\u{202F}PM"),
    ColumnExample(
      name: "last_run", values: ["02:15:00", "20:15:00"], phrase: "last run 2:15\u{202F}AM"),
    ColumnExample(
      name: "ELAPSED", values: ["03:27", "10:04:39", "1-10:04:39"],
      phrase: "ELAPSED 3 minutes 27 seconds"),
    // Hours and minutes, or minutes and seconds: nobody can tell.
    ColumnExample(name: "duration", values: ["03:45", "12:10"], phrase: "duration 03:45"),
    ColumnExample(name: "time", values: ["02:05:00", "01:10:09"], phrase: "2:05\u{202F}AM"),
    ColumnExample(
      name: "time", values: ["13:05:00.25", "01:10:09"], phrase: "1:05:00.25\u{202F}PM"),
  ]

  /// Words of spans of time, and of how far one is from another.
  static let names: Set<String> = [
    "elapsed", "length", "playtime", "laufzeit", "länge", "travel", "runtime", "delay", "delays",
    "duration", "wait", "waiting", "response",
    "survival", "reaction", "lap", "split", "pace", "diff", "cpu", "dauer", "durée", "duree",
    "duración",
    "duracion", "duração", "durata", "duur", "varaktighet", "czas", "időtartam", "süre",
    "длительность", "тривалість", "时长", "時間", "시간", "المدة", "अवधि",
  ]

  static func guess(_ column: TypedColumn) -> ColumnGuess? {
    guard column.profile.truthCount == 0, let first = column.values.first else { return nil }
    if column.values.allSatisfy({ isISO($0.text) }) {
      return ColumnGuess(column.field, SayAs(.duration), heading: .always, "durations")
    }
    if areInLetters(column) {
      return ColumnGuess(
        column.field, SayAs(.duration), heading: .always, "durations, such as \(first.text)")
    }
    let clocks = column.values.compactMap { Clock($0.text) }
    guard clocks.count == column.values.count else { return nil }
    // Of a process it is how long it has run, in minutes and seconds where there are two numbers.
    let isOfProcess = column.isOfProcesses && column.words == ["time"]
    let isNamed = isOfProcess || column.words.contains(where: names.contains)
    // Minutes with a fraction behind them are none of a day's.
    if clocks.allSatisfy({ $0.hasSeconds || $0.hasFraction }) {
      let isEvent = column.words.contains(where: ClockNumberColumn.events.contains)
      // A day may end at 24:00, and what is after midnight be counted on.
      let isLong =
        !isEvent && clocks.contains { $0.first > ($0.hasSeconds ? 24 : 59) }
      // Times that are all in the day's first hour are durations, and so are those of which most are.
      let late = clocks.count { $0.hasSeconds && $0.first != 0 }
      let isOfRace = !isEvent && isOfRace(column)
      let isShort =
        late == 0 && clocks.contains(where: \.hasFraction)
        || !isEvent && clocks.count > 1 && late * 4 <= clocks.count
          && clocks.contains { !$0.isZero }
      guard isNamed || isLong || isShort || isOfRace else { return nil }
      return ColumnGuess(
        column.field, SayAs(.duration), heading: .always, "durations, such as \(first.text)")
    }
    // Beside hours, minutes and seconds, two numbers are the last of them, as POSIX has `ps` print them; so are those of the
    // time that processes have taken.
    let hasHours = clocks.contains(where: \.hasSeconds)
    if isNamed && hasHours || isOfProcess {
      return ColumnGuess(
        column.field, SayAs(.duration), heading: .always, "durations, such as \(first.text)")
    }
    guard isNamed, !hasHours else { return nil }
    return ColumnGuess(
      column.field, SayAs(.text), heading: .always,
      "durations in hours and minutes, or in minutes and seconds",
      question: "what is \(first.text)?")
  }

  /// Whether times of less than six hours, most with seconds, are what somebody took or something lasts: the column's name
  /// or others beside it tell of a race or a film.
  private static func isOfRace(_ column: TypedColumn) -> Bool {
    let times = column.values.compactMap { CivilTime($0.text, pattern: "%H:%M:%S") }
    guard times.count == column.values.count, times.count > 1, times.allSatisfy({ $0.hour < 6 }),
      times.count(where: { $0.second > 0 }) * 3 >= times.count * 2
    else { return false }
    if column.words.contains(where: wordsOfRaces.contains) { return true }
    guard column.words.allSatisfy(wordsOfTime.contains) else { return false }
    return column.isBeside(of: wordsOfRunners)
  }

  /// Words of names of columns for what a part of a race, or all of it, took, or a film lasts.
  private static let wordsOfRaces: Set<String> = [
    "finish", "finishing", "net", "gun", "chip", "running", "run", "swim", "bike", "cycle", "row",
    "total", "gap", "race", "pace", "stage", "leg", "loop", "half", "marathon", "record", "best",
    "pb", "schwimmen", "rad", "laufen", "gesamt", "gesamtzeit", "endzeit", "nettozeit", "rückstand",
    "bestzeit", "natation", "vélo", "course", "écart", "carrera", "natación", "ciclismo",
    "corsa", "nuoto", "bici", "totale", "distacco", "corrida", "natação",
  ]

  private static let wordsOfTime: Set<String> = [
    "time", "times", "zeit", "temps", "tiempo", "tempo", "tijd", "tid", "czas", "время", "час",
  ]

  /// Words of names of columns beside the times of a race.
  private static let wordsOfRunners: Set<String> = [
    "athlete", "runner", "rider", "driver", "swimmer", "cyclist", "winner", "bib", "lap", "laps",
    "rank", "place", "pos", "position", "finish", "gap", "stage", "team", "film", "movie", "song",
    "track", "distance", "athlet", "läufer", "läuferin", "fahrer", "platz", "rang", "startnummer",
    "athlète", "coureur", "dossard", "atleta", "corredor", "dorsal", "puesto", "pettorale",
    "posizione", "спортсмен", "место",
  ]

  /// Words of spans of time in which programs write letters: "45m" is an age of minutes, but a distance in meters.
  private static let ages: Set<String> = [
    "age", "uptime", "ttl", "timeout", "time", "idle", "took", "jcpu", "pcpu",
  ]

  /// Whether the values are numbers with the letters of units of time, and the name or a value with two units tells that
  /// these are no others.
  private static func areInLetters(_ column: TypedColumn) -> Bool {
    guard
      column.values.allSatisfy({
        $0.text.last?.isLetter == true && !$0.text.hasPrefix("P") && SpokenDuration($0.text) != nil
      })
    else { return false }
    // People are "50s" and "60s" old by decades.
    let areDecades = column.values.allSatisfy { value in
      value.text.hasSuffix("0s") && value.text.utf8.count == 3
    }
    if areDecades, column.words.contains("age") { return false }
    // The letter alone may be that of meters, or of a thousandth of a processor.
    let areOneLetter = column.values.allSatisfy {
      $0.text.hasSuffix("m") && $0.text.count(where: \.isLetter) == 1
    }
    let mayBeOther =
      areOneLetter && column.words.contains { ["length", "länge", "cpu"].contains($0) }
    return !mayBeOther && column.words.contains { names.contains($0) || ages.contains($0) }
      || column.values.contains { $0.text.count(where: \.isLetter) > 1 }
      || Set(column.values.compactMap(\.text.last)).count > 1
  }

  private static func isISO(_ text: String) -> Bool {
    let text = text.drop { "-−+".contains($0) }
    return text.hasPrefix("P") && text.contains { $0.isNumber }
      && text.dropFirst().allSatisfy { $0.isASCII && ($0.isNumber || "YMWDTHS.".contains($0)) }
  }

  /// What a clock shows: hours, minutes and seconds, or two of them.
  private struct Clock {
    let first: Int
    /// Whether there are three numbers.
    let hasSeconds: Bool
    let hasFraction: Bool
    /// Whether all numbers are zeros, as at midnight.
    let isZero: Bool

    init?(_ text: String) {
      guard SpokenDuration(text) != nil, text.utf8.contains(UInt8(ascii: ":")) else { return nil }
      // Days are before a hyphen: "1-10:04:39".
      let written = text.drop { "-−".contains($0) }
      let parts = written[
        (written.firstIndex(of: "-").map(written.index(after:)) ?? written.startIndex)...
      ]
      .split(separator: ":")
      guard let first = Int(parts[0]), parts.dropFirst().allSatisfy({ $0.utf8.count >= 2 }) else {
        return nil
      }
      self.first = first
      hasSeconds = parts.count == 3
      hasFraction = text.utf8.contains(UInt8(ascii: "."))
      isZero = parts.allSatisfy { $0.utf8.allSatisfy { "0.".utf8.contains($0) } }
    }
  }
}
