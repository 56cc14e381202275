// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Reads free text by a language's rules: expands whatever has only one reading, and leaves the
/// rest as written.
///
/// Each recognizer looks at one token index. It either appends what it finds there and returns the
/// next index, or appends nothing and returns nil; the first match wins.
struct TextNormalizer {
  let tokens: TextTokens
  let rules: any SpokenRules
  /// Whether the text has an equals sign or another operation; looked up once for all of its dashes.
  let isEquation: Bool
  /// Whether there may be a fraction: a slash, or a sign that is none of ASCII.
  let mayHaveFraction: Bool

  init(_ text: String, rules: some SpokenRules) {
    let text = DegreeSigns.settled(RangeHyphens.joined(MarkupReference.decoded(text)))
    tokens = TextTokens(text)
    isEquation =
      text.unicodeScalars.contains { "=+*×÷^≠≥≤≧≦<>".unicodeScalars.contains($0) }
      && tokens.hasOperation
    mayHaveFraction = text.utf8.contains { $0 == UInt8(ascii: "/") || $0 >= 0x80 }
    self.rules = rules
  }

  /// The reader of another one's text by other rules, such as those of a case.
  init(_ reader: TextNormalizer, rules: some SpokenRules) {
    tokens = reader.tokens
    isEquation = reader.isEquation
    mayHaveFraction = reader.mayHaveFraction
    self.rules = rules
  }

  /// Appends the words of the whole text.
  func read(into form: inout SpokenForm) {
    if accounting(into: &form) || markAlone(into: &form) { return }
    var index = 0
    // Whether what follows attaches to what was appended, as a comma does.
    var isGlued = true
    while index < tokens.count {
      form.splitsNext = tokens.kind(index - 1) == .space
      if tokens.kind(index) == .space || tokens.isBlankBetweenWords(index)
        || isShortYearMark(index)
      {
        isGlued = false
        index += 1
        continue
      }
      if index > 0 { form.joinsNext = tokens.opensWord(index - 1) && !isShortYearMark(index - 1) }
      if let next = recognize(index, into: &form), next > index {
        if isBetweenNumbers(next) { form.appendPause(rules.pause) }
        if endsSentence(from: index, to: next), form.last != "." {
          form.append(literal: ".", isGlued: true)
        }
        index = next
        isGlued = tokens.kind(index) == .mark || isAttached(index)
        continue
      }
      if index > 0 { form.joinsNext = false }
      form.append(literal: tokens.text(index), isGlued: isGlued && index > 0)
      isGlued = tokens.kind(index) == .mark || tokens.kind(index + 1) == .mark
      if tokens.kind(index) == .letters, tokens.kind(index + 1) == .digits {
        // A code's digits stay with its letters, but digits in a script without spaces are numbers.
        isGlued = tokens.isSpaced(index)
      } else if tokens.kind(index) == .letters, tokens.kind(index + 1) == .letters {
        isGlued = true
      } else if tokens.kind(index) == .digits, tokens.kind(index + 1) == .letters {
        isGlued = true
      }
      index += 1
    }
  }

  /// Whether the period of what is counted ends a sentence, too, since another begins behind it.
  ///
  /// Example: "kostar 50 kr. Det är". Behind a year a name may go on: "En el 218 a. C. Aníbal".
  /// German nouns have capitals within a sentence.
  private func endsSentence(from index: Int, to next: Int) -> Bool {
    guard tokens.isMark(next - 1, "."), tokens.kind(next) == .space,
      tokens.kind(next + 1) == .letters, tokens.text(next + 1).first?.isUppercase == true
    else { return false }
    let isBehindNumber =
      tokens.kind(index) == .digits
      || tokens.kind(index - 1) == .space && tokens.kind(index - 2) == .digits
    if SentenceStarts.has(tokens.text(next + 1), in: rules.locale.language),
      isBehindNumber && tokens.kind(next - 2) == .letters
        || SentenceStarts.closers.contains(tokens.text(from: index, to: next).lowercased())
    {
      return true
    }
    if rules.locale.language == "de" { return false }
    // A unit that is counted: "1 h 40 min. Entrada: 8 €".
    if tokens.kind(index) == .digits, tokens.kind(next - 2) == .letters,
      unit(next - 2, isGlued: true)?.next == next
    {
      return true
    }
    return tokens.kind(index) == .digits && currencySign(next - 2) != nil
      || tokens.kind(index - 1) == .space && tokens.kind(index - 2) == .digits
        && tokens.text(index).count > 1 && currencySign(index) != nil
  }

