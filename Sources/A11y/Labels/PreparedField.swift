/// A field with all that its cells need, made once: formats, headings, words.
///
/// It is a class, so that a row passes a reference along and copies none of it. What most cells need of it is in
/// its ``CellPlan``.
final class PreparedField {
  /// What becomes of a cell.
  enum Form {
    /// What the cell holds decides: text stands as it is, a number or truth value says its heading.
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

    /// Whether it is a declared number.
    var isNumber: Bool { if case .number = self { true } else { false } }
  }

  /// Where what a cell says goes.
  enum Part {
    /// Into the label.
    case label
    /// Behind the label, as the control that it is.
    case control
    /// Among what is given on demand.
    case customContent
  }

  /// Text before and after a value.
  struct Frame {
    let before: [UInt8]
    let after: [UInt8]
    /// Whether the value itself is said.
    let hasValue: Bool

    /// Reads a pattern in which `%@` stands for the value.
    init(_ pattern: String) {
      guard let place = pattern.firstRange(of: "%@") else {
        before = Array(pattern.utf8)
        after = []
        hasValue = false
        return
      }
      before = Array(pattern[..<place.lowerBound].utf8)
      after = Array(pattern[place.upperBound...].utf8)
      hasValue = true
    }
  }

  let field: Field
  let say: Say
  let form: Form
  let part: Part
  let column: Int
  let language: Language
  let locale: LocaleIdentifier
  /// How numbers are written.
  let number: NumberFormat
  /// Whether only the name told how values are said.
  ///
  /// Then a value that does not fit is text as it stands.
  let isByName: Bool
  /// The words of its name, in lower case; looked at by rules alone.
  private(set) lazy var nameWords = NameConvention.words(field.name).map { $0.lowercased() }
  /// The heading for people.
  let headingText: String
  /// The heading and a space.
  let heading: [UInt8]
  /// The word for a control's role; empty when it has none.
  let roleWord: String
  /// Whether a bare number or truth value says the heading.
  let saysHeadingWhenBare: Bool
  /// What is said when there is no value.
  let missing: [UInt8]
  /// Whether the text of a cell must be looked up before anything else.
  let looksUpText: Bool
  /// Whether numbers in text have marks of their own.
  let hasOwnMarks: Bool
  /// What frames a value by its sign; nil when it keeps its sign.
  let up: Frame?
  let down: Frame?
  let unchanged: Frame?

  /// Prepares a field.
  ///
  /// - Parameters:
  ///   - field: the field.
  ///   - column: the column of its cells.
  ///   - tableLocale: the locale, when the field has none of its own.
  ///   - bareNumber: the format of numbers of which nothing is known, which all fields share.
  init(
    _ field: Field, column: Int, locale tableLocale: LocaleIdentifier, bareNumber: NumberFormat
  ) {
    let convention = NameConvention(field.name)
    isByName = field.say == nil && field.type == .any && convention.say != nil
    var say = field.say ?? Say(Self.kind(of: field.type))
    if field.say == nil, [.any, .number, .integer].contains(field.type), let said = convention.say {
      say = said
    }
    locale = say.locale ?? tableLocale
    language = Language.of(locale)
    let isBare = field.say == nil && field.type == .any && convention.say == nil
    form = isBare ? .bare : Self.form(say, field, locale)
    let isPlain = say.kind == .text && locale == tableLocale
    number = isPlain ? bareNumber : NumberFormat(say, locale: locale) ?? bareNumber

    part = say.role?.isControl == true ? .control : say.isLowImportance ? .customContent : .label
    roleWord =
      if let own = say.roleDescription { TextCleaner.clean(own) } else if let role = say.role {
        language.controls.word(for: role)
      } else { "" }
    headingText = TextCleaner.clean(field.title ?? convention.heading)
    heading = headingText.isEmpty ? [] : Array(headingText.utf8) + [UInt8(ascii: " ")]
    saysHeadingWhenBare = say.heading == .auto && field.say == nil && part == .label
    missing = Array(TextCleaner.clean(say.missing ?? "").utf8)
    looksUpText = !field.categories.isEmpty || field.missingValues != [""]
    hasOwnMarks = field.decimalChar != "." || field.groupChar != nil
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
    self.column = column
  }

  /// How the values of a type are said when nothing else tells.
  private static func kind(of type: Field.ValueType) -> Say.Kind {
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

  private static func form(_ say: Say, _ field: Field, _ locale: LocaleIdentifier) -> Form {
    if say.role == .switch || say.role == .checkbox { return .toggle }
    switch say.kind {
    case .text, .identifier, .phone, .url, .email, .ipAddress, .fraction, .verbatim, .version,
      .range, .score, .roman:
      return .text
    case .ordinal, .duration, .bytes, .rating:
      return AmountFormat(say, locale: locale).map { .amount($0) } ?? .text
    case .number, .integer, .currency, .percent, .year: return .number
    case .measure(let unit):
      return .measure(MeasureFormat(unit: unit, digits: say.digits, locale: locale))
    case .date, .time, .dateTime:
      return DateFormat(say, pattern: field.format, locale: locale).map { .calendar($0) } ?? .text
    case .yesNo: return .yesNo
    case .skip: return .skip
    }
  }

  /// The name that the control has of its own; nil when its row's is enough for one control.
  var ownName: String? {
    let isNamed = field.title != nil || say.heading == .always
    return isNamed && say.heading != .never && !headingText.isEmpty ? headingText : nil
  }

  /// The words around a number by its sign; nil when the sign itself is said.
  @inline(__always)
  func frame(of number: DecimalNumber) -> Frame? {
    number.isZero ? unchanged : number.isNegative ? down : up
  }

  /// Whether a value says its heading first.
  @inline(__always)
  func saysHeading(isNumberOrTruth: Bool) -> Bool {
    switch say.heading {
    // A control's name is said before its role, and that of custom content has a place of its own.
    case .always: !heading.isEmpty && part == .label
    case .never: false
    case .auto: saysHeadingWhenBare && isNumberOrTruth && !heading.isEmpty
    }
  }
}
