// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What a column holds, in statements.
package struct ColumnSummary {
  /// Which of the input's columns it is.
  package let column: Int
  /// Its place among the columns of the table that has been summed up.
  let place: Int
  /// The name of the column in the data.
  package let name: String
  /// What the column is called.
  package let heading: String
  /// How its values are said: `currency:USD`.
  package let say: String
  /// What is told, in speaking order.
  package internal(set) var statements: [SummaryStatement] = []
  /// Its numbers from the first row to the last; nil for other columns, and unless they were asked for.
  package let series: ColumnSeries?
  /// From the lowest to the highest number; nil unless they differ.
  private var span: String?

  let words: SummaryWords
  private let separator: String
  let locale: LocaleIdentifier
  let query: SummaryQuery
  /// How many rows there are.
  package let rows: Int

  /// How many of the most common numbers or dates may be told.
  static let mostRepeated = 3

  /// A value that several rows have.
  typealias CommonValue = (text: String, value: JSONValue, count: Int)

  /// - Parameters:
  ///   - tally: what was counted of the column.
  ///   - rows: how many rows there are.
  ///   - level: how much is told.
  ///   - locale: the language of the statements.
  ///   - time: which way time goes from row to row; nil for rows that are in another order.
  ///   - source: what queries take the rows from; nil where none can.
  init(
    _ tally: ColumnTally, of rows: Int, _ level: SummaryLevel, _ locale: LocaleIdentifier,
    time: ValueOrder.Direction? = nil, source: String? = SummaryQuery.wholeTable
  ) {
    defer { if source == nil { for index in statements.indices { statements[index].query = nil } } }
    column = tally.field.column
    place = tally.place
    name = tally.field.name
    heading = tally.field.columnHeading
    say = tally.field.say.shortForm
    series = tally.series
    let language = Language.of(locale)
    words = language.summary
    separator = language.separator
    self.locale = locale
    self.rows = rows
    query = SummaryQuery(column: tally.field.name, of: source ?? SummaryQuery.wholeTable)
    if tally.count == 0 {
      statements = [
        SummaryStatement(kind: .none, text: words.none, query: query.count("IS NOT NULL"))
      ]
      return
    }
    if tally.numbers > 0 { appendNumbers(tally, level, time) }
    if tally.times > 0 { appendTimes(tally, level) }
    if tally.truths != (0, 0) { appendTruths(tally, language) }
    if tally.texts.count > 0 { appendTexts(tally, level) }
    if tally.count < rows {
      append(.missing, words.missing, rows - tally.count, query.count("IS NULL"))
    }
  }

  /// The statements in one sentence, behind the heading.
  package var sentence: String {
    heading + ": " + statements.map(\.text).joined(separator: separator)
  }

  /// The lowest and the highest number and the rows that they are in, or the only one that there is; of years, the first and
  /// the last.
  package var extremes: String {
    let span = statements.first { $0.kind == .span }
    let told =
      span.map { [$0] }
      ?? statements.filter { [.lowest, .highest, .always, .mostCommon].contains($0.kind) }
    return told.map(\.text).joined(separator: separator)
  }

  /// Its numbers as a line, if they were asked for and differ.
  var chart: ColumnChart? {
    guard let series, let span else { return nil }
    let size = words.rows.filled(CountFormat.text(rows, in: locale))
    return ColumnChart(
      label: [heading, size, span].joined(separator: separator), points: series.points(of: rows))
  }

  /// Whether it is meant by a name: its own, or its heading in any case.
  package func isCalled(_ asked: String) -> Bool { Self.is(name, heading, called: asked) }

  /// Whether a column of a name and a heading is meant by what was asked for.
  static func `is`(_ name: String, _ heading: String, called asked: String) -> Bool {
    name == asked || heading.lowercased() == asked.lowercased()
  }

  /// Keeps some of the statements.
  mutating func keep(_ isKept: (SummaryStatement) -> Bool) { statements.removeAll { !isKept($0) } }

  /// The column as JSON.
  var json: JSONValue {
    .object([
      ("name", .string(name)), ("heading", .string(heading)), ("say", .string(say)),
      ("statements", .array(statements.map(\.json))),
    ])
  }

  // MARK: Numbers

  private mutating func appendNumbers(
    _ tally: ColumnTally, _ level: SummaryLevel, _ time: ValueOrder.Direction?
  ) {
    guard let lowest = tally.lowest, let highest = tally.highest else { return }
    if !lowest.value.isLess(than: highest.value) {
      appendOnly(lowest.text, .number(lowest.value.text), tally.numbers)
      return
    }
    if tally.field.say.kind == .year {
      appendSpan(lowest.text, highest.text, .number(lowest.value.text), .number(highest.value.text))
      appendRepeated(tally.repeatedNumbers.named(tally), of: tally.numbers, level)
      appendOrder(tally)
      return
    }
    if lowest.value.isZero, highest.value.trimmed(toFractionDigits: 0).text == "1",
      let both = tally.repeatedNumbers.named(tally), both.distinct == 2
    {
      appendMostCommon(both.most)
      if level == .full {
        appendSum(tally)
        appendMean(tally)
      }
      appendOrder(tally)
      return
    }
    span = TableWords.fill(words.span, [lowest.text, highest.text])
    append(.lowest, words.lowest, lowest, tally, query.of("min"))
    append(.highest, words.highest, highest, tally, query.of("max"))
    let quartiles = tally.quantiles.numbers(at: [0.25, 0.5, 0.75])
    guard quartiles.count == 3 else { return }
    appendMedian(quartiles[1], tally)
    guard level == .full else {
      appendOrder(tally)
      return
    }
    appendSum(tally)
    appendMean(tally)
    appendMiddleHalf(quartiles[0], quartiles[2], tally)
    if tally.zeros > 0 { append(.zero, words.zero, tally.zeros, query.count("= 0")) }
    if tally.negatives > 0 {
      append(.belowZero, words.belowZero, tally.negatives, query.count("< 0"))
    }
    appendOutliers(quartiles[0].approximation, quartiles[2].approximation, tally)
    appendRepeated(tally.repeatedNumbers.named(tally), of: tally.numbers, level)
    appendOrder(tally)
    if let time { appendSteps(tally, time) }
  }

  private mutating func appendSum(_ tally: ColumnTally) {
    guard tally.field.say.canBeSummed, let sum = tally.sum.total, let text = tally.sumText(words)
    else { return }
    statements.append(
      SummaryStatement(
        kind: .sum, text: text, values: [("value", .number(sum.text))],
        isEstimate: !tally.sum.isExact, query: query.of("sum")))
  }

  private mutating func append(
    _ kind: SummaryStatement.Kind, _ pattern: String, _ extreme: ColumnTally.Extreme<DecimalNumber>,
    _ tally: ColumnTally, _ query: String
  ) {
    statements.append(
      SummaryStatement(
        kind: kind, text: tally.text(of: extreme, pattern, Language.of(locale)),
        values: [("value", .number(extreme.value.text))]
          + (extreme.row == nil
            ? [] : [("rowNumber", .int(extreme.number)), ("rows", .int(extreme.count))]),
        row: extreme.row, query: query))
  }

  private mutating func appendMedian(_ median: DecimalNumber, _ tally: ColumnTally) {
    guard let text = tally.medianText(words) else { return }
    let isEstimate = !tally.quantiles.isExact
    statements.append(
      SummaryStatement(
        kind: .median, text: text,
        values: [("value", .number(median.text))] + bound(isEstimate), isEstimate: isEstimate,
        query: query.quantile(0.5)))
  }

  /// How far from its rank an estimate may be.
  private func bound(_ isEstimate: Bool) -> [(key: String, value: JSONValue)] {
    isEstimate ? [("rankError", .number("\(QuantileSketch.rankError)"))] : []
  }

  private mutating func appendMean(_ tally: ColumnTally) {
    guard let mean = tally.sum.mean(of: tally.numbers), let text = tally.meanText(words) else {
      return
    }
    statements.append(
      SummaryStatement(
        kind: .mean, text: text, values: [("value", .number(mean.text))],
        isEstimate: !tally.sum.isExact, query: query.of("avg")))
  }

  private mutating func appendMiddleHalf(
    _ from: DecimalNumber, _ to: DecimalNumber, _ tally: ColumnTally
  ) {
    let isEstimate = !tally.quantiles.isExact
    let texts = [from, to].map { tally.field.format.text(of: $0) ?? $0.text }
    let text = TableWords.fill(words.middleHalf, texts)
    statements.append(
      SummaryStatement(
        kind: .middleHalf, text: words.hedged(text, isEstimate),
        values: [("from", .number(from.text)), ("to", .number(to.text))] + bound(isEstimate),
        isEstimate: isEstimate, query: query.quantiles))
  }

  /// Among fewer numbers, none is far from a middle that they make themselves.
  private static let fewestWithOutliers = 10

  /// Counts what is further from the middle half than one and a half of its width: Tukey's rule.
  private mutating func appendOutliers(_ low: Double, _ high: Double, _ tally: ColumnTally) {
    let fence = 1.5 * (high - low)
    guard fence > 0, tally.numbers >= Self.fewestWithOutliers else { return }
    let count = tally.quantiles.count(below: low - fence, above: high + fence)
    guard count > 0 else { return }
    let isEstimate = !tally.quantiles.isExact
    let number = CountFormat.text(count, in: locale)
    statements.append(
      SummaryStatement(
        kind: .outliers,
        text: words.outliers.filled(words.hedged(number, isEstimate)),
        values: [("value", .int(count))] + bound(isEstimate), isEstimate: isEstimate,
        query: query.outliers))
  }

  // MARK: Times, truth values and texts

  private mutating func appendTimes(_ tally: ColumnTally, _ level: SummaryLevel) {
    guard let first = tally.first, let last = tally.last else { return }
    let parts = tally.field.say.kind.calendarParts
    if first.text == last.text, tally.times < rows {
      appendOnly(first.text, .string(first.value.iso8601(parts)), tally.times)
      return
    }
    appendSpan(
      first.text, last.text, .string(first.value.iso8601(parts)),
      .string(last.value.iso8601(parts)))
    guard first.text != last.text else { return }
    appendRepeated(tally.repeatedTimes.named(tally, parts), of: tally.times, level)
    appendOrder(tally)
  }

  /// Tells how many numbers or dates there are that several rows have, and which of them most have.
  private mutating func appendRepeated(
    _ repeated: (distinct: Int, most: [CommonValue])?, of count: Int, _ level: SummaryLevel
  ) {
    guard let repeated, repeated.distinct < count, repeated.distinct > 1 else { return }
    append(.different, words.different, repeated.distinct, query.distinct)
    // Where all are in as many rows, none is the most common.
    guard let most = repeated.most.first, most.count * repeated.distinct > count else { return }
    appendMostCommon(Array(repeated.most.prefix(level == .full ? Self.mostRepeated : 1)))
  }

  private mutating func appendSpan(
    _ first: String, _ last: String, _ from: JSONValue, _ to: JSONValue
  ) {
    let text =
      first == last
      ? words.always.filled(first) : TableWords.fill(words.span, [first, last])
    statements.append(
      SummaryStatement(
        kind: .span, text: text, values: [("from", from), ("to", to)], query: query.span))
  }

  private mutating func appendTruths(_ tally: ColumnTally, _ language: Language) {
    let counts = [
      (SummaryStatement.Kind.yes, language.yes, tally.truths.yes, "= true"),
      (.no, language.no, tally.truths.no, "= false"),
    ]
    for (kind, word, count, condition) in counts {
      append(kind, "\(word): %@", count, query.count(condition))
    }
  }

  private mutating func appendTexts(_ tally: ColumnTally, _ level: SummaryLevel) {
    // Beside numbers or dates they are what could not be read as one.
    guard tally.texts.count * 2 > tally.count else {
      appendOthers(tally.texts)
      return
    }
    let distinct = tally.texts.distinctCount
    let common = tally.texts.mostCommon(level == .full ? 5 : 3)
    if tally.texts.isExact, distinct == 1, let only = common.first {
      appendOnly(only.text, .string(only.text), tally.texts.count)
    } else if tally.texts.isExact, distinct == tally.count {
      statements.append(
        SummaryStatement(
          kind: .allDifferent, text: words.allDifferent, values: [("value", .int(distinct))],
          query: query.distinct))
    } else {
      let number = CountFormat.text(distinct, in: locale)
      let isEstimate = !tally.texts.isExact
      statements.append(
        SummaryStatement(
          kind: .different,
          text: words.different.filled(words.hedged(number, isEstimate)),
          values: [("value", .int(distinct))]
            + (isEstimate ? [("standardError", .number("\(DistinctSketch.standardError)"))] : []),
          isEstimate: isEstimate, query: query.distinct))
      // Where all are in as many rows, none is the most common, and what is in one row is not common.
      if let most = common.first, most.count > 1, most.count * distinct > tally.texts.count {
        let told = common.filter { $0.count > 1 || distinct == common.count }
        appendMostCommon(told.map { ($0.text, .string($0.text), $0.count) })
      }
    }
    if level == .full, tally.texts.longest > 40 {
      append(.longest, words.longest, tally.texts.longest, query.longest)
    }
  }

  /// Tells the one value of a column, and of how many rows unless all have it.
  private mutating func appendOnly(_ text: String, _ value: JSONValue, _ count: Int) {
    guard count < rows else {
      statements.append(
        SummaryStatement(
          kind: .always, text: words.always.filled(text), values: [("value", value)],
          query: query.of("min")))
      return
    }
    appendMostCommon([(text, value, count)])
  }

  /// Counts the texts among other values, and tells the most common of them.
  private mutating func appendOthers(_ texts: ValueCounts) {
    let common = texts.mostCommon(Self.mostRepeated).map { Self.shortened($0.text) }
    let rest = common.count < texts.distinctCount ? ["…"] : []
    var statement = SummaryStatement.count(.others, words.others, texts.count, locale, query: nil)
    if !common.isEmpty {
      statement.text += " (" + (common + rest).joined(separator: separator) + ")"
    }
    statements.append(statement)
  }

  /// The beginning of a text that is longer than anybody wants to hear in a list.
  private static func shortened(_ text: String) -> String {
    text.count > longestInList ? String(text.prefix(longestInList)).trimmingSpaces() + "…" : text
  }

  private static let longestInList = 60

  private mutating func appendMostCommon(_ common: [CommonValue]) {
    let texts = common.map {
      "\(Self.shortened($0.text)) (\(CountFormat.text($0.count, in: locale)))"
    }
    statements.append(
      SummaryStatement(
        kind: .mostCommon, text: words.mostCommon.filled(texts.joined(separator: separator)),
        values: [
          (
            "values",
            .array(
              common.map { .object([("value", $0.value), ("count", .int($0.count))]) })
          )
        ], query: query.mostCommon(common.count)))
  }

  mutating func append(
    _ kind: SummaryStatement.Kind, _ pattern: String, _ count: Int, _ query: String?,
    _ others: [(key: String, value: JSONValue)] = []
  ) {
    var statement = SummaryStatement.count(kind, pattern, count, locale, query: query)
    statement.values += others
    statements.append(statement)
  }
}
