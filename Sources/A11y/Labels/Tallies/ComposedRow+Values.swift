// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension ComposedRow {
  /// Whether a phrase has a value, and not the word for one that is not there.
  func hasValue(_ phrase: Phrase) -> Bool { phrase.end > phrase.valueStart && !isMissing(phrase) }

  /// The last value, as the label has it, in a column that a condition holds for; nil if there is none.
  func valueText(where isAsked: (PreparedField) -> Bool) -> String? {
    lastValue(where: isAsked).map { valueText(of: $0) }
  }

  /// The last value with its heading, in a column that a condition holds for; nil if there is none.
  func text(where isAsked: (PreparedField) -> Bool) -> String? {
    lastValue(where: isAsked).map { text(of: $0) }
  }

  /// The phrase of the last value in a column that a condition holds for; nil if there is none.
  func lastValue(where isAsked: (PreparedField) -> Bool) -> Phrase? {
    phrases.last { !$0.isAccessory && isAsked(field(of: $0)) && hasValue($0) }
  }

  /// Whether a phrase is the word for a value that is not there.
  private func isMissing(_ phrase: Phrase) -> Bool {
    if phrase.cell.kind == .absent || phrase.cell.kind == .null { return true }
    let format = field(of: phrase).format
    guard !format.missing.isEmpty, format.looksUpText, phrase.cell.isText else { return false }
    return format.field.missingValues.contains(TextCleaner.text(of: phrase.cell, window))
  }
}
