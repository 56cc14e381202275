// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Ranges in running text: two numbers with a dash between them.
extension TextNormalizer {
  /// Reads the first end of a range and its dash: "10 - 15", "3-5", "830 – 846".
  ///
  /// A spaced dash between numbers is a minus only in an equation. A hyphen without spaces joins a range
  /// where the second number is the greater one; otherwise it may be a score, a code or a telephone number.
  func range(_ index: Int, into form: inout SpokenForm) -> Int? {
    if let next = fractionRange(index, into: &form) { return next }
    guard tokens.isBoundary(index - 1), !isJoined(index),
      let first = textNumber(index), !first.hasLeadingZero
    else { return nil }
    let isSpaced = tokens.kind(first.next) == .space
    let dash = tokens.skipSpace(first.next)
    if tokens.isMark(dash, in: Self.dashes), isSpaced == (tokens.kind(dash + 1) == .space),
      let next = hourToClock(from: first, dash, into: &form)
    {
      return next
    }
    guard tokens.isMark(dash, in: Self.dashes), isSpaced == (tokens.kind(dash + 1) == .space),
      let last = textNumber(tokens.skipSpace(dash + 1)), !last.hasLeadingZero,
      !tokens.isMark(tokens.skipSpace(last.next), in: Self.percents),
      !tokens.isMark(last.next, in: Self.joining) || tokens.isEdge(last.next + 1),
      // Longer ones are sums where a currency is behind them: "8000-12000元".
      isSpaced || (first.whole.count <= 4 && last.whole.count <= 4)
        || last.whole.count < 8 && isSum(last.next)
    else { return nil }
    if isSpaced ? isEquation : tokens.isTerm(index, to: last.next) { return nil }
    if isSpaced, isBreak(dash, first, last) { return nil }
    // A postcode ends no range that a house begins: "21 - 20121 Milano".
    if isSpaced, last.isPlain, last.whole.utf8.count == 5, first.whole.utf8.count < 4 {
      form.append(plain(first, isNegative: false))
      form.appendPause(rules.pause)
      form.append(rules.digits(last.whole), as: .digits)
      return last.next
    }
    if !isSpaced, isRevision(first, last), let hyphen = rules.words.marks["-"] {
      form.append(plain(first, isNegative: false))
      form.append(hyphen)
      return dash + 1
    }
    if !isSpaced, let next = model(index, first, last, dash, into: &form) { return next }
    if !isSpaced, let next = standard(index, first, last, dash, into: &form) { return next }
    // Any other dash than a hyphen is a range.
    // Downwards, a short dash joins the points of two sides as well.
    let isPaused = rules.words.score.isEmpty && isScore(first, last) && tokens.isMark(dash, "–")
    let isRange =
      !isDefeat(index, first, to: last)
      && (isSpaced
        || isAscending(first, last)
          && !((last.small ?? 8) < 8 && isAmongScores(index, to: last.next))
        || isShortenedYear(last, behind: first)
        || !isPaused && !tokens.isMark(dash, "-"))
    if isRange, let next = dayRange(from: first, to: last, into: &form) { return next }
    if isRange, let next = rangeInGenitive(from: first, to: last, at: index, into: &form) {
      return next
    }
    let isScore = isScore(first, last) || isResult(before: index, first, last)
    if !isRange, isScore, !isSpaced, let points = first.small, let others = last.small,
      !areOdds(index, to: last.next), let words = rules.result(points, others)
    {
      form.append(words)
      return last.next
    }
    form.append(plain(first, isNegative: false, isRange ? genderOfRange(behind: last) : .none))
    if !isRange, isPausedScore(first, last) {
      form.appendPause(rules.pause)
      return tokens.skipSpace(dash + 1)
    }
    form.append(
      isRange ? rules.words.to : isScore ? hyphen : rules.words.marks["-"] ?? rules.words.to)
    if !isRange, isScore {
      // The second number of a score counts nothing that stands behind it.
      form.append(genitive(of: last, behind: hyphen) ?? plain(last, isNegative: false))
      return last.next
    }
    return tokens.skipSpace(dash + 1)
  }

