// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension PhraseComposer {
  /// The value in a cell of which a phrase was composed, with all of its digits; nil if it is a text to the label.
  func value(
    of phrase: Phrase, _ field: PreparedField, _ bytes: RawSpan
  ) -> ColumnTally.Value? {
    switch field.format.form {
    case .number, .measure, .bare:
      guard phrase.number != nil else { return nil }
      return (try? number(field, phrase.cell, bytes)).flatMap { $0 }.map { .number($0) }
    case .amount(let format):
      guard phrase.number != nil else { return nil }
      return (try? amount(format, field, phrase.cell, bytes)).flatMap { $0 }.map { .number($0) }
    case .calendar(let format):
      guard phrase.isTyped else { return nil }
      return format.parse(TextCleaner.text(of: phrase.cell, bytes)).map { .time($0) }
    case .yesNo: return truth(field, phrase.cell, bytes).map { .truth($0) }
    case .text, .toggle, .skip: return nil
    }
  }
}
