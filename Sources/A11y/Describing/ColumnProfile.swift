/// What the cells of one column hold.
struct ColumnProfile {
  /// A form that texts may have.
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

  /// Texts that stand for no value beside others that are some.
  private static let missing: Set<String> = [
    "NA", "N/A", "n/a", "NaN", "nan", "null", "NULL", "None", "none", "-", "–", "—", "?", ".",
  ]

  /// A longer text is no code.
  private static let longestCode = 6

  let name: String
  /// How many cells are numbers, whole numbers, truth values, and texts.
  private(set) var numberCount = 0
  private(set) var integerCount = 0
  private(set) var truthCount = 0
  private(set) var textCount = 0
  /// How many numbers are written with few characters, and how many texts are like codes, whatever else they may be: "NO".
  private(set) var shortNumberCount = 0
  private(set) var codeCount = 0
  private var wordCount = 0
  /// How many texts have each form.
  private(set) var forms: [Form: Int] = [:]
  /// Texts that stand for no value.
  private(set) var missingTexts: Set<String> = []
  /// Different contents, as far as they are needed to know whether the column tells rows apart.
  private var contents: Set<Int> = []
  /// How many characters texts have.
  private var textLength = 0
  /// The ways to write dates that fit all texts so far.
  private(set) var datePatterns: [DatePattern]
  /// The formats of ISO 8601, which all columns share.
  private let calendar: [Form: DateFormat]
  /// Whether texts of digits have a zero first, and the lengths that they have.
  private(set) var hasLeadingZero = false
  private(set) var digitLengths: Set<Int> = []
  /// The marks that fit all numbers in texts so far.
  private(set) var marks = NumberMarks.all
  /// The marks that were met in them.
  private(set) var marksMet: Set<Character> = []
  /// Whether numbers come from text, and so may have other marks than JSON's.
  private let numbersAreText: Bool
  /// The words for yes and no, in lower case.
  private let truths: Set<String>

  /// Makes a profile of no cells.
  ///
  /// - Parameters:
  ///   - name: the column's name.
  ///   - patterns: the ways to write dates that are tried.
  ///   - calendar: the formats of dates and times of ISO 8601.
  ///   - locale: the locale of the table.
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

  /// The formats of dates and times of ISO 8601.
  static var calendar: [Form: DateFormat] {
    let kinds: [(Form, Say.Kind)] = [(.date, .date), (.dateTime, .dateTime), (.time, .time)]
    return Dictionary(
      uniqueKeysWithValues: kinds.compactMap { form, kind in
        DateFormat(Say(kind), pattern: nil, locale: .enUS).map { (form, $0) }
      })
  }

  /// How many cells have a value.
  var count: Int { numberCount + truthCount + textCount }
  /// Whether it holds text that is read as such.
  var isText: Bool { textCount == count && count > 0 && (forms[.other] ?? 0) * 2 > textCount }
  var averageLength: Int { textCount == 0 ? 0 : textLength / textCount }

  /// Whether each row has a content of its own.
  func tellsRowsApart(_ rowCount: Int) -> Bool { contents.count == rowCount }

  /// The form of amounts, when all cells are amounts of one kind, with a sign or without; nil when they are not.
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

  /// The form that all texts have, but for those that mean no value; nil when they have several.
  var form: Form? {
    let found = forms.filter { $0.key != .missing }
    guard let first = found.first, found.count == 1 else { return nil }
    return first.key
  }

  /// Whether texts, and whole numbers among them, are codes: "00M", "NO", "17".
  var isCode: Bool {
    textCount > 0 && codeCount == textCount && shortNumberCount == numberCount && truthCount == 0
      && (forms[.code] ?? 0) > 0 && wordCount * 2 < textCount
  }

  mutating func add(_ value: Value) {
    switch value {
    case .null: break
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

  /// Notes the marks of a number.
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
    if UnclearAbbreviation.isWord(text) { wordCount += 1 }
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

  /// The form of a text, and the digits of an amount with their marks.
  private func form(of text: String) -> (Form, digits: String?) {
    if let form = plainForm(of: text) { return (form, nil) }
    if let (form, digits) = Self.amount(text) { return (form, digits) }
    return (Self.isCode(text) ? .code : .other, nil)
  }

  /// The form of a text that is neither an amount nor a code; nil when it may be one.
  private func plainForm(of text: String) -> Form? {
    if Self.missing.contains(text) { return .missing }
    if truths.contains(text.lowercased()) { return .truth }
    if text.allSatisfy({ $0.isASCII && $0.isNumber }) { return .digits }
    if ImageFileName.isFileName(text) { return .picture }
    if text.hasPrefix("http://") || text.hasPrefix("https://") { return .url }
    if Self.isEmail(text) { return .email }
    return calendarForm(text) ?? (Self.isDuration(text) ? .duration : nil)
  }

  /// A date or a time as ISO 8601 has them; nil for anything else.
  private func calendarForm(_ text: String) -> Form? {
    guard text.first?.isNumber == true else { return nil }
    let form: Form = !text.contains(":") ? .date : text.contains("-") ? .dateTime : .time
    return calendar[form]?.parse(text) == nil ? nil : form
  }

  /// A duration as ISO 8601 has it: `PT2H5M`.
  private static func isDuration(_ text: String) -> Bool {
    text.hasPrefix("P") && text.contains { $0.isNumber }
      && text.dropFirst().allSatisfy { $0.isASCII && ($0.isNumber || "YMWDTHS.".contains($0)) }
  }

  private static func isEmail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
      && !text.contains(" ")
  }

  /// A code: letters in upper case, with digits perhaps.
  private static func isCode(_ text: String) -> Bool {
    text.count <= longestCode && UnclearAbbreviation.isCode(text)
  }

  /// A number with a sign of money, a percent sign, or marks between groups, and its digits with their marks; nil for
  /// anything else.
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
