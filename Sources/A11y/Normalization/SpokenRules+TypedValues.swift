// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Verbalizes typed values by the rules of a language.
extension SpokenRules {
  func append(_ value: SpokenValue, into form: inout SpokenForm) -> Bool {
    switch value {
    case .number(let number): form.append(say(number))
    case .year(let number):
      let exact = SpokenNumber(number)
      if !exact.isNegative, let value = exact.small, (1...9999).contains(value) {
        form.append(year(value))
      } else {
        form.append(say(exact))
      }
    case .money(let number, let code):
      let amount = SpokenNumber(number)
      form.append(money(amount, currency(code, for: amount)))
    case .percent(let number): form.append(percent(SpokenNumber(number)))
    case .measure(let number, let unit): form.append(measure(SpokenNumber(number), unit: unit))
    case .date(let time): append(date: time, into: &form)
    case .time(let time): append(time: time, into: &form)
    case .dateTime(let time):
      append(date: time, into: &form)
      guard time.hasTime else { break }
      form.appendPause(pause)
      append(time: time, into: &form)
    case .identifier(let text):
      if isPhrase(text) {
        read(text, into: &form)
      } else if text.utf8.count < 3, text.first != "0", text.allSatisfy(\.isNumber),
        let number = Int(text)
      {
        // Nobody says a match or a player's number digit by digit.
        form.append(cardinal(number))
      } else {
        // The sign of a color is no number's, and is not said in running text either.
        appendSpelled(WebColor.matches(text) ? String(text.dropFirst()) : text, into: &form)
      }
    case .text(let text): read(text, into: &form)
    default: return appendRare(value, into: &form)
    }
    return true
  }

  /// A number in words; one of many zeros by its power of ten: "five times ten to the minus eleven".
  private func say(_ number: DecimalNumber) -> String {
    guard let (mantissa, power) = number.scientific else { return say(SpokenNumber(number)) }
    return say(SpokenNumber(mantissa), timesTenTo: SpokenNumber(power))
  }

  /// A number times a power of ten: "three times ten to the eight".
  func say(_ mantissa: SpokenNumber, timesTenTo power: SpokenNumber) -> String {
    let ten = words.power.replacing("%1", with: say(SpokenNumber(10)))
      .replacing("%2", with: say(power))
    return say(mantissa) + " " + (words.symbols["×"] ?? words.by) + " " + ten
  }

  private func append(date: CivilTime, into form: inout SpokenForm) {
    form.append(self.date(SpokenDate(year: date.year, month: date.month, day: date.day)))
  }

  private func append(time: CivilTime, into form: inout SpokenForm) {
    let isWhole = time.fraction.isEmpty
    let second = time.second == 0 || !isWhole ? nil : time.second
    form.append(self.time(SpokenTime(hour: time.hour, minute: time.minute, second: second)))
    if !isWhole {
      // No language has a way to tell the hour with parts of a second, so these follow it.
      form.append(measure(SpokenNumber(String(time.second), time.fraction), unit: "second"))
    }
    if let zone = time.zone { append(zone: zone, into: &form) }
  }

  /// Appends the offset of a time zone, given in ISO 8601 notation: "UTC plus two".
  private func append(zone: String, into form: inout SpokenForm) {
    form.append("UTC", as: .letters)
    let digits = zone.filter(\.isNumber)
    guard digits.contains(where: { $0 != "0" }) else { return }
    form.append(zone.hasPrefix("-") ? words.minus : words.plus)
    form.append(
      offset(hours: Int(digits.prefix(2)) ?? 0, minutes: Int(digits.dropFirst(2)) ?? 0))
  }

  /// Whether a text among codes has words of its own, so that its letters would be heard for minutes.
  private func isPhrase(_ text: String) -> Bool {
    text.split(separator: " ").count { word in
      word.utf8.count > 2 && word.dropFirst().allSatisfy { $0.isLetter && $0.isLowercase }
    } > 1
  }

  /// Appends letters and digits by name, and the marks between them.
  func appendSpelled(_ text: String, into form: inout SpokenForm) {
    // An apostrophe at the beginning only tells a spreadsheet that this is text, and may come again at the end.
    for character in text.hasPrefix("'") ? text.filter({ $0 != "'" }) : text {
      if let digit = character.wholeNumberValue, (0...9).contains(digit) {
        form.append(cardinal(digit), as: .digits)
      } else if character.isLetter {
        form.append(character.uppercased(), as: .letters)
      } else if let name = words.marks[character] {
        form.append(name)
      } else if !character.isWhitespace {
        form.append(String(character))
      }
    }
  }

  // MARK: Rare values

