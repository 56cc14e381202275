// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers, ordinals and fractions in running text.
extension EnglishText {
  /// Reads the digits of a card or an account behind "ending in".
  func endingDigits(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index - 1) == .space, tokens.kind(index - 3) == .space,
      tokens.text(index - 4).lowercased() == "ending",
      ["in", "with"].contains(tokens.text(index - 2).lowercased()), tokens.isEdge(index + 1)
    else { return nil }
    form.append(EnglishNumber.digits(tokens.text(index)), as: .digits)
    return index + 1
  }

  /// Reads a year that leaves out its century and has a zero: "class of '05".
  func shortYear(_ index: Int, into form: inout SpokenForm) -> Int? {
    let digits = tokens.text(index)
    guard reader.isShortYearMark(index - 1), digits.hasPrefix("0"), tokens.isEdge(index + 1) else {
      return nil
    }
    form.append("oh " + EnglishNumber.digits(String(digits.suffix(1))))
    return index + 1
  }

  /// Reads an hour of the clock of soldiers and nurses: "at 0120 hours".
  func fourDigitHour(_ index: Int, into form: inout SpokenForm) -> Int? {
    let digits = tokens.text(index)
    guard tokens.kind(index) == .digits, digits.utf8.count == 4, tokens.isEdge(index - 1),
      tokens.kind(index + 1) == .space,
      ["hours", "hrs", "h"].contains(tokens.text(index + 2)), tokens.isEdge(index + 3),
      let hour = Int(digits.prefix(2)), hour < 24, let minute = Int(digits.suffix(2)), minute < 60,
      digits.hasPrefix("0")
        || ["at", "by", "until", "from", "to"].contains(
          tokens.lead(before: index, past: []))
    else { return nil }
    let first =
      hour < 10 ? "oh " + EnglishNumber.digits(String(hour)) : EnglishNumber.cardinal(String(hour))
    let second =
      minute == 0
      ? "hundred"
      : minute < 10
        ? "oh " + EnglishNumber.digits(String(minute)) : EnglishNumber.cardinal(String(minute))
    form.append(first + " " + second)
    return index + 1
  }

  /// Reads a year with its era: "340 A.D.".
  func era(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isEdge(index - 1), let number = TextNumber(tokens, at: index), number.isPlain,
      let year = number.small, (100...2999).contains(year),
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

  /// Whether a long number counts something, and is no code: it is round, or a plural follows.
  static func isCount(_ digits: String, before word: String) -> Bool {
    guard digits.count <= 12 else { return false }
    if digits.hasSuffix("000") { return true }
    return word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
      && word.allSatisfy(\.isLowercase) && !["this", "does", "always"].contains(word)
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
    TextNumber.isEnglishOrdinal(number.whole, suffix: tokens.text(number.next))
  }

  /// Reads a length whose unit is a quotation mark: "a 7\" nail".
  func inches(_ index: Int, into form: inout SpokenForm) -> Int? {
    if let next = feet(index, into: &form) ?? inchesBehindFeet(index, into: &form) { return next }
    guard tokens.isEdge(index - 1), let number = TextNumber(tokens, at: index),
      tokens.isMark(number.next, in: ["\"", "″"]), isInchMark(number.next)
    else { return nil }
    // What is so large has the unit in the singular before it: "a 12\" pizza".
    let behind = number.next + 2
    let noun = tokens.text(behind)
    let isNoun =
      tokens.kind(behind - 1) == .space
      && (tokens.kind(behind) == .letters && !Self.dimensions.contains(noun)
        && !EnglishTextWords.functionWords.contains(noun.lowercased()) && noun.utf8.count > 2
        && !["wise", "ways", "ly"].contains(where: noun.hasSuffix)
        || tokens.kind(behind) == .digits && tokens.isSpaced(behind + 1))
    if isNoun, !isNearQuotation(index) {
      form.append(reader.rules.say(reader.spoken(number)) + " inch")
    } else {
      form.append(reader.rules.measure(reader.spoken(number), unit: "inch"))
    }
    return number.next + 1
  }

  /// Whether a mark of quotation is near, so that one behind a number may be another.
  private func isNearQuotation(_ index: Int) -> Bool {
    let near = max(index - Self.nearQuotations, 0)..<min(index + Self.nearQuotations, tokens.count)
    return near.contains { tokens.isMark($0, "\"") && tokens.kind($0 - 1) != .digits }
  }

  /// How many tokens away one may be.
  private static let nearQuotations = 40

  /// Reads a number with a point behind a word for a version or the name of a program, which is no decimal: "Python 3.12".
  func versionNumber(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isEdge(index - 1), tokens.text(index).utf8.count < 4,
      tokens.isMark(index + 1, "."),
      tokens.kind(index + 2) == .digits, tokens.text(index + 2).utf8.count == 2,
      tokens.isBoundary(index + 3), !tokens.isMark(index + 3, in: ["%", ".", "/"]),
      case let lead = tokens.text(index - 2), tokens.kind(index - 1) == .space,
      lead.lowercased() == "version" || lead.first?.isUppercase == true || lead.hasPrefix("i"),
      EnglishTextWords.versioned.contains(lead.lowercased())
    else { return nil }
    _ = reader.rules.append(
      .version(tokens.text(from: index, to: index + 3)), into: &form)
    return index + 3
  }

  /// Reads a part of an inch: "a 3/8\" drill bit".
  func partOfInch(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isEdge(index - 1), tokens.isMark(index + 1, "/"),
      tokens.kind(index + 2) == .digits, tokens.isMark(index + 3, in: ["\"", "″"]),
      isInchMark(index + 3), ["2", "4", "8", "16", "32", "64"].contains(tokens.text(index + 2)),
      let numerator = Int(tokens.text(index)), let denominator = Int(tokens.text(index + 2)),
      numerator < denominator
    else { return nil }
    form.append(
      reader.rules.measure(
        fraction: reader.rules.fraction(tokens.text(index), tokens.text(index + 2)), isMixed: false,
        unit: "inch"))
    return index + 4
  }

  /// Reads the inches of a height behind its feet, where "in" is no preposition: "5 ft 11 in tall".
  private func inchesBehindFeet(_ index: Int, into form: inout SpokenForm) -> Int? {
    let foot = tokens.isMark(index - 2, ".") ? index - 3 : index - 2
    guard tokens.kind(index - 1) == .space, ["ft", "foot", "feet"].contains(tokens.text(foot)),
      let number = TextNumber(tokens, at: index), let inches = Int(number.whole), inches < 12,
      case let unit = tokens.skipSpace(number.next), tokens.text(unit) == "in",
      tokens.isEdge(unit + 1),
      // There it is a preposition: "20 feet 3 in a row".
      !["a", "an", "the", "this", "that", "each", "every", "all", "total", "one"].contains(
        tokens.text(tokens.skipSpace(unit + 1)))
    else { return nil }
    form.append(reader.rules.measure(reader.spoken(number), unit: "inch"))
    return tokens.isMark(unit + 1, ".") && unit + 2 < tokens.count ? unit + 2 : unit + 1
  }

  /// What a length is told of.
  private static let dimensions: Set<String> = [
    "wide", "long", "tall", "high", "deep", "thick", "x", "by", "diameter",
  ]

  /// Reads a length in feet, whose mark is an apostrophe: "4' wide", "10' x 12'".
  private func feet(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isEdge(index - 1), let number = TextNumber(tokens, at: index),
      tokens.isMark(number.next, in: ["'", "′"]), tokens.isEdge(number.next + 1),
      case let behind = tokens.text(tokens.skipSpace(number.next + 1)),
      case let before = tokens.kind(index - 1) == .space ? tokens.text(index - 2) : "",
      tokens.isMark(number.next, "′") || Self.dimensions.contains(behind)
        || ["x", "×", "by"].contains(before)
    else { return nil }
    form.append(reader.rules.measure(reader.spoken(number), unit: "foot"))
    return number.next + 1
  }

  /// Whether a quotation mark after a number means inches: the quotation marks do not pair up, or all stand behind numbers.
  private func isInchMark(_ index: Int) -> Bool {
    guard tokens.isMark(index, "\"") else { return true }
    let marks = tokens.count < 200 ? (0..<tokens.count).filter { tokens.isMark($0, "\"") } : []
    let areBehindNumbers = marks.allSatisfy {
      tokens.kind($0 - 1) == .digits
        || ["¼", "½", "¾", "⅛", "⅜", "⅝", "⅞"].contains(tokens.text($0 - 1))
    }
    if marks.count > 1, areBehindNumbers { return true }
    // In a long text, quotation marks only quote.
    guard tokens.count < 200 else { return false }
    return (0..<tokens.count).count { tokens.isMark($0, "\"") } % 2 == 1
  }
}