  /// Whether a blank parts two numbers that would be heard as one: "70 7.0" as 77.0, "1 22" as 122, "0 9" as 09.
  ///
  /// Two single digits need no pause; in some languages it would sound like a score.
  private func isBetweenNumbers(_ index: Int) -> Bool {
    guard tokens.kind(index) == .space, tokens.kind(index - 1) == .digits,
      tokens.kind(index + 1) == .digits
    else { return false }
    let areDigits = tokens.text(index - 1).utf8.count == 1 && tokens.text(index + 1).utf8.count == 1
    return !areDigits || tokens.text(index - 1) == "0"
      || tokens.isMark(index - 2, in: [".", ","]) && tokens.kind(index - 3) == .digits
  }

  /// Appends the name of a mark that is a whole text, since a voice would pass it in silence.
  private func markAlone(into form: inout SpokenForm) -> Bool {
    let mark = tokens.text(0)
    // A few of the same tell how much: "***".
    if (2...5).contains(tokens.count), ["*", "+", "!"].contains(mark),
      (1..<tokens.count).allSatisfy({ tokens.isMark($0, mark) }), let sign = mark.first,
      let name = rules.words.marks[sign]
    {
      for _ in 0..<tokens.count { form.append(name) }
      return true
    }
    guard tokens.count == 1, tokens.kind(0) == .mark, let sign = mark.first, mark.count == 1,
      let name = sign == "-" || sign == "−"
        ? rules.words.minus : rules.words.marks[sign] ?? rules.words.alone[sign]
    else { return false }
    form.append(name)
    return true
  }

  /// Whether letters directly after a number belong to its word, as particles and counters do in
  /// scripts with other word spacing.
  func isAttached(_ index: Int) -> Bool {
    tokens.kind(index) == .letters && !tokens.isSpaced(index)
  }

