// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What is known of a column from the rows that have been read.
final class ColumnTally {
  /// A value that no other of its column is beyond, and the row that it is in.
  struct Extreme<Value> {
    var value: Value
    /// The value as the label has it.
    var text: String
    /// What the row is called; nil where this column names the rows.
    var row: String?
    /// The number of the row, from 1.
    var number: Int
    /// How many rows have the value.
    var count = 1
  }

  let field: PreparedField
  /// Its place among the tallies of the table.
  let place: Int
  private let isYear: Bool
  /// What the rows are called.
  private let names: RowNames
  /// How many rows have a value.
  private(set) var count = 0

  private(set) var lowest: Extreme<DecimalNumber>?
  private(set) var highest: Extreme<DecimalNumber>?
  private var least = Double.infinity
  private var greatest = -Double.infinity
  private(set) var quantiles = QuantileSketch()
  private(set) var sum = ExactSum()
  private(set) var zeros = 0
  private(set) var negatives = 0
  /// The most decimals of its numbers.
  private(set) var decimals = 0

  private(set) var first: Extreme<CivilTime>?
  private(set) var last: Extreme<CivilTime>?
  private(set) var times = 0

  /// How many rows have each of its numbers or dates.
  private(set) var repeatedNumbers: RepeatedValues<DecimalNumber>
  private(set) var repeatedTimes = RepeatedValues<CivilTime>(most: ColumnTally.mostTimes)

  /// Whether some times have more digits of a second than tell them apart here.
  private var hasFineTimes = false

  /// How many dates or times there are that differ; nil where that is not known.
  var distinctTimes: Int? {
    // In order, equal ones are side by side.
    repeatedTimes.distinctCount
      ?? (hasFineTimes || order.direction == nil ? nil : order.changes + 1)
  }

  /// Whether its numbers or dates rise or fall from row to row.
  private(set) var order = ValueOrder()
  private(set) var intervals = DateIntervals()
  private(set) var steps = RowSteps()
  private var lastNumber: (number: DecimalNumber, approximation: Double)?
  private var lastTime: CivilTime?
  /// The row of the last number.
  private var lastRow = 0
  private var firstNumber: (number: DecimalNumber, approximation: Double)?
  /// The row of the first number.
  private var firstRow = 0
  private var firstTime: CivilTime?

  /// What is beyond these is no year of a calendar.
  private static let calendarYears = -9_999...9_999

  /// More numbers than these are measured, and not counted like grades.
  private static let mostNumbers = 32
  /// More dates than these take memory.
  private static let mostTimes = 10_000

  private(set) var truths = (yes: 0, no: 0)
  private(set) var texts = ValueCounts()

  /// Its numbers from the first row to the last; nil unless they are to be heard or seen.
  private(set) var series: ColumnSeries?

  init(_ field: PreparedField, _ names: RowNames, place: Int) {
    self.field = field
    self.place = place
    self.names = names
    isYear = field.say.kind == .year
    repeatedNumbers = RepeatedValues(most: isYear ? Self.mostTimes : Self.mostNumbers)
  }

  /// How the row of an extreme is told of; nil where the column names the rows, or nothing tells them apart.
  func rowText<Value>(of extreme: Extreme<Value>, _ language: Language) -> String? {
    extreme.row.flatMap {
      names.text(naming: $0, number: extreme.number, language, field.format.locale)
    }
  }

  /// Whether all of its values are dates, times or years.
  var isOfTime: Bool { count > 0 && (times == count || isYear && numbers == count) }

  /// How one of the rows of a step is told of: the upper or the lower one; nil where nothing tells them apart.
  func rowText(of step: RowSteps.Step, isAbove: Bool) -> String? {
    let name = isAbove ? step.aboveName : step.belowName
    return name.flatMap {
      names.text(
        naming: $0, number: isAbove ? step.belowNumber - 1 : step.belowNumber,
        Language.of(field.format.locale), field.format.locale)
    }
  }

  /// How many of its values are numbers.
  var numbers: Int { quantiles.count }

  /// A value that is more than its text.
  enum Value {
    case number(DecimalNumber)
    case time(CivilTime)
    case truth(Bool)
  }

  /// Adds a value.
  ///
  /// - Parameters:
  ///   - value: the value; nil if it is a text.
  ///   - phrase: what the label has of it.
  ///   - row: the row that it is in.
  ///   - namesRow: whether this is the value that the row is called by.
  func add(
    _ value: Value?, _ phrase: Phrase, of row: borrowing ComposedRow, namesRow: Bool
  ) {
    count += 1
    switch value {
    case .number(let number): add(number, phrase, of: row, namesRow)
    case .time(let time): add(time, phrase, of: row, namesRow)
    case .truth(true): truths.yes += 1
    case .truth(false): truths.no += 1
    case nil: texts.add(row.valueText(of: phrase))
    }
  }