  /// Whether the number behind a hyphen is that of a package's revision, which goes on with a sign and letters, and no end of a
  /// range: "2.36-9+deb12u14".
  private func isRevision(_ first: TextNumber, _ last: TextNumber) -> Bool {
    tokens.isMark(first.next, "-") && tokens.isMark(last.next, in: ["+", "~"])
      && tokens.kind(last.next + 1) == .letters
  }

  /// Reads the number of a standard with its year: "ASHRAE 90.1-2007", "IEEE 802.3-2018".
  private func standard(
    _ index: Int, _ first: TextNumber, _ last: TextNumber, _ dash: Int, into form: inout SpokenForm
  ) -> Int? {
    guard first.fraction != nil, last.isPlain, last.whole.utf8.count == 4,
      let year = last.small, (1900...2100).contains(year), tokens.isMark(dash, "-"),
      tokens.kind(index - 1) == .space, case let body = tokens.text(index - 2), body.count > 2,
      body.allSatisfy(\.isUppercase), unit(last.next, isGlued: false) == nil,
      let hyphen = rules.words.marks["-"]
    else { return nil }
    form.append(plain(first, isNegative: false))
    form.append(hyphen)
    form.append(rules.year(year))
    return last.next
  }

  /// The gender of what a range counts, with which in Romance languages its first number agrees, too: "quinientas a mil palabras".
  private func genderOfRange(behind last: TextNumber) -> Gender {
    guard ["es", "fr", "it", "pt"].contains(rules.locale.language), last.fraction == nil,
      tokens.kind(last.next) == .space, tokens.text(last.next + 1).first?.isLowercase == true
    else { return .none }
    let gender =
      unit(last.next, isGlued: false).map { rules.gender(ofUnit: $0.name) }
      ?? rules.gender(before: tokens.text(last.next + 1), counting: last.whole)
    return gender == .feminine ? gender : .none
  }

  /// Reads the number of a model and of its series behind a name: "Boeing 737-800".
  private func model(
    _ index: Int, _ first: TextNumber, _ last: TextNumber, _ dash: Int,
    into form: inout SpokenForm
  ) -> Int? {
    guard tokens.isMark(dash, "-"), first.isPlain, last.isPlain, first.whole.utf8.count == 3,
      last.whole.utf8.count == 3, last.whole.hasSuffix("00"), !first.whole.hasSuffix("0"),
      tokens.kind(index - 1) == .space, tokens.text(index - 2).first?.isUppercase == true,
      unit(last.next, isGlued: false) == nil, currencySign(tokens.skipSpace(last.next)) == nil
    else { return nil }
    form.append(group(first.whole))
    form.appendPause(rules.pause)
    form.append(group(last.whole))
    return last.next
  }

  /// Whether a long dash between blanks parts two statements, as where the one number is a year and the other has decimals:
  /// "in 2023 — 7.4 percent".
  private func isBreak(_ dash: Int, _ first: TextNumber, _ last: TextNumber) -> Bool {
    tokens.isMark(dash, in: ["—", "–"])
      && (first.fraction == nil) != (last.fraction == nil)
      && (first.small.map { (1000...2100).contains($0) } ?? false)
  }

  /// Whether a long dash between blanks has a year before it and a number with decimals behind it.
  func partsStatements(_ dash: Int) -> Bool {
    guard let first = textNumber(dash - 2), first.next == dash - 1, let last = textNumber(dash + 2)
    else { return false }
    return isBreak(dash, first, last)
  }

  /// Whether a pair of numbers is beside another, of which the first is the greater, as sets are written: "6-4, 3-6".
  private func isAmongScores(_ index: Int, to next: Int) -> Bool {
    let isScore = { (first: Int) in
      guard tokens.isMark(first + 1, in: Self.dashes), let points = Int(tokens.text(first)),
        let others = Int(tokens.text(first + 2))
      else { return false }
      return points > others && points < 60
    }
    let behind = tokens.isMark(next, in: [",", ";", "、", "，"]) ? tokens.skipSpace(next + 1) : next
    var before =
      tokens.kind(index - 1) == .space && tokens.isMark(index - 2, in: [",", ";"])
      ? index - 5 : index
    if tokens.isMark(index - 1, in: ["、", "，"]) { before = index - 4 }
    return behind > next && isScore(behind)
      || before < index && (isScore(before) || isAmongScores(before, to: before + 3))
  }

