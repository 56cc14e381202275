/// Numbers, ordinals and fractions in running text.
extension EnglishTextNormalizer {
  /// The sign before a number, and the index past it.
  ///
  /// A minus sign always counts; a hyphen after a letter or digit is a joiner.
  func sign(_ index: Int) -> (isNegative: Bool, next: Int) {
    guard tokens.kind(index + 1) != .space else { return (false, index) }
    if tokens.isMark(index, "−") { return (true, index + 1) }
    guard tokens.isMark(index, "-") else { return (false, index) }
    // After a closing mark, a hyphen is a joiner too: "(5)-6".
    let before = tokens.kind(index - 1)
    let isClosed = tokens.isMark(index - 1, in: [")", "]", "}", "%", "°", "-", "–", "—"])
    let isSign = before == nil || before == .space || (before == .mark && !isClosed)
    return isSign ? (true, index + 1) : (false, index)
  }

  /// Reads a number by itself, with its sign or in a range, when nothing more specific matched.
  func number(_ index: Int, into form: inout SpokenForm) -> Int? {
    let (isNegative, start) = sign(index)
    guard let number = TextNumber(tokens, at: start) else {
      // The minus of anything else is heard as a sign of its own.
      return isNegative ? nil : version(start, into: &form) ?? plus(index, into: &form)
    }
    if number.whole.isEmpty, start > 0, !isNegative, !startsWord(start) { return nil }
    if isNegative { form.append("minus") }
    if isNegative, number.isPlain, tokens.isMark(number.next, ":"),
      let minutes = TextNumber(tokens, at: number.next + 1), minutes.whole.count == 2
    {
      // A time zone offset.
      say(number, into: &form)
      say(minutes, into: &form)
      return minutes.next
    }
    if let power = tokens.exponent(number.next) {
      sayValue(number, into: &form)
      form.append(tokens.text(number.next), as: .letters)
      form.append(power.isNegative ? "minus" : "plus")
      form.append(EnglishNumber.cardinal(power.digits))
      return power.next
    }
    if let power = tokens.power(number.next), tokens.text(number.next) != "²",
      tokens.text(number.next) != "³"
    {
      sayValue(number, into: &form)
      form.append("to the power of")
      form.append((power.isNegative ? "minus " : "") + EnglishNumber.cardinal(power.digits))
      return power.next
    }
    if let end = decade(number, index: start, into: &form) { return end }
    if !isNegative, let end = era(number, into: &form) { return end }
    let isInner = tokens.isMark(start - 1, in: ["-", "–"])
    if !isNegative, !isInner,
      let end = difference(number, into: &form) ?? range(number, into: &form)
    {
      return end
    }
    if followsEnding(start), number.isPlain {
      form.append(EnglishNumber.digits(number.whole), as: .digits)
      return number.next
    }
    if tokens.isMark(number.next, "-"), tokens.kind(number.next + 1) == .letters,
      tokens.text(number.next + 1).count > 2, number.fraction != nil
    {
      // In "a 2.5-mile run" the hyphen only joins the two words.
      sayAmount(number, into: &form)
      return number.next + 1
    }
    if isGlued(start - 1, number.next), !number.hasLeadingZero, number.whole.count == 3 {
      sayAmount(number, into: &form)
    } else {
      let isPart = tokens.isMark(start - 1, "/") || tokens.isMark(number.next, "/")
      say(number, isPart: isPart, into: &form)
    }
    // The "B" of "B2B" does not stand for billions.
    guard tokens.isEdge(start - 1) else { return number.next }
    // The letter of "Room 12B" stands for no billions either.
    if number.fraction == nil, tokens.text(number.next).count == 1 { return number.next }
    return scale(number.next, into: &form) ?? number.next
  }

  /// Whether a mark joins a number to what precedes or follows it, as in "114...48" and "978-0".
  private func isGlued(_ before: Int, _ behind: Int) -> Bool {
    let marks: Set<String> = ["...", ".", "-", "?", ",", "…"]
    let joins = { (mark: Int, other: Int) in
      self.tokens.isMark(mark, in: marks)
        && (self.tokens.kind(other) == .digits || self.tokens.isMark(other, in: marks))
    }
    return joins(behind, behind + 1) || joins(before, before - 1)
  }

  /// Reads a version: three or more numbers with points between them.
  func version(_ index: Int, into form: inout SpokenForm) -> Int? {
    var parts: [String] = []
    var at = index
    while tokens.kind(at) == .digits {
      parts.append(tokens.text(at))
      guard tokens.isMark(at + 1, "."), tokens.kind(at + 2) == .digits else { break }
      at += 2
    }
    guard parts.count > 2 else { return nil }
    for (number, part) in parts.enumerated() {
      if number > 0 { form.append("point") }
      let isLong = part.count > 4 || (part.count > 1 && part.hasPrefix("0"))
      form.append(isLong ? EnglishNumber.digits(part) : EnglishNumber.cardinal(part))
    }
    return at + 1
  }

