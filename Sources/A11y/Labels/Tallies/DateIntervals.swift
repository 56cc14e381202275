// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How far each date or time of an ordered column is from the next one.
struct DateIntervals: Sendable {
  /// What most dates are from the next.
  enum Interval: Hashable, Sendable {
    case months(Int), days(Int), seconds(Int)
  }

  /// What is known of all of them.
  struct Regularity: Sendable {
    /// How far most of the dates are from the next.
    let interval: Interval
    /// Whether no date is of a weekend, so that a Monday follows a Friday.
    let leavesOutWeekends: Bool
    /// How many dates are further from the next.
    let gaps: Int
    /// The dates around the longest gap, the earlier first; nil without a gap.
    let longest: (from: CivilTime, to: CivilTime)?
  }

  /// The distance of two dates.
  private struct Step: Hashable {
    /// Between the months that they are in.
    var months: Int
    /// Whether they are the same day of their months, or the last one of both.
    var isWholeMonths: Bool
    var seconds: Int
    /// Whether it is from a Friday to a Monday.
    var isWeekend: Bool

    var interval: Interval {
      if isWholeMonths { return .months(months) }
      return seconds % 86_400 == 0 ? .days(seconds / 86_400) : .seconds(seconds)
    }

    func isLonger(than interval: Interval) -> Bool {
      switch interval {
      case .months(let count): months > count
      case .days(let count): seconds > count * 86_400
      case .seconds(let count): seconds > count
      }
    }
  }

  private typealias Pair = (from: CivilTime, to: CivilTime, seconds: Int)

  private var first: CivilTime?
  private var previous: CivilTime?
  private var counts: [Step: Int] = [:]
  private var isIrregular = false
  /// How many dates are a part of a second from the next, which no plan has.
  private var oddSteps = 0
  private var hasWeekends = false
  private var longest: Pair?
  /// The longest that is not from a Friday to a Monday.
  private var longestInWeek: Pair?

  /// More different distances take memory.
  private static let mostSteps = 4_096
  /// Of fewer, most may be alike by chance.
  private static let fewestSteps = 4
  /// At most one in so many may be shorter than the interval, or odd.
  private static let shorterIn = 20

  /// Adds the date of the next row that has one.
  mutating func add(_ time: CivilTime) {
    guard !isIrregular else { return }
    defer { previous = time }
    hasWeekends = hasWeekends || time.weekday > 5
    if let previous { addStep(from: previous, to: time) } else { first = time }
  }

  /// Adds the dates of the rows that follow.
  mutating func merge(_ next: DateIntervals) {
    guard let nextFirst = next.first else {
      isIrregular = isIrregular || next.isIrregular
      return
    }
    if let previous { addStep(from: previous, to: nextFirst) } else { first = nextFirst }
    previous = next.previous
    counts.merge(next.counts) { $0 + $1 }
    isIrregular = isIrregular || next.isIrregular || counts.count > Self.mostSteps
    oddSteps += next.oddSteps
    hasWeekends = hasWeekends || next.hasWeekends
    if let other = next.longest, other.seconds > longest?.seconds ?? 0 { longest = other }
    if let other = next.longestInWeek, other.seconds > longestInWeek?.seconds ?? 0 {
      longestInWeek = other
    }
  }

  private mutating func addStep(from previous: CivilTime, to time: CivilTime) {
    let difference = (time.instant - previous.instant) / 1000
    guard difference != 0 else { return }
    guard let whole = Int(exactly: difference) else {
      oddSteps += 1
      return
    }
    let (from, to) = whole > 0 ? (previous, time) : (time, previous)
    let months = (to.year - from.year) * 12 + to.month - from.month
    let isWholeDays = whole % 86_400 == 0
    let isSameDay = from.day == to.day || from.isLastOfMonth && to.isLastOfMonth
    let step = Step(
      months: months, isWholeMonths: isWholeDays && months > 0 && isSameDay,
      seconds: abs(whole),
      isWeekend: abs(whole) == 3 * 86_400 && from.weekday == 5)
    counts[step, default: 0] += 1
    if counts.count > Self.mostSteps { isIrregular = true }
    if step.seconds > longest?.seconds ?? 0 { longest = (from, to, step.seconds) }
    if !step.isWeekend, step.seconds > longestInWeek?.seconds ?? 0 {
      longestInWeek = (from, to, step.seconds)
    }
  }

  /// Takes the dates for irregular: one of them can't be told from others.
  mutating func giveUp() { isIrregular = true }

  /// Passes the intervals to or from another process.
  mutating func pass(_ archive: inout ByteArchive) throws(ByteArchive.Fault) {
    var steps = counts.map { (step: $0.key, count: $0.value) }
      .sorted { ($0.step.seconds, $0.step.months) < ($1.step.seconds, $1.step.months) }
    for time in [\DateIntervals.first, \.previous] {
      try archive.pass(&self[keyPath: time], CivilTime()) {
        (archive, time) throws(ByteArchive.Fault) in try time.pass(&archive)
      }
    }
    try archive.pass(&steps, (Self.noStep, 0)) { (archive, counted) throws(ByteArchive.Fault) in
      try archive.pass(&counted.step.months)
      try archive.pass(&counted.step.isWholeMonths)
      try archive.pass(&counted.step.seconds)
      try archive.pass(&counted.step.isWeekend)
      try archive.pass(&counted.count)
    }
    try archive.pass(&isIrregular)
    try archive.pass(&oddSteps)
    try archive.pass(&hasWeekends)
    for pair in [\DateIntervals.longest, \.longestInWeek] {
      try archive.pass(&self[keyPath: pair], (CivilTime(), CivilTime(), 0)) {
        (archive, pair) throws(ByteArchive.Fault) in
        try pair.from.pass(&archive)
        try pair.to.pass(&archive)
        try archive.pass(&pair.seconds)
      }
    }
    guard archive.isReading else { return }
    counts = Dictionary(steps.map { ($0.step, $0.count) }) { first, _ in first }
  }

  private static let noStep = Step(
    months: 0, isWholeMonths: false, seconds: 0, isWeekend: false)

  /// How regular the dates are; nil if no distance is that of most.
  var regularity: Regularity? {
    let all = counts.values.reduce(oddSteps, +)
    guard !isIrregular, all >= Self.fewestSteps else { return nil }
    var byInterval: [Interval: Int] = [:]
    for (step, count) in counts { byInterval[step.interval, default: 0] += count }
    guard let (interval, usual) = byInterval.first(where: { $0.value * 2 > all }) else {
      return nil
    }
    let leavesOutWeekends =
      interval == .days(1) && !hasWeekends && counts.keys.contains(where: \.isWeekend)
    let gaps = counts.filter { step, _ in
      step.isLonger(than: interval) && !(leavesOutWeekends && step.isWeekend)
    }.values.reduce(0, +)
    let weekends =
      leavesOutWeekends ? counts.filter { $0.key.isWeekend }.values.reduce(0, +) : 0
    let shorter = all - usual - gaps - weekends
    guard shorter * Self.shorterIn <= all else { return nil }
    let pair = gaps > 0 ? (leavesOutWeekends ? longestInWeek : longest) : nil
    return Regularity(
      interval: interval, leavesOutWeekends: leavesOutWeekends, gaps: gaps,
      longest: pair.map { ($0.from, $0.to) })
  }
}
