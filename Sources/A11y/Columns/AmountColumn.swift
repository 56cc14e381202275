// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers, money and percentages, with any locale's marks, padded or not.
enum AmountColumn: ColumnKind {
  static let examples = [
    ColumnExample(
      name: "staff", values: ["127.099998", "71.099998", "8.300000", "122.599998"],
      phrase: "staff 127.1"),
    ColumnExample(
      name: "staff", values: ["127.099997", "71.123456", "8.300000", "122.599998"],
      phrase: "staff 127.099997"),
    ColumnExample(name: "mpg", values: ["21", "22.8"], phrase: "mpg 21"),
    ColumnExample(name: "body_mass_g", values: ["3750", "NA"], phrase: "body mass 3,750 g"),
    ColumnExample(name: "price", values: ["$648.11", "$5"], phrase: "$648.11"),
    ColumnExample(name: "price", values: ["$0.0042", "$0.0150", "$1.5"], phrase: "$0.0042"),
    ColumnExample(name: "price", values: ["$3.499", "$12.25"], phrase: "$3.499"),
    ColumnExample(name: "price_usd", values: ["0.0150", "1.5"], phrase: "price $0.015"),
    ColumnExample(name: "price", values: ["12 €", "1.234 €"], phrase: "€12"),
    ColumnExample(name: "price", values: ["1.234 €", "12 €"], phrase: "€1,234"),
    ColumnExample(name: "change", values: ["5%", "7.5%"], phrase: "5%"),
    ColumnExample(name: "Use%", values: ["5%", "7%"], phrase: "Use 5%"),
    ColumnExample(name: "at risk", values: ["5%", "7.5%"], phrase: "at risk 5%"),
    ColumnExample(name: "v", values: ["5", "6", "$7"], phrase: "v 5"),
    // What lacks the unit of the others may count something else.
    ColumnExample(name: "v", values: ["12", "41%", "3%", "2%", "19%"], phrase: "v 12"),
    ColumnExample(name: "v", values: ["12", "$41", "$3", "$2", "$19"], phrase: "12"),
    ColumnExample(
      name: "change_pct", values: ["12", "41%", "3%", "2%", "19%"], phrase: "12%"),
    ColumnExample(name: "price_usd", values: ["£8", "£5", "£7", "£6", "6"], phrase: "price £8"),
    ColumnExample(
      name: "v", values: ["0.125", "0.250", "-0.375"], phrase: "v 0,125", locale: "de-DE"),
    ColumnExample(name: "weight_kg", values: ["0,750", "1,250"], phrase: "weight 0.75 kg"),
    ColumnExample(name: "btc", values: ["0.00012345", "1.00000001"], phrase: "btc 0.00012345"),
    ColumnExample(name: "at", values: ["(1,2)", "(3,25)"], phrase: "at (1,2)"),
    ColumnExample(name: "uptime", values: ["99.999%", "99.99%"], phrase: "uptime 99.999%"),
    ColumnExample(name: "part", values: ["33.3333333333%", "50%"], phrase: "part 33.33%"),
    ColumnExample(
      name: "revenue_millions_usd", values: ["5.5", "7"], phrase: "revenue millions usd 5.5"),
    ColumnExample(name: "Umsatz in Mio. €", values: ["5.5", "7"], phrase: "Umsatz in Mio € 5.5"),
    ColumnExample(name: "rate_usd", values: ["1.0842", "1"], phrase: "rate $1.0842"),
    ColumnExample(name: "mean_usd", values: ["763.169642857", "5"], phrase: "mean $763.17"),
    ColumnExample(name: "share_pct", values: ["0.0842", "1"], phrase: "share 0.0842%"),
    ColumnExample(name: "fuel", values: ["$3.459", "$3.499"], phrase: "$3.459"),
    ColumnExample(name: "rate", values: ["1.08345 USD", "0.92111 USD"], phrase: "$1.08345"),
    ColumnExample(name: "amount", values: ["(56.00)", "7.00"], phrase: "amount −56.00"),
    ColumnExample(name: "loss", values: ["(1,250.00)", "(56)"], phrase: "loss −1,250.00"),
    ColumnExample(name: "amount", values: ["5.00-", "7.00"], phrase: "amount −5.00"),
    ColumnExample(name: "n", values: ["--5", "+-6", "7"], phrase: "n --5"),
    ColumnExample(name: "n", values: [" 8.0", " 6.95"], phrase: "n 8"),
    ColumnExample(name: "n", values: ["8.0", "6.0"], phrase: "n 8"),
    ColumnExample(name: "age", values: ["22.0", "38.0", "0.42"], phrase: "age 22"),
    ColumnExample(name: "length", values: ["22.0", "38.0", "4.2"], phrase: "length 22.0"),
    ColumnExample(name: "length", values: ["22.0", "38.50", "4.25"], phrase: "length 22.0"),
    ColumnExample(name: "x", values: ["0.221000003814697", "0.5"], phrase: "x 0.221"),
    ColumnExample(
      name: "Betrag (EUR)", values: ["1.204,17", "47,83"], phrase: "Betrag 1.204,17\u{A0}€",
      locale: "de-DE"),
    ColumnExample(
      name: "Preis", values: ["1.204,17 €", "47,83 €"], phrase: "1.204,17\u{A0}€", locale: "de-DE"),
    ColumnExample(name: "year", values: ["0.25", "0.5"], phrase: "year 0.25"),
    ColumnExample(name: "x", values: [".5", ".25", "-.5"], phrase: "x 0.5"),
    ColumnExample(name: "depth", values: ["50.", "20.5", "-7."], phrase: "depth 50"),
    ColumnExample(name: "depth", values: ["50.", "20.", "7."], phrase: "depth 50"),
    ColumnExample(name: "rank", values: ["1.", "2.", "3."], phrase: "rank 1."),
    ColumnExample(name: "depth", values: ["3504.", "2070", "7."], phrase: "depth 3,504"),
    ColumnExample(name: "Load (kN)", values: ["12.5", "13"], phrase: "Load 12.5 kN"),
    ColumnExample(name: "Mass, kg", values: ["12.5", "13"], phrase: "Mass 12.5 kg"),
    ColumnExample(name: "Mains voltage, V", values: ["230", "110"], phrase: "Mains voltage 230 V"),
    ColumnExample(name: "Vitamin, C", values: ["230", "110"], phrase: "Vitamin, C 230"),
    ColumnExample(name: "Total (ALL)", values: ["230", "110"], phrase: "Total (ALL) 230"),
    ColumnExample(name: "Price (ALL)", values: ["230", "110"], phrase: "Price ALL\u{A0}230"),
    ColumnExample(name: "Gain (BaseLine)", values: ["230", "110"], phrase: "Gain (BaseLine) 230"),
    ColumnExample(name: "NoVaccTB", values: ["11", "29"], phrase: "No vacc TB 11"),
    ColumnExample(name: "diskTB", values: ["11", "29"], phrase: "disk 11 TB"),
    ColumnExample(name: "c6_gb", values: ["11", "29"], phrase: "c6 gb 11"),
    ColumnExample(
      name: "x",
      values: [
        "6.575000000000000178e+00", "6.421000000000000263e+00", "7.184999999999999609e+00",
      ], phrase: "x 6.575"),
    ColumnExample(name: "nota", values: ["8,5", "NP", "6,5", "7,25"], phrase: "nota 8.5"),
    ColumnExample(name: "decay_pct", values: ["1", "0.94", "0.06"], phrase: "decay pct 1"),
    ColumnExample(
      name: "change_pct", values: ["0.0932", "0.2085", "-0.01"], phrase: "change pct 0.0932"),
    ColumnExample(name: "change_pct", values: ["0.93", "0.2", "-0.1"], phrase: "change 0.93%"),
    ColumnExample(name: "count11", values: ["40", "50"], phrase: "count11: 40"),
  ]

