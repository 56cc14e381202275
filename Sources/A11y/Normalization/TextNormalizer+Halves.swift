/// Halves behind what they are a part of, as Romance languages say them: "dos horas y media".
extension TextNormalizer {
  private struct Half {
    let and: String
    let masculine: String
    let feminine: String
  }

  private static let halves = [
    "es": Half(and: "y", masculine: "medio", feminine: "media"),
    "fr": Half(and: "et", masculine: "demi", feminine: "demie"),
    "it": Half(and: "e", masculine: "mezzo", feminine: "mezza"),
    "pt": Half(and: "e", masculine: "meio", feminine: "meia"),
  ]

  /// Reads a whole number of a unit and a half: "2½ h", "2 1/2 h", "2 h 1/2", "1 h y ½".
  func measureAndHalf(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let half = Self.halves[rules.locale.language], tokens.isBoundary(index - 1),
      !tokens.isMark(index - 1, in: Self.dashes),
      let number = textNumber(index), number.fraction == nil
    else { return nil }
    let name: String
    let end: Int
    if let past = endOfHalf(tokens.skipSpace(number.next)) {
      guard let unit = unit(past, isGlued: false), unit.rate == nil else { return nil }
      (name, end) = (unit.name, unit.next)
    } else {
      guard let unit = unit(number.next, isGlued: false), unit.rate == nil else { return nil }
      var at = tokens.skipSpace(unit.next)
      if tokens.text(at) == half.and, at > unit.next { at = tokens.skipSpace(at + 1) }
      guard at > unit.next, let past = endOfHalf(at) else { return nil }
      // Another unit has the half.
      if self.unit(past, isGlued: false) != nil { return nil }
      (name, end) = (unit.name, past)
    }
    guard tokens.isBoundary(end), !name.contains("-per-") else { return nil }
    let isFeminine = rules.gender(ofUnit: name) == .feminine
    form.append(
      rules.measure(spoken(number), unit: name) + " " + half.and + " "
        + (isFeminine ? half.feminine : half.masculine))
    return end
  }

  private func endOfHalf(_ index: Int) -> Int? {
    if tokens.text(index) == "½" { return index + 1 }
    return tokens.text(index) == "1" && tokens.isMark(index + 1, "/")
      && tokens.text(index + 2) == "2" ? index + 3 : nil
  }
}
