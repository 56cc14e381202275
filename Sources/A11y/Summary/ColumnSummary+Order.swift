// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What the order of a column's rows tells.
extension ColumnSummary {
  /// Tells whether the values are in order, and how regular its dates are.
  mutating func appendOrder(_ tally: ColumnTally) {
    guard let direction = tally.order.direction else { return }
    let isRising = direction == .rising
    // To SQL, a month without a day is a text.
    let isText = tally.first?.value.hasDay == false
    defer { if isText { forgetQueries(of: [.rising, .falling, .interval, .gaps]) } }
    statements.append(
      SummaryStatement(
        kind: isRising ? .rising : .falling, text: isRising ? words.rising : words.falling,
        query: query.disorder(direction)))
    if let regularity = tally.intervals.regularity { append(regularity, tally, direction) }
  }

  private mutating func forgetQueries(of kinds: Set<SummaryStatement.Kind>) {
    for index in statements.indices where kinds.contains(statements[index].kind) {
      statements[index].query = nil
    }
  }

  private mutating func append(
    _ regularity: DateIntervals.Regularity, _ tally: ColumnTally,
    _ direction: ValueOrder.Direction
  ) {
    let (count, unit) = regularity.interval.inLargestUnit
    // Years that are numbers have no unit to SQL.
    let isYear = tally.numbers > 0
    let length = isYear ? count : regularity.interval.count
    let queryUnit = isYear ? nil : regularity.interval.unit
    let size = MeasureFormat(unit: unit, leastFraction: 0, locale: locale, isSpelledOut: true)
    var text = ByteBuffer()
    size.append(
      DecimalNumber(isNegative: false, significand: UInt128(count), scale: 0), withSign: false,
      into: &text)
    let week = regularity.leavesOutWeekends ? workingWeek.map { " (\($0))" } ?? "" : ""
    statements.append(
      SummaryStatement(
        kind: .interval, text: words.interval.filled(text.text() + week),
        values: [("value", .int(length)), ("unit", .string(queryUnit ?? unit))],
        query: query.interval(queryUnit, direction)))
    guard let longest = regularity.longest else { return }
    let ends = [longest.from, longest.to].map { tally.field.format.text(of: $0) }
    let parts = tally.field.say.kind.calendarParts
    append(
      .gaps, words.gaps.filled("%@ (\(TableWords.fill(words.span, ends)))"), regularity.gaps,
      query.gaps(
        beyond: length, queryUnit, direction, leavingOutWeekends: regularity.leavesOutWeekends),
      [("from", longest.from), ("to", longest.to)].map { key, time in
        (key, isYear ? .int(time.year) : .string(time.iso8601(parts)))
      })
  }

  /// From which day of the week to which one, where all others are left out.
  private var workingWeek: String? {
    // 1970 began with a Thursday: the fifth day is a Monday, the ninth a Friday.
    let days = [4.0, 8.0].compactMap { day in
      ICU.DateFormatter(skeleton: "cccc", locale: locale)?.format(milliseconds: day * 86_400_000)
    }
    return days.count == 2 ? TableWords.fill(words.span, days) : nil
  }

  /// Tells the largest rise and fall from one row to the next, of a table in the order of time.
  mutating func appendSteps(_ tally: ColumnTally, _ direction: ValueOrder.Direction) {
    let isRising = direction == .rising
    let rise = isRising ? tally.steps.rise : tally.steps.fall
    let fall = isRising ? tally.steps.fall : tally.steps.rise
    for (kind, pattern, step, function) in [
      (SummaryStatement.Kind.rise, words.rise, rise, "max"), (.fall, words.fall, fall, "min"),
    ] {
      guard let step else { continue }
      // The later row is below only where time goes down the rows.
      let (from, to) = isRising ? (step.above, step.below) : (step.below, step.above)
      let name = tally.rowText(of: step, isAbove: !isRising)
      let ends = [from, to].map { tally.field.format.text(of: $0) ?? $0.text }
      var size = step.difference
      size.isNegative = false
      let told = tally.field.format.text(of: size, isComputed: true) ?? size.text
      let change = TableWords.fill(words.change, ends)
      var difference = step.difference
      difference.isNegative = kind == .fall
      statements.append(
        SummaryStatement(
          kind: kind, text: pattern.filled(told) + " (\(name.map { $0 + ": " } ?? "")\(change))",
          values: [
            ("value", .number(difference.text)), ("from", .number(from.text)),
            ("to", .number(to.text)),
          ], row: name, query: query.step(function, direction)))
    }
  }
}

extension DateIntervals.Interval {
  /// How many of its unit it is.
  fileprivate var count: Int {
    switch self {
    case .months(let count), .days(let count), .seconds(let count): count
    }
  }

  /// Its unit, as SQL calls it.
  fileprivate var unit: String {
    switch self {
    case .months: "month"
    case .days: "day"
    case .seconds: "second"
    }
  }

  /// The largest unit that it is whole in, and how many of that.
  fileprivate var inLargestUnit: (count: Int, unit: String) {
    let larger: [(Int, String)] =
      switch self {
      case .months: [(12, "year")]
      case .days: [(7, "week")]
      case .seconds: [(3_600, "hour"), (60, "minute")]
      }
    let found = larger.first { count % $0.0 == 0 }
    return found.map { (count / $0.0, $0.1) } ?? (count, unit)
  }
}

extension SayAs.Kind {
  /// Which parts of a date and time its values have.
  var calendarParts: CivilTime.Parts {
    switch self {
    case .date: .date
    case .time: .time
    default: .dateTime
    }
  }
}

extension CellFormat {
  /// Writes a date, or the year of one, as a cell with it has it.
  func text(of time: CivilTime) -> String {
    guard case .calendar(let format) = form else {
      let year = DecimalNumber(
        isNegative: time.year < 0, significand: UInt128(time.year.magnitude), scale: 0)
      return text(of: year) ?? year.text
    }
    var out = ByteBuffer()
    format.append(time, into: &out)
    return out.text()
  }
}