  /// Reads the first end of a range and its dash where one of its ends has a fraction: "3-3½", "1½-2", "1/4-1/2".
  private func fractionRange(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard mayHaveFraction, tokens.isBoundary(index - 1), !isJoined(index) else { return nil }
    let first = fractionText(index)
    let whole = first == nil ? textNumber(index) : nil
    guard let end = first?.next ?? whole?.next,
      case let dash = tokens.skipSpace(end), tokens.isMark(dash, in: Self.dashes),
      (dash > end) == (tokens.kind(dash + 1) == .space),
      case let start = tokens.skipSpace(dash + 1),
      let from = first?.value ?? whole?.approximate,
      case let last = fractionText(start),
      let to = last?.value ?? (first == nil ? nil : textNumber(start)?.approximate), from < to
    else { return nil }
    form.append(first?.words ?? whole.map { plain($0, isNegative: false) } ?? "")
    form.append(rules.words.to)
    guard let last, tokens.isMark(start + 1, "/") else { return start }
    // Behind a hyphen, digits with a slash are no fraction to others.
    form.append(last.words)
    return last.next
  }

  /// Reads an hour, and a time with a period in it behind the dash, where that is no decimal: "10–18.30".
  private func hourToClock(
    from first: TextNumber, _ dash: Int, into form: inout SpokenForm
  ) -> Int? {
    let start = tokens.skipSpace(dash + 1)
    guard !rules.numerals.decimalMarks.contains("."), tokens.isMark(start + 1, "."),
      tokens.text(start + 2).utf8.count == 2, tokens.kind(start + 2) == .digits,
      tokens.isBoundary(start + 3), !tokens.isMark(start + 3, in: [".", "/"]),
      first.isPlain, let hour = first.small, hour < 25,
      let last = Int(tokens.text(start)), (hour...24).contains(last),
      let minute = Int(tokens.text(start + 2)), minute < 60,
      !type(of: rules).clockWords.contains(tokens.text(tokens.skipSpace(start + 3)))
    else { return nil }
    form.append(plain(first, isNegative: false))
    form.append(rules.words.to)
    form.append(rules.cardinal(last))
    if minute > 0 { form.append(rules.cardinal(minute)) }
    return start + 3
  }

  /// Reads the hyphen between two sides of an equation, where it can only be a minus: "7-3=4", "x-3=5".
  func minusSign(_ index: Int, into form: inout SpokenForm) -> Int? {
    if isExponentSign(index) {
      form.append(rules.words.minus)
      return index + 1
    }
    if isEquation, tokens.isMinusBetweenBlanks(index) {
      form.append(rules.words.takenAway)
      return index + 1
    }
    guard isEquation, tokens.isMinusOfTerm(index) else { return nil }
    let start = tokens.skipSpace(index + 1)
    let end = textNumber(start)?.next ?? (tokens.text(start).count == 1 ? start + 1 : index)
    guard tokens.isTerm(index - 1, to: end) else { return nil }
    form.append(rules.words.takenAway)
    return start
  }

  /// Whether a hyphen is the minus of a power behind a unit, as science writes what something is per: "kg m-3", "W m-2".
  private func isExponentSign(_ index: Int) -> Bool {
    guard tokens.kind(index - 1) == .letters, tokens.kind(index + 1) == .digits,
      tokens.isMark(index, in: Self.minuses),
      ["1", "2", "3", "4"].contains(tokens.text(index + 1)), tokens.isEdge(index + 2),
      !tokens.isMark(index + 2, in: Self.dashes), tokens.kind(index - 2) == .space,
      UnitSymbols.international[tokens.text(index - 1)] != nil
    else { return false }
    return tokens.kind(index - 3) == .digits
      || UnitSymbols.international[tokens.text(index - 3)] != nil
  }