  /// Names of columns whose percents are of what the row is about.
  private static let changes: Set<String> = ["change", "changes", "chg", "änderung", "veränderung"]

  static func guess(_ column: TypedColumn) -> ColumnGuess? {
    column.withoutWords.flatMap(guessFigures) ?? guessFigures(column)
  }

  private static func guessFigures(_ column: TypedColumn) -> ColumnGuess? {
    let profile = column.profile
    guard !column.values.isEmpty, profile.truthCount == 0, profile.containerCount == 0 else {
      return nil
    }
    // Four numbers of up to three digits are an address, and no thousands: 192.168.122.101.
    if column.values.allSatisfy({ isInternetAddress($0.text) }) { return nil }
    if column.values.contains(where: { NumberList.rises($0.text) }) { return nil }
    // Where all are in parentheses and one can be no number in groups, these are points.
    if column.values.allSatisfy({ $0.text.hasPrefix("(") && $0.text.hasSuffix(")") }),
      column.values.contains(where: { value in
        let inside = String(value.text.dropFirst().dropLast())
        return inside.contains(",")
          && TextAmount(inside).map { !NumberMarks.standard.fits($0.digits) } ?? true
      })
    {
      return nil
    }
    var marks = NumberMarks.all
    var met: Set<Character> = []
    var unit: TextAmount.Unit?
    var isBare = true
    var bareCount = 0
    var hasPoints: Bool?
    for value in column.values {
      if value.isNumber {
        bareCount += 1
        guard profile.numbersAreText else { continue }
        let isNegative = value.text.utf8.first == UInt8(ascii: "-")
        let digits = isNegative ? String(value.text.dropFirst()) : value.text
        if digits.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
          marks.removeAll { $0 != .standard }
        } else {
          note(digits, &marks, &met)
        }
        continue
      }
      if value.text.last == ".", let whole = TextAmount(String(value.text.dropLast())),
        whole.unit == .none, whole.digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
      {
        if hasPoints == nil { hasPoints = endsInDecimalPoints(column) }
        guard hasPoints == true else { return nil }
        bareCount += 1
        isBare = false
        met.insert(".")
        marks.removeAll { $0.decimal != "." }
        continue
      }
      // A text with a plus says all that a number would, unless the name has a unit for it, or its marks are others.
      guard let amount = TextAmount(value.text),
        !value.text.hasPrefix("+") || column.convention.statesUnit || column.hasDecimalComma
      else { return nil }
      // One number may lack the sign that the others have.
      if amount.unit != .none {
        guard unit == nil || unit == amount.unit else { return nil }
        unit = amount.unit
      } else {
        bareCount += 1
      }
      isBare = isBare && amount.isBare
      note(amount.digits, &marks, &met)
    }
    if case .money(let code) = unit, areThousands(column, code) {
      marks.removeAll { $0.decimal == "." }
    }
    guard !marks.isEmpty else { return nil }
    // Numbers without the sign that a few others have may count something else.
    if unit != nil, bareCount * 4 > column.values.count { return nil }
    if case .money(let code) = unit, case .currency(let named) = column.convention.say?.kind,
      code != named
    {
      return nil
    }
    return guess(column, unit ?? .none, marks, met, isBare: isBare)
  }

  private static func isInternetAddress(_ text: String) -> Bool {
    let groups = text.split(separator: ".", omittingEmptySubsequences: false)
    return groups.count == 4 && groups.allSatisfy { $0.utf8.count <= 3 && UInt8($0) != nil }
  }

  /// Whether a point at the end of whole numbers is their decimal point, as Fortran and NumPy write it,
  /// and not that of an ordinal: other numbers have decimals, or they do not count places.
  private static func endsInDecimalPoints(_ column: TypedColumn) -> Bool {
    let others = column.values.filter { $0.text.last != "." }
    if others.contains(where: { $0.isNumber && $0.text.utf8.contains(UInt8(ascii: ".")) }) {
      return true
    }
    let places = column.values.compactMap { Int($0.text.dropLast()) }
    return column.decimal == "." && others.allSatisfy(\.isNumber)
      && (places.contains { !(1...31).contains($0) })
  }

  /// Whether points are between thousands in amounts with their currency behind them, "1.234 €": three digits are behind
  /// each, and no price has thousandths.
  private static func areThousands(_ column: TypedColumn, _ code: String) -> Bool {
    var hasPoint = false
    for value in column.values {
      guard value.text.last?.isNumber == false else { return false }
      let digits = value.text.filter { $0.isNumber || ".,".contains($0) }
      let groups = digits.split(separator: ".", omittingEmptySubsequences: false)
      guard groups.count > 1 else { continue }
      hasPoint = true
      guard groups.dropFirst().allSatisfy({ $0.count == 3 && $0.allSatisfy(\.isNumber) }) else {
        return false
      }
    }
    return hasPoint && ICU.fractionDigits(ofCurrency: code) < 3
  }

  private static func note(
    _ digits: String, _ marks: inout [NumberMarks], _ met: inout Set<Character>
  ) {
    if digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return }
    // Once all that is left fits anyway, a further number changes nothing.
    if marks.count > 1 || !(marks.first?.fits(digits) ?? true) {
      marks.removeAll { !$0.fits(digits) }
    }
    for scalar in digits.unicodeScalars where !(0x30...0x39).contains(scalar.value) {
      met.insert(Character(scalar))
    }
  }

  /// Words for the dollar of the United States.
  private static let dollarWords: Set<String> = [
    "us", "usd", "usa", "dollar", "dollars", "dólar", "dólares", "dolar", "dolares",
  ]

  /// The currency that a sign stands for where the table is read.
  private static func currency(_ sign: String, _ column: TypedColumn) -> String {
    // Chinese write their own money with the sign of the yen.
    if sign == "JPY", column.locale.language == "zh" { return "CNY" }
    // Canada and Mexico write theirs with that of the dollar.
    let isConventional =
      if case .currency? = column.convention.say?.kind { true } else { false }
    let isNamed =
      isConventional || column.words.contains(where: dollarWords.contains)
      || column.profile.name.contains("US$")
    if sign == "USD", !isNamed, column.values.contains(where: { $0.text.contains("$") }) {
      return DollarRegions.code(in: column.locale.region) ?? sign
    }
    return sign
  }

  private static func guess(
    _ column: TypedColumn, _ unit: TextAmount.Unit, _ marks: [NumberMarks], _ met: Set<Character>,
    isBare: Bool
  ) -> ColumnGuess {
    var field = column.field
    let question = takeMarks(marks, met, column.decimal, into: &field)
    field.bareNumber = isBare
    var say: SayAs
    var heading = ColumnGuess.HeadingNeed.always
    var reason: String
    switch unit {
    case .money(let sign):
      let code = currency(sign, column)
      say = .currency(code)
      let minor = ICU.fractionDigits(ofCurrency: code)
      say.digits = ColumnDigits.ofWritten(
        column.values, decimal: field.decimalChar, usual: minor)
      // The amounts may have been rounded, so no cents are claimed.
      if minor > 0, !column.values.contains(where: { $0.text.contains(field.decimalChar) }) {
        say.digits = FractionDigits(minimum: 0, maximum: 0)
      }
      heading = .besideOthers("money")
      reason = "amounts in \(code)"
    case .percent:
      say = .percent
      say.whole = true
      field.keptDigits = .aboveZero
      say.digits = ColumnDigits.ofPercents(column.values, decimal: field.decimalChar)
      // The sign in the heading would be said twice: "Use%".
      if field.name.hasSuffix("%"), field.name.contains(where: \.isLetter) {
        field.title = String((field.title ?? field.name).dropLast()).trimmingSpaces()
      }
      // Of what it is a part, only the heading tells.
      heading = column.words.contains { changes.contains($0) } ? .besideOthers("percent") : .always
      reason = "percentages"
    case .none:
      say = column.convention.say ?? .number
      if say.kind == .percent, areShares(column) {
        // Nobody can tell whether 0.94 is 0.94% or 94%, so the number stands behind the whole name.
        say = .number
        field.title = column.wholeHeading
      }
      // Values that can't be years are numbers, whatever the name.
      if say.kind == .year { say = .number }
      reason =
        column.convention.say == nil ? "numbers" : "numbers, with the unit that the name states"
      if say.digits == nil, say.kind != .year, field.decimalChar == "." {
        let found = ColumnDigits.of(column.values)
        (say.digits, field.keptDigits) = (found?.digits, found?.kept)
      }
      if say.digits == nil, say.kind == .percent {
        say.digits = ColumnDigits.ofPercents(column.values, decimal: field.decimalChar)
      }
    }
    fitMoney(&say, to: column.values, &field)
    say.heading = .always
    return ColumnGuess(field, say, heading: heading, reason, question: question)
  }

  /// Whether numbers under a name for percents are more likely parts of one: nearly all are within one and too fine for
  /// percents of that size, or the whole itself is among them.
  private static func areShares(_ column: TypedColumn) -> Bool {
    let numbers = column.values.compactMap { Double($0.text) }
    let small = numbers.count { abs($0) <= 1 }
    guard numbers.count == column.values.count, numbers.count > 2, small * 20 >= numbers.count * 19,
      numbers.contains(where: { abs($0) >= 0.01 && abs($0) < 1 })
    else { return false }
    let fine = column.values.count { value in
      value.text.firstIndex(of: ".").map { value.text[$0...].count > 3 } ?? false
    }
    return fine * 2 >= numbers.count
      || numbers.contains(1) && numbers.allSatisfy { (0...1).contains($0) }
  }

  /// Gives money the digits that its amounts mean, where those are not the currency's usual ones.
  static func fitMoney(
    _ say: inout SayAs, to values: [ColumnProfile.Value], _ field: inout Field
  ) {
    guard case .currency(let code) = say.kind else { return }
    let usual = ICU.fractionDigits(ofCurrency: code)
    if field.keptDigits == nil {
      field.keptDigits = ColumnDigits.keptOfMoney(
        values, decimal: field.decimalChar)
    }
    guard values.contains(where: { hasFraction($0, field) }) else { return }
    if let digits = say.digits {
      // An amount has no single digit of cents: "€1.90" beside "€1.799".
      say.digits = FractionDigits(
        minimum: max(digits.minimum, min(usual, digits.maximum ?? usual)),
        maximum: digits.maximum)
    } else {
      say.digits =
        ColumnDigits.ofSmallMoney(values, decimal: field.decimalChar, usual: usual)
        ?? ColumnDigits.ofWritten(values, decimal: field.decimalChar, usual: usual)
    }
  }

  /// Whether a value has a digit behind its decimal mark that is no zero.
  private static func hasFraction(_ value: ColumnProfile.Value, _ field: Field) -> Bool {
    guard let mark = value.text.lastIndex(of: field.decimalChar) else { return false }
    return value.text[mark...].contains { ("1"..."9").contains($0) }
  }

  /// Takes the number marks that fit every number, preferring those with a decimal mark.
  ///
  /// - Returns: a question if other marks fit, too.
  private static func takeMarks(
    _ fitting: [NumberMarks], _ met: Set<Character>, _ decimal: Character,
    into field: inout Field
  ) -> String? {
    if met.isEmpty { return nil }
    guard
      let marks = fitting.first(where: { $0.decimal == decimal && met.contains($0.group) })
        ?? fitting.first(where: { $0.decimal == decimal }) ?? fitting.first
    else { return nil }
    if marks.decimal != ".", met.contains(marks.decimal) || met.contains(".") {
      field.decimalChar = marks.decimal
    }
    if met.contains(marks.group) { field.groupChar = marks.group }
    let others = fitting.filter { $0.decimal != marks.decimal && met.contains($0.group) }
    guard marks.decimal != ".", !others.isEmpty || fitting.contains(.standard) else { return nil }
    return
      "is \"\(marks.group)\" the thousands separator, and \"\(marks.decimal)\" the decimal mark?"
  }
}
