// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Short forms of prescriptions, roads and lengths, which only what stands beside them tells from other words.
extension EnglishText {
  /// Reads how often and how long a medicine is taken: "q8h", "x 10 days".
  func prescription(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isEdge(index - 1) else { return nil }
    if tokens.text(index) == "q", tokens.kind(index + 1) == .digits,
      tokens.text(index + 1).utf8.count < 3,
      ["h", "hr", "hrs", "d", "wk"].contains(tokens.text(index + 2)), tokens.isEdge(index + 3)
    {
      form.append("every")
      let unit = ["d": "day", "wk": "week"][tokens.text(index + 2)] ?? "hour"
      form.append(reader.rules.measure(SpokenNumber(tokens.text(index + 1)), unit: unit))
      return index + 3
    }
    // Two numbers are multiplied: "3 x 10 days".
    guard tokens.text(index) == "x", tokens.kind(index - 1) == .space,
      tokens.kind(index - 2) != .digits, tokens.kind(index + 1) == .space,
      tokens.kind(index + 2) == .digits, tokens.kind(index + 3) == .space,
      Self.spans.contains(tokens.text(index + 4).lowercased())
    else { return nil }
    form.append("for")
    return index + 1
  }

  private static let spans: Set<String> = [
    "day", "days", "week", "weeks", "month", "months", "wk", "wks", "hours", "hrs", "min",
    "minutes",
  ]

  /// Reads which way a road is taken behind its number: "I-95 N", "US-101 SB".
  func wayOfRoad(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let way = Self.ways[tokens.text(index)], tokens.kind(index - 1) == .space,
      tokens.kind(index - 2) == .digits, tokens.isMark(index - 3, "-"),
      Self.roads.contains(tokens.text(index - 4)), tokens.isEdge(index + 1),
      !tokens.isMark(index + 1, in: [".", "-"]) || index + 2 >= tokens.count
    else { return nil }
    form.append(way)
    return index + 1
  }

  private static let roads: Set<String> = ["I", "US", "SR", "CR", "FM", "RT", "CA", "NY", "TX"]
  private static let ways = [
    "N": "north", "S": "south", "E": "east", "W": "west", "NB": "northbound", "SB": "southbound",
    "EB": "eastbound", "WB": "westbound",
  ]

  /// Reads two numbers that are one and no range, since the short form of "number" is before them.
  ///
  /// Example: "Pub. L. No. 111-148".
  func hyphenatedNumber(_ index: Int, into form: inout SpokenForm) -> Int? {
    let hyphen = index + 1
    guard tokens.kind(index - 1) == .space, tokens.isMark(index - 2, "."),
      ["No", "no", "Nr"].contains(tokens.text(index - 3)), tokens.isMark(hyphen, "-"),
      let dash = reader.rules.words.marks["-"],
      tokens.kind(hyphen + 1) == .digits, tokens.isEdge(hyphen + 2),
      !tokens.isMark(hyphen + 2, in: ["-", "/"]),
      tokens.text(index).utf8.count > 2 && tokens.text(hyphen + 1).utf8.count > 2
    else { return nil }
    form.append(reader.group(tokens.text(index)))
    form.append(dash)
    form.append(reader.group(tokens.text(hyphen + 1)))
    return hyphen + 2
  }

  /// Reads inches behind a range, where the short form alone is a preposition.
  ///
  /// Example: "2-4 in. of snow".
  func rangeOfInches(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isBoundary(index - 1), let first = TextNumber(tokens, at: index),
      tokens.isMark(first.next, in: ["-", "–"]),
      let last = TextNumber(tokens, at: first.next + 1),
      case let unit = tokens.skipSpace(last.next), unit > last.next, tokens.text(unit) == "in",
      tokens.isMark(unit + 1, ".")
    else { return nil }
    form.append(reader.rules.say(reader.spoken(first)) + " to")
    form.append(reader.rules.measure(reader.spoken(last), unit: "inch"))
    return tokens.pastPeriod(of: unit)
  }
}