  private func appendRare(_ value: SpokenValue, into form: inout SpokenForm) -> Bool {
    switch value {
    case .ordinal(let number):
      let exact = SpokenNumber(number)
      guard exact.fraction.isEmpty, !exact.isNegative, exact.whole != "0",
        let words = ordinal(exact.whole, .masculine)
      else {
        // A number without an ordinal is read as a cardinal.
        form.append(say(exact))
        break
      }
      form.append(words)
    case .duration(let seconds): append(duration: seconds, into: &form)
    case .bytes(let number):
      var unsigned = number
      unsigned.isNegative = false
      let (amount, unit) = DataSize.scaled(unsigned)
      if number.isNegative { form.append(words.minus) }
      form.append(measure(SpokenNumber(amount), unit: unit))
    case .size(let size):
      form.append(size.named(measure(SpokenNumber(size.amount), unit: size.unit)))
    case .rating(let number, let stars):
      form.append(rated(say(SpokenNumber(number)), of: cardinal(stars, .none)))
    case .fraction(let text): return append(fraction: text, into: &form)
    case .phone(let text): return append(phone: text, into: &form)
    case .address(let text): appendAddress(text, into: &form)
    case .verbatim(let text): appendSpelled(text, into: &form)
    case .version(let text): append(version: text, into: &form)
    case .range(let text): return append(text, between: words.to, into: &form)
    case .score(let text): return append(text, between: words.score, into: &form)
    case .roman(let text):
      guard let value = RomanNumber.value(of: text.uppercased()) else { return false }
      form.append(cardinal(value))
    default: return false
    }
    return true
  }

  /// Appends a duration: "two hours five minutes".
  private func append(duration seconds: DecimalNumber, into form: inout SpokenForm) {
    if seconds.isNegative { form.append(words.minus) }
    var unsigned = seconds
    unsigned.isNegative = false
    for part in SpokenDuration(seconds: unsigned).parts {
      form.append(measure(SpokenNumber(part.amount), unit: part.unit))
    }
  }

  /// Appends a fraction: "3/4", "-1 1/2", "½".
  private func append(fraction text: String, into form: inout SpokenForm) -> Bool {
    let isNegative = text.hasPrefix("-") || text.hasPrefix("−")
    let reader = TextNormalizer(isNegative ? String(text.dropFirst()) : text, rules: self)
    guard let fraction = reader.fractionText(0), fraction.next >= reader.tokens.count else {
      return false
    }
    if isNegative { form.append(words.minus) }
    form.append(fraction.words)
    return true
  }

  /// Appends the digits one by one, in the groups they are written in.
  private func append(phone text: String, into form: inout SpokenForm) -> Bool {
    let tokens = TextTokens(text)
    var groups: [String] = []
    for index in 0..<tokens.count {
      switch tokens.kind(index) {
      case .digits: groups.append(tokens.text(index))
      // Letters are an extension or a word on the keypad, which are read as text.
      case .letters: return false
      default: break
      }
    }
    guard !groups.isEmpty else { return false }
    form.append(phone(groups, isInternational: text.hasPrefix("+")), as: .digits)
    return true
  }

  /// Appends the numbers of a version and the points between them: "v1.2.3".
  private func append(version text: String, into form: inout SpokenForm) {
    let tokens = TextTokens(text)
    for index in 0..<tokens.count {
      let part = tokens.text(index)
      switch tokens.kind(index) {
      case .digits:
        form.append(part.hasPrefix("0") && part.count > 1 ? digits(part) : cardinal(part))
      case .letters: form.append(part, as: part.count == 1 ? .letters : .words)
      case .mark where part == ".": form.append(versionPoint)
      case .mark: form.append(part.first.flatMap { words.marks[$0] } ?? part)
      case .space, nil: break
      }
    }
  }

  /// Appends two values with a word between them.
  private func append(_ text: String, between word: String, into form: inout SpokenForm) -> Bool {
    let tokens = TextTokens(text)
    let marks = TextNormalizer.dashes.union([":", "−", "…", "/"])
    // Behind another mark it is the sign of the second value.
    let mark = (1..<max(tokens.count, 1)).first { index in
      tokens.isMark(index, in: marks)
        && (tokens.kind(index - 1) != .mark
          || tokens.isMark(index - 1, in: ["%", "°", ")", "€", "$"]))
    }
    guard let mark else { return false }
    read(tokens.text(from: 0, to: mark), into: &form)
    // Without a word, a pause separates the two: "twenty, one".
    if word.isEmpty { form.appendPause(pause) } else { form.append(word) }
    read(tokens.text(from: mark + 1, to: tokens.count), into: &form)
    return true
  }
}