  private func add(
    _ number: DecimalNumber, _ phrase: Phrase, of row: borrowing ComposedRow, _ namesRow: Bool
  ) {
    let approximation = number.approximation
    // Most numbers are between both, and need not be compared digit by digit.
    if approximation <= least {
      if lowest.map({ number.isLess(than: $0.value) }) ?? true {
        lowest = extreme(number, phrase, of: row, namesRow)
        least = approximation
      } else if lowest.map({ !$0.value.isLess(than: number) }) == true {
        lowest?.count += 1
      }
    }
    if approximation >= greatest {
      if highest.map({ $0.value.isLess(than: number) }) ?? true {
        highest = extreme(number, phrase, of: row, namesRow)
        greatest = approximation
      } else if highest.map({ !number.isLess(than: $0.value) }) == true {
        highest?.count += 1
      }
    }
    quantiles.add(number, approximation)
    sum.add(number, approximation)
    if number.isZero { zeros += 1 } else if number.isNegative { negatives += 1 }
    decimals = max(decimals, number.scale)
    if number.hasMoreDigitsThanBinary {
      repeatedNumbers.giveUp()
    } else {
      repeatedNumbers.add(number, approximation)
    }
    addToOrder(number, approximation)
  }

  private func addToOrder(_ number: DecimalNumber, _ approximation: Double) {
    defer { (lastNumber, lastRow) = ((number, approximation), names.rows) }
    if isYear, order.isOpen {
      if let year = Int(exactly: approximation), Self.calendarYears.contains(year) {
        intervals.add(CivilTime(year: year, hasTime: false, hasDay: false))
      } else {
        intervals.giveUp()
      }
    }
    guard let lastNumber else {
      (firstNumber, firstRow) = ((number, approximation), names.rows)
      return
    }
    addToOrder(lastNumber.number, number)
    // Between rows that do not follow each other there is no step from one to the next.
    guard lastRow + 1 == names.rows else { return }
    steps.add(from: lastNumber, to: (number, approximation)) {
      (names.nameAbove, names.nameOfLast, names.rows)
    }
  }

  private func addToOrder(_ above: DecimalNumber, _ below: DecimalNumber) {
    guard order.isOpen else { return }
    order.add(isMore: above.isLess(than: below), isLess: below.isLess(than: above))
  }

  private func addToOrder(_ above: CivilTime, _ below: CivilTime) {
    order.add(isMore: above.instant < below.instant, isLess: below.instant < above.instant)
  }

  private func add(
    _ time: CivilTime, _ phrase: Phrase, of row: borrowing ComposedRow, _ namesRow: Bool
  ) {
    times += 1
    let instant = time.instant
    if first.map({ instant < $0.value.instant }) ?? true {
      first = extreme(time, phrase, of: row, namesRow)
    }
    if last.map({ instant > $0.value.instant }) ?? true {
      last = extreme(time, phrase, of: row, namesRow)
    }
    // An instant doesn't tell more digits of a second apart.
    if time.fraction.utf8.count > time.digitsOfInstant {
      hasFineTimes = true
      repeatedTimes.giveUp()
    } else {
      repeatedTimes.add(time, instant)
    }
    if order.isOpen {
      if let lastTime { addToOrder(lastTime, time) } else { firstTime = time }
      lastTime = time
      intervals.add(time)
    }
  }

  /// Adds a number to the series, and begins it with the first.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - row: the row that it is in, counted from 0.
  func draw(_ number: DecimalNumber, row: Int) {
    if series == nil { series = ColumnSeries() }
    series?.add(number.approximation, row: row)
  }

  /// Adds a detail that the row gives on demand.
  func add(detail: String) {
    count += 1
    texts.add(detail)
  }

  /// Adds the values of the rows that follow.
  ///
  /// - Parameters:
  ///   - next: the tally of these rows.
  ///   - nextNames: what these rows are called.
  func merge(_ next: ColumnTally, named nextNames: RowNames) {
    mergeExtremes(next)
    mergeOrder(next, named: nextNames)
    count += next.count
    quantiles.merge(next.quantiles)
    sum.merge(next.sum)
    zeros += next.zeros
    negatives += next.negatives
    decimals = max(decimals, next.decimals)
    times += next.times
    hasFineTimes = hasFineTimes || next.hasFineTimes
    repeatedNumbers.merge(next.repeatedNumbers)
    repeatedTimes.merge(next.repeatedTimes)
    truths = (truths.yes + next.truths.yes, truths.no + next.truths.no)
    texts.merge(next.texts)
  }

  private func mergeExtremes(_ next: ColumnTally) {
    Self.merge(&lowest, next.lowest, below: names.rows) { $0.isLess(than: $1) }
    Self.merge(&highest, next.highest, below: names.rows) { $1.isLess(than: $0) }
    least = min(least, next.least)
    greatest = max(greatest, next.greatest)
    Self.merge(&first, next.first, below: names.rows) { $0.instant < $1.instant }
    Self.merge(&last, next.last, below: names.rows) { $0.instant > $1.instant }
  }

