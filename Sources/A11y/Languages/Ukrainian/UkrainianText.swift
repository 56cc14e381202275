// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What only Ukrainian writes in running text.
extension UkrainianRules {
  static let accusative: AccusativeWords? = AccusativeWords(
    leads: ["за", "на", "через", "про", "коштує", "становить", "у", "в"],
    [
      "одна": "одну", "тисяча": "тисячу", "копійка": "копійку", "гривня": "гривню",
      "крона": "крону", "єна": "єну", "рупія": "рупію", "ліра": "ліру",
    ])

  func roman(_ value: Int) -> String? { ordinal(String(value), .none) }

  /// The endings that are written behind a hyphen, and those that they stand for.
  private static let endings: [String: String] = [
    "тю": "ю", "ю": "ю", "гу": "у", "ту": "у", "шу": "у", "й": "ий", "ий": "ий", "а": "а",
    "та": "а", "ша": "а", "га": "а", "тя": "а", "е": "е",
    "ше": "е", "ге": "е", "те": "е", "тє": "е", "ме": "е", "ма": "а", "ім": "им", "го": "ого",
    "ого": "ого", "ї": "ої", "ої": "ої", "му": "ому",
    "ому": "ому", "м": "им", "х": "их", "их": "их", "ті": "і", "і": "і", "ми": "ими", "у": "у",
  ]
  /// The endings of a year or a century before its noun.
  private static let nounEndings: [String: String] = [
    "рік": "ий", "року": "ого", "році": "ому", "роком": "им", "роки": "і", "років": "их",
    "століття": "е", "століттю": "ому", "столітті": "ому", "ст": "ого",
  ]

  /// The letter apostrophe makes eSpeak NG's voice change to English within the word.
  func read(_ text: String, into form: inout SpokenForm) {
    TextNormalizer(text.replacing("\u{2BC}", with: "’"), rules: self).read(into: &form)
  }

  /// Numbers in the instrumental, beside what is done with them.
  private static let instrumental: [Int: String] = [
    1: "одним", 2: "двома", 3: "трьома", 4: "чотирма", 5: "п’ятьма", 6: "шістьма", 7: "сьома",
    8: "вісьма", 9: "дев’ятьма", 10: "десятьма", 11: "одинадцятьма", 12: "дванадцятьма",
    13: "тринадцятьма", 14: "чотирнадцятьма", 15: "п’ятнадцятьма", 16: "шістнадцятьма",
    17: "сімнадцятьма", 18: "вісімнадцятьма", 19: "дев’ятнадцятьма", 20: "двадцятьма",
    30: "тридцятьма", 40: "сорока", 50: "п’ятдесятьма", 60: "шістдесятьма", 70: "сімдесятьма",
    80: "вісімдесятьма", 90: "дев’яноста", 100: "ста", 200: "двомастами", 300: "трьомастами",
    400: "чотирмастами", 500: "п’ятьмастами", 600: "шістьмастами", 700: "сьомастами",
    800: "вісьмастами", 900: "дев’ятьмастами",
  ]

  private static func instrumental(_ value: Int) -> String? {
    if let words = instrumental[value] { return words }
    guard (21..<1_000).contains(value) else { return nil }
    let parts = [
      value / 100 * 100, value % 100 < 20 ? value % 100 : value % 100 / 10 * 10,
      value % 100 < 20 ? 0 : value % 10,
    ]
    return parts.filter { $0 > 0 }.compactMap { instrumental[$0] }.joined(separator: " ")
  }

  /// Words of the time in which something is done, behind a short form of "times".
  private static let spansOfTime: Set<String> = [
    "день", "добу", "тиждень", "місяць",
  ]

  /// Reads how often something is done.
  ///
  /// Example: "3 р. на день".
  private func timesInSpan(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.kind(index) == .digits, let value = Int(tokens.text(index)),
      (1...6).contains(value), case let sign = tokens.skipSpace(index + 1),
      tokens.text(sign) == "р", tokens.isMark(sign + 1, "."), tokens.kind(sign + 2) == .space,
      ["на", "в"].contains(tokens.text(sign + 3)),
      Self.spansOfTime.contains(tokens.text(sign + 5))
    else { return nil }
    form.append(cardinal(value) + (value == 1 ? " раз" : value < 5 ? " рази" : " разів"))
    return sign + 2
  }

