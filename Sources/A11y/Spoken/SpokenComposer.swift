// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Composes the spoken form of a row from its phrases: from typed values where possible, otherwise
/// from free text.
struct SpokenComposer {
  /// Appends the spoken form of the item that was read last: a row, a header or a footer.
  func append(
    _ item: TableItem, of labels: borrowing LabelReader, label: borrowing ByteBuffer,
    into form: inout SpokenForm
  ) {
    guard item.isRow else {
      append(
        label.text(), Language.of(labels.locale), labels.locale, labels.dictionary, into: &form)
      return
    }
    let row = labels.composedRow(in: label)
    for (index, phrase) in row.phrases.enumerated() {
      if index > 0 { form.appendPause(row.language.separator) }
      append(phrase, of: row, labels.dictionary, into: &form)
    }
  }

  /// Appends the spoken form of one phrase of the row that was read last.
  func append(
    phrase index: Int, of labels: borrowing LabelReader, label: borrowing ByteBuffer,
    into form: inout SpokenForm
  ) {
    let row = labels.composedRow(in: label)
    append(row.phrases[index], of: row, labels.dictionary, into: &form)
  }

  /// Appends the spoken form of one phrase of a row.
  func append(
    _ phrase: Phrase, of row: borrowing ComposedRow, _ dictionary: PronunciationDictionary,
    into form: inout SpokenForm
  ) {
    let field = row.field(of: phrase)
    let verbalizer = Self.verbalizer(field.language, field.locale)
    if phrase.valueStart > phrase.start {
      // The heading, or a control's name and role.
      let before = row.output.text(from: phrase.start, to: phrase.valueStart).trimmingSpaces()
      append(before, field.language, field.locale, dictionary, into: &form)
    }
    form.locale = field.locale
    let start = form.text.count
    if let number = phrase.number, let frame = field.format.frame(of: number) {
      var unsigned = number
      unsigned.isNegative = false
      form.append(String(decoding: frame.before, as: UTF8.self).trimmingSpaces())
      if !frame.hasValue || verbalizer.append(value(unsigned, field), into: &form) {
        form.append(String(decoding: frame.after, as: UTF8.self).trimmingSpaces())
        return
      }
      form.truncate(to: start)
    } else if let value = value(phrase, field, row.window) {
      // A code with a dictionary entry of its own is replaced as a whole: a ticker, a key.
      if !dictionary.isEmpty, let text = value.code {
        let stretches = dictionary.stretches(of: text, field.locale)
        if stretches.count == 1, case .words(let words) = stretches[0] {
          form.append(words)
          return
        }
      }
      if verbalizer.append(value, into: &form) { return }
    } else if field.say.kind == .identifier, phrase.cell.kind == .container, phrase.isTyped {
      // A list of codes, each said as one.
      let text = row.output.text(from: phrase.valueStart, to: phrase.end)
      for (index, code) in text.split(separator: field.language.separator).enumerated() {
        if index > 0 { form.appendPause(",") }
        if !verbalizer.append(.identifier(String(code)), into: &form) { form.append(String(code)) }
      }
      return
    }
    append(
      row.output.text(from: phrase.valueStart, to: phrase.end), field.language, field.locale,
      dictionary, into: &form)
  }

  /// Appends a text that is in no table.
  func append(_ text: String, _ locale: LocaleIdentifier, into form: inout SpokenForm) {
    append(text, Language.of(locale), locale, PronunciationDictionary(), into: &form)
  }

  /// Appends a text letter by letter.
  func spell(_ text: String, _ locale: LocaleIdentifier, into form: inout SpokenForm) {
    form.locale = locale
    if Self.verbalizer(Language.of(locale), locale).append(.verbatim(text), into: &form) { return }
    // If a language has no names for marks, its voice does.
    form.append(text.filter { !$0.isWhitespace }.map { String($0) }.joined(separator: " "))
  }

