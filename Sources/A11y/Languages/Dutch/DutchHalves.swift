// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Whole numbers and a half before what they count, which Dutch writes as one word: "tweeënhalve eetlepel".
extension DutchRules {
  /// Nouns of the neuter gender that things are counted in; before them a half has no ending.
  private static let neuters: Set<String> = [
    "uur", "jaar", "pond", "ons", "glas", "blik", "brood", "stuk", "kwartaal", "seizoen", "boek",
    "miljoen", "miljard", "procent", "punt", "paar", "dozijn", "u",
  ]

  /// Reads a whole number and a half before a unit or a noun: "2½ uur", "1 1/2 liter".
  func half(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1),
      tokens.text(index).utf8.count < 3,
      let whole = Int(tokens.text(index)), whole > 0
    else { return nil }
    let start = tokens.skipSpace(index + 1)
    // Digits that meet are one number: a half of digits has a blank before it.
    guard start > index + 1 || tokens.text(start) == "½", let end = reader.endOfHalf(start) else {
      return nil
    }
    let noun = tokens.skipSpace(end)
    guard noun > end, tokens.kind(noun) == .letters else { return nil }
    let ending = Self.neuters.contains(tokens.text(noun)) ? "half" : "halve"
    let words = cardinal(whole)
    // Two vowels that meet are kept apart: "tweeënhalf".
    let join = words.hasSuffix("e") ? "ën" : "en"
    form.append(whole == 1 ? "ander" + ending : words + join + ending)
    guard let unit = reader.unit(end, isGlued: false), unit.rate == nil,
      tokens.isBoundary(unit.next)
    else { return end }
    form.append(name(ofUnit: unit.name, for: SpokenNumber("1")))
    return unit.next
  }
}
