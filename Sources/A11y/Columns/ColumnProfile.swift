/// A profile of the cells of one column.
struct ColumnProfile {
  /// The forms that a text may take.
  enum Form: Hashable {
    case date
    case dateTime
    case time
    case duration
    case money(String)
    case percent
    case number
    case url
    case email
    case truth
    case digits
    case code
    case picture
    case missing
    case other
  }

  /// Texts that stand for a missing value among others that are values.
  private static let missing: Set<String> = [
    "NA", "N/A", "n/a", "NaN", "nan", "null", "NULL", "None", "none", "-", "–", "—", "?", ".",
  ]

  /// The most characters that a code has.
  private static let longestCode = 6

  let name: String
  /// How many cells are numbers, integers among those, booleans, and texts.
  private(set) var numberCount = 0
  private(set) var integerCount = 0
  private(set) var truthCount = 0
  private(set) var textCount = 0
  /// How many numbers are short enough to be codes, and how many texts look like codes.
  ///
  /// A text counts even if it also has another form, such as "NO".
  private(set) var shortNumberCount = 0
  private(set) var codeCount = 0
  private var wordCount = 0
  /// How many texts have each form.
  private(set) var forms: [Form: Int] = [:]
  /// The texts that stand for a missing value.
  private(set) var missingTexts: Set<String> = []
  /// Hashes of the distinct values, to tell whether the column distinguishes rows.
  private var contents: Set<Int> = []
  /// The total length of all texts, in characters.
  private var textLength = 0
  /// The date patterns that fit every text so far.
  private(set) var datePatterns: [DatePattern]
  /// The ISO 8601 formats, shared by all columns.
  private let calendar: [Form: DateFormat]
  /// Whether any text of digits starts with a zero, and how long such texts are.
  private(set) var hasLeadingZero = false
  private(set) var digitLengths: Set<Int> = []
  /// The number marks that fit every number in text so far.
  private(set) var marks = NumberMarks.all
  /// The marks that occurred in those numbers.
  private(set) var marksMet: Set<Character> = []
  /// Whether numbers come from text, where their marks may differ from JSON's.
  private let numbersAreText: Bool
  /// The words for yes and no, in lowercase.
  private let truths: Set<String>

  /// Creates a profile of no cells.
  ///
  /// - Parameters:
  ///   - name: the column's name.
  ///   - patterns: the date patterns to try.
  ///   - calendar: the ISO 8601 date and time formats.
  ///   - locale: the table's locale.
  ///   - numbersAreText: whether numbers come from text.
  init(
    _ name: String, patterns: [DatePattern], calendar: [Form: DateFormat],
    locale: LocaleIdentifier, numbersAreText: Bool
  ) {
    self.name = name
    self.numbersAreText = numbersAreText
    let language = Language.of(locale)
    truths = [
      "yes", "no", "true", "false", "y", "n", language.yes.lowercased(), language.no.lowercased(),
    ]
    datePatterns = patterns
    self.calendar = calendar
  }

  /// The ISO 8601 date and time formats.
  static var calendar: [Form: DateFormat] {
    let kinds: [(Form, SayAs.Kind)] = [(.date, .date), (.dateTime, .dateTime), (.time, .time)]
    return Dictionary(
      uniqueKeysWithValues: kinds.compactMap { form, kind in
        DateFormat(SayAs(kind), pattern: nil, locale: .enUS).map { (form, $0) }
      })
  }

  /// How many cells have a value.
  var count: Int { numberCount + truthCount + textCount }
  /// Whether the column holds mostly plain text.
  var isText: Bool { textCount == count && count > 0 && (forms[.other] ?? 0) * 2 > textCount }
  var averageLength: Int { textCount == 0 ? 0 : textLength / textCount }

  /// Whether every row has a different value.
  func tellsRowsApart(_ rowCount: Int) -> Bool { contents.count == rowCount }

  /// The form of the amounts, with or without a sign; nil unless all are of one kind.
  var amountForm: Form? {
    let kinds = forms.keys.filter { $0 != .missing && $0 != .number && $0 != .digits }
    guard truthCount == 0, numberCount > 0 || forms[.number] != nil || !kinds.isEmpty,
      !hasLeadingZero, !marks.isEmpty, kinds.count <= 1
    else { return nil }
    switch kinds.first {
    case nil:
      return forms[.digits] != nil && numberCount == 0 && forms[.number] == nil ? nil : .number
    case .money, .percent: return kinds.first
    default: return nil
    }
  }

  /// The form shared by all texts except those that mean "missing"; nil if there are several.
  var form: Form? {
    let found = forms.filter { $0.key != .missing }
    guard let first = found.first, found.count == 1 else { return nil }
    return first.key
  }

  /// Whether the texts, and any integers among them, are codes: "00M", "NO", "17".
  var isCode: Bool {
    textCount > 0 && codeCount == textCount && shortNumberCount == numberCount && truthCount == 0
      && (forms[.code] ?? 0) > 0 && wordCount * 2 < textCount
  }

