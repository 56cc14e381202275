/// What a column seems to hold, and what only a person can decide about it.
package struct FieldGuess: Sendable {
  /// The field as far as it could be inferred.
  package var field: Field
  /// What could not be inferred; nil if nothing is left open.
  package var question: String?

  /// Texts that mean "missing" among numbers, but may be values among words.
  ///
  /// `NA`, for example, is the code of Namibia.
  private static let words: Set<String> = ["None", "none", "NA", "."]

  /// Infers the field that describes a column.
  init(_ column: ColumnProfile, locale: LocaleIdentifier) {
    field = Field(column.name)
    let convention = NameConvention(column.name)
    let heading = ShortForm.writtenOut(convention.heading) ?? convention.heading
    if heading != column.name, !heading.isEmpty { field.title = heading }
    if Int(column.name) != nil {
      // Unnamed cells are named by their numbers, which are no use to a listener.
      field.title = ""
      question = "this column has no name; a title would be spoken before its numbers"
    }
    if column.isCode || convention.say?.kind == .identifier {
      field.say = SayAs(.identifier)
      if convention.say != nil { field.say?.heading = .always }
      return
    }
    let isWords = column.numberCount == 0 && column.form?.isWritten != false
    field.missingValues.formUnion(
      isWords ? column.missingTexts.subtracting(Self.words) : column.missingTexts)
    if column.count == 0 {
      question = "no row has a value here"
    } else if column.truthCount == column.count {
      field.say = SayAs(.yesNo)
      field.say?.heading = .always
    } else if let form = column.amountForm {
      takeAmounts(form, column, convention, locale)
    } else if column.textCount == column.count {
      takeTexts(column, locale)
    } else {
      question = "this column mixes text and numbers"
    }
  }

  /// Declares a column of numbers, with or without a currency or percent sign.
  private mutating func takeAmounts(
    _ form: ColumnProfile.Form, _ column: ColumnProfile, _ convention: NameConvention,
    _ locale: LocaleIdentifier
  ) {
    takeMarks(column, locale)
    switch form {
    case .money(let code): takeSigned(.currency(code))
    case .percent:
      takeSigned(SayAs(.percent))
      field.say?.whole = true
    default: takeNumbers(column, convention)
    }
  }

  /// Takes the number marks that fit every number, preferring those of the locale.
  private mutating func takeMarks(_ column: ColumnProfile, _ locale: LocaleIdentifier) {
    let decimal = NumberMarks.decimal(of: locale)
    guard
      let marks = column.marks.first(where: {
        $0.decimal == decimal && column.marksMet.contains($0.group)
      })
        ?? column.marks.first(where: { $0.decimal == decimal }) ?? column.marks.first
    else { return }
    if marks.decimal != ".",
      column.marksMet.contains(marks.decimal) || column.marksMet.contains(".")
    {
      field.decimalChar = marks.decimal
    }
    if column.marksMet.contains(marks.group) { field.groupChar = marks.group }
    let others = column.marks.filter {
      $0.decimal != marks.decimal && column.marksMet.contains($0.group)
    }
    if marks.decimal != ".", !others.isEmpty || column.marks.contains(.standard),
      column.marksMet.contains(".") || column.marksMet.contains(",")
    {
      question =
        "is \"\(marks.group)\" the thousands separator, and \"\(marks.decimal)\" the decimal mark?"
    }
  }

  private mutating func takeSigned(_ say: SayAs) {
    field.say = say
    field.say?.heading = .always
    field.bareNumber = false
  }

  private mutating func takeNumbers(_ column: ColumnProfile, _ convention: NameConvention) {
    let words = NameConvention.words(column.name).map { $0.lowercased() }
    // Parentheses make a number negative, and other marks around it are ignored.
    if column.textCount > column.missingCount { field.bareNumber = false }
    if let say = convention.say {
      field.say = say
      field.say?.heading = .always
    } else if CodeName.isCode(words) {
      field.say = SayAs(.identifier)
      field.say?.heading = .always
    } else {
      let decimal = field.decimalChar
      field.type = column.marksMet.contains(decimal) ? .number : .integer
      if column.numberCount > column.integerCount, field.groupChar == nil { field.type = .number }
      if let quantity = Quantity.quantity(of: words) {
        question = "the unit is unknown; perhaps \"say\": \(quantity)"
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
      field.say = SayAs(.duration)
      field.say?.heading = .always
    case .url: field.say = SayAs(.url)
    case .email: field.say = SayAs(.email)
    case .truth:
      field.say = SayAs(.yesNo)
      field.say?.heading = .always
      let language = Language.of(locale)
      field.trueValues.formUnion(Self.cased(["yes", "y", language.yes]))
      field.falseValues.formUnion(Self.cased(["no", "n", language.no]))
    case .digits
    where column.hasLeadingZero || column.digitLengths == [5]
      || column.digitLengths.contains { $0 > 9 }:
      field.say = SayAs(.identifier)
    case .digits:
      field.type = .integer
    case .picture:
      field.say = SayAs(.skip)
      question = "images without a text alternative are skipped"
    case .code, .money, .percent, .number, .missing, .other, nil:
      guard column.averageLength > 160 else { return }
      field.say = SayAs(.text)
      field.say?.isLowImportance = true
      question = "long text is available on demand"
    }
  }

  /// Takes a pattern that fits every date, preferring the day-month order of the locale's region.
  private mutating func takeDates(_ patterns: [DatePattern], _ locale: LocaleIdentifier) {
    // The United States put the month first, except in dates with dots.
    let hasDots = patterns.contains { $0.pattern.hasPrefix("%d.") }
    let dayFirst = locale.region != "US" || hasDots
    let pattern = patterns.first { $0.dayIsFirst == dayFirst } ?? patterns[0]
    field.type = pattern.hasTime ? .datetime : .date
    field.format = pattern.pattern
    if let other = patterns.first(where: { $0.dayIsFirst != pattern.dayIsFirst }) {
      let first = pattern.dayIsFirst ? "day" : "month"
      question = "is the \(first) first? \(other.pattern) fits too"
    }
  }

  /// The same column declared as plain text, for when a cell contradicts the guess.
  ///
  /// - Parameter fault: where a cell does not fit, and why.
  /// - Returns: a guess that fits every cell.
  package func asText(_ fault: String) -> FieldGuess {
    var guess = self
    guess.field = Field(field.name, title: field.title)
    guess.question = "declared as text because not every cell fits: \(fault)"
    return guess
  }

  /// Words in lowercase, in uppercase and capitalized.
  private static func cased(_ words: [String]) -> Set<String> {
    Set(
      words.flatMap {
        [$0.lowercased(), $0.uppercased(), $0.prefix(1).uppercased() + $0.dropFirst().lowercased()]
      })
  }

  // MARK: Writing

  /// Appends the fields as JSON for ``Field/list(from:)``, one per line.
  package static func write(_ guesses: [FieldGuess], into out: inout ByteBuffer) {
    out.append("{\n  \"fields\": [\n")
    for (index, guess) in guesses.enumerated() {
      out.append("    ")
      guess.json.write(into: &out)
      out.append(index + 1 < guesses.count ? ",\n" : "\n")
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
      ("decimalChar", field.decimalChar == "." ? nil : .string(String(field.decimalChar))),
      ("groupChar", field.groupChar.map { .string(String($0)) }),
      ("bareNumber", field.bareNumber ? nil : .bool(false)),
      ("say", field.say.map(Self.json)),
    ])
  }

  private static func json(_ say: SayAs) -> JSONValue {
    guard say.heading != .auto || say.isLowImportance else { return .string(say.shortForm) }
    return .some([
      ("as", .string(say.shortForm)),
      ("heading", say.heading == .auto ? nil : .string(say.heading.rawValue)),
      ("importance", say.isLowImportance ? .string("low") : nil),
    ])
  }
}

extension ColumnProfile {
  /// How many texts stand for a missing value.
  fileprivate var missingCount: Int { forms[.missing] ?? 0 }
}

extension ColumnProfile.Form {
  /// Whether texts of this form are made of words rather than numbers.
  fileprivate var isWritten: Bool {
    switch self {
    case .date, .dateTime, .time, .duration, .money, .percent, .number, .digits: false
    case .url, .email, .truth, .code, .picture, .missing, .other: true
    }
  }
}
