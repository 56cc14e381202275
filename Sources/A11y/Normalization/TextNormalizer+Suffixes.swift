/// Letters directly behind a number: a scale, or the end of a code.
extension TextNormalizer {
  /// The powers of ten that letters stand for.
  private static let scaleLetters = ["K": 3, "k": 3, "M": 6, "B": 9]

  /// A number times the power of ten that its letter stands for: "1.5M" is 1,500,000.
  ///
  /// The letter counts only where a currency stands before the number or a decimal mark within: "12B"
  /// may be a room.
  func scaledByLetter(_ number: TextNumber, at letter: Int? = nil) -> TextNumber? {
    let letter = letter ?? number.next
    guard scale(number.next) == nil, let power = Self.scaleLetters[tokens.text(letter)],
      tokens.isEdge(letter + 1), number.fraction.map({ $0.count <= power }) ?? true
    else { return nil }
    let fraction = number.fraction ?? ""
    var scaled = number
    scaled.whole = number.whole + fraction + String(repeating: "0", count: power - fraction.count)
    scaled.whole = String(scaled.whole.drop { $0 == "0" })
    if scaled.whole.isEmpty { scaled.whole = "0" }
    scaled.fraction = nil
    scaled.next = letter + 1
    return scaled
  }

  /// Whether the letter behind a number is the end of a code or of a decade, and no unit: "32A", "B-29s",
  /// "1990s".
  func isCodeLetter(_ index: Int, of number: TextNumber, at start: Int) -> Bool {
    guard tokens.kind(index) == .letters, index == number.next, number.fraction == nil,
      tokens.text(index).utf8.count == 1, let letter = tokens.text(index).utf8.first
    else { return false }
    // Volts, watts and liters are written without a blank, too.
    if (0x41...0x5A).contains(letter) { return !"LVW".utf8.contains(letter) }
    let isBehindLetters = tokens.isMark(start - 1, "-") && tokens.kind(start - 2) == .letters
    return letter == UInt8(ascii: "s") && (isBehindLetters || decade(number) != nil)
  }

  private func decade(_ number: TextNumber) -> Int? {
    guard let year = number.small, (1000...2100).contains(year), year % 10 == 0 else { return nil }
    return year
  }

  /// Reads a number with letters behind it that are no unit: "3.2M", "28.7x", "1990s".
  func suffixed(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isBoundary(index - 1), let number = amountNumber(index),
      tokens.isSpaced(number.next), tokens.isEdge(number.next + 1),
      tokens.exponent(number.next) == nil
    else { return nil }
    if tokens.text(number.next) == "s", let decade = decade(number), number.isPlain {
      form.append(rules.decade(decade))
      return number.next + 1
    }
    guard scale(number.next) == nil else { return nil }
    guard number.fraction != nil else { return code(number, into: &form) }
    if let scaled = scaledByLetter(number) {
      form.append(rules.say(spoken(scaled)))
      return scaled.next
    }
    guard unit(number.next, isGlued: true) == nil, currencySign(number.next) == nil else {
      return nil
    }
    form.append(rules.say(spoken(number)))
    return number.next
  }

  /// Reads the number of a code that letters of another script than Latin follow, which no voice reads on
  /// its own, or a letter that is a scale elsewhere: "30код", "12B".
  private func code(_ number: TextNumber, into form: inout SpokenForm) -> Int? {
    guard
      tokens.text(number.next).first?.isASCII == false
        || Self.scaleLetters[tokens.text(number.next)] != nil,
      unit(number.next, isGlued: true) == nil, currencySign(number.next) == nil
    else { return nil }
    form.append(rules.say(spoken(number)))
    return number.next
  }
}