  /// Reads the scale of a map, whose second number may be grouped: "1:25 000".
  func mapScale(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.text(index) == "1", tokens.isBoundary(index - 1), !tokens.isMark(index - 1, ":"),
      // The first part of a standard: "ISO 8601-1:2019".
      tokens.editionYear(index) == nil,
      tokens.isMark(tokens.skipSpace(index + 1), ":"),
      case let colon = tokens.skipSpace(index + 1), case let start = tokens.skipSpace(colon + 1),
      (colon == index + 1) == (start == colon + 1),
      let number = spacedNumber(start) ?? textNumber(start)
        ?? TextNumber(tokens, at: start, by: .grouping(by: tokens.text(start + 1))),
      number.fraction == nil || number.fraction?.utf8.count == 3,
      case let digits = number.whole + (number.fraction ?? ""),
      digits.utf8.count > 3 || digits.utf8.count == 3 && digits.hasSuffix("00"),
      !digits.hasPrefix("0"), tokens.isBoundary(number.next)
    else { return nil }
    for words in rules.scale(oneTo: digits) { form.append(words) }
    return number.next
  }

  /// Reads a ratio or a score: "3:2".
  func ratio(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isBoundary(index - 1), !tokens.isMark(index - 1, in: [":", ".", "-"]),
      let first = textNumber(index), first.isPlain, tokens.isMark(first.next, ":"),
      let last = textNumber(first.next + 1), last.isPlain, tokens.isBoundary(last.next),
      !tokens.isMark(last.next, in: [":", "-"])
    else { return nil }
    form.append(plain(first, isNegative: false))
    if let value = last.small, value >= 100, first.whole != "1",
      first.small.map({ $0 < 100 }) != false
    {
      // "6:162" is an article of a law.
      form.appendPause(rules.pause)
      form.append(plain(last, isNegative: false))
      return last.next
    }
    // No side has hundreds and the other none: "253:0" are the numbers of a device.
    let isDevice =
      last.whole == "0" && first.whole.utf8.count > 2 && tokens.skipSpace(last.next) >= tokens.count
    let versus = isDevice ? rules.words.marks[":"] ?? "" : rules.words.score
    if versus.isEmpty {
      form.appendPause(rules.pause)
    } else {
      form.append(versus)
    }
    form.append(genitive(of: last, behind: versus) ?? plain(last, isNegative: false))
    return last.next
  }

  /// Reads days before their month, which are as in a date: "1–3 maj".
  private func dayRange(from first: TextNumber, to last: TextNumber, into form: inout SpokenForm)
    -> Int?
  {
    guard type(of: rules).genitive?.from == nil, tokens.kind(last.next) == .space,
      rules.months.month(tokens.text(last.next + 1)) != nil,
      let start = first.small, let end = last.small, start < end, (1...31).contains(start),
      end <= 31
    else { return nil }
    form.append(rules.date(SpokenDate(day: start, isWritten: true)))
    form.append(rules.words.to)
    if let next = writtenDate(last.next - 1, into: &form) { return next }
    form.append(rules.date(SpokenDate(day: end, isWritten: true)))
    return last.next
  }

  /// Whether a pause is enough between the points of two sides: "drie, één".
  ///
  /// It is not where both could be one number, as twenty and one.
  private func isPausedScore(_ first: TextNumber, _ last: TextNumber) -> Bool {
    guard rules.words.score.isEmpty, let points = first.small, let others = last.small else {
      return false
    }
    return max(points, others) < 100 && (points < 20 || points % 10 != 0)
  }

  /// The word of a score, or the hyphen's own name.
  private var hyphen: String {
    rules.words.score.isEmpty ? rules.words.marks["-"] ?? rules.words.to : rules.words.score
  }

  /// A number in the genitive, where the word before it demands that.
  private func genitive(of number: TextNumber, behind word: String) -> String? {
    guard type(of: rules).genitive?.leads.contains(word) == true, number.fraction == nil else {
      return nil
    }
    return rules.genitive(number.whole, .masculine)
  }