  func recognize(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    guard tokens.isEdge(index - 1) else { return nil }
    if let (noun, next) = Self.abbreviationCases.noun(tokens, at: index) {
      form.append(noun)
      return next
    }
    // "3 травня 2020 р."
    if tokens.text(index) == "р", tokens.isMark(index + 1, "."), tokens.kind(index - 1) == .space,
      tokens.kind(index - 2) == .digits, tokens.text(index - 2).count == 4
    {
      form.append("року")
      return index + 2
    }
    if tokens.text(index) == "м", tokens.isMark(index + 1, "."), tokens.kind(index + 2) == .space,
      tokens.text(index + 3).first?.isUppercase == true, tokens.kind(index - 2) != .digits
    {
      form.append("місто")
      return index + 2
    }
    if let next = centuries(tokens, index, into: &form) ?? dayOfSpan(tokens, index, into: &form)
      ?? accusative(reader, index, into: &form)
    {
      return next
    }
    let noun = tokens.skipSpace(index + 1)
    if let next = timesInSpan(tokens, index, into: &form) { return next }
    if tokens.text(noun) == "коп", tokens.kind(index) == .digits, noun > index + 1,
      let minor = Self.currencies["UAH"]?.minor
    {
      form.append(counted(SpokenNumber(tokens.text(index)), minor))
      return tokens.isMark(noun + 1, ".") ? noun + 2 : noun + 1
    }
    let ending = noun > index + 1 ? Self.nounEndings[tokens.text(noun)] : nil
    let isShortCentury = tokens.text(noun) == "ст"
    let isInCentury = isShortCentury && ["у", "в"].contains(tokens.text(index - 2).lowercased())
    // Nobody counts as many of them as of pages in an article: "у 21 столітті", but "21 ст.".
    let isCentury =
      tokens.kind(index) == .digits && tokens.text(index).utf8.count <= 2
      && (isInCentury || ["столітті", "століття"].contains(tokens.text(noun)))
      && !["1", "2", "3", "4", "5"].contains(tokens.text(index))
    if tokens.kind(index) == .letters || isCentury, let ending,
      let value = isCentury
        ? Int(tokens.text(index)) : RomanNumber.value(of: tokens.text(index)),
      let words = ordinal(String(value), ending: isInCentury ? "ому" : ending)
    {
      form.append(words)
      guard isShortCentury else { return index + 1 }
      form.append(isInCentury ? "столітті" : "століття")
      return tokens.isMark(noun + 1, ".") ? noun + 2 : noun + 1
    }
    if tokens.text(index) == "рр", tokens.isMark(index + 1, "."), tokens.text(index - 2) == "х" {
      let isIn = ["у", "в"].contains(tokens.text(index - 6).lowercased())
      form.append(isIn ? "роках" : "років")
      return index + 2
    }
    guard tokens.kind(index) == .digits else { return nil }
    if let next = years(tokens, index, into: &form) { return next }
    let digits = tokens.text(index)
    // "із 3 дітьми": the ending of the noun tells the case.
    if ["з", "із", "зі"].contains(tokens.text(index - 2).lowercased()), noun > index + 1,
      ["ами", "ями", "ими", "ьми"].contains(where: tokens.text(noun).hasSuffix),
      let value = Int(digits), value > 1, let words = Self.instrumental(value)
    {
      form.append(words)
      return index + 1
    }
    if let next = dwelling(tokens, index, into: &form) ?? dayBefore(reader, index, into: &form) {
      return next
    }
    if tokens.isMark(index + 1, "-"), tokens.isEdge(index + 3),
      let written = Self.endings[tokens.text(index + 2)],
      case let ending = isBeforeFeminine(tokens, index) ? "ій" : written,
      let words = ordinal(digits, ending: ending)
    {
      form.append(words)
      return index + 3
    }
    if let words = compound(tokens, index) {
      form.append(words)
      return index + 3
    }
    guard digits.count == 4, noun > index + 1 else { return nil }
    if tokens.text(noun) == "р", tokens.isMark(noun + 1, ".") {
      let isIn = ["у", "в"].contains(tokens.text(index - 2).lowercased())
      guard let words = ordinal(digits, ending: isIn ? "ому" : "ого") else { return nil }
      form.append(words + (isIn ? " році" : " року"))
      return noun + 2
    }
    // "з 2014 по 2019 рік"
    if ["по", "до"].contains(tokens.text(noun)), tokens.kind(noun + 2) == .digits,
      Self.nounEndings[tokens.text(noun + 4)] != nil, let words = ordinal(digits, ending: "ого")
    {
      form.append(words)
      return index + 1
    }
    guard let ending, tokens.text(noun) != "ст", let words = ordinal(digits, ending: ending) else {
      return nil
    }
    form.append(words)
    return index + 1
  }

