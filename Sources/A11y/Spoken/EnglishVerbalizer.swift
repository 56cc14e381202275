/// English words for values, by the conventions of the United States or of the other regions.
struct EnglishVerbalizer: Verbalizer {
  /// Whether "and" is said before what is below a hundred: outside of the United States, and there in amounts in
  /// running text.
  var usesAnd = false
  /// Whether a day is written and said before its month.
  var isDayFirst = false

  /// The regions that put the month first; English without a region is American.
  private static let monthFirst: Set<String> = ["US", "PH", "PR", "GU", "AS", "VI", "MP"]

  func following(_ locale: LocaleIdentifier) -> any Verbalizer {
    guard let region = locale.region, !Self.monthFirst.contains(region) else { return self }
    return EnglishVerbalizer(usesAnd: true, isDayFirst: true)
  }

  func append(_ value: SpokenValue, into form: inout SpokenForm) -> Bool {
    say(value, into: &form)
    return true
  }

  /// Appends the words of any value.
  func say(_ value: SpokenValue, into form: inout SpokenForm) {
    switch value {
    case .number(let number): append(number, into: &form)
    case .year(let number): appendYear(number, into: &form)
    case .money(let amount, let code): appendMoney(amount, code, into: &form)
    case .percent(let number):
      append(number, into: &form)
      form.append("percent")
    case .measure(let number, let unit):
      append(number, into: &form)
      form.append(EnglishUnits.name(of: unit, for: number))
    case .date(let time): appendDate(time, into: &form)
    case .time(let time): appendTime(time, into: &form)
    case .dateTime(let time):
      appendDate(time, into: &form)
      guard time.hasTime else { return }
      form.appendPause(",")
      appendTime(time, into: &form)
    case .identifier(let text): appendSpelled(text, into: &form)
    case .text(let text):
      if EnglishTextReader.isPlain(text) {
        form.append(text)
      } else {
        EnglishTextReader(text, isDayFirst: isDayFirst).read(into: &form)
      }
    }
  }

  // MARK: Numbers

  private func cardinal(_ digits: String) -> String {
    usesAnd ? EnglishNumber.amount(digits) : EnglishNumber.cardinal(digits)
  }

  /// "minus one point zero five".
  private func append(_ number: DecimalNumber, into form: inout SpokenForm) {
    if number.isNegative { form.append("minus") }
    let (whole, fraction) = EnglishNumber.parts(of: number)
    append(whole, fraction, into: &form)
  }

  private func append(_ whole: String, _ fraction: String, into form: inout SpokenForm) {
    form.append(cardinal(whole))
    guard !fraction.isEmpty else { return }
    form.append("point")
    form.append(EnglishNumber.digits(fraction))
  }

  /// "nineteen seventy", "two thousand five".
  private func appendYear(_ number: DecimalNumber, into form: inout SpokenForm) {
    let (whole, fraction) = EnglishNumber.parts(of: number)
    guard let year = Int(whole), fraction.isEmpty, !number.isNegative, (1000...2999).contains(year)
    else {
      append(number, into: &form)
      return
    }
    form.append(EnglishNumber.year(year))
  }

  // MARK: Money

  /// "six hundred forty eight dollars eleven cents", "two cents", "minus five dollars".
  private func appendMoney(
    _ amount: DecimalNumber, _ code: String, into form: inout SpokenForm
  ) {
    let names = EnglishCurrency.names(of: code)
    let exact = amount.trimmed(toFractionDigits: 0)
    let (whole, fraction) = EnglishNumber.parts(of: exact)
    let isSplit = names.minor != nil && fraction.utf8.count <= 2 && !fraction.isEmpty
    if amount.isNegative { form.append("minus") }
    guard let minor = names.minor, isSplit else {
      append(whole, fraction, into: &form)
      form.append(whole == "1" && fraction.isEmpty ? names.one : names.other)
      return
    }
    if whole != "0" {
      form.append(cardinal(whole))
      form.append(whole == "1" ? names.one : names.other)
    }
    let cents = fraction.utf8.count == 1 ? fraction + "0" : fraction
    let count = Int(cents) ?? 0
    form.append(EnglishNumber.cardinal(String(count)))
    // Cents alone are those of the dollar, so that others say whose they are.
    if whole == "0", let whose = names.whoseCents { form.append(whose) }
    form.append(count == 1 ? minor.one : minor.other)
  }

  // MARK: Dates and times

  /// "January fifteenth, twenty twenty four".
  private func appendDate(_ time: CivilTime, into form: inout SpokenForm) {
    if isDayFirst {
      form.append("the " + EnglishNumber.ordinal(time.day) + " of")
      form.append(EnglishNumber.months[time.month - 1])
    } else {
      form.append(EnglishNumber.months[time.month - 1])
      form.append(EnglishNumber.ordinal(time.day))
    }
    form.appendPause(",")
    form.append(
      (1000...2999).contains(time.year)
        ? EnglishNumber.year(time.year) : EnglishNumber.cardinal(String(time.year)))
  }

  /// "ten thirty a.m.", "noon" as "twelve p.m.", with seconds when there are any.
  private func appendTime(_ time: CivilTime, into form: inout SpokenForm) {
    let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
    form.append(EnglishNumber.cardinal(String(hour)))
    if time.minute > 0 || time.second > 0 {
      if time.minute < 10 { form.append("oh") }
      form.append(EnglishNumber.cardinal(String(time.minute)))
    }
    if time.second > 0 {
      form.append("and " + EnglishNumber.cardinal(String(time.second)))
      form.append(time.second == 1 ? "second" : "seconds")
    }
    form.append(time.hour < 12 ? "a.m." : "p.m.")
    guard let zone = time.zone else { return }
    form.append("UTC", as: .letters)
    guard zone != "Z", zone != "z" else { return }
    form.append(zone.hasPrefix("-") ? "minus" : "plus")
    let digits = zone.filter(\.isNumber)
    form.append(EnglishNumber.cardinal(String(Int(digits.prefix(2)) ?? 0)))
    if let minutes = Int(digits.dropFirst(2)), minutes > 0 {
      form.append(EnglishNumber.cardinal(String(minutes)))
    }
  }

  // MARK: Codes

  /// Letters and digits by name, and the marks between them as they stand.
  private func appendSpelled(_ text: String, into form: inout SpokenForm) {
    for character in text {
      if character.isASCII, character.isNumber {
        form.append(EnglishNumber.digits(String(character)), as: .digits)
      } else if character.isLetter {
        form.append(character.uppercased(), as: .letters)
      } else if let name = EnglishTextWords.marks[character] {
        form.append(name)
      } else if !character.isWhitespace {
        form.append(String(character))
      }
    }
  }
}