  /// Whether the second of two years leaves out its century: "1960-80".
  private func isShortenedYear(_ last: TextNumber, behind first: TextNumber) -> Bool {
    guard first.isPlain, last.isPlain, last.whole.count == 2, let year = first.small,
      let end = last.small
    else { return false }
    return (1000...2100).contains(year) && end > year % 100
  }

  /// Whether two numbers may be the points of two sides; "121-1" is an article of a law.
  private func isScore(_ first: TextNumber, _ last: TextNumber) -> Bool {
    guard first.fraction == nil, last.fraction == nil, let points = first.small,
      let others = last.small
    else { return false }
    return max(points, others) < 60 || (max(points, others) < 200 && min(points, others) >= 40)
      // Votes of a parliament: "219-206".
      || points > others && others >= 100 && points < 700 && points * 2 < others * 3
  }

  /// How many tokens before a result a word for it may be: those of a clause.
  private static let clauseLength = 16

  /// Words for winning and voting, which a result stands behind.
  private static let wordsOfResults: Set<String> = [
    "passed", "voted", "vote", "beat", "won", "lost", "defeated", "approved", "rejected", "leads",
    "led", "win", "loss", "victory", "defeat", "ganó", "perdió", "venció", "aprobó", "aprobado",
    "vinto", "perso", "battuto", "approvato", "venceu", "perdeu", "ganhou", "aprovou", "gagné",
    "perdu", "battu", "voté", "adopté", "gewann", "verlor", "gewonnen", "siegte", "siegten",
  ]

  /// Whether two small numbers, of which the first is no greater, are the points of a side that lost, as a word in the same
  /// sentence tells.
  private func isDefeat(_ index: Int, _ first: TextNumber, to last: TextNumber) -> Bool {
    guard let points = first.small, let others = last.small, points <= others, others < 20,
      first.next == index + 1, first.isPlain, last.isPlain
    else { return false }
    let behind = tokens.text(tokens.skipSpace(last.next)).lowercased()
    if !tokens.isSpaced(last.next), tokens.kind(last.next) == .letters {
      // Words aren't parted: "0-2で敗れた".
      return Self.signsOfDefeats.contains { sign in
        (last.next..<min(last.next + 3, tokens.count)).contains { tokens.text($0).contains(sign) }
      }
    }
    // What is lost may as well be counted: "lost 3-5 kilos".
    let isAlone =
      tokens.kind(last.next) != .space || Self.wordsBehindResults.contains(behind)
      || Self.wordsOfDefeats.contains(behind) && ["tr", "hi"].contains(rules.locale.language)
    return isAlone
      && (Self.wordsOfDefeats.contains(behind)
        || (max(0, index - Self.clauseLength)..<index).contains {
          Self.wordsOfDefeats.contains(tokens.text($0).lowercased())
        })
  }

  /// Words between a result and against whom, where or when it was.
  private static let wordsBehindResults: Set<String> = [
    "met", "tegen", "van", "in", "op", "mot", "i", "på", "at", "against", "to", "away", "on", "से",
    "أمام", "trước", "ở",
  ]

  /// Words for losing, in languages that write results with a hyphen.
  private static let wordsOfDefeats: Set<String> = [
    "verloor", "verloren", "verliest", "nederlaag", "förlorade", "förlorar", "förlust", "kaybetti",
    "yenildi", "mağlup", "हार", "हारा", "हारी", "thua", "خسر", "خسرت", "هزم", "lost", "lose", "loses",
    "defeat", "losing",
  ]

  /// Signs and syllables in words for losing, in languages without blanks between words or with endings.
  private static let signsOfDefeats = ["敗", "負け", "负", "败", "졌", "패했", "패배"]

  /// Whether a word for a result is before two numbers, the first of which is the greater.
  private func isResult(before index: Int, _ first: TextNumber, _ last: TextNumber) -> Bool {
    guard let points = first.small, let others = last.small, points > others, points < 1_000,
      tokens.kind(index - 1) == .space, tokens.kind(index - 2) == .letters,
      tokens.text(index - 2).first?.isLowercase == true || index < 12
    else { return false }
    return (max(0, index - Self.clauseLength)..<index).contains {
      Self.wordsOfResults.contains(tokens.text($0).lowercased())
    }
  }

