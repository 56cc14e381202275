// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// One reader's words in one language, and the digits of its numbers.
struct ReaderWords: Sendable {
  private let words: [ReaderTerm: String]
  private let zero: Unicode.Scalar
  /// The locale whose rules tell the form of what is counted.
  private let locale: LocaleIdentifier

  init(_ reader: ScreenReader, locale: LocaleIdentifier) {
    let own = ReaderLanguage.all.first { $0.code == locale.language }?.words(of: reader) ?? [:]
    words = own.isEmpty ? ReaderLanguage.english.words(of: reader) : own
    // English words go with English numbers.
    self.locale = own.isEmpty ? LocaleIdentifier.enUS : locale
    zero = CountFormat.text(0, in: self.locale).unicodeScalars.first ?? "0"
  }

  /// The word for a term; empty if the reader has none.
  subscript(term: ReaderTerm) -> String { words[term] ?? "" }

  /// The phrase for a term with its placeholders filled in; empty if the reader has none.
  func phrase(_ term: ReaderTerm, _ values: String...) -> String {
    fill(words[term] ?? "", values)
  }

  private func fill(_ pattern: some StringProtocol, _ values: [String]) -> String {
    var text = ""
    var index = pattern.startIndex
    // A single pass, so that a name containing a placeholder is left alone.
    while index < pattern.endIndex {
      let next = pattern.index(after: index)
      guard pattern[index] == "%", next < pattern.endIndex else {
        text.append(pattern[index])
        index = next
        continue
      }
      let number = pattern[next] == "@" ? 1 : pattern[next].wholeNumberValue ?? 0
      text += values.indices.contains(number - 1) ? values[number - 1] : ""
      index = pattern.index(after: next)
    }
    return text
  }

  /// The word for a role.
  func word(for role: CellRole?) -> String {
    switch role {
    case .heading: self[.heading]
    case .image: self[.image]
    case .link: self[.link]
    case .button: self[.button]
    case .switch: self[.toggle]
    case .checkbox: self[.checkbox]
    case .slider: self[.slider]
    case .textField: self[.textField]
    case .progress: self[.progress]
    case nil: ""
    }
  }

  /// The word for the state of a switch or checkbox.
  func word(for toggle: ToggleState, of role: CellRole) -> String {
    switch toggle {
    case .on: self[role == .checkbox ? .checked : .on]
    case .off: self[role == .checkbox ? .unchecked : .off]
    case .mixed: self[.mixed]
    }
  }

  /// A phrase with numbers in the language's digits.
  func phrase(_ term: ReaderTerm, _ first: Int, _ second: Int? = nil) -> String {
    let forms = (words[term] ?? "").split(separator: "|", omittingEmptySubsequences: false)
    guard forms.count > 1, let last = forms.last else {
      return phrase(term, digits(first), second.map { digits($0) } ?? "")
    }
    let form =
      switch category(of: first) {
      case .one where forms.count > 2: forms[0]
      case .few: forms[forms.count - 2]
      default: last
      }
    return fill(form, [digits(first)])
  }

  private func category(of count: Int) -> PluralCategory {
    PluralCategory(of: String(count), hasFraction: false, locale)
  }

  /// A count followed by its noun.
  func count(_ count: Int, one: ReaderTerm, many: ReaderTerm) -> String {
    phrase(category(of: count) == .one ? one : many, count)
  }

  /// How many items a list has; nil if unknown.
  func items(of container: ElementContainer) -> String? {
    container.rowCount.map { count($0, one: .listOfOne, many: .listOfMany) }
  }

  /// How many rows a table has; nil if unknown.
  func rows(of container: ElementContainer) -> String? {
    container.rowCount.map { count($0, one: .rowsOne, many: .rowsMany) }
  }

  /// How many columns a table has; nil if unknown.
  func columns(of container: ElementContainer) -> String? {
    container.columnCount.map { count($0, one: .columnsOne, many: .columnsMany) }
  }

  /// A number in the language's digits.
  func digits(_ number: Int) -> String {
    let ascii = String(number)
    guard zero != "0" else { return ascii }
    var text = String.UnicodeScalarView()
    for scalar in ascii.unicodeScalars {
      let value = scalar.value &- 0x30
      text.append(value < 10 ? Unicode.Scalar(zero.value + value) ?? scalar : scalar)
    }
    return String(text)
  }
}
