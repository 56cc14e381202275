// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What the cells of a field need apart from its name: formats and words, prepared once.
///
/// The columns of a wide table are mostly alike, and share one.
final class CellFormat {
  /// How a cell is formatted.
  enum Form {
    /// Decided by the cell: text is copied, a number or truth value follows its heading.
    case bare
    case text
    case number
    case measure(MeasureFormat)
    case calendar(DateFormat)
    /// A number that is written with words.
    case amount(AmountFormat)
    case yesNo
    /// The value of a switch or a checkbox.
    case toggle
    case skip
  }

  /// The part of a row's content that a cell belongs to.
  enum Part {
    /// The label.
    case label
    /// The controls after the label.
    case control
    /// Custom content, given on demand.
    case customContent
  }

  /// Text before and after a value.
  struct Frame {
    let before: [UInt8]
    let after: [UInt8]
    /// Whether the value itself is written.
    let hasValue: Bool

    /// Parses a pattern in which `%@` stands for the value.
    init(_ pattern: String) {
      guard let placeholder = pattern.firstRange(of: "%@") else {
        before = Array(pattern.utf8)
        after = []
        hasValue = false
        return
      }
      before = Array(pattern[..<placeholder.lowerBound].utf8)
      after = Array(pattern[placeholder.upperBound...].utf8)
      hasValue = true
    }
  }

  /// The field, without its name and title.
  let field: Field
  let say: SayAs
  let form: Form
  let part: Part
  let language: Language
  let locale: LocaleIdentifier
  /// The format of its numbers.
  let number: NumberFormat
  /// Whether the format was inferred from the field's name alone.
  ///
  /// A value that does not fit it is then copied as text.
  let isByName: Bool
  /// Whether a value that does not fit stands as it is: the format was inferred, not declared.
  var isLenient: Bool { isByName || isGuess }
  /// Whether it was found out from a sample of the rows.
  var isGuess: Bool { field.isGuess }
  /// Whether its cells are texts of the label.
  var isText: Bool {
    switch form {
    case .text, .bare: part == .label && say.role == nil
    case .number, .measure, .calendar, .amount, .yesNo, .toggle, .skip: false
    }
  }
  /// The unit that its numbers are in; nil if they have none, or each its own.
  var unit: String? {
    guard part == .label, case .measure(let format) = form else { return nil }
    return format.unitAlone
  }
  /// Whether nothing is said of its cells.
  var isSkipped: Bool { if case .skip = form { true } else { false } }
  /// The word for a control's role; empty if it has none.
  let roleWord: String
  /// Whether a bare number or truth value follows its heading.
  let saysHeadingWhenBare: Bool
  /// What is written if there is no value.
  let missing: [UInt8]
  /// Whether the text of a cell may be a category or a missing value, to be looked up first.
  let looksUpText: Bool
  /// Whether numbers in text use marks other than JSON's.
  let hasOwnMarks: Bool
  /// Whether a number must bring its unit: that of the column was found in its cells, and another's may count something else.
  let needsUnit: Bool
  /// Whether a text may be a list, of which the items are said.
  var readsLists: Bool { field.type == .array }
  /// The text around a value by its sign; nil if the sign itself is written.
  let up: Frame?
  let down: Frame?
  let unchanged: Frame?

  /// Prepares the format of a field's cells.
  ///
  /// - Parameters:
  ///   - field: the field; its name and title are of no account.
  ///   - named: how its values are spoken by its name; nil if the name says nothing of them.
  ///   - tableLocale: the locale, when the field has none of its own.
  ///   - bareNumber: the format of undeclared numbers, which all fields share.
  init(
    _ field: Field, named: SayAs?, locale tableLocale: LocaleIdentifier, bareNumber: NumberFormat
  ) {
    isByName = field.say == nil && field.type == .any && named != nil
    var say = field.say ?? SayAs(Self.kind(of: field.type))
    if field.say == nil, [.any, .number, .integer].contains(field.type), let named { say = named }
    locale = say.locale ?? tableLocale
    language = Language.of(locale)
    let isBare = field.say == nil && field.type == .any && named == nil
    form = isBare ? .bare : Self.form(say, field, locale)
    let isPlain = say.kind == .text && locale == tableLocale
    var number = isPlain ? bareNumber : NumberFormat(say, locale: locale) ?? bareNumber
    if let kept = field.keptDigits { number.kept = kept }
    self.number = number
    part = say.role?.isControl == true ? .control : say.isLowImportance ? .customContent : .label
    roleWord =
      if let own = say.roleDescription { TextCleaner.clean(own) } else if let role = say.role {
        language.controls.word(for: role)
      } else { "" }
    saysHeadingWhenBare = say.heading == .auto && field.say == nil && part == .label
    missing = Array(TextCleaner.clean(say.missing ?? "").utf8)
    looksUpText = !field.categories.isEmpty || field.missingValues != Field.usualMissing
    hasOwnMarks = field.decimalChar != "." || field.groupChar != nil
    needsUnit =
      switch say.kind {
      case .percent, .currency: field.isGuess && !field.bareNumber && named?.kind != say.kind
      case .duration: field.isGuess
      default: false
      }
    if let words = say.signWords {
      up = Frame(TextCleaner.clean(words.positive) + " %@")
      down = Frame(TextCleaner.clean(words.negative) + " %@")
      unchanged = Frame(TextCleaner.clean(words.zero))
    } else if say.direction {
      up = Frame(language.up)
      down = Frame(language.down)
      unchanged = Frame(language.unchanged)
    } else {
      (up, down, unchanged) = (nil, nil, nil)
    }
    self.field = field
    self.say = say
  }