  private static func merge<Value>(
    _ extreme: inout Extreme<Value>?, _ next: Extreme<Value>?, below rows: Int,
    isBeyond: (Value, Value) -> Bool
  ) {
    guard var next else { return }
    next.number += rows
    guard let known = extreme else { return extreme = next }
    if isBeyond(next.value, known.value) {
      extreme = next
    } else if !isBeyond(known.value, next.value) {
      extreme?.count += next.count
    }
  }

  /// Adds how the rows that follow go on, before their values are added.
  private func mergeOrder(_ next: ColumnTally, named nextNames: RowNames) {
    if let above = lastNumber, let below = next.firstNumber {
      addToOrder(above.number, below.number)
      if lastRow == names.rows, next.firstRow == 1 {
        steps.add(from: above, to: below) {
          (names.nameOfLast, nextNames.first, names.rows + 1)
        }
      }
    }
    if let above = lastTime, let below = next.firstTime { addToOrder(above, below) }
    order.merge(next.order)
    intervals.merge(next.intervals)
    steps.merge(next.steps, below: names.rows)
    if firstNumber == nil, next.firstNumber != nil {
      (firstNumber, firstRow) = (next.firstNumber, names.rows + next.firstRow)
    }
    if let number = next.lastNumber { (lastNumber, lastRow) = (number, names.rows + next.lastRow) }
    firstTime = firstTime ?? next.firstTime
    lastTime = next.lastTime ?? lastTime
  }

  /// Passes the tally to or from another process.
  func pass(_ archive: inout ByteArchive) throws(ByteArchive.Fault) {
    try archive.pass(&count)
    for extreme in [\ColumnTally.lowest, \.highest] {
      try Self.pass(&self[keyPath: extreme], &archive, .zero) {
        (archive, number) throws(ByteArchive.Fault) in try number.pass(&archive)
      }
    }
    for extreme in [\ColumnTally.first, \.last] {
      try Self.pass(&self[keyPath: extreme], &archive, CivilTime()) {
        (archive, time) throws(ByteArchive.Fault) in try time.pass(&archive)
      }
    }
    try archive.pass(&least)
    try archive.pass(&greatest)
    try quantiles.pass(&archive)
    try sum.pass(&archive)
    try archive.pass(&zeros)
    try archive.pass(&negatives)
    try archive.pass(&decimals, most: DecimalNumber.scaleLimit)
    try archive.pass(&times)
    try archive.pass(&hasFineTimes)
    try repeatedNumbers.pass(&archive, .zero) {
      (archive, number) throws(ByteArchive.Fault) in try number.pass(&archive)
    }
    try repeatedTimes.pass(&archive, CivilTime()) {
      (archive, time) throws(ByteArchive.Fault) in try time.pass(&archive)
    }
    try archive.pass(&truths.yes)
    try archive.pass(&truths.no)
    try texts.pass(&archive)
    try passOrder(&archive)
  }

  private func passOrder(_ archive: inout ByteArchive) throws(ByteArchive.Fault) {
    try order.pass(&archive)
    try intervals.pass(&archive)
    try steps.pass(&archive)
    for number in [\ColumnTally.firstNumber, \.lastNumber] {
      try archive.pass(&self[keyPath: number], (.zero, 0)) {
        (archive, number) throws(ByteArchive.Fault) in
        try number.number.pass(&archive)
        number.approximation = number.number.approximation
      }
    }
    try archive.pass(&firstRow)
    try archive.pass(&lastRow)
    for time in [\ColumnTally.firstTime, \.lastTime] {
      try archive.pass(&self[keyPath: time], CivilTime()) {
        (archive, time) throws(ByteArchive.Fault) in try time.pass(&archive)
      }
    }
  }

  private static func pass<Value>(
    _ extreme: inout Extreme<Value>?, _ archive: inout ByteArchive, _ blank: Value,
    _ passValue: (inout ByteArchive, inout Value) throws(ByteArchive.Fault) -> Void
  ) throws(ByteArchive.Fault) {
    let none = Extreme(value: blank, text: "", row: nil, number: 0)
    try archive.pass(&extreme, none) { (archive, extreme) throws(ByteArchive.Fault) in
      try passValue(&archive, &extreme.value)
      try archive.pass(&extreme.text)
      try archive.pass(&extreme.row)
      try archive.pass(&extreme.number)
      try archive.pass(&extreme.count)
    }
  }

  private func extreme<Value>(
    _ value: Value, _ phrase: Phrase, of row: borrowing ComposedRow, _ namesRow: Bool
  ) -> Extreme<Value> {
    Extreme(
      value: value, text: row.valueText(of: phrase),
      row: namesRow && !names.areFigures ? nil : names.name(of: row),
      number: names.rows)
  }
}