  /// Whether two numbers are the odds of a bet or the votes of a court, as words around them tell: "at 33-1", "a 5-4 majority".
  private func areOdds(_ index: Int, to next: Int) -> Bool {
    let before = tokens.kind(index - 1) == .space ? tokens.text(index - 2).lowercased() : ""
    let behind = tokens.text(tokens.skipSpace(next)).lowercased()
    return Self.leadsOfOdds.contains(before) || Self.wordsBehindOdds.contains(behind)
  }

  private static let leadsOfOdds: Set<String> = ["at", "odds", "of", "ratio"]
  private static let wordsBehindOdds: Set<String> = [
    "shot", "favourite", "favorite", "outsider", "chance", "odds", "majority", "vote", "ruling",
    "decision", "ratio",
  ]

  /// The marks that join a number to another, so that it begins no range.
  static let joining: Set<String> = ["-", "−", "/", ".", ":", "–", "—"]

  /// Whether a number is joined to what precedes it; the period of an abbreviation joins nothing: "p.45-67".
  private func isJoined(_ index: Int) -> Bool {
    tokens.isMark(index - 1, in: Self.joining)
      && !(tokens.isMark(index - 1, ".") && tokens.kind(index - 2) == .letters)
  }

  private func isAscending(_ first: TextNumber, _ last: TextNumber) -> Bool {
    guard let from = first.approximate, let to = last.approximate,
      !tokens.isMark(last.next, "%")
    else {
      return false
    }
    return from < to
  }

