// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Ranges in Hungarian, whose ends have suffixes: "öttől tíz kilogrammig".
extension HungarianRules {
  /// Reads two ascending numbers or times with a dash between them, with what the second counts.
  func range(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1),
      !tokens.isMark(index - 1, in: TextNormalizer.joining)
    else { return nil }
    // A telephone number without its area: "fax: 234-5678".
    if tokens.text(index).utf8.count == 3, tokens.isMark(index + 1, "-"),
      tokens.text(index + 2).utf8.count == 4,
      !(tokens.text(index).hasSuffix("0") && tokens.text(index + 2).hasSuffix("0"))
    {
      return nil
    }
    // A point is no decimal mark here, but may be one of a date: "8.00–18.00", "12.24–12.31."
    if let range = tokens.clockRange(index, marks: [":", "."]),
      tokens.isMark(index + 1, ":")
        || range.from.minute % 5 == 0 && range.to.minute % 5 == 0
          && (!tokens.isMark(range.next, ".") || range.next + 1 == tokens.count)
    {
      form.append(Self.from(time(range.from)))
      form.append(Self.upTo(time(range.to)))
      return range.next
    }
    // What has a suffix of its own needs no other: "2–1-re".
    if let first = reader.textNumber(index), let last = second(of: first, reader),
      last.next == first.next + 2, tokens.isMark(last.next, "-"),
      tokens.kind(last.next + 1) == .letters
    {
      form.append(say(reader.spoken(first)))
      return first.next + 1
    }
    guard let first = reader.textNumber(index), let last = second(of: first, reader),
      let from = first.approximate, let to = last.approximate, from < to,
      !tokens.isMark(last.next, in: TextNormalizer.joining) || tokens.isEdge(last.next + 1),
      months.month(tokens.text(index - 2)) == nil, !isMonth(tokens, index - 3)
    else { return nil }
    // Pages of a book: "45–47. o."
    let page = tokens.skipSpace(last.next + 1)
    if tokens.isMark(last.next, "."), ["o", "old", "oldal"].contains(tokens.text(page)),
      let ordinal = ordinal(last.whole, .none)
    {
      form.append(say(reader.spoken(first)) + "-" + ordinal + " oldal")
      return tokens.isMark(page + 1, ".") ? tokens.pastPeriod(of: page) : page + 1
    }
    let (end, next) = counted(last, reader)
    guard tokens.isEdge(next) else { return nil }
    // Two numbers that follow each other are about so many, and so are spans: "két-három nap", "öt-hét óra". What has a
    // suffix of its own takes no other.
    let unit = reader.unit(last.next, isGlued: false)
    let isAbout =
      to == from + 1 && to <= 10 && first.fraction == nil
      || unit.map { Self.spans.contains($0.name) } ?? false
    let isEnded =
      unit.map { $0.rate != nil || $0.name.contains("-per-") } ?? false
      || tokens.isMark(next, "-") && tokens.kind(next + 1) == .letters
    if next > last.next, isAbout && tokens.kind(next - 1) == .letters || isEnded {
      form.append((from == 2 ? "két" : say(reader.spoken(first))) + "-" + end)
      return next
    }
    // Before a noun, the ends stand beside each other: "öt-tizenöt évig".
    if next == last.next, tokens.kind(next) == .space,
      tokens.text(next + 1).first?.isLowercase == true
    {
      form.append(say(reader.spoken(first)) + "-" + end)
      return next
    }
    form.append(Self.from(say(reader.spoken(first))))
    form.append(Self.upTo(end))
    return next
  }

  private static let spans: Set<String> = [
    "second", "minute", "hour", "day", "week", "month", "year",
  ]

  /// The number behind a dash, with blanks on both sides of it or on none.
  private func second(of first: TextNumber, _ reader: TextNormalizer) -> TextNumber? {
    let tokens = reader.tokens
    let dash = tokens.skipSpace(first.next)
    let start = tokens.skipSpace(dash + 1)
    guard tokens.isMark(dash, in: TextNormalizer.dashes), !first.hasLeadingZero,
      (dash == first.next) == (start == dash + 1), first.whole.utf8.count <= 4 || first.isGrouped,
      !reader.isEquation, let last = reader.textNumber(start), !last.hasLeadingZero
    else { return nil }
    return last
  }

  /// A number with its percent sign, its currency or its unit, and the index past it.
  private func counted(_ number: TextNumber, _ reader: TextNormalizer) -> (words: String, Int) {
    let tokens = reader.tokens
    let behind = tokens.skipSpace(number.next)
    let amount = reader.spoken(number)
    if tokens.isMark(behind, in: TextNormalizer.percents) { return (percent(amount), behind + 1) }
    if let sign = reader.currencySign(behind), tokens.isBoundary(sign.next) {
      return (money(amount, reader.noun(sign, amount)), sign.next)
    }
    if let unit = reader.unit(number.next, isGlued: false), tokens.isBoundary(unit.next) {
      let words = unit.rate.map { measure(amount, unit: unit.name, per: $0) }
      return (words ?? measure(amount, unit: unit.name), unit.next)
    }
    return (say(amount), number.next)
  }

  /// Whether a short name of a month with its period is before an index.
  private func isMonth(_ tokens: TextTokens, _ index: Int) -> Bool {
    tokens.isMark(index + 1, ".") && months.month(tokens.text(index)) != nil
  }

  /// A word with the suffix that says from where: "öttől", "háromtól", "órától".
  static func from(_ words: String) -> String {
    lengthened(words) + (isBack(words) ? "tól" : "től")
  }

  /// A word with the suffix that says up to where: "tízig", "óráig".
  static func upTo(_ words: String) -> String { lengthened(words) + "ig" }

  /// A final short vowel is long before a suffix.
  static func lengthened(_ words: String) -> String {
    if words.hasSuffix("a") { return words.dropLast() + "á" }
    return words.hasSuffix("e") ? words.dropLast() + "é" : words
  }

  /// Whether the last word's vowels are those of the back of the mouth; "i", "í" and "é" follow the vowel before them.
  static func isBack(_ words: String) -> Bool {
    let last = words.split(whereSeparator: { " -".contains($0) }).last ?? ""
    for letter in last.reversed() {
      if "aáoóuú".contains(letter) { return true }
      if "eöőüű".contains(letter) { return false }
    }
    return false
  }
}
