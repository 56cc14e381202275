// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Letters directly behind a number: a scale, or the end of a code.
extension TextNormalizer {
  /// The powers of ten that letters stand for.
  private static let scaleLetters = ["K": 3, "k": 3, "M": 6, "B": 9]
  /// Those that letters stand for beside a currency alone, where none of them is a unit.
  private static let moneyLetters = ["m": 6, "mn": 6, "bn": 9, "tn": 12]

  /// A number times the power of ten that its letter stands for: "1.5M" is 1,500,000.
  ///
  /// The letter counts only where a currency stands before the number or a decimal mark within: "12B"
  /// may be a room.
  func scaledByLetter(
    _ number: TextNumber, at letter: Int? = nil, ofMoney isMoney: Bool = false
  ) -> TextNumber? {
    let letter = letter ?? number.next
    guard scale(number.next) == nil, let power = powerOfLetter(letter, ofMoney: isMoney),
      number.fraction.map({ $0.count <= power }) ?? true
    else { return nil }
    var scaled = number.scaled(by: power)
    scaled.next = letter + 1
    return scaled
  }

  /// The power of ten that a letter at an index stands for.
  func powerOfLetter(_ index: Int, ofMoney isMoney: Bool = false) -> Int? {
    guard tokens.isBoundary(index + 1) else { return nil }
    let letters = tokens.text(index)
    return Self.scaleLetters[letters] ?? (isMoney ? Self.moneyLetters[letters] : nil)
  }

  /// Whether an "m" behind a blank ends an amount, and so counts millions: "£3 m".
  private func endsInMillions(_ index: Int) -> Bool {
    tokens.text(index) == "m"
      && (index + 1 >= tokens.count || tokens.isMark(index + 1, in: [",", ";", ")"]))
  }

  /// The scale that a letter behind an amount of money is in this language: "$5m".
  ///
  /// Behind a blank only a letter that is no unit's symbol counts.
  func letterScale(_ index: Int) -> (noun: Noun, next: Int)? {
    let at = tokens.skipSpace(index)
    let letters = tokens.text(at)
    guard tokens.kind(at) == .letters, tokens.isBoundary(at + 1),
      at == index || UnitSymbols.international[letters] == nil || endsInMillions(at)
    else { return nil }
    return type(of: rules).scaleLetters[letters].map { ($0, at + 1) }
  }

  /// Whether the letter behind a number is the end of a code or of a decade, and no unit: "32A", "B-29s",
  /// "1990s".
  func isCodeLetter(_ index: Int, of number: TextNumber, at start: Int) -> Bool {
    // "Klasa 3 A" is a class.
    if tokens.kind(index) == .space, number.fraction == nil, number.whole.utf8.count == 1,
      ["A", "C"].contains(tokens.text(index + 1)),
      tokens.kind(index + 2) != .mark || isEnd(index + 2)
    {
      return true
    }
    // "место 14А"
    if index == number.next, number.fraction == nil, tokens.text(index) == "А" { return true }
    guard tokens.kind(index) == .letters, index == number.next, number.fraction == nil,
      tokens.text(index).utf8.count == 1, let letter = tokens.text(index).utf8.first
    else { return false }
    // Behind a code it is of another one: "EXIO1 3L".
    let isBehindCode =
      tokens.kind(start - 1) == .space && tokens.kind(start - 2) == .digits
      && tokens.kind(start - 3) == .letters
    // Volts, watts and liters are written without a blank, too.
    if (0x41...0x5A).contains(letter) {
      return isBehindCode || !"LVW".utf8.contains(letter) || isBeforeOtherLetter(index)
        // "Room 5V"
        || tokens.kind(start - 1) == .space && isNumberedWord(start - 2)
    }
    // "3d" is a dimension or a part of a list more often than days.
    if letter == UInt8(ascii: "d") { return true }
    let isBehindLetters = tokens.isMark(start - 1, "-") && tokens.kind(start - 2) == .letters
    return letter == UInt8(ascii: "s") && (isBehindLetters || decade(number, at: start) != nil)
  }

  /// Whether digits without that letter's unit follow behind a hyphen: "5W-30" is an oil, "10W-5L" is a record of games.
  private func isBeforeOtherLetter(_ index: Int) -> Bool {
    guard tokens.isMark(index + 1, "-"), let second = textNumber(index + 2) else { return false }
    let letters = tokens.skipSpace(second.next)
    return unit(letters, isGlued: false) == nil
      || tokens.text(letters) == "L" && tokens.text(index) == "W"
  }

  /// The decade that a number with an "s" behind it is, whose century may be left out: "1990s", "'80s", "mid-80s".
  private func decade(_ number: TextNumber, at index: Int) -> Int? {
    guard let year = number.small, tokens.text(number.next) == "s",
      tokens.isEdge(number.next + 1)
    else { return nil }
    // People up to an age: "under-16s".
    if rules.locale.language == "en", year < 100, tokens.isMark(index - 1, "-"),
      ["under", "over"].contains(tokens.text(index - 2).lowercased())
    {
      return year
    }
    guard year % 10 == 0 else { return nil }
    if (1000...2100).contains(year) { return year }
    // A cell by itself: "50s" among ages.
    let isWhole = rules.locale.language == "en" && index == 0 && tokens.count == 2 && year > 10
    let isShort =
      number.whole.utf8.count == 2
      && (isWhole || rules.locale.language == "en" && isBesideDecade(index, to: number.next + 1)
        || tokens.isMark(index - 1, in: ["'", "’", "-", "–"]))
    return isShort ? year : nil
  }

  /// Whether a word between two is all that is between a decade and another: "20s and 30s", "the 1980s or 90s".
  private func isBesideDecade(_ index: Int, to next: Int) -> Bool {
    let isDecade = { (digits: Int) in
      tokens.kind(digits) == .digits && tokens.text(digits).hasSuffix("0")
        && [2, 4].contains(tokens.text(digits).utf8.count) && tokens.text(digits + 1) == "s"
    }
    let words: Set<String> = ["and", "or", "to"]
    return words.contains(tokens.text(index - 2)) && isDecade(index - 5)
      || words.contains(tokens.text(next + 1)) && isDecade(next + 3)
  }

  /// Reads a decade, or one decade to another.
  private func decades(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let number = textNumber(index), number.isPlain, let decade = decade(number, at: index)
    else { return nil }
    form.append(rules.decade(decade))
    let dash = number.next + 1
    guard tokens.isMark(dash, in: ["-", "–"]), let last = textNumber(dash + 1), last.isPlain,
      let end = self.decade(last, at: dash + 1)
    else { return dash }
    form.append(rules.words.to)
    form.append(rules.decade(end))
    return last.next + 1
  }

  /// Reads a number with letters behind it that are no unit: "3.2M", "28.7x", "1990s".
  func suffixed(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isBoundary(index - 1), let number = amountNumber(index),
      tokens.isSpaced(number.next), tokens.isEdge(number.next + 1),
      tokens.exponent(number.next) == nil
    else { return nil }
    if let next = decades(index, into: &form) { return next }
    guard scale(number.next) == nil else { return nil }
    // Before the sign of a currency it is an amount of money: "5M€".
    if powerOfLetter(number.next) != nil, case let sign = tokens.skipSpace(number.next + 1),
      tokens.kind(sign) == .mark, currencySign(sign) != nil
    {
      return nil
    }
    guard number.fraction != nil else { return code(number, into: &form) }
    if powerOfLetter(number.next) != nil, let scale = letterScale(number.next) {
      form.append(rules.scaled(spoken(number), scale.noun, of: ""))
      return scale.next
    }
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