  /// Whether a word may begin here: at the start, after white space or after an opening mark.
  func startsWord(_ index: Int) -> Bool {
    let before = tokens.kind(index - 1)
    return before == nil || before == .space
      || tokens.isMark(index - 1, in: ["(", "\"", "$", "€", "£"])
  }

  /// Whether "ending in" precedes, which makes the digits those of a card or an account.
  func followsEnding(_ index: Int) -> Bool {
    guard tokens.kind(index - 1) == .space, tokens.kind(index - 3) == .space else { return false }
    return tokens.text(index - 4).lowercased() == "ending"
      && ["in", "with"].contains(tokens.text(index - 2).lowercased())
  }

  /// Reads a year with its era: "340 A.D.".
  func era(_ number: TextNumber, into form: inout SpokenForm) -> Int? {
    guard number.isPlain, let year = number.small, (100...2999).contains(year),
      tokens.kind(number.next) == .space, let era = initialsText(number.next + 1),
      ["AD", "BC", "BCE", "CE"].contains(era.letters)
    else { return nil }
    sayPairs(year, into: &form)
    form.append(era.letters, as: .letters)
    return era.next
  }

  /// Appends a number in pairs of digits: "three forty", "fourteen twenty eight".
  func sayPairs(_ number: Int, into form: inout SpokenForm) {
    if number >= 1000 {
      form.append(EnglishNumber.year(number))
    } else if number >= 100 {
      form.append(EnglishNumber.cardinal(String(number / 100)))
      let rest = number % 100
      form.append(
        rest == 0
          ? "hundred" : (rest < 10 ? "oh " : "") + EnglishNumber.cardinal(String(rest)))
    } else {
      form.append(EnglishNumber.cardinal(String(number)))
    }
  }

  /// Reads two numbers joined by an equation's minus or by a colon: "1 - 2 = 5", "2:8".
  func difference(_ first: TextNumber, into form: inout SpokenForm) -> Int? {
    if tokens.isMark(first.next, ":"), let second = TextNumber(tokens, at: first.next + 1),
      first.isPlain, second.isPlain, tokens.isEdge(second.next)
    {
      say(first, into: &form)
      form.append("to")
      say(second, into: &form)
      return second.next
    }
    let minus = tokens.skipSpace(first.next)
    let after = tokens.skipSpace(minus + 1)
    guard tokens.isMark(minus, in: ["-", "−"]), let second = TextNumber(tokens, at: after),
      tokens.isTerm(first.next - 1, to: second.next)
    else { return nil }
    say(first, into: &form)
    form.append("minus")
    say(second, into: &form)
    return second.next
  }

  /// Reads the minus of an equation behind a letter: "x-3=5".
  func minusOfTerm(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMinusOfTerm(index) else { return nil }
    let isLetter = tokens.kind(index + 1) == .letters && tokens.text(index + 1).count == 1
    guard let end = TextNumber(tokens, at: index + 1)?.next ?? (isLetter ? index + 2 : nil),
      tokens.isTerm(index - 1, to: end)
    else { return nil }
    form.append("minus")
    return index + 1
  }

