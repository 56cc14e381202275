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
  private static let truths: Set<String> = ["yes", "no", "true", "false", "y", "n"]

  /// A longer text is no code.
  private static let longestCode = 6

  let name: String
  /// How many cells are numbers, whole numbers, truth values, texts and no value.
  private(set) var numberCount = 0
  private(set) var integerCount = 0
  private(set) var truthCount = 0
  private(set) var textCount = 0
  private(set) var nullCount = 0
  /// How many numbers are written with few characters, and how many texts are like codes, whatever else they may be: "NO".
  private(set) var shortNumberCount = 0
  private(set) var codeCount = 0
  /// How many texts have each form.
  private(set) var forms: [Form: Int] = [:]
  /// Texts that stand for no value.
  private(set) var missingTexts: Set<String> = []
  /// Different contents, as far as they are needed to know whether the column tells rows apart.
  private var contents: Set<Int> = []
  /// How many characters texts have.
  private var textLength = 0
  /// The least and the greatest number, as long as all are whole.
  private(set) var integers: ClosedRange<Int>?
  /// The ways to write dates that fit all texts so far.
  private(set) var datePatterns = DatePattern.all
  /// What the numbers of dates such as 3/4/2024 tell of their order.
  private(set) var dateOrder = DateOrder()
  /// Whether texts of digits have a zero first, and the lengths that they have.
  private(set) var hasLeadingZero = false
  private(set) var digitLengths: Set<Int> = []
  /// Whether numbers in texts have marks between groups.
  private(set) var hasGroups = false

  init(_ name: String) { self.name = name }

  /// How many cells have a value.
  var count: Int { numberCount + truthCount + textCount }
  /// Whether it holds text that is read as such.
  var isText: Bool { textCount == count && count > 0 && (forms[.other] ?? 0) * 2 > textCount }
  var averageLength: Int { textCount == 0 ? 0 : textLength / textCount }

  /// Whether each row has a content of its own.
  func tellsRowsApart(_ rowCount: Int) -> Bool { contents.count == rowCount }

  /// The form that all texts have, but for those that mean no value; nil when they have several.
  var form: Form? {
    let found = forms.filter { $0.key != .missing }
    guard let first = found.first, found.count == 1 else { return nil }
    return first.key
  }

  /// Whether texts, and whole numbers among them, are codes: "00M", "NO", "17".
  var isCode: Bool {
    textCount > 0 && codeCount == textCount && shortNumberCount == numberCount && truthCount == 0
      && (forms[.code] ?? 0) > 0
  }

  mutating func add(_ value: Value) {
    switch value {
    case .null: nullCount += 1
    case .bool: truthCount += 1
    case .number(let digits): add(number: digits)
    case .text(let text):
      if text.isEmpty {
        nullCount += 1
      } else {
        add(text: text)
      }
    }
  }

  private mutating func add(number digits: String) {
    numberCount += 1
    contents.insert(digits.hashValue)
    if digits.utf8.count <= Self.longestCode, !digits.contains("."), !digits.hasPrefix("-") {
      shortNumberCount += 1
    }
    guard let integer = Int(digits) else {
      integers = nil
      return
    }
    integerCount += 1
    guard integerCount == numberCount else { return }
    integers =
      integers.map { min($0.lowerBound, integer)...max($0.upperBound, integer) }
      ?? integer...integer
  }

  private mutating func add(text: String) {
    textCount += 1
    textLength += text.count
    contents.insert(text.hashValue)
    let form = Self.form(of: text)
    forms[form, default: 0] += 1
    if form == .digits || Self.isCode(text) { codeCount += 1 }
    switch form {
    case .missing: missingTexts.insert(text)
    case .digits:
      hasLeadingZero = hasLeadingZero || text.hasPrefix("0")
      digitLengths.insert(text.count)
    case .money, .number, .percent: hasGroups = hasGroups || text.contains(",")
    default: break
    }
    dateOrder.add(text)
    if form != .missing { datePatterns.removeAll { $0.format?.parse(text) == nil } }
  }

  // MARK: Forms of texts

  private static func form(of text: String) -> Form {
    if missing.contains(text) { return .missing }
    if truths.contains(text.lowercased()) { return .truth }
    if text.allSatisfy({ $0.isASCII && $0.isNumber }) { return .digits }
    if ImageFileName.isFileName(text) { return .picture }
    if text.hasPrefix("http://") || text.hasPrefix("https://") { return .url }
    if isEmail(text) { return .email }
    if let form = calendarForm(text) { return form }
    if isDuration(text) { return .duration }
    return amount(text) ?? (isCode(text) ? .code : .other)
  }

  /// A date or a time as ISO 8601 has them; nil for anything else.
  private static func calendarForm(_ text: String) -> Form? {
    guard text.first?.isNumber == true else { return nil }
    let (form, kind): (Form, Say.Kind) =
      !text.contains(":")
      ? (.date, .date) : text.contains("-") ? (.dateTime, .dateTime) : (.time, .time)
    let format = DateFormat(Say(kind), pattern: nil, locale: .enUS)
    return format?.parse(text) == nil ? nil : form
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
    (2...longestCode).contains(text.count)
      && text.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
  }

  /// A number with a sign of money, a percent sign, or marks between groups.
  private static func amount(_ text: String) -> Form? {
    var rest = text.filter { !$0.isWhitespace }
    if rest.hasPrefix("("), rest.hasSuffix(")") { rest = String(rest.dropFirst().dropLast()) }
    if let sign = rest.first, "+-−".contains(sign) { rest.removeFirst() }
    var form = Form.number
    if rest.hasSuffix("%") {
      rest.removeLast()
      form = .percent
    } else if let sign = rest.first, let code = EnglishTextWords.currencies[String(sign)] {
      rest.removeFirst()
      form = .money(code)
    } else if let sign = rest.last, let code = EnglishTextWords.currencies[String(sign)] {
      rest.removeLast()
      form = .money(code)
    }
    let groups = rest.split(separator: ",", omittingEmptySubsequences: false)
    let isGrouped =
      groups.count == 1
      || (groups.dropFirst().dropLast().allSatisfy { $0.count == 3 }
        && groups.last?.prefix { $0 != "." }.count == 3)
    let digits = ByteBuffer(rest.filter { $0 != "," })
    guard isGrouped, digits.count > 0,
      (try? DecimalNumber(digits.bytes, from: 0, to: digits.count)) != nil
    else { return nil }
    return form
  }
}
