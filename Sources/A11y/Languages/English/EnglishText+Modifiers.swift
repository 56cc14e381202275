// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Amounts that describe the noun behind them, whose unit is then in the singular: "a 5 km run", "a $200 fee", "a 20-oz steak".
extension EnglishText {
  /// Reads such an amount.
  func modifier(_ index: Int, into form: inout SpokenForm) -> Int? {
    hyphenated(index, into: &form) ?? moneyBeforeNoun(index, into: &form)
      ?? measureBeforeNoun(index, into: &form)
  }

  /// Reads a number that a hyphen joins to the symbol of its unit: "10-km", "100-W", "65-in.".
  private func hyphenated(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1),
      !tokens.isMark(index - 1, in: ["-", "/", "."]), let number = TextNumber(tokens, at: index),
      tokens.isMark(number.next, "-"), tokens.kind(number.next + 1) == .letters,
      let unit = reader.unit(number.next + 1, isGlued: true), unit.rate == nil,
      case let symbol = tokens.text(number.next + 1),
      symbol.utf8.count > 1 || ["W", "V", "L", "m", "g"].contains(symbol),
      UnitSymbols.international[symbol] != nil || EnglishRules.unitSymbols[symbol] != nil,
      tokens.isEdge(unit.next), !tokens.isMark(unit.next, "-")
    else { return nil }
    // Behind a hyphen a word of the same letters is none: "check-in", but "65-in. TV".
    let hasStop = tokens.isMark(unit.next, ".") && tokens.kind(unit.next + 1) == .space
    if symbol == "in", !hasStop { return nil }
    form.append(reader.rules.say(reader.spoken(number)))
    form.append(reader.rules.name(ofUnit: unit.name, for: SpokenNumber("1")))
    return hasStop && unit.next + 2 < tokens.count ? unit.next + 1 : unit.next
  }

  /// Reads an amount of whole dollars, euros or pounds behind an article and before a noun: "a £2m grant".
  private func moneyBeforeNoun(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard ["$", "€", "£"].contains(tokens.text(index)), tokens.kind(index + 1) == .digits,
      isBehindArticle(index), let (words, next) = reader.moneyWords(index), isNoun(behind: next)
    else { return nil }
    for (plural, singular) in [("dollars", "dollar"), ("euros", "euro"), ("pounds", "pound")]
    where words.hasSuffix(" " + plural) {
      form.append(words.dropLast(plural.count) + singular)
      return next
    }
    return nil
  }

  /// Reads a measure behind an article and before a noun: "a 13.3\" screen".
  private func measureBeforeNoun(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1),
      let number = TextNumber(tokens, at: index),
      case let isModifier = isBehindArticle(index),
      case let symbol = tokens.text(tokens.skipSpace(number.next)),
      isModifier || Self.ratings.contains(symbol) && tokens.kind(number.next) == .space
    else { return nil }
    let unit: (name: String, next: Int)
    if tokens.isMark(number.next, in: ["\"", "″"]) {
      unit = ("inch", number.next + 1)
    } else if let found = reader.unit(number.next, isGlued: false), found.rate == nil,
      symbol.utf8.count > 1, symbol.allSatisfy(\.isLetter),
      UnitSymbols.international[symbol] != nil || EnglishRules.unitSymbols[symbol] != nil
    {
      unit = (found.name, found.next)
    } else if let name = ["W": "watt", "V": "volt", "L": "liter"][symbol],
      tokens.kind(number.next) == .space
    {
      unit = (name, number.next + 2)
    } else {
      return nil
    }
    guard isNoun(behind: unit.next) else { return nil }
    form.append(reader.rules.say(reader.spoken(number)))
    form.append(reader.rules.name(ofUnit: unit.name, for: SpokenNumber("1")))
    return unit.next
  }

  /// Units of what devices are rated in, which describe the noun behind them without an article, too: "12 V battery".
  private static let ratings: Set<String> = ["W", "V", "kW", "mAh", "GB", "TB", "MB", "mm", "MP"]

  /// Whether an article is before an amount, or before one adjective or word with a hyphen: "a one-time $200 fee".
  private func isBehindArticle(_ index: Int) -> Bool {
    guard tokens.kind(index - 1) == .space else { return false }
    var at = index - 2
    for _ in 0..<2 {
      if ["a", "an", "the", "its", "his", "their", "our", "my", "your", "this"]
        .contains(tokens.text(at).lowercased())
      {
        return true
      }
      guard tokens.kind(at) == .letters else { return false }
      let isAdjective = EnglishTextWords.adjectives.contains(tokens.text(at))
      let last = at
      while tokens.isMark(at - 1, "-"), tokens.kind(at - 2) == .letters { at -= 2 }
      guard isAdjective || at < last, tokens.kind(at - 1) == .space else { return false }
      at -= 2
    }
    return false
  }

  /// Whether the word behind a blank is a noun or an adjective: initials, or in small letters and no word of grammar nor a
  /// verb's form.
  private func isNoun(behind index: Int) -> Bool {
    guard tokens.kind(index) == .space, tokens.kind(index + 1) == .letters else { return false }
    let word = tokens.text(index + 1)
    if (2...4).contains(word.utf8.count), word.allSatisfy(\.isUppercase) { return true }
    return word.count > 2 && word.allSatisfy(\.isLowercase)
      && !EnglishTextWords.functionWords.contains(word)
      && !["ed", "ing", "ly", "s"].contains(where: word.hasSuffix)
  }

  /// Reads a number with a unit in English short forms that are something else elsewhere.
  ///
  /// Examples: "4 in. long", "12st 4lb", "took 30s", "at 180C", "25 bps".
  func shortUnit(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isBoundary(index - 1), !tokens.isMark(index - 1, in: ["'", "’", "-", "."]),
      !tokens.isMark(index - 1, "/") || Self.rooms[tokens.text(index - 2)] != nil,
      let number = TextNumber(tokens, at: index)
    else { return nil }
    let symbol = tokens.skipSpace(number.next)
    let isGlued = symbol == number.next
    let amount = reader.spoken(number)
    guard tokens.kind(symbol) == .letters, tokens.isEdge(symbol + 1) else { return nil }
    let lead = tokens.kind(index - 1) == .space ? tokens.text(index - 2).lowercased() : ""
    switch tokens.text(symbol) {
    case "in" where !isGlued && tokens.isMark(symbol + 1, "."):
      form.append(reader.rules.measure(amount, unit: "inch"))
      return symbol + 2 < tokens.count ? symbol + 2 : symbol + 1
    // An ordinal has another ending: "12st 4lb".
    case "st"
    where number.isPlain && !(isGlued && isOrdinal(number))
      && (isStone(symbol)
        || isGlued && (3..<100).contains(number.small ?? 0)
          && tokens.text(tokens.skipSpace(symbol + 1)).first?.isUppercase != true):
      form.append(reader.rules.say(amount) + " stone")
    // Not in "the 30s".
    case "s"
    where isGlued && number.isPlain && (number.small ?? 0) < 1000
      && EnglishTextWords.beforeSpans.contains(lead)
      // "best of 90s hits", "popular in 80s"
      && !(["of", "in", "by"].contains(lead) && number.whole.utf8.count == 2
        && number.whole.hasSuffix("0") && (number.small ?? 0) > 40):
      form.append(reader.rules.measure(amount, unit: "second"))
    case "s" where isGlued && number.fraction != nil && number.fraction != "0":
      form.append(reader.rules.measure(amount, unit: "second"))
    case "s"
    where isGlued && number.whole.utf8.count == 2 && number.whole.hasSuffix("0")
      && (EnglishTextWords.beforeDecades.contains(lead) || ["of", "in", "by"].contains(lead)):
      form.append(reader.rules.decade(number.small ?? 0))
    case "s"
    where isGlued && ["10", "100", "1000"].contains(number.whole)
      && tokens.kind(symbol + 1) == .space && tokens.text(symbol + 2) == "of":
      form.append(["10": "tens", "100": "hundreds"][number.whole] ?? "thousands")
    case "pts" where tokens.text(symbol + 2) != "of":
      form.append(reader.rules.say(amount) + (amount.isOne ? " point" : " points"))
      return reader.isPeriodOfShortForm(symbol + 1) ? symbol + 2 : symbol + 1
    // The rooms of a flat: "3BR/2BA".
    case let rooms where isGlued && Self.rooms[rooms] != nil && number.isPlain:
      form.append(reader.rules.counted(amount, Self.rooms[rooms] ?? Noun("")))
    case "m" where isGlued && isMillions(behind: symbol):
      form.append(reader.rules.say(amount) + " million")
    case "C" where isGlued && number.isPlain && EnglishTextWords.beforeDegrees.contains(lead):
      form.append(reader.rules.measure(amount, unit: "celsius"))
    case "bps" where !isGlued && (number.small ?? 1000) < 1000:
      form.append(reader.rules.say(amount) + (amount.isOne ? " basis point" : " basis points"))
    case "fps":
      form.append(reader.rules.say(amount) + (amount.isOne ? " frame" : " frames") + " per second")
    default: return nil
    }
    return symbol + 1
  }

  /// Words behind meters: what is so long, and what is run or swum over them.
  private static let lengths: Set<String> = [
    "deep", "high", "tall", "wide", "long", "away", "from", "above", "below", "sprint", "race",
    "races", "hurdles", "relay", "freestyle", "butterfly", "backstroke", "breaststroke", "metres",
    "meters", "swimmers", "runners", "sprinters", "waves", "cables", "ropes",
  ]

  /// Whether a letter behind a number is a million: a noun in the plural is counted behind it, "12m customers".
  private func isMillions(behind symbol: Int) -> Bool {
    guard tokens.kind(symbol + 1) == .space else { return false }
    let noun = tokens.text(symbol + 2)
    return noun.count > 3 && noun.allSatisfy(\.isLowercase) && !Self.lengths.contains(noun)
      && (noun.hasSuffix("s") && !noun.hasSuffix("ss")
        || ["people", "children", "women"].contains(noun))
  }

  private static let rooms = [
    "BR": Noun("bedroom", "bedrooms"), "BD": Noun("bedroom", "bedrooms"),
    "BA": Noun("bath", "baths"),
  ]

  /// Whether the "st" behind a number is of a weight: pounds follow it, or a word for it precedes.
  private func isStone(_ symbol: Int) -> Bool {
    let behind = tokens.skipSpace(symbol + 1)
    if tokens.kind(behind) == .digits {
      return ["lb", "lbs"].contains(tokens.text(tokens.skipSpace(behind + 1)))
    }
    let number = tokens.kind(symbol - 1) == .space ? symbol - 2 : symbol - 1
    return EnglishTextWords.beforeWeights.contains(tokens.lead(before: number, past: []))
  }

  /// Reads a mark out of the most that there can be: "4.7/5", "rated 4/5", "3/5 stars", "8/10 on IMDb".
  func rating(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isEdge(index - 1), !tokens.isMark(index - 1, in: ["-", "/", "."]),
      let got = TextNumber(tokens, at: index), tokens.isMark(got.next, "/"),
      let most = TextNumber(tokens, at: got.next + 1), most.isPlain,
      ["5", "10", "20", "100"].contains(most.whole) || got.fraction != nil && most.whole == "4",
      tokens.isBoundary(most.next), reader.unit(most.next, isGlued: false) == nil,
      !tokens.isMark(most.next, in: ["/", "-"]), let value = got.approximate,
      let limit = most.approximate, value <= limit
    else { return nil }
    let lead = tokens.lead(before: index, past: [":"])
    let behind = tokens.kind(most.next) == .space ? tokens.text(most.next + 1).lowercased() : ""
    guard
      got.fraction != nil || ["star", "stars"].contains(behind)
        || EnglishTextWords.ratings.contains(lead) && behind != "of"
        || behind == "on" && tokens.text(most.next + 3).first?.isUppercase == true
    else { return nil }
    form.append(reader.rules.say(reader.spoken(got)))
    form.append("out of")
    form.append(EnglishNumber.cardinal(most.whole))
    return most.next
  }
}