  /// Reads a plus sign and the number after it.
  func plus(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index, "+"), tokens.isEdge(index - 1),
      let number = TextNumber(tokens, at: index + 1)
    else { return nil }
    form.append("plus")
    if let next = measure(index + 1, into: &form) { return next }
    say(number, into: &form)
    return number.next
  }

  /// Appends the scale word or letter after a number: "100 million", "1M".
  func scale(_ index: Int, into form: inout SpokenForm) -> Int? {
    if ["K", "M", "B"].contains(tokens.text(index)), tokens.isEdge(index + 1),
      let scale = EnglishTextWords.scales[tokens.text(index)]
    {
      form.append(scale)
      return index + 1
    }
    let word = tokens.skipSpace(index)
    guard word > index, tokens.text(word).count > 2,
      let scale = EnglishTextWords.scales[tokens.text(word).lowercased()]
    else { return nil }
    form.append(scale)
    return word + 1
  }

  /// Appends a number as it is read in running text.
  ///
  /// Years are read in pairs, and long digit strings digit by digit.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - isPart: whether marks join it to other numbers, in which case it is not a year.
  ///   - form: the spoken form to append to.
  func say(_ number: TextNumber, isPart: Bool = false, into form: inout SpokenForm) {
    if number.hasLeadingZero, number.fraction == nil {
      form.append(EnglishNumber.digits(number.whole), as: .digits)
    } else if number.isPlain, number.whole.count > 4, !isCount(number) {
      form.append(EnglishNumber.digits(number.whole), as: .digits)
    } else if !isPart, let year = number.small, number.whole.count == 4,
      (1100...2099).contains(year)
    {
      form.append(EnglishNumber.year(year))
    } else {
      sayValue(number, into: &form)
    }
  }

  /// Whether a long number counts something, and is no code: it is round, or a plural follows.
  private func isCount(_ number: TextNumber) -> Bool {
    guard number.whole.count <= 12 else { return false }
    if number.whole.hasSuffix("000") { return true }
    guard tokens.kind(number.next) == .space, tokens.kind(number.next + 1) == .letters else {
      return false
    }
    let word = tokens.text(number.next + 1)
    return word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
      && word.allSatisfy(\.isLowercase) && !["this", "does", "always"].contains(word)
  }

  /// Appends the value of an amount: "one hundred and twenty three point two".
  func sayAmount(_ number: TextNumber, into form: inout SpokenForm) {
    if !number.whole.isEmpty || number.fraction == nil {
      form.append(EnglishNumber.amount(number.whole))
    }
    sayFraction(number, into: &form)
  }

  /// Appends the value of a number: "twelve thousand six hundred", "zero point one".
  func sayValue(_ number: TextNumber, into form: inout SpokenForm) {
    if !number.whole.isEmpty || number.fraction == nil {
      form.append(EnglishNumber.cardinal(number.whole))
    }
    sayFraction(number, into: &form)
  }

  func sayFraction(_ number: TextNumber, into form: inout SpokenForm) {
    guard let fraction = number.fraction else { return }
    form.append("point")
    form.append(EnglishNumber.digits(fraction))
  }

  /// Reads a range, given as two numbers with a dash between them.
  ///
  /// The second of two years may omit its century.
  func range(_ first: TextNumber, into form: inout SpokenForm) -> Int? {
    let dash = tokens.skipSpace(first.next)
    let after = tokens.skipSpace(dash + 1)
    guard tokens.isMark(dash, in: ["-", "–", "—"]), (dash > first.next) == (after > dash + 1),
      tokens.kind(after) == .digits,
      let second = TextNumber(tokens, at: after), tokens.isEdge(second.next),
      !tokens.isMark(second.next, in: ["-", "–"]), !tokens.isMark(second.next, "/"),
      !second.hasLeadingZero, second.whole.count <= 9,
      let from = first.value.flatMap({ Double($0.text) }),
      let to = second.value.flatMap({ Double($0.text) })
    else { return nil }
    let isYears = first.whole.count == 4 && second.isPlain && first.isPlain
    guard to > from || (isYears && second.whole.count == 2) else { return nil }
    say(first, into: &form)
    form.append("to")
    say(second, into: &form)
    return second.next
  }

  /// Reads a decade, or a range of decades: "1910s", "'80s", "mid-80s".
  func decade(
    _ number: TextNumber, index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard number.isPlain, tokens.text(number.next) == "s", number.whole.hasSuffix("0"),
      tokens.isEdge(number.next + 1), let value = number.small
    else { return nil }
    let isShort = number.whole.count == 2 && tokens.isMark(index - 1, in: ["'", "’", "-", "–"])
    guard isShort || (number.whole.count == 4 && (1100...2099).contains(value)) else { return nil }
    var words = isShort ? EnglishNumber.cardinal(number.whole) : EnglishNumber.year(value)
    words = words.hasSuffix("y") ? words.dropLast() + "ies" : words + "s"
    form.append(words)
    let dash = number.next + 1
    if tokens.isMark(dash, in: ["-", "–"]), let second = TextNumber(tokens, at: dash + 1),
      tokens.text(second.next) == "s"
    {
      form.append("to")
      return decade(second, index: dash + 1, into: &form) ?? dash + 1
    }
    return dash
  }

  /// Reads an ordinal whose suffix fits its number: "23rd".
  func ordinal(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let number = TextNumber(tokens, at: index), number.fraction == nil,
      tokens.isEdge(index - 1)
    else { return nil }
    guard isOrdinal(number) else {
      // A suffix that does not fit the number makes it a code.
      guard number.whole.count > 2, ["st", "nd", "rd", "th"].contains(tokens.text(number.next))
      else { return nil }
      form.append(EnglishNumber.digits(number.whole), as: .digits)
      return number.next
    }
    form.append(EnglishNumber.ordinal(digits: number.whole))
    let dash = number.next + 1
    guard tokens.isMark(dash, in: ["-", "–"]), let last = TextNumber(tokens, at: dash + 1),
      last.fraction == nil, isOrdinal(last)
    else { return dash }
    form.append("to")
    return dash + 1
  }

  /// Whether the letters after a number are its ordinal suffix.
  func isOrdinal(_ number: TextNumber) -> Bool {
    let teens = ["11", "12", "13"].contains(String(number.whole.suffix(2)))
    let last = number.whole.last
    let suffix = teens ? "th" : last == "1" ? "st" : last == "2" ? "nd" : last == "3" ? "rd" : "th"
    return tokens.text(number.next).lowercased() == suffix
  }

  // MARK: Fractions

  /// Reads a fraction or a mixed number: "1/4", "31/32", "2 1/2".
  func fraction(_ index: Int, into form: inout SpokenForm) -> Int? {
    let (isNegative, start) = sign(index)
    if isNegative {
      var inner = SpokenForm()
      let isVulgar = tokens.kind(start) == .mark
      guard let end = isVulgar ? symbol(start, into: &inner) : fraction(start, into: &inner),
        inner.text.count > 0, !isVulgar || "½⅓⅔¼¾⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚".contains(tokens.text(start))
      else { return nil }
      form.append("minus")
      form.append(inner.text.text())
      return end
    }
    guard let first = TextNumber(tokens, at: index), first.isPlain, tokens.isEdge(index - 1),
      !tokens.isMark(index - 1, "/")
    else { return nil }
    if tokens.kind(first.next) == .space, tokens.kind(first.next + 1) == .digits,
      let (numerator, denominator, end) = quotient(first.next + 1)
    {
      say(first, into: &form)
      form.append("and")
      if numerator == "1" {
        form.append(denominator == "2" ? "a half" : denominator == "4" ? "a quarter" : "a")
        if denominator != "2", denominator != "4" {
          form.append(EnglishNumber.ordinal(digits: denominator))
        }
      } else {
        sayQuotient(numerator, denominator, into: &form)
      }
      return end
    }
    guard let (numerator, denominator, end) = quotient(index) else { return nil }
    if let season = TextTokens.season(numerator, denominator) {
      form.append(EnglishNumber.year(season.from))
      let last = Int(season.to) ?? 0
      form.append(
        season.to.count == 4 ? EnglishNumber.year(last) : EnglishNumber.cardinal(season.to))
      return end
    }
    guard
      TextNumber.isFraction(numerator, denominator) || numerator == denominator
        || isOrdinal(before: end)
    else {
      // A pressure, a day of a month, a count: each number as it is.
      form.append(EnglishNumber.cardinal(numerator))
      form.append(numerator.count > 1 && denominator.count > 1 ? "over" : "slash")
      form.append(EnglishNumber.cardinal(denominator))
      return end
    }
    if numerator == denominator, numerator.count > 1 {
      // "50/50" is a share, not fifty fiftieths.
      let half = EnglishNumber.cardinal(numerator)
      form.append(half + " " + half)
      return end
    }
    sayQuotient(numerator, denominator, into: &form)
    return end
  }

  /// Whether the token before an index is the suffix of an ordinal, as in "3/20ths".
  private func isOrdinal(before index: Int) -> Bool {
    tokens.kind(index - 1) == .letters
  }

  /// Two whole numbers around a slash, and the index past them.
  func quotient(_ index: Int) -> (String, String, Int)? {
    guard let first = TextNumber(tokens, at: index), first.isPlain else { return nil }
    let slash = tokens.skipSpace(first.next)
    guard tokens.isMark(slash, in: ["/", "⁄"]),
      let second = TextNumber(tokens, at: tokens.skipSpace(slash + 1)), second.isPlain,
      !second.whole.hasPrefix("0"), !first.hasLeadingZero, !tokens.isMark(second.next, "/")
    else { return nil }
    var end = second.next
    if isOrdinal(second) { end += 1 } else if !tokens.isEdge(end) { return nil }
    return (first.whole, second.whole, end)
  }

  func sayQuotient(
    _ numerator: String, _ denominator: String, into form: inout SpokenForm
  ) {
    form.append(EnglishNumber.cardinal(numerator))
    let isOne = numerator == "1"
    switch denominator {
    case "1": form.append("over one")
    case "2": form.append(isOne ? "half" : "halves")
    case "4": form.append(isOne ? "quarter" : "quarters")
    default: form.append(EnglishNumber.ordinal(digits: denominator) + (isOne ? "" : "s"))
    }
  }
}