  /// Reads a dash with a blank on both sides between two amounts of money or two percentages: "$5 - $10".
  func amountRange(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index, in: Self.dashes), tokens.kind(index - 1) == .space,
      tokens.kind(index + 1) == .space, endsAmount(index - 2)
    else { return nil }
    let start = index + 2
    let number = textNumber(start)
    let mark = number.map { tokens.skipSpace($0.next) } ?? start
    guard
      tokens.isMark(mark, in: Self.percents) || tokens.isMark(mark, "°")
        || currencySign(mark) != nil
    else { return nil }
    form.append(rules.words.to)
    return start
  }

  /// Whether a token is the last of an amount with a sign before or behind it.
  private func endsAmount(_ index: Int) -> Bool {
    if tokens.isMark(index, in: Self.percents) || tokens.isMark(index, "°") { return true }
    if tokens.isMark(index - 1, "°") { return tokens.kind(index) == .letters }
    guard tokens.kind(index) == .digits else {
      return currencySign(index) != nil
        && tokens.kind(tokens.kind(index - 1) == .space ? index - 2 : index - 1) == .digits
    }
    var at = index
    while tokens.kind(at) == .digits || tokens.isMark(at, in: [".", ","]) { at -= 1 }
    return currencySign(tokens.kind(at) == .space ? at - 1 : at) != nil
  }

  /// Reads the dash between two codes with the same letters: "J10–J12", "Q1-Q3".
  func codeRange(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index, in: Self.dashes), tokens.kind(index - 1) == .digits,
      tokens.kind(index - 2) == .letters, tokens.isEdge(index - 3),
      tokens.text(index + 1) == tokens.text(index - 2), tokens.text(index - 2).count <= 2,
      tokens.kind(index + 2) == .digits, tokens.isEdge(index + 3),
      let first = Int(tokens.text(index - 1)), let last = Int(tokens.text(index + 2)), first < last
    else { return nil }
    form.append(rules.words.to)
    return index + 1
  }

  /// Reads two numbers that begin a word with a hyphen behind each: "6-12-jarigen", "3-4-daagse".
  func rangeOfWord(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard ["de", "nl", "sv"].contains(rules.locale.language), tokens.isBoundary(index - 1),
      !tokens.isMark(index - 1, in: Self.joining), tokens.isMark(index + 1, in: Self.dashes),
      tokens.kind(index + 2) == .digits, tokens.isMark(index + 3, "-"),
      tokens.kind(index + 4) == .letters, tokens.text(index + 4).count > 3,
      tokens.text(index + 4).first?.isLowercase == true, tokens.isEdge(index + 5),
      let first = Int(tokens.text(index)), let last = Int(tokens.text(index + 2)),
      first < last, last < 1_000
    else { return nil }
    form.append(rules.cardinal(first) + " " + rules.words.to + " " + rules.cardinal(last))
    form.append(literal: "-" + tokens.text(index + 4), isGlued: true)
    return index + 5
  }

  /// Reads the dash between the letters of two parts: "3a–d", "4 a–c".
  func letterRange(_ index: Int, into form: inout SpokenForm) -> Int? {
    let number = tokens.kind(index - 2) == .space ? index - 3 : index - 2
    guard tokens.isMark(index, in: Self.dashes), tokens.kind(index - 1) == .letters,
      tokens.kind(number) == .digits, tokens.kind(index + 1) == .letters,
      tokens.isEdge(index + 2), !tokens.isMark(index + 2, in: ["-", "/"]),
      case let (first, last) = (tokens.text(index - 1), tokens.text(index + 1)),
      first.utf8.count == 1, last.utf8.count == 1, first < last,
      first.first?.isLowercase == last.first?.isLowercase
    else { return nil }
    form.append(rules.words.to)
    return index + 1
  }

  /// Appends the word between the ends of a range, which in Korean is a particle of the first.
  private func appendTo(into form: inout SpokenForm) {
    if rules.locale.language == "ko" {
      form.append(literal: rules.words.to, isGlued: true)
    } else {
      form.append(rules.words.to)
    }
  }

  /// Whether letters begin with the counter of a part of a date or a time, in a language that writes one behind each.
  private static func isCalendarCounter(_ letters: String) -> Bool {
    letters.first.map { "年月日号號時时点點分秒년월일시분초".contains($0) } ?? false
  }

  /// Whether degrees with their scale end at an index, which begin with a mark: "25°C".
  private func areDegrees(before end: Int) -> Bool {
    let sign = tokens.isMark(end - 1, in: ["℃", "℉"]) ? end - 1 : end - 2
    return tokens.isMark(sign, in: ["℃", "℉", "°"]) && tokens.kind(sign - 1) == .digits
      && unit(sign, isGlued: true)?.next == end
  }

  /// Reads the dash between two amounts that both have a unit: "31MHz-44MHz", "5 kg - 7 kg".
  func measuredRange(_ index: Int, into form: inout SpokenForm) -> Int? {
    let isSpaced = tokens.kind(index - 1) == .space
    let symbol = isSpaced ? index - 2 : index - 1
    let first = isSpaced && tokens.kind(symbol - 1) == .space ? symbol - 2 : symbol - 1
    let start = isSpaced ? index + 2 : index + 1
    guard tokens.isMark(index, in: Self.dashes), isSpaced == (tokens.kind(index + 1) == .space),
      tokens.kind(start) == .digits
    else { return nil }
    if areDegrees(before: isSpaced ? index - 1 : index), let last = textNumber(start),
      let end = unit(last.next, isGlued: true)?.next, areDegrees(before: end)
    {
      appendTo(into: &form)
      return start
    }
    guard tokens.kind(symbol) == .letters, tokens.kind(first) == .digits else { return nil }
    // The same counter behind both: "1日-3日".
    if tokens.text(start + 1) == tokens.text(symbol),
      !tokens.text(symbol).utf8.allSatisfy({ $0 < 128 }),
      tokens.isBoundary(start + 2)
    {
      appendTo(into: &form)
      return start
    }
    // Both are parts of dates or times, such as "5月1日-5月7日": nothing is negative right behind one.
    if !isSpaced, Self.isCalendarCounter(tokens.text(symbol)),
      Self.isCalendarCounter(tokens.text(start + 1))
    {
      appendTo(into: &form)
      return start
    }
    guard
      !isSpaced || unit(symbol, isGlued: true)?.next == symbol + 1, let last = textNumber(start),
      let end = unit(last.next, isGlued: !isSpaced)?.next ?? scale(last.next)?.next,
      tokens.isBoundary(end)
    else { return nil }
    form.append(rules.words.to)
    return start
  }
}
