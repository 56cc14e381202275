// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Figures of a column's numbers in words, with the unit and the digits of its cells.
extension ColumnTally {
  /// The sum; nil for a column without numbers.
  func sumText(_ words: SummaryWords) -> String? {
    guard numbers > 0, let total = sum.total else { return nil }
    return words.sum.filled(words.hedged(text(ofComputed: total), !sum.isExact))
  }

  /// The mean; nil for a column without numbers.
  func meanText(_ words: SummaryWords) -> String? {
    guard let mean = sum.mean(of: numbers) else { return nil }
    // Two digits more than the numbers have tell the mean from each of them.
    let rounded = mean.rounded(toFractionDigits: decimals + 2)
    return words.mean.filled(words.hedged(text(ofComputed: rounded), !sum.isExact))
  }

  /// The median; nil for a column without numbers.
  func medianText(_ words: SummaryWords) -> String? {
    quantiles.numbers(at: [0.5]).first.map {
      words.median.filled(words.hedged(field.format.text(of: $0) ?? $0.text, !quantiles.isExact))
    }
  }

  private func text(ofComputed number: DecimalNumber) -> String {
    field.format.text(of: number, isComputed: true) ?? number.text
  }
}

extension ColumnTally {
  /// An extreme in a pattern, and the row that it is in.
  func text<Value>(of extreme: Extreme<Value>, _ pattern: String, _ language: Language) -> String {
    pattern.filled(extreme.text) + (rowName(of: extreme, language).map { " (\($0))" } ?? "")
  }

  /// What the row of an extreme is called, and how many more have it; nil where the column names the rows.
  func rowName<Value>(of extreme: Extreme<Value>, _ language: Language) -> String? {
    guard let name = rowText(of: extreme, language) else { return nil }
    let (words, locale) = (language.summary, field.format.locale)
    guard extreme.count > 1 else { return name }
    return name + language.separator
      + words.more.filled(CountFormat.text(extreme.count - 1, in: locale))
  }
}

extension SayAs {
  /// Whether the sum of such values tells something.
  var canBeSummed: Bool {
    switch kind {
    case .year, .ordinal, .percent, .rating: false
    case .measure(let unit):
      !unit.contains("-per-") && !Self.temperatures.contains(unit) && unit != "degree"
    default: true
    }
  }

  private static let temperatures: Set<String> = [
    "celsius", "fahrenheit", "kelvin", "temperature-generic",
  ]
}

extension SummaryWords {
  /// A value, or that it is about as much.
  func hedged(_ text: String, _ isEstimate: Bool) -> String {
    isEstimate ? about.filled(text) : text
  }
}
