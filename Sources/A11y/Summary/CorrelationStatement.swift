// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What is told of two columns that go together more or less closely.
struct CorrelationStatement {
  let pair: Correlations.Pair
  let statement: SummaryStatement

  /// - Returns: nil where one of the columns is not told of.
  init?(_ pair: Correlations.Pair, _ tallies: [ColumnTally], _ locale: LocaleIdentifier) {
    let fields = [pair.first, pair.second].compactMap { column in
      tallies.indices.contains(column) ? tallies[column].field : nil
    }
    guard fields.count == 2, let value = DecimalNumber(pair.coefficient) else { return nil }
    let language = Language.of(locale)
    let format = NumberFormat(
      skeleton: "", fraction: FractionDigits(minimum: 2, maximum: 2), locale: locale)
    var text = ByteBuffer()
    format.append(format.prepared(value), into: &text)
    self.pair = pair
    statement = SummaryStatement(
      kind: .correlation,
      text: fields.map(\.columnHeading).joined(separator: language.separator) + ": "
        + language.summary.correlation.filled(text.text()),
      values: [
        ("columns", .array(fields.map { .string($0.name) })),
        ("value", .number(value.rounded(toFractionDigits: 12).text)),
      ], query: SummaryQuery(column: fields[0].name).correlation(with: fields[1].name))
  }
}