  /// Tries every recognizer for the token's kind, the most specific first.
  func recognize(_ index: Int, into form: inout SpokenForm) -> Int? {
    if let next = markup(index, into: &form) { return next }
    // Before times: "1:50,000".
    if let next = mapScale(index, into: &form) { return next }
    if tokens.kind(index) != .mark, let next = fileName(index, into: &form) { return next }
    if let next = clearRegistryNumber(index, into: &form) ?? docketNumber(index, into: &form) {
      return next
    }
    if let next = logStamp(index, into: &form) ?? joinedNetworkAddress(index, into: &form) {
      return next
    }
    if let next = hexColor(index, into: &form) ?? codePoint(index, into: &form)
      ?? hexNumber(index, into: &form)
    {
      return next
    }
    if let next = quarter(index, into: &form) { return next }
    // Before what parts of them could be: times, durations and telephone numbers.
    if let next = hardwareAddress(index, into: &form) ?? networkAddress(index, into: &form) {
      return next
    }
    switch tokens.kind(index) {
    case .digits:
      // English and others would read a time or a score of it, Korean the number with its counter.
      if let next = verses(index, into: &form) ?? accusativeAmount(index, into: &form)
        ?? countedRate(index, into: &form)
      {
        return next
      }
      if tokens.isHyphenatedChecksum(index), let next = checksum(index, into: &form) { return next }
      // English would read its date and its time before the zone.
      if tokens.kind(index + 5) == .space, let next = timestamp(index, into: &form) { return next }
    case .mark:
      if index == 0, let next = branches() { return next }
      if let next = coordinates(index, into: &form) ?? signBetweenSides(index, into: &form)
        ?? diameter(index, into: &form) ?? signOfFeature(index, into: &form)
        ?? signOfSymbol(index, into: &form)
        ?? lowered(index, into: &form) ?? dashOfModel(index, into: &form)
        ?? (sign(index).isNegative ? angle(index + 1, isNegative: true, into: &form) : nil)
      {
        return next
      }
    default: break
    }
    if let next = rules.recognize(self, index, into: &form) { return next }
    // Before abbreviations: "max.mustermann@web.de" is no maximum.
    if tokens.kind(index) == .letters, tokens.isMark(index + 1, "."),
      tokens.kind(index + 2) == .letters,
      type(of: rules).phrases.phrase(tokens, at: index)?.next == index + 2,
      let next = address(index, into: &form)
    {
      return next
    }
    // Before abbreviations: "Mo.–Fr." has no lady in it.
    if let next = weekdays(index, into: &form) { return next }
    if let next = monthRange(index, into: &form) ?? shortMonth(index, into: &form) { return next }
    if let next = wind(index, into: &form) ?? numberedNoun(index, into: &form) { return next }
    if let next = phrase(index, into: &form) { return next }
    if let (duration, next) = tokens.duration(index) {
      _ = rules.append(.duration(duration.seconds), into: &form)
      return next
    }
    switch tokens.kind(index) {
    case .letters:
      if let next = allele(index, into: &form) { return next }
      if tokens.text(index).count == 1, tokens.isEdge(index - 1), tokens.isEdge(index + 1),
        let next = timesPer(index, into: &form) ?? signBetweenSides(index, into: &form)
          ?? diameter(index, into: &form) ?? symbol(index, into: &form)
      {
        return next
      }
      if let next = formula(index, into: &form) { return next }
      if let next = roman(index, into: &form) { return next }
      if let next = postcode(index, into: &form) ?? bankAccount(index, into: &form) { return next }
      if tokens.text(index).lowercased() == "sq", let next = unitAlone(index, into: &form) {
        return next
      }
      // A word by itself begins nothing that has marks or digits in it.
      if let behind = tokens.kind(index + 1), behind != .space {
        if let next = address(index, into: &form) { return next }
        if let next = checksum(index, into: &form) { return next }
        if let next = unitAlone(index, into: &form) { return next }
        if let next = version(index, into: &form) { return next }
      }
      return zoneAlone(index, into: &form) ?? unitOfPlace(index, into: &form)
        ?? money(index, into: &form)
    case .digits:
      if let next = rating(index, into: &form) { return next }
      if let next = pairOfDecimals(index, into: &form) ?? lettersOfPlace(index, into: &form)
        ?? rangeOfWord(index, into: &form)
      {
        return next
      }
      if let next = digitsBehindColon(index, into: &form) ?? classOrdinal(index, into: &form) {
        return next
      }
      if let next = namedDigits(index, into: &form) { return next }
      if let next = identityNumber(index, into: &form) ?? emergencyNumber(index, into: &form) {
        return next
      }
      if let next = standard(index, into: &form) ?? firstInDigits(index, into: &form) {
        return next
      }
      if let next = angle(index, into: &form) { return next }
      if let next = genitive(index, into: &form) { return next }
      if let next = address(index, into: &form) { return next }
      if let next = codeEnd(index, into: &form) { return next }
      if let next = position(index, into: &form) ?? frequency(index, into: &form) { return next }
      if rules.locale.language != "en", let next = inches(index, into: &form) { return next }
      if let next = score(index, into: &form) ?? setOfTennis(index, into: &form) { return next }
      if let next = measureAndHalf(index, into: &form) { return next }
      if let next = exactTime(index, into: &form) ?? raceTime(index, into: &form)
        ?? primedTime(index, into: &form)
        ?? primedHours(index, into: &form) ?? sportsTime(index, into: &form)
      {
        return next
      }
      if let next = timestamp(index, into: &form) { return next }
      if let next = date(index, into: &form) { return next }
      if let next = phone(index, into: &form) ?? codeBehindWord(index, into: &form)
        ?? hyphenatedCode(index, into: &form) ?? mixedCode(index, into: &form)
      {
        return next
      }
      if let next = span(index, into: &form) ?? time(index, into: &form)
        ?? minutes(index, into: &form)
      {
        return next
      }
      if let next = duration(index, into: &form) { return next }
      if let next = checksum(index, into: &form) { return next }
      if let next = range(index, into: &form) ?? ratio(index, into: &form) { return next }
      if let next = suffixed(index, into: &form) ?? decimalOfCode(index, into: &form) {
        return next
      }
      return quantity(index, into: &form) ?? codeDigits(index, into: &form)
    case .mark:
      if let next = address(index, into: &form) { return next }
      if let next = phone(index, into: &form) { return next }
      if let next = comparison(index, into: &form) { return next }
      if let next = numberPrefix(index, into: &form) { return next }
      if let next = dashOfDates(index, into: &form) ?? dashOfMonths(index, into: &form)
        ?? hyphenBeforeZero(index, into: &form) ?? slashOfCode(index, into: &form)
      {
        return next
      }
      if let next = pairOfDecimals(index, into: &form) ?? minusSign(index, into: &form) {
        return next
      }
      if let next = genitiveMoney(index, into: &form) { return next }
      if sign(index).isNegative, let next = genitive(index + 1, behind: index, into: &form) {
        return next
      }
      if let next = letterRange(index, into: &form) ?? measuredRange(index, into: &form)
        ?? codeRange(index, into: &form)
      {
        return next
      }
      if let next = quantity(index, into: &form) { return next }
      return amountRange(index, into: &form) ?? symbol(index, into: &form)
    case .space, nil: return nil
    }
  }

