// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers whose suffix makes another word of them in Hungarian: "15-e", "160. §-a", "2×1", "2/3-a".
extension HungarianRules {
  func suffixed(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    if let next = monthOfDays(tokens, index, into: &form) { return next }
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1) else { return nil }
    return paragraph(tokens, index, into: &form) ?? house(tokens, index, into: &form) ?? times(
      reader, index, into: &form)
      ?? days(tokens, index, into: &form)
      ?? part(reader, index, into: &form)
  }

  /// A day of a month with a suffix that digits have behind them: "tizenötödikéig" for "15-ig".
  ///
  /// - Parameters:
  ///   - name: the day, "tizenötödike".
  ///   - suffix: the letters behind the hyphen.
  /// - Returns: the word; nil for a suffix that days don't have.
  static func day(_ name: String, suffix: String) -> String? {
    let long = lengthened(name)
    switch suffix {
    case "e", "a", "je": return name
    case "i", "ei", "ai", "jei": return name + "i"
    default: break
    }
    let isBack = isBack(name)
    for (end, back, front) in [
      ("n", "n", "n"), ("ig", "ig", "ig"), ("tól", "tól", "től"), ("től", "tól", "től"),
      ("ra", "ra", "re"), ("re", "ra", "re"), ("hoz", "hoz", "hez"), ("hez", "hoz", "hez"),
      ("t", "t", "t"), ("val", "val", "vel"), ("vel", "val", "vel"),
    ] where suffix.hasSuffix(end) {
      return long + (isBack ? back : front)
    }
    return nil
  }

  /// Reads a paragraph of a law, whose number is an ordinal before its sign.
  ///
  /// Examples: "160. §-a", "6:58. §".
  private func paragraph(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    var number = index
    if tokens.isMark(index + 1, ":"), tokens.kind(index + 2) == .digits { number = index + 2 }
    let sign = tokens.skipSpace(number + 2)
    guard tokens.isMark(number + 1, "."), tokens.isMark(sign, "§"),
      let words = ordinal(tokens.text(number), .none)
    else { return nil }
    if number > index { form.append(cardinal(tokens.text(index))) }
    form.append(words)
    let hasSuffix =
      tokens.isMark(sign + 1, "-") && tokens.kind(sign + 2) == .letters && tokens.isEdge(sign + 3)
    form.append("paragrafus" + (hasSuffix ? tokens.text(sign + 2) : ""))
    return hasSuffix ? sign + 3 : sign + 1
  }

  /// Reads the number of a house that something is in, which is no ordinal.
  ///
  /// Example: "a Fő u. 12. sz. alatt".
  private func house(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index + 1, "."), case let noun = tokens.skipSpace(index + 2),
      ["sz", "szám"].contains(tokens.text(noun)),
      case let behind = tokens.skipSpace(tokens.isMark(noun + 1, ".") ? noun + 2 : noun + 1),
      tokens.text(behind).hasPrefix("alatt")
    else { return nil }
    form.append(cardinal(tokens.text(index)) + " szám")
    return behind - 1
  }

  /// Reads how many times something is done or taken: "2×1 tabletta", "hetente 3x", "4x100 m".
  private func times(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    let sign = tokens.skipSpace(index + 1)
    let behind = tokens.skipSpace(sign + 1)
    guard ["x", "×"].contains(tokens.text(sign)), tokens.text(index).utf8.count <= 3,
      !tokens.text(index).hasPrefix("0"), (sign > index + 1) == (behind > sign + 1),
      tokens.kind(behind) == .digits || sign == index + 1 && tokens.isEdge(sign + 1)
    else { return nil }
    let number = tokens.text(index) == "2" ? "két" : cardinal(tokens.text(index))
    let last = number.last { "aáoóuúeéiíöőüű".contains($0) }
    let ending =
      Self.isBack(number) ? "szor" : last.map { "öőüű".contains($0) } == true ? "ször" : "szer"
    form.append(number + ending)
    guard let amount = reader.textNumber(behind) else { return sign + 1 }
    guard let unit = reader.unit(amount.next, isGlued: false), unit.rate == nil else {
      form.append(say(reader.spoken(amount)))
      return amount.next
    }
    form.append(measure(reader.spoken(amount), unit: unit.name))
    return unit.next
  }

  /// Reads the short name of a month before days from one to another.
  ///
  /// Example: "máj. 3–5.".
  private func monthOfDays(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int?
  {
    guard tokens.kind(index) == .letters, tokens.isMark(index + 1, "."),
      tokens.kind(index + 2) == .space, tokens.kind(index + 3) == .digits,
      tokens.isMark(tokens.skipSpace(index + 4), in: TextNormalizer.dashes),
      tokens.kind(tokens.skipSpace(tokens.skipSpace(index + 4) + 1)) == .digits,
      let month = months.month(tokens.text(index))
    else { return nil }
    form.append(months[month])
    return index + 2
  }

  /// Reads the days of a month from one to another: "május 3–5.".
  private func days(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let dash = tokens.skipSpace(index + 1)
    let last = tokens.skipSpace(dash + 1)
    let month = tokens.isMark(index - 2, ".") ? index - 3 : index - 2
    guard tokens.kind(index - 1) == .space, months.month(tokens.text(month)) != nil,
      tokens.isMark(dash, in: TextNormalizer.dashes), tokens.kind(last) == .digits,
      let from = Int(tokens.text(index)), let to = Int(tokens.text(last)), from < to, to <= 31,
      from > 0
    else { return nil }
    form.append(Self.from(day(from)))
    form.append(Self.upTo(day(to)))
    let suffix = last + 2
    if tokens.isMark(last + 1, "-"), tokens.kind(suffix) == .letters { return suffix + 1 }
    return tokens.isMark(last + 1, ".") && last + 2 < tokens.count ? last + 2 : last + 1
  }

  /// Reads a part with a suffix, which is one word: "kétharmada" for "2/3-a".
  private func part(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    guard let part = reader.simpleFraction(index), tokens.isMark(part.next, "-"),
      tokens.kind(part.next + 1) == .letters, tokens.isEdge(part.next + 2),
      tokens.text(part.next + 1).count <= 4, part.numerator == "2"
    else { return nil }
    let words = fraction(part.numerator, part.denominator).split(separator: " ")
    guard words.count == 2 else { return nil }
    form.append("két" + words[1] + tokens.text(part.next + 1))
    return part.next + 2
  }
}