  /// Reads years from one to another: "з дві тисячі шостого по дві тисячі п’ятнадцятий рік".
  private func years(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let dash = tokens.skipSpace(index + 1)
    let last = tokens.skipSpace(dash + 1)
    guard tokens.isMark(dash, in: TextNormalizer.dashes), tokens.kind(last) == .digits,
      tokens.text(index).utf8.count == 4, tokens.text(last).utf8.count == 4,
      !tokens.isMark(index - 1, in: TextNormalizer.joining), tokens.isEdge(last + 1),
      let first = Int(tokens.text(index)), let second = Int(tokens.text(last)), first < second,
      (1000...2100).contains(first), second <= 2100
    else { return nil }
    let noun = tokens.skipSpace(last + 1)
    let hasNoun = ["рр", "р", "роки", "років", "роках"].contains(tokens.text(noun))
    let next = hasNoun ? noun + (tokens.isMark(noun + 1, ".") ? 2 : 1) : last + 1
    let lead = tokens.kind(index - 1) == .space ? tokens.text(index - 2).lowercased() : ""
    let isIn = ["у", "в"].contains(lead)
    guard let start = ordinal(tokens.text(index), ending: isIn ? "ому" : "ого"),
      let end = ordinal(tokens.text(last), ending: isIn ? "ому" : "ий")
    else { return nil }
    if isIn {
      form.append(start)
      form.appendPause(pause)
      form.append(end + (hasNoun ? " роках" : ""))
    } else {
      form.append((["з", "із"].contains(lead) ? "" : "з ") + start)
      form.append("по " + end + (hasNoun ? " рік" : ""))
    }
    return next
  }

  /// An adjective that begins with a number, which is one word: "20-річний".
  private func compound(_ tokens: TextTokens, _ index: Int) -> String? {
    let digits = tokens.text(index)
    guard tokens.isMark(index + 1, "-"), tokens.text(index + 2).count > 4,
      tokens.text(index + 2).first?.isLowercase == true, let beginning = beginning(of: digits)
    else { return nil }
    return beginning + tokens.text(index + 2)
  }

  /// The number that a word begins with: "дво", "двадцятичотири".
  private func beginning(of digits: String) -> String? {
    guard digits.utf8.count <= 3, let value = Int(digits), value > 0,
      let words = genitive(digits, .masculine)
    else { return nil }
    let stems = [
      "одного": "одно", "двох": "дво", "трьох": "три", "чотирьох": "чотири", "ста": "сто",
      "дев’яноста": "дев’яносто",
    ]
    return words.split(separator: " ").map { stems[String($0)] ?? String($0) }.joined()
  }

  /// Reads an adjective that a number begins and that is short behind it.
  ///
  /// Examples: "1-кімн. кв.", "9-пов. будинок".
  private func dwelling(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index + 1, in: TextNormalizer.joining),
      let stem = ["к": "кімнатн", "кімн": "кімнатн", "пов": "поверхов"][tokens.text(index + 2)],
      tokens.isMark(index + 3, "."), let number = beginning(of: tokens.text(index))
    else { return nil }
    let noun = tokens.text(tokens.skipSpace(index + 4))
    let ending =
      noun.hasPrefix("кв") || noun.hasSuffix("а")
      ? "а" : noun.hasSuffix("у") ? "у" : noun.hasSuffix("і") ? "ій" : "ий"
    form.append(number + stem + ending)
    return index + 4
  }

  /// Reads the day that something is put off to, in the accusative: "на 05.11.2024", "станом на 1 січня".
  private func dayBefore(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    guard tokens.kind(index - 1) == .space, tokens.text(index - 2).lowercased() == "на" else {
      return nil
    }
    if var dated = reader.numericDate(index), let day = dated.date.day,
      let words = ordinal(String(day), ending: "е")
    {
      dated.date.day = nil
      form.append(words + " " + date(dated.date))
      return dated.next
    }
    guard let day = Int(tokens.text(index)), (1...31).contains(day),
      tokens.kind(index + 1) == .space, let month = months.month(tokens.text(index + 2)),
      let words = ordinal(String(day), ending: "е")
    else { return nil }
    form.append(words + " " + months[month])
    return index + 3
  }
}