  /// The index past the lines of a tree that a text begins with, which are not said: "│ ├─/sys".
  private func branches() -> Int? {
    var end = 0
    while end < tokens.count,
      tokens.kind(end) == .space
        || tokens.text(end).unicodeScalars.allSatisfy({ (0x2500...0x257F).contains($0.value) })
    {
      end += 1
    }
    return end > 0 && end < tokens.count ? end : nil
  }

  /// Reads anything with a number: money, a measure, a fraction, a number alone.
  func quantity(_ index: Int, into form: inout SpokenForm) -> Int? {
    if let next = money(index, into: &form) { return next }
    if let next = measure(index, into: &form) { return next }
    if let next = fraction(index, into: &form) { return next }
    return number(index, into: &form)
  }

  /// Copies a tag for a synthesizer or a browser unchanged.
  private func markup(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let end = tokens.tagEnd(index) else { return nil }
    form.append(tokens.text(from: index, to: end))
    return end
  }

  private func phrase(_ index: Int, into form: inout SpokenForm) -> Int? {
    if let next = elided(index, into: &form) { return next }
    guard let (words, next) = type(of: rules).phrases.phrase(tokens, at: index),
      hasContext(index, to: next)
    else { return nil }
    form.append(words)
    // Only what is counted is so many per unit: "max./min." is no rate.
    let isCounted = tokens.kind(index - 1) == .space && tokens.kind(index - 2) == .digits
    return isCounted ? phraseRate(next, into: &form) ?? next : next
  }

  /// Reads an abbreviation behind a word that has lost its vowel.
  ///
  /// Examples: "l'art. 49", "all'ing. Bianchi".
  private func elided(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .letters, tokens.isMark(index + 1, "."),
      ["fr", "it"].contains(rules.locale.language), case let text = tokens.text(index),
      let mark = text.firstIndex(where: { $0 == "'" || $0 == "’" }),
      case let word = text[text.index(after: mark)...],
      let words = type(of: rules).phrases[word + "."],
      // At the end of a sentence it is a word: "une œuvre d'art."
      case let behind = tokens.skipSpace(index + 2), behind < tokens.count,
      Self.numbered.contains(word + ".")
        ? isNumber(behind)
        : !Self.counted.contains(word + ".") && behind > index + 2
          && (isNumber(behind) || tokens.text(behind).first?.isUppercase == true)
    else { return nil }
    form.append(text[...mark] + words)
    return index + 2
  }

