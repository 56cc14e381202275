// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers in the case that a preposition or a noun behind them tells in Ukrainian: "на одну цілу", "двадцять одну школу",
/// "на вісімдесят п’ятій хвилині", "в одинадцятому – дванадцятому століттях".
extension UkrainianRules {
  /// Whether an ordinal that is written with "-й" stands before a feminine noun: no nominative of a masculine one ends so.
  ///
  /// Example: "на 85-й хвилині".
  func isBeforeFeminine(_ tokens: TextTokens, _ index: Int) -> Bool {
    guard tokens.text(index + 2) == "й", tokens.kind(index + 3) == .space else { return false }
    let noun = tokens.text(index + 4)
    return noun.count > 3 && (noun.hasSuffix("і") || noun.hasSuffix("ї"))
      && noun.first?.isLowercase == true
  }

  /// Reads a day between "з" and "по" before its month: "з 3 по 5 травня".
  func dayOfSpan(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.kind(index - 1) == .space,
      let day = Int(tokens.text(index)), (1...31).contains(day), tokens.kind(index + 1) == .space
    else { return nil }
    let lead = tokens.text(index - 2).lowercased()
    let isFirst =
      ["з", "із"].contains(lead) && tokens.text(index + 2) == "по"
      && tokens.kind(index + 4) == .digits && months.month(tokens.text(index + 6)) != nil
    let isLast = lead == "по" && months.month(tokens.text(index + 2)) != nil
    guard isFirst || isLast, let words = ordinal(String(day), ending: isFirst ? "ого" : "е") else {
      return nil
    }
    form.append(words)
    return index + 1
  }

  /// Reads centuries by their Roman numerals from one to another, or the first of two that are named together.
  ///
  /// Examples: "у XI–XII ст.", "наприкінці XVIII – на початку XIX ст."
  func centuries(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .letters, let first = tokens.roman(index), first < 22,
      case let dash = tokens.skipSpace(index + 1), tokens.isMark(dash, in: TextNormalizer.dashes)
    else { return nil }
    let behind = tokens.skipSpace(dash + 1)
    guard let second = tokens.roman(behind) else {
      // Up to the numeral of the second there are a preposition and a part of it.
      guard ["на", "у", "в", "до"].contains(tokens.text(behind)),
        case let last = behind + 4, let second = tokens.roman(last), first < second, second < 22,
        tokens.text(tokens.skipSpace(last + 1)).hasPrefix("ст"),
        let words = ordinal(String(first), ending: "ого")
      else { return nil }
      form.append(words)
      return index + 1
    }
    let noun = tokens.skipSpace(behind + 1)
    guard first < second, second < 22,
      ["ст", "століть", "століттях", "століття"].contains(tokens.text(noun))
    else { return nil }
    let isIn =
      tokens.text(noun) == "століттях"
      || tokens.text(noun) == "ст" && ["у", "в"].contains(tokens.text(index - 2).lowercased())
    let ending = isIn ? "ому" : "ого"
    guard let from = ordinal(String(first), ending: ending),
      let to = ordinal(String(second), ending: ending)
    else { return nil }
    form.append(from)
    form.appendPause(pause)
    form.append(to + (isIn ? " століттях" : " століть"))
    return tokens.isMark(noun + 1, ".") && noun + 2 < tokens.count ? noun + 2 : noun + 1
  }

  /// Reads a number in the accusative, of which only what is one of something feminine has a form of its own.
  func accusative(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    guard tokens.kind(index) == .digits, let number = reader.textNumber(index),
      !number.hasLeadingZero
    else { return nil }
    if number.fraction != nil { return accusativeDecimal(reader, number, index, into: &form) }
    guard number.whole.hasSuffix("1"), !number.whole.hasSuffix("11"),
      tokens.kind(number.next) == .space, case let noun = tokens.text(number.next + 1),
      noun.count > 3, noun.first?.isLowercase == true, noun.hasSuffix("у") || noun.hasSuffix("ю"),
      mayGovern(tokens, before: index)
    else { return nil }
    form.append(cardinal(number.whole, .feminine).dropLast() + "у")
    return number.next
  }

  /// Whether what is before a number may demand the accusative of it: a preposition, a verb, a word of a list, or nothing.
  ///
  /// Behind a noun the genitive of another follows: "пункт 1 договору".
  private func mayGovern(_ tokens: TextTokens, before index: Int) -> Bool {
    guard tokens.kind(index - 1) == .space, tokens.kind(index - 2) == .letters else { return true }
    let lead = tokens.text(index - 2).lowercased()
    return ["на", "за", "через", "про", "у", "в", "і", "й", "та", "або", "чи", "по"].contains(lead)
      || ["ли", "ти", "ть", "ємо", "имо"].contains(where: lead.hasSuffix)
  }

  /// Reads a number with decimals behind a preposition: "на одну цілу і дві десятих відсотка".
  private func accusativeDecimal(
    _ reader: TextNormalizer, _ number: TextNumber, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    guard tokens.kind(index - 1) == .space,
      ["на", "за", "через", "про"].contains(tokens.text(index - 2).lowercased()),
      reader.scale(number.next) == nil
    else { return nil }
    var name = ""
    var next = number.next
    let percent = tokens.skipSpace(next)
    if tokens.isMark(percent, "%") {
      (name, next) = (self.name(ofUnit: "percent", for: SpokenNumber("1", "5")), percent + 1)
    } else if let unit = reader.unit(next, isGlued: false), unit.rate == nil {
      (name, next) = (self.name(ofUnit: unit.name, for: SpokenNumber("1", "5")), unit.next)
    } else {
      return nil
    }
    var words = say(reader.spoken(number)).replacing("одна ціла", with: "одну цілу")
    for part in ["десята", "сота", "тисячна"] where words.hasSuffix("одна " + part) {
      words = words.dropLast(part.count + 5) + "одну " + part.dropLast() + "у"
    }
    form.append(words + " " + name)
    return next
  }
}