  /// The kind that values of a type have if nothing else is declared.
  private static func kind(of type: Field.ValueType) -> SayAs.Kind {
    switch type {
    case .number: .number
    case .integer: .integer
    case .boolean: .yesNo
    case .date: .date
    case .time: .time
    case .datetime: .dateTime
    case .year: .year
    default: .text
    }
  }

  private static func form(_ say: SayAs, _ field: Field, _ locale: LocaleIdentifier) -> Form {
    if say.role == .switch || say.role == .checkbox { return .toggle }
    switch say.kind {
    case .text, .identifier, .phone, .url, .email, .ipAddress, .fraction, .verbatim, .version,
      .range, .score, .roman:
      return .text
    case .ordinal, .duration, .bytes, .rating:
      return AmountFormat(say, locale: locale).map { .amount($0) } ?? .text
    case .number, .integer, .currency, .percent, .year: return .number
    case .measure(let unit):
      return .measure(
        MeasureFormat(unit: unit, leastFraction: say.digits?.minimum ?? 0, locale: locale))
    case .date, .time, .dateTime:
      return DateFormat(
        say, pattern: field.format, locale: locale, takesTimes: !field.isDayAlone
      ).map { .calendar($0) } ?? .text
    case .yesNo: return .yesNo
    case .skip: return .skip
    }
  }

  /// Whether its values mostly begin with a digit.
  var startsWithDigit: Bool {
    switch form {
    case .number, .measure, .bare, .amount: true
    case .text, .calendar, .yesNo, .toggle, .skip: false
    }
  }

  /// The cells that are composed without asking anything but their kind, which ``CellPlan`` prepares.
  struct PlainCells {
    /// Whether text is the value as it is.
    var text: Bool
    /// Whether such a text is of the field's own kind.
    var textIsTyped: Bool
    /// The format of JSON numbers; nil if something must be decided about each first.
    var number: NumberFormat?
    /// The words around a number by its sign.
    var frames: (up: Frame?, down: Frame?, unchanged: Frame?) = (nil, nil, nil)
  }

  /// The cells that need nothing looked up, checked or converted; nil if none do.
  ///
  /// - Parameter numbersAreText: whether numbers come from text, and may have marks of their own.
  /// - Returns: what `PhraseComposer` composes of them without a further question.
  func plainCells(numbersAreText: Bool) -> PlainCells? {
    guard part == .label, say.role == nil, !looksUpText else { return nil }
    let own = number.isLayout ? number : nil
    switch form {
    case .text where say.whole || readsLists: return nil
    case .text: return PlainCells(text: true, textIsTyped: true, number: nil)
    case .bare: return PlainCells(text: true, textIsTyped: false, number: own)
    case .number where say.kind != .integer && readsJSONNumbers(numbersAreText: numbersAreText):
      return PlainCells(
        text: false, textIsTyped: false, number: own, frames: (up, down, unchanged))
    case .number, .measure, .calendar, .amount, .yesNo, .toggle, .skip: return nil
    }
  }

  /// Whether numbers are read by JSON's grammar, and not with marks of the field's own or a unit.
  @inline(__always)
  func readsJSONNumbers(numbersAreText: Bool) -> Bool {
    !(numbersAreText && hasOwnMarks) && !needsUnit
  }

  /// The words around a number by its sign; nil if the sign itself is written.
  @inline(__always)
  func frame(of number: DecimalNumber) -> Frame? {
    number.isZero ? unchanged : number.isNegative ? down : up
  }
}
