// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Times of day written as numbers: hours and minutes without a mark, as timetables and logs of weather have them.
enum ClockNumberColumn: ColumnKind {
  static let examples = [
    ColumnExample(
      name: "dep_time", values: ["517", "533", "1817"], phrase: "dep time 5:17\u{202F}AM"),
    ColumnExample(
      name: "arrival", values: ["830.0", "2359.0", "1004.0"], phrase: "arrival 8:30\u{202F}AM"),
    ColumnExample(
      name: "obs_time", values: ["0005", "1230", "2400"], phrase: "obs time 12:05\u{202F}AM"),
    ColumnExample(
      name: "HHMM", values: ["1230", "5", "0"], phrase: "HHMM 12:30", locale: "de-DE"),
    ColumnExample(name: "start_time", values: ["830", "1230", "150"], phrase: "start time 830"),
    ColumnExample(name: "air_time", values: ["227", "130", "183"], phrase: "air time 227"),
    ColumnExample(name: "arrival", values: ["12", "30", "5"], phrase: "arrival 12"),
    ColumnExample(name: "time", values: ["115", "230", "1045"], phrase: "time 115"),
    ColumnExample(
      name: "Time", values: ["0900", "1300", "1530"], phrase: "Time 9:00\u{202F}AM"),
    ColumnExample(
      name: "time", values: (0..<24).map { "\($0)15" }, phrase: "time 12:15\u{202F}AM"),
  ]

  /// How many different numbers are no counts that have no minutes above 59 by chance: of counts, two in five do.
  private static let manyValues = 12

  /// Words of points in time, one of which a name needs.
  private static let times: Set<String> = [
    "time", "hhmm", "clock", "uhrzeit", "zeit", "heure", "hora", "ora", "dep", "arr", "departure",
    "arrival", "depart", "arrive", "takeoff", "landing",
  ]

  /// Words of events that happen at a time of day.
  static let events: Set<String> = [
    "hhmm", "dep", "arr", "departure", "arrival", "depart", "arrive", "takeoff", "landing", "sched",
    "scheduled", "crs", "start", "end", "begin", "open", "close", "opening", "closing", "obs",
    "observation", "sunrise", "sunset", "uhrzeit",
  ]

  /// Words of numbers other than times.
  private static let numbers: Set<String> = [
    "dist", "distance", "count", "id", "number", "no", "stamp", "zone", "finish",
    "air", "total", "run", "running", "play", "playing",
  ]

  static func guess(_ column: TypedColumn) -> ColumnGuess? {
    guard column.profile.truthCount == 0, column.values.count > 1,
      column.words.contains(where: times.contains),
      !column.words.contains(where: { numbers.contains($0) || DurationColumn.names.contains($0) })
    else { return nil }
    var longCount = 0
    for value in column.values {
      guard CivilTime(value.text, pattern: pattern) != nil else { return nil }
      if value.text.prefix(while: { $0 != "." }).utf8.count > 2 { longCount += 1 }
    }
    // Minutes of the first hour have two digits at most; other numbers so short are hours or counts.
    let isPlain = column.words.contains("hhmm")
    // Four digits each, with a zero before some and others of the afternoon: no duration that is called a time is so long.
    let areFilled =
      column.words == ["time"] && column.values.count > 2
      && column.values.allSatisfy { $0.text.utf8.count == 4 }
      && column.values.contains { $0.text.hasPrefix("0") }
      && column.values.contains { Int($0.text).map { $0 >= 1_300 } == true }
    guard isPlain || longCount * 4 >= column.values.count * 3,
      column.values.count >= manyValues || areFilled
        || column.words.contains(where: events.contains)
    else { return nil }
    // Where no number is of the afternoon, or begins with a zero, the clock may be one of twelve hours.
    let isOfWholeDay = column.values.contains { value in
      let hours = value.text.prefix { $0 != "." }
      return hours.utf8.count < 3 || hours.hasPrefix("0") || Int(hours).map { $0 >= 1_300 } ?? false
    }
    guard isPlain || isOfWholeDay else { return nil }
    var field = column.field
    field.format = pattern
    return ColumnGuess(
      field, SayAs(.time), heading: .always,
      "times of day as hours and minutes without a mark, such as \(column.values[0].text)")
  }

  private static let pattern = "%H%M"
}