  /// Appends free text: the user's dictionary first, then each run by the rules of its own
  /// language.
  private func append(
    _ text: String, _ language: Language, _ locale: LocaleIdentifier,
    _ dictionary: PronunciationDictionary, into form: inout SpokenForm
  ) {
    let stretches = dictionary.isEmpty ? [.text(text)] : dictionary.stretches(of: text, locale)
    var endsOpen = false
    for (index, stretch) in stretches.enumerated() {
      // A replacement keeps the spacing of the word it stands for.
      form.joinsNext = index > 0 && endsOpen && stretch.beginsOpen
      endsOpen = stretch.endsOpen
      switch stretch {
      case .words(let words):
        form.locale = locale
        form.append(words)
      case .text(let stretch):
        let text = stretches.count == 1 ? stretch : stretch.trimmingSpaces()
        for run in ScriptRuns.of(text, in: locale) {
          let own = run.locale == locale ? language : Language.of(run.locale)
          form.locale = run.locale
          _ = Self.verbalizer(own, run.locale).append(.text(run.text), into: &form)
        }
      }
    }
    form.locale = locale
  }

  private static func verbalizer(
    _ language: Language, _ locale: LocaleIdentifier
  ) -> any Verbalizer {
    language.verbalizer ?? LabelVerbalizer(locale: locale)
  }

  /// The typed value of a phrase; nil when it is text.
  private func value(_ phrase: Phrase, _ field: PreparedField, _ bytes: RawSpan) -> SpokenValue? {
    if let number = phrase.number {
      // No value has a plus; the label has it, and its text is said.
      if number.hasPlus { return nil }
      if field.say.kind == .bytes, phrase.cell.isText,
        let size = WrittenSize(TextCleaner.text(of: phrase.cell, bytes))
      {
        return .size(size)
      }
      return value(number, field)
    }
    if field.say.kind == .number, phrase.cell.isText, !phrase.isAccessory,
      let number = ScaledNumber.parts(TextCleaner.text(of: phrase.cell, bytes))?.number
    {
      return .number(number)
    }
    guard phrase.isTyped, !phrase.isAccessory else { return nil }
    let isScalar = phrase.cell.isText || phrase.cell.kind == .number
    switch field.say.kind {
    case .identifier, .verbatim, .phone, .url, .email, .ipAddress, .version, .range, .score, .roman,
      .fraction:
      return isScalar ? value(TextCleaner.text(of: phrase.cell, bytes), field.say.kind) : nil
    case .date, .time, .dateTime:
      guard case .calendar(let format) = field.format.form, phrase.cell.isText,
        let time = format.parse(TextCleaner.text(of: phrase.cell, bytes)), time.hasDay
      else { return nil }
      return field.say.kind == .date
        ? .date(time) : field.say.kind == .time ? .time(time) : .dateTime(time)
    default: return nil
    }
  }

  /// A text as a value of the field's kind; nil when the kind has no such value.
  private func value(_ text: String, _ kind: SayAs.Kind) -> SpokenValue? {
    switch kind {
    case .identifier: .identifier(text)
    case .verbatim: .verbatim(text)
    case .phone: .phone(text)
    case .url, .email, .ipAddress: .address(text)
    case .version: .version(text)
    case .range: .range(text)
    case .score: .score(text)
    case .roman: .roman(text)
    case .fraction: .fraction(text)
    default: nil
    }
  }

  private func value(_ number: DecimalNumber, _ field: PreparedField) -> SpokenValue {
    switch field.say.kind {
    case .currency(let code): .money(number, currency: code)
    case .percent: .percent(number)
    // As in the label, the zeros at its end are not said unless they were asked for.
    case .measure(let unit):
      .measure(
        field.say.digits == nil ? number.trimmed(toFractionDigits: 0) : number, unit: unit)
    case .year: .year(number)
    case .ordinal: .ordinal(number)
    case .duration: .duration(number)
    case .bytes: .bytes(number)
    case .rating(let stars): .rating(number, of: stars)
    default: .number(number)
    }
  }
}
