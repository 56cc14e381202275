// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

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

  /// Reads a whole number of a unit, or of what a noun counts, and a half: "2½ h", "2 1/2 h", "2 h 1/2", "1 h y ½",
  /// "2 1/2 tazas".
  func measureAndHalf(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let half = Self.halves[rules.locale.language], tokens.isBoundary(index - 1),
      !tokens.isMark(index - 1, in: Self.dashes),
      let number = textNumber(index), number.fraction == nil
    else { return nil }
    let name: String
    let end: Int
    if let past = endOfHalf(tokens.skipSpace(number.next)) {
      guard let unit = unit(past, isGlued: false), unit.rate == nil else {
        return countedAndHalf(number, half, noun: past, into: &form)
      }
      (name, end) = (unit.name, unit.next)
    } else {
      guard let unit = unit(number.next, isGlued: false), unit.rate == nil else {
        return countedAndHalf(number, half, noun: number.next, into: &form)
      }
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

  /// Reads a noun between a number and its half, wherever that is written: "2 1/2 tazas", "2 cucchiai e ½".
  private func countedAndHalf(
    _ number: TextNumber, _ half: Half, noun: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.kind(noun) == .space, tokens.kind(noun + 1) == .letters,
      case let word = tokens.text(noun + 1), word.count > 2, word.first?.isLowercase == true,
      tokens.isEdge(noun + 2)
    else { return nil }
    var end = noun + 2
    if noun == number.next {
      guard tokens.kind(end) == .space, tokens.text(end + 1) == half.and,
        let past = endOfHalf(tokens.skipSpace(end + 2)), tokens.isBoundary(past),
        // Another unit has the half: "3 œufs et 1/2 l de lait".
        unit(past, isGlued: false) == nil
      else { return nil }
      end = past
    }
    let gender = rules.gender(before: word)
    let one = rules.say(spoken(number), gender)
    let part = half.and + " " + (gender == .feminine ? half.feminine : half.masculine)
    // One and a half are written with several, "1 1/2 tazas", and said with one, where its form is plain.
    if number.whole == "1", noun != number.next, word.hasSuffix("s") || word.hasSuffix("i") {
      let isPlain = word.hasSuffix("as") || word.hasSuffix("os") || rules.locale.language == "fr"
      // Before "and" the number stands alone: "uno e mezzo bicchieri".
      let alone = rules.say(spoken(number), gender == .feminine ? .feminine : .none)
      form.append(
        isPlain ? "\(one) \(word.dropLast()) \(part)" : "\(alone) \(part) \(word)")
    } else {
      form.append("\(one) \(word) \(part)")
    }
    return end
  }

  /// The index behind a half, "½" or "1/2"; nil if none begins here.
  func endOfHalf(_ index: Int) -> Int? {
    if tokens.text(index) == "½" { return index + 1 }
    return tokens.text(index) == "1" && tokens.isMark(index + 1, "/")
      && tokens.text(index + 2) == "2" ? index + 3 : nil
  }
}