  /// Whether an abbreviation has the context that it needs, since it is a word or an initial elsewhere.
  ///
  /// A single letter is one only beside a number, and never by itself.
  private func hasContext(_ index: Int, to next: Int) -> Bool {
    guard tokens.isMark(next - 1, ".") else { return true }
    // Behind a number it is the unit of the same letters: "10 Min."
    if next == index + 2, isNumber(tokens.kind(index - 1) == .space ? index - 2 : index - 1),
      Self.durations.contains(tokens.text(index).lowercased())
    {
      return false
    }
    // So is a letter that the language writes a unit with: "500 م." are meters.
    if next == index + 2, type(of: rules).unitSymbols[tokens.text(index)] != nil,
      isNumber(tokens.kind(index - 1) == .space ? index - 2 : index - 1),
      rules.locale.language == "ar"
    {
      return false
    }
    // The end of a longer one is none by itself: "v.n.".
    if next == index + 2, tokens.isMark(index - 1, "."), tokens.kind(index - 2) == .letters {
      return false
    }
    let isLetter = next == index + 2 && tokens.text(index).unicodeScalars.count == 1
    // Tonnes are behind their number: "12 t. 15 q".
    if tokens.text(index) == "t", isNumber(tokens.kind(index - 1) == .space ? index - 2 : index - 1)
    {
      return false
    }
    // The letter of a format: "%u.".
    if isLetter, tokens.isMark(index - 1, "%") { return false }
    let written = tokens.text(from: index, to: next).lowercased()
    let needsNumberBehind = Self.numbered.contains(written)
    let needsNumberBefore = Self.counted.contains(written)
    if type(of: rules).titles.contains(written) {
      let name = tokens.text(tokens.skipSpace(next))
      return name.first?.isUppercase == true && name.dropFirst().first?.isUppercase != true
    }
    if Self.continued.contains(written) {
      return tokens.kind(next) == .space && tokens.kind(next + 1) == .letters
    }
    if type(of: rules).phrases.words.contains(written) {
      // The sentence must go on: with a number, or a word that begins none.
      return tokens.kind(next) == .space
        && (isNumber(next + 1) || tokens.text(next + 1).first?.isLowercase == true)
    }
    guard isLetter || needsNumberBehind || needsNumberBefore else { return true }
    let behind = tokens.skipSpace(next)
    let before = tokens.kind(index - 1) == .space ? index - 2 : index - 1
    if !needsNumberBefore, isNumber(behind) { return true }
    return !needsNumberBehind && isNumber(before)
  }

  /// Whether a word with a period behind it stands before numbers alone: "Kap.".
  func isNumberedAbbreviation(_ index: Int) -> Bool {
    let written = tokens.text(index).lowercased() + "."
    if Self.numbered.contains(written) { return true }
    // Or one that stands for a word of what is numbered: "tít."
    let phrases = type(of: rules).phrases
    let words = phrases[tokens.text(index) + "."] ?? phrases[written]
    return words.map { type(of: rules).numberedWords.contains($0.lowercased()) } ?? false
  }

  private func isNumber(_ index: Int) -> Bool {
    tokens.kind(index) == .digits || RomanNumber.value(of: tokens.text(index)) != nil
  }

  /// Abbreviations that stand before their number; elsewhere they are words, or parts of names.
  private static let numbered: Set<String> = [
    "s.", "séc.", "sec.", "p.", "art.", "vol.", "chap.", "cap.", "abs.", "bd.", "kap.", "abb.",
    "tab.", "th.", "cell.", "t.",
    "mar.", "str.", "pp.", "ст.", "гл.", "стр.", "с.", "п.", "пп.", "рис.", "табл.", "բն.",
  ]
  /// Units that are written as what is least or most.
  private static let durations: Set<String> = ["min"]
  /// Abbreviations that stand behind their number.
  private static let counted: Set<String> = ["st.", "hab.", "o.", "ff.", "bek."]
  /// Abbreviations that a word follows, and that are words themselves at the end of a sentence.
  private static let continued: Set<String> = ["áll."]

  // MARK: Numbers and signs

