/// What a column seems to be, and what only a person can know of it.
public struct FieldGuess: Sendable {
  /// The field, as far as it could be found out.
  public var field: Field
  /// What could not be found out; nil when there is nothing.
  public var question: String?

  /// Texts that mean no value beside numbers, and are values where others are words: "None", the code of Namibia.
  private static let words: Set<String> = ["None", "none", "NA", "."]

  /// Finds out what a column is.
  init(_ column: ColumnProfile, locale: LocaleIdentifier) {
    field = Field(column.name)
    let convention = NameConvention(column.name)
    let heading = UnclearAbbreviation.writtenOut(convention.heading) ?? convention.heading
    if heading != column.name, !heading.isEmpty { field.title = heading }
    if column.isCode {
      field.say = Say(.identifier)
      return
    }
    let isWords = column.numberCount == 0 && column.form?.isWritten != false
    field.missingValues.formUnion(
      isWords ? column.missingTexts.subtracting(Self.words) : column.missingTexts)
    if column.count == 0 {
      question = "no row has a value here"
    } else if column.truthCount == column.count {
      field.say = Say(.yesNo)
      field.say?.heading = .always
    } else if column.numberCount > 0, column.numberCount + column.missingCount == column.count {
      takeNumbers(column, convention)
    } else if column.textCount == column.count {
      takeTexts(column, locale)
    } else {
      question = "texts and numbers are mixed here"
    }
  }

  private mutating func takeNumbers(_ column: ColumnProfile, _ convention: NameConvention) {
    let words = NameConvention.words(column.name).map { $0.lowercased() }
    if let say = convention.say {
      field.say = say
      field.say?.heading = .always
    } else if let last = words.last, IdentifierAsNumber.codes.contains(last) {
      field.say = Say(.identifier)
      field.say?.heading = .always
    } else {
      field.type = column.integerCount == column.numberCount ? .integer : .number
      if let quantity = MissingUnit.quantity(of: words) {
        question = "the unit is not known; perhaps \"say\": \(quantity)"
      }
    }
  }

  private mutating func takeTexts(_ column: ColumnProfile, _ locale: LocaleIdentifier) {
    if column.missingCount < column.textCount, !column.datePatterns.isEmpty {
      takeDates(column.datePatterns, locale)
      return
    }
    switch column.form {
    case .date: field.type = .date
    case .dateTime: field.type = .datetime
    case .time: field.type = .time
    case .duration:
      field.say = Say(.duration)
      field.say?.heading = .always
    case .money(let code): takeAmounts(.currency(code), column)
    case .percent:
      takeAmounts(Say(.percent), column)
      field.say?.whole = true
    case .number: takeAmounts(.number, column)
    case .url: field.say = Say(.url)
    case .email: field.say = Say(.email)
    case .truth:
      field.say = Say(.yesNo)
      field.say?.heading = .always
      field.trueValues.formUnion(["yes", "Yes", "YES", "y", "Y"])
      field.falseValues.formUnion(["no", "No", "NO", "n", "N"])
    case .digits
    where column.hasLeadingZero || column.digitLengths == [5]
      || column.digitLengths.contains { $0 > 9 }:
      field.say = Say(.identifier)
    case .digits:
      field.type = .integer
    case .code: field.say = Say(.identifier)
    case .picture:
      field.say = Say(.skip)
      question = "pictures without a text are skipped"
    case .missing, .other, nil:
      guard column.averageLength > 160 else { return }
      field.say = Say(.text)
      field.say?.isLowImportance = true
      question = "long texts are given on demand"
    }
  }

  private mutating func takeAmounts(_ say: Say, _ column: ColumnProfile) {
    field.say = say
    field.say?.heading = .always
    field.bareNumber = false
    if column.hasGroups { field.groupChar = "," }
  }

  /// Takes the pattern that fits all dates; of several, the order of day and month of the locale's region.
  private mutating func takeDates(_ patterns: [DatePattern], _ locale: LocaleIdentifier) {
    // The United States write the month first.
    let dayFirst = locale.region != "US"
    let pattern = patterns.first { $0.dayIsFirst == dayFirst } ?? patterns[0]
    field.type = pattern.hasTime ? .datetime : .date
    field.format = pattern.pattern
    if let other = patterns.first(where: { $0.dayIsFirst != pattern.dayIsFirst }) {
      let first = pattern.dayIsFirst ? "day" : "month"
      question = "is the \(first) first? \(other.pattern) fits too"
    }
  }

  /// The same column as text, since a cell turned out to be something else.
  ///
  /// - Parameter place: where that cell is, and what is wrong with it.
  /// - Returns: a guess that fits every cell.
  public func asText(_ place: String) -> FieldGuess {
    var guess = self
    guess.field = Field(field.name, title: field.title)
    guess.question = "text, since not all cells are alike: \(place)"
    return guess
  }

  // MARK: Writing

  /// Appends fields as JSON for ``Field/list(from:)``, one a line.
  public static func write(_ guesses: [FieldGuess], into out: inout ByteBuffer) {
    out.append("{\n  \"fields\": [\n")
    for (place, guess) in guesses.enumerated() {
      out.append("    ")
      guess.json.write(into: &out)
      out.append(place + 1 < guesses.count ? ",\n" : "\n")
    }
    out.append("  ]\n}\n")
  }

  private var json: JSONValue {
    let usual = Field(field.name)
    let texts = { (texts: Set<String>, usual: Set<String>) in
      texts == usual ? nil : JSONValue.strings(texts.sorted())
    }
    return .some([
      ("name", .string(field.name)),
      ("title", field.title.map { .string($0) }),
      ("type", field.type == .any ? nil : .string(field.type.rawValue)),
      ("format", field.format.map { .string($0) }),
      ("missingValues", texts(field.missingValues, usual.missingValues)),
      ("trueValues", texts(field.trueValues, usual.trueValues)),
      ("falseValues", texts(field.falseValues, usual.falseValues)),
      ("groupChar", field.groupChar.map { .string(String($0)) }),
      ("bareNumber", field.bareNumber ? nil : .bool(false)),
      ("say", field.say.map(Self.json)),
    ])
  }

  private static func json(_ say: Say) -> JSONValue {
    guard say.heading != .auto || say.isLowImportance else { return .string(say.shortForm) }
    return .some([
      ("as", .string(say.shortForm)),
      ("heading", say.heading == .auto ? nil : .string(say.heading.rawValue)),
      ("importance", say.isLowImportance ? .string("low") : nil),
    ])
  }
}

extension ColumnProfile {
  /// How many texts stand for no value.
  fileprivate var missingCount: Int { forms[.missing] ?? 0 }
}

extension ColumnProfile.Form {
  /// Whether it is made of words.
  fileprivate var isWritten: Bool {
    switch self {
    case .date, .dateTime, .time, .duration, .money, .percent, .number, .digits: false
    case .url, .email, .truth, .code, .picture, .missing, .other: true
    }
  }
}