  mutating func add(_ value: CellValue) {
    switch value {
    case .null, .json: break
    case .bool: truthCount += 1
    case .number(let digits): add(number: digits)
    case .text(let text):
      if !text.isEmpty { add(text: text) }
    }
  }

  private mutating func add(number digits: String) {
    numberCount += 1
    contents.insert(digits.hashValue)
    if digits.utf8.count <= Self.longestCode, !digits.contains("."), !digits.hasPrefix("-") {
      shortNumberCount += 1
    }
    if Int(digits) != nil { integerCount += 1 }
    guard numbersAreText else { return }
    if digits.contains(where: { "eE".contains($0) }) {
      marks = [.standard]
    } else {
      note(digits.hasPrefix("-") ? String(digits.dropFirst()) : digits)
    }
  }

  /// Records the marks of a number.
  private mutating func note(_ digits: String) {
    marks.removeAll { !$0.fits(digits) }
    marksMet.formUnion(digits.filter { !$0.isNumber })
  }

  private mutating func add(text: String) {
    textCount += 1
    textLength += text.count
    contents.insert(text.hashValue)
    let (form, digits) = form(of: text)
    forms[form, default: 0] += 1
    if let digits { note(digits) }
    if form == .digits || Self.isCode(text) { codeCount += 1 }
    if ShortForm.isWord(text) { wordCount += 1 }
    switch form {
    case .missing: missingTexts.insert(text)
    case .digits:
      hasLeadingZero = hasLeadingZero || text.hasPrefix("0")
      digitLengths.insert(text.count)
    default: break
    }
    if form != .missing, !datePatterns.isEmpty {
      datePatterns.removeAll { $0.format?.parse(text) == nil }
    }
  }

  // MARK: Forms of texts

  /// The form of a text and, for an amount, its digits and marks.
  private func form(of text: String) -> (Form, digits: String?) {
    if let form = plainForm(of: text) { return (form, nil) }
    if let (form, digits) = Self.amount(text) { return (form, digits) }
    return (Self.isCode(text) ? .code : .other, nil)
  }

  /// The form of a text that is neither an amount nor a code; nil if it may be one of those.
  private func plainForm(of text: String) -> Form? {
    if Self.missing.contains(text) { return .missing }
    if truths.contains(text.lowercased()) { return .truth }
    if text.allSatisfy({ $0.isASCII && $0.isNumber }) { return .digits }
    if PictureFile.isName(text) { return .picture }
    if text.hasPrefix("http://") || text.hasPrefix("https://") { return .url }
    if Self.isEmail(text) { return .email }
    return calendarForm(text) ?? (Self.isDuration(text) ? .duration : nil)
  }

  /// The form of an ISO 8601 date or time; nil for any other text.
  private func calendarForm(_ text: String) -> Form? {
    guard text.first?.isNumber == true else { return nil }
    let form: Form = !text.contains(":") ? .date : text.contains("-") ? .dateTime : .time
    return calendar[form]?.parse(text) == nil ? nil : form
  }

  /// Whether a text is an ISO 8601 duration, such as `PT2H5M`.
  private static func isDuration(_ text: String) -> Bool {
    text.hasPrefix("P") && text.contains { $0.isNumber }
      && text.dropFirst().allSatisfy { $0.isASCII && ($0.isNumber || "YMWDTHS.".contains($0)) }
  }

  private static func isEmail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
      && !text.contains(" ")
  }

  /// Whether a text is a code: uppercase letters, possibly with digits.
  private static func isCode(_ text: String) -> Bool {
    text.count <= longestCode && ShortForm.isCode(text)
  }

  /// Parses a number with a currency sign, a percent sign or thousands separators.
  ///
  /// Returns its form and its digits with their marks; nil for any other text.
  private static func amount(_ text: String) -> (form: Form, digits: String)? {
    var rest = text[...]
    if rest.hasPrefix("("), rest.hasSuffix(")") { rest = rest.dropFirst().dropLast() }
    if let sign = rest.first, "+-−".contains(sign) { rest = rest.dropFirst() }
    var form = Form.number
    if rest.hasSuffix("%") {
      rest = rest.dropLast()
      form = .percent
    } else if let sign = rest.first, let code = EnglishTextWords.currencies[String(sign)] {
      rest = rest.dropFirst()
      form = .money(code)
    } else if let sign = rest.last, let code = EnglishTextWords.currencies[String(sign)] {
      rest = rest.dropLast()
      form = .money(code)
    }
    while rest.first?.isWhitespace == true { rest = rest.dropFirst() }
    while rest.last?.isWhitespace == true { rest = rest.dropLast() }
    if let sign = rest.first, "-−".contains(sign) { rest = rest.dropFirst() }
    let digits = String(rest)
    return NumberMarks.all.contains { $0.fits(digits) } ? (form, digits) : nil
  }
}