  /// The number at an index, by the language's marks, or by others where only those make it one.
  func textNumber(_ index: Int) -> TextNumber? {
    if let spaced = spacedNumber(index), countsSomething(spaced, from: index) {
      return spaced
    }
    if let foreign = decimalComma(index) { return foreign }
    let own = TextNumber(tokens, at: index, by: rules.numerals)
    // In a list without blanks, commas are between numbers: "[1,135.0,"b"]".
    if let own, own.isGrouped, tokens.isMark(index + 1, ","), tokens.isMark(own.next, ","),
      let behind = tokens.kind(own.next + 1), behind != .space,
      // An amount of money is of none: "¥1,299.00,现价".
      !(tokens.kind(index - 1) == .mark && currencySign(index - 1) != nil)
    {
      return TextNumber(
        tokens, at: index, by: Numerals(decimalMarks: ["."], groupMarks: []))
    }
    // Numbers that rise step by step are a list as well: "290,291,292,293".
    if let own, own.isGrouped || own.fraction != nil, isRisingList(index, to: own.next) {
      return TextNumber(
        tokens, at: index, by: Numerals(decimalMarks: [], groupMarks: []))
    }
    if own == nil, tokens.isMark(index, "."), tokens.kind(index + 1) == .digits,
      index == 0 || tokens.kind(index - 1) == .space || tokens.isMark(index - 1, "−")
    {
      return TextNumber(tokens, at: index, by: .point)
    }
    if tokens.isMark(index + 1, in: ["'", "’"]) {
      // As in Switzerland.
      let marks = Numerals(decimalMarks: [".", ","], groupMarks: ["'", "’"])
      return TextNumber(tokens, at: index, by: marks).flatMap { $0.isGrouped ? $0 : nil } ?? own
    }
    guard tokens.isMark(index + 1, in: [".", ","]) else { return own }
    // A power of ten stands behind one digit and a decimal mark, whichever it is: "6.626e-34".
    if tokens.text(index).count == 1, tokens.kind(index + 2) == .digits,
      tokens.exponent(index + 3) != nil
    {
      let marks = Numerals(decimalMarks: [".", ","], groupMarks: [])
      return TextNumber(tokens, at: index, by: marks) ?? own
    }
    return foreignNumber(index, instead: own) ?? own
  }

  /// Whether a number in groups is part of a list.
  private func isRisingList(_ start: Int, to end: Int) -> Bool {
    var first = start
    while tokens.isMark(first - 1, ","), tokens.kind(first - 2) == .digits, start - first < 16 {
      first -= 2
    }
    var last = end
    while tokens.isMark(last, ","), tokens.kind(last + 1) == .digits, last - start < 16 {
      last += 2
    }
    return NumberList.rises(tokens.text(from: first, to: last))
  }

  /// A number whose groups of three digits have blanks between them, in a language that has other marks for them.
  func spacedNumber(_ index: Int) -> TextNumber? {
    guard tokens.kind(index + 1) == .space, tokens.kind(index + 2) == .digits,
      tokens.text(index).utf8.count <= 3, tokens.kind(index) == .digits,
      // The digits behind a hyphen end a code: "3159000-105 480V".
      !(tokens.isMark(index - 1, "-") && tokens.kind(index - 2) == .digits)
    else { return nil }
    let marks = Numerals(
      decimalMarks: rules.numerals.decimalMarks, groupMarks: [], groupsBySpace: true)
    return TextNumber(tokens, at: index, by: marks).flatMap { $0.isGrouped ? $0 : nil }
  }

  /// Whether digits in groups with blanks are one number, and not several: there are three groups, the blank is one that
  /// doesn't break, or a unit follows.
  private func countsSomething(_ number: TextNumber, from index: Int) -> Bool {
    number.groupCount > 1 || tokens.text(index + 1) != " " || hasUnit(number)
  }

  /// Whether a unit, a currency or a percent sign follows a number.
  private func hasUnit(_ number: TextNumber) -> Bool {
    unit(number.next, isGlued: false) != nil
      || currencySign(tokens.skipSpace(number.next)) != nil
      || tokens.isMark(tokens.skipSpace(number.next), in: Self.percents)
  }

  /// A number with a comma before its decimals in a language that has a point there: "5,50 kg".
  ///
  /// A comma without a blank behind it may also be between two numbers, but these have no unit together, nor does a
  /// group have another length than three digits.
  private func decimalComma(_ index: Int) -> TextNumber? {
    let isMark = tokens.isMark(index + 1, ",")
    guard isMark || tokens.kind(index + 1) == .space && tokens.isMark(index + 3, ","),
      tokens.kind(index) == .digits, !rules.numerals.decimalMarks.contains(","),
      let number = TextNumber(
        tokens, at: index,
        by: Numerals(decimalMarks: [","], groupMarks: [], groupsBySpace: true)),
      let fraction = number.fraction, number.isGrouped || fraction.utf8.count != 3,
      number.isGrouped || isMark,
      !(tokens.isMark(index - 1, in: [",", "."]) && tokens.kind(index - 2) == .digits),
      !isPair(number, fraction),
      hasUnit(number) || scale(number.next) != nil
        || tokens.kind(index - 1) == .mark && currencySign(index - 1) != nil
    else { return nil }
    return number
  }

  /// A number with the marks of other languages: `1,234,567` is a million everywhere, and
  /// `1,299.99` has one reading, too.
  private func foreignNumber(_ index: Int, instead own: TextNumber?) -> TextNumber? {
    guard
      let other = TextNumber(tokens, at: index, by: .grouping(by: tokens.text(index + 1))),
      other.isGrouped, other.fraction != nil || other.groupCount > 1,
      other.next > own?.next ?? index, tokens.isBoundary(other.next),
      // Two numbers with a comma between them: "52.520,13.405".
      !(tokens.isMark(other.next, in: [".", ","]) && tokens.kind(other.next + 1) == .digits),
      !isRisingList(index, to: other.next)
    else { return nil }
    return other
  }

  /// Whether two numbers of several digits follow each other, and so are a pair more likely than one number: "sizes 10,11".
  private func isPair(_ number: TextNumber, _ fraction: String) -> Bool {
    guard !number.isGrouped, number.whole.utf8.count > 1,
      number.whole.utf8.count == fraction.utf8.count, let first = Int(number.whole),
      let second = Int(fraction)
    else { return false }
    return second == first &+ 1
  }

  /// The minus or plus before a number, and the index past it.
  ///
  /// A hyphen between words or numbers, or after a closing mark, is not a sign.
  func sign(_ index: Int) -> (isNegative: Bool, isPositive: Bool, next: Int) {
    // Behind initials it joins: "E.U.A.-9".
    let isFree =
      tokens.isMark(index, "−")
      || !tokens.isMark(index - 1, in: Self.closing)
        && !(tokens.isMark(index - 1, ".") && tokens.kind(index - 2) == .letters)
    guard tokens.isBoundary(index - 1), isFree, tokens.kind(index + 1) != .space else {
      return (false, false, index)
    }
    if tokens.isMark(index, in: Self.minuses) || isTriangleOfLoss(index) {
      return (true, false, index + 1)
    }
    if tokens.isMark(index, "+") { return (false, true, index + 1) }
    return (false, false, index)
  }

  /// Whether a triangle before a number is the minus of accounts: "▲500", "△3.5%".
  private func isTriangleOfLoss(_ index: Int) -> Bool {
    tokens.isMark(index, in: type(of: rules).minusTriangles)
      && (tokens.kind(index + 1) == .digits
        || currencySign(index + 1).map { tokens.kind($0.next) == .digits } == true)
  }

  static let minuses: Set<String> = ["-", "−", "\u{FE63}", "\u{FF0D}", "\u{2012}", "\u{207B}"]
  static let dashes: Set<String> = ["-", "\u{2012}", "–", "—", "〜", "~", "\u{FF5E}"]
  private static let closing: Set<String> = [
    ")", "]", "}", "%", "°", "-", "–", "—", "+", "*", "#", "•", "½", "⅓", "⅔", "¼", "¾", "⅛", "⅜",
    "⅝", "⅞",
  ]

  /// A number of the text, prepared for speech.
  func spoken(_ number: TextNumber, isNegative: Bool = false) -> SpokenNumber {
    SpokenNumber(
      number.whole.isEmpty && type(of: rules).saysUnwrittenZero ? "0" : number.whole,
      number.fraction ?? "", isNegative: isNegative)
  }

  /// The marks at which a clause ends, in all scripts.
  private static let clauseEnds: Set<String> = [
    ".", ",", ";", ")", "!", "?", "。", "、", "-", "։", "՝", "।", "،", "؛", "؟", "，",
  ]

  /// Whether the clause ends at an index.
  func isEnd(_ index: Int) -> Bool {
    // A period within the text may belong to an abbreviation: "2009 W. 6th St."
    if tokens.isMark(index, "."), index + 1 < tokens.count { return false }
    return index >= tokens.count
      || tokens.isMark(index, in: Self.clauseEnds)
  }
}
